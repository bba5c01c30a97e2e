"""The table in the terminal, with and without colour."""

from __future__ import annotations

import io
import re
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

from oyez.cli import raster
from oyez.cli.board import Picture
from oyez.cli.desk import Desk
from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.kernel import Match, Seat, installed_games
from oyez.text import Texts
from tests.cli.conftest import GAME, played


def drawn(width: int, lang: str = "en", terminal: bool = False, plain: bool = False) -> str:
    """What a console of this width shows of a match under way."""
    match = played(plies=60)
    desk = Desk(lang)
    desk.out = Console(
        file=io.StringIO(),
        width=width,
        color_system="truecolor" if terminal else None,
        force_terminal=terminal,
        no_color=plain,
    )
    table = match.game.table(match.state, Seat(0))
    Picture(match.game, Texts(match.game, lang), desk).show(table, ["Something happened."])
    assert isinstance(desk.out.file, io.StringIO)
    return desk.out.file.getvalue()


def test_with_colour_there_is_a_map() -> None:
    out = drawn(120, terminal=True)
    assert "▀" in out
    assert "\x1b[" in out
    assert "♚" in out


@pytest.mark.parametrize("width", [60, 80, 112, 120, 160])
def test_no_line_is_wider_than_the_window(width: int) -> None:
    lines = drawn(width, terminal=True).splitlines()
    assert max(Text.from_ansi(line).cell_len for line in lines) <= width


def test_the_news_stand_beside_the_map() -> None:
    assert "Something happened." in drawn(120, terminal=True)


def test_without_colour_there_are_lists() -> None:
    out = drawn(100, terminal=True, plain=True)
    assert "▀" not in out
    assert "Aquitania" in out


def test_hexagons_are_listed_with_what_is_in_them() -> None:
    match = Match(KNIGHTS, 6, KNIGHTS.options(), rng=Random(1))
    rng = Random(1)
    while match.state.round < 2:
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
    desk = Desk("en")
    desk.out = Console(file=io.StringIO(), width=160, color_system=None)
    Picture(KNIGHTS, Texts(KNIGHTS, "en"), desk).show(KNIGHTS.table(match.state, None))
    assert isinstance(desk.out.file, io.StringIO)
    out = desk.out.file.getvalue()
    assert re.search(r"^Monz +.*Strength 200, Income 2", out, re.M)
    assert re.search(r"^[A-H][1-6] +.*Stronghold of .*\(Strength 300", out, re.M)
    assert re.search(r"\(Men \d+\)", out)


def test_into_a_file_there_are_lists_without_escapes() -> None:
    out = drawn(100)
    assert "\x1b" not in out
    assert all(line == line.rstrip() for line in out.splitlines())


def test_lists_are_in_the_language_asked_for() -> None:
    assert "Guerriers en réserve" in drawn(100, "fr")


def test_every_land_has_its_place_on_the_map() -> None:
    drawing = raster.load(installed_games()[GAME].folder / "data" / "board.json")
    grid = raster.pixels(drawing, 76, 62)
    assert set(drawing.lands) <= {name for row in grid for name in row}


def test_every_label_lies_in_its_land() -> None:
    drawing = raster.load(installed_games()[GAME].folder / "data" / "board.json")
    grid = raster.pixels(drawing, 300, 300)
    for name, land in drawing.lands.items():
        column, row = drawing.place(land["label"], 300, 300)
        assert grid[row][column] == name
