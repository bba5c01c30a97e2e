"""Playing on and playing again: practice tables made from a position, and rematches."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from random import Random, SystemRandom
from typing import Any, Final

from msgspec import Struct

from oyez.kernel import Match, NoDealFound, Seat, redeal
from oyez.kernel import record as records
from oyez.kernel.inquiries import boundary
from oyez.kernel.visibility import ply_recorded, ply_seen
from oyez.server.people.identity import Person
from oyez.server.services import Services
from oyez.server.store import matches
from oyez.server.store.matches import TableSeat
from oyez.server.tables.room import Room
from oyez.server.tables.seating import SEAT_COMPANION, SEAT_ME, SEAT_OPEN, TableSpec
from oyez.server.time.pace import Untimed
from oyez.server.wire import problems
from oyez.server.wire.problems import Problem

# So many deals are tried for a copy; what a person may not know has to be dealt anew.
_DEALS: Final = 1000


class PracticeSpec(Struct, frozen=True):
    """What a practice table is to be: from which moment, in which seat, against which bot."""

    bot: str
    moment: int | None = None
    seat: int | None = None
    title: str = ""


async def fork(services: Services, room: Room, person: Person, spec: PracticeSpec) -> Room:
    """A practice table that begins where another one stands or stood.

    While that game goes on, what the person cannot know there is dealt anew.
    """
    match = room.require_match()
    seat, own = _seat_for(room, match, person, spec.seat), room.seat_of(person.id)
    timeline = services.timelines.of(room)
    async with timeline.lock:
        await timeline.follow(match)
        wanted = timeline.last if spec.moment is None else ply_recorded(match, own, spec.moment)
        moment = timeline.moments[timeline.index(wanted)]
        position = timeline.at(timeline.index(moment.ply))
    if position.over:
        raise problems.conflict("over", "The game is over there: nothing is left to play.")
    if not match.over:
        chance = Random(SystemRandom().getrandbits(64))
        try:
            position = await asyncio.to_thread(redeal, position, own, chance, _DEALS)
        except NoDealFound:
            words = "What you cannot know here could not be dealt anew. Try another moment."
            raise problems.conflict("no-other-deal", words) from None
    begun = boundary(position)
    plan = TableSpec(
        game=room.game.id,
        seats=[SEAT_ME if chair.seat == seat else spec.bot for chair in room.chairs],
        options=room.row["options"],
        pace=Untimed(),
        public=False,
        title=spec.title or room.row["title"],
        start=records.as_read_back(begun.state),
        said=position.log[begun.ply :],
        origin=(room.id, ply_seen(match, own, moment.ply)),
    )
    return await services.seating.make(await services.people.keeper(person), plan)


def _seat_for(room: Room, match: Match[Any], person: Person, wanted: int | None) -> Seat:
    """Where somebody may sit in a copy: in a game that goes on, nowhere but in their own seat."""
    own = room.seat_of(person.id)
    if wanted is not None and wanted >= len(room.chairs):
        raise problems.no_seat()
    if own is not None and not match.over and wanted not in (None, own):
        raise problems.forbidden("not-your-seat", "While the game goes on you keep your own seat.")
    seat = own if wanted is None else wanted
    if seat is None:
        raise problems.invalid("Say which seat you want to play.", "which-seat")
    return Seat(seat)


async def rematch(services: Services, room: Room, person: Person) -> Room:
    """The one table at which those of a finished game play again; whoever asks sits down there."""
    person = await services.people.keeper(person)
    if person.id not in room.insiders():
        raise problems.forbidden("not-seated", "Only who played here can ask for a rematch.")
    room.require_finished()
    async with room.changing:
        with room.reload_on_fault():
            found = await _found(services, room) or await _make_again(services, room, person)
    seat = room.seat_of(person.id)
    free = seat is not None and found.chairs[seat].kind == "free"
    if free and found.row["stage"] == "open" and found.seat_of(person.id) is None:
        await services.seating.sit(found, person, seat)
    return found


async def _make_again(services: Services, room: Room, person: Person) -> Room:
    made = await services.seating.make(person, _again(room, person))
    room.row["rematch"] = made.id
    room.viewers.changed()
    await _tell_others(services, room, person)
    return made


async def _found(services: Services, room: Room) -> Room | None:
    """The table that somebody asked for before, unless it was given up."""
    if room.row["rematch"] is None:
        return None
    try:
        return await services.registry.settled(room.row["rematch"])
    except Problem as problem:
        if problem.status != HTTPStatus.NOT_FOUND:  # it is there, and only cannot be opened
            raise
        return None


def _again(room: Room, person: Person) -> TableSpec:
    """The same table once more: bots in their seats, other people's seats kept free for them."""
    seats = [chair.bot or _who(chair, person) for chair in room.chairs]
    row, earlier = room.row, room.game.previous_option
    options = {name: value for name, value in row["options"].items() if name != earlier}
    follows = earlier is not None and row["start"] is None
    return TableSpec(
        row["game"],
        seats,
        options,
        room.pace,
        False,
        row["title"],
        rematch_of=room.id,
        previous=room.id if follows else None,
    )


def _who(chair: TableSeat, person: Person) -> str:
    """Who is to sit again where a person sat."""
    if chair.companion_of == person.id:
        return SEAT_COMPANION + chair.name
    return SEAT_ME if chair.person_id == person.id else SEAT_OPEN


async def check_previous(services: Services, person: Person, game: str, table_id: int) -> None:
    """A Problem unless a new table may follow this one: a whole game that the person has played."""
    if services.game(game).previous_option is None:
        words = "In this game no rule asks how an earlier game ended."
        raise problems.invalid(words, "no-previous")
    result = await services.store.read(lambda c: matches.load_result(c, table_id))
    played = result is not None and any(c.person_id == person.id for c in result.chairs)
    if result is None or not played or result.game != game:
        words = "There is no finished game of this kind that you played at that table."
        raise problems.not_found(words, "no-previous")


async def _tell_others(services: Services, room: Room, person: Person) -> None:
    for chair in room.chairs:
        if chair.kind == "person" and chair.keeper != person.id:
            await services.notifier.tell(room, chair.seat, "rematch")
