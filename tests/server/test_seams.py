"""Where seats, endings, earlier games and a failing store meet."""

from __future__ import annotations

import asyncio
import threading
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from oyez.server.store import matches
from oyez.server.store.database import StoreUnavailable
from oyez.server.store.matches import StoredTable
from oyez.server.store.schema import tables
from oyez.server.tables.registry import TableRegistry
from oyez.server.wire import problems
from tests.server.clients import GAME, Server, Table, eventually
from tests.server.conftest import Open
from tests.server.test_previous import SHORT, quiet_game

AGAINST_A_BOT = {"game": GAME, "seats": ["me", "random"]}


def stored_row(server: Server, table_id: int) -> dict[str, Any]:
    """How a table stands on disk."""
    stored = server.services.store.read_now(lambda c: matches.load(c, table_id))
    assert stored is not None
    return stored.row


def test_what_is_written_about_a_table_does_not_undo_the_move_that_came_after_it(
    open_server: Open, rng: Random
) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 5})
    table.play(people, rng, until=lambda view: len(view["waiting"]) == 1)
    room = server.room(table.id)
    assert room.match is not None
    seat = room.match.waiting()[0]
    question = room.match.question(seat)
    assert question is not None

    async def both_in_one_commit() -> list[int]:
        older = update(tables).where(tables.c.id == table.id).values(waiting=[99])
        written = server.services.store.post(table.id, lambda c: c.execute(older))
        answered = room.force_answer(seat, question.choices.sample(rng))
        waiting = room.state().waiting
        await asyncio.gather(written, answered)
        return waiting

    waiting = server.run(both_in_one_commit)
    assert stored_row(server, table.id)["waiting"] == waiting


def test_a_full_table_begins_though_the_earlier_game_could_not_be_read_at_first(
    open_server: Open, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = open_server()
    one, two = people = server.guests(2)
    earlier = quiet_game(server, people, rng)
    plan = {"game": GAME, "seats": ["me", "open"], "options": SHORT, "previous": earlier.id}
    made = one.post("/api/tables", plan)
    table = Table(server, made["id"], made["invitation"])
    broken = threading.Event()
    read = matches.load_result

    def fail(connection: Any, table_id: int) -> Any:
        if not broken.is_set():
            raise StoreUnavailable("disk I/O error")
        return read(connection, table_id)

    monkeypatch.setattr(matches, "load_result", fail)
    seat = {"invitation": made["invitation"]}
    assert two.refused("POST", f"{table.path}/seat", seat) == (503, "store-unavailable")
    broken.set()
    eventually(lambda: stored_row(server, table.id)["stage"] == "playing", "the beginning")


def test_ending_a_table_that_is_read_again_says_to_wait(open_server: Open) -> None:
    server = open_server()
    host = server.guest()
    number = host.post("/api/tables", AGAINST_A_BOT)["id"]
    room = server.room(number)
    server.run(room.changing.acquire)
    answers: list[tuple[int, str]] = []
    asking = threading.Thread(
        target=lambda: answers.append(host.refused("POST", f"/api/tables/{number}/end"))
    )
    asking.start()
    eventually(lambda: bool(room.changing._waiters), "the request")

    def lose() -> None:
        room.discard_unstored()
        room.changing.release()

    server.call(lose)
    asking.join()
    assert answers == [(503, "store-unavailable")]
    assert host.get(f"/api/tables/{number}")["stage"] == "playing"


def test_a_game_ended_early_was_not_played_to_the_end(open_server: Open) -> None:
    server = open_server()
    host = server.guest()
    number = host.post("/api/tables", AGAINST_A_BOT)["id"]
    host.post(f"/api/tables/{number}/end")
    assert number in host.tables("finished")
    assert host.tables("played") == []


def test_a_finished_game_cannot_be_ended_again(open_server: Open, rng: Random) -> None:
    server = open_server()
    people = server.guests(2)
    table = quiet_game(server, people, rng)
    before = table.card(people[0])["outcome"]
    assert people[0].refused("POST", f"{table.path}/end") == (409, "not-playing")
    assert table.card(people[0])["outcome"] == before


def test_tables_that_one_guest_has_left_do_not_use_up_what_others_may_have(
    open_server: Open,
) -> None:
    server = open_server(alone_tables_each=1, alone_tables=3)
    one, two = server.guests(2)
    for _ in range(3):
        number = one.post("/api/tables", AGAINST_A_BOT)["id"]
        one.delete(f"/api/tables/{number}/seat")
    assert two.post("/api/tables", {"game": GAME, "seats": ["random", "random"]})["id"]


def test_a_rematch_that_cannot_be_opened_is_not_made_twice(
    open_server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = open_server()
    host = server.guest()
    path = f"/api/tables/{host.post('/api/tables', AGAINST_A_BOT)['id']}"
    host.post(f"{path}/end")
    again = host.post(f"{path}/rematch")["id"]
    revive = TableRegistry._revive

    async def unreadable(registry: TableRegistry, stored: StoredTable) -> Any:
        if stored.row["id"] == again:
            raise problems.conflict("no-edition", "It is gone.")
        return await revive(registry, stored)

    monkeypatch.setattr(TableRegistry, "_revive", unreadable)
    server.restart()
    assert host.refused("POST", f"{path}/rematch") == (409, "no-edition")


def test_a_copy_that_could_not_begin_is_not_begun_without_its_last_answers(
    open_server: Open, rng: Random
) -> None:
    server = open_server()
    host = server.guest()
    number = host.post("/api/tables", AGAINST_A_BOT)["id"]
    room = server.room(number)
    assert room.match is not None

    async def stand_open() -> None:
        room.row["stage"], room.row["origin"] = "open", {"table": number, "moment": 0}
        room.match = None
        await server.services.registry._check_table(number)

    server.run(stand_open)
    assert room.row["stage"] == "open"
