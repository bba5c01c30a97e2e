"""What holds in every game, whatever is played: checked over random tables and random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oyez.choices.basic import written
from oyez.games.warrior_knights import GAME, KnightsState
from oyez.kernel import Each, Match, Seat
from oyez.state.copying import clone
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
ACTS: Final = 0.05
ENDLESS: Final = 30_000

starts = st.builds(
    lambda seats, seed: Start(seats, seed), st.sampled_from(GAME.seats), st.integers(0, 10**6)
)


class Start(NamedTuple):
    """A table and the luck of its game: all that is played follows from these."""

    seats: int
    seed: int


def examples(number: int) -> settings:
    """So many, the same at every run, however long they take."""
    return settings(max_examples=number, deadline=None, derandomize=True, database=None)


def begin(start: Start) -> tuple[Match[KnightsState], Random]:
    """A match at random options, before its first question."""
    rng = Random(f"{start.seats}-{start.seed}")
    options = GAME.headless_options(GAME.sample_options(start.seats, rng))
    return Match(GAME, start.seats, options, rng=Random(rng.getrandbits(64)), listen=True), rng


def move(match: Match[KnightsState], rng: Random) -> None:
    """A random answer or, now and then, a random act of whoever may act."""
    seat = Seat(rng.randrange(match.seats))
    acts = match.anytime(seat) if rng.random() < ACTS else None
    if acts:
        match.act(seat, acts.sample(rng))
    else:
        play(match, rng)


def moments(start: Start, every: int, most: int) -> Iterator[tuple[Match[KnightsState], Random]]:
    """Positions of a random game, one in so many; the first of them anywhere."""
    match, rng = begin(start)
    wait = rng.randrange(every)
    for _ in range(most * every):
        if match.over:
            return
        if wait == 0:
            wait = every
            yield match, rng
        wait -= 1
        move(match, rng)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_random_game_comes_to_an_end_and_breaks_no_invariant(seats: int) -> None:
    match, rng = begin(Start(seats, 7))
    plies = 0
    while not match.over:
        move(match, rng)
        plies += 1
        if plies % 5 == 0:
            GAME.check(match.state)
        assert plies < ENDLESS
    GAME.check(match.state)
    assert match.outcome is not None
    assert set(match.outcome.places) == {Seat(n) for n in range(seats)}


@examples(8)
@given(starts)
def test_nobody_sees_what_he_may_not(start: Start) -> None:
    for match, rng in moments(start, every=61, most=4):
        check_secrecy(match, rng)


@examples(6)
@given(starts)
def test_only_what_is_listed_is_accepted(start: Start) -> None:
    for match, rng in moments(start, every=47, most=4):
        check_choices(match, rng)
        check_probes(match, rng)


@examples(6)
@given(starts)
def test_a_copy_is_the_same_game_and_leaves_the_other_alone(start: Start) -> None:
    for match, rng in moments(start, every=97, most=3):
        check_clone(match, rng)


@examples(4)
@given(starts)
def test_a_record_leads_to_the_same_position(start: Start) -> None:
    for match, _ in moments(start, every=149, most=2):
        check_replay(match)


@examples(6)
@given(starts)
def test_every_scene_is_sound(start: Start) -> None:
    for match, _ in moments(start, every=83, most=3):
        check_table(match)


def test_while_all_play_at_once_the_table_stands_still() -> None:
    """Whoever plans shares with the table all but what the phase says it changes."""
    rng = Random(5)
    match = Match(GAME, 4, GAME.headless_options(GAME.options()), rng=rng, keep=False)
    looked = 0
    while match.state.round < 4:
        request = match.frames[-1].request
        before = written(clone(match.state))
        for question in match.questions():
            match.answer(question.seat, question.choices.sample(rng), question.ply)
            if match.frames[-1].request is request and isinstance(request, Each):
                assert written(clone(match.state)) == before
                looked += 1
    assert looked > 20
