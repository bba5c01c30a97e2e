"""Editions of one's own, made from the standard files by changing a few words in them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from oyez.editions.edition import Editions
from oyez.editions.faults import Fault
from oyez.game import Game
from oyez.library import FoundEdition, fault_lines


def editions_of(game: Game[Any, Any]) -> Editions[Any]:
    """The editions of a game that has any."""
    assert game.editions is not None
    return game.editions


def fresh(game: Game[Any, Any], folder: Path, name: str = "mine") -> Path:
    """A copy of the standard edition, under another name."""
    editions_of(game).copy(folder)
    edit(folder / "edition.toml", 'id = "standard"', f'id = "{name}"')
    return folder


def edit(path: Path, old: str, new: str) -> None:
    """Change the first place where something is written."""
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{path.name} does not say {old}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def kept(game: Game[Any, Any], folder: Path, shelf: Path) -> str:
    """The key of an edition, once a copy of it is on a shelf."""
    editions = editions_of(game)
    return editions.keep(editions.open(folder), shelf)


def lines(game: Game[Any, Any], faults: Iterable[Fault], lang: str = "en") -> tuple[str, ...]:
    """Faults in words, of which none may be missing."""
    told = fault_lines({game.id: game}, FoundEdition(Path(), game.id, faults=tuple(faults)), lang)
    assert not [line for line in told if "{" in line or ": fault-" in line]
    return tuple(told)
