"""Playing over HTTP: what is accepted, what is refused, what is shown to whom."""

from __future__ import annotations

import threading
from random import Random
from typing import Any

import msgspec
import pytest

from bench.waiting import LIMIT
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.kernel import record as records
from tests.server.clients import Json, Person, Server, Table, eventually, sample


@pytest.fixture
def people(server: Server) -> list[Person]:
    return server.guests(2)


@pytest.fixture
def table(server: Server, people: list[Person]) -> Table:
    return server.table(*people)


def whose_turn(table: Table, people: list[Person]) -> tuple[Person, Person]:
    """Somebody who is asked alone, and the other one."""
    waiting = table.view(people[0])["waiting"]
    assert len(waiting) == 1
    return people[waiting[0]], people[1 - waiting[0]]


def to_a_turn(table: Table, people: list[Person], rng: Random) -> tuple[Person, Person]:
    """Play on until exactly one is asked, and has several choices; that one, and the other."""

    def fits(view: Json) -> bool:
        if len(view["waiting"]) != 1:
            return False
        asked = table.view(people[view["waiting"][0]])["question"]
        return asked["choices"]["kind"] == "one-of" and len(asked["choices"]["values"]) > 1

    table.play(people, rng, until=fits)
    return whose_turn(table, people)


def answer_to(table: Table, person: Person, rng: Random, **more: Any) -> Json:
    """A legal answer that has not been given yet."""
    view = table.view(person)
    value = sample(view["question"]["choices"], rng)
    return table.deed(person, view, value, ply=view["question"]["ply"], **more)


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_whole_game_can_be_played_over_http(server: Server, seats: int, rng: Random) -> None:
    people = server.guests(seats)
    table = server.table(*people, options={"rounds": 2})
    view = table.play(people, rng)
    assert view["stage"] == "finished"
    assert len(view["outcome"]["places"]) == seats
    assert view["waiting"] == []


def test_a_whole_game_can_be_played_against_bots(server: Server, rng: Random) -> None:
    me = server.guest()
    table = server.table(me, "random", "squire", options={"rounds": 1})
    assert table.play([me], rng)["stage"] == "finished"


@pytest.mark.parametrize(
    "options",
    [{"expert": True}, {"scenario": "3-2"}, {"change_with_rivals": True}, {"powers": False}],
)
def test_every_variant_can_be_played(server: Server, options: Json, rng: Random) -> None:
    people = server.guests(3)
    table = server.table(*people, options=options | {"rounds": 1})
    assert table.play(people, rng)["stage"] == "finished"


# -- refusals -------------------------------------------------------------------------------------


def unchanged(table: Table, people: list[Person]) -> list[Json]:
    """Everything that can be seen, to compare."""
    return [table.seen(each) for each in people]


def test_an_answer_for_an_earlier_position_is_refused(
    table: Table, people: list[Person], rng: Random
) -> None:
    asked, _ = to_a_turn(table, people, rng)
    deed = answer_to(table, asked, rng)
    before = unchanged(table, people)
    for ply in (deed["ply"] - 1, deed["ply"] + 1):
        assert table.refused(asked, deed | {"ply": ply}) == (409, "stale-ply")
    assert unchanged(table, people) == before


def test_an_answer_for_another_epoch_is_refused(
    table: Table, people: list[Person], rng: Random
) -> None:
    asked, _ = to_a_turn(table, people, rng)
    deed = answer_to(table, asked, rng)
    assert table.refused(asked, deed | {"epoch": deed["epoch"] + 1}) == (409, "stale-ply")


def test_who_is_not_asked_cannot_answer(table: Table, people: list[Person], rng: Random) -> None:
    asked, other = to_a_turn(table, people, rng)
    deed = answer_to(table, asked, rng)
    before = unchanged(table, people)
    view = table.view(other)
    refusal = table.refused(other, deed | {"ply": view["ply"], "epoch": view["epoch"]})
    assert refusal == (409, "not-your-question")
    assert unchanged(table, people) == before


