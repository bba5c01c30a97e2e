"""Lessons: a position, and a script in which a learner acts while all others follow it.

A script is a row of beats, one for each answer of the record, so where a lesson stands can be told
from the record alone. A beat is either a wish (what the learner should do now) or a reply (what
another seat, or Nature, says). Messages are found by the names of lesson and step:

    lesson-first = A name for the lesson
        .about = What it teaches, in a sentence
        .end-title, .end = What is said when it is done
    lesson-first-tax = Why: one or two sentences for the step `tax` of the lesson `first`
        .title = What the step is about
        .do = What to do now; a wish with a name of its own has `.do-<name>` instead
    reason-lesson-first-tax = What is said when the learner tries something else
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from oyez.choices.basic import plain
from oyez.errors import Reason, Refused
from oyez.kernel.answers import Answer
from oyez.kernel.match import Match
from oyez.scene.elements import Text
from oyez.state.seats import NATURE, Seat
from oyez.state.state import State

# What a coach has against anything done out of turn.
NOT_NOW: Final = Reason("lesson-step-first")


class ExpectedAnswer(Struct, frozen=True):
    """A script line of the learner: the answers that are right here, listed or tested.

    `points` are the names of things on the table to look at; `name` tells wishes of a step apart;
    an `act` is done out of turn.
    """

    values: tuple[Any, ...] = ()
    good: Callable[[Any], bool] | None = None
    points: tuple[str, ...] = ()
    name: str = ""
    act: bool = False

    def accepts(self, value: object) -> bool:
        """Whether this answer is one that is wished for."""
        return value in self.values if self.good is None else self.good(value)

    @property
    def attribute(self) -> str:
        """Where the message of the step says what to do."""
        return f"do-{self.name}" if self.name else "do"


class ScriptedAnswer(Struct, frozen=True):
    """A script line of another seat or of Nature, played by itself."""

    seat: Seat
    value: Any
    act: bool = False


ScriptLine = ExpectedAnswer | ScriptedAnswer


class LessonStep(Struct, frozen=True):
    """One idea of a lesson: an explanation, and the script lines that practise it."""

    id: str
    beats: tuple[ScriptLine, ...]

    @property
    def wishes(self) -> list[ExpectedAnswer]:
        return [beat for beat in self.beats if isinstance(beat, ExpectedAnswer)]


class FirstGame(Struct, frozen=True):
    """The table at which to play in earnest after a lesson: who sits where, and the options."""

    seats: tuple[str, ...]
    options: Any = None


class Lesson(Struct, frozen=True):
    """A position with a script. `bots` by name play the other seats once the script is left."""

    id: str
    learner: Seat
    seats: tuple[str, ...]
    options: Any
    position: Callable[[], State]
    steps: tuple[LessonStep, ...]
    after: FirstGame
    minutes: int = 10

    def beats(self) -> Iterator[tuple[int, ScriptLine]]:
        """Every beat, with the place of its step."""
        for place, step in enumerate(self.steps):
            for beat in step.beats:
                yield place, beat


class Bubble(Struct, frozen=True):
    """What the coach says at one step: why, and what to do."""

    title: Text
    text: Text
    do: Text | None = None


class Coaching(Struct, frozen=True):
    """What the coach shows a learner: the bubble of this step, and those before it.

    `wants` are the answers wished for where they can be listed; an `act` is to be done out of turn.
    While the others play there is nothing to `do` but to look on. A coach who is `done` has
    congratulated, and everybody plays as they like.
    """

    lesson: str
    step: int
    steps: int
    bubble: Bubble
    earlier: list[Bubble]
    points: tuple[str, ...] = ()
    wants: list[Any] | None = None
    done: bool = False
    act: bool = False


class LessonProgress(Struct, frozen=True):
    """How far a match has come in a lesson: the step, and its next line (None: finished)."""

    step: int
    beat: ScriptLine | None


def lesson_progress(lesson: Lesson, log: Sequence[Answer]) -> LessonProgress | None:
    """Where the record of a match stands in a lesson; None if it does not follow the script."""
    beats = list(lesson.beats())
    said = [entry for entry in log if entry.kind != "withdrawn"]
    if len(said) > len(beats) or not all(map(_keeps_to, beats, [lesson] * len(beats), said)):
        return None
    if len(said) == len(beats):
        return LessonProgress(len(lesson.steps), None)
    return LessonProgress(*beats[len(said)])


def script_completed(lesson: Lesson, log: Sequence[Answer]) -> bool:
    """Whether the record of a match follows the script to its end, whatever came after."""
    beats = list(lesson.beats())
    said = [entry for entry in log if entry.kind != "withdrawn"]
    return len(said) >= len(beats) and all(map(_keeps_to, beats, [lesson] * len(beats), said))


def _keeps_to(beat: tuple[int, ScriptLine], lesson: Lesson, entry: Answer) -> bool:
    _, wanted = beat
    if entry.kind != ("act" if wanted.act else "answer"):
        return False
    if isinstance(wanted, ExpectedAnswer):
        return entry.seat == lesson.learner and wanted.accepts(entry.value)
    return entry.seat == wanted.seat and entry.value == wanted.value


def play_script(lesson: Lesson, match: Match[Any]) -> LessonProgress | None:
    """Let everybody but the learner say what the script has for them; where that leads."""
    while (seat := next_scripted_seat(lesson, match)) is not None:
        if not play_script_lines(lesson, match, seat):
            return None
    return lesson_progress(lesson, match.log)


def next_scripted_seat(lesson: Lesson, match: Match[Any]) -> Seat | None:
    """Who has the next line of the script; None: the learner, or nobody any more."""
    now = lesson_progress(lesson, match.log)
    return now.beat.seat if now is not None and isinstance(now.beat, ScriptedAnswer) else None


def play_script_lines(lesson: Lesson, match: Match[Any], seat: Seat) -> bool:
    """Let a seat say its lines, with what Nature answers to them, until its turn is over.

    False if the rules refuse the script, which was then written for other rules.
    """
    turn = match.bases[-1][0]
    while match.bases[-1][0] == turn and (speaker := next_scripted_seat(lesson, match)) is not None:
        if speaker not in (seat, NATURE):
            break
        now = lesson_progress(lesson, match.log)
        assert now is not None
        assert isinstance(now.beat, ScriptedAnswer)
        say = match.act if now.beat.act else match.answer
        try:
            say(speaker, now.beat.value)
        except Refused:
            return False
    return True


def coach_objection(
    lesson: Lesson, now: LessonProgress, value: object, act: bool = False
) -> Reason | None:
    """What a coach has against an answer, or an `act`, that the rules allow; None: nothing."""
    wished = isinstance(now.beat, ExpectedAnswer) and now.beat.act
    if act and not wished:
        return NOT_NOW
    if not isinstance(now.beat, ExpectedAnswer) or (act == wished and now.beat.accepts(value)):
        return None
    return Reason(f"lesson-{lesson.id}-{lesson.steps[now.step].id}")


def coaching(lesson: Lesson, now: LessonProgress) -> Coaching:
    """What the coach shows."""
    said = [_bubble(lesson, step, step.wishes[0]) for step in lesson.steps[: now.step]]
    total, name = len(lesson.steps), f"lesson-{lesson.id}"
    if now.beat is None:
        end = Bubble(Text(f"{name}.end-title"), Text(f"{name}.end"))
        return Coaching(lesson.id, total, total, end, said, done=True)
    bubble = _bubble(lesson, lesson.steps[now.step], now.beat)
    if isinstance(now.beat, ScriptedAnswer):
        return Coaching(lesson.id, now.step + 1, total, bubble, said)
    wants = [plain(value) for value in now.beat.values] if now.beat.good is None else None
    points, act = now.beat.points, now.beat.act
    return Coaching(lesson.id, now.step + 1, total, bubble, said, points, wants, act=act)


def _bubble(lesson: Lesson, step: LessonStep, beat: ScriptLine) -> Bubble:
    name = f"lesson-{lesson.id}-{step.id}"
    todo = Text(f"{name}.{beat.attribute}") if isinstance(beat, ExpectedAnswer) else None
    return Bubble(Text(f"{name}.title"), Text(name), todo)


def lesson_messages(lesson: Lesson) -> list[str]:
    """Every message that a lesson speaks of."""
    name = f"lesson-{lesson.id}"
    found = [name, f"{name}.about", f"{name}.end-title", f"{name}.end"]
    for step in lesson.steps:
        of_step = f"{name}-{step.id}"
        found += [of_step, f"{of_step}.title", f"reason-{of_step}"]
        found += [f"{of_step}.{wish.attribute}" for wish in step.wishes]
    return found
