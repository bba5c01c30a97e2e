"""The guided first game: it can be played to its end, whatever the learner picks on the way."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.games.the_anarchy import GAME
from oyez.games.the_anarchy.answers import (
    AttackCastle,
    Fill,
    Prepare,
    RaiseWall,
    Research,
    Spend,
    Spy,
    Stop,
    TakeGain,
    TakePath,
    Trade,
    UseTactic,
    Write,
)
from oyez.games.the_anarchy.lesson.first import ATTACKS, FIRST, LOOT, ME, OFFER, position
from oyez.games.the_anarchy.rules.scoring import points
from oyez.games.the_anarchy.scene.happenings import (
    CardDefended,
    CardLost,
    CardSpied,
    CastleTaken,
    FoodPaid,
    OverrunTaken,
    PeopleJudged,
    SurvivorsDismissed,
    TacticUsed,
)
from oyez.kernel import NATURE, Match
from oyez.kernel import record as records
from oyez.lessons.lesson import (
    LessonProgress,
    ScriptedAnswer,
    lesson_progress,
    script_completed,
)
from oyez.testing.lessons import LessonMoment, begin, walk
from oyez.text import Texts

WALK = walk(GAME, FIRST)


def told(kind: type[Any], seen: list[LessonMoment] = WALK) -> list[Any]:
    return [each.event for each in seen[-1][0].told or () if isinstance(each.event, kind)]


def test_the_position_is_that_of_a_new_game() -> None:
    GAME.check(position())
    match = Match(GAME, 1, FIRST.options)
    draws = (LOOT[:2], LOOT[2:], ATTACKS[:1], ATTACKS[1:], OFFER)
    for draw in draws:
        match.answer(NATURE, draw)
    assert match.waiting() == begin(GAME, FIRST).waiting() == (ME,)
    assert records.as_read_back(match.state) == records.as_read_back(begin(GAME, FIRST).state) | {
        "events": None
    }


def test_it_ends_as_the_third_round_begins() -> None:
    match, now, _ = WALK[-1]
    assert now == LessonProgress(len(FIRST.steps), None)
    assert match.state.round == 3
    question = match.question(ME)
    assert question is not None
    assert question.prompt == "take-path"
    assert match.outcome is None


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_wished_leads_to_the_end(seed: int) -> None:
    seen = walk(GAME, FIRST, Random(seed))
    (player,) = seen[-1][0].state.players
    assert points(seen[-1][0].state, player) == 12
    assert player.grudge == 0
    assert len(told(CardDefended, seen)) == 5
    assert told(CardLost, seen) == []


def test_who_plays_on_has_learnt_it_all_the_same() -> None:
    match = WALK[-1][0].clone()
    assert not any(script_completed(FIRST, match.log) for match, _, _ in WALK[:-1])
    assert script_completed(FIRST, match.log)
    match.rng = Random(1)
    match.answer(ME, TakePath("mentor"))
    assert lesson_progress(FIRST, match.log) is None
    assert script_completed(FIRST, match.log)


def test_all_that_a_first_game_needs_occurs() -> None:
    mine = {type(entry.value) for entry in WALK[-1][0].log if entry.seat == ME}
    assert mine >= {
        *(TakePath, Fill, RaiseWall, Write, TakeGain, Trade, AttackCastle, Stop, Spend),
        *(Spy, Research, Prepare, UseTactic),
    }
    assert [event.card for event in told(CastleTaken)] == ["scenario-1", "scenario-2"]
    assert [event.icon for event in told(OverrunTaken)] == ["food"]
    assert [(event.food, event.missing) for event in told(FoodPaid)] == [(1, 0), (2, 0)]
    assert [event.card for event in told(CardSpied)] == ["a05"]
    assert [event.tactic for event in told(TacticUsed)] == ["stones", "stones"]
    assert [event.loyalty for event in told(PeopleJudged)] == [1, 2]
    assert len(told(SurvivorsDismissed)) == 2


def test_only_chance_speaks_besides_the_learner() -> None:
    replies = [beat for _, beat in FIRST.beats() if isinstance(beat, ScriptedAnswer)]
    assert {reply.seat for reply in replies} == {NATURE}


def test_it_is_short() -> None:
    assert 16 <= len(FIRST.steps) <= 22
    assert len(WALK) - 1 <= 60


def test_words_and_script_agree_on_the_figures() -> None:
    texts = Texts(GAME, "en")
    at = {FIRST.steps[now.step].id: match for match, now, _ in reversed(WALK[:-1])}
    said = {step: texts.say(f"lesson-first-{step}") for step in at}
    wareham, malmesbury = WALK[0][0].state.cards[:2]
    assert f"a defence of {wareham.front} and costs {wareham.food} food" in said["attack"]
    assert malmesbury.requires == ("ladders",)
    assert f"takes {malmesbury.food} food" in said["raid"]
    forces = at["wall"].state.options.forces
    assert forces[0]["A"] == 2
    assert "each with a force of 2" in said["wall"]
    assert forces[1]["E"] == 3
    assert "with a force of 3" in said["research"]
    assert at["food"].state.players[ME].stock["food"] == 1
    assert at["deploy"].state.players[ME].stock["craftsman"] == 1
    (player,) = WALK[-1][0].state.players
    assert f"{points(WALK[-1][0].state, player)} points" in texts.say("lesson-first.end")
