"""The guided first game: three councils, won by a strong envoy, lost on purpose, and won again."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from oyez.cli.new_game.template_game.answers import Lay, Plant
from oyez.cli.new_game.template_game.rules.setup import lay_table
from oyez.cli.new_game.template_game.state import TemplateGameOptions, TemplateGameState
from oyez.kernel import NATURE, Deck, Seat
from oyez.lessons.lesson import (
    ExpectedAnswer,
    FirstGame,
    Lesson,
    LessonStep,
    ScriptedAnswer,
)

YOU: Final = Seat(0)
BLUE: Final = Seat(1)
GREEN: Final = Seat(2)

_HANDS: Final = {
    YOU: ["shepherd", "merchant", "count"],
    BLUE: ["miller", "bailiff", "abbot"],
    GREEN: ["shepherd", "miller", "bailiff"],
}
_SPENT: Final = [
    *("shepherd", "miller", "merchant"),
    *("shepherd", "bailiff", "merchant"),
    *("count", "miller", "abbot"),
]


def position() -> TemplateGameState:
    """Round 4 of 6: everybody has won one council and lost two."""
    s = lay_table(TemplateGameOptions(), len(_HANDS))
    s.phase, s.round, s.first = "council", 4, YOU
    s.hands = {seat: list(hand) for seat, hand in _HANDS.items()}
    s.discards = list(_SPENT)
    used = Counter([*_SPENT, *(envoy for hand in _HANDS.values() for envoy in hand)])
    s.deck = Deck({row.id: row.count - used[row.id] for row in s.box.envoys.values()})
    s.banners = {"market": YOU, "vineyard": BLUE, "mill": GREEN}
    s.coins = dict.fromkeys(_HANDS, 2)
    return s


def anything(_: Any) -> bool:
    """Whatever the learner likes."""
    return True


def _drawn(*envoys: str) -> tuple[ScriptedAnswer, ...]:
    """What the deck brings, one envoy for each lord in order."""
    return tuple(ScriptedAnswer(NATURE, (envoy,)) for envoy in envoys)


STEPS: Final = (
    LessonStep(
        "lay",
        (
            ExpectedAnswer((Lay("count"),), points=("envoy:0-2",)),
            ScriptedAnswer(BLUE, Lay("bailiff")),
            ScriptedAnswer(GREEN, Lay("miller")),
        ),
    ),
    LessonStep(
        "plant",
        (
            ExpectedAnswer(
                (Plant("quarry"), Plant("oakwood"), Plant("chapel")),
                points=("land:quarry", "land:oakwood", "land:chapel"),
            ),
            *_drawn("shepherd", "merchant", "abbot"),
        ),
    ),
    LessonStep(
        "lose",
        (
            ExpectedAnswer((Lay("shepherd"),), points=("envoy:0-0",)),
            ScriptedAnswer(BLUE, Lay("abbot")),
            ScriptedAnswer(GREEN, Lay("merchant")),
            ScriptedAnswer(BLUE, Plant("ford")),
            *_drawn("shepherd", "miller", "bailiff"),
        ),
    ),
    LessonStep(
        "last",
        (
            ExpectedAnswer((Lay("abbot"),), points=("envoy:0-2",)),
            ScriptedAnswer(BLUE, Lay("bailiff")),
            ScriptedAnswer(GREEN, Lay("bailiff")),
            ExpectedAnswer(good=anything, name="plant"),
        ),
    ),
)

FIRST: Final = Lesson(
    id="first",
    learner=YOU,
    seats=("me", "squire", "squire"),
    options=TemplateGameOptions(),
    position=position,
    steps=STEPS,
    after=FirstGame(("me", "squire", "squire"), TemplateGameOptions()),
    minutes=3,
)
