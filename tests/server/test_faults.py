"""The store fails: nobody hears more than 503, nothing is lost, and everything goes on by itself.

Every kind of statement meets one fault here; `python -m bench.faults` lets each meet all of them.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event
from websockets.exceptions import InvalidStatus

from oyez.server.routes import ENDPOINTS
from oyez.server.store import database
from tests.server.clients import GAME, Server, eventually
from tests.server.conftest import Open
from tests.server.faults import FAULTS, SETTING_UP, Disk, Fault, failing_disk, kind_of
from tests.server.outage import HASTE, KINDS, World

# Every kind of statement fails once, some are slow; and the worst of all is always there: commits
# that are made and said to have failed.
FAILING: list[Fault] = [fault for fault in FAULTS if fault != "slow"]
CASES: list[tuple[str, Fault]] = [
    *((kind, FAILING[n % len(FAILING)]) for n, kind in enumerate(KINDS)),
    *((kind, "slow") for kind in KINDS[1::8]),
    ("COMMIT", "broken"),
]
UNAVAILABLE = (503, "store-unavailable")


@pytest.fixture(scope="module")
def disk() -> Iterator[Disk]:
    with pytest.MonkeyPatch.context() as patch, failing_disk() as disk:
        for module, name, value in HASTE:
            patch.setattr(module, name, value)
        yield disk


class Worlds:
    """A world for many tests; one in which a test failed is not used again."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self._folder, self._disk = folder, disk
        self._made: list[World] = []
        self.sound = False

    def get(self) -> World:
        if not self.sound:
            folder = self._folder / str(len(self._made))
            self._made.append(World(Server(folder), self._disk))
        return self._made[-1]

    def close(self) -> None:
        for world in self._made:
            world.server.stop()


@pytest.fixture(scope="module")
def worlds(disk: Disk, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    worlds = Worlds(tmp_path_factory.mktemp("worlds"), disk)
    yield worlds
    worlds.close()


@pytest.fixture
def world(worlds: Worlds, disk: Disk) -> Iterator[World]:
    world = worlds.get()
    worlds.sound = False
    world.trouble.clear()
    yield world
    disk.mend()


@pytest.mark.parametrize(("kind", "fault"), CASES)
def test_everything_goes_on_by_itself_after_a_fault(
    worlds: Worlds, world: World, kind: str, fault: Fault
) -> None:
    world.prepare()
    world.strike(kind, fault)
    world.tour()
    world.wait_for_trouble()
    assert world.disk.struck
    world.mend()
    eventually(lambda: not world.going_on(), "everything to go on")
    assert (world.trouble, world.confirm(), world.lost()) == ([], [], [])
    worlds.sound = True


def test_the_tour_meets_every_endpoint_and_every_kind_of_statement(
    worlds: Worlds, world: World
) -> None:
    world.prepare()
    world.toured.clear()
    world.refused.clear()
    world.disk.seen.clear()
    world.strike("nothing", "slow")
    world.tour()
    world.wait_for_trouble()
    world.mend()
    eventually(lambda: not world.going_on(), "everything to go on")
    assert world.toured == {(each.method, each.place) for each in ENDPOINTS}
    assert {place.rpartition("/")[2] for _, place in world.refused} == {
        "{file}",
        "replay",
        "why",
    }
    assert {*world.disk.seen, *SETTING_UP} == set(KINDS)
    worlds.sound = True


@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        ("INSERT INTO talk (id) VALUES (?)", "INSERT talk"),
        ("WITH new (id) AS (VALUES (1)) UPDATE tables SET a = new.a FROM new", "UPDATE tables"),
        ("DELETE FROM seats WHERE seats.id = ?", "DELETE seats"),
        ("SELECT a \nFROM seats LEFT OUTER JOIN people ON 1", "SELECT seats people"),
        ("BEGIN", "BEGIN"),
    ],
)
def test_statements_are_told_apart(statement: str, kind: str) -> None:
    assert kind_of(statement) == kind


# -- starting and stopping ------------------------------------------------------------------------


def bots(server: Server) -> int:
    """A table that is left to bots."""
    plan = {"game": GAME, "seats": ["random"] * 2, "public": True, "options": {"rounds": 1}}
    number: int = server.guest().post("/api/tables", plan)["id"]
    return number


def found(server: Server, query: str, *values: Any) -> list[Any]:
    """What the file of the database has, past the server."""
    with closing(sqlite3.connect(server.config.folder / "oyez.sqlite3", timeout=30)) as file:
        return file.execute(query, values).fetchall()


def finished(server: Server, table: int) -> bool:
    return found(server, "SELECT stage FROM tables WHERE id = ?", table) == [("finished",)]


async def never(*_: object) -> None:
    """A bot that does not come to an end."""
    await asyncio.Event().wait()


