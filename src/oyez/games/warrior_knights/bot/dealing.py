"""What a baron's word is worth, and which offers he would make."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from oyez.bargains.promises import track_record
from oyez.games.warrior_knights.bot.rivals import foremost
from oyez.games.warrior_knights.rules.bargains import COUNTER, FAR, MAKE
from oyez.games.warrior_knights.rules.order import others
from oyez.games.warrior_knights.rules.peace import PEACE, sworn
from oyez.games.warrior_knights.state import CrownsTerm, KnightsState, PeaceTerm, PromiseTerm, Terms
from oyez.kernel import Promise, Seat

# What a round of peace costs who promises it, and brings who is promised it by a faithful baron.
_BOUND: Final = -0.07
_SAFE: Final = 0.15
# A promise in words nobody but a person can read: a program had better not give one.
_WORDS: Final = -5.0
# A word broken is remembered.
_SHAME: Final = -0.4
# For so many crowns a round a baron promises peace.
_PRICE: Final = 4
# Below this nobody is trusted with a peace for peace.
_TRUST: Final = 0.5


def word(s: KnightsState, seat: Seat) -> float:
    """What the promises of a baron, and those given to him, add to his strength."""
    return sum(_worth(s, seat, promise) for promise in s.promises) if s.promises else 0.0


def _worth(s: KnightsState, seat: Seat, promise: Promise) -> float:
    if promise.maker == seat:
        if promise.broken:
            return _SHAME
        if promise.kept:
            return 0.0
        return _BOUND * _rounds(s, promise) if promise.term == PEACE else _WORDS
    if promise.to != seat or promise.term != PEACE or not promise.pending:
        return 0.0
    return _SAFE * track_record(s.promises, promise.maker).trust * _rounds(s, promise)


def _rounds(s: KnightsState, promise: Promise) -> int:
    return max(0, promise.until - s.round + 1)


def offers(s: KnightsState, seat: Seat, rng: Random) -> Sequence[Any]:
    """Peace for peace to the end of the next round, with somebody who keeps his word."""
    if s.round < 1 or s.offered.get(seat) or s.bargains.made_to(seat):
        return ()
    ahead = foremost(s, seat)
    partners = [
        other
        for other in others(s, seat)
        if other != ahead
        and not sworn(s, seat, other)
        and not sworn(s, other, seat)
        and track_record(s.promises, other).trust >= _TRUST
    ]
    if not partners:
        return ()
    peace = (("peace", s.round + 1),)
    return [(MAKE, (rng.choice(partners), peace, peace))]


def answers(s: KnightsState, number: int) -> Sequence[Any]:
    """Who asks a baron for peace and offers too little is told the price, once."""
    bargain = s.bargains.standing[number]
    peace = [term for term in bargain.ask if isinstance(term, PeaceTerm)]
    if bargain.answers is not None or len(peace) != 1 or len(bargain.ask) != 1:
        return ()
    if any(isinstance(term, PromiseTerm) for term in bargain.give):
        return ()
    rounds = min(peace[0].until - max(s.round, 1), FAR) + 1
    price = _PRICE * rounds
    if _crowns(bargain.give) >= price or s.barons[bargain.maker].crowns < price:
        return ()
    return [(COUNTER, (number, (("peace", peace[0].until),), (("crowns", price),)))]


def _crowns(terms: Terms) -> int:
    return sum(term.crowns for term in terms if isinstance(term, CrownsTerm))
