"""The coach at a table: the script of a lesson plays all seats but the learner's."""

from __future__ import annotations

from functools import cache
from typing import Any

from oyez.game import Game
from oyez.kernel import NATURE, Match, NotAmongChoices, Reason, Seat
from oyez.lessons.lesson import (
    Coaching,
    Lesson,
    coach_objection,
    coaching,
    lesson_progress,
    next_scripted_seat,
    play_script_lines,
    script_completed,
)
from oyez.server.store.matches import system_random
from oyez.server.tables.commands import Command
from oyez.server.wire import problems
from oyez.text import DEFAULT, Texts


class Coach:
    """Leads a learner through one lesson. Where it stands is in the record of the match."""

    def __init__(self, game: Game[Any, Any], lesson: Lesson) -> None:
        self._game, self._lesson = game, lesson
        self.seat = lesson.learner

    def leads(self, match: Match[Any]) -> bool:
        """Whether there is still something to learn."""
        now = lesson_progress(self._lesson, match.log)
        return not match.over and now is not None and now.beat is not None

    def apply_script(self, match: Match[Any]) -> None:
        """Let Nature say what the script has for it, and whoever answers at the learner's side.

        When the script is over, chance is chance again.
        """
        match.rng = None
        while (seat := self.next(match)) is not None:
            unseen = seat == NATURE or self.seat in match.waiting()
            if not unseen or not play_script_lines(self._lesson, match, seat):
                break
        if not self.leads(match):
            match.rng = system_random()
            match.settle()

    def next(self, match: Match[Any]) -> Seat | None:
        """Which seat has to say what the script has for it; None: the learner, or nobody."""
        return None if match.over else next_scripted_seat(self._lesson, match)

    def speak_line(self, match: Match[Any], seat: Seat) -> bool:
        """Let a seat say its lines; whether the rules allowed it."""
        return play_script_lines(self._lesson, match, seat)

    def shown(self, match: Match[Any]) -> Coaching | None:
        """What the coach says now; nothing once the script has been left behind."""
        now = lesson_progress(self._lesson, match.log)
        return None if now is None else coaching(self._lesson, now)

    def step(self, match: Match[Any]) -> int:
        """At which step the learner is, from 1; 0 if the script has been left."""
        shown = self.shown(match)
        return 0 if shown is None else shown.step

    def learnt(self, match: Match[Any]) -> bool:
        """Whether the learner has seen all of it, and perhaps plays on."""
        return script_completed(self._lesson, match.log)

    def check(self, match: Match[Any], seat: Seat, command: Command) -> None:
        """A Problem if the rules allow it but the lesson does not; the rules speak first."""
        now = lesson_progress(self._lesson, match.log)
        if now is None or now.beat is None or match.over or command.ply != match.ply_of(seat):
            return
        act = command.kind == "act"
        question = match.question(seat)
        if not act and (command.kind != "answer" or question is None):
            return
        choices = match.anytime(seat) if act or question is None else question.choices
        try:
            found = choices.find(choices.parse(command.value))
        except NotAmongChoices:
            return
        if (reason := coach_objection(self._lesson, now, found, act)) is not None:
            raise self._objection(reason)

    def _objection(self, reason: Reason) -> problems.Problem:
        words = _texts(self._game).reason(reason)
        return problems.conflict("lesson", words, reason=reason)


@cache
def _texts(game: Game[Any, Any]) -> Texts:
    return Texts(game, DEFAULT)


def lesson_of(game: Game[Any, Any], name: str | None) -> Lesson | None:
    """The lesson of that name, if the game has one."""
    return next((lesson for lesson in game.lessons if lesson.id == name), None)


def coach_of(game: Game[Any, Any], name: str | None) -> Coach | None:
    """Who leads through the lesson of that name."""
    lesson = lesson_of(game, name)
    return None if lesson is None else Coach(game, lesson)
