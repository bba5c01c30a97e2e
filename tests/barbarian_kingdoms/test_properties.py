"""What holds in every game of Barbarian Kingdoms, beside what every game must pass."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any

import pytest

from oyez.games.barbarian_kingdoms import GAME, KingdomsState
from oyez.games.barbarian_kingdoms.scene.happenings import Bribed, ChestOpened
from oyez.kernel import (
    CannotUndo,
    Match,
    Seat,
    redeal,
    undo,
)
from oyez.kernel import record as records
from oyez.testing.play import RandomMatch, positions
from oyez.testing.properties import play


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_limit_of_one_round_gives_everybody_one_turn_at_most(seats: int) -> None:
    rng = Random(seats)
    match = Match(GAME, seats, GAME.options(rounds=1), rng=rng)
    while not match.over:
        play(match, rng)
    assert (match.state.round, match.state.turn) == (2, 0)


def rivals_purses(match: Match[KingdomsState], seat: Seat) -> tuple[Any, ...]:
    return tuple(purse for n, purse in match.state.treasuries.items() if n != seat)


@pytest.mark.parametrize("seed", range(20))
def test_games_end_within_the_rounds_agreed_on(seed: int) -> None:
    for match in RandomMatch(GAME, seed).decisions():
        assert match.state.round <= match.state.options.rounds + match.over


def rich_in_secrets(seat: Seat) -> Iterator[tuple[Match[KingdomsState], Random]]:
    """Positions at the beginning of a step in which rivals of `seat` hold tokens from chests."""
    for match, rng in positions(GAME, range(2, 60, len(GAME.seats))):
        held = [n for n in match.state.from_chests if n != seat]
        fresh = match.bases[-1][0] == match.ply
        if fresh and any(match.state.from_chests[n] for n in held):
            yield match, rng


def test_another_deal_gives_rivals_other_tokens_from_chests() -> None:
    seat, found = Seat(0), 0
    for match, rng in islice(rich_in_secrets(seat), 8):
        dealt = {rivals_purses(redeal(match, seat, rng), seat) for _ in range(60)}
        assert len(dealt) > 1
        found += 1
    assert found >= 5


def test_another_deal_leaves_the_number_of_tokens_and_ones_own_purse() -> None:
    for match, rng in positions(GAME, range(10)):
        for seat in map(Seat, range(match.seats)):
            other = redeal(match, seat, rng)
            GAME.check(other.state)
            before, after = match.state.treasuries, other.state.treasuries
            assert before.get(seat) == after.get(seat)
            assert [c.number for c in before.values()] == [c.number for c in after.values()]


def test_taking_back_never_hides_again_what_was_paid_or_found() -> None:
    for match, _ in positions(GAME, range(10)):
        for seat in map(Seat, range(match.seats)):
            told = list(match.told or ())
            with suppress(CannotUndo):
                while True:
                    undo(match, seat)
            unsaid = [t.event for t in told[len(match.told or ()) :]]
            assert not any(isinstance(event, Bribed | ChestOpened) for event in unsaid)


@pytest.mark.parametrize(
    ("field", "value"),
    [("turn", 99), ("treasuries", {"0": {"bronze": 10**30}, "1": {}, "2": {}, "3": {}})],
)
def test_a_record_of_other_rules_with_a_senseless_snapshot_is_refused(
    field: str, value: object
) -> None:
    record = records.write(RandomMatch(GAME, 2).played_out())
    record.rules = "0.9"
    record.snapshots[-1].state[field] = value
    with pytest.raises(ValueError, match="snapshot"):
        records.read(GAME, record)
