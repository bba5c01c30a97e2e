"""Whether the boxes of the sheets fit each other: numbers, prices, lines, ways to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from oyez.editions.faults import Fault, fault

if TYPE_CHECKING:
    from oyez.games.the_anarchy.box.edition import AnarchyEdition
    from oyez.games.the_anarchy.box.rows import BoxRow, SectionRow

Faults = Iterator[Fault]

CENTRE: Final = "centre"
# Sections of which the rulebook says how many boxes they have.
LENGTHS: Final = {
    **dict.fromkeys(("bravery", "loyalty", "influence", "might"), 24),
    **dict.fromkeys(("knight-training", "valentine", "women", "men", "couples"), 6),
    **dict.fromkeys(("michaelmas", "tournaments", "wins", "lammas", "spies", "ramparts"), 6),
    "castles": 5,
    "keep": 12,
    "bank": 9,
    "helps": 3,
    "research": 5,
    "stables": 8,
    "chapel": 15,
    "brewery": 16,
    "pennants": 12,
    "hangings": 9,
}
# The largest number on a Domain card, twice.
HIGHEST_SUM: Final = 16


def aims(sides: Sequence[str], whole: str, gate: str) -> frozenset[str]:
    """TA-ATTACKTYPES-01..09: the types of attack that may be aimed so."""
    if whole:
        return frozenset() if sides else frozenset({"catapult", "trebuchet"})
    if len(sides) == 1:
        return frozenset({"ladder", "siege-tower", *(["ram"] if gate in sides else [])})
    if set(sides) in ({"top", "bottom"}, {"left", "right"}):
        return frozenset({"ballista"})
    return frozenset({"arrows"}) if len(sides) == 3 else frozenset()


def faults_of_sheets(e: AnarchyEdition) -> list[Fault]:
    """All that is wrong with the boxes, and with what belongs to them."""
    boxes: dict[str, list[str]] = {name: [] for name in e.section_rows}
    for row in e.box_rows.values():
        boxes[row.section].append(row.id)
    found = [each for section in e.section_rows.values() for each in _length(section, boxes)]
    found += _start(e, boxes)
    for row in e.box_rows.values():
        found += [*_cost(row, e.section_rows[row.section]), *_order(e, row), *_measure(row, boxes)]
    found += [*_lines(e), *_things(e), *_icons(e), *_parts(e, boxes)]
    # What is wrong elsewhere may keep boxes from being reached.
    return found or list(_reached(e, boxes))


# -- numbers ---------------------------------------------------------------------------------------


def _length(section: SectionRow, boxes: Mapping[str, Sequence[str]]) -> Faults:
    """In a row, boxes are called by their places; of some sections the rules know the length."""
    names = boxes[section.id]
    right = [f"{section.id}-{number}" for number in range(1, len(names) + 1)]
    wrong = [pair for pair in zip(names, right, strict=True) if pair[0] != pair[1]]
    if wrong and section.order == "row":
        name, value = wrong[0]
        yield fault("boxes.toml", "box", name, "id", "gap", value=value)
    number = LENGTHS.get(section.id, max(1, len(names)))
    if len(names) != number:
        yield fault(
            "boxes.toml", "box", None, "section", "count-of", value=section.id, number=number
        )


def _start(e: AnarchyEdition, boxes: Mapping[str, Sequence[str]]) -> Faults:
    for good, number in e.numbers.start.production.items():
        most, field = len(boxes[f"produce-{good}"]), f"start.production.{good}"
        if number > most:
            yield fault("numbers.toml", "", None, field, "too-high", value=str(number), most=most)


# -- one box ---------------------------------------------------------------------------------------


def _cost(row: BoxRow, section: SectionRow) -> Faults:
    """What an action fills costs something, and nothing else does."""
    paid = section.by == "action" and not row.fills
    if bool(row.cost) is not paid:
        yield fault("boxes.toml", "box", row.id, "cost", "cost" if paid else "no-cost")
    # An answer names a way to pay by its first good.
    if {} in row.cost or len({next(iter(way), "") for way in row.cost}) < len(row.cost):
        yield fault("boxes.toml", "box", row.id, "cost", "ways")


def _order(e: AnarchyEdition, row: BoxRow) -> Faults:
    if e.section_rows[row.section].order == "row" and (row.after or row.joined or row.fills):
        yield fault("boxes.toml", "box", row.id, "after, joined, fills", "in-row")
    for name in row.after:
        if e.section_rows[e.box_rows[name].section].order == "row":
            yield fault("boxes.toml", "box", row.id, "after", "after-row", box=name)


def _measure(row: BoxRow, boxes: Mapping[str, Sequence[str]]) -> Faults:
    for line, least in row.measure.items():
        most, field = len(boxes[line]), f"measure.{line}"
        if least > most:
            yield fault("boxes.toml", "box", row.id, field, "too-high", value=str(least), most=most)


def _lines(e: AnarchyEdition) -> Faults:
    """TA-WHEEL-03, TA-R17: lines lead both ways."""
    for row in e.box_rows.values():
        for near in row.joined:
            if near != CENTRE and row.id not in e.box_rows[near].joined:
                yield fault("boxes.toml", "box", row.id, "joined", "one-way", box=near)


# -- things and ways to them -----------------------------------------------------------------------


def _things(e: AnarchyEdition) -> Faults:
    """What has to be owned is granted by one box."""
    granted = Counter[str](row.grants for row in e.box_rows.values() if row.grants)
    for box in e.box_rows.values():
        if granted[box.grants] > 1:
            yield fault("boxes.toml", "box", box.id, "grants", "twice")
    required = [
        *(("boxes.toml", "box", row.id, row.requires) for row in e.box_rows.values()),
        *(("tactics.toml", "tactic", row.id, row.requires) for row in e.tactic_rows.values()),
        *(("scenarios.toml", "card", row.id, row.requires) for row in e.scenario_cards.values()),
    ]
    for file, table, row, things in required:
        for thing in things:
            if thing not in granted:
                yield fault(file, table, row, "requires", "not-granted", value=thing)


def _reached(e: AnarchyEdition, boxes: Mapping[str, Sequence[str]]) -> Faults:
    """Whoever could pay for everything could fill every box."""
    before: dict[str, str] = {}
    for name, section in e.section_rows.items():
        if section.order == "row":
            before |= {later: earlier for earlier, later in pairwise(boxes[name])}
    filled: set[str] = set()
    while ready := {name for name in e.box_rows.keys() - filled if _ready(e, name, filled, before)}:
        filled |= ready
    for name in e.box_rows:
        if name not in filled:
            yield fault("boxes.toml", "box", name, "", "never")


def _ready(e: AnarchyEdition, name: str, filled: set[str], before: Mapping[str, str]) -> bool:
    row = e.box_rows[name]
    length = Counter(e.box_rows[each].section for each in filled if row.measure)
    owned = {e.box_rows[each].grants for each in filled if row.requires}
    return (
        (name not in before or before[name] in filled)
        and all(length[line] >= least for line, least in row.measure.items())
        and owned.issuperset(row.requires)
        and filled.issuperset(row.after)
        and (not row.joined or CENTRE in row.joined or not filled.isdisjoint(row.joined))
    )


def _icons(e: AnarchyEdition) -> Faults:
    """No more icons than there is room for what they do."""
    dice, limits = e.numbers.dice, e.numbers.limits
    sides = len(e.numbers.castle.sides)
    shown = Counter[str](icon for row in e.box_rows.values() for icon in row.gives)
    room = {
        "gate": dice.gate,
        "moat": dice.moat,
        "tower": sides * dice.tower,
        "wall": sides * dice.wall,
        "rally": limits.rally,
        "research": len(e.tactic_rows),
    }
    for icon, most in room.items():
        if shown[icon] > most:
            yield fault("boxes.toml", "box", None, "gives", "icons", value=icon, most=most)


# -- Michaelmas, brewery, Lammas -------------------------------------------------------------------


def _parts(e: AnarchyEdition, boxes: Mapping[str, Sequence[str]]) -> Faults:
    """Each of their boxes has a row that says what it is for, and each row its boxes."""
    for section, file, table, places in (
        ("additions", "michaelmas.toml", "addition", _additions(e)),
        ("brewery", "brewery.toml", "ingredient", list(e.ingredients)),
        ("pennants", "lammas.toml", "pennant", list(e.pennants)),
    ):
        there = boxes.get(section, ())
        for name in places:
            if name not in there:
                yield fault("boxes.toml", "box", name, "id", "not-there", value=name)
        for name in there:
            if name not in places:
                yield fault(file, table, None, "id", "not-there", value=name)
    for row in e.additions.values():
        if row.target > HIGHEST_SUM:
            file, table, most, value = "michaelmas.toml", "addition", HIGHEST_SUM, str(row.target)
            yield fault(file, table, row.id, "target", "too-high", value=value, most=most)
    brewed = {(row.row, row.column): row.id for row in e.ingredients.values()}
    for each in e.ingredients.values():
        other = brewed[each.row, each.column]
        if other != each.id:
            yield fault("brewery.toml", "ingredient", each.id, "row, column", "there", box=other)
    yield from _strings(e)


def _additions(e: AnarchyEdition) -> list[str]:
    """TA-MICHAELMAS-04: the two places of each addition."""
    return [f"{name}-{place}" for name in e.additions for place in "ab"]


def _strings(e: AnarchyEdition) -> Faults:
    """TA-LAMMAS-06: something hangs between two pennants that are side by side."""
    place = {row.id: (row.string, row.place) for row in e.pennants.values()}
    at = {where: name for name, where in place.items()}
    for name, where in place.items():
        if at[where] != name:
            yield fault("lammas.toml", "pennant", name, "place", "there", box=at[where])
    for row in e.box_rows.values():
        if row.section == "hangings":
            near = [place.get(name, ("", 0)) for name in row.after]
            strings, places = {string for string, _ in near}, sorted(n for _, n in near)
            if len(near) != 2 or len(strings) != 1 or places[1] != places[0] + 1:
                yield fault("boxes.toml", "box", row.id, "after", "hanging")
