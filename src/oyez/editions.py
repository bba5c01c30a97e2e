"""The editions that a group has put in a folder: found, checked, and kept for good when used."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from oyez.kernel import Game
from oyez.kernel.editions import (
    HEADER,
    STANDARD,
    Edition,
    EditionError,
    Editions,
    Files,
    add_shelf,
)

O = TypeVar("O", bound=Struct)  # noqa: E741 - O for options
Games = Mapping[str, Game[Any, Any]]

# Beside the folder of editions, where copies of those in use are kept.
KEPT: Final = "editions.kept"


class Found(Struct, frozen=True):
    """A folder that is, or means to be, an edition."""

    folder: Path
    game: str = ""
    id: str = ""
    name: str = ""
    faults: tuple[str, ...] = ()
    edition: Edition | None = None


class Library:
    """The editions in a folder, each in a folder of its own; looked at once."""

    def __init__(self, games: Games, folder: Path, shelf: Path) -> None:
        self.games, self.folder, self.shelf = games, folder, shelf
        add_shelf(shelf)
        self.found = scan(games, folder)

    def of(self, game: str) -> list[Found]:
        """Those that a game can be played with, the standard one not among them."""
        return [each for each in self.found if each.game == game and each.edition is not None]

    def settled(self, game: Game[Any, Any], options: O) -> O:
        """The options with the key of the edition they name, of which a copy is kept now.

        ValueError if there is none: neither here by that id, nor on a shelf by that key.
        """
        wanted: str = getattr(options, "edition", STANDARD)
        editions = game.editions
        if editions is None or wanted == STANDARD:
            return options
        for each in self.of(game.id):
            if each.id == wanted and each.edition is not None:
                key = editions.keep(each.edition, self.shelf)
                return msgspec.structs.replace(options, edition=key)
        editions.find(wanted)
        return options


def scan(games: Games, folder: Path) -> list[Found]:
    """Every edition in a folder, by name; of two with the same id, the second has a fault."""
    if not folder.is_dir():
        return []
    found: list[Found] = []
    for path in sorted(folder.iterdir()):
        if path.is_dir() and not path.name.startswith("."):
            each = look_at(games, path)
            if any((other.game, other.id) == (each.game, each.id) for other in found if other.id):
                fault = f"{HEADER}, id: {each.id!r} is the id of another edition here"
                each = msgspec.structs.replace(each, faults=(*each.faults, fault), edition=None)
            found.append(each)
    return found


def look_at(games: Games, folder: Path) -> Found:
    """The edition in a folder, with all that is wrong with it."""
    header = Files.of(folder, [HEADER])
    data = header.load(HEADER)
    game, name, title = (str(data.get(key, ""))[:120] for key in ("game", "id", "name"))
    about = Found(folder, game, name, title)
    if header.faults:
        return msgspec.structs.replace(about, faults=tuple(header.faults))
    editions = _editions_of(games, about.game)
    if editions is None:
        known = ", ".join(name for name in sorted(games) if games[name].editions is not None)
        fault = f"{HEADER}, game: {about.game!r} is not one of {known}"
        return msgspec.structs.replace(about, faults=(fault,))
    try:
        return msgspec.structs.replace(about, edition=editions.open(folder))
    except EditionError as fault:
        return msgspec.structs.replace(about, faults=fault.faults)


def _editions_of(games: Games, name: str) -> Editions[Any] | None:
    game = games.get(name)
    return None if game is None else game.editions
