"""How well a lord stands, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from oyez.games.the_anarchy.bot.lore import Lore
from oyez.games.the_anarchy.box.edition import ATTRIBUTES, GOODS, PathCard
from oyez.games.the_anarchy.rules.scoring import COUNTS
from oyez.games.the_anarchy.rules.sheets.fortifications import SIDES, TOWERS_BY_SIDE
from oyez.games.the_anarchy.state import AnarchyState, Player


def between_rounds(lore: Lore, s: AnarchyState, p: Player) -> float:
    """What is counted already, what Path cards and Grudge will count, and what is of use later."""
    left = lore.rounds - s.round
    grudge = p.grudge - p.joy + lore.w.future_grudge[left]
    worth = counted(p) + paths(lore, s, p, grudge) + later(lore, s, p)
    return worth - expected_penalty(lore, grudge, left)


def expected_penalty(lore: Lore, grudge: float, left: int) -> float:
    """What Grudge will cost, which may turn out better or worse the more rounds are to come."""
    if not left:
        return penalty(lore, grudge)
    apart = lore.w.grudge_spread * left**0.5
    return (
        penalty(lore, grudge - apart) + penalty(lore, grudge) + penalty(lore, grudge + apart)
    ) / 3


def counted(p: Player) -> int:
    """The points of the attributes."""
    tracks = p.tracks
    return sum([tracks[attribute] for attribute in ATTRIBUTES])


def penalty(lore: Lore, grudge: float) -> float:
    """What so much final Grudge costs; fractions are between two steps."""
    points = lore.box.numbers.grudge.points
    if grudge <= 0:
        return 0.0
    full = int(grudge)
    if full >= len(points) - 1:
        return points[-1]
    return points[full] + (grudge - full) * (points[full + 1] - points[full])


# -- Path cards ------------------------------------------------------------------------------------


def paths(lore: Lore, s: AnarchyState, p: Player, grudge: float, loyalty: float = 0.0) -> float:
    """What the Path cards will be worth, as far as they have come."""
    return sum([path(lore, s, p, lore.box.paths[name], grudge, loyalty) for name in p.paths])


def path(
    lore: Lore, s: AnarchyState, p: Player, card: PathCard, grudge: float, loyalty: float = 0.0
) -> float:
    """The steps that are reached, and a share of the way to the next."""
    if card.falling:
        return _falling(grudge, card.steps)
    reached = COUNTS[card.counts](s, p) + (loyalty if card.counts == "loyalty" else 0.0)
    share = lore.w.progress[lore.rounds - s.round]
    worth = _climbed(reached, card.steps, share)
    if card.also:
        worth = min(worth, _climbed(COUNTS[card.also](s, p), card.also_steps, share))
    return worth


def _climbed(reached: float, steps: Sequence[int], share: float) -> float:
    """A point for each step, and a share of the way to the next one."""
    below = 0
    for number, step in enumerate(steps):
        if reached < step:
            return number + share * (reached - below) / (step - below)
        below = step
    return float(len(steps))


def _falling(grudge: float, steps: Sequence[int]) -> float:
    """The fewer, the better: a step counts by half when it is missed by half."""
    return sum([min(1.0, max(0.0, step + 1 - grudge)) for step in steps])


# -- what is of use later --------------------------------------------------------------------------


def later(lore: Lore, s: AnarchyState, p: Player) -> float:
    """What the sheets and the castle will bring in the rounds to come."""
    left = lore.rounds - s.round
    if not left:
        return 0.0
    worth = production(lore, p, left) + sheets(lore, p, left) + castle(lore, s, p)
    return worth + means(lore, p, left) + campaign(lore, s, p)


def production(lore: Lore, p: Player, left: int) -> float:
    """What the production tracks bring."""
    produced, tracks = lore.w.produced, p.tracks
    return left * sum([produced[good] * tracks["produce-" + good] for good in GOODS])


def sheets(lore: Lore, p: Player, left: int) -> float:
    """Command lines and what they open, mini-games that have begun, workers of one's own."""
    w, tracks = lore.w, p.tracks
    fading = w.fading[left]
    worth = fading * sum([weight * tracks[line] for line, weight in w.lines.items()])
    worth += fading * sum([w.things.get(thing, 0.0) for thing in p.owned])
    profit = lore.profit[left - 1]
    worth += w.open_box * sum([profit[name] for name in p.open])
    worth += w.partial * fading * len(p.boxes)
    return worth + sum([w.goods[good] * number for good, number in p.stock.items()])


def castle(lore: Lore, s: AnarchyState, p: Player) -> float:
    """The force that fortifications will meet."""
    table = lore.absorbed[s.round]
    walls, towers = p.walls, p.towers
    force = table["gate-bottom"][p.gate]
    for side in SIDES:
        one, other = TOWERS_BY_SIDE[side]
        force += table["walls-" + side][walls[side]] + table["moat-" + side][p.moat]
        force += table["towers-" + side][towers[one] + towers[other]]
    return lore.w.absorbed * force


def means(lore: Lore, p: Player, left: int) -> float:
    """Tactics, beers, Rally tokens."""
    w = lore.w
    worth = w.tactic * left * len(p.researched)
    if "covers" in p.researched:
        worth += w.covers * left
    worth += w.prepared * min(left, 2) * sum([min(3, p.prepared[name]) for name in p.researched])
    worth += w.beer * min(p.beers, 3) + w.rally * left * (p.rally + p.rallied)
    return worth + w.knowledge * min(p.knowledge, 2)


def campaign(lore: Lore, s: AnarchyState, p: Player) -> float:
    """What is owned already of what the castles to come call for."""
    if not s.scenario.tents:
        return 0.0
    worth = -lore.w.behind * (s.round - p.tent)
    for card in s.cards[s.round :]:
        for thing in card.requires:
            if thing in p.owned:
                worth += lore.w.castle_need
            else:
                missing = [name for name in lore.towards[thing] if not is_filled(lore, p, name)]
                done = 1 - len(missing) / len(lore.towards[thing])
                worth += lore.w.castle_need * lore.w.half_way * done
    return worth


def is_filled(lore: Lore, p: Player, name: str) -> bool:
    """Whether a box of any section is filled."""
    row = lore.box.boxes[name]
    filled = p.tracks.get(row.section)
    return name in p.boxes if filled is None else filled >= row.number
