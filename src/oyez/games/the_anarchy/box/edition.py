"""An edition: the boxes of both sheets, the cards, and the numbers of the boards.

What rules look up all the time is put in order here, once; `rows.py` has the rows as written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from oyez.editions.edition import HEADER, STANDARD, Edition, EditionFiles
from oyez.games.the_anarchy.box import PACKAGE, checks, wording
from oyez.games.the_anarchy.box.rows import (
    Addition,
    AnarchyNumbers,
    AnarchyScenario,
    AreaRow,
    AttackRow,
    AttackType,
    BoardSlot,
    BoxRow,
    BreweryBox,
    DomainCard,
    FinalAssaultRow,
    Overrun,
    PathRow,
    Pennant,
    PlaceRow,
    Rank,
    Round,
    ScenarioCard,
    SectionRow,
    TacticRow,
    Tile,
    Training,
)

FILES: Final = (
    HEADER,
    "attacks.toml",
    "boxes.toml",
    "brewery.toml",
    "domain.toml",
    "lammas.toml",
    "layout.toml",
    "loot.toml",
    "michaelmas.toml",
    "numbers.toml",
    "paths.toml",
    "scenarios.toml",
    "sections.toml",
    "tactics.toml",
)
TABLES: Final = ("round", "slot", "overrun", "training", "rank")
"""What numbers.toml has besides its single numbers."""

WORKERS: Final = ("serf", "craftsman", "patron", "soldier", "knight")
RESOURCES: Final = ("coin", "material", "food")
GOODS: Final[tuple[str, ...]] = (*WORKERS, *RESOURCES)
ATTRIBUTES: Final = ("bravery", "loyalty", "influence", "might")
LINES: Final = ("governance", "warcraft", "worship", "entertainment")
WEAPONS: Final = ("ladders", "ballista", "ram", "catapult", "siege-tower", "trebuchet")
FINAL_ASSAULT: Final = "final-assault"
WHOLE: Final = "whole"
"""What an attack on the whole castle is aimed at, in place of a side."""

Pairs = tuple[tuple[str, int], ...]
"""Goods or lines, and how many of each."""
Steps = tuple[int, int, int]


class SheetBox(Struct, frozen=True):
    """A white space on a sheet; `number` is its place in its section, from 1."""

    id: str
    section: str
    number: int
    cost: tuple[Pairs, ...]
    """Ways to pay, any one of which will do."""
    measure: Pairs
    requires: tuple[str, ...]
    after: tuple[str, ...]
    joined: tuple[str, ...]
    fills: bool
    grants: str
    gives: tuple[str, ...]
    in_row: bool
    """TA-TRACK-01: its section is filled from the left."""
    source: str


class Section(Struct, frozen=True):
    """An area of a sheet and its boxes in order; `level`: how many boxes make up a level, or 0."""

    id: str
    sheet: str
    order: str
    by: str
    level: int
    boxes: tuple[SheetBox, ...]


class Tactic(Struct, frozen=True):
    """A tactic; `printed` is the length of its row, which is no limit."""

    id: str
    ready: int
    cost: Pairs
    requires: tuple[str, ...]
    printed: int
    source: str


class AttackCard(Struct, frozen=True):
    """An Attack or Final Assault card: what it is aimed at, and with which letter."""

    id: str
    back: str
    type: str
    violent: bool
    sides: tuple[tuple[str, str], ...]
    source: str


class PathCard(Struct, frozen=True):
    """A Path card: what it gives, and with how many of what it is worth 1, 2 and 3 points.

    If `falling`, the steps are the most that are allowed; `also` has to reach its steps as well.
    """

    id: str
    gives: Pairs
    counts: str
    steps: Steps
    falling: bool
    also: str
    also_steps: Steps
    source: str


class AnarchyEdition(Edition):
    """All that a box contains. Made once, shared by every match, never changed."""

    def __init__(self, files: EditionFiles) -> None:
        super().__init__(files)
        self._read_sheets(files)
        self._read_cards(files)
        self._read_numbers(files)
        files.raise_faults()
        standard = self if self.id == STANDARD else edition(STANDARD)
        files.faults += checks.faults_of(self, standard)
        files.raise_faults()
        self._index_sheets()
        self._index_cards()
        wording.tell(self, standard)

    # -- reading ----------------------------------------------------------------------------------

    def _read_sheets(self, files: EditionFiles) -> None:
        self.section_rows = files.table("sections.toml", "section", SectionRow)
        self.box_rows = files.table("boxes.toml", "box", BoxRow)
        self.tactic_rows = files.table("tactics.toml", "tactic", TacticRow)
        self.additions = files.table("michaelmas.toml", "addition", Addition)
        self.ingredients = files.table("brewery.toml", "ingredient", BreweryBox)
        self.pennants = files.table("lammas.toml", "pennant", Pennant)
        self.area_rows = files.table("layout.toml", "area", AreaRow)
        self.place_rows = files.table("layout.toml", "place", PlaceRow)
        for name, tables in (
            ("sections.toml", ("section",)),
            ("boxes.toml", ("box",)),
            ("tactics.toml", ("tactic",)),
            ("michaelmas.toml", ("addition",)),
            ("brewery.toml", ("ingredient",)),
            ("lammas.toml", ("pennant",)),
            ("layout.toml", ("area", "place")),
        ):
            files.known(name, tables)

    def _read_cards(self, files: EditionFiles) -> None:
        self.types = files.table("attacks.toml", "type", AttackType)
        self.attack_rows = files.table("attacks.toml", "attack", AttackRow)
        self.final_rows = files.table("attacks.toml", "final_assault", FinalAssaultRow)
        self.domain = files.table("domain.toml", "card", DomainCard)
        self.scenarios = files.table("scenarios.toml", "scenario", AnarchyScenario)
        self.scenario_cards = files.table("scenarios.toml", "card", ScenarioCard)
        self.tiles = files.table("loot.toml", "tile", Tile)
        self.path_rows = files.table("paths.toml", "path", PathRow)
        for name, tables in (
            ("attacks.toml", ("type", "attack", "final_assault")),
            ("domain.toml", ("card",)),
            ("scenarios.toml", ("scenario", "card")),
            ("loot.toml", ("tile",)),
            ("paths.toml", ("path",)),
        ):
            files.known(name, tables)

    def _read_numbers(self, files: EditionFiles) -> None:
        self.round_rows = files.rows("numbers.toml", "round", Round)
        self.slot_rows = files.rows("numbers.toml", "slot", BoardSlot)
        self.overruns = files.rows("numbers.toml", "overrun", Overrun)
        self.training_rows = files.rows("numbers.toml", "training", Training)
        self.ranks = files.table("numbers.toml", "rank", Rank)
        self.numbers = files.whole("numbers.toml", AnarchyNumbers, without=TABLES)

    # -- what rules look up all the time ----------------------------------------------------------

    def _index_sheets(self) -> None:
        rows: dict[str, list[BoxRow]] = {name: [] for name in self.section_rows}
        for row in self.box_rows.values():
            rows[row.section].append(row)
        self.sections = {name: _section(self.section_rows[name], rows[name]) for name in rows}
        made = {box.id: box for section in self.sections.values() for box in section.boxes}
        self.boxes = {name: made[name] for name in self.box_rows}
        acted = [section for section in self.sections.values() if section.by == "action"]
        self.row_sections = tuple(section for section in acted if section.order == "row")
        """Filled from the left, by actions."""
        free = [box for section in acted if section.order == "free" for box in section.boxes]
        self.free_boxes = tuple(box for box in free if not box.fills)
        """Filled in any order, by actions."""
        start = self.numbers.start.production
        filled = {f"produce-{good}": number for good, number in start.items()}
        self.starting_tracks = {
            name: filled.get(name, 0) for name, row in self.sections.items() if row.order == "row"
        }
        """TA-R03: how many boxes of each row are filled at the start."""
        self.fills_after = _fills_after(made)
        """By box: those that fill themselves once this and others are filled."""
        self.lines = LINES
        self.tactics = {row.id: _tactic(row) for row in self.tactic_rows.values()}
        self.pennants_of = _grouped((row.colour, row.id) for row in self.pennants.values())
        self.ingredients_of = _grouped(
            (row.ingredient, row.id) for row in self.ingredients.values()
        )
        rows_and_columns = [(f"row-{r.row}", r.id) for r in self.ingredients.values()]
        rows_and_columns += [(f"column-{r.column}", r.id) for r in self.ingredients.values()]
        self.brews = _grouped(rows_and_columns)
        """TA-BREWERY-04: the boxes of each row and of each column of the brewery."""
        places = [(row.string, row.place, row.id) for row in self.pennants.values()]
        self.strings = _grouped((string, name) for string, _, name in sorted(places, key=_place))
        self.hangings = {box.id: box.after for box in self.sections["hangings"].boxes}
        """TA-LAMMAS-06: the pennants on either side of what hangs there."""

    def _index_cards(self) -> None:
        ordinary = {row.id: _attack(row) for row in self.attack_rows.values()}
        final = {row.id: _final_assault(row) for row in self.final_rows.values()}
        self.attack_deck = tuple(ordinary)
        self.final_assaults = tuple(final)
        self.attacks = {**ordinary, **final}
        self.paths = {row.id: _path(row) for row in self.path_rows.values()}
        self.rounds = {row.number: row for row in self.round_rows}
        self.slots = {row.number: row for row in self.slot_rows}
        self.training = {row.icons: row.ways for row in self.training_rows}
        """TA-KNIGHTS-07: by the number of different icons, the ways to be paid."""
        self.large_tiles = tuple(t.id for t in self.tiles.values() if t.size == "large")
        self.small_tiles = tuple(t.id for t in self.tiles.values() if t.size == "small")
        self.areas = tuple(self.area_rows.values())
        self.places = {row.id: row.at for row in self.place_rows.values()}
        self.sizes = {row.id: row.size for row in self.place_rows.values() if any(row.size)}


def _place(row: tuple[str, int, str]) -> int:
    return row[1]


def _grouped(pairs: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    """Things by what they have in common, in the order in which they come."""
    found: dict[str, tuple[str, ...]] = {}
    for key, name in pairs:
        found[key] = (*found.get(key, ()), name)
    return found


def _fills_after(boxes: Mapping[str, SheetBox]) -> dict[str, tuple[SheetBox, ...]]:
    found: dict[str, tuple[SheetBox, ...]] = {}
    for box in boxes.values():
        for name in box.after if box.fills else ():
            found[name] = (*found.get(name, ()), box)
    return found


def _pairs(goods: Mapping[Any, int]) -> Pairs:
    return tuple(goods.items())


def _section(row: SectionRow, rows: Sequence[BoxRow]) -> Section:
    in_row = row.order == "row"
    boxes = tuple(_box(each, number, in_row) for number, each in enumerate(rows, 1))
    return Section(row.id, row.sheet, row.order, row.by, row.level, boxes)


def _box(row: BoxRow, number: int, in_row: bool) -> SheetBox:
    return SheetBox(
        row.id,
        row.section,
        number,
        tuple(map(_pairs, row.cost)),
        _pairs(row.measure),
        row.requires,
        row.after,
        row.joined,
        row.fills,
        row.grants,
        row.gives,
        in_row,
        row.source,
    )


def _tactic(row: TacticRow) -> Tactic:
    return Tactic(row.id, row.ready, _pairs(row.cost), row.requires, row.printed, row.source)


def _attack(row: AttackRow) -> AttackCard:
    sides = ((WHOLE, row.whole),) if row.whole else tuple(row.sides.items())
    return AttackCard(row.id, row.back, row.type, row.violent, sides, row.source)


def _final_assault(row: FinalAssaultRow) -> AttackCard:
    sides = tuple(row.sides.items())
    return AttackCard(row.id, FINAL_ASSAULT, FINAL_ASSAULT, False, sides, row.source)


def _path(row: PathRow) -> PathCard:
    return PathCard(
        row.id,
        _pairs(row.gives),
        row.counts,
        row.steps,
        row.falling,
        row.also,
        row.also_steps,
        row.source,
    )


EDITIONS: Final = PACKAGE.editions(FILES, AnarchyEdition)
edition: Final = EDITIONS.find
