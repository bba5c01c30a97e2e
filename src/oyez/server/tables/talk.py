"""Talk at the table: to everybody, or in private where the game allows it; and among spectators.

What spectators say is kept from the players while the game goes on, so that nobody is advised.
A private line is said to seats, and belongs to the people who sat there when it was said.
"""

from __future__ import annotations

import time
from collections import defaultdict
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, insert, select
from sqlalchemy.exc import IntegrityError

from oyez.kernel import Seat
from oyez.kernel.visibility import whisper_to
from oyez.server.people.identity import Person
from oyez.server.services import Services
from oyez.server.store.schema import hearers, people, talk
from oyez.server.tables.room import Room
from oyez.server.tables.shared_view import ViewerConnection
from oyez.server.wire import problems
from oyez.server.wire.messages import encode

# How many lines come at once; a client asks for later ones by the id of the last.
LINES: Final = 200
# The seat of who has none.
SPECTATOR: Final = -1


class TalkLine(Struct, frozen=True):
    """One thing said, and by whom; `to` are the seats it was said to, null for the whole table.

    Spectators speak from seat -1, and players read it when the game is over.
    Others may sit in those seats by now: `heard_by` names the people who were meant then.
    """

    id: int
    at: float
    seat: int
    name: str
    to: list[int] | None
    heard_by: list[str]
    text: str


class TalkHeard(Struct, frozen=True, tag_field="type", tag="talk"):
    """Something was said."""

    lines: list[TalkLine]


async def say(
    services: Services,
    room: Room,
    person: Person,
    text: str,
    to: list[int] | None,
    key: str | None,
) -> TalkLine:
    """Store something that a person says, and let everybody hear it who may."""
    seat = _speaker(room, person, to)
    to_seats = _seats_meant(room, seat, to)
    row = {
        "table_id": room.id,
        "at": time.time(),
        "person_id": person.id,
        "seat": seat,
        "heard_by": to_seats,
        "text": _proper(text),
        "key": key,
    }
    meant = _people_in(room, to_seats)
    room.quiet = False
    try:
        line = await services.store.write(lambda c: _add(c, row, meant))
    except IntegrityError:
        return await services.store.read(lambda c: _again(c, row))
    _send_to_listeners(room, line, meant)
    return line


def _speaker(room: Room, person: Person, to: list[int] | None) -> Seat:
    """From where a person speaks; spectators do so among themselves, and never in private."""
    seat = room.seat_of(person.id)
    if seat is not None:
        return seat
    if to is not None or room.is_player(person):
        raise problems.forbidden("not-seated", "Only who sits at the table can talk there.")
    return Seat(SPECTATOR)


def _proper(text: str) -> str:
    """What can be shown: no control characters but line breaks."""
    said = "".join(c for c in text if c == "\n" or (c.isprintable() and c != "\x00")).strip()
    if not said:
        raise problems.invalid("There is nothing to say in this.", "empty-talk")
    return said


def _seats_meant(room: Room, seat: Seat, to: list[int] | None) -> list[int] | None:
    if to is None:
        return None
    if not room.game.private_talk:
        raise problems.conflict("open-talk-only", "In this game everybody hears all talk.")
    if not to or any(each >= len(room.chairs) for each in to):
        raise problems.invalid("There is no such seat.", "no-seat")
    if room.match is not None and not {seat, *whisper_to(room.match, seat)}.issuperset(to):
        raise problems.conflict("no-whisper-now", "You cannot talk to them in private now.")
    return sorted({seat, *to})


def _people_in(room: Room, seats: list[int] | None) -> set[int]:
    """The people who sit in these seats now. Bots and free seats hear nothing."""
    sits = (room.chairs[seat].person_id for seat in seats or ())
    return {person_id for person_id in sits if person_id is not None}


def _add(connection: Connection, row: dict[str, Any], meant: set[int]) -> TalkLine:
    made = connection.execute(insert(talk), row)
    assert made.inserted_primary_key is not None
    talk_id: int = made.inserted_primary_key[0]
    if meant:
        heard = [{"talk_id": talk_id, "person_id": each} for each in sorted(meant)]
        connection.execute(insert(hearers), heard)
    return _lines(connection, talk.c.id == talk_id)[0]


def _again(connection: Connection, row: dict[str, Any]) -> TalkLine:
    """The line that was said under this key before; it must be the same."""
    where = (
        (talk.c.table_id == row["table_id"])
        & (talk.c.person_id == row["person_id"])
        & (talk.c.key == row["key"])
    )
    said = _lines(connection, where)
    if not said:
        raise problems.not_found("There is no such table.", "no-table")
    if (said[0].text, said[0].to) != (row["text"], row["heard_by"]):
        raise problems.conflict("key-reused", "This key was used for something else.")
    return said[0]


def _lines(connection: Connection, where: ColumnElement[bool]) -> list[TalkLine]:
    """The latest lines of some, oldest first, with the names of who said and who heard them."""
    query = (
        select(talk, people.c.name)
        .join(people, people.c.id == talk.c.person_id)
        .where(where)
        .order_by(talk.c.id.desc())
        .limit(LINES)
    )
    rows = connection.execute(query).all()[::-1]
    names = _names_of_hearers(connection, [row.id for row in rows if row.heard_by is not None])
    return [
        TalkLine(row.id, row.at, row.seat, row.name, row.heard_by, names[row.id], row.text)
        for row in rows
    ]


def _names_of_hearers(connection: Connection, talk_ids: list[int]) -> dict[int, list[str]]:
    """Who heard private lines beside those who said them."""
    query = (
        select(hearers.c.talk_id, people.c.name)
        .join(people, people.c.id == hearers.c.person_id)
        .join(talk, talk.c.id == hearers.c.talk_id)
        .where(hearers.c.talk_id.in_(talk_ids), hearers.c.person_id != talk.c.person_id)
        .order_by(hearers.c.talk_id, hearers.c.person_id)
    )
    names: dict[int, list[str]] = defaultdict(list)
    for row in connection.execute(query):
        names[row.talk_id].append(row.name)
    return names


def _send_to_listeners(room: Room, line: TalkLine, meant: set[int]) -> None:
    said = encode(TalkHeard([line]))
    for shared_view in room.viewers.shared_views.values():
        for viewer in shared_view.viewers:
            if _hears(room, line, viewer, meant):
                viewer.push(said)


def _hears(room: Room, line: TalkLine, viewer: ViewerConnection, meant: set[int]) -> bool:
    if line.seat == SPECTATOR and room.row["stage"] != "finished":
        return viewer.keeper is None or all(c.keeper != viewer.keeper for c in room.chairs)
    return line.to is None or viewer.person_id in meant


async def read_talk(
    services: Services, room: Room, person: Person | None, after: int = 0
) -> list[TalkLine]:
    """The latest lines after one that a person may read, wherever they sit by now."""
    if room.quiet:
        return []
    mine = select(hearers.c.talk_id).where(hearers.c.person_id == (person.id if person else 0))
    where = (
        (talk.c.table_id == room.id)
        & (talk.c.id > after)
        & (talk.c.heard_by.is_(None) | talk.c.id.in_(mine))
    )
    if room.row["stage"] != "finished" and room.is_player(person):
        where &= talk.c.seat != SPECTATOR
    return await services.store.read(lambda c: _lines(c, where))
