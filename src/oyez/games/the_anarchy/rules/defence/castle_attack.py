"""Attacking the castle of the round, and overrunning it."""

from __future__ import annotations

from typing import Final

from oyez.games.the_anarchy.answers import LEAVE, AttackCastle, FillNothing, TakeGain
from oyez.games.the_anarchy.rules.sheets.boxes import fill
from oyez.games.the_anarchy.scene.happenings import CastleTaken, OverrunTaken
from oyez.games.the_anarchy.state import AnarchyState, PendingDecision, Player

PENDING: Final = "overrun"


def defence(s: AnarchyState, p: Player) -> int:
    """TA-CASTLEATTACK-14, TA-R33: the shields from the tent's next card to the castle itself."""
    cards = s.cards
    passed = sum([cards[place].back for place in range(p.tent, s.round - 1)])
    return passed + cards[s.round - 1].front


def may_attack(s: AnarchyState, p: Player) -> bool:
    """TA-CASTLEATTACK-01..07, -15, TA-R31: everything is there but perhaps the force."""
    if p.tent >= s.round or not s.scenario.tents:
        return False
    card = s.cards[s.round - 1]
    return p.stock["food"] >= card.food and p.owns(card.requires)


def attacks(s: AnarchyState, p: Player) -> list[AttackCastle]:
    """TA-CASTLEATTACK-04, -08, TA-R36: forces that take the castle, nobody being sent in vain."""
    if not may_attack(s, p):
        return []
    numbers, soldiers, knights = s.box.numbers, p.stock["soldier"], p.stock["knight"]
    soldier, knight = numbers.force.attack["soldier"], numbers.force.attack["knight"]
    needed = defence(s, p)
    if soldiers * soldier + knights * knight < needed:
        return []
    goals = [needed, *(needed + extra for extra in s.plan.overrun_steps)]
    found: list[AttackCastle] = []
    for sent in range(knights + 1):
        for goal in goals:
            rest = goal - sent * knight
            more = -(-rest // soldier) if rest > 0 else 0
            in_vain = sent > 0 and more * soldier + (sent - 1) * knight >= goal
            attack = AttackCastle(more, sent)
            if more <= soldiers and not in_vain and attack not in found:
                found.append(attack)
    return found


def attack(s: AnarchyState, p: Player, sent: AttackCastle) -> None:
    """TA-CASTLEATTACK-05, -09..13, -16: the workers are gone, the tent moves, all rewards come."""
    numbers, card = s.box.numbers, s.cards[s.round - 1]
    needed = defence(s, p)
    p.stock["soldier"] -= sent.soldiers
    p.stock["knight"] -= sent.knights
    p.stock["food"] -= card.food
    p.tent = s.round
    s.tell(CastleTaken, p.seat, card.id, sent.soldiers, sent.knights, needed)
    castles = s.box.sections["castles"].boxes
    fill(s, p, castles[p.tracks["castles"]])
    place = s.box.slots[s.round]
    loot = s.box.tiles[s.loot[s.round - 1]].gives
    icons = ("bravery",) * place.bravery + ("might",) * place.might + loot
    p.due.extend(icons[::-1])
    force = (
        sent.soldiers * numbers.force.attack["soldier"]
        + sent.knights * numbers.force.attack["knight"]
    )
    _ask_for_overrun(s, p, force - needed)


def _ask_for_overrun(s: AnarchyState, p: Player, extra: int) -> None:
    """TA-OVERRUN-01, TA-R36: force beyond the castle's defence may buy a reward."""
    if extra >= min(s.plan.overrun_steps):
        p.asked = PendingDecision(PENDING, (str(extra),))


def overrun_choices(s: AnarchyState, p: Player) -> list[TakeGain | FillNothing]:
    """TA-OVERRUN-03, TA-R35: one reward for which the extra force is enough, or none."""
    assert p.asked is not None
    extra = int(p.asked.things[0])
    icons = [icon for row in s.box.overruns if row.force <= extra for icon in row.gives]
    return [*(TakeGain(icon) for icon in icons), LEAVE]


def overrun(s: AnarchyState, p: Player, answer: TakeGain | FillNothing) -> None:
    """TA-OVERRUN-01."""
    if isinstance(answer, TakeGain):
        s.tell(OverrunTaken, p.seat, answer.icon)
        p.due.append(answer.icon)
