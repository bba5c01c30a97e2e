"""Practice tables from any position, and rematches."""

from __future__ import annotations

import signal
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest

from oyez.kernel import Match, NoDealFound, Seat
from oyez.kernel import record as records
from oyez.scene.views import view
from oyez.server.store.matches import load, record_of
from oyez.server.tables import practice
from oyez.server.tables.bot_runner import BotRunner
from tests.server.clients import GAME, Json, Person, Server, Spawned, Table, eventually, sample
from tests.server.conftest import Open
from tests.server.test_moments import timeline


@pytest.fixture
def people(server: Server) -> list[Person]:
    return server.guests(3)


@pytest.fixture
def table(server: Server, people: list[Person], rng: Random) -> Table:
    table = server.table(*people, options={"rounds": 40}, title="The Rhine")
    table.play(people, rng, until=lambda view: view["ply"] > 40)
    return table


def fork(person: Person, table: Table, **wish: Any) -> Table:
    card = person.post(f"{table.path}/fork", {"bot": "random"} | wish)
    return Table(table.server, card["id"], card["invitation"])


def scene(view: Json) -> Json:
    return {part: view[part] for part in ("table", "options", "outcome")}


# -- forks ----------------------------------------------------------------------------------------


def test_where_no_other_deal_is_found_a_fork_is_refused(
    server: Server, table: Table, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: object) -> Match[Any]:
        raise NoDealFound("none")

    monkeypatch.setattr(practice, "redeal", none)
    before = people[0].tables("mine")
    body = {"bot": "random"}
    refused = people[0].refused("POST", f"{table.path}/fork", body)
    assert refused == (409, "no-other-deal")
    assert people[0].tables("mine") == before


def test_what_is_planned_in_secret_is_not_in_a_stranger_s_forks(
    server: Server, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        BotRunner, "call", lambda _: None
    )  # else they play on before we have looked
    people, stranger = server.guests(3), server.guest("Stranger")
    table = server.table(*people, game="warrior_knights", options={"rounds": 10})
    table.play(people, rng, until=lambda view: server.match(table.id).state.phase == "planning")
    for seat, person in enumerate(people):
        for stack in (["levy-taxes"] * 2, ["draft-soldiers"] * 2, ["rally-support"] * 2):
            own = table.view(person)
            assert own["question"]["prompt"]["id"] == "plan", seat
            table.do(person, table.deed(person, own, stack, ply=own["question"]["ply"]))
    truth = server.match(table.id).state
    copies = [fork(stranger, table, seat=0) for _ in range(4)]
    dealt = [server.match(copy.id).state for copy in copies]
    assert all(other.planned == truth.planned for other in dealt)
    assert all(other.plans != truth.plans for other in dealt)


def test_a_fork_begins_where_the_game_stands(
    server: Server, table: Table, people: list[Person]
) -> None:
    view = table.view(people[0])
    me = people[view["waiting"][0]]
    seat = view["waiting"][0]
    copy = fork(me, table)
    card = copy.card(me)
    assert card["mine"] == seat
    assert card["origin"] == {"table": table.id, "moment": view["ply"]}
    assert card["title"] == "The Rhine"
    assert not card["public"]
    assert [each["kind"] for each in card["seats"]].count("bot") == 2
    mine, theirs = copy.view(me), table.view(me)
    assert scene(mine) == scene(theirs)
    assert mine["question"]["choices"] == theirs["question"]["choices"]
    assert mine["origin"] == card["origin"]


def test_a_fork_of_the_past_begins_there(
    server: Server, table: Table, people: list[Person], rng: Random
) -> None:
    me = people[1]
    outline = me.get(f"{table.path}/outline")
    for moment in rng.sample(outline["plies"], 8):
        copy = fork(me, table, moment=moment)
        assert copy.card(me)["origin"] == {"table": table.id, "moment": moment}
        (then,) = me.get(f"{table.path}/moments", **{"from": moment, "count": 1})["moments"]
        _, scenes = timeline(me, copy)
        assert then["table"] in scenes


def test_a_fork_can_be_played_to_its_end_and_replays(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 4})
    table.play(people, rng, until=lambda view: view["ply"] > 25)
    copy = fork(people[0], table)
    copy.play([people[0]], rng)
    match = server.match(copy.id)
    raw = people[0].ask("GET", f"{copy.path}/record").content
    assert records.read(match.game, records.from_json(raw)).digest() == match.digest()
    outline = people[0].get(f"{copy.path}/outline")
    assert outline["over"]
    assert outline["plies"][-1] == match.ply


