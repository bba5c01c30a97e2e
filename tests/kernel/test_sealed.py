"""Sealed answers: several seats are asked, and all is opened when the last is in."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec
import pytest

from oyez.kernel import (
    WITHDRAWN,
    Amount,
    Ask,
    AskAll,
    Flow,
    Match,
    NotAmongChoices,
    NotYourQuestion,
    OneOf,
    Seat,
    StalePly,
)
from oyez.kernel.record import redacted
from oyez.scene.views import view, view_bytes
from tests.kernel.toys import A, B, C, Noted, Toy, choices, toy

EVERYBODY: tuple[Seat | None, ...] = (A, B, C, None)


def bids(s: Toy) -> Flow[None]:
    """Everybody bids; then the first seat is asked something else."""
    said: dict[Seat, int] = yield AskAll({seat: Amount(0, s.coins[seat]) for seat in s.coins})
    for seat, bid in said.items():
        s.coins[seat] -= bid
        s.tell(Noted, f"{seat} bid {bid}")
    s.note(said)
    yield Ask(A, OneOf(["go"]))


def but_waiting(match: Match[Any], seat: Seat | None) -> bytes:
    """All that a seat sees, except who is still waited for."""
    seen = view(match, seat)
    del seen["waiting"]
    return msgspec.json.encode(seen, order="sorted")


def test_answers_are_handed_over_together_in_the_order_asked() -> None:
    match = toy(bids)
    match.answer(C, 3)
    match.answer(A, 1)
    match.answer(B, 2)
    assert match.state.notes == ["{0: 1, 1: 2, 2: 3}"]


@pytest.mark.parametrize("order", list(permutations([A, B, C])))
def test_the_order_in_which_seats_answer_makes_no_difference(order: tuple[Seat, ...]) -> None:
    match = toy(bids)
    for seat in order:
        match.answer(seat, int(seat))
    assert match.state.coins == {A: 3, B: 2, C: 1}


def test_nothing_happens_until_the_last_seat_is_in() -> None:
    match = toy(bids, listen=True)
    match.answer(A, 1)
    match.answer(B, 2)
    assert match.state.coins == {A: 3, B: 3, C: 3}
    assert match.log_of(A) == []


def test_waiting_names_those_who_have_yet_to_answer() -> None:
    match = toy(bids)
    match.answer(B, 0)
    assert match.waiting() == (A, C)


@pytest.mark.parametrize("order", list(permutations([A, B, C])))
def test_a_sealed_answer_changes_nobody_elses_view_but_who_is_waited_for(
    order: tuple[Seat, ...],
) -> None:
    match = toy(bids, listen=True)
    for seat in order[:-1]:
        before = {other: but_waiting(match, other) for other in EVERYBODY if other != seat}
        match.answer(seat, 2)
        assert {other: but_waiting(match, other) for other in before} == before


def test_two_different_sealed_answers_look_the_same_to_the_others() -> None:
    one, two = toy(bids, listen=True), toy(bids, listen=True)
    one.answer(A, 0)
    two.answer(A, 3)
    for seat in (B, C, None):
        assert view_bytes(one, seat) == view_bytes(two, seat)


def test_changing_ones_mind_shows_nothing_at_all() -> None:
    match = toy(bids, listen=True)
    match.answer(A, 0)
    before = {seat: view_bytes(match, seat) for seat in (B, C, None)}
    match.answer(A, 3)
    assert {seat: view_bytes(match, seat) for seat in before} == before


def test_a_sealed_answer_may_be_changed_until_all_are_in() -> None:
    match = toy(bids)
    match.answer(A, 0)
    match.answer(A, 3)
    match.answer(B, 0)
    match.answer(A, 1)
    match.answer(C, 0)
    assert match.state.coins[A] == 2


def test_a_change_outside_the_choices_is_refused_and_the_first_answer_stands() -> None:
    match = toy(bids)
    match.answer(A, 1)
    with pytest.raises(NotAmongChoices):
        match.answer(A, 99)
    match.answer(B, 0)
    match.answer(C, 0)
    assert match.state.coins[A] == 2


def test_a_seat_can_see_that_it_has_answered() -> None:
    match = toy(bids)
    match.answer(A, 1)
    asked, open_ = match.question(A), match.question(B)
    assert asked is not None
    assert asked.answered
    assert open_ is not None
    assert not open_.answered


def test_the_question_after_the_opening_is_not_answered_yet() -> None:
    match = toy(bids)
    for seat in (A, B, C):
        match.answer(seat, 0)
    asked = match.question(A)
    assert asked is not None
    assert not asked.answered


def test_the_answers_of_others_do_not_make_a_question_stale() -> None:
    match = toy(bids)
    asked = match.question(C)
    assert asked is not None
    match.answer(A, 0)
    match.answer(B, 0)
    match.answer(C, 0, ply=asked.ply)
    assert match.state.notes != []


def test_an_answer_for_the_question_before_is_stale() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, OneOf(["go"]))
        yield AskAll({A: Amount(0, 1), B: Amount(0, 1)})

    match = toy(step)
    match.answer(A, "go", ply=0)
    with pytest.raises(StalePly):
        match.answer(A, 1, ply=0)


def test_a_seat_without_choices_is_answered_withdrawn_and_not_waited_for() -> None:
    def step(s: Toy) -> Flow[None]:
        said = yield AskAll({A: Amount(0, 1), B: OneOf[int]([])})
        s.note(said[A], said[B] is WITHDRAWN)

    match = toy(step)
    assert match.waiting() == (A,)
    match.answer(A, 1)
    assert match.state.notes == ["1 True"]


def test_if_no_seat_has_choices_all_are_withdrawn_and_the_flow_goes_on() -> None:
    def step(s: Toy) -> Flow[None]:
        said = yield AskAll({seat: OneOf[int]([]) for seat in (A, B)})
        s.note(said == {A: WITHDRAWN, B: WITHDRAWN})

    match = toy(step)
    assert match.over
    assert match.state.notes == ["True"]


def test_asking_no_seats_gives_no_answers_at_once() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield AskAll({})))

    assert toy(step).state.notes == ["{}"]


def test_a_seat_not_asked_has_no_question() -> None:
    def step(s: Toy) -> Flow[None]:
        yield AskAll({A: Amount(0, 1), B: Amount(0, 1)})

    match = toy(step)
    assert match.question(C) is None
    with pytest.raises(NotYourQuestion):
        match.answer(C, 0)


def test_one_round_of_sealed_answers_follows_another() -> None:
    def step(s: Toy) -> Flow[None]:
        for _ in range(2):
            s.note((yield AskAll({A: Amount(0, 9), B: Amount(0, 9)})))

    match = toy(step)
    for n, seat in enumerate([A, B, B, A]):
        match.answer(seat, n)
    assert match.state.notes == ["{0: 0, 1: 1}", "{0: 3, 1: 2}"]


def test_a_record_handed_to_another_seat_does_not_hold_the_sealed_answer() -> None:
    match = toy(bids)
    match.answer(A, 2)
    assert 2 not in [entry.value for entry in redacted(match, B).answers]
    assert [entry.value for entry in redacted(match, A).answers] == [2]


def test_a_clone_keeps_the_sealed_answers() -> None:
    match = toy(bids)
    match.answer(A, 2)
    twin = match.clone()
    assert twin.waiting() == (B, C)
    twin.answer(B, 0)
    twin.answer(C, 0)
    assert twin.state.coins[A] == 1
    assert match.waiting() == (B, C)


def test_sealed_choices_are_each_seats_own() -> None:
    def step(s: Toy) -> Flow[None]:
        yield AskAll({A: Amount(0, 1), B: OneOf(["yes", "no"])})

    match = toy(step)
    assert choices(match, A) == [0, 1]
    assert choices(match, B) == ["yes", "no"]
