"""Recruitment: one Warrior from the reserve onto the map."""

from __future__ import annotations

from typing import Final

from oyez.games.barbarian_kingdoms.answers import Recruit, RecruitAtSea
from oyez.games.barbarian_kingdoms.box.fixed import (
    PROVINCES,
    SEA,
    WARRIORS,
    Province,
    Zone,
)
from oyez.games.barbarian_kingdoms.rules import powers
from oyez.games.barbarian_kingdoms.rules.manoeuvres import move_king
from oyez.games.barbarian_kingdoms.rules.money import pay
from oyez.games.barbarian_kingdoms.scene.happenings import Recruited
from oyez.games.barbarian_kingdoms.state import KingdomsState, Realm
from oyez.kernel import Flow

_RECRUITS: Final = {province: Recruit(province) for province in PROVINCES}


def cost(s: KingdomsState, realm: Realm) -> int:
    """BK-RECRUIT-02, BK-R46: the price under the leftmost Warrior in reserve."""
    return s.options.box.warrior_costs[len(realm.warriors)]


def recruitments(
    s: KingdomsState, realm: Realm, lands: list[Province], standing: list[Zone]
) -> list[Recruit | RecruitAtSea]:
    """BK-LIMIT-06, BK-RECRUIT-03, -04: where a Warrior could be placed."""
    fielded = len(realm.warriors)
    box = s.options.box
    if fielded == WARRIORS[realm.id]:
        return []
    if s.treasuries[realm.seat].value < box.warrior_costs[fielded]:
        return []
    places: list[Recruit | RecruitAtSea] = [_RECRUITS[p] for p in lands if p not in standing]
    if powers.has(s, realm, powers.KEELS):
        places += [RecruitAtSea(p) for p in lands if p in box.ports]
    return places


def recruit(s: KingdomsState, realm: Realm, action: Recruit | RecruitAtSea) -> Flow[None]:
    """BK-RECRUIT-01..06: pay, place one Warrior; the money becomes Loot of that Province."""
    if isinstance(action, Recruit):
        zone, into = action.province, action.province
    else:
        zone, into = SEA, action.port
    paid = yield from pay(s, realm, cost(s, realm), into, "BK-RECRUIT-05")
    realm.warriors.append(zone)
    s.tell(Recruited, realm.id, zone, paid, into)
    yield from move_king(s, realm)
