"""Choices are sets: each knows what is in it, can walk, count, sample, explain, describe itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any, Generic, TypeVar, cast

import msgspec

from oyez.kernel.compiling import mypyc_attr
from oyez.kernel.errors import NotAmongChoices, Reason

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
    """A set of legal values. Subclasses say what is in it; the kernel alone asks."""

    __slots__ = ("why",)
    kind = "choices"
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

    def describe(self) -> dict[str, Any]:
        """Plain data for a screen: everything needed to show and narrow the choice."""
        raise NotImplementedError

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
        reason = None
        if self.why is not None and message != "wrong-type":
            # Of nonsense a game cannot even speak.
            with suppress(AttributeError, LookupError, TypeError, ValueError):
                reason = self.why(value)
        reason = reason or Reason(message, about=about)
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
    """One of the values listed; each is listed once."""

    __slots__ = ("values",)
    kind = "one-of"

    def __init__(self, values: Sequence[T], why: Why | None = None) -> None:
        self.values = values
        self.why = why

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

    def describe(self) -> dict[str, Any]:
        return {"kind": self.kind, "values": [plain(value) for value in self.values]}


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

    def describe(self) -> dict[str, Any]:
        return {"kind": self.kind, "least": self.least, "most": self.most, "step": self.step}


@mypyc_attr(allow_interpreted_subclasses=True)
class Form(Choices[tuple[Any, ...]]):
    """Several choices made as one answer: a value for each field, in their order."""

    __slots__ = ("fields",)
    kind = "form"

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

    def describe(self) -> dict[str, Any]:
        fields = {name: part.describe() for name, part in self.fields.items()}
        return {"kind": self.kind, "fields": fields}


class Offer(Form):
    """A proposal to another seat: to whom, what is given, what is asked in return."""

    __slots__ = ()
    kind = "offer"

    def __init__(
        self, to: Choices[Any], give: Choices[Any], ask: Choices[Any], why: Why | None = None
    ) -> None:
        super().__init__({"to": to, "give": give, "ask": ask}, why)


@mypyc_attr(allow_interpreted_subclasses=True)
class Either(Choices[tuple[str, Any]]):
    """Different kinds of choices side by side: which of them, by name, and a value of that one.

    Sampled kind by kind: each that is not empty is equally likely.
    """

    __slots__ = ("options",)
    kind = "either"

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

    def describe(self) -> dict[str, Any]:
        options = {name: part.describe() for name, part in self.options.items() if part}
        return {"kind": self.kind, "options": options}


# More texts than anybody could walk.
_COUNTLESS = 1 << 62


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
        return _COUNTLESS

    def sample(self, rng: Random) -> str:
        return rng.choice(self.examples)

    def parse(self, raw: object) -> str:
        return self.find(raw)

    def describe(self) -> dict[str, Any]:
        return {"kind": self.kind, "most": self.most, "examples": list(self.examples)}


NOTHING: OneOf[Any] = OneOf(())
