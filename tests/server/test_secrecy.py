"""Over the wire nobody sees what their seat may not see, not even in the length of a message."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest

from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.kernel import Match, Seat, redeal
from oyez.scene.views import view_bytes
from tests.server.clients import Json, Person, Screen, Server, Table, sample

COINS = ("treasury", "bronze", "silver", "gold", "diamond")
SEALED = "bribe"
# What a view says of the table and not of the match.
AROUND = {
    "epoch",
    "game",
    "id",
    "lesson",
    "options",
    "origin",
    "pace",
    "rematch",
    "seats",
    "stage",
    "title",
}


def parts(data: Any) -> Iterator[Json]:
    """Every object in a message, however deep."""
    if isinstance(data, dict):
        yield data
        for value in data.values():
            yield from parts(value)
    elif isinstance(data, list):
        for value in data:
            yield from parts(value)


def check_coins(said: Any, seat: int | None) -> int:
    """Nobody's coins but one's own are in something said; the number of panels looked at."""
    panels = [part for part in parts(said) if part.get("type") == "Panel"]
    for panel in panels:
        for counter in panel["counters"]:
            if counter["name"] in COINS and panel["seat"] != seat:
                assert counter["value"] is None, (seat, panel)
    return len(panels)


def check_events(events: list[Json], match: Match[Any], seat: int | None) -> None:
    """What a log tells is what the kernel lets that seat hear."""
    told = match.log_of(None if seat is None else Seat(seat))
    heard = msgspec.json.decode(msgspec.json.encode(told))
    assert [line["event"] for line in events] == heard


# -- what is said ---------------------------------------------------------------------------------


def test_nothing_that_is_said_to_a_seat_shows_the_coins_of_another(
    server: Server, rng: Random
) -> None:
    people = server.guests(3)
    table = server.table(*people, options={"rounds": 2})
    watcher = server.nobody()
    with ExitStack() as stack:
        screens = [stack.enter_context(table.screen(each)) for each in (*people, watcher)]
        places = [0, 1, 2, None]
        looked = 0

        def look(view: Json) -> bool:
            nonlocal looked
            match = server.match(table.id)
            if match.over:
                return True
            for seat, person, screen in zip(places, [*people, watcher], screens, strict=True):
                screen.sync()
                for part in ("/view", "/record"):
                    looked += check_coins(person.get(table.path + part), seat)
                check_events(person.get(f"{table.path}/log")["events"], match, seat)
            return False

        table.play(people, rng, until=look)
        for seat, screen in zip(places, screens, strict=True):
            while_playing = [
                each
                for each in screen.messages
                if not any(op["path"] == "/state" for op in each.get("patch", ()))
            ]
            assert len(while_playing) > 10
            looked += check_coins(while_playing, seat)
        assert looked > 100


def to_a_seal(server: Server, people: list[Person], rng: Random) -> Table:
    """A table at which two are asked for bribes at once."""
    while True:
        table = server.table(*people, options={"rounds": 30})
        view = table.play(people, rng, until=lambda view: len(view["waiting"]) > 1)
        if view["outcome"] is None:
            return table


def test_while_an_answer_is_sealed_others_learn_only_that_it_was_given(
    server: Server, rng: Random
) -> None:
    people = server.guests(3)
    table = to_a_seal(server, people, rng)
    with ExitStack() as stack:
        everybody = (*people, server.nobody())
        screens = [stack.enter_context(table.screen(each)) for each in everybody]
        for each in screens:
            each.sync()
        first, second = (screens[seat] for seat in screens[0].view["waiting"])
        assert first.view["question"]["prompt"]["id"] == SEALED
        heard = {id(each): len(each.messages) for each in screens}
        before = {id(each): each.view for each in screens}
        assert first.answer("sealed", rng)["type"] == "update"
        left = [people.index(second.person)]
        for each in screens:
            each.sync()
            if each is first:
                continue
            (news,) = (m for m in each.messages[heard[id(each)] :] if m["type"] != "pong")
            assert set(news) == {"type", "patch"}
            # Who answered before cannot take that back any more, now that others have answered.
            assert {op["path"] for op in news["patch"]} <= {"/waiting", "/can_undo"}
            assert each.view["waiting"] == left
            assert each.view["table"] == before[id(each)]["table"]
        record = second.person.get(f"{table.path}/record")["answers"]
        assert len(record) == before[id(second)]["ply"]


def test_a_sealed_answer_can_be_changed_without_anybody_noticing_more(
    server: Server, rng: Random
) -> None:
    people = server.guests(3)
    table = to_a_seal(server, people, rng)
    seats = table.view(people[0])["waiting"]
    first, second = (people[seat] for seat in seats)
    before = table.seen(second)
    table.answer(first, rng)
    sealed = table.seen(second)
    view = table.view(first)
    assert view["can_undo"]
    table.do(first, table.deed(first, view, kind="undo"))
    assert table.seen(second) == before
    table.answer(first, rng)
    assert table.seen(second) == sealed


# -- two games that differ only in what is hidden -------------------------------------------------


class Twins:
    """Two tables of the same people; at the second the match is dealt anew for somebody."""

    def __init__(self, server: Server, game: str, seats: int) -> None:
        self.server = server
        self.people = server.guests(seats)
        plan = {"game": game, "options": {"rounds": 40}}
        self.tables = [server.table(*self.people, **plan) for _ in range(2)]
        self.everybody = [*self.people, server.nobody()]

    def deal(self, seat: Seat | None, rng: Random) -> None:
        """Put the match of the first table on the second, otherwise dealt, with equal chances."""
        one, two = (self.server.room(table.id) for table in self.tables)
        chance = rng.getrandbits(32)

        def swap() -> None:
            assert one.match is not None
            two.match = redeal(one.match, seat, rng)
            two.row["stage"] = one.row["stage"]
            for match in (one.match, two.match):
                match.rng = Random(chance)
                # Another deal reaches back no further than this, and takes back no more.
                latest = match.bases[-1]
                match.bases.clear()
                match.bases.append(latest)

        self.server.call(swap)

    def same(self, seat: Seat | None) -> bool:
        """Whether the kernel says that the two look the same to a seat."""
        one, two = (self.server.match(table.id) for table in self.tables)
        return view_bytes(one, seat) == view_bytes(two, seat)

    def answer(self, rng: Random) -> bool:
        """Somebody gives the same answer at both tables; whether both took it."""
        one, two = self.tables
        view = one.view(self.people[0])
        asked = self.people[rng.choice(view["waiting"])]
        own = one.view(asked)
        value = sample(own["question"]["choices"], rng)
        deed = one.deed(asked, own, value, ply=own["question"]["ply"])
        one.do(asked, deed)
        return two.server.http.post(f"{two.path}/deeds", json=deed, headers=asked.heads).is_success


def unnumbered(raw: bytes, table: Table) -> bytes:
    """A message without the number of its table."""
    return raw.replace(b'"id":%d,' % table.id, b'"id":0,', 1)


@pytest.mark.parametrize(
    ("game", "seats", "begun"),
    [
        ("barbarian_kingdoms", 2, 0),
        ("barbarian_kingdoms", 4, 0),
        ("warrior_knights", 3, 0),
        ("warrior_knights", 3, 60),
    ],
)
def test_what_a_seat_cannot_know_changes_no_byte_of_what_it_is_sent(
    server: Server, game: str, seats: int, begun: int, rng: Random
) -> None:
    twins = Twins(server, game, seats)
    twins.tables[0].play(twins.people, rng, until=lambda view: view["ply"] >= begun)
    updates = 0
    for ply in range(12 * seats):
        number = ply % (seats + 1)
        seat = None if number == seats else Seat(number)
        person = twins.everybody[number]
        if server.match(twins.tables[0].id).over:
            break
        twins.deal(seat, rng)
        screens: list[Screen] = [table.screen(person) for table in twins.tables]
        for each in screens:
            each.sync()
        assert unnumbered(screens[0].raw[0], twins.tables[0]) == unnumbered(
            screens[1].raw[0], twins.tables[1]
        )
        for part in ("log", "record"):
            one, two = (person.ask("GET", f"{table.path}/{part}") for table in twins.tables)
            assert one.content == two.content
        if twins.answer(rng) and twins.same(seat):
            for each in screens:
                each.sync()
            one_said, two_said = (each.raw[1:] for each in screens)
            assert one_said == two_said
            updates += 1
        for each in screens:
            each.close()
    assert updates > 5


def test_the_view_on_the_wire_is_the_one_that_the_kernel_allows(
    server: Server, rng: Random
) -> None:
    people = server.guests(3)
    table = server.table(*people)
    table.play(people, rng, until=lambda view: view["ply"] > 40)
    match = server.match(table.id)
    assert match.game is KINGDOMS
    for number, person in enumerate([*people, server.nobody()]):
        seat = None if number == 3 else Seat(number)
        allowed = msgspec.json.decode(view_bytes(match, seat))
        seen = table.seen(person)
        assert {part: seen["view"][part] for part in allowed["view"]} == allowed["view"]
        undoing = set[str]() if seat is None else {"can_undo", "can_redo"}
        assert set(seen["view"]) - set(allowed["view"]) == AROUND | undoing
        assert seen["log"]["events"] == allowed["log"][seen["log"]["from"] :]
        assert "state" not in seen["view"]
