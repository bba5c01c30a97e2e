"""Running the program in this process, with what it reads and writes under control."""

from __future__ import annotations

import io
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from oyez.bots import bots_by_name
from oyez.cli import main
from oyez.game import Game, installed_games
from oyez.kernel import Match, record

GAME = "barbarian_kingdoms"


class Ran(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run `oyez` with these arguments and this typed in, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def oyez(*args: object, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main([str(arg) for arg in args])
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return oyez


def played(seed: int = 4, seats: int = 4, plies: int | None = None) -> Match[Any]:
    """A match between random bots, to its end or for so many decisions."""
    game = installed_games()[GAME]
    match = Match[Any](game, seats, game.headless_options(game.options()), rng=Random(seed))
    table = bots_by_name(match, ["random"] * seats, Random(seed))
    while not match.over and (plies is None or match.ply < plies):
        table.move()
    return match


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """The record of a whole match, with Battles in it."""
    matches = (played(seed) for seed in count(1))
    match = next(m for m in matches if m.outcome is not None and m.outcome.how == "military")
    path = tmp_path / "match.json"
    path.write_bytes(record.to_json(record.write(match)))
    return path


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Callable[[Game[Any, Any]], None]:
    """Make a game of the test's own known to the program."""

    def add(game: Game[Any, Any]) -> None:
        for module in ("input.values", "commands.rules"):
            known = {game.id: game, **installed_games()}
            monkeypatch.setattr(f"oyez.cli.{module}.installed_games", lambda known=known: known)

    return add
