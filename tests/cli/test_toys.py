"""The toy games at the terminal: where all play at once, in private, and by standing order."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from oyez.game import Game
from tests.cli.conftest import Ran, Run
from tests.kernel.duel import GAME as DUEL
from tests.kernel.market import GAME as MARKET

Install = Callable[[Game[Any, Any]], None]
GAMES = pytest.mark.parametrize("game", [MARKET, DUEL], ids=lambda game: game.id)


@pytest.fixture
def play(run: Run, install: Install) -> Callable[..., Ran]:
    """Sit down at a toy game of three, as the first player."""

    def sit(game: Game[Any, Any], typed: str, *args: object) -> Ran:
        install(game)
        return run("play", game.id, "--seats", 3, "--seed", 1, *args, typed=typed)

    return sit


def answers(folder: Path, game: Game[Any, Any]) -> Sequence[Any]:
    """What the game that was saved has on record."""
    (path,) = (folder / "state" / "oyez").glob(f"{game.id}-*.json")
    found: Sequence[Any] = json.loads(path.read_bytes())["answers"]
    return found


@GAMES
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_toy_is_played_to_its_end(
    play: Callable[..., Ran], game: Game[Any, Any], lang: str
) -> None:
    ran = play(game, "go home\nrentrer\n1\n" * 600, "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert "oyez replay" in ran.out.splitlines()[-1]
    assert "cli-" not in ran.out


@GAMES
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_of_a_toy_can_be_looked_up(
    run: Run, install: Install, game: Game[Any, Any], lang: str
) -> None:
    install(game)
    rule = {"market": "MK-TALK-02", "duel": "DU-BLOW-06"}[game.id]
    ran = run("rules", game.id, rule, "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert rule in ran.out


def test_where_all_play_at_once_the_bots_keep_up(play: Callable[..., Ran], tmp_path: Path) -> None:
    ran = play(MARKET, "buy wool\nleave\nbuy wool\nq\ny\n")
    assert ran.status == 0
    seats = [e["seat"] for e in answers(tmp_path, MARKET) if e["seat"] >= 0]
    assert [seat for seat in seats if seat == 0] == [0, 0, 0]
    assert len([seat for seat in seats if seat > 0]) >= 4


def test_a_letter_can_be_written(play: Callable[..., Ran], tmp_path: Path) -> None:
    ran = play(MARKET, "m\nletter\nPlayer 3\nAt noon, behind the church.\nq\ny\n")
    assert ran.status == 0
    assert "Only you two know it" in ran.out
    (letter,) = (e for e in answers(tmp_path, MARKET) if e.get("kind") == "act")
    assert letter["value"] == ["letter", [2, "At noon, behind the church."]]
    assert letter["seen"] == [0, 2]


@pytest.mark.parametrize(
    ("typed", "order"),
    [
        ("5\n", ["ask", "parry"]),
        ("3\n", ["always", ["riposte", {"type": "pass"}]]),
    ],
)
def test_a_standing_order_can_be_given(
    play: Callable[..., Ran], tmp_path: Path, typed: str, order: Any
) -> None:
    ran = play(DUEL, f"o\n{typed}q\ny\n")
    assert ran.status == 0
    given = [e for e in answers(tmp_path, DUEL) if e.get("kind") == "order" and e["seat"] == 0]
    assert [entry["value"] for entry in given] == [order]
    assert "When I was hit: always" in ran.out


def test_where_nothing_can_be_ordered_it_says_so(play: Callable[..., Ran]) -> None:
    assert "nothing to order once and for all" in play(MARKET, "o\nq\ny\n").out
