"""Clocks: a warning, then the steward, until the player takes the seat back."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest

from oyez.kernel import Seat
from oyez.server.tables import bot_runner, registry, room
from tests.server.clients import Json, Person, Server, Table, eventually
from tests.server.conftest import Open

LIVE = {"type": "live", "per_decision": 600, "bank": 200}
DAYS = {"type": "correspondence", "days": 3, "weekends_off": False}


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of day stands still, unless it is moved; a slow machine spends nobody's time."""
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)


class Ahead:
    """The time of day as the hall sees it, some seconds ahead."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def time(self) -> float:
        return time.time() + self.seconds

    def monotonic(self) -> float:
        return time.monotonic()


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> Ahead:
    clock = Ahead()
    monkeypatch.setattr(registry, "time", clock)
    monkeypatch.setattr(bot_runner, "_UNATTENDED", 0.0)
    return clock


def later(seconds: float) -> Callable[[], float]:
    """The time of day, that much later than it is now."""
    now = time.time
    return lambda: now() + seconds


def see_to(server: Server, table: Table, seconds: float) -> None:
    """Let the server look at the clocks of a table, so many seconds from now."""

    async def look() -> None:
        room = await server.services.registry.settled(table.id)
        await server.services.seating.enforce_clocks(room, time.time() + seconds)

    server.run(look)


def stewards(table: Table, person: Person) -> list[bool]:
    """For which seats a steward plays."""
    return [seat["steward"] for seat in table.card(person)["seats"]]


def asked(table: Table, people: list[Person]) -> int:
    """The seat that is asked."""
    return int(table.view(people[0])["waiting"][0])


@pytest.fixture
def people(server: Server) -> list[Person]:
    return server.guests(2)


def test_a_table_without_clocks_shows_none(server: Server, people: list[Person]) -> None:
    assert "clocks" not in server.table(*people).view(people[0])


def test_everybody_sees_how_long_somebody_may_think(server: Server, people: list[Person]) -> None:
    began = time.time()
    table = server.table(*people, pace=LIVE)
    view = table.view(server.nobody())
    running = str(view["waiting"][0])
    assert set(view["clocks"]) == {"0", "1"}
    assert began + 799 < view["clocks"][running]["deadline"] < time.time() + 801
    assert view["clocks"][running]["bank"] == 200
    assert view["pace"] == LIVE


def test_an_answer_stops_the_clock(server: Server, people: list[Person], rng: Random) -> None:
    table = server.table(*people, pace=LIVE)
    table.play(people, rng, until=lambda view: len(view["waiting"]) == 1 and view["ply"] > 6)
    view = table.view(people[0])
    for seat in (0, 1):
        runs = view["clocks"][str(seat)]["deadline"] is not None
        assert runs == (seat in view["waiting"])


def test_who_takes_too_long_is_warned_once_and_then_the_steward_plays(
    server: Server, people: list[Person], rng: Random
) -> None:
    table = server.table(*people, pace=LIVE)
    seat = asked(table, people)
    absent, other = people[seat], people[1 - seat]
    server.call(lambda: server.services.registry.rooms[table.id].viewers.forget_polls())
    see_to(server, table, 700)
    assert stewards(table, other) == [False, False]
    assert (table.id, "warning") not in absent.notices()
    for _ in range(2):
        see_to(server, table, 786)
    assert absent.notices().count((table.id, "warning")) == 1
    assert stewards(table, other) == [False, False]
    ply = table.view(other)["ply"]
    see_to(server, table, 801)
    assert stewards(table, other)[seat] is True
    assert (table.id, "steward") in absent.notices()
    eventually(lambda: table.view(other)["ply"] > ply, "the steward's answer")


def test_the_hall_sees_to_the_clocks_by_itself(
    open_server: Open, ahead: Ahead, rng: Random
) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people, pace=DAYS, options={"rounds": 1})
    seat = asked(table, people)
    ahead.seconds = 4 * 24 * 3600.0
    eventually(lambda: stewards(table, people[0])[seat], "the steward")


def test_a_table_goes_on_when_everybody_has_gone(
    open_server: Open, ahead: Ahead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "STEWARD", "random")  # who need not think for long
    server = open_server()
    people = server.guests(2)
    table = server.table(*people, pace=LIVE, options={"rounds": 1})
    ahead.seconds = 3600.0

    def over() -> bool:
        return bool(server.nobody().get(table.path)["stage"] == "finished")

    eventually(over, "the end")


def test_who_returns_takes_the_seat_back(server: Server, people: list[Person], rng: Random) -> None:
    table = server.table(*people, pace=LIVE)
    seat = asked(table, people)
    absent, other = people[seat], people[1 - seat]
    see_to(server, table, 801)
    assert stewards(table, other)[seat] is True
    absent.post(f"{table.path}/return")
    assert stewards(table, other) == [False, False]
    table.play(people, rng, until=lambda view: view["waiting"] == [seat])
    ply = table.view(absent)["ply"]
    table.answer(absent, rng)
    assert table.view(absent)["ply"] > ply


def test_who_leaves_a_game_is_replaced_by_the_steward(
    server: Server, people: list[Person], rng: Random
) -> None:
    table = server.table(*people)
    seat = asked(table, people)
    absent, other = people[seat], people[1 - seat]
    with table.screen(other) as screen:
        absent.delete(f"{table.path}/seat")
        screen.until_view(lambda view: view["seats"][seat]["steward"])
        screen.until_view(lambda view: other_to_move(view, 1 - seat))
    assert table.card(absent)["mine"] == seat
    assert (table.id, "your-turn") not in absent.notices()


def other_to_move(view: Json, seat: int) -> bool:
    """Whether only that seat is waited for."""
    return bool(view["waiting"] == [seat])


def test_only_who_sits_there_can_return(server: Server, people: list[Person]) -> None:
    table = server.table(*people)
    assert server.guest().refused("POST", f"{table.path}/return") == (403, "not-seated")
    people[0].post(f"{table.path}/return")
    assert stewards(table, people[0]) == [False, False]


def test_the_steward_still_plays_after_a_restart(open_server: Open, rng: Random) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people)
    seat = asked(table, people)
    people[seat].delete(f"{table.path}/seat")
    server.restart()
    assert stewards(table, people[0])[seat] is True
    other = people[1 - seat]
    eventually(lambda: other_to_move(table.view(other), 1 - seat), "the steward's answers")


def test_what_the_server_was_down_for_is_not_held_against_anybody(
    open_server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people, pace=LIVE)
    seat = asked(table, people)
    before = table.view(people[0])["clocks"][str(seat)]["deadline"]
    for _ in range(2):
        server.stop()
        monkeypatch.setattr(time, "time", later(1000))
        server.start()
    after = table.view(people[0])["clocks"][str(seat)]["deadline"]
    assert 2000 <= after - before < 2100


def test_the_bank_is_spent_after_the_time_for_a_decision(
    server: Server, people: list[Person], rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.table(*people, pace=LIVE)
    seat = asked(table, people)
    sat = server.room(table.id)
    with monkeypatch.context() as patch:
        patch.setattr(time, "time", later(700))
        table.answer(people[seat], rng)
    bank = server.call(lambda: sat.clocks[Seat(seat)].bank)
    assert 50 < bank <= 100
