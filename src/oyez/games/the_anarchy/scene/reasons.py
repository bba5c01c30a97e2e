"""Why something is not possible, with the rule behind it."""

from __future__ import annotations

from typing import Any

from oyez.games.the_anarchy.answers import (
    AttackCastle,
    Concede,
    Drink,
    Fill,
    Prepare,
    RaiseWall,
    Rally,
    Spend,
    Spy,
    TakePath,
    Trade,
    UseTactic,
)
from oyez.games.the_anarchy.box.edition import SheetBox
from oyez.games.the_anarchy.box.plan import CENTRE
from oyez.games.the_anarchy.rules.sheets.tactics import researchable
from oyez.games.the_anarchy.state import FACE_DOWN, AnarchyState, Player
from oyez.kernel import Reason


def why_no_path(s: AnarchyState, answer: Any) -> Reason | None:
    """Why a Path card cannot be taken."""
    if isinstance(answer, TakePath) and answer.path in s.box.paths:
        return Reason("path-not-offered", "TA-PATHDRAFT-02", {"path": answer.path})
    return None


# -- actions ---------------------------------------------------------------------------------------


def why_no_action(s: AnarchyState, p: Player, action: Any) -> Reason | None:
    """Why something cannot be done in the Actions phase."""
    match action:
        case Fill(box):
            return why_not_filled(s, p, s.box.boxes[box], action.pay)
        case Prepare(tactic) if tactic not in p.researched and tactic in s.box.tactics:
            return Reason("not-researched", "TA-TACTICS-02", {"tactic": tactic})
        case Prepare(tactic) if tactic in s.box.tactics:
            return Reason("too-dear", "TA-TACTICS-03", {"good": "material", "number": 1})
        case Trade(first, second, gain):
            if gain in (first, second):
                return Reason("same-resource", "TA-R14")
            return Reason("nothing-to-trade", "TA-TRADE-01")
        case Spy():
            return why_not_spied(s, p, action)
        case AttackCastle():
            return why_no_attack(s, p)
        case _:
            return None


def why_not_filled(s: AnarchyState, p: Player, box: SheetBox, pay: str) -> Reason | None:
    """TA-ACTION-04: what a box still needs; its price comes last."""
    if box.section in s.plan.in_row:
        filled = p.tracks[box.section]
        if filled >= box.number:
            return Reason("filled-already", "TA-TRACK-01", {"box": box.id})
        if filled < box.number - 1:
            return Reason("box-before", "TA-TRACK-01", {"box": box.id})
    elif box.id in p.boxes:
        return Reason("filled-already", "TA-ACTION-01", {"box": box.id})
    if s.box.sections[box.section].by != "action" or box.fills:
        return Reason("not-by-action", "TA-ACTION-03", {"box": box.id})
    return why_closed(p, box) or why_too_dear(s, p, box, pay)


def why_closed(p: Player, box: SheetBox) -> Reason | None:
    """TA-COMMAND-06, TA-FORT-04, -05, TA-WHEEL-03, -06: measure, crane or line that is missing."""
    for line, least in box.measure:
        if p.tracks[line] < least:
            about: dict[str, str | int] = {"line": line, "number": least, "own": p.tracks[line]}
            return Reason("measure", "TA-COMMAND-06", about)
    for thing in box.requires:
        if thing not in p.owned:
            return Reason("not-owned", "TA-WHEEL-10", {"thing": thing})
    for name in box.after:
        if name not in p.boxes:
            return Reason("needs-box", "TA-BUILDING-01", {"box": box.id, "needs": name})
    if box.joined and not any(name == CENTRE or name in p.boxes for name in box.joined):
        return Reason("not-joined", "TA-WHEEL-03", {"box": box.id})
    return None


def why_too_dear(s: AnarchyState, p: Player, box: SheetBox, pay: str) -> Reason | None:
    """TA-R10: what is missing of the price."""
    for way, cost in s.plan.ways[box.id]:
        if way.pay == pay or not pay:
            for good, number in cost:
                if p.stock[good] < number:
                    return Reason("too-dear", "TA-R10", {"good": good, "number": number})
    if box.id in s.plan.researching and not researchable(s, p):
        return Reason("nothing-to-research", "TA-R22")
    return Reason("no-such-way", "TA-ACTION-01", {"box": box.id})


def why_not_spied(s: AnarchyState, p: Player, spy: Spy) -> Reason | None:
    """TA-SPIES-08, -13."""
    if not p.knowledge:
        return Reason("no-knowledge", "TA-SPIES-08")
    slot = s.players[spy.seat].slots[spy.slot]
    if slot.card != FACE_DOWN:
        return Reason("face-up", "TA-SPIES-10")
    return Reason("helped-enough", "TA-SPIES-13", {"number": s.box.numbers.limits.helps})


def why_no_attack(s: AnarchyState, p: Player) -> Reason | None:
    """TA-CASTLEATTACK-01..06, -15: what an attack still needs."""
    if not s.scenario.tents:
        return Reason("no-castles", "TA-CASTLEATTACK-03")
    if p.tent >= s.round:
        return Reason("taken-already", "TA-R31")
    for thing in s.card.requires:
        if thing not in p.owned:
            return Reason("not-owned", "TA-CASTLEATTACK-06", {"thing": thing})
    if p.stock["food"] < s.card.food:
        return Reason("too-dear", "TA-CASTLEATTACK-05", {"good": "food", "number": s.card.food})
    return Reason("wrong-force", "TA-CASTLEATTACK-04")


# -- decisions -------------------------------------------------------------------------------------


def why_no_decision(s: AnarchyState, p: Player, answer: Any) -> Reason | None:  # noqa: ARG001
    """Why an icon cannot be used so."""
    if isinstance(answer, RaiseWall) and p.asked is not None and p.asked.kind == "wall":
        return Reason("wall-too-high", "TA-WALL-02", {"side": answer.side})
    if isinstance(answer, Fill | Prepare | Trade | Spy | AttackCastle):
        return Reason("decide-first", "TA-R09")
    return None


# -- the defence -----------------------------------------------------------------------------------


def why_no_deed(s: AnarchyState, p: Player, deed: Any) -> Reason | None:
    """Why something cannot be done about the card that is being resolved."""
    kind = s.box.types[s.box.attacks[p.slots[p.facing].card].type]
    match deed:
        case Concede():
            return Reason("must-defend", "TA-DEFENSE-29")
        case UseTactic(side) if p.short.get(side, 0) == 0:
            return Reason("side-safe", "TA-DEFENSE-43", {"side": side})
        case UseTactic() if not kind.tactic:
            return Reason("no-tactic-helps", "TA-DEFENSE-22")
        case UseTactic():
            return Reason("none-prepared", "TA-TACTICS-04", {"tactic": kind.tactic})
        case Spend() if not kind.workers:
            return Reason("no-worker-helps", "TA-ATTACKTYPES-10")
        case Spend(_, side) if p.short.get(side, 0) == 0:
            return Reason("side-safe", "TA-DEFENSE-43", {"side": side})
        case Spend(worker, side) | Drink(worker, side) | Rally(worker, side) if (
            worker not in p.deployed[side]
        ):
            return Reason("nobody-there", "TA-DEFENSE-28", {"worker": worker, "side": side})
        case Drink() if not p.beers:
            return Reason("no-beer", "TA-DEFENSE-35")
        case Rally() if not p.rally:
            return Reason("no-token", "TA-DEFENSE-39")
        case _:
            return None
