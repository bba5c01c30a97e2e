"""Whatever is wrong with the input is said in one line, without a traceback, with status 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oyez.kernel import record
from tests.cli.conftest import GAME, Run, played

WRONG = {
    "command": (["simulat"], "did you mean “simulate”?"),
    "nothing like a command": (["xyzzy"], "known: serve, play, replay"),
    "language": (["games", "--lang", "de"], "known: en, fr"),
    "game": (["rules", "barbarian_kingdom"], "did you mean “barbarian_kingdoms”?"),
    "no game": (["play"], "needs GAME"),
    "no file": (["replay"], "needs FILE"),
    "unknown option": (["games", "--loud"], "does not know --loud"),
    "option before the command": (["--loud", "games"], "does not know --loud"),
    "no value": (["simulate", GAME, "--games"], "--games needs a value"),
    "games not a number": (["simulate", GAME, "--games", "many"], "not “many”"),
    "negative games": (["simulate", GAME, "--games", "-3"], "not “-3”"),
    "nearly a number": (["simulate", GAME, "--seed=--5"], "--seed must be a whole number"),
    "endless number": (["simulate", GAME, "--seed", "9" * 5000], "not “999"),
    "number beyond all use": (["simulate", GAME, "--games", "9" * 30], "000,000, not “999"),
    "nested too deep": (["play", GAME, "--option", "previous=" + "[" * 99999], "does not fit"),
    "no games": (["simulate", GAME, "--games", "0"], "from 1 on"),
    "too few seats": (["simulate", GAME, "--seats", "1"], "2 to 6 seats, not 1"),
    "too many seats": (["fuzz", GAME, "--seats", "7"], "2 to 6 seats, not 7"),
    "bot": (["simulate", GAME, "--bots", "randon"], "did you mean “random”?"),
    "number of bots": (["simulate", GAME, "--seats", "4", "--bots", "random,random"], "4 places"),
    "option without value": (["simulate", GAME, "--option", "powers"], "KEY=VALUE"),
    "option key": (["simulate", GAME, "--option", "power=no"], "did you mean “powers”?"),
    "option type": (["simulate", GAME, "--option", "rounds=few"], "does not fit"),
    "option beyond its bounds": (["play", GAME, "--option", "rounds=101"], "from 0 to 100"),
    "option of great length": (["play", GAME, "--option", f"scenario={'9' * 99}"], "than 40"),
    "option that the game refuses": (["play", GAME, "--option", "scenario=9-9"], "no scenario"),
    "jobs": (["simulate", GAME, "--jobs", "0"], "1 to 256"),
    "minutes": (["fuzz", GAME, "--minutes", "-1"], "above 0"),
    "own seat": (["play", GAME, "--seats", "3", "--seat", "5"], "no seat 5"),
    "missing record": (["replay", "nowhere.json"], "cannot be read"),
    "missing save": (["play", "--resume", "nowhere.json"], "cannot be read"),
    "missing game before": (["play", GAME, "--after", "nowhere.json"], "cannot be read"),
    "no rule about games before": (
        ["play", "warrior_knights", "--after", "nowhere.json"],
        "no rule asks how an earlier game ended",
    ),
    "folder as record": (["replay", "."], "cannot be read"),
    "rule": (["rules", GAME, "BK-STUP-01"], "did you mean BK-SETUP-01?"),
    "words no rule has": (["rules", GAME, "helicopter"], "helicopter"),
    "yes or no": (["play", GAME, "--option", "powers=maybe"], "powers must be yes or no"),
    "place to save": (
        ["play", GAME, "--save", "/dev/null/game.json"],
        "game.json cannot be written",
    ),
}


@pytest.mark.parametrize(("args", "words"), WRONG.values(), ids=WRONG.keys())
def test_it_is_said_in_one_line(run: Run, args: list[str], words: str) -> None:
    ran = run(*args)
    assert ran.status == 2
    assert words in ran.err
    assert ran.err.startswith("oyez: ")
    assert ran.err.count("\n") == 1
    assert ran.out == ""


@pytest.mark.parametrize("args", [args for args, _ in WRONG.values()], ids=WRONG.keys())
def test_it_is_said_in_french_too(run: Run, args: list[str]) -> None:
    if "--lang" not in args:
        ran, english = run("--lang", "fr", *args), run(*args)
        assert (ran.status, ran.err.count("\n")) == (2, 1)
        assert ran.err != english.err


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff\x00", b"[1, 2", b'{"game": 3}'])
def test_garbage_is_no_record(run: Run, tmp_path: Path, data: bytes) -> None:
    (tmp_path / "garbage.json").write_bytes(data)
    ran = run("replay", "garbage.json")
    assert ran.status == 2
    assert "not a record" in ran.err
    assert ran.err.count("\n") == 1


def test_a_record_of_an_unknown_game_is_refused(run: Run, recorded: Path) -> None:
    recorded.write_text(recorded.read_text().replace(GAME, "barbarian_kingdims"))
    ran = run("replay", recorded)
    assert ran.status == 2
    assert "did you mean “barbarian_kingdoms”?" in ran.err


def test_a_record_with_an_illegal_answer_cannot_be_resumed(run: Run, recorded: Path) -> None:
    text = recorded.read_text().replace('"type":"spread"', '"type":"sprawl"')
    recorded.write_text(text)
    ran = run("play", "--resume", recorded)
    assert ran.status == 2
    assert ran.err.count("\n") == 1


def mended(path: Path, change: Callable[[Any], None]) -> None:
    """Make it a record that other rules wrote, halfway through a match."""
    data = json.loads(record.to_json(record.write(played(plies=40))))
    data["rules"] = "0"
    change(data)
    path.write_text(json.dumps(data))


COMMANDS = [("replay",), ("play", "--resume"), ("--lang", "fr", "replay")]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_state_that_makes_no_sense_is_no_record(
    run: Run, tmp_path: Path, command: tuple[str, ...]
) -> None:
    path = tmp_path / "foreign.json"
    mended(path, lambda data: data["snapshots"][0]["state"].update(turn=99))
    ran = run(*command, path)
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert ran.err.startswith(f"oyez: {path} ")
    assert "it is the turn of nobody" in ran.err
    assert ("n’est pas une partie enregistrée lisible" in ran.err) == ("fr" in command)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("seats", [0, 7, 10**30])
def test_a_record_with_seats_that_no_match_has_is_refused(
    run: Run, tmp_path: Path, command: tuple[str, ...], seats: int
) -> None:
    path = tmp_path / "foreign.json"
    mended(path, lambda data: data.update(seats=seats))
    ran = run(*command, path)
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert f"(seats: {seats})" in ran.err


def test_a_state_that_cannot_be_shown_is_no_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "foreign.json"
    mended(path, lambda data: data["snapshots"][0]["state"]["realms"][1].update(seat=9))
    ran = run("replay", path)
    assert (ran.status, ran.err.count("\n")) == (2, 1)


def test_a_bad_record_is_named_by_its_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "foreign.json"
    mended(path, lambda data: data["snapshots"][0].update(ply=-1))
    ran = run("replay", path)
    assert ran.status == 2
    assert ran.err.startswith(f"oyez: {path} is not a readable record (the record has plies")


@pytest.mark.parametrize("args", [["games"], ["simulate", GAME, "--seed", "é"]])
def test_letters_that_the_terminal_lacks_are_replaced(args: list[str]) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", "import oyez.cli, sys; sys.exit(oyez.cli.main())", *args],
        env={**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "fr"},
        capture_output=True,
        check=False,
        text=True,
    )
    assert "Traceback" not in ran.stderr
    assert "?" in ran.stdout + ran.stderr


@pytest.mark.parametrize("word", ["oui", "O", "yes", "1", "non"])
def test_yes_and_no_are_said_in_the_users_language(run: Run, word: str) -> None:
    ran = run("--lang", "fr", "simulate", GAME, "--games", 1, "--option", f"powers={word}")
    assert ran.status == 0


def test_another_language_has_no_say(run: Run) -> None:
    ran = run("simulate", GAME, "--games", 1, "--option", "powers=oui")
    assert ran.status == 2


def test_a_record_does_not_go_on_beyond_its_end(run: Run, recorded: Path) -> None:
    ran = run("replay", recorded, "--ply", 99999)
    assert ran.status == 2
    assert "no ply 99" in ran.err


def test_a_record_has_no_more_seats_than_its_match(run: Run, recorded: Path) -> None:
    ran = run("replay", recorded, "--seat", 5)
    assert ran.status == 2
    assert "this match has 4" in ran.err
