"""The map in the terminal: coloured half-blocks, with names, pieces and Loot written over them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rich.style import Style
from rich.text import Text as Line

from oyez.cli.display import colours
from oyez.cli.display.colours import Rgb
from oyez.cli.display.raster import FAR_LAND, OUTSIDE, WATER, Drawing, Point, pixels

# How far from its proper place a caption may be moved to stay inside its land.
_SEARCH = range(-5, 6)


class StyledText(NamedTuple):
    """A few characters in a style of their own; None takes the ground below."""

    text: str
    style: Style | None = None


class Caption(NamedTuple):
    """What is written into a land: lines of marks, the first of them its name."""

    land: str
    at: Point
    lines: Sequence[Sequence[StyledText]]


class Canvas:
    """A grid of characters, each half-block two pixels."""

    def __init__(
        self, drawing: Drawing, columns: int, rows: int, grounds: Mapping[str, Rgb]
    ) -> None:
        self._drawing, self.columns, self.rows = drawing, columns, rows
        self._grid = pixels(drawing, columns, 2 * rows)
        self._grounds = {WATER: colours.SEA, FAR_LAND: colours.FAR_LAND, **grounds}
        self._written: dict[tuple[int, int], tuple[str, Style]] = {}

    # -- writing ------------------------------------------------------------------------------

    def caption(self, caption: Caption) -> None:
        """Write a caption where it fits its land best."""
        widths = [sum(len(mark.text) for mark in line) for line in caption.lines]
        column, row = self._drawing.place(caption.at, self.columns, self.rows)
        spots = [(column + dx, row + dy) for dy in _SEARCH for dx in _SEARCH]
        best = min(spots, key=lambda spot: self._cost(caption.land, spot, (column, row), widths))
        for offset, (line, width) in enumerate(zip(caption.lines, widths, strict=True)):
            self._write(line, best[0] - width // 2, best[1] + offset, caption.land)

    def _cost(
        self, land: str, spot: tuple[int, int], wanted: tuple[int, int], widths: list[int]
    ) -> float:
        """How bad it would be to write here: over other words, over other lands, far away."""
        cost = abs(spot[0] - wanted[0]) * 0.5 + abs(spot[1] - wanted[1])
        for offset, width in enumerate(widths):
            row, start = spot[1] + offset, spot[0] - width // 2
            cost += sum(self._price(land, start + n, row) for n in range(width))
            # Two captions that touch would read as one.
            cost += 8.0 * ((start - 1, row) in self._written)
            cost += 8.0 * ((start + width, row) in self._written)
        return cost

    def _price(self, land: str, column: int, row: int) -> float:
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return 500.0
        if (column, row) in self._written:
            return 200.0
        under = {self._grid[2 * row][column], self._grid[2 * row + 1][column]}
        if under == {land}:
            return 0.0
        if land in under:
            return 1.0
        return 4.0 if under <= {WATER, FAR_LAND, OUTSIDE} else 12.0

    def _write(self, marks: Sequence[StyledText], column: int, row: int, land: str) -> None:
        for mark in marks:
            for letter in mark.text:
                if 0 <= column < self.columns and 0 <= row < self.rows:
                    look = mark.style or colours.on(self._ground(column, row, land))
                    self._written[column, row] = (letter, look)
                column += 1

    def _ground(self, column: int, row: int, land: str) -> Rgb:
        """The colour below a letter: that of its own land wherever some of it is there."""
        halves = [self._grid[2 * row][column], self._grid[2 * row + 1][column]]
        name = land if land in halves else halves[0]
        return self._grounds.get(name, colours.INK)

    # -- showing ------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """The map, row by row."""
        return [self._line(row) for row in range(self.rows)]

    def _line(self, row: int) -> Line:
        line = Line(no_wrap=True)
        for column in range(self.columns):
            line.append(*self._written.get((column, row)) or self._block(column, row))
        return line

    def _block(self, column: int, row: int) -> tuple[str, Style]:
        upper, lower = self._pixel(column, 2 * row), self._pixel(column, 2 * row + 1)
        if upper == lower:
            return " ", colours.style(None, upper)
        if upper is None:
            return "▄", colours.style(lower)
        return "▀", colours.style(upper, lower)

    def _pixel(self, column: int, row: int) -> Rgb | None:
        """The colour of a pixel; the last one before a border is darker."""
        name = self._grid[row][column]
        if name == OUTSIDE:
            return None
        ground = self._grounds[name]
        lands = self._grounds.keys() - {WATER, FAR_LAND}
        beside = self._grid[row][min(column + 1, self.columns - 1)]
        below = self._grid[min(row + 1, 2 * self.rows - 1)][column]
        edge = name in lands and any(n != name and n in lands for n in (beside, below))
        return ground.shaded(0.72) if edge else ground


def fitted(names: Mapping[str, str], room: Callable[[str], int]) -> dict[str, str]:
    """Names short enough for their lands: whole if there is room, else as few letters as differ."""
    return {
        key: name if len(name) <= room(key) else _short(key, names) for key, name in names.items()
    }


def _short(key: str, names: Mapping[str, str]) -> str:
    name = names[key]
    others = [other for k, other in names.items() if k != key]
    for length in range(3, len(name)):
        if not any(other.startswith(name[:length]) for other in others):
            return name[:length]
    return name
