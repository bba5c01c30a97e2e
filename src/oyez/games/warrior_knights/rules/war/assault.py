"""Assault: what comes of fighting for walls."""

from __future__ import annotations

from oyez.games.warrior_knights.rules.war import armies, walls
from oyez.games.warrior_knights.rules.war.capture import take_city
from oyez.games.warrior_knights.rules.war.retreat import retreat
from oyez.games.warrior_knights.rules.war.sieges import inside
from oyez.games.warrior_knights.rules.war.stronghold import fall
from oyez.games.warrior_knights.state import CombatSide, KnightsState, Noble
from oyez.kernel import Flow


def undefended(s: KnightsState, region: str) -> bool:
    """WK-R56: strength 0 and nobody in it, so that it is taken without a fight."""
    return (
        walls.strength(s, region) == 0
        and not any(inside(s, noble) for noble in s.nobles_in(region))
        and not manned(s, region)
    )


def manned(s: KnightsState, region: str) -> bool:
    """WK-STRONGHOLD-03, WK-R90: whether there are troops in the stronghold that can still fight."""
    baron = s.stronghold_in(region)
    return baron is not None and not armies.spent(s, baron.stronghold)


def conclude(s: KnightsState, lead: int | None) -> Flow[None]:
    """WK-ASSAULT-07..09, WK-R54, WK-R55: captured or not; `lead` None: no victories compared."""
    combat = s.combat
    assert combat is not None
    attackers, defenders = alive(s, combat.attacker), alive(s, combat.defender)
    if lead is None:
        reduced = walls.strength(s, combat.region) == 0 and not manned(s, combat.region)
        if reduced and not defenders:
            yield from take(s, combat.attacker, combat.region, bool(attackers))
    elif lead > 0 and attackers:
        yield from take(s, combat.attacker, combat.region, True)
        yield from drive_out(s, combat.defender, lead)
    elif lead < 0:
        yield from drive_out(s, combat.attacker, -lead)


def alive(s: KnightsState, side: CombatSide) -> list[Noble]:
    """Those of a side whom its losses did not kill."""
    return [s.noble(name) for name in side.nobles if name not in side.dead]


def take(s: KnightsState, side: CombatSide, region: str, survivors: bool) -> Flow[None]:
    """WK-ASSAULT-09, WK-R65: only survivors take a city; a stronghold falls all the same."""
    assert side.seat is not None
    baron = s.stronghold_in(region)
    if s.city_in(region) is None and baron is not None:
        yield from fall(s, baron.seat, side.seat if survivors else None)
    elif survivors:
        yield from take_city(s, side.seat, region, "WK-ASSAULT-09")


def drive_out(s: KnightsState, side: CombatSide, lead: int) -> Flow[None]:
    """WK-ASSAULT-08, WK-R55, WK-R58: a total victory marks them for death, else they retreat.

    Who lost his stronghold and is out of the game has nobody left to drive out.
    """
    losers = [noble for noble in alive(s, side) if noble.on_board]
    if lead >= s.edition.numbers.combat.total_victory:
        side.dead += [noble.id for noble in losers]
    else:
        yield from retreat(s, losers)
