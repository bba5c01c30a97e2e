"""Random play with everything that a seat may do: answers, acts, orders, and taking back."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from oyez.game import Game
from oyez.kernel import NATURE, CannotUndo, Match, Refused, Seat, can_redo, redo, undo
from tests.kernel.tavern import random_play


def walk(
    game: Game[Any, Any], seed: int, *, every: int = 1, by_hand: bool = False, undos: float = 0.0
) -> Iterator[Match[Any]]:
    """A random match to its end, shown at one move in so many; Nature may be played by hand."""
    rng = Random(seed)
    seats = game.seats[seed % len(game.seats)]
    chance = None if by_hand else Random(seed)
    match = Match[Any](game, seats, game.sample_options(seats, rng), rng=chance, listen=True)
    while not match.over:
        if rng.randrange(every) == 0:
            yield match
        if rng.random() < undos:
            go_back(match, Seat(rng.randrange(seats)), rng)
        else:
            wander(match, rng)
    yield match


def wander(match: Match[Any], rng: Random, orders: float = 0.1) -> None:
    """One more answer, act or order of some seat."""
    if NATURE not in match.waiting() and rng.random() < orders:
        seat = Seat(rng.randrange(match.seats))
        if choices := match.orders_open_to(seat):
            match.order(seat, choices.sample(rng))
            return
    random_play(match, rng)


def go_back(match: Match[Any], seat: Seat, rng: Random) -> bool:
    """Take something back if that is possible, and give it again now and then."""
    try:
        undo(match, seat)
    except CannotUndo:
        return False
    if can_redo(match, seat) and rng.random() < 0.5:
        try:
            redo(match, seat)
        except Refused:
            return True
    return True
