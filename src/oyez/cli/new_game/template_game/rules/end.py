"""The end: what lands, neighbours and coins count, and who has won."""

from __future__ import annotations

from oyez.cli.new_game.template_game.state import TemplateGameState
from oyez.kernel import Outcome, Seat


def points(s: TemplateGameState, seat: Seat) -> int:
    """TG-END-02: the lands, each pair of neighbours, and the coins."""
    lands, numbers = s.lands_of(seat), s.box.numbers
    worth = sum(s.box.lands[land].worth for land in lands)
    coins = s.coins[seat] // numbers.coins_per_point
    return worth + pairs(s, lands) * numbers.neighbours + coins


def pairs(s: TemplateGameState, lands: list[str]) -> int:
    """How many times two of these lands lie side by side."""
    return sum(other in s.box.neighbours[land] for land in lands for other in lands) // 2


def outcome(s: TemplateGameState) -> Outcome:
    """TG-END-03: the most points win, then the most banners, then the most coins."""
    ranks = {seat: (points(s, seat), len(s.lands_of(seat)), s.coins[seat]) for seat in s.coins}
    order = sorted(ranks.values(), reverse=True)
    places = {seat: order.index(rank) + 1 for seat, rank in ranks.items()}
    return Outcome(places, {seat: points(s, seat) for seat in ranks}, "counted")
