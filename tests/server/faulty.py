"""Bots that fail. Processes in which bots think load this, so it asks for little else."""

from __future__ import annotations

import os
import time
from pathlib import Path

from oyez.bots import Thought, think
from oyez.bots.levels import PATIENCE

FLAG = "OYEZ_TEST_FLAG"


def raising(name: str, data: bytes, seed: int, seconds: float = PATIENCE) -> Thought | None:
    """A bot that fails, unless it is the simplest."""
    if name != "random":
        raise LookupError("lost the thread")
    return think(name, data, seed, seconds)


def dying(name: str, data: bytes, seed: int, seconds: float = PATIENCE) -> Thought | None:
    """A bot that takes its process along."""
    if name != "random":
        os._exit(1)
    return think(name, data, seed, seconds)


def hanging(name: str, data: bytes, seed: int, seconds: float = PATIENCE) -> Thought | None:
    """A bot that never comes to an end."""
    if name != "random":
        time.sleep(600)
    return think(name, data, seed, seconds)


def cheating(name: str, data: bytes, seed: int, seconds: float = PATIENCE) -> Thought | None:
    """A bot that does what is not allowed."""
    return Thought("answer", {"type": "Recruit", "province": "atlantis"})


def pondering(name: str, data: bytes, seed: int, seconds: float = PATIENCE) -> Thought | None:
    """A bot that thinks until a file appears."""
    while not Path(os.environ[FLAG]).exists():
        time.sleep(0.01)
    return think("random", data, seed, seconds)
