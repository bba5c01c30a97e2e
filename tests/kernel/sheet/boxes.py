"""What is printed on every sheet, and what lies beside it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Price(Struct, frozen=True):
    """What a box costs."""

    coins: int = 0
    stone: int = 0
    workers: int = 0


class Printed(Struct, frozen=True):
    """A box: its column, price and points, the box it `needs`, and those that it `leads` to."""

    id: str
    column: str
    price: Price
    points: int
    needs: str = ""
    leads: tuple[str, ...] = ()


_ROWS: Final = (
    Printed("field", "farm", Price(coins=1), 1),
    Printed("mill", "farm", Price(coins=1, workers=1), 2, "field", ("quarry", "chapel")),
    Printed("bakery", "farm", Price(coins=2, stone=1), 3, "mill", ("chapel", "wall")),
    Printed("feast", "farm", Price(coins=3), 5, "bakery"),
    Printed("quarry", "castle", Price(coins=1), 1),
    Printed("wall", "castle", Price(stone=2), 2, "quarry", ("field", "choir")),
    Printed("tower", "castle", Price(stone=3, workers=1), 3, "wall", ("mill", "choir")),
    Printed("keep", "castle", Price(stone=4, workers=2), 6, "tower"),
    Printed("chapel", "church", Price(coins=2), 1, "", ("field", "quarry")),
    Printed("choir", "church", Price(coins=1, workers=1), 2, "chapel", ("mill", "wall")),
    Printed("school", "church", Price(coins=2, stone=1), 3, "choir", ("bakery", "tower")),
    Printed("abbey", "church", Price(coins=4, workers=2), 6, "school"),
)
BOXES: Final = {row.id: row for row in _ROWS}
COLUMNS: Final = tuple(dict.fromkeys(row.column for row in _ROWS))

# The omens lie in three places; each card of the bag blesses a column.
OMENS: Final = ("left", "middle", "right")
BAG: Final = {"harvest": 2, "siege": 2, "pilgrimage": 2}
BLESSES: Final = {"harvest": "farm", "siege": "castle", "pilgrimage": "church"}

INCOME: Final = 3
WORKERS_A_SEAT: Final = 2
# The stone that a die brings, by its face.
STONE: Final = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3}

# Who plays alone wins with the points of a steward.
RANKS: Final = ((32, "lord"), (24, "steward"), (14, "reeve"), (0, "serf"))
VICTORY: Final = 24
