"""The Castle Defence phase, steps 4 and 5: cards are resolved from right to left."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from oyez.games.the_anarchy.answers import CONCEDE, Concede, Drink, Rally, Spend, UseTactic
from oyez.games.the_anarchy.box.edition import AttackCard
from oyez.games.the_anarchy.box.plan import DRINKERS, LAID_DOWN, WITH_BEER
from oyez.games.the_anarchy.rules.sheets.fortifications import SIDES, TOWERS_BY_SIDE
from oyez.games.the_anarchy.rules.sheets.icons import resolve
from oyez.games.the_anarchy.rules.sheets.tactics import usable
from oyez.games.the_anarchy.scene.happenings import (
    BeerDrunk,
    CardDefended,
    CardFaced,
    CardLost,
    TacticUsed,
    WorkerRallied,
    WorkerSpent,
)
from oyez.games.the_anarchy.scene.reasons import why_no_deed
from oyez.games.the_anarchy.state import AnarchyState, Player, Slot
from oyez.kernel import Ask, Choices, Flow, OneOf, OpenPhase

ALL_FACED: Final = -1
KINDS: Final = (
    *("craftsman", "soldier", "knight"),
    *(f"{worker}{WITH_BEER}" for worker in DRINKERS),
    *(f"{worker}{LAID_DOWN}" for worker in ("craftsman", "soldier", "knight")),
)
"""How workers may stand on a side."""
MOVES: Final = {
    (kind, side): tuple(Rally(kind, side, to) for to in SIDES if to != side)
    for kind in KINDS
    for side in SIDES
}
"""TA-DEFENSE-39: where a Rally token may move a worker."""
SPENDS: Final = {(kind, side): Spend(kind, side) for kind in KINDS for side in SIDES}


def defence(s: AnarchyState) -> Flow[None]:
    """TA-ROUND-05, TA-AFTERMATH-01: each resolves the own cards, until all have."""
    asked = [s.players[seat] for seat in s.defending if s.players[seat].facing > ALL_FACED]
    if asked:
        seat, deed = yield OpenPhase([question(s, p) for p in asked])
        p = s.player(seat)
        yield from do(s, p, deed)
        yield from go_on(s, p)
        return
    s.defending = []
    s.begin_phase("preparation" if s.to_defend else "aftermath")
    yield from ()


def question(s: AnarchyState, p: Player) -> Ask:
    """What is done about the card that is being resolved."""
    about = {"card": p.slots[p.facing].card, "force": sum(p.short.values())}
    return Ask(p.seat, partial(open_deeds, s, p), "defend", "TA-DEFENSE-21", about)


def begin_defence(s: AnarchyState, p: Player) -> Flow[None]:
    """TA-DEFENSE-06, -19: the rightmost card first, the Final Assault last."""
    p.facing = len(p.slots) - 1
    face(s, p)
    yield from go_on(s, p)


def card_faced(s: AnarchyState, p: Player) -> AttackCard:
    """The card that is being resolved."""
    return s.box.attacks[p.slots[p.facing].card]


# -- what a card does ------------------------------------------------------------------------------


def face(s: AnarchyState, p: Player) -> None:
    """TA-DEFENSE-20, -23..25, -43: fortifications absorb what they can, before all else."""
    card = card_faced(s, p)
    letters = s.options.forces[s.round - 1]
    fortification = s.box.types[card.type].fortification
    p.short = {}
    whole = 0
    for side, letter in card.sides:
        force = letters[letter]
        whole += force
        p.short[side] = max(0, force - strength(p, fortification, side))
    s.tell(CardFaced, p.seat, card.id, whole, whole - sum(p.short.values()))


def strength(p: Player, fortification: str, side: str) -> int:
    """TA-DEFENSE-23, TA-ATTACKTYPES-06..08: what a fortification meets on a side."""
    if fortification == "walls":
        return p.walls[side]
    if fortification == "towers":
        return sum([p.towers[corner] for corner in TOWERS_BY_SIDE[side]])
    if fortification == "gate":
        return p.gate
    return p.moat if fortification == "moat" else 0


def go_on(s: AnarchyState, p: Player) -> Flow[None]:
    """TA-DEFENSE-21, -31..33: as long as nothing is to be decided, card after card."""
    while p.facing > ALL_FACED:
        if not any(p.short.values()):
            yield from end_card(s, p, defended=True)
            continue
        deed = only_deed(s, p)
        if deed is None:
            return
        yield from do(s, p, deed)


def end_card(s: AnarchyState, p: Player, *, defended: bool) -> Flow[None]:
    """TA-DEFENSE-07, -31, -32: Bravery for a violent attack that is repelled; then the next."""
    card = card_faced(s, p)
    p.slots[p.facing] = Slot(card.back, card.id, defended)
    p.short = {}
    s.tell(CardDefended if defended else CardLost, p.seat, card.id)
    if defended and card.violent:
        p.due.extend(["bravery"] * s.box.numbers.rewards.violent)
        yield from resolve(s, p)
    p.facing -= 1
    if p.facing > ALL_FACED:
        face(s, p)


# -- what can be done about it ---------------------------------------------------------------------


def open_deeds(s: AnarchyState, p: Player) -> Choices[Any]:
    """TA-R41, TA-R63: tactics, beer, Rally tokens and workers, in any order."""
    return OneOf(deeds_open(s, p), partial(why_no_deed, s, p))


def deeds_open(s: AnarchyState, p: Player) -> list[Any]:
    """TA-DEFENSE-22: what the card allows; it may be let through once nobody must defend."""
    kind = s.box.types[card_faced(s, p).type]
    short = [side for side, force in p.short.items() if force]
    found: list[Any] = []
    if kind.workers:
        found += [SPENDS[worker, side] for side in short for worker in p.deployed[side]]
    must = bool(found)
    if usable(p, kind.tactic):
        found += [UseTactic(side) for side in short]
    found += drinks(p)
    found += rallies(p)
    if not must:
        found.append(CONCEDE)
    return found


def only_deed(s: AnarchyState, p: Player) -> Any:
    """The one thing that can be done; None if there is a choice."""
    if p.rally and any(p.deployed.values()):
        return None
    deeds = deeds_open(s, p)
    return deeds[0] if len(deeds) == 1 else None


def drinks(p: Player) -> list[Drink]:
    """TA-DEFENSE-12, -35, -38, TA-R45: each Craftsman and Soldier may have one beer."""
    if not p.beers:
        return []
    return [
        Drink(worker, side) for side in SIDES for worker in DRINKERS if worker in p.deployed[side]
    ]


def rallies(p: Player) -> list[Rally]:
    """TA-DEFENSE-11, -39, TA-R74: an active token moves any deployed worker to any other side."""
    if not p.rally:
        return []
    return [move for side in SIDES for worker in p.deployed[side] for move in MOVES[worker, side]]


def do(s: AnarchyState, p: Player, deed: Any) -> Flow[None]:
    """Carry one deed out; to concede leaves the card above the player board."""
    if isinstance(deed, Spend):
        spend(s, p, deed)
    elif isinstance(deed, UseTactic):
        use_tactic(s, p, deed.side)
    elif isinstance(deed, Drink):
        drink(s, p, deed)
    elif isinstance(deed, Rally):
        rally(s, p, deed)
    else:
        assert isinstance(deed, Concede)
        yield from end_card(s, p, defended=False)


def spend(s: AnarchyState, p: Player, deed: Spend) -> None:
    """TA-DEFENSE-28, -30, -34, -37, TA-R75, TA-R78: all that is needed, up to his force."""
    force = s.plan.force[deed.worker]
    used = min(force, p.short[deed.side])
    p.short[deed.side] -= used
    remove(p, deed.side, deed.worker)
    if used < force:
        add(p, deed.side, deed.worker.removesuffix(WITH_BEER) + LAID_DOWN)
    s.tell(WorkerSpent, p.seat, deed.worker, deed.side, used < force)


def use_tactic(s: AnarchyState, p: Player, side: str) -> None:
    """TA-DEFENSE-26, -27: its circled box is filled."""
    tactic = s.box.types[card_faced(s, p).type].tactic
    p.prepared[tactic] -= 1
    p.short[side] -= 1
    s.tell(TacticUsed, p.seat, tactic)


def drink(s: AnarchyState, p: Player, deed: Drink) -> None:
    """TA-DEFENSE-35, -36: as strong as a Knight, for this time."""
    p.beers -= 1
    remove(p, deed.side, deed.worker)
    add(p, deed.side, deed.worker + WITH_BEER)
    s.tell(BeerDrunk, p.seat, deed.worker, deed.side)


def rally(s: AnarchyState, p: Player, deed: Rally) -> None:
    """TA-DEFENSE-39, -41: the token is used up for this round."""
    p.rally -= 1
    p.rallied += 1
    remove(p, deed.side, deed.worker)
    add(p, deed.to, deed.worker)
    s.tell(WorkerRallied, p.seat, deed.worker, deed.side, deed.to)


def add(p: Player, side: str, worker: str) -> None:
    """One more of a kind on a side."""
    p.deployed[side][worker] = p.deployed[side].get(worker, 0) + 1


def remove(p: Player, side: str, worker: str) -> None:
    """One fewer of a kind on a side."""
    left = p.deployed[side][worker] - 1
    if left:
        p.deployed[side][worker] = left
    else:
        del p.deployed[side][worker]
