"""What the tests of the sheet have to be told."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from oyez.kernel import Seat
from oyez.testing.declaration import Declaration
from tests.kernel.sheet import GAME
from tests.kernel.sheet.boxes import BAG, BOXES, COLUMNS, OMENS, RANKS


@cache
def messages() -> frozenset[str]:
    return frozenset({
        "act-work", "act-chain",
        *(f"box-{box}" for box in BOXES),
        *(f"column-{column}" for column in COLUMNS),
        *(f"omen-{omen}" for omen in OMENS),
        *(f"card-{card}" for card in BAG),
        *(f"rank-{rank}" for _, rank in RANKS),
    })  # fmt: skip


def fillings(_: type[Struct], name: str, hint: Any) -> list[Any]:
    by_name: dict[str, list[Any]] = {
        "box": list(BOXES),
        "omen": list(OMENS),
        "column": list(COLUMNS),
        "card": list(BAG),
        "cards": [("siege", "siege", "harvest")],
    }
    by_type: dict[Any, list[Any]] = {int: [0, 1, 3], bool: [True, False], Seat: [Seat(1)]}
    return by_name[name] if name in by_name else by_type[hint]


REASONS = [
    {
        "least": least,
        "most": 3,
        "seat": 1,
        "omen": "left",
        "box": box,
        "needs": "choir",
        "chain": "school",
    }
    for least in (0, 2, 3)
    for box in ("abbey", "wall")
]
DECLARATION = Declaration(GAME, messages, fillings, REASONS, frozenset({"scored"}))
