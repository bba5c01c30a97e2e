"""Episodes: which events tell of one battle or one vote, so that it can be told again by itself.

Events declare their part by `scene`. One that opens a scene joins another kind that did so and is
still undecided, as bids join the motion they are for; what was never decided is no episode.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from oyez.kernel.events import Told

Kind = Literal["clash", "hall"]


class Episode(Struct, frozen=True):
    """A battle or a vote: the places of its first and last event, and of the one that decided."""

    kind: Kind
    first: int
    last: int
    decided: int


class _Open(Struct):
    """An episode that is still being told."""

    kind: Kind
    first: int
    by: type
    last: int
    decided: int | None = None


def episodes(told: Sequence[Told]) -> list[Episode]:
    """Every battle and every vote in what was told, in their order."""
    found: list[Episode] = []
    under_way: _Open | None = None
    for place, each in enumerate(told):
        part = each.event.scene
        if part == "aside":
            continue
        if part == "clash" or part == "hall":
            if under_way is None or not _joins(under_way, part, type(each.event)):
                _close(under_way, found)
                under_way = _Open(part, place, type(each.event), place)
            under_way.last = place
        elif not part:
            _close(under_way, found)
            under_way = None
        elif under_way is not None:
            under_way.last = place
            if part == "decides" and under_way.decided is None:
                under_way.decided = place
    _close(under_way, found)
    return found


def _joins(under_way: _Open, kind: Kind, by: type) -> bool:
    return under_way.decided is None and under_way.kind == kind and under_way.by is not by


def _close(under_way: _Open | None, found: list[Episode]) -> None:
    if under_way is not None and under_way.decided is not None:
        found.append(Episode(under_way.kind, under_way.first, under_way.last, under_way.decided))
