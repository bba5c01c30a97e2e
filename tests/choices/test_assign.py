"""Things that go to places."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oyez.kernel import Assign, NotAmongChoices
from oyez.testing.properties import check_set

LOSSES = Assign(
    {"levy": ["paris", "reims"], "guard": ["paris"], "cog": ["reims", "rouen"]},
    {"paris": (1, 2), "reims": (0, 1), "rouen": (0, 1)},
)
open_places = st.lists(st.sampled_from("xyz"), max_size=3, unique=True)
bounds = st.tuples(st.integers(0, 2), st.integers(0, 4))


@given(
    st.dictionaries(st.sampled_from("abcd"), open_places, max_size=4),
    st.fixed_dictionaries({"x": bounds, "y": bounds, "z": bounds}),
)
def test_assignments_are_what_brute_force_finds(
    things: dict[str, list[str]], places: dict[str, tuple[int, int]]
) -> None:
    choices = Assign(things, places)
    check_set(choices, Random(1))
    expected = [
        tuple(zip(things, goals, strict=True))
        for goals in product(*things.values())
        if all(least <= goals.count(place) <= most for place, (least, most) in places.items())
    ]
    assert sorted(choices) == sorted(expected)


def test_many_things_find_their_places_quickly() -> None:
    things = {n: [n % 10, (n + 1) % 10] for n in range(40)}
    choices = Assign(things, dict.fromkeys(range(10), (4, 4)))
    assert choices
    assert choices.sample(Random(1)) in choices


def test_pairs_are_put_in_the_order_of_the_things() -> None:
    mixed = (("cog", "rouen"), ("levy", "paris"), ("guard", "paris"))
    assert [thing for thing, _ in LOSSES.find(mixed)] == ["levy", "guard", "cog"]


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ((("levy", "reims"), ("guard", "reims"), ("cog", "rouen")), "not-there"),
        ((("levy", "reims"), ("guard", "paris"), ("cog", "reims")), "place-number"),
        ((("levy", "reims"), ("guard", "paris")), "wrong-number"),
        ((("levy", "reims"), ("guard", "paris"), ("guard", "paris")), "wrong-number"),
        ((("levy", "lyon"), ("guard", "paris"), ("cog", "rouen")), "not-listed"),
        ((("levy", "reims", 1),), "not-listed"),
        ([("levy", "reims")], "wrong-type"),
        (("levy", "reims"), "wrong-type"),
    ],
)
def test_a_refusal_says_what_is_wrong(value: object, message: str) -> None:
    reason = LOSSES.why_not(value)
    assert reason is not None
    assert reason.message == message


@pytest.mark.parametrize("raw", [None, ["levy"], [["levy"]], [["levy", "lyon"]], [["x", "paris"]]])
def test_plain_data_that_assigns_nothing_is_refused(raw: object) -> None:
    with pytest.raises(NotAmongChoices):
        LOSSES.parse(raw)


def test_it_is_described_by_the_places_open_to_each_thing() -> None:
    assert LOSSES.describe() == {
        "kind": "assign",
        "things": [
            {"value": "levy", "open": [0, 1]},
            {"value": "guard", "open": [0]},
            {"value": "cog", "open": [1, 2]},
        ],
        "places": [
            {"value": "paris", "least": 1, "most": 2},
            {"value": "reims", "least": 0, "most": 1},
            {"value": "rouen", "least": 0, "most": 1},
        ],
    }


def test_a_thing_is_found_wherever_it_goes() -> None:
    (value,) = LOSSES.holding("rouen")
    assert ("cog", "rouen") in value
    assert list(LOSSES.holding("lyon")) == []
