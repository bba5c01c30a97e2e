"""Toy games made known like games of an installed package, to this process and to its children."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import pytest

from oyez.game import installed_games

# What a package leaves behind when it is installed.
TOYBOX: Final = Path(__file__).parent / "toybox"


def install_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Python find the toy games."""
    monkeypatch.syspath_prepend(str(TOYBOX))
    # Who thinks in this process must not remember which games there were before.
    monkeypatch.setattr(sys.modules["oyez.bots.group"], "_games", installed_games)
