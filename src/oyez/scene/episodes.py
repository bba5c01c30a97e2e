"""Episodes: which events tell of one battle or one vote, so that it can be told again by itself.

Events declare their part by `episode_part`. One that opens a scene joins another kind that did so
and is still undecided, as bids join the motion they are for; what was never decided is no episode.
What else an event declares about itself is put together here for the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from string import Formatter
from typing import Literal

from msgspec import Struct

from oyez.scene.elements import Counter
from oyez.state.events import Event, LoggedEvent, Topic

EpisodeKind = Literal["clash", "hall"]


class Episode(Struct, frozen=True):
    """A battle or a vote: the places of its first and last event, and of the one that decided."""

    kind: EpisodeKind
    first: int
    last: int
    decided: int


class Tells(Struct, frozen=True, omit_defaults=True):
    """What an event speaks of, by the ids of elements: see `Roles`."""

    topic: Topic = ""
    begins: bool = False
    seat: int | None = None
    panel: str = ""
    total: int | None = None
    parts: list[Counter] = []
    wins: bool = False
    side: str = ""
    place: str = ""
    piece: str = ""
    origin: str = ""
    target: str = ""


class _Open(Struct):
    """An episode that is still being told."""

    kind: EpisodeKind
    first: int
    by: type
    last: int
    decided: int | None = None


def episodes(told: Sequence[LoggedEvent]) -> list[Episode]:
    """Every battle and every vote in what was told, in their order."""
    found: list[Episode] = []
    under_way: _Open | None = None
    for place, each in enumerate(told):
        part = each.event.episode_part
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


def _joins(under_way: _Open, kind: EpisodeKind, by: type) -> bool:
    return under_way.decided is None and under_way.kind == kind and under_way.by is not by


def _close(under_way: _Open | None, found: list[Episode]) -> None:
    if under_way is not None and under_way.decided is not None:
        found.append(Episode(under_way.kind, under_way.first, under_way.last, under_way.decided))


def tells(event: Event) -> Tells:
    """What an event speaks of, made from nothing but what is in it."""
    roles = event.roles
    return Tells(
        topic=event.topic,
        begins=event.begins,
        seat=getattr(event, roles.seat, None),
        panel=fill_in_id(roles.panel, event),
        total=getattr(event, roles.total) if roles.total else None,
        parts=_parts(event),
        wins=roles.wins,
        side=fill_in_id(roles.side, event),
        place=fill_in_id(roles.place, event),
        piece=fill_in_id(roles.piece, event),
        origin=fill_in_id(roles.origin, event),
        target=fill_in_id(roles.target, event),
    )


def _parts(event: Event) -> list[Counter]:
    """What a total consists of; nothing is worth telling only where it might have been much."""
    secret = event.roles.secret
    found: list[Counter] = []
    for field, name in event.roles.parts.items():
        value: int = getattr(event, field)
        if value or field in secret:
            found.append(Counter(name, value, secret=field in secret))
    return found


def fill_in_id(name: str, event: Event) -> str:
    """An id with what the fields hold in it; none where one of them holds nothing."""
    held = {field: getattr(event, field) for field in fields_in(name)}
    return "" if None in held.values() or "" in held.values() else name.format_map(held)


@cache
def fields_in(name: str) -> tuple[str, ...]:
    return tuple(field for _, field, _, _ in Formatter().parse(name) if field)
