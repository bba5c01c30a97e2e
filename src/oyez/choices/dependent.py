"""A form whose later fields depend on what was chosen in the earlier ones."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from oyez.choices.basic import COUNTLESS, Choices, OneOf, Why, plain, written
from oyez.choices.descriptions import Description
from oyez.choices.dialogue import Chooser, LabelFormatter, Labels, ValueFormatter
from oyez.errors import NotAmongChoices

Field: TypeAlias = "Choices[Any] | Callable[..., Choices[Any]]"

# A description tells what follows so many first values; beyond, the screen has to ask.
_TOLD = 60
# How often a first value is sampled before all that lead on are listed.
_GUESSES = 6


class Branch(Struct, frozen=True, omit_defaults=True):
    """What comes after these first values (None: after any)."""

    rest: DependentDescription
    values: list[Any] | None = None


class DependentDescription(Description, frozen=True, tag="dependent"):
    """Fields of which the first can be chosen now; `then` says what comes after which value.

    A first value that is in no branch leads nowhere. Without `then`, what comes after a value has
    to be asked for, unless this is the last field.
    """

    names: list[str]
    first: Description
    then: list[Branch] | None = None


class Dependent(Choices[tuple[Any, ...]]):
    """A value for each field, in their order, where later fields depend on earlier values.

    A field is a set of choices, or a function of the values of all fields before it, that gives the
    same choices whenever it is given the same values. What leads to a field without choices is not
    in the set. All fields but the last are walked to count, so let them be small. Sampled field by
    field.
    """

    __slots__ = ("_first", "fields", "given")
    kind = "dependent"
    naming = "field"

    def __init__(
        self, fields: Mapping[str, Field], why: Why | None = None, given: tuple[Any, ...] = ()
    ) -> None:
        if not fields:
            raise ValueError("a form needs a field")
        self.fields, self.why, self.given = fields, why, given
        self._first: Choices[Any] | None = None

    @property
    def first(self) -> Choices[Any]:
        """The choices of the first field that is still open."""
        if self._first is None:
            field = next(iter(self.fields.values()))
            self._first = field if isinstance(field, Choices) else field(*self.given)
        return self._first

    def after(self, value: Any) -> Dependent | None:
        """The fields that are left when the first has this value; None after the last."""
        _, *rest = self.fields.items()
        return Dependent(dict(rest), self.why, (*self.given, value)) if rest else None

    def _settled(self) -> list[Choices[Any]] | None:
        """The later fields, if they are the same whatever is chosen in the first."""
        later = [*self.fields.values()][1:]
        known: list[Choices[Any]] = [field for field in later if isinstance(field, Choices)]
        return known if len(known) == len(later) else None

    # -- the set ------------------------------------------------------------------------------

    def find(self, value: object) -> tuple[Any, ...]:
        return self._each(self._tuple(value), lambda part, item: part.find(item))

    def parse(self, raw: object) -> tuple[Any, ...]:
        return self._each(self._list(raw), lambda part, item: part.parse(item))

    def _each(
        self, items: Sequence[Any], find: Callable[[Choices[Any], Any], Any]
    ) -> tuple[Any, ...]:
        number = len(self.fields)
        if len(items) != number:
            raise self.refusal(items, "wrong-number", least=number, most=number)
        found: list[Any] = []
        left: Dependent | None = self
        for name, item in zip(self.fields, items, strict=True):
            assert left is not None
            try:
                found.append(find(left.first, item))
            except NotAmongChoices as fault:
                raise NotAmongChoices(f"{name}: {fault}", fault.rule, fault.reason) from None
            left = left.after(found[-1])
        return tuple(found)

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        for value in self.first:
            rest = self.after(value)
            for others in [()] if rest is None else rest:
                yield (value, *others)

    def _leads_on(self, value: Any) -> bool:
        rest = self.after(value)
        return rest is None or bool(rest)

    def __bool__(self) -> bool:
        if len(self.fields) == 1:
            return bool(self.first)
        return any(self._leads_on(value) for value in self.first)

    def count(self) -> int:
        settled = self._settled()
        if settled is not None:
            return math.prod([part.count() for part in (self.first, *settled)])
        if self.first.count() >= COUNTLESS:
            return COUNTLESS if self else 0
        return sum(rest.count() for value in self.first if (rest := self.after(value)))

    def sample(self, rng: Random) -> tuple[Any, ...]:
        value = self.first.sample(rng)
        for _ in range(_GUESSES):
            if self._leads_on(value):
                break
            value = self.first.sample(rng)
        else:
            value = rng.choice([each for each in self.first if self._leads_on(each)])
        rest = self.after(value)
        return (value,) if rest is None else (value, *rest.sample(rng))

    # -- what it is made of ---------------------------------------------------------------------

    def described(self) -> Description:
        return self._described(_TOLD)

    def _described(self, room: int) -> DependentDescription:
        branches = self._branches(room)
        then = None if branches is None else [Branch(told, values) for values, _, told in branches]
        return DependentDescription(list(self.fields), self._leading().described(), then)

    def _branches(self, room: int) -> list[_Told] | None:
        """What comes after which values, those with the same after them together.

        None if nothing comes, or if more values than there is room for would have to be told.
        """
        if len(self.fields) == 1:
            return None
        left = self._room_left(room)
        if self._settled() is not None:
            rest = self.after(None)
            return [(None, rest, rest._described(left))] if rest else []
        if self.first.count() > room:
            return None
        found: dict[bytes, tuple[list[Any], Dependent, DependentDescription]] = {}
        for value in self.first:
            rest = self.after(value)
            if rest:
                told = rest._described(left)
                found.setdefault(written(told), ([], rest, told))[0].append(plain(value))
        return list(found.values())

    def _room_left(self, room: int) -> int:
        """How much room there is to tell what comes after each value."""
        return room if self._settled() is not None else room // max(1, self.first.count())

    def _leading(self) -> Choices[Any]:
        """The first field; of few values only those that lead on."""
        if len(self.fields) == 1 or self.first.count() > _TOLD:
            return self.first
        leading = [value for value in self.first if self._leads_on(value)]
        return self.first if len(leading) == self.first.count() else OneOf(leading)

    def children(self) -> Mapping[str, Choices[Any]]:
        return {next(iter(self.fields)): self._leading()}

    def inner(self, step: Any) -> Choices[Any]:
        """A list of values leads to the fields that are left after them."""
        if isinstance(step, str):
            return super().inner(step)
        left: Dependent | None = self
        for raw in self._list(step):
            if left is None:
                raise LookupError("no field is left")
            left = left.after(left.first.parse(raw))
        if left is None:
            raise LookupError("no field is left")
        return left

    def holding(self, thing: Any) -> Iterator[tuple[Any, ...]]:
        """Only as far as the first field goes: what comes later is not known before."""
        for value in self.first.holding(thing):
            rest = self.after(value)
            if rest is None:
                yield (value,)
            elif rest:
                yield (value, *next(iter(rest)))

    def arguments(self, value: tuple[Any, ...]) -> Mapping[str, Any]:
        return dict(zip(self.fields, value, strict=True))

    def labels(self, voice: LabelFormatter, of: str = "") -> Labels:  # noqa: ARG002 - named by its fields
        """Of the first field, and of what comes then, branch by branch."""
        return self._labels(voice, _TOLD)

    def _labels(self, voice: LabelFormatter, room: int) -> Labels:
        left, branches = self._room_left(room), self._branches(room) or []
        inside: dict[str, Labels] = {
            str(place): rest._labels(voice, left) for place, (_, rest, _) in enumerate(branches)
        }
        return {"first": self._leading().labels(voice, next(iter(self.fields))), "then": inside}

    def tell(self, value: tuple[Any, ...], voice: ValueFormatter, of: str = "") -> str:
        told: list[str] = []
        left: Dependent | None = self
        for name, item in zip(self.fields, value, strict=True):
            assert left is not None
            told.append(left.first.tell(item, voice, name))
            left = left.after(item)
        return voice.series(told, of)

    def make(self, chooser: Chooser) -> tuple[Any, ...]:
        made: list[Any] = []
        left: Dependent | None = self
        while left is not None:
            name, part = next(iter(left.children().items()))
            if not part:
                raise self.refusal(tuple(made), "dead-end")
            made.append(chooser.field(name, part))
            left = left.after(made[-1])
        return tuple(made)


_Told: TypeAlias = "tuple[list[Any] | None, Dependent, DependentDescription]"
