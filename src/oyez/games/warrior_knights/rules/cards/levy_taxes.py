"""Levy Taxes: crowns for every region where a noble stands."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import NO, YES
from oyez.games.warrior_knights.rules.purse import CROWNS, receive
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat


def levy_taxes(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-TAXLEVY-01, WK-ACTION-03: he may take the levy."""
    crowns = levy(s, seat)
    if not crowns:
        return
    about: dict[str, str | int] = {"crowns": crowns}
    if (yield Ask(seat, OneOf([YES, NO]), "levy-taxes", "WK-TAXLEVY-01", about)) == YES:
        receive(s, seat, CROWNS, crowns, "WK-TAXLEVY-01")


def levy(s: KnightsState, seat: Seat) -> int:
    """WK-TAXLEVY-01..04: by regions with nobles of his, however many; not for those at sea."""
    regions = {noble.region for noble in s.nobles_of(seat) if noble.region and not noble.at_sea}
    return len(regions) * s.edition.numbers.actions.levy_per_region
