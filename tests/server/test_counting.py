"""What a seat must not notice is counted in no number that it is sent."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from oyez.kernel import Match, Seat, visibility
from oyez.server.tables import practice
from tests.server.clients import Json, Person, Server, Table

MISSED = [12, 13, 21]
BLIND = 1


def blind(match: Match[Any], seat: Seat | None) -> list[int]:
    """One seat must not notice three entries of the record; the others do."""
    return MISSED if seat == BLIND and not match.over else []


def seen(ply: int) -> int:
    return ply - bisect_left(MISSED, ply)


@pytest.fixture
def people(server: Server) -> list[Person]:
    return server.guests(3)


@pytest.fixture
def table(server: Server, people: list[Person], rng: Random) -> Table:
    table = server.table(*people, options={"rounds": 40})
    table.play(people, rng, until=lambda view: view["ply"] > 60)
    return table


@pytest.fixture
def person(people: list[Person]) -> Person:
    return people[BLIND]


@pytest.fixture
def hide(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From then on the seat must not notice."""
    return lambda: monkeypatch.setattr(visibility, "unnoticed", blind)


Both = Callable[..., tuple[Any, Any]]


@pytest.fixture
def both(table: Table, person: Person, hide: Callable[[], None]) -> Both:
    """What the person is sent who may notice everything, and if not."""

    def ask(part: str, **query: Any) -> tuple[Any, Any]:
        everything = person.get(f"{table.path}/{part}", **query)
        hide()
        return everything, person.get(f"{table.path}/{part}", **query)

    return ask


def test_lines_of_the_log(both: Both) -> None:
    one, two = both("log")
    public = [seen(line["ply"]) for line in one["events"]]
    assert [line["ply"] for line in two["events"]] == public
    assert public[-1] < one["events"][-1]["ply"]


def test_moments_that_cannot_be_told_apart_are_one(both: Both) -> None:
    one, two = both("outline")
    assert two["plies"] == sorted({seen(ply) for ply in one["plies"]})
    assert len(two["plies"]) < len(one["plies"])
    assert [mark["at"] for mark in two["marks"]] == [seen(mark["at"]) for mark in one["marks"]]


def test_the_film(both: Both, table: Table, person: Person) -> None:
    one, two = both("moments", count=200)
    plies = person.get(f"{table.path}/outline")["plies"]
    assert [moment["at"] for moment in two["moments"]] == plies
    assert (two["last"], two["total"]) == (seen(one["last"]), len(plies))
    lines = [line["ply"] for moment in two["moments"] for line in moment["log"]]
    assert lines == [seen(line["ply"]) for moment in one["moments"] for line in moment["log"]]


def test_a_film_begins_at_the_moment_asked_for(both: Both, table: Table, person: Person) -> None:
    _, outline = both("outline")
    start = outline["plies"][-5]
    timeline = person.get(f"{table.path}/moments", **{"from": start, "count": 2})
    assert [moment["at"] for moment in timeline["moments"]] == outline["plies"][-5:-3]


def test_the_chronicle(both: Both) -> None:
    def plies(chronicle: Json) -> list[int]:
        lines = [line for measure in chronicle["measures"] for line in measure["lines"]]
        return [ply for line in lines for ply, _ in line["points"]]

    one, two = both("chronicle")
    assert plies(two) == [seen(ply) for ply in plies(one)]
    assert two["last"] == seen(one["last"])


def test_what_happened_since_one_looked_last(both: Both, table: Table, person: Person) -> None:
    person.put(f"{table.path}/seen", {"moment": 30})
    one, two = both("recap")
    assert (one["seen"], two["seen"]) == (30, seen(30))
    assert two["last"] == seen(one["last"])
    assert [line["ply"] for line in two["lines"]] == [seen(line["ply"]) for line in one["lines"]]


def test_how_far_one_has_looked(table: Table, person: Person, hide: Callable[[], None]) -> None:
    hide()
    for moment in (seen(30), 2**31):
        person.put(f"{table.path}/seen", {"moment": moment})
        recap = person.get(f"{table.path}/recap")
        assert recap["seen"] == min(moment, recap["last"])
    assert recap["last"] == seen(table.server.match(table.id).ply)


def test_a_copy_of_a_moment(
    table: Table, person: Person, hide: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def undealt(match: Match[Any], *_: object) -> Match[Any]:
        return match

    monkeypatch.setattr(practice, "redeal", undealt)
    hide()
    plies = person.get(f"{table.path}/outline")["plies"]
    copy = person.post(f"{table.path}/fork", {"bot": "random", "moment": plies[-3]})
    assert copy["origin"] == {"table": table.id, "moment": plies[-3]}


def test_battles_are_found_by_the_plies_that_one_counts(
    both: Both, table: Table, person: Person
) -> None:
    one, two = both("outline")
    assert two["episodes"]
    assert [(e["at"], e["until"]) for e in two["episodes"]] == [
        (seen(e["at"]), seen(e["until"])) for e in one["episodes"]
    ]
    for episode in two["episodes"]:
        replay = person.get(f"{table.path}/replay", name=episode["name"])
        assert replay["episode"] == episode
        plies = [line["ply"] for moment in replay["moments"] for line in moment["log"]]
        assert plies[0] >= episode["at"]
        assert plies[-1] <= episode["until"]
