"""What one row of an edition cannot know: that rows fit each other and the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, cast

from oyez.editions.edition import DataRow
from oyez.editions.faults import Fault, fault, unknown
from oyez.games.the_anarchy.box import fitting

if TYPE_CHECKING:
    from oyez.games.the_anarchy.box.edition import AnarchyEdition
    from oyez.games.the_anarchy.box.rows import AnarchyScenario, PathRow, ScenarioCard

Faults = Iterator[Fault]
Rows = Mapping[str, DataRow]

ROUNDS: Final = (1, 2, 3, 4, 5)
ICONS: Final = (1, 2, 3, 4)
LETTERS: Final = ("A", "B", "C", "D", "E")
FIGHTERS: Final = ("craftsman", "soldier", "knight")
ATTACKERS: Final = ("soldier", "knight")
SIDES: Final = ("top", "right", "bottom", "left")
CORNERS: Final = ("top-left", "top-right", "bottom-right", "bottom-left")
# TA-SETUP-11: how many resources a Loot tile shows.
SHOWN: Final = {"small": 2, "large": 3}
# What the rulebook says of rows of which it does not say everything.
_PARTLY: Final = {
    ("paths.toml", "path"): ("counts", "falling", "also"),
    ("boxes.toml", "box"): ("section", "fills", "grants"),
}
_PARTLY_NUMBERS: Final = {
    "dice": ("gate", "moat", "tower", "step"),
    "grudge": ("unpaid_food", "castle_passed"),
}
_OUTSIDE: Final = frozenset({"source", "note", "title", "words", "printed", "name"})


def faults_of(e: AnarchyEdition, standard: AnarchyEdition) -> list[Fault]:
    """All that is wrong. Whether things exist comes first, as the rest takes it for granted."""
    missing = [*_ids(e, standard), *_numbered(e), *_names(e), *_keys(e)]
    return missing or [
        *_printed(e, standard),
        *fitting.faults_of_sheets(e),
        *_counts(e),
        *_attacks(e),
        *_scenarios(e),
        *_rising(e),
        *_drawn(e),
    ]


# -- whether things exist --------------------------------------------------------------------------


def _tables(e: AnarchyEdition) -> dict[tuple[str, str], Rows]:
    """The tables with ids, of which the rules know every row."""
    return {
        ("sections.toml", "section"): e.section_rows,
        ("tactics.toml", "tactic"): e.tactic_rows,
        ("michaelmas.toml", "addition"): e.additions,
        ("brewery.toml", "ingredient"): e.ingredients,
        ("lammas.toml", "pennant"): e.pennants,
        ("attacks.toml", "type"): e.types,
        ("attacks.toml", "attack"): e.attack_rows,
        ("attacks.toml", "final_assault"): e.final_rows,
        ("domain.toml", "card"): e.domain,
        ("scenarios.toml", "scenario"): e.scenarios,
        ("loot.toml", "tile"): e.tiles,
        ("paths.toml", "path"): e.path_rows,
        ("numbers.toml", "rank"): e.ranks,
    }


def _ids(e: AnarchyEdition, standard: AnarchyEdition) -> Faults:
    """The rules and the texts speak of these things, and of no others."""
    known = _tables(standard)
    for (file, table), rows in _tables(e).items():
        yield from _same_ids(file, table, rows, known[file, table])
    # Rows may be longer or shorter; which other boxes there are is known.
    own, others = _free_boxes(e), _free_boxes(standard)
    yield from _same_ids("boxes.toml", "box", own, others)


def _same_ids(file: str, table: str, rows: Collection[str], known: Collection[str]) -> Faults:
    for name in known:
        if name not in rows:
            yield fault(file, table, name, "id", "not-there", value=name)
    for name in rows:
        if name not in known:
            yield fault(file, table, name, "id", "not-in-rules")


def _free_boxes(e: AnarchyEdition) -> list[str]:
    free = {row.id for row in e.section_rows.values() if row.order == "free"}
    return [row.id for row in e.box_rows.values() if row.section in free]


def _numbered(e: AnarchyEdition) -> Faults:
    """Rounds, slots and rewards of training, each once."""
    for table, numbers, wanted in (
        ("round", [row.number for row in e.round_rows], ROUNDS),
        ("slot", [row.number for row in e.slot_rows], ROUNDS),
        ("training", [row.icons for row in e.training_rows], ICONS),
    ):
        field = "icons" if table == "training" else "number"
        for number, times in Counter(numbers).items():
            if number not in wanted:
                yield fault("numbers.toml", table, number, field, "not-in-rules")
            elif times > 1:
                yield fault("numbers.toml", table, number, field, "twice")
        for number in wanted:
            if number not in numbers:
                yield fault("numbers.toml", table, number, field, "missing")


def _names(e: AnarchyEdition) -> Faults:
    boxes = e.box_rows
    for row in boxes.values():
        file, table = "boxes.toml", "box"
        yield from unknown(file, table, row.id, "section", [row.section], e.section_rows)
        yield from unknown(file, table, row.id, "after", row.after, boxes)
        near = [name for name, other in boxes.items() if other.section == row.section]
        yield from unknown(file, table, row.id, "joined", row.joined, [*near, fitting.CENTRE])
    for scenario in e.scenarios.values():
        file, table = "scenarios.toml", "scenario"
        yield from unknown(file, table, scenario.id, "cards", scenario.cards, e.scenario_cards)
    for area in e.area_rows.values():
        yield from unknown(
            "layout.toml", "area", area.id, "sections", area.sections, e.section_rows
        )
    without = e.numbers.solo.without
    yield from unknown("numbers.toml", "", None, "solo.without", without, e.path_rows)
    production = [f"produce-{good}" for good in e.numbers.start.production]
    yield from unknown("numbers.toml", "", None, "start.production", production, e.section_rows)


def _keys(e: AnarchyEdition) -> Faults:
    """Tables that have to say something of each of these, and of nothing else."""
    numbers = e.numbers
    for field, keys, wanted in (
        ("force.defence", numbers.force.defence, FIGHTERS),
        ("force.attack", numbers.force.attack, ATTACKERS),
        ("castle.sides", numbers.castle.sides, SIDES),
        ("castle.corners", numbers.castle.corners, CORNERS),
    ):
        if set(keys) != set(wanted):
            yield fault("numbers.toml", "", None, field, "keys", needed=", ".join(wanted))
    for card in e.scenario_cards.values():
        if set(card.letters) != set(LETTERS):
            needed = ", ".join(LETTERS)
            yield fault("scenarios.toml", "card", card.id, "letters", "keys", needed=needed)


# -- what is printed in the rulebook ---------------------------------------------------------------


def _printed(e: AnarchyEdition, standard: AnarchyEdition) -> Faults:
    """What the rulebook prints is the same in every edition."""
    known = {**_tables(standard), ("boxes.toml", "box"): standard.box_rows}
    for (file, table), rows in {**_tables(e), ("boxes.toml", "box"): e.box_rows}.items():
        fields = _PARTLY.get((file, table), ())
        for key, row in rows.items():
            if key in known[file, table]:
                yield from _as_printed(file, table, key, row, known[file, table][key], fields)
    yield from _printed_numbers(e, standard)


def _as_printed(
    file: str, table: str, key: object, row: DataRow, known: DataRow, partly: Sequence[str]
) -> Faults:
    """A row that the rulebook prints, as the standard edition has it; of others some fields."""
    for field in row.__struct_fields__ if known.source == "rulebook" else partly:
        if field not in _OUTSIDE and getattr(row, field) != getattr(known, field):
            value = _written(getattr(known, field))
            yield fault(file, table, key, field, "rulebook", value=value)


def _printed_numbers(e: AnarchyEdition, standard: AnarchyEdition) -> Faults:
    file = "numbers.toml"
    for name in e.numbers.__struct_fields__:
        own, known = getattr(e.numbers, name), getattr(standard.numbers, name)
        for each in _as_printed(file, "", None, own, known, _PARTLY_NUMBERS.get(name, ())):
            yield each._replace(field=f"{name}.{each.field}")
    rounds = {row.number: row for row in standard.round_rows}
    for row in e.round_rows:
        # TA-R02: what the first round asks for is not printed.
        fields = ("food", "attacks", "determination")[: 2 if row.number == 1 else 3]
        yield from _as_printed(file, "round", row.number, row, rounds[row.number], fields)
    slots = {row.number: row for row in standard.slot_rows}
    for slot in e.slot_rows:
        yield from _as_printed(file, "slot", slot.number, slot, slots[slot.number], ("loot",))
    own, known = e.numbers.grudge.points, standard.numbers.grudge.points
    if own[3:5] != known[3:5]:
        value = f"[…, {known[3]}, {known[4]}, …]"
        yield fault(file, "", None, "grudge.points", "rulebook", value=value)


def _written(value: object) -> str:
    """A value, nearly as the files write it."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(_written, cast('tuple[object, ...]', value)))}]"
    if isinstance(value, dict):
        pairs = cast("dict[str, object]", value).items()
        return f"{{ {', '.join(f'{key} = {_written(each)}' for key, each in pairs)} }}"
    return str(value).lower() if isinstance(value, bool) else str(value) or '""'


