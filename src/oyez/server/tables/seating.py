"""Creates and deletes tables, seats people and bots, and starts and ends games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from oyez.bots import BOTS
from oyez.editions.edition import NoEdition
from oyez.game import Game
from oyez.kernel import Answer, Seat
from oyez.server.notices.notifier import NoticeRow
from oyez.server.people.accounts import companion, proper_name
from oyez.server.people.identity import Person
from oyez.server.store import TableState, matches
from oyez.server.store.matches import ENDED, FinishedGame, TableSeat
from oyez.server.store.schema import (
    attempts,
    hearers,
    notices,
    origins,
    previous_games,
    rematches,
    seats,
    tables,
    talk,
    visits,
)
from oyez.server.tables import deals
from oyez.server.tables.bot_names import bot_name
from oyez.server.tables.deals import Deal
from oyez.server.tables.room import Room, RoomClosed
from oyez.server.time.pace import Pace
from oyez.server.wire import problems
from oyez.server.wire.problems import Unavailable
from oyez.state.bounds import OutOfBounds, check_bounds
from oyez.state.conversion import prepared

if TYPE_CHECKING:
    from oyez.server.services import Services

SEAT_ME: Final = "me"
SEAT_OPEN: Final = "open"
# Before the name of somebody who plays at the same device.
SEAT_COMPANION: Final = "here:"

# A chair, and the person or the bot that is to sit there.
SeatChange = tuple[TableSeat, Person | None, str | None]


class TableSpec(Struct, frozen=True):
    """What a new table is to be."""

    game: str
    seats: list[str]
    options: Any
    pace: Pace
    public: bool
    title: str
    # A position on paper to begin from, and the lesson to which it belongs.
    start: Any = None
    lesson: str | None = None
    # Answers given since that position, and the table and moment of which this is a copy.
    said: Sequence[Answer] = ()
    origin: tuple[int, int] | None = None
    # The finished table whose players play again.
    rematch_of: int | None = None
    # The finished table whose result the rules may ask for.
    previous: int | None = None
    # The code of the deal that is to be played, alone.
    deal: str | None = None


class Seating:
    """Changes who sits where. Every change is on disk before anybody sees it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._seating_bots = asyncio.Lock()

    # -- before the game --------------------------------------------------------------------------

    async def make(self, person: Person, plan: TableSpec) -> Room:
        """A new table; it begins at once if nobody is waited for."""
        game = self.services.game(plan.game)
        options = self._checked(game, plan)
        chairs = self._chairs(person, plan)
        row: dict[str, Any] = {
            "game": game.id,
            "rules": game.rules,
            "title": plan.title,
            "size": len(chairs),
            "options": msgspec.to_builtins(options),
            "pace": msgspec.to_builtins(plan.pace),
            "public": plan.public,
            "host": person.id,
            "stage": "open",
            "created": time.time(),
            "moved": time.time(),
            "waiting": [],
            "clocks": {},
            "start": plan.start,
            "lesson": plan.lesson,
        }
        deal = self._deal(game, plan, row["options"])
        try:
            return await self._open(person, row, chairs, plan, deal)
        except Unavailable:
            self.services.tasks.start("clearing up", partial(self._remove_unfinished, row, plan))
            raise

    async def _open(
        self,
        person: Person,
        row: dict[str, Any],
        chairs: list[TableSeat],
        plan: TableSpec,
        deal: Deal | None,
    ) -> Room:
        game = self.services.game(plan.game)

        def make(connection: Connection) -> tuple[int, str]:
            made = _make(connection, row, chairs, plan)
            return made, "" if deal is None else deals.record_attempt(connection, made, game, deal)

        async with self._quota(person.id, chairs):
            row["id"], terms = await self.services.store.write(make)
        if deal is not None:
            row["deal"] = {"code": deal.code, "terms": terms}
        for chair in chairs:
            if chair.bot is not None:
                chair.name = bot_name(row["id"], chair.seat)
        if plan.origin is not None:
            row["origin"] = {"table": plan.origin[0], "moment": plan.origin[1]}
        row["previous"] = plan.previous
        room = self.services.registry.add(row, chairs)
        for chair in chairs:
            if chair.keeper == person.id:
                room.viewers.note_poll(chair.seat)
        await self.begin_if_full(room, plan.said)
        return room

    async def _remove_unfinished(self, row: dict[str, Any], plan: TableSpec) -> None:
        """A table could not be made: delete what there is of it, or let it go on if it has begun.

        A rematch stays, for whoever asks again is led there.
        """
        found = await self.services.store.read(
            lambda c: _tables_made_at(c, row["host"], row["created"])
        )
        for table_id, begun in found:
            if begun or plan.rematch_of is not None:
                self.services.registry.retry_soon(table_id)
            else:
                self.services.registry.drop(table_id)
                await self.services.store.write(partial(_delete_table, table_id=table_id))

    def _checked(self, game: Game[Any, Any], plan: TableSpec) -> Any:
        """The options in full, if the game can be set up with them."""
        if len(plan.seats) not in game.seats:
            least, most = game.seats[0], game.seats[-1]
            raise problems.invalid(f"This game is for {least} to {most} seats.", "bad-seats")
        try:
            options = msgspec.convert(plan.options, prepared(game.options), str_keys=True)
            if plan.origin is None and plan.rematch_of is None:  # else agreed on long ago
                check_bounds(options)
            options = self.services.library.settled(game, options)
            game.setup(options, len(plan.seats))
        except NoEdition as fault:
            words = f"There is no such edition here: {fault}."
            raise problems.invalid(words[:300], "no-edition") from None
        except OSError as fault:
            raise problems.conflict("no-edition", "This edition cannot be kept here.") from fault
        except OutOfBounds as fault:
            raise problems.Problem(422, "bad-options", str(fault), reason=fault.reason) from None
        except ValueError as fault:
            raise problems.invalid(str(fault)[:300], "bad-options") from None
        return options

    def _deal(self, game: Game[Any, Any], plan: TableSpec, options: Any) -> Deal | None:
        """The deal of a table: whoever plays a whole game alone can have it again, and share it."""
        alone = len(plan.seats) == 1 and plan.seats[0] not in BOTS
        whole = plan.start is None and plan.lesson is None and plan.previous is None
        if plan.deal is None:
            return Deal(game.id, deals.fresh_code(), options) if alone and whole else None
        if not alone or not whole:
            raise problems.invalid("A deal is played by one person alone.", "not-alone")
        if plan.public:
            words = "A deal that others play as well is played where nobody looks on."
            raise problems.invalid(words, "deal-in-public")
        return Deal(game.id, deals.proper_code(plan.deal), options)

    def _chairs(self, person: Person, plan: TableSpec) -> list[TableSeat]:
        if plan.seats.count(SEAT_ME) > 1:
            raise problems.invalid("You can sit in one seat only.", "bad-seats")
        beside = [who for who in plan.seats if who.startswith(SEAT_COMPANION)]
        if len({proper_name(who.removeprefix(SEAT_COMPANION)) for who in beside}) < len(beside):
            raise problems.invalid("Players at one device need names of their own.", "same-name")
        chairs: list[TableSeat] = []
        for number, who in enumerate(plan.seats):
            chair = TableSeat(Seat(number))
            if who == SEAT_ME:
                chair.person_id, chair.name = person.id, person.name
            elif who.startswith(SEAT_COMPANION):
                chair.name, chair.companion_of = (
                    proper_name(who.removeprefix(SEAT_COMPANION)),
                    person.id,
                )
            elif who != SEAT_OPEN:
                chair.bot = self._bot(who)
            chairs.append(chair)
        return chairs

    def _bot(self, name: str) -> str:
        if name not in BOTS:
            known = ", ".join(BOTS)
            raise problems.invalid(f"There is no such bot; there are {known}.", "no-bot")
        return name

    async def sit(self, room: Room, person: Person, seat: int | None) -> Seat:
        """Take a free seat, or go to another one before the game begins."""
        async with room.changing:
            old = room.seat_of(person.id)
            if old is None or seat not in (None, old):
                self._check_open(room)
                chair = self._free_chair(room, seat)
                left = [] if old is None else [(room.chairs[old], None, None)]
                await self._seat(room, *left, (chair, person, None))
            else:
                chair = room.chairs[old]
        room.viewers.note_poll(chair.seat)  # whoever sits down will look what there is to do
        await self.begin_if_full(room)
        return chair.seat

    def _check_open(self, room: Room) -> None:
        if room.deleted:
            raise problems.no_table()
        if not room.open:
            raise RoomClosed
        if room.row["stage"] != "open":
            raise problems.conflict("begun", "The game has begun; nobody can change seats now.")

    def _free_chair(self, room: Room, seat: int | None) -> TableSeat:
        if seat is not None and not 0 <= seat < len(room.chairs):
            raise problems.no_seat()
        free = [c for c in room.chairs if c.kind == "free" and seat in (None, c.seat)]
        if not free:
            raise problems.conflict("seat-taken", "This seat is taken.")
        return free[0]

    async def put_bot(self, room: Room, host: Person, seat: int, bot: str | None) -> None:
        """The host puts a bot in a seat that is free, or takes one away."""
        async with room.changing:
            self._check_host(room, host)
            self._check_open(room)
            if not 0 <= seat < len(room.chairs):
                raise problems.no_seat()
            chair = room.chairs[seat]
            if chair.person_id is not None:
                raise problems.conflict("seat-taken", "Somebody sits there.")
            name = None if bot is None else self._bot(bot)
            after = [TableSeat(c.seat, bot=name) if c is chair else c for c in room.chairs]
            async with self._quota(host.id, after):
                await self._seat(room, (chair, None, name))
        await self.begin_if_full(room)

    async def start(self, room: Room, host: Person, bot: str) -> None:
        """The host begins without waiting: bots take the free seats."""
        self._check_host(room, host)
        name = self._bot(bot)
        async with room.changing:
            self._check_open(room)
            free = [chair for chair in room.chairs if chair.kind == "free"]
            after = [TableSeat(c.seat, bot=name) if c in free else c for c in room.chairs]
            async with self._quota(host.id, after):
                await self._seat(room, *((chair, None, name) for chair in free))
        await self.begin_if_full(room)

    @asynccontextmanager
    async def _quota(self, host: int, chairs: Sequence[TableSeat]) -> AsyncGenerator[None]:
        """Seat bots so; where only bots would sit, one table after the other, and not too many."""
        if any(chair.kind != "bot" for chair in chairs):
            yield
            return
        async with self._seating_bots:
            alone = await self.services.store.read(_count_alone)
            config, own = self.services.config, alone.get(host, 0)
            # Tables that people have left count, too, but nobody uses up the room of all others.
            every = sum(min(number, config.alone_tables_each) for number in alone.values())
            if own >= config.alone_tables_each:
                words = f"Only bots play at {own} of your tables; end one of those games first."
                raise problems.conflict("too-many-bot-tables", words)
            if every >= config.alone_tables:
                words = "Bots play alone at too many tables here; try again later."
                raise problems.conflict("too-many-bots", words)
            yield

    def _check_host(self, room: Room, person: Person) -> None:
        if room.row["host"] != person.id:
            raise problems.forbidden("not-host", "Only whoever made the table can do this.")

    async def _seat(self, room: Room, *changes: SeatChange) -> None:
        """Put a person, a bot or nobody on each of these chairs, on all or on none."""
        with room.reload_on_fault():
            await self.services.store.write(lambda c: _write_chairs(c, room.id, changes))
        for chair, person, bot in changes:
            before = chair.person_id
            chair.person_id, chair.bot = None if person is None else person.id, bot
            chair.companion_of = None if person is None else person.companion_of
            chair.name = bot_name(room.id, chair.seat) if bot else person.name if person else ""
            for each in (before, chair.person_id):
                if each is not None:
                    room.viewers.disconnect(each)
        room.viewers.changed()

    async def begin_if_full(self, room: Room, said: Sequence[Answer] = ()) -> None:
        """Begin a table at which nobody is waited for any more."""
        async with room.changing:
            if room.row["stage"] != "open" or any(c.kind == "free" for c in room.chairs):
                return
            self._check_open(room)  # it may have been given up meanwhile
            final = self._final_terms(room, await self._previous_result(room))
            where = tables.c.id == room.id
            written = self.services.store.post(
                room.id, lambda c: c.execute(update(tables).where(where).values(final))
            )
            room.row.update(final)
            room.viewers.changed()
            await asyncio.gather(written, room.begin(said))

    async def _previous_result(self, room: Room) -> FinishedGame | None:
        """How the game ended that this one follows."""
        previous = room.row["previous"]
        if previous is None:
            return None
        with room.reload_on_fault():
            return await self.services.store.read(lambda c: matches.load_result(c, previous))

    def _final_terms(self, room: Room, previous: FinishedGame | None) -> dict[str, Any]:
        """When, by which rules and with which options a game begins."""
        stored = room.row["options"]
        options = msgspec.convert(stored, prepared(room.game.options), str_keys=True)
        if previous is not None:
            again = matches.match_seats(previous.chairs, room.chairs)
            options = room.game.options_after(options, previous.outcome, again)
        alone = not room.played_by_people
        if alone:  # it should come to an end by its own rules
            options = room.game.headless_options(options)
        plain = msgspec.to_builtins(options)
        return {
            "started": time.time(),
            "rules": room.game.rules,
            "options": plain,
            "alone_since": 0 if alone else None,
        }

    async def delete_unstarted(self, room: Room, host: Person) -> None:
        """The host gives up a table that has not begun."""
        self._check_host(room, host)
        async with room.changing:
            self._check_open(room)
            with room.reload_on_fault():
                await self.services.store.write(lambda c: _delete_table(c, room.id))
            room.deleted = True
            room.fail()
            self.services.registry.drop(room.id)
        for other in self.services.registry.rooms.values():
            if other.row["rematch"] == room.id:
                other.row["rematch"] = None
                other.viewers.changed()

    # -- during the game --------------------------------------------------------------------------

    async def leave(self, room: Room, person: Person) -> None:
        """Stand up, with all at one's device: before the game seats are free again, later stewards
        play on."""
        async with room.changing:
            if not room.open:
                raise RoomClosed
            own = self._seats_of(room, person)
            if room.row["stage"] == "open":
                await self._seat(room, *((room.chairs[seat], None, None) for seat in own))
            elif room.row["stage"] == "playing":
                for seat in own:
                    await self._set_steward(room, seat, True)

    async def come_back(self, room: Room, person: Person) -> None:
        """Take one's seat back from the steward, and those of all at one's device."""
        own = self._seats_of(room, person)
        async with room.changing:
            if not room.open:
                raise RoomClosed
            for seat in own:
                if room.chairs[seat].steward:
                    await self._set_steward(room, seat, False)

    async def end(self, room: Room, host: Person) -> None:
        """The host ends a game that no other person plays any more."""
        self._check_host(room, host)
        async with room.changing:
            if not room.open:
                raise RoomClosed
            if room.match is None or room.match.over:
                raise problems.conflict("not-playing", "No game is under way at this table.")
            if any(room.chairs[seat].keeper != host.id for seat in room.timed_seats()):
                raise problems.conflict("others-play", "Somebody else still plays here.")
            await room.end(ENDED)

    def _seats_of(self, room: Room, person: Person) -> list[Seat]:
        """The seats of a person and of who plays at their device."""
        own = [c.seat for c in room.chairs if person.id in (c.person_id, c.companion_of)]
        if not own:
            raise problems.not_seated()
        return own

    async def _set_steward(
        self, room: Room, seat: Seat, steward: bool, news: Sequence[NoticeRow] = ()
    ) -> None:
        chair = room.chairs[seat]
        chair.steward = steward
        room.note_unattended_since()
        room.update_clocks(time.time())
        await self._write_state(room, news, chair)
        room.viewers.changed()
        room.bots.call()
        self.services.registry.watch_clock(room)

    async def _write_state(
        self, room: Room, news: Sequence[NoticeRow], chair: TableSeat | None = None
    ) -> None:
        """Store what has changed in memory, with its notices, or go back to what is stored."""
        state, since = room.state(), room.row["alone_since"]

        def write(connection: Connection) -> None:
            _write_state(connection, room.id, state)
            if chair is not None:
                _write_steward(connection, room.id, chair, since)
            if news:
                connection.execute(insert(notices), list(news))

        try:
            with room.reload_on_fault():
                await self.services.store.write(write)
        except Unavailable:
            self.services.notifier.withdraw(news)
            raise
        self.services.notifier.send(news)

    async def enforce_clocks(self, room: Room, now: float) -> None:
        """Warn whoever has little time left; let the steward play for whoever has none."""
        async with room.changing:
            if not room.open:
                raise RoomClosed
            if room.row["stage"] != "playing":
                return
            for seat in list(room.timed_seats()):
                await self._enforce_clock(room, seat, now)

    async def _enforce_clock(self, room: Room, seat: Seat, now: float) -> None:
        if room.clocks.over(seat, now):
            news = self.services.notifier.news(room, seat, "steward")
            await self._set_steward(room, seat, True, news)
        elif room.clocks.short(seat, now):
            news = self.services.notifier.news(room, seat, "warning")
            room.clocks.warn(seat)
            await self._write_state(room, news)

    # -- new names --------------------------------------------------------------------------------

    def rename(self, person: Person) -> None:
        """Somebody goes by another name now."""
        for room in self.services.registry.rooms.values():
            for chair in room.chairs:
                if chair.person_id == person.id and chair.name != person.name:
                    chair.name = person.name
                    room.viewers.changed()

    def replace_guest(self, before: int, after: Person) -> None:
        """A guest has signed in: wherever the guest sits in memory, the account sits now."""
        for room in self.services.registry.rooms.values():
            if room.row["host"] == before:
                room.row["host"] = after.id
            for chair in room.chairs:
                if chair.companion_of == before:
                    chair.companion_of = after.id
                    room.viewers.disconnect(before)
                if chair.person_id == before and room.seat_of(after.id) is None:
                    chair.person_id, chair.name = after.id, after.name
                    room.viewers.disconnect(before)
                    room.viewers.changed()


