"""The picture on the home page: the boards of all installed games that have one."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from xml.etree import ElementTree

import pytest

from oyez.game import Game
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.server.wire.home_picture import combined_painting
from tests.server.clients import Server

NAME = "{http://www.w3.org/2000/svg}"


def game_in(folder: Path, picture: str | None) -> Game[Any, Any]:
    (folder / "box" / "data").mkdir(parents=True)
    if picture is not None:
        (folder / "box" / "data" / "painting.svg").write_text(picture, encoding="utf-8")
    return cast("Game[Any, Any]", SimpleNamespace(folder=folder, data=folder / "box" / "data"))


def images(picture: bytes | None) -> list[ElementTree.Element]:
    assert picture is not None
    return list(ElementTree.fromstring(picture).iter(f"{NAME}image"))


def box(image: ElementTree.Element) -> tuple[float, ...]:
    return tuple(float(image.attrib[name]) for name in ("x", "y", "width", "height"))


def test_every_installed_game_that_has_a_board_shows_it() -> None:
    found = images(combined_painting([KINGDOMS, KNIGHTS]))
    assert [box(each) for each in found] == [(0, 0, 567, 570), (573, 0, 567, 570)]


def test_a_game_without_a_board_is_left_out(tmp_path: Path) -> None:
    sheets = game_in(tmp_path / "sheets", None)
    assert len(images(combined_painting([sheets, KNIGHTS]))) == 1
    assert combined_painting([sheets]) is None
    assert combined_painting([]) is None


@pytest.mark.parametrize(
    ("count", "columns", "rows"), [(1, 1, 1), (2, 2, 1), (3, 3, 1), (4, 2, 2), (5, 3, 2), (6, 3, 2)]
)
def test_boards_share_the_room(tmp_path: Path, count: int, columns: int, rows: int) -> None:
    games = [game_in(tmp_path / str(n), '<svg a="#b">é</svg>') for n in range(count)]
    found = images(combined_painting(games))
    assert len({box(each)[0] for each in found}) == columns
    assert len({box(each)[1] for each in found}) == rows
    assert found[0].attrib["href"] == "data:image/svg+xml,%3Csvg a=%22%23b%22%3E%C3%A9%3C/svg%3E"


def test_the_server_sends_it_in_few_bytes(server: Server) -> None:
    answer = server.nobody().ask("GET", "/painting.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert len(images(answer.content)) == 3