# -- cards -----------------------------------------------------------------------------------------


def _counts(e: AnarchyEdition) -> Faults:
    """TA-SETUP-11, -17: how many cards and tiles there are, and what tiles show."""
    cards = e.numbers.pieces.cards
    for file, table, rows, kind in (
        ("paths.toml", "path", e.path_rows, "path"),
        ("attacks.toml", "attack", e.attack_rows, "attack"),
        ("attacks.toml", "final_assault", e.final_rows, "final-assault"),
        ("domain.toml", "card", e.domain, "domain"),
    ):
        if len(rows) != cards.get(kind, 0):
            yield fault(file, table, None, "", "count", number=cards.get(kind, 0))
    for size, number in e.numbers.pieces.loot.items():
        if sum(tile.size == size for tile in e.tiles.values()) != number:
            yield fault("loot.toml", "tile", None, "size", "count-of", value=size, number=number)
    for tile in e.tiles.values():
        if len(tile.gives) != SHOWN[tile.size]:
            yield fault("loot.toml", "tile", tile.id, "gives", "count", number=SHOWN[tile.size])
    numbers = Counter(card.number for card in e.scenario_cards.values())
    for card in e.scenario_cards.values():
        if numbers[card.number] > 1:
            yield fault("scenarios.toml", "card", card.id, "number", "twice")


