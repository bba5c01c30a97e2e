"""Small choices that icons leave: what one takes without thinking long."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from oyez.games.the_anarchy.answers import LEAVE, Brew, Hang, Invite, RaiseTower, RaiseWall, Write
from oyez.games.the_anarchy.bot.lore import Lore
from oyez.games.the_anarchy.bot.outlook import need, unmet
from oyez.games.the_anarchy.bot.standing import castle
from oyez.games.the_anarchy.rules.defence.food_and_deployment import food_due
from oyez.games.the_anarchy.rules.sheets import decisions
from oyez.games.the_anarchy.state import FACE_DOWN, AnarchyState, Player

Liking = Mapping[str, float]
"""What boxes are worth to somebody, right now."""
Rate = Callable[[Lore, AnarchyState, Player, Any, Liking], float]

# What an unmet force of the round counts against one of later rounds.
_AT_HAND: Final = 0.6


def choose(lore: Lore, s: AnarchyState, p: Player, liking: Liking) -> Any:
    """The best answer to what is asked."""
    assert p.asked is not None
    rate = RATES[p.asked.kind]
    return max(decisions.choices(s, p), key=lambda answer: rate(lore, s, p, answer, liking))


def food_wanted(s: AnarchyState, p: Player) -> int:
    """The food that will be due, and what the castle calls for."""
    attacking = s.scenario.tents and p.tent < s.round
    return food_due(s) + (s.card.food if attacking else 0)


def _resource(lore: Lore, s: AnarchyState, p: Player, answer: Any, liking: Liking) -> float:  # noqa: ARG001
    stock = p.stock[answer.icon]
    if answer.icon == "food" and stock < food_wanted(s, p):
        return 2.0
    return lore.w.goods[answer.icon] * (1 if stock < 2 else 0.5)


def _icon(lore: Lore, s: AnarchyState, p: Player, answer: Any, liking: Liking) -> float:
    """A reward of training or of an overrun."""
    if answer == LEAVE:
        return 0.0
    if answer.icon in ("coin", "material", "food"):
        return _resource(lore, s, p, answer, liking)
    return lore.icon(answer.icon, lore.rounds - s.round)


def _line(lore: Lore, s: AnarchyState, p: Player, answer: Any, liking: Liking) -> float:  # noqa: ARG001
    return liking[lore.box.sections[answer.line].boxes[p.tracks[answer.line]].id]


def _threat(lore: Lore, s: AnarchyState, p: Player, type_: str) -> float:
    """The force of this round's cards that a fortification does not meet."""
    force = 0.0
    for place, slot in enumerate(p.slots):
        if slot.card == FACE_DOWN:
            kind = lore.box.types[lore.box.attacks[s.plan.family[slot.back][0]].type]
            force += need(lore, s, p, place).force * (kind.fortification == type_)
        else:
            card = lore.box.attacks[slot.card]
            if lore.box.types[card.type].fortification == type_:
                force += unmet(lore, s, p, card)
    return force


def _tower(lore: Lore, s: AnarchyState, p: Player, answer: RaiseTower, liking: Liking) -> float:  # noqa: ARG001
    p.towers[answer.corner] += 1
    worth = castle(lore, s, p) - _AT_HAND * _threat(lore, s, p, "towers")
    p.towers[answer.corner] -= 1
    return worth


def _wall(lore: Lore, s: AnarchyState, p: Player, answer: RaiseWall, liking: Liking) -> float:  # noqa: ARG001
    p.walls[answer.side] += 1
    worth = castle(lore, s, p) - _AT_HAND * _threat(lore, s, p, "walls")
    p.walls[answer.side] -= 1
    return worth


def _tactic(lore: Lore, s: AnarchyState, p: Player, answer: Any, liking: Liking) -> float:  # noqa: ARG001
    """What is of use in this round; covers are of use in any."""
    tactic: str = answer.tactic
    worth = lore.w.covers * (lore.rounds - s.round) * (tactic == "covers")
    for place in range(len(p.slots)):
        each = need(lore, s, p, place)
        if each.tactic == tactic and each.force:
            worth += min(each.force, p.prepared[tactic]) * (1 if each.workers else 2)
    return worth


def _person(lore: Lore, s: AnarchyState, p: Player, answer: Any, liking: Liking) -> float:  # noqa: ARG001
    """Whoever finds a partner."""
    if not isinstance(answer, Invite):
        return 0.0
    gender, _, value = answer.box.partition("-")
    other = {"woman": "man", "man": "woman"}[gender]
    return 2.0 if f"{other}-{value}" in p.boxes else 1.0


def _number(lore: Lore, s: AnarchyState, p: Player, answer: Write, liking: Liking) -> float:  # noqa: ARG001
    """A sum that comes out pays; one that still can is half as good; a free one is for the rest."""
    addition = lore.box.additions[s.plan.addition_of[answer.box]]
    reward = sum([lore.icon(icon, 0) for icon in addition.gives])
    first, second = s.plan.places[addition.id]
    if not addition.target:
        return 0.6 * reward if answer.box == second else 0.2
    if answer.box == second:
        return reward if p.boxes[first] + answer.number == addition.target else -reward
    rest = addition.target - answer.number
    return 0.4 * reward if rest in s.plan.numbers else -0.7 * reward


def _ingredient(lore: Lore, s: AnarchyState, p: Player, answer: Any, liking: Liking) -> float:  # noqa: ARG001
    """Where rows and columns are fullest."""
    if not isinstance(answer, Brew):
        return 0.0
    cell = lore.box.ingredients[answer.box]
    lines = (f"row-{cell.row}", f"column-{cell.column}")
    return sum([(1 + sum([n in p.boxes for n in lore.box.brews[line]])) ** 2 for line in lines])


def _pennant(lore: Lore, s: AnarchyState, p: Player, answer: Hang, liking: Liking) -> float:  # noqa: ARG001
    """Where something hangs beside a pennant that is there; else where much could."""
    worth = 0.0
    for name, after in lore.box.hangings.items():
        if answer.box in after:
            reward = sum([lore.icon(icon, 0) for icon in lore.box.boxes[name].gives])
            done = all(other in p.boxes for other in after if other != answer.box)
            worth += reward * (1.0 if done else 0.3)
    return worth


RATES: Final[Mapping[str, Rate]] = {
    "any": _resource,
    "tower": _tower,
    "wall": _wall,
    "line-choice": _line,
    "research": _tactic,
    "training": _icon,
    "person": _person,
    "number": _number,
    "ingredient": _ingredient,
    "pennant": _pennant,
    "overrun": _icon,
}