def test_tables_are_taken_up_although_the_store_fails_at_the_start(
    disk: Disk, open_server: Open
) -> None:
    server = open_server()
    server.services.thinkers.ask = never  # type: ignore[method-assign,assignment]
    table = bots(server)
    server.stop()
    assert not finished(server, table)
    disk.fail("SELECT tables seats", "error")
    server.start()
    eventually(lambda: disk.struck > 1, "a second attempt")
    disk.mend()
    eventually(lambda: finished(server, table), "the end of the game")


def test_a_table_that_is_full_begins_after_a_restart(disk: Disk, open_server: Open) -> None:
    server = open_server()
    table = server.table(server.guest(), "open", options={"rounds": 1})
    server.stop()
    with closing(sqlite3.connect(server.config.folder / "oyez.sqlite3")) as file, file:
        file.execute("UPDATE seats SET person_id = NULL, bot = 'random'")
    server.start()
    eventually(lambda: finished(server, table.id), "the end of a game of bots")


def test_notices_are_recalled_although_the_store_fails_at_the_start(
    disk: Disk, open_server: Open
) -> None:
    server = open_server()
    table = server.table(*server.guests(2))
    server.stop()
    with closing(sqlite3.connect(server.config.folder / "oyez.sqlite3")) as file, file:
        row = (1, 1, table.id, "your-turn", 0.0, False, False)
        file.execute("INSERT INTO notices VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    disk.fail("SELECT notices", "locked")
    server.start()
    eventually(lambda: disk.struck > 1, "a second attempt")
    assert found(server, "SELECT sent FROM notices") == [(0,)]
    disk.mend()
    eventually(lambda: found(server, "SELECT sent FROM notices") == [(1,)], "the delivery")


def test_a_server_whose_store_fails_can_be_stopped(disk: Disk, open_server: Open) -> None:
    server = open_server()
    server.guest()
    disk.fail("COMMIT", "full")
    server.stop()
    assert disk.struck
    disk.mend()
    assert not server.services.store._thread.is_alive()
    server.start()


# -- on a socket ----------------------------------------------------------------------------------


def test_a_deed_that_was_not_stored_is_refused_and_counts_when_sent_again(
    disk: Disk, open_server: Open, rng: Random
) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people)
    asked = people[table.view(people[0])["waiting"][0]]
    with table.screen(asked) as screen:
        disk.fail("INSERT said", "full")
        refused = screen.answer("k", rng)
        assert (refused["type"], refused["error"]["code"]) == ("refused", UNAVAILABLE[1])
        assert screen.closing() == 1012
        disk.mend()
        screen.reconnect()
        accepted = screen.answer("k", rng)
        assert "k" in accepted.get("accepted", ())


def test_a_socket_cannot_be_opened_while_nothing_can_be_read(disk: Disk, open_server: Open) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people)
    server.restart()
    disk.fail("SELECT moves", "error")
    with pytest.raises(InvalidStatus) as refusal:
        table.screen(people[0])
    answer = refusal.value.response
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "2")
    disk.mend()
    table.screen(people[0]).close()


def test_talk_that_was_not_stored_is_refused_on_the_socket(disk: Disk, open_server: Open) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people)
    said = {"type": "talk", "text": "Oyez", "key": "k"}
    with table.screen(people[0]) as screen:
        disk.fail("INSERT talk", "locked")
        screen.send(said)
        assert screen.outcome("k")["error"]["code"] == UNAVAILABLE[1]
        disk.mend()
        screen.send(said)
        assert screen.outcome("k")["type"] == "accepted"


# -- faults that are real -------------------------------------------------------------------------


def test_a_lock_that_somebody_else_holds_is_waited_for(
    open_server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient = [each.replace("10000", "50") for each in database._PRAGMAS]
    monkeypatch.setattr(database, "_PRAGMAS", impatient)
    server = open_server()
    person = server.guest()
    with closing(sqlite3.connect(server.config.folder / "oyez.sqlite3")) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert person.refused("PATCH", "/api/me", {"lang": "fr"}) == UNAVAILABLE
        other.rollback()
    person.patch("/api/me", {"lang": "fr"})


def test_a_file_that_may_not_grow_is_a_full_disk(open_server: Open) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people)
    full = True

    def limit(connection: Any, _: object) -> None:
        if full:
            connection.execute("PRAGMA max_page_count = 1")

    engine = server.services.store.engine
    event.listen(engine, "connect", limit)
    server.run(lambda: server.services.store.write(_limit_now))
    said: list[str] = []
    while (answer := speak(table, people[0], f"{len(said)}")).is_success:
        said.append(answer.json()["text"])
    assert answer.status_code == 503
    full = False
    engine.dispose()
    eventually(lambda: speak(table, people[0], "at last").is_success, "room on the disk")
    heard = [text for (text,) in found(server, "SELECT text FROM talk")]
    assert heard == [*said, heard[-1]]


def speak(table: Any, person: Any, key: str) -> Any:
    """Say much, so that the file has to grow."""
    return person.ask("POST", f"{table.path}/talk", {"text": f"{key:x>900}", "key": key})


def _limit_now(connection: Any) -> None:
    connection.exec_driver_sql("PRAGMA max_page_count = 1")
