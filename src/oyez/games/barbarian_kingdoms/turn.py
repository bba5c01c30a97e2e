"""The turn: one action, announced and resolved completely."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from oyez.games.barbarian_kingdoms.answers import EndTurn, PlayFirst
from oyez.games.barbarian_kingdoms.assault import Assault, assault, assaults
from oyez.games.barbarian_kingdoms.claim import Claim, claim, claims
from oyez.games.barbarian_kingdoms.control import controlled
from oyez.games.barbarian_kingdoms.happenings import OrderFixed, TurnBegun
from oyez.games.barbarian_kingdoms.manoeuvres import MANOEUVRE, Manoeuvre, manoeuvres
from oyez.games.barbarian_kingdoms.money import drop_offers
from oyez.games.barbarian_kingdoms.reasons import why_not
from oyez.games.barbarian_kingdoms.recruitment import (
    Recruit,
    RecruitAtSea,
    recruit,
    recruitments,
)
from oyez.games.barbarian_kingdoms.reign import end_by_rounds
from oyez.games.barbarian_kingdoms.state import Realm, State
from oyez.games.barbarian_kingdoms.taxation import Tax, tax, taxations
from oyez.kernel import Ask, Flow, OneOf

Action = Recruit | RecruitAtSea | Tax | Manoeuvre | Assault | Claim

RESOLVE: Final[dict[type, Callable[[State, Realm, Any], Flow[None]]]] = {
    Recruit: recruit,
    RecruitAtSea: recruit,
    Tax: tax,
    Manoeuvre: manoeuvres,
    Assault: assault,
    Claim: claim,
}


END_TURN = EndTurn()
ONLY_END: Final = OneOf((END_TURN,))


def play_turn(s: State) -> Flow[None]:
    """BK-TURN-02..05: the active player takes exactly one action, then the turn passes."""
    if s.seats == 2 and s.round == 1 and s.turn % 2 == 0:
        yield from fix_order(s)
    realm = s.active
    s.tell(TurnBegun, realm.id, s.round)
    action = yield Ask(
        realm.seat,
        lambda: OneOf(actions(s, realm), lambda value: why_not(s, realm, value)),
        "announce",
        "BK-TURN-03",
        {"kingdom": realm.id},
    )
    yield from RESOLVE[type(action)](s, realm, action)
    if isinstance(action, Recruit | RecruitAtSea | Tax):
        yield Ask(realm.seat, ONLY_END, "end-turn", "BK-R11", {"kingdom": realm.id})
    if s.bargains.standing:
        drop_offers(s)
    s.pass_turn()
    if s.options.rounds and s.round > s.options.rounds:
        end_by_rounds(s)


def actions(s: State, realm: Realm) -> list[Action]:
    """BK-TURN-04, BK-LIMIT-05, BK-R08: all that can be announced; Manoeuvres always can."""
    lands = controlled(s, realm)
    return [
        *recruitments(s, realm, lands),
        *taxations(s, realm, lands),
        MANOEUVRE,
        *assaults(s, realm, lands),
        *claims(s, realm, lands),
    ]


def fix_order(s: State) -> Flow[None]:
    """BK-TWOPLAYER-05, BK-R53: at his first turn a player settles the order of his Kingdoms."""
    pair = s.realms[s.turn : s.turn + 2]
    answer = yield Ask(
        pair[0].seat, OneOf([PlayFirst(r.id) for r in pair]), "fix-order", "BK-TWOPLAYER-05"
    )
    if answer.kingdom != pair[0].id:
        pair.reverse()
    s.realms[s.turn : s.turn + 2] = pair
    s.tell(OrderFixed, pair[0].seat, pair[0].id, pair[1].id)
