"""Armies: troop cards under a noble or in a stronghold, their casualties and their worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oyez.games.warrior_knights.rules.assembly.lasting import by_office
from oyez.games.warrior_knights.rules.decks import return_mercenaries
from oyez.games.warrior_knights.rules.war.sieges import inside, lift_abandoned
from oyez.games.warrior_knights.scene.happenings import (
    ArmiesExchanged,
    Deserted,
    Exhausted,
    NobleLeft,
    NobleMoved,
    TroopsMoved,
)
from oyez.games.warrior_knights.state import NONE, OFF_BOARD, Army, KnightsState, Noble
from oyez.kernel import Choices, OneOf, Seat, Some

# -- what they are worth ---------------------------------------------------------------------------


def men(s: KnightsState, troops: Iterable[str]) -> int:
    """The strength of troop cards."""
    strength = s.edition.strength
    total = 0
    for troop in troops:
        total += strength[troop]
    return total


def troop_total(s: KnightsState, army: Army, at_home: bool = False) -> int:
    """WK-R53, WK-NOBLE-07: troop cards and the free troops of an office, but no +200."""
    total = men(s, army.troops)
    if isinstance(army, Noble) and army.office and army.troops:
        total += by_office(s, army, "free_troops")
        if at_home:
            total += by_office(s, army, "free_troops_at_home")
    return total


def fighting_strength(s: KnightsState, army: Army, at_home: bool = False) -> int:
    """WK-COMP-12, WK-R51, WK-R90: troops less 100 for each casualty token, never below nothing."""
    lost = army.casualties * s.edition.numbers.combat.casualty
    return max(troop_total(s, army, at_home) - lost, 0)


def spent(s: KnightsState, army: Army, at_home: bool = False) -> bool:
    """WK-BATTLE-12, WK-R52: casualties equal or exceed the troops, so that it can take no more."""
    lost = army.casualties * s.edition.numbers.combat.casualty
    return lost >= troop_total(s, army, at_home)


def doomed(s: KnightsState, noble: Noble) -> bool:
    """WK-R30, WK-R52, WK-R53: he has casualties, as many as troops where he is: he dies."""
    return noble.casualties > 0 and spent(s, noble, inside(s, noble))


def regulars(s: KnightsState, army: Army) -> list[str]:
    of = s.edition.nation
    return [troop for troop in army.troops if not of[troop]]


def mercenaries(s: KnightsState, army: Army, nation: str = NONE) -> list[str]:
    """The mercenary cards of an army, of one nation if it is named."""
    of = s.edition.nation
    return [t for t in army.troops if of[t] and (not nation or of[t] == nation)]


def armies_of(s: KnightsState, seat: Seat) -> list[Army]:
    """WK-TERM-02: every army of a baron, wherever it is; his stronghold's last."""
    return [*s.nobles_of(seat), s.barons[seat].stronghold]


def army(s: KnightsState, seat: Seat, name: str) -> Army:
    """The army of a noble by his id; an empty name is the stronghold's."""
    return s.noble(name) if name else s.barons[seat].stronghold


def name_of(held: Army) -> str:
    return held.id if isinstance(held, Noble) else NONE


# -- taking troops out and in ----------------------------------------------------------------------


def portions(held: Army) -> Choices[tuple[str, ...]]:
    """WK-TRANSFER-04: what can be taken out of an army: any cards; with casualties all or none."""
    if held.casualties:
        return OneOf([(), tuple(sorted(held.troops))])
    return Some(sorted(held.troops))


def hand_over(s: KnightsState, giver: Army, taker: Army, troops: Sequence[str], rule: str) -> None:
    """WK-TRANSFER-03, -04: move cards; casualties go with the last card.

    The caller sees to a noble who is left without troops.
    """
    if not troops:
        return
    for troop in troops:
        giver.troops.remove(troop)
    taker.troops += troops
    if not giver.troops:
        taker.casualties += giver.casualties
        giver.casualties = 0
    s.tell(TroopsMoved, name_of(giver), name_of(taker), tuple(troops), rule)


def exchange(s: KnightsState, noble: Noble, other: Army, rule: str) -> None:
    """WK-R46, WK-TRANSFER-04: all cards of both armies change sides, with all casualties."""
    noble.troops, other.troops = other.troops, noble.troops
    noble.casualties, other.casualties = other.casualties, noble.casualties
    s.tell(ArmiesExchanged, noble.id, name_of(other), rule)


def desert(s: KnightsState, seat: Seat, held: Army, troops: Sequence[str], rule: str) -> None:
    """Mercenaries leave an army for the deck. What comes of it: `death.settle` (WK-R30)."""
    for troop in troops:
        held.troops.remove(troop)
    if troops:
        s.tell(Deserted, seat, name_of(held), tuple(troops), rule)
        return_mercenaries(s, troops, rule)


# -- moving nobles ---------------------------------------------------------------------------------


def put(s: KnightsState, noble: Noble, region: str, rule: str, at_sea: bool = False) -> None:
    """Put a noble somewhere; a siege that nobody keeps up any more is lifted (WK-SIEGE-09)."""
    origin, noble.region, noble.at_sea = noble.region, region, at_sea
    s.tell(NobleMoved, noble.seat, noble.id, origin, region, at_sea, rule)
    if origin and origin != region:
        lift_abandoned(s)


def leave_board(s: KnightsState, noble: Noble, rule: str) -> None:
    """WK-TRANSFER-05, WK-DEATH-08: off the board, alive; off the board nobody is exhausted."""
    if noble.region == OFF_BOARD:
        return
    origin = noble.region
    noble.region, noble.at_sea, noble.fresh = OFF_BOARD, False, True
    s.tell(NobleLeft, noble.seat, noble.id, origin, rule)
    lift_abandoned(s)


def exhaust(s: KnightsState, nobles: Iterable[Noble], rule: str) -> None:
    """WK-MILITARY-05, WK-BATTLE-02: turn the cards of these nobles, if they are on the board."""
    for noble in nobles:
        if noble.on_board and noble.fresh:
            noble.fresh = False
            s.tell(Exhausted, noble.seat, noble.id, rule)
