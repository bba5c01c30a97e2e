"""Whom an event concerns: what it declares, worked out with who owns what on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, cast

from msgspec import Struct

from oyez.scene.elements import Table
from oyez.scene.episodes import named
from oyez.state.events import Concern, Event, Strike
from oyez.state.seats import Seat

Owners: TypeAlias = Mapping[str, tuple[Seat, ...]]
"""The seats to which each thing on the table belongs, by its id."""

# Of what is equally grave, the worst comes first.
_ORDER: Final[dict[Strike, int]] = {"news": 0, "gain": 1, "loss": 2}


class Struck(Struct, frozen=True):
    """How an event strikes a seat."""

    kind: Strike
    weight: int

    def rank(self) -> tuple[int, int]:
        """How it compares with others; the gravest is the greatest."""
        return self.weight, _ORDER[self.kind]


def owners(table: Table) -> dict[str, tuple[Seat, ...]]:
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


def struck(event: Event, seat: Seat, owned: Owners) -> Struck | None:
    """How an event strikes a seat, by the gravest of its concerns; None if it does not."""
    strikes = [
        Struck(concern.kind, concern.weight)
        for concern in event.concerns or ()
        if seat in seats_of(concern, event, owned)
    ]
    return max(strikes, key=Struck.rank, default=None)


def seats_of(concern: Concern, event: Event, owned: Owners) -> tuple[Seat, ...]:
    """The seats that a concern of an event names."""
    if "{" in concern.who:
        return owned.get(named(concern.who, event), ())
    held: Any = getattr(event, concern.who)
    if held is None:
        return ()
    if not isinstance(held, tuple):
        return (held,)
    several = cast("tuple[Seat | tuple[Seat, int], ...]", held)
    return tuple(each[0] if isinstance(each, tuple) else each for each in several)
