"""What the server really sends has the shapes from which the client's types are made."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import json

from oyez.scene.views import View
from oyez.server.tables.talk import TalkHeard
from oyez.server.wire import messages
from oyez.server.wire.view_types import LogPart, TableView
from oyez.state.conversion import prepared
from tests.server.clients import Json, Server


def through(sent: Json, kind: type[Any]) -> Any:
    """What was sent, after a struct has held it: what does not fit is lost or refused."""
    return json.decode(json.encode(json.decode(json.encode(sent), type=prepared(kind))))


def held(view: Json) -> Json:
    """A view, after what is around the match and what the kernel makes of it have held it."""
    around: Json = through(view, TableView)
    of_match: Json = through(view, View) if "ply" in view else {}
    return around | of_match


PACES: list[Json] = [{"type": "none"}, {"type": "live", "per_decision": 60.0, "bank": 600.0}]


@pytest.mark.parametrize("pace", PACES)
def test_an_open_table(server: Server, pace: Json) -> None:
    host = server.guest()
    table = server.table(host, "open", pace=pace)
    view = table.view(host)
    assert held(view) == view


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("game", ["warrior_knights", "barbarian_kingdoms", "the_anarchy"])
def test_a_game_from_a_seat_and_from_beside_it(
    server: Server, game: str, pace: Json, rng: Random
) -> None:
    people = server.guests(3)
    table = server.table(*people, game=game, pace=pace)
    table.play(people, rng, until=lambda view: view["ply"] > 12)
    for person in (*people, server.nobody()):
        seen = table.seen(person, lang="fr")
        assert held(seen["view"]) == seen["view"]
        assert through(seen["log"], LogPart) == seen["log"]


def test_a_game_that_is_over(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 1})
    table.play(people, rng)
    view = table.view(people[0])
    assert "state" in view
    assert held(view) == view


def test_a_guided_game(server: Server) -> None:
    person = server.guest()
    lesson = person.get("/api/lessons")["lessons"][0]
    table = person.post(f"/api/lessons/{lesson['game']}/{lesson['id']}")
    view = person.get(f"/api/tables/{table['id']}/view")["view"]
    assert view["coach"]["step"] == 1
    assert held(view) == view


MESSAGES: dict[str, type[Any]] = {
    "view": messages.FullView,
    "update": messages.Update,
    "accepted": messages.Confirmation,
    "refused": messages.Refusal,
    "pong": messages.Pong,
    "talk": TalkHeard,
}


def test_what_a_socket_says(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 1})
    with table.screen(people[0], lang="en") as mine, table.screen(people[1]) as other:
        for screen in (mine, other):
            screen.send({"type": "ping"})
            screen.until(lambda message: message["type"] == "pong")
        mine.send({"type": "talk", "text": "Hail!", "key": "hail"})
        mine.until(lambda message: message["type"] == "talk")
        mine.send({"type": "deed", "kind": "answer", "ply": 99, "key": "late", "value": 0})
        mine.until(lambda message: message["type"] == "refused")
        table.answer(people[0], rng)
        mine.until(lambda message: message["type"] == "update")
        heard = [*mine.messages, *other.messages]
    assert {each["type"] for each in heard} >= {"view", "update", "refused", "pong", "talk"}
    for message in heard:
        assert through(message, MESSAGES[message["type"]]) == message
