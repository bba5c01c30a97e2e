"""Private acts in turn-based play: known to their parties, and to nobody else."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

import pytest

from oyez.kernel import (
    NATURE,
    Ask,
    AskAll,
    BrokenRules,
    CannotUndo,
    Choices,
    Each,
    Flow,
    Match,
    NotAmongChoices,
    OneOf,
    Roll,
    Seat,
    redeal,
    redo,
    undo,
)
from oyez.kernel.record import redacted
from oyez.scene.views import view_bytes
from oyez.testing.properties import check_clone, check_replay, check_secrecy
from tests.kernel.toys import A, B, C, Step, Toy, ToyGame, Whispered, choices

D = Seat(3)


class Tattle(ToyGame):
    """Everybody may slip a card to the next seat, draw lots with it, or shout."""

    def parties(self, s: Toy, seat: Seat, value: Any) -> Collection[Seat] | None:
        return None if value == "shout" else (_next(s, seat),)


def _next(s: Toy, seat: Seat) -> Seat:
    return Seat((seat + 1) % len(s.coins))


def anytime(s: Toy, seat: Seat) -> Choices[Any]:
    return OneOf(["slip", "lots", "ask", "shout"])


def act(s: Toy, seat: Seat, value: str) -> Flow[None]:
    to = _next(s, seat)
    match value:
        case "slip":
            s.hand[to].append("card")
            s.tell(Whispered, to, "a card")
        case "lots":
            (die,) = yield Roll()
            s.hand[to].append(f"lot {die}")
        case "ask":
            yield Ask(to, OneOf(["yes"]))
        case "shout":
            s.note("shout")


def hands(s: Toy, seat: Seat, rng: Random) -> None:
    """Others may have been slipped anything."""
    for other in s.hand:
        if other != seat:
            s.hand[other] = rng.choices(["card", "lot 1"], k=rng.randrange(3))


def whispering(step: Step, seats: int = 3, **parts: Any) -> Match[Toy]:
    game = Tattle(step, anytime=anytime, act=act, redeal=hands, **parts)
    return Match(game, seats, listen=True)


def turns(s: Toy) -> Flow[None]:
    """The first seat says two words, one after the other."""
    for n in range(2):
        s.note((yield Ask(A, OneOf(["go", "stay"]), f"turn-{n}")))


def known_to(match: Match[Toy], seat: Seat | None) -> tuple[Any, ...]:
    return view_bytes(match, seat), match.ply_of(seat), redacted(match, seat)


# -- nobody else notices ----------------------------------------------------------------------


def test_a_third_seat_and_a_spectator_notice_nothing() -> None:
    match = whispering(turns)
    before = [known_to(match, seat) for seat in (C, None)]
    match.act(A, "slip")
    assert [known_to(match, seat) for seat in (C, None)] == before
    assert match.state.hand[B] == ["card"]
    assert [event.__class__.__name__ for event in match.log_of(B)] == ["Whispered"]


def test_chance_in_a_private_act_is_known_to_its_parties() -> None:
    match = whispering(turns)
    match.answer(A, "go")
    before = [known_to(match, seat) for seat in (C, None)]
    match.act(A, "lots")
    match.answer(NATURE, (4,))
    assert [known_to(match, seat) for seat in (C, None)] == before
    assert [entry.value for entry in redacted(match, B).answers] == ["go", "lots", [4]]


def test_who_is_asked_meanwhile_answers_what_they_were_asked() -> None:
    match = whispering(turns)
    ply = match.ply_of(A)
    match.act(B, "slip")
    match.answer(A, "go", ply)
    assert choices(match, A) == ["go", "stay"]
    assert match.ply_of(A) == ply + 1


def test_another_deal_knows_nothing_of_it() -> None:
    match = whispering(turns)
    match.answer(A, "go")
    match.act(A, "lots")
    match.answer(NATURE, (4,))
    for seat in (C, None):
        twin = redeal(match, seat, Random(1))
        assert view_bytes(twin, seat) == view_bytes(match, seat)
        assert [entry.kind for entry in twin.log] == ["answer"]
    twin = redeal(match, B, Random(1))
    assert twin.state.hand[B] == ["lot 4"]
    check_secrecy(match, Random(1))
    check_clone(match, Random(1))
    check_replay(match)


def test_a_private_act_asks_nobody() -> None:
    match = whispering(turns)
    with pytest.raises(BrokenRules, match="asks nobody"):
        match.act(A, "ask")


# -- under seal -------------------------------------------------------------------------------


def sealed(s: Toy) -> Flow[None]:
    s.note((yield AskAll({seat: OneOf(["yes", "no"]) for seat in s.coins})))


def lanes(s: Toy) -> Flow[None]:
    s.note((yield Each(tuple(s.coins), lane)))


def lane(s: Toy, seat: Seat) -> Flow[str]:
    said: str = yield Ask(seat, OneOf(["yes", "no"]))
    return said


@pytest.mark.parametrize("step", [sealed, lanes])
def test_what_others_have_answered_under_seal_stays(step: Step) -> None:
    match = whispering(step)
    match.answer(C, "yes")
    match.act(A, "slip")
    assert match.waiting() == (A, B)
    check_secrecy(match, Random(1))
    for seat in (A, B):
        match.answer(seat, "no")
    assert match.state.notes == ["{0: 'no', 1: 'no', 2: 'yes'}"]


@pytest.mark.parametrize("step", [sealed, lanes])
@pytest.mark.parametrize("done", [A, B])
def test_who_has_answered_under_seal_does_nothing_in_private(step: Step, done: Seat) -> None:
    match = whispering(step)
    match.answer(done, "yes")
    before = match.digest()
    with pytest.raises(NotAmongChoices) as refused:
        match.act(A, "slip")
    assert refused.value.reason is not None
    assert refused.value.reason.message == "private-under-seal"
    assert match.digest() == before


# -- taking back ------------------------------------------------------------------------------


@pytest.mark.parametrize("value", ["slip", "lots"])
def test_what_others_do_in_private_does_not_stand_in_the_way(value: str) -> None:
    match = whispering(turns)
    match.answer(A, "go")
    match.act(B, value)
    if value == "lots":
        match.answer(NATURE, (4,))
    told = match.log_of(C)
    undo(match, A)
    assert match.log_of(C) == told
    assert (match.state.notes, match.waiting()) == ([], (A,))
    assert match.state.hand[C] == ["card" if value == "slip" else "lot 4"]
    check_replay(match)
    redo(match, A)
    assert match.state.notes == ["go"]


def test_what_one_did_in_private_is_known_for_good() -> None:
    match = whispering(turns)
    match.answer(A, "go")
    match.act(A, "slip")
    with pytest.raises(CannotUndo) as refused:
        undo(match, A)
    assert refused.value.reason.message == "undo-known"


@pytest.mark.parametrize("step", [sealed, lanes])
def test_a_sealed_answer_is_taken_back_though_others_dealt_since(step: Step) -> None:
    match = whispering(step, 4)
    match.answer(C, "yes")
    match.answer(D, "yes")
    ply = match.ply_of(C)
    match.act(A, "slip")
    assert match.ply_of(C) == ply
    undo(match, C)
    assert match.waiting() == (A, B, C)
    assert match.state.hand[B] == ["card"]
    check_replay(match)
    check_secrecy(match, Random(1))


@pytest.mark.parametrize("step", [sealed, lanes])
def test_a_sealed_answer_is_taken_back_and_the_private_act_before_it_is_not(step: Step) -> None:
    match = whispering(step)
    match.act(A, "slip")
    match.answer(A, "yes")
    undo(match, A)
    assert match.waiting() == (A, B, C)
    with pytest.raises(CannotUndo) as refused:
        undo(match, A)
    assert refused.value.reason.message == "undo-known"
