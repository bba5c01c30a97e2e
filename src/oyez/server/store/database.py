"""The database: a thread that writes, in one commit all that has come in since the last one."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Dialect, Engine, create_engine, event, exc, insert, inspect, text
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.pool import QueuePool

from oyez.kernel.record import Snapshot
from oyez.server.store import schema
from oyez.server.wire.problems import Unavailable

T = TypeVar("T")

_log: Final = logging.getLogger("oyez.store")

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
# So many writes go into one commit at most, so that none waits long for the others.
_BATCH: Final = 500
# So many rows go into one statement at most, which have fewer places than databases allow.
_ROWS: Final = 64
_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    # What a statement would have to take back it need not write to a file.
    "temp_store=MEMORY",
)


class StoreUnavailable(Unavailable):
    """The database does not work just now; what was to be written counts as not written."""


class StoreClosed(StoreUnavailable):
    """The store takes no more writes."""


class TableState(Struct, frozen=True):
    """What the lobby knows of a match under way."""

    stage: str
    waiting: list[int]
    bots_wait: bool
    clocks: dict[str, Any]
    due: float | None
    moved: float
    outcome: Any = None


class StoredMove(Struct, frozen=True):
    """One change of a match, on its way to the disk: the record's new end, and what comes of it."""

    table_id: int
    seq: int
    ply: int
    entries: list[Any]
    seat: int
    kind: str
    key: str | None
    said: bytes | None
    at: float
    state: TableState
    snapshot: Snapshot | None = None
    notices: list[dict[str, Any]] = []


class _Job:
    """Something to write, to which table it belongs if to one, and who waits for it."""

    __slots__ = ("done", "loop", "move", "result", "table_id", "work")

    def __init__(
        self,
        work: Callable[[Connection], Any] | None,
        move: StoredMove | None = None,
        table_id: int | None = None,
    ) -> None:
        self.work, self.move = work, move
        self.table_id = table_id if move is None else move.table_id
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None


