"""Practice tables from any position, and rematches."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from oyez.server import practice
from oyez.server.access import Invited, TablePath, room_for
from oyez.server.api import Body, Call, Endpoint, endpoint
from oyez.server.house import House
from oyez.server.routes.lobby import TableCard, card_of, visible


class Fork(Body, frozen=True):
    """From which moment (null: now), in which seat (null: one's own), against which bots."""

    bot: Annotated[str, Meta(max_length=40)] = "knight"
    moment: Annotated[int, Meta(ge=0, le=2**31)] | None = None
    seat: Annotated[int, Meta(ge=0, le=100)] | None = None
    title: Annotated[str, Meta(max_length=80)] = ""


@endpoint(
    "POST",
    "/api/tables/{table}/fork",
    summary="Play on from a position, for practice",
    body=Fork,
    answer=TableCard,
    status=201,
    path=TablePath,
    query=Invited,
    needs_person=True,
    limit="create",
    problems=(403, 404, 409, 422, 429),
    tag="time",
)
async def fork_table(call: Call[Fork]) -> TableCard:
    """A private table with bots. While the game goes on, what one cannot know is dealt anew."""
    house: House = call.app
    room = await room_for(call, call.path.table, call.query.invitation)
    wanted = call.body
    wish = practice.Wish(wanted.bot, wanted.moment, wanted.seat, visible(wanted.title))
    return await card_of(call, await practice.fork(house, room, call.somebody(), wish))


@endpoint(
    "POST",
    "/api/tables/{table}/rematch",
    summary="Play again with the same people",
    answer=TableCard,
    path=TablePath,
    needs_person=True,
    limit="create",
    problems=(403, 404, 409, 429),
    tag="time",
)
async def play_again(call: Call[None]) -> TableCard:
    """All who ask come to the same new table, each to their old seat."""
    house: House = call.app
    room = await room_for(call, call.path.table)
    return await card_of(call, await practice.rematch(house, room, call.somebody()))


ENDPOINTS: list[Endpoint] = [fork_table, play_again]
