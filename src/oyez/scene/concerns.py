"""Whom an event concerns: what it declares, worked out with who owns what on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, cast

from msgspec import Struct

from oyez.scene.elements import Scene
from oyez.scene.episodes import fill_in_id
from oyez.state.events import Concern, ConcernKind, Event
from oyez.state.seats import Seat

Owners: TypeAlias = Mapping[str, tuple[Seat, ...]]
"""The seats to which each thing on the table belongs, by its id."""

# Of what is equally grave, the worst comes first.
_ORDER: Final[dict[ConcernKind, int]] = {"news": 0, "gain": 1, "loss": 2}


class Impact(Struct, frozen=True):
    """What an event means for one seat: loss, gain or news, and how much."""

    kind: ConcernKind
    weight: int

    def rank(self) -> tuple[int, int]:
        """How it compares with others; the gravest is the greatest."""
        return self.weight, _ORDER[self.kind]


def owners(table: Scene) -> dict[str, tuple[Seat, ...]]:
    """Who owns what, as a scene shows it.

    A place belongs to those whose colour it bears, or a town in it; else to all who stand there.
    """
    colours = {panel.tincture: Seat(panel.seat) for panel in table.panels if panel.tincture}
    found: dict[str, tuple[Seat, ...]] = {p.id: (Seat(p.seat),) for p in table.panels}
    standing: dict[str, list[Seat]] = {}
    for piece in table.pieces:
        if piece.owner is not None:
            found[piece.id] = (Seat(piece.owner),)
            standing.setdefault(piece.where, []).append(Seat(piece.owner))
    for board in table.boards:
        for town in board.towns:
            if town.tincture in colours:
                found[town.id] = found[town.where or town.id] = (colours[town.tincture],)
        for land in (*board.regions, *board.hexes):
            if land.tincture in colours:
                found[land.id] = (colours[land.tincture],)
    for place, seats in standing.items():
        found.setdefault(place, tuple(dict.fromkeys(seats)))
    return found


def impact_on(event: Event, seat: Seat, owned: Owners) -> Impact | None:
    """How an event strikes a seat, by the gravest of its concerns; None if it does not."""
    strikes = [
        Impact(concern.kind, concern.weight)
        for concern in event.concerns or ()
        if seat in concerned_seats(concern, event, owned)
    ]
    return max(strikes, key=Impact.rank, default=None)


def concerned_seats(concern: Concern, event: Event, owned: Owners) -> tuple[Seat, ...]:
    """The seats that a concern of an event names."""
    if "{" in concern.who:
        return owned.get(fill_in_id(concern.who, event), ())
    held: Any = getattr(event, concern.who)
    if held is None:
        return ()
    if not isinstance(held, tuple):
        return (held,)
    several = cast("tuple[Seat | tuple[Seat, int], ...]", held)
    return tuple(each[0] if isinstance(each, tuple) else each for each in several)