def _make(
    connection: Connection, row: dict[str, Any], chairs: list[TableSeat], plan: TableSpec
) -> int:
    made = connection.execute(insert(tables), row)
    assert made.inserted_primary_key is not None
    table_id: int = made.inserted_primary_key[0]
    for chair in chairs:
        if chair.companion_of is not None:
            chair.person_id = companion(connection, chair.companion_of, chair.name)
    connection.execute(
        insert(seats),
        [
            {"table_id": table_id, "seat": c.seat, "person_id": c.person_id, "bot": c.bot}
            for c in chairs
        ],
    )
    if plan.origin is not None:
        source, moment = plan.origin
        copied = {"table_id": table_id, "source": source, "moment": moment}
        connection.execute(insert(origins), copied)
    if plan.rematch_of is not None:
        again = {"table_id": plan.rematch_of, "next_id": table_id}
        connection.execute(insert(rematches), again)
    if plan.previous is not None:
        followed = {"table_id": table_id, "previous_id": plan.previous}
        connection.execute(insert(previous_games), followed)
    return table_id


def _tables_made_at(connection: Connection, host: int, created: float) -> list[tuple[int, bool]]:
    """The tables that somebody made at that very time, and whether they have begun."""
    query = select(tables.c.id, tables.c.stage).where(
        tables.c.host == host, tables.c.created == created
    )
    return [(row.id, row.stage != "open") for row in connection.execute(query)]


