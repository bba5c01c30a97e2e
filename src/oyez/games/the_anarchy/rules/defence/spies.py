"""Spies: knowledge turns face-down Attack cards up."""

from __future__ import annotations

from oyez.games.the_anarchy.answers import Spy
from oyez.games.the_anarchy.rules.sheets.boxes import advance
from oyez.games.the_anarchy.scene.happenings import CardSpied
from oyez.games.the_anarchy.state import FACE_DOWN, AnarchyState, Player, Slot
from oyez.kernel import Commit, Flow

HELPS = "helps"


def spyings(s: AnarchyState, p: Player) -> list[Spy]:
    """TA-SPIES-08, -13, TA-R20: any face-down card; those of opponents three times at most."""
    if not p.knowledge:
        return []
    helping = p.tracks[HELPS] < len(s.box.sections[HELPS].boxes)
    return [
        Spy(owner.seat, place)
        for owner in s.players
        if helping or owner is p
        for place, slot in enumerate(owner.slots)
        if slot.card == FACE_DOWN
    ]


def spy(s: AnarchyState, p: Player, aim: Spy) -> Flow[None]:
    """TA-SPIES-09..12: the card stays face up; who helps an opponent is brave."""
    card = s.fronts[aim.seat][aim.slot]
    yield Commit("TA-SPIES-08", shown=(aim.seat, aim.slot, card), seen=None)
    turn_up(s, s.players[aim.seat], aim.slot)
    p.knowledge -= 1
    s.tell(CardSpied, p.seat, aim.seat, card)
    if aim.seat != p.seat:
        advance(s, p, HELPS, "help")


def turn_up(s: AnarchyState, p: Player, place: int) -> str:
    """TA-SPIES-10, -14: from now on everybody sees the front."""
    card = s.fronts[p.seat].pop(place)
    p.slots[place] = Slot(p.slots[place].back, card)
    return card
