"""What nobles can do."""

from __future__ import annotations

from typing import Final

from oyez.games.warrior_knights.answers import NO, YES
from oyez.games.warrior_knights.rules.assembly.lasting import by_office
from oyez.games.warrior_knights.scene.happenings_in_the_field import AbilityUsed
from oyez.games.warrior_knights.state import CombatSide, KnightsState, Noble
from oyez.kernel import Ask, Flow, OneOf

INFLICT: Final = "inflict"
AVOID: Final = "avoid"
VICTORY: Final = "victory"
DRAW: Final = "draw"


def can_use(s: KnightsState, noble: Noble, name: str) -> int:
    """WK-NOBLE-01..06, WK-R89: what the shape of a noble gives for this, while he is fresh."""
    shape = s.edition.shapes[s.edition.nobles[noble.id].shape]
    if not (noble.fresh or shape.when_exhausted):
        return 0
    return int(getattr(shape, name))


def use_abilities(s: KnightsState) -> Flow[None]:
    """WK-BATTLE-10, WK-R58: the attacker first decides about his commander's star or square."""
    assert s.combat is not None
    for side in s.combat.sides:
        for name in (INFLICT, AVOID) if side.commander else ():
            worth = can_use(s, s.noble(side.commander), name)
            if worth and (yield from _wants(side, name)):
                side.inflicts += worth if name == INFLICT else 0
                side.avoids += worth if name == AVOID else 0
                assert side.seat is not None
                s.tell(AbilityUsed, side.seat, side.commander, name)


def _wants(side: CombatSide, name: str) -> Flow[bool]:
    assert side.seat is not None
    about = {"noble": side.commander, "ability": name}
    answer = yield Ask(side.seat, OneOf([YES, NO]), "use-ability", "WK-BATTLE-10", about)
    return bool(answer == YES)


def victories(s: KnightsState, side: CombatSide) -> int:
    """WK-BATTLE-16, WK-NOBLE-03: cards, and what a living commander is worth."""
    total = sum(s.edition.fate[card].battle == VICTORY for card in side.revealed)
    if not side.commander or side.commander in side.dead:
        return total
    noble = s.noble(side.commander)
    champion = by_office(s, noble, "victory") if noble.fresh else 0
    return total + can_use(s, noble, VICTORY) + champion
