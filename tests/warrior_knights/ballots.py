"""Short ways through an assembly: who bids what, what is chosen, what comes next."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import VoteFor
from oyez.games.warrior_knights.rules.assembly.session import convene
from tests.warrior_knights.positions import Game, Position

NEXT = ("governor", "marshal", "tithe")
"""Agendas that no test puts to the vote: they come up for the next assembly."""


def hold(position: Position) -> Game:
    """The assembly opens."""
    return position.run(convene)


def hall(*agendas: str, barons: tuple[str, ...] = ("green", "blue", "red")) -> Position:
    """Three barons, green in the chair, and these agendas on the spaces."""
    return Position(*barons).agendas(*agendas)


def bid(game: Game, **votes: int) -> Game:
    """Everybody who is asked commits so many votes, none if he is not named."""
    assert game.prompt == "bid"
    for baron in game.asked:
        game.answer(baron, votes.get(baron, 0))
    return game


def choose(game: Game, voice: str) -> Game:
    """Nobody commits a vote, and whoever presides decides."""
    if game.prompt == "bid":
        bid(game)
    assert game.prompt == "break-tie"
    return game.say(VoteFor(voice))


def adjourned(game: Game, *cards: str) -> Game:
    """The new agendas are revealed, and all is over."""
    game.draw(*(cards or NEXT))
    assert game.over
    return game
