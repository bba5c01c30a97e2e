"""Statistics of a game: the value of every counter and kind of piece, ply by ply."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from oyez.game import Game, game_of
from oyez.kernel import Match, Seat
from oyez.scene.elements import Panel, Scene, Text

_PIECE: Final = "piece:"

Point = tuple[int, int | None]
_Figures = dict[tuple[str, str], int | None]


class ChartPanel(Struct, frozen=True):
    """A player's place, as the lines of a chart are told apart."""

    id: str
    label: Text | None
    seat: int
    tincture: str
    charge: str


class Curve(Struct, frozen=True):
    """One figure of one place: from each ply on, its value; null where one may not know it."""

    panel: str
    points: list[Point]


class Measure(Struct, frozen=True):
    """One figure of all places; `label` is the message that says what it is."""

    name: str
    label: str
    lines: list[Curve]


def titles(match: Match[Any]) -> dict[str, str]:
    """What the achievement of each seat is called, once the match is over."""
    if not match.over:
        return {}
    game = game_of(match)
    found = {str(seat): game.title(match.state, Seat(seat)) for seat in range(match.seats)}
    return {seat: title for seat, title in found.items() if title}


class StatisticsRecorder:
    """Records the figures of every moment: the public ones, and each owner's own."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self._measures: Mapping[str, Sequence[str]] = game.chronicle
        self._seats = seats
        self._public: dict[tuple[str, str], list[Point]] = {}
        self._own: dict[tuple[str, str], list[Point]] = {}
        self._places: dict[str, ChartPanel] = {}

    def note(self, ply: int, public: Scene, own: Sequence[Scene]) -> None:
        """What the scenes of a moment say: the public one, and each seat's."""
        for panel in public.panels:
            made = ChartPanel(panel.id, panel.label, panel.seat, panel.tincture, panel.charge)
            self._places.setdefault(panel.id, made)
        _add(self._public, ply, self._figures(public))
        theirs: _Figures = {}
        for seat, table in enumerate(own):
            owned = {panel.id for panel in table.panels if panel.seat == seat}
            theirs |= {key: n for key, n in self._figures(table).items() if key[0] in owned}
        _add(self._own, ply, theirs)

    def cut(self, ply: int) -> None:
        """Forget what was noted after a ply."""
        for kept in (self._public, self._own):
            for key, points in list(kept.items()):
                kept[key] = [point for point in points if point[0] <= ply]
                if not kept[key]:
                    del kept[key]

    def places(self) -> list[ChartPanel]:
        """All players' places, in their order."""
        return list(self._places.values())

    def measures(
        self, own: bool, count: Callable[[Iterable[int]], Sequence[int]] = list
    ) -> list[Measure]:
        """All figures, as everybody may know them or, when the game is over, as their owners did.

        Plies are those that `count` makes of the record's.

        What nobody may know, and what never was anything but nothing, is left out.
        """
        kept = self._own if own else self._public
        names = self._measures or dict.fromkeys(name for _, name in kept)
        found = {name: self._lines(kept, name) for name in names}
        return [
            Measure(name, self._label(name), [_recount(line, count) for line in lines])
            for name, lines in found.items()
            if lines
        ]

    def _label(self, name: str) -> str:
        """The message that names a measure: the game's own, a piece's or a counter's."""
        if self._measures:
            return f"chronicle-{name}"
        piece = name.startswith(_PIECE)
        return f"piece-{name.removeprefix(_PIECE)}" if piece else f"counter-{name}"

    def _lines(self, kept: dict[tuple[str, str], list[Point]], name: str) -> list[Curve]:
        lines = [Curve(place, kept.get((place, name), [])) for place in self._places]
        told = [line for line in lines if any(n is not None for _, n in line.points)]
        return told if any(n for line in told for _, n in line.points) else []

    def _figures(self, table: Scene) -> _Figures:
        """The figures of every panel in a scene."""
        found: _Figures = {}
        for panel in table.panels:
            figures: dict[str, int | None] = {each.name: each.value for each in panel.counters}
            figures |= _pieces(table, panel)
            for name, sources in (self._measures or {each: (each,) for each in figures}).items():
                found[panel.id, name] = _sum(figures, sources)
        return found


def _recount(line: Curve, count: Callable[[Iterable[int]], Sequence[int]]) -> Curve:
    plies = count(ply for ply, _ in line.points)
    values = (value for _, value in line.points)
    return Curve(line.panel, list(zip(plies, values, strict=True)))


def _sum(figures: dict[str, int | None], sources: Sequence[str]) -> int | None:
    """All sources together; pieces that are not there count nothing, a hidden figure hides all."""
    values = [figures.get(each, 0 if each.startswith(_PIECE) else None) for each in sources]
    known = [value for value in values if value is not None]
    return sum(known) if len(known) == len(values) else None


def _pieces(table: Scene, panel: Panel) -> dict[str, int | None]:
    """How many pieces of each kind stand for a panel."""
    counts: dict[str, int | None] = {}
    for piece in table.pieces:
        if piece.owner == panel.seat and piece.tincture in ("", panel.tincture):
            name = _PIECE + piece.kind
            counts[name] = (counts.get(name) or 0) + piece.count
    return counts


def _add(kept: dict[tuple[str, str], list[Point]], ply: int, figures: _Figures) -> None:
    for key, value in figures.items():
        points = kept.setdefault(key, [])
        if not points or points[-1][1] != value:
            points.append((ply, value))


__all__ = ["ChartPanel", "Curve", "Measure", "Point", "StatisticsRecorder", "titles"]
