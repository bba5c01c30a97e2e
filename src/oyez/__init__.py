"""Oyez: medieval strategy games with every rule enforced, for people, bots and researchers."""

from pathlib import Path

from oyez import compiled

_here = Path(__file__).parent
if compiled.should_use_sources(_here):
    compiled.keep_to_sources(_here)
