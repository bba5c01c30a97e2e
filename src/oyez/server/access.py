"""Who may see a table: everybody a public one, otherwise who sits there or was invited."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from oyez.server import problems
from oyez.server.api import Call, Id, PathParts, Query
from oyez.server.house import House
from oyez.server.identity import Person
from oyez.server.room import Room

Invitation = Annotated[str, Meta(max_length=100)]


class TablePath(PathParts, frozen=True):
    table: Id


class Invited(Query, frozen=True):
    """The invitation, where one is needed."""

    invitation: Invitation = ""


def check_sees(house: House, room: Room, person: Person | None, invitation: str = "") -> None:
    """A Problem if this person may not even know of the table."""
    if room.row["public"]:
        return
    if person is not None and person.id in room.insiders():
        return
    if invitation and house.keys.is_invitation(invitation, room.id, 0):
        return
    raise problems.not_found("There is no such table.", "no-table")


async def room_for(call: Call[Any], table_id: int, invitation: str = "") -> Room:
    """A table that the caller may see, with everything on disk."""
    house: House = call.app
    room = await house.hall.settled(table_id)
    check_sees(house, room, call.person, invitation)
    return room
