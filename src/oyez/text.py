"""Sentences: message ids and their arguments become words in the reader's language.

The messages are Fluent files: general ones in `messages/`, a game's own in `<folder>/text/`. An
argument that is an id of the game is put in words where the game names its kind: the message
`form-kingdom` makes every message `kingdom-…` a name, and its attributes are forms of that name.
For an argument `kingdom`, a message may then say

* `$kingdom`, the name, and `$kingdom-of`, `$kingdom-start`… for each form;
* `$kingdom-id`, the id itself, to select on (`none` or `some` for heaps and lists; an empty id
  is `none`, too).

A form belongs to the kind (its text is made from `$name`) or to the name itself. What a thing is
called may also depend on what is printed on it: then `Game.called` has the messages to say.

Arguments, and fields of a `Form`, that are called `seat`, `to` or `by` are players; so are the
fields of events and choices that hold seats. `$seat-of` is the name of a player after "of".

What is inside a choice is named by messages that begin as its kind says: the options of an `Either`
by `act-…` (`act-give`), clauses by `clause-…`; the attribute `done` tells a whole choice of that
name, with its fields as arguments, or with `$value`. Fields are named by `field-…`. A number that
stands for something (and is no `Amount`) is told by `choice-<question, option or field>-number`,
with `$number`, where there is such a message.

An event may be told to one of those whom it concerns: its message then has an attribute
`you-<field>` for the seat in that field, in the second person, and in any attribute `$seat-you` is
`yes` where the player is the reader. Things of the reader's own take the forms `own-…` of their
kind instead of the others (`own-start` for `start`, `own` for the name itself). The attribute
`brief` tells an event as what came of another, `then` as what the same one did next, `lead` as
what others come of: clauses without a full stop.

A number that an edition can change is said as `$figure-` and where it stands in the data, such as
`$figure-combat-casualty` for `casualty` in the table `combat`, or `$figure-space-1-fee` for a field
of a row. It is filled in before anything else is read, so a message may also select on it.

Beside `$least` and `$most` a message may select on `$bounds`: `exact` if both are the same, `up-to`
if the least is 0, else `range`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias, cast, get_args, get_type_hints
from unicodedata import normalize

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from msgspec import Struct

from oyez.choices.dialogue import Labels
from oyez.editions.edition import Phrases
from oyez.editions.phrases import as_fluent
from oyez.game import Game
from oyez.kernel import (
    NATURE,
    CannotUndo,
    Choices,
    Event,
    NotAmongChoices,
    Obeyed,
    OneOf,
    Passage,
    Question,
    Reason,
    Refused,
    Seat,
)
from oyez.scene.elements import Text
from oyez.state.events import event_name

DEFAULT: Final = "en"
_GENERAL: Final = Path(__file__).parent / "messages"
_KIND: Final = "form-"
_FIGURE: Final = re.compile(r"\$figure-([A-Za-z0-9-]+)")
# Arguments of questions, and fields of forms, that hold seats.
_SEATS: Final = frozenset({"seat", "to", "by"})

Names: TypeAlias = "Mapping[Seat, str] | Sequence[str]"
MessageArguments: TypeAlias = dict[str, str | int | float]


class Reader(NamedTuple):
    """Who reads: a seat, and the ids of the things that are its own."""

    seat: Seat
    own: frozenset[str] = frozenset()


class Verbatim(str):
    """Text that goes into a message as it is, and is never taken for the id of a thing."""

    __slots__ = ()


def languages() -> tuple[str, ...]:
    """The languages there are texts in; the first is the one to fall back on."""
    found = sorted(path.stem for path in _GENERAL.glob("*.ftl"))
    return (DEFAULT, *(lang for lang in found if lang != DEFAULT))


def kebab(name: str) -> str:
    """A class name as it stands in message ids: `KingEliminated` is `king-eliminated`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@cache
def _parsed(path: Path) -> ast.Resource:
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return FluentParser().parse(text)


