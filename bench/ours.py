"""Measure a game of ours at random play, in the terms in which the peer is measured."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any

from bench.peer import Played
from oyez.game import Game
from oyez.kernel import Match

AnyGame = Game[Any, Any]


def play_random(game: AnyGame, seed: int, seats: int) -> Played:
    """Play one whole game; at every decision list all legal values, draw one, have it checked.

    As the peer's, a game that is only played on keeps nothing to go back to.
    """
    start = perf_counter()
    rng = random.Random(seed)
    match = Match(game, seats, game.headless_options(game.options()), rng=rng, keep=False)
    ready = perf_counter()
    decisions = open_decisions = choices = 0
    while not match.over:
        for question in match.questions():
            offered = list(question.choices)
            decisions += 1
            choices += len(offered)
            open_decisions += len(offered) > 1
            value = offered[int(rng.random() * len(offered))]
            match.answer(question.seat, value, question.ply)
    end = perf_counter()
    return Played(
        decisions=decisions,
        open_decisions=open_decisions,
        choices=choices,
        seconds=end - start,
        setup_seconds=ready - start,
        finished=int(match.outcome is not None and match.outcome.how != "rounds"),
    )


def midgame_positions(game: AnyGame, count: int, seed: int, seats: int) -> Iterator[Match[Any]]:
    """Games stopped at a random decision in their middle half, in the middle of a step or not."""
    own = random.Random(seed)
    for _ in range(count):
        game_seed = own.randrange(2**31)
        length = play_random(game, game_seed, seats).decisions
        yield _stopped(game, game_seed, seats, own.randint(length // 4, length * 3 // 4))


def _stopped(game: AnyGame, seed: int, seats: int, stop: int) -> Match[Any]:
    rng = random.Random(seed)
    match = Match(game, seats, game.headless_options(game.options()), rng=rng)
    decisions = 0
    while decisions < stop:
        for question in match.questions():
            offered = list(question.choices)
            value = offered[int(rng.random() * len(offered))]
            match.answer(question.seat, value, question.ply)
            decisions += 1
    return match


def time_copies(matches: Sequence[Match[Any]], rounds: int) -> float:
    """Mean seconds of one `Match.clone()`, over `rounds` passes through `matches`."""
    start = perf_counter()
    for _ in range(rounds):
        for match in matches:
            match.clone()
    return (perf_counter() - start) / (rounds * len(matches))
