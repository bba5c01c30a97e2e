"""Happenings: what a seat is told of what others did, with nothing left out that strikes it."""

from __future__ import annotations

import asyncio
import re
from random import Random
from typing import Any

import pytest

from oyez.game import Game, game_of
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.games.barbarian_kingdoms.scene.happenings import KingEliminated
from oyez.games.the_anarchy import GAME as ANARCHY
from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.kernel import Match, Seat
from oyez.scene.concerns import impact_on
from oyez.server.tables.texts import TableTexts
from oyez.server.time.summaries import (
    Happening,
    group,
    happenings,
    known_events,
    last_move,
    most_important,
)
from oyez.server.time.timeline import Timeline
from oyez.text import Reader
from tests.server.clients import Json, Person, Server, Table

GAMES: list[Game[Any, Any]] = [KINGDOMS, KNIGHTS, ANARCHY]
NAMES = ["Anne", "Brun", "Ciro", "Drago"]
SAMPLED = 500


def play_on(match: Match[Any], rng: Random, plies: int) -> None:
    while not match.over and match.ply < plies:
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))


def begun(game: Game[Any, Any], rng: Random) -> Match[Any]:
    return Match(game, 4, game.headless_options(game.options()), rng=rng, listen=True)


def played(game: Game[Any, Any], seed: int, plies: int) -> Match[Any]:
    rng = Random(seed)
    match = begun(game, rng)
    play_on(match, rng, plies)
    return match


def filmed(match: Match[Any]) -> Timeline:
    timeline = Timeline(match, None)
    asyncio.run(timeline.follow(match))
    return timeline


def told_to(timeline: Timeline, match: Match[Any], seat: Seat, since: int) -> list[Happening]:
    words = TableTexts(game_of(match), "en", NAMES)
    moments = timeline.moments_of(match, seat)
    return asyncio.run(happenings(timeline, moments, seat, since, words, list))


# -- nothing is left out ----------------------------------------------------------------------


def striking(timeline: Timeline, match: Match[Any], seat: Seat) -> list[str]:
    """What strikes a seat since its last move, in sentences; all of it must be given to it."""
    since, words = last_move(match, seat), TableTexts(game_of(match), "en", NAMES)
    heard = asyncio.run(known_events(timeline, seat, since))
    found = [each for each in heard if impact_on(each.event, seat, timeline.owned(each.place))]
    said = [words.event(each.event, Reader(seat, each.own)) for each in found]
    given = [line for each in told_to(timeline, match, seat, since) for line in each.lines]
    assert [line for line in said if line not in given] == []
    return said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whatever_strikes_a_seat_is_told_to_it(game: Game[Any, Any]) -> None:
    sampled = seed = 0
    while sampled < SAMPLED:
        seed += 1
        rng = Random(seed)
        match = begun(game, rng)
        timeline = Timeline(match, None)
        while not match.over and sampled < SAMPLED:
            play_on(match, rng, match.ply + 23)
            asyncio.run(timeline.follow(match))
            sampled += sum(len(striking(timeline, match, Seat(n))) for n in range(4))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_line_of_the_log_but_headings_belongs_to_one_happening(game: Game[Any, Any]) -> None:
    match = played(game, 3, 700)
    timeline = filmed(match)
    heard = asyncio.run(known_events(timeline, Seat(1), 0))
    grouped = [each.place for one in group(heard, timeline.told) for each in one.heard]
    assert grouped == sorted(set(grouped))
    left = [each.event for each in heard if each.place not in set(grouped)]
    assert all(event.begins for event in left)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_happening_counts_its_lines_as_the_log_does(game: Game[Any, Any]) -> None:
    match = played(game, 4, 500)
    timeline, seat, words = filmed(match), Seat(2), TableTexts(game, "en", NAMES)
    log = [t.event.as_seen_by(seat) for t in timeline.told if t.event.as_seen_by(seat) is not None]
    found = told_to(timeline, match, seat, -1)
    assert len(found) < len(log)
    for each in found:
        for event, said in zip(log[each.line :], each.lines, strict=False):
            assert event is not None
            assert said == words.event(event, Reader(seat)) or "our " in said


