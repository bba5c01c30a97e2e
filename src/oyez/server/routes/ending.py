"""After the end: how a game went, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from oyez.server import problems
from oyez.server.access import TablePath, room_for
from oyez.server.api import Call, Endpoint, endpoint
from oyez.server.chronicle import Line, Place, Point
from oyez.server.film import Film
from oyez.server.house import House
from oyez.server.routes.time import InWords, Teller, playing
from oyez.server.turning import Course, Swing, headline


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
    curves: list[Line]


@endpoint(
    "GET",
    "/api/tables/{table}/turning",
    summary="Where a finished game turned",
    answer=Turning,
    path=TablePath,
    query=InWords,
    limit="film",
    problems=(404, 409, 422),
    tag="time",
)
async def read_turning(call: Call[None]) -> Turning:
    """Nothing for games that no bot can judge; only once the game is over."""
    house: House = call.app
    room = await room_for(call, call.path.table, call.query.invitation)
    if room.row["stage"] != "finished":
        raise problems.conflict("not-finished", "The game is not over yet.")
    match, film = playing(room), house.films.of(room)
    async with film.lock:
        await film.follow(match)
    course = await house.courses.of(film)
    seat = room.seat_of(None if call.person is None else call.person.id)
    teller = Teller(room, seat, call.query.lang)
    points = [_point(film, swing, teller) for swing in course.swings]
    return Turning(points, _curves(film, course, teller))


def _point(film: Film, swing: Swing, teller: Teller) -> TurningPoint:
    before, after = film.moments[swing.before], film.moments[swing.after]
    lines = teller.lines(headline(film.told[before.told : after.told]))
    at, earlier = teller.ply(after.ply), teller.ply(before.ply)
    return TurningPoint(at, earlier, swing.seat, swing.shares_before, swing.shares_after, lines)


def _curves(film: Film, course: Course, teller: Teller) -> list[Line]:
    """A curve for each seat, under its first place."""
    if not course.shares:
        return []
    firsts: dict[int, Place] = {}
    for place in film.ledger.places():
        firsts.setdefault(place.seat, place)
    plies = teller.count(moment.ply for moment in film.moments)
    return [
        Line(place.id, _points(plies, [round(shares[seat] * 100) for shares in course.shares]))
        for seat, place in firsts.items()
    ]


def _points(plies: Sequence[int], values: Sequence[int]) -> list[Point]:
    """From each ply on, its value, where that changed."""
    pairs = list(zip(plies, values, strict=True))
    return [pair for n, pair in enumerate(pairs) if not n or pair[1] != pairs[n - 1][1]]


ENDPOINTS: list[Endpoint] = [read_turning]
