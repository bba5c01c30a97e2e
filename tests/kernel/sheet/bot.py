"""What a sensible player would prefer."""

from __future__ import annotations

from random import Random
from typing import Any

from oyez.game import Heuristics
from oyez.kernel import Question, Seat
from tests.kernel.sheet.boxes import BOXES, RANKS
from tests.kernel.sheet.scoring import points
from tests.kernel.sheet.state import Dig, Hire, Manors, Mark, Vow


class SheetInstincts(Heuristics[Manors]):
    """Points count, and what will bring some."""

    def worth(self, s: Manors, seat: Seat) -> float:
        own = estimate(s, seat)
        others = [estimate(s, other) for other in s.sheets if other != seat]
        share = own / RANKS[0][0] - 0.5 if not others else (own - max(others)) / RANKS[0][0]
        return min(1.0, max(0.0, 0.5 + share / 2))

    def reply(self, s: Manors, question: Question, rng: Random) -> Any:
        """The best box; else a worker or stone; else nothing."""
        values = list(question.choices)
        marks = [value for value in values if isinstance(value, Mark)]
        if marks:
            return max(marks, key=lambda mark: BOXES[mark.box].points)
        if isinstance(values[0], Vow):
            return rng.choice(values)
        useful = [value for value in values if isinstance(value, Dig | Hire)]
        return rng.choice([*useful, values[-1]])


def estimate(s: Manors, seat: Seat) -> float:
    """Points, and a part of a point for whatever can still be used."""
    sheet = s.sheets[seat]
    stock = 0.3 * sheet.coins + 0.4 * sheet.stone + 0.5 * sheet.workers
    return points(s, seat, s.omens) + stock + 0.35 * len(s.spied[seat])
