"""Lists of clauses, each with choices of its own."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from oyez.kernel import (
    NOTHING,
    Accept,
    Amount,
    Clauses,
    Form,
    NotAmongChoices,
    OneOf,
    Reason,
    Words,
)
from oyez.testing.properties import check_set

PAY = Form({"by": OneOf(["ann", "bob"]), "crowns": Amount(1, 2)})
PASSAGE = OneOf(["gaul", "spain"])
CONTRACT = Clauses({"pay": PAY, "passage": PASSAGE, "alliance": NOTHING}, 3, each={"pay": 1})


def at_war(clauses: tuple[tuple[str, Any], ...]) -> Reason | None:
    """No passage through Gaul for who is paid."""
    names = [name for name, _ in clauses]
    if "pay" in names and ("passage", "gaul") in clauses:
        return Reason("contradiction", "BR-CONTRACT-05")
    return None


CHECKED = Clauses({"pay": PAY, "passage": PASSAGE}, 2, check=at_war)
HOPELESS = Clauses({"pay": PAY}, 2, 1, check=lambda _: Reason("contradiction"))


@pytest.mark.parametrize(
    "choices",
    [
        CONTRACT,
        CHECKED,
        Clauses({"pay": PAY, "passage": PASSAGE}, 2, 2),
        Clauses({"passage": PASSAGE}, 5, 3),
        Clauses({"alliance": NOTHING}, 3),
        Clauses({}, 0),
        HOPELESS,
    ],
)
def test_clauses_agree_with_themselves(choices: Clauses) -> None:
    check_set(choices, Random(1))
    assert choices.count() == len(list(choices))


def test_clauses_are_all_lists_of_different_clauses_that_brute_force_finds() -> None:
    each = [*(("pay", value) for value in PAY), *(("passage", value) for value in PASSAGE)]
    lists = [row for size in range(4) for row in permutations(each, size)]
    fitting = [row for row in lists if sum(name == "pay" for name, _ in row) <= 1]
    assert sorted(CONTRACT) == sorted(fitting)


def test_what_passes_no_check_is_no_choice() -> None:
    assert not HOPELESS
    assert list(CHECKED) == [
        row for row in Clauses({"pay": PAY, "passage": PASSAGE}, 2) if at_war(row) is None
    ]


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ((("pay", ("ann", 1)), ("pay", ("bob", 1))), "clause-too-often"),
        ((("passage", "gaul"), ("passage", "gaul")), "clause-twice"),
        ((("passage", "rome"),), "not-listed"),
        ((("pay", ("ann", 3)),), "out-of-range"),
        ((("alliance", 1),), "not-listed"),
        ((("treaty", 1),), "not-listed"),
        ((("pay",),), "wrong-type"),
        ((("passage", "gaul"),) * 4, "wrong-number"),
        ([("passage", "gaul")], "wrong-type"),
        ("passage", "wrong-type"),
    ],
)
def test_a_refusal_says_what_is_wrong_with_the_list(value: object, message: str) -> None:
    reason = CONTRACT.why_not(value)
    assert reason is not None
    assert reason.message == message


def test_a_contradiction_is_told_with_its_rule() -> None:
    with pytest.raises(NotAmongChoices, match="BR-CONTRACT-05") as refusal:
        CHECKED.find((("pay", ("ann", 1)), ("passage", "gaul")))
    assert refusal.value.reason == Reason("contradiction", "BR-CONTRACT-05")


def test_a_fault_in_a_clause_is_told_with_its_name() -> None:
    with pytest.raises(NotAmongChoices, match="pay: crowns: 3 is not among"):
        CONTRACT.parse([["pay", ["ann", 3]]])


def test_clauses_that_cannot_be_made_are_not_shown() -> None:
    told = CONTRACT.describe()
    assert list(told["clauses"]) == ["pay", "passage"]
    assert (told["least"], told["most"]) == (0, 3)
    assert told["each"] == {"pay": 1, "passage": 2}


def test_clauses_in_words_of_ones_own_are_countless() -> None:
    free = Clauses({"words": Words(20, ["peace"])}, 2)
    check_set(free, Random(1))
    assert (("words", "as we said"),) in free


def test_a_thing_is_found_in_whatever_clause_it_stands() -> None:
    choices = Clauses({"pay": PAY, "answer": OneOf([Accept(1), Accept(2)])}, 2)
    assert list(choices.holding(Accept(2))) == [(("answer", Accept(2)),)]
    assert list(choices.holding("bob")) == [(("pay", ("bob", 1)),)]
    assert list(choices.holding("cid")) == []
