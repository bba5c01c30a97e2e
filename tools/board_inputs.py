"""From what data the board of Barbarian Kingdoms was drawn: a drawing made from other is stale.

Drawing takes shapely and coastlines from elsewhere, so a test compares this and does not draw.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).resolve().parent.parent / "src/oyez/games/barbarian_kingdoms/box/data"
# What says nothing about where things are.
_NOT_DRAWN: Final = frozenset({"source", "note", "title", "words"})


def board_inputs() -> str:
    """A fingerprint of all that is drawn."""
    read = [tomllib.loads((DATA / f"{name}.toml").read_text("utf-8")) for name in _FILES]
    return hashlib.sha256(json.dumps(_drawn(read), sort_keys=True).encode()).hexdigest()[:16]


_FILES: Final = ("provinces", "kingdoms")


def _drawn(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _drawn(value) for key, value in data.items() if key not in _NOT_DRAWN}
    return [_drawn(each) for each in data] if isinstance(data, list) else data
