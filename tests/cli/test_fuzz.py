"""Looking for faults, and keeping those found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oyez.game import Game
from oyez.kernel import Ask, Flow, OneOf, Roll
from tests.cli.conftest import GAME, Run
from tests.kernel.toys import A, Toy, ToyGame

Install = Callable[[Game[Any, Any]], None]


def counting(s: Toy) -> Flow[None]:
    """Seat A names a number; the toy notes it."""
    number = yield Ask(A, OneOf([1, 2, 3]), "choose")
    s.note(number)


class Unlucky(ToyGame):
    """A game that says itself that three notes are too many."""

    def check(self, s: Toy) -> None:
        assert len(s.notes) < 3, "too many notes"


def crashing(s: Toy) -> Flow[None]:
    """Rules that divide by what is left until nothing is."""
    number = yield Ask(A, OneOf([1, 2, 3]), "choose")
    s.note(6 // (2 - s.step), number)


def endless(s: Toy) -> Flow[None]:
    """Rules that never come to an end."""
    while True:
        yield Ask(A, OneOf([1, 2]), "choose")


def unlucky_dice(s: Toy) -> Flow[None]:
    """Rules that break on Nature's very first answer."""
    yield Roll()
    raise RuntimeError("the dice fell off the table")


def test_a_sound_game_has_no_faults(run: Run) -> None:
    ran = run("fuzz", GAME, "--games", 3, "--seed", 10)
    assert (ran.status, ran.err) == (0, "")
    assert "No fault in 3 matches" in ran.out


def test_every_number_of_seats_is_tried(run: Run, install: Install) -> None:
    install(ToyGame(counting))
    ran = run("fuzz", "toy", "--games", 6, "--seed", 0)
    assert "1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1" in ran.out


def test_a_number_of_seats_can_be_asked_for(run: Run, install: Install) -> None:
    install(ToyGame(counting))
    assert "3: 4)" in run("fuzz", "toy", "--games", 4, "--seats", 3).out


def test_time_is_a_limit_too(run: Run, install: Install) -> None:
    install(ToyGame(counting))
    assert run("fuzz", "toy", "--minutes", "0.001").status == 0


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (Unlucky(counting, steps=5), "AssertionError: too many notes"),
        (ToyGame(crashing, steps=5), "ZeroDivisionError"),
        (ToyGame(unlucky_dice), "RuntimeError: the dice fell off the table"),
    ],
    ids=["invariant", "crash", "crash on chance"],
)
def test_a_fault_is_kept_and_can_be_replayed(
    run: Run, install: Install, tmp_path: Path, game: ToyGame, words: str
) -> None:
    install(game)
    ran = run("fuzz", "toy", "--seed", 7, "--seats", 2)
    assert ran.status == 1
    assert words in ran.err
    assert "seed 7" in ran.err
    assert ran.err.count("\n") == 1
    (kept,) = tmp_path.glob("oyez-fuzz-*.json")
    assert kept.name in ran.err
    again = run("replay", kept)
    assert again.status == 1
    assert f"Here the rules break: {words}" in again.out


def test_a_match_without_end_is_a_fault(
    run: Run, install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oyez.cli.commands.fuzz.ENDLESS", 200)
    monkeypatch.setattr("oyez.cli.commands.fuzz._SELDOM", 1e9)
    install(ToyGame(endless))
    ran = run("fuzz", "toy", "--seats", 1, "--seed", 1)
    assert ran.status == 1
    assert "no end after 200 answers" in ran.err


def test_a_fault_is_told_in_french(run: Run, install: Install) -> None:
    install(ToyGame(crashing, steps=5))
    ran = run("fuzz", "toy", "--seed", 7, "--lang", "fr")
    assert "un défaut avec la graine 7" in ran.err
