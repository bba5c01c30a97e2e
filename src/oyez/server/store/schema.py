"""The store's tables. The same schema serves SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)
from sqlalchemy.types import TypeDecorator

# Names for every constraint, so that migrations can speak of them on any database.
_NAMES: Final = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}

metadata: Final = MetaData(naming_convention=_NAMES)

# SQLite numbers rows by itself only in a column of type INTEGER.
_Number: Final = BigInteger().with_variant(Integer, "sqlite")


class Json(TypeDecorator[Any]):
    """Plain data, kept as JSON bytes."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> bytes | None:  # noqa: ARG002
        return None if value is None else msgspec.json.encode(value)

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> Any:  # noqa: ARG002
        return None if value is None else msgspec.json.decode(value)


settings: Final = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# `folded` is the name under which an account signs in; a guest has none. `version` is part of every
# token: raising it signs out all devices.
people: Final = Table(
    "people",
    metadata,
    Column("id", _Number, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(80), unique=True),
    Column("password", String(200)),
    Column("version", Integer, nullable=False, default=0),
    Column("webhook", Json),
    Column("lang", String(8), nullable=False, default="en"),
    Column("created", Float, nullable=False),
)

# Who plays at somebody else's device, and whose: the keeper, who may act for them.
companions: Final = Table(
    "companions",
    metadata,
    Column("person_id", _Number, ForeignKey("people.id"), primary_key=True),
    Column("keeper", _Number, ForeignKey("people.id"), nullable=False, index=True),
    sqlite_with_rowid=False,
)

# `waiting`, `bots_wait`, `clocks` and `due` repeat what the moves imply, so that the lobby and the
# clocks need not load a match. `due` is when a clock next wants something done. `start` is the
# position in which a match began, if not in that of the rules; `lesson` is what a table teaches.
# `alone_since` is the number of the first move since which no person plays; null while one does.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", _Number, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("title", String(80), nullable=False),
    Column("size", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("pace", Json, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", _Number, ForeignKey("people.id"), nullable=False),
    Column("stage", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("moved", Float, nullable=False),
    Column("waiting", Json, nullable=False),
    Column("bots_wait", Boolean, nullable=False, default=False),
    Column("clocks", Json, nullable=False),
    Column("due", Float),
    Column("outcome", Json),
    Column("start", Json),
    Column("lesson", String(40)),
    Column("alone_since", Integer),
    # Not on `moved` or `due` as well: they change with every move.
    Index("ix_tables_stage", "stage"),
    # A number is never used again, for an invitation would open the next table as well.
    sqlite_autoincrement=True,
)

# A seat is free, a person's, or a bot's; `steward` is true while a bot stands in for the person.
seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", _Number, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", _Number, ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("steward", Boolean, nullable=False, default=False),
)

# Keys need no index: a room knows all of its own, and no two moves have the same place.
# A move says: from `ply` on the record reads `entries`. An answer adds to it; taking back cuts it.
moves: Final = Table(
    "moves",
    metadata,
    Column("table_id", _Number, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("entries", Json, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("key", String(64)),
    Column("said", LargeBinary(16)),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

# The latest step boundary of a match, to go on from when its rules have been mended.
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", _Number, ForeignKey("tables.id"), primary_key=True),
    Column("rules", String(40), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("state", Json, nullable=False),
    sqlite_with_rowid=False,
)

# `heard_by` are the seats to which something was said in private; null for the whole table.
# The seat of a spectator is -1: players read what such a one said when the game is over.
talk: Final = Table(
    "talk",
    metadata,
    Column("id", _Number, primary_key=True),
    Column("table_id", _Number, ForeignKey("tables.id"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("person_id", _Number, ForeignKey("people.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("heard_by", Json),
    Column("text", String(2000), nullable=False),
    Column("key", String(64)),
    UniqueConstraint("table_id", "person_id", "key"),
)

# The only people who may read a private line: who said it, and who sat in those seats then.
hearers: Final = Table(
    "hearers",
    metadata,
    Column("talk_id", _Number, ForeignKey("talk.id"), primary_key=True),
    Column("person_id", _Number, ForeignKey("people.id"), primary_key=True, index=True),
    sqlite_with_rowid=False,
)

# Written in the same commit as the move that makes it needed; `sent` once it has been delivered.
notices: Final = Table(
    "notices",
    metadata,
    Column("id", _Number, primary_key=True),
    Column("person_id", _Number, ForeignKey("people.id"), nullable=False),
    Column("table_id", _Number, ForeignKey("tables.id"), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("at", Float, nullable=False),
    Column("seen", Boolean, nullable=False, default=False),
    Column("sent", Boolean, nullable=False, default=False),
    Index("ix_notices_person", "person_id", "seen"),
    Index("ix_notices_sent", "sent"),
)

# How far into a game a person has looked, so that they can be told what happened since.
visits: Final = Table(
    "visits",
    metadata,
    Column("person_id", _Number, ForeignKey("people.id"), primary_key=True),
    Column("table_id", _Number, ForeignKey("tables.id"), primary_key=True),
    Column("moment", Integer, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

# The table, and the moment there, of which a practice table is a copy.
origins: Final = Table(
    "origins",
    metadata,
    Column("table_id", _Number, ForeignKey("tables.id"), primary_key=True),
    Column("source", _Number, nullable=False),
    Column("moment", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# The one table at which those of a finished game play again.
rematches: Final = Table(
    "rematches",
    metadata,
    Column("table_id", _Number, ForeignKey("tables.id"), primary_key=True),
    Column("next_id", _Number, ForeignKey("tables.id"), nullable=False, index=True),
    sqlite_with_rowid=False,
)

# The finished game that a table follows, for games whose rules ask how the last one ended.
previous_games: Final = Table(
    "previous_games",
    metadata,
    Column("table_id", _Number, ForeignKey("tables.id"), primary_key=True),
    Column("previous_id", _Number, ForeignKey("tables.id"), nullable=False),
    sqlite_with_rowid=False,
)

# What the code of a deal stands for in a game. `terms` is the fingerprint of its options.
deals: Final = Table(
    "deals",
    metadata,
    Column("id", _Number, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("code", String(40), nullable=False),
    Column("terms", String(32), nullable=False),
    Column("options", Json, nullable=False),
    UniqueConstraint("game", "code"),
)

# The tables at which one person plays a deal; how it ended is kept with the table.
attempts: Final = Table(
    "attempts",
    metadata,
    Column("table_id", _Number, ForeignKey("tables.id"), primary_key=True),
    Column("deal_id", _Number, ForeignKey("deals.id"), nullable=False, index=True),
    sqlite_with_rowid=False,
)

subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("id", _Number, primary_key=True),
    Column("person_id", _Number, ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
)
