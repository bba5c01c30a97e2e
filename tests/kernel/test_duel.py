"""The duel: interrupts at called moments, surprises at any moment, and standing orders."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.kernel import CannotUndo, Match, NotAmongChoices, Passage, Seat, can_undo, redeal, undo
from oyez.kernel.record import read, redacted, write
from oyez.scene.views import view, view_bytes
from oyez.testing.properties import (
    check_choices,
    check_clone,
    check_probes,
    check_replay,
    check_secrecy,
    check_table,
)
from tests.kernel.duel import GAME
from tests.kernel.duel.blows import BREATH, CARD, PASS, Lunge, Play, Strike
from tests.kernel.duel.state import CARDS, Options, Ring
from tests.kernel.duel.surprises import LIFE, WARD, Curse, Discard
from tests.kernel.toys import A, B, C, choices
from tests.kernel.walks import walk

PARRY = Play("parry")
ASK = ("ask", "parry")
STEP_IN = ("ask", "intercede")


def duel(*hands: str, rng: Random | None = None, rounds: int = 6) -> Match[Ring]:
    """A duel with these cards in hand, everybody's turn to come."""
    match = Match(GAME, len(hands), Options(rounds), rng=rng, listen=True)
    if rng is None:
        for hand in hands:
            match.answer(Seat(-1), tuple(hand.split()))
    return match


@pytest.fixture
def ring() -> Match[Ring]:
    """Three fighters: one with a lunge, one who can parry, one who can step in and curse."""
    return duel("lunge curse ward", "parry riposte ward", "guard curse riposte")


# -- blows ------------------------------------------------------------------------------------


def test_a_blow_takes_a_life_and_a_lunge_two(ring: Match[Ring]) -> None:
    ring.answer(A, Strike(C))
    assert ring.state.lives[C] == 3
    ring.answer(C, PASS)
    ring.answer(A, PASS)
    assert choices(ring, B) == [Strike(A), Strike(C)]
    ring.answer(B, Strike(C))
    assert ring.state.lives[C] == 2


def test_a_lunge_is_played_for_all_to_see(ring: Match[Ring]) -> None:
    ring.answer(A, Lunge(B))
    assert ring.state.lives[B] == 2
    assert ring.state.discard == ["lunge"]


def test_nobody_is_asked_to_parry_without_having_ordered_so(ring: Match[Ring]) -> None:
    ring.answer(A, Strike(B))
    question = ring.question(B)
    assert question is not None
    assert (question.prompt, ring.state.lives[B]) == ("riposte", 3)


def test_who_has_ordered_so_is_asked_to_parry(ring: Match[Ring]) -> None:
    ring.order(B, ASK)
    ring.answer(A, Strike(B))
    assert choices(ring, B) == [PASS, PARRY]
    ring.answer(B, PARRY)
    assert (ring.state.lives[B], ring.waiting()) == (4, (A,))


def test_only_who_is_struck_at_is_asked_to_parry(ring: Match[Ring]) -> None:
    ring.order(B, ASK)
    ring.answer(A, Strike(C))
    assert ring.waiting() == (C,)


def test_another_may_take_the_blow(ring: Match[Ring]) -> None:
    ring.order(C, STEP_IN)
    ring.answer(A, Lunge(B))
    assert ring.waiting() == (C,)
    ring.answer(C, Play("guard"))
    assert ring.state.lives == {A: 4, B: 4, C: 2}
    assert choices(ring, C) == [PASS, Play("riposte")]


def test_who_was_hit_may_strike_back(ring: Match[Ring]) -> None:
    ring.answer(A, Strike(B))
    ring.answer(B, Play("riposte"))
    assert ring.state.lives == {A: 3, B: 3, C: 4}


def test_a_turn_ends_with_a_card_or_a_life(ring: Match[Ring]) -> None:
    ring.answer(A, Strike(B))
    ring.answer(B, Play("riposte"))
    assert choices(ring, A) == [CARD, BREATH, PASS]
    ring.answer(A, BREATH)
    assert (ring.state.lives[A], ring.waiting()) == (4, (B,))


def test_where_we_are_and_whose_turn_comes(ring: Match[Ring]) -> None:
    assert list(ring.game.where(ring.state)) == [Passage("round", 1, A, [B, C])]
    ring.answer(A, Strike(B))
    ring.answer(B, PASS)
    ring.answer(A, PASS)
    assert list(ring.game.where(ring.state)) == [Passage("round", 1, B, [C])]


