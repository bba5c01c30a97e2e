"""The package of a game: where its files lie, and what its game.toml says about it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from oyez.editions.edition import E, EditionFiles, Editions, Source
from oyez.state.conversion import prepared

GAME_FILE: Final = "game.toml"


class SeatNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """How few and how many can play."""

    least: int
    most: int
    source: Source


class GameHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """game.toml: the id of a game, the version of its rules, and how many can play.

    A game is `complete` when tests name every rule of its rules.md.
    """

    id: str
    rules: str
    seats: SeatNumbers
    complete: bool = False


def data_folder(folder: Path) -> Path:
    """Where a game has its data files and drawings."""
    return folder / "box" / "data"


class GamePackage:
    """The folder of a game, with what every game says about itself in the same way."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.data = folder, data_folder(folder)
        header = msgspec.convert(self.load(GAME_FILE), prepared(GameHeader))
        self.id, self.rules, self.complete = header.id, header.rules, header.complete
        self.seats = range(header.seats.least, header.seats.most + 1)

    def load(self, name: str) -> dict[str, Any]:
        """One of its data files, as plain data."""
        return tomllib.loads((self.data / name).read_text(encoding="utf-8"))

    def editions(self, files: Sequence[str], make: Callable[[EditionFiles], E]) -> Editions[E]:
        """Its editions: the standard one is in its data folder."""
        return Editions(self.id, self.data, files, make)
