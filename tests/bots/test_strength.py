"""Thinking helps: few games, and a bar far below what `bench.strength` finds in many."""

from __future__ import annotations

from random import Random
from typing import Any

from oyez.bots import bots_by_name
from oyez.games.barbarian_kingdoms import GAME, KingdomsOptions
from oyez.kernel import Match


def winner(names: list[str], seed: int) -> str:
    """Who wins a game."""
    rng = Random(seed)
    match = Match[Any](GAME, len(names), GAME.headless_options(KingdomsOptions()), rng=rng)
    table = bots_by_name(match, names, rng)
    while match.outcome is None:
        table.move()
    return names[match.outcome.winners[0]]


def wins(name: str, games: int) -> int:
    """How often one bot beats three random ones, the seats moving on."""
    tables = [["random"] * 4 for _ in range(games)]
    for game, names in enumerate(tables):
        names[game % 4] = name
    return sum(winner(names, seed) == name for seed, names in enumerate(tables))


def test_a_knight_beats_three_random_bots_more_often_than_not() -> None:
    assert wins("knight", 12) >= 7


def test_a_squire_beats_chance() -> None:
    assert wins("squire", 12) >= 5
