"""Bots at a table: they think elsewhere, and the table goes on whatever becomes of them."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oyez.bots import BotDecision
from oyez.kernel import NoDealFound
from oyez.server.tables import bot_workers
from tests.server.clients import GAME, Person, Server, Table, eventually
from tests.server.conftest import Open
from tests.server.faulty import FLAG, cheating, dying, hanging, pondering, raising


def goes_on(table: Table, person: Person, rng: Random) -> None:
    """A game against bots comes to its end."""
    assert table.play([person], rng)["stage"] == "finished"


@pytest.mark.parametrize("bad", [raising, dying])
def test_a_bot_that_fails_is_replaced_by_a_simpler_one(
    open_server: Open, monkeypatch: pytest.MonkeyPatch, rng: Random, bad: Any
) -> None:
    monkeypatch.setattr(bot_workers, "decide_from_bytes", bad)
    server = open_server()
    me = server.guest()
    table = server.table(me, "marshal" if bad is raising else "squire", options={"rounds": 1})
    if bad is raising:
        goes_on(table, me, rng)
    else:  # every death costs a new process, so a few answers have to do
        table.play([me], rng, until=lambda view: answers_of(server, table, 1) >= 1)
    assert table.card(me)["seats"][1]["bot"] in ("marshal", "squire")


def answers_of(server: Server, table: Table, seat: int) -> int:
    """How many answers a seat has given."""
    return sum(entry.seat == seat for entry in server.match(table.id).log)


def test_a_bot_that_hangs_is_replaced_by_a_simpler_one(
    open_server: Open, monkeypatch: pytest.MonkeyPatch, rng: Random
) -> None:
    monkeypatch.setattr(bot_workers, "decide_from_bytes", hanging)
    monkeypatch.setattr(bot_workers, "WORKER_TIMEOUT", 3.0)
    server = open_server()
    me = server.guest()
    table = server.table(me, "squire")
    table.play([me], rng, until=lambda view: answers_of(server, table, 1) >= 1)


def test_where_no_process_can_think_the_server_plays_for_the_bot(
    open_server: Open, monkeypatch: pytest.MonkeyPatch, rng: Random
) -> None:
    class Broken(bot_workers.BotWorkers):
        async def _think(self, name: str, data: bytes) -> BotDecision | None:
            raise OSError("no more processes")

    monkeypatch.setattr("oyez.server.services.BotWorkers", Broken)
    server = open_server()
    me = server.guest()
    goes_on(server.table(me, "marshal", options={"rounds": 1}), me, rng)


def test_where_no_deal_is_found_bots_play_by_instinct(
    server: Server, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: object) -> bytes:
        raise NoDealFound("none")

    monkeypatch.setattr(bot_workers, "pack_observation", none)
    me = server.guest()
    table = server.table(me, "knight", options={"rounds": 2})
    assert table.play([me], rng)["outcome"] is not None


def test_a_table_that_nobody_looks_at_goes_on_after_a_bot_could_not_be_played(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = server.services.thinkers.ask
    faults = iter([RuntimeError("no memory"), OSError("no process")])

    async def fail_first(*question: Any) -> BotDecision | None:
        if (fault := next(faults, None)) is not None:
            raise fault
        return await asked(*question)

    monkeypatch.setattr(server.services.thinkers, "ask", fail_first)
    plan = {"game": GAME, "seats": ["random"] * 2, "public": True, "options": {"rounds": 1}}
    made = server.guest().post("/api/tables", plan)
    room = server.services.registry.rooms[made["id"]]
    eventually(lambda: room.row["stage"] == "finished", "the end of the game")
    assert next(faults, None) is None


def test_a_bot_that_says_what_is_not_allowed_cannot_stop_the_table(
    open_server: Open, monkeypatch: pytest.MonkeyPatch, rng: Random
) -> None:
    monkeypatch.setattr(bot_workers, "decide_from_bytes", cheating)
    server = open_server()
    me = server.guest()
    goes_on(server.table(me, "squire", options={"rounds": 1}), me, rng)


def test_a_thinking_bot_delays_nobody_and_goes_on_after_a_restart(
    open_server: Open, monkeypatch: pytest.MonkeyPatch, rng: Random, tmp_path: Path
) -> None:
    flag = tmp_path / "flag"
    monkeypatch.setenv(FLAG, str(flag))
    monkeypatch.setattr(bot_workers, "decide_from_bytes", pondering)
    monkeypatch.setattr(bot_workers, "WORKER_TIMEOUT", 600.0)
    server = open_server()
    me, other = server.guests(2)
    table = server.table("squire", me)
    table.play([me], rng, until=lambda view: view["waiting"] == [0])
    among_people = server.table(me, other, options={"rounds": 1})
    assert among_people.play([me, other], rng)["stage"] == "finished"
    assert table.view(me)["waiting"] == [0]
    ply = table.view(me)["ply"]
    server.restart()
    assert table.view(me)["ply"] == ply
    flag.touch()
    eventually(lambda: table.view(me)["ply"] > ply, "the bot's answer")


def test_a_bot_answers_what_was_asked_after_a_take_back(server: Server, rng: Random) -> None:
    """Taking back while a bot thinks does not let it answer a question that is gone."""
    me = server.guest()
    table = server.table(me, "random", "random", options={"rounds": 3})
    for _ in range(60):
        view = table.view(me)
        if view["outcome"] is not None:
            break
        if view["can_undo"] and rng.random() < 0.3:
            deed = table.deed(me, view, kind="undo")
            answer = me.ask("POST", f"{table.path}/deeds", deed)
            assert answer.status_code in (200, 409)
        elif view["waiting"] == [0]:
            table.answer(me, rng)
    room = server.room(table.id)
    server.call(room.fail)
    assert table.view(me)["ply"] >= 0


def test_one_table_that_cannot_be_read_keeps_no_other_bot_from_going_on(
    open_server: Open, monkeypatch: pytest.MonkeyPatch, rng: Random, tmp_path: Path
) -> None:
    flag = tmp_path / "flag"
    monkeypatch.setenv(FLAG, str(flag))
    monkeypatch.setattr(bot_workers, "decide_from_bytes", pondering)
    server = open_server()
    me = server.guest()
    bad, good = (server.table("squire", me) for _ in range(2))
    for table in (bad, good):
        table.play([me], rng, until=lambda view: view["waiting"] == [0])
    ply = good.view(me)["ply"]
    server.stop()
    spoil(server, bad)
    server.start()
    flag.touch()
    assert me.refused("GET", f"{bad.path}/view")[0] == 409
    eventually(lambda: good.view(me)["ply"] > ply, "the bot's answer")
    assert me.tables("mine")


def spoil(server: Server, table: Table) -> None:
    """Write nonsense over the first move of a table."""
    with sqlite3.connect(server.config.folder / "oyez.sqlite3") as file:
        entries = b'[{"seat":7,"value":{"a":[1]},"kind":"answer"}]'
        file.execute(
            "update moves set entries = ?, ply = 0 where table_id = ?", (entries, table.id)
        )
    file.close()
