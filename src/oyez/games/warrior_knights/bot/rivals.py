"""Rivals: how far everybody has come, who is ahead, and whether the end is near."""

from __future__ import annotations

from oyez.games.warrior_knights.rules.victory import cities_to_win
from oyez.games.warrior_knights.rules.war import sieges, walls
from oyez.games.warrior_knights.state import OFF_BOARD, Baron, KnightsState
from oyez.kernel import Seat


def rank(s: KnightsState, baron: Baron) -> float:
    """How far a baron has come."""
    progress = walls.kingdom_cities_of(s, baron.seat) / cities_to_win(s)
    held = len(walls.cities_of(s, baron.seat))
    influence = 0.0 if s.options.might else baron.influence / s.options.influence
    return influence + progress**2 * 2 + held / 5 + baron.crowns / 100


def foremost(s: KnightsState, seat: Seat) -> Seat:
    """The rival who has come farthest."""
    rivals = [baron for baron in s.players if baron.seat != seat]
    return max(rivals, key=lambda baron: rank(s, baron)).seat


def due(s: KnightsState, seat: Seat) -> int:
    """WK-PHASE3-03..05: the Influence that a baron would take, were it Upkeep now."""
    if s.barons[seat].stronghold.region == OFF_BOARD:
        return 0
    regions = [walls.region_of(s, place) for place in walls.cities_of(s, seat)]
    return sum(not sieges.besieged(s, region) for region in regions)


def closing(s: KnightsState) -> bool:
    """Whether this round is the last, or will be as things stand (WK-PHASE3-06)."""
    if s.last_round or s.round == s.options.rounds:
        return True
    if s.options.might:
        return False
    return sum(due(s, baron.seat) for baron in s.players) >= s.reserve
