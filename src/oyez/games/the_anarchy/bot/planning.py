"""Plans for the Actions phase: many are played out in mind, and the best one is begun."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from msgspec import Struct

from oyez.games.the_anarchy.answers import STOP, AttackCastle, Prepare, Stop, Trade
from oyez.games.the_anarchy.bot import choosing
from oyez.games.the_anarchy.bot.choosing import food_wanted
from oyez.games.the_anarchy.bot.imagined import alone, perform
from oyez.games.the_anarchy.bot.lore import Lore
from oyez.games.the_anarchy.bot.outlook import Need, at_rest, fighting_force, need
from oyez.games.the_anarchy.bot.standing import is_filled
from oyez.games.the_anarchy.box.edition import GOODS, PathCard
from oyez.games.the_anarchy.box.plan import Cost
from oyez.games.the_anarchy.rules.defence.castle_attack import attacks, defence
from oyez.games.the_anarchy.rules.sheets import decisions
from oyez.games.the_anarchy.rules.sheets.tactics import researchable
from oyez.games.the_anarchy.rules.sheets.trade import RESOURCES, TRADES, can_trade
from oyez.games.the_anarchy.state import AnarchyState, Player
from oyez.kernel import Seat

# So many answers are imagined before one is given, in as many plans as that makes,
BUDGET: Final = 2600
# but no more than these: a short plan is soon found.
_PLANS: Final = 64
# How often the first small choice, and any later one, is made at random.
_FIRST: Final = 0.5
_LATER: Final = 0.05
# Nobody does so much in one phase.
_LONG: Final = 150

PATH_SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "chapel-levels": ("chapel",),
    "keep-levels": ("keep",),
    "bank-levels": ("bank",),
    "lines": ("governance", "warcraft", "worship", "entertainment"),
    "rally": ("ramparts",),
    "wins": ("tournaments",),
    "walls": ("walls",),
    "towers": ("towers",),
    "gate": ("gate",),
    "moat": ("moat",),
    "helps": ("spies",),
    "tracks": ("quarry", "farms", "training-grounds"),
    "knight-training": ("knight-training",),
    "pennants": ("lammas",),
    "additions": ("michaelmas",),
    "couples": ("valentine",),
    "quarters": ("guildsmen", "allies", "mercenaries"),
    "spies": ("spies",),
    "tactics": ("research",),
    "weapons": ("weapon-makers", "constructions"),
}
"""By what a Path card counts: the sections that matter for it."""


Liking = Callable[[bool, bool], dict[str, float]]
"""What boxes are worth, by whether food and force are lacking."""


class Whim(Struct, frozen=True):
    """How much more than usual one cares for sections and goods, in one plan."""

    sections: dict[str, float]
    prices: dict[str, float]


class Mood(Struct):
    """What boxes and goods are worth in one plan, and how far the plan has come."""

    liking: Liking
    whim: Whim
    price: dict[str, float]
    liked: dict[tuple[bool, bool], dict[str, float]] = {}
    """By what is lacking: what boxes are worth in this plan."""
    saving: float = 1.0
    """Below 1 once nothing better is in sight."""
    required: float = 0.0
    """The force that the attacks of the round and the castle call for."""
    wanted: int = 0
    """The food that is called for."""
    needs: list[Need] = []
    """What its cards call for."""
    built: int = -1


def next_answer(lore: Lore, s: AnarchyState, seat: Seat, rng: Random, budget: int) -> Any:
    """The first answer of the best of many plans; later plans resemble the best so far.

    Half of the whims are the same whenever one thinks about this round, and so is the luck that one
    counts on: who has made up his mind stays with it unless something better comes to mind.
    """
    p = s.players[seat]
    liking = likings(lore, s, p)
    luck = f"{seat} {s.round} {p.drawn} {p.paths}"
    usual = Random(f"{seat} {s.round} {p.paths}")
    whim = Whim({}, {})
    best, found, liked = -1000.0, None, whim
    spent = number = 0
    while spent < budget and number < _PLANS:
        mood = _mood(lore, liking, whim)
        worth, first, steps = play_out(lore, s, seat, mood, Random(luck), rng if number else None)
        spent += steps + 4
        number += 1
        if worth > best:
            best, found, liked = worth, first, whim
        if steps <= 1 and number >= 20:
            break
        whim = _other_whim(lore, liked, usual if number % 2 else rng, number)
    return found


def _other_whim(lore: Lore, near: Whim, rng: Random, number: int) -> Whim:
    """Another whim, any one or close to one that was good."""
    any_one = number % 3 == 0
    whims, price_whims = lore.whims if any_one else lore.slight_whims
    sections = dict(zip(lore.acted, rng.choices(whims, k=len(lore.acted)), strict=True))
    prices = dict(zip(GOODS, rng.choices(price_whims, k=len(GOODS)), strict=True))
    if any_one or not near.sections:
        return Whim(sections, prices)
    return Whim(
        {name: factor * near.sections[name] for name, factor in sections.items()},
        {good: factor * near.prices[good] for good, factor in prices.items()},
    )


def likings(lore: Lore, s: AnarchyState, p: Player) -> Liking:
    """What boxes are worth: by themselves, on the way to a castle, for Path cards."""
    open_ = [name for name in s.plan.paid if not is_filled(lore, p, name)]
    more = dict.fromkeys(open_, 0.0)
    if s.scenario.tents:
        share = lore.w.goal
        for number in range(s.round, min(s.round + 3, lore.rounds + 1)):
            if number > s.round or p.tent < s.round:
                _lead_to_castle(lore, s, p, number, share, more)
            share *= lore.w.later_goal
    for name in p.paths:
        _lead_to_path(lore, p, lore.box.paths[name], more)
    left = lore.rounds - s.round

    @cache
    def liking(hungry: bool, weak: bool) -> dict[str, float]:
        worths = lore.worth[left, hungry, weak]
        return {name: worths[name] + extra for name, extra in more.items()}

    return liking


def _lead_to_path(lore: Lore, p: Player, card: PathCard, more: dict[str, float]) -> None:
    """Favour the boxes that a Path card counts."""
    goal, point = lore.w.path_goal, lore.w.path_point
    for counts in (card.counts, card.also):
        for section in PATH_SECTIONS.get(counts, ()):
            for row in lore.box.sections[section].boxes:
                if row.id in more:
                    more[row.id] += goal
        if counts in p.tracks:
            for name in more:
                more[name] += point * lore.box.boxes[name].gives.count(counts)


def _lead_to_castle(
    lore: Lore, s: AnarchyState, p: Player, number: int, share: float, found: dict[str, float]
) -> None:
    """Favour the boxes that lead to what a castle calls for."""
    missing: set[str] = set()
    for thing in s.cards[number - 1].requires:
        if thing not in p.owned:
            missing |= {name for name in lore.towards[thing] if not is_filled(lore, p, name)}
    for name in missing & found.keys():
        found[name] += share / max(2, len(missing)) + lore.w.goal_step * share


def plain_mood(lore: Lore, s: AnarchyState, p: Player) -> Mood:
    """The mood without any whim."""
    return _mood(lore, likings(lore, s, p), Whim({}, {}))


def _mood(lore: Lore, liking: Liking, whim: Whim) -> Mood:
    """What a whim makes of what boxes and goods are worth."""
    prices = whim.prices
    price = {good: price * prices.get(good, 1.0) for good, price in lore.w.goods.items()}
    return Mood(liking, whim, price)


def _liked(lore: Lore, p: Player, mood: Mood) -> dict[str, float]:
    """What boxes are worth in this plan, as it stands now."""
    lacking = p.stock["food"] < mood.wanted, fighting_force(lore, p) < mood.required
    found = mood.liked.get(lacking)
    if found is None:
        found = mood.liking(*lacking)
        if sections := mood.whim.sections:
            section_of = lore.section_of
            found = {name: worth * sections[section_of[name]] for name, worth in found.items()}
        mood.liked[lacking] = found
    return found


def play_out(
    lore: Lore, s: AnarchyState, seat: Seat, mood: Mood, luck: Random, rng: Random | None
) -> tuple[float, Any, int]:
    """Act to the end of the phase: what that is worth, the first answer, and how many came."""
    s, p = alone(s, seat)
    answer = first = _answer(lore, s, p, mood, rng, _FIRST)
    steps = 1
    while not isinstance(answer, Stop) and steps < _LONG:
        perform(s, p, answer, luck)
        answer = _answer(lore, s, p, mood, rng, _LATER)
        steps += 1
    return at_rest(lore, s, p), first, steps


def _answer(
    lore: Lore, s: AnarchyState, p: Player, mood: Mood, rng: Random | None, odds: float
) -> Any:
    """What this mood says; a small choice now and then at random."""
    if p.asked is None:
        return next_action(lore, s, p, mood)
    if rng is not None and rng.random() < odds:
        return rng.choice(decisions.choices(s, p))
    _take_stock(lore, s, p, mood)
    return choosing.choose(lore, s, p, _liked(lore, p, mood))


# -- one action ------------------------------------------------------------------------------------


def next_action(lore: Lore, s: AnarchyState, p: Player, mood: Mood) -> Any:
    """What this mood does next."""
    attack = _attack(lore, s, p, mood)
    if attack is not None:
        return attack
    _take_stock(lore, s, p, mood)
    while True:
        worth, action = _best_fill(lore, s, p, mood)
        other = _preparation(lore, p, mood)
        if other is not None and other[0] > worth:
            worth, action = other
        if worth > 0:
            return action
        if mood.saving < 1:
            return STOP
        mood.saving = lore.w.dump


def _take_stock(lore: Lore, s: AnarchyState, p: Player, mood: Mood) -> None:
    """What force the round calls for, counted anew when something has been built."""
    tracks = p.tracks
    built = tracks["walls"] + tracks["towers"] + tracks["gate"] + p.moat + p.tent
    if built == mood.built:
        return
    mood.built = built
    mood.needs = [need(lore, s, p, place) for place in range(len(p.slots))]
    mood.required = required_force(s, p, mood.needs)
    mood.wanted = food_wanted(s, p)


def required_force(s: AnarchyState, p: Player, needs: Sequence[Need]) -> float:
    """What the attacks and the castle of the round call for."""
    required = sum([each.force for each in needs if each.workers])
    return required + (defence(s, p) if s.scenario.tents and p.tent < s.round else 0)


def _prices(lore: Lore, p: Player, mood: Mood) -> dict[str, float]:
    """What goods cost right now: who has to fight, and food that is due, are dear."""
    w, stock, price = lore.w, p.stock, mood.price
    saving = mood.saving
    priced = {good: cost * saving for good, cost in price.items()}
    spare = fighting_force(lore, p) - mood.required
    for good, force in lore.fighters:
        if spare < force:
            priced[good] = max(price[good], w.force * force)
        else:
            priced[good] += w.surplus
    missing = mood.wanted - stock["food"]
    if missing >= 0:
        short = w.food_short * price["food"] / w.goods["food"]
        priced["food"] = short
        if missing > 0 and stock["coin"] + stock["material"] <= 2 * missing:
            priced["coin"] = priced["material"] = short / 2
    return priced


def _best_fill(lore: Lore, s: AnarchyState, p: Player, mood: Mood) -> tuple[float, Any]:
    """The box worth most beyond its price; or a trade, where one resource is missing for it."""
    plan, liking = s.plan, _liked(lore, p, mood)
    price = _prices(lore, p, mood)
    priced, researching = plan.priced, plan.researching
    bills = [_bill(p, cost, price) for cost in plan.costs]
    best, found = 0.0, None
    lacking, lacked = 0.0, ""
    for name in p.open:
        worth = liking[name]
        for way, number in priced[name]:
            cost, missing = bills[number]
            net = worth - cost
            if missing:
                if net > lacking and missing in RESOURCES:
                    lacking, lacked = net, missing
            elif net > best and (name not in researching or researchable(s, p)):
                best, found = net, way
    if lacked and found is None:
        return _trade_for(p, lacked, lacking, price)
    return best, found


def _bill(p: Player, cost: Cost, price: Mapping[str, float]) -> tuple[float, str]:
    """What a cost comes to, and which good is missing for it; "-" if more than one is."""
    total, missing, stock = 0.0, "", p.stock
    for good, number in cost:
        total += price[good] * number
        if stock[good] < number:
            missing = good if not missing and stock[good] == number - 1 else "-"
    return total, missing


def _trade_for(p: Player, good: str, worth: float, price: Mapping[str, float]) -> tuple[float, Any]:
    """The cheapest trade for a resource, if it pays."""
    best, found = 0.0, None
    for trade in TRADES:
        if trade.gain == good and can_trade(p, trade):
            net = worth - price[trade.first] - price[trade.second] + price[good]
            if net > best:
                best, found = net, trade
    return best, found


def _preparation(lore: Lore, p: Player, mood: Mood) -> tuple[float, Any] | None:
    """One more of a tactic that this round's cards call for."""
    if not p.researched or not p.stock["material"]:
        return None
    w, best = lore.w, 0.0
    found: Any = None
    wanted: dict[str, float] = {}
    weight: dict[str, float] = {}
    for each in mood.needs:
        if each.tactic in p.researched:
            wanted[each.tactic] = wanted.get(each.tactic, 0.0) + each.force
            alone_helps = w.only_tactic / max(1.0, each.force)
            weight[each.tactic] = w.saved_force if each.workers else alone_helps
    for tactic, force in wanted.items():
        if force > p.prepared[tactic]:
            worth = weight[tactic] - mood.price["material"] * mood.saving
            if worth > best:
                best, found = worth, Prepare(tactic)
    return None if found is None else (best, found)


def _attack(lore: Lore, s: AnarchyState, p: Player, mood: Mood) -> AttackCastle | Trade | None:
    """The castle, as soon as it can be taken, with as little as possible; or food for it."""
    if not s.scenario.tents or p.tent >= s.round:
        return None
    found = attacks(s, p)
    if found:
        return min(found, key=lambda sent: sent.soldiers + lore.w.knight_sent * sent.knights)
    stock, card = p.stock, s.cards[s.round - 1]
    if stock["food"] >= card.food or not p.owns(card.requires):
        return None
    force = lore.box.numbers.force.attack
    if stock["soldier"] * force["soldier"] + stock["knight"] * force["knight"] < defence(s, p):
        return None
    trade: Trade | None = _trade_for(p, "food", lore.w.goal, mood.price)[1]
    return trade
