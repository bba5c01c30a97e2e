"""The game as a film: what could be seen then, and nothing more."""

from __future__ import annotations

import asyncio
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.kernel import Answer, Match, Refused, Seat, undo
from oyez.kernel.inquiries import at_public_question
from oyez.kernel.undo import can_undo
from oyez.kernel.visibility import hidden_entries
from oyez.scene.elements import Document, Scene, Text
from oyez.scene.views import view_bytes
from oyez.server.time.timeline import Timeline, scene_with_owners_view
from tests.kernel.tavern import TAVERN
from tests.server.clients import Json, Person, Server, Table, eventually, patched
from tests.server.conftest import Open
from tests.server.test_secrecy import check_coins


def timeline(person: Person, table: Table, **query: Any) -> tuple[list[Json], list[Json]]:
    """All moments of a game, patch after patch, and their scenes."""
    moments: list[Json] = []
    scenes: list[Json] = []
    start = 0
    while True:
        part = person.get(f"{table.path}/moments", **{"from": start, "count": 40} | query)
        for moment in part["moments"]:
            whole = moment.get("table")
            scenes.append(patched(scenes[-1], moment["patch"]) if whole is None else whole)
        moments += part["moments"]
        if moments[-1]["at"] == part["last"]:
            assert len(moments) == part["total"]
            return moments, scenes
        start = moments[-1]["at"] + 1


# -- what is shown --------------------------------------------------------------------------------


def test_each_seat_sees_again_what_it_saw_then(server: Server, rng: Random) -> None:
    people = server.guests(3)
    table = server.table(*people, options={"rounds": 9})
    everybody = [*people, server.nobody()]
    seen: dict[tuple[int, int], Json] = {}
    where: dict[int, Json] = {}

    def look(view: Json) -> bool:
        where[view["ply"]] = view["where"]
        for number, person in enumerate(everybody):
            own = table.view(person)
            answered = (own.get("question") or {}).get("answered", False)  # it counts in the odds
            if own["outcome"] is None and len(own["waiting"]) == 1 and not answered:
                seen[number, own["ply"]] = own["table"]
        return bool(view["ply"] > 60)

    table.play(people, rng, until=look)
    for number, person in enumerate(everybody):
        moments, scenes = timeline(person, table)
        by_ply = {m["at"]: scene for m, scene in zip(moments, scenes, strict=True)}
        checked = [ply for n, ply in seen if n == number]
        assert len(checked) > 20
        for ply in checked:
            assert by_ply[ply] == seen[number, ply]
        passages = {moment["at"]: moment["where"] for moment in moments}
        assert all(passages[ply] == where[ply] for ply in checked)
        told = [line for moment in moments for line in moment["log"]]
        assert told == person.get(f"{table.path}/log")["events"][: len(told)]


def test_all_agree_on_the_moments(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people)
    table.play(people, rng, until=lambda view: view["ply"] > 40)
    outlines = [each.get(f"{table.path}/outline") for each in (*people, server.nobody())]
    assert outlines[0] == outlines[1] == outlines[2]
    plies = outlines[0]["plies"]
    assert plies == sorted(set(plies))
    turns = [mark for mark in outlines[0]["marks"] if mark["kind"] == "turn"]
    assert len(turns) > 3
    assert all(mark["panel"].startswith("kingdom:") for mark in turns)
    for person in people:
        (one,) = person.get(f"{table.path}/moments", **{"from": plies[7], "count": 1})["moments"]
        assert one["at"] == plies[7]
        assert one["table"]


def test_a_moment_that_is_not_there_is_the_next_one_or_the_last(
    server: Server, rng: Random
) -> None:
    people = server.guests(2)
    table = server.table(*people)
    table.play(people, rng, until=lambda view: view["ply"] > 20)
    last = people[0].get(f"{table.path}/moments", **{"from": 10**6})
    assert [moment["at"] for moment in last["moments"]] == [last["last"]]


def test_lines_come_in_the_language_asked_for(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people)
    table.play(people, rng, until=lambda view: view["ply"] > 20)
    for lang in ("en", "fr"):
        moments, _ = timeline(people[0], table, lang=lang)
        said = [line["say"] for moment in moments for line in moment["log"]]
        assert said == [
            line["say"] for line in people[0].get(f"{table.path}/log", lang=lang)["events"]
        ]


def test_other_seats_are_seen_when_all_is_over(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 2})
    for seat in (-1, 1):
        refusal = people[0].refused("GET", f"{table.path}/moments", seat=seat)
        assert refusal == (409, "not-finished")
    table.play(people, rng)
    nobody = server.nobody()
    own, _ = timeline(people[1], table)
    lent, _ = timeline(nobody, table, seat=1)
    assert own == lent
    _, scenes = timeline(nobody, table, seat=-1)
    for scene in scenes[5:]:
        purses = {p["seat"]: c["value"] for p in scene["panels"] for c in p["counters"]
                  if c["name"] == "treasury"}  # fmt: skip
        assert None not in purses.values()
    assert nobody.refused("GET", f"{table.path}/moments", seat=2) == (404, "no-seat")
    marks = nobody.get(f"{table.path}/outline")["marks"]
    assert marks[-1]["kind"] == "end"


