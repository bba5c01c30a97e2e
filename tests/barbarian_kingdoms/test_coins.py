"""Treasure tokens: what they are worth, exact and inexact payments, and equal swaps."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oyez.games.barbarian_kingdoms.box.fixed import COIN_COUNTS, COIN_VALUES
from oyez.games.barbarian_kingdoms.rules.coins import Coins, elementary_swaps, heap, payments
from tests.barbarian_kingdoms.positions import coins
from tests.ledger import rule

VALUES = (1, 2, 3, 5)
Counts = tuple[int, int, int, int]

heaps = st.builds(
    Coins,
    st.integers(min_value=0, max_value=6),
    st.integers(min_value=0, max_value=6),
    st.integers(min_value=0, max_value=5),
    st.integers(min_value=0, max_value=1),
)


def counts(coins: Coins) -> Counts:
    return coins.bronze, coins.silver, coins.gold, coins.diamond


def worth(counts: Counts) -> int:
    return sum(n * value for n, value in zip(counts, VALUES, strict=True))


def parts(coins: Coins) -> list[Counts]:
    """Every way to take tokens out of a heap, nothing and all of it included."""
    b, s, g, d = counts(coins)
    return list(product(range(b + 1), range(s + 1), range(g + 1), range(d + 1)))


def less_one(counts: Counts) -> list[Counts]:
    """The heap with one token left out, in every way."""
    b, s, g, d = counts
    fewer = [(b - 1, s, g, d), (b, s - 1, g, d), (b, s, g - 1, d), (b, s, g, d - 1)]
    return [heap for heap in fewer if min(heap) >= 0]


@rule("BK-ECONOMY-05")
def test_the_box_holds_72_tokens_worth_134_tremis() -> None:
    assert COIN_COUNTS == {"bronze": 30, "silver": 24, "gold": 17, "diamond": 1}
    box = Coins(**COIN_COUNTS)
    assert (box.number, box.value) == (72, 134)


@rule("BK-ECONOMY-05")
@pytest.mark.parametrize(("letter", "value"), [("b", 1), ("s", 2), ("g", 3), ("d", 5)])
def test_each_token_has_its_value(letter: str, value: int) -> None:
    assert coins(letter).value == value
    assert [COIN_VALUES[kind] for kind in coins(letter).tokens()] == [value]


@given(heaps, heaps)
def test_heaps_add_up_token_by_token(one: Coins, other: Coins) -> None:
    together = one + other
    assert together.value == one.value + other.value
    assert together.number == one.number + other.number
    assert together - other == one
    assert heap(together.tokens()) == together


@given(heaps, heaps)
def test_a_heap_holds_what_lies_in_it_and_nothing_else(one: Coins, other: Coins) -> None:
    assert one.holds(other) == (counts(other) in parts(one))
    common = one.common(other)
    assert one.holds(common)
    assert other.holds(common)
    assert common.number == sum(map(min, counts(one), counts(other)))


@rule("BK-R16")
@given(heaps, st.integers(min_value=1, max_value=12))
def test_payments_reach_the_cost_without_a_token_too_many(purse: Coins, cost: int) -> None:
    expected = {
        paid
        for paid in parts(purse)
        if worth(paid) >= cost and all(worth(fewer) < cost for fewer in less_one(paid))
    }
    offered = payments(purse, cost)
    assert {counts(paid) for paid in offered} == expected
    assert len(offered) == len(expected)


@rule("BK-R16")
@given(heaps, st.integers(min_value=1, max_value=12))
def test_whoever_has_the_value_can_pay(purse: Coins, cost: int) -> None:
    assert bool(payments(purse, cost)) == (purse.value >= cost)


@rule("BK-ECONOMY-07")
def test_elementary_swaps_are_of_equal_value_and_swap_nothing_for_itself() -> None:
    swaps = elementary_swaps()
    assert len(set(swaps)) == len(swaps)
    for swap in swaps:
        assert swap.give.value == swap.take.value > 0
        assert not swap.give.common(swap.take)


def test_no_elementary_swap_is_made_of_smaller_ones() -> None:
    for one, other in product(elementary_swaps(), repeat=2):
        inside = one.give.holds(other.give) and one.take.holds(other.take)
        assert inside == (one == other)


@rule("BK-ECONOMY-07", "BK-R17")
@given(purse=heaps, loot=heaps, data=st.data())
def test_any_equal_swap_is_a_sequence_of_elementary_ones(
    purse: Coins, loot: Coins, data: st.DataObject
) -> None:
    """The two heaps hold one diamond at most between them, as the box does."""
    if purse.diamond:
        loot = Coins(loot.bronze, loot.silver, loot.gold)
    values = {worth(part) for part in parts(purse)} & {worth(part) for part in parts(loot)}
    value = data.draw(st.sampled_from(sorted(values)))
    give, take = (
        Coins(*data.draw(st.sampled_from([part for part in parts(one) if worth(part) == value])))
        for one in (purse, loot)
    )
    wanted = purse - give + take
    while purse != wanted:
        give, take = purse - purse.common(wanted), wanted - purse.common(wanted)
        step = next(s for s in elementary_swaps() if give.holds(s.give) and take.holds(s.take))
        assert purse.holds(step.give)
        assert loot.holds(step.take)
        purse, loot = purse - step.give + step.take, loot - step.take + step.give
    assert purse == wanted
