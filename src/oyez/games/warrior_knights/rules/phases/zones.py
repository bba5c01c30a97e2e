"""The special-phase zones and the recruitment track: what lies there, and what it triggers."""

from __future__ import annotations

from functools import cache
from typing import Final

from oyez.games.warrior_knights.box.edition import ASSEMBLY, TAXES, WAGES, KnightsEdition
from oyez.games.warrior_knights.scene.happenings import CardPutAway, CardsReturned, MarkerPlaced
from oyez.games.warrior_knights.state import KnightsState, Played
from oyez.kernel import Seat

MERCENARIES: Final = "mercenaries"
# WK-TRIGGER-06: Wages come before the recruitment of mercenaries.
PHASES: Final = (TAXES, WAGES, ASSEMBLY, MERCENARIES)


def put_in_zone(s: KnightsState, seat: Seat, card: str, zone: str) -> None:
    """WK-ACTION-08..10"""
    s.zones[zone].append(Played(seat, card))
    s.tell(CardPutAway, seat, card, zone)


def return_cards(s: KnightsState, zone: str) -> None:
    """WK-TAXES-04, WK-WAGES-09, WK-ASSEMBLY-15: every card in the zone goes back to its owner."""
    for played in s.zones[zone]:
        if not s.barons[played.seat].out:
            s.barons[played.seat].hand.append(played.card)
    s.zones[zone] = []
    s.tell(CardsReturned, zone)


def usable_spaces(s: KnightsState) -> list[int]:
    """WK-RECRUIT-02, -06: the spaces of the track that may be used with so many barons."""
    return list(_usable(s.edition, s.n))


@cache
def _usable(e: KnightsEdition, barons: int) -> tuple[int, ...]:
    return tuple([n for n, space in enumerate(e.spaces) if space.barons <= barons])


def free_spaces(s: KnightsState) -> list[int]:
    """WK-RECRUIT-01: those without a marker."""
    track = s.track
    return [n for n in _usable(s.edition, s.n) if track[n] is None]


def place_marker(s: KnightsState, seat: Seat, space: int, fee: int) -> None:
    """WK-RECRUIT-01, WK-IMPROV-07: whoever asks for a fee has it paid first."""
    assert s.track[space] is None
    s.track[space] = seat
    s.tell(MarkerPlaced, seat, space, fee)


def markers(s: KnightsState, seat: Seat | None = None) -> list[int]:
    """The spaces with a marker, from the left; of one baron, if he is named."""
    return [
        n
        for n, owner in enumerate(s.track)
        if owner is not None and (seat is None or owner == seat)
    ]


def due(s: KnightsState) -> str:
    """WK-TRIGGER-01..06, WK-R15, WK-R77: the special phase to be played now; none: empty."""
    barons, zones, track = s.n, s.zones, s.track
    full = s.edition.numbers.triggers.cards_per_baron * barons
    for zone in (TAXES, WAGES, ASSEMBLY):
        if len(zones[zone]) >= full:
            return zone
    return MERCENARIES if len(track) - track.count(None) > barons else ""
