"""What a sensible merchant would prefer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from oyez.game import Heuristics
from oyez.kernel import Question, Seat
from tests.kernel.market.state import Fair
from tests.kernel.market.trade import CANCEL, CRATES, HOME, Buy, Pay, Sell, Take

# How often somebody does anything at all.
WHIM = 0.1


class Merchant(Heuristics[Fair]):
    """Buys what the customer at home wants, sells the rest, opens crates, and goes home."""

    def worth(self, s: Fair, seat: Seat) -> float:
        own = s.wealth(seat) + _prospect(s, seat)
        best = max(s.wealth(other) for other in s.goods if other != seat)
        return own / (own + best + 1)

    def ideas(self, s: Fair, question: Question, rng: Random) -> Sequence[Any]:
        if question.prompt != "trade":
            return [_next(s, question)]
        wanted = s.chests[question.seat].wanted
        sales = [Sell(good) for good in s.goods[question.seat] if good != wanted]
        ideas = [Buy(wanted), CRATES, *sales, HOME]
        return [each for each in ideas if each in question.choices]

    def reply(self, s: Fair, question: Question, rng: Random) -> Any:
        if rng.random() < WHIM:
            return question.choices.sample(rng)
        if question.prompt != "trade":
            return _next(s, question)
        return CRATES if CRATES in question.choices else HOME


def _next(s: Fair, question: Question) -> Any:
    """As much as can be had, paid in coins as far as they go."""
    said = list(question.choices)
    pays = [each for each in said if isinstance(each, Pay)]
    if pays:
        return min(pays, key=lambda pay: pay.gems)
    takes = [each for each in said if isinstance(each, Take)]
    if not takes:
        return CANCEL
    deal = s.deals[question.seat]
    return takes[-1] if deal.kind == "sell" else takes[len(takes) // 2]


def _prospect(s: Fair, seat: Seat) -> float:
    """What a deal under way may bring: a crate is worth about two coins, haste nothing."""
    deal, chest = s.deals.get(seat), s.chests[seat]
    if deal is None:
        return 0.0
    if deal.kind == "sell":
        return 1.0
    can = s.stall[deal.good] and chest.means >= s.prices[deal.good] * max(1, deal.number)
    return 3.0 if can and deal.good == chest.wanted else -1.0
