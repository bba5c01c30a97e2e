"""Combat: who fights whom, where and how."""

from __future__ import annotations

from itertools import combinations

from oyez.games.warrior_knights.answers import Attack
from oyez.games.warrior_knights.rules import fate
from oyez.games.warrior_knights.rules.assembly.lasting import by_event, by_law, law_with
from oyez.games.warrior_knights.rules.assembly.refusal import obeys
from oyez.games.warrior_knights.rules.peace import attacked
from oyez.games.warrior_knights.rules.war import assault, battle, siege
from oyez.games.warrior_knights.rules.war.consent import armies_there, may_attack
from oyez.games.warrior_knights.rules.war.sieges import siege_of
from oyez.games.warrior_knights.rules.war.walls import walls_and_owner
from oyez.games.warrior_knights.scene.happenings_in_the_field import CombatBegun
from oyez.games.warrior_knights.state import Combat, CombatSide, KnightsState, Noble
from oyez.kernel import Ask, Choices, Flow, OneOf, Seat, Some


def ready(s: KnightsState, seat: Seat, region: str) -> list[Noble]:
    """WK-COMBAT-01, -05, WK-SEA-05, WK-R89: the fresh nobles with whom he could attack there."""
    return [noble for noble in s.able_nobles(seat) if noble.region == region]


def attacks(s: KnightsState, seat: Seat, region: str) -> list[Attack]:
    """WK-COMBAT-01..03, -06..08, WK-CITY-03, WK-R48, WK-R49: every combat that could be started."""
    nobles = ready(s, seat, region)
    if not nobles or by_event(s, "no_combat"):
        return []
    walls, owner = walls_and_owner(s, region)
    in_the_open = [other for other in armies_there(s, seat, region) if other != owner]
    found = [Attack(region, other, "battle") for other in in_the_open]
    spared = s.card is not None and region in s.card.spared
    if walls is not None and owner != seat and not spared:
        found.append(Attack(region, owner, "assault"))
        if not by_law(s, "no_sieges") and siege.can_besiege(s, seat, region, nobles):
            found.append(Attack(region, owner, "siege"))
    return found


def told_as(s: KnightsState, seat: Seat, value: object) -> str:
    """WK-SIEGE-13: a siege of his that is under way already would be completed."""
    if not isinstance(value, Attack) or value.kind != "siege":
        return ""
    return "" if siege_of(s, value.region, seat) is None else "complete-siege"


# -- starting a combat -----------------------------------------------------------------------------


def start(s: KnightsState, seat: Seat, attack: Attack) -> Flow[bool]:
    """WK-COMBAT-02..05, -11: begin it; False: others or the law would not have it."""
    card = s.card
    assert card is not None
    if attack.kind != "battle":
        allowed = yield from may_storm(s, seat, attack)
        if not allowed:
            card.spared.append(attack.region)
            return False
    nobles = yield from choose_armies(s, seat, attack)
    card.fought = True
    attacked(s, seat, attack.against)
    card.used += [noble.id for noble in nobles if noble.id not in card.used]
    if attack.kind == "siege":
        yield from siege.besiege(s, seat, attack.region, nobles)
    else:
        yield from open_combat(s, seat, attack, [noble.id for noble in nobles])
    return True


def may_storm(s: KnightsState, seat: Seat, attack: Attack) -> Flow[bool]:
    """WK-CITY-01, -02, WK-BANNED-05, WK-R50: third barons consent, and no law is obeyed."""
    allowed = yield from may_attack(s, seat, attack.region, attack.against)
    if not allowed or s.stronghold_in(attack.region) is None:
        return allowed
    law = law_with(s, "no_stronghold_combat")
    return not (law and (yield from obeys(s, seat, law)))


def choose_armies(s: KnightsState, seat: Seat, attack: Attack) -> Flow[list[Noble]]:
    """WK-COMBAT-05: which of his armies under fresh nobles take part, at least one."""
    nobles = ready(s, seat, attack.region)
    choices = parties(s, seat, attack, nobles)
    chosen = next(iter(choices))
    if choices.count() > 1:
        about = {"region": attack.region, "kind": attack.kind}
        chosen = yield Ask(seat, choices, "choose-armies", "WK-COMBAT-05", about)
    return [noble for noble in nobles if noble.id in chosen]


def parties(
    s: KnightsState, seat: Seat, attack: Attack, nobles: list[Noble]
) -> Choices[tuple[str, ...]]:
    """WK-COMBAT-05, WK-SIEGE-01: any of them; for a siege, those who are strong enough together."""
    if attack.kind != "siege":
        return Some([noble.id for noble in nobles], 1)
    return OneOf(
        [
            tuple(noble.id for noble in party)
            for number in range(1, len(nobles) + 1)
            for party in combinations(nobles, number)
            if siege.can_besiege(s, seat, attack.region, list(party))
        ]
    )


def opened(s: KnightsState, seat: Seat, attack: Attack, names: list[str]) -> Combat:
    """WK-COMBAT-04, -09: who takes part; of the defender, all that he has there."""
    region, against = attack.region, attack.against
    storming = attack.kind == "assault"
    inside = [n.id for n in s.nobles_in(region) if n.seat == against]
    home = s.stronghold_in(region)
    garrison = storming and home is not None and bool(home.stronghold.troops)
    defender = CombatSide(against, inside, walls=storming, garrison=garrison)
    return Combat(attack.kind, region, CombatSide(seat, names), defender)


def open_combat(s: KnightsState, seat: Seat, attack: Attack, names: list[str]) -> Flow[None]:
    """WK-COMBAT-04, -09, WK-R56: the sides stand against each other; empty ruins just fall."""
    region = attack.region
    s.combat = opened(s, seat, attack, names)
    s.tell(CombatBegun, seat, attack.kind, region, attack.against, tuple(names))
    if attack.kind == "assault" and assault.undefended(s, region):
        yield from assault.conclude(s, None)
        s.combat = None


# -- the combat under way --------------------------------------------------------------------------


def fight(s: KnightsState) -> Flow[None]:
    """WK-BATTLE-22: the next stage of the combat; hands lie in the state between two of them."""
    combat = s.combat
    assert combat is not None
    if combat.stage == "commanders":
        yield from battle.name_commanders(s)
        combat.stage = "discard"
    elif combat.stage == "discard":
        yield from battle.discard_cards(s)
        combat.stage = "resolve"
    else:
        yield from battle.resolve(s)
        for side in combat.sides:
            fate.put_back(s, side.revealed)
        s.combat = None
