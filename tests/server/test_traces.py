"""What two do in private leaves no trace for a third, in whatever can be asked of the server."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.installing import install_toys
from tests.server.clients import Json, Person, Server, Table, sample
from tests.server.conftest import Open

# All that tells of a game: as it stands, as it was, and as it may be taken home.
PAGES = (
    "/view",
    "/log",
    "/record",
    "/moments?from=0&count=50",
    "/outline",
    "/recap",
    "/chronicle",
    "/talk",
)
TURNS = 14
LETTERS = 6


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch, open_server: Open) -> Server:
    install_toys(monkeypatch)
    monkeypatch.setattr("oyez.server.store.matches.system_random", lambda: Random(3))
    return open_server()


def fair(toys: Server, people: list[Person], letters: bool) -> Table:
    """A market day that goes the same way each time, with or without letters between two."""
    table = toys.table(*people, game="market")
    rng = Random(7)
    for turn in range(TURNS):
        if letters and turn < LETTERS:
            one, two = (0, 1) if turn % 2 else (1, 0)
            table.do(people[one], letter(table, people[one], two))
        person = people[turn % 3]
        view = table.view(person)
        if view["question"] is not None:
            value = sample(view["question"]["choices"], rng)
            table.do(person, table.deed(person, view, value, ply=view["question"]["ply"]))
    return table


def letter(table: Table, person: Person, to: int) -> Json:
    view = table.view(person)
    return table.deed(person, view, ["letter", [to, "Meet me at the mill."]], kind="act")


def shown(table: Table, person: Person, page: str) -> Any:
    """What a page says, without the number of the table."""
    said = person.get(table.path + page)
    if "view" in said:
        del said["view"]["id"], said["stamp"]
    return said


@pytest.mark.parametrize("page", PAGES)
def test_letters_show_on_no_page_of_anybody_else(toys: Server, page: str) -> None:
    people = toys.guests(3)
    quiet, written = fair(toys, people, letters=False), fair(toys, people, letters=True)
    assert toys.match(written.id).ply == toys.match(quiet.id).ply + LETTERS
    for person in (people[2], toys.guest()):
        assert shown(written, person, page) == shown(quiet, person, page)
    if page in ("/log", "/record"):
        assert shown(written, people[0], page) != shown(quiet, people[0], page)


def test_letters_are_in_no_fork_of_anybody_else(toys: Server) -> None:
    people = toys.guests(3)
    written = fair(toys, people, letters=True)
    fork = people[2].post(f"{written.path}/fork", {"seat": 2})
    match = toys.match(fork["id"])
    assert not [entry for entry in match.log if entry.kind == "act"]
    assert match.state.letters == []