def test_what_only_another_may_know_is_not_told() -> None:
    match = played(KNIGHTS, 5, 1500)
    timeline = filmed(match)
    secret = [t for t in timeline.told if t.event.audience() is not None]
    assert secret
    for told in secret:
        seat = next(s for s in map(Seat, range(4)) if told.event.as_seen_by(s) is None)
        heard = asyncio.run(known_events(timeline, seat, told.ply - 1))
        assert told.event not in [each.event for each in heard]


# -- grouping and wording ---------------------------------------------------------------------


def test_a_battle_is_one_happening() -> None:
    match = played(KINGDOMS, 3, 300)
    found = told_to(filmed(match), match, Seat(1), 0)
    battles = [each for each in found if each.episode == "clash"]
    assert len(battles) > 3
    assert all(len(each.lines) > 3 for each in battles)
    assert all(each.say.count(".") <= 3 for each in battles)


def test_a_lost_king_stands_above_the_battle_in_which_he_fell() -> None:
    match = until_a_king_falls()
    timeline = filmed(match)
    fall = next(told.event for told in timeline.told if isinstance(told.event, KingEliminated))
    loser = next(Seat(n) for n in range(4) if fall.kingdom in owned_by(match, Seat(n)))
    found = told_to(timeline, match, loser, 0)
    (lost,) = [each for each in found if each.headline and each.kind == "loss"]
    assert re.match(r"\w+, King of your \w+, falls in ", lost.headline)
    assert lost.weight == 5
    assert lost.episode == "clash"
    assert lost.headline in lost.lines
    assert " falls" not in lost.say
    assert found[most_important(found)[0]] == lost
    others = [told_to(timeline, match, Seat(n), 0) for n in range(4) if n != loser]
    assert not any(each.headline and each.kind == "loss" for one in others for each in one)


def until_a_king_falls() -> Match[Any]:
    """A game in which one King has fallen."""
    for seed in range(1, 100):
        rng = Random(seed)
        match = begun(KINGDOMS, rng)
        while not match.over:
            play_on(match, rng, match.ply + 1)
            if any(isinstance(told.event, KingEliminated) for told in match.told or ()):
                return match
    raise AssertionError("all Kings live long")


def owned_by(match: Match[Any], seat: Seat) -> list[str]:
    return [realm.id for realm in match.state.realms_of(seat)]


def test_what_is_ones_own_is_told_as_such() -> None:
    match = played(KINGDOMS, 3, 300)
    found = told_to(filmed(match), match, Seat(1), 0)
    mine = [each for each in found if each.mine]
    assert mine
    assert all("our Visigoths" in each.say for each in mine if each.panel)


def test_a_march_into_a_fight_is_told_in_one_sentence() -> None:
    match = played(KNIGHTS, 3, 2000)
    found = told_to(filmed(match), match, Seat(1), 0)
    fights = [each.say for each in found if each.episode == "clash"]
    assert any("marches" in say and " and attacks " in say for say in fights)


def test_what_was_under_way_is_told_from_its_beginning() -> None:
    match = played(KINGDOMS, 3, 300)
    timeline = filmed(match)
    battle = next(e for e in told_to(timeline, match, Seat(1), 0) if e.episode and e.at - e.ply > 3)
    again = told_to(timeline, match, Seat(1), battle.ply)[0]
    assert again == battle


def happening(say: str, **more: Any) -> Happening:
    return Happening(at=1, ply=1, line=0, say=say, lines=[say], **more)


def test_the_worst_comes_first_and_there_are_five_lines_at_most() -> None:
    found = [
        happening("a gain", kind="gain", weight=5),
        happening("a small loss", kind="loss", weight=1),
        happening("a deed of others"),
        happening("a great loss", kind="loss", weight=4),
        *(happening(f"news {n}", kind="news", weight=1) for n in range(4)),
    ]
    lines = [found[n].say for n in most_important(found)]
    assert lines[:3] == ["a great loss", "a small loss", "a gain"]
    assert len(lines) == 5
    assert "a deed of others" not in lines


def test_what_others_did_fills_up_a_short_list_battles_first() -> None:
    battle = happening("a battle", episode="clash")
    found = [battle, *(happening(f"deed {n}") for n in range(5))]
    assert [found[n].say for n in most_important(found)] == ["a battle", "deed 4", "deed 3"]


