"""What can be asked about a match from outside, and that nobody outside looks into it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import oyez
from oyez.kernel import (
    NATURE,
    Amount,
    Ask,
    AskAll,
    CannotUndo,
    Each,
    Flow,
    Match,
    OneOf,
    Roll,
    Seat,
    can_redo,
    can_undo,
    redo,
    undo,
    undo_point,
)
from oyez.kernel.inquiries import (
    answers_sealed,
    answers_since,
    at_public_question,
    boundary,
    earliest_boundary,
    is_noticeable,
    last_to_play,
    share_undo_history,
    step_began,
    stop_listening,
    undo_is_own,
)
from tests.kernel.toys import A, B, C, Noted, Toy, toy

# Where a match stands inside a step, and what it keeps to go back: for the kernel alone.
INSIDE = {"frames", "bases", "redo_log", "told_at", "lanes", "unseen", "asked_at"}
GO = OneOf(["go"])


def turns(s: Toy) -> Flow[None]:
    s.tell(Noted, "a turn")
    yield Ask(A, GO)
    yield Ask(B, GO)


def bids(s: Toy) -> Flow[None]:
    yield Ask(A, GO)
    yield AskAll(dict.fromkeys(s.coins, Amount(0, 3)))


def shop(s: Toy, seat: Seat) -> Flow[None]:
    for _ in range(2):
        s.coins[seat] -= yield Ask(seat, Amount(0, 1))


def market(s: Toy) -> Flow[None]:
    yield Ask(A, GO)
    yield Each(tuple(s.coins), shop)


# -- nobody else looks inside ---------------------------------------------------------------------


def uses(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            request = node.attr == "request" and not isinstance(node.value, ast.Name)
            if node.attr in INSIDE or request:
                yield f"{path.name}:{node.lineno} .{node.attr}"


@pytest.mark.parametrize("package", ["server", "bots", "cli"])
def test_nothing_outside_the_kernel_looks_into_a_match(package: str) -> None:
    files = sorted((Path(oyez.__file__).parent / package).rglob("*.py"))
    assert len(files) > 5
    assert [use for path in files for use in uses(path)] == []


# -- step boundaries ------------------------------------------------------------------------------


def test_the_boundary_is_where_the_step_began() -> None:
    match = toy(turns, steps=3, listen=True)
    for seat in (A, B, A):
        match.answer(seat, "go")
    latest = boundary(match)
    assert (latest.ply, latest.state.step, latest.told) == (2, 1, 1)
    assert step_began(match) == 2
    assert earliest_boundary(match).ply == 0


def test_where_no_boundary_is_kept_the_position_is_one() -> None:
    match = toy(turns)
    match.answer(A, "go")
    match.answer(B, "go")
    again = match.clone()
    over = Match[Toy].resumed(again.game, 3, again.options, 2, again.state, again.log)
    assert over.over
    assert boundary(over).ply == earliest_boundary(over).ply == 2
    assert step_began(over) == 0


def test_answers_since_the_boundary_leave_out_what_others_have_sealed() -> None:
    match = toy(bids)
    match.answer(A, "go")
    match.answer(B, 2)
    match.answer(C, 1)
    assert [entry.value for entry in answers_since(match, B)] == ["go", 2]


# -- what is seen of it ---------------------------------------------------------------------------


def test_a_match_does_not_stand_while_something_lies_under_seal() -> None:
    match = toy(bids)
    match.answer(A, "go")
    assert at_public_question(match)
    assert is_noticeable(match)
    match.answer(B, 2)
    assert not at_public_question(match)
    assert not is_noticeable(match)
    match.answer(A, 1)
    match.answer(C, 1)
    assert at_public_question(match)
    assert is_noticeable(match)


def test_a_match_does_not_stand_while_chance_is_to_speak() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield Roll()))
        yield Ask(A, GO)

    match = toy(step)
    assert not at_public_question(match)
    match.answer(NATURE, (3,))
    assert at_public_question(match)


def test_only_what_several_are_asked_at_once_is_sealed() -> None:
    match = toy(bids)
    assert not answers_sealed(match, A)
    match.answer(A, "go")
    assert answers_sealed(match, A)
    assert answers_sealed(match, C)


def test_who_is_the_last_to_play_may_end_a_phase() -> None:
    match = toy(market)
    assert not last_to_play(match, A)
    match.answer(A, "go")
    for seat in (B, B, C, C):
        assert not last_to_play(match, A)
        match.answer(seat, 1)
    assert last_to_play(match, A)
    assert not last_to_play(match, B)


# -- taking back ----------------------------------------------------------------------------------


def test_a_take_back_under_seal_is_one_s_own() -> None:
    match = toy(bids)
    match.answer(A, "go")
    assert not undo_is_own(match, A)
    match.answer(B, 2)
    assert undo_is_own(match, B)
    assert undo_point(match, B) == 1


def test_whether_one_may_take_back_does_not_show_who_has_begun() -> None:
    match = toy(market)
    match.answer(A, "go")
    reasons: list[str] = []
    for _ in range(2):
        assert not can_undo(match, A)
        with pytest.raises(CannotUndo) as caught:
            undo_point(match, A)
        reasons.append(str(caught.value))
        match.answer(B, 1)
    assert reasons[0] == reasons[1]


def test_one_s_own_part_can_still_be_taken_back_and_given_again() -> None:
    match = toy(market)
    match.answer(A, "go")
    match.answer(A, 1)
    match.answer(B, 1)
    assert can_undo(match, A)
    assert not can_redo(match, A)
    undo(match, A)
    assert not can_undo(match, A)
    assert can_redo(match, A)
    assert not can_redo(match, B)
    redo(match, A)
    assert can_undo(match, A)


# -- copies ---------------------------------------------------------------------------------------


def test_a_copy_that_shares_the_past_takes_back_as_much() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note("asked")
        yield Ask(A, GO)

    match = toy(step, steps=3)
    match.answer(A, "go")
    match.answer(A, "go")
    undo(match, A)
    copy = match.clone(Random(1))
    assert not can_undo(copy, A)
    assert not can_redo(copy, A)
    share_undo_history(match, copy)
    assert can_undo(copy, A)
    assert can_redo(copy, A)
    undo(copy, A)
    assert copy.ply == 0


def test_a_match_made_deaf_tells_nothing_more() -> None:
    match = toy(turns, steps=2, listen=True)
    stop_listening(match)
    match.answer(A, "go")
    match.answer(B, "go")
    assert match.told is None
    assert match.ply == 2