def test_what_is_taken_back_is_in_no_film(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people)
    table.play(people, rng, until=lambda view: view["ply"] > 15)
    before, _ = timeline(people[0], table)
    undone = 0
    for _ in range(40):
        asked = people[table.view(people[0])["waiting"][0]]
        table.answer(asked, rng)
        timeline(people[0], table)
        view = table.view(asked)
        if view.get("can_undo"):
            table.do(asked, table.deed(asked, view, kind="undo"))
            undone += 1
            after, scenes = timeline(people[0], table)
            assert after[: len(before)] == before
            assert scenes[-1] == table.view(people[0])["table"]
            fresh = Timeline(server.match(table.id), None)
            server.run(lambda fresh=fresh: fresh.follow(server.room(table.id).match))  # type: ignore[misc]
            assert [m.ply for m in fresh.moments] == [m["at"] for m in after]
            table.answer(asked, rng)
    assert undone > 3


def test_before_the_game_there_is_nothing_to_see(server: Server) -> None:
    person = server.guest()
    table = server.table(person, "open")
    for part in ("moments", "outline", "chronicle", "recap"):
        assert person.refused("GET", f"{table.path}/{part}") == (409, "not-started")
    assert person.refused("POST", f"{table.path}/fork", {}) == (409, "not-started")


def test_a_private_game_is_not_shown_to_strangers(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, public=False)
    stranger = server.guest()
    for part in ("moments", "outline", "chronicle", "recap", "why"):
        asked = {"thing": "board"} if part == "why" else {}
        assert stranger.refused("GET", f"{table.path}/{part}", **asked) == (404, "no-table")
    assert stranger.refused("POST", f"{table.path}/fork", {"seat": 0}) == (404, "no-table")
    assert stranger.get(f"{table.path}/outline", invitation=table.invitation)["plies"]


# -- what is hidden -------------------------------------------------------------------------------


def test_no_past_moment_shows_the_coins_of_another(server: Server, rng: Random) -> None:
    people = server.guests(3)
    table = server.table(*people, options={"rounds": 40})
    table.play(people, rng, until=lambda view: view["ply"] > 90)
    assert not server.match(table.id).over
    for seat, person in [*enumerate(people), (None, server.nobody())]:
        _, scenes = timeline(person, table)
        assert check_coins(scenes, seat) > 100


def told_otherwise(match: Match[Any], seat: Seat | None, rng: Random) -> Match[Any]:
    """Another game from the beginning on, in which all that a seat does not know is otherwise."""
    hidden = hidden_entries(match, seat)
    for _ in range(300):
        twin = Match(match.game, match.seats, match.options, listen=True)
        try:
            for index, entry in enumerate(match.log):
                _give(twin, entry, index in hidden, rng)
        except Refused:
            continue
        if view_bytes(twin, seat) == view_bytes(match, seat) and twin.log != match.log:
            return twin
    return match


def _give(twin: Match[Any], entry: Answer, hidden: bool, rng: Random) -> None:
    if entry.kind == "withdrawn":
        return
    if entry.kind == "act":
        twin.act(entry.seat, entry.value)
    elif hidden:
        question = twin.question(entry.seat)
        if question is None:
            raise Refused("nothing is asked here")
        twin.answer(entry.seat, question.choices.sample(rng))
    else:
        twin.answer(entry.seat, entry.value)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_cannot_know_changes_no_byte_of_its_film(
    server: Server, seats: int, rng: Random
) -> None:
    people = server.guests(seats)
    one, two = (server.table(*people, options={"rounds": 40}) for _ in range(2))
    everybody = [*people, server.nobody()]
    otherwise = 0
    for ply in range(20, 120, 16):
        one.play(people, rng, until=lambda view, ply=ply: view["ply"] > ply)  # type: ignore[misc]
        match = server.match(one.id)
        if match.over:
            break
        for number, person in enumerate(everybody):
            seat = None if number == seats else Seat(number)
            twin = told_otherwise(match, seat, rng)
            otherwise += twin is not match
            room = server.room(two.id)

            def swap(twin: Match[Any] = twin) -> None:
                room.match = twin  # noqa: B023 - called at once

            server.call(swap)
            for part in ("moments", "outline", "chronicle"):
                asked = {"count": 200} if part == "moments" else {}
                raw = [person.ask("GET", f"{t.path}/{part}", **asked).content for t in (one, two)]
                assert raw[0] == raw[1]
    assert otherwise > 3


def stir(match: Match[Any], rng: Random) -> None:
    """Somebody answers, acts out of turn, or takes something back."""
    seats = [Seat(n) for n in range(match.seats)]
    if rng.random() < 0.2 and (able := [seat for seat in seats if can_undo(match, seat)]):
        undo(match, rng.choice(able))
        return
    seat = rng.choice(seats)
    acts = match.anytime(seat)
    if rng.random() < 0.1 and acts:
        match.act(seat, acts.sample(rng))
        return
    seat = rng.choice(match.waiting())
    question = match.question(seat)
    assert question is not None
    match.answer(seat, question.choices.sample(rng))


