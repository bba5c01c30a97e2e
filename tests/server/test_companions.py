"""Pass and play: several people at one device, and who may act for whom."""

from __future__ import annotations

from random import Random

import httpx
import pytest

from oyez.server.wire.api import COMPANION
from tests.server.clients import Json, Person, Server, Table, sample
from tests.server.conftest import Open


class Beside(Person):
    """Somebody who plays at another's device."""

    def __init__(self, keeper: Person, companion: int) -> None:
        super().__init__(keeper.server, {"id": companion, "name": "", "token": keeper.token})

    @property
    def heads(self) -> dict[str, str]:
        """The keeper's token, and for whom it is used."""
        return super().heads | {COMPANION: str(self.id)}


def beside(table: Table, keeper: Person) -> list[Person]:
    """Who plays at a person's device, seat by seat."""
    return [Beside(keeper, each["id"]) for each in table.card(keeper)["companions"]]


@pytest.fixture
def anne(server: Server) -> Person:
    return server.guest("Anne")


@pytest.fixture
def table(server: Server, anne: Person) -> Table:
    return server.table(anne, "here:Bert", "here:Clovis", options={"rounds": 1})


def asked(table: Table, people: list[Person]) -> list[Person]:
    """Who of some people is asked now, by seat."""
    waiting = table.view(people[0])["waiting"]
    return [each for seat, each in enumerate(people) if seat in waiting]


def test_each_at_the_device_has_a_seat_and_a_name(table: Table, anne: Person) -> None:
    card = table.card(anne)
    assert [seat["name"] for seat in card["seats"]] == ["Anne", "Bert", "Clovis"]
    assert [seat["kind"] for seat in card["seats"]] == ["person"] * 3
    assert [each["seat"] for each in card["companions"]] == [1, 2]
    assert card["stage"] == "playing"


def test_each_sees_what_their_own_seat_may_see(table: Table, anne: Person) -> None:
    bert, clovis = beside(table, anne)
    assert [table.view(each)["you"] for each in (anne, bert, clovis)] == [0, 1, 2]
    seen = [table.view(each)["table"] for each in (anne, bert, clovis)]
    assert seen[0] != seen[1] != seen[2] != seen[0]


def test_a_whole_game_is_played_at_one_device(table: Table, anne: Person) -> None:
    assert table.play([anne, *beside(table, anne)], Random(5))["outcome"] is not None


def test_a_socket_may_be_that_of_a_companion(table: Table, anne: Person) -> None:
    people = [anne, *beside(table, anne)]
    table.play(people, Random(1), lambda view: bool({1, 2} & {*view["waiting"]}))
    seat = min({1, 2} & {*table.view(anne)["waiting"]})
    with table.screen(anne, **{"as": str(people[seat].id)}) as screen:
        assert screen.view["you"] == seat
        assert screen.answer("a", Random(1))["accepted"] == ["a"]


def refused(person: Person, table: Table, companion: int) -> tuple[int, str]:
    return Beside(person, companion).refused("GET", f"{table.path}/view")


def test_nobody_else_acts_for_a_companion(server: Server, table: Table, anne: Person) -> None:
    bert = beside(table, anne)[0]
    stranger = server.guest()
    assert refused(stranger, table, bert.id) == (403, "not-companion")
    assert refused(anne, table, stranger.id) == (403, "not-companion")
    assert refused(stranger, table, anne.id) == (403, "not-companion")
    assert refused(server.nobody(), table, bert.id) == (401, "sign-in-needed")
    deed = table.deed(bert, table.view(bert), None)
    assert table.refused(Beside(stranger, bert.id), deed) == (403, "not-companion")


def test_a_companion_acts_for_nobody_but_themselves(table: Table, anne: Person) -> None:
    people = [anne, *beside(table, anne)]
    first = asked(table, people)[0]
    view = table.view(first)
    value = sample(view["question"]["choices"], Random(1))
    deed = table.deed(first, view, value, ply=view["question"]["ply"])
    others = [each for each in people if each not in asked(table, people)]
    assert others
    for each in others:
        assert table.refused(each, deed) == (409, "not-your-question")
    table.do(first, deed)


