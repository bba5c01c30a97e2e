"""The map as it can be walked now: borders, bridges, roads, ports."""

from __future__ import annotations

from functools import cache

from oyez.games.warrior_knights.answers import March, Sail
from oyez.games.warrior_knights.box.edition import KnightsEdition
from oyez.games.warrior_knights.rules.assembly.lasting import by_event, by_law, by_office
from oyez.games.warrior_knights.state import KnightsState, Noble

Path = tuple[str, ...]
"""The regions entered, one after another; the one where a move begins is not among them."""


def bridges_hold(s: KnightsState) -> bool:
    """Whether bridges can be crossed now."""
    return not by_event(s, "no_bridges")


def neighbours(s: KnightsState, region: str) -> tuple[str, ...]:
    """WK-MOVE-02, -04, -05: the regions one step away, over borders that can be crossed now."""
    return _next_to(s.edition, s.edition.land, region, bridges_hold(s))


def _next_to(
    e: KnightsEdition, near: dict[str, tuple[str, ...]], region: str, bridges: bool
) -> tuple[str, ...]:
    """The regions next to one on land or, if `near` says so, along a road (WK-MOVE-03)."""
    found = near.get(region, ())
    return found if bridges else tuple([r for r in found if (region, r) not in e.bridges])


def on_road(s: KnightsState, region: str) -> bool:
    return region in s.edition.along


def road_steps(s: KnightsState) -> int:
    """WK-MOVE-03: how many regions one may move along a road now."""
    if by_law(s, "no_roads"):
        return 0
    limit = by_event(s, "road_steps")
    steps = s.edition.numbers.movement.road_steps
    return min(limit, steps) if limit else steps


def marches(s: KnightsState, nobles: list[Noble]) -> list[tuple[March, ...]]:
    """WK-MOVE-02..05: every way each of these nobles can walk, were nobody in it.

    Each way comes once, the shortest first; a noble at sea or off the board has none.
    """
    e, by_road, bridges = s.edition, road_steps(s), bridges_hold(s)
    steps = e.numbers.movement.steps
    return [
        _marches(e, noble.id, noble.region, march_steps(s, noble, steps), by_road, bridges)
        if noble.region and not noble.at_sea
        else ()
        for noble in nobles
    ]


def march_steps(s: KnightsState, noble: Noble, steps: int) -> int:
    """WK-MOVE-02: how many regions he may move across country; an office can make it more."""
    return max(steps, by_office(s, noble, "march")) if noble.office else steps


def paths(s: KnightsState, noble: Noble) -> list[Path]:
    """The same ways, whoever walks them."""
    return [march.path for march in marches(s, [noble])[0]]


@cache  # the map never changes, and the same few places are left again and again
def _marches(
    e: KnightsEdition, noble: str, start: str, steps: int, by_road: int, bridges: bool
) -> tuple[March, ...]:
    found = dict.fromkeys(_walks(e, e.land, start, steps, bridges))
    found.update(dict.fromkeys(_walks(e, e.along, start, by_road, bridges)))
    return tuple([March(noble, path) for path in sorted(found, key=len)])


def _walks(
    e: KnightsEdition, near: dict[str, tuple[str, ...]], start: str, steps: int, bridges: bool
) -> list[Path]:
    """Ways of up to so many steps that come to no region twice."""
    ways: list[Path] = []
    latest: list[Path] = [()]
    for _ in range(steps):
        latest = [
            (*way, region)
            for way in latest
            for region in _next_to(e, near, way[-1] if way else start, bridges)
            if region != start and region not in way
        ]
        ways += latest
    return ways


def voyages(s: KnightsState, noble: Noble) -> tuple[Sail, ...]:
    """WK-SEA-01, -04, WK-R45: where a noble can sail from the region he is in."""
    e, start = s.edition, noble.region
    if noble.at_sea or start not in e.ports or by_law(s, "no_sailing"):
        return ()
    return _voyages(e, noble.id, start)


def ports_from(s: KnightsState, noble: Noble) -> list[str]:
    """The ports alone."""
    return [voyage.port for voyage in voyages(s, noble)]


@cache
def _voyages(e: KnightsEdition, noble: str, start: str) -> tuple[Sail, ...]:
    return tuple([Sail(noble, port) for port in e.ports if port != start])


def overseas(s: KnightsState, region: str) -> bool:
    """WK-TERM-08"""
    return s.edition.regions[region].overseas
