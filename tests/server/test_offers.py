"""Notices of offers: who is made one while away hears of it once."""

from __future__ import annotations

import json
from functools import partial
from random import Random

import pytest

from bench.waiting import LIMIT
from oyez.kernel import Seat
from oyez.server.notices import notifier
from oyez.server.tables import viewers
from tests.server.clients import Person, Server, Table, eventually
from tests.server.test_notices import attention, look_at, receiver

OFFER = "offer"


@pytest.fixture(autouse=True)
def inattentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks over HTTP is taken to have gone away at once."""
    monkeypatch.setattr(viewers, "POLL_GRACE_SECONDS", 0.0)
    monkeypatch.setattr(notifier, "POLL_GRACE_SECONDS", 0.0)


@pytest.fixture
def people(server: Server) -> list[Person]:
    return server.guests(3)


@pytest.fixture
def table(server: Server, people: list[Person]) -> Table:
    made = server.table(*people, game="warrior_knights")
    for each in people:
        look_at(made, each)
    return made


def offers(table: Table, person: Person) -> int:
    """How many notices of offers somebody has not seen."""
    return person.notices().count((table.id, OFFER))


def act(table: Table, person: Person, value: object) -> None:
    """Do something out of turn."""
    table.do(person, table.deed(person, table.view(person), value, kind="act"))


def offer(table: Table, maker: Person, to: int) -> None:
    """Promise peace for peace."""
    act(table, maker, ["offer", [to, [["words", "peace"]], [["words", "peace"]]]])


def look(table: Table, person: Person) -> None:
    """Look, and wait until that has been noted."""
    table.view(person)
    eventually(lambda: offers(table, person) == 0)


def test_who_is_made_an_offer_is_told_and_nobody_else(table: Table, people: list[Person]) -> None:
    offer(table, people[1], 0)
    assert [offers(table, each) for each in people] == [1, 0, 0]


def test_an_offer_that_was_seen_is_no_news_while_it_stands(
    table: Table, people: list[Person], rng: Random
) -> None:
    offer(table, people[1], 0)
    look(table, people[0])
    act(table, people[1], ["give", [2, 1]])
    table.play(people[1:], rng, until=lambda view: view["waiting"] == [0])
    assert table.view(people[1])["table"]["proposals"]
    assert offers(table, people[0]) == 0


def test_each_offer_is_news(table: Table, people: list[Person]) -> None:
    for maker in people[1:]:
        offer(table, maker, 0)
        assert offers(table, people[0]) == 1
        look(table, people[0])


def test_a_counter_offer_is_told_to_who_made_the_first(table: Table, people: list[Person]) -> None:
    offer(table, people[1], 0)
    standing = table.view(people[0])["table"]["proposals"][0]
    act(table, people[0], ["counter", [standing["number"], [], [["words", "passage"]]]])
    assert offers(table, people[1]) == 1


def test_who_looks_on_is_not_told_of_an_offer(table: Table, people: list[Person]) -> None:
    with table.screen(people[0]) as screen:
        screen.sync()
        offer(table, people[1], 0)
        screen.until_view(lambda view: view["table"].get("proposals"))
        assert offers(table, people[0]) == 0


def test_an_offer_comes_by_webhook_in_the_language_of_the_person(
    server: Server, table: Table, people: list[Person]
) -> None:
    people[0].patch("/api/me", {"lang": "fr"})
    with receiver() as hook:
        people[0].put("/api/me/webhook", {"url": hook.url})
        offer(table, people[1], 0)
        eventually(lambda: hook.received, "the call")
        said = json.loads(hook.received[0][1])
        assert said["notice"]["kind"] == OFFER
        assert "marché" in said["content"]


def test_an_offer_taken_back_before_somebody_went_away_is_not_told(
    server: Server, table: Table, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    attention(monkeypatch, LIMIT)
    table.view(people[0])
    offer(table, people[1], 0)
    number = table.view(people[1])["table"]["proposals"][0]["number"]
    act(table, people[1], ["answer-offer", {"type": "retract", "number": number}])
    attention(monkeypatch, 0.0)
    herald_, key = server.services.notifier, (people[0].id, table.id)
    assert server.call(lambda: OFFER in herald_._late[key])
    server.run(partial(herald_._send_late_notice, key, Seat(0), OFFER))
    assert offers(table, people[0]) == 0
