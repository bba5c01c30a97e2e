"""Trade: two resources for one of another kind, at any time."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from typing import Final

from oyez.games.the_anarchy.answers import Trade
from oyez.games.the_anarchy.scene.happenings import Traded
from oyez.games.the_anarchy.state import AnarchyState, Player

RESOURCES: Final = ("coin", "material", "food")
TRADES: Final = tuple(
    Trade(first, second, gain)
    for first, second in combinations_with_replacement(RESOURCES, 2)
    for gain in RESOURCES
    if gain not in (first, second)
)
"""TA-R14: any two, for one that is neither."""


def _can_trade(held: tuple[int, ...], trade: Trade) -> bool:
    """Whether both resources are there."""
    given = Counter((trade.first, trade.second))
    return all(held[RESOURCES.index(resource)] >= n for resource, n in given.items())


TRADES_WITH: Final = {
    held: [trade for trade in TRADES if _can_trade(held, trade)]
    for held in product(range(3), repeat=3)
}
"""By the coins, materials and food that are there; more than two of a kind change nothing."""


def trades(p: Player) -> list[Trade]:
    """TA-TRADE-01, -02: those for which the resources are there."""
    stock = p.stock
    coin, material, food = min(stock["coin"], 2), min(stock["material"], 2), min(stock["food"], 2)
    return TRADES_WITH[coin, material, food]


def can_trade(p: Player, trade: Trade) -> bool:
    """Whether both resources are there."""
    return trade in trades(p)


def make_trade(s: AnarchyState, p: Player, trade: Trade) -> None:
    """TA-TRADE-01."""
    p.stock[trade.first] -= 1
    p.stock[trade.second] -= 1
    p.stock[trade.gain] += 1
    s.tell(Traded, p.seat, trade.first, trade.second, trade.gain)
