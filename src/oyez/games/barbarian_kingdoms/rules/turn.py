"""The turn: one action, announced and resolved completely."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from oyez.games.barbarian_kingdoms.answers import EndTurn, PlayFirst
from oyez.games.barbarian_kingdoms.rules.assault import Assault, assault, assaults
from oyez.games.barbarian_kingdoms.rules.claim import Claim, claim, claims
from oyez.games.barbarian_kingdoms.rules.control import controlled
from oyez.games.barbarian_kingdoms.rules.manoeuvres import MANOEUVRE, Manoeuvre, manoeuvres
from oyez.games.barbarian_kingdoms.rules.money import drop_offers
from oyez.games.barbarian_kingdoms.rules.recruitment import (
    Recruit,
    RecruitAtSea,
    recruit,
    recruitments,
)
from oyez.games.barbarian_kingdoms.rules.reign import end_by_rounds
from oyez.games.barbarian_kingdoms.rules.taxation import Tax, tax, taxations
from oyez.games.barbarian_kingdoms.scene.happenings import OrderFixed, TurnBegun
from oyez.games.barbarian_kingdoms.scene.reasons import why_not
from oyez.games.barbarian_kingdoms.state import KingdomsState, Realm
from oyez.kernel import Ask, Flow, OneOf

Action = Recruit | RecruitAtSea | Tax | Manoeuvre | Assault | Claim

RESOLVE: Final[dict[type, Callable[[KingdomsState, Realm, Any], Flow[None]]]] = {
    Recruit: recruit,
    RecruitAtSea: recruit,
    Tax: tax,
    Manoeuvre: manoeuvres,
    Assault: assault,
    Claim: claim,
}


END_TURN = EndTurn()
ONLY_END: Final = OneOf((END_TURN,))
# BK-R11: after these the player says that his turn is over.
TAKEN_BACK: Final = frozenset({Recruit, RecruitAtSea, Tax})


def play_turn(s: KingdomsState) -> Flow[None]:
    """BK-TURN-02..05: the active player takes exactly one action, then the turn passes."""
    if s.seats == 2 and s.round == 1 and s.turn % 2 == 0:
        yield from fix_order(s)
    realm = s.active
    about = {"kingdom": realm.id}
    s.tell(TurnBegun, realm.id, s.round)
    action = yield Ask(
        realm.seat,
        lambda: OneOf(actions(s, realm), lambda value: why_not(s, realm, value)),
        "announce",
        "BK-TURN-03",
        about,
    )
    yield from RESOLVE[type(action)](s, realm, action)
    if type(action) in TAKEN_BACK:
        yield Ask(realm.seat, ONLY_END, "end-turn", "BK-R11", about)
    if s.bargains.standing:
        drop_offers(s)
    s.pass_turn()
    if s.options.rounds and s.round > s.options.rounds:
        end_by_rounds(s)


def actions(s: KingdomsState, realm: Realm) -> list[Action]:
    """BK-TURN-04, BK-LIMIT-05, BK-R08: all that can be announced; Manoeuvres always can."""
    lands, standing = controlled(s, realm), realm.zones()
    return [
        *recruitments(s, realm, lands, standing),
        *taxations(s, realm, lands),
        MANOEUVRE,
        *assaults(s, realm, lands, standing),
        *claims(s, realm, lands, standing),
    ]


def fix_order(s: KingdomsState) -> Flow[None]:
    """BK-TWOPLAYER-05, BK-R53: at his first turn a player settles the order of his Kingdoms."""
    pair = s.realms[s.turn : s.turn + 2]
    answer = yield Ask(
        pair[0].seat, OneOf([PlayFirst(r.id) for r in pair]), "fix-order", "BK-TWOPLAYER-05"
    )
    if answer.kingdom != pair[0].id:
        pair.reverse()
    s.realms[s.turn : s.turn + 2] = pair
    s.tell(OrderFixed, pair[0].seat, pair[0].id, pair[1].id)