def test_the_last_on_their_feet_wins_on_the_spot() -> None:
    match = duel("lunge parry ward", "guard guard ward")
    match.state.lives[B] = 2
    match.answer(A, Lunge(B))
    assert match.outcome is not None
    assert (match.outcome.how, match.outcome.winners) == ("last", (A,))


def test_a_curse_may_end_the_duel() -> None:
    match = duel("curse parry ward", "guard guard ward")
    match.state.lives[B] = 1
    match.act(A, Curse(B))
    match.answer(B, LIFE)
    assert match.over


def test_after_the_last_round_the_most_lives_win() -> None:
    match = duel("lunge parry ward", "guard guard ward", rounds=1)
    match.answer(A, Lunge(B))
    for seat, said in ((B, PASS), (A, PASS), (B, Strike(A)), (A, PASS), (B, PASS)):
        match.answer(seat, said)
    assert match.outcome is not None
    assert (match.outcome.how, match.outcome.scores) == ("stopped", {A: 3, B: 2})


# -- surprises --------------------------------------------------------------------------------


def test_a_curse_comes_at_any_moment_and_is_settled_first(ring: Match[Ring]) -> None:
    ring.act(C, Curse(B))
    assert ring.waiting() == (B,)
    assert choices(ring, B) == [LIFE, Discard("parry"), Discard("riposte"), Discard("ward")]
    ring.answer(B, LIFE)
    assert (ring.state.lives[B], ring.waiting()) == (3, (A,))


def test_a_curse_comes_in_the_middle_of_a_called_moment(ring: Match[Ring]) -> None:
    ring.order(B, ASK)
    ring.answer(A, Strike(B))
    ring.act(C, Curse(B))
    ring.answer(B, Discard("parry"))
    assert choices(ring, B) == [PASS]


def test_a_ward_interrupts_a_curse(ring: Match[Ring]) -> None:
    ring.act(C, Curse(B))
    ring.act(A, WARD)
    assert (ring.state.lives[B], ring.waiting()) == (4, (A,))
    assert ring.state.discard == ["curse", "ward"]


def test_a_second_curse_waits_for_the_first(ring: Match[Ring]) -> None:
    ring.act(C, Curse(B))
    ring.act(A, Curse(C))
    assert ring.waiting() == (B,)
    ring.answer(B, LIFE)
    assert ring.waiting() == (C,)
    ring.answer(C, LIFE)
    assert (ring.state.lives, ring.waiting()) == ({A: 4, B: 3, C: 3}, (A,))


def test_a_ward_is_nothing_without_a_curse(ring: Match[Ring]) -> None:
    with pytest.raises(NotAmongChoices):
        ring.act(A, WARD)


def test_a_curse_may_end_the_turn_of_who_dies_of_it(ring: Match[Ring]) -> None:
    ring.state.lives[A] = 1
    ring.act(C, Curse(A))
    ring.answer(A, LIFE)
    assert (ring.state.lives[A], ring.waiting()) == (0, (B,))


# -- whether one could does not show ----------------------------------------------------------

SHOWN = ("ply", "waiting", "question", "anytime", "log", "table", "state")


def moments_of(holder: str, *orders: tuple[Seat, Any]) -> list[Any]:
    """What A sees at every point of a blow at B, whose hand is this; B always passes."""
    match = duel("lunge curse ward", holder, "guard curse riposte")
    for seat, order in orders:
        match.order(seat, order)
    seen: list[Any] = []
    match.answer(A, Strike(B))
    while match.waiting() == (B,):
        seen.append({name: view(match, A)[name] for name in SHOWN})
        match.answer(B, PASS)
    return [*seen, {name: view(match, A)[name] for name in SHOWN}]


@pytest.mark.parametrize(
    ("orders", "points"),
    [((), 2), (((B, ASK),), 3), (((B, ("always", ("riposte", PASS))),), 1)],
)
def test_whether_somebody_could_interrupt_shows_nowhere(orders: Any, points: int) -> None:
    able, unable = (moments_of(h, *orders) for h in ("parry riposte ward", "lunge guard guard"))
    assert able == unable
    assert len(able) == points


