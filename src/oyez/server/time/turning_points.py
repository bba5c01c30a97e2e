"""The turning points of a finished game: where the bots' evaluation changed most and for good.

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
from oyez.server.time.timeline import Timeline
from oyez.state.events import LoggedEvent

# So many are shown at most, and nothing that changed anybody's share by less.
MOST_POINTS: Final = 5
LEAST_SWING: Final = 0.06
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


class GameEvaluation(Struct, frozen=True):
    """The evaluation of a game: the shares of all seats at each moment, and the turning points."""

    shares: list[Shares]
    swings: list[Swing]


class EvaluationCache:
    """A cache of evaluations, kept as long as their timelines."""

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[Timeline, asyncio.Future[GameEvaluation]] = (
            WeakKeyDictionary()
        )

    async def of(self, timeline: Timeline) -> GameEvaluation:
        """How a finished game went; the film has been followed to its end."""
        known = self._kept.get(timeline)
        if known is None or (known.done() and (known.cancelled() or known.exception())):
            reader = asyncio.to_thread(_course, timeline, timeline.at(0))
            known = self._kept[timeline] = asyncio.ensure_future(reader)
        return await asyncio.shield(known)


def _course(timeline: Timeline, match: Match[Any]) -> GameEvaluation:
    """Go through the film once, with a match of one's own that stands at its beginning."""
    if timeline.game.heuristics() is None:
        return GameEvaluation([], [])
    found: list[Shares] = []
    for moment in timeline.moments:
        while match.ply < moment.ply:
            timeline.feed(match)
        found.append(evaluate(match))
    return GameEvaluation(found, swings(found))


def evaluate(match: Match[Any]) -> Shares:
    """The share of each seat in what all could hope for; at the end, the winners have it."""
    seats = [Seat(seat) for seat in range(match.seats)]
    heuristics = game_of(match).heuristics()
    assert heuristics is not None
    if match.outcome is not None and match.outcome.winners:
        worths = [float(seat in match.outcome.winners) for seat in seats]
    else:
        worths = [max(heuristics.worth(match.state, seat), 0.0) for seat in seats]
    return shares(worths if any(worths) else [1.0] * len(seats))


def swings(course: Sequence[Shares]) -> list[Swing]:
    """The largest lasting changes from one moment to the next, in the order of the game."""
    # The last moment is the end itself, which needs no telling.
    found = [_swing(course, place) for place in range(1, len(course) - 1)]
    ordered = sorted(found, key=lambda each: -each.size)
    chosen: list[Swing] = []
    for swing in ordered:
        if len(chosen) == MOST_POINTS or swing.size < LEAST_SWING:
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


def headline(told: Sequence[LoggedEvent], most: int = 3) -> list[LoggedEvent]:
    """The events that caption a moment: what was won, then what has a place, then others."""
    ranked = sorted(range(len(told)), key=lambda place: (-_weight(told[place]), place))
    return [told[place] for place in sorted(ranked[:most])]


def _weight(told: LoggedEvent) -> int:
    event = told.event
    if event.episode_part == "decides" or event.roles.wins:
        return 3
    return 2 if event.roles.place else 1 if event.topic else 0
