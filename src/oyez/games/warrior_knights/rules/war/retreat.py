"""Retreat."""

from __future__ import annotations

from functools import partial

from oyez.games.warrior_knights.rules.war.armies import exhaust, put
from oyez.games.warrior_knights.rules.war.death import desertion, die, settle
from oyez.games.warrior_knights.rules.war.geography import neighbours, overseas
from oyez.games.warrior_knights.rules.war.sieges import besieged
from oyez.games.warrior_knights.rules.war.walls import owner_of
from oyez.games.warrior_knights.scene.happenings_in_the_field import Retreated
from oyez.games.warrior_knights.scene.reasons_in_the_field import why_not_retreat
from oyez.games.warrior_knights.state import OFF_BOARD, KnightsState, Noble
from oyez.kernel import Ask, Flow, OneOf


def retreat(s: KnightsState, nobles: list[Noble]) -> Flow[None]:
    """WK-RETREAT-01, WK-R63: each of them is driven out of the region where he fought."""
    for noble in nobles:
        yield from desertion(s, noble.seat, noble, "WK-RETREAT-02")
        yield from settle(s, noble, "WK-RETREAT-02")
        if noble.on_board:
            yield from withdraw(s, noble)


def withdraw(s: KnightsState, noble: Noble) -> Flow[None]:
    """WK-RETREAT-03..06, WK-R68: to an adjacent region, else home; from overseas he dies."""
    if overseas(s, noble.region):
        yield from die(s, noble, "WK-RETREAT-06")
        return
    regions = refuges(s, noble)
    home = s.barons[noble.seat].stronghold.region
    if regions:
        region = regions[0]
        if len(regions) > 1:
            about = {"noble": noble.id}
            choices = OneOf(regions, partial(why_not_retreat, s, noble))
            region = yield Ask(noble.seat, choices, "retreat", "WK-RETREAT-03", about)
        fall_back(s, noble, region, "WK-RETREAT-03")
    elif home == OFF_BOARD or besieged(s, home):
        yield from die(s, noble, "WK-RETREAT-05")
    else:
        fall_back(s, noble, home, "WK-RETREAT-04")
        if s.options.retreat_exhausts:
            exhaust(s, [noble], "WK-R68")


def fall_back(s: KnightsState, noble: Noble, region: str, rule: str) -> None:
    s.tell(Retreated, noble.seat, noble.id, noble.region, region)
    put(s, noble, region, rule)


def refuges(s: KnightsState, noble: Noble) -> list[str]:
    """WK-RETREAT-03, WK-R68: adjacent regions without a noble or walls of another baron."""
    seat = noble.seat
    return [
        region
        for region in neighbours(s, noble.region)
        if owner_of(s, region) in (None, seat)
        and all(other.seat == seat for other in s.nobles_in(region))
    ]
