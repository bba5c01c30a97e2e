"""What is to be seen: columns, suits, stock and waste."""

from __future__ import annotations

from oyez.scene.elements import Card, Counter, Panel, Row, Scene, Stack, Text
from tests.kernel.solitaire.state import SUITS, Cloister


def lay_out(s: Cloister) -> Scene:
    """The whole scene, the same for everybody."""
    return Scene(
        rows=[column_row(s, column) for column in s.up],
        stacks=[
            Stack(id="stock", label=Text("stock"), size=len(s.stock), lit=("turn",)),
            Stack(id="waste", label=Text("waste"), size=len(s.waste), top=top(s.waste)),
            *(suit_stack(s, suit) for suit in SUITS),
        ],
        panels=[
            Panel(
                id="panel:0",
                seat=0,
                active=not s.ended,
                counters=[
                    Counter("raised", sum(s.raised.values())),
                    Counter("hour", min(s.hour, s.options.hours), s.options.hours),
                ],
            )
        ],
    )


def face(card: str) -> Card:
    """A card face up."""
    return Card(id=f"card:{card}", label=Text(f"card-{card}"), kind="card")


def top(cards: list[str]) -> Card | None:
    """The one on top."""
    return face(cards[-1]) if cards else None


def column_row(s: Cloister, column: str) -> Row:
    """A column: what is hidden first, what lies on top last."""
    hidden = [
        Card(id=f"hidden:{column}:{n}", label=Text("hidden"), face_up=False, back="card")
        for n in range(len(s.down[column]))
    ]
    cards = [*hidden, *map(face, s.up[column])]
    return Row(id=f"column:{column}", label=Text(f"column-{column}"), cards=cards)


def suit_stack(s: Cloister, suit: str) -> Stack:
    """The cards of a suit that have been raised."""
    raised = [f"{suit}-{rank}" for rank in range(1, s.raised[suit] + 1)]
    return Stack(id=f"suit:{suit}", label=Text(f"suit-{suit}"), size=len(raised), top=top(raised))
