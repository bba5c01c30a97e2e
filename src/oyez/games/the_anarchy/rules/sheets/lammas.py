"""Lammas: pennants on three strings, and what hangs between them."""

from __future__ import annotations

from typing import Final

from oyez.games.the_anarchy.answers import Hang
from oyez.games.the_anarchy.rules.sheets.boxes import fill
from oyez.games.the_anarchy.rules.sheets.domain_cards import reveal
from oyez.games.the_anarchy.scene.happenings import CardWasted, PennantHung
from oyez.games.the_anarchy.state import AnarchyState, PendingDecision, Player
from oyez.kernel import Flow

PENDING: Final = "pennant"


def decorate(s: AnarchyState, p: Player) -> Flow[None]:
    """TA-LAMMAS-03: two pennants."""
    cards = yield from reveal(s, p, s.box.numbers.reveal.lammas)
    show_pennants(s, p, tuple(card.pennant for card in cards))


def show_pennants(s: AnarchyState, p: Player, colours: tuple[str, ...]) -> None:
    """TA-LAMMAS-05: what finds no empty pennant of its colour is wasted."""
    p.asked = PendingDecision(PENDING, colours)
    if not pennant_choices(s, p):
        p.asked = None
        for colour in colours:
            s.tell(CardWasted, p.seat, f"pennant-{colour}")


def pennant_choices(s: AnarchyState, p: Player) -> list[Hang]:
    """TA-LAMMAS-04, TA-R29: an empty pennant of the colour must be filled, on any string."""
    assert p.asked is not None
    return [
        Hang(name)
        for name, pennant in s.box.pennants.items()
        if pennant.colour in p.asked.things and name not in p.boxes
    ]


def hang(s: AnarchyState, p: Player, answer: Hang) -> None:
    """TA-LAMMAS-04, -06: boxes that hang between two filled pennants fill themselves."""
    assert p.asked is not None
    rest = list(p.asked.things)
    rest.remove(s.box.pennants[answer.box].colour)
    p.asked = None
    p.due += [f"pennant-{colour}" for colour in rest]
    s.tell(PennantHung, p.seat, answer.box)
    fill(s, p, s.box.boxes[answer.box])
