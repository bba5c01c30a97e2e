"""Open phases: several seats act at their own pace on the one state, in short steps."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
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
    redo,
    undo,
)
from oyez.kernel.record import from_json, read, to_json, write
from oyez.scene.views import view
from oyez.testing.properties import check_clone, check_replay, check_secrecy
from tests.kernel.toys import A, B, C, Noted, Step, Toy, ToyGame, choices, toy

SAYINGS = OneOf(["take", "put", "roll", "swear", "done"])


class Orderly(ToyGame):
    """Seats may order to be done as soon as they are asked."""

    def orderable(self, s: Toy, seat: Seat) -> Mapping[str, Choices[Any]]:
        return {"play": OneOf(["done", "take"])}


def table(s: Toy) -> Flow[None]:
    """Coins are taken from and put on one pile, until everybody is done; then the first goes on."""
    playing = [seat for seat in s.coins if f"{seat} done" not in s.notes]
    if not playing:
        s.note("closed", (yield Ask(A, OneOf(["on", "off"]), "close")))
        return
    seat, said = yield OpenPhase([Ask(each, SAYINGS, "play", "T-1") for each in playing])
    match said:
        case "take":
            s.coins[seat] += 1
        case "put":
            s.coins[seat] -= 1
        case "roll":
            s.coins[seat] += (yield Roll())[0]
        case "swear":
            yield Commit("T-2")
        case _:
            s.note(seat, "done")
    s.step -= 1
    s.tell(Noted, f"{seat} has {s.coins[seat]}")


def acts(s: Toy, seat: Seat) -> Choices[Any]:
    return OneOf(["beg", "wink"])


def act(s: Toy, seat: Seat, value: str) -> Flow[None]:
    """To beg asks the next seat; a wink is nothing but seen."""
    if value == "beg":
        to = Seat((seat + 1) % len(s.coins))
        if (yield Ask(to, OneOf(["give", "keep"]), "beg")) == "give":
            s.coins[to] -= 1
            s.coins[seat] += 1
    s.tell(Noted, f"{seat} {value}")


def opened(**more: Any) -> Match[Toy]:
    return toy(table, 3, anytime=acts, act=act, listen=True, **more)


# -- at one's own pace ------------------------------------------------------------------------


def test_everybody_is_asked_and_whoever_answers_first_is_heard_first() -> None:
    match = opened()
    assert match.waiting() == (A, B, C)
    for seat in (C, A, C):
        match.answer(seat, "take")
    assert match.state.coins == {A: 4, B: 3, C: 5}


def test_everybody_sees_at_once_what_one_has_done() -> None:
    match = opened()
    match.answer(C, "take")
    assert view(match, A)["state"]["coins"]["2"] == 4
    assert match.log_of(A) == [Noted("2 has 4")]


def test_who_is_done_is_asked_no_more_and_the_game_goes_on_after_the_last() -> None:
    match = opened()
    match.answer(B, "done")
    assert match.waiting() == (A, C)
    with pytest.raises(NotYourQuestion):
        match.answer(B, "take")
    match.answer(A, "done")
    match.answer(C, "done")
    assert choices(match, A) == ["on", "off"]


def test_a_seat_counts_its_own_plies() -> None:
    match = opened()
    match.answer(A, "take", 0)
    match.answer(A, "take", 1)
    match.answer(B, "take", 0)
    with pytest.raises(StalePly):
        match.answer(B, "take", 0)
    assert (match.ply_of(A), match.ply_of(B), match.ply_of(C), match.ply_of(None)) == (2, 1, 0, 3)


def test_a_record_leads_to_the_same_plies() -> None:
    match = opened()
    for seat in (A, B, A, C, A):
        match.answer(seat, "take")
    again = read(match.game, from_json(to_json(write(match))))
    assert [again.ply_of(seat) for seat in (A, B, C)] == [match.ply_of(seat) for seat in (A, B, C)]


def test_an_act_that_asks_comes_first_and_the_phase_goes_on() -> None:
    match = opened()
    match.act(A, "beg")
    assert match.waiting() == (B,)
    match.answer(B, "give")
    assert match.waiting() == (A, B, C)
    assert match.state.coins == {A: 4, B: 2, C: 3}
    match.answer(A, "take", match.ply_of(A))
    check_replay(match)


# -- what the rules may not do ----------------------------------------------------------------


def asked_after(s: Toy) -> Flow[None]:
    yield OpenPhase([Ask(A, OneOf(["go"])), Ask(B, OneOf(["go"]))])
    yield Ask(C, OneOf(["go"]))


def asked_before(s: Toy) -> Flow[None]:
    yield Ask(A, OneOf(["go"]))
    yield OpenPhase([Ask(A, OneOf(["go"]))])


def nobody(s: Toy) -> Flow[None]:
    yield OpenPhase([])


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (asked_after, "asks nobody but Nature after its answer"),
        (asked_before, "at the beginning of a step"),
        (nobody, "nobody is asked"),
    ],
)
def test_rules_that_do_otherwise_are_broken(step: Step, words: str) -> None:
    with pytest.raises(BrokenRules, match=words):
        toy(step).answer(A, "go")


# -- taking back ------------------------------------------------------------------------------


def refused(match: Match[Toy], seat: Seat) -> tuple[str, str]:
    """Why a seat cannot take back, and by which rule; nothing changes by asking."""
    before = match.digest()
    with pytest.raises(CannotUndo) as refusal:
        undo(match, seat)
    assert match.digest() == before
    return refusal.value.reason.message, refusal.value.rule


def test_ones_own_answers_are_taken_back_one_by_one() -> None:
    match = opened()
    for seat in (A, B, A, B):
        match.answer(seat, "take")
    undo(match, A)
    undo(match, A)
    assert match.state.coins == {A: 3, B: 5, C: 3}
    assert match.log_of(C) == [Noted("1 has 4"), Noted("1 has 5")]
    assert refused(match, A)[0] == "undo-none-here"
    redo(match, A)
    assert match.state.coins[A] == 4


def test_one_goes_back_over_many_steps_of_others() -> None:
    match = opened()
    match.answer(A, "take")
    for _ in range(100):
        match.answer(B, "take")
    undo(match, A)
    assert match.state.coins == {A: 3, B: 103, C: 3}
    check_replay(match)


def test_what_cannot_be_taken_back_bars_ones_own_way_only() -> None:
    match = opened()
    match.answer(B, "take")
    match.answer(A, "swear")
    assert refused(match, A) == ("undo-known", "T-2")
    assert can_undo(match, B)
    match.answer(C, "roll")
    match.answer(NATURE, (6,))
    assert refused(match, C)[0] == "undo-chance"
    undo(match, B)
    assert match.state.coins == {A: 3, B: 3, C: 9}


def test_acts_are_taken_back_like_answers() -> None:
    match = opened()
    match.act(A, "wink")
    match.answer(B, "take")
    undo(match, A)
    assert match.log_of(C) == [Noted("1 has 4")]
    redo(match, A)
    assert match.log_of(C)[-1] == Noted("0 wink")


def test_what_others_have_answered_to_it_stays() -> None:
    match = opened()
    match.act(A, "beg")
    match.answer(B, "give")
    assert refused(match, A)[0] == "undo-built-on"


def test_nobody_takes_back_while_an_act_is_under_way() -> None:
    match = opened()
    match.answer(C, "take")
    match.act(A, "beg")
    assert not can_undo(match, C)


def test_when_the_phase_is_over_it_stays() -> None:
    match = opened()
    for seat in (A, B, C):
        match.answer(seat, "done")
    assert not can_undo(match, A)
    assert not can_undo(match, B)


# -- by standing order ------------------------------------------------------------------------


def ordered(**more: Any) -> Match[Toy]:
    return Match(Orderly(table, anytime=acts, act=act), 3, listen=True, **more)


def test_a_standing_order_is_heard_in_the_phase() -> None:
    match = ordered()
    match.order(B, ("always", ("play", "done")))
    assert match.waiting() == (A, C)
    assert match.log[-1].kind == "ordered"
    check_replay(match)
    check_secrecy(match, Random(1))


def test_what_was_done_by_order_is_not_taken_back() -> None:
    match = ordered()
    match.answer(B, "take")
    match.order(B, ("always", ("play", "done")))
    with pytest.raises(CannotUndo) as refusal:
        undo(match, B)
    assert refusal.value.reason.message == "undo-ordered"


# -- copies -----------------------------------------------------------------------------------


def test_a_copy_takes_back_as_the_original_does() -> None:
    match = opened(rng=Random(1))
    for seat in (A, B, C, A):
        match.answer(seat, "take")
    twin = match.clone()
    undo(twin, B)
    undo(match, B)
    assert twin.digest() == match.digest()
    check_clone(match, Random(1))


@pytest.mark.parametrize("seed", range(8))
def test_in_any_order_with_take_backs_the_record_leads_to_the_same_place(seed: int) -> None:
    rng, match = Random(seed), ordered(rng=Random(seed))
    for _ in range(60):
        seat = Seat(rng.randrange(3))
        if rng.random() < 0.3:
            if can_undo(match, seat):
                _try_back(match, seat)
        elif rng.random() < 0.2:
            match.act(seat, "wink")
        elif match.question(seat) is not None:
            match.answer(seat, rng.choice(["take", "put", "roll", "swear"]))
    check_replay(match)
    check_clone(match, rng)
    check_secrecy(match, rng)
    again = read(match.game, write(match), listen=True)
    for viewer in (A, B, C, None):
        assert again.log_of(viewer) == match.log_of(viewer)
        assert again.ply_of(viewer) == match.ply_of(viewer)


def _try_back(match: Match[Toy], seat: Seat) -> None:
    """Every take-back is refused or exact."""
    before, log = match.digest(), match.log.copy()
    try:
        undo(match, seat)
    except CannotUndo:
        assert match.digest() == before
        return
    own = max(i for i, entry in enumerate(log) if entry.seat == seat and entry.kind != "order")
    assert match.log == log[:own] + log[own + 1 :]
