"""An edition: the envoys, the lands and the numbers, read from a folder and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from oyez.cli.new_game.template_game.box.rows import EnvoyRow, LandRow, ValleyNumbers
from oyez.editions.edition import HEADER, STANDARD, Edition, EditionFiles, Editions
from oyez.editions.faults import Fault, fault

FOLDER: Final = Path(__file__).parents[1]
DATA: Final = FOLDER / "box" / "data"
FILES: Final = (HEADER, "envoys.toml", "lands.toml", "numbers.toml")

_GAME: Final[dict[str, Any]] = tomllib.loads((DATA / "game.toml").read_text(encoding="utf-8"))
GAME_ID: Final[str] = _GAME["id"]
RULES_VERSION: Final[str] = _GAME["rules"]
SEATS: Final = range(_GAME["seats"]["least"], _GAME["seats"]["most"] + 1)


class TemplateGameEdition(Edition):
    """What one box contains; made once and shared by every match."""

    def __init__(self, files: EditionFiles) -> None:
        super().__init__(files)
        self.envoys = files.table("envoys.toml", "envoy", EnvoyRow)
        self.lands = files.table("lands.toml", "land", LandRow)
        self.numbers = files.whole("numbers.toml", ValleyNumbers)
        files.known("envoys.toml", ("envoy",))
        files.known("lands.toml", ("land",))
        files.raise_faults()
        files.faults += _faults_of(self, self if self.id == STANDARD else edition(STANDARD))
        files.raise_faults()
        for row in self.envoys.values():
            self.phrases.put(f"envoy-{row.id}", row.title)
        for land in self.lands.values():
            self.phrases.put(f"land-{land.id}", land.title)
        self.neighbours = self._neighbours()

    def _neighbours(self) -> dict[str, tuple[str, ...]]:
        """The lands that share a border with each land."""
        at = {(land.column, land.row): land.id for land in self.lands.values()}
        return {
            land.id: tuple(at[place] for place in land.around if place in at)
            for land in self.lands.values()
        }


def _faults_of(
    box: TemplateGameEdition,
    standard: TemplateGameEdition,
) -> Iterator[Fault]:
    """What one row cannot know: every envoy and land has a name, and all can be dealt to."""
    for file, table, rows, named in (
        ("envoys.toml", "envoy", box.envoys, standard.envoys),
        ("lands.toml", "land", box.lands, standard.lands),
    ):
        for row in rows.values():
            if row.id not in named and not row.title:
                yield fault(file, table, row.id, "title", "no-title")
    cards = sum(row.count for row in box.envoys.values())
    needed = SEATS[-1] * box.numbers.hand
    if cards < needed:
        yield fault("envoys.toml", "", None, "count", "too-low", value=str(cards), least=needed)


EDITIONS: Final[Editions[TemplateGameEdition]] = Editions(
    GAME_ID,
    DATA,
    FILES,
    TemplateGameEdition,
)


@cache
def edition(name: str) -> TemplateGameEdition:
    """The edition of that key; NoEdition if it is not at hand."""
    return EDITIONS.find(name)
