"""Games that nobody plays to their end: their host ends them, or they end by themselves."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec
import pytest

from oyez.game import installed_games
from tests.server.clients import GAME, Json, Person, Server, Table, eventually
from tests.server.conftest import Open

NEVER: Json = {"places": {}, "scores": {}}
ENDED = NEVER | {"how": "table-ended"}
LEFT = NEVER | {"how": "table-left"}


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that play alone take no breaks."""
    monkeypatch.setattr("oyez.server.tables.bot_runner._UNATTENDED", 0.0)


def bots_alone(host: Person, **options: Any) -> Table:
    """A table at which only bots sit."""
    plan = {"game": GAME, "seats": ["random", "random"], "public": True, "options": options}
    made = host.post("/api/tables", plan)
    return Table(host.server, made["id"], made["invitation"])


def leave(table: Table, person: Person) -> None:
    """Stand up; a steward plays on."""
    person.delete(f"{table.path}/seat")


def end(table: Table, person: Person) -> None:
    """End the game."""
    person.post(f"{table.path}/end")


def how(table: Table, person: Person) -> Json | None:
    """The outcome that the lobby shows."""
    outcome: Json | None = table.card(person)["outcome"]
    return outcome


def alone_since(table: Table) -> int | None:
    """Since which move no person plays, as it is in memory."""
    since: int | None = table.server.room(table.id).row["alone_since"]
    return since


# -- by themselves --------------------------------------------------------------------------------


def test_a_game_that_only_bots_play_ends_after_so_many_moves(open_server: Open) -> None:
    server = open_server(alone_moves=12)
    host = server.guest()
    table = bots_alone(host, rounds=100)
    eventually(lambda: table.card(host)["stage"] == "finished", "the end")
    assert how(table, host) == LEFT
    assert server.room(table.id)._seq == 12 + 1  # the start counts as a move, and so does the end


def test_a_game_that_all_people_have_left_ends_after_so_many_moves(open_server: Open) -> None:
    server = open_server(alone_moves=5)
    people = server.guests(2)
    table = server.table(*people)
    before = server.match(table.id).ply
    for each in people:
        leave(table, each)
    eventually(lambda: table.card(people[0])["stage"] == "finished", "the end")
    assert how(table, people[0]) == LEFT
    assert server.match(table.id).ply >= before + 5


def test_people_may_play_as_long_as_they_like(open_server: Open, rng: Random) -> None:
    server = open_server(alone_moves=3)
    people = server.guests(2)
    table = server.table(*people)
    for _ in range(10):
        view = table.view(people[0])
        table.answer(people[view["waiting"][0]], rng)
    assert table.card(people[0])["stage"] == "playing"
    assert alone_since(table) is None


def test_while_one_person_plays_the_game_goes_on(open_server: Open, rng: Random) -> None:
    server = open_server(alone_moves=3)
    me, other = server.guests(2)
    table = server.table(me, other)
    leave(table, other)
    for _ in range(6):
        eventually(lambda: table.view(me)["waiting"] == [0], "my turn")
        table.answer(me, rng)
    assert table.card(me)["stage"] == "playing"


def test_who_comes_back_in_time_plays_on(open_server: Open, rng: Random) -> None:
    server = open_server(alone_moves=1000)
    me, other = server.guests(2)
    table = server.table(me, other)
    leave(table, me)
    leave(table, other)
    assert alone_since(table) is not None
    me.post(f"{table.path}/return")
    assert alone_since(table) is None
    eventually(lambda: table.view(me)["waiting"] == [0], "my turn")
    table.answer(me, rng)


def test_what_was_played_alone_before_a_restart_counts(open_server: Open) -> None:
    server = open_server(alone_moves=1000)
    me, other = server.guests(2)
    table = server.table(me, other)
    leave(table, me)
    leave(table, other)
    since = alone_since(table)
    eventually(lambda: server.room(table.id)._seq >= (since or 0) + 4, "some moves")
    server.config = msgspec.structs.replace(server.config, alone_moves=4)
    server.restart()
    assert alone_since(table) == since
    eventually(lambda: how(table, me) == LEFT, "the end")


# -- by the host ----------------------------------------------------------------------------------


