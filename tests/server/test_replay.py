"""Battles and votes again, event by event: what could be seen then, and nothing more."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, NamedTuple

import pytest

from oyez.game import Game
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.games.warrior_knights.scene.happenings_at_home import BidsOpened, VoiceGiven
from oyez.games.warrior_knights.scene.happenings_in_the_field import FateDealt, FateRevealed
from oyez.kernel import Match, Seat
from oyez.scene.elements import Scene
from oyez.scene.episodes import Episode
from oyez.server.time.replay import EpisodeEntry, episode_entries, find_episode, replay_frames
from oyez.server.time.timeline import Timeline, TimelineFrame, Viewpoint
from tests.server.clients import Json, Person, Server, patched
from tests.server.clients import Table as Played
from tests.server.conftest import Open
from tests.server.test_moments import told_otherwise


class Reel(NamedTuple):
    """A game under way, and what can be seen of it again."""

    match: Match[Any]
    timeline: Timeline
    found: list[tuple[EpisodeEntry, Episode]]

    def steps(self, episode: Episode, place: Viewpoint) -> list[TimelineFrame]:
        async def collect() -> list[TimelineFrame]:
            return [shot async for shot in replay_frames(self.timeline, episode, place)]

        return asyncio.run(collect())


def played(game: Game[Any, Any], seats: int, plies: int, seed: int) -> Reel:
    """A random game, so far, and its film."""
    rng = Random(seed)
    match = Match(game, seats, game.headless_options(game.options()), rng=Random(seed), listen=True)
    while not match.over and match.ply < plies:
        seat = rng.choice(match.waiting())
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
    timeline = Timeline(match, None)
    asyncio.run(timeline.follow(match))
    return Reel(match, timeline, episode_entries(timeline.told))


@pytest.fixture(scope="module")
def knights() -> Reel:
    return played(KNIGHTS, 3, 800, 6)


@pytest.fixture(scope="module")
def kingdoms() -> Reel:
    return played(KINGDOMS, 4, 500, 2)


def standing(scene: Scene, kind: str) -> Any:
    (found,) = scene.clashes if kind == "clash" else scene.halls
    return found


# -- what is told ----------------------------------------------------------------------------------


@pytest.mark.parametrize("which", ["knights", "kingdoms"])
def test_every_battle_and_every_vote_can_be_seen_from_everywhere(
    which: str, request: pytest.FixtureRequest
) -> None:
    reel: Reel = request.getfixturevalue(which)
    places: list[Viewpoint] = [None, *map(Seat, range(reel.match.seats)), "everything"]
    assert len({entry.name for entry, _ in reel.found}) == len(reel.found) > 5
    for entry, episode in reel.found:
        told = reel.timeline.told[episode.first : episode.last + 1]
        for place in places:
            shots = reel.steps(episode, place)
            assert all(standing(shot.scene, entry.kind) for shot in shots)
            said = [each for shot in shots for each in shot.told]
            seen = [
                t for t in told if place == "everything" or t.event.as_seen_by(place) is not None
            ]
            assert said == seen
            assert all(not panel.counters for shot in shots for panel in shot.scene.panels)


def test_both_kinds_are_found(knights: Reel, kingdoms: Reel) -> None:
    assert {entry.kind for entry, _ in knights.found} == {"clash", "hall"}
    assert {entry.kind for entry, _ in kingdoms.found} == {"clash"}
    for entry, episode in knights.found:
        assert find_episode(knights.timeline.told, entry.name) == (entry, episode)
    assert find_episode(knights.timeline.told, "999999") is None


def test_a_combat_goes_from_hand_to_hand(knights: Reel) -> None:
    """Cards are dealt face down, turned up one side after the other, and somebody is ahead."""
    turned = 0
    for entry, episode in knights.found:
        shots = knights.steps(episode, None) if entry.kind == "clash" else []
        revealed: set[Seat | None] = set()
        for shot in shots:
            for event in (told.event for told in shot.told):
                if isinstance(event, FateDealt):
                    assert any(side.cards for side in standing(shot.scene, "clash").sides)
                if isinstance(event, FateRevealed):
                    revealed.add(event.seat)
                    turned += 1
            for side in standing(shot.scene, "clash").sides:
                assert all(card.face_up for card in side.cards) is (
                    side.seat in revealed or not side.cards
                )
        if shots:
            assert not any(side.won for side in standing(shots[0].scene, "clash").sides)
    assert turned > 5


def test_a_vote_goes_from_sealed_bids_to_voices(knights: Reel) -> None:
    voices = 0
    for entry, episode in knights.found:
        if entry.kind == "clash":
            continue
        opened = False
        for shot in knights.steps(episode, None):
            events = [told.event for told in shot.told]
            opened = opened or any(isinstance(event, BidsOpened) for event in events)
            chairs = {chair.seat: chair for chair in standing(shot.scene, "hall").chairs}
            if not opened:
                assert all(chair.bid is None for chair in chairs.values())
            for event in events:
                if isinstance(event, VoiceGiven):
                    chair = chairs[event.seat]
                    assert (chair.bid, chair.side) == (event.votes, event.voice)
                    voices += 1
    assert voices > 5


# -- what is hidden --------------------------------------------------------------------------------


def test_nobody_sees_the_cards_in_the_hand_of_another(knights: Reel) -> None:
    own = 0
    for entry, episode in knights.found:
        if entry.kind == "hall":
            continue
        for place in (Seat(0), Seat(1), Seat(2)):
            revealed: set[Seat | None] = set()
            for shot in knights.steps(episode, place):
                events = [told.event for told in shot.told]
                revealed |= {e.seat for e in events if isinstance(e, FateRevealed)}
                for side in standing(shot.scene, "clash").sides:
                    open_to = side.seat in revealed or side.seat == place
                    assert all(card.face_up is open_to for card in side.cards)
                    own += side.seat == place and side.seat not in revealed and bool(side.cards)
    assert own > 3


def replays(person: Person, table: Played, **query: Any) -> list[bytes]:
    """Every replay to the last byte."""
    names = [each["name"] for each in person.get(f"{table.path}/outline")["episodes"]]
    path = f"{table.path}/replay"
    return [person.ask("GET", path, name=name, **query).content for name in names]


def test_what_a_seat_cannot_know_changes_no_byte_of_a_replay(server: Server, rng: Random) -> None:
    people = server.guests(3)
    one, two = (server.table(*people, options={"rounds": 40}) for _ in range(2))
    otherwise = compared = 0
    for ply in range(40, 140, 30):
        one.play(people, rng, until=lambda view, ply=ply: view["ply"] > ply)  # type: ignore[misc]
        match = server.match(one.id)
        if match.over:
            break
        for number, person in enumerate([*people, server.nobody()]):
            seat = None if number == len(people) else Seat(number)
            twin = told_otherwise(match, seat, rng)
            otherwise += twin is not match
            room = server.room(two.id)

            def swap(twin: Match[Any] = twin) -> None:
                room.match = twin  # noqa: B023 - called at once

            server.call(swap)
            seen = replays(person, one)
            assert seen == replays(person, two)
            compared += len(seen)
    assert otherwise > 2
    assert compared


# -- over HTTP -------------------------------------------------------------------------------------


def scenes(found: Json) -> list[Json]:
    """The scene of each step."""
    made: list[Json] = []
    for frame in found["moments"]:
        whole = frame.get("table")
        made.append(patched(made[-1], frame["patch"]) if whole is None else whole)
    return made


def test_a_battle_is_sent_step_by_step(server: Server, rng: Random) -> None:
    people = server.guests(3)
    table = server.table(*people, options={"rounds": 8})

    def until(view: Json) -> bool:
        return bool(people[0].get(f"{table.path}/outline")["episodes"])

    table.play(people, rng, until=until)
    (entry, *_) = people[0].get(f"{table.path}/outline")["episodes"]
    asked = {"name": entry["name"]}
    for lang in ("en", "fr"):
        found = people[0].get(f"{table.path}/replay", lang=lang, **asked)
        assert found["episode"] == entry
        said = [line for frame in found["moments"] for line in frame["log"]]
        log = people[0].get(f"{table.path}/log", lang=lang)["events"]
        first = log.index(said[0])
        assert log[first : first + len(said)] == said
        assert (said[0]["event"]["type"], said[0]["ply"]) == (entry["opens"], entry["at"])
        decided = found["moments"][found["decided"]]["log"]
        assert "BattleWon" in [line["event"]["type"] for line in decided]
        for scene in scenes(found):
            assert {*scene} <= {"panels", "clashes"}
            assert len(scene["clashes"]) == 1
    path = f"{table.path}/replay"
    assert people[0].refused("GET", path, name="99999") == (404, "no-episode")
    assert people[0].refused("GET", path, name="../1")[0] == 422
    if not server.match(table.id).over:
        for seat in (-1, 1):
            refusal = people[0].refused("GET", path, seat=seat, **asked)
            assert refusal == (409, "not-finished")
        table.play(people, rng, until=None)
    everything = server.nobody().get(path, seat=-1, **asked)
    assert everything["everything"]
    assert server.nobody().get(path, seat=1, **asked)["seat"] == 1


def test_who_may_not_look_at_a_table_sees_no_replay(server: Server) -> None:
    people = server.guests(2)
    table = server.table(*people, public=False)
    path = f"{table.path}/replay"
    assert server.guest().refused("GET", path, name="3") == (404, "no-table")
    assert people[0].refused("GET", path, name="3") == (404, "no-episode")
    waiting = server.table(people[0], "open")
    assert people[0].refused("GET", f"{waiting.path}/replay", name="3") == (409, "not-started")


def test_a_replay_is_there_after_a_restart(open_server: Open, rng: Random) -> None:
    server = open_server()
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 6})
    table.play(people, rng)
    before = replays(people[0], table)
    server.restart()
    assert replays(people[0], table) == before