def _attacks(e: AnarchyEdition) -> Faults:
    """TA-ATTACKTYPES-01..09: what attacks of each type are aimed at."""
    gate = e.numbers.castle.gate
    for row in e.attack_rows.values():
        if row.type not in fitting.aims(list(row.sides), row.whole, gate):
            yield fault("attacks.toml", "attack", row.id, "sides, whole", "aim", type=row.type)
        back = "catapult" if row.type == "trebuchet" else row.type
        if row.back != back:
            yield fault("attacks.toml", "attack", row.id, "back", "back", value=back)
    for final in e.final_rows.values():
        if len(final.sides) != 2 or len(set(final.sides.values())) != 1:
            kind = "final-assault"
            yield fault("attacks.toml", "final_assault", final.id, "sides", "aim", type=kind)


def _scenarios(e: AnarchyEdition) -> Faults:
    for scenario in e.scenarios.values():
        for place, name in enumerate(scenario.cards, 1):
            card = e.scenario_cards[name]
            if card.round != place:
                file, table, row = "scenarios.toml", "scenario", scenario.id
                yield fault(file, table, row, "cards", "round", card=name, number=card.round)
            yield from _scenario_card(scenario, card)


def _scenario_card(scenario: AnarchyScenario, card: ScenarioCard) -> Faults:
    """A castle has a shield; a siege says what so many defended cards are worth, from none on."""
    if scenario.mode == "classic" and not (card.front and card.name):
        yield fault("scenarios.toml", "card", card.id, "name, front", "castle")
    most = card.round + 1
    if len(card.bravery) != (0 if scenario.mode == "classic" else most + 1):
        file, mode = "scenarios.toml", scenario.mode
        yield fault(file, "card", card.id, "bravery", "bravery", mode=mode, most=most)


# -- what has to rise ------------------------------------------------------------------------------


def _rising(e: AnarchyEdition) -> Faults:
    for row in e.path_rows.values():
        yield from _steps(row)
    for file, table, field, values in (
        ("numbers.toml", "rank", "least", [row.least for row in e.ranks.values()]),
        ("numbers.toml", "overrun", "force", [row.force for row in e.overruns]),
    ):
        if not _rises(values):
            yield fault(file, table, None, field, "rise")
    points = e.numbers.grudge.points
    if any(a > b for a, b in pairwise(points)):
        yield fault("numbers.toml", "", None, "grudge.points", "rise")
    for each in e.round_rows:
        for slot in each.hidden:
            if slot > each.attacks:
                file, most = "numbers.toml", each.attacks
                yield fault(
                    file, "round", each.number, "hidden", "too-high", value=str(slot), most=most
                )


def _steps(row: PathRow) -> Faults:
    if not _rises(row.steps[::-1] if row.falling else row.steps):
        yield fault("paths.toml", "path", row.id, "steps", "fall" if row.falling else "rise")
    if row.also and not _rises(row.also_steps):
        yield fault("paths.toml", "path", row.id, "also_steps", "rise")


def _rises(values: Sequence[int]) -> bool:
    return all(a < b for a, b in pairwise(values))


# -- where things are drawn ------------------------------------------------------------------------


def _drawn(e: AnarchyEdition) -> Faults:
    """Each section is drawn once, on its own sheet; boxes that are placed have places."""
    seen: set[str] = set()
    for area in e.area_rows.values():
        for name in area.sections:
            if name in seen:
                yield fault("layout.toml", "area", area.id, "sections", "drawn", section=name)
            seen.add(name)
            if e.section_rows[name].sheet != area.sheet:
                yield fault("layout.toml", "area", area.id, "sheet", "other-sheet", section=name)
        if area.layout in ("placed", "wheel"):
            boxes = [row.id for row in e.box_rows.values() if row.section in area.sections]
            yield from unknown("layout.toml", "place", None, "id", boxes, e.place_rows)
    for name in e.section_rows:
        if name not in seen:
            yield fault("layout.toml", "area", None, "sections", "not-there", value=name)
    parts = [f"castle-{part}" for part in (*SIDES, *CORNERS, "gate", "moat")]
    needed = [fitting.CENTRE, *parts]
    yield from unknown("layout.toml", "place", None, "id", needed, e.place_rows)
    known = [*needed, *e.box_rows]
    yield from unknown("layout.toml", "place", None, "id", e.place_rows, known)
