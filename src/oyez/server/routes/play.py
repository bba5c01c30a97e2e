"""Playing over plain HTTP: everything that the socket can do, for programs that have none."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from oyez.kernel import record as records
from oyez.server.services import Services
from oyez.server.tables.access import (
    InvitationQuery,
    TablePath,
    WordsQuery,
    caller_seat,
    open_room,
    own_seat,
    settled_room,
    viewpoint,
)
from oyez.server.tables.commands import Command, Key
from oyez.server.tables.room import Room
from oyez.server.tables.shared_view import SharedView
from oyez.server.tables.talk import TalkLine, read_talk, say
from oyez.server.time.timeline import seat_of
from oyez.server.wire.api import ApiCall, Body, endpoint


class Accepted(Struct, frozen=True):
    """The deed is on disk; `again` if it was so already."""

    accepted: bool
    again: bool


class ViewQuery(WordsQuery, frozen=True):
    """How to look: in words of a language, with an invitation, or after a change.

    `wait` seconds at most until the view differs from the one with the stamp `after`. When a game
    is over, `seat` shows it from any seat.
    """

    after: Annotated[str, Meta(max_length=64)] = ""
    wait: Annotated[float, Meta(ge=0, le=30)] = 0.0
    seat: Annotated[int, Meta(ge=0, le=100)] | None = None


class Log(Struct, frozen=True):
    """A part of the log; `from` counts the lines before it."""

    events: list[Any]
    start: int = msgspec.field(name="from")


class PolledView(Struct, frozen=True):
    """All that can be seen from one's place, and a stamp that changes with it."""

    view: dict[str, Any]
    log: Log
    stamp: str


class TalkBody(Body, frozen=True):
    """Something to say: to the whole table, or only to some seats where the game allows it."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    to: Annotated[list[Annotated[int, Meta(ge=0, le=100)]], Meta(max_length=20)] | None = None
    key: Key | None = None


class Talk(Struct, frozen=True):
    """What was said, oldest first."""

    lines: list[TalkLine]


class TalkQuery(InvitationQuery, frozen=True):
    after: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0


@endpoint(
    "POST",
    "/api/tables/{table}/deeds",
    summary="Answer, act, undo or redo",
    body=Command,
    answer=Accepted,
    path=TablePath,
    needs_person=True,
    problems=(409,),
    tag="play",
)
async def do_deed(call: ApiCall[Command]) -> Accepted:
    """Only what the view lists is accepted; once accepted it is on disk."""
    services: Services = call.app
    room = await open_room(services, call.path.table, call.person)
    seat = own_seat(call, room)
    services.notifier.saw(call.require_person().keeper, room.id)
    room.viewers.note_poll(seat)
    before = room.done_before(seat, call.body)
    await asyncio.shield(before if before is not None else room.do(seat, call.body))
    return Accepted(accepted=True, again=before is not None)


@endpoint(
    "GET",
    "/api/tables/{table}/view",
    summary="What one sees",
    answer=PolledView,
    path=TablePath,
    query=ViewQuery,
    problems=(409,),
    tag="play",
)
async def look(call: ApiCall[None]) -> PolledView:
    """The view of one's own seat, or the public one; with `wait` once something has changed."""
    services: Services = call.app
    query: ViewQuery = call.query
    deadline = asyncio.get_running_loop().time() + query.wait
    while True:
        room = await settled_room(call, call.path.table, query.invitation)
        if call.person is not None and (seat := room.seat_of(call.person.id)) is not None:
            room.viewers.note_poll(seat)
            services.notifier.saw(call.person.keeper, room.id)
        seen = _seen(call, room, query)
        left = deadline - asyncio.get_running_loop().time()
        if seen.stamp != query.after or left <= 0:
            break
        await room.viewers.wait_for_change(left)
    return seen


def _seen(call: ApiCall[None], room: Room, query: ViewQuery) -> PolledView:
    place = viewpoint(call, room, query.seat)
    whole = msgspec.json.decode(room.viewers.view(seat_of(place), query.lang))
    view, log = whole["view"], whole["log"]
    return PolledView(view, Log(log["events"], log["from"]), _stamp(view))


def _stamp(view: dict[str, Any]) -> str:
    """Changes with the game, not with who happens to look on."""
    seats = [{**seat, "here": None} for seat in view["seats"]]
    lasting = msgspec.json.encode(view | {"seats": seats})
    return hashlib.blake2b(lasting, digest_size=12).hexdigest()


@endpoint(
    "GET",
    "/api/tables/{table}/log",
    summary="All that happened, as far as one may know it",
    answer=Log,
    path=TablePath,
    query=WordsQuery,
    problems=(409,),
    tag="play",
)
async def read_log(call: ApiCall[None]) -> Log:
    """From the beginning."""
    query: WordsQuery = call.query
    room = await settled_room(call, call.path.table, query.invitation)
    if room.match is None:
        return Log([], 0)
    shared_view: SharedView = room.viewers.new_shared_view(caller_seat(call, room), query.lang)
    return Log(shared_view.history(room.match), 0)


@endpoint(
    "GET",
    "/api/tables/{table}/record",
    summary="The record of the game",
    answer=Any,
    path=TablePath,
    query=InvitationQuery,
    problems=(409,),
    tag="play",
)
async def read_record(call: ApiCall[None]) -> Response:
    """While the game goes on, without what one may not know; afterwards, everything."""
    room = await settled_room(call, call.path.table, call.query.invitation)
    match = room.require_match()
    record = records.redacted(match, caller_seat(call, room), room.names())
    return Response(records.to_json(record), media_type="application/json")


@endpoint(
    "GET",
    "/api/tables/{table}/talk",
    summary="What was said at the table",
    answer=Talk,
    path=TablePath,
    query=TalkQuery,
    tag="play",
)
async def hear(call: ApiCall[None]) -> Talk:
    """To everybody, and in private to me, wherever I sat then; at most 200 lines, the latest."""
    services: Services = call.app
    room = await settled_room(call, call.path.table, call.query.invitation)
    return Talk(await read_talk(services, room, call.person, call.query.after))


@endpoint(
    "POST",
    "/api/tables/{table}/talk",
    summary="Say something",
    body=TalkBody,
    answer=TalkLine,
    status=201,
    path=TablePath,
    needs_person=True,
    limit="talk",
    problems=(409,),
    tag="play",
)
async def speak(call: ApiCall[TalkBody]) -> TalkLine:
    """Kept with the game."""
    services: Services = call.app
    room = await settled_room(call, call.path.table)
    return await say(
        services, room, call.require_person(), call.body.text, call.body.to, call.body.key
    )
