"""Previews an answer on re-dealt copies: shown is only what is the same in all of them.

As soon as somebody else or Nature would have to speak, it ends. What is not the same in all of
these matches hangs on something that the seat cannot know, and is not shown.
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from oyez.game import game_of
from oyez.kernel import NATURE, Match, NoDealFound, Seat, redeal
from oyez.kernel.inquiries import (
    answers_sealed,
    can_think_again,
    check_ply,
    has_revealed,
    lane_phase_ply,
    last_to_play,
    watch_reveals,
)
from oyez.kernel.visibility import SeatLogLine, seat_log_lines
from oyez.scene.elements import Scene
from oyez.scene.views import with_own_sealed_answer
from oyez.server.time.timeline import scene
from oyez.server.wire.patch import Op, changes

# In so many deals the same thing has to happen: with fewer, luck may look like something sure.
_DEALS: Final = 8

NextToAct = Literal["you", "others", "chance", "end"]


class AnswerPreview(Struct, frozen=True):
    """Where an answer leads: what changes in the scene, what happens, and who speaks next.

    It is `final` if perhaps it cannot be taken back; a plain pass is not, whatever comes of it.
    """

    sure: bool
    then: NextToAct
    patch: list[Op]
    events: list[SeatLogLine]
    final: bool = True


class _TriedAnswer(Struct, frozen=True):
    """One deal after the answer; what came out in it was made up."""

    then: NextToAct
    scene: Scene
    events: list[SeatLogLine]
    made_up: bool
    final: bool


def preview_answer(match: Match[Any], seat: Seat, value: Any, ply: int) -> AnswerPreview:
    """The prospect of an answer; Refused if it is not among the choices."""
    found = _look_ahead(match, seat, value, ply)
    return replace(found, final=False) if found.final and _passes(match, seat, value) else found


def _passes(match: Match[Any], seat: Seat, value: Any) -> bool:
    """Whether an answer is a plain pass."""
    question = match.question(seat)
    return question is not None and game_of(match).is_pass(question, question.choices.parse(value))


def _look_ahead(match: Match[Any], seat: Seat, value: Any, ply: int) -> AnswerPreview:
    now = scene(match, seat)
    asked = match.question(seat)
    if asked is not None and answers_sealed(match, seat):
        check_ply(asked, ply)
        # What is said under seal changes nothing yet; but it counts in one's own odds.
        after = with_own_sealed_answer(match, seat, asked.choices.parse(value), now)
        return AnswerPreview(True, "others", changes(now, after, ""), [])
    try:
        tries = [_try(match, seat, value, ply) for _ in range(_DEALS)]
    except NoDealFound:
        return AnswerPreview(False, "others", [], [])
    if any(each is None for each in tries):
        return AnswerPreview(True, "others", [], [])
    first, *rest = [each for each in tries if each is not None]
    if first.then == "end":  # the end opens what is hidden, and that was made up
        alike = not first.made_up and all(each.events == first.events for each in rest)
        sure = all(each.then == "end" for each in rest)
        return AnswerPreview(sure, "end", [], first.events if alike else [])
    if first.made_up or any(each != first for each in rest):
        final = any(each.final for each in (first, *rest))
        return AnswerPreview(False, first.then, [], [], final)
    return AnswerPreview(True, first.then, changes(now, first.scene, ""), first.events, first.final)


def _try(match: Match[Any], seat: Seat, value: Any, ply: int) -> _TriedAnswer | None:
    """Answer on a deal of one's own; None if it would open what others did unseen."""
    twin = redeal(match, seat, Random(SystemRandom().getrandbits(64)))
    twin.rng = None
    before = len(twin.told or ())
    last, phase = last_to_play(twin, seat), lane_phase_ply(twin)
    watch_reveals(twin)
    twin.answer_plain(seat, value, ply)
    if last and lane_phase_ply(twin) != phase:
        return None
    events = seat_log_lines(twin, seat, (twin.told or [])[before:])
    made_up, final = has_revealed(twin, seat), not can_think_again(twin, seat)
    return _TriedAnswer(_next(twin, seat), scene(twin, seat), events, made_up, final)


def _next(match: Match[Any], seat: Seat) -> NextToAct:
    if match.over:
        return "end"
    waiting = match.waiting()
    if NATURE in waiting:
        return "chance"
    return "you" if seat in waiting else "others"
