"""Defensive Works: repair or fortify one place."""

from __future__ import annotations

from functools import partial

from oyez.games.warrior_knights.answers import NO, Fortify, No, Repair
from oyez.games.warrior_knights.rules.assembly.lasting import by_charge
from oyez.games.warrior_knights.rules.order import from_chairman
from oyez.games.warrior_knights.rules.purse import CROWNS, pay
from oyez.games.warrior_knights.rules.war import walls
from oyez.games.warrior_knights.rules.war.sieges import besieged
from oyez.games.warrior_knights.scene.reasons import why_not_works
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat


def defensive_works(s: KnightsState) -> Flow[None]:
    """WK-DEFWORKS-01, WK-R23, WK-R81: from the Chairman on, each repairs or fortifies one place."""
    for seat in from_chairman(s):
        if any(wants_work(s, region) for region in places(s, seat)):
            choices = partial(works, s, seat)
            answer = yield Ask(seat, choices, "defensive-works", "WK-DEFWORKS-01")
            build(s, seat, answer)


def wants_work(s: KnightsState, region: str) -> bool:
    """Whether there is a breach, or a city without a fortification."""
    place, city = walls.walls_in(s, region), s.city_in(region)
    return (place is not None and place.breaches > 0) or (city is not None and not city.fortified)


def works(s: KnightsState, seat: Seat) -> OneOf[Repair | Fortify | No]:
    """WK-DEFWORKS-02..07, WK-R24, WK-R92: what he can pay for at a place that is not besieged."""
    crowns = s.barons[seat].crowns
    possible: list[Repair | Fortify | No] = []
    for region in places(s, seat):
        place = walls.walls_in(s, region)
        assert place is not None
        most = min(place.breaches, crowns // breach_price(s, seat))
        possible += [Repair(region, number) for number in range(1, most + 1)]
        city = s.city_in(region)
        if city is not None and not city.fortified and crowns >= fortify_price(s, seat):
            possible.append(Fortify(region))
    return OneOf([*possible, NO], partial(why_not_works, s, seat))


def places(s: KnightsState, seat: Seat) -> list[str]:
    """WK-DEFWORKS-01, -05, -07: his cities and his stronghold, unless they are besieged."""
    regions = [walls.region_of(s, place) for place in walls.cities_of(s, seat)]
    home = s.barons[seat].stronghold.region
    return [r for r in [*regions, home] if r and not besieged(s, r)]


def breach_price(s: KnightsState, seat: Seat) -> int:
    """WK-DEFWORKS-02; a charge can make it cheaper."""
    return by_charge(s, seat, "breach_price") or s.edition.numbers.prices.breach


def fortify_price(s: KnightsState, seat: Seat) -> int:
    """WK-DEFWORKS-03; a charge can make it cheaper."""
    return by_charge(s, seat, "fortify_price") or s.edition.numbers.prices.fortification


def build(s: KnightsState, seat: Seat, answer: Repair | Fortify | No) -> None:
    """Pay for what he chose, and have it done."""
    if isinstance(answer, Repair):
        cost = answer.breaches * breach_price(s, seat)
        pay(s, seat, CROWNS, cost, "WK-DEFWORKS-02")
        walls.repair(s, answer.region, answer.breaches, "WK-DEFWORKS-02")
    elif isinstance(answer, Fortify):
        pay(s, seat, CROWNS, fortify_price(s, seat), "WK-DEFWORKS-03")
        walls.fortify(s, answer.region, "WK-DEFWORKS-03")
