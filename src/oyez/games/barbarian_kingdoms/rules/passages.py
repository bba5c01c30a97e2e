"""Where we are in the rulebook."""

from __future__ import annotations

from oyez.games.barbarian_kingdoms.state import KingdomsState
from oyez.kernel import Passage


def where(s: KingdomsState) -> list[Passage]:
    """The set-up, or the round and whose turn it is; then the purses, while they are filled."""
    if s.phase != "play":
        return [Passage("setup"), *([Passage("loot")] if s.phase == "loot" else [])]
    later = [realm.seat for realm in s.realms[s.turn + 1 :]]
    turn = Passage("turn", seat=s.active.seat, rest=later)
    return [Passage("round", s.round), turn, *([Passage("bribes")] if s.bribing else [])]
