"""Consent: in the middle of one seat's move another is asked, and both outcomes go on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oyez.kernel import Ask, Flow, Match, NotYourQuestion, OneOf, Seat
from oyez.scene.views import view
from tests.kernel.toys import A, B, C, Toy, choices, toy


def passage(s: Toy, mover: Seat, owner: Seat) -> Flow[bool]:
    """The owner of the land is asked whether the mover may pass."""
    answer: str = yield Ask(
        owner, OneOf(["let pass", "refuse"]), "passage", "T-PASS", {"by": mover}
    )
    return answer == "let pass"


def travel(s: Toy) -> Flow[None]:
    """Go through somebody's land if they let you; else choose again without it."""
    owners = {"north": B, "south": C}
    roads = ["north", "south", "stay"]
    while True:
        road: str = yield Ask(A, OneOf(roads), "road")
        if road == "stay" or (yield from passage(s, A, owners[road])):
            s.note("went", road)
            return
        roads = [other for other in roads if other != road]


@pytest.fixture
def match() -> Match[Toy]:
    return toy(travel)


def test_the_third_player_is_asked_in_the_middle_of_the_move(match: Match[Toy]) -> None:
    match.answer(A, "north")
    assert match.waiting() == (B,)
    asked = match.question(B)
    assert asked is not None
    assert (asked.prompt, asked.rule, asked.about) == ("passage", "T-PASS", {"by": A})


def test_with_consent_the_move_goes_on(match: Match[Toy]) -> None:
    match.answer(A, "north")
    match.answer(B, "let pass")
    assert match.over
    assert match.state.notes == ["went north"]


def test_without_consent_the_mover_chooses_anew(match: Match[Toy]) -> None:
    match.answer(A, "north")
    match.answer(B, "refuse")
    assert match.waiting() == (A,)
    assert choices(match, A) == ["south", "stay"]


def test_consent_may_be_asked_of_one_after_another(match: Match[Toy]) -> None:
    match.answer(A, "north")
    match.answer(B, "refuse")
    match.answer(A, "south")
    assert match.waiting() == (C,)
    match.answer(C, "let pass")
    assert match.state.notes == ["went south"]


def test_refused_by_all_only_staying_is_left(match: Match[Toy]) -> None:
    for road, owner in (("north", B), ("south", C)):
        match.answer(A, road)
        match.answer(owner, "refuse")
    assert choices(match, A) == ["stay"]


def test_nobody_consents_for_another(match: Match[Toy]) -> None:
    match.answer(A, "north")
    for seat in (A, C):
        with pytest.raises(NotYourQuestion):
            match.answer(seat, "let pass")
    assert match.waiting() == (B,)


def test_the_question_is_put_to_the_owner_alone(match: Match[Toy]) -> None:
    match.answer(A, "north")
    assert [view(match, seat)["question"] is None for seat in (A, B, C)] == [True, False, True]


@pytest.mark.parametrize(
    ("answer", "expected"), [("let pass", ["went north"]), ("refuse", ["went stay"])]
)
def test_a_clone_at_the_question_goes_either_way(answer: str, expected: list[str]) -> None:
    match = toy(travel)
    match.answer(A, "north")
    twin = match.clone()
    twin.answer(B, answer)
    if not twin.over:
        twin.answer(A, "stay")
    assert twin.state.notes == expected
    assert match.waiting() == (B,)


def test_consent_inside_an_act_out_of_turn_holds_up_the_question_interrupted() -> None:
    def visit(s: Toy, seat: Seat, value: str) -> Flow[None]:
        s.note("visit", (yield from passage(s, seat, B)))

    def play() -> Match[Toy]:
        return toy(travel, anytime=lambda s, seat: OneOf(["visit"]), act=visit)

    outcomes: dict[str, Callable[[Match[Toy]], None]] = {
        "visit True": lambda m: m.answer(B, "let pass"),
        "visit False": lambda m: m.answer(B, "refuse"),
    }
    for note, consent in outcomes.items():
        match = play()
        match.act(C, "visit")
        assert match.waiting() == (B,)
        consent(match)
        assert match.state.notes == [note]
        assert match.waiting() == (A,)
