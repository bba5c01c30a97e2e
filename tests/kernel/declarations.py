"""What the tests of the toy games have to be told."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from msgspec import Struct

from oyez.kernel import Seat
from oyez.testing.declaration import Declaration
from tests.kernel.duel import GAME as DUEL_GAME
from tests.kernel.duel.state import CARDS
from tests.kernel.market import GAME as MARKET_GAME
from tests.kernel.market.goods import CRATE, EXAMPLES, GOODS

BY_TYPE: Mapping[Any, list[Any]] = {
    Seat: [Seat(1)],
    int: [1, 2, 12],
    bool: [True, False],
}


def fillings(
    by_name: Mapping[str, list[Any]], _kind: type[Struct], name: str, hint: Any
) -> list[Any]:
    return BY_TYPE[hint] if hint in BY_TYPE else by_name[name]


MARKET = Declaration(
    MARKET_GAME,
    lambda: frozenset(
        {
            # The question how many is named after the kind of deal.
            *("prompt-buy", "prompt-sell", "passage-day", "passage-market"),
            *("kind-letter", "label-letter", "label-letters", "label-words", "label-wanted"),
            *(f"good-{good}" for good in GOODS),
            *(f"find-{thing}" for thing in CRATE),
            *(f"note-{words}" for words in EXAMPLES),
        }
    ),
    partial(
        fillings, {"good": list(GOODS), "thing": list(CRATE), "words": [*EXAMPLES, "Well met."]}
    ),
    [{"least": 0, "most": 3, "good": "wine", "seat": 1}],
    frozenset({"fair-over"}),
    ("passage-", "label-", "note-"),
)

DUEL = Declaration(
    DUEL_GAME,
    lambda: frozenset(
        {
            *("moment-intercede", "act-parry", "act-intercede", "act-riposte"),
            *("passage-round", "label-blow", "label-by", "label-at", "counter-wounds"),
            *(f"card-{card}{part}" for card in CARDS for part in ("", "-text")),
        }
    ),
    partial(fillings, {"card": list(CARDS)}),
    [{"least": 0, "most": 3, "seat": 1}],
    frozenset({"last", "stopped"}),
    ("passage-", "label-", "card-", "moment-", "act-"),
    {"AskIfOrdered": 1},
)
