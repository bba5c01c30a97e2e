"""Who may see a table is known before it is loaded: strangers cost the server next to nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import InvalidStatus

from oyez.server.store import matches
from oyez.server.store.schema import tables
from oyez.server.tables.room import Room
from tests.server.clients import GAME, Person, Server, Table
from tests.server.conftest import Open

READS = ("", "/view", "/log", "/record", "/talk", "/moments", "/outline", "/chronicle")
DOES = {
    "/deeds": {"kind": "answer", "ply": 0, "value": 1},
    "/talk": {"text": "Hello"},
    "/seat": {},
    "/start": {},
    "/fork": {"seat": 0},
    "/rematch": None,
    "/return": None,
}
UNKNOWN = 9007199254740991


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The tables that are loaded from now on."""
    found: list[int] = []
    load = matches.load

    def noted(connection: Any, table_id: int) -> matches.StoredTable | None:
        found.append(table_id)
        return load(connection, table_id)

    monkeypatch.setattr(matches, "load", noted)
    return found


def stored(server: Server, host: Person, *others: Person | str, **plan: Any) -> Table:
    """A private table under way that is not in memory."""
    table = server.table(host, *others, public=False, **plan)
    server.restart()
    assert server.services.registry.rooms == {}
    return table


def refusals(server: Server, table: int) -> set[tuple[int, str]]:
    """How strangers are refused, whatever they ask of a table."""
    path, stranger = f"/api/tables/{table}", server.guest("Stranger")
    found = {
        each.refused("GET", path + part) for each in (stranger, server.nobody()) for part in READS
    }
    return found | {stranger.refused("POST", path + part, body) for part, body in DOES.items()}


def test_a_stranger_makes_no_private_table_load(open_server: Open, loaded: list[int]) -> None:
    server = open_server()
    table = stored(server, *server.guests(2))
    assert refusals(server, table.id) == {(404, "no-table")}
    assert loaded == []
    assert server.services.registry.rooms == {}


def test_nobody_makes_a_table_load_that_does_not_exist(
    open_server: Open, loaded: list[int]
) -> None:
    server = open_server()
    assert refusals(server, UNKNOWN) == {(404, "no-table")}
    assert loaded == []


@pytest.mark.parametrize("known", [True, False])
def test_a_stranger_on_a_socket_makes_no_table_load(
    open_server: Open, loaded: list[int], known: bool
) -> None:
    server = open_server()
    table = stored(server, *server.guests(2))
    wanted = table if known else Table(server, UNKNOWN, "")
    with pytest.raises(InvalidStatus) as refused:
        wanted.screen(server.nobody())
    assert refused.value.response.status_code == 404
    assert loaded == []


def test_a_stranger_wakes_no_private_table(open_server: Open, loaded: list[int]) -> None:
    server = open_server()
    table = server.table(*server.guests(2), public=False)
    room = server.room(table.id)
    server.call(room.unload)
    assert server.nobody().refused("GET", f"{table.path}/view") == (404, "no-table")
    assert room.unloaded
    assert loaded == []


Visit = Callable[[Server, Table, list[Person]], Any]
VISITS: dict[str, Visit] = {
    "its host": lambda _, table, people: table.view(people[0]),
    "who sits there": lambda _, table, people: table.view(people[1]),
    "who was invited": lambda server, table, _: table.view(
        server.nobody(), invitation=table.invitation
    ),
}


@pytest.mark.parametrize("visitor", VISITS)
def test_whose_table_it_is_makes_it_load_once(
    open_server: Open, loaded: list[int], visitor: str
) -> None:
    server = open_server()
    host, friend = people = server.guests(2)
    table = stored(server, host, friend)
    for _ in range(2):
        VISITS[visitor](server, table, people)
    assert loaded == [table.id]


def test_a_host_without_a_seat_sees_a_private_table(open_server: Open, loaded: list[int]) -> None:
    server = open_server()
    host = server.guest()
    table = Table(server, host.post("/api/tables", {"game": GAME, "seats": ["open"] * 2})["id"], "")
    server.restart()
    assert table.card(host)["hosting"]
    assert loaded == [table.id]


def test_a_stranger_is_not_told_that_a_private_table_cannot_be_read(open_server: Open) -> None:
    server = open_server()
    host, friend = server.guests(2)
    table = stored(server, host, friend)
    gone = update(tables).where(tables.c.id == table.id).values(game="no_longer_here")
    server.run(lambda: server.services.store.write(lambda c: c.execute(gone)))
    assert host.refused("GET", f"{table.path}/view") == (409, "no-game")
    assert server.nobody().refused("GET", f"{table.path}/view") == (404, "no-table")


def test_who_leaves_while_a_table_is_loaded_is_not_shown_it(
    open_server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = open_server()
    host, friend = server.guests(2)
    table = server.table(host, friend, "open", public=False)
    settled = server.services.registry.settled

    async def leave_first(table_id: int) -> Room:
        room = await settled(table_id)
        room.chairs[1].person_id = None
        return room

    monkeypatch.setattr(server.services.registry, "settled", leave_first)
    assert friend.refused("GET", table.path) == (404, "no-table")
