"""Random games looked at answer by answer, and small steps that many scripted games share."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from oyez.games.barbarian_kingdoms import GAME, KingdomsOptions, KingdomsState
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, MANOEUVRE
from oyez.kernel import Event, Match, clone
from tests.barbarian_kingdoms.positions import Played


class Moment(NamedTuple):
    """One answer or act of a random game: the table before and after, and what was told."""

    before: KingdomsState
    said: Any
    events: list[Event]
    after: KingdomsState


def wander(seed: int, seats: int = 4, rounds: int = 12, **options: Any) -> Iterator[Moment]:
    """A game of random answers and, now and then, random acts out of turn."""
    rng = Random(seed)
    chosen = KingdomsOptions(rounds=rounds, change_with_rivals=True, **options)
    match = Match[KingdomsState](GAME, seats, chosen, rng=Random(seed + 1), listen=True)
    while not match.over:
        told = match.told or []
        heard, before = len(told), clone(match.state)
        seat = rng.choice(match.waiting())
        acts = match.anytime(seat)
        if acts and rng.random() < 0.2:
            said: Any = acts.sample(rng)
            match.act(seat, said)
        else:
            question = match.question(seat)
            assert question is not None
            said = question.choices.sample(rng)
            match.answer(seat, said)
        yield Moment(before, said, [t.event for t in told[heard:]], match.state)


def idle(game: Played) -> Played:
    """The active Kingdom manoeuvres with no move at all."""
    return game.say(MANOEUVRE, DONE)


def offers(game: Played, value: object) -> bool:
    """Whether the question being asked can be answered so."""
    return not game.match.over and value in game.question().choices
