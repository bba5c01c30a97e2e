"""The toy games on the server: played by people and bots like any other game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.installing import install_toys
from tests.server.clients import Json, Person, Server, Table, eventually, sample
from tests.server.conftest import Open

GAMES = pytest.mark.parametrize("game", ["market", "duel"])


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch, open_server: Open) -> Server:
    """A server that finds the toy games installed, and so do the processes of its bots."""
    install_toys(monkeypatch)
    return open_server()


@GAMES
def test_people_play_a_toy_to_its_end(toys: Server, game: str, rng: Random) -> None:
    people = toys.guests(3)
    view = toys.table(*people, game=game).play(people, rng)
    assert view["stage"] == "finished"
    assert len(view["outcome"]["places"]) == 3


def keep_answering(table: Table, person: Person, rng: Random) -> Json:
    """Play to the end; where bots were faster, what one saw may be gone, and one looks again."""

    def turn() -> Json | None:
        view = table.view(person)
        if view["outcome"] is not None or view["question"] is not None:
            return view
        return None

    while (view := eventually(turn, "it is one's turn"))["outcome"] is None:
        value = sample(view["question"]["choices"], rng)
        deed = table.deed(person, view, value, ply=view["question"]["ply"])
        done = person.ask("POST", f"{table.path}/deeds", deed)
        assert done.is_success or done.json()["error"]["code"] in ("not-among-choices", "stale-ply")
    return view


@GAMES
def test_a_toy_is_played_against_bots(toys: Server, game: str, rng: Random) -> None:
    me = toys.guest()
    table = toys.table(me, "random", "squire", game=game)
    assert keep_answering(table, me, rng)["stage"] == "finished"
    match = toys.match(table.id)
    ordered = {entry.seat for entry in match.log if entry.kind == "order"}
    assert ordered == ({1, 2} if game == "duel" else set())


@GAMES
@pytest.mark.parametrize("path", ["rules", "rules?lang=fr", "texts", "texts?lang=fr"])
def test_the_texts_of_a_toy_are_handed_out(toys: Server, game: str, path: str) -> None:
    assert toys.guest().get(f"/api/games/{game}/{path}")


# -- letters --------------------------------------------------------------------------------------


def market(toys: Server) -> tuple[Table, list[Person]]:
    people = toys.guests(3)
    return toys.table(*people, game="market"), people


def write(table: Table, person: Person, to: int) -> Json:
    view = table.view(person)
    deed = table.deed(person, view, ["letter", [to, "sour-wine"]], kind="act")
    return table.do(person, deed)


def test_a_letter_reaches_one_and_shows_to_nobody_else(toys: Server) -> None:
    table, (one, two, three) = market(toys)
    outsider = toys.guest()
    others: list[Callable[[], Any]] = [
        lambda: table.seen(three),
        lambda: table.seen(outsider),
        lambda: table.card(three),
        lambda: three.get("/api/tables", list="mine"),
        lambda: three.get(f"{table.path}/record"),
    ]
    before = [look() for look in others]
    write(table, one, 1)
    assert [look() for look in others] == before
    assert "LetterCame" in str(table.seen(two))


def test_a_letter_does_not_make_the_answers_of_others_stale(toys: Server, rng: Random) -> None:
    table, (one, _, three) = market(toys)
    view = table.view(three)
    write(table, one, 1)
    value = rng.choice(view["question"]["choices"]["values"])
    table.do(three, table.deed(three, view, value, ply=view["question"]["ply"]))
    assert table.view(three)["ply"] == view["ply"] + 1


def test_nothing_is_sent_to_a_third_screen_when_a_letter_comes(toys: Server) -> None:
    table, (one, two, three) = market(toys)
    with table.screen(three) as third, table.screen(two) as second:
        third.sync()
        heard = len(third.messages)
        write(table, one, 1)
        second.until(lambda message: "LetterCame" in str(message))
        third.sync()
        assert [message["type"] for message in third.messages[heard:]] == ["pong"]


# -- standing orders ------------------------------------------------------------------------------


def order(table: Table, person: Person, value: Any) -> Json:
    return table.do(person, table.deed(person, table.view(person), value, kind="order"))


def test_an_order_is_kept_and_shows_to_nobody_else(toys: Server) -> None:
    people = toys.guests(3)
    table = toys.table(*people, game="duel")
    others: list[Callable[[], Any]] = [
        lambda: table.seen(people[1]),
        lambda: table.seen(toys.nobody()),
    ]
    before = [look() for look in others]
    assert "drop" not in table.view(people[0])["orders"]["options"]
    order(table, people[0], ["ask", "parry"])
    assert table.view(people[0])["orders"]["options"]["drop"]["values"] == ["parry"]
    assert [look() for look in others] == before


def test_orders_are_offered_in_words(toys: Server) -> None:
    people = toys.guests(3)
    table = toys.table(*people, game="duel")
    words = table.seen(people[0], lang="en")["view"]["words"]["orders"]
    assert words["always"]["riposte"] == ["Do nothing", "Play Riposte"]


def test_what_cannot_be_ordered_is_refused(toys: Server) -> None:
    people = toys.guests(3)
    table = toys.table(*people, game="duel")
    deed = table.deed(people[0], table.view(people[0]), ["ask", "supper"], kind="order")
    assert table.refused(people[0], deed) == (422, "not-among-choices")


def test_a_game_without_orders_speaks_of_none(toys: Server) -> None:
    people = toys.guests(3)
    assert "orders" not in toys.table(*people, game="market").view(people[0])
