"""Choices: every kind agrees with a plain list of its values, made by brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain, permutations, product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from oyez.kernel import (
    NOTHING,
    Amount,
    Arrangement,
    Choices,
    Form,
    NotAmongChoices,
    Offer,
    OneOf,
    Permutation,
    Reason,
    Roll,
    Some,
    Split,
    plain,
)
from oyez.testing.properties import check_set


class Unit(Struct, frozen=True, tag=True):
    """A thing that is more than a word."""

    name: str
    strength: int


class March(Struct, frozen=True, tag=True):
    """A value with a tuple and a thing inside."""

    unit: Unit
    path: tuple[str, ...]


SCOUT, GUARD = Unit("scout", 1), Unit("guard", 2)
MARCHES = (March(SCOUT, ("gaul", "rome")), March(GUARD, ()))
STRENGTH: Callable[[Unit], int] = lambda unit: unit.strength  # noqa: E731 - a key, as in sort

EXAMPLES: dict[str, Choices[Any]] = {
    "one-of words": OneOf(["stand", "flee"]),
    "one-of structs": OneOf(MARCHES),
    "one-of tuples": OneOf([("a", 1), ("a", 2)]),
    "one-of mixed": OneOf([None, 1, "1", (1,), SCOUT]),
    "one-of equals": OneOf([0, False, 1, True]),
    "one-of nothing": NOTHING,
    "amount": Amount(-2, 3),
    "amount in steps": Amount(5, 50, 5),
    "amount of nothing": Amount(1, 0),
    "some words": Some("abcd"),
    "some with multiplicities": Some({"a": 2, "b": 0, "c": 3}, 1, 3),
    "some structs by weight": Some({SCOUT: 3, GUARD: 2}, weigh=STRENGTH, weight=(2, 4)),
    "some of a kind": Some("aAbBc", 0, 2, same=str.lower),
    "some of an empty pool": Some([]),
    "some of an empty pool, alike": Some([], same=str.lower),
    "some but too few there": Some("ab", 3),
    "some of a large pool": Some({SCOUT: 40, GUARD: 40}, 2, 3),
    "some of a large pool, alike": Some(
        dict.fromkeys(range(14), 1), 1, 3, weigh=int, weight=(3, 9), same=lambda n: n % 2
    ),
    "split": Split({"a": 3, "b": 2, "c": 0}, 4),
    "split within bounds": Split({SCOUT: 2, GUARD: 2}, (0, 2)),
    "split that cannot be": Split({"a": 1}, 3),
    "order": Permutation("abc"),
    "order of structs, some alike": Permutation([SCOUT, SCOUT, GUARD]),
    "row": Arrangement({"a": 2, "b": 1}, 2),
    "row of all different": Arrangement({SCOUT: 1, GUARD: 1}, 1),
    "row too long": Arrangement({"a": 1}, 2),
    "dice": Roll(2, 4).choices,
    "form": Form({"who": OneOf([SCOUT, GUARD]), "how many": Amount(1, 3)}),
    "form with a hopeless field": Form({"who": OneOf("ab"), "what": NOTHING}),
    "offer": Offer(OneOf([1, 2]), Some({"gold": 2}), Split({"land": 1, "gold": 1}, (0, 2))),
}


@pytest.mark.parametrize("choices", EXAMPLES.values(), ids=EXAMPLES)
def test_counting_walking_finding_sampling_and_parsing_agree(choices: Choices[Any]) -> None:
    check_set(choices, Random(1))
    assert choices.count() == len(list(choices))


# A row is sampled like a draw instead.
EVEN = {
    name: choices
    for name, choices in EXAMPLES.items()
    if choices and type(choices) is not Arrangement
}


@pytest.mark.parametrize("choices", EVEN.values(), ids=EVEN)
def test_every_value_is_sampled_about_as_often(choices: Choices[Any]) -> None:
    values, rng = list(map(repr, choices)), Random(2)
    seen = Counter(repr(choices.sample(rng)) for _ in range(300 * len(values)))
    squares = sum((seen[value] - 300) ** 2 / 300 for value in values)
    assert squares <= len(values) + 5 * (2 * len(values)) ** 0.5


# -- sets against brute force ---------------------------------------------------------------

pools = st.dictionaries(st.sampled_from("abcde"), st.integers(0, 3), max_size=4)
bounds = st.tuples(st.integers(-1, 7), st.integers(-1, 7))


def taken(pool: dict[str, int]) -> list[tuple[str, ...]]:
    """Everything that can be taken out of a pool, in its order."""
    runs = [[(thing,) * n for n in range(limit + 1)] for thing, limit in pool.items()]
    return [tuple(chain.from_iterable(parts)) for parts in product(*runs)]


def weigh(thing: str) -> int:
    """Some weigh less than nothing."""
    return ord(thing) - ord("b")


def vowel(thing: str) -> bool:
    return thing in "ae"


def same_sets(choices: Choices[Any], expected: list[Any]) -> bool:
    """Whether these are exactly the values, and the set agrees with itself."""
    check_set(choices, Random(3))
    return sorted(choices) == sorted(expected)


@given(pools, bounds)
def test_some_within_a_number_are_what_brute_force_finds(
    pool: dict[str, int], number: tuple[int, int]
) -> None:
    least, most = number
    expected = [value for value in taken(pool) if least <= len(value) <= most]
    assert same_sets(Some(pool, least, most), expected)


@given(pools, bounds, bounds)
def test_some_within_a_weight_are_what_brute_force_finds(
    pool: dict[str, int], number: tuple[int, int], weight: tuple[int, int]
) -> None:
    expected = [
        value
        for value in taken(pool)
        if number[0] <= len(value) <= number[1] and weight[0] <= sum(map(weigh, value)) <= weight[1]
    ]
    assert same_sets(Some(pool, *number, weigh=weigh, weight=weight), expected)


@given(pools, bounds)
def test_some_that_are_alike_are_what_brute_force_finds(
    pool: dict[str, int], number: tuple[int, int]
) -> None:
    expected = [
        value
        for value in taken(pool)
        if number[0] <= len(value) <= number[1] and len(set(map(vowel, value))) < 2
    ]
    assert same_sets(Some(pool, *number, same=vowel), expected)


@given(pools, bounds)
def test_a_large_pool_is_walked_like_a_small_one(
    pool: dict[str, int], number: tuple[int, int]
) -> None:
    stock = {"z": 2000, **pool}
    most = min(number[1], 3)
    expected = [
        ("z",) * n + value
        for value in taken(pool)
        for n in range(4)
        if number[0] <= n + len(value) <= most
    ]
    assert sorted(Some(stock, number[0], most)) == sorted(expected)


@given(pools, bounds)
def test_splits_are_what_brute_force_finds(pool: dict[str, int], total: tuple[int, int]) -> None:
    expected = [
        tuple(Counter(value).items()) for value in taken(pool) if total[0] <= len(value) <= total[1]
    ]
    assert same_sets(Split(pool, total), expected)


@given(pools, st.integers(0, 4))
def test_rows_are_what_brute_force_finds(pool: dict[str, int], length: int) -> None:
    expected = set(permutations(Counter(pool).elements(), length))
    assert same_sets(Arrangement(pool, length), list(expected))


@given(st.lists(st.sampled_from("abc"), max_size=5))
def test_orders_are_what_brute_force_finds(things: list[str]) -> None:
    assert same_sets(Permutation(things), list(set(permutations(things))))


@given(st.integers(-5, 5), st.integers(-5, 9), st.integers(1, 4))
def test_amounts_are_what_brute_force_finds(least: int, most: int, step: int) -> None:
    expected = [n for n in range(-5, 10) if least <= n <= most and (n - least) % step == 0]
    assert same_sets(Amount(least, most, step), expected)


@given(st.lists(st.tuples(st.sampled_from("abcd"), st.integers(-1, 3)), max_size=4))
def test_a_split_takes_exactly_its_values_in_any_order(pairs: list[tuple[str, int]]) -> None:
    split = Split({"a": 2, "b": 1, "c": 3}, (1, 3))
    assert (tuple(pairs) in split) == (sorted(pairs) in [sorted(value) for value in split])


@given(st.lists(st.sampled_from("abcd"), max_size=5))
def test_some_takes_exactly_its_values_in_any_order(things: list[str]) -> None:
    some = Some({"a": 2, "b": 1, "c": 3}, 1, 4, weigh=weigh, weight=(0, 2))
    assert (tuple(things) in some) == (sorted(things) in [sorted(value) for value in some])


# -- the member itself ----------------------------------------------------------------------


def test_finding_gives_the_member_of_the_set_not_the_value_said() -> None:
    assert OneOf(MARCHES).find(March(Unit("guard", 2), ())) is MARCHES[1]


def test_finding_some_gives_them_in_the_order_of_the_pool() -> None:
    assert Some("abc").find(("c", "a")) == ("a", "c")


def test_finding_some_gives_the_things_of_the_pool() -> None:
    assert Some([SCOUT, GUARD]).find((Unit("guard", 2),))[0] is GUARD


def test_finding_a_split_gives_it_in_the_order_of_the_bins() -> None:
    assert Split({"a": 1, "b": 1}, 2).find((("b", 1), ("a", 1))) == (("a", 1), ("b", 1))


def test_parsing_gives_the_member_of_the_set() -> None:
    assert OneOf(MARCHES).parse(msgspec.json.decode(msgspec.json.encode(MARCHES[0]))) is MARCHES[0]


def test_values_that_are_equal_but_of_other_types_are_told_apart() -> None:
    assert [type(OneOf([1, True]).find(value)) for value in (True, 1)] == [bool, int]


# -- values of the wrong type ---------------------------------------------------------------

MISTYPED: list[tuple[Choices[Any], object]] = [
    (OneOf([1, 2]), True),
    (OneOf([1, 2]), 1.0),
    (OneOf([("a", 1)]), ["a", 1]),
    (OneOf([("a", 1)]), ("a", True)),
    (OneOf([GUARD, SCOUT]), Unit("scout", True)),
    (OneOf([GUARD, SCOUT]), {"type": "Unit", "name": "scout", "strength": 1}),
    (OneOf(["1"]), 1),
    (OneOf([None]), False),
    (Amount(0, 2), True),
    (Amount(0, 2), 1.0),
    (Amount(0, 2), "1"),
    (Some([1, 2]), [1]),
    (Some([1, 2]), (True,)),
    (Some([1, 2]), (1.0,)),
    (Some([1, 2]), ([1],)),
    (Some([1, 2]), 1),
    (Some("ab"), "ab"),
    (Split({1: 2}, 1), ((True, 1),)),
    (Split({"a": 2}, 1), (("a", True),)),
    (Split({"a": 2}, 1), (("a", 1.0),)),
    (Split({"a": 2}, 1), (["a", 1],)),
    (Split({"a": 2}, 1), [("a", 1)]),
    (Split({"a": 2}, 1), {"a": 1}),
    (Split({"a": 2}, 1), ("a1",)),
    (Split({"a": 2}, 1), (([], 1),)),
    (Split({"a": 2}, 1), (("a",),)),
    (Permutation([1, 2]), [1, 2]),
    (Permutation([1, 2]), (True, 2)),
    (Permutation([1, 2]), ([1], 2)),
    (Arrangement({1: 2}, 2), (1, True)),
    (Roll(2).choices, (1, True)),
    (Roll(2).choices, [1, 1]),
    (Form({"n": Amount(0, 1)}), [0]),
    (Form({"n": Amount(0, 1)}), (True,)),
    (Form({"n": Amount(0, 1)}), 0),
]


@pytest.mark.parametrize(("choices", "value"), MISTYPED)
def test_a_value_of_another_type_is_refused(choices: Choices[Any], value: object) -> None:
    assert value not in choices


ILLEGAL: list[tuple[Choices[Any], object, str]] = [
    (OneOf(["a"]), "b", "not-listed"),
    (Amount(1, 3), 4, "out-of-range"),
    (Amount(0, 4, 2), 3, "out-of-range"),
    (Some("ab"), ("c",), "not-listed"),
    (Some("ab"), ("a", "a"), "more-than-there-are"),
    (Some("ab", 1), (), "wrong-number"),
    (Some("ab", 0, 1), ("a", "b"), "wrong-number"),
    (Some([1, 2, 3], weigh=int, weight=(3, 4)), (2,), "wrong-sum"),
    (Some([1, 2, 3], same=lambda n: n % 2), (1, 2), "not-alike"),
    (Split({"a": 2, "b": 9}, 4), (("a", 3), ("b", 1)), "more-than-there-are"),
    (Split({"a": 2, "b": 9}, 4), (("a", 1), ("b", 1)), "wrong-sum"),
    (Split({"a": 2, "b": 9}, 4), (("a", 2), ("a", 2)), "not-listed"),
    (Split({"a": 2, "b": 9}, 4), (("a", 0), ("b", 4)), "not-listed"),
    (Split({"a": 2, "b": 9}, 4), (("c", 4),), "not-listed"),
    (Permutation("ab"), ("a",), "wrong-number"),
    (Permutation("ab"), ("a", "a"), "more-than-there-are"),
    (Arrangement({"a": 2}, 1), ("b",), "not-listed"),
    (Roll().choices, (7,), "out-of-range"),
    (Form({"n": Amount(0, 1)}), (0, 0), "wrong-number"),
    (Form({"n": Amount(0, 1)}), (2,), "out-of-range"),
]


@pytest.mark.parametrize(("choices", "value", "message"), ILLEGAL)
def test_a_set_says_why_a_value_is_not_in_it(
    choices: Choices[Any], value: object, message: str
) -> None:
    reason = choices.why_not(value)
    assert reason is not None
    assert reason.message == message


@pytest.mark.parametrize(("choices", "value", "message"), ILLEGAL)
def test_what_is_not_in_a_set_cannot_be_parsed_into_it(
    choices: Choices[Any], value: object, message: str
) -> None:
    with pytest.raises(NotAmongChoices):
        choices.parse(plain(value))


NONSENSE: list[object] = [
    None, object(), b"x", 1 + 1j, 2**70, "\ud800", {}, {1: 2}, [[]], [[1]], [{}],
    [["a", 1, 2]], ([],), ((),), (("a",),), ({},), {"type": "Unit"}, print,
]  # fmt: skip


@pytest.mark.parametrize("door", ["find", "parse"])
@pytest.mark.parametrize("choices", EXAMPLES.values(), ids=EXAMPLES)
def test_nonsense_is_refused_like_any_other_value(choices: Choices[Any], door: str) -> None:
    legal = list(choices)
    for value in NONSENSE:
        if value not in legal:
            with pytest.raises(NotAmongChoices):
                getattr(choices, door)(value)


def test_a_field_more_than_a_struct_has_is_refused() -> None:
    raw = plain(SCOUT) | {"flag": True}
    with pytest.raises(NotAmongChoices):
        OneOf([SCOUT]).parse(raw)


# -- reasons --------------------------------------------------------------------------------


def too_far(value: object) -> Reason | None:
    """What a game may say about a march that it does not allow."""
    assert isinstance(value, March)
    if len(value.path) > 1:
        return Reason("too-far", "BK-MOVE-03", {"most": 1})
    return None


def clumsy(value: Any) -> Reason | None:
    """A game's explanation that trusts the value to be what it expects."""
    return Reason("too-far", "BK-MOVE-03") if value.path else None


