"""Players that are programs. Each sees what its seat sees, and no more."""

from oyez.bots.company import Company, Thought, choose, company, think
from oyez.bots.levels import BOTS, LEVELS, STEWARD, USUAL, bot_named, fallback
from oyez.bots.lookahead import Care, LookAhead
from oyez.bots.sight import Sight, called, glimpse
from oyez.bots.simple import Bot, InstinctBot, RandomBot

__all__ = [
    "BOTS", "LEVELS", "STEWARD", "USUAL", "Bot", "Care", "Company", "InstinctBot", "LookAhead",
    "RandomBot",
    "Sight", "Thought", "bot_named", "called", "choose", "company", "fallback", "glimpse", "think",
]  # fmt: skip