def _delete_table(connection: Connection, table_id: int) -> None:
    said = select(talk.c.id).where(talk.c.table_id == table_id)
    connection.execute(delete(hearers).where(hearers.c.talk_id.in_(said)))
    for part in (talk, notices, visits, origins, previous_games, attempts, seats):
        connection.execute(delete(part).where(part.c.table_id == table_id))
    connection.execute(delete(rematches).where(rematches.c.next_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))


def _count_alone(connection: Connection) -> dict[int, int]:
    """By host: at how many tables only bots and stewards play."""
    empty = seats.c.person_id.is_(None) | seats.c.steward.is_(False)
    other = exists().where(seats.c.table_id == tables.c.id, seats.c.bot.is_(None), empty)
    stages = or_(tables.c.stage == "open", tables.c.stage == "playing")
    query = select(tables.c.host, func.count()).where(stages, ~other).group_by(tables.c.host)
    return {row[0]: row[1] for row in connection.execute(query)}


def _write_chairs(connection: Connection, table_id: int, changes: Sequence[SeatChange]) -> None:
    for chair, person, bot in changes:
        where = (seats.c.table_id == table_id) & (seats.c.seat == chair.seat)
        values = {"person_id": None if person is None else person.id, "bot": bot}
        connection.execute(update(seats).where(where).values(values))


def _write_steward(
    connection: Connection, table_id: int, chair: TableSeat, alone_since: int | None
) -> None:
    where = (seats.c.table_id == table_id) & (seats.c.seat == chair.seat)
    connection.execute(update(seats).where(where).values(steward=chair.steward))
    alone = update(tables).where(tables.c.id == table_id).values(alone_since=alone_since)
    connection.execute(alone)


def _write_state(connection: Connection, table_id: int, state: TableState) -> None:
    values = msgspec.structs.asdict(state)
    connection.execute(update(tables).where(tables.c.id == table_id).values(values))
