"""The guided first game: every step can be reached, and all of it ends with a crown."""

from __future__ import annotations

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
from oyez.kernel import NATURE, Reason
from oyez.lessons.lesson import (
    LessonProgress,
    ScriptedAnswer,
)
from oyez.testing.lessons import begin, walk
from oyez.text import Texts

WALK = walk(GAME, FIRST)


def told(kind: type[Any]) -> list[Any]:
    return [each.event for each in WALK[-1][0].told or () if isinstance(each.event, kind)]


def test_the_position_is_one_of_the_rules() -> None:
    s = position()
    GAME.check(s)
    assert begin(GAME, FIRST).waiting() == (0, 1, 2)
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


def test_the_others_never_speak_for_the_learner() -> None:
    replies = [beat for _, beat in FIRST.beats() if isinstance(beat, ScriptedAnswer)]
    assert {reply.seat for reply in replies} == {1, 2, NATURE}


def test_it_is_short() -> None:
    assert 12 <= len(FIRST.steps) <= 18
    assert len(WALK) - 1 <= 36


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