async def shots(timeline: Timeline, seat: Seat | None) -> list[Any]:
    """All that a film shows a seat."""
    return [
        (shot.ply, shot.waiting, shot.scene, [told.event.as_seen_by(seat) for told in shot.told])
        async for shot in timeline.shots(timeline.moments, 0, len(timeline.moments), seat)
    ]


async def watch_the_tavern(rng: Random) -> tuple[int, int]:
    """Follow an evening with all its secrets: how often nothing showed, and how often it could."""
    match = Match(TAVERN, 3, rng=Random(rng.getrandbits(32)), listen=True)
    timeline, hidden, otherwise = Timeline(match, None), 0, 0
    while not match.over:
        before = [moment.ply for moment in timeline.moments]
        stir(match, rng)
        await timeline.follow(match)
        plies = [moment.ply for moment in timeline.moments]
        if at_public_question(match):
            assert plies[-1] == match.ply
        else:
            hidden += 1
            assert plies == before[: len(plies)]
        if rng.random() < 0.1 and not match.over:
            seat = rng.choice([None, *map(Seat, range(3))])
            twin = told_otherwise(match, seat, rng)
            otherwise += twin is not match
            other = Timeline(twin, None)
            await other.follow(twin)
            assert await shots(other, seat) == await shots(timeline, seat)
    return hidden, otherwise


def test_what_lies_under_seal_is_in_no_moment(rng: Random) -> None:
    """Also where all play at once, and however often somebody changes their mind."""
    seen = [asyncio.run(watch_the_tavern(rng)) for _ in range(12)]
    assert sum(hidden for hidden, _ in seen) > 50
    assert sum(otherwise for _, otherwise in seen) > 5


class Slow:
    """A clock by which everything takes a second."""

    def __init__(self) -> None:
        self._now = count()

    def perf_counter(self) -> float:
        return next(self._now)


def test_the_server_answers_others_after_every_answer_of_a_film(
    server: Server, rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = server.guests(4)
    table = server.table(*people, options={"rounds": 12})
    table.play(people, rng)
    match = server.match(table.id)
    assert match.ply > 20

    async def turns() -> int:
        """How often somebody else has a turn meanwhile."""
        done, had = asyncio.ensure_future(Timeline(match, None).follow(match)), 0
        while not done.done():
            await asyncio.sleep(0)
            had += 1
        return had

    monkeypatch.setattr("oyez.server.time.timeline.time", Slow())
    assert server.run(turns) >= match.ply


def test_a_film_is_the_same_as_the_kernels_own_replay(server: Server, rng: Random) -> None:
    people = server.guests(3)
    table = server.table(*people)
    table.play(people, rng, until=lambda view: view["ply"] > 50)
    match = server.match(table.id)
    moments, scenes = timeline(people[1], table)
    twin = Match(KINGDOMS, 3, match.options, listen=True)
    places = {moment["at"]: scene for moment, scene in zip(moments, scenes, strict=True)}
    met = 0
    for entry in match.log:
        if twin.ply in places:
            allowed = msgspec.json.decode(view_bytes(twin, Seat(1)))
            assert places[twin.ply] == allowed["view"]["table"]
            met += 1
        _give(twin, entry, False, rng)
    assert met > 30


def test_a_game_whose_rules_were_mended_is_shown_from_where_they_hold(
    open_server: Open, rng: Random
) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people)
    table.play(people, rng, until=lambda view: bool(view["ply"] > 50))
    whole, _ = timeline(people[0], table)
    server.restart()
    server.room(table.id).row["rules"] = "of old"
    part, scenes = timeline(people[0], table)
    assert 0 < len(part) < len(whole)
    assert [moment["at"] for moment in part] == [moment["at"] for moment in whole[-len(part) :]]
    assert scenes[-1] == table.view(people[0])["table"]


def test_a_film_goes_on_when_its_table_was_closed_and_opened_again(
    open_server: Open, rng: Random
) -> None:
    server = open_server(idle=0.1)
    people = server.guests(2)
    table = server.table(*people)
    table.play(people, rng, until=lambda view: bool(view["ply"] > 30))
    before, _ = timeline(people[0], table)
    room = server.room(table.id)
    eventually(lambda: not room.open, "the room is left")
    assert timeline(people[0], table)[0] == before
    assert server.room(table.id) is not room


def test_when_all_is_over_every_document_is_open() -> None:
    title = Text("letter")
    shut = Document(id="letter", label=title, sealed=True)
    read = Document(id="letter", label=title, text=Text("come"))
    secret = Document(id="treaty", label=title)
    seats = [Scene(documents=[shut]), Scene(documents=[read, secret])]
    assert scene_with_owners_view(Scene(documents=[shut]), seats).documents == [read, secret]
