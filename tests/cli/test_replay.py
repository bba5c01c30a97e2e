"""Records, read by people."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyez.cli.input.values import load_record
from oyez.cli.matches.playback import Playback
from oyez.cli.terminal import Terminal
from oyez.kernel import Seat
from oyez.text import Texts
from tests.cli.conftest import Run


def length(path: Path) -> int:
    return len(load_record(path)[1].answers)


def test_a_record_is_printed_whole(run: Run, recorded: Path) -> None:
    ran = run("replay", recorded)
    assert (ran.status, ran.err) == (0, "")
    last = length(recorded)
    assert all(f"\n{ply}/{last}" in ran.out for ply in (0, 1, last - 1, last))
    assert "Military victory" in ran.out
    assert "reign" in ran.out.splitlines()[-1]


def test_it_can_begin_in_the_middle(run: Run, recorded: Path) -> None:
    middle, last = length(recorded) // 2, length(recorded)
    out = run("replay", recorded, "--ply", middle).out
    assert f"\n{middle}/{last}" in out
    assert f"\n{middle - 1}/{last}" not in out


def test_it_is_told_in_french(run: Run, recorded: Path) -> None:
    ran = run("replay", recorded, "--lang", "fr")
    assert "Victoire militaire" in ran.out
    assert "cli-" not in ran.out


def test_a_spectator_does_not_see_sealed_answers(run: Run, recorded: Path) -> None:
    assert ": (secret)" in run("replay", recorded).out


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_a_seat_sees_what_it_said_itself(run: Run, recorded: Path, seat: int) -> None:
    assert f"Player {seat}: (secret)" not in run("replay", recorded, "--seat", seat).out


def test_a_seat_sees_its_own_treasury_only(run: Run, recorded: Path) -> None:
    out = run("replay", recorded, "--seat", 2, "--ply", length(recorded) // 2).out
    line = next(line for line in out.splitlines() if line.startswith("Treasury"))
    assert line.split()[3:].count("?") == 3
    assert sum(figure.isdecimal() for figure in line.split()[3:]) == 1


@pytest.fixture
def playback(recorded: Path) -> Playback:
    game, record = load_record(recorded)
    return Playback(game, record, recorded, Texts(game, "en"), None)


def test_a_step_back_undoes_a_step_forward(playback: Playback) -> None:
    playback.go(10)
    before = playback.match.digest()
    playback.forward()
    assert playback.match.digest() != before
    playback.back()
    assert playback.match.digest() == before


def test_before_the_first_step_there_is_nothing(playback: Playback) -> None:
    playback.back()
    assert playback.match.ply == 0


def test_going_back_shows_the_step_that_led_there(playback: Playback) -> None:
    playback.go(10)
    step = playback.step
    playback.go(playback.last)
    playback.go(10)
    assert playback.step == step


def test_the_log_of_a_seat_is_its_own(recorded: Path) -> None:
    game, record = load_record(recorded)
    logs = []
    for seat in (None, Seat(0)):
        playback = Playback(game, record, recorded, Texts(game, "en"), seat)
        playback.go(playback.last)
        logs.append(playback.news())
    assert set(logs[0]) < set(logs[1])


def test_numbers_are_written_as_the_language_does() -> None:
    assert Terminal("en").number(1234.56, 1) == "1,234.6"
    assert Terminal("en").number(1234) == "1,234"
    assert Terminal("fr").number(1234.56, 1) == "1\u202f234,6"
