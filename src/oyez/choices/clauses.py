"""A list of clauses: as many as one likes, of different kinds, each with choices of its own."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from oyez.choices.basic import COUNTLESS, Choices, Why, written
from oyez.choices.descriptions import Description
from oyez.choices.dialogue import Chooser, ValueFormatter
from oyez.errors import NotAmongChoices, Reason

NamedValue = tuple[str, Any]
Check = Callable[[tuple[NamedValue, ...]], Reason | None]

# Up to so many lists are walked to count those that pass a check.
_WALKED = 10_000
# How often a list is sampled and checked before all are walked in search of one.
_TRIES = 30


class ClausesDescription(Description, frozen=True, tag="clauses"):
    """A list of pairs [name, value], in one's own order, none of them twice.

    `each` says how often a clause of a name may be there.
    """

    clauses: dict[str, Description]
    least: int
    most: int
    each: dict[str, int]


class Clauses(Choices[tuple[NamedValue, ...]]):
    """Several clauses in an order of one's own: pairs of a name and a value of the kind so named.

    `least` and `most` bound their number, `each` how often one of a name may occur; the very same
    clause never stands there twice. `check` says what is wrong with a list of clauses that are all
    right one by one. With a check, lists that are too many to walk are counted as if there were
    none. Sampled clause by clause: first their number, then of each its name, then its value.
    """

    __slots__ = ("_each", "check", "kinds", "least", "most")
    kind = "clauses"
    naming = "clause"

    def __init__(
        self,
        kinds: Mapping[str, Choices[Any]],
        most: int,
        least: int = 0,
        each: Mapping[str, int] | None = None,
        check: Check | None = None,
        why: Why | None = None,
    ) -> None:
        self.kinds, self.check, self.why = kinds, check, why
        self._each = {
            name: min((each or {}).get(name, most), part.count()) for name, part in kinds.items()
        }
        self.least, self.most = max(least, 0), min(most, sum(self._each.values()))

    # -- the set ------------------------------------------------------------------------------

    def find(self, value: object) -> tuple[NamedValue, ...]:
        return self._found(self._tuple(value), self._tuple, lambda part, item: part.find(item))

    def parse(self, raw: object) -> tuple[NamedValue, ...]:
        return self._found(self._list(raw), self._list, lambda part, item: part.parse(item))

    def _found(
        self,
        items: Sequence[Any],
        opened: Callable[[Any], Sequence[Any]],
        find: Callable[[Choices[Any], Any], Any],
    ) -> tuple[NamedValue, ...]:
        found: list[NamedValue] = []
        for item in items:
            pair = opened(item)
            if len(pair) != 2 or type(pair[0]) is not str:
                raise self.refusal(items, "wrong-type")
            name, said = pair
            if name not in self.kinds:
                raise self.refusal(items)
            try:
                found.append((name, find(self.kinds[name], said)))
            except NotAmongChoices as fault:
                raise NotAmongChoices(f"{name}: {fault}", fault.rule, fault.reason) from None
        self._check_list(tuple(found))
        return tuple(found)

    def _check_list(self, clauses: tuple[NamedValue, ...]) -> None:
        if not self.least <= len(clauses) <= self.most:
            raise self.refusal(clauses, "wrong-number", least=self.least, most=self.most)
        names = [name for name, _ in clauses]
        for name in names:
            if names.count(name) > self._each[name]:
                most = self._each[name]
                raise self.refusal(clauses, "clause-too-often", clause=name, most=most)
        if len(set(map(written, clauses))) < len(clauses):
            raise self.refusal(clauses, "clause-twice")
        if (reason := self._contradiction(clauses)) is not None:
            raise self._refused(clauses, reason)

    def _contradiction(self, clauses: tuple[NamedValue, ...]) -> Reason | None:
        return None if self.check is None else self.check(clauses)

    def __iter__(self) -> Iterator[tuple[NamedValue, ...]]:
        for length in range(self.least, self.most + 1):
            for clauses in self._grown((), length):
                if self._contradiction(clauses) is None:
                    yield clauses

    def _grown(
        self, begun: tuple[NamedValue, ...], length: int
    ) -> Iterator[tuple[NamedValue, ...]]:
        """Every list of that length that begins so."""
        if len(begun) == length:
            yield begun
            return
        there = set(map(written, begun))
        for name in self._open(begun):
            for value in self.kinds[name]:
                clause = (name, value)
                if written(clause) not in there:
                    yield from self._grown((*begun, clause), length)

    def _open(self, begun: Sequence[NamedValue]) -> list[str]:
        """The names of which another clause may be added."""
        names = [name for name, _ in begun]
        return [name for name, most in self._each.items() if names.count(name) < most]

    def __bool__(self) -> bool:
        if self.least > self.most:
            return False
        return self.check is None or any(True for _ in self)

    def count(self) -> int:
        lists = self._lists()
        if self.check is None or lists > _WALKED:
            return lists
        return sum(1 for _ in self)

    def _lists(self) -> int:
        """How many lists there are, whatever the check says of them."""
        # ways[n]: lists of n clauses of the names so far; of a further name some of n are chosen.
        ways = [1] + [0] * max(self.most, 0)
        for name, most in self._each.items():
            number = self.kinds[name].count()
            ways = [
                sum(
                    ways[size - n] * math.comb(size, n) * math.perm(number, n)
                    for n in range(min(most, size) + 1)
                )
                for size in range(len(ways))
            ]
        return min(sum(ways[self.least : self.most + 1]), COUNTLESS)

    def sample(self, rng: Random) -> tuple[NamedValue, ...]:
        for _ in range(_TRIES):
            clauses: tuple[NamedValue, ...] = ()
            length = rng.randint(self.least, self.most)
            for _ in range(_TRIES * (length + 1)):
                if len(clauses) == length:
                    break
                name = rng.choice(self._open(clauses))
                clause = (name, self.kinds[name].sample(rng))
                if written(clause) not in set(map(written, clauses)):
                    clauses = (*clauses, clause)
            if len(clauses) == length and self._contradiction(clauses) is None:
                return clauses
        return next(iter(self))

    # -- what it is made of ---------------------------------------------------------------------

    def described(self) -> Description:
        inside = {name: part.described() for name, part in self.children().items()}
        each = {name: self._each[name] for name in inside}
        return ClausesDescription(inside, self.least, self.most, each)

    def children(self) -> Mapping[str, Choices[Any]]:
        return {name: part for name, part in self.kinds.items() if self._each[name] > 0}

    def holding(self, thing: Any) -> Iterator[tuple[NamedValue, ...]]:
        for name, part in self.children().items():
            for item in part.holding(thing):
                if (value := ((name, item),)) in self:
                    yield value

    def tell(self, value: tuple[NamedValue, ...], voice: ValueFormatter, of: str = "") -> str:
        told = [voice.named(self.naming, name, self.kinds[name], item) for name, item in value]
        return voice.series(told, of)

    def make(self, chooser: Chooser) -> tuple[NamedValue, ...]:
        clauses: tuple[NamedValue, ...] = ()
        while len(clauses) < self.most:
            names = self._open(clauses)
            name = chooser.which(self.naming, names, enough=len(clauses) >= self.least)
            if name is None:
                break
            clauses = (*clauses, (name, chooser.inside(name, self.kinds[name])))
        return clauses
