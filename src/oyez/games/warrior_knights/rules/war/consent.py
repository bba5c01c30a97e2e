"""Consent: passing through, and attacking beside others."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import NO, YES
from oyez.games.warrior_knights.rules.assembly.lasting import by_law
from oyez.games.warrior_knights.rules.order import others
from oyez.games.warrior_knights.scene.happenings_in_the_field import AttackAnswered, PassageAnswered
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat


def armies_there(s: KnightsState, seat: Seat, region: str) -> list[Seat]:
    """WK-R88: the other barons with a noble in the region; those at sea are not in it."""
    there = {noble.seat for noble in s.nobles_in(region) if noble.seat != seat}
    return [other for other in others(s, seat) if other in there] if there else []


def in_the_way(s: KnightsState, seat: Seat, region: str) -> list[Seat]:
    """WK-MOVE-06, WK-R43, WK-R88: the barons with a noble or the city there must let him pass."""
    if by_law(s, "free_passage"):
        return []
    city = s.city_in(region)
    owner = None if city is None else city.owner
    there = armies_there(s, seat, region)
    return [other for other in others(s, seat) if other in there or other == owner]


def may_pass(s: KnightsState, seat: Seat, region: str) -> Flow[bool]:
    """WK-MOVE-06: each of them is asked; one refusal is enough."""
    about = {"baron": s.barons[seat].id, "region": region}
    for other in in_the_way(s, seat, region):
        answer = yield Ask(other, OneOf([YES, NO]), "allow-passage", "WK-MOVE-06", about)
        s.tell(PassageAnswered, other, seat, region, answer == YES)
        if answer == NO:
            return False
    return True


def may_attack(s: KnightsState, seat: Seat, region: str, defender: Seat | None) -> Flow[bool]:
    """WK-CITY-01, -02, WK-R50: every third baron with an army there is asked, for every attack."""
    rule = "WK-CITY-01" if defender is None else "WK-CITY-02"
    about = {"baron": s.barons[seat].id, "region": region}
    for other in armies_there(s, seat, region):
        if other == defender:
            continue
        answer = yield Ask(other, OneOf([YES, NO]), "allow-attack", rule, about)
        s.tell(AttackAnswered, other, seat, region, answer == YES)
        if answer == NO:
            return False
    return True