def test_the_game_s_own_reason_names_its_rule() -> None:
    reason = OneOf([MARCHES[1]], why=too_far).why_not(MARCHES[0])
    assert reason == Reason("too-far", "BK-MOVE-03", {"most": 1})


def test_a_value_in_the_set_needs_no_reason() -> None:
    assert OneOf(MARCHES, why=too_far).why_not(MARCHES[0]) is None


def test_where_the_game_has_no_reason_the_set_gives_its_own() -> None:
    reason = OneOf([MARCHES[0]], why=too_far).why_not(MARCHES[1])
    assert reason == Reason("not-listed")


def test_an_explanation_that_stumbles_over_nonsense_does_not_hide_the_refusal() -> None:
    assert OneOf([MARCHES[1]], why=clumsy).why_not("nonsense") == Reason("not-listed")


def test_a_form_says_which_field_is_wrong() -> None:
    form = Form({"who": OneOf("ab"), "how many": Amount(1, 3)})
    with pytest.raises(NotAmongChoices, match=r"^how many: 4 is not among the choices"):
        form.find(("a", 4))


def test_a_form_passes_on_the_reason_of_the_field() -> None:
    form = Form({"march": OneOf([MARCHES[1]], why=too_far)})
    with pytest.raises(NotAmongChoices) as refused:
        form.find((MARCHES[0],))
    assert refused.value.rule == "BK-MOVE-03"


