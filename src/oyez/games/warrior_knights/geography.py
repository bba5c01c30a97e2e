"""The map as it can be walked now: borders, bridges, roads, ports."""

from __future__ import annotations

from oyez.games.warrior_knights.lasting import by_event, by_law, by_office
from oyez.games.warrior_knights.state import Noble, State

Path = tuple[str, ...]
"""The regions entered, one after another; the one where a move begins is not among them."""


def neighbours(s: State, region: str) -> tuple[str, ...]:
    """WK-MOVE-02, -04, -05: the regions one step away, over borders that can be crossed now."""
    near = s.edition.land[region]
    if s.proclaimed and by_event(s, "no_bridges"):
        return tuple(r for r in near if (region, r) not in s.edition.bridges)
    return near


def on_road(s: State, region: str) -> bool:
    return region in s.edition.along


def road_neighbours(s: State, region: str) -> tuple[str, ...]:
    """WK-MOVE-03: the next regions along the road, none if the region has no road."""
    near = s.edition.along.get(region, ())
    if s.proclaimed and by_event(s, "no_bridges"):
        return tuple(r for r in near if (region, r) not in s.edition.bridges)
    return near


def road_steps(s: State) -> int:
    """WK-MOVE-03: how many regions one may move along a road now."""
    if s.laws and by_law(s, "no_roads"):
        return 0
    limit = by_event(s, "road_steps") if s.proclaimed else 0
    steps = s.edition.numbers.movement.road_steps
    return min(limit, steps) if limit else steps


def paths(s: State, noble: Noble) -> list[Path]:
    """WK-MOVE-02..05: every way a noble can walk, were nobody in it; each once, shortest first."""
    if not noble.on_board or noble.at_sea:
        return []
    start = noble.region
    steps = s.edition.numbers.movement.steps
    if noble.office:
        steps = max(steps, by_office(s, noble, "march"))
    found = dict.fromkeys(_walks(s, start, steps, road=False))
    found.update(dict.fromkeys(_walks(s, start, road_steps(s), road=True)))
    return sorted(found, key=len)


def _walks(s: State, start: str, steps: int, road: bool) -> list[Path]:
    """Ways of up to so many steps that come to no region twice."""
    next_to = road_neighbours if road else neighbours
    ways: list[Path] = []
    latest: list[Path] = [()]
    for _ in range(steps):
        latest = [
            (*way, near)
            for way in latest
            for near in next_to(s, way[-1] if way else start)
            if near != start and near not in way
        ]
        ways += latest
    return ways


def ports_from(s: State, noble: Noble) -> list[str]:
    """WK-SEA-01, -04, WK-R45: where a noble can sail from the region he is in."""
    start = noble.region
    if noble.at_sea or start not in s.edition.ports or (s.laws and by_law(s, "no_sailing")):
        return []
    return [port for port in s.edition.ports if port != start]


def overseas(s: State, region: str) -> bool:
    """WK-TERM-08"""
    return s.edition.regions[region].overseas
