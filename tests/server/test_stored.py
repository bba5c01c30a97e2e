"""A database written by an earlier version opens, is seen as it was, and plays on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from sqlalchemy import select

from oyez.kernel import Seat, plain
from oyez.server.store.schema import people, tables
from oyez.server.tables.room import Room
from tests.server.clients import Json, Person, Server, Table, eventually
from tests.stored.shelf import Kept, kept, put_database

PLIES = 60
each_match = pytest.mark.parametrize("stored", kept(), ids=lambda stored: stored.name)


@pytest.fixture(scope="module")
def reopened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a copy of the database; tests that play there play on, each at its own table."""
    folder = tmp_path_factory.mktemp("stored") / "data"
    put_database(folder)
    opened = Server(folder)
    yield opened
    opened.stop()


def find(server: Server, title: str) -> Table:
    query = select(tables.c.id).where(tables.c.title == title).order_by(tables.c.id)
    number = server.run(
        lambda: server.services.store.read(lambda c: c.execute(query).scalars().first())
    )
    assert number is not None
    return Table(server, number, "")


def require_person(server: Server, name: str) -> Person:
    query = select(people.c.id, people.c.version).where(people.c.name == name)
    row = server.run(lambda: server.services.store.read(lambda c: c.execute(query).one()))
    token = server.services.keys.token(row.id, row.version)
    return Person(server, {"id": row.id, "name": name, "token": token})


def sitting(server: Server, room: Room) -> dict[Seat, Person]:
    taken = [chair for chair in room.chairs if chair.kind == "person"]
    return {chair.seat: require_person(server, chair.name) for chair in taken}


# -- looking --------------------------------------------------------------------------------------


@each_match
def test_every_seat_sees_its_table_as_it_was_left(reopened: Server, stored: Kept) -> None:
    table = find(reopened, stored.name)
    seats = sitting(reopened, reopened.room(table.id))
    assert seats
    for seat, person in seats.items():
        view = table.view(person)
        assert (view["you"], view["title"], view["game"]) == (seat, stored.name, stored.record.game)
        asked = None if view.get("question") is None else view["question"]["prompt"]["id"]
        assert asked == stored.asked.get(str(seat), (None, 0))[0]
        assert view["waiting"] == stored.waiting
        assert (view["outcome"] is None) == (stored.outcome is None)


@each_match
def test_whoever_looks_on_sees_every_public_table(reopened: Server, stored: Kept) -> None:
    table = find(reopened, stored.name)
    seen = reopened.nobody().ask("GET", f"{table.path}/view", lang="fr")
    if not reopened.room(table.id).row["public"]:
        assert seen.status_code == 404
        return
    view = seen.json()["view"]
    assert view["you"] is None
    assert view["waiting"] == stored.waiting


@each_match
def test_every_table_can_be_looked_back_at(reopened: Server, stored: Kept) -> None:
    table = find(reopened, stored.name)
    person = next(iter(sitting(reopened, reopened.room(table.id)).values()))
    plies = person.get(f"{table.path}/outline")["plies"]
    timeline = person.get(f"{table.path}/moments", count=200)
    assert [moment["at"] for moment in timeline["moments"]] == plies[:200]
    assert timeline["last"] == plies[-1]


def test_what_was_said_in_private_is_still_private(reopened: Server) -> None:
    table = find(reopened, "An ordinary question")
    heard: dict[str, list[str]] = {}
    for name in ("Alba", "Clovis"):
        lines = require_person(reopened, name).get(f"{table.path}/talk")["lines"]
        heard[name] = [line["text"] for line in lines]
    everybody = ["Greetings, all.", "Bonjour à tous."]
    assert heard["Clovis"] == everybody
    assert heard["Alba"] == [everybody[0], "Peace in the north?", "Until winter.", everybody[1]]


def test_who_comes_back_is_told_what_happened_since(reopened: Server) -> None:
    table = find(reopened, "An ordinary question")
    recap = require_person(reopened, "Alba").get(f"{table.path}/recap")
    assert recap["seen"] == 30
    assert recap["total"] == recap["left_out"] + len(recap["lines"]) > 0


def test_tables_are_still_linked_with_one_another(reopened: Server) -> None:
    def link(name: str, part: str) -> Json | int | None:
        found: Json | int | None = reopened.room(find(reopened, name).id).row[part]
        return found

    source = find(reopened, "An ordinary question").id
    reign = find(reopened, "A finished reign").id
    assert link("A practice fork", "origin") == {"table": source, "moment": 30}
    assert link("A finished reign", "rematch") == find(reopened, "The rematch").id
    assert link("After the reign", "previous") == reign


def test_the_time_for_which_the_server_was_down_is_nobody_s(reopened: Server) -> None:
    table = find(reopened, "By letter")
    view = table.view(reopened.nobody())
    (seat,) = view["waiting"]
    assert view["clocks"][str(seat)]["deadline"] > time.time() + 2 * 24 * 3600


def test_an_offer_still_stands(reopened: Server) -> None:
    match = reopened.match(find(reopened, "An offer stands").id)
    (offer,) = match.state.bargains.standing.values()
    acts = [type(act).__name__ for act in match.anytime(offer.to)]
    assert "Accept" in acts
    assert "Decline" in acts


# -- playing on -----------------------------------------------------------------------------------


@pytest.fixture
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("stored") / "data"
    put_database(folder)
    opened = Server(folder)
    yield opened
    opened.stop()


def test_every_stored_table_plays_on_and_is_found_again(fresh: Server, rng: Random) -> None:
    """People answer at random, bots by themselves; then the server starts anew."""
    going = [each for each in kept() if each.outcome is None]
    digests: dict[str, str] = {}
    for stored in going:
        table, plies = find(fresh, stored.name), len(stored.record.answers)
        play_on(fresh, table, plies + PLIES, rng)
        match = fresh.match(table.id)
        assert match.ply > plies
        digests[stored.name] = match.digest()
    fresh.restart()
    for name, digest in digests.items():
        assert fresh.match(find(fresh, name).id).digest() == digest, name


def play_on(server: Server, table: Table, plies: int, rng: Random) -> None:
    """Let people answer until the record has so many plies, and bots have nothing to say."""

    def asked() -> tuple[Room, list[Seat]] | None:
        room = server.room(table.id)
        assert room.match is not None
        own = [seat for seat in room.match.waiting() if room.bot_in(seat) is None]
        return (room, own) if room.match.over or (own and not room.bots.thinking) else None

    if server.room(table.id).coach is not None:
        learner = next(iter(sitting(server, server.room(table.id)).values()))
        learner.post(f"{table.path}/free")
    while True:
        room, own = eventually(asked, "somebody is asked")
        match = room.match
        assert match is not None
        if match.over or match.ply >= plies:
            return
        question = match.question(rng.choice(own))
        assert question is not None
        server.run(partial(answer, room, question.seat, question.choices.sample(rng)))


async def answer(room: Room, seat: Seat, value: object) -> None:
    await room.do_now(seat, "answer", plain(value))
