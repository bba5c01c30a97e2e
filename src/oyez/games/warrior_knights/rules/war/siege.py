"""Siege: begun in one round, completed in a later one."""

from __future__ import annotations

from oyez.games.warrior_knights.rules.assembly.lasting import by_office
from oyez.games.warrior_knights.rules.war import armies, sieges, walls
from oyez.games.warrior_knights.rules.war.capture import take_city
from oyez.games.warrior_knights.rules.war.death import die
from oyez.games.warrior_knights.rules.war.stronghold import fall
from oyez.games.warrior_knights.scene.happenings_in_the_field import SiegeCompleted
from oyez.games.warrior_knights.state import KnightsState, Noble
from oyez.kernel import Flow, Seat


def can_besiege(s: KnightsState, seat: Seat, region: str, nobles: list[Noble]) -> bool:
    """WK-SIEGE-01, -11, -12: strictly stronger than the defence, once a round."""
    begun = sieges.siege_of(s, region, seat)
    in_time = begun is None or begun.round < s.round
    return in_time and attack_strength(s, nobles) > defence_strength(s, region)


def attack_strength(s: KnightsState, nobles: list[Noble]) -> int:
    """WK-SIEGE-02, WK-R62: their armies, and so much for their commander; offices can help."""
    men = sum(armies.fighting_strength(s, noble) for noble in nobles)
    return men + engines(s, nobles) + (s.edition.numbers.combat.commander if nobles else 0)


def defence_strength(s: KnightsState, region: str) -> int:
    """WK-SIEGE-02, -03, WK-R62: the walls, the armies inside, and so much for a commander."""
    inside = defenders(s, region)
    men = sum(armies.fighting_strength(s, noble, at_home=True) for noble in inside)
    baron = s.stronghold_in(region)
    if baron is not None:
        men += armies.fighting_strength(s, baron.stronghold)
    commander = s.edition.numbers.combat.commander if inside else 0
    return walls.strength(s, region) + men + engines(s, inside) + commander


def engines(s: KnightsState, nobles: list[Noble]) -> int:
    """WK-PROPOSAL-06: what the offices of nobles on one side are worth in a siege, either side."""
    return sum(by_office(s, noble, "siege_strength") for noble in nobles)


def defenders(s: KnightsState, region: str) -> list[Noble]:
    """WK-COMBAT-06: the nobles inside the walls."""
    return [noble for noble in s.nobles_in(region) if sieges.inside(s, noble)]


def besiege(s: KnightsState, seat: Seat, region: str, nobles: list[Noble]) -> Flow[None]:
    """WK-SIEGE-04, -10, -13: begin the siege; if it was begun in an earlier round, complete it."""
    assert can_besiege(s, seat, region, nobles)
    if sieges.siege_of(s, region, seat) is None:
        sieges.begin(s, region, seat)
    else:
        yield from complete(s, seat, region)


def complete(s: KnightsState, seat: Seat, region: str) -> Flow[None]:
    """WK-SIEGE-10: all the defender's nobles inside are killed, and the place is taken."""
    s.tell(SiegeCompleted, seat, region)
    for noble in defenders(s, region):
        yield from die(s, noble, "WK-SIEGE-10")
    baron = s.stronghold_in(region)
    if baron is not None:
        yield from fall(s, baron.seat, seat)
    else:
        yield from take_city(s, seat, region, "WK-SIEGE-10")
