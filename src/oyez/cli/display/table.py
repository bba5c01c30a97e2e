"""Draws the table in a terminal: a coloured map, or plain lists where there is no colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Columns
from rich.text import Text as Line

from oyez.cli.display import colours, raster
from oyez.cli.display.canvas import Canvas, Caption, StyledText, fitted
from oyez.cli.display.colours import Rgb
from oyez.cli.display.contents import ContentLines
from oyez.cli.display.hexmap import SHAPES, HexMap
from oyez.cli.display.panels import message_or, panel_table
from oyez.cli.display.raster import Drawing
from oyez.cli.terminal import Terminal
from oyez.game import Game
from oyez.kernel import Seat
from oyez.scene.elements import Board, Counter, Hex, Panel, Piece, Region, Scene
from oyez.text import Texts

# The map beside the panels needs so many columns; in a narrower window they go below it.
_WIDE: Final = 112
_BESIDE: Final = 44
_MAP: Final = 84
_LEAST: Final = 60

_GLYPHS: Final = {"king": "♚", "warrior": "●", "chest": "▪"}
_COINS: Final = {
    "bronze": Rgb(176, 110, 56),
    "silver": Rgb(206, 210, 216),
    "gold": Rgb(255, 232, 84),
    "diamond": Rgb(120, 230, 240),
}
# What the colour of the land says already.
_TOLD_BY_COLOUR: Final = frozenset({"control-token", "domination-tile"})


class TableRenderer:
    """Draws the table of one game for one console."""

    def __init__(
        self, game: Game[Any, Any], texts: Texts, terminal: Terminal, own: Seat | None = None
    ) -> None:
        self._game, self._texts, self._terminal, self._console = game, texts, terminal, terminal.out
        self._own = own

    def show(self, table: Scene, news: Sequence[str] = ()) -> None:
        """Print the whole table, and beside it what happened lately, as far as there is room."""
        self._terminal.show(self.of(table, news))

    def has_room_for_news(self, table: Scene) -> bool:
        """Whether what happened lately stands beside the table."""
        return self._is_drawn(table) and self._console.width >= _WIDE

    def of(self, table: Scene, news: Sequence[str] = ()) -> RenderableType:
        """The whole table, fitted to the console."""
        below = ContentLines(table, self._texts, self._own).lines()
        if not self._is_drawn(table):
            places = panel_table(table, self._texts, False, self._own)
            return Group(*self._lists(table), places, *below)
        width = self._console.width
        lines = self._drawn(table, width if width < _WIDE else width - _BESIDE)
        columns = max(line.cell_len for line in lines)
        if table.boards[0].hexes:  # which has many signs
            below = [self._legend(table), *below]
        else:
            lines.append(self._legend(table))
        places = panel_table(table, self._texts, True, self._own)
        if width < _WIDE:
            return Group(*lines, places, *below)
        beside = width - columns - 2
        room = len(lines) - len(self._console.render_lines(places, self._options(beside))) - 1
        grid = Columns.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=columns, no_wrap=True)
        grid.add_column(width=beside)
        grid.add_row(Group(*lines), Group(places, "", *self._latest(news, beside, room)))
        return Group(grid, *below)

    def _options(self, width: int) -> ConsoleOptions:
        return self._console.options.update(width=width, height=None)

    def _latest(self, news: Sequence[str], width: int, room: int) -> list[Line]:
        """The last lines of the log that fit into so much room."""
        lines: list[Line] = []
        for words in reversed(news):
            told = Line(f"· {words}", style="dim").wrap(self._console, width)
            if len(told) > room:
                break
            room -= len(told)
            lines = [*told, *lines]
        return lines

    def _is_drawn(self, table: Scene) -> bool:
        """Whether there is a map, and a terminal that can show it."""
        console = self._console
        able = console.is_terminal and not console.no_color and console.color_system is not None
        if not able or console.width < _LEAST or not table.boards:
            return False
        return bool(table.boards[0].hexes) or self._drawing(table) is not None

    def _drawing(self, table: Scene) -> Drawing | None:
        board = table.boards[0]
        path = self._game.data / board.drawing
        return raster.load(path) if board.drawing and path.exists() else None

    # -- the map ------------------------------------------------------------------------------

    def _drawn(self, table: Scene, columns: int) -> list[Line]:
        """The map in so many columns: outlines, or hexagons."""
        drawing = self._drawing(table)
        if drawing is not None:
            return self._map(table, drawing, min(columns, _MAP))
        return HexMap(table, self._label, columns).lines()

    def _map(self, table: Scene, drawing: Drawing, columns: int) -> list[Line]:
        rows = columns * 34 // 82
        board = table.boards[0]
        regions = {region.drawn: region for region in board.regions}
        lands = {name: region for name, region in regions.items() if name in drawing.lands}
        canvas = Canvas(drawing, columns, rows, {n: _ground(r) for n, r in lands.items()})
        grid = raster.pixels(drawing, columns, 2 * rows)
        room = {name: max(row.count(name) for row in grid) - 2 for name in lands}
        names = fitted({n: self._label(r) for n, r in lands.items()}, room.__getitem__)
        for strait in drawing.straits.values():
            mark = StyledText("≈", colours.style(colours.CHALK, colours.SEA))
            canvas.caption(Caption(raster.WATER, strait["at"], [[mark]]))
        # The smallest lands first: the others have more room to give way.
        for name, region in sorted(lands.items(), key=lambda item: room[item[0]]):
            marks = _marks(_pieces_in(table, region))
            lines = [[StyledText(names[name])], marks] if marks else [[StyledText(names[name])]]
            canvas.caption(Caption(name, drawing.lands[name]["label"], lines))
        self._afloat(canvas, table, drawing, [r for n, r in regions.items() if n not in lands])
        return canvas.lines()

    def _afloat(
        self, canvas: Canvas, table: Scene, drawing: Drawing, waters: Sequence[Region]
    ) -> None:
        """Names of the waters, and what floats on them: each owner has a berth."""
        faint = colours.style(colours.FOAM, colours.SEA)
        for inscription in drawing.sea.get("inscriptions", ()):
            words = [[StyledText(inscription["name"], faint)]]
            canvas.caption(Caption(raster.WATER, inscription["at"], words))
        berths = drawing.sea.get("berths", {})
        for panel in table.panels:
            pieces = [
                piece
                for water in waters
                for piece in _pieces_in(table, water)
                if piece.tincture == panel.tincture
            ]
            berth = berths.get(panel.drawn, drawing.sea.get("label"))
            if pieces and berth:
                canvas.caption(Caption(raster.WATER, berth, [_marks(pieces)]))

    def _legend(self, table: Scene) -> Line:
        """What the signs on the map mean."""
        there = {piece.kind for piece in table.pieces}
        kinds = [kind for kind in (*_GLYPHS, *_COINS, *sorted(there)) if kind in there]
        line = Line(" ")
        for kind in dict.fromkeys(kinds):
            if kind in _COINS:
                line.append("n", colours.on(_COINS[kind])).append(f" {self._kind(kind)}  ")
            elif kind not in _TOLD_BY_COLOUR:
                line.append(f"{_glyph(kind)} {self._kind(kind)}  ")
        if table.boards[0].hexes:
            line.append(self._terminal.say("map-signs"))
        return line

    # -- lists --------------------------------------------------------------------------------

    def _lists(self, table: Scene) -> list[RenderableType]:
        """Every land with what is in it, for terminals without colour."""
        rows: list[RenderableType] = []
        owners = {panel.tincture: self._label(panel) for panel in table.panels}
        for board in table.boards:
            shown = [region for region in board.regions if not region.closed]
            grid = Columns.grid(padding=(0, 2, 0, 0))
            for region in shown:
                inside = ", ".join(self._piece(piece) for piece in _pieces_in(table, region))
                grid.add_row(self._label(region), owners.get(region.tincture, "–"), inside)
            for row in self._hexagons(table, board, owners):
                grid.add_row(*row)
            rows.append(Padding(grid, (0, 0, 1, 0)))
        return rows

    def _hexagons(
        self, table: Scene, board: Board, owners: Mapping[str, str]
    ) -> Iterator[tuple[str, str, str]]:
        """Every hexagon with something in it: its name, who holds its town, what is there."""
        for hexagon in board.hexes:
            towns = [town for town in board.towns if town.where == hexagon.id]
            holders = [owners.get(town.tincture, "–") for town in towns]
            there = [self._figures(town.counters) for town in towns]
            there += [self._piece(piece) for piece in _pieces_in(table, hexagon)]
            if there:
                yield self._label(hexagon), ", ".join(holders), ", ".join(there)

    def _figures(self, counters: Sequence[Counter]) -> str:
        told = (
            f"{message_or(self._texts, f'counter-{c.name}', c.name)} {c.value}" for c in counters
        )
        return ", ".join(told)

    def _piece(self, piece: Piece) -> str:
        label = self._texts.label(piece.label) if piece.label else self._kind(piece.kind)
        if piece.counters:
            label = f"{label} ({self._figures(piece.counters)})"
        return label if piece.count == 1 else f"{label} ×{piece.count}"

    def _kind(self, kind: str) -> str:
        return message_or(self._texts, f"piece-{kind}", kind)

    def _label(self, thing: Region | Hex | Panel) -> str:
        return self._texts.label(thing.label) if thing.label else thing.id.partition(":")[2]


def _ground(region: Region) -> Rgb:
    if region.closed:
        return colours.CLOSED
    return colours.LAND.get(region.tincture, colours.NEUTRAL)


def _pieces_in(table: Scene, region: Region | Hex) -> list[Piece]:
    """What is there, or afloat in its port."""
    return [piece for piece in table.pieces if piece.where.removesuffix(":port") == region.id]


def _marks(pieces: Iterable[Piece]) -> list[StyledText]:
    """Signs for pieces: those of players as badges, coins as figures on metal."""
    marks: list[StyledText] = []
    for piece in pieces:
        if piece.kind in _TOLD_BY_COLOUR:
            continue
        if piece.kind in _COINS:
            marks.append(StyledText(str(piece.count), colours.on(_COINS[piece.kind], bold=True)))
            continue
        number = "" if piece.count == 1 else str(piece.count)
        look = colours.badge(piece.tincture) if piece.owner is not None else None
        marks.append(StyledText(f"{_glyph(piece.kind)}{number}", look))
    return marks


def _glyph(kind: str) -> str:
    return _GLYPHS.get(kind) or SHAPES.get(kind, kind[:1].upper())[:1]
