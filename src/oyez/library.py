"""The editions that a group has put in a folder: found, checked, and kept for good when used."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from oyez.editions.edition import (
    HEADER,
    STANDARD,
    Edition,
    EditionError,
    EditionFiles,
    Editions,
    add_shelf,
    header_fault,
)
from oyez.editions.faults import Fault
from oyez.game import Game
from oyez.text import DEFAULT, Texts, Verbatim

O = TypeVar("O", bound=Struct)  # noqa: E741 - O for options
Games = Mapping[str, Game[Any, Any]]

# Beside the folder of editions, where copies of those in use are kept.
KEPT: Final = "editions.kept"
# Fluent puts nothing that is much longer into a sentence.
_LONGEST: Final = 2000
# So many faults of an edition the log tells.
_TOLD: Final = 5

_log: Final = logging.getLogger("oyez.library")

Stamp: TypeAlias = tuple[tuple[str, int, int], ...]


class FoundEdition(Struct, frozen=True):
    """A folder of an edition that was read, with its faults, if any."""

    folder: Path
    game: str = ""
    id: str = ""
    name: str = ""
    faults: tuple[Fault, ...] = ()
    edition: Edition | None = None


class EditionLibrary:
    """The editions in a folder, each in a folder of its own; read anew when one has changed."""

    def __init__(self, games: Games, folder: Path, shelf: Path) -> None:
        self.games, self.folder, self.shelf = games, folder, shelf
        add_shelf(shelf)
        self.found: list[FoundEdition] = []
        # Counts the changes that were noticed.
        self.version = 0
        self._stamps: dict[Path, Stamp] = {}
        self._read: dict[Path, FoundEdition] = {}
        self._lock = Lock()
        self.look()

    def look(self) -> None:
        """Notice what is new, gone or otherwise; the log tells the faults of it."""
        with self._lock:
            stamps = {path: _stamp(path) for path in _folders(self.folder)}
            if stamps == self._stamps:
                return
            before = self.found
            for path, stamp in stamps.items():
                if self._stamps.get(path) != stamp:
                    self._read[path] = read_edition(self.games, path)
            self.found = _distinct([self._read[path] for path in stamps])
            self._stamps = stamps
            self.version += 1
            for each in self.found:
                if each.faults and each not in before:
                    self._warn(each)

    def _warn(self, found: FoundEdition) -> None:
        told = fault_lines(self.games, found, DEFAULT)
        more = f"; and {len(told) - _TOLD} more" if len(told) > _TOLD else ""
        words = "; ".join(told[:_TOLD]) + more
        _log.warning("the edition in %s cannot be chosen: %s", found.folder, words)

    def of(self, game: str) -> list[FoundEdition]:
        """Those that a game can be played with, the standard one not among them."""
        return [each for each in self.found if each.game == game and each.edition is not None]

    def settled(self, game: Game[Any, Any], options: O) -> O:
        """The options with the key of the edition they name, of which a copy is kept now.

        ValueError if there is none: neither here by that id, nor on a shelf by that key.
        """
        self.look()
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


def scan(games: Games, folder: Path) -> list[FoundEdition]:
    """Every edition in a folder, by name; of two with the same id, the second has a fault."""
    return _distinct([read_edition(games, path) for path in _folders(folder)])


def _folders(folder: Path) -> list[Path]:
    """The folders in a folder that may be editions."""
    try:
        paths = sorted(folder.iterdir())
    except OSError:
        return []
    return [path for path in paths if path.is_dir() and not path.name.startswith(".")]


def _stamp(folder: Path) -> Stamp:
    """Tells whether a file of an edition was changed, without reading any."""
    try:
        with os.scandir(folder) as entries:
            files = [(each.name, each.stat()) for each in entries if each.name.endswith(".toml")]
    except OSError:
        return ()
    return tuple(sorted((name, stat.st_mtime_ns, stat.st_size) for name, stat in files))


def _distinct(found: list[FoundEdition]) -> list[FoundEdition]:
    """The same, with a fault in each whose id an earlier one has."""
    seen: set[tuple[str, str]] = set()
    told: list[FoundEdition] = []
    for each in found:
        if each.id and (each.game, each.id) in seen:
            fault = header_fault("id", "id-taken", value=each.id)
            told.append(msgspec.structs.replace(each, faults=(*each.faults, fault), edition=None))
        else:
            told.append(each)
        seen.add((each.game, each.id))
    return told


def read_edition(games: Games, folder: Path) -> FoundEdition:
    """The edition in a folder, with all that is wrong with it."""
    header = EditionFiles.of(folder, [HEADER])
    data = header.load(HEADER)
    game, name, title = (str(data.get(key, ""))[:120] for key in ("game", "id", "name"))
    about = FoundEdition(folder, game, name, title)
    if header.faults:
        return msgspec.structs.replace(about, faults=tuple(header.faults))
    editions = _editions_of(games, about.game)
    if editions is None:
        known = ", ".join(name for name in sorted(games) if games[name].editions is not None)
        fault = header_fault("game", "no-game", value=about.game, known=known)
        return msgspec.structs.replace(about, faults=(fault,))
    try:
        return msgspec.structs.replace(about, edition=editions.open(folder))
    except EditionError as error:
        return msgspec.structs.replace(about, faults=error.faults)


def fault_lines(games: Games, found: FoundEdition, lang: str) -> list[str]:
    """All that is wrong with an edition, a line for each fault."""
    # What is wrong before the game is known is said in words of every game.
    texts = Texts(games.get(found.game) or next(iter(games.values())), lang)
    return [_line(fault, texts) for fault in found.faults]


def _line(fault: Fault, texts: Texts) -> str:
    about = {n: Verbatim(_plain(v)) if isinstance(v, str) else v for n, v in fault.about}
    words = texts.say(f"fault-{fault.message}", **about)
    return texts.say("fault-line", place=Verbatim(_plain(fault.place)), words=Verbatim(words))


def _plain(text: str) -> str:
    """Words from a file, without what a terminal would take for an order."""
    text = text if text.isprintable() else repr(text)[1:-1]
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _editions_of(games: Games, name: str) -> Editions[Any] | None:
    game = games.get(name)
    return None if game is None else game.editions
