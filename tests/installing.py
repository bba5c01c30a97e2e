"""Toy games made known like games of an installed package, to this process and to its children."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import pytest

from oyez.kernel import installed_games

TOYS: Final = ("sheet", "solitaire")


def install_toys(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Write what a package leaves behind when it is installed, and let Python find it."""
    info = folder / "oyez_toys-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: oyez-toys\nVersion: 1\n", "utf-8")
    points = "".join(f"{name} = tests.kernel.{name}:GAME\n" for name in TOYS)
    (info / "entry_points.txt").write_text(f"[oyez.games]\n{points}", "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    # Who thinks in this process must not remember which games there were before.
    monkeypatch.setattr(sys.modules["oyez.bots.company"], "_games", installed_games)
