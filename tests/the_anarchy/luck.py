"""What Nature can draw, and games in which nobody does anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oyez.choices.pools import Arrangement
from oyez.games.the_anarchy.answers import STOP
from oyez.kernel import NATURE, Choices
from tests.the_anarchy.positions import Game


def bag(game: Game) -> list[Any]:
    """All that Nature can draw now, each thing as often as it is there."""
    return [thing for thing, number in _row(game).pool.items() for _ in range(number)]


def number_drawn(game: Game) -> int:
    """How many things Nature has to draw now."""
    return _row(game).length


def _row(game: Game) -> Arrangement[Any]:
    asked = game.match.question(NATURE)
    assert asked is not None, "nothing is to be drawn"
    choices: Choices[Any] = asked.choices
    assert isinstance(choices, Arrangement)
    return choices


def draw_first(game: Game) -> Game:
    """Nature draws what lies first, until a seat is asked."""
    while game.outcome is None and NATURE in game.match.waiting():
        game.draw(*next(iter(_row(game))))
    return game


def idle(game: Game, until: Callable[[Game], bool] = lambda _: False) -> Game:
    """Nobody acts, and otherwise everybody says what comes first, until then or to the end."""
    while game.outcome is None and not until(game):
        pass_by(game)
    return game


def pass_by(game: Game) -> None:
    """One answer of somebody who does nothing, or of Nature."""
    seat = game.match.waiting()[0]
    if seat == NATURE:
        game.draw(*next(iter(_row(game))))
    else:
        stopping = game.prompt(seat) == "act"
        answer = STOP if stopping else next(iter(game.question(seat).choices))
        game.do(answer, seat=seat)


def reached(phase: str, number: int) -> Callable[[Game], bool]:
    """Whether that phase of that round is being played."""
    return lambda game: (game.phase, game.state.round) == (phase, number)
