"""What an action has brought to a bare sheet, and what keeps a box closed."""

from __future__ import annotations

from collections.abc import Callable

from oyez.games.the_anarchy.answers import Fill
from oyez.games.the_anarchy.box.edition import edition
from oyez.kernel import Reason
from tests.the_anarchy.positions import Game, Position

MARKS = ("gate", "moat", "beers", "knowledge", "rally", "joy", "grudge")
_TRACKS = ("bravery", "loyalty", "influence", "might", "castles", "helps", "couples")


def gains(game: Game, seat: int = 0) -> dict[str, int]:
    """All that somebody has: goods, attributes, production beyond that of the start, and marks."""
    p, start = game[seat], edition("standard").starting_tracks
    found = dict(p.stock)
    for name, filled in p.tracks.items():
        if name in _TRACKS or name.startswith("produce-"):
            found[name] = filled - start[name]
    found.update({name: getattr(p, name) for name in MARKS})
    return {name: number for name, number in found.items() if number}


def reason(game: Game, value: object, seat: int = 0) -> Reason:
    """Why something cannot be said, with the rule and the details."""
    found = game.question(seat).choices.why_not(value)
    assert found is not None, f"{value} can be said"
    return found


def opens_at(position: Callable[[], Position], answer: Fill, line: str) -> int:
    """The measure from which on a box is offered; below, the measure is what it lacks."""
    length = len(edition("standard").sections[line].boxes)
    offered = [
        position().filled(tracks={line: measure}).play().offers(answer)
        for measure in range(length + 1)
    ]
    least = offered.index(True)
    assert all(offered[least:])
    for measure in range(least):
        game = position().filled(tracks={line: measure}).play()
        lacking: dict[str, str | int] = {"line": line, "number": least, "own": measure}
        assert reason(game, answer) == Reason("measure", "TA-COMMAND-06", lacking)
    return least


def price(position: Callable[[], Position], answer: Fill, **cost: int) -> None:
    """A box is offered to whoever has exactly this, and to nobody who lacks any of it."""
    assert position().stock(**cost).play().offers(answer)
    for good, number in cost.items():
        game = position().stock(**{**cost, good: number - 1}).play()
        assert not game.offers(answer)
        lacking: dict[str, str | int] = {"good": good, "number": number}
        assert reason(game, answer) == Reason("too-dear", "TA-R10", lacking)
    paid = position().stock(**cost).play().do(answer)
    assert not any(paid[0].stock[good] for good in cost if good not in gains_of(answer.box))


def gains_of(box: str) -> tuple[str, ...]:
    """What is printed in a box."""
    return edition("standard").boxes[box].gives
