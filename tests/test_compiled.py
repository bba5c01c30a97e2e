"""Compiled or plain, the rules are the same; and what is compiled never hides a newer source."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oyez import compiled
from oyez.game import Game
from oyez.games import barbarian_kingdoms, the_anarchy, warrior_knights
from oyez.kernel import Match
from tools.compile import MODULES

ROOT = Path(__file__).parent.parent
GAMES = 10
PLIES = 1500


def played(game: Game[Any, Any], seed: int) -> Match[Any]:
    """A game at random, every choice listed, to its end or for a long while."""
    rng = Random(seed)
    seats = rng.choice(game.seats)
    match = Match(game, seats, game.sample_options(seats, rng), rng=rng)
    while not match.over and match.ply < PLIES:
        for question in match.questions():
            match.answer(question.seat, rng.choice(list(question.choices)), question.ply)
    return match


def digests() -> list[str]:
    games = [played(barbarian_kingdoms.GAME, seed) for seed in range(GAMES)]
    games += [played(warrior_knights.GAME, seed) for seed in range(GAMES // 2)]
    games += [played(the_anarchy.GAME, seed) for seed in range(GAMES // 2)]
    return [match.digest() for match in games]


def plainly(*command: str) -> str:
    """What Python prints that keeps to the sources."""
    environment = {**os.environ, compiled.SWITCH: "1", "PYTEST_ADDOPTS": ""}
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_compiled_and_plain_play_the_same_games() -> None:
    lines = plainly("-c", "from tests.test_compiled import digests; print(*digests())")
    assert lines.split() == digests()


def test_the_golden_games_replay_plainly_too() -> None:
    replay = ("tests/test_every_game.py", "-k", "test_a_golden_game_replays")
    assert "100%" in plainly("-m", "pytest", "-p", "no:xdist", *replay)


def test_a_switch_keeps_to_the_sources() -> None:
    told = plainly(
        "-c", "from oyez.kernel import chance, match; print(match.__file__, chance.__file__)"
    )
    assert [Path(path).suffix for path in told.split()] == [".py", ".py"]


def test_every_module_to_be_compiled_is_there() -> None:
    for folder, names in MODULES.items():
        for name in names:
            assert (ROOT / "src/oyez" / folder / f"{name}.py").is_file()


def test_modules_to_be_compiled_hold_no_structs() -> None:
    """The compiler drops the class keywords that structs depend on, and says nothing."""
    for folder, names in MODULES.items():
        for name in names:
            source = (ROOT / "src/oyez" / folder / f"{name}.py").read_text(encoding="utf-8")
            assert "(Struct" not in source, name


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package whose one source has been compiled since it was written."""
    monkeypatch.delenv(compiled.SWITCH, raising=False)
    for name, when in (("rules.py", 100), (f"rules{EXTENSION_SUFFIXES[0]}", 200)):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (when, when))
    return tmp_path


def test_what_is_compiled_is_taken_as_long_as_its_source_is_not_newer(folder: Path) -> None:
    (folder / "never_compiled.py").touch()
    assert not compiled.should_use_sources(folder)
    (folder / "rules.py").touch()
    assert compiled.should_use_sources(folder)


def test_nothing_is_unwanted_where_nothing_is_compiled(folder: Path) -> None:
    (folder / f"rules{EXTENSION_SUFFIXES[0]}").unlink()
    assert not compiled.should_use_sources(folder)


def test_the_switch_goes_before_all(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(compiled.SWITCH, "1")
    assert compiled.should_use_sources(folder)