def test_who_has_no_seat_cannot_answer(
    server: Server, table: Table, people: list[Person], rng: Random
) -> None:
    asked, _ = to_a_turn(table, people, rng)
    deed = answer_to(table, asked, rng)
    assert table.refused(server.guest(), deed) == (403, "not-seated")
    assert table.refused(server.nobody(), deed) == (401, "sign-in-needed")


def test_who_may_not_see_a_table_cannot_answer_there(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, public=False)
    asked, _ = to_a_turn(table, people, rng)
    assert table.refused(server.guest(), answer_to(table, asked, rng)) == (404, "no-table")


@pytest.mark.parametrize(
    "value",
    [None, True, 0, -1, 1.5, 2**70, "", "x", [], {}, [[]], {"type": "Recruit"}, "\ud83d", "\x00"],
)
def test_what_is_not_among_the_choices_is_refused(
    table: Table, people: list[Person], rng: Random, value: Any
) -> None:
    asked, _ = to_a_turn(table, people, rng)
    before = unchanged(table, people)
    raw = msgspec.json.encode(answer_to(table, asked, rng) | {"value": 0})
    written = '"\\ud83d"' if value == "\ud83d" else msgspec.json.encode(value).decode()
    raw = raw.replace(b'"value":0', f'"value":{written}'.encode())
    answer = table.server.http.post(
        f"{table.path}/deeds",
        content=raw,
        headers=asked.heads | {"Content-Type": "application/json"},
    )
    assert answer.status_code in (400, 422), answer.text
    assert unchanged(table, people) == before


def test_a_refusal_names_the_rule_and_the_reason(server: Server, rng: Random) -> None:
    people = server.guests(4)
    table = server.table(
        *people, options={"kingdoms": ["ostrogoths", "vandals", "visigoths", "franks"]}
    )
    view = table.play(people, rng, until=lambda view: bool(view["question"]) and view["ply"] >= 4)
    assert view["question"]["prompt"]["id"] == "announce"
    occupied = {"type": "Recruit", "province": "latium"}
    answer = (
        people[0].ask("POST", f"{table.path}/deeds", table.deed(people[0], view, occupied)).json()
    )
    assert answer["error"]["code"] == "not-among-choices"
    assert answer["error"]["rule"].startswith("BK-")
    assert answer["error"]["words"].endswith(f"[{answer['error']['rule']}]")


def test_an_unknown_kind_of_deed_is_refused(
    table: Table, people: list[Person], rng: Random
) -> None:
    asked, _ = to_a_turn(table, people, rng)
    for odd in ({"kind": "cheat"}, {"more": 1}, {"ply": -1}, {"ply": "1"}, {"key": ""}):
        assert table.refused(asked, answer_to(table, asked, rng) | odd) == (422, "invalid")


def test_nothing_can_be_done_before_the_game_begins(server: Server) -> None:
    host = server.guest()
    table = server.table(host, "open")
    for kind in ("answer", "act", "undo", "redo"):
        deed = {"kind": kind, "ply": 0, "value": None}
        assert table.refused(host, deed) == (409, "not-started")
    assert host.refused("GET", f"{table.path}/record") == (409, "not-started")


def test_nothing_can_be_done_when_the_game_is_over(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 1})
    view = table.play(people, rng)
    for kind in ("answer", "act", "undo", "redo"):
        deed = {"kind": kind, "ply": view["ply"], "epoch": view["epoch"], "value": None}
        status, _ = table.refused(people[0], deed)
        assert status in (409, 422)


# -- keys -----------------------------------------------------------------------------------------


def test_the_same_deed_under_the_same_key_counts_once(
    table: Table, people: list[Person], rng: Random
) -> None:
    asked, _ = to_a_turn(table, people, rng)
    deed = answer_to(table, asked, rng, key="once")
    assert table.do(asked, deed) == {"accepted": True, "again": False}
    before = unchanged(table, people)
    assert table.do(asked, deed) == {"accepted": True, "again": True}
    assert unchanged(table, people) == before


