"""The registry of tables in memory: loads them on demand, unloads idle ones, watches clocks."""

from __future__ import annotations

import asyncio
import heapq
import logging
import math
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, select

from oyez.editions.edition import NoEdition
from oyez.kernel import Match
from oyez.server.store import matches
from oyez.server.store.matches import StoredTable, TableSeat
from oyez.server.store.schema import seats, tables
from oyez.server.tables import deals
from oyez.server.tables.room import Room, RoomClosed
from oyez.server.tasks import BackgroundTasks, retry_delay
from oyez.server.wire import problems

if TYPE_CHECKING:
    from oyez.server.services import Services

_log: Final = logging.getLogger("oyez.hall")

# How often the hall looks round for clocks that ran out and rooms that nobody uses.
_ROUND: Final = 1.0
# A room that was closed meanwhile is opened again; one that fails at once, only so often.
_ATTEMPTS: Final = 5


class TableRegistry:
    """Opens, unloads and closes rooms, and retries a table that failed."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[int, Room] = {}
        self._loading: dict[int, asyncio.Task[Room]] = {}
        # When to look at a table: as a heap, and by table; what only the heap has is out of date.
        self._due: list[tuple[float, int]] = []
        self._watched: dict[int, float] = {}
        # How often in a row something failed at a table.
        self.failures: dict[int, int] = {}
        self._tasks = BackgroundTasks()

    # -- opening and closing ----------------------------------------------------------------------

    async def room(self, table_id: int) -> Room:
        """The table, awake; a Problem if there is none."""
        room = self.rooms.get(table_id)
        if room is not None and room.open and not room.unloaded:
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._open(table_id, room))
            loading.add_done_callback(lambda done: self._loaded(table_id, done))
        # Others may wait for the same room, so one who leaves must not stop it.
        return await asyncio.shield(loading)

    def _loaded(self, table_id: int, loading: asyncio.Task[Room]) -> None:
        del self._loading[table_id]
        if not loading.cancelled():
            loading.exception()  # whoever waited has heard of it; if nobody did, nobody has to

    def add(self, row: dict[str, Any], chairs: list[TableSeat]) -> Room:
        """A table that has just been made."""
        blank = {"started": None, "bots_wait": False, "due": None, "outcome": None}
        blank |= {"start": None, "lesson": None, "origin": None, "rematch": None, "previous": None}
        blank |= {"alone_since": None, "deal": None}
        stored = StoredTable(blank | row, chairs, [], 0, {}, [0] * len(chairs), None)
        room = self.rooms[row["id"]] = Room(self.services, stored, None)
        room.quiet = True
        return room

    async def settled(self, table_id: int) -> Room:
        """The table, awake, with all that was done on disk: only that may be shown."""
        for _ in range(_ATTEMPTS):
            room = await self.room(table_id)
            with suppress(RoomClosed):
                await room.settled()
                return room
        raise RoomClosed

    async def _open(self, table_id: int, unloaded: Room | None) -> Room:
        await self.services.store.reopen(table_id)
        stored = await self.services.store.read(lambda c: matches.load(c, table_id))
        if stored is None:
            raise problems.not_found("There is no such table.", "no-table")
        match = await self._revive(stored)
        if unloaded is not None and unloaded.open:
            unloaded.reload(stored, match)
            return unloaded
        room = Room(self.services, stored, match)
        self.rooms[table_id] = room
        room.store_repairs(len(stored.answers))
        room.resume_play()
        self.watch_clock(room)
        return room

    async def _revive(self, stored: StoredTable) -> Match[Any] | None:
        game = self.services.games.get(stored.row["game"])
        if game is None:
            raise problems.conflict("no-game", "This game is no longer installed here.")
        try:
            game = matches.game_as_stored(game, stored)
            if stored.row["stage"] == "open":
                return None
            chance = deals.random_source(self.services.keys, stored.row)
            return await asyncio.to_thread(matches.restore_match, game, stored, chance)
        except NoEdition as fault:
            _log.warning("table %s cannot go on: %s", stored.row["id"], fault)
            words = f"This game cannot be continued: {fault}."
            raise problems.conflict("no-edition", words) from None
        except ValueError:
            _log.exception("table %s cannot be replayed", stored.row["id"])
            raise problems.conflict(
                "unreadable", "This game cannot be continued: its rules have changed since."
            ) from None

    def forget(self, room: Room) -> None:
        """Let a room go; the next visitor finds what the store has."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def disconnect(self, person_id: int) -> None:
        """Somebody has signed out: hang up at every table."""
        for room in self.rooms.values():
            room.viewers.disconnect(person_id)

    # -- looking round ----------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to look round; see to the bots that were thinking when the server stopped."""
        self._tasks.repeat("looking round", self._check_tables, _ROUND)
        self._tasks.start("taking up tables", self._resume_tables)

    async def stop(self) -> None:
        """Close everything, once all that was said is on disk."""
        await self._tasks.stop()
        rooms = list(self.rooms.values())
        for room in rooms:
            room.bots.stop()
        for room in rooms:
            with suppress(RoomClosed):
                await room.settled()
            room.close()

    async def _resume_tables(self) -> None:
        """Go on where bots were to move, and note all clocks."""
        due, waiting = await self.services.store.read(_under_way)
        for moment, table_id in due:
            self.watch(table_id, moment)
        for table_id in waiting:
            await self._check_table(table_id)

    async def _check_tables(self) -> None:
        self._unload_idle()
        now = time.time()
        while self._due and self._due[0][0] <= now:
            moment, table_id = heapq.heappop(self._due)
            if self._watched.get(table_id) == moment:
                del self._watched[table_id]
                await self._check_table(table_id)

    async def _check_table(self, table_id: int) -> None:
        """Let a table go on: its bots, its clocks, its beginning; if that fails, look again."""
        try:
            room = await self.settled(table_id)
            if room.row["origin"] is None:  # only whoever asked for a copy knows how it begins
                await self.services.seating.begin_if_full(room)
            await self.services.seating.enforce_clocks(room, time.time())
            room.resume_play()
            self.watch_clock(room)
        except problems.Problem:  # it was given up, or cannot be played here any more
            self.stored(table_id)
        except problems.Unavailable as fault:
            _log.warning("table %s has to wait: %s", table_id, fault)
            self.retry_soon(table_id)
        except Exception:  # one table's trouble must not stop the others
            _log.exception("table %s cannot go on", table_id)
            self.retry_soon(table_id)

    def _unload_idle(self) -> None:
        now = time.monotonic()
        for room in list(self.rooms.values()):
            if not room.idle or now - room.moved < self.services.config.idle:
                continue
            if not room.viewers.shared_views:
                room.close()
                self.forget(room)
            elif not room.unloaded:
                room.unload()

    # -- when to look at a table ------------------------------------------------------------------

    def watch_clock(self, room: Room) -> None:
        """Remember when to look at a room's clocks again."""
        self.watch(room.id, room.due())

    def watch(self, table_id: int, due: float | None) -> None:
        """Look at a table at that time, unless we look earlier anyhow."""
        if due is not None and due < self._watched.get(table_id, math.inf):
            self._watched[table_id] = due
            heapq.heappush(self._due, (due, table_id))

    def retry_soon(self, table_id: int) -> None:
        """Something failed at a table: look at it soon, and less soon if it fails again."""
        failures = self.failures[table_id] = self.failures.get(table_id, 0) + 1
        self.watch(table_id, time.time() + retry_delay(failures))

    def stored(self, table_id: int) -> None:
        """All is well at a table."""
        self.failures.pop(table_id, None)

    def drop(self, table_id: int) -> None:
        """Do not look at a table again: it is about to be deleted."""
        self.stored(table_id)
        self._watched.pop(table_id, None)


def _under_way(connection: Connection) -> tuple[list[tuple[float, int]], list[int]]:
    """The clocks that run; the tables where a bot is to move, or that are full and can begin."""
    playing = tables.c.stage == "playing"
    timed = select(tables.c.due, tables.c.id).where(playing, tables.c.due.is_not(None))
    bots = select(tables.c.id).where(playing, tables.c.bots_wait)
    free = select(seats.c.table_id).where(seats.c.person_id.is_(None), seats.c.bot.is_(None))
    full = select(tables.c.id).where(tables.c.stage == "open", tables.c.id.not_in(free))
    return (
        [(row.due, row.id) for row in connection.execute(timed)],
        [row.id for query in (bots, full) for row in connection.execute(query)],
    )
