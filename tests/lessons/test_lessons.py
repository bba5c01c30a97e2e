"""Lessons: a script leads, the learner follows, and where it stands is in the record."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from oyez.kernel import (
    NATURE,
    Ask,
    AskAll,
    Draw,
    Flow,
    Match,
    NotAmongChoices,
    OneOf,
    Reason,
    Seat,
    redo,
    undo,
)
from oyez.kernel import record as records
from oyez.lessons.lesson import (
    NOT_NOW,
    ExpectedAnswer,
    FirstGame,
    Lesson,
    LessonProgress,
    LessonStep,
    ScriptedAnswer,
    coach_objection,
    coaching,
    lesson_messages,
    lesson_progress,
    next_scripted_seat,
    play_script,
    play_script_lines,
)
from oyez.scene.elements import Text
from tests.kernel.toys import A, B, Options, Toy, ToyGame


def market(s: Toy) -> Flow[None]:
    """A buys or waits, and says how; a card is drawn; B bids; then both vote."""
    answer = yield Ask(A, OneOf(["buy", "wait"]), "market")
    s.note(answer)
    s.note((yield Ask(A, OneOf(["gold", "silver"]), "pay")))
    s.note(*(yield Draw({"ace": 1, "ten": 1}, 1)))
    s.note((yield Ask(B, OneOf([1, 2, 3]), "bid")))
    votes = yield AskAll({A: OneOf(["aye", "nay"]), B: OneOf(["aye", "nay"])})
    s.note(votes[A], votes[B])


GAME = ToyGame(market, steps=2)


def position() -> Toy:
    """The second of two steps."""
    return Toy(step=1, steps=2, coins={A: 7, B: 1}, hand={A: [], B: []}, notes=["before"])


BUY = ExpectedAnswer(("buy",), points=("stall:1",))
LESSON = Lesson(
    id="trade",
    learner=A,
    seats=("me", "squire"),
    options=Options(),
    position=position,
    steps=(
        LessonStep(
            "buy",
            (
                BUY,
                ExpectedAnswer(good=lambda value: value != "silver", name="pay"),
                ScriptedAnswer(NATURE, ("ace",)),
                ScriptedAnswer(B, 2),
            ),
        ),
        LessonStep("vote", (ScriptedAnswer(B, "nay"), ExpectedAnswer(("aye", "nay")))),
    ),
    after=FirstGame(("me", "squire")),
)


def begin(**more: Any) -> Match[Any]:
    return records.match_from_position(GAME, 2, Options(), records.as_read_back(position()), **more)


def test_a_match_begins_from_a_position() -> None:
    match = begin()
    assert match.ply == 0
    assert match.state.coins == {A: 7, B: 1}
    assert match.waiting() == (A,)


def test_its_record_carries_the_position() -> None:
    match = begin()
    match.answer(A, "buy")
    paper = records.to_json(records.write(match))
    again = records.read(GAME, records.from_json(paper))
    assert again.digest() == match.digest()
    assert records.to_json(records.write(again)) == paper
    assert records.write(match.clone()).start == match.start
    undo(match, A)
    assert records.write(match).start == records.as_read_back(position())


def test_a_record_from_the_beginning_says_nothing_of_a_position() -> None:
    assert b'"start"' not in records.to_json(records.write(Match(GAME, 2)))


def test_nobody_is_handed_the_position_while_the_match_goes_on() -> None:
    assert records.redacted(begin(), A).start is None


def test_under_mended_rules_it_goes_on_from_the_position() -> None:
    match = begin()
    match.answer(A, "buy")
    record = records.write(match)
    record.snapshots = []
    mended = ToyGame(market, steps=2)
    mended.rules = "2"
    again = records.read(mended, record)
    assert again.state.coins == {A: 7, B: 1}
    assert again.ply == 1


def test_a_position_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        records.match_from_position(GAME, 2, Options(), {"coins": "many"})


def test_a_lesson_from_its_beginning_to_its_end() -> None:
    match = begin()
    assert play_script(LESSON, match) == LessonProgress(0, BUY)
    match.answer(A, "buy")
    now = play_script(LESSON, match)
    assert now is not None
    assert now.step == 0
    assert coach_objection(LESSON, now, "silver") == Reason("lesson-trade-buy")
    assert coach_objection(LESSON, now, "gold") is None
    match.answer(A, "gold")
    now = play_script(LESSON, match)
    assert now == LessonProgress(1, LESSON.steps[1].beats[1])
    assert match.state.notes == ["before", "buy", "gold", "ace", "2"]
    assert match.waiting() == (A,), "the sealed vote of the other is in"
    match.answer(A, "nay")
    assert play_script(LESSON, match) == LessonProgress(2, None)
    assert match.over


def test_what_the_coach_shows() -> None:
    match = begin()
    shown = coaching(LESSON, LessonProgress(0, BUY))
    assert (shown.step, shown.steps, shown.done) == (1, 2, False)
    assert shown.points == ("stall:1",)
    assert shown.wants == ["buy"]
    assert shown.bubble.text == Text("lesson-trade-buy")
    assert shown.bubble.do == Text("lesson-trade-buy.do")
    match.answer(A, "buy")
    now = play_script(LESSON, match)
    assert now is not None
    shown = coaching(LESSON, now)
    assert shown.wants is None, "what is good cannot be listed"
    assert shown.bubble.do == Text("lesson-trade-buy.do-pay")
    match.answer(A, "gold")
    now = play_script(LESSON, match)
    assert now is not None
    assert [bubble.text.id for bubble in coaching(LESSON, now).earlier] == ["lesson-trade-buy"]
    end = coaching(LESSON, LessonProgress(2, None))
    assert end.done
    assert end.bubble.do is None
    assert len(end.earlier) == 2


def test_the_script_is_left_by_an_answer_that_was_not_wished_for() -> None:
    match = begin()
    match.answer(A, "wait")
    assert lesson_progress(LESSON, match.log) is None


def test_a_script_that_the_rules_refuse_is_left_and_changes_nothing() -> None:
    wrong = Lesson(
        "wrong", A, ("me", "squire"), Options(), position,
        (LessonStep("buy", (BUY, ScriptedAnswer(B, 9))),), FirstGame(("me", "squire")),
    )  # fmt: skip
    match = begin()
    match.answer(A, "buy")
    before = match.digest()
    assert play_script(wrong, match) is None
    assert match.digest() == before


def test_the_others_speak_one_after_the_other() -> None:
    match = begin()
    assert next_scripted_seat(LESSON, match) is None, "the learner is asked first"
    match.answer(A, "buy")
    match.answer(A, "gold")
    assert next_scripted_seat(LESSON, match) == NATURE
    assert play_script_lines(LESSON, match, NATURE)
    assert match.state.notes[-1] == "ace"
    assert next_scripted_seat(LESSON, match) == B
    assert (
        coaching(LESSON, lesson_progress(LESSON, match.log) or LessonProgress(9, None)).bubble.do
        is None
    )
    assert play_script_lines(LESSON, match, B)
    assert next_scripted_seat(LESSON, match) is None
    match.answer(A, "aye")
    assert next_scripted_seat(LESSON, match) is None, "the lesson is over"


def test_a_seat_stops_speaking_when_its_turn_is_over() -> None:
    def turn(s: Toy) -> Flow[None]:
        s.note((yield Ask(B, OneOf([1, 2]))))

    twice = Lesson(
        "twice", A, ("me", "squire"), Options(), position,
        (LessonStep("look", (ScriptedAnswer(B, 1), ScriptedAnswer(B, 2))),),
        FirstGame(("me", "squire")),
    )  # fmt: skip
    match = Match(ToyGame(turn, steps=2), 2)
    assert play_script_lines(twice, match, B)
    assert match.state.notes == ["1"]
    assert next_scripted_seat(twice, match) == B
    assert play_script(twice, match) == LessonProgress(1, None)
    assert match.over


def test_undo_goes_back_in_the_lesson() -> None:
    match = begin()
    match.answer(A, "buy")
    play_script(LESSON, match)
    undo(match, A)
    assert play_script(LESSON, match) == LessonProgress(0, BUY)
    redo(match, A)
    now = play_script(LESSON, match)
    assert now is not None
    assert now.beat == LESSON.steps[0].beats[1]


def test_the_rules_speak_before_the_coach() -> None:
    match = begin()
    with pytest.raises(NotAmongChoices):
        match.answer(A, "steal")


def test_every_message_of_a_lesson_is_named() -> None:
    named = lesson_messages(LESSON)
    assert len(named) == len(set(named))
    assert {"lesson-trade", "lesson-trade.about", "lesson-trade.end"} <= set(named)
    assert {"lesson-trade-buy.do", "lesson-trade-buy.do-pay", "lesson-trade-vote.do"} <= set(named)
    assert {"reason-lesson-trade-buy", "reason-lesson-trade-vote"} <= set(named)


# -- out of turn ----------------------------------------------------------------------------------


def wave(s: Toy, seat: Seat, value: Any) -> Flow[None]:
    s.note(f"{seat} {value}")
    yield from ()


WAVING = ToyGame(market, steps=2, anytime=lambda s, seat: OneOf(["wave", "bow"]), act=wave)
GREETING = replace(
    LESSON,
    steps=(
        LessonStep(
            "greet",
            (
                ExpectedAnswer(("wave",), act=True),
                ScriptedAnswer(B, "bow", act=True),
                ExpectedAnswer(("buy",), name="buy"),
            ),
        ),
    ),
)


def test_what_a_lesson_has_done_out_of_turn() -> None:
    match = records.match_from_position(WAVING, 2, Options(), records.as_read_back(position()))
    now = play_script(GREETING, match)
    assert now is not None
    assert now == LessonProgress(0, GREETING.steps[0].beats[0])
    assert coaching(GREETING, now).act
    assert coach_objection(GREETING, now, "wave", act=True) is None
    for value, act in (("bow", True), ("buy", False)):
        assert coach_objection(GREETING, now, value, act) == Reason("lesson-trade-greet")
    match.act(A, "wave")
    now = play_script(GREETING, match)
    assert now is not None
    assert match.state.notes == ["before", "0 wave", "1 bow"]
    assert now == LessonProgress(0, GREETING.steps[0].beats[2])
    assert not coaching(GREETING, now).act
    assert coach_objection(GREETING, now, "wave", act=True) == NOT_NOW
    match.answer(A, "buy")
    assert lesson_progress(GREETING, match.log) == LessonProgress(1, None)


def test_an_answer_is_no_act() -> None:
    match = records.match_from_position(WAVING, 2, Options(), records.as_read_back(position()))
    match.answer(A, "buy")
    assert lesson_progress(GREETING, match.log) is None