def test_the_same_deed_sent_many_times_at_once_counts_once(
    table: Table, people: list[Person], rng: Random
) -> None:
    asked, _ = to_a_turn(table, people, rng)
    deed = answer_to(table, asked, rng, key="burst")
    answers: list[Json] = []
    threads = [
        threading.Thread(target=lambda: answers.append(table.do(asked, deed))) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer["again"] for answer in answers) == [False] + [True] * 7
    record = asked.get(f"{table.path}/record")
    own = [each for each in record["answers"] if each["seat"] == table.card(asked)["mine"]]
    assert sum(each["value"] == deed["value"] for each in own[-1:]) == 1


def test_another_deed_under_the_same_key_is_refused(
    table: Table, people: list[Person], rng: Random
) -> None:
    asked, _ = to_a_turn(table, people, rng)
    deed = answer_to(table, asked, rng, key="twice")
    table.do(asked, deed)
    before = unchanged(table, people)
    for other in ({"value": "x"}, {"kind": "undo"}, {"ply": deed["ply"] + 1}):
        assert table.refused(asked, deed | other) == (409, "key-reused")
    assert unchanged(table, people) == before


def test_everybody_has_keys_of_their_own(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people)
    one, _ = to_a_turn(table, people, rng)
    assert table.do(one, answer_to(table, one, rng, key="same"))["again"] is False
    table.play(people, rng, until=lambda view: whose(view, people) not in (None, one))
    two, _ = whose_turn(table, people)
    assert two is not one
    assert table.do(two, answer_to(table, two, rng, key="same"))["again"] is False


def whose(view: Json, people: list[Person]) -> Person | None:
    """Who is asked alone."""
    return people[view["waiting"][0]] if len(view["waiting"]) == 1 else None


def test_a_refused_deed_does_not_use_up_its_key(
    table: Table, people: list[Person], rng: Random
) -> None:
    asked, _ = to_a_turn(table, people, rng)
    deed = answer_to(table, asked, rng, key="retry")
    assert table.refused(asked, deed | {"value": "x"})[0] == 422
    assert table.do(asked, deed) == {"accepted": True, "again": False}


# -- taking back ----------------------------------------------------------------------------------


def to_undo(table: Table, people: list[Person], rng: Random) -> Person:
    """Play on until somebody has just answered something that can be taken back."""
    while True:
        asked, _ = to_a_turn(table, people, rng)
        table.answer(asked, rng)
        if table.view(asked).get("can_undo"):
            return asked


def test_an_answer_can_be_taken_back_and_given_again(
    table: Table, people: list[Person], rng: Random
) -> None:
    while True:
        asked, _ = to_a_turn(table, people, rng)
        before = table.view(asked)
        value = sample(before["question"]["choices"], rng)
        table.do(asked, table.deed(asked, before, value, ply=before["question"]["ply"]))
        after = table.view(asked)
        if after["can_undo"]:
            break
    table.do(asked, table.deed(asked, after, kind="undo"))
    back = table.view(asked)
    epochs = {"epoch": back["epoch"]}
    assert back["epoch"] == before["epoch"] + 1
    # What the seat could take back before, it can still take back.
    assert back == before | epochs | {"can_redo": True}
    table.do(asked, table.deed(asked, back, kind="redo"))
    assert table.view(asked) == after | epochs


def test_a_deed_meant_for_before_a_take_back_is_refused(
    table: Table, people: list[Person], rng: Random
) -> None:
    asked = to_undo(table, people, rng)
    late = answer_to(table, asked, rng) if table.view(asked)["question"] else None
    view = table.view(asked)
    table.do(asked, table.deed(asked, view, kind="undo"))
    stale = late or table.deed(asked, view, "x")
    assert table.refused(asked, stale) == (409, "stale-ply")


def test_a_take_back_is_for_the_latest_position_only(
    table: Table, people: list[Person], rng: Random
) -> None:
    asked = to_undo(table, people, rng)
    view = table.view(asked)
    deed = table.deed(asked, view, kind="undo", ply=view["ply"] - 1)
    assert table.refused(asked, deed) == (409, "stale-ply")


