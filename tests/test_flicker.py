"""Running the tests again and again: what is kept, what is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools import flicker

REPORT = """<testsuites><testsuite>
<testcase classname="tests.test_a" name="test_good"/>
<testcase classname="tests.test_a" name="test_left_out"><skipped/></testcase>
<testcase classname="tests.test_a" name="test_bad"><failure/></testcase>
<testcase classname="tests.test_a" name="test_torn[1]"><error/></testcase>
</testsuite></testsuites>"""


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The runs, and beside how many loops; the second one finds a fault."""
    seen: list[tuple[int, int]] = []

    def run(number: int, loops: int, jobs: int, more: list[str]) -> dict[str, Any]:
        seen.append((number, loops))
        failed = ["tests.test_a::test_bad"] if number == 2 else []
        return {"seed": 7, "busy_loops": loops, "seconds": 1, "passed": 9, "failed": failed}

    monkeypatch.setattr(flicker, "run", run)
    monkeypatch.setattr(flicker, "version", lambda: "abc")
    return seen


def test_every_second_run_has_busy_loops_beside_it(
    ran: list[tuple[int, int]], tmp_path: Path
) -> None:
    flicker.main(["--runs", "5", "--output", str(tmp_path / "found.json")])
    assert ran == [(1, 0), (2, 4), (3, 0), (4, 4), (5, 0)]


def test_runs_of_the_same_version_are_gone_on_with(
    ran: list[tuple[int, int]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "found.json"
    flicker.main(["--runs", "3", "--output", str(file)])
    flicker.main(["--runs", "4", "--output", str(file)])
    assert [number for number, _ in ran] == [1, 2, 3, 4]
    monkeypatch.setattr(flicker, "version", lambda: "another")
    flicker.main(["--runs", "1", "--output", str(file)])
    assert ran[4:] == [(1, 0)]
    assert {name: len(runs) for name, runs in json.loads(file.read_text()).items()} == {
        "abc": 4,
        "another": 1,
    }


def test_what_failed_is_told_with_how_often(
    ran: list[tuple[int, int]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert flicker.main(["--runs", "3", "--output", str(tmp_path / "found.json")]) == 1
    said = capsys.readouterr()
    assert said.out.splitlines() == [
        "1 of 3 runs: tests.test_a::test_bad",
        "2 of 3 runs passed.",
    ]
    assert "beside 4 busy loops (--randomly-seed=7)" in said.err


def test_a_test_that_fails_or_cannot_be_set_up_has_not_passed(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT, encoding="utf-8")
    failed = ["tests.test_a::test_bad", "tests.test_a::test_torn[1]"]
    assert flicker.outcome(report, 1) == (1, failed)


def test_a_run_that_ends_too_soon_has_not_passed(tmp_path: Path) -> None:
    assert flicker.outcome(tmp_path / "none.xml", 3)[1] == ["pytest itself: it ended with status 3"]
