"""Tactics: researched on the right sheet, prepared on the left one."""

from __future__ import annotations

from oyez.games.the_anarchy.answers import Prepare, Research
from oyez.games.the_anarchy.rules.sheets.boxes import can_pay, pay
from oyez.games.the_anarchy.scene.happenings import TacticPrepared, TacticResearched
from oyez.games.the_anarchy.state import AnarchyState, Player


def researchable(s: AnarchyState, p: Player) -> list[Research]:
    """TA-TACRESEARCH-04, -07: what is not researched yet; bolts need the ballista."""
    researched, owned = p.researched, p.owned
    return [
        Research(name)
        for name, tactic in s.options.box.tactics.items()
        if name not in researched and all(thing in owned for thing in tactic.requires)
    ]


def research(s: AnarchyState, p: Player, tactic: str) -> None:
    """TA-TACRESEARCH-04."""
    p.researched.append(tactic)
    s.tell(TacticResearched, p.seat, tactic)


def preparations(s: AnarchyState, p: Player) -> list[Prepare]:
    """TA-TACTICS-02, -03: one more of what is researched, for a material."""
    tactics = s.box.tactics
    return [Prepare(name) for name in p.researched if can_pay(p, tactics[name].cost)]


def prepare(s: AnarchyState, p: Player, tactic: str) -> None:
    """TA-TACTICS-03, -08: each material circles one more box."""
    pay(p, s.box.tactics[tactic].cost)
    p.prepared[tactic] += 1
    s.tell(TacticPrepared, p.seat, tactic)


def usable(p: Player, tactic: str) -> int:
    """TA-TACTICS-04, -06: the boxes that can be used, none before the tactic is researched."""
    return p.prepared[tactic] if tactic in p.researched else 0
