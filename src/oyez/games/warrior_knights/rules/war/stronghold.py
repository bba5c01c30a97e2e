"""Strongholds taken, ransomed and put back."""

from __future__ import annotations

from functools import partial

from oyez.games.warrior_knights.answers import NO, PlaceInRegion, Yield
from oyez.games.warrior_knights.rules import victory
from oyez.games.warrior_knights.rules.preparation import stronghold_sites
from oyez.games.warrior_knights.rules.purse import give
from oyez.games.warrior_knights.rules.variants import eliminate
from oyez.games.warrior_knights.rules.war import death, sieges, walls
from oyez.games.warrior_knights.rules.war.capture import take_city
from oyez.games.warrior_knights.scene.happenings import StrongholdPlaced
from oyez.games.warrior_knights.scene.happenings_in_the_field import StrongholdTaken
from oyez.games.warrior_knights.scene.reasons import why_not_stronghold
from oyez.games.warrior_knights.state import OFF_BOARD, KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat


def fall(s: KnightsState, loser: Seat, by: Seat | None) -> Flow[None]:
    """WK-STRONGHOLD-03..06, WK-R64, WK-R65: it leaves the board; who took it is paid a ransom."""
    home = s.barons[loser].stronghold
    region = home.region
    sieges.lift(s, region, "WK-R91")
    home.region, home.breaches = OFF_BOARD, 0
    s.tell(StrongholdTaken, loser, by, region)
    if home.troops:
        yield from death.desertion(s, loser, home, "WK-R64")
        yield from death.fall(s, loser, home)
    if by is None:  # nobody has captured it, so nobody is eliminated either
        return
    yield from ransom(s, loser, by)
    if s.options.elimination:
        yield from eliminate(s, loser)
        victory.last_standing(s)


def ransom(s: KnightsState, loser: Seat, by: Seat) -> Flow[None]:
    """WK-STRONGHOLD-04, -05, WK-R66: half of his crowns, and a city that he chooses."""
    crowns = s.barons[loser].crowns // s.edition.numbers.gains.ransom_share
    give(s, loser, by, crowns, "WK-STRONGHOLD-04")
    regions = [walls.region_of(s, place) for place in walls.cities_of(s, loser)]
    if not regions:
        return
    region = regions[0]
    if len(regions) > 1:
        choices = OneOf([Yield(name) for name in regions])
        region = (yield Ask(loser, choices, "ransom", "WK-STRONGHOLD-05", {"by": by})).region
    yield from take_city(s, by, region, "WK-STRONGHOLD-05")


def put_back(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-STRONGHOLD-07, WK-PHASE3-13, WK-R67: if it is off the board he may put it back."""
    home = s.barons[seat].stronghold
    sites = stronghold_sites(s, seat, nobles_bar=True) if home.region == OFF_BOARD else []
    if not sites:
        return
    choices = OneOf([*(PlaceInRegion(r) for r in sites), NO], partial(why_not_stronghold, s, seat))
    answer = yield Ask(seat, choices, "put-back", "WK-STRONGHOLD-07")
    if answer != NO:
        home.region = answer.region
        s.tell(StrongholdPlaced, seat, answer.region, "WK-STRONGHOLD-07")
