"""Grudge and Joy: they cancel each other; what Grudge is left at the end costs points."""

from __future__ import annotations

from oyez.games.the_anarchy.state import AnarchyState, Player


def receive_grudge(p: Player, number: int) -> None:
    """TA-GRUDGE-02, TA-R05: however many, and in whatever order."""
    p.grudge += number


def penalty(s: AnarchyState, p: Player) -> int:
    """TA-GRUDGE-05, TA-R04: the points that final Grudge costs."""
    points = s.box.numbers.grudge.points
    return points[min(p.final_grudge, len(points) - 1)]
