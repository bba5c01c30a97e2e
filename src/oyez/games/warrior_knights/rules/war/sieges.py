"""Which places are besieged, by whom; when a siege ends. (How one is begun: chapter `siege`.)"""

from __future__ import annotations

from oyez.games.warrior_knights.scene.happenings import SiegeBegun, SiegeLifted
from oyez.games.warrior_knights.state import OFF_BOARD, KnightsState, Noble, Siege
from oyez.kernel import Seat


def besieged(s: KnightsState, region: str) -> bool:
    """WK-R60: at least one siege of the city or stronghold in the region is in force."""
    sieges = s.sieges
    return bool(sieges) and any(siege.region == region for siege in sieges)


def siege_of(s: KnightsState, region: str, seat: Seat) -> Siege | None:
    """The siege that a baron keeps up in a region."""
    return next((x for x in s.sieges if x.region == region and x.seat == seat), None)


def begin(s: KnightsState, region: str, seat: Seat) -> None:
    """WK-SIEGE-04: a siege marker on the place."""
    s.sieges.append(Siege(region, seat, s.round))
    s.tell(SiegeBegun, seat, region)


def lift(s: KnightsState, region: str, rule: str) -> None:
    """WK-R91: every siege of a place ends."""
    for siege in [x for x in s.sieges if x.region == region]:
        s.sieges.remove(siege)
        s.tell(SiegeLifted, siege.seat, region, rule)


def lift_abandoned(s: KnightsState) -> None:
    """WK-SIEGE-09, WK-R61, WK-R70: a siege ends when no noble of its baron is in the region."""
    for siege in tuple(s.sieges):
        if not any(n.seat == siege.seat and n.stands_in(siege.region) for n in s.nobles):
            s.sieges.remove(siege)
            s.tell(SiegeLifted, siege.seat, siege.region, "WK-SIEGE-09")


def inside(s: KnightsState, noble: Noble) -> bool:
    """WK-COMBAT-06, WK-R48: in the region of a city or stronghold of his own baron."""
    region = noble.region
    if region == OFF_BOARD or noble.at_sea:
        return False
    city = s.city_in(region)
    if city is not None:
        return city.owner == noble.seat
    return s.barons[noble.seat].stronghold.region == region


def confined(s: KnightsState, noble: Noble) -> bool:
    """WK-SIEGE-06: inside a besieged place, so that he can neither leave nor give troops."""
    return besieged(s, noble.region) and inside(s, noble)