class Store:
    """Reads run in any thread; all writes go through one, in the order in which they came."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._inbox: list[_Job] = []
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._closed = False
        # Tables of which a move was lost: no later one may be written until the room is reopened.
        self._broken: set[int] = set()

    def start(self) -> None:
        """Bring the schema up to date and begin to write."""
        migrate(self.engine)
        self._thread.start()

    def close(self) -> None:
        """Write what has come in, then stop."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._jobs.put(None)
            if self._thread.is_alive():
                self._thread.join()
        self.engine.dispose()

    # -- used by the event loop ---------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query, outside the event loop."""
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """Run a query here and now."""
        with _reported(self.engine.dialect), self.engine.connect() as connection:
            try:
                return work(connection)
            except Exception as fault:
                if is_store_fault(fault, self.engine.dialect):
                    connection.invalidate()
                raise

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a change; back when it is on disk."""
        result: T = await self._queue(_Job(work))
        return result

    def post(self, table_id: int, work: Callable[[Connection], Any]) -> asyncio.Future[Any]:
        """Change a table before its next move, which is not written if this cannot be."""
        return self._queue(_Job(work, table_id=table_id))

    def append(self, move: StoredMove) -> asyncio.Future[Any]:
        """Add a move to its match; the future is done when it is on disk."""
        return self._queue(_Job(None, move))

    async def reopen(self, table_id: int) -> None:
        """Wait for all moves of a table that are under way, and take new ones."""
        await self.write(lambda _: self._broken.discard(table_id))

    def _queue(self, job: _Job) -> asyncio.Future[Any]:
        if self._closed:
            raise StoreClosed("the store is closed")
        self._inbox.append(job)
        if len(self._inbox) == 1:  # all that comes in meanwhile goes along, and wakes nobody twice
            job.loop.call_soon(self._hand_over)
        return job.done

    def _hand_over(self) -> None:
        """Give the writing thread what has come in."""
        if self._inbox:
            jobs, self._inbox = self._inbox, []
            self._jobs.put(jobs)

    # -- in the writing thread ------------------------------------------------------------------

    def _write_all(self) -> None:
        """Write until the store is closed, whatever goes wrong on the way."""
        writer = _Writer(self.engine)
        going = True
        while going:
            batch, going = self._gather()
            if batch:
                self._commit(writer, batch)
        writer.disconnect()

    def _gather(self) -> tuple[list[_Job], bool]:
        """All that waits to be written, and whether more may come."""
        jobs = self._jobs.get()
        batch: list[_Job] = []
        while jobs is not None:
            batch += jobs
            if len(batch) >= _BATCH or self._jobs.empty():
                return batch, True
            jobs = self._jobs.get()
        return batch, False

    def _commit(self, writer: _Writer, batch: list[_Job]) -> None:
        try:
            self._check(batch)
            writer.run(batch)
        except Exception as fault:  # whatever it is, whoever waits has to hear of it
            if len(batch) == 1 or isinstance(fault, StoreUnavailable):
                self._fail(batch, fault)
                return
            for job in batch:  # so that only the one at fault fails
                self._commit(writer, [job])
            return
        _resolve(batch)

    def _check(self, batch: list[_Job]) -> None:
        if any(job.move is not None and job.table_id in self._broken for job in batch):
            raise LookupError("an earlier move of this table was lost")

    def _fail(self, batch: list[_Job], fault: Exception) -> None:
        """Tell all who wait; of a table that lost something no later move is written."""
        self._broken.update(job.table_id for job in batch if job.table_id is not None)
        if batch[0].move is not None and not isinstance(fault, StoreUnavailable):
            _log.error("a move could not be stored", exc_info=fault)
            fault = StoreUnavailable("a move could not be stored")
        _resolve(batch, fault)


class _Writer:
    """The connection that writes; one that failed is replaced before the next write."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._once = False

    def run(self, batch: list[_Job]) -> None:
        """Write a batch in one commit."""
        try:
            with _reported(self._engine.dialect):
                self._run(self._connect(), batch)
        except StoreUnavailable:
            self.disconnect()
            raise

    def disconnect(self) -> None:
        """Let the connection go, and never use it again."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # it may be past closing
                connection.invalidate()
            with suppress(Exception):
                connection.close()

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
            self._once = create_move_trigger(self._connection)
        return self._connection

    def _run(self, connection: Connection, batch: list[_Job]) -> None:
        moves = [job.move for job in batch if job.move is not None]
        plain = len(moves) == len(batch) and not any(move.notices for move in moves)
        if self._once and plain and len(moves) <= _ROWS:
            commit_moves(connection, moves)
            return
        with connection.begin():
            for job in _in_order(connection, batch):
                if job.work is not None:
                    job.result = job.work(connection)


def _in_order(connection: Connection, batch: list[_Job]) -> Iterator[_Job]:
    """Write the moves of a batch, many at a time, and hand out the other jobs in between.

    Both change how a table stands, so the order in which they came is kept.
    """
    moves: list[StoredMove] = []
    for job in batch:
        if job.move is not None:
            moves.append(job.move)
            continue
        if moves:
            write_moves(connection, moves)
            moves = []
        yield job
    if moves:
        write_moves(connection, moves)


# What a database says when it does not work, rather than that it was asked for the wrong thing.
_FAULTS: Final = (
    exc.DatabaseError,
    exc.InterfaceError,
    exc.TimeoutError,
    exc.DisconnectionError,
    exc.PendingRollbackError,
    exc.ResourceClosedError,
)
_REFUSALS: Final = (exc.IntegrityError, exc.DataError, exc.ProgrammingError, exc.NotSupportedError)


def is_store_fault(fault: Exception, dialect: Dialect) -> bool:
    """Whether the database itself failed, or the connection to it is gone."""
    if isinstance(fault, exc.DBAPIError) and _is_disconnect(fault.orig, dialect):
        return True
    return isinstance(fault, _FAULTS) and not isinstance(fault, _REFUSALS)


@contextmanager
def _reported(dialect: Dialect) -> Generator[None]:
    """A failure of the database becomes StoreUnavailable; everything else stays what it is."""
    driver = dialect.loaded_dbapi.Error
    try:
        yield
    except (exc.SQLAlchemyError, driver) as fault:
        known = fault if isinstance(fault, exc.SQLAlchemyError) else _translated(fault, dialect)
        if not is_store_fault(known, dialect):
            raise known from fault
        _let_go(fault)
        raise StoreUnavailable(str(fault)) from fault


def _let_go(fault: BaseException | None) -> None:
    """Drop the cursors in the tracebacks of a fault: with them SQLite would keep its locks."""
    while fault is not None:
        traceback.clear_frames(fault.__traceback__)
        fault = fault.__context__


def _translated(fault: Exception, dialect: Dialect) -> Exception:
    """What SQLAlchemy would have raised where the driver is used without it."""
    base = dialect.loaded_dbapi.Error
    found = exc.DBAPIError.instance(None, None, fault, base, dialect=dialect)
    assert isinstance(found, Exception)
    return found


def _is_disconnect(fault: BaseException | None, dialect: Dialect) -> bool:
    if not isinstance(fault, dialect.loaded_dbapi.Error):
        return False
    return dialect.is_disconnect(fault, None, None)


def _resolve(batch: list[_Job], fault: Exception | None = None) -> None:
    """Tell everybody in the batch, waking each event loop once."""
    for loop in {job.loop for job in batch}:
        jobs = [job for job in batch if job.loop is loop]
        with suppress(RuntimeError):  # nobody waits in a loop that is closed
            loop.call_soon_threadsafe(_tell, jobs, fault)


def _tell(jobs: list[_Job], fault: Exception | None) -> None:
    for job in jobs:
        if job.done.done():  # whoever waited has gone
            continue
        if fault is None:
            job.done.set_result(job.result)
        else:
            job.done.set_exception(fault)


class _Statements:
    """What is written for every move: one statement for all rows of a kind.

    Python's driver gives up its lock and asks for it again with every row of a statement that is
    run many times, and then waits for whoever is at work; of a long statement, only once.
    """

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._mark = "?" if dialect.paramstyle == "qmark" else "%s"

    @cache  # noqa: B019 - there is one for each database, for good
    def moves(self, rows: int) -> str:
        """Add moves."""
        names = ", ".join(_MOVE)
        return f"INSERT INTO moves ({names}) VALUES {self._values(len(_MOVE), rows)}"

    @cache  # noqa: B019 - as above
    def tables(self, rows: int) -> str:
        """Note how tables stand."""
        columns = [schema.tables.c[name] for name in _TABLE]
        kinds = [column.type.compile(self._dialect) for column in columns]
        first = ", ".join(f"CAST({self._mark} AS {kind})" for kind in kinds)
        rest = f", {self._values(len(_TABLE), rows - 1)}" if rows > 1 else ""
        sets = ", ".join(f"{name} = new.{name}" for name in _TABLE[1:])
        new = f"WITH new ({', '.join(_TABLE)}) AS (VALUES ({first}){rest})"
        return f"{new} UPDATE tables SET {sets} FROM new WHERE tables.id = new.id"

    @cache  # noqa: B019 - as above
    def snapshots(self, rows: int) -> str:
        """Put the latest step boundaries in the place of those before."""
        values = self._values(len(_SNAPSHOT), rows)
        sets = ", ".join(f"{name} = excluded.{name}" for name in _SNAPSHOT[1:])
        into = f"INSERT INTO snapshots ({', '.join(_SNAPSHOT)}) VALUES {values}"
        return f"{into} ON CONFLICT (table_id) DO UPDATE SET {sets}"

    @cache  # noqa: B019 - as above
    def said(self, rows: int) -> str:
        """All of this at once."""
        names = ", ".join(_SAID)
        return f"INSERT INTO said ({names}) VALUES {self._values(len(_SAID), rows)}"

    def _values(self, columns: int, rows: int) -> str:
        row = f"({', '.join([self._mark] * columns)})"
        return ", ".join([row] * rows)


_MOVE: Final = tuple(schema.moves.columns.keys())
_TABLE: Final = ("id", *TableState.__struct_fields__)
_SNAPSHOT: Final = tuple(schema.snapshots.columns.keys())
_JSON: Final = frozenset(
    column.name
    for column in (*schema.moves.columns, *schema.tables.columns)
    if isinstance(column.type, schema.Json)
)
_encode: Final = msgspec.json.Encoder().encode

# A move, how its table stands, and perhaps a snapshot, in one row of a view that keeps nothing:
# SQLite writes and commits many of them as one statement, for which Python's lock is given up once.
_SAID: Final = (*_MOVE, *_TABLE[1:], "rules", "boundary", "state")
_SAY: Final = (
    f"CREATE TEMP VIEW said AS SELECT {', '.join(f'NULL AS {name}' for name in _SAID)}",
    f"""CREATE TEMP TRIGGER say INSTEAD OF INSERT ON said BEGIN
        INSERT INTO moves ({", ".join(_MOVE)})
            VALUES ({", ".join(f"NEW.{name}" for name in _MOVE)});
        UPDATE tables SET {", ".join(f"{name} = NEW.{name}" for name in _TABLE[1:])}
            WHERE id = NEW.table_id;
        INSERT INTO snapshots ({", ".join(_SNAPSHOT)})
            SELECT NEW.table_id, NEW.rules, NEW.boundary, NEW.state WHERE NEW.state IS NOT NULL
            ON CONFLICT (table_id) DO UPDATE SET
                rules = excluded.rules, ply = excluded.ply, state = excluded.state;
    END""",
)


def create_move_trigger(connection: Connection) -> bool:
    """Prepare a connection for `commit_moves`, if the database can do that."""
    if connection.dialect.name != "sqlite":
        return False
    for statement in _SAY:
        connection.connection.cursor().execute(statement)
    return True


def commit_moves(connection: Connection, moves: Sequence[StoredMove]) -> None:
    """Add moves and all that comes of them in one statement, which is also the transaction."""
    rows = [
        (*_move_row(move), *_table_row(move)[1:], *_snapshot_row(move.snapshot)) for move in moves
    ]
    _run(connection.connection.cursor(), _statements(connection.dialect).said, rows)


@cache
def _statements(dialect: Dialect) -> _Statements:
    return _Statements(dialect)


def write_moves(connection: Connection, moves: Sequence[StoredMove]) -> None:
    """Add moves, in their order; of each match only the latest state and snapshot matter."""
    say, cursor = _statements(connection.dialect), connection.connection.cursor()
    latest = {move.table_id: move for move in moves}
    kept = {m.table_id: m.snapshot for m in moves if m.snapshot is not None}
    _run(cursor, say.moves, [_move_row(move) for move in moves])
    _run(cursor, say.tables, [_table_row(move) for move in latest.values()])
    _run(cursor, say.snapshots, [(n, *_snapshot_row(s)) for n, s in kept.items()])
    notices = [notice for move in moves for notice in move.notices]
    if notices:
        connection.execute(insert(schema.notices), notices)


def _run(
    cursor: DBAPICursor, statement: Callable[[int], str], rows: Sequence[tuple[Any, ...]]
) -> None:
    for start in range(0, len(rows), _ROWS):
        part = rows[start : start + _ROWS]
        cursor.execute(statement(len(part)), tuple(chain.from_iterable(part)))


def _move_row(move: StoredMove) -> tuple[Any, ...]:
    return _values_of(move, _MOVE)


def _table_row(move: StoredMove) -> tuple[Any, ...]:
    return (move.table_id, *_values_of(move.state, _TABLE[1:]))


def _values_of(source: Struct, columns: Sequence[str]) -> tuple[Any, ...]:
    """What a struct has for columns of the same names, as the driver takes it."""
    values = [(name, getattr(source, name)) for name in columns]
    return tuple([_encode(v) if name in _JSON and v is not None else v for name, v in values])


def _snapshot_row(snapshot: Snapshot | None) -> tuple[Any, ...]:
    if snapshot is None:
        return None, None, None
    return snapshot.rules, snapshot.ply, _encode(snapshot.state)


def open_engine(url: str) -> Engine:
    """The database at this address; SQLite is set up so that a commit is on the disk."""
    sqlite = url.startswith("sqlite")
    engine = create_engine(
        url, poolclass=QueuePool, pool_size=8, max_overflow=8, hide_parameters=True
    )
    if sqlite:
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, record: object) -> None:  # noqa: ARG001 - SQLAlchemy's form
    # Python's own transaction handling would hide BEGIN from us.
    connection.isolation_level = None
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def migrate(engine: Engine) -> None:
    """Bring the schema to the newest version, or make it."""
    if _version(engine) == _newest():
        return
    # Only a new database or a new release needs it, and it takes its time to load.
    from alembic import command
    from alembic.config import Config as AlembicConfig

    config = AlembicConfig()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _version(engine: Engine) -> str | None:
    """The version of the schema that the database has, if any."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _newest() -> str:
    """The version that this program needs: the number in the name of the last migration."""
    return max(path.stem[1:5] for path in (_MIGRATIONS / "versions").glob("v[0-9]*.py"))


__all__ = [
    "Store",
    "StoreClosed",
    "StoreUnavailable",
    "StoredMove",
    "TableState",
    "migrate",
    "open_engine",
]
