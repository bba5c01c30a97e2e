"""Draft Soldiers: a free marker on the recruitment track."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import NO, PlaceMarker
from oyez.games.warrior_knights.rules.phases.zones import free_spaces, place_marker
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat


def draft_soldiers(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-RECRUIT-01, -05: a marker on a free space, or none."""
    spaces = free_spaces(s)
    if not spaces:
        return
    choices = OneOf([*(PlaceMarker(space) for space in spaces), NO])
    answer = yield Ask(seat, choices, "draft-soldiers", "WK-RECRUIT-01")
    if answer != NO:
        place_marker(s, seat, answer.space, 0)
