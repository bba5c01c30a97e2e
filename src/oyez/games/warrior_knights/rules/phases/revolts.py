"""Revolts."""

from __future__ import annotations

from functools import partial

from oyez.games.warrior_knights.answers import (
    PAY_CROWNS,
    PAY_FAITH,
    NameCity,
    PayCrowns,
    PayFaith,
    Yield,
)
from oyez.games.warrior_knights.rules import fate
from oyez.games.warrior_knights.rules.purse import CROWNS, FAITH, owns, pay
from oyez.games.warrior_knights.rules.war import walls
from oyez.games.warrior_knights.scene.happenings_in_the_field import RevoltDrawn
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat


def revolts(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-PHASE3-07, WK-R09: a Fate card for city after city, in the order he likes."""
    waiting = unguarded(s, seat)
    while waiting:
        region = waiting[0]
        if len(waiting) > 1:
            choices = OneOf([NameCity(name) for name in waiting])
            region = (yield Ask(seat, choices, "next-revolt", "WK-R09")).region
        waiting.remove(region)
        yield from draw_for_revolt(s, seat, region)


def unguarded(s: KnightsState, seat: Seat) -> list[str]:
    """WK-PHASE3-07, WK-R11: cities of his, besieged or not, without a noble of his."""
    regions = [walls.region_of(s, place) for place in walls.cities_of(s, seat)]
    return [r for r in regions if not any(noble.seat == seat for noble in s.nobles_in(r))]


def draw_for_revolt(s: KnightsState, seat: Seat, region: str) -> Flow[None]:
    """WK-PHASE3-07, -08: one Fate card for one city."""
    card = yield from fate.turn_up(s, "WK-PHASE3-07")
    rebels = card is not None and card.revolt
    s.tell(RevoltDrawn, seat, region, rebels)
    if rebels:
        yield from revolt(s, seat, region)


def revolt(s: KnightsState, seat: Seat, region: str) -> Flow[None]:
    """WK-PHASE3-09, WK-R10: give the city up, or pay Faith, or twice its printed income."""
    about: dict[str, str | int] = {"region": region, "crowns": price(s, region)}
    choices = partial(ways_out, s, seat, region)
    answer = yield Ask(seat, choices, "revolt", "WK-PHASE3-09", about)
    if answer == PAY_FAITH:
        pay(s, seat, FAITH, s.edition.numbers.prices.revolt_faith, "WK-PHASE3-09")
    elif answer == PAY_CROWNS:
        pay(s, seat, CROWNS, price(s, region), "WK-PHASE3-09")
    else:
        walls.become_neutral(s, region, "WK-PHASE3-09")


def price(s: KnightsState, region: str) -> int:
    """WK-R10: the printed income, without what a fortification adds."""
    income = walls.income(s, s.edition.city_at[region])
    return income * s.edition.numbers.prices.revolt_income


def ways_out(s: KnightsState, seat: Seat, region: str) -> OneOf[PayFaith | PayCrowns | Yield]:
    """WK-PHASE3-09: what he can do about a revolt."""
    ways: list[PayFaith | PayCrowns | Yield] = []
    if owns(s, seat, FAITH) >= s.edition.numbers.prices.revolt_faith:
        ways.append(PAY_FAITH)
    if owns(s, seat, CROWNS) >= price(s, region):
        ways.append(PAY_CROWNS)
    return OneOf([*ways, Yield(region)])
