"""Open phases: several seats at their own pace on one state, in steps of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from oyez.kernel import (
    NATURE,
    Ask,
    BrokenRules,
    CannotUndo,
    Choices,
    Commit,
    Flow,
    Match,
    NotYourQuestion,
    OneOf,
    OpenPhase,
    Roll,
    Seat,
    StalePly,
    can_undo,
    record,
    redo,
    undo,
)
from tests.kernel.toys import A, B, C, Noted, Toy, ToyGame, toy

EVERYONE = (A, B, C)


def ask(seat: Seat, *words: str) -> Ask:
    return Ask(seat, OneOf(words), "work", "TOY-OPEN-01")


def busy(s: Toy, *words: str) -> OpenPhase:
    """Everybody who has a coin is asked."""
    return OpenPhase([ask(seat, *words) for seat in EVERYONE if s.coins[seat]])


def spending(s: Toy) -> Flow[None]:
    """Singing is free, the rest costs a coin; when nobody has any the first says good night."""
    if not any(s.coins.values()):
        s.note((yield Ask(A, OneOf(["night"]))))
        s.ended = True
        return
    seat, word = yield busy(s, "sing", "roll", "spy", "close")
    if word == "sing":
        s.hand[seat].append(word)
        return
    s.coins[seat] -= 1
    if word == "roll":
        (face,) = yield Roll()
        s.note(seat, face)
    elif word == "spy":
        yield Commit("TOY-SPY-01", shown="card", seen=(seat,))
    else:
        s.coins = dict.fromkeys(s.coins, 0)
        yield Commit("TOY-CLOSE-01", shown="everything", seen=None)


def spenders(**parts: Any) -> Match[Toy]:
    return toy(spending, steps=1000, **parts)


def reason(match: Match[Any], seat: Seat) -> str:
    """Why a seat cannot take anything back."""
    with pytest.raises(CannotUndo) as caught:
        undo(match, seat)
    return caught.value.reason.message


def test_whoever_answers_first_is_heard_first() -> None:
    match = spenders()
    assert match.waiting() == EVERYONE
    match.answer(C, "sing")
    match.answer(A, "sing")
    match.answer(C, "sing")
    assert [len(hand) for hand in match.state.hand.values()] == [1, 0, 2]
    assert match.waiting() == EVERYONE


def test_every_answer_is_a_step_of_its_own() -> None:
    match = spenders()
    for ply in range(1, 6):
        match.answer(B, "sing")
        assert match.bases[-1][0] == ply


def test_what_one_says_holds_though_others_were_faster() -> None:
    match = spenders()
    question = match.question(A)
    assert question is not None
    match.answer(B, "sing")
    match.answer(A, "sing", question.ply)
    with pytest.raises(StalePly):
        match.answer(A, "sing", question.ply)


def test_who_is_not_asked_cannot_answer() -> None:
    match = spenders()
    for _ in range(3):
        match.answer(B, "spy")
    assert match.waiting() == (A, C)
    with pytest.raises(NotYourQuestion):
        match.answer(B, "sing")


def test_chance_is_rolled_in_the_part_of_who_asked_for_it() -> None:
    match = spenders()
    match.answer(B, "roll")
    assert match.waiting() == (NATURE,)
    match.answer(NATURE, (4,))
    assert match.log[-1].lane == B
    assert match.state.notes == ["1 4"]


def test_a_record_of_an_open_phase_replays() -> None:
    match = spenders()
    for seat, word in ((A, "sing"), (B, "roll"), (NATURE, (2,)), (C, "spy"), (A, "close")):
        match.answer(seat, word)
    paper = record.from_json(record.to_json(record.write(match)))
    assert record.read(match.game, paper).digest() == match.digest()


def test_a_snapshot_in_an_open_phase_goes_on_under_other_rules() -> None:
    match = spenders()
    for seat in (A, B, A, C):
        match.answer(seat, "sing")
    paper = record.write(match)
    paper.rules = paper.snapshots[-1].rules = "0"
    again = record.read(match.game, record.from_json(record.to_json(paper)))
    assert again.digest() == match.digest()
    again.answer(B, "sing")


def test_a_step_asks_nobody_after_its_answer() -> None:
    def step(s: Toy) -> Flow[None]:
        yield busy(s, "go")
        yield ask(A, "stop")

    match = toy(step)
    with pytest.raises(BrokenRules, match="asks nobody but Nature"):
        match.answer(A, "go")


def test_it_begins_with_a_step() -> None:
    def step(s: Toy) -> Flow[None]:
        yield ask(A, "go")
        yield busy(s, "go")

    match = toy(step)
    with pytest.raises(BrokenRules, match="at the beginning of a step"):
        match.answer(A, "go")


def test_somebody_is_asked() -> None:
    def step(s: Toy) -> Flow[None]:
        yield OpenPhase([])

    with pytest.raises(BrokenRules, match="nobody is asked"):
        toy(step)


# -- taking back ----------------------------------------------------------------------------------


def test_each_takes_back_its_own() -> None:
    match = spenders()
    for seat in (A, B, A, C):
        match.answer(seat, "sing")
    undo(match, B)
    assert [entry.seat for entry in match.log] == [A, A, C]
    undo(match, A)
    undo(match, A)
    assert [entry.seat for entry in match.log] == [C]
    assert reason(match, A) == "undo-none-here"
    redo(match, A)
    redo(match, A)
    redo(match, B)
    assert [entry.seat for entry in match.log] == [C, A, A, B]


def test_what_others_were_told_is_forgotten_with_it() -> None:
    def step(s: Toy) -> Flow[None]:
        seat, word = yield busy(s, "sing")
        s.tell(Noted, f"{seat} {word}")

    match = toy(step, steps=9, listen=True)
    for seat in (A, B, C):
        match.answer(seat, "sing")
    undo(match, B)
    assert match.log_of(C) == [Noted("0 sing"), Noted("2 sing")]


def test_ones_own_secret_is_a_barrier_for_oneself_only() -> None:
    match = spenders()
    match.answer(A, "sing")
    match.answer(B, "sing")
    match.answer(B, "spy")
    assert reason(match, B) == "undo-known"
    undo(match, A)
    match.answer(B, "sing")
    undo(match, B)
    assert reason(match, B) == "undo-known"


def test_ones_own_luck_is_a_barrier_for_oneself_only() -> None:
    match = spenders()
    match.answer(A, "sing")
    match.answer(B, "roll")
    assert reason(match, B) == "undo-chance"
    undo(match, A)
    match.answer(NATURE, (6,))
    assert reason(match, B) == "undo-chance"


def test_what_ends_the_phase_for_good_cannot_be_taken_back() -> None:
    match = spenders()
    match.answer(B, "sing")
    match.answer(A, "close")
    assert match.waiting() == (A,)
    assert reason(match, A) == "undo-known"


def test_what_ends_the_phase_can_be_taken_back_where_nothing_came_out() -> None:
    def step(s: Toy) -> Flow[None]:
        if not s.coins[A]:
            s.note((yield ask(A, "night")))
            return
        seat, word = yield busy(s, "sing", "spy", "end")
        if word == "spy":
            yield Commit(shown="card", seen=(seat,))
        if word == "end":
            s.coins[A] = 0

    match = toy(step, steps=9)
    match.answer(B, "spy")
    match.answer(A, "sing")
    match.answer(B, "sing")
    match.answer(A, "end")
    asked = match.question(A)
    assert asked is not None
    undo(match, A)
    assert match.waiting() == EVERYONE
    assert (match.ply_of(A), match.ply_of(B), match.ply_of(C)) == (1, 2, 0)
    undo(match, A)
    undo(match, B)
    assert reason(match, B) == "undo-known"


def test_what_comes_of_others_must_not_change_though_nobody_was_told() -> None:
    def step(s: Toy) -> Flow[None]:
        seat, word = yield busy(s, "take", "count")
        if word == "take":
            s.step += 1  # from a heap that all see
        else:
            s.coins[seat] += s.step

    match = toy(step, steps=99)
    match.answer(A, "take")
    match.answer(B, "take")
    undo(match, A)
    match.answer(A, "take")
    match.answer(B, "count")
    assert reason(match, A) == "undo-built-on"


def test_a_secret_that_another_saw_must_not_change() -> None:
    def step(s: Toy) -> Flow[None]:
        seat, word = yield busy(s, "swap", "look")
        if word == "swap":
            s.pile.reverse()
        else:
            yield Commit(shown=s.pile[0], seen=(seat,))

    def start(s: Toy) -> None:
        s.pile = ["ace", "king"]

    match = toy(step, steps=99, start=start)
    match.answer(A, "swap")
    match.answer(B, "look")
    assert reason(match, A) == "undo-built-on"


def test_the_order_of_what_lies_in_a_row_is_no_obstacle() -> None:
    def step(s: Toy) -> Flow[None]:
        _, word = yield busy(s, "lark", "wren", "owl")
        s.notes.remove(word)

    def start(s: Toy) -> None:
        s.notes = ["lark", "wren", "owl", "crow"]

    match = toy(step, steps=99, start=start)
    match.answer(A, "wren")
    match.answer(B, "lark")
    undo(match, A)
    assert match.state.notes == ["wren", "owl", "crow"]


# -- acts out of turn -----------------------------------------------------------------------------


def knock(s: Toy, seat: Seat, value: Any) -> Flow[None]:
    """A neighbour answers the door."""
    said = yield Ask(B, OneOf(["in", "out"]), "door")
    s.hand[seat].append(said)


def knockers() -> Match[Toy]:
    return spenders(anytime=lambda s, seat: OneOf(["knock"]), act=knock)


def test_acts_are_steps_as_well() -> None:
    match = knockers()
    match.answer(B, "sing")
    match.act(A, "knock")
    assert match.waiting() == (B,)
    match.answer(B, "in")
    assert match.bases[-1][0] == match.ply
    assert match.waiting() == EVERYONE


def test_an_act_under_way_is_taken_back_and_nothing_else_is_forgotten() -> None:
    match = knockers()
    match.answer(B, "sing")
    match.answer(C, "spy")
    match.answer(A, "sing")
    before, plies = match.digest(), [match.ply_of(seat) for seat in EVERYONE]
    match.act(A, "knock")
    undo(match, A)
    assert match.digest() == before
    assert [match.ply_of(seat) for seat in EVERYONE] == plies
    assert reason(match, C) == "undo-known"
    undo(match, B)
    undo(match, A)
    assert match.log[0].seat == C


def test_what_one_said_in_the_act_of_another_stays() -> None:
    match = knockers()
    match.answer(B, "sing")
    match.act(A, "knock")
    match.answer(B, "in")
    assert reason(match, B) == "undo-known"
    assert reason(match, A) == "undo-built-on"
    match.answer(B, "sing")
    undo(match, B)
    assert reason(match, B) == "undo-known"


# -- standing orders ------------------------------------------------------------------------------


class Obedient(ToyGame):
    """Seats may order to take whenever there is something."""

    def orderable(self, s: Toy, seat: Seat) -> Mapping[str, Choices[Any]]:
        return {"work": OneOf(["take"])}


def heap(s: Toy) -> Flow[None]:
    """Two things on a heap for three."""
    words = ["take", "wait"] if s.coins[A] else ["wait"]
    seat, word = yield OpenPhase([ask(seat, *words) for seat in EVERYONE if not s.hand[seat]])
    if word == "take":
        s.coins[A] -= 1
        s.hand[seat].append("thing")


def test_what_is_ordered_is_done_when_it_can_be() -> None:
    match = Match(Obedient(heap, steps=9), 3)
    match.order(B, ("always", ("work", "take")))
    assert [(entry.seat, entry.kind) for entry in match.log] == [(B, "order"), (B, "ordered")]
    assert match.waiting() == (A, C)
    assert reason(match, B) == "undo-ordered"


def test_what_kept_an_order_from_being_obeyed_cannot_be_taken_back() -> None:
    def start(s: Toy) -> None:
        s.coins[A] = 1

    match = Match(Obedient(heap, steps=9, start=start), 3)
    match.answer(A, "take")
    match.order(B, ("always", ("work", "take")))
    assert match.log[-1].kind == "order"
    assert can_undo(match, A)
    assert reason(match, A) == "undo-built-on"
