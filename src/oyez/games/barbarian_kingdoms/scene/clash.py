"""The scene of a Battle: what each side counts so far, and its chance by what everybody sees."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from oyez.games.barbarian_kingdoms.box.fixed import (
    BRIBE_STRENGTH,
    CHARGE,
    KING,
    KING_STRENGTH,
    TINCTURE,
    WARRIOR_STRENGTH,
    Province,
)
from oyez.games.barbarian_kingdoms.rules.battle import points_before_bribes
from oyez.games.barbarian_kingdoms.rules.coins import heap
from oyez.games.barbarian_kingdoms.rules.contestation import reinforcements
from oyez.games.barbarian_kingdoms.state import KingdomsState, Realm
from oyez.kernel import Seat
from oyez.scene.elements import Clash, Counter, Side, Text
from oyez.scene.shares import shares

# An estimate from public numbers: a logistic curve through 11,000 positions in Battles of 600 games
# between bots. What counts is by how many points the active player is ahead, and until Bribes are
# asked for, how many more he could bring in than his rival. Nobody's purse has a part in it.
TO_BEGIN: Final = -0.05
EACH_POINT: Final = 0.23
EACH_RESERVE: Final = 0.1
# Whoever has filled his own purse knows all but the rival's. An estimate from 911 games between
# hurried squires: every third Bribe was nothing, the others what it took to be ahead, and some
# more. Chosen by 6,000 purses and tried on 11,980 others: where it says 0, 33, 41, 50, 62, 70, 79,
# 88 and 96 per cent, they won 0, 30, 51, 54, 62, 70, 80, 84 and 88. People may bribe otherwise.
EMPTY_PURSE: Final = 0.33
MORE_THAN_MISSING: Final = 8.0


# What a seat pays as its Bribe.
Purse = tuple[Seat, int]


def battle_in(s: KingdomsState, province: Province) -> list[Clash]:
    """BK-BATTLE-01: the Battle in the active Province, if two Kingdoms stand there."""
    return _battle(s, province, None)


def _battle(s: KingdomsState, province: Province, purse: Purse | None) -> list[Clash]:
    active = s.active
    if not active.stands_in(province):
        return []
    for rival in s.rivals_after(active):
        if rival.stands_in(province):
            return [_clash(s, active, rival, province, purse)]
    return []


def weigh(s: KingdomsState, seat: Seat, prompt: str, value: Any) -> list[Clash] | None:
    """BK-BRIBE-05: the Battle for whoever pays this Bribe, which nobody else knows of."""
    if prompt != "bribe" or s.arena is None:
        return None
    paid = heap(value).value * BRIBE_STRENGTH
    return _battle(s, s.arena.province, (seat, paid))


def _clash(
    s: KingdomsState, active: Realm, rival: Realm, province: Province, purse: Purse | None
) -> Clash:
    if purse is None:
        chance = active_chance(s, active, rival, province)
    else:
        seat, paid = purse
        own, other = (active, rival) if active.seat == seat else (rival, active)
        chance = chance_with(s, own, other, province, paid)
        chance = chance if own is active else 1 - chance
    chances = shares((chance, 1 - chance))
    return Clash(
        id=f"battle:{province}",
        label=Text("clash-battle", {"province": province}),
        where=f"province:{province}",
        sides=[
            _side(s, realm, province, chance, purse)
            for realm, chance in zip((active, rival), chances, strict=True)
        ],
        notes=[Text("clash-tie", {"kingdom": active.id})],
    )


def _side(
    s: KingdomsState, realm: Realm, province: Province, chance: float, purse: Purse | None
) -> Side:
    control, units, fortifications = points_before_bribes(s, realm, province)
    king = KING_STRENGTH if realm.king == province else 0
    parts = [Counter("battle-king", king), Counter("battle-warriors", units - king)]
    parts += [Counter("battle-control", control), Counter("battle-fortifications", fortifications)]
    parts = [part for part in parts if part.value]
    paid = purse[1] if purse is not None and purse[0] == realm.seat else None
    if s.bribing:
        parts.append(Counter("battle-bribe", paid, secret=True))
    return Side(
        label=Text(f"kingdom-{realm.id}"),
        seat=realm.seat,
        tincture=TINCTURE[realm.id],
        charge=CHARGE[realm.id],
        parts=parts,
        total=control + units + fortifications + (paid or 0),
        chance=chance,
    )


def chance_with(s: KingdomsState, own: Realm, rival: Realm, province: Province, paid: int) -> float:
    """BK-BATTLE-10: how likely a side wins that pays so much; the rival's purse is a guess."""
    ahead = sum(points_before_bribes(s, own, province))
    ahead -= sum(points_before_bribes(s, rival, province))
    tie = 1 if own is s.active else 0
    needed = ahead + paid + tie  # the least Bribe by which the rival still wins
    if needed <= 0:
        return 0.0
    more = max(needed - max(ahead + tie, 0), 0)
    return EMPTY_PURSE + (1 - EMPTY_PURSE) * (1 - exp(-more / MORE_THAN_MISSING))


def active_chance(s: KingdomsState, active: Realm, rival: Realm, province: Province) -> float:
    """How likely the active player wins, by the public numbers alone."""
    ahead = sum(points_before_bribes(s, active, province))
    ahead -= sum(points_before_bribes(s, rival, province))
    log_odds = TO_BEGIN + EACH_POINT * ahead
    if not s.bribing:
        reserve = reserves(s, active, province) - reserves(s, rival, province)
        log_odds += EACH_RESERVE * reserve
    return 1 / (1 + exp(-log_odds))


def reserves(s: KingdomsState, realm: Realm, province: Province) -> int:
    """BK-REINFORCE-02: the strength that could still be brought in."""
    near = reinforcements(s, realm, province)
    return sum(KING_STRENGTH if unit == KING else WARRIOR_STRENGTH for unit, _ in near)
