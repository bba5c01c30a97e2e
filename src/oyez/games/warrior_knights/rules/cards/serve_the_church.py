"""Serve the Church: Faith, and perhaps its token."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import NO, YES
from oyez.games.warrior_knights.rules.assembly.titles import has_strictly_most, make_head_of_church
from oyez.games.warrior_knights.rules.purse import FAITH, receive
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat


def serve_the_church(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-CHURCH-01..03, WK-R18: Faith; with strictly the most he becomes Head of the Church."""
    faith = s.edition.numbers.actions.church_faith
    about: dict[str, str | int] = {"faith": faith}
    if (yield Ask(seat, OneOf([YES, NO]), "serve-the-church", "WK-CHURCH-01", about)) == NO:
        return
    receive(s, seat, FAITH, faith, "WK-CHURCH-01")
    if has_strictly_most(s, seat, FAITH):
        make_head_of_church(s, seat, "WK-CHURCH-02")
