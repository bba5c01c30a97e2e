"""What a lord knows by heart about a scenario: worked out once from the sheets and the cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import exp
from statistics import NormalDist
from typing import Final

from oyez.games.the_anarchy.bot.weights import Weights
from oyez.games.the_anarchy.box.edition import ATTRIBUTES, AnarchyEdition, SheetBox
from oyez.games.the_anarchy.box.plan import ACTION, CENTRE, ROW, Cost
from oyez.games.the_anarchy.rules.sheets.fortifications import SIDES
from oyez.games.the_anarchy.state import WHOLE, AnarchyOptions

ROUNDS: Final = 5
# An attribute is a point, and now and then a worker comes with it.
_ATTRIBUTE: Final = 1.15
# How far ahead one looks from box to box.
_DEPTH: Final = 2


class Lore:
    """Tables for one scenario, by one lord's weights."""

    def __init__(self, options: AnarchyOptions, w: Weights) -> None:
        self.options, self.w = options, w
        box = self.box = options.box
        self.rounds = len(options.cards)
        self.acted = [name for name, row in box.sections.items() if row.by == ACTION]
        self.section_of = {name: row.section for name, row in box.boxes.items()}
        self.fighters = tuple(options.plan.fresh.items())
        self.whims = _factors(w.whim), _factors(w.price_whim)
        self.slight_whims = _factors(w.slight * w.whim), _factors(w.slight * w.price_whim)
        self.worth = {
            (left, hungry, weak): self._worths(left, hungry, weak)
            for left in range(self.rounds)
            for hungry in (False, True)
            for weak in (False, True)
        }
        """By rounds to come and by what is lacking, then by box: what filling it is worth."""
        self.price = {
            name: min((self._price(cost) for cost in row.cost), default=0.0)
            for name, row in box.boxes.items()
        }
        self.profit = [
            {name: max(0.0, worth - self.price[name]) for name, worth in worths.items()}
            for worths in [self.worth[left, False, False] for left in range(self.rounds)]
        ]
        """By rounds to come, then by box: what it is worth beyond its price."""
        self.towards = {
            row.grants: frozenset(_needed(box, row.id)) for row in box.boxes.values() if row.grants
        }
        """By thing: every box that leads there from bare sheets."""
        self.absorbed = [self._absorbed(now) for now in range(self.rounds + 1)]
        """By round: what fortifications will meet in the rounds after it."""

    def _price(self, cost: Cost) -> float:
        return sum(self.w.goods[good] * number for good, number in cost)

    # -- boxes ------------------------------------------------------------------------------------

    def _worths(self, left: int, hungry: bool, weak: bool) -> dict[str, float]:
        """What the boxes are worth with so many rounds to come; `weak`: force is lacking."""
        lacking = dict[str, float]()
        if hungry:
            lacking["food"] = lacking["any"] = self.w.food_short
        if weak:
            force = self.options.plan.fresh
            lacking |= {w: max(self.w.goods[w], self.w.force * force[w]) for w in force}
        own = {name: self._own(row, left, lacking) for name, row in self.box.boxes.items()}
        return {name: self._ahead(row, own, _DEPTH) for name, row in self.box.boxes.items()}

    def _own(self, row: SheetBox, left: int, lacking: Mapping[str, float]) -> float:
        """What a box gives by itself."""
        w = self.w
        worth = sum(lacking.get(icon) or self.icon(icon, left) for icon in row.gives)
        if row.section in w.lines:
            worth += w.lines[row.section] * w.fading[left]
        if row.grants:
            worth += w.things.get(row.grants, 0.0) * w.fading[left]
        return worth

    def icon(self, icon: str, left: int) -> float:
        """What an icon is worth with so many rounds to come."""
        w = self.w
        if icon in w.goods:
            return w.goods[icon]
        if icon in ATTRIBUTES:
            return _ATTRIBUTE
        if icon in w.icons:
            return w.icons[icon]
        what, _, which = icon.partition("-")
        if what == "produce":
            return w.produced[which] * left
        return w.lines[which] * w.fading[left] + w.icons["any"] / 2

    def _ahead(self, row: SheetBox, own: dict[str, float], depth: int) -> float:
        """What a box gives, and a share of what it leads to."""
        worth = own[row.id]
        if not depth:
            return worth
        for name in self._leads(row):
            after = self.box.boxes[name]
            price = min((self._price(cost) for cost in after.cost), default=0.0)
            gain = self._ahead(after, own, depth - 1) - price
            next_to = after.section == row.section or row.id in after.after
            share = self.w.row_ahead if next_to else self.w.opened
            worth += share * max(0.0, gain)
        return worth

    def _leads(self, row: SheetBox) -> Iterator[str]:
        """The boxes that may be filled after this one: at most two of the same free section."""
        plan = self.options.plan
        yield from plan.opens.get(row.id, ())
        for other in self.box.fills_after.get(row.id, ()):
            yield other.id

    # -- fortifications ---------------------------------------------------------------------------

    def _absorbed(self, now: int) -> dict[str, list[float]]:
        """By fortification and side: by its strength, the force it will meet after this round."""
        found: dict[str, list[float]] = {}
        for row in self.box.types.values():
            for side in SIDES:
                if row.fortification:
                    found.setdefault(f"{row.fortification}-{side}", [0.0] * 8)
        for later in range(now + 1, self.rounds + 1):
            number = self.box.rounds[later].attacks
            for name in self.box.attack_deck:
                self._meet(found, name, later, number / len(self.box.attack_deck))
            for name in self.box.final_assaults:
                self._meet(found, name, later, 1 / len(self.box.final_assaults))
        return found

    def _meet(self, found: dict[str, list[float]], name: str, later: int, odds: float) -> None:
        card = self.box.attacks[name]
        fortification = self.box.types[card.type].fortification
        if not fortification:
            return
        for side, letter in card.sides:
            assert side != WHOLE
            force = self.options.forces[later - 1][letter]
            table = found[f"{fortification}-{side}"]
            for strength in range(len(table)):
                table[strength] += odds * min(strength, force)


def _factors(spread: float) -> list[float]:
    """Factors around 1, each as likely as the others."""
    normal = NormalDist()
    return [exp(spread * normal.inv_cdf((n + 0.5) / 99)) for n in range(99)]


def _needed(e: AnarchyEdition, name: str) -> set[str]:
    """All boxes that have to be filled before and with this one."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        row = e.boxes[waiting.pop()]
        if row.id in found:
            continue
        found.add(row.id)
        waiting += row.after
        waiting += _way_to(e, row)
        waiting += [e.sections[line].boxes[least - 1].id for line, least in row.measure]
        waiting += [other.id for other in e.boxes.values() if other.grants in row.requires]
        section = e.sections[row.section]
        if section.order == ROW and row.number > 1:
            waiting.append(section.boxes[row.number - 2].id)
    return found


def _way_to(e: AnarchyEdition, row: SheetBox) -> list[str]:
    """The boxes on a shortest way from the centre of the wheel to this one."""
    if not row.joined:
        return []
    ways: list[list[str]] = [[row.id]]
    seen = {row.id}
    for way in ways:
        for name in e.boxes[way[-1]].joined:
            if name == CENTRE:
                return way
            if name not in seen:
                seen.add(name)
                ways.append([*way, name])
    return []
