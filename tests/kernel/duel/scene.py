"""The ring, as each fighter sees it."""

from __future__ import annotations

from oyez.kernel import Seat
from oyez.scene.elements import Card, Clash, Counter, Hand, Panel, Scene, Side, Stack, Text
from tests.kernel.duel.state import LIVES, Ring

TINCTURES = ("gules", "azure", "vert", "or")


def lay(s: Ring, seat: Seat | None) -> Scene:
    """Lives, hands, the deck, and the blow that has been announced."""
    return Scene(
        panels=[panel(s, owner) for owner in s.lives],
        hands=[hand(s, owner, seat) for owner in s.hands],
        stacks=[
            Stack(id="deck", label=Text("label-deck"), size=len(s.deck)),
            Stack(id="discard", label=Text("label-discard"), size=len(s.discard), top=top(s)),
        ],
        clashes=clash(s),
    )


def panel(s: Ring, owner: Seat) -> Panel:
    """A fighter's place."""
    return Panel(
        id=f"fighter:{owner}",
        seat=owner,
        tincture=TINCTURES[owner],
        active=bool(s.passages) and s.passages[-1].seat == owner,
        counters=[
            Counter("lives", s.lives[owner], LIVES),
            Counter("cards", len(s.hands[owner])),
        ],
    )


def hand(s: Ring, owner: Seat, seat: Seat | None) -> Hand:
    """Cards, face up for whoever holds them."""
    own = s.hands[owner] if owner == seat else []
    cards = [face(f"card:{owner}-{place}", card) for place, card in enumerate(own)]
    return Hand(id=f"hand:{owner}", owner=owner, size=len(s.hands[owner]), cards=cards)


def top(s: Ring) -> Card | None:
    """The card played last."""
    return face("card:top", s.discard[-1]) if s.discard else None


def face(place: str, card: str) -> Card:
    """A card as it is read."""
    return Card(
        id=place,
        label=Text(f"card-{card}"),
        kind="card",
        text=Text(f"card-{card}-text"),
        lit=(card,),
    )


def clash(s: Ring) -> list[Clash]:
    """The blow under way."""
    if s.blow is None:
        return []
    force = Counter("wounds", s.blow.wounds)
    by = Side(Text("label-by"), s.blow.by, TINCTURES[s.blow.by], parts=[force])
    at = Side(Text("label-at"), s.blow.at, TINCTURES[s.blow.at])
    return [Clash(id="blow", label=Text("label-blow"), sides=[by, at])]
