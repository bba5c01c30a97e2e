"""What the texts of the solitaire must be able to say."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from tests.kernel.solitaire import GAME, Options
from tests.kernel.solitaire.state import CARDS, COLUMNS, RANKS, SUITS
from tests.vocabulary import Vocabulary, seen_in_play


@cache
def of_data() -> frozenset[str]:
    return frozenset({
        "score",
        *(f"card-{card}" for card in CARDS),
        *(f"suit-{suit}" for suit in SUITS),
        *(f"column-{column}" for column in COLUMNS),
        *(f"rank-{rank}" for _, rank in RANKS),
        *seen_in_play(GAME, Options(), 1, 40),
    })  # fmt: skip


def fillings(_: type[Struct], name: str, hint: Any) -> list[Any]:
    known: dict[str, list[Any]] = {"card": ["crown-1", "sword-4"], "column": list(COLUMNS)}
    return known.get(name, [1])


REASONS = [
    {"least": least, "most": 3, "seat": 1, "card": "rose-2", "column": "second"}
    for least in (0, 2, 3)
]
HOWS = frozenset({"raised", "nightfall", "stuck", "given-up"})
VOCABULARY = Vocabulary(GAME, of_data, fillings, REASONS, HOWS)
