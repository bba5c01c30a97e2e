"""Toy games made known like games of an installed package, to this process and to its children."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def installed_package(folder: Path) -> Iterator[None]:
    """Let Python find the games of a package that was written into a folder, for a while."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name = project["name"]
    left = folder / "src" / f"{name}-{project['version']}.dist-info"
    left.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {project['version']}\n"
    (left / "METADATA").write_text(metadata, encoding="utf-8")
    points = project["entry-points"]["oyez.games"]
    lines = [f"{game} = {place}\n" for game, place in points.items()]
    (left / "entry_points.txt").write_text("[oyez.games]\n" + "".join(lines), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder / "src"))
        patch.setattr(sys.modules["oyez.bots.group"], "_games", installed_games)
        yield
    for module in [each for each in sys.modules if each.partition(".")[0] == name]:
        del sys.modules[module]
