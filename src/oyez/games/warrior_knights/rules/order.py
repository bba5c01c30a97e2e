"""Order of play: from the Chairman, clockwise."""

from __future__ import annotations

from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Seat


def clockwise(s: KnightsState, first: Seat) -> list[Seat]:
    """Every baron in the game, from `first` on (or from the next one, if he is out)."""
    barons = s.barons
    round_table = barons[first:] + barons[:first]
    return [baron.seat for baron in round_table if not baron.out]


def from_chairman(s: KnightsState) -> list[Seat]:
    """WK-R81: the order of a step, by the Chairman at the moment when it begins."""
    return clockwise(s, s.chairman)


def counter_clockwise(s: KnightsState, first: Seat) -> list[Seat]:
    """Every baron in the game, the other way round."""
    round_table = [Seat((first - n) % s.seats) for n in range(s.seats)]
    return [seat for seat in round_table if not s.barons[seat].out]


def others(s: KnightsState, seat: Seat) -> list[Seat]:
    """The other barons in the game, clockwise from the one on the left."""
    return [other for other in clockwise(s, seat) if other != seat]


def left_of(s: KnightsState, seat: Seat) -> Seat:
    """The baron on the left: the next one clockwise."""
    return others(s, seat)[0]