@pytest.mark.parametrize("seed", range(6))
def test_over_all_deals_who_could_interrupt_looks_like_who_could_not(seed: int) -> None:
    """Another deal gives others other cards, and a seat sees the same with and without them."""
    rng, differing = Random(seed), 0
    for match in walk(GAME, seed, every=4):
        for seat in map(Seat, range(match.seats)):
            twin = redeal(match, seat, rng)
            assert view_bytes(twin, seat) == view_bytes(match, seat)
            others = [s for s in map(Seat, range(match.seats)) if s != seat and not match.over]
            differing += any(bool(match.anytime(s)) != bool(twin.anytime(s)) for s in others)
    assert differing, "no deal in which somebody could do what they cannot in another"


def test_nobody_is_asked_needlessly() -> None:
    match, asked = duel("", "", "", rng=Random(4)), 0
    rng = Random(4)
    while not match.over:
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        asked += question.prompt in GAME.moments
        match.answer(seat, question.choices.sample(rng))
    assert asked == 0


# -- orders -----------------------------------------------------------------------------------


def test_an_order_to_parry_is_obeyed_while_one_can(ring: Match[Ring]) -> None:
    ring.order(B, ("always", ("parry", PARRY)))
    ring.answer(A, Strike(B))
    assert (ring.state.lives[B], ring.waiting()) == (4, (A,))
    assert [entry.kind for entry in ring.log[-2:]] == ["answer", "ordered"]
    assert redacted(ring, A).answers[-1].kind == "answer"


def test_who_always_passes_is_not_asked(ring: Match[Ring]) -> None:
    ring.order(B, ("always", ("riposte", PASS)))
    ring.answer(A, Strike(B))
    assert ring.waiting() == (A,)


def test_a_blow_can_be_taken_back_until_another_has_answered(ring: Match[Ring]) -> None:
    ring.answer(A, Strike(B))
    undo(ring, A)
    assert (ring.state.lives[B], choices(ring, A)[0]) == (4, Strike(B))


@pytest.mark.parametrize("by_order", [False, True])
def test_what_another_has_answered_by_order_is_an_answer(ring: Match[Ring], by_order: bool) -> None:
    if by_order:
        ring.order(B, ("always", ("riposte", PASS)))
    ring.answer(A, Strike(B))
    if not by_order:
        ring.answer(B, PASS)
    with pytest.raises(CannotUndo) as refused:
        undo(ring, A)
    assert refused.value.reason.message == "undo-answered"


def test_a_card_that_was_played_cannot_be_taken_back(ring: Match[Ring]) -> None:
    ring.answer(A, Lunge(B))
    with pytest.raises(CannotUndo) as refused:
        undo(ring, A)
    assert refused.value.rule == "DU-CARD-02"
    assert not can_undo(ring, A)


def test_orders_are_in_copies_records_and_snapshots(ring: Match[Ring]) -> None:
    ring.order(B, ASK)
    ring.answer(A, Strike(C))
    ring.answer(C, PASS)
    ring.answer(A, PASS)
    ring.order(C, STEP_IN)
    mended = write(ring)
    mended.rules = "0"
    for again in (ring.clone(), read(GAME, write(ring)), read(GAME, mended)):
        assert again.state.orders == ring.state.orders
        assert again.digest() == ring.digest()


# -- properties -------------------------------------------------------------------------------


@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_the_duel_keeps_all_properties(seed: int, by_hand: bool) -> None:
    rng = Random(seed)
    for match in walk(GAME, seed, every=3, by_hand=by_hand):
        match.game.check(match.state)
        check_secrecy(match, rng)
        check_clone(match, rng, plies=6)
        check_replay(match)
        check_choices(match, rng)
        check_probes(match, rng)
        assert check_table(match)


@pytest.mark.parametrize("seed", range(6, 12))
def test_the_duel_keeps_its_secrets_when_seats_take_back(seed: int) -> None:
    rng = Random(seed)
    for match in walk(GAME, seed, every=3, undos=0.2):
        check_secrecy(match, rng)
        check_replay(match)


def test_every_card_is_met() -> None:
    played = set[str]()
    for seed in range(12):
        for match in walk(GAME, seed, every=1000):
            played.update(match.state.discard)
    assert played == set(CARDS)
