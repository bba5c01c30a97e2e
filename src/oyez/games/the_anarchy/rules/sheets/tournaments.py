"""Tournaments: lances against shields, three passes at most."""

from __future__ import annotations

from typing import Final

from oyez.games.the_anarchy.box.edition import DomainCard
from oyez.games.the_anarchy.rules.sheets.boxes import fill
from oyez.games.the_anarchy.rules.sheets.domain_cards import reveal
from oyez.games.the_anarchy.scene.happenings import PassRidden, TournamentDecided
from oyez.games.the_anarchy.state import AnarchyState, Player
from oyez.kernel import Flow

WON: Final = "won"
LOST: Final = "lost"
TIED: Final = "tied"


def joust(s: AnarchyState, p: Player) -> Flow[None]:
    """TA-TOURNAMENT-04, -08..12: passes until somebody wins; the last tie is the player's."""
    number = p.tracks["tournaments"]
    kept: tuple[str, ...] = ()
    outcome = TIED
    for ride in range(1, s.box.numbers.limits.passes + 1):
        own, other = yield from reveal(s, p, s.box.numbers.reveal.joust, kept)
        kept += (own.id, other.id)
        outcome = ride_pass(own, other)
        s.tell(PassRidden, p.seat, ride, outcome)
        if outcome != TIED:
            break
    won = outcome != LOST
    s.tell(TournamentDecided, p.seat, number, won)
    if won:
        fill(s, p, s.box.boxes[f"win-{number}"])


def ride_pass(own: DomainCard, other: DomainCard) -> str:
    """TA-TOURNAMENT-05..08, TA-R27: a lance hits where the other shield is not."""
    hits, is_hit = own.lance != other.shield, other.lance != own.shield
    if hits == is_hit:
        return TIED
    return WON if hits else LOST
