"""The store: what is written together, what fails alone; and that a restart loses nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, insert, select, text

from oyez.server.store import Store, StoreClosed, StoredMove, StoreUnavailable, TableState
from oyez.server.store.schema import moves, people, settings, tables
from tests.server.clients import Json, Person, Server, Table, eventually, sample
from tests.server.conftest import Open

T = TypeVar("T")


def storing(folder: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a store that is open."""

    async def scene() -> T:
        store = Store(f"sqlite:///{folder / 'test.sqlite3'}")
        await asyncio.to_thread(store.start)
        try:
            return await work(store)
        finally:
            await asyncio.to_thread(store.close)

    return asyncio.run(scene())


def put(key: str) -> Callable[[Connection], None]:
    """A change: a setting of that name."""

    def write(connection: Connection) -> None:
        connection.execute(insert(settings), {"key": key, "value": b""})

    return write


def keys(connection: Connection) -> list[str]:
    """All settings in the order of writing."""
    query = select(settings.c.key).order_by(text("rowid"))
    return [row.key for row in connection.execute(query)]


async def table_row(store: Store) -> int:
    """A table to which moves can be added."""

    def make(connection: Connection) -> int:
        person = {"name": "Anna", "lang": "en", "created": 0.0, "version": 0}
        connection.execute(insert(people), person)
        row: Json = {
            "game": "g",
            "rules": "1",
            "title": "",
            "size": 2,
            "options": {},
            "pace": {},
            "public": True,
            "host": 1,
            "stage": "open",
            "created": 0.0,
            "moved": 0.0,
            "waiting": [],
            "clocks": {},
        }
        made = connection.execute(insert(tables), row).inserted_primary_key
        assert made is not None
        number: int = made[0]
        return number

    return await store.write(make)


def move(table: int, seq: int) -> StoredMove:
    """A move that says its own number."""
    state = TableState("playing", [seq % 2], False, {}, None, float(seq))
    return StoredMove(table, seq, seq, [seq], 0, "answer", None, None, float(seq), state)


def test_writes_are_done_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    async def work(store: Store) -> list[str]:
        await asyncio.gather(*(store.write(put(f"{n:04}")) for n in range(1200)))
        return await store.read(keys)

    assert storing(tmp_path, work) == [f"{n:04}" for n in range(1200)]


def test_a_write_gives_back_what_it_found(tmp_path: Path) -> None:
    async def work(store: Store) -> int:
        return await store.write(lambda connection: len(keys(connection)))

    assert storing(tmp_path, work) == 0


def test_one_write_that_fails_fails_alone(tmp_path: Path) -> None:
    async def work(store: Store) -> tuple[list[Any], list[str]]:
        wanted = ["a", "b", "a", "c", "d"]
        done = await asyncio.gather(
            *(store.write(put(key)) for key in wanted), return_exceptions=True
        )
        return done, await store.read(keys)

    done, found = storing(tmp_path, work)
    assert [type(each).__name__ for each in done] == [
        *("NoneType", "NoneType", "IntegrityError", "NoneType", "NoneType")
    ]
    assert found == ["a", "b", "c", "d"]


def test_a_write_that_fails_half_way_leaves_nothing_behind(tmp_path: Path) -> None:
    def half(connection: Connection) -> None:
        put("half")(connection)
        raise LookupError("changed its mind")

    async def work(store: Store) -> list[str]:
        first, second = store.write(half), store.write(put("whole"))
        done = await asyncio.gather(first, second, return_exceptions=True)
        assert isinstance(done[0], LookupError)
        return await store.read(keys)

    assert storing(tmp_path, work) == ["whole"]


def test_a_connection_that_broke_in_a_transaction_holds_no_lock(tmp_path: Path) -> None:
    def breaking(connection: Connection) -> None:
        added = "INSERT INTO settings VALUES ('half', x'') RETURNING key"
        unread = connection.exec_driver_sql(added)
        raw = connection.connection.driver_connection
        assert raw is not None
        raw.close()  # which SQLite puts off as long as there is something to read
        connection.exec_driver_sql("SELECT 1")
        unread.all()

    async def work(store: Store) -> list[str]:
        with pytest.raises(StoreUnavailable):
            await store.write(breaking)
        await store.write(put("whole"))
        return await store.read(keys)

    assert storing(tmp_path, work) == ["whole"]


