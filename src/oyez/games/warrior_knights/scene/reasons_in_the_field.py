"""Why a move, an attack or a retreat is not possible: the rule that bars it."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import Attack, March, NameRegion, Sail
from oyez.games.warrior_knights.rules.assembly.lasting import by_law
from oyez.games.warrior_knights.rules.war.geography import neighbours
from oyez.games.warrior_knights.rules.war.movement import goal, shut
from oyez.games.warrior_knights.rules.war.sieges import confined, siege_of
from oyez.games.warrior_knights.rules.war.walls import owner_of, walls_in
from oyez.games.warrior_knights.scene.reasons import why_not_marker
from oyez.games.warrior_knights.state import KnightsState, Noble
from oyez.kernel import Reason, Seat


def why_not_mobilize(s: KnightsState, value: object) -> Reason | None:
    """WK-MILITARY-02: nobody of his can move into that region or fight in it."""
    if not isinstance(value, NameRegion) or value.region not in s.edition.regions:
        return None
    return Reason("out-of-reach", "WK-MILITARY-02", {"region": value.region})


def why_not_versatile(s: KnightsState, seat: Seat, value: object) -> Reason | None:
    """WK-IMPROV-04..08: the first rule against that move, attack or marker."""
    if isinstance(value, March | Sail):
        return why_not_move(s, seat, goal(value), value)
    if isinstance(value, Attack):
        return why_not_attack(s, seat, value.region, value)
    return why_not_marker(s, seat, value)


def why_not_retreat(s: KnightsState, noble: Noble, value: object) -> Reason | None:
    """WK-RETREAT-03: the first rule against falling back there."""
    if not isinstance(value, str) or value not in s.edition.regions:
        return None
    if value not in neighbours(s, noble.region):
        return _why_not_step(s, noble.region, (value,))
    about: dict[str, str | int] = {"region": value}
    if any(other.seat != noble.seat for other in s.nobles_in(value)):
        return Reason("noble-there", "WK-RETREAT-03", about)
    return Reason("their-walls", "WK-RETREAT-03", about)


def why_not_move(s: KnightsState, seat: Seat, region: str, value: object) -> Reason | None:
    """WK-MOVE-01..07, WK-MILITARY-02: the first rule against a move into the region named."""
    if not isinstance(value, March | Sail):
        return None
    noble = s.noble(value.noble)
    fault = _why_not_him(s, seat, noble)
    if fault is not None:
        return fault
    about: dict[str, str | int] = {"region": goal(value)}
    if goal(value) != region:
        return Reason("another-region", "WK-MILITARY-02", about)
    if isinstance(value, Sail):
        return Reason("no-port", "WK-SEA-01", {"region": noble.region})
    if s.card is not None and any(r in s.card.refused for r in value.path[:-1]):
        return Reason("passage-refused", "WK-MOVE-06", about)
    besieged = [r for r in value.path[:-1] if r in shut(s, seat)]
    if besieged:
        return Reason("besieged", "WK-R61", {"region": besieged[0]})
    return _why_not_step(s, noble.region, value.path)


def _why_not_him(s: KnightsState, seat: Seat, noble: Noble) -> Reason | None:
    about: dict[str, str | int] = {"noble": noble.id}
    if noble.seat != seat or not noble.on_board:
        return Reason("not-his-noble", "WK-MILITARY-01", about)
    if noble.at_sea:
        return Reason("at-sea", "WK-SEA-05", about)
    if not noble.fresh or (s.card is not None and noble.id in s.card.used):
        return Reason("exhausted", "WK-MOVE-07", about)
    return Reason("shut-in", "WK-SIEGE-06", about) if confined(s, noble) else None


def _why_not_step(s: KnightsState, start: str, path: tuple[str, ...]) -> Reason | None:
    """WK-MOVE-02..05: the first border that cannot be crossed, or more steps than one can go."""
    for a, b in zip((start, *path), path, strict=False):
        about: dict[str, str | int] = {"origin": a, "region": b}
        kind = next((x.kind for x in s.edition.borders if {a, b} == set(x.between)), "")
        if kind == "mountain":
            return Reason("mountain", "WK-MOVE-04", about)
        if kind == "river" or (kind == "bridge" and b not in neighbours(s, a)):
            return Reason("river", "WK-MOVE-05", about)
        if b not in neighbours(s, a):
            return Reason("not-adjacent", "WK-MOVE-02", about)
    return Reason("off-the-road", "WK-MOVE-03")


def why_not_attack(s: KnightsState, seat: Seat, region: str, value: object) -> Reason | None:
    """WK-COMBAT-01..08, WK-MILITARY-02, WK-SIEGE-01, -11: the first rule against that combat."""
    if not isinstance(value, Attack):
        return None
    about: dict[str, str | int] = {"region": value.region}
    if value.region != region:
        return Reason("another-region", "WK-MILITARY-02", about)
    owner = owner_of(s, region)
    if value.kind == "battle":
        inside = value.against is not None and value.against == owner
        return Reason("inside-walls", "WK-COMBAT-06", about) if inside else None
    if walls_in(s, region) is None:
        return Reason("no-walls", "WK-COMBAT-07", about)
    if owner == seat:
        return Reason("his-own-walls", "WK-COMBAT-08", about)
    if s.card is not None and region in s.card.spared:
        return Reason("attack-refused", "WK-CITY-02", about)
    if value.kind == "siege" and by_law(s, "no_sieges"):
        return Reason("attack-refused", "WK-R78", about)
    begun = siege_of(s, region, seat)
    if begun is not None and begun.round == s.round:
        return Reason("besieged-this-round", "WK-SIEGE-11", about)
    return Reason("too-weak", "WK-SIEGE-01", about) if value.kind == "siege" else None
