"""Contestation: one rival at most may move in and stop the action; and who can reach a Battle."""

from __future__ import annotations

from functools import cache
from itertools import starmap
from typing import Final

from oyez.games.barbarian_kingdoms.answers import Contest, LetPass
from oyez.games.barbarian_kingdoms.box.fixed import KING, SEA, WARRIOR, Province, Zone
from oyez.games.barbarian_kingdoms.rules import powers
from oyez.games.barbarian_kingdoms.rules.control import check_victory, controls
from oyez.games.barbarian_kingdoms.scene.happenings import ContestDeclined, Contested
from oyez.games.barbarian_kingdoms.state import KingdomsState, Realm
from oyez.kernel import Ask, Commit, Flow, OneOf

LET_PASS = LetPass()
DECLINED: Final = Commit("BK-R34")
CONTESTED: Final = Commit("BK-R72")

_contest = cache(Contest)


def contest(s: KingdomsState, actor: Realm, province: Province) -> Flow[Realm | None]:
    """BK-CONTEST-01..06, BK-R34, BK-R72: rivals decide in turn order, once; the first ends it."""
    near = s.map.adjacent[province]
    for rival in s.rivals_after(actor):
        units = contesters(s, rival, province, near)
        if not units:
            continue
        about = {"kingdom": rival.id, "rival": actor.id, "province": province}
        choices = OneOf([*starmap(_contest, units), LET_PASS])
        answer = yield Ask(rival.seat, choices, "contest", "BK-CONTEST-04", about)
        if isinstance(answer, Contest):
            march(rival, answer.unit, answer.origin, province)
            s.tell(Contested, rival.id, answer.unit, answer.origin, province)
            check_victory(s)
            yield CONTESTED
            return rival
        s.tell(ContestDeclined, rival.id, province)
        yield DECLINED
    return None


def march(realm: Realm, unit: str, origin: Zone, target: Zone) -> None:
    """Move a Unit on the map."""
    if unit == KING:
        realm.king = target
    else:
        realm.warriors[realm.warriors.index(origin)] = target


def contesters(
    s: KingdomsState, realm: Realm, province: Province, near: tuple[Zone, ...]
) -> list[tuple[str, Zone]]:
    """BK-CONTEST-05: the Units, by kind and Zone, that could enter the Province from next to it."""
    units = _king_near(s, realm, province, near)
    for zone in realm.warriors:
        if zone in near and (WARRIOR, zone) not in units:
            units.append((WARRIOR, zone))
    return units


def reinforcements(s: KingdomsState, realm: Realm, province: Province) -> list[tuple[str, Zone]]:
    """BK-REINFORCE-02: the same, one entry a Unit, and with the longer reach of the Leudes."""
    near = s.map.adjacent[province]
    units = _king_near(s, realm, province, near)
    rides = powers.has(s, realm, powers.LEUDES)
    for zone in realm.warriors:
        if zone in near or (rides and zone != province and _rides_to(s, realm, zone, province)):
            units.append((WARRIOR, zone))
    return units


def _king_near(
    s: KingdomsState, realm: Realm, province: Province, near: tuple[Zone, ...]
) -> list[tuple[str, Zone]]:
    king = realm.king
    if king is not None and (king in near or sails_to(s, realm, province)):
        return [(KING, king)]
    return []


def sails_to(s: KingdomsState, realm: Realm, province: Province) -> bool:
    """BK-R65 (Lord of the Sea): from a port the King is next to every other port."""
    ports = s.options.box.ports
    return (
        realm.king in ports
        and realm.king != province
        and province in ports
        and powers.has(s, realm, powers.LORD_OF_THE_SEA)
    )


def _rides_to(s: KingdomsState, realm: Realm, origin: Zone, province: Province) -> bool:
    """BK-R70 (Leudes): two steps by land or Strait, through a Province the Franks control."""
    if origin == SEA:
        return False
    land = s.map.land
    return any(p in land[province] and controls(s, realm, p) for p in land[origin])
