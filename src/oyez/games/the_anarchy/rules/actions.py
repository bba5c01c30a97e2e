"""The Actions phase: all players act at once, each on the own sheets."""

from __future__ import annotations

from functools import partial
from typing import Any

from oyez.games.the_anarchy.answers import (
    RESUME,
    STOP,
    AttackCastle,
    Fill,
    Prepare,
    Resume,
    Spy,
    Stop,
    Trade,
)
from oyez.games.the_anarchy.box.plan import Cost
from oyez.games.the_anarchy.rules.defence.castle_attack import attack, attacks
from oyez.games.the_anarchy.rules.defence.spies import spy, spyings
from oyez.games.the_anarchy.rules.sheets import decisions
from oyez.games.the_anarchy.rules.sheets.boxes import can_pay, fill, pay
from oyez.games.the_anarchy.rules.sheets.icons import resolve, take_gains
from oyez.games.the_anarchy.rules.sheets.tactics import preparations, prepare, researchable
from oyez.games.the_anarchy.rules.sheets.trade import make_trade, trades
from oyez.games.the_anarchy.scene.happenings import ActingResumed, ActingStopped, BoxFilled
from oyez.games.the_anarchy.scene.reasons import why_no_action, why_no_decision
from oyez.games.the_anarchy.state import AnarchyState, Player
from oyez.kernel import NOTHING, Ask, Choices, Commit, Flow, OneOf, OpenPhase, Seat

PHASE = "actions"


def actions(s: AnarchyState) -> Flow[None]:
    """TA-ROUND-02, -04: whoever is first is heard first; the phase ends when all have stopped."""
    heard: tuple[Seat, Any] = yield OpenPhase([question(s, p) for p in s.players if not p.done])
    p, answer = s.players[heard[0]], heard[1]
    if p.asked is not None:
        decisions.decide(s, p, answer)
    elif isinstance(answer, Spy):
        yield from spy(s, p, answer)
    else:
        act(s, p, answer)
    if p.due:
        take_gains(s, p)
    if p.due or p.asked is not None:
        yield from settle(s, p)
    if p.done and all(each.done for each in s.players):
        yield Commit("TA-ROUND-04")
        s.begin_phase("preparation")


def question(s: AnarchyState, p: Player) -> Ask:
    """What a player is asked: what an icon leaves open, or the next action."""
    if p.asked is None:
        return Ask(p.seat, partial(open_actions, s, p), "act", "TA-ACTION-04")
    kind = decisions.kind_asked(p)
    about = {"thing": p.asked.things[0]} if p.asked.things else None
    return Ask(p.seat, partial(open_decisions, s, p), kind.prompt, kind.rule, about)


def open_actions(s: AnarchyState, p: Player) -> Choices[Any]:
    """TA-ACTION-04, -05: any number of actions in any order, as far as costs and needs allow."""
    found: list[Any] = fillable(s, p)
    if p.researched:
        found += preparations(s, p)
    found += trades(p)
    if p.knowledge:
        found += spyings(s, p)
    if p.tent < s.round:
        found += attacks(s, p)
    found.append(STOP)
    return OneOf(found, partial(why_no_action, s, p))


def fillable(s: AnarchyState, p: Player) -> list[Any]:
    """TA-ACTION-01, TA-R10, TA-R22: the open boxes that can be paid for, each in every way."""
    plan = s.options.plan
    payable = [can_pay(p, cost) for cost in plan.costs]
    priced, researching = plan.priced, plan.researching
    found: list[Any] = []
    for name in p.open:
        for way, cost_number in priced[name]:
            if payable[cost_number] and (name not in researching or researchable(s, p)):
                found.append(way)
    return found


def open_decisions(s: AnarchyState, p: Player) -> Choices[Any]:
    """What may be said to an icon that leaves a choice."""
    return OneOf(decisions.choices(s, p), partial(why_no_decision, s, p))


def act(s: AnarchyState, p: Player, answer: Any) -> None:
    """TA-ACTION-05: one action, other than to spy."""
    if isinstance(answer, Fill):
        fill_box(s, p, answer)
    elif isinstance(answer, Prepare):
        prepare(s, p, answer.tactic)
    elif isinstance(answer, Trade):
        make_trade(s, p, answer)
    elif isinstance(answer, AttackCastle):
        attack(s, p, answer)
    else:
        assert isinstance(answer, Stop)
        p.done = True
        s.tell(ActingStopped, p.seat)


def fill_box(s: AnarchyState, p: Player, answer: Fill) -> None:
    """TA-ACTION-01, -03: pay first, then fill."""
    cost = cost_of(s, answer)
    pay(p, cost)
    if s.events is not None:
        s.tell(BoxFilled, p.seat, answer.box, dict(cost))
    fill(s, p, s.options.box.boxes[answer.box])


def cost_of(s: AnarchyState, answer: Fill) -> Cost:
    """What is paid by an answer."""
    ways = s.options.plan.ways[answer.box]
    if len(ways) == 1:
        return ways[0][1]
    return next(cost for way, cost in ways if way.pay == answer.pay)


def settle(s: AnarchyState, p: Player) -> Flow[None]:
    """TA-R09: resolve what is due, up to a decision that leaves a choice."""
    yield from resolve(s, p)
    while p.asked is not None:
        open_ = decisions.choices(s, p)
        if len(open_) != 1:
            return
        decisions.decide(s, p, open_[0])
        yield from resolve(s, p)


# -- out of turn -----------------------------------------------------------------------------------


def resumptions(s: AnarchyState, seat: Seat) -> Choices[Any]:
    """TA-R21: who has stopped may act again, as long as somebody still acts."""
    still = s.phase == PHASE and s.players[seat].done and not all(p.done for p in s.players)
    return OneOf([RESUME]) if still else NOTHING


def resume(s: AnarchyState, seat: Seat, answer: Resume) -> Flow[None]:
    """TA-R21."""
    assert answer == RESUME
    s.players[seat].done = False
    s.tell(ActingResumed, seat)
    yield from ()
