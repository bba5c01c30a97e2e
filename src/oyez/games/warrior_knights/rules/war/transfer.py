"""Transfer: troops taken up on the way."""

from __future__ import annotations

from oyez.games.warrior_knights.rules.war.armies import hand_over, leave_board, name_of, portions
from oyez.games.warrior_knights.rules.war.death import settle
from oyez.games.warrior_knights.rules.war.sieges import besieged, confined
from oyez.games.warrior_knights.state import Army, KnightsState, Noble
from oyez.kernel import Ask, Flow


def take_up(s: KnightsState, noble: Noble) -> Flow[None]:
    """WK-TRANSFER-01..05, WK-R30: what others can give him; who has no troops left is gone."""
    for giver in givers(s, noble):
        about = {"noble": noble.id, "giver": name_of(giver)}
        troops: tuple[str, ...] = yield Ask(
            noble.seat, portions(giver), "take-troops", "WK-TRANSFER-01", about
        )
        hand_over(s, giver, noble, troops, "WK-TRANSFER-01")
        if isinstance(giver, Noble) and not giver.troops:
            leave_board(s, giver, "WK-TRANSFER-05")
    yield from settle(s, noble, "WK-R30")


def givers(s: KnightsState, noble: Noble) -> list[Army]:
    """WK-TRANSFER-01, -06, WK-R47: fresh nobles and the stronghold, but nobody under siege."""
    if noble.at_sea:
        return []
    found: list[Army] = [
        other
        for other in s.nobles_of(noble.seat)
        if other.stands_in(noble.region)
        and other.id != noble.id
        and other.fresh
        and not confined(s, other)
    ]
    home = s.barons[noble.seat].stronghold
    if home.region == noble.region and home.troops and not besieged(s, home.region):
        found.append(home)
    return found
