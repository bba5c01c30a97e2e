"""Cities and strongholds: strength, breaches, fortification, control, razing.

In a region stands at most one of them, so that a region names it.
"""

from __future__ import annotations

from oyez.games.warrior_knights.rules.war import sieges
from oyez.games.warrior_knights.scene.happenings import (
    Breached,
    CityFreed,
    CityRazed,
    CityTaken,
    FortificationLost,
    Fortified,
    Repaired,
)
from oyez.games.warrior_knights.state import City, KnightsState, Stronghold
from oyez.kernel import Seat


def walls_and_owner(s: KnightsState, region: str) -> tuple[City | Stronghold | None, Seat | None]:
    """The city that stands in the region, or the stronghold, and whose it is."""
    city = s.city_in(region)
    if city is not None:
        return city, city.owner
    baron = s.stronghold_in(region)
    return (None, None) if baron is None else (baron.stronghold, baron.seat)


def walls_in(s: KnightsState, region: str) -> City | Stronghold | None:
    """The city that stands in the region, or the stronghold."""
    return walls_and_owner(s, region)[0]


def owner_of(s: KnightsState, region: str) -> Seat | None:
    """The baron who controls the city or has the stronghold; None: neutral, or there is none."""
    return walls_and_owner(s, region)[1]


def full_strength(s: KnightsState, region: str) -> int:
    """The strength printed on the board or on the card, with the fortification."""
    city = s.city_in(region)
    if city is not None:
        e = s.edition
        bonus = e.numbers.combat.fortification if city.fortified else 0
        return e.city_list[e.city_at[region]].strength + bonus
    baron = s.stronghold_in(region)
    return 0 if baron is None else s.edition.barons[baron.id].stronghold


def strength(s: KnightsState, region: str) -> int:
    """WK-ASSAULT-02, -06: what is left of it: 100 less for each breach, never below 0."""
    walls = walls_in(s, region)
    breaches = 0 if walls is None else walls.breaches
    return max(full_strength(s, region) - breaches * s.edition.numbers.combat.breach, 0)


def breach(s: KnightsState, region: str, rule: str) -> bool:
    """WK-ASSAULT-05: one breach more, if the strength is above 0; whether there was one."""
    walls = walls_in(s, region)
    if walls is None or strength(s, region) == 0:
        return False
    walls.breaches += 1
    s.tell(Breached, region, rule)
    if isinstance(walls, City) and walls.fortified and strength(s, region) == 0:
        walls.fortified = False  # WK-FORTIFY-05
        walls.breaches -= 1
        s.tell(FortificationLost, region, "WK-FORTIFY-05")
    return True


def repair(s: KnightsState, region: str, breaches: int, rule: str) -> None:
    """WK-DEFWORKS-02: remove breaches."""
    walls = walls_in(s, region)
    assert walls is not None
    assert 0 <= breaches <= walls.breaches
    walls.breaches -= breaches
    s.tell(Repaired, region, breaches, rule)


def fortify(s: KnightsState, region: str, rule: str) -> None:
    """WK-DEFWORKS-03, WK-R92: turn the control marker to its fortified side."""
    city = s.city_in(region)
    assert city is not None
    assert city.owner is not None
    assert not city.fortified
    city.fortified = True
    s.tell(Fortified, city.owner, region, rule)


# -- control ---------------------------------------------------------------------------------------


def cities_of(s: KnightsState, seat: Seat) -> list[int]:
    """The places in the list of the cities that a baron controls, kingdom and overseas."""
    return s.cities_of(seat)


def kingdom_cities_of(s: KnightsState, seat: Seat) -> int:
    """WK-ASSEMBLY-02, WK-PHASE3-02: how many cities of the kingdom a baron controls."""
    cities = s.cities
    return sum(cities[n].owner == seat and not cities[n].razed for n in s.edition.kingdom_cities)


def unrazed_kingdom_cities(s: KnightsState) -> int:
    cities = s.cities
    return sum(not cities[n].razed for n in s.edition.kingdom_cities)


def region_of(s: KnightsState, place: int) -> str:
    return s.edition.city_list[place].region


def income(s: KnightsState, place: int) -> int:
    """WK-COMP-04, WK-R10: the income printed on the board."""
    return s.edition.city_list[place].income


def take_control(s: KnightsState, seat: Seat, region: str, rule: str) -> None:
    """WK-FORTIFY-01, -03, -04, WK-R11, WK-R91: a control marker; every siege of the city ends."""
    city = s.city_in(region)
    assert city is not None
    city.owner = seat
    sieges.lift(s, region, rule)
    s.tell(CityTaken, seat, region, rule)


def become_neutral(s: KnightsState, region: str, rule: str) -> None:
    """WK-FORTIFY-02, WK-R11: without a fortification, with its breaches; sieges go on."""
    city = s.city_in(region)
    assert city is not None
    former, city.owner, city.fortified = city.owner, None, False
    s.tell(CityFreed, former, region, rule)


def raze(s: KnightsState, region: str, by: Seat | None, rule: str) -> None:
    """WK-RAZE-02, -03, WK-R91: the city is no more. (The plunder: chapter `capture`.)"""
    city = s.city_in(region)
    assert city is not None
    city.owner, city.fortified, city.breaches, city.razed = None, False, 0, True
    sieges.lift(s, region, rule)
    s.tell(CityRazed, by, region, rule)
