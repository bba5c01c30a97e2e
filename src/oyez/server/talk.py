"""Talk at the table: to everybody, or between some seats where the game allows it."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from oyez.kernel import Seat
from oyez.server import problems
from oyez.server.house import House
from oyez.server.identity import Person
from oyez.server.room import Room
from oyez.server.store.schema import talk

# How many lines come at once; a client asks for later ones by the id of the last.
LINES: Final = 200


class Line(Struct, frozen=True):
    """One thing said; `to` are the seats that heard it, null for the whole table."""

    id: int
    at: float
    seat: int
    to: list[int] | None
    text: str


async def say(
    house: House,
    room: Room,
    person: Person,
    text: str,
    to: list[int] | None,
    key: str | None,
) -> Line:
    """Store something that a person says, and let everybody hear it who may."""
    seat = room.seat_of(person.id)
    if seat is None:
        raise problems.forbidden("not-seated", "Only who sits at the table can talk there.")
    row = {
        "table_id": room.id,
        "at": time.time(),
        "person_id": person.id,
        "seat": seat,
        "heard_by": _hearers(room, seat, to),
        "text": _proper(text),
        "key": key,
    }
    room.quiet = False
    try:
        line = await house.store.write(lambda c: _add(c, row))
    except IntegrityError:
        return await house.store.read(lambda c: _again(c, row))
    _spread(room, line)
    return line


def _proper(text: str) -> str:
    """What can be shown: no control characters but line breaks."""
    said = "".join(c for c in text if c == "\n" or (c.isprintable() and c != "\x00")).strip()
    if not said:
        raise problems.invalid("There is nothing to say in this.", "empty-talk")
    return said


def _hearers(room: Room, seat: Seat, to: list[int] | None) -> list[int] | None:
    if to is None:
        return None
    if not room.game.private_talk:
        raise problems.conflict("open-talk-only", "In this game everybody hears all talk.")
    if not to or any(each >= len(room.chairs) for each in to):
        raise problems.invalid("There is no such seat.", "no-seat")
    return sorted({seat, *to})


def _add(connection: Connection, row: dict[str, Any]) -> Line:
    made = connection.execute(insert(talk), row)
    assert made.inserted_primary_key is not None
    return Line(made.inserted_primary_key[0], row["at"], row["seat"], row["heard_by"], row["text"])


def _again(connection: Connection, row: dict[str, Any]) -> Line:
    """The line that was said under this key before; it must be the same."""
    where = (
        (talk.c.table_id == row["table_id"])
        & (talk.c.person_id == row["person_id"])
        & (talk.c.key == row["key"])
    )
    said = connection.execute(select(talk).where(where)).first()
    if said is None:
        raise problems.not_found("There is no such table.", "no-table")
    if (said.text, said.heard_by) != (row["text"], row["heard_by"]):
        raise problems.conflict("key-reused", "This key was used for something else.")
    return _line(said)


def _line(row: Any) -> Line:
    return Line(row.id, row.at, row.seat, row.heard_by, row.text)


def _heard(line: Line, seat: Seat | None) -> bool:
    return line.to is None or (seat is not None and seat in line.to)


def _spread(room: Room, line: Line) -> None:
    said = msgspec.json.encode({"type": "talk", "lines": [line]})
    for outlook in room.gallery.outlooks.values():
        if _heard(line, outlook.seat):
            for viewer in outlook.viewers:
                viewer.push(said)


async def read_talk(house: House, room: Room, seat: Seat | None, after: int = 0) -> list[Line]:
    """The latest lines after one that a seat may hear."""
    if room.quiet:
        return []

    def read(connection: Connection) -> list[Line]:
        query = (
            select(talk)
            .where(talk.c.table_id == room.id, talk.c.id > after)
            .order_by(talk.c.id.desc())
        )
        heard: list[Line] = []
        for row in connection.execute(query):
            if _heard(line := _line(row), seat):
                heard.append(line)
            if len(heard) == LINES:
                break
        return heard[::-1]

    return await house.store.read(read)
