"""Standing orders: what a player may answer once and for all."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from oyez.games.barbarian_kingdoms.answers import (
    Embark,
    EndTurn,
    LetPass,
    LetPassUnlessMine,
    Remain,
    TakeNoMore,
)
from oyez.games.barbarian_kingdoms.box.fixed import Province
from oyez.games.barbarian_kingdoms.rules.control import controls
from oyez.games.barbarian_kingdoms.state import KingdomsState
from oyez.kernel import AS_SUGGESTED, UNORDERED, Ask, Choices, OneOf, plain

_UNLESS_MINE: Final = LetPassUnlessMine()

ORDERS: Final[Mapping[str, Choices[Any]]] = MappingProxyType(
    {
        "contest": OneOf([LetPass(), _UNLESS_MINE]),
        "reinforce": OneOf([()]),
        "raid": OneOf([Embark(), Remain()]),
        "pay": OneOf([AS_SUGGESTED]),
        "tax": OneOf([AS_SUGGESTED]),
        "tax-change": OneOf([TakeNoMore()]),
        "end-turn": OneOf([EndTurn()]),
    }
)


_LET_PASS: Final = OneOf([LetPass()])


def orders_here(ask: Ask) -> Mapping[str, Choices[Any]]:
    """What may be ordered for one Province alone: never to contest there."""
    if ask.prompt != "contest":
        return {}
    return {f"contest/province:{_province(ask)}": _LET_PASS}


def obey(s: KingdomsState, ask: Ask, order: Any) -> Any:
    """What an order comes to: one to let pass does not hold where a Province of his is at stake."""
    if order != plain(_UNLESS_MINE):
        return order
    mine = any(controls(s, realm, _province(ask)) for realm in s.realms_of(ask.seat))
    return UNORDERED if mine else plain(LetPass())


def _province(ask: Ask) -> Province:
    """Where a question is about."""
    about = ask.about() if callable(ask.about) else ask.about or {}
    province: Province = about["province"]
    return province
