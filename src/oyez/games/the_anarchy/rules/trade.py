"""Trade: two resources for one of another kind, at any time."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from oyez.games.the_anarchy.answers import Trade
from oyez.games.the_anarchy.scene.happenings import Traded
from oyez.games.the_anarchy.state import Player, State

RESOURCES: Final = ("coin", "material", "food")
TRADES: Final = tuple(
    Trade(first, second, gain)
    for first, second in combinations_with_replacement(RESOURCES, 2)
    for gain in RESOURCES
    if gain not in (first, second)
)
"""TA-R14: any two, for one that is neither."""


def trades(p: Player) -> list[Trade]:
    """TA-TRADE-01, -02: those for which the resources are there."""
    coin, material, food = p.stock["coin"], p.stock["material"], p.stock["food"]
    if coin + material + food < 2:
        return []
    return [trade for trade in TRADES if can_trade(p, trade)]


def can_trade(p: Player, trade: Trade) -> bool:
    """Whether both resources are there."""
    if trade.first == trade.second:
        return p.stock[trade.first] >= 2
    return p.stock[trade.first] > 0 and p.stock[trade.second] > 0


def make_trade(s: State, p: Player, trade: Trade) -> None:
    """TA-TRADE-01."""
    p.stock[trade.first] -= 1
    p.stock[trade.second] -= 1
    p.stock[trade.gain] += 1
    s.tell(Traded, p.seat, trade.first, trade.second, trade.gain)