def test_a_socket_for_somebody_elses_companion_is_refused(
    server: Server, table: Table, anne: Person
) -> None:
    bert = beside(table, anne)[0]
    stranger = server.guest()
    url = f"{table.path}/socket"
    heads = stranger.heads | {"Connection": "Upgrade", "Upgrade": "websocket"}
    key = {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"}
    answer: httpx.Response = server.http.get(url, params={"as": bert.id}, headers=heads | key)
    assert answer.status_code == 403


def test_acting_for_somebody_counts_only_at_tables(table: Table, anne: Person) -> None:
    bert = beside(table, anne)[0]
    assert bert.get("/api/me")["person"]["name"] == "Anne"


@pytest.mark.parametrize("said", ["Bert", "0", "-1", "1.5", "[1]", "9" * 40])
def test_nonsense_names_nobody(table: Table, anne: Person, said: str) -> None:
    heads = anne.heads | {COMPANION: said}
    answer = anne.server.http.get(f"{table.path}/view", headers=heads)
    assert answer.status_code == 422


def test_two_at_one_device_need_two_names(anne: Person) -> None:
    wanted: Json = {"game": "barbarian_kingdoms", "seats": ["me", "here:Bert", "here: Bert "]}
    assert anne.refused("POST", "/api/tables", wanted) == (422, "same-name")
    nameless = wanted | {"seats": ["me", "here: "]}
    assert anne.refused("POST", "/api/tables", nameless) == (422, "bad-name")


def test_who_has_played_at_a_device_is_known_there_again(server: Server, anne: Person) -> None:
    ids = [beside(server.table(anne, "here:Bert"), anne)[0].id for _ in range(2)]
    assert ids[0] == ids[1]
    other = server.guest()
    assert beside(server.table(other, "here:Bert"), other)[0].id != ids[0]


def test_mixed_with_bots_and_people_elsewhere(server: Server, anne: Person) -> None:
    guest = server.guest("Dido")
    table = server.table(anne, "here:Bert", guest, "random", options={"rounds": 1})
    bert = beside(table, anne)[0]
    assert table.card(guest)["companions"] == []
    assert table.play([anne, bert, guest], Random(2))["outcome"] is not None


def test_the_lobby_knows_that_it_is_my_turn_when_a_companion_is_asked(
    table: Table, anne: Person
) -> None:
    people = [anne, *beside(table, anne)]
    table.play(people, Random(1), lambda view: 0 not in view["waiting"])
    assert table.card(anne)["my_turn"]
    assert anne.tables("mine") == [table.id]


def test_who_leaves_takes_all_at_the_device_along(table: Table, anne: Person) -> None:
    anne.delete(f"{table.path}/seat")
    assert all(seat["steward"] for seat in table.card(anne)["seats"])
    anne.post(f"{table.path}/return")
    assert not any(seat["steward"] for seat in table.card(anne)["seats"])


def test_nobody_is_told_of_turns_at_a_device_that_is_open(table: Table, anne: Person) -> None:
    people = [anne, *beside(table, anne)]
    with table.screen(anne) as screen:
        for _ in range(4):
            table.answer(asked(table, people)[0], Random(1))
        screen.sync()
        assert [seat["here"] for seat in screen.view["seats"]] == [True] * 3
    assert anne.notices() == []


def test_a_keeper_reads_no_talk_of_spectators(server: Server) -> None:
    keeper, watcher = server.guests(2)
    table = server.table(keeper, "here:Bert", "random")
    keeper.delete(f"{table.path}/seat")
    watcher.post(f"{table.path}/talk", {"text": "Poor Bert."})
    for each in (keeper, *beside(table, keeper)):
        assert each.get(f"{table.path}/talk")["lines"] == []


def test_companions_talk_under_their_own_names(table: Table, anne: Person) -> None:
    bert, clovis = beside(table, anne)
    bert.post(f"{table.path}/talk", {"text": "psst", "to": [2]})
    (line,) = clovis.get(f"{table.path}/talk")["lines"]
    assert (line["name"], line["seat"], line["text"]) == ("Bert", 1, "psst")
    assert anne.get(f"{table.path}/talk")["lines"] == []


def test_a_guest_who_signs_in_keeps_those_at_the_device(server: Server) -> None:
    sent = {"name": "Keeper", "password": "x" * 9}
    owner = Person(server, server.http.post("/api/accounts", json=sent).json())
    guest = server.guest()
    table = server.table(guest, "here:Bert", "random")
    companion = beside(table, guest)[0].id
    signed = guest.post("/api/sessions", sent)
    account = Person(server, signed)
    assert account.id == owner.id
    assert [each["id"] for each in table.card(account)["companions"]] == [companion]
    assert table.view(Beside(account, companion))["you"] == 1


def test_a_rematch_seats_the_same_people(table: Table, anne: Person) -> None:
    people = [anne, *beside(table, anne)]
    table.play(people, Random(4))
    again = people[1].post(f"{table.path}/rematch")
    names = [seat["name"] for seat in again["seats"]]
    assert names == ["Anne", "Bert", "Clovis"]
    found = anne.get(f"/api/tables/{again['id']}")
    assert [each["id"] for each in found["companions"]] == [each.id for each in people[1:]]


def test_a_companion_practises_at_the_keepers_table(table: Table, anne: Person) -> None:
    bert = beside(table, anne)[0]
    made = bert.post(f"{table.path}/fork", {"bot": "random"})
    assert anne.get(f"/api/tables/{made['id']}")["mine"] == 1


def test_seats_at_a_device_survive_a_restart(open_server: Open) -> None:
    server = open_server()
    keeper = server.guest("Anne")
    table = server.table(keeper, "here:Bert", "random")
    before = beside(table, keeper)[0]
    server.restart()
    after = beside(table, keeper)[0]
    assert after.id == before.id
    assert table.view(after)["you"] == 1
