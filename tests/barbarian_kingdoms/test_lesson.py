"""The guided first game: it can be played to its end, whatever the learner picks on the way."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from oyez.games.barbarian_kingdoms import GAME
from oyez.games.barbarian_kingdoms.answers import (
    Assault,
    Claim,
    Contest,
    Manoeuvre,
    Move,
    Recruit,
    Tax,
)
from oyez.games.barbarian_kingdoms.lesson.first import FIRST, FRANKS, five_tremis, position
from oyez.games.barbarian_kingdoms.scene.happenings import BattleWon, Bribed, ChestOpened, Contested
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
)
from oyez.text import Texts, languages

STRAIGHT = re.compile(r"[\"']")


def begin() -> Match[Any]:
    start = records.as_read_back(FIRST.position())
    return records.match_from_position(GAME, len(FIRST.seats), FIRST.options, start, listen=True)


def wished(match: Match[Any], now: LessonProgress) -> list[Any]:
    """What the learner may answer now."""
    question = match.question(FRANKS)
    assert question is not None, f"the learner is not asked at step {now.step}"
    assert isinstance(now.beat, ExpectedAnswer)
    return [value for value in question.choices if now.beat.accepts(value)]


def walk(rng: Random | None) -> list[tuple[Match[Any], LessonProgress, list[Any]]]:
    """A whole lesson: at each wish a copy of the match, where it stands, and what is wished."""
    match = begin()
    seen: list[tuple[Match[Any], LessonProgress, list[Any]]] = []
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
        match.answer(FRANKS, good[0] if rng is None else rng.choice(good))


def test_the_position_is_one_of_the_rules() -> None:
    GAME.check(position())
    assert begin().waiting() == (FRANKS,)


def test_the_lesson_plays_to_a_victory() -> None:
    match, now, _ = walk(None)[-1]
    assert now == LessonProgress(len(FIRST.steps), None)
    assert match.outcome is not None
    assert match.outcome.winners == (FRANKS,)
    assert match.outcome.how == "territorial"


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_wished_leads_to_the_end(seed: int) -> None:
    match, _, _ = walk(Random(seed))[-1]
    assert match.outcome is not None
    assert match.outcome.winners == (FRANKS,)


def test_each_wish_grants_something_legal_and_most_refuse_something() -> None:
    refusing = 0
    for match, now, good in walk(None)[:-1]:
        question = match.question(FRANKS)
        assert question is not None
        others = [value for value in question.choices if value not in good]
        refusing += bool(others)
        for value in others:
            reason = Reason(f"lesson-first-{FIRST.steps[now.step].id}")
            assert coach_objection(FIRST, now, value) == reason
        for value in good:
            assert coach_objection(FIRST, now, value) is None
    assert refusing >= 12


def test_what_is_listed_as_wished_is_what_is_granted() -> None:
    for _, now, good in walk(None)[:-1]:
        assert isinstance(now.beat, ExpectedAnswer)
        if now.beat.good is None:
            assert all(value in now.beat.values for value in good)


def test_all_five_actions_contesting_and_bribes_occur() -> None:
    match, _, _ = walk(None)[-1]
    mine = {type(entry.value) for entry in match.log if entry.seat == FRANKS}
    assert mine >= {Recruit, Tax, Manoeuvre, Move, Assault, Claim, Contest}
    events = [told.event for told in match.told or ()]
    contested = [event.kingdom for event in events if isinstance(event, Contested)]
    assert contested == ["visigoths", "franks"]
    assert len([event for event in events if isinstance(event, Bribed)]) == 4
    assert [event.kingdom for event in events if isinstance(event, BattleWon)] == ["franks"] * 2
    chests = [event for event in events if isinstance(event, ChestOpened)]
    assert [chest.coin for chest in chests if chest.kingdom == "franks"] == ["diamond", "gold"]


def test_the_others_never_speak_for_the_learner() -> None:
    replies = [beat for _, beat in FIRST.beats() if isinstance(beat, ScriptedAnswer)]
    assert {reply.seat for reply in replies} == {1, 2, NATURE}


def test_it_is_short() -> None:
    assert 10 <= len(FIRST.steps) <= 14
    assert len([beat for _, beat in FIRST.beats() if isinstance(beat, ExpectedAnswer)]) <= 20


def test_every_thing_pointed_at_is_on_the_table() -> None:
    for match, now, _ in walk(None)[:-1]:
        scene = GAME.scene(match.state, FRANKS)
        regions = scene.boards[0].regions
        there = {each.id for each in (*regions, *scene.pieces, *scene.panels)}
        assert set(coaching(FIRST, now).points) <= there


def test_all_words_are_there_in_every_language() -> None:
    for lang in languages():
        texts = Texts(GAME, lang, strict=True)
        for message in lesson_messages(FIRST):
            said = texts.say(message)
            assert said == said.strip() != ""
            assert not STRAIGHT.search(said), said


def test_a_bubble_is_short() -> None:
    """Four sentences at most, and few enough words to be read at a glance."""
    for lang in languages():
        texts = Texts(GAME, lang)
        for step in FIRST.steps:
            said = texts.say(f"lesson-first-{step.id}")
            assert len(re.findall(r"[.!?](?:\s|$)", said)) <= 4, said
            assert len(said) <= 320, said
            for wish in step.wishes:
                assert len(texts.say(f"lesson-first-{step.id}.{wish.attribute}")) <= 120


def test_words_and_script_agree_on_the_figures() -> None:
    """What a Claim costs, what was in the chest, how much they pay: said as it comes."""
    texts = Texts(GAME, "en")
    for match, now, _ in walk(None)[:-1]:
        question = match.question(FRANKS)
        assert question is not None
        about = question.about or {}
        said = texts.label(coaching(FIRST, now).bubble.do or pytest.fail("nothing to do"))
        if question.prompt == "pay":
            assert f"{about['cost']} " in said
        if question.prompt == "tax":
            assert about["amount"] == 5
            assert " 5 " in said
        if question.prompt == "bribe":
            points = texts.say(f"lesson-first-{FIRST.steps[now.step].id}")
            assert about["rival_points"] == 3
            assert about["points"] == (3 if "secret" in points else 6)


def test_a_record_that_leaves_the_script_has_no_place_in_it() -> None:
    match = begin()
    match.answer(FRANKS, Manoeuvre())
    assert lesson_progress(FIRST, match.log) is None
    assert play_script(FIRST, match) is None


def test_where_it_stands_is_told_from_the_record_alone() -> None:
    for match, now, _ in walk(Random(5)):
        paper = records.from_json(records.to_json(records.write(match)))
        again = records.read(GAME, paper)
        assert lesson_progress(FIRST, again.log) == now
        assert again.digest() == match.digest()


def test_full_taxes_are_five_tremis() -> None:
    match, _, good = walk(None)[4]
    question = match.question(FRANKS)
    assert question is not None
    assert question.prompt == "tax"
    assert all(five_tremis(value) for value in good)
    assert len(good) > 1


def test_the_real_game_after_it_can_be_set_up() -> None:
    GAME.setup(FIRST.after.options, len(FIRST.after.seats))
    assert FIRST.after.seats.count("me") == 1
