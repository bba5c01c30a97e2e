"""Battle: commanders, Fate cards, casualties, victories."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import ToNoble
from oyez.games.warrior_knights.rules import fate
from oyez.games.warrior_knights.rules.assembly.lasting import by_office
from oyez.games.warrior_knights.rules.war import assault
from oyez.games.warrior_knights.rules.war.abilities import (
    AVOID,
    DRAW,
    INFLICT,
    use_abilities,
    victories,
)
from oyez.games.warrior_knights.rules.war.armies import fighting_strength, spent
from oyez.games.warrior_knights.rules.war.death import die
from oyez.games.warrior_knights.rules.war.losses import place_losses
from oyez.games.warrior_knights.rules.war.retreat import retreat
from oyez.games.warrior_knights.rules.war.walls import strength
from oyez.games.warrior_knights.scene.happenings_in_the_field import (
    CasualtiesSuffered,
    CombatDecided,
    CommanderNamed,
    FateDealt,
    FateDiscarded,
    FateRevealed,
    FateSeen,
)
from oyez.games.warrior_knights.state import CombatSide, KnightsState
from oyez.kernel import Ask, AskAll, Choices, Commit, Flow, OneOf, Seat, Some

# -- preparation -----------------------------------------------------------------------------------


def name_commanders(s: KnightsState) -> Flow[None]:
    """WK-BATTLE-01, -03, WK-TERM-04: the attacker first; then the Fate cards are dealt."""
    combat = s.combat
    assert combat is not None
    for side in combat.sides:
        if side.nobles:
            yield from _name_commander(s, side)
    one, two = combat.sides
    yield from fate.deal(s, one.seat, cards_due(s, one), two.seat, cards_due(s, two))
    for side in combat.sides:
        s.tell(FateDealt, side.seat, len(side.hand))
        if side.seat is not None and side.hand:
            s.tell(FateSeen, side.seat, tuple(side.hand))


def _name_commander(s: KnightsState, side: CombatSide) -> Flow[None]:
    assert side.seat is not None
    side.commander = side.nobles[0]
    if len(side.nobles) > 1:
        choices = OneOf([ToNoble(name) for name in side.nobles])
        side.commander = (yield Ask(side.seat, choices, "name-commander", "WK-BATTLE-01")).noble
    s.tell(CommanderNamed, side.seat, side.commander)


def side_strength(s: KnightsState, side: CombatSide) -> int:
    """WK-BATTLE-03, WK-ASSAULT-02, WK-NOBLE-07: its armies and walls, without the commander."""
    assert s.combat is not None
    total = sum(fighting_strength(s, s.noble(name), side.walls) for name in side.nobles)
    if side.garrison:
        assert side.seat is not None
        total += fighting_strength(s, s.barons[side.seat].stronghold)
    return total + (strength(s, s.combat.region) if side.walls else 0)


def cards_due(s: KnightsState, side: CombatSide) -> int:
    """WK-BATTLE-03, WK-ASSAULT-02, WK-R03, WK-R51: how many Fate cards a side draws."""
    assert s.combat is not None
    numbers = s.edition.numbers.combat
    cards = side_strength(s, side) // numbers.men_per_card
    if side.commander:
        cards += numbers.commander_cards
        if s.combat.kind == "assault" and side is s.combat.attacker:
            cards += by_office(s, s.noble(side.commander), "assault_cards")
    return min(cards, numbers.fate_limit) if s.options.fate_limit else cards


def must_discard(s: KnightsState, side: CombatSide) -> int:
    """WK-BATTLE-04, -05, WK-R57: two for a commander, but one card is kept."""
    if not side.commander:
        return 0
    return min(s.edition.numbers.combat.discards, max(len(side.hand) - 1, 0))


def discard_cards(s: KnightsState) -> Flow[None]:
    """WK-BATTLE-04..07, WK-ASSAULT-03, WK-R57, WK-R58: sealed; what is left is revealed."""
    combat = s.combat
    assert combat is not None
    asked: dict[Seat, Choices[tuple[str, ...]]] = {
        side.seat: Some(sorted(side.hand), must_discard(s, side))
        for side in combat.sides
        if side.seat is not None and side.hand
    }
    if asked:
        said = yield AskAll(asked, "discard-fate", "WK-BATTLE-04", secret=True)
        for side in combat.sides:
            if side.seat in asked:
                _discard(s, side, said[side.seat])
    for side in combat.sides:
        side.revealed, side.hand = side.hand, []
        s.tell(FateRevealed, side.seat, tuple(side.revealed))
    yield Commit("WK-BATTLE-07", [side.revealed for side in combat.sides], None)


def _discard(s: KnightsState, side: CombatSide, cards: tuple[str, ...]) -> None:
    assert side.seat is not None
    for card in cards:
        side.hand.remove(card)
    fate.discard(s, side.seat, cards)
    s.tell(FateDiscarded, side.seat, len(cards))


# -- resolution ------------------------------------------------------------------------------------


def resolve(s: KnightsState) -> Flow[None]:
    """WK-BATTLE-08..22, WK-R58: once through the five steps, the attacker always first."""
    combat = s.combat
    assert combat is not None
    for side in combat.sides:
        yield from draw_more(s, side)
    yield from count_casualties(s)
    for side in combat.sides:
        yield from place_losses(s, side)
    lead = compare_victories(s)
    if combat.kind == "assault":
        yield from assault.conclude(s, lead)
    else:
        yield from drive_off(s, lead)
    for side in combat.sides:
        yield from bury_dead(s, side)


def draw_more(s: KnightsState, side: CombatSide) -> Flow[None]:
    """WK-BATTLE-08, WK-R04: a card for each "draw a Fate card", those drawn so included."""
    due = sum(s.edition.fate[card].battle == DRAW for card in side.revealed)
    while due and len(s.fate):
        (card,) = yield from s.fate.draw(1)
        side.revealed.append(card)
        s.tell(FateRevealed, side.seat, (card,))
        due += int(s.edition.fate[card].battle == DRAW) - 1


def count_casualties(s: KnightsState) -> Flow[None]:
    """WK-BATTLE-09, -10: what the enemy inflicts and one does not avoid, for both at once."""
    combat = s.combat
    assert combat is not None
    for side in combat.sides:
        said = [s.edition.fate[card].battle for card in side.revealed]
        side.inflicts, side.avoids = said.count(INFLICT), said.count(AVOID)
    yield from use_abilities(s)
    for side in combat.sides:
        side.losses = max(combat.other(side).inflicts - side.avoids, 0)
        s.tell(CasualtiesSuffered, side.seat, side.losses)


def survives(s: KnightsState, side: CombatSide) -> bool:
    """WK-BATTLE-15, WK-R54: a noble lives, walls stand, or a garrison is not spent."""
    assert s.combat is not None
    if any(name not in side.dead for name in side.nobles):
        return True
    if side.walls and strength(s, s.combat.region):
        return True
    return side.garrison and side.seat is not None and not spent(s, s.barons[side.seat].stronghold)


def compare_victories(s: KnightsState) -> int | None:
    """WK-BATTLE-15, -16: by how many the attacker leads; None: one side is no more."""
    combat = s.combat
    assert combat is not None
    if not all(survives(s, side) for side in combat.sides):
        s.tell(CombatDecided, combat.region, 0, 0, "annihilation")
        return None
    for side in combat.sides:
        side.victories = victories(s, side)
    lead = combat.attacker.victories - combat.defender.victories
    result = "total-victory" if is_total(s, lead) else "partial-victory" if lead else "draw"
    s.tell(
        CombatDecided, combat.region, combat.attacker.victories, combat.defender.victories, result
    )
    return lead


def is_total(s: KnightsState, lead: int) -> bool:
    """WK-BATTLE-17, -18"""
    return abs(lead) >= s.edition.numbers.combat.total_victory


def drive_off(s: KnightsState, lead: int | None) -> Flow[None]:
    """WK-BATTLE-17..19: the nobles of the loser who still live die or retreat."""
    combat = s.combat
    assert combat is not None
    if not lead:
        return
    loser = combat.defender if lead > 0 else combat.attacker
    living = [name for name in loser.nobles if name not in loser.dead]
    if is_total(s, lead):
        loser.dead += living
    else:
        yield from retreat(s, [s.noble(name) for name in living])


def bury_dead(s: KnightsState, side: CombatSide) -> Flow[None]:
    """WK-BATTLE-20: the deaths of a side, one after another."""
    for name in side.dead:
        noble = s.noble(name)
        if noble.on_board:
            yield from die(s, noble, "WK-BATTLE-20")
