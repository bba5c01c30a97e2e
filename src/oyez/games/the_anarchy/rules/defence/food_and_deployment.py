"""The Castle Defence phase, steps 1 to 3: food, deployment, and what is left is discarded."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from oyez.games.the_anarchy.answers import PAY_FOOD, Deployment, PayFood, Trade
from oyez.games.the_anarchy.box.edition import GOODS
from oyez.games.the_anarchy.rules.defence.assault import begin_defence
from oyez.games.the_anarchy.rules.defence.spies import turn_up
from oyez.games.the_anarchy.rules.sheets.fortifications import SIDES
from oyez.games.the_anarchy.rules.sheets.grudge import receive_grudge
from oyez.games.the_anarchy.rules.sheets.trade import make_trade, trades
from oyez.games.the_anarchy.scene.happenings import AttackTurnedUp, FoodPaid, WorkersDeployed
from oyez.games.the_anarchy.state import AnarchyState, Player
from oyez.kernel import Ask, Choices, Commit, Flow, OneOf, OpenPhase, Seat, Split

FIGHTERS: Final = ("knight", "soldier", "craftsman")
"""TA-DEFENSE-04: who defends the castle, in the order in which they are deployed."""


def preparation(s: AnarchyState) -> Flow[None]:
    """TA-ROUND-05, -06, TA-DEFENSE-18: all at once, or at some tables one after the other."""
    if not s.defending:
        begin_preparation(s)
        return
    asked = [s.players[seat] for seat in s.defending if not s.players[seat].done]
    if asked:
        seat, answer = yield OpenPhase([question(s, p) for p in asked])
        p = s.player(seat)
        prepare(s, p, answer)
        return
    yield from reveal_fronts(s)
    s.begin_phase("defence")
    for seat in s.defending:
        yield from begin_defence(s, s.players[seat])


def begin_preparation(s: AnarchyState) -> None:
    """Who has nothing to decide is ready at once."""
    if not s.to_defend:
        s.to_defend = s.turn_order()
        for p in s.players:
            p.done = p.paid = False
    number = 1 if s.options.defence_in_turn else len(s.to_defend)
    s.defending, s.to_defend = s.to_defend[:number], s.to_defend[number:]
    for seat in s.defending:
        go_on(s, s.players[seat])


def go_on(s: AnarchyState, p: Player) -> None:
    """Do what needs no answer: food that is there is paid, and nobody means no deployment."""
    if not p.paid and not food_trades(s, p):
        pay_food(s, p)
    if p.paid and not fighter_to_deploy(p):
        end_deployment(s, p)


def question(s: AnarchyState, p: Player) -> Ask:
    """What a player is asked: food first, then the deployment."""
    if p.paid:
        worker = fighter_to_deploy(p)
        deploying = {"worker": worker, "number": p.stock[worker]}
        return Ask(p.seat, deployments(p, worker), "deploy", "TA-DEFENSE-04", deploying)
    about = {"food": food_due(s), "missing": food_due(s) - p.stock["food"]}
    return Ask(p.seat, partial(food_choices, s, p), "pay-food", "TA-DEFENSE-02", about)


def prepare(s: AnarchyState, p: Player, answer: Any) -> None:
    """One answer."""
    if isinstance(answer, Trade):
        make_trade(s, p, answer)
    elif isinstance(answer, PayFood):
        pay_food(s, p)
    else:
        deploy(p, answer)
    go_on(s, p)


# -- step 1: food ----------------------------------------------------------------------------------


def food_due(s: AnarchyState) -> int:
    """TA-DEFENSE-02, TA-SIEGEMODE-02, TA-R48: that of the round, and that on the ribbon."""
    return s.box.rounds[s.round].food + s.card.ribbon_food


def food_trades(s: AnarchyState, p: Player) -> list[Trade]:
    """TA-R15, TA-R77: who lacks food may trade for it before paying, but need not."""
    if p.stock["food"] >= food_due(s):
        return []
    return [trade for trade in trades(p) if trade.gain == "food"]


def food_choices(s: AnarchyState, p: Player) -> Choices[Trade | PayFood]:
    """TA-R77: trade for food, or pay what there is."""
    return OneOf([*food_trades(s, p), PAY_FOOD])


def pay_food(s: AnarchyState, p: Player) -> None:
    """TA-DEFENSE-02, -03, -13, TA-SIEGEMODE-03: all that is due; Grudge for what is lacking."""
    due = food_due(s)
    paid = min(due, p.stock["food"])
    p.stock["food"] -= paid
    p.paid = True
    s.tell(FoodPaid, p.seat, paid, due - paid)
    receive_grudge(p, (due - paid) * s.box.numbers.grudge.unpaid_food)


# -- steps 2 and 3: deployment ---------------------------------------------------------------------


def fighter_to_deploy(p: Player) -> str:
    """Whose places are chosen next; "" once all are deployed."""
    for worker in FIGHTERS:
        if p.stock[worker]:
            return worker
    return ""


def deployments(p: Player, worker: str) -> Choices[Deployment]:
    """TA-DEFENSE-04, -16, TA-R39: all workers of a kind, in any distribution."""
    number = p.stock[worker]
    return Split(dict.fromkeys(SIDES, number), number)


def deploy(p: Player, answer: Deployment) -> None:
    """TA-DEFENSE-04: one kind after the other goes to the walls."""
    worker = fighter_to_deploy(p)
    for side, number in answer:
        p.deployed[side][worker] = number
    p.stock[worker] = 0


def end_deployment(s: AnarchyState, p: Player) -> None:
    """TA-DEFENSE-05: all that is left goes to the supply."""
    for good in GOODS:
        p.stock[good] = 0
    p.done = True
    if s.events is not None:
        s.tell(WorkersDeployed, p.seat, *[force_on(s, p, side) for side in SIDES])


def force_on(s: AnarchyState, p: Player, side: str) -> int:
    """TA-DEFENSE-15: of all workers who stand there."""
    force = s.plan.force
    return sum(force[worker] * number for worker, number in p.deployed[side].items())


# -- step 4 begins ---------------------------------------------------------------------------------


def reveal_fronts(s: AnarchyState) -> Flow[None]:
    """TA-DEFENSE-06, -18: the face-down cards, once everybody has prepared."""
    hidden = {seat: dict(s.fronts[seat]) for seat in s.defending if s.fronts[seat]}
    yield Commit("TA-DEFENSE-18", shown=hidden, seen=None)
    for seat, places in hidden.items():
        for place in sorted(places):
            s.tell(AttackTurnedUp, Seat(seat), turn_up(s, s.players[seat], place))
