"""Choosing in a terminal: long lists are narrowed step by step, by number or by a few letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from msgspec import Struct

from oyez.cli.desk import Desk
from oyez.cli.rules import folded
from oyez.kernel import (
    Amount,
    Choices,
    Either,
    Form,
    OneOf,
    Question,
    Refused,
    Row,
    Some,
    Split,
    Words,
)
from oyez.text import Texts

# So many choices fit on a screen together with the board.
_SHORT: Final = 9

Ask = Callable[[str], str]


class Back(Exception):  # noqa: N818 - not an error: the user went back a step
    """The user wants to choose again from the start."""


class Picker:
    """Puts a set of choices to a person. `ask` reads a line, and does the commands by itself."""

    def __init__(self, desk: Desk, texts: Texts, ask: Ask) -> None:
        self._desk, self._texts, self._ask = desk, texts, ask
        self._question: Question | None = None
        # What asks: the question, a field of a form, an option among several.
        self._of = ""
        self._naming = False

    def pick(self, choices: Choices[Any], question: Question | None = None) -> Any:
        """One value of the set; Back if the user thinks better of it.

        What answers no question is nobody's duty: there one can go back from the start.
        """
        self._question = question
        self._of, self._naming = ("" if question is None else question.prompt), False
        return self._pick(choices)

    def _pick(self, choices: Choices[Any]) -> Any:
        match choices:
            case OneOf():
                return self._one(list(choices.values))
            case Amount():
                hint = self._desk.say("pick-amount", least=choices.least, most=choices.most)
                return self._typed(choices, hint, int)
            case Form():
                return tuple(self._field(name, part) for name, part in choices.fields.items())
            case Either():
                return self._option(choices)
            case Words():
                return self._own_words(choices)
            case Some() | Row():
                return self._several(choices)
            case Split():
                return self._split(choices)
            case _:
                return self._one(list(choices))

    def _words(self, value: object) -> str:
        if self._naming:
            return self._texts.option(str(value))
        return self._texts.thing(value, self._of)

    def _field(self, name: str, part: Choices[Any]) -> Any:
        self._desk.line(self._desk.say("pick-field", name=self._texts.field(name)))
        self._of = name
        return self._pick(part)

    def _option(self, choices: Either) -> tuple[str, Any]:
        """Which option first, then a value of it."""
        self._naming = True
        name = str(self._one([name for name, part in choices.options.items() if part]))
        self._of, self._naming = name, False
        return name, self._pick(choices.options[name])

    def _own_words(self, choices: Words) -> str:
        """A line of text; what is given as an example can be typed as it is shown."""
        known = {self._words(example): example for example in choices.examples}
        if known:
            self._desk.line(self._desk.say("pick-example", words=" / ".join(known)))
        hint = self._desk.say("pick-words", most=choices.most)
        return str(self._typed(choices, hint, lambda typed: known.get(typed, typed)))

    # -- one of many ----------------------------------------------------------------------------

    def _one(self, values: list[Any]) -> Any:
        """Narrow the values until one is left: by kind, then by what tells them apart."""
        free = self._question is None
        if len(values) == 1 and not free:
            self._desk.line(self._desk.say("pick-only", words=self._words(values[0])))
            while self._ask(self._desk.say("pick-enter")).strip() not in ("", "1"):
                pass  # what cannot be taken back is confirmed by nothing but Enter
            return values[0]
        first = True
        while first or len(values) > 1:
            groups = _groups(values) if len(values) > _SHORT else [[value] for value in values]
            values = self._narrow(values, groups, back=free or not first)
            first = False
        return values[0]

    def _label(self, group: Sequence[Any]) -> str:
        """The value, or what the values of a group have in common."""
        words = [self._words(value) for value in group]
        if len(words) == 1:
            return words[0]
        split = [text.split() for text in words]
        shared = 0
        while all(len(w) > shared and w[shared] == split[0][shared] for w in split):
            shared += 1
        start = " ".join(split[0][:shared]).rstrip(" :,") or words[0]
        return f"{start} … ({len(group)})"

    def _narrow(self, values: list[Any], groups: list[list[Any]], back: bool) -> list[Any]:
        self._desk.listed([f"{n:2}  {self._label(group)}" for n, group in enumerate(groups, 1)])
        if back:
            self._desk.line(f"   0  {self._desk.say('pick-back')}")
        while True:
            typed = self._ask(self._desk.say("pick-one"))
            if typed == "0" and back:
                raise Back
            if typed.isdecimal() and 1 <= int(typed) <= len(groups):
                return groups[int(typed) - 1]
            found = [v for v in values if typed and _fits(typed, self._words(v))]
            if found and not typed.isdecimal():
                return found
            if typed:
                self._desk.line(self._desk.say("pick-none", typed=typed))

    # -- several ----------------------------------------------------------------------------------

    def _several(self, choices: Some[Any] | Row[Any]) -> Any:
        things = list(choices.pool)
        for number, thing in enumerate(things, 1):
            there = choices.pool[thing]
            several = f" (×{there})" if there > 1 else ""
            self._desk.line(f"  {number:2}  {self._words((thing,))}{several}")
        ordered = isinstance(choices, Row)
        hint = self._desk.say("pick-order" if ordered else "pick-some")
        everything = self._desk.words("word-all") | {"*"}

        def read(typed: str) -> tuple[Any, ...]:
            if typed.lower() in everything:
                return tuple(thing for thing in things for _ in range(choices.pool[thing]))
            return tuple(thing for part in typed.split() for thing in _counted(things, part))

        return self._typed(choices, hint, read)

    def _split(self, choices: Split[Any]) -> Any:
        things = list(choices.bins)
        for number, thing in enumerate(things, 1):
            self._desk.line(f"  {number:2}  {self._words(thing)} (0–{choices.bins[thing]})")

        def read(typed: str) -> tuple[tuple[Any, int], ...]:
            pairs = [part.split("=") for part in typed.split()]
            return tuple((things[_place(n, things)], int(amount)) for n, amount in pairs)

        least, most = choices.total
        return self._typed(choices, self._desk.say("pick-split", least=least, most=most), read)

    def _typed(self, choices: Choices[Any], hint: str, read: Callable[[str], Any]) -> Any:
        """Ask until what is typed stands for one of the choices."""
        while True:
            typed = self._ask(hint)
            try:
                return choices.find(read(typed))
            except Refused as refusal:
                self._desk.line(self._texts.error(refusal))
            except (ValueError, IndexError):
                self._desk.line(self._desk.say("pick-none", typed=typed))


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
    return all(part in folded(words) for part in folded(typed).split())


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
