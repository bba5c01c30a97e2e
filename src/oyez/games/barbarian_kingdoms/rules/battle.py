"""Battle: Reinforcements, Bribes, the count, and what becomes of the Units."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from itertools import combinations
from typing import Final

from oyez.games.barbarian_kingdoms.answers import Evacuation, Reinforce
from oyez.games.barbarian_kingdoms.box.fixed import (
    BRIBE_STRENGTH,
    CONTROL_BONUS,
    KING,
    KING_STRENGTH,
    SEA,
    WARRIOR,
    WARRIOR_STRENGTH,
    Province,
    Zone,
)
from oyez.games.barbarian_kingdoms.rules import powers
from oyez.games.barbarian_kingdoms.rules.coins import NO_COINS, Coins, heap
from oyez.games.barbarian_kingdoms.rules.contestation import march, reinforcements
from oyez.games.barbarian_kingdoms.rules.control import (
    check_victory,
    controlled,
    controls,
    remove_tokens,
)
from oyez.games.barbarian_kingdoms.rules.money import pillage, receive, spend
from oyez.games.barbarian_kingdoms.scene.happenings import (
    ActionFailed,
    BattleCounted,
    BattleWon,
    Bribed,
    Evacuated,
    KingEliminated,
    Reinforced,
    ReinforcementsPassed,
    WarriorReturned,
)
from oyez.games.barbarian_kingdoms.state import KingdomsState, Realm
from oyez.kernel import Ask, AskAll, Commit, Flow, OneOf, Some

PASSED: Final = Commit("BK-R36")
REINFORCED: Final = Commit("BK-R37")

_reinforce = cache(Reinforce)


def battle(s: KingdomsState, active: Realm, other: Realm, province: Province) -> Flow[Realm]:
    """BK-BATTLE-01, -02: the steps up to Evacuations; returns the winner."""
    yield from reinforce(s, active, other, province)
    for_other, for_active = yield from bribe(s, active, other, province)
    points = count_points(s, active, province, for_other)
    against = count_points(s, other, province, for_active)
    winner, loser = (active, other) if points >= against else (other, active)
    s.tell(BattleWon, winner.id, loser.id, province)
    receive(s, active.seat, for_active)
    receive(s, other.seat, for_other)
    eliminate(s, winner, loser, province)
    yield from evacuate(s, winner, province)
    return winner


# -- 1. Reinforcements ----------------------------------------------------------------------------


def reinforce(s: KingdomsState, active: Realm, other: Realm, province: Province) -> Flow[None]:
    """BK-REINFORCE-01..03, BK-R36, BK-R37: in turn, active player first, until both have passed."""
    able = [active, other]
    moved = True
    while moved:
        moved = False
        for realm in tuple(able):
            near = [_reinforce(*unit) for unit in reinforcements(s, realm, province)]
            if not near:
                continue  # no pass: what the rival does may still open a way
            rival = other if realm is active else active
            about = partial(_strengths, s, realm, rival, province)
            units = yield Ask(realm.seat, Some(near), "reinforce", "BK-REINFORCE-02", about)
            moved |= bool(units)
            if not units:
                able.remove(realm)
                s.tell(ReinforcementsPassed, realm.id)
            for unit in units:
                march(realm, unit.unit, unit.origin, province)
                s.tell(Reinforced, realm.id, unit.unit, unit.origin, province)
                check_victory(s)
            yield REINFORCED if units else PASSED


def _strengths(
    s: KingdomsState, realm: Realm, rival: Realm, province: Province
) -> dict[str, str | int]:
    """What a Belligerent should know before he decides: both sides as they stand without Bribes."""
    return {
        "kingdom": realm.id,
        "rival": rival.id,
        "province": province,
        "points": sum(points_before_bribes(s, realm, province)),
        "rival_points": sum(points_before_bribes(s, rival, province)),
    }


# -- 2. Bribes ------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def purses(treasury: Coins) -> Some[str]:
    """BK-BRIBE-01, -02: any tokens of one's own Treasury, or none."""
    return Some(treasury.by_kind())


def bribe(
    s: KingdomsState, active: Realm, other: Realm, province: Province
) -> Flow[tuple[Coins, Coins]]:
    """BK-BRIBE-01..04, BK-R39: both fill a purse in secret; both are opened together."""
    sides = {active.seat: (active, other), other.seat: (other, active)}
    s.bribing = tuple(sides)
    filled = yield AskAll(
        {
            active.seat: lambda: purses(s.treasuries[active.seat]),
            other.seat: lambda: purses(s.treasuries[other.seat]),
        },
        "bribe",
        "BK-BRIBE-01",
        lambda seat: _strengths(s, *sides[seat], province),
    )
    s.bribing = ()
    for_other, for_active = heap(filled[active.seat]), heap(filled[other.seat])
    spend(s, active.seat, for_other)
    spend(s, other.seat, for_active)
    s.tell(Bribed, active.id, other.id, for_other)
    s.tell(Bribed, other.id, active.id, for_active)
    return for_other, for_active


# -- 3. The winner --------------------------------------------------------------------------------


def count_points(s: KingdomsState, realm: Realm, province: Province, bribe: Coins) -> int:
    """BK-BATTLE-05..10, BK-BRIBE-05: control bonus, mobilised Units, and the Bribe paid."""
    control, units, fortifications = points_before_bribes(s, realm, province)
    paid = bribe.value * BRIBE_STRENGTH
    total = control + units + fortifications + paid
    s.tell(BattleCounted, realm.id, control, units, fortifications, paid, total)
    return total


