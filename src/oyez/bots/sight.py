"""What a bot may look at: its own view of the match, and matches that would look the same."""

from __future__ import annotations

from random import Random
from typing import Any

from oyez.kernel import Choices, Match, Seat, redeal, view


class Sight:
    """A match through the eyes of one seat."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self._match, self.seat = match, seat

    def view(self) -> dict[str, Any]:
        """All that the seat may know, as plain data."""
        return view(self._match, self.seat)

    def anytime(self) -> Choices[Any]:
        """What the seat may do out of turn."""
        return self._match.anytime(self.seat)

    def imagine(self, rng: Random) -> Match[Any]:
        """A match of one's own to try things in, with everything unseen dealt anew."""
        return redeal(self._match, self.seat, rng)
