"""The endpoint for the turning points of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from oyez.server.routes.history import LogWriter
from oyez.server.services import Services
from oyez.server.tables.access import TablePath, WordsQuery, caller_seat, settled_room
from oyez.server.time.statistics import ChartPanel, Curve, Point
from oyez.server.time.timeline import Timeline
from oyez.server.time.turning_points import GameEvaluation, Swing, headline
from oyez.server.wire.api import ApiCall, endpoint


class TurningPoint(Struct, frozen=True):
    """A moment `at` which a game turned, that `before` it, and the seat to which most happened.

    The shares are those of all seats in what they could hope for, as the game's own evaluation has
    it; the lines tell what happened.
    """

    at: int
    before: int
    seat: int
    shares_before: list[float]
    shares_after: list[float]
    lines: list[Any]


class Turning(Struct, frozen=True):
    """Where a finished game turned, and the shares of all places in per cent along the way."""

    points: list[TurningPoint]
    curves: list[Curve]


@endpoint(
    "GET",
    "/api/tables/{table}/turning",
    summary="Where a finished game turned",
    answer=Turning,
    path=TablePath,
    query=WordsQuery,
    limit="film",
    problems=(409,),
    tag="time",
)
async def read_turning(call: ApiCall[None]) -> Turning:
    """Nothing for games that no bot can judge; only once the game is over."""
    services: Services = call.app
    room = await settled_room(call, call.path.table, call.query.invitation)
    room.require_finished()
    match, timeline = room.require_match(), services.timelines.of(room)
    async with timeline.lock:
        await timeline.follow(match)
    course = await services.evaluations.of(timeline)
    seat = caller_seat(call, room)
    teller = LogWriter(room, seat, call.query.lang)
    points = [_point(timeline, swing, teller) for swing in course.swings]
    return Turning(points, _curves(timeline, course, teller))


def _point(timeline: Timeline, swing: Swing, teller: LogWriter) -> TurningPoint:
    before, after = timeline.moments[swing.before], timeline.moments[swing.after]
    lines = teller.lines(headline(timeline.told[before.told : after.told]))
    at, earlier = teller.ply(after.ply), teller.ply(before.ply)
    return TurningPoint(at, earlier, swing.seat, swing.shares_before, swing.shares_after, lines)


def _curves(timeline: Timeline, course: GameEvaluation, teller: LogWriter) -> list[Curve]:
    """A curve for each seat, under its first place."""
    if not course.shares:
        return []
    firsts: dict[int, ChartPanel] = {}
    for place in timeline.ledger.places():
        firsts.setdefault(place.seat, place)
    plies = teller.count(moment.ply for moment in timeline.moments)
    return [
        Curve(place.id, _points(plies, [round(shares[seat] * 100) for shares in course.shares]))
        for seat, place in firsts.items()
    ]


def _points(plies: Sequence[int], values: Sequence[int]) -> list[Point]:
    """From each ply on, its value, where that changed."""
    pairs = list(zip(plies, values, strict=True))
    return [pair for n, pair in enumerate(pairs) if not n or pair[1] != pairs[n - 1][1]]