def test_moves_are_on_disk_when_they_are_said_to_be(tmp_path: Path) -> None:
    async def work(store: Store) -> list[list[Any]]:
        table = await table_row(store)
        found: list[list[Any]] = []
        for seq in range(3):
            await store.append(move(table, seq))
            with sqlite3.connect(tmp_path / "test.sqlite3") as file:
                found.append([row[0] for row in file.execute("select seq from moves")])
            file.close()
        return found

    assert storing(tmp_path, work) == [[0], [0, 1], [0, 1, 2]]


def test_of_many_moves_in_one_commit_the_table_keeps_the_latest_state(tmp_path: Path) -> None:
    async def work(store: Store) -> tuple[Any, int]:
        table = await table_row(store)
        await asyncio.gather(*(store.append(move(table, seq)) for seq in range(50)))
        row = await store.read(lambda c: c.execute(select(tables)).one())
        count = await store.read(lambda c: len(c.execute(select(moves)).all()))
        return row, count

    row, count = storing(tmp_path, work)
    assert count == 50
    assert (row.stage, row.waiting, row.moved) == ("playing", [1], 49.0)


def test_after_a_move_that_was_lost_no_later_one_of_that_table_is_written(tmp_path: Path) -> None:
    async def work(store: Store) -> tuple[list[bool], list[int]]:
        table, other = await table_row(store), await table_row(store)
        await store.append(move(table, 0))
        wanted = [move(table, 0), move(table, 2), move(other, 0), move(table, 3)]
        done = await asyncio.gather(*map(store.append, wanted), return_exceptions=True)
        later = await asyncio.gather(store.append(move(table, 4)), return_exceptions=True)
        query = select(moves.c.table_id, moves.c.seq).order_by(moves.c.table_id, moves.c.seq)
        rows = await store.read(lambda c: c.execute(query).all())
        failed = [isinstance(each, Exception) for each in [*done, *later]]
        return failed, [row.seq for row in rows]

    failed, found = storing(tmp_path, work)
    assert failed == [True, True, False, True, True]
    assert found == [0, 0]


def test_a_closed_store_takes_nothing_more(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(put("before"))
        await asyncio.to_thread(store.close)
        with pytest.raises(StoreClosed):
            await store.write(put("after"))
        with pytest.raises(StoreClosed):
            store.append(move(1, 0))

    storing(tmp_path, work)


def test_what_was_said_before_closing_is_still_written(tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        writing = [asyncio.ensure_future(store.write(put(f"{n:03}"))) for n in range(100)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*writing)

    storing(tmp_path, first)

    async def second(store: Store) -> list[str]:
        return await store.read(keys)

    assert storing(tmp_path, second) == [f"{n:03}" for n in range(100)]


# -- restarts -------------------------------------------------------------------------------------


def everything(server: Server, table: Table, people: list[Person]) -> list[Any]:
    """All that can be seen of a table."""
    found: list[Any] = []
    for each in (*people, server.nobody()):
        found += [table.seen(each), table.card(each), each.get(f"{table.path}/log")]
        found += [each.get(f"{table.path}/record")]
    return found


def test_after_a_restart_everything_is_as_it_was(open_server: Open, rng: Random) -> None:
    server = open_server()
    people = server.guests(3)
    games = [server.table(*people, options={"rounds": rounds}) for rounds in (0, 1)]
    games[0].play(people, rng, until=lambda view: view["ply"] > 25)
    games[1].play(people, rng)
    before = [everything(server, table, people) for table in games]
    server.restart()
    assert [everything(server, table, people) for table in games] == before
    games[0].play(people, rng, until=lambda view: view["ply"] > 30)


def test_a_deed_sent_again_after_a_restart_counts_once(open_server: Open, rng: Random) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people)
    asked = people[table.view(people[0])["waiting"][0]]
    deed = table.answer(asked, rng, key="k")
    server.restart()
    assert table.do(asked, deed)["again"] is True
    assert table.refused(asked, deed | {"value": "x"}) == (409, "key-reused")


def test_a_move_that_cannot_be_stored_is_not_acknowledged(
    open_server: Open, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people)
    before = table.view(people[0])
    asked = people[before["waiting"][0]]
    file = sqlite3.connect(server.config.folder / "oyez.sqlite3")
    file.execute("create trigger full before insert on moves begin select raise(fail, 'x'); end")
    file.commit()
    deed = {"ply": before["ply"], "key": "k"}
    view = table.view(asked)
    value = sample(view["question"]["choices"], rng)
    refusal = table.refused(asked, table.deed(asked, view, value, **deed))
    assert refusal == (503, "store-unavailable")
    assert table.view(people[0]) == before
    file.execute("drop trigger full")
    file.commit()
    file.close()
    accepted = eventually(lambda: table.do(asked, table.deed(asked, view, value, **deed)))
    assert accepted == {"accepted": True, "again": False}


# -- mended rules ---------------------------------------------------------------------------------


def change(server: Server, *statements: tuple[str, tuple[Any, ...]]) -> None:
    """Change the database of a server that is stopped."""
    file = sqlite3.connect(server.config.folder / "oyez.sqlite3")
    for statement in statements:
        file.execute(*statement)
    file.commit()
    file.close()


def under_older_rules(server: Server, table: Table) -> None:
    """Let a table look as if it had been played by older rules until now."""
    change(
        server,
        ("update tables set rules = 'older' where id = ?", (table.id,)),
        ("update snapshots set rules = 'older' where table_id = ?", (table.id,)),
    )


def test_a_table_stored_under_other_rules_goes_on_from_its_snapshot(
    open_server: Open, rng: Random
) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 4})
    table.play(people, rng, until=lambda view: view["ply"] > 40)
    before = [table.view(each) for each in people]
    server.stop()
    under_older_rules(server, table)
    server.start()
    for each, seen in zip(people, before, strict=True):
        # What lies before the snapshot cannot be taken back any more.
        assert table.view(each) | {"can_undo": None} == seen | {"can_undo": None}
    assert table.play(people, rng)["stage"] == "finished"
    server.restart()
    assert table.view(people[0])["stage"] == "finished"


