"""The long run tells and keeps what it finds as it goes, and when it is stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import soak
from bench.soak import Errand, Fault, Soak, Tally

FOUND = Fault(7, "AssertionError: a dead [end]", b"{}")


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Soak:
    monkeypatch.setattr(soak, "BUILD", tmp_path)
    return Soak(tmp_path / "soak.json", {"games": 5, "probes": 9}, 1, 3)


def test_a_fault_is_written_and_told_at_once(
    run: Soak, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run._add(Tally("games", done=2, faults=[FOUND]))
    assert (tmp_path / "soak-failure-7.json").read_bytes() == FOUND.paper
    figures = json.loads((tmp_path / "soak.json").read_text(encoding="utf-8"))
    assert not figures["finished"]
    assert figures["games"]["faults"] == [{"seed": 7, "words": FOUND.words}]
    said = capsys.readouterr().err
    assert said.startswith(f"{FOUND.words}\n  see: oyez replay ")
    assert "2 of 5 games, 0 of 9 probes; 1 faults" in said


def test_a_line_is_said_now_and_then(
    run: Soak, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run._add(Tally("games", done=1))
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(soak, "EVERY", 0.0)
    run._add(Tally("games", done=1))
    assert "2 of 5 games" in capsys.readouterr().err


@pytest.mark.parametrize(("faults", "status"), [([], 130), ([FOUND], 1)])
def test_what_was_done_before_it_was_stopped_is_kept(
    faults: list[Fault],
    status: int,
    run: Soak,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def stopped(todo: list[Errand]) -> None:
        assert not todo
        run._add(Tally("games", done=3, seconds=1.0, faults=faults))
        soak._stop()

    monkeypatch.setattr(run, "_work", stopped)
    assert run.run([]) == status
    figures = json.loads(run.output.read_text(encoding="utf-8"))
    assert (figures["finished"], figures["games"]["done"]) == (False, 3)
    said = capsys.readouterr()
    assert "Stopped before the end" in said.err
    assert "games" in said.out
