"""Bots where all play at once."""

from __future__ import annotations

from random import Random

from oyez.bots import bots_by_name
from oyez.kernel import NATURE, Match
from tests.kernel.sheet import GAME


def test_bots_take_turns_in_an_open_phase() -> None:
    match = Match(GAME, 4, rng=Random(1))
    bots = bots_by_name(match, ["squire"] * 4, Random(1))
    for _ in range(8):
        bots.move()
    seats = [entry.seat for entry in match.log if entry.seat != NATURE]
    assert seats == [0, 1, 2, 3, 0, 1, 2, 3]
