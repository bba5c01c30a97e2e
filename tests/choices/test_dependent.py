"""Forms whose later fields depend on earlier ones."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.choices.basic import COUNTLESS, Words
from oyez.kernel import (
    NOTHING,
    Accept,
    Amount,
    Choices,
    Dependent,
    Form,
    NotAmongChoices,
    OneOf,
    Some,
)
from oyez.testing.properties import check_set

LANDS = {"ann": ["gaul", "spain"], "bob": ["rome"], "cid": []}
MEN = {"gaul": 2, "spain": 0, "rome": 1}


def lands(who: str) -> Choices[Any]:
    return OneOf(LANDS[who])


def men(_: str, land: str) -> Choices[Any]:
    return Amount(1, MEN[land])


MARCH = Dependent({"who": OneOf(list(LANDS)), "from": lands, "men": men})
LARGE = Dependent({"number": Amount(1, 100), "next": lambda number: Amount(number, number + 1)})
FREE = Dependent({"who": Some("abcdefgh"), "where": OneOf(["gaul", "rome"])})


@pytest.mark.parametrize(
    "choices",
    [
        MARCH,
        LARGE,
        FREE,
        Dependent({"only": OneOf("ab")}),
        Dependent({"who": OneOf("ab"), "what": lambda _: NOTHING}),
        Dependent({"who": OneOf("ab"), "what": NOTHING}),
        Dependent({"who": OneOf("ab"), "whom": OneOf("ab"), "how": lambda a, b: OneOf([a + b])}),
        Dependent(
            {"first": Dependent({"a": OneOf("xy"), "b": OneOf}), "then": lambda v: OneOf([v[0]])}
        ),
    ],
)
def test_fields_agree_with_what_was_chosen_before(choices: Dependent) -> None:
    check_set(choices, Random(1))
    assert choices.count() == len(list(choices))


def test_only_what_leads_to_the_last_field_is_there() -> None:
    assert list(MARCH) == [("ann", "gaul", 1), ("ann", "gaul", 2), ("bob", "rome", 1)]


def test_fields_of_the_same_choices_are_counted_each() -> None:
    letter = OneOf("ab")
    assert Dependent({"one": letter, "two": letter}).count() == 4


@pytest.mark.parametrize(
    "value",
    [
        ("ann", "rome", 1),
        ("cid", "gaul", 1),
        ("ann", "spain", 1),
        ("bob", "rome", 2),
        ("bob", "rome"),
        ("bob", "rome", 1, 1),
        None,
    ],
)
def test_what_does_not_go_together_is_refused(value: object) -> None:
    assert value not in MARCH
    with pytest.raises(NotAmongChoices):
        MARCH.parse(value)


def test_a_refusal_names_the_field() -> None:
    with pytest.raises(NotAmongChoices, match="from: 'rome' is not among the choices"):
        MARCH.find(("ann", "rome", 1))


def test_values_are_sampled_field_by_field() -> None:
    rng = Random(1)
    seen = [MARCH.sample(rng) for _ in range(300)]
    assert set(seen) == set(MARCH)
    assert 100 < sum(who == "bob" for who, *_ in seen) < 200


def test_a_small_tree_is_described_whole_without_what_leads_nowhere() -> None:
    assert MARCH.describe() == {
        "kind": "dependent",
        "names": ["who", "from", "men"],
        "first": {"kind": "one-of", "values": ["ann", "bob"]},
        "then": [
            {
                "values": [who],
                "rest": {
                    "kind": "dependent",
                    "names": ["from", "men"],
                    "first": {"kind": "one-of", "values": [land]},
                    "then": [
                        {
                            "values": [land],
                            "rest": {
                                "kind": "dependent",
                                "names": ["men"],
                                "first": {"kind": "amount", "least": 1, "most": most, "step": 1},
                            },
                        }
                    ],
                },
            }
            for who, land, most in (("ann", "gaul", 2), ("bob", "rome", 1))
        ],
    }


def test_values_with_the_same_after_them_are_described_together() -> None:
    choices = Dependent({"n": Amount(0, 3), "parity": lambda n: OneOf([n % 2])})
    assert [branch["values"] for branch in choices.describe()["then"]] == [[0, 2], [1, 3]]


def test_what_follows_whatever_was_chosen_is_described_once() -> None:
    (branch,) = FREE.describe()["then"]
    assert "values" not in branch
    assert branch["rest"]["first"]["values"] == ["gaul", "rome"]


def test_a_large_tree_is_asked_for_step_by_step() -> None:
    assert "then" not in LARGE.describe()
    assert LARGE.inner([7]).describe()["first"] == Amount(7, 8).describe()


def test_a_way_leads_through_names_and_values() -> None:
    form = Form({"march": MARCH})
    rest = form.inner("march").inner(["ann", "gaul"])
    assert rest.describe()["first"] == Amount(1, 2).describe()
    assert list(MARCH.inner("who")) == ["ann", "bob"]


@pytest.mark.parametrize("step", [["ann", "gaul", 1], ["ann", "gaul", 1, 1], "men", ["dan"], 3])
def test_a_way_that_leads_nowhere_is_refused(step: object) -> None:
    with pytest.raises((LookupError, NotAmongChoices)):
        MARCH.inner(step)


def test_ones_own_words_may_come_first() -> None:
    choices = Dependent({"name": Words(9, ["x"]), "letter": lambda name: OneOf([name[0]])})
    assert choices.count() == COUNTLESS
    assert ("own", "o") in choices
    assert ("own", "w") not in choices


def test_a_form_needs_a_field() -> None:
    with pytest.raises(ValueError, match="needs a field"):
        Dependent({})


def test_a_thing_is_found_where_it_can_be_chosen_first() -> None:
    deal = Dependent({"answer": OneOf([Accept(1), "no"]), "why": lambda _: OneOf(["because"])})
    assert list(deal.holding(Accept(1))) == [(Accept(1), "because")]
    assert list(MARCH.holding("cid")) == []
