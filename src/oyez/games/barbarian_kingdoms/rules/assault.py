"""Assault: enter a Province one does not control, pillage it and end rival control there."""

from __future__ import annotations

from functools import cache
from typing import Final

from oyez.games.barbarian_kingdoms.answers import Assault, Embark, Remain
from oyez.games.barbarian_kingdoms.box.edition import edition
from oyez.games.barbarian_kingdoms.box.fixed import (
    KING,
    SEA,
    WARRIOR,
    Kingdom,
    Province,
    Zone,
)
from oyez.games.barbarian_kingdoms.rules import powers
from oyez.games.barbarian_kingdoms.rules.battle import battle, repel, seize
from oyez.games.barbarian_kingdoms.rules.claim import (
    CLAIM_NOTHING,
    Claim,
    affordable,
    claim,
    claimable,
)
from oyez.games.barbarian_kingdoms.rules.contestation import contest, march
from oyez.games.barbarian_kingdoms.rules.control import check_victory, controlled, occupier
from oyez.games.barbarian_kingdoms.scene.happenings import Assaulted, ReturnedToSea
from oyez.games.barbarian_kingdoms.state import Arena, KingdomsState, Realm
from oyez.kernel import Ask, Commit, Flow, OneOf

COMMITTED: Final = Commit("BK-ASSAULT-02")
EMBARK = Embark()
REMAIN = Remain()


Routes = dict[Zone, tuple[tuple[Province, Assault], ...]]


@cache
def _routes(name: str, kingdoms: tuple[Kingdom, ...]) -> tuple[Routes, Routes]:
    """Every Assault of a King, and of a Warrior, by where he stands, with the target."""
    adjacent = edition(name).open_map(kingdoms).adjacent
    king, warrior = [
        {
            origin: tuple([(zone, Assault(unit, origin, zone)) for zone in near])
            for origin, near in adjacent.items()
        }
        for unit in (KING, WARRIOR)
    ]
    return king, warrior


def assaults(
    s: KingdomsState, realm: Realm, lands: list[Province], standing: list[Zone]
) -> list[Assault]:
    """BK-ASSAULT-07..09, -11, BK-R12, BK-R31: every Unit against every eligible neighbour."""
    barred = {SEA, *lands, *standing}
    if s.seats == 2:
        barred.update(sister_posts(s, realm))
    by_king, by_warrior = _routes(s.options.edition, s.kingdoms)
    king, warriors = realm.king, realm.warriors
    found: list[Assault] = []
    if king is not None:
        found = [assault for zone, assault in by_king[king] if zone not in barred]
    for place, origin in enumerate(warriors):
        if warriors.index(origin) == place:  # of several in one Zone, the first speaks for all
            found += [assault for zone, assault in by_warrior[origin] if zone not in barred]
    return found


def sister_posts(s: KingdomsState, realm: Realm) -> list[Zone]:
    """BK-R54: with two players, where the player's other Kingdom has Units."""
    return [z for r in s.realms if r.seat == realm.seat and r is not realm for z in r.zones()]


def assault(s: KingdomsState, realm: Realm, action: Assault) -> Flow[None]:
    """BK-ASSAULT-01..06: move in, fight or be contested, then pillage and throw out the token."""
    target = action.target
    defender = occupier(s, target)
    s.arena = Arena(target, defender.id if defender else None)
    march(realm, action.unit, action.origin, target)
    s.tell(Assaulted, realm.id, action.unit, action.origin, target)
    check_victory(s)
    yield COMMITTED
    rival = defender or (yield from contest(s, realm, target))
    winner = realm if rival is None else (yield from battle(s, realm, rival, target))
    if winner is realm:
        yield from seize(s, realm, target)
        yield from follow_up(s, realm, action)
    else:
        yield from repel(s, winner, realm, target)


def follow_up(s: KingdomsState, realm: Realm, action: Assault) -> Flow[None]:
    """What a power adds to a successful Assault."""
    if powers.has(s, realm, powers.RAID) and action.target in s.options.box.ports:
        yield from raid(s, realm, action.target)
    led_by_king = action.unit == KING and realm.king == action.target
    if led_by_king and powers.has(s, realm, powers.SCOURGE):
        yield from scourge(s, realm, action.target)


def raid(s: KingdomsState, realm: Realm, province: Province) -> Flow[None]:
    """BK-R49 (Raid): the Unit that stayed may go to the Sea at once."""
    about = {"kingdom": realm.id, "province": province}
    answer = yield Ask(realm.seat, OneOf([EMBARK, REMAIN]), "raid", "BK-R49", about)
    if answer == EMBARK:
        march(realm, KING if realm.king == province else WARRIOR, province, SEA)
        s.tell(ReturnedToSea, realm.id, province)
        check_victory(s)


def scourge(s: KingdomsState, realm: Realm, province: Province) -> Flow[None]:
    """BK-R63 (Scourge of God): Attila may claim at once what he has just taken."""
    if province not in claimable(s, realm, controlled(s, realm)):
        return
    answer = yield Ask(
        realm.seat,
        lambda: OneOf([*affordable(s, realm, [province]), CLAIM_NOTHING]),
        "scourge",
        "BK-R63",
        {"kingdom": realm.id, "province": province},
    )
    if isinstance(answer, Claim):
        yield from claim(s, realm, answer)
