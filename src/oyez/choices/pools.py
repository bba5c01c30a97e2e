"""Choices out of a pool: some of its things, a row of them, or a sum laid out over bins."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import chain, combinations, islice, permutations, repeat
from random import Random
from typing import Any, TypeVar

from oyez.choices.basic import Choices, Why, exactly
from oyez.choices.descriptions import (
    ArrangementDescription,
    Bin,
    Description,
    PermutationDescription,
    Pooled,
    SomeDescription,
    SplitDescription,
)
from oyez.choices.dialogue import Chooser, ValueFormatter
from oyez.compiling import mypyc_attr

H = TypeVar("H", bound=Hashable)

# Up to so many candidates all are listed at once and kept at hand; beyond, found one by one.
_MANY = 1 << 10
# How often a sample is guessed and checked before the odds are worked out.
_GUESSES = 6
_UNLISTED: Sequence[Any] = ()


class _Bag:
    """Ways to take from limited stocks, within bounds on the number taken and on its weight."""

    __slots__ = ("_limits", "_memo", "_number", "_weight", "_weights")

    def __init__(
        self,
        limits: Sequence[int],
        number: tuple[int, int],
        weights: Sequence[int] | None = None,
        weight: tuple[int, int] = (0, 0),
    ) -> None:
        self._limits, self._number = limits, number
        self._weights, self._weight = weights or [0] * len(limits), weight
        self._memo: dict[tuple[int, int, int], int] = {}

    def ways(self, index: int = 0, number: int = 0, weight: int = 0) -> int:
        """How many ways remain from stock `index` on, given what has been taken."""
        if index == len(self._limits):
            (least, most), (light, heavy) = self._number, self._weight
            return int(least <= number <= most and light <= weight <= heavy)
        key = (index, number, weight)
        known = self._memo.get(key)
        if known is None:
            known = self._memo[key] = sum(
                self.ways(index + 1, number + n, weight + n * self._weights[index])
                for n in self._takes(index, number)
            )
        return known

    def _takes(self, index: int, number: int) -> range:
        return range(min(self._limits[index], self._number[1] - number) + 1)

    def walk(
        self, taken: tuple[int, ...] = (), number: int = 0, weight: int = 0
    ) -> Iterator[tuple[int, ...]]:
        """Every way that begins with what is taken, as the numbers taken stock by stock."""
        index = len(taken)
        if not self.ways(index, number, weight):
            return
        if index == len(self._limits):
            yield taken
            return
        for n in self._takes(index, number):
            yield from self.walk((*taken, n), number + n, weight + n * self._weights[index])

    def sample(self, rng: Random) -> tuple[int, ...]:
        """One way, each equally likely."""
        taken: list[int] = []
        number = weight = n = 0
        for index, each in enumerate(self._weights):
            left = rng.randrange(self.ways(index, number, weight))
            for n in self._takes(index, number):
                left -= self.ways(index + 1, number + n, weight + n * each)
                if left < 0:
                    break
            taken.append(n)
            number, weight = number + n, weight + n * each
        return tuple(taken)


@mypyc_attr(allow_interpreted_subclasses=True)
class _FromPool(Choices[tuple[H, ...]]):
    """Tuples of things out of a pool (thing: how many there are)."""

    __slots__ = ("pool",)
    pool: Mapping[H, int]

    def _picked(self, value: object) -> list[H]:
        """The things in `value`, in the pool's own form, if the pool has them all."""
        items, pool = self._tuple(value), self.pool
        own = {thing: thing for thing in pool}
        try:
            picked = [own[item] for item in items]
        except (KeyError, TypeError):
            raise self.refusal(value) from None
        for thing, item in zip(picked, items, strict=True):
            if thing is not item and not exactly(thing, item):
                raise self.refusal(value, "wrong-type")
        for thing in picked:
            if picked.count(thing) > pool[thing]:
                raise self.refusal(value, "more-than-there-are")
        return picked

    def parse(self, raw: object) -> tuple[H, ...]:
        return self.find(self._parsed(self.pool, raw))

    def listed(self) -> Sequence[Any] | None:
        return list(self.pool)

    def alone(self, thing: Any) -> Any:
        return (thing,)

    def _pooled(self) -> list[Pooled]:
        return [Pooled(thing, limit) for thing, limit in self.pool.items()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Some(_FromPool[H]):
    """Some of the things in a pool (a thing may be there several times), within bounds.

    `least` and `most` bound the number taken; `weigh` and `weight` bound their sum; with `same`,
    all things taken must agree on that key. A value is a tuple in the order of the pool. `measure`
    names what the weight is, by the message `measure-<name>`.
    """

    __slots__ = ("_bag", "_listed", "_total", "least", "measure", "most", "same", "weigh", "weight")
    kind = "some"

    def __init__(
        self,
        pool: Mapping[H, int] | Iterable[H],
        least: int = 0,
        most: int | None = None,
        *,
        weigh: Callable[[H], int] | None = None,
        weight: tuple[int, int] | None = None,
        same: Callable[[H], Hashable] | None = None,
        why: Why | None = None,
        measure: str | None = None,
    ) -> None:
        if (weigh is None) is not (weight is None):
            raise TypeError("weigh and weight go together")
        if isinstance(pool, list) or not isinstance(pool, Mapping):  # a list is told quickly
            pool = _counted(pool)
        self.pool: Mapping[H, int] = pool
        self._total = sum(self.pool.values())
        self.least = max(least, 0)
        self.most = self._total if most is None else min(most, self._total)
        self.weigh, self.weight, self.same, self.why = weigh, weight, same, why
        self.measure = measure
        self._bag: _Bag | None = None
        self._listed: Sequence[tuple[H, ...]] = _UNLISTED

    def find(self, value: object) -> tuple[H, ...]:
        for row in self._listed:
            if row is value:  # as a rule: what was listed comes back
                return row
        return self._checked(value)

    def _checked(self, value: object) -> tuple[H, ...]:
        """The member equal to a value that is not itself one of those listed."""
        found = self._picked(value)
        if len(found) > 1:
            places = {thing: place for place, thing in enumerate(self.pool)}
            found.sort(key=places.__getitem__)
        fault = self._fault(found)
        if fault is not None:
            message, least, most = fault
            raise self.refusal(value, message, least=least, most=most)
        return tuple(found)

    def _fault(self, things: Sequence[H]) -> tuple[str, int, int] | None:
        """The bound that these things of the pool break, if any."""
        if not self.least <= len(things) <= self.most:
            return "wrong-number", self.least, self.most
        if self.weigh is not None and self.weight is not None:
            least, most = self.weight
            if not least <= sum(map(self.weigh, things)) <= most:
                return "wrong-sum", least, most
        if self.same is not None and len(set(map(self.same, things))) > 1:
            return "not-alike", 1, 1
        return None

    @property
    def _numbered(self) -> bool:
        """Whether nothing but the number taken is bounded."""
        return self.weigh is None and self.same is None

    @property
    def _sizes(self) -> range | None:
        """If the values are all subsets of a set, of certain sizes: those sizes."""
        single = self._numbered and {*self.pool.values()} == {1}
        return range(self.least, self.most + 1) if single else None

    def _parts(self) -> list[Some[H]]:
        """With `same`: the choices within each group of things that agree."""
        groups: dict[Hashable, dict[H, int]] = {}
        for thing, limit in self.pool.items():
            groups.setdefault(self.same and self.same(thing), {})[thing] = limit
        # Only the first may be left untouched, or taking nothing would be there many times.
        return [
            Some(group, max(self.least, i and 1), self.most, weigh=self.weigh, weight=self.weight)
            for i, group in enumerate(groups.values() or [{}])
        ]

    def _ways(self) -> _Bag:
        if self._bag is None:
            weights = [self.weigh(thing) for thing in self.pool] if self.weigh else None
            number = (self.least, self.most)
            self._bag = _Bag(list(self.pool.values()), number, weights, self.weight or (0, 0))
        return self._bag

    def __iter__(self) -> Iterator[tuple[H, ...]]:
        if self._listed is not _UNLISTED:
            return iter(self._listed)
        if self._numbered:
            things, limits = tuple(self.pool), tuple(self.pool.values())
            rows = _strung(things, tuple(map(type, things)), limits, self.least, self.most)
            if rows is not None:
                self._listed = rows
                return iter(rows)
            if (sizes := self._sizes) is not None:
                return chain.from_iterable(map(combinations, repeat(self.pool), sizes))
        elif self.same is not None:
            if math.prod([limit + 1 for limit in self.pool.values()]) > _MANY:
                return chain.from_iterable(self._parts())
            self._listed = list(chain.from_iterable(self._parts()))
            return iter(self._listed)
        elif self.weigh is not None:
            weights = tuple([self.weigh(thing) for thing in self.pool])
            if min(weights, default=0) >= 0:
                return self._light_enough(weights)
        return map(partial(_laid, self.pool), self._ways().walk())

    def _light_enough(self, weights: tuple[int, ...]) -> Iterator[tuple[H, ...]]:
        """Every value within the weight; no thing weighs less than nothing."""
        things, limits = list(self.pool), tuple(self.pool.values())
        number, weight = (self.least, self.most), self.weight or (0, 0)
        rows = _grown_and_kept(limits, weights, number, weight)
        if rows is None:
            return map(partial(_placed, things), _grown(limits, weights, number, weight))
        self._listed = [tuple([things[place] for place in row]) for row in rows]
        return iter(self._listed)

    def __bool__(self) -> bool:
        if self._numbered or self.least > self.most:
            return self.least <= self.most
        light, heavy = self.weight or (0, 0)
        if self.least == 0 and light <= 0 <= heavy:
            return True  # nothing at all will do
        if self.weigh is not None and self.least <= 1 <= self.most:
            for thing, limit in self.pool.items():
                if limit and light <= self.weigh(thing) <= heavy:
                    return True  # one thing alone will do
        return any(True for _ in self)

    def count(self) -> int:
        if (sizes := self._sizes) is not None:
            return sum(math.comb(self._total, size) for size in sizes)
        if self.same is not None:
            return sum(part.count() for part in self._parts())
        return self._ways().ways()

    def sample(self, rng: Random) -> tuple[H, ...]:
        if (sizes := self._sizes) is not None:
            (size,) = rng.choices(sizes, [math.comb(self._total, size) for size in sizes])
            things = list(self.pool)
            return tuple([things[i] for i in sorted(rng.sample(range(len(things)), size))])
        draw, stock = rng.random, self.pool.items()
        for _ in range(_GUESSES):
            value = [thing for thing, n in stock for _ in range(int(draw() * (n + 1)))]
            if self._fault(value) is None:
                return tuple(value)
        if self.same is not None:
            parts = self._parts()
            (part,) = rng.choices(parts, [part.count() for part in parts])
            return part.sample(rng)
        return _laid(self.pool, self._ways().sample(rng))

    def described(self) -> Description:
        pool, weigh = self._pooled(), self.weigh
        if weigh is not None:
            pool = [Pooled(thing, limit, weigh(thing)) for thing, limit in self.pool.items()]
        alike = None if self.same is None else [list(part.pool) for part in self._parts()]
        return SomeDescription(pool, self.least, self.most, self.weight, alike, self.measure)

    def make(self, chooser: Chooser) -> tuple[H, ...]:
        return chooser.some(self)


@lru_cache(maxsize=1024)
def _strung(
    things: tuple[Any, ...], _: tuple[type, ...], limits: tuple[int, ...], least: int, most: int
) -> Sequence[tuple[Any, ...]] | None:
    """Every row, neither too short nor too long, of things; None if they are too many.

    The types only tell apart what compares equal, such as 1 and True.
    """
    if math.prod([limit + 1 for limit in limits]) > _MANY:
        return None
    if all(limit == 1 for limit in limits):
        return [row for size in range(least, most + 1) for row in combinations(things, size)]
    rows: list[tuple[Any, ...]] = [()]
    for thing, limit in zip(things, limits, strict=True):
        runs = [(thing,) * n for n in range(limit + 1)]
        rows = [row + run for row in rows for run in runs if len(row) + len(run) <= most]
    return [row for row in rows if len(row) >= least]


def _grown(
    limits: tuple[int, ...],
    weights: tuple[int, ...],
    number: tuple[int, int],
    weight: tuple[int, int],
) -> Iterator[tuple[int, ...]]:
    """The places of what is taken, each row grown from a shorter one by a thing no earlier."""
    (least, most), (light, heavy), rising = number, weight, list(weights) == sorted(weights)
    rows: list[tuple[int, ...]] = [()] if heavy >= 0 else []
    # Of each row: its weight, the place of its last thing, and how many of that it has.
    grown: list[tuple[int, int, int]] = [(0, 0, 0)]
    for row, (sum_so_far, last, taken) in zip(rows, grown, strict=False):
        if light <= sum_so_far and least <= len(row) <= most:
            yield row
        for place in range(last, len(limits) if len(row) < most else 0):
            heavier = sum_so_far + weights[place]
            if heavier <= heavy:
                n = taken + 1 if place == last else 1
                if n <= limits[place]:
                    rows.append((*row, place))
                    grown.append((heavier, place, n))
            elif rising:
                break  # whatever comes after is heavier still


@lru_cache(maxsize=1024)
def _grown_and_kept(
    limits: tuple[int, ...],
    weights: tuple[int, ...],
    number: tuple[int, int],
    weight: tuple[int, int],
) -> Sequence[tuple[int, ...]] | None:
    """The same, kept for pools of the same make; None if that would be too much."""
    rows = list(islice(_grown(limits, weights, number, weight), _MANY + 1))
    return None if len(rows) > _MANY else rows


def _placed(things: Sequence[H], places: Iterable[int]) -> tuple[H, ...]:
    return tuple([things[place] for place in places])


def _counted(things: Iterable[H]) -> dict[H, int]:
    counts: dict[H, int] = {}
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
    return counts


def _laid(things: Iterable[H], taken: Iterable[int]) -> tuple[H, ...]:
    return tuple(thing for thing, n in zip(things, taken, strict=True) for _ in range(n))


def draw_from_bag(bag: Mapping[H, int], number: int, rng: Random) -> tuple[H, ...]:
    """So many things drawn blindly out of a bag."""
    if number == 1:
        left = int(rng.random() * sum(bag.values()))
        for thing, n in bag.items():
            left -= n
            if left < 0:
                return (thing,)
    things = [thing for thing, n in bag.items() for _ in range(n)]
    return tuple(rng.sample(things, number))


@mypyc_attr(allow_interpreted_subclasses=True)
class Arrangement(_FromPool[H]):
    """A given number of things out of a pool, in any order.

    Sampled as if drawn blindly: of things that are there several times, rows are the likelier.
    """

    __slots__ = ("length",)
    kind = "row"

    def __init__(self, pool: Mapping[H, int], length: int, why: Why | None = None) -> None:
        self.pool, self.length, self.why = pool, length, why

    def find(self, value: object) -> tuple[H, ...]:
        row = self._picked(value)
        if len(row) != self.length:
            raise self.refusal(value, "wrong-number", least=self.length, most=self.length)
        return tuple(row)

    def __iter__(self) -> Iterator[tuple[H, ...]]:
        if all(n == 1 for n in self.pool.values()):
            return permutations(self.pool, self.length)
        return self._rows(dict(self.pool), self.length)

    def _rows(self, pool: dict[H, int], length: int) -> Iterator[tuple[H, ...]]:
        if length == 0:
            yield ()
            return
        for thing in [thing for thing, n in pool.items() if n]:
            pool[thing] -= 1
            for rest in self._rows(pool, length - 1):
                yield (thing, *rest)
            pool[thing] += 1

    def __bool__(self) -> bool:
        return sum(self.pool.values()) >= self.length

    def count(self) -> int:
        # ways[n] rows of length n out of the things so far; a further thing takes n of the places.
        ways = [1] + [0] * self.length
        for limit in self.pool.values():
            ways = [
                sum(ways[size - n] * math.comb(size, n) for n in range(min(limit, size) + 1))
                for size in range(self.length + 1)
            ]
        return ways[-1]

    def sample(self, rng: Random) -> tuple[H, ...]:
        return draw_from_bag(self.pool, self.length, rng)

    def described(self) -> Description:
        return ArrangementDescription(self._pooled(), self.length)

    def make(self, chooser: Chooser) -> tuple[H, ...]:
        return chooser.row(self)


class Permutation(Arrangement[H]):
    """All the things of a pool, in any order; every order is equally likely."""

    __slots__ = ()
    kind = "order"

    def __init__(self, things: Iterable[H], why: Why | None = None) -> None:
        pool = _counted(things)
        super().__init__(pool, sum(pool.values()), why)

    def described(self) -> Description:
        return PermutationDescription(self._pooled(), self.length)


@mypyc_attr(allow_interpreted_subclasses=True)
class Split(Choices[tuple[tuple[H, int], ...]]):
    """A sum laid out over bins, each with its own limit.

    A value pairs each bin used with its part, in the order of the bins.
    """

    __slots__ = ("_bag", "bins", "total")
    kind = "split"

    def __init__(
        self, bins: Mapping[H, int], total: int | tuple[int, int], why: Why | None = None
    ) -> None:
        self.bins, self.why = bins, why
        self.total = (total, total) if isinstance(total, int) else total
        self._bag = _Bag(list(bins.values()), self.total)

    def find(self, value: object) -> tuple[tuple[H, int], ...]:
        pairs = [self._tuple(pair) for pair in self._tuple(value)]
        own = {thing: thing for thing in self.bins}
        try:
            parts = {own[thing]: n for thing, n in pairs}
        except (KeyError, TypeError, ValueError):
            raise self.refusal(value) from None
        if any(type(n) is not int or not exactly(own[thing], thing) for thing, n in pairs):
            raise self.refusal(value, "wrong-type")
        if len(parts) != len(pairs) or any(n < 1 for n in parts.values()):
            raise self.refusal(value)
        if any(n > self.bins[thing] for thing, n in parts.items()):
            raise self.refusal(value, "more-than-there-are")
        if not self.total[0] <= sum(parts.values()) <= self.total[1]:
            raise self.refusal(value, "wrong-sum", least=self.total[0], most=self.total[1])
        return self._value([parts.get(thing, 0) for thing in self.bins])

    def _value(self, amounts: Sequence[int]) -> tuple[tuple[H, int], ...]:
        return tuple((thing, n) for thing, n in zip(self.bins, amounts, strict=True) if n)

    def __iter__(self) -> Iterator[tuple[tuple[H, int], ...]]:
        bins = list(self.bins.items())
        room = [sum(limit for _, limit in bins[place:]) for place in range(len(bins) + 1)]
        return _laid_out(bins, room, 0, *self.total)

    def __bool__(self) -> bool:
        least, most = self.total
        return max(least, 0) <= most and least <= sum(self.bins.values())

    def count(self) -> int:
        return self._bag.ways()

    def sample(self, rng: Random) -> tuple[tuple[H, int], ...]:
        return self._value(self._bag.sample(rng))

    def parse(self, raw: object) -> tuple[tuple[H, int], ...]:
        pairs = [self._list(pair) for pair in self._list(raw)]
        if any(len(pair) != 2 for pair in pairs):
            raise self.refusal(raw, "wrong-type")
        things = self._parsed(self.bins, [thing for thing, _ in pairs])
        return self.find(tuple(zip(things, [n for _, n in pairs], strict=True)))

    def described(self) -> Description:
        return SplitDescription([Bin(*each) for each in self.bins.items()], self.total)

    def listed(self) -> Sequence[Any] | None:
        return list(self.bins)

    def alone(self, thing: Any) -> Any:
        return ((thing, 1),)

    def tell(self, value: tuple[tuple[H, int], ...], voice: ValueFormatter, of: str = "") -> str:
        return voice.series([voice.share(thing, n, of) for thing, n in value], of)

    def make(self, chooser: Chooser) -> tuple[tuple[H, int], ...]:
        return chooser.split(self)


def _laid_out(
    bins: list[tuple[H, int]], room: list[int], place: int, least: int, most: int
) -> Iterator[tuple[tuple[H, int], ...]]:
    """Every way to lay a sum over the bins from a place on; `room` is that of each and the rest."""
    if place == len(bins):
        if least <= 0 <= most:
            yield ()
        return
    thing, limit = bins[place]
    last = place == len(bins) - 1
    for n in range(max(0, least - room[place + 1]), min(limit, most) + 1):
        here = ((thing, n),) if n else ()
        if last:
            yield here
        else:
            for rest in _laid_out(bins, room, place + 1, least - n, most - n):
                yield here + rest