def test_a_fork_does_not_depend_on_what_its_maker_cannot_know(
    server: Server, table: Table, people: list[Person], rng: Random
) -> None:
    match = server.match(table.id)
    for number in range(3):
        seat = Seat(number)
        dealt: set[str] = set()
        for _ in range(12):
            copy = server.match(fork(people[number], table).id)
            assert copy.state.treasuries[seat] == match.state.treasuries[seat]
            dealt.add(repr((copy.state.chest_pool, copy.state.treasuries)))
        unseen = match.state.chest_pool.number + sum(
            coins.number for other, coins in match.state.from_chests.items() if other != seat
        )
        if unseen > 3:
            assert len(dealt) > 1


def test_who_looks_on_picks_a_seat_and_gets_another_deal(
    server: Server, table: Table, people: list[Person]
) -> None:
    watcher = server.guest("Watcher")
    assert watcher.refused("POST", f"{table.path}/fork", {}) == (422, "which-seat")
    assert watcher.refused("POST", f"{table.path}/fork", {"seat": 5}) == (404, "no-seat")
    copy = fork(watcher, table, seat=2)
    assert copy.card(watcher)["mine"] == 2
    mine = people[0]
    refusal = mine.refused("POST", f"{table.path}/fork", {"seat": 1})
    assert refusal == (403, "not-your-seat")
    refusal = mine.refused("POST", f"{table.path}/fork", {"bot": "nobody"})
    assert refusal == (422, "no-bot")


def test_of_a_finished_game_any_seat_can_be_played_as_it_was(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 3})
    table.play(people, rng)
    outline = people[0].get(f"{table.path}/outline")
    assert people[0].refused("POST", f"{table.path}/fork", {}) == (409, "over")
    watcher = server.guest()
    moment = outline["plies"][-4]
    copy = fork(watcher, table, moment=moment, seat=1)
    asked = {"from": moment, "count": 1, "seat": 1}
    (then,) = watcher.get(f"{table.path}/moments", **asked)["moments"]
    _, scenes = timeline(watcher, copy)
    assert then["table"] in scenes


def test_practice_concerns_nobody_else(server: Server, table: Table, people: list[Person]) -> None:
    heard = [each.notices() for each in people]
    copy = fork(people[0], table)
    assert [each.notices() for each in people[1:]] == heard[1:]
    assert people[1].refused("GET", copy.path) == (404, "no-table")
    assert copy.id not in people[1].tables("mine")
    assert copy.id in people[0].tables("mine")
    mine = people[0].get("/api/tables", list="mine")["tables"]
    (listed,) = [card for card in mine if card["id"] == copy.id]
    assert listed["origin"]["table"] == table.id


def test_a_fork_outlives_a_kill(spawn: Callable[..., Spawned], rng: Random) -> None:
    spawned = spawn("--port", "0")
    with spawned.client() as http:
        token = http.post("/api/guests", json={"name": "Ada"}).json()["token"]
        heads = {"Authorization": f"Bearer {token}"}
        plan = {"game": GAME, "seats": ["me", "random", "random"]}
        made, copied = _forked(http, plan, heads, rng)
        path = f"/api/tables/{copied.json()['id']}"
        _play_a_little(http, path, heads, rng, 6)
        before = http.get(f"{path}/record", headers=heads).json()["answers"]
    spawned.end(signal.SIGKILL)
    spawned = spawn("--port", "0")
    with spawned.client() as http:
        after = http.get(f"{path}/view", headers=heads).json()["view"]
        assert after["origin"]["table"] == made["id"]
        record = http.get(f"{path}/record", headers=heads).json()["answers"]
        assert record[: len(before)] == before
        _play_a_little(http, path, heads, rng, 4)
        assert http.get(f"{path}/outline", headers=heads).json()["plies"]


def _forked(
    http: httpx.Client, plan: Json, heads: dict[str, str], rng: Random
) -> tuple[Json, httpx.Response]:
    """A table and a copy of it; a game at random may be over before it can be copied."""
    while True:
        made = http.post("/api/tables", json=plan, headers=heads).json()
        path = f"/api/tables/{made['id']}"
        _play_a_little(http, path, heads, rng, 4)
        copied = http.post(f"{path}/fork", json={"bot": "random"}, headers=heads)
        if copied.status_code == 201:
            return made, copied
        assert copied.json()["error"]["code"] == "over"


