"""Talk at the table: who hears what, and that it is kept."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.clients import Json, Person, Server, Table
from tests.server.conftest import Open


@pytest.fixture
def people(server: Server) -> list[Person]:
    return server.guests(3)


@pytest.fixture
def table(server: Server, people: list[Person]) -> Table:
    return server.table(*people)


def say(table: Table, person: Person, text: str, **more: Any) -> Json:
    """Say something over HTTP; the line."""
    line: Json = person.post(f"{table.path}/talk", {"text": text} | more)
    return line


def heard(table: Table, person: Person, **query: Any) -> list[str]:
    """What a person can read."""
    return [line["text"] for line in person.get(f"{table.path}/talk", **query)["lines"]]


def test_everybody_hears_what_is_said_to_the_table(
    server: Server, table: Table, people: list[Person]
) -> None:
    line = say(table, people[1], "Hail, kings!")
    assert (line["seat"], line["to"], line["text"]) == (1, None, "Hail, kings!")
    for each in (*people, server.guest(), server.nobody()):
        assert heard(table, each) == ["Hail, kings!"]


def test_only_who_is_meant_hears_private_talk(
    server: Server, table: Table, people: list[Person]
) -> None:
    assert say(table, people[0], "Let us fall upon her.", to=[2])["to"] == [0, 2]
    for each in (people[0], people[2]):
        assert heard(table, each) == ["Let us fall upon her."]
    for each in (people[1], server.guest(), server.nobody()):
        assert heard(table, each) == []


def test_talk_comes_over_sockets_to_whom_it_is_meant_for(
    server: Server, table: Table, people: list[Person]
) -> None:
    with (
        table.screen(people[0]) as one,
        table.screen(people[1]) as two,
        table.screen(people[2]) as three,
        table.screen(server.nobody()) as watcher,
    ):
        one.send({"type": "talk", "text": "aside", "to": [1], "key": "a"})
        assert one.outcome("a")["type"] == "accepted"
        one.send({"type": "talk", "text": "aloud", "key": "b"})
        assert one.outcome("b")["type"] == "accepted"
        for each in (one, two, three, watcher):
            each.sync()
        assert [[line["text"] for line in each.talk] for each in (one, two, three, watcher)] == [
            ["aside", "aloud"],
            ["aside", "aloud"],
            ["aloud"],
            ["aloud"],
        ]


def test_who_comes_later_is_told_what_was_said(table: Table, people: list[Person]) -> None:
    say(table, people[0], "aloud")
    say(table, people[0], "aside", to=[1])
    with table.screen(people[2]) as screen:
        screen.sync()
        assert [line["text"] for line in screen.talk] == ["aloud"]


def test_a_line_sent_twice_is_said_once(table: Table, people: list[Person]) -> None:
    with table.screen(people[1]) as screen:
        first = say(table, people[0], "Hail!", key="1")
        assert say(table, people[0], "Hail!", key="1") == first
        assert heard(table, people[1]) == ["Hail!"]
        screen.sync()
        assert len(screen.talk) == 1


def test_another_line_under_the_same_key_is_refused(table: Table, people: list[Person]) -> None:
    say(table, people[0], "Hail!", key="1")
    for other in ({"text": "Begone!"}, {"text": "Hail!", "to": [1]}):
        refusal = people[0].refused("POST", f"{table.path}/talk", other | {"key": "1"})
        assert refusal == (409, "key-reused")
    assert heard(table, people[0]) == ["Hail!"]


def test_everybody_has_keys_of_their_own(table: Table, people: list[Person]) -> None:
    for each in people:
        say(table, each, "Hail!", key="1")
    assert heard(table, people[0]) == ["Hail!"] * 3


def test_spectators_talk_among_themselves_while_the_game_goes_on(
    server: Server, table: Table, people: list[Person]
) -> None:
    one, two = server.guests(2)
    with table.screen(people[0]) as player, table.screen(server.nobody()) as passer_by:
        line = say(table, one, "He will lose Rome.")
        assert (line["seat"], line["to"]) == (-1, None)
        for screen in (player, passer_by):
            screen.sync()
        assert player.talk == []
        assert [line["text"] for line in passer_by.talk] == ["He will lose Rome."]
    assert heard(table, two) == heard(table, server.nobody()) == ["He will lose Rome."]
    assert [heard(table, each) for each in people] == [[], [], []]
    with table.screen(people[1]) as player:
        player.sync()
        assert player.talk == []


def test_players_read_what_spectators_said_when_the_game_is_over(
    server: Server, table: Table, people: list[Person]
) -> None:
    say(table, server.guest(), "He will lose Rome.")
    table.play(people, Random(1))
    assert heard(table, people[0]) == ["He will lose Rome."]


def test_spectators_never_talk_in_private(server: Server, table: Table) -> None:
    said = {"text": "Take Rome.", "to": [0]}
    assert server.guest().refused("POST", f"{table.path}/talk", said) == (403, "not-seated")


def test_who_is_nobody_cannot_talk(server: Server, table: Table) -> None:
    nobody = server.nobody()
    assert nobody.refused("POST", f"{table.path}/talk", {"text": "Hm"})[0] == 401
    with table.screen(nobody) as screen:
        screen.send({"type": "talk", "text": "Hm", "key": "h"})
        assert screen.outcome("h")["error"]["code"] == "sign-in-needed"


@pytest.mark.parametrize(
    ("said", "refusal"),
    [
        ({"text": ""}, (422, "invalid")),
        ({"text": " \n\t "}, (422, "empty-talk")),
        ({"text": "\x00\x07"}, (422, "empty-talk")),
        ({"text": "x" * 1001}, (422, "invalid")),
        ({"text": "Hm", "to": []}, (422, "no-seat")),
        ({"text": "Hm", "to": [3]}, (422, "no-seat")),
        ({"text": "Hm", "to": [-1]}, (422, "invalid")),
        ({"text": 5}, (422, "invalid")),
    ],
)
def test_what_cannot_be_said_is_refused(
    table: Table, people: list[Person], said: Json, refusal: tuple[int, str]
) -> None:
    assert people[0].refused("POST", f"{table.path}/talk", said) == refusal
    assert heard(table, people[0]) == []


def test_control_characters_are_left_out(table: Table, people: list[Person]) -> None:
    assert say(table, people[0], "a\x00b\x1b[2J\nc\u202e")["text"] == "ab[2J\nc"


def test_where_the_game_forbids_it_nobody_talks_in_private(
    server: Server, table: Table, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(server.room(table.id).game), "private_talk", False)
    refusal = people[0].refused("POST", f"{table.path}/talk", {"text": "Hm", "to": [1]})
    assert refusal == (409, "open-talk-only")
    say(table, people[0], "Hm")


def test_with_whom_one_may_talk_in_private_is_asked_of_the_game(
    server: Server, table: Table, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    def neighbours(_game: object, _state: object, seat: int, other: int) -> bool:
        return abs(seat - other) == 1

    monkeypatch.setattr(type(server.room(table.id).game), "may_whisper", neighbours)
    assert table.view(people[0])["whisper_to"] == [1]
    assert table.view(people[1])["whisper_to"] == [0, 2]
    assert say(table, people[0], "Hm", to=[1])["to"] == [0, 1]
    for meant in ([2], [1, 2]):
        refusal = people[0].refused("POST", f"{table.path}/talk", {"text": "Hm", "to": meant})
        assert refusal == (409, "no-whisper-now")
    assert heard(table, people[2]) == []


def test_who_looks_on_is_not_told_who_may_whisper(server: Server, table: Table) -> None:
    assert "whisper_to" not in table.view(server.nobody())


def test_when_the_game_is_over_anybody_may_talk_in_private(
    server: Server, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 1})
    monkeypatch.setattr(type(server.room(table.id).game), "may_whisper", lambda *_: False)
    assert table.view(people[0])["whisper_to"] == []
    table.play(people, rng)
    assert table.view(people[0])["whisper_to"] == [1]
    assert say(table, people[0], "Well played.", to=[1])["to"] == [0, 1]


def test_later_lines_can_be_asked_for(table: Table, people: list[Person]) -> None:
    first = say(table, people[0], "one")
    say(table, people[0], "two")
    assert heard(table, people[1], after=first["id"]) == ["two"]


def test_talk_is_kept_with_the_game(open_server: Open) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people)
    say(table, people[0], "aloud")
    say(table, people[1], "aside", to=[0], key="k")
    server.restart()
    assert heard(table, people[0]) == ["aloud", "aside"]
    assert heard(table, server.nobody()) == ["aloud"]
    say(table, people[1], "aside", to=[0], key="k")
    assert heard(table, people[0]) == ["aloud", "aside"]


# -- private talk belongs to people ----------------------------------------------------------------


SECRET = "Let us fall upon her."


def spoken_apart(server: Server) -> tuple[Table, Person, Person, Person]:
    """A table where one has talked with another in private and left, and a third sits down."""
    one, other, later = server.guests(3)
    table = server.table(one, other, "open")
    say(table, one, SECRET, to=[1])
    one.delete(f"{table.path}/seat")
    table.join(later, 0)
    return table, one, other, later


def shown(table: Table, person: Person) -> list[str]:
    """What a socket shows of the talk on connecting."""
    with table.screen(person) as screen:
        screen.sync()
        return [line["text"] for line in screen.talk]


def test_who_takes_a_seat_later_reads_no_private_talk_of_the_person_before(server: Server) -> None:
    table, _, _, later = spoken_apart(server)
    assert table.card(later)["mine"] == 0
    assert heard(table, later) == []
    assert shown(table, later) == []


def test_who_said_or_got_a_private_line_keeps_it(server: Server) -> None:
    table, one, other, _ = spoken_apart(server)
    for each in (one, other):
        assert heard(table, each) == [SECRET]
        assert shown(table, each) == [SECRET]


def test_whose_private_talk_it_is_survives_a_restart(open_server: Open) -> None:
    server = open_server()
    table, one, other, later = spoken_apart(server)
    server.restart()
    assert [heard(table, each) for each in (one, other, later)] == [[SECRET], [SECRET], []]


def test_what_is_said_to_a_seat_goes_to_who_sits_there_now(server: Server) -> None:
    table, one, other, later = spoken_apart(server)
    with table.screen(one) as gone, table.screen(later) as seated:
        say(table, other, "Welcome.", to=[0])
        for each in (gone, seated):
            each.sync()
        assert [line["text"] for line in gone.talk] == [SECRET]
        assert [line["text"] for line in seated.talk] == ["Welcome."]
    assert heard(table, one) == [SECRET]
    assert heard(table, later) == ["Welcome."]


def test_a_line_names_who_said_and_who_heard_it(server: Server) -> None:
    table, one, other, _ = spoken_apart(server)
    (line,) = other.get(f"{table.path}/talk")["lines"]
    assert (line["name"], line["heard_by"]) == (one.name, [other.name])
    assert (line["seat"], line["to"]) == (0, [0, 1])


def test_who_goes_to_another_seat_takes_private_talk_along(server: Server) -> None:
    one, other, third = server.guests(3)
    table = server.table(one, other, "open")
    say(table, other, SECRET, to=[0])
    table.join(one, 2)
    table.join(third, 0)
    assert [heard(table, each) for each in (one, third)] == [[SECRET], []]


def test_what_was_said_to_an_empty_seat_is_read_by_nobody_who_comes(server: Server) -> None:
    one, later = server.guests(2)
    table = server.table(one, "open", "open")
    say(table, one, "Is anybody there?", to=[1])
    table.join(later, 1)
    assert [heard(table, each) for each in (one, later)] == [["Is anybody there?"], []]


def test_a_guest_who_signs_in_keeps_private_talk(server: Server) -> None:
    one, other = server.guests(2)
    table = server.table(one, other, "open")
    server.guest().post("/api/accounts", {"name": "Chlodwig", "password": "a long password"})
    say(table, other, SECRET, to=[0])
    signed = one.post("/api/sessions", {"name": "Chlodwig", "password": "a long password"})
    assert heard(table, Person(server, signed)) == [SECRET]


def test_private_talk_stays_private_when_the_game_is_over(
    server: Server, people: list[Person], rng: Random
) -> None:
    table = server.table(*people, options={"rounds": 1})
    say(table, people[0], SECRET, to=[1])
    table.play(people, rng)
    everybody = (*people, server.nobody())
    assert [len(heard(table, each)) for each in everybody] == [1, 1, 0, 0]