def edition_texts(game: Game[Any, Any], lang: str) -> str:
    """The messages that the edition in play says otherwise, as Fluent; to be read first."""
    return _source(game.phrases, lang, _own_parsed(game, lang, game.folder))


def game_texts(game: Game[Any, Any], lang: str) -> str:
    """All messages of a game, as Fluent; first those that the edition in play says otherwise."""
    return "\n".join(filter(None, (edition_texts(game, lang), _own_texts(game, lang))))


def _own_texts(game: Game[Any, Any], lang: str) -> str:
    """The messages in a game's folder, with the numbers of the edition in play filled in."""
    path = game.folder / "text" / f"{lang}.ftl"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    figures: Mapping[str, Any] = game.figures if _FIGURE.search(text) else {}
    return _FIGURE.sub(lambda said: str(figures.get(said[1], said[0])), text)


@cache
def _own_parsed(game: Game[Any, Any], lang: str, folder: Path) -> ast.Resource:  # noqa: ARG001
    return FluentParser().parse(_own_texts(game, lang))


def _source(phrases: Phrases, lang: str, own: ast.Resource) -> str:
    known = {entry.id.name: entry for entry in own.body if isinstance(entry, ast.Message)}
    return as_fluent(phrases.spoken(lang), known)


def _of_game(game: Game[Any, Any], lang: str) -> list[ast.Resource]:
    """What the game says, and before it what the edition in play does."""
    own = _own_parsed(game, lang, game.folder)
    source = edition_texts(game, lang)
    return [FluentParser().parse(source), own] if source else [own]


@cache
def _seat_fields(kind: type[Struct]) -> frozenset[str]:
    """The fields of a struct that hold a seat, several, or several with a number each."""
    return frozenset(n for n, hint in get_type_hints(kind).items() if _holds_seats(hint))


def _holds_seats(hint: Any) -> bool:
    parts = get_args(hint)
    return Seat in (hint, *parts) or any(Seat in get_args(part) for part in parts)


def _fields(value: Struct) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


def _tag(value: object) -> str | None:
    """The tag of a struct that has one, also where it is plain data."""
    if isinstance(value, dict):
        return cast("dict[str, str]", value).get("type")
    tag = value.__struct_config__.tag if isinstance(value, Struct) else None
    return None if tag is None else str(tag)


@cache
def _general(lang: str) -> _MessageBook:
    return _MessageBook(lang if lang in languages() else DEFAULT)


def sentence(message: str, lang: str, /, **words: str | int) -> str:
    """A general message in words, where no game is at hand."""
    return _general(lang).format(message, dict(words))[0]


