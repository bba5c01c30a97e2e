"""Taking back: as far as nobody else has learnt anything, worked out by the kernel alone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oyez.kernel import (
    NATURE,
    WITHDRAWN,
    Amount,
    Ask,
    AskAll,
    CannotUndo,
    Choices,
    Commit,
    Each,
    Flow,
    Match,
    OneOf,
    Roll,
    Seat,
    redo,
    undo,
    undo_point,
)
from oyez.kernel.record import read, write
from tests.kernel.tavern import TAVERN, random_play
from tests.kernel.toys import A, B, C, Noted, Step, Toy, end, toy

WORD = OneOf(["yes", "no"])


def asking(*seats: Seat) -> Step:
    """A step that asks these seats one after the other and writes down what they say."""

    def step(s: Toy) -> Flow[None]:
        for seat in seats:
            said = yield Ask(seat, WORD)
            s.note(seat, said)
            s.tell(Noted, said)

    return step


def take_back_all(match: Match[Any], seat: Seat) -> int:
    """Take back as much as possible; how many answers that was."""
    for times in range(100):
        try:
            undo(match, seat)
        except CannotUndo:
            return times
    raise AssertionError("there is no end to it")


# -- how far -------------------------------------------------------------------------------------


def test_an_answer_taken_back_leaves_the_match_as_it_was() -> None:
    match = toy(asking(A, A))
    before = match.digest()
    match.answer(A, "yes")
    undo(match, A)
    assert match.digest() == before


def test_answers_are_taken_back_one_by_one() -> None:
    match = toy(asking(A, A, A))
    digests: list[str] = []
    for word in ["yes", "no"]:
        digests.append(match.digest())
        match.answer(A, word)
    undone: list[str] = []
    for _ in range(2):
        undo(match, A)
        undone.append(match.digest())
    assert undone == digests[::-1]


def test_one_can_answer_differently_after_taking_back() -> None:
    match = toy(asking(A, A))
    match.answer(A, "yes")
    undo(match, A)
    match.answer(A, "no")
    assert match.state.notes == ["0 no"]


def test_all_of_one_seats_answers_in_a_row_can_be_taken_back() -> None:
    match = toy(asking(B, A, A, A, A))
    match.answer(B, "no")
    for _ in range(3):
        match.answer(A, "yes")
    assert take_back_all(match, A) == 3


def test_the_place_to_go_back_to_is_told_beforehand() -> None:
    match = toy(asking(B, A, A))
    match.answer(B, "no")
    match.answer(A, "yes")
    assert undo_point(match, A) == 1


def test_asking_how_far_one_can_go_back_changes_nothing() -> None:
    match = toy(asking(A, A))
    match.answer(A, "yes")
    before = match.digest()
    undo_point(match, A)
    assert match.digest() == before


def test_an_answer_can_be_taken_back_while_the_next_seat_thinks() -> None:
    match = toy(asking(A, B))
    match.answer(A, "yes")
    undo(match, A)
    assert match.waiting() == (A,)


def test_answers_can_be_taken_back_over_steps_of_ones_own() -> None:
    match = toy(asking(A), steps=3)
    match.answer(A, "yes")
    match.answer(A, "no")
    undo(match, A)
    assert match.state.notes == ["0 yes"]


def test_several_steps_of_ones_own_are_taken_back_one_by_one() -> None:
    match = toy(asking(A), steps=5)
    before = match.digest()
    for _ in range(3):
        match.answer(A, "yes")
    assert take_back_all(match, A) == 3
    assert match.digest() == before


def test_only_the_last_few_steps_are_kept() -> None:
    match = toy(asking(A), steps=20)
    for _ in range(15):
        match.answer(A, "yes")
    assert 3 <= take_back_all(match, A) < 15


def test_what_was_withdrawn_by_itself_is_taken_back_with_the_answer_before_it() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield Ask(A, WORD)))
        s.note((yield Ask(B, OneOf([]))))
        yield Ask(A, WORD)

    match = toy(step)
    before = match.digest()
    match.answer(A, "yes")
    undo(match, A)
    assert match.digest() == before


# -- refusals ------------------------------------------------------------------------------------


def refused(match: Match[Any], seat: Seat) -> CannotUndo:
    """The refusal that `seat` meets, which must leave the match alone."""
    before = match.digest()
    with pytest.raises(CannotUndo) as refusal:
        undo(match, seat)
    assert match.digest() == before
    return refusal.value


def test_nothing_can_be_taken_back_before_anything_was_said() -> None:
    assert "nothing" in str(refused(toy(asking(A)), A))


def test_nothing_can_be_taken_back_after_another_seat_answered() -> None:
    match = toy(asking(A, B, A))
    match.answer(A, "yes")
    match.answer(B, "yes")
    assert "seat 1 has answered" in str(refused(match, A))


def test_nobody_takes_back_what_another_said() -> None:
    match = toy(asking(A, B))
    match.answer(A, "yes")
    assert "seat 0 has answered" in str(refused(match, B))


@pytest.mark.parametrize("rng", [None, Random(1)])
def test_nothing_can_be_taken_back_after_nature_answered(rng: Random | None) -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, WORD)
        s.note(*(yield Roll()))
        yield Ask(A, WORD)

    match = toy(step, rng=rng)
    match.answer(A, "yes")
    if rng is None:
        match.answer(NATURE, (3,))
    assert "chance" in str(refused(match, A))


def test_nothing_can_be_taken_back_over_a_commitment_and_its_rule_is_named() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, WORD)
        yield Commit("T-OATH-01")
        yield Ask(A, WORD)

    match = toy(step)
    match.answer(A, "yes")
    assert refused(match, A).rule == "T-OATH-01"


def test_what_follows_a_commitment_can_be_taken_back_as_far_as_that() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, WORD)
        yield Commit()
        yield Ask(A, WORD)
        yield Ask(A, WORD)
        yield Ask(A, WORD)

    match = toy(step)
    for _ in range(3):
        match.answer(A, "yes")
    assert take_back_all(match, A) == 2


def test_sealed_answers_cannot_be_taken_back_once_opened() -> None:
    match = toy(bidding)
    match.answer(B, 2)
    match.answer(A, 1)
    assert "known" in str(refused(match, A))


def test_opened_answers_are_not_blamed_on_an_earlier_commitment() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Commit("T-OATH-01")
        yield from bidding(s)

    match = toy(step)
    match.answer(B, 2)
    match.answer(A, 1)
    assert refused(match, A).rule == ""


def test_nothing_can_be_taken_back_once_the_step_has_passed_to_another_seat() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(Seat(s.step), WORD)

    match = toy(step, steps=3)
    match.answer(A, "yes")
    assert "turn has passed" in str(refused(match, A))


def test_nothing_can_be_taken_back_from_a_match_that_is_over() -> None:
    match = toy(asking(A))
    match.answer(A, "yes")
    assert "over" in str(refused(match, A))


def test_nothing_can_be_taken_back_from_a_match_ended_on_the_spot() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, WORD)
        end(s)

    match = toy(step)
    match.answer(A, "yes")
    assert "over" in str(refused(match, A))


# -- redo ----------------------------------------------------------------------------------------


def test_what_was_taken_back_can_be_given_again() -> None:
    match = toy(asking(A, A))
    match.answer(A, "yes")
    after = match.digest()
    undo(match, A)
    redo(match, A)
    assert match.digest() == after


def test_several_answers_are_given_again_in_their_order() -> None:
    match = toy(asking(A, A, A))
    match.answer(A, "yes")
    match.answer(A, "no")
    after = match.digest()
    undo(match, A)
    undo(match, A)
    redo(match, A)
    redo(match, A)
    assert match.digest() == after


def test_nothing_can_be_given_again_after_a_new_answer() -> None:
    match = toy(asking(A, A))
    match.answer(A, "yes")
    undo(match, A)
    match.answer(A, "no")
    with pytest.raises(CannotUndo):
        redo(match, A)


def test_what_was_given_again_can_be_taken_back_again() -> None:
    match = toy(asking(A, A))
    before = match.digest()
    match.answer(A, "yes")
    undo(match, A)
    redo(match, A)
    undo(match, A)
    assert match.digest() == before


def test_nobody_gives_again_what_another_took_back() -> None:
    match = toy(asking(A, B))
    match.answer(A, "yes")
    undo(match, A)
    with pytest.raises(CannotUndo):
        redo(match, B)


def test_an_answer_refused_leaves_what_can_be_given_again() -> None:
    match = toy(asking(A, A))
    match.answer(A, "yes")
    undo(match, A)
    with pytest.raises(ValueError, match="not among"):
        match.answer(A, "perhaps")
    redo(match, A)
    assert match.state.notes == ["0 yes"]


# -- sealed answers ------------------------------------------------------------------------------


def bidding(s: Toy) -> Flow[None]:
    """Two seats bid under seal, then one is asked again."""
    s.note((yield AskAll({A: Amount(0, 9), B: Amount(0, 9)})))
    yield Ask(A, WORD)


def test_a_sealed_answer_can_be_taken_back_before_the_last_is_in() -> None:
    match = toy(bidding)
    match.answer(A, 1)
    undo(match, A)
    assert match.waiting() == (A, B)


def test_a_sealed_answer_can_be_taken_back_after_another_seat_answered() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield AskAll({A: Amount(0, 9), B: Amount(0, 9), C: Amount(0, 9)})))

    match = toy(step)
    match.answer(A, 1)
    match.answer(B, 2)
    undo(match, A)
    assert match.waiting() == (A, C)


def test_taking_back_a_sealed_answer_leaves_the_others_theirs() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield AskAll({A: Amount(0, 9), B: Amount(0, 9), C: Amount(0, 9)})))
        yield Ask(A, WORD)

    match = toy(step)
    match.answer(A, 1)
    match.answer(B, 2)
    undo(match, A)
    match.answer(C, 3)
    match.answer(A, 4)
    assert match.state.notes == ["{0: 4, 1: 2, 2: 3}"]


def test_a_changed_sealed_answer_is_taken_back_to_the_one_before() -> None:
    match = toy(bidding)
    match.answer(A, 1)
    match.answer(A, 5)
    undo(match, A)
    match.answer(B, 2)
    assert match.state.notes == ["{0: 1, 1: 2}"]


def test_each_seat_gives_its_own_sealed_answer_again() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield AskAll({A: Amount(0, 9), B: Amount(0, 9), C: Amount(0, 9)})))

    match = toy(step)
    match.answer(A, 1)
    match.answer(B, 2)
    undo(match, A)
    undo(match, B)
    redo(match, A)
    redo(match, B)
    assert match.waiting() == (C,)


def test_who_has_not_answered_under_seal_cannot_take_back_what_came_before_the_others() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, WORD)
        yield from bidding(s)

    match = toy(step)
    match.answer(A, "yes")
    match.answer(B, 2)
    assert "seat 1 has answered" in str(refused(match, A))


def test_the_answer_before_sealed_ones_can_be_taken_back_while_nobody_has_given_any() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, WORD)
        yield AskAll({A: WORD, B: OneOf([]), C: WORD})

    match = toy(step)
    before = match.digest()
    match.answer(A, "yes")
    undo(match, A)
    assert match.digest() == before


def test_a_seat_that_had_nothing_to_choose_from_stays_answered_when_another_takes_back() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield AskAll({A: WORD, B: OneOf([]), C: WORD})) == {A: "no", B: WITHDRAWN, C: "no"})
        yield Ask(A, WORD)

    match = toy(step)
    match.answer(A, "yes")
    undo(match, A)
    match.answer(C, "no")
    match.answer(A, "no")
    assert match.state.notes == ["True"]


# -- phases that all play at once ----------------------------------------------------------------


def phase(flow: Callable[[Toy, Seat], Flow[Any]]) -> Step:
    """A step in which all play at once by `flow`, after which one seat is asked."""

    def step(s: Toy) -> Flow[None]:
        s.note((yield Each([A, B, C], flow)))
        yield Ask(A, WORD)

    return step


def thrice(s: Toy, seat: Seat) -> Flow[list[str]]:
    """Three words from a seat."""
    said: list[str] = []
    for _ in range(3):
        said.append((yield Ask(seat, WORD)))
        s.coins[seat] -= 1
    return said


def test_in_a_common_phase_a_seat_takes_back_its_own_whatever_the_others_did() -> None:
    match = toy(phase(thrice))
    for seat in (A, B, A, C, B, B):
        match.answer(seat, "yes")
    undo(match, A)
    assert [match.state_of(seat).coins[seat] for seat in (A, B, C)] == [2, 0, 2]


def test_in_a_common_phase_a_seat_takes_back_all_of_its_own() -> None:
    match = toy(phase(thrice))
    for seat in (A, B, A, C, B, B):
        match.answer(seat, "yes")
    assert take_back_all(match, A) == 2


def test_in_a_common_phase_a_seat_that_is_done_can_take_back() -> None:
    match = toy(phase(thrice))
    for seat in (A, A, A, B):
        match.answer(seat, "yes")
    undo(match, A)
    assert match.waiting() == (A, B, C)


def test_a_common_phase_cannot_be_taken_back_once_it_is_over() -> None:
    match = toy(phase(thrice))
    for seat in (B, B, B, C, C, C, A, A, A):
        match.answer(seat, "yes")
    assert "known" in str(refused(match, A))


def rolling(s: Toy, seat: Seat) -> Flow[None]:
    """A word, a die, a word."""
    yield Ask(seat, WORD)
    yield Roll()
    yield Ask(seat, WORD)


def test_in_a_common_phase_nature_answers_for_one_seat_only() -> None:
    match = toy(phase(rolling), rng=Random(1))
    match.answer(A, "yes")
    match.answer(B, "yes")
    assert "chance" in str(refused(match, A))


def test_in_a_common_phase_anothers_luck_is_no_obstacle() -> None:
    def flow(s: Toy, seat: Seat) -> Flow[None]:
        yield Ask(seat, WORD)
        if seat == B:
            yield Roll()
        yield Ask(seat, WORD)

    match = toy(phase(flow), rng=Random(1))
    match.answer(A, "yes")
    match.answer(B, "yes")
    undo(match, A)
    assert match.ply == 2


def swearing(s: Toy, seat: Seat) -> Flow[None]:
    """A word, an oath, a question without object, a word."""
    yield Ask(seat, WORD)
    yield Commit("T-OATH-02")
    yield Ask(seat, OneOf([]))
    yield Ask(seat, WORD)


def test_in_a_common_phase_a_commitment_binds_its_seat_and_its_rule_is_named() -> None:
    match = toy(phase(swearing))
    match.answer(A, "yes")
    assert refused(match, A).rule == "T-OATH-02"


def test_in_a_common_phase_what_was_withdrawn_by_itself_goes_with_the_answer_before_it() -> None:
    def flow(s: Toy, seat: Seat) -> Flow[None]:
        yield Ask(seat, WORD)
        yield Ask(seat, OneOf([]))
        yield Ask(seat, WORD)

    match = toy(phase(flow))
    match.answer(B, "yes")
    before = match.digest()
    match.answer(A, "yes")
    undo(match, A)
    assert match.digest() == before


# -- out of turn ---------------------------------------------------------------------------------


def gifts(s: Toy, seat: Seat) -> Choices[Any]:
    """One may give a coin away, or ask the next seat something."""
    return OneOf(["gift", "ask"] if s.coins[seat] else ["ask"])


def give(s: Toy, seat: Seat, value: Any) -> Flow[None]:
    """Carry it out."""
    if value == "gift":
        s.coins[seat] -= 1
        s.tell(Noted, "gift")
    else:
        s.note((yield Ask(Seat((seat + 1) % 3), WORD)))


def test_an_act_can_be_taken_back() -> None:
    match = toy(asking(A, B), anytime=gifts, act=give)
    before = match.digest()
    match.act(C, "gift")
    undo(match, C)
    assert match.digest() == before


def test_an_act_can_be_done_again() -> None:
    match = toy(asking(A, B), anytime=gifts, act=give)
    match.act(C, "gift")
    after = match.digest()
    undo(match, C)
    redo(match, C)
    assert match.digest() == after


def test_an_act_can_be_taken_back_while_the_question_it_puts_is_open() -> None:
    match = toy(asking(A, B), anytime=gifts, act=give)
    match.act(A, "ask")
    undo(match, A)
    assert match.waiting() == (A,)


def test_an_act_cannot_be_taken_back_after_somebody_answered() -> None:
    match = toy(asking(A, B), anytime=gifts, act=give)
    match.act(C, "gift")
    match.answer(A, "yes")
    assert "seat 0 has answered" in str(refused(match, C))


def test_an_answer_cannot_be_taken_back_after_anothers_act() -> None:
    match = toy(asking(A, B), anytime=gifts, act=give)
    match.answer(A, "yes")
    match.act(C, "gift")
    assert "seat 2 has answered" in str(refused(match, A))


def test_an_act_that_still_waits_for_its_turn_can_be_taken_back() -> None:
    match = toy(asking(A, B), anytime=gifts, act=give)
    match.act(A, "ask")
    match.act(C, "gift")
    undo(match, C)
    match.answer(B, "yes")
    assert match.state.coins[C] == 3


def test_an_act_that_waits_can_be_taken_back_whatever_others_did_since() -> None:
    match = toy(asking(A, B), anytime=gifts, act=give)
    match.act(A, "ask")
    match.act(C, "gift")
    match.act(B, "gift")
    undo(match, C)
    match.answer(B, "yes")
    assert match.state.coins == {A: 3, B: 2, C: 3}


# -- events --------------------------------------------------------------------------------------


def test_what_was_told_since_disappears_from_the_log() -> None:
    match = toy(asking(A, A, A), listen=True)
    match.answer(A, "yes")
    match.answer(A, "no")
    undo(match, A)
    assert match.log_of(None) == [Noted("yes")]


def test_what_was_told_before_the_first_answer_stays_in_the_log() -> None:
    def step(s: Toy) -> Flow[None]:
        s.tell(Noted, "begun")
        yield from asking(A, A)(s)

    match = toy(step, listen=True)
    match.answer(A, "yes")
    undo(match, A)
    assert match.log_of(None) == [Noted("begun")]


def test_what_is_told_again_is_told_once() -> None:
    match = toy(asking(A, A), listen=True)
    match.answer(A, "yes")
    undo(match, A)
    match.answer(A, "no")
    assert match.log_of(None) == [Noted("no")]


def test_what_an_act_told_disappears_with_it() -> None:
    match = toy(asking(A, B), anytime=gifts, act=give, listen=True)
    match.act(C, "gift")
    undo(match, C)
    assert match.log_of(None) == []


# -- any match -----------------------------------------------------------------------------------


@settings(max_examples=50, deadline=None)
@given(seed=st.integers(0, 10_000), plays=st.integers(0, 40))
def test_taking_back_and_giving_again_leads_to_the_same_place(seed: int, plays: int) -> None:
    rng = Random(seed)
    match = Match(TAVERN, 3, rng=Random(seed), listen=True)
    for _ in range(plays):
        if match.over:
            break
        random_play(match, rng)
    for seat in map(Seat, range(3)):
        told, waiting, state = match.log_of(seat), match.waiting(), match.clone().digest()
        try:
            undo(match, seat)
        except CannotUndo:
            assert match.clone().digest() == state
            continue
        redo(match, seat)
        assert (match.log_of(seat), set(match.waiting())) == (told, set(waiting))


@settings(max_examples=50, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_a_match_in_which_answers_were_taken_back_replays(seed: int) -> None:
    rng = Random(seed)
    match = Match(TAVERN, 3, rng=Random(seed))
    while not match.over:
        random_play(match, rng)
        if rng.random() < 0.3:
            with suppress(CannotUndo):
                undo(match, Seat(rng.randrange(3)))
            assert match.clone().digest() == match.digest()
    assert read(TAVERN, write(match)).digest() == match.digest()