def test_the_host_ends_a_game_against_bots(server: Server, rng: Random) -> None:
    me = server.guest()
    table = server.table(me, "random")
    eventually(lambda: table.view(me)["waiting"] == [0], "my turn")
    view = table.view(me)
    end(table, me)
    card = table.card(me)
    assert (card["stage"], card["waiting"], card["my_turn"]) == ("finished", [], False)
    assert card["outcome"] == ENDED
    assert table.id in me.tables("finished")
    assert table.id not in me.tables("mine")
    assert table.refused(me, table.deed(me, view))[1] == "not-your-question"
    assert table.refused(me, table.deed(me, table.view(me), kind="undo"))[1] == "cannot-undo"
    assert "question" not in table.view(me)


def test_the_host_ends_a_game_among_bots(server: Server) -> None:
    host = server.guest()
    made = host.post("/api/tables", {"game": GAME, "seats": ["marshal"] * 6})
    table = Table(server, made["id"], made["invitation"])
    end(table, host)
    assert how(table, host) == ENDED
    eventually(lambda: not server.room(table.id).bots.thinking, "the bots' rest")


def test_the_host_ends_a_game_that_the_others_have_left(server: Server) -> None:
    me, other = server.guests(2)
    table = server.table(me, other)
    leave(table, other)
    server.call(lambda: server.services.registry.rooms[table.id].viewers.forget_polls())
    end(table, me)
    assert how(table, me) == ENDED
    assert (table.id, "finished") in other.notices()


def test_a_host_who_has_left_can_still_end_it(server: Server) -> None:
    me = server.guest()
    table = server.table(me, "random")
    leave(table, me)
    end(table, me)
    assert how(table, me) == ENDED


def test_while_somebody_else_plays_the_host_cannot_end_it(server: Server) -> None:
    people = server.guests(2)
    table = server.table(*people)
    refusal = people[0].refused("POST", f"{table.path}/end")
    assert refusal == (409, "others-play")
    leave(table, people[0])
    assert people[0].refused("POST", f"{table.path}/end") == (409, "others-play")
    assert table.card(people[0])["stage"] == "playing"


def test_nobody_but_the_host_can_end_it(server: Server) -> None:
    me, other = server.guests(2)
    table = server.table(me, other)
    leave(table, me)
    assert other.refused("POST", f"{table.path}/end") == (403, "not-host")
    assert server.nobody().refused("POST", f"{table.path}/end")[0] == 401
    private = server.table(me, "random", public=False)
    assert other.refused("POST", f"{private.path}/end") == (404, "no-table")


def test_only_a_game_under_way_can_be_ended(server: Server) -> None:
    me = server.guest()
    waiting = server.table(me, "open")
    assert me.refused("POST", f"{waiting.path}/end") == (409, "not-playing")
    over = server.table(me, "random")
    end(over, me)
    assert me.refused("POST", f"{over.path}/end") == (409, "not-playing")


def test_those_who_look_on_see_that_it_was_ended(server: Server) -> None:
    me = server.guest()
    table = server.table(me, "random")
    with table.screen(server.nobody()) as watcher:
        end(table, me)
        watcher.until_view(lambda view: view["stage"] == "finished")
        assert watcher.view["outcome"] == ENDED


def test_a_game_that_was_ended_stays_so(open_server: Open, rng: Random) -> None:
    server = open_server()
    me = server.guest()
    table = server.table(me, "random")
    leave(table, me)
    end(table, me)
    ply = server.match(table.id).ply
    server.restart()
    me.post(f"{table.path}/return")
    assert how(table, me) == ENDED
    assert table.view(me)["outcome"] == ENDED
    assert server.match(table.id).ply == ply
    assert table.refused(me, table.deed(me, table.view(me)))[1] == "not-your-question"


def test_an_ended_game_can_be_looked_back_at_and_played_on(server: Server, rng: Random) -> None:
    me = server.guest()
    table = server.table(me, "random", options={"rounds": 40})
    for _ in range(4):
        eventually(lambda: table.view(me)["waiting"] == [0], "my turn")
        table.answer(me, rng)
    end(table, me)
    for part in ("/log", "/record", "/outline", "/moments", "/chronicle"):
        me.get(table.path + part)
    copied = me.post(f"{table.path}/fork", {"bot": "random", "seat": 0})
    assert (copied["stage"], copied["outcome"]) == ("playing", None)
    again = me.post(f"{table.path}/rematch")
    assert (again["stage"], again["outcome"]) == ("playing", None)


