"""The bots by name: three levels of skill, the steward who stands in for people, and chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final

from oyez.bots.lookahead import LookAheadBot, SearchSettings
from oyez.bots.simple import Bot, RandomBot

# Answers come much sooner as a rule; it is the longest that anybody has to wait.
THINK_LIMIT: Final = 0.6

LEVELS: Final[Mapping[str, SearchSettings]] = {
    "squire": SearchSettings(tries=10, ideas=16, slips=0.3),
    "knight": SearchSettings(tries=30, ideas=32, slips=0.08),
    "marshal": SearchSettings(tries=320, ideas=64, slips=0.0),
}
"""From easy to strong."""
DEFAULT_BOT: Final = "knight"
"""Who sits down with people unless they ask for somebody else."""
STEWARD: Final = "steward"
"""Who plays for people that are away: a knight who takes care not to slip."""

_CARES: Final = {**LEVELS, STEWARD: SearchSettings(tries=80, ideas=32, slips=0.0)}
_SIMPLER: Final = {"marshal": "knight", "knight": "squire", STEWARD: "squire"}


def bot_named(name: str, rng: Random, seconds: float = THINK_LIMIT) -> Bot:
    """A bot; KeyError if there is none of that name."""
    return RandomBot(rng) if name == "random" else LookAheadBot(_CARES[name], rng, seconds)


def fallback(name: str) -> str | None:
    """The next simpler bot, should this one fail; there is none below random."""
    return None if name == "random" else _SIMPLER.get(name, "random")


BOTS: Final[Mapping[str, Callable[[Random], Bot]]] = {
    name: partial(bot_named, name) for name in ("random", *_CARES)
}