# -- bounds, sizes, odds --------------------------------------------------------------------


def test_weights_without_a_way_to_weigh_are_a_mistake() -> None:
    with pytest.raises(TypeError, match="go together"):
        Some("ab", weight=(0, 1))


def test_a_large_set_is_counted_without_walking_it() -> None:
    assert Some(range(100), 0, 50).count() > 2**98


def test_a_large_set_is_sampled_without_walking_it() -> None:
    some = Some(range(100), 3, 50)
    assert some.sample(Random(1)) in some


def test_the_rows_of_a_large_deck_are_counted_without_walking_them() -> None:
    assert Arrangement(dict.fromkeys(range(50), 2), 3).count() == 50**3 - 50


def test_the_first_values_of_a_large_set_come_at_once() -> None:
    assert next(iter(Some(range(60), 0, 2))) == ()


def test_a_row_is_sampled_with_the_odds_of_a_blind_draw() -> None:
    row, rng = Arrangement({"a": 3, "b": 1}, 1), Random(4)
    share = sum(row.sample(rng) == ("a",) for _ in range(4000)) / 4000
    assert share == pytest.approx(0.75, abs=0.03)


def test_dice_show_doubles_as_often_as_dice_do() -> None:
    dice, rng = Roll(2).choices, Random(5)
    share = sum(len(set(dice.sample(rng))) == 1 for _ in range(6000)) / 6000
    assert share == pytest.approx(1 / 6, abs=0.02)


# -- describing -----------------------------------------------------------------------------


@pytest.mark.parametrize("choices", EXAMPLES.values(), ids=EXAMPLES)
def test_a_description_is_json_and_names_its_kind(choices: Choices[Any]) -> None:
    assert msgspec.json.decode(msgspec.json.encode(choices.describe()))["kind"] == choices.kind


def test_some_describe_their_pool_bounds_weights_and_groups() -> None:
    some = Some({1: 2, 2: 1}, 1, 2, weigh=int, weight=(1, 3), same=lambda n: n % 2)
    assert some.describe() == {
        "kind": "some",
        "pool": [{"value": 1, "count": 2, "weight": 1}, {"value": 2, "count": 1, "weight": 2}],
        "least": 1,
        "most": 2,
        "weight": (1, 3),
        "alike": [[1], [2]],
    }


def test_an_offer_describes_its_three_parts() -> None:
    offer = Offer(OneOf([1]), Amount(0, 1), Amount(0, 2)).describe()
    assert list(offer["fields"]) == ["to", "give", "ask"]