@pytest.mark.parametrize("game", sorted(installed_games()))
def test_any_game_can_be_ended_at_its_first_question(server: Server, game: str) -> None:
    me = server.guest()
    table = server.table(me, "random", "random", game=game)
    eventually(lambda: 0 in table.view(me)["waiting"], "my turn")
    end(table, me)
    for part in ("/view", "/log", "/record", "/outline", "/moments", "/chronicle"):
        me.get(table.path + part)
    assert table.view(server.nobody(), seat=1)["outcome"] == ENDED


# -- how many -------------------------------------------------------------------------------------

TOO_MANY = (409, "too-many-bot-tables")


@pytest.fixture
def narrow(open_server: Open, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server with room for two tables of bots for each host, and three in all."""

    async def never(*_: object) -> bool:
        return False

    monkeypatch.setattr("oyez.server.tables.bot_runner.BotRunner._speak", never)
    return open_server(alone_tables_each=2, alone_tables=3)


def test_only_so_many_tables_of_bots_for_each_host(narrow: Server) -> None:
    host = narrow.guest()
    first, _ = bots_alone(host), bots_alone(host)
    plan = {"game": GAME, "seats": ["random", "random"]}
    assert host.refused("POST", "/api/tables", plan) == TOO_MANY
    narrow.table(host, "random")  # who plays along may have more
    end(first, host)
    bots_alone(host)


def test_a_table_that_was_left_to_stewards_counts(narrow: Server) -> None:
    host = narrow.guest()
    for _ in range(2):
        leave(narrow.table(host, "random"), host)
    plan = {"game": GAME, "seats": ["random", "random"]}
    assert host.refused("POST", "/api/tables", plan) == TOO_MANY


def test_only_so_many_tables_of_bots_in_all(narrow: Server) -> None:
    for host in narrow.guests(3):
        bots_alone(host)
    plan = {"game": GAME, "seats": ["random", "random"]}
    assert narrow.guest().refused("POST", "/api/tables", plan) == (409, "too-many-bots")


def test_the_last_bot_is_not_seated_where_there_are_too_many(narrow: Server) -> None:
    host = narrow.guest()
    table = narrow.table(host, "random", "open")
    leave(table, host)
    for _ in range(2):
        bots_alone(host)
    host.put(f"{table.path}/seats/0/bot", {"bot": "random"})
    assert host.refused("PUT", f"{table.path}/seats/2/bot", {"bot": "random"}) == TOO_MANY
    assert host.refused("POST", f"{table.path}/start", {}) == TOO_MANY
    assert [seat["kind"] for seat in table.card(host)["seats"]] == ["bot", "bot", "free"]


def test_many_at_once_are_no_more(narrow: Server) -> None:
    host = narrow.guest()
    plan = {"game": GAME, "seats": ["random", "random"]}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: host.ask("POST", "/api/tables", plan), range(8)))
    assert sorted(each.status_code for each in answers) == [201] * 2 + [409] * 6


# -- options that would not be accepted any more --------------------------------------------------


def test_a_game_agreed_on_before_its_options_had_bounds_goes_on(
    open_server: Open, rng: Random
) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 50})
    server.stop()
    file = sqlite3.connect(server.config.folder / "oyez.sqlite3")
    (kept,) = file.execute("select options from tables").fetchone()
    agreed = msgspec.json.encode(msgspec.json.decode(kept) | {"rounds": 10**18})
    file.execute("update tables set options = ?", (agreed,))
    file.commit()
    file.close()
    server.start()
    assert table.view(people[0])["options"]["rounds"] == 10**18
    asked = table.view(people[0])["waiting"][0]
    table.answer(people[asked], rng)
    copied = people[0].post(f"{table.path}/fork", {"bot": "random"})
    assert copied["options"]["rounds"] == 10**18
