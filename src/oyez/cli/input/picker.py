"""Choosing in a terminal: long lists are narrowed step by step, by number or by a few letters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final

from msgspec import Struct

from oyez.cli.commands.rules import search_form
from oyez.cli.terminal import Terminal
from oyez.kernel import Amount, Arrangement, Choices, Question, Refused, Some, Split, Words
from oyez.text import Texts

# So many choices fit on a screen together with the board.
_SHORT: Final = 9

ReadLine = Callable[[str], str]


class BackRequested(Exception):  # noqa: N818 - not an error: the user went back a step
    """The user wants to choose again from the start."""


class Picker:
    """Puts a set of choices to a person. `ask` reads a line, and does the commands by itself.

    Whatever the kind, it asks for what it needs: see `oyez.choices.dialogue.Chooser`.
    """

    def __init__(self, terminal: Terminal, texts: Texts, ask: ReadLine) -> None:
        self._terminal, self._texts, self._ask = terminal, texts, ask
        self._question: Question | None = None
        # What asks: the question, a field of a form, an option among several.
        self._of = ""

    def pick(self, choices: Choices[Any], question: Question | None = None) -> Any:
        """One value of the set; Back if the user thinks better of it.

        What answers no question is nobody's duty: there one can go back from the start.
        """
        self._question = question
        while True:
            self._of = "" if question is None else question.prompt
            try:
                return choices.find(choices.make(self))
            except Refused as refusal:  # each part will do, but not all of them together
                self._terminal.line(self._texts.error(refusal))

    def _words(self, value: object) -> str:
        return self._texts.thing(value, self._of)

    # -- what is inside -------------------------------------------------------------------------

    def which(self, naming: str, names: Sequence[str], enough: bool = False) -> str | None:
        options: dict[str | None, str] = {name: self._texts.name(naming, name) for name in names}
        if enough:
            options[None] = self._terminal.say("pick-no-more")
        found: str | None = self._one(list(options), lambda name: options[name])
        return found

    def inside(self, name: str, part: Choices[Any]) -> Any:
        self._of = name
        return part.make(self)

    def field(self, name: str, part: Choices[Any]) -> Any:
        self._terminal.line(self._terminal.say("pick-field", name=self._texts.name("field", name)))
        return self.inside(name, part)

    def about(self, thing: object, part: Choices[Any]) -> Any:
        self._terminal.line(self._terminal.say("pick-field", name=self._words(thing)))
        return part.make(self)

    # -- one thing ------------------------------------------------------------------------------

    def one(self, values: Sequence[Any]) -> Any:
        return self._one(list(values), self._words)

    def amount(self, choices: Amount) -> int:
        hint = self._terminal.say("pick-amount", least=choices.least, most=choices.most)
        return int(self._typed(choices, hint, int))

    def words(self, choices: Words) -> str:
        """A line of text; what is given as an example can be typed as it is shown."""
        known = {self._words(example): example for example in choices.examples}
        if known:
            self._terminal.line(self._terminal.say("pick-example", words=" / ".join(known)))
        hint = self._terminal.say("pick-words", most=choices.most)
        return str(self._typed(choices, hint, lambda typed: known.get(typed, typed)))

    # -- one of many ----------------------------------------------------------------------------

    def _one(self, values: list[Any], words: Callable[[Any], str]) -> Any:
        """Narrow the values until one is left: by kind, then by what tells them apart."""
        free = self._question is None
        if len(values) == 1 and not free:
            self._terminal.line(self._terminal.say("pick-only", words=words(values[0])))
            while self._ask(self._terminal.say("pick-enter")).strip() not in ("", "1"):
                pass  # what cannot be taken back is confirmed by nothing but Enter
            return values[0]
        first = True
        while first or len(values) > 1:
            groups = _groups(values) if len(values) > _SHORT else [[value] for value in values]
            values = self._narrow(values, groups, words, back=free or not first)
            first = False
        return values[0]

    def _narrow(
        self,
        values: list[Any],
        groups: list[list[Any]],
        words: Callable[[Any], str],
        back: bool,
    ) -> list[Any]:
        labels = [_label([words(value) for value in group]) for group in groups]
        self._terminal.listed([f"{n:2}  {label}" for n, label in enumerate(labels, 1)])
        if back:
            self._terminal.line(f"   0  {self._terminal.say('pick-back')}")
        while True:
            typed = self._ask(self._terminal.say("pick-one"))
            if typed == "0" and back:
                raise BackRequested
            if typed.isdecimal() and 1 <= int(typed) <= len(groups):
                return groups[int(typed) - 1]
            found = [v for v in values if typed and _fits(typed, words(v))]
            if found and not typed.isdecimal():
                return found
            if typed:
                self._terminal.line(self._terminal.say("pick-none", typed=typed))

    # -- several ----------------------------------------------------------------------------------

    def some(self, choices: Some[Any]) -> tuple[Any, ...]:
        return self._several(choices, choices.pool, "pick-some")

    def row(self, choices: Arrangement[Any]) -> tuple[Any, ...]:
        return self._several(choices, choices.pool, "pick-order")

    def _several(
        self, choices: Choices[tuple[Any, ...]], pool: Mapping[Any, int], hint: str
    ) -> tuple[Any, ...]:
        things = list(pool)
        for number, thing in enumerate(things, 1):
            several = f" (×{pool[thing]})" if pool[thing] > 1 else ""
            self._terminal.line(f"  {number:2}  {self._words(thing)}{several}")
        everything = self._terminal.words("word-all") | {"*"}

        def read(typed: str) -> tuple[Any, ...]:
            if typed.lower() in everything:
                return tuple(thing for thing in things for _ in range(pool[thing]))
            return tuple(thing for part in typed.split() for thing in _counted(things, part))

        return tuple(self._typed(choices, self._terminal.say(hint), read))

    def split(self, choices: Split[Any]) -> tuple[tuple[Any, int], ...]:
        things = list(choices.bins)
        for number, thing in enumerate(things, 1):
            self._terminal.line(f"  {number:2}  {self._words(thing)} (0–{choices.bins[thing]})")

        def read(typed: str) -> tuple[tuple[Any, int], ...]:
            pairs = [part.split("=") for part in typed.split()]
            return tuple((things[_place(n, things)], int(amount)) for n, amount in pairs)

        least, most = choices.total
        hint = self._terminal.say("pick-split", least=least, most=most)
        return tuple(self._typed(choices, hint, read))

    def _typed(self, choices: Choices[Any], hint: str, read: Callable[[str], Any]) -> Any:
        """Ask until what is typed stands for one of the choices."""
        while True:
            typed = self._ask(hint)
            try:
                return choices.find(read(typed))
            except Refused as refusal:
                self._terminal.line(self._texts.error(refusal))
            except (ValueError, IndexError):
                self._terminal.line(self._terminal.say("pick-none", typed=typed))


def _label(words: Sequence[str]) -> str:
    """The words of a value, or what those of several have in common."""
    if len(words) == 1:
        return words[0]
    split = [text.split() for text in words]
    shared = 0
    while all(len(w) > shared and w[shared] == split[0][shared] for w in split):
        shared += 1
    start = " ".join(split[0][:shared]).rstrip(" :,") or words[0]
    return f"{start} … ({len(words)})"


def _groups(values: list[Any]) -> list[list[Any]]:
    """The values apart by their kind; those of one kind by the field that has the fewest values."""
    by_kind = _apart(values, type)
    if len(by_kind) > 1 or not isinstance(values[0], Struct):
        return by_kind if len(by_kind) > 1 else [[value] for value in values]
    parted = [_apart(values, attrgetter(field)) for field in values[0].__struct_fields__]
    useful = [groups for groups in parted if 1 < len(groups) < len(values)]
    return min(useful, key=len, default=[[value] for value in values])


def _apart(values: list[Any], key: Callable[[Any], Any]) -> list[list[Any]]:
    groups: dict[Any, list[Any]] = {}
    for value in values:
        groups.setdefault(key(value), []).append(value)
    return list(groups.values())


def _fits(typed: str, words: str) -> bool:
    return all(part in search_form(words) for part in search_form(typed).split())


def _place(number: str, things: Sequence[Any]) -> int:
    place = int(number) - 1
    if not 0 <= place < len(things):
        raise IndexError(number)
    return place


def _counted(things: Sequence[Any], part: str) -> list[Any]:
    """`3` is the third thing, `3x2` is it twice."""
    number, _, times = part.lower().replace("×", "x").partition("x")
    count = int(times) if times else 1
    if not 0 <= count < 1000:
        raise IndexError(part)
    return [things[_place(number, things)]] * count