def test_nothing_can_be_taken_back_after_others_have_answered(
    table: Table, people: list[Person], rng: Random
) -> None:
    first, other = to_a_turn(table, people, rng)
    table.play(people, rng, until=lambda view: whose(view, people) is other)
    table.answer(other, rng)
    view = table.view(first)
    assert view["can_undo"] is False
    before = unchanged(table, people)
    assert table.refused(first, table.deed(first, view, kind="undo")) == (409, "cannot-undo")
    assert unchanged(table, people) == before


def test_nothing_can_be_given_again_that_was_not_taken_back(
    table: Table, people: list[Person], rng: Random
) -> None:
    asked, _ = to_a_turn(table, people, rng)
    deed = table.deed(asked, table.view(asked), kind="redo")
    assert table.refused(asked, deed) == (409, "cannot-undo")


def test_a_take_back_sent_twice_takes_back_once(
    table: Table, people: list[Person], rng: Random
) -> None:
    asked = to_undo(table, people, rng)
    deed = table.deed(asked, table.view(asked), kind="undo", key="back")
    assert table.do(asked, deed)["again"] is False
    ply = table.view(asked)["ply"]
    assert table.do(asked, deed)["again"] is True
    assert table.view(asked)["ply"] == ply


# -- out of turn ----------------------------------------------------------------------------------


def test_change_can_be_made_out_of_turn(table: Table, people: list[Person], rng: Random) -> None:
    def can_change(view: Json) -> bool:
        asked = whose(view, people)
        return asked is people[1] and bool(view["anytime"]["values"])

    for _ in range(20):
        if table.play(people, rng, until=can_change)["outcome"] is None:
            break
        table = table.server.table(*people)
    me = people[0]
    view = table.view(me)
    deed = table.deed(me, view, view["anytime"]["values"][0], kind="act", key="change")
    assert table.refused(people[1], deed | {"key": "not mine"})[0] in (409, 422)
    assert table.do(me, deed) == {"accepted": True, "again": False}
    after = table.view(me)
    assert after["ply"] > view["ply"]
    assert after["waiting"] == view["waiting"]
    assert [panel for panel in after["table"]["panels"] if panel["seat"] == 0] != [
        panel for panel in view["table"]["panels"] if panel["seat"] == 0
    ]
    assert table.do(me, deed)["again"] is True


def test_what_cannot_be_done_out_of_turn_is_refused(
    table: Table, people: list[Person], rng: Random
) -> None:
    asked, other = to_a_turn(table, people, rng)
    for each in (asked, other):
        deed = table.deed(each, table.view(each), {"type": "Change"}, kind="act")
        assert table.refused(each, deed) == (422, "not-among-choices")


# -- looking --------------------------------------------------------------------------------------


def test_a_spectator_sees_no_question_and_no_secret(
    server: Server, table: Table, people: list[Person], rng: Random
) -> None:
    to_a_turn(table, people, rng)
    for each in (server.guest(), server.nobody()):
        view = table.view(each)
        assert not {"question", "anytime", "can_undo", "state", "words"} & set(view)
        counters = {
            counter["name"]: counter["value"]
            for panel in view["table"]["panels"]
            for counter in panel["counters"]
        }
        assert counters["bronze"] is None


def test_words_come_in_the_language_asked_for(
    table: Table, people: list[Person], rng: Random
) -> None:
    asked, _ = to_a_turn(table, people, rng)
    plain, english, french = (table.seen(asked, **q) for q in ({}, {"lang": "en"}, {"lang": "fr"}))
    assert "words" not in plain["view"]
    one, two = english["view"]["words"], french["view"]["words"]
    assert one["prompt"] != two["prompt"]
    assert len(one["choices"]) == len(english["view"]["question"]["choices"]["values"])
    assert [line["say"] for line in english["log"]["events"]] != [
        line["say"] for line in french["log"]["events"]
    ]
    assert asked.refused("GET", f"{table.path}/view", lang="la")[0] == 422


