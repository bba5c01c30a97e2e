"""The bots in the documentation play whole games on a real server."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.waiting import LIMIT
from tests.server.clients import Spawned

DOCS = Path(__file__).parents[2] / "docs"
BOT = DOCS / "bot.py"


@pytest.mark.parametrize("bot", ["bot.py", "socket_bot.py"])
def test_a_bot_in_the_docs_plays_a_whole_game(spawn: Callable[..., Spawned], bot: str) -> None:
    server = spawn("--port", "0")
    ran = subprocess.run(
        [sys.executable, str(DOCS / bot), server.base()],
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    outcome = ast.literal_eval(ran.stdout)
    assert set(outcome["places"]) == {"0", "1", "2"}


def test_the_bot_in_the_docs_is_short_and_needs_nothing() -> None:
    lines = BOT.read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 35
    wanted = {
        line.split()[1].partition(".")[0] for line in lines if line.startswith(("import", "from"))
    }
    assert wanted <= set(sys.stdlib_module_names)
