"""Claim: pay to bring an occupied Province under control."""

from __future__ import annotations

from typing import Final

from oyez.games.barbarian_kingdoms.answers import Claim, ClaimNothing
from oyez.games.barbarian_kingdoms.box.fixed import Province, Zone
from oyez.games.barbarian_kingdoms.rules import powers
from oyez.games.barbarian_kingdoms.rules.battle import battle, repel
from oyez.games.barbarian_kingdoms.rules.contestation import contest
from oyez.games.barbarian_kingdoms.rules.control import check_victory
from oyez.games.barbarian_kingdoms.rules.money import pay
from oyez.games.barbarian_kingdoms.scene.happenings import Claimed, TokenPlaced
from oyez.games.barbarian_kingdoms.state import Arena, KingdomsState, Realm
from oyez.kernel import Commit, Flow

CLAIM_NOTHING = ClaimNothing()
COMMITTED: Final = Commit("BK-CLAIM-04")


def cost(s: KingdomsState, realm: Realm) -> int:
    """BK-CLAIM-02, BK-R46: the price under the cheapest Control Token in reserve."""
    return s.options.box.claim_costs[len(realm.tokens)]


def claims(
    s: KingdomsState, realm: Realm, lands: list[Province], standing: list[Zone]
) -> list[Claim]:
    """BK-CLAIM-07..09, BK-LIMIT-06: the occupied Provinces that can be claimed and paid for."""
    return affordable(s, realm, _claimable(s, realm, lands, standing))


def claimable(s: KingdomsState, realm: Realm, lands: list[Province]) -> list[Province]:
    """The same, whatever the cost."""
    return _claimable(s, realm, lands, realm.zones())


def _claimable(
    s: KingdomsState, realm: Realm, lands: list[Province], standing: list[Zone]
) -> list[Province]:
    if not realm.tokens_in_reserve:
        return []
    never = s.options.box.never_claimed
    return [z for z in standing if z not in lands and z not in never]


def affordable(s: KingdomsState, realm: Realm, provinces: list[Province]) -> list[Claim]:
    """Claims on these Provinces, if the Treasury can pay."""
    if not provinces or s.treasuries[realm.seat].value < cost(s, realm):
        return []
    return [Claim(province) for province in provinces]


def claim(s: KingdomsState, realm: Realm, action: Claim) -> Flow[None]:
    """BK-CLAIM-03..06, -10, -11: lay the cost, be contested, then place the token."""
    province = action.province
    paid = yield from pay(s, realm, cost(s, realm), province, "BK-CLAIM-03")
    s.tell(Claimed, realm.id, province, paid)
    yield COMMITTED
    s.arena = Arena(province, realm.id)
    rival = None
    if not (realm.king == province and powers.has(s, realm, powers.BAPTISM)):
        rival = yield from contest(s, realm, province)
    winner = realm if rival is None else (yield from battle(s, realm, rival, province))
    if winner is realm:
        s.arena = None
        place_token(s, realm, province)
    else:
        yield from repel(s, winner, realm, province)


def place_token(s: KingdomsState, realm: Realm, province: Province) -> None:
    """BK-CLAIM-06: the cheapest Control Token marks the Province."""
    realm.tokens.append(province)
    s.tell(TokenPlaced, realm.id, province)
    check_victory(s)
