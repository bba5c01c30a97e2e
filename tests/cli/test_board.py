"""The table in the terminal, with and without colour."""

from __future__ import annotations

import io
import re
from functools import cache
from random import Random
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from oyez.cli.display import raster
from oyez.cli.display.contents import ContentLines
from oyez.cli.display.hexmap import HexMap
from oyez.cli.display.table import TableRenderer
from oyez.cli.terminal import Terminal
from oyez.game import game_of, installed_games
from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.kernel import Match, Seat
from oyez.scene.elements import Scene
from oyez.text import Texts
from tests.cli.conftest import GAME, played


def drawn(width: int, lang: str = "en", terminal: bool = False, plain: bool = False) -> str:
    """What a console of this width shows of a match under way."""
    match = played(plies=60)
    desk = Terminal(lang)
    desk.out = Console(
        file=io.StringIO(),
        width=width,
        color_system="truecolor" if terminal else None,
        force_terminal=terminal,
        no_color=plain,
    )
    table = game_of(match).scene(match.state, Seat(0))
    TableRenderer(game_of(match), Texts(game_of(match), lang), desk).show(
        table, ["Something happened."]
    )
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


@cache
def knights(until: str = "") -> Match[Any]:
    """A game of Warrior Knights with six barons, in its second round, or when there is a hall."""
    match = Match[Any](KNIGHTS, 6, KNIGHTS.options(), rng=Random(1))
    rng = Random(1)
    while match.state.round < 2 or (until and not getattr(table_of(match), until)):
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
    return match


def table_of(match: Match[Any], seat: Seat | None = None) -> Scene:
    return game_of(match).scene(match.state, seat)


def knights_drawn(width: int, lang: str = "en", until: str = "", *, colour: bool = True) -> str:
    desk = Terminal(lang)
    desk.out = Console(
        file=io.StringIO(),
        width=width,
        color_system="truecolor" if colour else None,
        force_terminal=colour,
    )
    table = table_of(knights(until), Seat(0))
    TableRenderer(KNIGHTS, Texts(KNIGHTS, lang), desk, Seat(0)).show(table, ["Something happened."])
    assert isinstance(desk.out.file, io.StringIO)
    return desk.out.file.getvalue()


def test_hexagons_are_listed_with_what_is_in_them() -> None:
    out = knights_drawn(160, colour=False)
    assert re.search(r"^Monz +.*Strength 200, Income 2", out, re.M)
    assert re.search(r"^[A-H][1-6] +.*Stronghold of .*\(Strength 300", out, re.M)
    assert re.search(r"\(Men \d+\)", out)


def test_hexagons_are_drawn_with_towns_pieces_and_borders() -> None:
    out = Text.from_ansi(knights_drawn(150)).plain
    for words in ("Monz", "200 +2", "♜", "★", "≈", "═", "Jerusalem", "Something happened."):
        assert words in out, words
    # Every piece is somewhere on the map, or counted where there is no room for it.
    table = table_of(knights(), Seat(0))
    drawn = "\n".join(line.plain for line in HexMap(table, lambda each: each.id[7:], 150).lines())
    shown = len(re.findall("[★☆■□●○♜×△]|▲(?=\\d)", drawn))
    assert shown + sum(map(int, re.findall(r"…(\d+)", drawn))) >= len(table.pieces)


@pytest.mark.parametrize("width", [60, 80, 111, 112, 160])
def test_no_line_of_hexagons_is_wider_than_the_window(width: int) -> None:
    lines = knights_drawn(width).splitlines()
    assert max(Text.from_ansi(line).cell_len for line in lines) <= width


def test_what_lies_beside_the_map_is_told() -> None:
    out = knights_drawn(100, colour=False)
    for words in (
        "How it stands  Round 2",
        "Mercenaries for hire  ",
        "Recruitment track  ",
        "Expedition to Ceylon  1",
        "Agendas for the next assembly  ",
    ):
        assert words in out, words
    assert re.search(r"^Decks  Stack 1.* · Fate \(\d+\) · ", out, re.M)
    assert re.search(r" · Men \d+ · (Star|Square|Triangle|Circle): ", out, re.M)
    assert "Où en est la partie  Tour 2" in knights_drawn(100, "fr", colour=False)


def test_the_assembly_is_told_with_its_matter_and_votes() -> None:
    out = knights_drawn(120, until="halls", colour=False)
    name = Texts(KNIGHTS, "en").say("assembly")
    assert f"\n{name}" in out
    assert re.search(r"^    .*\d+ votes?", out, re.M)


def test_a_battle_is_told_with_both_sides() -> None:
    out = knights_drawn(120, until="clashes", colour=False)
    sides = re.findall(r"^    \S.*  \d+ · .*%", out, re.M)
    assert len(sides) >= 2


def test_cards_in_sight_are_explained() -> None:
    things = ContentLines(table_of(knights(), Seat(0)), Texts(KNIGHTS, "en"), Seat(0))
    told = dict(things.explained(["levy"]))
    assert list(told) == ["Levy Taxes"]
    assert told["Levy Taxes"]
    assert len(dict(things.explained([]))) > 5


def test_into_a_file_there_are_lists_without_escapes() -> None:
    out = drawn(100)
    assert "\x1b" not in out
    assert all(line == line.rstrip() for line in out.splitlines())


def test_lists_are_in_the_language_asked_for() -> None:
    assert "Guerriers en réserve" in drawn(100, "fr")


def test_every_land_has_its_place_on_the_map() -> None:
    drawing = raster.load(installed_games()[GAME].data / "board.json")
    grid = raster.pixels(drawing, 76, 62)
    assert set(drawing.lands) <= {name for row in grid for name in row}


def test_every_label_lies_in_its_land() -> None:
    drawing = raster.load(installed_games()[GAME].data / "board.json")
    grid = raster.pixels(drawing, 300, 300)
    for name, land in drawing.lands.items():
        column, row = drawing.place(land["label"], 300, 300)
        assert grid[row][column] == name
