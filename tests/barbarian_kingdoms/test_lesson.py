"""The guided first game: it can be played to its end, whatever the learner picks on the way."""

from __future__ import annotations

from random import Random

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
from oyez.kernel import NATURE
from oyez.lessons.lesson import (
    ExpectedAnswer,
    LessonProgress,
    ScriptedAnswer,
    coaching,
    lesson_progress,
    play_script,
)
from oyez.testing.lessons import begin, walk
from oyez.text import Texts


def test_the_position_is_one_of_the_rules() -> None:
    GAME.check(position())
    assert begin(GAME, FIRST).waiting() == (FRANKS,)


def test_the_lesson_plays_to_a_victory() -> None:
    match, now, _ = walk(GAME, FIRST)[-1]
    assert now == LessonProgress(len(FIRST.steps), None)
    assert match.outcome is not None
    assert match.outcome.winners == (FRANKS,)
    assert match.outcome.how == "territorial"


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_wished_leads_to_the_end(seed: int) -> None:
    match, _, _ = walk(GAME, FIRST, Random(seed))[-1]
    assert match.outcome is not None
    assert match.outcome.winners == (FRANKS,)


def test_all_five_actions_contesting_and_bribes_occur() -> None:
    match, _, _ = walk(GAME, FIRST)[-1]
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


def test_words_and_script_agree_on_the_figures() -> None:
    """What a Claim costs, what was in the chest, how much they pay: said as it comes."""
    texts = Texts(GAME, "en")
    for match, now, _ in walk(GAME, FIRST)[:-1]:
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
    match = begin(GAME, FIRST)
    match.answer(FRANKS, Manoeuvre())
    assert lesson_progress(FIRST, match.log) is None
    assert play_script(FIRST, match) is None


def test_full_taxes_are_five_tremis() -> None:
    match, _, good = walk(GAME, FIRST)[4]
    question = match.question(FRANKS)
    assert question is not None
    assert question.prompt == "tax"
    assert all(five_tremis(value) for value in good)
    assert len(good) > 1
