"""The end of a match: who won and how, the scores, and what such a score is called."""

from __future__ import annotations

from typing import Any

from rich.table import Table as Columns

from oyez.cli.display.panels import message_or, panel_name
from oyez.cli.terminal import Terminal
from oyez.game import game_of
from oyez.kernel import Match, Seat
from oyez.text import Texts


def how_words(texts: Texts, how: str) -> str:
    """How matches end, in few words, where no match is at hand to take numbers from."""
    message = f"outcome-{how}"
    return message_or(texts, f"{message}.brief" if texts.has(f"{message}.brief") else message, how)


def tell_outcome(terminal: Terminal, match: Match[Any], texts: Texts | None = None) -> None:
    """Print the result; nothing if the match still goes on."""
    outcome = match.outcome
    if outcome is None:
        return
    texts = texts or Texts(game_of(match), terminal.lang)
    message = f"outcome-{outcome.how}"
    about = game_of(match).outcome_about(match.state)
    terminal.line(texts.say(message, **about) if texts.has(message) else outcome.how)
    sides = _sides(match, texts)
    grid = Columns(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in (
        terminal.say("column-place"),
        "",
        "",
        message_or(texts, "score", terminal.say("column-score")),
    ):
        grid.add_column(head)
    grid.add_column("")
    for seat, place in sorted(outcome.places.items(), key=lambda item: item[1]):
        title = game_of(match).title(match.state, seat)
        if outcome.rank:
            title = f"rank-{outcome.rank}"
        grid.add_row(
            _place(terminal, place, alone=len(outcome.places) == 1),
            texts.player(seat),
            ", ".join(sides.get(seat, ())),
            str(outcome.scores.get(seat, "")),
            texts.say(title) if title else "",
        )
    terminal.show(grid)


def _place(terminal: Terminal, place: int, alone: bool) -> str:
    """The place, or what it means for one who played alone."""
    if not alone:
        return str(place)
    return terminal.say("solo-won" if place == 1 else "solo-lost")


def _sides(match: Match[Any], texts: Texts) -> dict[Seat, list[str]]:
    sides: dict[Seat, list[str]] = {}
    for panel in game_of(match).scene(match.state, None).panels:
        if panel.label is not None:
            sides.setdefault(Seat(panel.seat), []).append(panel_name(panel, texts))
    return sides
