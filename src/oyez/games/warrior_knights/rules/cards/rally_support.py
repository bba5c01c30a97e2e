"""Rally Support: votes, and perhaps the chair."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import NO, YES
from oyez.games.warrior_knights.rules.assembly.titles import has_strictly_most, make_chairman
from oyez.games.warrior_knights.rules.purse import VOTES, receive
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat


def rally_support(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-RALLY-01..03, WK-R18, WK-R19: votes; with strictly the most he becomes Chairman."""
    votes = s.edition.numbers.actions.rally_votes
    about: dict[str, str | int] = {"votes": votes}
    if (yield Ask(seat, OneOf([YES, NO]), "rally-support", "WK-RALLY-01", about)) == NO:
        return
    receive(s, seat, VOTES, votes, "WK-RALLY-01")
    if has_strictly_most(s, seat, VOTES):
        make_chairman(s, seat, "WK-RALLY-02")
