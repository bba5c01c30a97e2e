"""What follows from the rows of the sheets, worked out once for each edition."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Final

from oyez.games.the_anarchy.answers import Fill
from oyez.games.the_anarchy.box.edition import AnarchyEdition, SheetBox, edition

Cost = tuple[tuple[str, int], ...]
Way = tuple[Fill, Cost]
"""An answer that fills a box, and what it costs."""

CENTRE: Final = "centre"
"""The middle of the wheel, which is always reached."""
DRINKERS: Final = ("craftsman", "soldier")
"""TA-DEFENSE-35: who may have a beer; Knights never do."""
WITH_BEER: Final = "-beer"
LAID_DOWN: Final = "-down"
ROW: Final = "row"
ACTION: Final = "action"


class SheetPlan:
    """Lookups that follow from the sheets of an edition, computed once."""

    def __init__(self, e: AnarchyEdition) -> None:
        self.order = {name: place for place, name in enumerate(e.boxes)}
        prices = [cost for box in e.boxes.values() for cost in box.cost]
        self.costs = tuple(dict.fromkeys(prices))
        """Every price that occurs on the sheets."""
        self.ways = {name: _ways(box) for name, box in e.boxes.items()}
        self.priced = {
            name: tuple((way, self.costs.index(cost)) for way, cost in ways)
            for name, ways in self.ways.items()
        }
        """The same, prices being told by their numbers."""
        paid = [box for box in e.boxes.values() if e.sections[box.section].by == ACTION]
        self.paid = tuple(box.id for box in paid if not box.fills)
        self.opens = _opens(e, [box for box in paid if not box.fills])
        """By box: those that may become open once it is filled."""
        self.researching = frozenset(box.id for box in paid if "research" in box.gives)
        self.in_row = frozenset(name for name, s in e.sections.items() if s.order == ROW)
        self.track_of = {
            **{name: name for name in self.in_row if e.sections[name].by != ACTION},
            **{f"line-{line}": line for line in e.lines},
        }
        """By icon: the track of which it fills the next box."""
        self.places = {name: (f"{name}-a", f"{name}-b") for name in e.additions}
        """TA-MICHAELMAS-04: the two places of each addition."""
        self.addition_of = {place: name for name, pair in self.places.items() for place in pair}
        self.numbers = frozenset(card.michaelmas for card in e.domain.values())
        self.overrun_steps = tuple(row.force for row in e.overruns)
        self.family = {
            back: tuple(name for name in e.attack_deck if e.attacks[name].back == back)
            for back in dict.fromkeys(e.attacks[name].back for name in e.attack_deck)
        }
        """TA-ATTACKDEAL-08: the Attack cards by what their backs show."""
        self.force = _force(e)
        """By kind of deployed worker: how much he can meet."""
        self.fresh = {str(worker): n for worker, n in e.numbers.force.defence.items()}


def _force(e: AnarchyEdition) -> dict[str, int]:
    """TA-DEFENSE-15, -34, -37: fresh, with a beer, and laid down with what is left."""
    fresh = {str(worker): n for worker, n in e.numbers.force.defence.items()}
    found = fresh.copy()
    for worker, force in fresh.items():
        if worker in DRINKERS:
            found[f"{worker}{WITH_BEER}"] = force + e.numbers.force.beer
    for worker in fresh:
        found[f"{worker}{LAID_DOWN}"] = 1
    return found


def _ways(box: SheetBox) -> tuple[Way, ...]:
    """How a box may be paid for; where there is one way only, the answer does not name it."""
    if len(box.cost) == 1:
        return ((Fill(box.id), box.cost[0]),)
    return tuple((Fill(box.id, cost[0][0]), cost) for cost in box.cost)


def _opens(e: AnarchyEdition, paid: list[SheetBox]) -> dict[str, tuple[str, ...]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    granted = {box.grants: box.id for box in e.boxes.values() if box.grants}
    for box in paid:
        row = e.sections[box.section]
        before = [*box.after, *(name for name in box.joined if name != CENTRE)]
        if row.order == ROW and box.number > 1:
            before.append(row.boxes[box.number - 2].id)
        before += [e.sections[line].boxes[least - 1].id for line, least in box.measure]
        before += [granted[thing] for thing in box.requires]
        for name in dict.fromkeys(before):
            found[name].append(box.id)
    return {name: tuple(opened) for name, opened in found.items()}


@cache
def plan(name: str) -> SheetPlan:
    """The plan of the edition of that key."""
    return SheetPlan(edition(name))
