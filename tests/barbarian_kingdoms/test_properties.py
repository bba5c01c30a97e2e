"""What holds in every game, whatever is played: checked over random tables and random play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oyez.games.barbarian_kingdoms import GAME, KingdomsState
from oyez.games.barbarian_kingdoms.scene.happenings import Bribed, ChestOpened
from oyez.kernel import (
    NATURE,
    CannotUndo,
    Match,
    NotAmongChoices,
    NotYourQuestion,
    Record,
    Seat,
    StalePly,
    redeal,
    redo,
    undo,
)
from oyez.kernel import record as records
from oyez.testing.properties import (
    check_choices,
    check_clone,
    check_probes,
    check_replay,
    check_secrecy,
    check_table,
    play,
)

# How often somebody does something out of turn, and how long a game may last.
ACTS: Final = 0.1
ENDLESS: Final = 20_000


class Start(NamedTuple):
    """A table and the luck of its game: all that is played follows from these."""

    seats: int
    seed: int


class Position(NamedTuple):
    """A game under way, and the luck to go on with."""

    match: Match[KingdomsState]
    rng: Random


def begin(start: Start) -> Position:
    """A match at random options, before its first question."""
    rng = Random(f"{start.seats}-{start.seed}")
    options = GAME.sample_options(start.seats, rng)
    match = Match(GAME, start.seats, options, rng=Random(rng.getrandbits(64)), listen=True)
    return Position(match, rng)


def move(match: Match[KingdomsState], rng: Random) -> None:
    """A random answer or, now and then, a random act of whoever may act."""
    seat = Seat(rng.randrange(match.seats))
    acts = match.anytime(seat) if rng.random() < ACTS else None
    if acts:
        match.act(seat, acts.sample(rng))
    else:
        play(match, rng)


def decisions(start: Start) -> Iterator[Match[KingdomsState]]:
    """A game from its beginning, at every decision and at its end."""
    match, rng = begin(start)
    yield match
    while not match.over:
        move(match, rng)
        yield match


def position(start: Start, moves: int) -> Position:
    """The game after so many moves, or before its last one."""
    match, rng = begin(start)
    for played in range(moves):
        move(match, rng)
        if match.over:
            return position(start, played)
    return Position(match, rng)


def played_out(start: Start) -> Match[KingdomsState]:
    """The game at its end."""
    *_, match = decisions(start)
    return match


def on_paper(match: Match[KingdomsState]) -> Record:
    """The record of a match, on its way through a file."""
    return records.from_json(records.to_json(records.write(match)))


SEEDS: Final = st.integers(0, 2**32)
STARTS: Final = st.builds(Start, st.sampled_from(GAME.seats), SEEDS)
POSITIONS: Final = st.builds(position, STARTS, st.integers(0, 150))


def examples(number: int) -> settings:
    """So many examples, the same ones at every run; `make soak` is for the search of new ones."""
    return settings(max_examples=number, deadline=None, derandomize=True, database=None)


# -- every decision of whole games ---------------------------------------------------------------


@examples(60)
@given(STARTS)
def test_money_and_pieces_are_conserved_at_every_decision(start: Start) -> None:
    for match in decisions(start):
        GAME.check(match.state)


@examples(60)
@given(STARTS)
def test_whoever_is_waited_for_has_something_to_choose_from(start: Start) -> None:
    for match in decisions(start):
        asked = [match.question(seat) for seat in match.waiting()]
        assert match.over or asked
        assert all(question is not None and question.choices for question in asked)


@examples(60)
@given(STARTS)
def test_games_end_within_the_rounds_agreed_on(start: Start) -> None:
    for match in decisions(start):
        assert match.state.round <= match.state.options.rounds + match.over
        assert match.ply < ENDLESS


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_limit_of_one_round_gives_everybody_one_turn_at_most(seats: int) -> None:
    rng = Random(seats)
    match = Match(GAME, seats, GAME.options(rounds=1), rng=rng)
    while not match.over:
        play(match, rng)
    assert (match.state.round, match.state.turn) == (2, 0)


# -- secrets -------------------------------------------------------------------------------------


@examples(80)
@given(POSITIONS)
def test_no_view_depends_on_what_its_seat_cannot_see(at: Position) -> None:
    assert check_secrecy(at.match, at.rng) == at.match.seats + 1


def rich_in_secrets(seat: Seat) -> Iterator[Position]:
    """Positions at the beginning of a step in which rivals of `seat` hold tokens from chests."""
    for seed in range(12):
        for moves in range(20, 140, 20):
            at = position(Start(4, seed), moves)
            held = [n for n in at.match.state.from_chests if n != seat]
            fresh = at.match.bases[-1][0] == at.match.ply
            if fresh and any(at.match.state.from_chests[n] for n in held):
                yield at


def rivals_purses(match: Match[KingdomsState], seat: Seat) -> tuple[Any, ...]:
    return tuple(purse for n, purse in match.state.treasuries.items() if n != seat)


def test_another_deal_gives_rivals_other_tokens_from_chests() -> None:
    seat = Seat(0)
    for at in rich_in_secrets(seat):
        dealt = {rivals_purses(redeal(at.match, seat, at.rng), seat) for _ in range(60)}
        assert len(dealt) > 1


def test_there_are_positions_with_secrets_to_deal() -> None:
    assert sum(1 for _ in rich_in_secrets(Seat(0))) >= 5


@examples(60)
@given(POSITIONS)
def test_another_deal_leaves_the_number_of_tokens_and_ones_own_purse(at: Position) -> None:
    for seat in map(Seat, range(at.match.seats)):
        other = redeal(at.match, seat, at.rng)
        GAME.check(other.state)
        before, after = at.match.state.treasuries, other.state.treasuries
        assert before.get(seat) == after.get(seat)
        assert [c.number for c in before.values()] == [c.number for c in after.values()]


# -- copies and records --------------------------------------------------------------------------


@examples(60)
@given(POSITIONS)
def test_a_copy_leads_a_life_of_its_own(at: Position) -> None:
    assert check_clone(at.match, at.rng, plies=40)


@examples(60)
@given(POSITIONS)
def test_a_record_leads_to_the_same_position(at: Position) -> None:
    check_replay(at.match)


@examples(30)
@given(STARTS, SEEDS)
def test_every_decision_of_a_record_is_read_exactly(start: Start, seed: int) -> None:
    digests = {match.ply: match.digest() for match in decisions(start)}
    paper = on_paper(played_out(start))
    for ply in Random(seed).sample(sorted(digests), min(6, len(digests))):
        assert records.read(GAME, paper, ply).digest() == digests[ply]


@examples(30)
@given(STARTS, SEEDS)
def test_a_game_can_be_played_on_otherwise_from_any_ply(start: Start, seed: int) -> None:
    match, rng = played_out(start), Random(seed)
    before = match.digest()
    fork = records.read(GAME, on_paper(match), rng.randrange(match.ply), rng=rng)
    shared = fork.ply
    while not fork.over and fork.ply < shared + 60:
        move(fork, rng)
    check_replay(fork)
    assert match.digest() == before


@examples(40)
@given(STARTS)
def test_a_replay_tells_the_same_events(start: Start) -> None:
    match = played_out(start)
    again = records.read(GAME, on_paper(match), listen=True)
    assert again.told == match.told


# -- choices -------------------------------------------------------------------------------------


@examples(100)
@given(POSITIONS)
def test_sets_of_choices_agree_with_themselves(at: Position) -> None:
    assert check_choices(at.match, at.rng) > at.match.seats


@examples(60)
@given(POSITIONS)
def test_every_scene_can_be_shown(at: Position) -> None:
    assert check_table(at.match)


@examples(60)
@given(POSITIONS)
def test_only_legal_answers_are_taken(at: Position) -> None:
    assert check_probes(at.match, at.rng)


@examples(60)
@given(POSITIONS)
def test_only_legal_acts_are_taken(at: Position) -> None:
    match, rng = at
    before = match.digest()
    for seat in map(Seat, range(-2, match.seats + 1)):
        for value, ply in illegal_acts(match, seat, rng):
            with pytest.raises((NotAmongChoices, NotYourQuestion, StalePly)):
                match.act(seat, value, ply)
    assert match.digest() == before


def illegal_acts(
    match: Match[KingdomsState], seat: Seat, rng: Random
) -> Iterator[tuple[Any, int | None]]:
    """What `seat` may not do out of turn: nonsense, an answer, a rival's act, its own too late."""
    yield from ((None, None), ("make-change", None), ({}, None))
    question = match.question(match.waiting()[0])
    assert question is not None
    yield question.choices.sample(rng), None
    for other in map(Seat, range(match.seats)):
        acts = match.anytime(other)
        value = acts.sample(rng) if acts else None
        if other == seat:
            yield value, match.ply_of(seat) - 1
        elif seat not in range(match.seats) or value not in match.anytime(seat):
            yield value, None


