"""What each seat sees: everybody's sheet, the omens, the workers that are left."""

from __future__ import annotations

from oyez.kernel import Seat
from oyez.kernel.table import Box, Card, Counter, Panel, Row, Stack, Table, Text
from oyez.kernel.table import Sheet as Paper
from tests.kernel.sheet.boxes import BOXES, OMENS
from tests.kernel.sheet.scoring import points
from tests.kernel.sheet.state import Manors

TINCTURES = ("gules", "azure", "vert", "or")


def lay_out(s: Manors, seat: Seat | None) -> Table:
    """The whole scene."""
    return Table(
        sheets=[paper(s, owner, owner == seat) for owner in s.sheets],
        rows=[Row(id="omens", label=Text("omens"), cards=omens(s, seat))],
        stacks=[Stack(id="workers", label=Text("workers"), size=s.workers)],
        panels=[panel(s, owner) for owner in s.sheets],
    )


def paper(s: Manors, owner: Seat, own: bool) -> Paper:
    """A sheet; choices speak of the boxes of one's own."""
    marked = s.sheets[owner].marked
    boxes = [
        Box(
            id=f"box:{box}:{owner}",
            label=Text(f"box-{box}"),
            lit=(f"box:{box}",) if own else (),
            checked=box in marked,
            notes=[Text("points-of-box", {"points": printed.points})],
        )
        for box, printed in BOXES.items()
    ]
    label = Text("sheet-of", {"number": owner + 1})
    return Paper(id=f"sheet:{owner}", label=label, tincture=TINCTURES[owner], boxes=boxes)


def omens(s: Manors, seat: Seat | None) -> list[Card]:
    """Face down, but for who has looked and once they are turned up."""
    known = s.turned or (s.spied[seat] if seat is not None else {})
    return [
        Card(id=f"omen:{omen}", label=Text(f"card-{known[omen]}"), kind="omen")
        if omen in known
        else Card(id=f"omen:{omen}", label=Text(f"omen-{omen}"), face_up=False, back="omen")
        for omen in OMENS
    ]


def panel(s: Manors, owner: Seat) -> Panel:
    """What a seat has."""
    sheet = s.sheets[owner]
    counters = [
        Counter("coins", sheet.coins),
        Counter("stone", sheet.stone),
        Counter("workers", sheet.workers),
        Counter("points", points(s, owner, s.turned)),
    ]
    tincture = TINCTURES[owner]
    passage = s.passages[-1] if s.passages else None
    active = passage is not None and (passage.seat == owner or passage.name == "works")
    return Panel(
        id=f"panel:{owner}",
        seat=owner,
        tincture=tincture,
        active=active and not sheet.done,
        counters=counters,
    )
