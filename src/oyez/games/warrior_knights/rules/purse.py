"""What a baron owns in tokens: crowns, votes, Faith and Influence.

WK-SHORTAGE-02: the bank never runs dry, so it is not counted. WK-NEGOTIATE-03, -04: only crowns go
from one baron to another.
"""

from __future__ import annotations

from typing import Final

from oyez.games.warrior_knights.scene.happenings import (
    Given,
    InfluenceRanOut,
    InfluenceWithheld,
    Paid,
    Received,
)
from oyez.games.warrior_knights.state import OFF_BOARD, KnightsState
from oyez.kernel import Seat

CROWNS: Final = "crowns"
VOTES: Final = "votes"
FAITH: Final = "faith"
INFLUENCE: Final = "influence"
GOODS: Final = (CROWNS, VOTES, FAITH, INFLUENCE)


def owns(s: KnightsState, seat: Seat, good: str) -> int:
    """How much of a good a baron has."""
    baron = s.barons[seat]
    if good == CROWNS:
        return baron.crowns
    if good == VOTES:
        return baron.votes
    return baron.faith if good == FAITH else baron.influence


def _add(s: KnightsState, seat: Seat, good: str, amount: int) -> None:
    baron = s.barons[seat]
    if good == CROWNS:
        baron.crowns += amount
    elif good == VOTES:
        baron.votes += amount
    elif good == FAITH:
        baron.faith += amount
    else:
        baron.influence += amount


def receive(s: KnightsState, seat: Seat, good: str, amount: int, rule: str) -> None:
    """From the bank; Influence from the reserve (see `take_influence`)."""
    if amount <= 0:
        return
    if good == INFLUENCE:
        take_influence(s, seat, amount, rule)
        return
    _add(s, seat, good, amount)
    s.tell(Received, seat, good, amount, rule)


def pay(s: KnightsState, seat: Seat, good: str, amount: int, rule: str) -> None:
    """To the bank, in full: who cannot pay was not offered it. WK-R08: Influence, too."""
    assert 0 <= amount <= owns(s, seat, good), f"seat {seat} cannot pay {amount} {good}"
    if amount:
        _add(s, seat, good, -amount)
        s.tell(Paid, seat, good, amount, rule)


def lose(s: KnightsState, seat: Seat, good: str, amount: int, rule: str) -> int:
    """To the bank, as much as he has; how much that was."""
    lost = min(amount, owns(s, seat, good))
    pay(s, seat, good, lost, rule)
    return lost


def give(s: KnightsState, giver: Seat, taker: Seat, crowns: int, rule: str) -> None:
    """WK-NEGOTIATE-01: crowns from one baron to another."""
    assert 0 <= crowns <= s.barons[giver].crowns, f"seat {giver} cannot give {crowns} crowns"
    if crowns:
        s.barons[giver].crowns -= crowns
        s.barons[taker].crowns += crowns
        s.tell(Given, giver, taker, crowns, rule)


def can_take_influence(s: KnightsState, seat: Seat) -> bool:
    """WK-PHASE3-05, WK-R93: nobody takes any whose stronghold is off the board."""
    return s.barons[seat].stronghold.region != OFF_BOARD


def take_influence(s: KnightsState, seat: Seat, amount: int, rule: str) -> None:
    """WK-PHASE3-06, WK-R07, WK-R08, WK-R79: what the reserve lacks the bank adds; it ends."""
    if not can_take_influence(s, seat):
        s.tell(InfluenceWithheld, seat, amount, "WK-R93")
        return
    _add(s, seat, INFLUENCE, amount)
    s.tell(Received, seat, INFLUENCE, amount, rule)
    s.reserve -= min(amount, s.reserve)
    if s.reserve == 0 and not s.last_round and not s.options.might:
        s.last_round = True
        s.tell(InfluenceRanOut, s.round)