# -- taking back ---------------------------------------------------------------------------------


@examples(100)
@given(POSITIONS)
def test_taking_back_and_giving_again_leads_to_the_same_position(at: Position) -> None:
    match = at.match
    for seat in map(Seat, range(match.seats)):
        before, told = match.digest(), list(match.told or ())
        with suppress(CannotUndo):
            undo(match, seat)
            assert match.digest() != before
            GAME.check(match.state)
            redo(match, seat)
        assert (match.digest(), match.told) == (before, told)


@examples(100)
@given(POSITIONS)
def test_taking_back_never_hides_again_what_others_said_or_chance_showed(at: Position) -> None:
    match = at.match
    for seat in map(Seat, range(match.seats)):
        log, told = list(match.log), list(match.told or ())
        with suppress(CannotUndo):
            while True:
                undo(match, seat)
        gone = [entry for entry in log[match.ply :] if entry.kind != "withdrawn"]
        assert all(entry.seat == seat != NATURE for entry in gone)
        unsaid = [t.event for t in told[len(match.told or ()) :]]
        assert not any(isinstance(event, Bribed | ChestOpened) for event in unsaid)


@examples(60)
@given(POSITIONS)
def test_after_taking_back_the_game_goes_on(at: Position) -> None:
    match, rng = at
    with suppress(CannotUndo):
        undo(match, Seat(rng.randrange(match.seats)))
    for _ in range(20):
        if not match.over:
            move(match, rng)
            GAME.check(match.state)
    check_replay(match)


@pytest.mark.parametrize(
    ("field", "value"),
    [("turn", 99), ("treasuries", {"0": {"bronze": 10**30}, "1": {}, "2": {}, "3": {}})],
)
def test_a_record_of_other_rules_with_a_senseless_snapshot_is_refused(
    field: str, value: object
) -> None:
    match = played_out(Start(4, 7))
    record = records.write(match)
    record.rules = "0.9"
    record.snapshots[-1].state[field] = value
    with pytest.raises(ValueError, match="snapshot"):
        records.read(GAME, record)
