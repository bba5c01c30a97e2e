"""The guided first game: it can be played to its end, whatever the learner picks on the way."""

from __future__ import annotations

import re
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
from oyez.kernel import NATURE, Match, Reason
from oyez.kernel import record as records
from oyez.lessons.lesson import (
    ExpectedAnswer,
    LessonProgress,
    ScriptedAnswer,
    coach_objection,
    coaching,
    lesson_messages,
    lesson_progress,
    play_script,
    script_completed,
)
from oyez.scene.elements import Element, Sheet
from oyez.text import Texts, languages
from tests.vocabulary import parts

STRAIGHT = re.compile(r"[\"']")
Seen = tuple[Match[Any], LessonProgress, list[Any]]


def begin() -> Match[Any]:
    start = records.as_read_back(FIRST.position())
    return records.match_from_position(GAME, len(FIRST.seats), FIRST.options, start, listen=True)


def wished(match: Match[Any], now: LessonProgress) -> list[Any]:
    """What the learner may answer now."""
    question = match.question(ME)
    assert question is not None, f"the learner is not asked at step {now.step}"
    assert isinstance(now.beat, ExpectedAnswer)
    return [value for value in question.choices if now.beat.accepts(value)]


def walk(rng: Random | None = None) -> list[Seen]:
    """A whole lesson: at each wish a copy of the match, where it stands, and what is wished."""
    match = begin()
    seen: list[Seen] = []
    while True:
        now = play_script(FIRST, match)
        assert now is not None, f"the script breaks off at ply {match.ply}"
        GAME.check(match.state)
        if now.beat is None:
            seen.append((match, now, []))
            return seen
        good = wished(match, now)
        assert good, f"nothing of what is wished at step {now.step} is legal"
        seen.append((match.clone(), now, good))
        match.answer(ME, good[0] if rng is None else rng.choice(good))


WALK = walk()


def told(kind: type[Any], seen: list[Seen] = WALK) -> list[Any]:
    return [each.event for each in seen[-1][0].told or () if isinstance(each.event, kind)]


def test_the_position_is_that_of_a_new_game() -> None:
    GAME.check(position())
    match = Match(GAME, 1, FIRST.options)
    draws = (LOOT[:2], LOOT[2:], ATTACKS[:1], ATTACKS[1:], OFFER)
    for draw in draws:
        match.answer(NATURE, draw)
    assert match.waiting() == begin().waiting() == (ME,)
    assert records.as_read_back(match.state) == records.as_read_back(begin().state) | {
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
    seen = walk(Random(seed))
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


def test_every_step_is_reached() -> None:
    assert {now.step for _, now, _ in WALK} == set(range(len(FIRST.steps) + 1))
    wishes = [beat for _, beat in FIRST.beats() if isinstance(beat, ExpectedAnswer)]
    assert [now.beat for _, now, _ in WALK[:-1]] == wishes


def test_whatever_else_is_tried_is_gently_refused() -> None:
    refusing = 0
    for match, now, good in WALK[:-1]:
        question = match.question(ME)
        assert question is not None
        reason = Reason(f"lesson-first-{FIRST.steps[now.step].id}")
        others = [value for value in question.choices if value not in good]
        refusing += bool(others)
        assert all(coach_objection(FIRST, now, value) == reason for value in others)
        assert all(coach_objection(FIRST, now, value) is None for value in good)
    # To defend, there is no other choice, three times.
    assert refusing == len(WALK) - 4


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


def test_every_thing_pointed_at_is_on_the_table() -> None:
    for match, now, _ in WALK[:-1]:
        scene = GAME.scene(match.state, ME)
        there = {each.id for each in parts(scene) if isinstance(each, Element | Sheet)}
        assert set(coaching(FIRST, now).points) <= there


def test_all_words_are_there_in_every_language() -> None:
    for lang in languages():
        texts = Texts(GAME, lang, strict=True)
        for message in lesson_messages(FIRST):
            said = texts.say(message)
            assert said == said.strip() != ""
            assert not STRAIGHT.search(said), said
            assert lang != "fr" or not re.search(r" [:;!?»]", said), said


def test_a_bubble_is_short() -> None:
    """Four sentences or so, and few enough words to be read at a glance."""
    for lang in languages():
        texts = Texts(GAME, lang)
        for step in FIRST.steps:
            said = texts.say(f"lesson-first-{step.id}")
            assert len(re.findall(r"[.!?](?:\s|$)", said)) <= 5, said
            assert len(said) <= 320, said
            for wish in step.wishes:
                assert len(texts.say(f"lesson-first-{step.id}.{wish.attribute}")) <= 90


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


def test_where_it_stands_is_told_from_the_record_alone() -> None:
    for match, now, _ in WALK:
        paper = records.from_json(records.to_json(records.write(match)))
        again = records.read(GAME, paper)
        assert lesson_progress(FIRST, again.log) == now
        assert again.digest() == match.digest()


def test_the_real_game_after_it_can_be_set_up() -> None:
    GAME.setup(FIRST.after.options, len(FIRST.after.seats))
    assert FIRST.after.seats.count("me") == 1
