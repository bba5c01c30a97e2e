"""Golden games are found, kept as long as they replay, and missed when they do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyez.testing.golden import OUTCOMES, WANTED, GoldenGames, renew
from tests.kernel.duel import GAME

TWO = """
[[game]]
name = "two"
seats = 2
options = { rounds = 3 }
tells = ["BlowAnnounced"]

[[game]]
name = "three"
seats = 3
how = "stopped"
options = { rounds = 1 }
"""


@pytest.fixture
def golden(tmp_path: Path) -> GoldenGames:
    """Two golden games, just written."""
    games = GoldenGames(GAME, tmp_path)
    games.folder.mkdir(parents=True)
    (games.folder / WANTED).write_text(TWO, encoding="utf-8")
    assert renew(games, write=True) == 2
    return games


def test_what_was_written_replays_and_is_kept(golden: GoldenGames) -> None:
    before = {path.name: path.read_bytes() for path in golden.folder.iterdir()}
    assert set(before) == {"two.json", "three.json", OUTCOMES, WANTED}
    assert renew(golden, write=True) == 0
    assert {path.name: path.read_bytes() for path in golden.folder.iterdir()} == before
    assert [golden.check(each).over for each in golden.wanted()] == [True, True]


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (OUTCOMES, '"offered": ', '"offered": 1', "other choices on the way"),
        ("two.json", '"rules":', '"rules": "0.1", "was":', "under rules 0.1"),
        ("two.json", '"seats": 2', '"seats": 3', "at another table"),
        (WANTED, '"BlowAnnounced"', '"Thunder"', "it lacks Thunder"),
        (WANTED, 'name = "two"', 'name = "pair"', "no record of pair"),
    ],
)
def test_what_is_otherwise_is_told(
    golden: GoldenGames,
    capsys: pytest.CaptureFixture[str],
    file: str,
    old: str,
    new: str,
    fault: str,
) -> None:
    path = golden.folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    capsys.readouterr()
    assert renew(golden, write=False) > 0
    assert fault in capsys.readouterr().out


def test_under_other_rules_answers_are_kept_as_long_as_they_will_do(golden: GoldenGames) -> None:
    path = golden.folder / "two.json"
    before = path.read_text(encoding="utf-8")
    path.write_text(before.replace(f'"rules": "{GAME.rules}"', '"rules": "0.1"'), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != before
    assert renew(golden, write=True) == 1
    assert path.read_text(encoding="utf-8") == before


def test_records_that_nobody_wants_are_told(
    golden: GoldenGames, capsys: pytest.CaptureFixture[str]
) -> None:
    (golden.folder / "stray.json").write_bytes(golden.paper("two"))
    assert renew(golden, write=False) == 1
    assert "stray: is not wanted" in capsys.readouterr().out
