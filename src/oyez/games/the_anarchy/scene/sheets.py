"""The two sheets of a player as they are drawn: areas, lines, the wheel, the festivals.

What is printed never changes and most boxes rarely do, so every part is made once for each way it
may stand, and is the very same object wherever it stands so.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Final

from oyez.games.the_anarchy.box import edition as box_edition
from oyez.games.the_anarchy.box.edition import ATTRIBUTES, GOODS, AnarchyEdition, Section
from oyez.games.the_anarchy.box.edition import SheetBox as Printed
from oyez.games.the_anarchy.box.plan import CENTRE, SheetPlan
from oyez.games.the_anarchy.box.rows import AreaRow
from oyez.games.the_anarchy.state import AnarchyState, Player
from oyez.scene.elements import Box, Counter, Relation, Sheet, Text

Pairs = tuple[tuple[str, int], ...]
Price = list[list[Counter]]

PENNANTS: Final = {"red": "gules", "green": "vert", "yellow": "or", "purple": "purpure"}
QUARTERS: Final = {
    "guildsmen": "azure",
    "weapon-makers": "sable",
    "allies": "purpure",
    "mercenaries": "gules",
}

_ICONS: Final = {
    **{attribute: attribute for attribute in ATTRIBUTES},
    **{f"produce-{good}": good for good in GOODS},
    "castles": "rival",
}
"""The sections that are known by a picture."""

FILLED: Final = "filled"
OPEN: Final = "open"
BARRED: Final = "barred"
"""How a box stands, besides what is written there: nothing else is to be said of the others."""

Standing = str | int | Pairs
"""How a box stands; the number written there; or what its owner lacks of its price."""
CLOSED: Final[Standing] = ""

_MANY: Final = 20_000


class Printing:
    """What is printed on the sheets of an edition, in the terms of a scene."""

    def __init__(self, e: AnarchyEdition) -> None:
        self.edition = e
        self.plan = SheetPlan(e)
        self.develops = {
            name: box.id for box in e.sections["constructions"].boxes for name in box.after
        }
        """By box of the weapon makers: what it develops."""
        self.price = {name: _price(section) for name, section in e.sections.items()}
        """By section: what most of its boxes cost."""
        self.headings = {
            sheet: [
                (heading, tuple(areas))
                for heading, areas in groupby(
                    (area for area in e.areas if area.sheet == sheet), attrgetter("heading")
                )
            ]
            for sheet in ("left", "right")
        }
        """By sheet: its headings, and the areas below each."""

    def leads(self, box: Printed) -> list[Text]:
        """TA-COMMAND-06, TA-FORT-04, -05: where else boxes may be open once this one is filled."""
        opened = [self.edition.boxes[name] for name in self.plan.opens.get(box.id, ())]
        others = [each for each in opened if each.section != box.section]
        made = [f"counter-{each.id}" for each in others if each.section == "constructions"]
        rows = [f"section-{each.section}" for each in others if each.section != "constructions"]
        return [Text(name) for name in dict.fromkeys([*made, *rows])]

    def gives(self, box: Printed) -> list[Counter]:
        """The icons of a box; of a pennant or an ingredient, what it is itself."""
        cell = self.edition.ingredients.get(box.id)
        if cell is not None:
            return [Counter(cell.ingredient, 1)]
        developed = self.develops.get(box.id)
        shown = [] if developed is None else [Counter(f"develop-{developed}", 1)]
        owned = box.grants and box.grants != box.id
        more = [Counter(box.grants, 1)] if owned else []
        return [*shown, *more, *icons(box.gives)]


@lru_cache(8)
def printing(name: str) -> Printing:
    """What is printed in an edition, by its key."""
    return Printing(box_edition.edition(name))


# -- icons -----------------------------------------------------------------------------------------


def icons(gives: Sequence[str]) -> list[Counter]:
    """Icons as they are printed, side by side; those that come again are counted."""
    return [_icon(icon, gives.count(icon)) for icon in dict.fromkeys(gives)]


@lru_cache(256)
def _icon(icon: str, number: int) -> Counter:
    what, _, which = icon.partition("-")
    if what == "produce":
        return Counter(icon, number, icons=("production", which))
    if what == "line":
        return Counter(icon, number, icons=("advance", "any" if which == "choice" else which))
    if what == "training":
        return Counter("training", int(which))
    return Counter(icon, number)


def goods(pairs: Iterable[tuple[str, int]]) -> list[Counter]:
    """So many of each good."""
    return [_icon(good, number) for good, number in pairs]


def _ways(box: Printed) -> Price:
    return [goods(way) for way in box.cost]


def _price(section: Section) -> Price:
    """What most boxes of a section cost."""
    costs = [box.cost for box in section.boxes if not box.fills]
    most = max(costs, key=costs.count) if costs else ()
    return [goods(way) for way in most]


# -- how boxes stand -------------------------------------------------------------------------------


def lacking(p: Player, ways: Iterable[tuple[object, Pairs]]) -> Pairs:
    """TA-R10: what is missing for the way to pay that is nearest; nothing if one can be paid."""
    stock = p.stock
    nearest: Pairs = ()
    least = 0
    for _, cost in ways:
        missing = tuple([(good, n - stock[good]) for good, n in cost if stock[good] < n])
        if not missing:
            return ()
        number = sum([n for _, n in missing])
        if not nearest or number < least:
            nearest, least = missing, number
    return nearest


def _standing(s: AnarchyState, p: Player, box: Printed, acting: bool) -> Standing:
    """How the box stands that is to be filled next, or any that has no order."""
    if not box.cost:
        return CLOSED
    if box.id in p.open:
        return (lacking(p, s.plan.ways[box.id]) or OPEN) if acting else CLOSED
    if all(name in p.boxes for name in box.after) and not box.joined:
        return BARRED
    return CLOSED


def _in_row(s: AnarchyState, p: Player, section: Section, acting: bool) -> tuple[int, Standing]:
    filled = p.tracks[section.id]
    if section.by != "action" or filled == len(section.boxes):
        return filled, CLOSED
    return filled, _standing(s, p, section.boxes[filled], acting)


def _free(s: AnarchyState, p: Player, section: Section, acting: bool) -> tuple[Standing, ...]:
    boxes, by = p.boxes, section.by
    return tuple(
        [
            boxes[box.id]
            if box.id in boxes
            else _standing(s, p, box, acting)
            if by == "action"
            else CLOSED
            for box in section.boxes
        ]
    )


# -- boxes -----------------------------------------------------------------------------------------


@lru_cache(_MANY)
def _box(name: str, box_id: str, seat: int, own: bool, standing: Standing) -> Box:
    """A box as it stands; numbers are only written where there is an addition."""
    printed = printing(name)
    e, box = printed.edition, printed.edition.boxes[box_id]
    filled = standing == FILLED or isinstance(standing, int)
    lacks = standing if isinstance(standing, tuple) else ()
    place = e.places.get(box_id)
    ways = _ways(box)
    pennant = e.pennants.get(box_id)
    return Box(
        id=f"box:{box_id}:{seat}",
        label=_label(e, box),
        lit=(box_id,) if own else (),
        value=_value(box, standing),
        checked=filled,
        barred=standing == BARRED,
        gives=printed.gives(box),
        price=[] if ways == printed.price[box.section] else ways,
        asks=_asks(box),
        lacks=goods(lacks),
        leads=[] if filled else printed.leads(box),
        relations=_relations(e, box, seat),
        at=place,
        size=e.sizes.get(box_id),
        shape="" if pennant is None else "pennant",
        tincture="" if pennant is None else PENNANTS[pennant.colour],
        round=box.section in (*QUARTERS, "women", "men", "hangings"),
    )


def _label(e: AnarchyEdition, box: Printed) -> Text | None:
    """Most boxes are called by their section and number."""
    if box.section == "constructions":
        return Text(f"counter-{box.id}")
    if box.id in e.pennants:
        return Text("box-pennant", {"colour": e.pennants[box.id].colour})
    if box.section in ("women", "men"):
        return Text(f"box-{box.section}", {"number": box.number})
    return Text("box-wide") if box.section == "chapel" and box.fills else None


def _value(box: Printed, standing: Standing) -> int | None:
    """A number written at Michaelmas; those of the people are printed."""
    if box.section == "additions" and isinstance(standing, int):
        return standing
    return box.number if box.section in ("women", "men") else None


def _asks(box: Printed) -> list[Counter]:
    """TA-COMMAND-06, TA-FORT-04, -05: measures and things that are printed as needed."""
    return [
        *(Counter(line, least, icons=(line,)) for line, least in box.measure),
        *icons(box.requires),
    ]


def _relations(e: AnarchyEdition, box: Printed, seat: int) -> list[Relation]:
    """The white lines of the wheel, couples, and the strings of pennants."""
    if box.joined:
        known = [name for name in box.joined if name == CENTRE or name < box.id]
        return [Relation(f"box:{name}:{seat}") for name in known]
    if box.section == "women":
        return [Relation(f"box:man-{box.number}:{seat}", "couple")]
    pennant = e.pennants.get(box.id)
    if pennant is None:
        return []
    string = e.strings[pennant.string]
    after = string[string.index(box.id) + 1 :][:1]
    return [Relation(f"box:{name}:{seat}", "string") for name in after]


@lru_cache(64)
def _centre(name: str, seat: int) -> Box:
    """The middle of the wheel, which is always reached."""
    at = printing(name).edition.places[CENTRE]
    return Box(
        id=f"box:{CENTRE}:{seat}",
        label=Text("box-centre"),
        gives=[Counter("wheel", 1)],
        checked=True,
        round=True,
        at=at,
    )


# -- sections --------------------------------------------------------------------------------------


@lru_cache(_MANY)
def _line(name: str, section: str, seat: int, own: bool, filled: int, standing: Standing) -> Sheet:
    """A section that is filled from the left, or by something else."""
    printed = printing(name)
    row = printed.edition.sections[section]
    states = (
        FILLED if at < filled else standing if at == filled else CLOSED
        for at in range(len(row.boxes))
    )
    boxes = [
        _box(name, box.id, seat, own, state) for box, state in zip(row.boxes, states, strict=True)
    ]
    return _sheet(printed, row, seat, own, boxes)


@lru_cache(_MANY)
def _freely(
    name: str, section: str, seat: int, own: bool, states: tuple[Standing, ...], layout: str
) -> Sheet:
    """A section whose boxes are filled in any order."""
    printed = printing(name)
    row = printed.edition.sections[section]
    boxes = [
        _box(name, box.id, seat, own, state) for box, state in zip(row.boxes, states, strict=True)
    ]
    return _sheet(printed, row, seat, own, boxes, layout)


def _sheet(
    printed: Printing, row: Section, seat: int, own: bool, boxes: list[Box], layout: str = "line"
) -> Sheet:
    return Sheet(
        id=f"section:{row.id}:{seat}",
        label=Text(f"section-{row.id}"),
        lit=(row.id,) if own and row.id in printed.edition.lines else (),
        tincture=QUARTERS.get(row.id, ""),
        layout="line" if layout == "line" else "placed" if layout == "placed" else "",
        boxes=boxes,
        price=printed.price[row.id],
        group=row.level,
        icon=_ICONS.get(row.id, ""),
    )


def _section(s: AnarchyState, p: Player, name: str, own: bool, acting: bool, layout: str) -> Sheet:
    key, section = s.options.edition, s.box.sections[name]
    if section.order == "row":
        filled, standing = _in_row(s, p, section, acting)
        return _line(key, name, p.seat, own, filled, standing)
    return _freely(key, name, p.seat, own, _free(s, p, section, acting), layout)


# -- areas -----------------------------------------------------------------------------------------


def sheet(s: AnarchyState, p: Player, which: str, own: bool) -> Sheet:
    """One of the two sheets, area by area."""
    acting = s.phase == "actions" and not p.done
    key = s.options.edition
    areas = tuple(
        [
            _heading(
                key, heading, p.seat, tuple([_area(s, p, area, own, acting) for area in areas])
            )
            for heading, areas in printing(key).headings[which]
        ]
    )
    return _page(which, p.seat, Identical(areas))


class Identical:
    """Things that count as the same as long as they are the very same objects."""

    __slots__ = ("_ids", "things")

    def __init__(self, things: tuple[Sheet, ...]) -> None:
        self.things = things
        self._ids = tuple(map(id, things))

    def __hash__(self) -> int:
        return hash(self._ids)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Identical) and self._ids == other._ids


@lru_cache(_MANY)
def _page(which: str, seat: int, areas: Identical) -> Sheet:
    return Sheet(
        id=f"sheet:{which}:{seat}", label=Text(f"sheet-{which}"), sections=list(areas.things)
    )


def _heading(name: str, heading: str, seat: int, areas: tuple[tuple[Sheet, ...], ...]) -> Sheet:
    """What stands below a heading; a heading with one drawing only is that of the drawing."""
    parts = tuple([part for area in areas for part in area])
    if len(parts) == 1 and parts[0].label is not None and parts[0].label.id == f"area-{heading}":
        return parts[0]
    return _headed(name, heading, seat, Identical(parts))


@lru_cache(_MANY)
def _headed(name: str, heading: str, seat: int, parts: Identical) -> Sheet:  # noqa: ARG001
    return Sheet(
        id=f"area:{heading}:{seat}", label=Text(f"area-{heading}"), sections=list(parts.things)
    )


def _area(s: AnarchyState, p: Player, area: AreaRow, own: bool, acting: bool) -> tuple[Sheet, ...]:
    """The drawings of an area."""
    if area.layout == "sum":
        return _additions(s, p, own)
    parts = tuple([_section(s, p, name, own, acting, area.layout) for name in area.sections])
    if area.layout == "wheel":
        return (_wheel(s.options.edition, area.id, p.seat, Identical(parts)),)
    if area.layout == "placed":
        return (_drawing(s.options.edition, area.id, p.seat, Identical(parts)),)
    if not area.layout:
        return (_grid(area.id, p.seat, Identical(parts)),)
    return parts


@lru_cache(_MANY)
def _wheel(name: str, area: str, seat: int, quarters: Identical) -> Sheet:
    """TA-WHEEL-01: four quarters around a centre."""
    return Sheet(
        id=f"area:{area}:{seat}",
        label=Text(f"area-{area}"),
        layout="wheel",
        boxes=[_centre(name, seat)],
        sections=list(quarters.things),
        price=quarters.things[0].price,
    )


@lru_cache(_MANY)
def _drawing(name: str, area: str, seat: int, parts: Identical) -> Sheet:
    """Boxes of several sections that are drawn as one; of the brewery, also its beers."""
    boxes = [box for part in parts.things for box in part.boxes]
    if area == "brewery":
        boxes += _beers(printing(name).edition, seat, boxes)
    return Sheet(
        id=f"area:{area}:{seat}", label=Text(f"section-{area}"), layout="placed", boxes=boxes
    )


def _beers(e: AnarchyEdition, seat: int, boxes: list[Box]) -> list[Box]:
    """TA-BREWERY-04: what each full row and column is worth, at its end."""
    full = {box.id.split(":")[1] for box in boxes if box.checked}
    far = max(row.row for row in e.ingredients.values())
    return [
        Box(
            id=f"box:beer-{name}:{seat}",
            label=Text(f"box-beer-{kind}", {"number": int(number)}),
            gives=[Counter("beer", e.numbers.beer.row if kind == "row" else e.numbers.beer.column)],
            checked=all(each in full for each in cells),
            round=True,
            at=(far + 0.15, int(number) - 1.0)
            if kind == "row"
            else (int(number) - 1.0, far + 0.15),
        )
        for name, cells in e.brews.items()
        for kind, number in [name.split("-")]
    ]


@lru_cache(_MANY)
def _grid(area: str, seat: int, parts: Identical) -> Sheet:
    """Boxes with names, side by side."""
    (part,) = parts.things
    return Sheet(
        id=f"area:{area}:{seat}", label=Text(f"area-{area}"), boxes=part.boxes, price=part.price
    )


def _additions(s: AnarchyState, p: Player, own: bool) -> tuple[Sheet, ...]:
    key, places = s.options.edition, s.plan.places
    sums = tuple(
        [
            _addition(key, name, p.seat, own, p.boxes.get(first, 0), p.boxes.get(second, 0))
            for name, (first, second) in places.items()
        ]
    )
    return (_summed(p.seat, Identical(sums)),)


@lru_cache(_MANY)
def _summed(seat: int, sums: Identical) -> Sheet:
    return Sheet(
        id=f"area:additions:{seat}", label=Text("section-additions"), sections=list(sums.things)
    )


@lru_cache(_MANY)
def _addition(name: str, addition: str, seat: int, own: bool, first: int, second: int) -> Sheet:
    """TA-MICHAELMAS-05: two places, the sum, and what it brings."""
    printed = printing(name)
    row = printed.edition.additions[addition]
    places = zip(printed.plan.places[addition], (first, second), strict=True)
    return Sheet(
        id=f"addition:{addition}:{seat}",
        label=Text("addition", {"number": row.target}) if row.target else Text("addition-any"),
        layout="sum",
        boxes=[_box(name, place, seat, own, number or CLOSED) for place, number in places],
        counters=icons(row.gives),
    )
