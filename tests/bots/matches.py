"""Matches to look at: random ones of every kind, at every stage."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from oyez.games.barbarian_kingdoms import GAME
from oyez.kernel import Match
from oyez.testing.properties import play


def moments(seed: int, every: int, listen: bool = False) -> Iterator[Match[Any]]:
    """A random match, shown at about one decision in so many, with acts out of turn in between."""
    rng = Random(seed)
    seats = GAME.seats[seed % len(GAME.seats)]
    match = Match[Any](GAME, seats, GAME.sample_options(seats, rng), rng=rng, listen=listen)
    while not match.over:
        if rng.randrange(every) == 0:
            yield match
        acts = match.anytime(match.waiting()[0])
        if acts and rng.random() < 0.1:
            match.act(match.waiting()[0], acts.sample(rng))
        else:
            play(match, rng)
