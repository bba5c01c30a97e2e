"""The guided first game: every step can be reached, and all of it ends with a crown."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from oyez.games.warrior_knights import GAME
from oyez.games.warrior_knights.answers import Attack, March, PlaceMarker, PutAway, VoteFor
from oyez.games.warrior_knights.lesson.first import FIRST, GREEN
from oyez.games.warrior_knights.lesson.position import position
from oyez.games.warrior_knights.scene.happenings import (
    CityTaken,
    Given,
    PhaseBegun,
    Received,
)
from oyez.games.warrior_knights.scene.happenings_at_home import (
    EventCancelled,
    LawPassed,
    TieDecided,
)
from oyez.games.warrior_knights.scene.happenings_in_the_field import (
    CombatDecided,
    NobleKilled,
    Promised,
)
from oyez.kernel import NATURE, Match, Reason
from oyez.kernel import record as records
from oyez.lessons.lesson import (
    NOT_NOW,
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
Seen = tuple[Match[Any], LessonProgress, list[Any]]


def begin() -> Match[Any]:
    start = records.as_read_back(FIRST.position())
    return records.match_from_position(GAME, len(FIRST.seats), FIRST.options, start, listen=True)


def wished(match: Match[Any], beat: ExpectedAnswer) -> list[Any]:
    """What the learner may say or do now of what is wished."""
    question = match.question(GREEN)
    assert question is not None, "the learner is not asked"
    choices = match.anytime(GREEN) if beat.act else question.choices
    return [value for value in beat.values if value in choices]


def walk() -> list[Seen]:
    """The whole lesson: at each wish a copy of the match, where it stands, and what is wished."""
    match = begin()
    seen: list[Seen] = []
    while True:
        now = play_script(FIRST, match)
        assert now is not None, f"the script breaks off at ply {match.ply}"
        GAME.check(match.state)
        if now.beat is None:
            seen.append((match, now, []))
            return seen
        assert isinstance(now.beat, ExpectedAnswer)
        good = wished(match, now.beat)
        assert good, f"nothing of what is wished at step {now.step} is legal"
        seen.append((match.clone(), now, good))
        (match.act if now.beat.act else match.answer)(GREEN, good[0])


WALK = walk()


def told(kind: type[Any]) -> list[Any]:
    return [each.event for each in WALK[-1][0].told or () if isinstance(each.event, kind)]


def test_the_position_is_one_of_the_rules() -> None:
    s = position()
    GAME.check(s)
    assert begin().waiting() == (0, 1, 2)
    total = s.reserve + sum(baron.influence for baron in s.barons)
    assert total == s.options.influence * s.seats
    assert sum(city.razed for city in s.cities) == s.edition.players[s.seats].razed
    for baron in s.barons:
        assert not s.edition.regions[baron.stronghold.region].outer


def test_the_lesson_plays_to_the_crown() -> None:
    match, now, _ = WALK[-1]
    assert now == LessonProgress(len(FIRST.steps), None)
    assert match.outcome is not None
    assert match.outcome.winners == (GREEN,)
    assert match.outcome.how == "influence"


def test_every_step_is_reached() -> None:
    assert {now.step for _, now, _ in WALK} == set(range(len(FIRST.steps) + 1))
    wishes = [beat for _, beat in FIRST.beats() if isinstance(beat, ExpectedAnswer)]
    assert [now.beat for _, now, _ in WALK[:-1]] == wishes


def test_all_that_makes_a_round_occurs() -> None:
    assert [event.phase for event in told(PhaseBegun)] == [
        "taxes",
        "mercenaries",
        "wages",
        "assembly",
    ]
    mine = {type(entry.value) for entry in WALK[-1][0].log if entry.seat == GREEN}
    assert mine >= {March, Attack, PlaceMarker, PutAway, VoteFor}
    assert [event.result for event in told(CombatDecided)] == ["total-victory", "partial-victory"]
    assert [event.noble for event in told(NobleKilled)] == ["konrad-von-rubin"]
    assert [event.region for event in told(CityTaken)] == ["D3"]
    for kind in (EventCancelled, Given, Promised, LawPassed, TieDecided):
        assert len(told(kind)) == 1


def test_the_promise_was_worth_its_price() -> None:
    """Without Blue the vote would be a tie; without Fröli and it, nobody would be king alone."""
    gained = [event.amount for event in told(Received) if event.good == "influence"]
    assert gained == [2, 3, 3, 3]
    assert WALK[-1][0].state.barons[GREEN].influence == 12


def test_whatever_else_is_tried_is_gently_refused() -> None:
    refusing = 0
    for match, now, good in WALK[:-1]:
        assert isinstance(now.beat, ExpectedAnswer)
        question = match.question(GREEN)
        assert question is not None
        reason = Reason(f"lesson-first-{FIRST.steps[now.step].id}")
        others = {question.choices.sample(Random(seed)) for seed in range(20)}
        if not now.beat.act:
            others -= set(good)
        refusing += bool(others)
        assert all(coach_objection(FIRST, now, value) == reason for value in others)
        for value in good:
            assert coach_objection(FIRST, now, value, now.beat.act) is None
    assert refusing == len(WALK) - 1


def test_out_of_turn_only_what_the_step_is_about() -> None:
    for match, now, good in WALK[:-1]:
        assert isinstance(now.beat, ExpectedAnswer)
        for seed in range(5):
            act = match.anytime(GREEN).sample(Random(seed))
            if not now.beat.act:
                assert coach_objection(FIRST, now, act, act=True) == NOT_NOW
            elif act not in good:
                assert coach_objection(FIRST, now, act, act=True) == Reason("lesson-first-deal")
    assert sum(coaching(FIRST, now).act for _, now, _ in WALK) == 1


def test_the_others_never_speak_for_the_learner() -> None:
    replies = [beat for _, beat in FIRST.beats() if isinstance(beat, ScriptedAnswer)]
    assert {reply.seat for reply in replies} == {1, 2, NATURE}


def test_it_is_short() -> None:
    assert 12 <= len(FIRST.steps) <= 18
    assert len(WALK) - 1 <= 36


def test_every_thing_pointed_at_is_on_the_table() -> None:
    for match, now, _ in WALK[:-1]:
        scene = GAME.scene(match.state, GREEN)
        there = {each.id for each in (*scene.boards[0].hexes, *scene.pieces, *scene.panels)}
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
    """What is said of crowns, men, votes and Influence is what lies on the table."""
    texts = Texts(GAME, "en")
    at = {FIRST.steps[now.step].id: match for match, now, _ in reversed(WALK[:-1])}
    green = {step: match.state.barons[GREEN] for step, match in at.items()}
    said = {step: texts.say(f"lesson-first-{step}") for step in at}
    assert [b.influence for b in at["plan"].state.barons] == [7, 7, 6]
    assert "You have 7, Blue 7, Red 6" in said["plan"]
    assert "7 crowns" in said["event"]
    assert green["event"].crowns - green["taxes"].crowns == 3 + 7
    half = texts.reason(Reason("lesson-first-event"))
    assert f"{green['event'].crowns // 2} crowns" in half
    assert green["event"].faith == 1
    assert f"last {green['law'].votes} votes" in texts.say("lesson-first-law.do")
    assert [b.votes for b in at["deal"].state.barons] == [7, 6, 5]
    assert "You have 7 votes, Blue 6, Red 5" in said["deal"]
    final = [b.influence for b in WALK[-1][0].state.barons]
    assert "you have {}, Blue {} and Red {}".format(*final) in texts.say("lesson-first.end")


def test_where_it_stands_is_told_from_the_record_alone() -> None:
    for match, now, _ in WALK:
        paper = records.from_json(records.to_json(records.write(match)))
        again = records.read(GAME, paper)
        assert lesson_progress(FIRST, again.log) == now
        assert again.digest() == match.digest()


def test_the_real_game_after_it_can_be_set_up() -> None:
    GAME.setup(FIRST.after.options, len(FIRST.after.seats))
    assert FIRST.after.seats.count("me") == 1
