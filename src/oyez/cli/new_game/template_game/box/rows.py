"""The rows of the data files: what each of them has to say, field by field."""

from __future__ import annotations

from typing import Literal

from oyez.editions.edition import DataRow, NamedRow, Number, Positive


class EnvoyRow(NamedRow, frozen=True, kw_only=True):
    """TG-SETUP-02: a kind of envoy."""

    rank: Positive
    count: Positive


class LandRow(NamedRow, frozen=True, kw_only=True):
    """TG-SETUP-01: a land of the valley; odd columns lie half a hexagon lower."""

    worth: Number
    column: Number
    row: Number
    terrain: Literal["fields", "forest", "hill", "marsh", "mountain", "plain", "woods"]

    @property
    def around(self) -> list[tuple[int, int]]:
        """The columns and rows of the six hexagons around it."""
        c, r = self.column, self.row
        low = r if c % 2 else r - 1
        beside = [(side, row) for side in (c - 1, c + 1) for row in (low, low + 1)]
        return [(c, r - 1), (c, r + 1), *beside]


class ValleyNumbers(DataRow, frozen=True, kw_only=True):
    """numbers.toml"""

    hand: Positive
    consolation: Number
    levy: Number
    neighbours: Number
    coins_per_point: Positive
