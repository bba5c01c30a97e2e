"""Why an action is not possible: the rule that bars it."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from oyez.games.barbarian_kingdoms.box.fixed import KING, Province
from oyez.games.barbarian_kingdoms.rules import claim, recruitment
from oyez.games.barbarian_kingdoms.rules.assault import Assault, sister_posts
from oyez.games.barbarian_kingdoms.rules.claim import Claim
from oyez.games.barbarian_kingdoms.rules.control import controlled, controls
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit
from oyez.games.barbarian_kingdoms.rules.taxation import Tax
from oyez.games.barbarian_kingdoms.state import KingdomsState, Realm
from oyez.kernel import Reason
from oyez.state.conversion import prepared


def why_not(s: KingdomsState, realm: Realm, value: Any) -> Reason | None:
    """The first rule that stands against announcing `value`; None if none is known."""
    if isinstance(value, dict):  # said in plain data, which only the rules can put in their terms
        value = _in_terms(cast(object, value))
    match value:
        case Recruit(province):
            return _why_not_recruit(s, realm, province)
        case Assault():
            return _why_not_assault(s, realm, value)
        case Claim(province):
            return _why_not_claim(s, realm, province)
        case Tax():
            return Reason("nothing-to-tax", "BK-R18")
        case _:
            return None


def _in_terms(value: object) -> Any:
    try:
        return msgspec.convert(value, prepared(Recruit | Assault | Claim | Tax))
    except msgspec.ValidationError:
        return None


def _why_not_recruit(s: KingdomsState, realm: Realm, province: Province) -> Reason | None:
    if not realm.warriors_in_reserve:
        return Reason("no-warrior-left", "BK-LIMIT-06")
    price = recruitment.cost(s, realm)
    if s.treasuries[realm.seat].value < price:
        return Reason("too-dear", "BK-ECONOMY-01", {"cost": price})
    if province not in controlled(s, realm):
        return Reason("not-yours", "BK-RECRUIT-04", {"province": province})
    if realm.stands_in(province):
        return Reason("occupied", "BK-RECRUIT-04", {"province": province})
    return None


def _why_not_assault(s: KingdomsState, realm: Realm, action: Assault) -> Reason | None:
    about: dict[str, str | int] = {"province": action.target}
    if action.target not in s.map.adjacent:
        return Reason("closed", "BK-ASSAULT-09", about)
    stands = realm.king == action.origin if action.unit == KING else action.origin in realm.warriors
    if not stands:
        return Reason("no-such-unit", "BK-ASSAULT-01", {"province": action.origin})
    if action.target not in s.map.adjacent[action.origin]:
        return Reason("not-adjacent", "BK-MOVE-01", about)
    if controls(s, realm, action.target):
        return Reason("already-yours", "BK-ASSAULT-07", about)
    if realm.stands_in(action.target):
        return Reason("own-unit-there", "BK-ASSAULT-08", about)
    if action.target in sister_posts(s, realm):
        return Reason("sister-there", "BK-R54", about)
    return None


def _why_not_claim(s: KingdomsState, realm: Realm, province: Province) -> Reason | None:
    about: dict[str, str | int] = {"province": province}
    if not realm.stands_in(province):
        return Reason("not-occupied", "BK-CLAIM-07", about)
    if province in s.options.box.capitals:
        return Reason("capital", "BK-CLAIM-09", about)
    if controls(s, realm, province):
        return Reason("already-yours", "BK-CLAIM-08", about)
    if not realm.tokens_in_reserve:
        return Reason("no-token-left", "BK-LIMIT-06")
    price = claim.cost(s, realm)
    if s.treasuries[realm.seat].value < price:
        return Reason("too-dear", "BK-ECONOMY-01", {"cost": price})
    return None
