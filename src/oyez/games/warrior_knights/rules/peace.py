"""Promises of peace, which the rules watch, and what ends with a round."""

from __future__ import annotations

from typing import Final

from oyez.bargains.promises import break_term, fulfil, promises_in_force
from oyez.games.warrior_knights.scene.happenings_in_the_field import (
    OfferClosed,
    PromiseBroken,
    PromiseKept,
)
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Seat

PEACE: Final = "peace"


def attacked(s: KnightsState, seat: Seat, against: Seat | None) -> None:
    """WK-NEGOTIATE-05, WK-R75: who attacks breaks his promise of peace; nothing else follows."""
    if against is None or not s.promises:
        return
    for promise in break_term(s.promises, seat, against, PEACE):
        s.tell(PromiseBroken, seat, against, promise.number)


def sworn(s: KnightsState, seat: Seat, other: Seat) -> bool:
    """Whether a baron has promised another not to attack him."""
    return bool(s.promises) and bool(promises_in_force(s.promises, seat, other, PEACE))


def close_round(s: KnightsState) -> None:
    """WK-R75: offers lapse when a round ends, and promises of peace that held are kept."""
    s.offered.clear()
    for bargain in s.bargains.expire(s.round):
        s.tell(OfferClosed, bargain.maker, bargain.to, bargain.number, "lapsed")
    for promise in fulfil(s.promises, s.round):
        s.tell(PromiseKept, promise.maker, promise.to, promise.number)
