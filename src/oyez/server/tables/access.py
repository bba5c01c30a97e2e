"""Who may see a table: anybody if it is public, else its players, host and invited guests."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from oyez.kernel import Seat
from oyez.server.people.identity import Person
from oyez.server.services import Services
from oyez.server.store import matches
from oyez.server.store.matches import TableAccess
from oyez.server.tables.room import Room
from oyez.server.time.timeline import Viewpoint
from oyez.server.wire import problems
from oyez.server.wire.api import ApiCall, Id, Language, PathParts, Query


class TablePath(PathParts, frozen=True):
    table: Id


class InvitationQuery(Query, frozen=True):
    """The invitation, where one is needed."""

    invitation: Annotated[str, Meta(max_length=100)] = ""


class WordsQuery(InvitationQuery, frozen=True):
    """The same, and in which language to tell it in words."""

    lang: Language | None = None


class ViewpointQuery(WordsQuery, frozen=True):
    """The same; when the game is over, from any seat (-1: all)."""

    seat: Annotated[int, Meta(ge=-1, le=100)] | None = None


async def open_room(
    services: Services, table_id: int, person: Person | None, invitation: str = ""
) -> Room:
    """A table that this person may see, awake; a Problem if they may not even know of it."""
    await _check_before_loading(services, table_id, person, invitation)
    room = await services.registry.room(table_id)
    _check(services, room.admission(), person, invitation)
    return room


async def settled_room(call: ApiCall[Any], table_id: int, invitation: str = "") -> Room:
    """A table that the caller may see, with everything on disk."""
    services: Services = call.app
    await _check_before_loading(services, table_id, call.person, invitation)
    room = await services.registry.settled(table_id)
    _check(services, room.admission(), call.person, invitation)
    return room


def caller_seat(call: ApiCall[Any], room: Room) -> Seat | None:
    """Where the caller sits, if at all."""
    return room.seat_of(None if call.person is None else call.person.id)


def own_seat(call: ApiCall[Any], room: Room) -> Seat:
    """Where the caller sits, where that has to be somewhere."""
    seat = room.seat_of(call.require_person().id)
    if seat is None:
        raise problems.not_seated()
    return seat


def viewpoint(call: ApiCall[Any], room: Room, wanted: int | None) -> Viewpoint:
    """From where the caller looks: the own seat, or once the game is over any (-1: all)."""
    if wanted is None:
        return caller_seat(call, room)
    if wanted >= len(room.chairs):
        raise problems.no_seat()
    if room.row["stage"] != "finished":
        raise problems.conflict("not-finished", "From other seats one sees only finished games.")
    return "everything" if wanted < 0 else Seat(wanted)


async def _check_before_loading(
    services: Services, table_id: int, person: Person | None, invitation: str
) -> None:
    """Loading takes time and memory, which a stranger must not make the server spend.

    It is checked again afterwards, for one may have left the table in the meantime.
    """
    room = services.registry.rooms.get(table_id)
    if room is None:
        found = await services.store.read(lambda c: matches.load_admission(c, table_id))
    else:
        found = room.admission()
    _check(services, found, person, invitation)


def _check(
    services: Services, found: TableAccess | None, person: Person | None, invitation: str
) -> None:
    if found is None or not _admits(services, found, person, invitation):
        raise problems.no_table()


def _admits(services: Services, found: TableAccess, person: Person | None, invitation: str) -> bool:
    if found.public or (person is not None and person.id in found.insiders):
        return True
    return bool(invitation) and services.keys.is_invitation(invitation, found.table_id, 0)