def test_a_long_poll_waits_for_the_next_change(
    table: Table, people: list[Person], rng: Random
) -> None:
    asked, other = to_a_turn(table, people, rng)
    stamp = table.seen(other)["stamp"]
    seen: list[Json] = []
    waiting = threading.Thread(target=lambda: seen.append(table.seen(other, after=stamp, wait=30)))
    waiting.start()
    eventually(
        lambda: table.server.call(lambda: not table.server.services.registry.rooms[table.id].idle)
    )
    table.answer(asked, rng)
    waiting.join(LIMIT)
    assert seen[0]["stamp"] != stamp
    assert seen[0]["view"] == table.view(other)


def test_a_long_poll_ends_after_the_time_asked_for(table: Table, people: list[Person]) -> None:
    seen = table.seen(people[0])
    assert table.seen(people[0], after=seen["stamp"], wait=0.1) == seen


def test_a_long_poll_does_not_wait_for_what_has_changed_already(
    table: Table, people: list[Person]
) -> None:
    seen = table.seen(people[0])
    assert table.seen(people[0], after="another", wait=30) == seen


def test_a_long_poll_hears_at_once_that_a_table_was_given_up(server: Server) -> None:
    host, friend = server.guests(2)
    table = server.table(host, "open")
    stamp = table.seen(friend)["stamp"]
    refusals: list[tuple[int, str]] = []
    query = {"after": stamp, "wait": 30}
    waiting = threading.Thread(
        target=lambda: refusals.append(friend.refused("GET", f"{table.path}/view", **query))
    )
    waiting.start()
    eventually(lambda: server.call(lambda: not server.services.registry.rooms[table.id].idle))
    host.delete(table.path)
    waiting.join(LIMIT)
    assert refusals == [(404, "no-table")]


def test_the_log_is_whole_and_the_view_has_its_end(
    table: Table, people: list[Person], rng: Random
) -> None:
    table.play(people, rng, until=lambda view: view["ply"] > 30)
    log = people[0].get(f"{table.path}/log")
    seen = table.seen(people[0])["log"]
    assert log["from"] == 0
    assert log["events"][seen["from"] :] == seen["events"]


# -- records --------------------------------------------------------------------------------------


def test_a_record_of_a_game_under_way_hides_what_others_may_not_know(
    server: Server, table: Table, people: list[Person], rng: Random
) -> None:
    table.play(people, rng, until=lambda view: view["ply"] > 30)
    match = server.match(table.id)
    for seat, each in [(0, people[0]), (1, people[1]), (None, server.nobody())]:
        record = each.get(f"{table.path}/record")
        assert record["redacted_for"] == (-1 if seat is None else seat)
        assert record["snapshots"] == []
        hidden = [
            entry.seat
            for entry in match.log
            if entry.seen is not None and (seat is None or seat not in entry.seen)
        ]
        assert sum(entry["value"] is None for entry in record["answers"]) >= len(hidden) > 0


def test_a_finished_game_shows_everything(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 2})
    table.play(people, rng)
    stranger = server.nobody()
    view = table.view(stranger)
    match = server.match(table.id)
    assert view["state"] == msgspec.json.decode(msgspec.json.encode(match.state))
    raw = stranger.ask("GET", f"{table.path}/record").content
    record = records.from_json(raw)
    assert record.redacted_for is None
    assert records.read(KINGDOMS, record).digest() == match.digest()
    assert len(record.names) == 2


def test_a_finished_game_can_be_seen_from_any_seat(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 1})
    refusal = people[0].refused("GET", f"{table.path}/view", seat=1)
    assert refusal == (409, "not-finished")
    table.play(people, rng)
    nobody = server.nobody()
    for seat in (0, 1):
        assert table.view(nobody, seat=seat)["outcome"]
    assert nobody.refused("GET", f"{table.path}/view", seat=2) == (404, "no-seat")
