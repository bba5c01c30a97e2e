"""Standing orders: what a baron may answer once and for all."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from oyez.games.warrior_knights.answers import DONE, NO, YES
from oyez.kernel import AS_SUGGESTED, Choices, OneOf

ORDERS: Final[Mapping[str, Choices[Any]]] = MappingProxyType(
    {
        "pay-regulars": OneOf([AS_SUGGESTED]),
        "pay-mercenaries": OneOf([AS_SUGGESTED]),
        "levy-taxes": OneOf([YES]),
        "rally-support": OneOf([YES]),
        "serve-the-church": OneOf([YES]),
        "use-ability": OneOf([YES]),
        "allow-passage": OneOf([YES, NO]),
        "allow-attack": OneOf([YES, NO]),
        "launch": OneOf([NO]),
        "invest": OneOf([0]),
        "bless": OneOf([NO]),
        "cancel-event": OneOf([NO]),
        "pledge-faith": OneOf([0]),
        "defensive-works": OneOf([NO]),
        "troop-maintenance": OneOf([NO]),
        "rearrange": OneOf([DONE]),
        "equip": OneOf([DONE]),
    }
)
