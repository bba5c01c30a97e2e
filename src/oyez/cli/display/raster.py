"""A drawn board as a grid of pixels: which land, if any, lies under each of them."""

from __future__ import annotations

import json
from bisect import bisect_left
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

Point = tuple[float, float]
Grid = list[list[str]]

OUTSIDE: Final = ""
WATER: Final = "~"
FAR_LAND: Final = "#"

_MARGIN = 24.0


class Drawing:
    """The outlines of a board, cropped to the lands that matter."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.lands: dict[str, dict[str, Any]] = data["provinces"]
        self.frame: list[Point] = data["frame"]
        self.far: list[Any] = data.get("decoration", [])
        self.straits: dict[str, Any] = data.get("straits", {})
        self.sea: dict[str, Any] = data.get("sea", {})
        corners = [
            point
            for land in self.lands.values()
            for polygon in land["polygons"]
            for point in polygon[0]
        ]
        self.left = min(x for x, _ in corners) - _MARGIN
        self.top = max(min(y for _, y in corners) - _MARGIN, 0.0)
        self.width = max(x for x, _ in corners) + _MARGIN - self.left
        self.height = max(y for _, y in corners) + _MARGIN - self.top

    def place(self, point: Point, columns: int, rows: int) -> tuple[int, int]:
        """The column and row of a grid in which a point of the board lies."""
        x, y = point
        column = int((x - self.left) / self.width * columns)
        row = int((y - self.top) / self.height * rows)
        return min(max(column, 0), columns - 1), min(max(row, 0), rows - 1)


@lru_cache(maxsize=4)
def load(path: Path) -> Drawing:
    """Read a drawing once."""
    return Drawing(json.loads(path.read_text(encoding="utf-8")))


@lru_cache(maxsize=8)
def pixels(drawing: Drawing, columns: int, rows: int) -> Grid:
    """The land under every pixel: its id, WATER, FAR_LAND or OUTSIDE."""
    grid = [[OUTSIDE] * columns for _ in range(rows)]
    _fill(grid, drawing, [drawing.frame], WATER)
    for polygon in drawing.far:
        _fill(grid, drawing, polygon, FAR_LAND)
    for name, land in drawing.lands.items():
        for polygon in land["polygons"]:
            _fill(grid, drawing, polygon, name)
    return grid


def _fill(grid: Grid, drawing: Drawing, rings: list[list[Point]], name: str) -> None:
    """Fill the inside of a polygon: what an odd number of its edges lies to the left of."""
    rows, columns = len(grid), len(grid[0])
    for row, line in enumerate(grid):
        y = drawing.top + (row + 0.5) / rows * drawing.height
        crossings = sorted(x for ring in rings for x in _crossings(ring, y))
        places = [(x - drawing.left) / drawing.width * columns - 0.5 for x in crossings]
        for start, end in zip(places[::2], places[1::2], strict=True):
            inside = range(columns)
            for column in inside[bisect_left(inside, start) : bisect_left(inside, end)]:
                line[column] = name


def _crossings(ring: list[Point], y: float) -> list[float]:
    """Where the edges of a ring cross the horizontal line at `y`."""
    return [
        ax + (y - ay) / (by - ay) * (bx - ax)
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]])
        if (ay <= y) != (by <= y)
    ]
