"""A database that fails on demand: a layer between SQLAlchemy and the driver of SQLite.

Statements are told apart by kind: what they do, and to which tables. While a fault is on, every
statement of one kind meets it; all kinds that ever came by are noted.
"""

from __future__ import annotations

import re
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Literal, TypeVar

from sqlalchemy import Engine, event

T = TypeVar("T")

Fault = Literal["error", "full", "locked", "slow", "broken"]
FAULTS: Final[Sequence[Fault]] = ("error", "full", "locked", "slow", "broken")
CONNECT: Final = "CONNECT"
COMMIT: Final = "COMMIT"
# What is only asked for by a new connection.
SETTING_UP: Final = (CONNECT, "PRAGMA", "CREATE")

_SLOW: Final = 0.1
_VERB: Final = re.compile(r"\b(?:(INSERT) INTO|(UPDATE)|(DELETE) FROM) (\w+)")
_SOURCE: Final = re.compile(r"\b(?:FROM|JOIN) (\w+)")


def kind_of(statement: str) -> str:
    """What a statement does, and to which tables: `INSERT talk`, `SELECT seats people`."""
    head = statement.split(None, 1)[0].upper()
    if head in ("BEGIN", *SETTING_UP):
        return head
    if head != "SELECT" and (found := _VERB.search(statement)):
        return f"{found[1] or found[2] or found[3]} {found[4]}"
    return " ".join([head, *dict.fromkeys(_SOURCE.findall(statement))])


class Disk:
    """What goes wrong in the databases of this process, and what they were asked for."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.struck = 0
        self.failing: str | None = None  # this kind of statement
        self._fault: Fault = "error"

    def fail(self, kind: str, fault: Fault) -> None:
        """From now on every statement of a kind meets a fault."""
        self.struck = 0
        self.failing, self._fault = kind, fault

    def mend(self) -> None:
        """From now on everything works."""
        self.failing = None

    def run(self, connection: sqlite3.Connection, kind: str, work: Callable[[], T]) -> T:
        """Run a statement, with whatever fault there is."""
        self.seen[kind] += 1
        if kind != self.failing:
            return work()
        self.struck += 1
        return _with_fault(self._fault, connection, work)

    def connect(self, *_: object) -> None:
        """Open a connection, or fail to."""
        self.seen[CONNECT] += 1
        if self.failing == CONNECT:
            self.struck += 1
            if self._fault != "slow":
                raise sqlite3.OperationalError("unable to open database file")
            time.sleep(_SLOW)


def _with_fault(fault: Fault, connection: sqlite3.Connection, work: Callable[[], T]) -> T:
    if fault == "error":
        raise sqlite3.OperationalError("disk I/O error")
    if fault == "full":  # SQLite may give up the whole transaction then
        sqlite3.Connection.rollback(connection)
        raise sqlite3.OperationalError("database or disk is full")
    if fault == "locked":
        time.sleep(_SLOW / 5)
        raise sqlite3.OperationalError("database is locked")
    if fault == "slow":
        time.sleep(_SLOW)
        return work()
    work()  # it is done, but nobody hears of it, and the connection is of no more use
    sqlite3.Connection.rollback(connection)  # nor does it hold a lock, whoever keeps the cursor
    sqlite3.Connection.close(connection)
    raise sqlite3.OperationalError("disk I/O error")


@contextmanager
def failing_disk() -> Generator[Disk]:
    """Put the layer under all databases that are opened from now on."""
    disk = Disk()

    class FaultyCursor(sqlite3.Cursor):
        def execute(self, sql: str, parameters: Any = (), /) -> FaultyCursor:
            run = super().execute
            disk.run(self.connection, kind_of(sql), lambda: run(sql, parameters))
            return self

        def executemany(self, sql: str, parameters: Any, /) -> FaultyCursor:
            run = super().executemany
            disk.run(self.connection, kind_of(sql), lambda: run(sql, parameters))
            return self

    class FaultyConnection(sqlite3.Connection):
        def cursor(self, factory: Any = FaultyCursor) -> Any:
            return super().cursor(factory)

        def execute(self, sql: str, parameters: Any = (), /) -> Any:
            return self.cursor().execute(sql, parameters)

        def commit(self) -> None:
            disk.run(self, COMMIT, super().commit)

    def connect(_: object, record: object, arguments: object, options: dict[str, Any]) -> None:
        disk.connect(record, arguments)
        options["factory"] = FaultyConnection

    event.listen(Engine, "do_connect", connect)
    try:
        yield disk
    finally:
        event.remove(Engine, "do_connect", connect)
