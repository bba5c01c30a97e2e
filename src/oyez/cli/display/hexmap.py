"""A board of hexagons in the terminal: coloured bricks, each touching six others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from rich.style import Style
from rich.text import Text as Line

from oyez.cli.display import colours
from oyez.cli.display.canvas import StyledText
from oyez.cli.display.colours import Rgb
from oyez.scene.elements import Board, Hex, Piece, Scene, Town

# A brick has a line for its name, two for what is in it, and one for the border below it.
_HEIGHT: Final = 4
_INSIDE: Final = _HEIGHT - 1
_WIDEST: Final = 11

_TERRAIN: Final = {
    "field": Rgb(206, 196, 140),
    "forest": Rgb(132, 158, 112),
    "hill": Rgb(180, 158, 122),
    "plain": Rgb(206, 202, 176),
    "marsh": Rgb(146, 160, 152),
    "port": Rgb(158, 184, 196),
    "overseas": Rgb(104, 128, 150),
}
# What lies on a border, beside a hexagon and below one.
_BORDERS: Final = {
    "road": ("─", "│", colours.style(colours.CHALK, bold=True)),
    "river": ("≈", "≈", colours.style(Rgb(110, 180, 240), colours.SEA)),
    "bridge": ("═", "║", colours.style(colours.CHALK, colours.SEA, bold=True)),
    "mountain": ("▲", "▲", colours.style(Rgb(150, 130, 110))),
}
# What is in the middle of a border only.
_WAYS: Final = frozenset({"road", "bridge"})
SHAPES: Final = {
    "noble-star": "★☆",
    "noble-square": "■□",
    "noble-triangle": "▲△",
    "noble-circle": "●○",
    "stronghold": "♜♖",
    "siege": "××",
}

Cell = tuple[str, Style]
Name = Callable[[Hex], str]


class HexCell(NamedTuple):
    """A hexagon, where its brick begins."""

    hexagon: Hex
    left: int
    top: int


def glyph(piece: Piece) -> str:
    """The sign of a piece; hollow if it is turned over."""
    return SHAPES.get(piece.kind, piece.kind[:1].upper() * 2)[not piece.face_up]


class HexMap:
    """The map, fitted to so many columns."""

    def __init__(self, table: Scene, name: Name, columns: int) -> None:
        self._table, self._board = table, table.boards[0]
        across = 1 + max(each.column for each in self._board.hexes)
        self._width = max(min(columns // across - 1, _WIDEST), 4)
        self._bricks = self._laid(self._board)
        self._names = {each.id: _cut(name(each), self._width) for each in self._board.hexes}
        self._cells: dict[tuple[int, int], Cell] = {}

    def _laid(self, board: Board) -> dict[str, HexCell]:
        """Where each brick lies; rows that are far from the others are moved nearer."""
        rows = sorted({each.row for each in board.hexes})
        tops: dict[int, int] = {}
        for number, row in enumerate(rows):
            apart = sum(later - earlier > 1 for earlier, later in pairwise(rows[: number + 1]))
            tops[row] = number * _HEIGHT + apart * _HEIGHT // 2
        return {
            each.id: HexCell(
                each,
                each.column * (self._width + 1),
                tops[each.row] + each.column % 2 * _HEIGHT // 2,
            )
            for each in board.hexes
        }

    def lines(self) -> list[Line]:
        """The map, line by line."""
        towns = {town.where: town for town in self._board.towns}
        for brick in self._bricks.values():
            self._fill(brick, towns.get(brick.hexagon.id))
        # A bridge stands for the road over it.
        for road in sorted(self._board.roads, key=lambda road: road.kind != "road"):
            self._border(*road.joins, road.kind)
        return self._written()

    def _written(self) -> list[Line]:
        width = 1 + max(column for column, _ in self._cells)
        height = 1 + max(row for _, row in self._cells)
        lines: list[Line] = []
        for row in range(height):
            line = Line(no_wrap=True)
            for column in range(width):
                line.append(*self._cells.get((column, row), (" ", Style.null())))
            lines.append(line)
        return lines

    # -- a hexagon ----------------------------------------------------------------------------

    def _fill(self, brick: HexCell, town: Town | None) -> None:
        ground = _ground(brick.hexagon, town)
        plain = colours.on(ground)
        for row in range(_INSIDE):
            self._write([StyledText(" " * self._width, plain)], brick.left, brick.top + row)
        name = self._names[brick.hexagon.id].center(self._width)
        self._write(
            [StyledText(name, colours.on(ground, bold=town is not None))], brick.left, brick.top
        )
        for row, marks in enumerate(self._rows(brick.hexagon, town, plain), 1):
            self._write(marks, brick.left, brick.top + row)

    def _rows(self, hexagon: Hex, town: Town | None, plain: Style) -> list[list[StyledText]]:
        """The figures of the town and the pieces, as far as there is room for them."""
        marks = [] if town is None else [StyledText(_figures(town, self._width), plain)]
        marks += [_mark(piece) for piece in self._table.pieces if _is_in(piece, hexagon)]
        rows: list[list[StyledText]] = [[]]
        for number, mark in enumerate(marks):
            if _length(rows[-1]) + len(mark.text) > self._width and rows[-1]:
                if len(rows) == _INSIDE - 1:
                    more = StyledText(f"…{len(marks) - number}", plain)
                    while _length(rows[-1]) + len(more.text) > self._width:
                        rows[-1].pop()
                        more = StyledText(f"…{int(more.text[1:]) + 1}", plain)
                    rows[-1].append(more)
                    break
                rows.append([])
            rows[-1].append(mark)
        return rows

    def _write(self, marks: Iterable[StyledText], column: int, row: int) -> None:
        for mark in marks:
            for letter in mark.text[: self._width]:
                self._cells[column, row] = (letter, mark.style or Style.null())
                column += 1
            # A blank between two marks keeps the ground that is there.
            column += 0 if mark.text.isspace() else 1

    # -- borders ------------------------------------------------------------------------------

    def _border(self, one: str, other: str, kind: str) -> None:
        a, b = self._bricks[one], self._bricks[other]
        if (b.left, b.top) < (a.left, a.top):
            a, b = b, a
        beside, below, style = _BORDERS.get(kind, ("·", "·", Style.null()))
        if a.left == b.left:
            self._below(a, "river" if kind == "bridge" else kind)
            if kind in _WAYS:
                self._cells[a.left + self._width // 2, a.top + _INSIDE] = (below, style)
            return
        row = a.top if b.top < a.top else a.top + _INSIDE - 1
        self._cells[a.left + self._width, row] = (beside, style)

    def _below(self, brick: HexCell, kind: str) -> None:
        """What lies along the whole of the lower border."""
        if kind not in _WAYS:
            _, below, style = _BORDERS.get(kind, ("·", "·", Style.null()))
            for column in range(brick.left, brick.left + self._width):
                self._cells[column, brick.top + _INSIDE] = (below, style)


def _ground(hexagon: Hex, town: Town | None) -> Rgb:
    if town is not None and town.tincture in colours.LAND:
        return colours.LAND[town.tincture]
    return _TERRAIN.get(hexagon.terrain, colours.NEUTRAL)


def _cut(name: str, width: int) -> str:
    return name if len(name) <= width else f"{name[: width - 1]}."


def _figures(town: Town, width: int) -> str:
    """The strength of a town, what is left of it first, and its income if there is room."""
    told: list[str] = []
    for each in town.counters[:2]:
        whole = each.most in (None, each.value)
        told.append(str(each.value) if whole else f"{each.value}/{each.most}")
    both = " +".join(told)
    return both if len(both) <= width else told[0][:width]


def _mark(piece: Piece) -> StyledText:
    men = next((each.value for each in piece.counters if each.name == "men"), None)
    look = colours.badge(piece.tincture) if piece.owner is not None else None
    afloat = "~" if piece.where.endswith(":port") else ""
    return StyledText(f"{afloat}{glyph(piece)}{men or ''}", look)


def _is_in(piece: Piece, hexagon: Hex) -> bool:
    return piece.where.removesuffix(":port") == hexagon.id


def _length(marks: Sequence[StyledText]) -> int:
    return sum(len(mark.text) + 1 for mark in marks)
