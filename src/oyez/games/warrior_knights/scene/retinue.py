"""The nobles before each baron, as cards: whom they lead, what they can do, where they are."""

from __future__ import annotations

from oyez.games.warrior_knights.scene.scenery import army_counters, condition, troop_notes
from oyez.games.warrior_knights.state import Baron, KnightsState, Noble
from oyez.kernel import Seat
from oyez.scene.elements import Card, Row, Text

# What the client draws for the base of a noble's figure.
_BASES = {"star": "star", "square": "square", "triangle": "triangle", "circle": "roundel"}


def retinues(s: KnightsState, seat: Seat | None) -> list[Row]:
    """WK-SETUP-11: nobles and their troops are there for all to see, also those off the board.

    While armies are formed one's own are all told, beside the board.
    """
    forming = s.phase in ("setup", "upkeep")
    rows = [_retinue(s, baron, told=forming and baron.seat == seat) for baron in s.players]
    return [row for row in rows if row.cards]


def _retinue(s: KnightsState, baron: Baron, *, told: bool) -> Row:
    """All nobles, or those that lead troops and cannot be found on the board."""
    nobles = [noble for noble in s.nobles_of(baron.seat) if not noble.gone]
    if not told:
        nobles = [noble for noble in nobles if noble.troops and not noble.on_board]
    return Row(
        id=f"retinue:{baron.id}",
        label=Text("row-nobles" if told else "row-nobles-away"),
        owner=None if told else baron.seat,
        cards=[_card(s, noble, told=told) for noble in nobles],
    )


def _card(s: KnightsState, noble: Noble, *, told: bool) -> Card:
    row = s.edition.nobles[noble.id]
    shape, *others = condition(s, noble)
    where = [] if noble.on_board else [Text("condition-off-board")]
    return Card(
        id=f"retinue:{noble.id}",
        kind="noble",
        label=Text("noble", {"noble": row.name}),
        text=shape if told else None,
        tincture=s.edition.barons[row.baron].tincture,
        charge=_BASES.get(row.shape, ""),
        lit=(noble.id,),
        counters=army_counters(s, noble),
        notes=[
            *([] if told else [shape]),
            *where,
            *others,
            *troop_notes(tuple(noble.troops)),
        ],
    )
