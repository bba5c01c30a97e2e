"""docs/games.md: its examples run in a game just written, and its excerpts are in the sources."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from oyez.cli import main
from tests.installing import installed_package

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "games.md"
NAME = "banner_lords"


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Path]:
    """The game that the page begins with."""
    folder = tmp_path / NAME
    assert main(["new-game", NAME, "--title", "Banner Lords", "--folder", str(folder)]) == 0
    with installed_package(folder):
        yield folder


def test_its_examples_run(written: Path) -> None:
    run = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert run.attempted > 20
    assert run.failed == 0


def test_its_excerpts_are_in_the_sources(written: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    excerpts = [block for block in blocks if ">>>" not in block]
    assert len(excerpts) > 10
    kept = [written, ROOT / "src" / "oyez" / "games" / "barbarian_kingdoms", ROOT / "tests/kernel"]
    sources = [p.read_text(encoding="utf-8") for folder in kept for p in folder.rglob("*.py")]
    assert [each for each in excerpts if not any(each in source for source in sources)] == []


def test_its_messages_are_there(written: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    kinds = "prompt|choice|event|reason|counter|outcome|option|passage|lesson"
    told = re.findall(rf"`((?:{kinds})-[\w-]+)`", page)
    known = (written / "src" / NAME / "text" / "en.ftl").read_text(encoding="utf-8")
    assert len(told) > 5
    assert [each for each in told if f"\n{each} =" not in known] == []