def _play_a_little(
    http: httpx.Client, path: str, heads: dict[str, str], rng: Random, answers: int
) -> None:
    """Answer so many questions, whatever they are."""

    def asked() -> Json:
        view: Json = http.get(f"{path}/view", headers=heads).json()["view"]
        return view if view["outcome"] is not None or view["you"] in view["waiting"] else {}

    while answers:
        view = eventually(asked, "a question, or the end")
        if view["outcome"] is not None:
            return
        question = view["question"]
        value = sample(question["choices"], rng)
        deed = {"kind": "answer", "ply": question["ply"], "epoch": view["epoch"], "value": value}
        said = http.post(f"{path}/deeds", json=deed, headers=heads)
        answers -= said.is_success


def test_a_fork_is_found_again_after_a_restart(open_server: Open, rng: Random) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people)
    table.play(people, rng, until=lambda view: view["ply"] > 30)
    copy = fork(people[0], table)
    digest = server.match(copy.id).log.copy()
    before = copy.view(people[0])
    server.restart()
    after = copy.view(people[0])
    match = server.match(copy.id)
    assert match.log[: len(digest)] == digest
    if len(match.log) == len(digest):
        assert scene(after) == scene(before)
    stored = server.services.store.read_now(lambda c: load(c, copy.id))
    assert stored is not None
    assert records.read(match.game, record_of(stored)).ply == len(stored.answers)


# -- rematches ------------------------------------------------------------------------------------


def over(server: Server, people: list[Person], rng: Random, *bots: str) -> Table:
    table = server.table(*people, *bots, options={"rounds": 1}, title="Again")
    table.play(people, rng)
    return table


def test_a_rematch_is_one_table_for_all(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = over(server, people, rng, "random")
    server.call(lambda: server.services.registry.rooms[table.id].viewers.forget_polls())
    first = people[0].post(f"{table.path}/rematch")
    assert first["id"] != table.id
    assert first["title"] == "Again"
    assert first["options"] == table.card(people[0])["options"]
    assert [each["kind"] for each in first["seats"]] == ["person", "free", "bot"]
    assert first["stage"] == "open"
    assert (table.id, "rematch") in people[1].notices()
    assert table.view(people[1])["rematch"] == first["id"]
    assert table.card(people[1])["rematch"] == first["id"]
    again = people[0].post(f"{table.path}/rematch")
    assert again["id"] == first["id"]
    second = people[1].post(f"{table.path}/rematch")
    assert second["id"] == first["id"]
    assert second["mine"] == 1
    assert second["stage"] == "playing"


def test_a_rematch_against_bots_begins_at_once(server: Server, rng: Random) -> None:
    person = server.guest()
    table = over(server, [person], rng, "random", "random")
    assert person.post(f"{table.path}/rematch")["stage"] == "playing"


def test_two_who_ask_at_once_get_one_table(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = over(server, people, rng)
    room = server.room(table.id)

    async def both() -> list[int]:
        import asyncio

        from oyez.server.tables.practice import rematch

        known = [await server.services.people.find(p.id, 0) for p in people]
        asking = [rematch(server.services, room, each) for each in known if each is not None]
        return [each.id for each in await asyncio.gather(*asking)]

    one, two = server.run(both)
    assert one == two
    assert eventually(lambda: Table(server, one, "").card(people[0])["stage"] == "playing")


def test_a_rematch_given_up_can_be_asked_for_again(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = over(server, people, rng)
    first = people[0].post(f"{table.path}/rematch")
    people[0].delete(f"/api/tables/{first['id']}")
    assert table.view(people[0])["rematch"] is None
    assert people[1].post(f"{table.path}/rematch")["id"] > first["id"]


def test_only_who_played_asks_for_a_rematch_and_only_when_all_is_over(
    server: Server, rng: Random
) -> None:
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 1})
    assert people[0].refused("POST", f"{table.path}/rematch") == (409, "not-finished")
    table.play(people, rng)
    assert server.guest().refused("POST", f"{table.path}/rematch") == (403, "not-seated")


def test_a_fork_looks_to_its_maker_like_the_game_itself(
    server: Server, table: Table, people: list[Person]
) -> None:
    match: Match[Any] = server.match(table.id)
    for number, person in enumerate(people):
        copied = server.match(fork(person, table).id)
        base = records.match_from_position(match.game, 3, match.options, copied.start, listen=True)
        ply = match.bases[-1][0]
        for entry in match.log[ply:]:
            if entry.kind == "answer":
                base.answer(entry.seat, entry.value)
        one, two = (view(each, Seat(number)) for each in (match, base))
        assert (one["table"], one["state"]) == (two["table"], two["state"])
