"""Records written by an earlier version lead where they led, and play on."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from oyez.game import Game, installed_games
from oyez.kernel import Match, Seat
from oyez.kernel import record as records
from oyez.testing.options import spelled_out
from oyez.testing.properties import play
from tests.stored.shelf import Kept, digest, kept

GAMES: Mapping[str, Game[Any, Any]] = installed_games()
each_record = pytest.mark.parametrize("stored", kept(), ids=lambda stored: stored.name)


def opened(stored: Kept, rng: Random | None = None) -> Match[Any]:
    match = records.read(GAMES[stored.record.game], stored.record, rng=rng)
    if stored.outcome is not None and not match.over:
        match.close(stored.outcome)  # its host ended it
    return match


@each_record
def test_a_stored_record_replays_to_the_same_answers_and_the_same_outcome(stored: Kept) -> None:
    match = opened(stored)
    assert digest(match.log) == stored.answers
    assert match.outcome == stored.outcome
    assert list(match.waiting()) == stored.waiting


@each_record
def test_where_a_stored_record_ends_everybody_is_asked_the_same(stored: Kept) -> None:
    match = opened(stored)
    asked = {str(seat): match.question(Seat(seat)) for seat in range(match.seats)}
    questions = {seat: (q.prompt, q.choices.count()) for seat, q in asked.items() if q is not None}
    assert questions == stored.asked


@each_record
def test_a_stored_record_is_written_again_with_the_same_answers(stored: Kept) -> None:
    again = records.from_json(records.to_json(records.write(opened(stored))))
    assert again.answers == stored.record.answers
    assert again.start == stored.record.start
    game = GAMES[stored.record.game]
    assert spelled_out(game, again).options == spelled_out(game, stored.record).options


@pytest.mark.parametrize(
    "stored",
    [each for each in kept() if each.outcome is None],
    ids=lambda stored: stored.name,
)
def test_a_stored_match_plays_on(stored: Kept) -> None:
    rng = Random(stored.name)
    match = opened(stored, rng)
    while not match.over and match.ply < len(stored.record.answers) + 300:
        play(match, rng)
    match.game.check(match.state)
    assert match.ply > len(stored.record.answers)
