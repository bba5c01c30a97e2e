"""What docs/terminal.svg shows: `oyez play`, in the middle of a game that bots played."""

from __future__ import annotations

import io
import re
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text as Line

from oyez.bots import bots_by_name
from oyez.cli.display.table import TableRenderer
from oyez.cli.input.picker import Picker
from oyez.cli.terminal import Terminal
from oyez.games.barbarian_kingdoms import GAME
from oyez.kernel import Match, Seat
from oyez.text import Texts

SEATS = 6
SEED = 21
WHOSE = Seat(2)
ROUND = 9
WIDTH = 140

# A web page may not have the font that rich asks for; and blocks drawn as letters show seams.
FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
FILL = re.compile(r"\.(\S+) \{ fill: (#[0-9a-f]{6})")
BLOCKS = re.compile(
    r'<text class="(\S+)" x="(\S+)" y="(\S+)" textLength="(\S+)" clip-path="[^"]*">([▀▄]+)</text>'
)
LETTER_HEIGHT = 20
LINE_HEIGHT = 24.4


def drawn() -> str:
    """The picture: play up to the moment, and look at the table."""
    terminal = Terminal("en")
    terminal.out = Console(
        file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="truecolor",
        no_color=False, highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    show(terminal, moment())
    return seamless(terminal.out.export_svg(title="oyez play barbarian_kingdoms"))


def moment() -> Match[Any]:
    """The first match that lasts long enough, at the turn of the seat we look on as."""
    for seed in count(SEED):
        rng = Random(seed)
        match = Match(GAME, SEATS, rng=rng, listen=True)
        bots = bots_by_name(match, ["random"] * SEATS, rng)
        while not match.over:
            question = match.question(WHOSE)
            if match.state.round == ROUND and question and question.prompt == "announce":
                return match
            bots.move()
    raise AssertionError("there is always another seed")


def show(terminal: Terminal, match: Match[Any]) -> None:
    """Print what the seat sees, and what it is asked."""
    texts = Texts(GAME, terminal.lang)
    news = [texts.event(event) for event in match.log_of(WHOSE)]
    TableRenderer(GAME, texts, terminal, WHOSE).show(GAME.scene(match.state, WHOSE), news)
    question = match.question(WHOSE)
    assert question is not None
    terminal.line(Line(texts.prompt(question), "bold").append(f"  [{question.rule}]", "dim"))

    def ask(hint: str) -> str:
        terminal.line(f"{hint} · {terminal.say('pick-help')} > █")
        raise EOFError

    with suppress(EOFError):
        Picker(terminal, texts, ask).pick(question.choices, question)


def seamless(svg: str) -> str:
    """The picture without fonts from elsewhere, and with half blocks as rectangles."""
    fills = dict(FILL.findall(svg))

    def rectangle(found: re.Match[str]) -> str:
        kind, x, y, width, blocks = found.groups()
        half = LINE_HEIGHT / 2
        top = float(y) - LETTER_HEIGHT + 1.5 + (half if blocks[0] == "▄" else 0)
        return f'<rect fill="{fills[kind]}" x="{x}" y="{top:g}" width="{width}" height="{half:g}"/>'

    drawn = BLOCKS.sub(rectangle, FONT.sub("", svg)).replace(' shape-rendering="crispEdges"', "")
    return drawn.replace("<style>", "<style>rect { shape-rendering: crispEdges; }", 1)
