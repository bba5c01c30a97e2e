"""Fortifications: the gate and the moat rise by themselves, towers and walls where one likes."""

from __future__ import annotations

from typing import Final

from oyez.games.the_anarchy.answers import RaiseTower, RaiseWall
from oyez.games.the_anarchy.scene.happenings import TowerRaised, WallRaised
from oyez.games.the_anarchy.state import AnarchyState, Player

SIDES: Final[tuple[str, ...]] = ("top", "right", "bottom", "left")
"""TA-R07: the sides form a ring."""
CORNERS: Final = {
    "top-left": ("top", "left"),
    "top-right": ("top", "right"),
    "bottom-right": ("bottom", "right"),
    "bottom-left": ("bottom", "left"),
}
"""TA-TOWER-03: each corner and the two sides that meet there."""
NEXT_TO: Final = {
    "top": ("left", "right"),
    "right": ("top", "bottom"),
    "bottom": ("right", "left"),
    "left": ("bottom", "top"),
}
TOWERS_BY_SIDE: Final = {
    side: tuple(corner for corner, sides in CORNERS.items() if side in sides) for side in SIDES
}

_TOWER: Final = {corner: RaiseTower(corner) for corner in CORNERS}
_WALL: Final = {side: RaiseWall(side) for side in SIDES}


def raise_gate(s: AnarchyState, p: Player) -> None:
    """TA-GATE-01, -02, TA-R06: the die comes with 1, then rises by 1."""
    p.gate = min(p.gate + 1, s.box.numbers.dice.gate)


def raise_moat(s: AnarchyState, p: Player) -> None:
    """TA-MOAT-02, -03, TA-R06."""
    p.moat = min(p.moat + 1, s.box.numbers.dice.moat)


def tower_choices(s: AnarchyState, p: Player) -> list[RaiseTower]:
    """TA-TOWER-01, -02: a new die on a free corner, or an old one raised."""
    most = s.box.numbers.dice.tower
    return [_TOWER[corner] for corner in CORNERS if p.towers[corner] < most]


def raise_tower(s: AnarchyState, p: Player, corner: str) -> None:
    """TA-TOWER-01."""
    p.towers[corner] += 1
    s.tell(TowerRaised, p.seat, corner, p.towers[corner])


def wall_choices(s: AnarchyState, p: Player) -> list[RaiseWall]:
    """TA-WALL-01..03, TA-R06, TA-R07: at most 1 above both neighbours, none being 0."""
    most, walls = s.box.numbers.dice.wall, p.walls
    found: list[RaiseWall] = []
    for side in SIDES:
        one, other = NEXT_TO[side]
        value = walls[side]
        if value < most and value <= walls[one] and value <= walls[other]:
            found.append(_WALL[side])
    return found


def raise_wall(s: AnarchyState, p: Player, side: str) -> None:
    """TA-WALL-01."""
    p.walls[side] += 1
    s.tell(WallRaised, p.seat, side, p.walls[side])
