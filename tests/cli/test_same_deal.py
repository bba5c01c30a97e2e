"""The same deal again in the terminal, by its code."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oyez.game import Game
from tests.cli.conftest import Run
from tests.kernel import sheet, solitaire

Install = Callable[[Game[Any, Any]], None]
ONES = "1\n" * 400


@pytest.fixture(autouse=True)
def toys(install: Install) -> None:
    install(solitaire.GAME)


def dealt(path: Path) -> list[Any]:
    """The first three answers of a record: what Nature has dealt."""
    answers: list[Any] = json.loads(path.read_bytes())["answers"]
    return answers[:3]


def play(run: Run, path: Path, *args: object, typed: str = ONES) -> str:
    ran = run("play", "solitaire", "--save", path, *args, typed=typed)
    assert (ran.status, ran.err) == (0, "")
    return ran.out


def test_the_same_code_is_dealt_the_same(run: Run, tmp_path: Path) -> None:
    paths = [tmp_path / f"{n}.json" for n in range(3)]
    for path, code in zip(paths, ("friday", " FRIDAY ", "monday"), strict=True):
        out = play(run, path, "--seats", 1, "--deal", code)
        assert f"--deal {code.strip().lower()}" in out.splitlines()[-1]
    one, two, three = map(dealt, paths)
    assert one == two != three


@pytest.mark.parametrize(("lang", "words"), [("en", "same deal"), ("fr", "même donne")])
def test_who_plays_alone_is_told_a_code(run: Run, tmp_path: Path, lang: str, words: str) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    last = play(run, first, "--lang", lang).splitlines()[-1]
    assert words in last
    code = re.search(r"--deal ([a-z0-9]+)", last)
    assert code is not None
    play(run, second, "--deal", code[1])
    assert dealt(first) == dealt(second)


def test_a_game_that_was_left_goes_on_with_its_code(
    run: Run, install: Install, tmp_path: Path
) -> None:
    """What comes after the break is what would have come without it."""
    install(sheet.GAME)
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    for path, typed in ((whole, ONES), (part, "1\n1\nq\n\n")):
        run("play", "sheet", "--deal", "friday", "--save", path, typed=typed)
    left = run("play", "--resume", part, "--deal", "friday", typed="q\n\n")
    assert "--deal friday" in left.out.splitlines()[-1]
    run("play", "--resume", part, "--deal", "friday", typed=ONES)
    one, two = (json.loads(path.read_bytes())["answers"] for path in (whole, part))
    assert one == two


def test_a_seed_of_ones_own_has_no_code(run: Run, tmp_path: Path) -> None:
    assert "--deal" not in play(run, tmp_path / "game.json", "--seed", 3)


@pytest.mark.parametrize("code", ["a", "a b", "x" * 40, "é-é-é"])
def test_a_bad_code_is_refused(run: Run, code: str) -> None:
    ran = run("play", "solitaire", "--deal", code)
    assert ran.status == 2
    assert "is no code" in ran.err


def test_a_deal_is_for_one(run: Run, install: Install) -> None:
    install(sheet.GAME)
    ran = run("play", "sheet", "--seats", 2, "--deal", "friday")
    assert ran.status == 2
    assert "played by one" in ran.err
