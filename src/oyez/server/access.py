"""Who may see a table: everybody a public one, otherwise who sits there or was invited."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from oyez.server import archive, problems
from oyez.server.api import Call, Id, PathParts, Query
from oyez.server.archive import Admission
from oyez.server.house import House
from oyez.server.identity import Person
from oyez.server.room import Room

Invitation = Annotated[str, Meta(max_length=100)]


class TablePath(PathParts, frozen=True):
    table: Id


class Invited(Query, frozen=True):
    """The invitation, where one is needed."""

    invitation: Invitation = ""


async def open_room(
    house: House, table_id: int, person: Person | None, invitation: str = ""
) -> Room:
    """A table that this person may see, awake; a Problem if they may not even know of it."""
    await _check_before_loading(house, table_id, person, invitation)
    room = await house.hall.room(table_id)
    _check(house, room.admission(), person, invitation)
    return room


async def room_for(call: Call[Any], table_id: int, invitation: str = "") -> Room:
    """A table that the caller may see, with everything on disk."""
    house: House = call.app
    await _check_before_loading(house, table_id, call.person, invitation)
    room = await house.hall.settled(table_id)
    _check(house, room.admission(), call.person, invitation)
    return room


async def _check_before_loading(
    house: House, table_id: int, person: Person | None, invitation: str
) -> None:
    """Loading takes time and memory, which a stranger must not make the server spend.

    It is checked again afterwards, for one may have left the table in the meantime.
    """
    room = house.hall.rooms.get(table_id)
    if room is None:
        found = await house.store.read(lambda c: archive.load_admission(c, table_id))
    else:
        found = room.admission()
    _check(house, found, person, invitation)


def _check(house: House, found: Admission | None, person: Person | None, invitation: str) -> None:
    if found is None or not _admits(house, found, person, invitation):
        raise problems.not_found("There is no such table.", "no-table")


def _admits(house: House, found: Admission, person: Person | None, invitation: str) -> bool:
    if found.public or (person is not None and person.id in found.insiders):
        return True
    return bool(invitation) and house.keys.is_invitation(invitation, found.table_id, 0)
