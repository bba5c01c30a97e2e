"""What the tests of the solitaire have to be told."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from oyez.testing.declaration import Declaration
from tests.kernel.solitaire import GAME
from tests.kernel.solitaire.state import CARDS, COLUMNS, RANKS, SUITS


@cache
def messages() -> frozenset[str]:
    return frozenset({
        *(f"card-{card}" for card in CARDS),
        *(f"suit-{suit}" for suit in SUITS),
        *(f"column-{column}" for column in COLUMNS),
        *(f"rank-{rank}" for _, rank in RANKS),
    })  # fmt: skip


def fillings(_: type[Struct], name: str, hint: Any) -> list[Any]:
    known: dict[str, list[Any]] = {"card": ["crown-1", "sword-4"], "column": list(COLUMNS)}
    return known.get(name, [1])


REASONS = [
    {"least": least, "most": 3, "seat": 1, "card": "rose-2", "column": "second"}
    for least in (0, 2, 3)
]
HOWS = frozenset({"raised", "nightfall", "stuck", "given-up"})
DECLARATION = Declaration(GAME, messages, fillings, REASONS, HOWS)
