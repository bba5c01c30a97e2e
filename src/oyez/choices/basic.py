"""Choices are sets: each knows what is in it, can walk, count, sample, explain, describe itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any, Generic, TypeVar, cast

import msgspec

from oyez.choices.descriptions import (
    AmountDescription,
    Description,
    EitherDescription,
    FormDescription,
    OfferDescription,
    OneOfDescription,
    WordsDescription,
)
from oyez.choices.dialogue import Chooser, LabelFormatter, Labels, ValueFormatter
from oyez.compiling import mypyc_attr
from oyez.errors import NotAmongChoices, Reason

T = TypeVar("T")
H = TypeVar("H", bound=Hashable)

Why = Callable[[Any], Reason | None]

# Equal values of one of these types are the same value; others are compared part by part.
_ATOMS = frozenset({str, int, bool, type(None)})
# What writing a value that came from outside may raise.
_UNWRITABLE = (TypeError, ValueError, RecursionError)


def plain(value: object) -> Any:
    """The value as JSON-ready data, the form in which screens, records and programs speak of it."""
    return msgspec.to_builtins(value, str_keys=True)


def written(value: object) -> bytes:
    """The value as JSON: the same bytes only for the same value (`1`, `1.0` and `true` differ)."""
    try:
        return msgspec.json.encode(value, order="sorted")
    except TypeError:  # a dict inside has keys that are no strings
        return msgspec.json.encode(plain(value), order="sorted")


def exactly(member: object, value: object) -> bool:
    """Whether `value`, which equals `member`, is also of the same type in every part."""
    kind = type(value)
    if member is value or kind is not type(member):
        return member is value
    try:
        return kind in _ATOMS or written(member) == written(value)
    except _UNWRITABLE:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Choices(Generic[T]):
    """A set of legal values. Subclasses say what is in it; the kernel alone asks.

    What is listed, what is inside and how it is told and asked is said by the class, too, so that
    nobody outside needs to know the kind. `naming` is how messages name what is inside.
    """

    __slots__ = ("why",)
    kind = "choices"
    naming = ""
    why: Why | None

    def find(self, value: object) -> T:
        """The member equal to `value`, in the set's own form; NotAmongChoices if there is none."""
        raise NotImplementedError

    def __iter__(self) -> Iterator[T]:
        raise NotImplementedError

    def count(self) -> int:
        """How many values there are, without walking them."""
        raise NotImplementedError

    def sample(self, rng: Random) -> T:
        """One value, each equally likely."""
        raise NotImplementedError

    def parse(self, raw: object) -> T:
        """The member that plain data (from JSON) stands for."""
        raise NotImplementedError

    def described(self) -> Description:
        """Everything that a screen needs to show and narrow the choice."""
        raise NotImplementedError

    def describe(self) -> dict[str, Any]:
        """The description as plain data."""
        told: dict[str, Any] = plain(self.described())
        return told

    # -- what it is made of -----------------------------------------------------------------

    def listed(self) -> Sequence[Any] | None:
        """The things that it lists, each with a label; None for a kind that lists nothing."""
        return None

    def children(self) -> Mapping[str, Choices[Any]]:
        """The choices inside, by name, as far as they are known before anything is chosen."""
        return {}

    def inner(self, step: Any) -> Choices[Any]:
        """The choices inside that plain data (a name, say) leads to; LookupError if none."""
        return self.children()[step]

    def alone(self, thing: Any) -> Any:
        """The value that speaks of one thing listed, and of nothing else."""
        return thing

    def holding(self, thing: Any) -> Iterator[T]:
        """Values that hold a thing listed somewhere in them, one for each place where it stands."""
        if thing in (self.listed() or ()) and (value := self.alone(thing)) in self:
            yield value

    def arguments(self, value: T) -> Mapping[str, Any]:  # noqa: ARG002 - most have no fields
        """The fields of a value by name, for messages; none unless it has fields."""
        return {}

    def labels(self, voice: LabelFormatter, of: str = "") -> Labels:
        """A label for each thing listed, in that order; for choices inside by their names."""
        inside = self.children()
        if inside:
            return {name: part.labels(voice, name) for name, part in inside.items()}
        things = self.listed()
        return None if things is None else [voice.thing(thing, of) for thing in things]

    def tell(self, value: T, voice: ValueFormatter, of: str = "") -> str:
        """A value in words."""
        return voice.thing(value, of)

    def make(self, chooser: Chooser) -> T:
        """A value, put together by whoever is asked; to be checked, or Refused on the way."""
        value: T = chooser.one(list(self))
        return value

    # -- refusing ---------------------------------------------------------------------------

    def __contains__(self, value: object) -> bool:
        return self.why_not(value) is None

    def __bool__(self) -> bool:
        return self.count() > 0

    def why_not(self, value: object) -> Reason | None:
        """Why `value` is not in the set; None if it is."""
        try:
            self.find(value)
        except NotAmongChoices as refusal:
            return refusal.reason
        return None

    def refusal(
        self, value: object, message: str = "not-listed", **about: str | int
    ) -> NotAmongChoices:
        """The error for a value outside the set, with the game's reason where it can give one."""
        reason = self.objection(value) if message != "wrong-type" else None
        return self._refused(value, reason or Reason(message, about=about))

    def objection(self, value: object) -> Reason | None:
        """What the game has against a value outside the set, where it can tell."""
        if self.why is not None:
            # Of nonsense a game cannot even speak.
            with suppress(AttributeError, LookupError, TypeError, ValueError):
                return self.why(value)
        return None

    def _refused(self, value: object, reason: Reason) -> NotAmongChoices:
        words = f"{value!r:.200} is not among the choices: {reason.words()}"
        return NotAmongChoices(words, reason.rule, reason)

    def _tuple(self, value: Any) -> tuple[Any, ...]:
        if type(value) is not tuple:
            raise self.refusal(value, "wrong-type")
        return value  # pyright: ignore[reportUnknownVariableType] - a tuple of anything

    def _list(self, raw: object) -> Sequence[Any]:
        if not isinstance(raw, list | tuple):
            raise self.refusal(raw, "wrong-type")
        return cast("Sequence[Any]", raw)

    def _parsed(self, things: Iterable[H], raw: object) -> tuple[H, ...]:
        """The things that the items of a JSON list stand for."""
        own = {written(thing): thing for thing in things}
        try:
            return tuple(own[written(item)] for item in self._list(raw))
        except (KeyError, *_UNWRITABLE):
            raise self.refusal(raw) from None


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Choices[T]):
    """One of the values listed; each is listed once.

    Where a value is another deed than it is as a rule, `told_as` names what it is called after, in
    place of what asks: `choice-<that>-<tag>`. Else it is "".
    """

    __slots__ = ("told_as", "values")
    kind = "one-of"

    def __init__(
        self,
        values: Sequence[T],
        why: Why | None = None,
        told_as: Callable[[T], str] | None = None,
    ) -> None:
        self.values = values
        self.why = why
        self.told_as = told_as

    def find(self, value: object) -> T:
        values = self.values
        for found in values:
            if found is value:  # as a rule: what was listed comes back
                return found
        for found in values:
            if found == value and exactly(found, value):
                return found
        raise self.refusal(value, "wrong-type" if value in values else "not-listed")

    def __iter__(self) -> Iterator[T]:
        return iter(self.values)

    def __bool__(self) -> bool:
        return bool(self.values)

    def count(self) -> int:
        return len(self.values)

    def sample(self, rng: Random) -> T:
        values = self.values
        return values[int(rng.random() * len(values))]

    def parse(self, raw: object) -> T:
        try:
            said = written(raw)
        except _UNWRITABLE:
            raise self.refusal(raw, "wrong-type") from None
        for value in self.values:
            if written(value) == said:
                return value
        raise self.refusal(raw)

    def described(self) -> Description:
        return OneOfDescription(list(self.values))

    def listed(self) -> Sequence[Any] | None:
        return self.values

    def labels(self, voice: LabelFormatter, of: str = "") -> Labels:
        return [voice.thing(value, self._of(value, of)) for value in self.values]

    def tell(self, value: T, voice: ValueFormatter, of: str = "") -> str:
        return voice.thing(value, self._of(value, of))

    def _of(self, value: T, of: str) -> str:
        return of if self.told_as is None else self.told_as(value) or of

    def make(self, chooser: Chooser) -> T:
        value: T = chooser.one(self.values)
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Choices[int]):
    """A whole number from `least` to `most`, in steps."""

    __slots__ = ("_range", "least", "most", "step")
    kind = "amount"

    def __init__(self, least: int, most: int, step: int = 1, why: Why | None = None) -> None:
        self.least, self.most, self.step, self.why = least, most, step, why
        self._range = range(least, most + 1, step)

    def find(self, value: object) -> int:
        if type(value) is not int:
            raise self.refusal(value, "wrong-type")
        if value not in self._range:
            raise self.refusal(value, "out-of-range", least=self.least, most=self.most)
        return value

    def __iter__(self) -> Iterator[int]:
        return iter(self._range)

    def count(self) -> int:
        return len(self._range)

    def sample(self, rng: Random) -> int:
        return self._range[int(rng.random() * len(self._range))]

    def parse(self, raw: object) -> int:
        return self.find(raw)

    def described(self) -> Description:
        return AmountDescription(self.least, self.most, self.step)

    def tell(self, value: int, voice: ValueFormatter, of: str = "") -> str:  # noqa: ARG002 - itself only
        return voice.number(value)

    def make(self, chooser: Chooser) -> int:
        return chooser.amount(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Form(Choices[tuple[Any, ...]]):
    """Several choices made as one answer: a value for each field, in their order."""

    __slots__ = ("fields",)
    kind = "form"
    naming = "field"

    def __init__(self, fields: Mapping[str, Choices[Any]], why: Why | None = None) -> None:
        self.fields = fields
        self.why = why

    def find(self, value: object) -> tuple[Any, ...]:
        return self._each(self._tuple(value), lambda part, item: part.find(item))

    def _each(
        self, items: Sequence[Any], find: Callable[[Choices[Any], Any], Any]
    ) -> tuple[Any, ...]:
        if len(items) != len(self.fields):
            raise self.refusal(items, "wrong-number", least=len(self.fields), most=len(self.fields))
        found: list[Any] = []
        for (name, part), item in zip(self.fields.items(), items, strict=True):
            try:
                found.append(find(part, item))
            except NotAmongChoices as fault:
                raise NotAmongChoices(f"{name}: {fault}", fault.rule, fault.reason) from None
        return tuple(found)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return product(*self.fields.values())

    def __bool__(self) -> bool:
        return all(self.fields.values())

    def count(self) -> int:
        return math.prod([part.count() for part in self.fields.values()])

    def sample(self, rng: Random) -> tuple[Any, ...]:
        return tuple(part.sample(rng) for part in self.fields.values())

    def parse(self, raw: object) -> tuple[Any, ...]:
        return self._each(self._list(raw), lambda part, item: part.parse(item))

    def described(self) -> Description:
        return FormDescription(self._described_fields())

    def _described_fields(self) -> dict[str, Description]:
        return {name: part.described() for name, part in self.fields.items()}

    def children(self) -> Mapping[str, Choices[Any]]:
        return self.fields

    def holding(self, thing: Any) -> Iterator[tuple[Any, ...]]:
        if not self:
            return
        first = [next(iter(part)) for part in self.fields.values()]
        for place, part in enumerate(self.fields.values()):
            for item in part.holding(thing):
                yield (*first[:place], item, *first[place + 1 :])

    def arguments(self, value: tuple[Any, ...]) -> Mapping[str, Any]:
        return dict(zip(self.fields, value, strict=True))

    def tell(self, value: tuple[Any, ...], voice: ValueFormatter, of: str = "") -> str:
        parts = zip(self.fields.items(), value, strict=True)
        return voice.series([part.tell(item, voice, name) for (name, part), item in parts], of)

    def make(self, chooser: Chooser) -> tuple[Any, ...]:
        return tuple([chooser.field(name, part) for name, part in self.fields.items()])


class Offer(Form):
    """A proposal to another seat: to whom, what is given, what is asked in return."""

    __slots__ = ()
    kind = "offer"

    def __init__(
        self, to: Choices[Any], give: Choices[Any], ask: Choices[Any], why: Why | None = None
    ) -> None:
        super().__init__({"to": to, "give": give, "ask": ask}, why)

    def described(self) -> Description:
        return OfferDescription(self._described_fields())


@mypyc_attr(allow_interpreted_subclasses=True)
class Either(Choices[tuple[str, Any]]):
    """Different kinds of choices side by side: which of them, by name, and a value of that one.

    Sampled kind by kind: each that is not empty is equally likely.
    """

    __slots__ = ("options",)
    kind = "either"
    naming = "act"

    def __init__(self, options: Mapping[str, Choices[Any]], why: Why | None = None) -> None:
        self.options = options
        self.why = why

    def find(self, value: object) -> tuple[str, Any]:
        name, part, item = self._part(self._tuple(value))
        return name, part.find(item)

    def _part(self, pair: Sequence[Any]) -> tuple[str, Choices[Any], Any]:
        """The option that a pair names, and what is said about it."""
        if len(pair) != 2 or type(pair[0]) is not str:
            raise self.refusal(pair, "wrong-type")
        name, item = pair
        if name not in self.options:
            raise self.refusal(pair)
        return name, self.options[name], item

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        return ((name, value) for name, part in self.options.items() for value in part)

    def __bool__(self) -> bool:
        return any(self.options.values())

    def count(self) -> int:
        return sum([part.count() for part in self.options.values()])

    def sample(self, rng: Random) -> tuple[str, Any]:
        name = rng.choice([name for name, part in self.options.items() if part])
        return name, self.options[name].sample(rng)

    def parse(self, raw: object) -> tuple[str, Any]:
        name, part, item = self._part(self._list(raw))
        return name, part.parse(item)

    def described(self) -> Description:
        return EitherDescription({n: part.described() for n, part in self.children().items()})

    def children(self) -> Mapping[str, Choices[Any]]:
        return {name: part for name, part in self.options.items() if part}

    def holding(self, thing: Any) -> Iterator[tuple[str, Any]]:
        for name, part in self.options.items():
            for item in part.holding(thing):
                yield name, item

    def labels(self, voice: LabelFormatter, of: str = "") -> Labels:  # noqa: ARG002 - named by itself
        return {name: part.labels(voice, name) for name, part in self.children().items()}

    def tell(self, value: tuple[str, Any], voice: ValueFormatter, of: str = "") -> str:  # noqa: ARG002
        name, item = value
        return voice.named(self.naming, name, self.options[name], item)

    def make(self, chooser: Chooser) -> tuple[str, Any]:
        name = chooser.which(self.naming, list(self.children()))
        assert name is not None
        return name, chooser.inside(name, self.options[name])


# More texts than anybody could walk.
COUNTLESS = 1 << 62


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Choices[str]):
    """A line of text in one's own words. Walked and sampled are only the `examples`."""

    __slots__ = ("examples", "most")
    kind = "words"

    def __init__(self, most: int, examples: Sequence[str], why: Why | None = None) -> None:
        self.most, self.examples, self.why = most, examples, why

    def find(self, value: object) -> str:
        if type(value) is not str:
            raise self.refusal(value, "wrong-type")
        if not 1 <= len(value) <= self.most:
            raise self.refusal(value, "wrong-number", least=1, most=self.most)
        if not value.isprintable() or value != value.strip():
            raise self.refusal(value)
        return value

    def __iter__(self) -> Iterator[str]:
        return iter(self.examples)

    def count(self) -> int:
        return COUNTLESS

    def sample(self, rng: Random) -> str:
        return rng.choice(self.examples)

    def parse(self, raw: object) -> str:
        return self.find(raw)

    def described(self) -> Description:
        return WordsDescription(self.most, list(self.examples))

    def listed(self) -> Sequence[Any] | None:
        return self.examples

    def make(self, chooser: Chooser) -> str:
        return chooser.words(self)


NOTHING: OneOf[Any] = OneOf(())
