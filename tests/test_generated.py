"""What is generated is what would be generated now."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import generated
from tools.board_inputs import DATA, board_inputs
from tools.generated import MAKERS, ROOT, stale

HINT = "run `make generate`, and look at what it changes"


@pytest.mark.parametrize("maker", MAKERS)
def test_nothing_that_is_generated_is_stale(maker: str) -> None:
    assert [str(path.relative_to(ROOT)) for path, _ in stale(maker)] == [], HINT


def test_the_board_was_drawn_from_the_provinces_and_kingdoms_as_they_are() -> None:
    board = json.loads((DATA / "board.json").read_bytes())
    assert board["inputs"] == board_inputs(), "draw it anew: tools/draw_board.py"


def test_a_stale_file_is_named_and_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "made.txt"
    monkeypatch.setattr(generated, "ROOT", tmp_path)
    monkeypatch.setattr(generated, "MAKERS", {"toy": lambda: {path: "new"}})
    assert generated.main(["check"]) == 1
    assert capsys.readouterr().out == "made.txt\n"
    assert not path.exists()
    assert generated.main(["write"]) == 0
    assert path.read_text(encoding="utf-8") == "new"
    assert generated.main(["check"]) == 0


def test_every_file_that_is_called_generated_has_a_maker() -> None:
    made = {path for maker in MAKERS.values() for path in maker()}
    assert {*(ROOT / "web" / "src").rglob("*.generated.*")} <= made
    assert {*(ROOT / "src/oyez/games").rglob("painting.svg")} <= made
