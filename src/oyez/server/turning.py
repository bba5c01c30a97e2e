"""The turning points of a finished game: where its own evaluation swung most, and stayed so.

The evaluation is what the game's bots think by (`Instincts.worth`), made into shares of all seats.
It looks at the true positions, so nobody is told of it before the game is over. It is worked out
once for each film, in a thread, and kept as long as the film is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final
from weakref import WeakKeyDictionary

from msgspec import Struct

from oyez.game import game_of
from oyez.kernel import Match, Seat
from oyez.scene.shares import shares
from oyez.server.film import Film
from oyez.state.events import Told

# So many are shown at most, and nothing that changed anybody's share by less.
MOST: Final = 5
LEAST: Final = 0.06
# A swing that is gone so many moments later was none; two points are at least so far apart.
_LASTING: Final = 6
_APART: Final = 4

Shares = list[float]


class Swing(Struct, frozen=True):
    """A turning point: from which moment to which, whose share changed most, and how all stood."""

    before: int
    after: int
    seat: Seat
    size: float
    shares_before: Shares
    shares_after: Shares


class Course(Struct, frozen=True):
    """How a game went: the shares of all seats at each moment, and its turning points."""

    shares: list[Shares]
    swings: list[Swing]


class Courses:
    """The courses of games whose films are at hand."""

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[Film, asyncio.Future[Course]] = WeakKeyDictionary()

    async def of(self, film: Film) -> Course:
        """How a finished game went; the film has been followed to its end."""
        known = self._kept.get(film)
        if known is None or (known.done() and (known.cancelled() or known.exception())):
            reader = asyncio.to_thread(_course, film, film.at(0))
            known = self._kept[film] = asyncio.ensure_future(reader)
        return await asyncio.shield(known)


def _course(film: Film, match: Match[Any]) -> Course:
    """Go through the film once, with a match of one's own that stands at its beginning."""
    if film.game.instincts() is None:
        return Course([], [])
    found: list[Shares] = []
    for moment in film.moments:
        while match.ply < moment.ply:
            film.feed(match)
        found.append(evaluated(match))
    return Course(found, swings(found))


def evaluated(match: Match[Any]) -> Shares:
    """The share of each seat in what all could hope for; at the end, the winners have it."""
    seats = [Seat(seat) for seat in range(match.seats)]
    instincts = game_of(match).instincts()
    assert instincts is not None
    if match.outcome is not None and match.outcome.winners:
        worths = [float(seat in match.outcome.winners) for seat in seats]
    else:
        worths = [max(instincts.worth(match.state, seat), 0.0) for seat in seats]
    return shares(worths if any(worths) else [1.0] * len(seats))


def swings(course: Sequence[Shares]) -> list[Swing]:
    """The largest lasting changes from one moment to the next, in the order of the game."""
    # The last moment is the end itself, which needs no telling.
    found = [_swing(course, place) for place in range(1, len(course) - 1)]
    ordered = sorted(found, key=lambda each: -each.size)
    chosen: list[Swing] = []
    for swing in ordered:
        if len(chosen) == MOST or swing.size < LEAST:
            break
        if all(abs(swing.after - other.after) >= _APART for other in chosen):
            chosen.append(swing)
    return sorted(chosen, key=lambda each: each.after)


def _swing(course: Sequence[Shares], place: int) -> Swing:
    """What changed at a moment: for the seat whose share changed most for some time to come."""
    before, after = course[place - 1], course[place]
    earlier = course[max(place - 1 - _LASTING, 0)]
    later = course[min(place + _LASTING, len(course) - 1)]
    sizes = [_lasting(*shares) for shares in zip(earlier, before, after, later, strict=True)]
    seat = Seat(max(range(len(sizes)), key=sizes.__getitem__))
    return Swing(place - 1, place, seat, sizes[seat], before, after)


def _lasting(earlier: float, before: float, after: float, later: float) -> float:
    """How much of a change was neither there some time before nor gone some time after it."""
    way = 1 if after > before else -1
    return min(way * (new - old) for new in (after, later) for old in (before, earlier))


def headline(told: Sequence[Told], most: int = 3) -> list[Told]:
    """The events that caption a moment: what was won, then what has a place, then others."""
    ranked = sorted(range(len(told)), key=lambda place: (-_weight(told[place]), place))
    return [told[place] for place in sorted(ranked[:most])]


def _weight(told: Told) -> int:
    event = told.event
    if event.scene == "decides" or event.roles.wins:
        return 3
    return 2 if event.roles.place else 1 if event.topic else 0
