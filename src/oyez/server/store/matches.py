"""Loads tables from the database and restores their matches; prepares records for storing."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from oyez.game import Game
from oyez.kernel import DealSeed, Match, Outcome, Seat
from oyez.kernel import record as records
from oyez.kernel.answers import Answer
from oyez.kernel.record import Record, Snapshot
from oyez.server.store.schema import (
    attempts,
    companions,
    deals,
    moves,
    origins,
    people,
    previous_games,
    rematches,
    seats,
    snapshots,
    tables,
)
from oyez.server.tables.bot_names import bot_name
from oyez.state.conversion import prepared

_log: Final = logging.getLogger("oyez.archive")

# A take-back that concerns everybody, and one inside a seat's own part of a common phase.
UNDO: Final = "undo"
UNDO_OWN: Final = "undo-own"

# How a game ends that is not played to its end: its host ended it, or no person played on.
ENDED: Final = "table-ended"
LEFT: Final = "table-left"


class TableSeat(Struct):
    """A seat of a table: free, a person's or a bot's; `companion_of` as for a Person."""

    seat: Seat
    person_id: int | None = None
    name: str = ""
    bot: str | None = None
    steward: bool = False
    companion_of: int | None = None

    @property
    def keeper(self) -> int | None:
        """At whose device this seat is played, if by a person."""
        return self.person_id if self.companion_of is None else self.companion_of

    @property
    def kind(self) -> Literal["free", "person", "bot"]:
        if self.bot is not None:
            return "bot"
        return "free" if self.person_id is None else "person"


class FinishedGame(Struct, frozen=True):
    """How a game ended, and who played it."""

    game: str
    outcome: Outcome
    chairs: list[TableSeat]


class StoredTable(Struct):
    """A table as the store knows it."""

    row: dict[str, Any]
    chairs: list[TableSeat]
    answers: list[Answer]
    seq: int
    keys: dict[tuple[int, str], bytes]
    epochs: list[int]
    snapshot: Snapshot | None


class TableAccess(Struct, frozen=True):
    """Who may see a table: everybody if it is public, otherwise its host and who sits there."""

    table_id: int
    public: bool
    insiders: set[int | None]


def load_admission(connection: Connection, table_id: int) -> TableAccess | None:
    """Who may see a table, without its moves; None if there is no such table."""
    query = select(tables.c.public, tables.c.host).where(tables.c.id == table_id)
    row = connection.execute(query).first()
    if row is None:
        return None
    chairs = load_chairs(connection, table_id)
    return TableAccess(table_id, row.public, insiders(row.host, chairs))


def insiders(host: int, chairs: Sequence[TableSeat]) -> set[int | None]:
    """Whose table it is: whoever made it, all who sit there, and at whose devices they do."""
    sitting = (each for chair in chairs for each in (chair.person_id, chair.keeper))
    return {host, *sitting}


def load_chairs(connection: Connection, table_id: int) -> list[TableSeat]:
    """Who sits at a table."""
    query = (
        select(seats, people.c.name, companions.c.keeper)
        .outerjoin(people, people.c.id == seats.c.person_id)
        .outerjoin(companions, companions.c.person_id == seats.c.person_id)
        .where(seats.c.table_id == table_id)
        .order_by(seats.c.seat)
    )
    return [_chair(table_id, row) for row in connection.execute(query)]


def _chair(table_id: int, row: Any) -> TableSeat:
    name = row.name or "" if row.bot is None else bot_name(table_id, row.seat)
    return TableSeat(Seat(row.seat), row.person_id, name, row.bot, row.steward, row.keeper)


def load_links(connection: Connection, table_ids: list[int]) -> dict[int, dict[str, Any]]:
    """What tables are copies of, which game they follow, which deal is played, and where next."""
    found: dict[int, dict[str, Any]] = {
        each: {"origin": None, "rematch": None, "previous": None, "deal": None}
        for each in table_ids
    }
    for row in connection.execute(select(origins).where(origins.c.table_id.in_(table_ids))):
        found[row.table_id]["origin"] = {"table": row.source, "moment": row.moment}
    for row in connection.execute(select(rematches).where(rematches.c.table_id.in_(table_ids))):
        found[row.table_id]["rematch"] = row.next_id
    followed = select(previous_games).where(previous_games.c.table_id.in_(table_ids))
    for row in connection.execute(followed):
        found[row.table_id]["previous"] = row.previous_id
    dealt = (
        select(attempts.c.table_id, deals.c.code, deals.c.terms)
        .join(deals, deals.c.id == attempts.c.deal_id)
        .where(attempts.c.table_id.in_(table_ids))
    )
    for row in connection.execute(dealt):
        found[row.table_id]["deal"] = {"code": row.code, "terms": row.terms}
    return found


def load_result(connection: Connection, table_id: int) -> FinishedGame | None:
    """How the game of a table ended; None if it was not played out, or was practice or a lesson."""
    whole_game = (tables.c.stage == "finished") & tables.c.start.is_(None)
    query = select(tables.c.game, tables.c.outcome).where(tables.c.id == table_id, whole_game)
    row = connection.execute(query).first()
    if row is None or row.outcome is None:
        return None
    outcome = msgspec.convert(row.outcome, prepared(Outcome), str_keys=True)
    if not outcome.places:
        return None
    return FinishedGame(row.game, outcome, load_chairs(connection, table_id))


def match_seats(before: list[TableSeat], now: list[TableSeat]) -> dict[Seat, Seat]:
    """Where those who played before sit now: people anywhere, a bot of one name in its old seat."""
    where = {chair.person_id: chair.seat for chair in now if chair.person_id is not None}
    bots = {(chair.bot, chair.seat) for chair in now if chair.bot is not None}
    again: dict[Seat, Seat] = {}
    for chair in before:
        if chair.person_id in where:
            again[chair.seat] = where[chair.person_id]
        elif (chair.bot, chair.seat) in bots:
            again[chair.seat] = chair.seat
    return again


def load(connection: Connection, table_id: int) -> StoredTable | None:
    """All that is kept of a table; None if there is no such table."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    chairs = load_chairs(connection, table_id)
    around = dict(row) | load_links(connection, [table_id])[table_id]
    stored = StoredTable(around, chairs, [], 0, {}, [0] * row["size"], None)
    said = connection.execute(
        select(moves).where(moves.c.table_id == table_id).order_by(moves.c.seq)
    )
    for move in said:
        _add(stored, move)
    kept = connection.execute(select(snapshots).where(snapshots.c.table_id == table_id)).first()
    if kept is not None:
        stored.snapshot = Snapshot(kept.ply, kept.rules, kept.state)
    return stored


