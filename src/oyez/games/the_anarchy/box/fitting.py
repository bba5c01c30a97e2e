"""Whether the boxes of the sheets fit each other: numbers, prices, lines, ways to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from oyez.kernel.faults import Fault, fault

if TYPE_CHECKING:
    from oyez.games.the_anarchy.box.edition import Edition
    from oyez.games.the_anarchy.box.rows import BoxRow, SectionRow

Faults = Iterator[Fault]

CENTRE: Final = "centre"
TYPES: Final = (
    "ladder",
    "arrows",
    "ballista",
    "ram",
    "siege-tower",
    "catapult",
    "trebuchet",
    "final-assault",
)
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


def faults_of_sheets(e: Edition) -> Faults:
    """All that is wrong with the boxes, and with what belongs to them."""
    boxes: dict[str, list[str]] = {name: [] for name in e.section_rows}
    for row in e.box_rows.values():
        boxes[row.section].append(row.id)
    for name, section in e.section_rows.items():
        yield from _length(section, boxes[name])
    yield from _start(e, boxes)
    for row in e.box_rows.values():
        yield from _cost(row, e.section_rows[row.section])
        yield from _order(e, row)
        yield from _measure(row, boxes)
    yield from _lines(e)
    yield from _icons(e)
    yield from _parts(e, boxes)
    yield from _ways(e)


# -- numbers ---------------------------------------------------------------------------------------


def _length(section: SectionRow, boxes: Sequence[str]) -> Faults:
    """In a row, boxes are called by their places; of some sections the rules know the length."""
    for number, name in enumerate(boxes if section.order == "row" else [], 1):
        right = f"{section.id}-{number}"
        if name != right:
            yield fault("boxes.toml", "box", name, "id", "gap", value=right)
    number = LENGTHS.get(section.id, max(1, len(boxes)))
    if len(boxes) != number:
        yield fault(
            "boxes.toml", "box", None, "section", "count-of", value=section.id, number=number
        )
    elif section.level and number % section.level:
        yield fault("sections.toml", "section", section.id, "level", "levels", number=number)


def _start(e: Edition, boxes: Mapping[str, Sequence[str]]) -> Faults:
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


def _order(e: Edition, row: BoxRow) -> Faults:
    if e.section_rows[row.section].order == "row" and (row.after or row.joined or row.fills):
        yield fault("boxes.toml", "box", row.id, "after, joined, fills", "in-row")
    if row.fills and not row.after:
        yield fault("boxes.toml", "box", row.id, "fills", "fills")
    for name in row.after:
        if e.section_rows[e.box_rows[name].section].order == "row":
            yield fault("boxes.toml", "box", row.id, "after", "after-row", box=name)


def _measure(row: BoxRow, boxes: Mapping[str, Sequence[str]]) -> Faults:
    for line, least in row.measure.items():
        most, field = len(boxes[line]), f"measure.{line}"
        if least > most:
            yield fault("boxes.toml", "box", row.id, field, "too-high", value=str(least), most=most)


def _lines(e: Edition) -> Faults:
    """TA-WHEEL-03, TA-R17: lines lead both ways."""
    for row in e.box_rows.values():
        for near in row.joined:
            if near != CENTRE and row.id not in e.box_rows[near].joined:
                yield fault("boxes.toml", "box", row.id, "joined", "one-way", box=near)


# -- things and ways to them -----------------------------------------------------------------------


def _ways(e: Edition) -> Faults:
    """What has to be owned is granted by one box, and every box can be reached."""
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
    yield from _reached(e)


def _reached(e: Edition) -> Faults:
    """Whoever could pay for everything could fill every box."""
    filled: dict[str, int] = {}
    owned: set[str] = set()
    length: Counter[str] = Counter()
    left = list(e.box_rows.values())
    while left:
        stuck = [row for row in left if not _open(e, row, filled, owned, length)]
        for row in left:
            if row not in stuck:
                filled[row.id] = 1
                length[row.section] += 1
                owned.add(row.grants)
        if len(stuck) == len(left):
            break
        left = stuck
    for row in left:
        yield fault("boxes.toml", "box", row.id, "", "never")


def _open(
    e: Edition,
    row: BoxRow,
    filled: Mapping[str, int],
    owned: set[str],
    length: Mapping[str, int],
) -> bool:
    number = row.id.rpartition("-")[2]
    in_row = e.section_rows[row.section].order == "row" and number.isdecimal()
    return (
        (not in_row or length[row.section] >= int(number) - 1)
        and all(length[line] >= least for line, least in row.measure.items())
        and all(thing in owned for thing in row.requires)
        and all(name in filled for name in row.after)
        and (not row.joined or any(near == CENTRE or near in filled for near in row.joined))
    )


def _icons(e: Edition) -> Faults:
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


# -- Michaelmas, brewery, Lammas ----------------------------------------------------------------------


def _parts(e: Edition, boxes: Mapping[str, Sequence[str]]) -> Faults:
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


def _additions(e: Edition) -> list[str]:
    """TA-MICHAELMAS-04: the two places of each addition."""
    return [f"{name}-{place}" for name in e.additions for place in "ab"]


def _strings(e: Edition) -> Faults:
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
