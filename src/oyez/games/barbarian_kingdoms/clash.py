"""The scene of a Battle: what each side counts so far, and its chance by what everybody sees."""

from __future__ import annotations

from math import exp
from typing import Final

from oyez.games.barbarian_kingdoms.battle import points_before_bribes
from oyez.games.barbarian_kingdoms.contestation import reinforcements
from oyez.games.barbarian_kingdoms.data import (
    CHARGE,
    KING,
    KING_STRENGTH,
    TINCTURE,
    WARRIOR_STRENGTH,
    Province,
)
from oyez.games.barbarian_kingdoms.state import Realm, State
from oyez.kernel.table import Clash, Counter, Side, Text

# An estimate from public numbers: a logistic curve through 11,000 positions in Battles of 600 games
# between bots. What counts is by how many points the active player is ahead, and until Bribes are
# asked for, how many more he could bring in than his rival. Nobody's purse has a part in it.
TO_BEGIN: Final = -0.05
EACH_POINT: Final = 0.23
EACH_RESERVE: Final = 0.1


def battle_in(s: State, province: Province) -> list[Clash]:
    """BK-BATTLE-01: the Battle in the active Province, if two Kingdoms stand there."""
    active = s.active
    if not active.stands_in(province):
        return []
    for rival in s.rivals_after(active):
        if rival.stands_in(province):
            return [_clash(s, active, rival, province)]
    return []


def _clash(s: State, active: Realm, rival: Realm, province: Province) -> Clash:
    chance = active_chance(s, active, rival, province)
    return Clash(
        id=f"battle:{province}",
        label=Text("clash-battle", {"province": province}),
        where=f"province:{province}",
        sides=[_side(s, active, province, chance), _side(s, rival, province, 1 - chance)],
    )


def _side(s: State, realm: Realm, province: Province, chance: float) -> Side:
    control, units, fortifications = points_before_bribes(s, realm, province)
    king = KING_STRENGTH if realm.king == province else 0
    parts = [Counter("battle-king", king), Counter("battle-warriors", units - king)]
    parts += [Counter("battle-control", control), Counter("battle-fortifications", fortifications)]
    return Side(
        label=Text(f"kingdom-{realm.id}"),
        seat=realm.seat,
        tincture=TINCTURE[realm.id],
        charge=CHARGE[realm.id],
        parts=[part for part in parts if part.value],
        total=control + units + fortifications,
        chance=round(chance, 2),
    )


def active_chance(s: State, active: Realm, rival: Realm, province: Province) -> float:
    """How likely the active player wins, by the public numbers alone."""
    ahead = sum(points_before_bribes(s, active, province))
    ahead -= sum(points_before_bribes(s, rival, province))
    log_odds = TO_BEGIN + EACH_POINT * ahead
    if not s.bribing:
        reserve = reserves(s, active, province) - reserves(s, rival, province)
        log_odds += EACH_RESERVE * reserve
    return 1 / (1 + exp(-log_odds))


def reserves(s: State, realm: Realm, province: Province) -> int:
    """BK-REINFORCE-02: the strength that could still be brought in."""
    near = reinforcements(s, realm, province)
    return sum(KING_STRENGTH if unit == KING else WARRIOR_STRENGTH for unit, _ in near)
