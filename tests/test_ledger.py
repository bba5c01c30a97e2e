"""The ledger: which ids rules.md may have, and which it must."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import convert

from oyez.editions.edition import DataRow
from tools import ledger

LEDGER = '[[rule]]\nid = "XX-TURN-01"\n'


def project(folder: Path, *ids: str, proved: tuple[str, ...] = ()) -> Path:
    """A project with one game whose rules have these ids, some named by a test."""
    root = folder / "project"
    game = root / "src" / "oyez" / "games" / "toy"
    (game / "box" / "data").mkdir(parents=True)
    (game / "box" / "data" / "game.toml").write_text("complete = true\n")
    for name in ("rules.md", "rules.fr.md"):
        (game / name).write_text("".join(f"**{each}** Words.\n\n" for each in ids))
    (root / "tests").mkdir()
    named = "".join(f'@rule("{each}")\ndef test_{n}(): ...\n' for n, each in enumerate(proved))
    (root / "tests" / "test_toy.py").write_text(named)
    (folder / "shared" / "ledger").mkdir(parents=True)
    (folder / "shared" / "ledger" / "toy.toml").write_text(LEDGER)
    return root


def test_a_house_rule_stands_beside_the_ledger(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ids = ("XX-TURN-01", "XX-HOUSE-01")
    assert ledger.main(project(tmp_path, *ids, proved=ids)) == 0
    assert "house" in capsys.readouterr().out


def test_a_house_rule_needs_a_test_as_well(tmp_path: Path) -> None:
    assert ledger.main(project(tmp_path, "XX-TURN-01", "XX-HOUSE-01", proved=("XX-TURN-01",))) == 1


def test_any_other_rule_beyond_the_ledger_is_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ids = ("XX-TURN-01", "XX-TURN-02")
    assert ledger.main(project(tmp_path, *ids, proved=ids)) == 1
    assert "XX-TURN-02" in capsys.readouterr().out


def test_a_row_may_be_of_the_house() -> None:
    assert convert({"source": "house"}, DataRow).source == "house"
