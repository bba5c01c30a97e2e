"""What an answer would lead to, tried on matches that the seat cannot tell from the true one.

As soon as somebody else or Nature would have to speak, it ends. What is not the same in all of
these matches hangs on something that the seat cannot know, and is not shown.
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from oyez.game import game_of
from oyez.kernel import NATURE, Match, NoDealFound, Seat, StalePly, redeal
from oyez.kernel.inquiries import (
    can_think_again,
    has_revealed,
    last_to_play,
    phase_apart,
    sealed,
    watch_reveals,
)
from oyez.kernel.visibility import Line, lines
from oyez.scene.elements import Table
from oyez.scene.views import weighed
from oyez.server.film import scene
from oyez.server.patch import Op, changes

# In so many deals the same thing has to happen: with fewer, luck may look like something sure.
_DEALS: Final = 8

Then = Literal["you", "others", "chance", "end"]


class Prospect(Struct, frozen=True):
    """Where an answer leads: what changes in the scene, what happens, and who speaks next.

    It is `final` if perhaps it cannot be taken back; a plain pass is not, whatever comes of it.
    """

    sure: bool
    then: Then
    patch: list[Op]
    events: list[Line]
    final: bool = True


class _Ahead(Struct, frozen=True):
    """One deal after the answer; what came out in it was made up."""

    then: Then
    scene: Table
    events: list[Line]
    made_up: bool
    final: bool


def look_ahead(match: Match[Any], seat: Seat, value: Any, ply: int) -> Prospect:
    """The prospect of an answer; Refused if it is not among the choices."""
    found = _look_ahead(match, seat, value, ply)
    return replace(found, final=False) if found.final and _passes(match, seat, value) else found


def _passes(match: Match[Any], seat: Seat, value: Any) -> bool:
    """Whether an answer is a plain pass."""
    question = match.question(seat)
    return question is not None and game_of(match).declines(question, question.choices.parse(value))


def _look_ahead(match: Match[Any], seat: Seat, value: Any, ply: int) -> Prospect:
    now = scene(match, seat)
    asked = match.question(seat)
    if asked is not None and sealed(match, seat):
        if ply != asked.ply:
            raise StalePly(f"that was said for ply {ply}; the ply now is {asked.ply}", asked.rule)
        # What is said under seal changes nothing yet; but it counts in one's own odds.
        after = weighed(match, seat, asked.choices.parse(value), now)
        return Prospect(True, "others", changes(now, after, ""), [])
    try:
        tries = [_try(match, seat, value, ply) for _ in range(_DEALS)]
    except NoDealFound:
        return Prospect(False, "others", [], [])
    if any(each is None for each in tries):
        return Prospect(True, "others", [], [])
    first, *rest = [each for each in tries if each is not None]
    if first.then == "end":  # the end opens what is hidden, and that was made up
        alike = not first.made_up and all(each.events == first.events for each in rest)
        sure = all(each.then == "end" for each in rest)
        return Prospect(sure, "end", [], first.events if alike else [])
    if first.made_up or any(each != first for each in rest):
        final = any(each.final for each in (first, *rest))
        return Prospect(False, first.then, [], [], final)
    return Prospect(True, first.then, changes(now, first.scene, ""), first.events, first.final)


def _try(match: Match[Any], seat: Seat, value: Any, ply: int) -> _Ahead | None:
    """Answer on a deal of one's own; None if it would open what others did unseen."""
    twin = redeal(match, seat, Random(SystemRandom().getrandbits(64)))
    twin.rng = None
    before = len(twin.told or ())
    last, phase = last_to_play(twin, seat), phase_apart(twin)
    watch_reveals(twin)
    twin.answer_plain(seat, value, ply)
    if last and phase_apart(twin) != phase:
        return None
    events = lines(twin, seat, (twin.told or [])[before:])
    made_up, final = has_revealed(twin, seat), not can_think_again(twin, seat)
    return _Ahead(_next(twin, seat), scene(twin, seat), events, made_up, final)


def _next(match: Match[Any], seat: Seat) -> Then:
    if match.over:
        return "end"
    waiting = match.waiting()
    if NATURE in waiting:
        return "chance"
    return "you" if seat in waiting else "others"
