"""Losses: where casualty tokens and breaches go, one by one."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import WALL, TakeBreach, ToNoble
from oyez.games.warrior_knights.rules.war.armies import army, spent
from oyez.games.warrior_knights.rules.war.walls import breach, strength
from oyez.games.warrior_knights.scene.happenings_in_the_field import CasualtyPlaced
from oyez.games.warrior_knights.state import NONE, CombatSide, KnightsState, Noble
from oyez.kernel import Ask, Flow, OneOf


def place_losses(s: KnightsState, side: CombatSide) -> Flow[None]:
    """WK-BATTLE-11..13, WK-ASSAULT-04, -05: one by one, where they can still be borne."""
    rule = "WK-ASSAULT-04" if side.walls else "WK-BATTLE-11"
    for number in range(side.losses, 0, -1):
        places = bearers(s, side)
        if not places:
            return
        place = places[0]
        if len(places) > 1:
            assert side.seat is not None
            about: dict[str, str | int] = {"casualties": number}
            place = yield Ask(side.seat, OneOf(places), "place-loss", rule, about)
        bear(s, side, place)


def bearers(s: KnightsState, side: CombatSide) -> list[ToNoble | TakeBreach]:
    """WK-BATTLE-12, WK-ASSAULT-05, WK-R59, WK-R90: armies that are not spent, walls that stand."""
    assert s.combat is not None
    names = [name for name in side.nobles if name not in side.dead]
    if side.garrison:
        names.append(NONE)
    found: list[ToNoble | TakeBreach] = []
    for name in names:
        assert side.seat is not None
        if not spent(s, army(s, side.seat, name), side.walls):
            found.append(ToNoble(name))
    if side.walls and strength(s, s.combat.region):
        found.append(WALL)
    return found


def bear(s: KnightsState, side: CombatSide, place: ToNoble | TakeBreach) -> None:
    """WK-BATTLE-11, -12, WK-R52: one token; who has as many as troops is killed."""
    assert s.combat is not None
    if isinstance(place, TakeBreach):
        breach(s, s.combat.region, "WK-ASSAULT-04")
        return
    assert side.seat is not None
    held = army(s, side.seat, place.noble)
    held.casualties += 1
    s.tell(CasualtyPlaced, side.seat, place.noble, "WK-BATTLE-11")
    if isinstance(held, Noble) and spent(s, held, side.walls):
        side.dead.append(held.id)