class _MessageBook:
    """The messages of one language: a game's own first, then the general ones."""

    def __init__(self, lang: str, game: Game[Any, Any] | None = None) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.ids: dict[str, ast.Message] = {}
        own = [] if game is None else _of_game(game, lang)
        for resource in (*own, _parsed(_GENERAL / f"{lang}.ftl")):
            self.bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self.ids.setdefault(entry.id.name, entry)

    def attributes(self, message: str) -> list[str]:
        entry = self.ids.get(message)
        return [each.id.name for each in entry.attributes] if entry is not None else []

    def has(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        if attribute:
            return attribute in self.attributes(name)
        return name in self.ids and self.ids[name].value is not None

    def format(self, message: str, words: MessageArguments) -> tuple[str, bool]:
        """The text, and whether all of it could be put together."""
        name, _, attribute = message.partition(".")
        found = self.bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, faults = self.bundle.format_pattern(pattern, words)
        return str(text), not faults


class Texts:
    """The texts of one game in one language.

    What is missing is said in English, or else by its bare id; with `strict` it is an error.
    """

    def __init__(
        self, game: Game[Any, Any], lang: str, names: Names | None = None, *, strict: bool = False
    ) -> None:
        known = languages()
        self.lang = next((each for each in (lang, lang[:2]) if each in known), DEFAULT)
        self.names, self.strict, self._game = names, strict, game
        spoken = dict.fromkeys((self.lang, DEFAULT))
        self._books = [_MessageBook(each, game) for each in spoken]
        self._things: dict[str, str] = {}
        for book in self._books:
            for thing, message in _things(book.ids):
                self._things.setdefault(thing, message)
        self._forms_of: dict[str, MessageArguments] = {}
        self._names_of: dict[str, str] = {}

    # -- the sentences ----------------------------------------------------------------------

    def has(self, message: str, /) -> bool:
        """Whether this language has the message (`id`, or `id.attribute`)."""
        return self._books[0].has(message)

    def say(self, message: str, /, **args: Any) -> str:
        """The text of a message (`id`, or `id.attribute`) with its arguments; `$count` is 1."""
        return self._say(message, self._words({"count": 1} | args))

    def label(self, text: Text) -> str:
        """The text that something on the table bears."""
        return self.say(text.id, **text.about)

    def event(self, event: Event, names: Names | None = None, reader: Reader | None = None) -> str:
        """What happened, as a line of the log; in the second person where it is the reader."""
        if isinstance(event, Obeyed):
            answer = Verbatim(self._value(event.value, event.prompt, names))
            if event.order != event.prompt:
                order = Verbatim(self.order(event.order, event.value))
                return self.say("event-obeyed.here", order=order)
            return self.say("event-obeyed", answer=answer)
        message = f"event-{kebab(event_name(type(event)))}"
        if reader is None:
            return self._struct(message, event, names)
        fields = (f for f in _seat_fields(type(event)) if reader.seat == getattr(event, f))
        told = (f"{message}.you-{field}" for field in sorted(fields))
        said = next((each for each in told if self._known(each)), message)
        return _capital(self._struct(said, event, names, reader=reader))

    def clause(self, event: Event, form: str, reader: Reader | None = None) -> str | None:
        """What happened as a clause of a longer sentence; None if there are no words for it."""
        message = f"event-{kebab(event_name(type(event)))}.{form}"
        return self._struct(message, event, None, reader=reader) if self._known(message) else None

    def prompt(self, question: Question, names: Names | None = None) -> str:
        """What is asked, of whom; `$seat` is the name of the player asked."""
        args = {"seat": question.seat, **(question.about or {})}
        return self._say(f"prompt-{question.prompt}", self._words(args, _SEATS, names))

    def brief(self, question: Question, names: Names | None = None) -> str:
        """What is asked, in a few words to whoever is asked; the sentence where there are none."""
        message = f"prompt-{question.prompt}.brief"
        if not self._known(message):
            return self.prompt(question, names)
        return self._say(message, self._words(question.about or {}, _SEATS, names))

    def order(self, key: str, answer: object) -> str:
        """A standing order: what is always answered to a question, or only about one thing."""
        prompt, _, thing = key.partition("/")
        kind, _, name = thing.partition(":")
        own = f"order-{prompt}-{_tag(answer) or ('nothing' if not answer else '')}"
        here = {kind: name} if kind else {}
        if self._known(own + ".here" if here else own):
            return self.say(own + ".here" if here else own, **here)
        told = {
            "question": Verbatim(self.name("act", prompt)),
            "answer": Verbatim(self._value(answer)),
        }
        return self.say("order-always", **told)

    def order_to_be_asked(self, moment: str) -> str:
        """The standing order to be asked at a moment."""
        return self.say("order-ask", question=Verbatim(self.name("act", moment)))

    def nothing(self, question: Question) -> str | None:
        """How to answer with nothing at all, where one may and it is not one of a list."""
        if isinstance(question.choices, OneOf):
            return None
        if () not in question.choices and 0 not in question.choices:
            return None
        return self.series((), question.prompt)

    def value(
        self, value: object, question: Question | None = None, names: Names | None = None
    ) -> str:
        """A choice in words; the question it answers may have words of its own for it."""
        if question is None:
            return self._value(value, "", names)
        return question.choices.tell(value, _Voice(self, names), question.prompt)

    def act(self, value: object, acts: Choices[Any], names: Names | None = None) -> str:
        """What is done out of turn, as one of the acts that are possible."""
        return acts.tell(value, _Voice(self, names))

    def labels(self, choices: Choices[Any], of: str = "") -> Labels:
        """A label for each thing that choices list, in the same order; `of` is what asks."""
        return choices.labels(_Voice(self, None), of)

    def name(self, naming: str, name: str) -> str:
        """The name of a field, of an option, of a clause: whatever stands inside a choice."""
        message = f"{naming}-{name}"
        return self._say(message, {}) if self._known(message) else name

    def thing(self, value: object, of: str = "", names: Names | None = None) -> str:
        """One thing to choose among, where it is listed: in a field, an option, or a question."""
        if isinstance(value, int) and not isinstance(value, bool):
            if of in _SEATS:
                return self.player(Seat(value), names)
            message = f"choice-{of}-number"
            if self._known(message):
                return self._say(message, {"number": value})
        return self._value(value, of, names)

    def reason(self, reason: Reason) -> str:
        """Why something cannot be chosen or taken back; `$seat` is a player."""
        args = {"count": 1} | reason.about
        return self._say(f"reason-{reason.message}", self._words(args, {"seat"}))

    def error(self, error: Refused) -> str:
        """Why an answer was not taken, and the rule behind it."""
        reason = error.reason if isinstance(error, NotAmongChoices | CannotUndo) else None
        if reason is not None:
            said = self.reason(reason)
        else:
            said = self.say(f"error-{kebab(type(error).__name__)}")
        return self.say("error-rule", said=Verbatim(said), rule=error.rule) if error.rule else said

    def player(self, seat: Seat, names: Names | None = None) -> str:
        """The name of whoever sits there."""
        if seat == NATURE:
            return self._say("nature", {})
        try:
            return (names or self.names or ())[seat]
        except LookupError:
            return self._say("player", {"number": seat + 1})

    def where(self, passages: Sequence[Passage], names: Names | None = None) -> str:
        """Where we are in the rulebook, as in "Turn 3 · Movement · Blue", the outermost first."""
        told: list[str] = []
        for passage in passages:
            number: MessageArguments = {} if passage.number is None else {"number": passage.number}
            told.append(self._say(f"passage-{passage.name}", number))
            if passage.seat is not None:
                told.append(self.player(passage.seat, names))
        return " · ".join(told)

    # -- choices ----------------------------------------------------------------------------

    def named(
        self, naming: str, name: str, part: Choices[Any], value: Any, names: Names | None
    ) -> str:
        """What was chosen under a name."""
        told, args = f"{naming}-{name}.done", part.arguments(value)
        if not self._known(told):
            return f"{self.name(naming, name)}: {part.tell(value, _Voice(self, names), name)}"
        if not args and isinstance(value, int):
            args = {"value": Verbatim(self.thing(value, name, names))}
        return self._say(told, self._words(args or {"value": value}, _SEATS, names))

    def _value(
        self, value: object, prompt: str = "", names: Names | None = None, count: int = 1
    ) -> str:
        if isinstance(value, tuple | list):
            return self._group(cast("Sequence[object]", value), prompt, names)
        tag = _tag(value)
        if tag is not None:
            special = f"choice-{prompt}-{tag}"
            message = special if self._known(special) else f"choice-{tag}"
            return self._struct(message, cast("Struct", value), names, {"count": count})
        if isinstance(value, Text):
            return self.label(value)
        if isinstance(value, Struct):
            return self._heap(_fields(value))
        if isinstance(value, Mapping):
            return self._heap(cast("Mapping[str, int]", value))
        if isinstance(value, str):
            return self._thing(value, count)
        if value is None or isinstance(value, bool):
            return self._say(f"value-{str(value).lower()}", {})
        return str(value)

    def _group(self, items: Sequence[object], prompt: str, names: Names | None = None) -> str:
        """A list in words; what is there several times is counted."""
        numbers = any(isinstance(item, int) for item in items)
        if numbers or not all(isinstance(item, Hashable) for item in items):
            return self.series([self._value(item, prompt, names) for item in items], prompt)
        alike: dict[str, tuple[object, int]] = {}
        for item, n in Counter(items).items():
            words = self._value(item, prompt, names)
            first, count = alike.get(words, (item, 0))
            alike[words] = first, count + n
        told = alike.values()
        return self.series([self._value(item, prompt, names, n) for item, n in told], prompt)

    def _thing(self, thing: str, count: int) -> str:
        """So many of what has a name; what has none is said as it is."""
        if thing in self._things:
            return self._say(self._things[thing], {"count": count})
        message, args = self._game.called(thing).get("", ("", {}))
        return self.say(message, **{"count": count, **args}) if message else thing

    def _heap(self, heap: Mapping[str, int]) -> str:
        """So many of each kind; none of any is nothing."""
        counts = {self._things.get(name, name): n for name, n in heap.items() if n}
        return self.series([self._say(message, {"count": n}) for message, n in counts.items()])

    def series(self, items: Sequence[str], prompt: str = "") -> str:
        """Things one after the other; none are nothing, which a question may say in its way."""
        if not items:
            special = f"choice-{prompt}-nothing"
            return self._say(special if self._known(special) else "choice-nothing", {})
        if len(items) == 1:
            return items[0]
        return self._say("list-last", {"list": ", ".join(items[:-1]), "last": items[-1]})

    # -- arguments --------------------------------------------------------------------------

    def _struct(
        self,
        message: str,
        value: Struct,
        names: Names | None,
        more: MessageArguments | None = None,
        reader: Reader | None = None,
    ) -> str:
        words = self._words(_fields(value), _seat_fields(type(value)), names, reader)
        return self._say(message, words | (more or {}))

    def _words(
        self,
        args: Mapping[str, Any],
        seats: Iterable[str] = (),
        names: Names | None = None,
        reader: Reader | None = None,
    ) -> MessageArguments:
        """Arguments for the messages: every id in words, with the forms of its name."""
        words: MessageArguments = {}
        for name, value in args.items():
            if name in seats:
                mine = reader is not None and value == reader.seat
                words[f"{name}-you"] = "yes" if mine else "no"
            if name in seats and value is not None:
                words |= self._players(name, value, names)
            else:
                words |= self._argument(name, value, reader)
        if "least" in args and "most" in args:
            words["bounds"] = _bounds(args["least"], args["most"])
        return words

    def _players(self, name: str, value: Any, names: Names | None) -> MessageArguments:
        """A player, several, or several with a number each."""
        if not isinstance(value, tuple):
            player = self.player(value, names)
            return {name: player, f"{name}-of": self._of(player), f"{name}-id": str(value)}
        several = cast("tuple[Seat | tuple[Seat, int], ...]", value)
        told = [self._share(each, names) for each in several]
        return {name: self.series(told), f"{name}-id": "some" if told else "none"}

    def _of(self, player: str) -> str:
        """A player's name after `of`; French makes it depend on the first letter."""
        if player not in self._names_of:
            first = normalize("NFD", player[:1])[:1].lower()
            self._names_of[player] = self._say("player-of", {"name": player, "initial": first})
        return self._names_of[player]

    def _share(self, each: Seat | tuple[Seat, int], names: Names | None) -> str:
        if not isinstance(each, tuple):
            return self.player(each, names)
        seat, count = each
        return self._say("list-share", {"player": self.player(seat, names), "count": count})

    def _argument(self, name: str, value: object, reader: Reader | None = None) -> MessageArguments:
        if isinstance(value, Verbatim | int | float) and not isinstance(value, bool):
            return {name: value}
        if value == "":
            return {name: "", f"{name}-id": "none"}
        if isinstance(value, str):
            forms = self._forms(value)
            if reader is not None and value in reader.own:
                forms = forms | _own(forms)
            return {name + form: text for form, text in forms.items()} | {f"{name}-id": value}
        if value is None:
            return {name: "", f"{name}-id": "none"}
        if isinstance(value, bool):
            return {name: self._value(value), f"{name}-id": "yes" if value else "no"}
        return {name: self._value(value), f"{name}-id": "some" if value else "none"}

    def _forms(self, thing: str) -> MessageArguments:
        """The name of a thing, under "", and each of its forms, under `-` and the form's name."""
        if thing not in self._forms_of:
            forms = self._forms_by_message(self._things[thing]) if thing in self._things else {}
            more = self._game.called(thing)
            if not forms and not more:
                return {"": thing}
            self._forms_of[thing] = forms  # of which the others may be made
            said = {form: self.say(message, **args) for form, (message, args) in more.items()}
            more_forms: MessageArguments = {
                f"-{form}" if form else "": text for form, text in said.items()
            }
            self._forms_of[thing] = forms | more_forms
        return self._forms_of[thing]

    def _forms_by_message(self, message: str) -> MessageArguments:
        name = self._say(message, {"count": 1})
        kind = _KIND + message.partition("-")[0]
        of_kind = {f"-{form}": f"{kind}.{form}" for form in self._attributes(kind)}
        own = {f"-{form}": f"{message}.{form}" for form in self._attributes(message)}
        forms: MessageArguments = {
            f: self._say(m, {"name": name}) for f, m in (of_kind | own).items()
        }
        return {"": name} | forms

    # -- the books --------------------------------------------------------------------------

    def _attributes(self, message: str) -> list[str]:
        known = (book.attributes(message) for book in self._books if message in book.ids)
        return next(known, list[str]())

    def _known(self, message: str) -> bool:
        return any(book.has(message) for book in self._books)

    def _say(self, message: str, words: MessageArguments) -> str:
        for book in self._books:
            if book.has(message):
                text, whole = book.format(message, words)
                if whole or not self.strict:
                    return text
            if self.strict:
                raise LookupError(f"no text in {self.lang} for {message} with {sorted(words)}")
        return message


class _Voice:
    """The texts as choices ask for them, for players of these names."""

    def __init__(self, texts: Texts, names: Names | None) -> None:
        self._texts, self._names = texts, names

    def thing(self, value: object, of: str) -> str:
        return self._texts.thing(value, of, self._names)

    def number(self, number: int) -> str:
        return str(number)

    def share(self, thing: object, number: int, of: str) -> str:
        return self._texts.say("list-part", thing=Verbatim(self.thing(thing, of)), count=number)

    def pair(self, thing: object, place: object, of: str) -> str:
        words = {"thing": Verbatim(self.thing(thing, of)), "place": Verbatim(self.thing(place, of))}
        return self._texts.say("list-pair", **words)

    def series(self, items: Sequence[str], of: str) -> str:
        return self._texts.series(items, of)

    def named(self, naming: str, name: str, part: Choices[Any], value: Any) -> str:
        return self._texts.named(naming, name, part, value, self._names)


def _own(forms: MessageArguments) -> MessageArguments:
    """The forms that a name takes for whoever owns the thing."""
    own = {form: text for form, text in forms.items() if form == "-own" or form[:5] == "-own-"}
    return {form.removeprefix("-own"): text for form, text in own.items()}


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _bounds(least: object, most: object) -> str:
    if least == most:
        return "exact"
    return "up-to" if least == 0 else "range"


def _things(ids: Iterable[str]) -> list[tuple[str, str]]:
    """The things that have names: their ids, and the messages that say them."""
    known = list(ids)
    kinds = {each.removeprefix(_KIND) for each in known if each.startswith(_KIND)}
    parts = ((message, message.partition("-")) for message in known)
    return [(thing, message) for message, (kind, _, thing) in parts if kind in kinds and thing]


__all__ = [
    "DEFAULT", "Names", "Reader", "Texts", "Verbatim", "edition_texts", "game_texts", "kebab",
    "languages",
]  # fmt: skip
