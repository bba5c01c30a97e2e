"""Short names for what is said and for positions that many tests share."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import (
    Attack,
    March,
    PlaceInRegion,
    PlaceMarker,
    PutAway,
    Sail,
)
from oyez.kernel import Seat
from tests.warrior_knights.positions import Position


def march(noble: str, *path: str) -> March:
    return March(noble, path)


def sail(noble: str, port: str) -> Sail:
    return Sail(noble, port)


def place(region: str, noble: str = "") -> PlaceInRegion:
    return PlaceInRegion(region, noble)


def attack(region: str, against: Seat | None, kind: str = "battle") -> Attack:
    return Attack(region, against, kind)


def to_zone(zone: str) -> PutAway:
    return PutAway(zone)


def marker(place: int) -> PlaceMarker:
    """A marker on a space, counted from the left from 1 on."""
    return PlaceMarker(place - 1)


def smalt_and_prussen() -> Position:
    """WK-BATTLE-EX1: two fresh green armies, an exhausted blue one and a red one in one region."""
    return (
        Position("green", "blue", "red")
        .noble("alan-of-smalt", "E3", "regular-50 regular-50 regular-100")
        .noble("ernesto-di-celadon", "E3", "polish-100")
        .noble("otto-von-prussen", "E3", "regular-100 english-150", fresh=False)
        .noble("guy-de-solferino", "E3", "regular-50")
    )