def points_before_bribes(
    s: KingdomsState, realm: Realm, province: Province
) -> tuple[int, int, int]:
    """Control bonus, strength of the Units, and what BK-R48 (Fortifications) makes of the Loot."""
    control, fortifications = control_bonus(s, realm, province), 0
    if control and powers.has(s, realm, powers.FORTIFICATIONS):
        rate = powers.number(s, powers.FORTIFICATIONS, "per_tremis")
        fortifications = rate * s.loot.get(province, NO_COINS).value
    return control, unit_strength(s, realm, province), fortifications


def control_bonus(s: KingdomsState, realm: Realm, province: Province) -> int:
    """BK-BATTLE-05, BK-R25..R27; BK-R64 (Lawgiver): for a control marker that is not suspended."""
    if not controls(s, realm, province):
        return 0
    lawgiver = powers.has(s, realm, powers.LAWGIVER)
    return powers.number(s, powers.LAWGIVER, "value") if lawgiver else CONTROL_BONUS


def unit_strength(s: KingdomsState, realm: Realm, province: Province) -> int:
    """BK-BATTLE-06, -07; BK-R67 (Warlord): Kings and Warriors in the active Province."""
    king = realm.king == province
    each = WARRIOR_STRENGTH
    if king and powers.has(s, realm, powers.WARLORD):
        each = powers.number(s, powers.WARLORD, "warrior")
    return KING_STRENGTH * king + each * realm.warriors.count(province)


# -- 5. Eliminations ------------------------------------------------------------------------------


def eliminate(s: KingdomsState, winner: Realm, loser: Realm, province: Province) -> None:
    """BK-RESULT-02..04, BK-R40: all the loser had there; the winner now holds the Province."""
    for _ in range(loser.warriors.count(province)):
        loser.warriors.remove(province)
        s.tell(WarriorReturned, loser.id, province)
    if loser.king == province:
        loser.king = None
        winner.trophies.append(loser.id)
        s.tell(KingEliminated, loser.id, winner.id, province)
    assert s.arena is not None
    s.arena.holder = winner.id
    check_victory(s)


# -- 6. Evacuations -------------------------------------------------------------------------------


def evacuate(s: KingdomsState, winner: Realm, province: Province) -> Flow[None]:
    """BK-EVAC-01..05, BK-R41..R43: one Unit stays, the others leave as the winner likes."""
    king = winner.king == province
    warriors = winner.warriors.count(province)
    if king + warriors < 2:
        return
    ways = evacuations(s, winner, province, king, warriors)
    way = ways[0]
    if len(ways) > 1:
        about = {"kingdom": winner.id, "province": province}
        way = yield Ask(winner.seat, OneOf(ways), "evacuate", "BK-EVAC-02", about)
    for _ in range(warriors):
        winner.warriors.remove(province)
    winner.warriors += way.warriors
    for zone in way.warriors:
        if zone != province:
            s.tell(Evacuated, winner.id, WARRIOR, province, zone)
    for _ in range(warriors - len(way.warriors)):
        s.tell(WarriorReturned, winner.id, province)
    if way.king is not None and way.king != province:
        winner.king = way.king
        s.tell(Evacuated, winner.id, KING, province, way.king)
    check_victory(s)


def evacuations(
    s: KingdomsState, winner: Realm, province: Province, king: bool, warriors: int
) -> list[Evacuation]:
    """Every way to leave exactly one Unit behind and send off as many as can go."""
    near = s.map.adjacent[province]
    free = [p for p in controlled(s, winner) if p in near and not winner.stands_in(p)]
    by_sea = province in s.options.box.ports and powers.has(s, winner, powers.RAID)
    king_to = [province, *free, *([SEA] if by_sea else [])] if king else [None]
    ways: list[Evacuation] = []
    for place in king_to:
        stays = 0 if place == province else 1
        rest = [p for p in free if p != place]
        ways += [
            Evacuation(place, (province,) * stays + gone)
            for gone in _dispersals(rest, warriors - stays, by_sea)
        ]
    return ways


def _dispersals(free: list[Province], warriors: int, by_sea: bool) -> list[tuple[Zone, ...]]:
    """Which Zones so many Warriors leave for: to sea any number, else as many as find room."""
    on_land = range(warriors + 1) if by_sea else [min(warriors, len(free))]
    return [
        lands + (SEA,) * (warriors - n if by_sea else 0)
        for n in on_land
        for lands in combinations(free, n)
    ]


# -- 7, 8. The outcome ----------------------------------------------------------------------------


def seize(s: KingdomsState, winner: Realm, province: Province) -> Flow[None]:
    """BK-ASSAULT-05, -06, -13, BK-PILLAGE-05, BK-R24, BK-R30: Loot first, then opposing tokens.

    The winner's Unit occupies from the start, so that no third Kingdom's Initial Province is free
    for the moment between the removal of a token and the end of the action.
    """
    assert s.arena is not None
    s.arena.holder = winner.id
    yield from pillage(s, winner, province)
    remove_tokens(s, province, winner)
    s.arena = None


def repel(s: KingdomsState, winner: Realm, loser: Realm, province: Province) -> Flow[None]:
    """BK-CONTEST-10: the action has failed, and the Province is the winner's to pillage."""
    s.tell(ActionFailed, loser.id, province)
    yield from seize(s, winner, province)
