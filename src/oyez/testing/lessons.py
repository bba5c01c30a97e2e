"""Guided games: each can be played to its end, whatever the learner picks of what is right."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final, NamedTuple

from oyez.errors import Reason
from oyez.game import Game
from oyez.kernel import record as records
from oyez.kernel.match import Match
from oyez.lessons.lesson import (
    NOT_NOW,
    ExpectedAnswer,
    Lesson,
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
from oyez.testing.messages import parts
from oyez.text import Texts

# What can be read at a glance: so many sentences and letters, and letters of what to do.
SENTENCES: Final = 5
LETTERS: Final = 320
TO_DO: Final = 120
# So many other answers are tried out at each step.
_TRIED: Final = 20


class LessonMoment(NamedTuple):
    """A copy of a guided match where the learner is asked, and the answers that are right there.

    At the end it is the match itself, and there are none.
    """

    match: Match[Any]
    now: LessonProgress
    right: list[Any]


def begin(game: Game[Any, Any], lesson: Lesson) -> Match[Any]:
    """A guided match before its first answer."""
    start = records.as_read_back(lesson.position())
    seats = len(lesson.seats)
    return records.match_from_position(game, seats, lesson.options, start, listen=True)


def walk(game: Game[Any, Any], lesson: Lesson, rng: Random | None = None) -> list[LessonMoment]:
    """A whole lesson, with the first of the right answers each time or, given luck, any of them."""
    match = begin(game, lesson)
    seen: list[LessonMoment] = []
    while True:
        now = play_script(lesson, match)
        assert now is not None, f"the script breaks off at ply {match.ply}"
        game.check(match.state)
        if now.beat is None:
            return [*seen, LessonMoment(match, now, [])]
        assert isinstance(now.beat, ExpectedAnswer)
        right = _right_answers(lesson, match, now.beat)
        assert right, f"nothing of what is wished at step {now.step} is legal"
        seen.append(LessonMoment(match.clone(), now, right))
        said = right[0] if rng is None else rng.choice(right)
        (match.act if now.beat.act else match.answer)(lesson.learner, said)


def _right_answers(lesson: Lesson, match: Match[Any], beat: ExpectedAnswer) -> list[Any]:
    question = match.question(lesson.learner)
    assert question is not None, f"the learner is not asked at ply {match.ply}"
    choices = match.anytime(lesson.learner) if beat.act else question.choices
    if beat.good is None:
        return [value for value in beat.values if value in choices]
    return [value for value in choices if beat.accepts(value)]


def check_reaches_the_end(game: Game[Any, Any], lesson: Lesson, seed: int) -> None:
    """Whatever is picked among the right answers, every step is reached and the end as well."""
    seen = walk(game, lesson, Random(seed))
    assert seen[-1].now == LessonProgress(len(lesson.steps), None), "it stops before its end"
    reached = {moment.now.step for moment in seen}
    assert reached == set(range(len(lesson.steps) + 1)), "a step is left out"
    lines = [beat for _, beat in lesson.beats() if isinstance(beat, ExpectedAnswer)]
    assert [moment.now.beat for moment in seen[:-1]] == lines, "a line is left out"
    assert script_completed(lesson, seen[-1].match.log), "it counts as not completed"


def check_objections(game: Game[Any, Any], lesson: Lesson) -> int:
    """Whatever else is tried is gently refused, and what is right is not; how many were refused."""
    refused = 0
    for match, now, right in walk(game, lesson)[:-1]:
        assert isinstance(now.beat, ExpectedAnswer)
        question = match.question(lesson.learner)
        assert question is not None
        reason = Reason(f"lesson-{lesson.id}-{lesson.steps[now.step].id}")
        for seed in range(_TRIED):
            value = question.choices.sample(Random(seed))
            if now.beat.act or not now.beat.accepts(value):
                assert coach_objection(lesson, now, value) == reason, f"{value!r} is let pass"
                refused += 1
        for value in right:
            objection = coach_objection(lesson, now, value, now.beat.act)
            assert objection is None, f"{value!r} is right, and refused"
    return refused


def check_acts_wait(game: Game[Any, Any], lesson: Lesson) -> None:
    """Out of turn nothing is done but what a step is about."""
    for match, now, right in walk(game, lesson)[:-1]:
        acts = match.anytime(lesson.learner)
        assert isinstance(now.beat, ExpectedAnswer)
        for seed in range(5 if acts else 0):
            act = acts.sample(Random(seed))
            objection = coach_objection(lesson, now, act, act=True)
            if not now.beat.act:
                assert objection == NOT_NOW, f"{act!r} is let pass"
            elif act not in right:
                assert objection is not None, f"{act!r} is let pass"


def check_script(lesson: Lesson) -> None:
    """Nobody speaks for the learner, and there is a table to play at afterwards."""
    scripted = [beat for _, beat in lesson.beats() if isinstance(beat, ScriptedAnswer)]
    assert lesson.learner not in {line.seat for line in scripted}
    assert lesson.after.seats.count("me") == 1


def check_points(game: Game[Any, Any], lesson: Lesson) -> None:
    """Every thing pointed at is on the table."""
    for match, now, _ in walk(game, lesson)[:-1]:
        scene = game.scene(match.state, lesson.learner)
        there = {each.id for each in parts(scene) if isinstance(each, Element | Sheet)}
        lost = set(coaching(lesson, now).points) - there
        assert not lost, f"step {now.step} points at {sorted(lost)}, which is not there"


def check_words(game: Game[Any, Any], lesson: Lesson, lang: str) -> None:
    """All words are there, and what stands in a bubble can be read at a glance."""
    texts = Texts(game, lang, strict=True)
    for message in lesson_messages(lesson):
        said = texts.say(message)
        assert said == said.strip() != "", f"{message} says nothing"
        assert not re.search(r"[\"']", said), f"straight signs: {said}"
        assert lang != "fr" or not re.search(r" [:;!?»]", said), f"breakable spaces: {said}"
    for step in lesson.steps:
        said = texts.say(f"lesson-{lesson.id}-{step.id}")
        assert len(re.findall(r"[.!?](?:\s|$)", said)) <= SENTENCES, f"many sentences: {said}"
        assert len(said) <= LETTERS, f"long: {said}"
        for wish in step.wishes:
            todo = texts.say(f"lesson-{lesson.id}-{step.id}.{wish.attribute}")
            assert len(todo) <= TO_DO, f"long: {todo}"


def check_progress(game: Game[Any, Any], lesson: Lesson) -> None:
    """Where it stands is told from the record alone."""
    for match, now, _ in walk(game, lesson, Random(5)):
        paper = records.from_json(records.to_json(records.write(match)))
        again = records.read(game, paper)
        assert lesson_progress(lesson, again.log) == now, "the record stands elsewhere"
        assert again.digest() == match.digest(), "the record leads to another position"
