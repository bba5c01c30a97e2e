"""The defence of the castle: who stands where, and what is done about each card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from oyez.games.the_anarchy.answers import CONCEDE, Deployment, Drink, Rally, Spend, UseTactic
from oyez.games.the_anarchy.bot.imagined import alone, run
from oyez.games.the_anarchy.bot.lore import Lore
from oyez.games.the_anarchy.bot.outlook import unmet
from oyez.games.the_anarchy.bot.standing import between_rounds
from oyez.games.the_anarchy.box.plan import DRINKERS
from oyez.games.the_anarchy.rules.defence import aftermath, assault
from oyez.games.the_anarchy.rules.defence.assault import ALL_FACED, strength
from oyez.games.the_anarchy.rules.defence.attack_cards import redeal_fronts
from oyez.games.the_anarchy.rules.defence.food_and_deployment import (
    FIGHTERS,
    deploy,
    end_deployment,
    pay_food,
)
from oyez.games.the_anarchy.rules.defence.spies import turn_up
from oyez.games.the_anarchy.rules.sheets.fortifications import SIDES
from oyez.games.the_anarchy.rules.sheets.tactics import usable
from oyez.games.the_anarchy.state import FACE_DOWN, AnarchyState, Player
from oyez.kernel import Seat

Men = dict[str, dict[str, int]]
"""By side, then by kind: how many are to stand there."""

# Deals of face-down cards that a deployment is tried on, and how many deployments are.
_DEALS: Final = 3
TRIES: Final = 70


# -- deeds -----------------------------------------------------------------------------------------


def best_deed(lore: Lore, s: AnarchyState, seat: Seat) -> Any:
    """The deed after which the defence ends best, if all else is done as one is used to."""
    usual = deed(s, s.players[seat])
    best, found = outcome_after(lore, s, seat, usual), usual
    for other in assault.deeds_open(s, s.players[seat]):
        if other != usual:
            worth = outcome_after(lore, s, seat, other)
            if worth > best + 1e-6:
                best, found = worth, other
    return found


def outcome(lore: Lore, s: AnarchyState, seat: Seat) -> float:
    """What the round comes to if all cards are met as usual."""
    s, p = alone(s, seat)
    return played_out(lore, s, p, Random(0))


def outcome_after(lore: Lore, s: AnarchyState, seat: Seat, first: Any) -> float:
    """What the round comes to after this deed."""
    s, p = alone(s, seat)
    luck = Random(0)
    run(assault.do(s, p, first), luck)
    run(assault.go_on(s, p), luck)
    return played_out(lore, s, p, luck)


def played_out(lore: Lore, s: AnarchyState, p: Player, luck: Random) -> float:
    """What the round comes to if the rest of the cards is met as usual."""
    while p.facing > ALL_FACED:
        run(assault.do(s, p, deed(s, p)), luck)
        run(assault.go_on(s, p), luck)
    run(aftermath.withstand(s, p), luck)
    run(aftermath.judge(s, p), luck)
    run(aftermath.dismiss(s, p), luck)
    if s.scenario.tents:
        p.grudge += s.round - p.tent
    return between_rounds(lore, s, p)


def deed(s: AnarchyState, p: Player) -> Any:
    """What is done about a card without thinking long."""
    card = assault.card_faced(s, p)
    kind = s.box.types[card.type]
    ready = usable(p, kind.tactic) if kind.tactic else 0
    short = {side: force for side, force in p.short.items() if force}
    if not kind.workers:
        side = next(iter(short))
        return UseTactic(side) if ready >= short[side] else CONCEDE
    missing = {side: force - _standing(s, p, side) for side, force in short.items()}
    missing = {side: force for side, force in missing.items() if force > 0}
    lacking = sum(missing.values())
    if not lacking:
        return _hold(s, p, short, ready)
    side = next(iter(missing))
    if lacking <= ready:
        return UseTactic(side)
    helped = _help(s, p, missing, lacking - ready)
    if helped is not None:
        return helped
    return _give_way(s, p, short)


def _standing(s: AnarchyState, p: Player, side: str) -> int:
    """The force of those who stand on a side."""
    force = s.plan.force
    return sum([force[worker] * number for worker, number in p.deployed[side].items()])


def _hold(s: AnarchyState, p: Player, short: Mapping[str, int], ready: int) -> Any:
    """Workers are enough; a tactic saves those who are needed for a card to come."""
    for side, force in short.items():
        if ready and _standing(s, p, side) - force < _to_come(s, p, side):
            return UseTactic(side)
    side = next(iter(short))
    return Spend(_fitting(s, p, side, short[side]), side)


def _to_come(s: AnarchyState, p: Player, side: str) -> int:
    """The force that later cards will bring against a side, beyond fortifications."""
    letters = s.options.forces[s.round - 1]
    force = 0
    for slot in p.slots[: p.facing]:
        card = s.box.attacks[slot.card]
        kind = s.box.types[card.type]
        for at, letter in card.sides:
            if at == side and kind.workers:
                force += max(0, letters[letter] - strength(p, kind.fortification, side))
    return force


def _fitting(s: AnarchyState, p: Player, side: str, force: int) -> str:
    """Whose whole force is needed, the strongest first; else the weakest."""
    forces = s.plan.force
    workers = sorted(p.deployed[side], key=forces.__getitem__)
    fitting = [worker for worker in workers if forces[worker] <= force]
    return fitting[-1] if fitting else workers[0]


def _help(s: AnarchyState, p: Player, missing: Mapping[str, int], lacking: int) -> Any:
    """A beer or a Rally token, if such help is enough."""
    side = next(iter(missing))
    drinkers = [w for w in DRINKERS if w in p.deployed[side]]
    spare = [
        (worker, other)
        for other in SIDES
        if other not in p.short and _standing(s, p, other) > _to_come(s, p, other)
        for worker in p.deployed[other]
    ]
    beers = min(p.beers, sum([p.deployed[at].get(w, 0) for at in missing for w in DRINKERS]))
    reach = beers + 2 * min(p.rally, len(spare))
    if reach < lacking:
        return None
    if beers and drinkers:
        return Drink(drinkers[0], side)
    if p.rally and spare:
        worker, other = max(spare, key=lambda pair: s.plan.force[pair[0]])
        return Rally(worker, other, side)
    return None


def _give_way(s: AnarchyState, p: Player, short: Mapping[str, int]) -> Any:
    """The card is lost: those who must fight do, and no more is spent on it."""
    for side in short:
        if p.deployed[side]:
            return Spend(min(p.deployed[side], key=s.plan.force.__getitem__), side)
    return CONCEDE


# -- deployment ------------------------------------------------------------------------------------


def best_deployment(lore: Lore, s: AnarchyState, seat: Seat, rng: Random) -> Deployment:
    """Where a kind of worker goes so that all do well, whatever lies face down."""
    p = s.players[seat]
    deals = [_dealt(s, p, rng) for _ in range(_DEALS if s.fronts.get(seat) else 1)]
    workers = [worker for worker in FIGHTERS if p.stock[worker]]
    now = first_deployment(lore, s, p, deals)
    best = _rated(lore, deals, seat, workers, now)
    for _ in range(TRIES):
        other = _changed(now, workers, rng)
        worth = _rated(lore, deals, seat, workers, other)
        if worth >= best:
            best, now = worth, other
    return as_answer(workers[0], now)


def _changed(now: Men, workers: Sequence[str], rng: Random) -> Men:
    """The same, but that some of a kind have gone to another side."""
    worker = rng.choice(workers)
    origin = rng.choice([side for side in SIDES if now[side].get(worker)])
    target = rng.choice([side for side in SIDES if side != origin])
    number = rng.randint(1, now[origin][worker]) if rng.random() < 0.3 else 1
    other = {side: dict(men) for side, men in now.items()}
    other[origin][worker] -= number
    other[target][worker] = other[target].get(worker, 0) + number
    return other


def _dealt(s: AnarchyState, p: Player, rng: Random) -> AnarchyState:
    """The same table with other cards face down."""
    twin, _ = alone(s, p.seat)
    twin.fronts = {seat: dict(fronts) for seat, fronts in s.fronts.items()}
    redeal_fronts(twin, rng)
    return twin


def as_answer(worker: str, men: Men) -> Deployment:
    """Where a kind of worker goes, as it is said."""
    return tuple([(side, men[side][worker]) for side in SIDES if men[side].get(worker)])


def _rated(
    lore: Lore, deals: Sequence[AnarchyState], seat: Seat, workers: Sequence[str], men: Men
) -> float:
    """What the round comes to, on average."""
    answers = [as_answer(worker, men) for worker in workers]
    worth = 0.0
    luck = Random(0)
    for deal in deals:
        s, p = alone(deal, seat)
        s.fronts = {seat: dict(s.fronts.get(seat, {}))}
        for answer in answers:
            deploy(p, answer)
        end_deployment(s, p)
        for place in list(s.fronts[seat]):
            turn_up(s, p, place)
        run(assault.begin_defence(s, p), luck)
        worth += played_out(lore, s, p, luck)
    return worth


def prepared(lore: Lore, s: AnarchyState, seat: Seat) -> float:
    """What the round comes to if food is paid, and all who are left go where they are needed."""
    s, p = alone(s, seat)
    if not p.paid:
        pay_food(s, p)
    workers = [worker for worker in FIGHTERS if p.stock[worker]]
    return _rated(lore, [s], seat, workers, first_deployment(lore, s, p, [s]))


def first_deployment(lore: Lore, s: AnarchyState, p: Player, deals: Sequence[AnarchyState]) -> Men:
    """The easiest cards first: as many on each side as they call for; the rest anywhere."""
    wanted = dict.fromkeys(SIDES, 0.0)
    force = s.plan.fresh
    reach = float(sum([force[worker] * p.stock[worker] for worker in FIGHTERS]))
    cards = _cards(p, deals)
    for share, name in sorted(cards, key=lambda pair: unmet(lore, s, p, s.box.attacks[pair[1]])):
        card = s.box.attacks[name]
        called = unmet(lore, s, p, card) * share
        if called > reach or not s.box.types[card.type].workers:
            continue
        reach -= called
        kind, letters = s.box.types[card.type], s.options.forces[s.round - 1]
        for side, letter in card.sides:
            more = letters[letter] - strength(p, kind.fortification, side)
            wanted[side] += share * max(0, more)
    for side in SIDES:
        wanted[side] -= _standing(s, p, side)
    found: Men = {side: {} for side in SIDES}
    for worker in sorted(FIGHTERS, key=lambda worker: -force[worker]):
        for _ in range(p.stock[worker]):
            side = max(SIDES, key=lambda side: wanted[side])
            found[side][worker] = found[side].get(worker, 0) + 1
            wanted[side] -= force[worker]
    return found


def _cards(p: Player, deals: Sequence[AnarchyState]) -> list[tuple[float, str]]:
    """The cards to be met, with their odds."""
    found = [(1.0, slot.card) for slot in p.slots if slot.card != FACE_DOWN]
    for deal in deals:
        found += [(1 / len(deals), card) for card in deal.fronts.get(p.seat, {}).values()]
    return found
