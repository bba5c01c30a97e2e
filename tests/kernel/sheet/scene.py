"""What each seat sees: everybody's sheet, the omens, the workers that are left."""

from __future__ import annotations

from oyez.kernel import Seat
from oyez.scene.elements import Box, Card, Counter, Panel, Row, Scene, Stack, Text
from oyez.scene.elements import Sheet as Paper
from tests.kernel.sheet.boxes import BOXES, COLUMNS, OMENS, Price, Printed
from tests.kernel.sheet.scoring import points
from tests.kernel.sheet.state import Manors

TINCTURES = ("gules", "azure", "vert", "or")


def lay_out(s: Manors, seat: Seat | None) -> Scene:
    """The whole scene."""
    return Scene(
        sheets=[paper(s, owner, owner == seat) for owner in s.sheets],
        rows=[Row(id="omens", label=Text("omens"), cards=omens(s, seat))],
        stacks=[Stack(id="workers", label=Text("workers"), size=s.workers)],
        panels=[panel(s, owner) for owner in s.sheets],
    )


def paper(s: Manors, owner: Seat, own: bool) -> Paper:
    """A sheet with a section for each column; choices speak of the boxes of one's own."""
    return Paper(
        id=f"sheet:{owner}",
        label=Text("sheet"),
        owner=owner,
        tincture=TINCTURES[owner],
        sections=[
            Paper(
                id=f"column:{column}:{owner}",
                label=Text(f"column-{column}"),
                lit=(f"column:{column}",) if own else (),
                boxes=[box(s, owner, row, own) for row in BOXES.values() if row.column == column],
            )
            for column in COLUMNS
        ],
    )


def box(s: Manors, owner: Seat, row: Printed, own: bool) -> Box:
    """A box with its terms."""
    sheet = s.sheets[owner]
    return Box(
        id=f"box:{row.id}:{owner}",
        label=Text(f"box-{row.id}"),
        lit=(f"box:{row.id}",) if own else (),
        checked=row.id in sheet.marked,
        barred=bool(row.needs) and row.needs not in sheet.marked,
        gives=[Counter("points", row.points)],
        price=[goods(row.price)],
        needs=[Text(f"box-{row.needs}")] if row.needs else [],
    )


def goods(price: Price) -> list[Counter]:
    """What has to be paid."""
    asked = {"coins": price.coins, "stone": price.stone, "workers": price.workers}
    return [Counter(name, value) for name, value in asked.items() if value]


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
