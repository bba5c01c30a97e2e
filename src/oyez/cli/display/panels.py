"""The players' panels as one table: a column for each side, a row for each figure."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Columns
from rich.text import Text as Line

from oyez.cli.display import colours
from oyez.kernel import Seat
from oyez.scene.elements import Counter, Panel, Scene
from oyez.text import Texts

_HIDDEN: Final = "?"


def message_or(texts: Texts, message: str, otherwise: str) -> str:
    """A message, or something else where the game has no such message."""
    return texts.say(message) if texts.has(message) else otherwise


def panel_name(panel: Panel, texts: Texts) -> str:
    """What a player's place is called."""
    return texts.label(panel.label) if panel.label else texts.player(Seat(panel.seat))


def panel_table(
    table: Scene, texts: Texts, colour: bool, own: Seat | None = None
) -> RenderableType:
    """Every figure of every panel, the person's `own` marked; with colour in narrow columns."""
    grid = Columns(box=None, padding=(0, 0 if colour else 2, 0, 0), show_edge=False)
    grid.add_column("", overflow="fold")
    for panel in table.panels:
        grid.add_column(_head(panel, texts, colour), justify="right", no_wrap=True)
    by_panel = [{c.name: c for c in panel.counters} for panel in table.panels]
    players = [
        texts.say("cli-you") if panel.seat == own else str(panel.seat + 1) for panel in table.panels
    ]
    grid.add_row(texts.say("cli-row-player"), *players)
    for name in dict.fromkeys(name for row in by_panel for name in row):
        row = [counters.get(name) for counters in by_panel]
        if all(counter is None or counter.value is None for counter in row):
            continue
        grid.add_row(_label(name, row, texts), *(_value(counter, row) for counter in row))
    return Group(grid, *_powers(table, texts, colour))


def _head(panel: Panel, texts: Texts, colour: bool) -> Line:
    name = panel_name(panel, texts)
    line = Line("▸" if panel.active else " ")
    if not colour:
        return line.append(name)
    return line.append(name[:3], colours.badge(panel.tincture))


def _most(row: list[Counter | None]) -> int | None:
    """The bound that all counters of a row share."""
    bounds = {counter.most for counter in row if counter is not None}
    return next(iter(bounds)) if len(bounds) == 1 else None


def _label(name: str, row: list[Counter | None], texts: Texts) -> str:
    label, most = message_or(texts, f"counter-{name}", name), _most(row)
    return label if most is None else f"{label} (/{most})"


def _value(counter: Counter | None, row: list[Counter | None]) -> str:
    if counter is None:
        return ""
    if counter.value is None:
        return _HIDDEN
    shared = counter.most is None or _most(row) is not None
    return str(counter.value) if shared else f"{counter.value}/{counter.most}"


def _powers(table: Scene, texts: Texts, colour: bool) -> list[Line]:
    """What else is noted on the panels, by its short name."""
    lines: list[Line] = []
    for panel in table.panels:
        notes = [message_or(texts, f"{note.id}.name", texts.label(note)) for note in panel.notes]
        if notes:
            name = panel_name(panel, texts)
            line = Line(f"{name[:3]} " if colour else f"{name} – ", style="bold")
            lines.append(line.append(", ".join(notes), "not bold dim"))
    return [Line(""), *lines] if lines else []
