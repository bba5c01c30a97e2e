"""The whole game: its bots, its box. What every game must pass is in `oyez.testing`."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from oyez.bots import bots_by_name
from oyez.cli.new_game.template_game import GAME
from oyez.cli.new_game.template_game.box.edition import EDITIONS
from oyez.editions.edition import EditionError
from oyez.kernel import Match


def test_a_bot_beats_one_that_plays_at_random() -> None:
    wins = 0.0
    for seed in range(40):
        match = Match[Any](GAME, 2, rng=Random(seed))
        bots = bots_by_name(match, ["squire", "random"], Random(seed))
        while not match.over:
            bots.move()
        assert match.outcome is not None
        wins += (0 in match.outcome.winners) / len(match.outcome.winners)
    assert wins > 25


def test_a_box_of_ones_own_is_checked(tmp_path: Path) -> None:
    EDITIONS.copy(tmp_path)
    header = tmp_path / "edition.toml"
    text = header.read_text(encoding="utf-8")
    header.write_text(text.replace('id = "standard"', 'id = "mine"'), encoding="utf-8")
    assert EDITIONS.open(tmp_path).id == "mine"
    lands = tmp_path / "lands.toml"
    text = lands.read_text(encoding="utf-8")
    lands.write_text(text.replace('"mill"', '"windmill"'), encoding="utf-8")
    with pytest.raises(EditionError, match="title"):
        EDITIONS.open(tmp_path)