def test_ones_own_deeds_are_no_news() -> None:
    found = [happening("I march", kind="news", weight=1, mine=True)]
    assert most_important(found) == []


# -- since when -------------------------------------------------------------------------------


def test_a_series_of_answers_is_one_move() -> None:
    match = played(KINGDOMS, 1, 200)
    by = [entry.seat for entry in match.log]
    seat = next(s for s in reversed(by) if s >= 0)
    end = len(by)
    while by[end - 1] in (seat, -1):
        end -= 1
    assert last_move(match, seat) < end
    assert by[last_move(match, seat)] == seat


def test_since_the_last_move_of_somebody_else() -> None:
    match = played(KINGDOMS, 1, 200)
    by = [entry.seat for entry in match.log]
    last = next(s for s in reversed(by) if s >= 0)
    other = next(Seat(s) for s in range(4) if s != last)
    assert last_move(match, other) == len(by) - by[::-1].index(other) - 1


# -- over the wire ----------------------------------------------------------------------------


@pytest.fixture
def people(server: Server) -> list[Person]:
    return server.guests(3)


@pytest.fixture
def table(server: Server, people: list[Person], rng: Random) -> Table:
    table = server.table(*people, options={"rounds": 40})
    table.play(people, rng, until=lambda view: view["ply"] > 40)
    return table


def asked_for(person: Person, table: Table, **query: Any) -> Json:
    found: Json = person.get(f"{table.path}/happenings", **query)
    return found


def test_a_player_is_told_what_happened_since_the_last_move(
    table: Table, people: list[Person]
) -> None:
    found = asked_for(people[0], table)
    assert found["since"] <= found["last"]
    assert len(found["lines"]) <= 5
    assert all(each["at"] > found["since"] for each in found["happenings"])
    deeds = [each for each in found["happenings"] if not each.get("mine")]
    shown = [n for n in found["lines"] if not found["happenings"][n].get("mine")]
    assert found["others"] == len(deeds) - len(shown)


def test_one_may_ask_since_any_ply_in_either_language(table: Table, people: list[Person]) -> None:
    english = asked_for(people[0], table, since=5, lang="en")
    french = asked_for(people[0], table, since=5, lang="fr")
    assert english["since"] == french["since"] == 5
    assert len(english["happenings"]) == len(french["happenings"]) > 5
    assert english["happenings"][-1]["say"] != french["happenings"][-1]["say"]


def test_one_may_ask_from_a_line_of_the_log_on(table: Table, people: list[Person]) -> None:
    log = people[0].get(f"{table.path}/log")["events"]
    whole = asked_for(people[0], table, line=0)["happenings"]
    told = {n for each in whole for n in range(each["line"], each["line"] + len(each["lines"]))}
    assert all(log[n]["tells"].get("begins") for n in range(len(log)) if n not in told)
    middle = whole[len(whole) // 2]
    part = asked_for(people[0], table, line=middle["line"])["happenings"]
    assert middle in part
    assert part[-1] == whole[-1]
    assert len(part) < len(whole)
    beyond = asked_for(people[0], table, line=len(log) + 5)["happenings"]
    assert all(each["line"] + len(each["lines"]) == len(log) for each in beyond)


def test_happenings_lead_to_moments(table: Table, people: list[Person]) -> None:
    plies = people[0].get(f"{table.path}/outline")["plies"]
    found = asked_for(people[0], table, since=0)
    assert {each["at"] for each in found["happenings"]} <= set(plies)


def test_an_onlooker_is_told_what_came_since_the_last_visit(server: Server, table: Table) -> None:
    onlooker = server.guest("Odo")
    assert asked_for(onlooker, table)["happenings"] == []
    onlooker.put(f"{table.path}/seen", {"moment": 10})
    found = asked_for(onlooker, table)
    assert found["since"] == 10
    assert found["happenings"]
    assert not any(each.get("kind") for each in found["happenings"])


def test_a_stranger_is_told_nothing_of_the_past(server: Server, table: Table) -> None:
    assert asked_for(server.nobody(), table)["happenings"] == []