def test_what_mended_rules_forbid_is_cut_off(open_server: Open, rng: Random) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 6})
    table.play(people, rng, until=lambda view: view["ply"] > 40)
    server.stop()
    under_older_rules(server, table)
    ply = spoil_last(server, table)
    server.start()
    view = table.view(people[0])
    assert view["ply"] <= ply + 1
    server.restart()
    assert table.view(people[0])["ply"] == view["ply"]
    table.play(people, rng, until=lambda now: now["ply"] > view["ply"] + 5)
    server.restart()
    assert table.play(people, rng)["stage"] == "finished"


def spoil_last(server: Server, table: Table) -> int:
    """Make the last answer one that no rules allow; its ply."""
    file = sqlite3.connect(server.config.folder / "oyez.sqlite3")
    query = "select seq, ply, seat from moves where table_id = ? order by seq desc limit 1"
    seq, ply, seat = file.execute(query, (table.id,)).fetchone()
    file.close()
    entries = b'[{"seat":%d,"value":"nonsense"}]' % seat
    where = "where table_id = ? and seq = ?"
    change(server, (f"update moves set entries = ? {where}", (entries, table.id, seq)))
    return int(ply)


def test_a_snapshot_of_what_was_taken_back_is_not_gone_on_from(
    open_server: Open, rng: Random
) -> None:
    """Taking back may cross the snapshot in the store; then that is replaced as well."""
    server = open_server()
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 12})
    for _ in range(150):
        view = table.view(people[0])
        if view["outcome"] is not None:
            break
        asked = people[rng.choice(view["waiting"])]
        table.answer(asked, rng)
        after = table.view(asked)
        if after.get("can_undo") and rng.random() < 0.6:
            table.do(asked, table.deed(asked, after, kind="undo"))
    kept = snapshot(server, table)
    match = server.match(table.id)
    assert kept <= match.ply
    before = table.view(people[0])
    server.stop()
    under_older_rules(server, table)
    server.start()
    assert table.view(people[0])["table"] == before["table"]


def snapshot(server: Server, table: Table) -> int:
    """The ply of the snapshot in the store."""
    file = sqlite3.connect(server.config.folder / "oyez.sqlite3")
    query = "select ply from snapshots where table_id = ?"
    ply: int = file.execute(query, (table.id,)).fetchone()[0]
    file.close()
    return ply


def test_a_table_of_a_game_that_is_no_longer_installed_is_told(
    open_server: Open, rng: Random
) -> None:
    server = open_server()
    me, other = server.guests(2)
    begun, waiting = server.table(me, other), server.table(me, "open")
    server.stop()
    change(server, ("update tables set game = 'chess'", ()))
    server.start()
    for table in (begun, waiting):
        assert me.refused("GET", f"{table.path}/view") == (409, "no-game")
