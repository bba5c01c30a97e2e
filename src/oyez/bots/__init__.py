"""Players that are programs. Each sees what its seat sees, and no more."""

from oyez.bots.group import BotDecision, BotGroup, bots_by_name, decide, decide_from_bytes
from oyez.bots.levels import BOTS, DEFAULT_BOT, LEVELS, STEWARD, bot_named, fallback
from oyez.bots.lookahead import LookAheadBot, SearchSettings
from oyez.bots.observation import Observation, has_to_act, pack_observation
from oyez.bots.simple import Bot, InstinctBot, RandomBot

__all__ = [
    "BOTS",
    "DEFAULT_BOT",
    "LEVELS",
    "STEWARD",
    "Bot",
    "BotDecision",
    "BotGroup",
    "InstinctBot",
    "LookAheadBot",
    "Observation",
    "RandomBot",
    "SearchSettings",
    "bot_named",
    "bots_by_name",
    "decide",
    "decide_from_bytes",
    "fallback",
    "has_to_act",
    "pack_observation",
]  # fmt: skip
