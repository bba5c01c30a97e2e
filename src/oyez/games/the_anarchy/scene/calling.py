"""What boxes and cards are called, by what is printed on them in an edition."""

from __future__ import annotations

from typing import Any, Final

from oyez.games.the_anarchy.box.edition import AnarchyEdition, AttackCard, PathCard, SheetBox
from oyez.scene.elements import Text
from oyez.scene.presentation import NameForms

Said = tuple[str, dict[str, Any]]
"""A message, and its arguments."""

BUILDINGS: Final = {"keep": 3, "bank": 3, "stables": 2, "chapel": 3}
"""How many levels have a name."""
_NUMBER: Final = "number-"


def called(e: AnarchyEdition, thing: str) -> NameForms:
    """The name of a box, with what is said when it is filled; of a card; what a card does."""
    if thing in e.boxes:
        return _box(e, e.boxes[thing])
    if thing in e.attacks:
        return {"": _attack(e.attacks[thing])}
    if thing in e.domain:
        return {"": ("domain-card", {})}
    if thing.startswith(_NUMBER):
        return {"": ("shown-number", {"number": int(thing.removeprefix(_NUMBER))})}
    if thing in e.additions:
        return {"": _addition(e, thing)}
    if thing in e.paths:
        return _path(e.paths[thing])
    if thing in e.tactics:
        return {
            "against": ("helps-against", {"attacks": _met_by(e, thing)}),
            "price": ("box-price", {"cost": dict(e.tactics[thing].cost)}),
        }
    return {}


def _path(path: PathCard) -> dict[str, Said]:
    """What a Path card gives, and what it counts at the end."""
    names = ("one", "two", "three")
    steps: dict[str, Any] = dict(zip(names, path.steps, strict=True))
    steps |= {f"also-{name}": step for name, step in zip(names, path.also_steps, strict=False)}
    return {
        "goal": (f"goal-{path.counts}", steps),
        "gives": ("box-price", {"cost": dict(path.gives)}),
    }


def _met_by(e: AnarchyEdition, tactic: str) -> tuple[str, ...]:
    return tuple(str(name) for name, kind in e.types.items() if kind.tactic == tactic)


def _attack(card: AttackCard) -> Said:
    sides = tuple(f"aim-{side}" for side, _ in card.sides)
    return "onslaught", {"kind": card.type, "violent": card.violent, "sides": sides}


def _addition(e: AnarchyEdition, name: str) -> Said:
    """By its sum; several with the same one, or without any, are counted."""
    target = e.additions[name].target
    alike = [each.id for each in e.additions.values() if each.target == target]
    number = alike.index(name) + 1 if len(alike) > 1 else 0
    return "box-addition", {"sum": target, "number": number}


# -- boxes -----------------------------------------------------------------------------------------


def _box(e: AnarchyEdition, box: SheetBox) -> dict[str, Said]:
    name = _name(e, box)
    forms = {} if name is None else {"": name}
    price: Said = ("box-price", {"cost": dict(box.cost[0]) if len(box.cost) == 1 else {}})
    gains: Said = ("box-gains", {"icons": _given(box)})
    return {**forms, **_deeds(e, box, name), "price": price, "gains": gains}


def _given(box: SheetBox) -> tuple[str, ...]:
    """All that a box brings: what is owned then, and its icons."""
    owned = (box.grants,) if box.grants and box.grants != box.id else ()
    return (*owned, *box.gives)


def _developed(e: AnarchyEdition, box: SheetBox) -> str:
    """TA-WHEEL-06: the crane or weapon for which a box of the wheel is needed."""
    constructions = e.sections["constructions"].boxes
    return next((each.id for each in constructions if box.id in each.after), "")


def _deeds(e: AnarchyEdition, box: SheetBox, name: Said | None) -> dict[str, Said]:
    """How it is said that somebody fills it."""
    about: dict[str, Any] = {"name": Text(name[0], name[1]) if name else ""}
    verb = "fill"
    if box.section == "constructions":
        verb, about = "construct", {"thing": box.id}
    elif _developed(e, box):
        verb, about = "develop", {"thing": _developed(e, box)}
    elif _level(e, box) and not _place(e, box):
        verb, about = "build", {"level": Text(f"level-{box.section}-{_level(e, box)}.the")}
    return {form: (f"{verb}-{form}", about) for form in ("deed", "does", "done")}


def _level(e: AnarchyEdition, box: SheetBox) -> int:
    """The level of a building to which a box belongs; 0 if it has no name."""
    size = e.sections[box.section].level
    level = (box.number - 1) // size + 1 if size else 0
    return level if level <= BUILDINGS.get(box.section, 0) else 0


def _place(e: AnarchyEdition, box: SheetBox) -> int:
    """Its place in its level, 0 being the box that builds it."""
    return (box.number - 1) % e.sections[box.section].level


def _name(e: AnarchyEdition, box: SheetBox) -> Said | None:
    """None: it is called like the thing that is made there."""
    special = _of_festival(e, box)
    if special is not None or box.section == "constructions":
        return special
    level = _level(e, box)
    if not level:
        section = box.section if box.section in e.lines else Text(f"section-{box.section}")
        return "box-numbered", {"section": section, "number": box.number}
    building = Text(f"level-{box.section}-{level}")
    if box.fills:
        return "box-blessing", {"level": building}
    place = _place(e, box)
    if not place:
        return "box-built", {"level": building}
    return "box-in-level", {"level": building, "number": place}


def _of_festival(e: AnarchyEdition, box: SheetBox) -> Said | None:
    """People, sums, ingredients, pennants and what hangs between them."""
    if box.section in ("women", "men"):
        return f"box-{box.section}", {"number": box.number}
    if box.section == "additions":
        return _addition(e, box.id[:-2])
    if box.id in e.ingredients:
        cell = e.ingredients[box.id]
        return "box-brewery", {"name": cell.ingredient, "row": cell.row, "column": cell.column}
    if box.id in e.pennants:
        row = e.pennants[box.id]
        return "box-on-string", {"colour": row.colour, "string": row.string}
    if box.id in e.hangings:
        return "box-hanging", {"string": e.pennants[box.after[0]].string}
    return None
