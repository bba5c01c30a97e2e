"""Builders for the Castle Defence phase: who stands where, and cards that wait for an answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from oyez.games.the_anarchy.answers import Deployment
from oyez.games.the_anarchy.rules.defence.food_and_deployment import FIGHTERS, food_due
from oyez.games.the_anarchy.rules.sheets.fortifications import SIDES
from oyez.games.the_anarchy.state import Slot
from tests.the_anarchy.positions import ME, Game, Position

PAUSE: Final = "a31"
"""A catapult: it leaves a choice to whoever has covers, so that one can look around before."""
Workers = Mapping[str, int]


def besieged(*cards: str, round: int = 3, seats: int = 1, **options: Any) -> Position:  # noqa: A002
    """Cards from left to right above the first board, a catapult further left; tents are in front.

    The castle of the round is taken, so the end of the round brings no Grudge.
    """
    position = Position(seats, round, **options).facing(PAUSE, *cards).researched("covers")
    if position.state.scenario.tents:
        position.having(tent=round)
    return position


def castle(position: Position, seat: int = 0, gate: int = 0, moat: int = 0) -> Position:
    """The dice of gate and moat, with the boxes that it takes to have them."""
    position.having(seat, gate=gate, moat=moat)
    return position.filled(seat, gate=gate, moat=2 * moat)


def places(**sides: int) -> Deployment:
    """An answer: how many workers of a kind stand on which side."""
    return tuple((side, sides[side]) for side in SIDES if sides.get(side))


def deployment(**workers: Workers) -> list[Deployment]:
    """The answers, one for each kind of worker in the order in which they are asked for."""
    return [places(**workers[kind]) for kind in FIGHTERS if kind in workers]


def stand(position: Position, **workers: Workers) -> Game:
    """Play the preparation of a position: food is there, these workers take their places."""
    there = {kind: sum(sides.values()) for kind, sides in workers.items()}
    position.stock(ME, food=food_due(position.state), **there)
    return position.play("preparation").do(*deployment(**workers))


def standing(game: Game, seat: int = 0) -> dict[str, dict[str, int]]:
    """Who stands where, without empty sides."""
    return {side: dict(there) for side, there in game[seat].deployed.items() if there}


def paused(game: Game, seat: int = 0) -> bool:
    """Whether all cards but the catapult are resolved."""
    return game.prompt(seat) == "defend" and game[seat].facing == 0


def defended(game: Game, seat: int = 0) -> list[bool]:
    """For the cards after the catapult, from left to right: whether they were defended."""
    return [slot.defended for slot in game[seat].slots[1:]]


def judged(position: Position, cards: int, lost: int = 0, seat: int = 0) -> Position:
    """So many cards above a board, all resolved, some of them lost."""
    names = list(position.state.box.attacks)[seat * 6 : seat * 6 + cards]
    position[seat].slots = [
        Slot(position.state.box.attacks[name].back, name, place >= lost)
        for place, name in enumerate(names)
    ]
    return position
