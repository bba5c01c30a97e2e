"""What is to be expected of the attacks of the round, before they come."""

from __future__ import annotations

from msgspec import Struct

from oyez.games.the_anarchy.bot.lore import Lore
from oyez.games.the_anarchy.bot.standing import counted, expected_penalty, later, paths
from oyez.games.the_anarchy.box.edition import AttackCard
from oyez.games.the_anarchy.rules.defence.assault import strength
from oyez.games.the_anarchy.rules.defence.food_and_deployment import food_due
from oyez.games.the_anarchy.rules.sheets.tactics import usable
from oyez.games.the_anarchy.state import FACE_DOWN, AnarchyState, Player


class Need(Struct, gc=False):
    """What a card calls for: how much force, of whom, and how likely it is a violent one."""

    force: float
    tactic: str
    workers: bool
    violent: float


class AttackOutlook(Struct, gc=False):
    """What the attacks come to: cards lost, Bravery for violent ones, force left over."""

    lost: float
    bravery: float
    left_over: float


def at_rest(lore: Lore, s: AnarchyState, p: Player) -> float:
    """What one will have if one acts no more in this round."""
    w, box = lore.w, lore.box
    left = lore.rounds - s.round
    attack = expected(lore, s, p)
    determination = box.rounds[s.round].determination
    loyalty = max(0.0, determination - attack.lost)
    missing = max(0, food_due(s) - food_within_reach(p))
    grudge = p.grudge - p.joy + w.future_grudge[left] + missing + determination - loyalty
    if s.scenario.tents:
        grudge += s.round - p.tent
    bravery = attack.bravery + withstood(s, p, attack)
    serfs = attack.left_over / box.numbers.survivors.force if left else 0.0
    worth = counted(p) + loyalty + bravery + paths(lore, s, p, grudge, loyalty)
    spent = p.stock
    p.stock = {}
    worth += later(lore, s, p)
    p.stock = spent
    return worth - expected_penalty(lore, grudge, left) + w.goods["serf"] * serfs


def food_within_reach(p: Player) -> int:
    """Food, and what other resources could be traded for it."""
    stock = p.stock
    return stock["food"] + (stock["coin"] + stock["material"]) // 2


def withstood(s: AnarchyState, p: Player, attack: AttackOutlook) -> float:
    """The Bravery of a siege."""
    table = s.card.bravery
    if not table:
        return 0.0
    defended = len(p.slots) - attack.lost
    full = int(defended)
    low, high = table[min(full, len(table) - 1)], table[min(full + 1, len(table) - 1)]
    return low + (defended - full) * (high - low)


def fighting_force(lore: Lore, p: Player) -> float:
    """The force of all who will stand on the walls."""
    stock, w = p.stock, lore.w
    number = stock["craftsman"] + stock["soldier"]
    return number + w.knight_force * stock["knight"] + w.beer_force * min(p.beers, number)


def expected(lore: Lore, s: AnarchyState, p: Player) -> AttackOutlook:
    """Cards are met from the easiest to the hardest, as far as tactics and workers reach."""
    ready = {name: usable(p, name) for name in p.researched}
    needs = [need(lore, s, p, place) for place in range(len(p.slots))]
    needs.sort(key=_force)
    force = fighting_force(lore, p)
    lost = bravery = 0.0
    for each in needs:
        helped = min(each.force, ready.get(each.tactic, 0))
        rest = each.force - helped
        met = _met(lore, rest, force) if each.workers else float(rest <= 0)
        if met > 0.5:
            if helped:
                ready[each.tactic] -= int(helped)
            if each.workers:
                force = max(0.0, force - rest)
        lost += 1 - met
        bravery += met * each.violent
    return AttackOutlook(lost, bravery, force)


def _force(each: Need) -> float:
    return each.force


def _met(lore: Lore, needed: float, force: float) -> float:
    """How sure a card is met with so much force: nearly is nearly nothing."""
    if needed <= force:
        return 1.0
    return lore.w.nearly * force / needed


def need(lore: Lore, s: AnarchyState, p: Player, place: int) -> Need:
    """What a card calls for; face down, what its family does on average."""
    slot = p.slots[place]
    if slot.card != FACE_DOWN:
        card = lore.box.attacks[slot.card]
        kind = lore.box.types[card.type]
        return Need(unmet(lore, s, p, card), kind.tactic, kind.workers, float(card.violent))
    family = [lore.box.attacks[name] for name in s.plan.family[slot.back]]
    kind = lore.box.types[family[0].type]
    forces = [unmet(lore, s, p, card) for card in family]
    odds = sum([card.violent for card in family]) / len(family)
    waste = lore.w.hidden_waste if kind.workers and slot.back != "ram" else 1.0
    return Need(waste * sum(forces) / len(forces), kind.tactic, kind.workers, odds)


def unmet(lore: Lore, s: AnarchyState, p: Player, card: AttackCard) -> int:
    """The force of a card that fortifications do not meet."""
    letters = s.options.forces[s.round - 1]
    fortification = lore.box.types[card.type].fortification
    short = 0
    for side, letter in card.sides:
        more = letters[letter] - strength(p, fortification, side)
        if more > 0:
            short += more
    return short
