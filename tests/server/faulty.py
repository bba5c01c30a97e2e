"""Bots that fail. Processes in which bots think load this, so it asks for little else."""

from __future__ import annotations

import os
import time
from pathlib import Path

from oyez.bots import BotDecision, decide_from_bytes
from oyez.bots.levels import THINK_LIMIT

FLAG = "OYEZ_TEST_FLAG"


def raising(name: str, data: bytes, seed: int, seconds: float = THINK_LIMIT) -> BotDecision | None:
    """A bot that fails, unless it is the simplest."""
    if name != "random":
        raise LookupError("lost the thread")
    return decide_from_bytes(name, data, seed, seconds)


def dying(name: str, data: bytes, seed: int, seconds: float = THINK_LIMIT) -> BotDecision | None:
    """A bot that takes its process along."""
    if name != "random":
        os._exit(1)
    return decide_from_bytes(name, data, seed, seconds)


def hanging(name: str, data: bytes, seed: int, seconds: float = THINK_LIMIT) -> BotDecision | None:
    """A bot that never comes to an end."""
    if name != "random":
        time.sleep(600)
    return decide_from_bytes(name, data, seed, seconds)


def cheating(name: str, data: bytes, seed: int, seconds: float = THINK_LIMIT) -> BotDecision | None:
    """A bot that does what is not allowed."""
    return BotDecision("answer", {"type": "Recruit", "province": "atlantis"})


def pondering(
    name: str, data: bytes, seed: int, seconds: float = THINK_LIMIT
) -> BotDecision | None:
    """A bot that thinks until a file appears."""
    while not Path(os.environ[FLAG]).exists():
        time.sleep(0.01)
    return decide_from_bytes("random", data, seed, seconds)
