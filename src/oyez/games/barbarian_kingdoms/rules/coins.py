"""Treasure tokens: heaps of coins, what they are worth, and how a sum can be paid with them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress, product, starmap
from operator import mul
from typing import Final

from msgspec import Struct, structs

from oyez.games.barbarian_kingdoms.box.fixed import COIN_COUNTS, COIN_VALUES

KINDS: Final = tuple(COIN_VALUES)
_BRONZE, _SILVER, _GOLD, _DIAMOND = COIN_VALUES.values()


class Coins(Struct, frozen=True, omit_defaults=True):
    """A heap of treasure tokens."""

    bronze: int = 0
    silver: int = 0
    gold: int = 0
    diamond: int = 0

    def __add__(self, other: Coins) -> Coins:
        return Coins(
            self.bronze + other.bronze,
            self.silver + other.silver,
            self.gold + other.gold,
            self.diamond + other.diamond,
        )

    def __sub__(self, other: Coins) -> Coins:
        return Coins(
            self.bronze - other.bronze,
            self.silver - other.silver,
            self.gold - other.gold,
            self.diamond - other.diamond,
        )

    def __bool__(self) -> bool:
        return bool(self.bronze or self.silver or self.gold or self.diamond)

    @property
    def value(self) -> int:
        """What the heap is worth, in tremis (BK-ECONOMY-05)."""
        return (
            self.bronze * _BRONZE
            + self.silver * _SILVER
            + self.gold * _GOLD
            + self.diamond * _DIAMOND
        )

    @property
    def smallest(self) -> int:
        """What the smallest token of the heap is worth; 0 for an empty heap."""
        if self.bronze:
            return _BRONZE
        if self.silver:
            return _SILVER
        return _GOLD if self.gold else self.diamond and _DIAMOND

    @property
    def largest(self) -> int:
        """What the largest token of the heap is worth; 0 for an empty heap."""
        if self.diamond:
            return _DIAMOND
        return _GOLD if self.gold else _SILVER if self.silver else self.bronze and _BRONZE

    @property
    def number(self) -> int:
        """How many tokens the heap has."""
        return self.bronze + self.silver + self.gold + self.diamond

    def holds(self, other: Coins) -> bool:
        """Whether `other` can be taken out of this heap."""
        return (
            self.bronze >= other.bronze
            and self.silver >= other.silver
            and self.gold >= other.gold
            and self.diamond >= other.diamond
        )

    def common(self, other: Coins) -> Coins:
        """The tokens that both heaps have."""
        return Coins(*map(min, structs.astuple(self), structs.astuple(other)))

    def by_kind(self) -> dict[str, int]:
        """How many of each kind, the kinds present only."""
        counts: dict[str, int] = {}
        if self.bronze:
            counts["bronze"] = self.bronze
        if self.silver:
            counts["silver"] = self.silver
        if self.gold:
            counts["gold"] = self.gold
        if self.diamond:
            counts["diamond"] = self.diamond
        return counts

    def tokens(self) -> list[str]:
        """The tokens one by one."""
        return [kind for kind, n in self.by_kind().items() for _ in range(n)]


NO_COINS: Final = Coins()
ONE: Final = {kind: Coins(**{kind: 1}) for kind in KINDS}


def heap(tokens: Iterable[str]) -> Coins:
    """A heap of these tokens."""
    return _heap(tuple(tokens))


@lru_cache(maxsize=4096)
def _heap(tokens: tuple[str, ...]) -> Coins:
    counts = dict.fromkeys(KINDS, 0)
    for kind in tokens:
        counts[kind] += 1
    return Coins(*counts.values())


@lru_cache(maxsize=4096)
def payments(purse: Coins, cost: int) -> tuple[Coins, ...]:
    """BK-R16: ways to pay at least `cost` without a token that could be left out."""
    if purse.value < cost:
        return ()
    # More of one kind than would pay alone is always superfluous.
    useful = [
        min(n, -(-cost // worth))
        for n, worth in zip(structs.astuple(purse), COIN_VALUES.values(), strict=True)
    ]
    return _payments(tuple(useful), cost)


@lru_cache(maxsize=4096)
def _payments(useful: tuple[int, ...], cost: int) -> tuple[Coins, ...]:
    ranges = [range(n + 1) for n in useful]
    ways = [counts for counts in product(*ranges) if _just_pays(counts, cost)]
    return tuple(sorted(starmap(Coins, ways), key=lambda paid: paid.value))


def _just_pays(counts: tuple[int, ...], cost: int) -> bool:
    excess: int = sum(map(mul, counts, COIN_VALUES.values())) - cost
    if excess <= 0:
        return excess == 0
    # Kinds come in the order of their worth: if the smallest token is needed, all are.
    return excess < next(compress(COIN_VALUES.values(), counts))


class Swap(Struct, frozen=True):
    """An exchange of equal value: tokens given for tokens taken."""

    give: Coins
    take: Coins


@lru_cache(maxsize=1)
def elementary_swaps() -> tuple[Swap, ...]:
    """Every exchange that is not made of smaller ones; any exchange is a sequence of these."""
    found: list[Swap] = []
    most = max(COIN_VALUES.values())  # with more tokens than that, some part of it is a swap too
    ranges = [range(min(most, number) + 1) for number in COIN_COUNTS.values()]
    heaps = sorted(
        (Coins(*counts) for counts in product(*ranges) if 0 < sum(counts) <= most),
        key=lambda heap: heap.number,
    )
    for give, take in product(heaps, heaps):
        equal = give.value == take.value and not give.common(take)
        if equal and not any(give.holds(s.give) and take.holds(s.take) for s in found):
            found.append(Swap(give, take))
    return tuple(found)


@lru_cache(maxsize=4096)
def swaps_between(purse: Coins, loot: Coins) -> tuple[Swap, ...]:
    """The elementary swaps for which both sides have the tokens."""
    there = _found_in(loot)
    return tuple(swap for place, swap in _payable_from(purse) if place in there)


@lru_cache(maxsize=4096)
def _payable_from(purse: Coins) -> list[tuple[int, Swap]]:
    return [(n, swap) for n, swap in enumerate(elementary_swaps()) if purse.holds(swap.give)]


@lru_cache(maxsize=4096)
def _found_in(loot: Coins) -> frozenset[int]:
    swaps = enumerate(elementary_swaps())
    return frozenset(place for place, swap in swaps if loot.holds(swap.take))
