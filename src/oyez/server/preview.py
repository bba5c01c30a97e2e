"""What an answer would lead to, tried on matches that the seat cannot tell from the true one.

As soon as somebody else or Nature would have to speak, it ends. What is not the same in all of
these matches hangs on something that the seat cannot know, and is not shown.
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any, Final, Literal

from msgspec import Struct

from oyez.kernel import NATURE, Match, NoDealFound, Seat, StalePly, redeal
from oyez.kernel.inquiries import has_revealed, last_to_play, sealed, watch_reveals
from oyez.kernel.table import Table
from oyez.kernel.views import Line, lines
from oyez.server.film import scene
from oyez.server.patch import Op, changes

# In so many deals the same thing has to happen: with fewer, luck may look like something sure.
_DEALS: Final = 8

Then = Literal["you", "others", "chance", "end"]


class Prospect(Struct, frozen=True):
    """Where an answer leads: what changes in the scene, what happens, and who speaks next."""

    sure: bool
    then: Then
    patch: list[Op]
    events: list[Line]


class _Ahead(Struct, frozen=True):
    """One deal after the answer; what came out in it was made up."""

    then: Then
    scene: Table
    events: list[Line]
    made_up: bool


def look_ahead(match: Match[Any], seat: Seat, value: Any, ply: int) -> Prospect:
    """The prospect of an answer; Refused if it is not among the choices."""
    now = scene(match, seat)
    asked = match.question(seat)
    if asked is not None and sealed(match, seat):
        if ply != asked.ply:
            raise StalePly(f"that was said for ply {ply}; the ply now is {asked.ply}", asked.rule)
        asked.choices.parse(value)
        return Prospect(True, "others", [], [])  # what is said under seal changes nothing yet
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
        return Prospect(False, first.then, [], [])
    return Prospect(True, first.then, changes(now, first.scene, ""), first.events)


def _try(match: Match[Any], seat: Seat, value: Any, ply: int) -> _Ahead | None:
    """Answer on a deal of one's own; None if it would open what others did unseen."""
    twin = redeal(match, seat, Random(SystemRandom().getrandbits(64)))
    twin.rng = None
    before = len(twin.told or ())
    opens = last_to_play(twin, seat)
    watch_reveals(twin)
    twin.answer_plain(seat, value, ply)
    if opens:
        return None
    events = lines(twin, seat, (twin.told or [])[before:])
    return _Ahead(_next(twin, seat), scene(twin, seat), events, has_revealed(twin, seat))


def _next(match: Match[Any], seat: Seat) -> Then:
    if match.over:
        return "end"
    waiting = match.waiting()
    if NATURE in waiting:
        return "chance"
    return "you" if seat in waiting else "others"
