"""The map as it can be walked now: borders, bridges, roads, ports."""

from __future__ import annotations

from functools import cache

from oyez.games.warrior_knights.answers import March
from oyez.games.warrior_knights.edition import Edition
from oyez.games.warrior_knights.lasting import by_event, by_law, by_office
from oyez.games.warrior_knights.state import Noble, State

Path = tuple[str, ...]
"""The regions entered, one after another; the one where a move begins is not among them."""


def bridges_hold(s: State) -> bool:
    """Whether bridges can be crossed now."""
    return not (s.proclaimed and by_event(s, "no_bridges"))


def neighbours(s: State, region: str) -> tuple[str, ...]:
    """WK-MOVE-02, -04, -05: the regions one step away, over borders that can be crossed now."""
    return _next_to(s.edition, s.edition.land, region, bridges_hold(s))


def _next_to(
    e: Edition, near: dict[str, tuple[str, ...]], region: str, bridges: bool
) -> tuple[str, ...]:
    """The regions next to one on land or, if `near` says so, along a road (WK-MOVE-03)."""
    found = near.get(region, ())
    return found if bridges else tuple([r for r in found if (region, r) not in e.bridges])


def on_road(s: State, region: str) -> bool:
    return region in s.edition.along


def road_steps(s: State) -> int:
    """WK-MOVE-03: how many regions one may move along a road now."""
    if s.laws and by_law(s, "no_roads"):
        return 0
    limit = by_event(s, "road_steps") if s.proclaimed else 0
    steps = s.edition.numbers.movement.road_steps
    return min(limit, steps) if limit else steps


def marches(s: State, noble: Noble) -> tuple[March, ...]:
    """WK-MOVE-02..05: every way a noble can walk, were nobody in it; each once, shortest first."""
    if not noble.on_board or noble.at_sea:
        return ()
    e = s.edition
    steps = e.numbers.movement.steps
    if noble.office:
        steps = max(steps, by_office(s, noble, "march"))
    return _marches(e, noble.id, noble.region, steps, road_steps(s), bridges_hold(s))


def paths(s: State, noble: Noble) -> list[Path]:
    """The same ways, whoever walks them."""
    return [march.path for march in marches(s, noble)]


@cache  # the map never changes, and the same few places are left again and again
def _marches(
    e: Edition, noble: str, start: str, steps: int, by_road: int, bridges: bool
) -> tuple[March, ...]:
    found = dict.fromkeys(_walks(e, e.land, start, steps, bridges))
    found.update(dict.fromkeys(_walks(e, e.along, start, by_road, bridges)))
    return tuple([March(noble, path) for path in sorted(found, key=len)])


def _walks(
    e: Edition, near: dict[str, tuple[str, ...]], start: str, steps: int, bridges: bool
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


def ports_from(s: State, noble: Noble) -> list[str]:
    """WK-SEA-01, -04, WK-R45: where a noble can sail from the region he is in."""
    start, ports = noble.region, s.edition.ports
    if noble.at_sea or start not in ports or (s.laws and by_law(s, "no_sailing")):
        return []
    return [port for port in ports if port != start]


def overseas(s: State, region: str) -> bool:
    """WK-TERM-08"""
    return s.edition.regions[region].overseas