def _add(stored: StoredTable, move: Any) -> None:
    stored.answers[move.ply :] = msgspec.convert(move.entries, prepared(list[Answer]))
    stored.seq = move.seq + 1
    if move.key is not None:
        stored.keys[move.seat, move.key] = move.said
    if move.kind in (UNDO, UNDO_OWN):
        advance_epochs(stored.epochs, move.kind, move.seat)


def advance_epochs(epochs: list[int], kind: str, seat: int) -> None:
    """Plies are used again after a take-back, so a new epoch begins for whoever can tell."""
    for each in range(len(epochs)):
        if kind == UNDO or each == seat:
            epochs[each] += 1


def record_of(stored: StoredTable) -> Record:
    """The record of a table, as it is on disk."""
    row = stored.row
    return Record(
        row["game"],
        row["rules"],
        row["size"],
        row["options"],
        stored.answers,
        [] if stored.snapshot is None else [stored.snapshot],
        start=row["start"],
    )


def game_as_stored(game: Game[Any, Any], stored: StoredTable) -> Game[Any, Any]:
    """The game in the edition of this table; NoEdition if that is gone."""
    options = msgspec.convert(stored.row["options"], prepared(game.options), str_keys=True)
    return game.with_edition(options)


def restore_match(
    game: Game[Any, Any], stored: StoredTable, chance: Random | DealSeed
) -> Match[Any]:
    """The match as it was left, every answer checked again; from there on `chance` is Nature's."""
    match = records.read(game, record_of(stored), rng=chance, listen=True)
    if match.ply != len(stored.answers):
        _log.warning(
            "table %s: of %s plies, %s hold under rules %s",
            stored.row["id"],
            len(stored.answers),
            match.ply,
            game.rules,
        )
    end_as_stored(match, stored.row["outcome"])
    return match


def outcome_without_result(how: str) -> Outcome:
    """The outcome of a game that was not played to its end: nobody has a place or a score."""
    return Outcome({}, {}, how)


def end_as_stored(match: Match[Any], outcome: Any) -> None:
    """Close a match that was not played to its end, if that is how it was stored."""
    if outcome is not None and outcome["how"] in (ENDED, LEFT) and not match.over:
        match.close(outcome_without_result(outcome["how"]))


def new_match(
    game: Game[Any, Any],
    seats: int,
    options: Any,
    start: Any,
    said: Sequence[Answer] = (),
    chance: Random | DealSeed | None = None,
) -> Match[Any]:
    """A new match, from a position on paper if there is one, with what was `said` since then."""
    chance = chance or system_random()
    if start is None:
        return Match(game, seats, options, rng=chance, listen=True)
    match = records.match_from_position(game, seats, options, start, listen=True)
    for entry in said:
        match.replay_entry(entry)
    match.rng = chance
    match.settle()
    return match


def system_random() -> Random:
    """Chance from the system: nobody can work out the next outcome from the last ones."""
    return SystemRandom()


def record_entries(match: Match[Any], ply: int) -> list[Any]:
    """The record from a ply on, as it is stored."""
    return [records.entry_as_read_back(entry) for entry in match.log[ply:]]
