"""Practice tables from any position, and rematches."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from oyez.server.routes.lobby import TableCard, card_of, checked_title
from oyez.server.services import Services
from oyez.server.tables import practice
from oyez.server.tables.access import InvitationQuery, TablePath, settled_room
from oyez.server.tables.commands import Ply
from oyez.server.wire.api import ApiCall, Body, endpoint


class ForkBody(Body, frozen=True):
    """From which moment (null: now), in which seat (null: one's own), against which bots."""

    bot: Annotated[str, Meta(max_length=40)] = "knight"
    moment: Ply | None = None
    seat: Annotated[int, Meta(ge=0, le=100)] | None = None
    title: Annotated[str, Meta(max_length=80)] = ""


@endpoint(
    "POST",
    "/api/tables/{table}/fork",
    summary="Play on from a position, for practice",
    body=ForkBody,
    answer=TableCard,
    status=201,
    path=TablePath,
    query=InvitationQuery,
    needs_person=True,
    limit="create",
    problems=(409,),
    tag="time",
)
async def fork_table(call: ApiCall[ForkBody]) -> TableCard:
    """A private table with bots. While the game goes on, what one cannot know is dealt anew."""
    services: Services = call.app
    room = await settled_room(call, call.path.table, call.query.invitation)
    wanted = call.body
    spec = practice.PracticeSpec(
        wanted.bot, wanted.moment, wanted.seat, checked_title(wanted.title)
    )
    return await card_of(call, await practice.fork(services, room, call.require_person(), spec))


@endpoint(
    "POST",
    "/api/tables/{table}/rematch",
    summary="Play again with the same people",
    answer=TableCard,
    path=TablePath,
    needs_person=True,
    limit="create",
    problems=(409,),
    tag="time",
)
async def play_again(call: ApiCall[None]) -> TableCard:
    """All who ask come to the same new table, each to their old seat."""
    services: Services = call.app
    room = await settled_room(call, call.path.table)
    return await card_of(call, await practice.rematch(services, room, call.require_person()))
