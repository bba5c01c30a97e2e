"""Sockets: the whole view once, then changes; nothing is lost or doubled by an interruption."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from oyez.kernel import Seat
from tests.server.clients import (
    Json,
    Person,
    Screen,
    Server,
    Table,
    connect_patiently,
    eventually,
    sample,
)
from tests.server.conftest import Open


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def turn(screens: list[Screen]) -> Screen:
    """Whoever is asked, when all have heard of it."""
    for each in screens:
        each.sync()
    return next(each for each in screens if each.asked())


def agree(screens: list[Screen]) -> None:
    """What a screen shows after all changes is what somebody sees who comes now."""
    for each in screens:
        each.sync()
        seen = each.table.seen(each.person, **each.query)
        assert each.view == seen["view"]
        assert each.log[seen["log"]["from"] :] == seen["log"]["events"]


# -- whole games ----------------------------------------------------------------------------------


def test_two_people_play_a_whole_game_and_changes_always_add_up(
    server: Server, rng: Random, stack: ExitStack
) -> None:
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 2})
    screens = [stack.enter_context(table.screen(each)) for each in people]
    watcher = stack.enter_context(table.screen(server.nobody()))
    french = stack.enter_context(table.screen(people[0], lang="fr"))
    number = 0
    while screens[0].view["outcome"] is None:
        asked = turn(screens)
        before = len(asked.messages)
        answer = asked.answer(f"key {number}", rng)
        assert answer["type"] == "update", answer
        assert not any(m["type"] == "view" for m in asked.messages[before:])
        number += 1
        agree([*screens, watcher, french])
    assert watcher.view["state"] == screens[1].view["state"]
    assert watcher.view["stage"] == "finished"


def test_taking_back_adds_up_as_well(server: Server, rng: Random, stack: ExitStack) -> None:
    people = server.guests(3)
    table = server.table(*people, options={"rounds": 3})
    screens = [stack.enter_context(table.screen(each, lang="en")) for each in people]
    screens.append(stack.enter_context(table.screen(server.nobody(), lang="fr")))
    undone = 0
    for number in range(60):
        if screens[0].view["outcome"] is not None:
            break
        asked = turn(screens)
        asked.answer(f"answer {number}", rng)
        if asked.view.get("can_undo") and rng.random() < 0.5:
            undone += 1
            assert asked.do(f"undo {number}", kind="undo")["type"] == "update"
            agree(screens)
            if rng.random() < 0.5:
                asked.do(f"redo {number}", kind="redo")
        agree(screens)
    assert undone > 3


# -- one message at a time ------------------------------------------------------------------------


@pytest.fixture
def people(server: Server) -> list[Person]:
    return server.guests(2)


@pytest.fixture
def table(server: Server, people: list[Person]) -> Table:
    return server.table(*people)


def test_at_first_everything_is_shown(table: Table, people: list[Person]) -> None:
    with table.screen(people[0]) as screen:
        assert screen.messages[0]["type"] == "view"
        screen.sync()
        assert screen.view == table.view(people[0])
        assert screen.view["seats"][0]["here"] is True


def test_a_ping_is_answered(table: Table, people: list[Person]) -> None:
    with table.screen(people[0]) as screen:
        screen.send({"type": "ping"})
        assert screen.until(lambda message: message["type"] == "pong") == {"type": "pong"}


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("nonsense", "bad-json"),
        (b"\xff\xfe", "bad-json"),
        ('{"type":"deed","kind":"answer","ply":0,"value":' + "[" * 5000, "bad-json"),
        ("[]", "invalid"),
        ('{"type":"dance"}', "invalid"),
        ('{"type":"deed"}', "invalid"),
        ('{"type":"deed","kind":"cheat","ply":0}', "invalid"),
        ('{"type":"deed","kind":"answer","ply":0,"extra":1}', "invalid"),
        ('{"type":"ping","extra":1}', "invalid"),
        ('{"type":"talk","text":""}', "invalid"),
    ],
)
def test_a_message_that_means_nothing_is_refused_and_the_socket_stays(
    table: Table, people: list[Person], message: str | bytes, code: str
) -> None:
    with table.screen(people[0]) as screen:
        screen.send(message)
        refusal = screen.until(lambda each: each["type"] == "refused")
        assert refusal["error"]["code"] == code
        screen.sync()


def test_a_message_that_is_too_large_ends_the_connection(
    table: Table, people: list[Person]
) -> None:
    with table.screen(people[0]) as screen:
        screen.send('{"type":"talk","text":"' + "x" * 70_000 + '"}')
        assert screen.closing() == 1009


def test_a_refused_deed_is_answered_with_its_key(
    table: Table, people: list[Person], rng: Random
) -> None:
    with table.screen(people[0]) as one, table.screen(people[1]) as two:
        asked = turn([one, two])
        other = two if asked is one else one
        assert asked.do("bad", "x")["error"]["code"] == "not-among-choices"
        assert asked.do("old", "x", ply=10**6)["error"]["code"] == "stale-ply"
        assert asked.do("epoch", "x", epoch=5)["error"]["code"] == "stale-ply"
        value = sample(asked.view["question"]["choices"], rng)
        assert other.do("not mine", value)["error"]["code"] == "not-your-question"
        agree([one, two])


def test_a_spectator_may_not_act(
    server: Server, table: Table, people: list[Person], rng: Random
) -> None:
    with table.screen(people[0]) as one, table.screen(people[1]) as two:
        deed = turn([one, two])
        value = sample(deed.view["question"]["choices"], rng)
        for each in (server.guest(), server.nobody()):
            with table.screen(each) as watcher:
                assert "question" not in watcher.view
                watcher.send({"type": "deed", "key": "k"} | deed.deed(value))
                assert watcher.outcome("k")["error"]["code"] == "not-seated"


def test_a_deed_doubled_on_the_socket_counts_once(
    table: Table, people: list[Person], rng: Random
) -> None:
    with table.screen(people[0]) as one, table.screen(people[1]) as two:
        asked = turn([one, two])
        value = sample(asked.view["question"]["choices"], rng)
        deed = {"type": "deed", "key": "d"} | asked.deed(value)
        for _ in range(3):
            asked.send(deed)
        kinds = [asked.outcome("d")["type"] for _ in range(3)]
        assert sorted(kinds) == ["accepted", "accepted", "update"]
        asked.send(deed | {"value": "x"})
        assert asked.outcome("d")["error"]["code"] == "key-reused"
        record = people[0].get(f"{table.path}/record")["answers"]
        mine = people.index(asked.person)
        assert [entry for entry in record if entry["seat"] == mine][-1]["value"] == value
        agree([one, two])


# -- who looks on ---------------------------------------------------------------------------------


def test_others_see_who_is_here(table: Table, people: list[Person]) -> None:
    with table.screen(people[0]) as screen:
        with table.screen(people[1]):
            screen.until_view(lambda view: view["seats"][1]["here"])
        screen.until_view(lambda view: not view["seats"][1]["here"])


def test_two_devices_at_one_seat_see_the_same(
    table: Table, people: list[Person], rng: Random, stack: ExitStack
) -> None:
    screens = [stack.enter_context(table.screen(people[n])) for n in (0, 0, 1, 1)]
    for number in range(12):
        asked = turn(screens)
        asked.answer(f"k{number}", rng)
        agree(screens)
        assert screens[0].view == screens[1].view
        assert screens[2].view == screens[3].view


def test_a_seat_stays_taken_until_its_last_device_has_left(
    table: Table, people: list[Person], stack: ExitStack
) -> None:
    screen = stack.enter_context(table.screen(people[0]))
    first = table.screen(people[1])
    second = table.screen(people[1])
    first.close()
    second.sync()
    screen.sync()
    assert screen.view["seats"][1]["here"] is True
    second.close()
    screen.until_view(lambda view: not view["seats"][1]["here"])


def test_who_sits_down_is_asked_to_come_in_again(server: Server) -> None:
    host, friend = server.guests(2)
    table = server.table(host, "open", "open")
    with table.screen(friend) as screen:
        table.join(friend)
        assert screen.closing() == 1012


def test_a_private_table_has_no_socket_for_who_is_not_invited(server: Server) -> None:
    host, friend = server.guests(2)
    table = server.table(host, "open", public=False)
    for person, query in ((friend, ""), (server.nobody(), ""), (friend, "?invitation=AAAA")):
        url = f"{server.ws}{table.path}/socket{query}"
        with pytest.raises(InvalidStatus) as refusal:
            connect_patiently(url, additional_headers=person.heads)
        assert refusal.value.response.status_code == 404
    with table.screen(friend, invitation=table.invitation) as screen:
        assert screen.view["stage"] == "open"


def test_there_is_no_socket_at_no_table(server: Server) -> None:
    for path, status in (("/api/tables/0/socket", 404), ("/api/tables/987654/socket", 404)):
        with pytest.raises(InvalidStatus) as refusal:
            connect_patiently(server.ws + path)
        assert refusal.value.response.status_code == status
    with pytest.raises(InvalidStatus) as refusal:
        connect_patiently(f"{server.ws}/api/me/socket")
    assert refusal.value.response.status_code == 401


def test_the_start_of_a_game_is_shown(server: Server) -> None:
    host, friend = server.guests(2)
    table = server.table(host, "open")
    with table.screen(host) as screen:
        assert screen.view["stage"] == "open"
        table.join(friend)
        screen.until_view(lambda view: view["stage"] == "playing")
        agree([screen])


# -- interruptions --------------------------------------------------------------------------------


def test_after_an_interruption_nothing_is_lost_or_doubled(
    server: Server, rng: Random, stack: ExitStack
) -> None:
    """Each answer is cut off at a random moment; the same key is sent again after coming back."""
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 3})
    screens = [table.screen(each) for each in people]
    given: list[tuple[int, object]] = []
    for number in range(40):
        if screens[0].view["outcome"] is not None:
            break
        asked = turn(screens)
        value = sample(asked.view["question"]["choices"], rng)
        deed = {"type": "deed", "key": f"k{number}"} | asked.deed(value)
        asked.send(deed)
        if rng.random() < 0.7:
            asked.cut()
            asked.reconnect()
            asked.send(deed)
        assert asked.outcome(f"k{number}")["type"] in ("update", "accepted")
        given.append((people.index(asked.person), value))
    agree(screens)
    match = server.match(table.id)
    said = [e for e in match.log if e.seat >= 0 and e.kind == "answer"]
    assert [e.seat for e in said] == [seat for seat, _ in given]
    record = people[0].get(f"{table.path}/record")
    known = [(e["seat"], e["value"]) for e in record["answers"] if e["seat"] >= 0]
    for (seat, value), (who, what) in zip(given, known, strict=True):
        assert seat == who
        assert what in (value, None)
    for each in screens:
        each.close()


def test_a_connection_that_is_cut_leaves_the_seat(table: Table, people: list[Person]) -> None:
    with table.screen(people[0]) as screen:
        other = table.screen(people[1])
        screen.until_view(lambda view: view["seats"][1]["here"])
        other.cut()
        screen.until_view(lambda view: not view["seats"][1]["here"])


# -- rooms that doze ------------------------------------------------------------------------------


def unload(server: Server, table: Table) -> None:
    """Wait until a room has left the memory, with who looks on still there."""
    registry = server.services.registry
    eventually(lambda: server.call(lambda: registry.rooms[table.id].unloaded), "dozing")


def test_an_idle_room_leaves_the_memory_and_a_deed_wakes_it(
    open_server: Open, rng: Random, stack: ExitStack
) -> None:
    server = open_server(idle=0.2)
    people = server.guests(2)
    table = server.table(*people)
    screens = [stack.enter_context(table.screen(each)) for each in people]
    for number in range(3):
        asked = turn(screens)
        unload(server, table)
        assert server.call(lambda: server.services.registry.rooms[table.id].match) is None
        answer = asked.answer(f"k{number}", rng)
        assert answer["type"] != "refused"
        agree(screens)


def test_an_idle_room_that_nobody_looks_at_is_let_go(open_server: Open, rng: Random) -> None:
    server = open_server(idle=0.2)
    people = server.guests(2)
    table = server.table(*people)
    table.play(people, rng, until=lambda view: view["ply"] > 8)
    before = table.seen(people[0])
    eventually(lambda: server.call(lambda: table.id not in server.services.registry.rooms), "gone")
    assert table.seen(people[0]) == before


def test_a_doubled_deed_is_known_after_the_room_was_let_go(open_server: Open, rng: Random) -> None:
    server = open_server(idle=0.2)
    people = server.guests(2)
    table = server.table(*people)
    view = table.view(people[0])
    asked = people[view["waiting"][0]]
    deed = table.answer(asked, rng, key="known")
    eventually(lambda: server.call(lambda: table.id not in server.services.registry.rooms), "gone")
    assert table.do(asked, deed)["again"] is True


def test_a_second_device_does_not_swallow_what_the_first_has_not_been_told(
    open_server: Open, stack: ExitStack
) -> None:
    server = open_server(idle=0.2)
    people = server.guests(2)
    table = server.table(*people)
    first = stack.enter_context(table.screen(people[0]))
    other = table.screen(people[1])
    first.until_view(lambda view: view["seats"][1]["here"])
    unload(server, table)
    other.close()
    eventually(
        lambda: server.call(
            lambda: not server.services.registry.rooms[table.id].viewers.here(Seat(1))
        )
    )
    second = stack.enter_context(table.screen(people[0]))
    agree([second])
    first.until_view(lambda view: not view["seats"][1]["here"])


def test_a_new_name_reaches_the_words_on_a_screen(
    server: Server, rng: Random, stack: ExitStack
) -> None:
    people = server.guests(2)
    table = server.table(*people)
    table.play(people, rng, until=lambda view: view["ply"] > 4)
    screens = [stack.enter_context(table.screen(each, lang="en")) for each in people]
    people[0].patch("/api/me", {"name": "Theodoric"})
    for each in screens:
        each.until_view(lambda view: view["seats"][0]["name"] == "Theodoric")
    view: Json = screens[0].view
    assert view == table.view(people[0], lang="en")
    assert screens[1].view == table.view(people[1], lang="en")
