"""The terminal at games that all play at once, or that one plays alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oyez.game import Game
from tests.cli.conftest import Ran, Run
from tests.kernel import sheet, solitaire

Install = Callable[[Game[Any, Any]], None]
ONES = "1\n" * 400


@pytest.fixture
def play(run: Run, install: Install, tmp_path: Path) -> Callable[..., Ran]:
    """Play the sheet with three bots; the game is saved as `game.json`."""
    install(sheet.GAME)

    def begin(typed: str, *args: object) -> Ran:
        common = ("--seed", 3, "--option", "rounds=2", "--save", tmp_path / "game.json")
        return run("play", "sheet", *common, *args, typed=typed)

    return begin


def said(folder: Path) -> list[dict[str, Any]]:
    """The answers that were saved."""
    answers: list[dict[str, Any]] = json.loads((folder / "game.json").read_bytes())["answers"]
    return answers


# -- an open phase --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_open_phase_is_played_to_its_end(play: Callable[..., Ran], lang: str) -> None:
    ran = play(ONES, "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    words = {"en": "the most points win", "fr": "le plus de points l’emporte"}
    assert words[lang] in ran.out.splitlines()[-7]
    assert "cli-" not in ran.out


def test_the_bots_go_on_beside_the_person(play: Callable[..., Ran], tmp_path: Path) -> None:
    play("field\nquarry\nq\n\n")
    assert [entry["seat"] for entry in said(tmp_path)] == [-1, 0, 1, 2, 3, 0, 1, 2, 3]


def test_who_is_done_lets_the_others_finish(play: Callable[..., Ran], tmp_path: Path) -> None:
    ran = play("done\nq\n\n")
    assert "Round 2 begins" in ran.out
    assert sum(entry["seat"] == 0 for entry in said(tmp_path)) == 1


def test_what_is_ones_own_is_taken_back_though_bots_have_moved_since(
    play: Callable[..., Ran], tmp_path: Path
) -> None:
    play("field\nu\nq\n\n")
    assert [entry["seat"] for entry in said(tmp_path)] == [-1, 1, 2, 3]


def test_a_look_at_a_secret_cannot_be_taken_back(play: Callable[..., Ran]) -> None:
    ran = play("left\nu\nq\n\n")
    assert "Player 1 sees: the left omen is" in ran.out
    assert "what came of it is known already" in ran.out


def test_marked_boxes_are_filled(play: Callable[..., Ran]) -> None:
    out = play("field\nq\n\n").out
    assert "farm  ■ Field · □ Mill (" in out


def test_where_we_are_is_said_when_it_changes(play: Callable[..., Ran]) -> None:
    out = play("field\ndone\nq\n\n").out.splitlines()
    assert out.count("Round 1 · Works") == 1
    assert out.count("Round 2 · Works") == 1


def test_a_saved_open_phase_goes_on(play: Callable[..., Ran], run: Run, tmp_path: Path) -> None:
    play("field\nq\n\n")
    before = said(tmp_path)
    ran = run("play", "--resume", tmp_path / "game.json", typed=ONES)
    assert (ran.status, ran.err) == (0, "")
    assert said(tmp_path)[: len(before)] == before


# -- standing orders ------------------------------------------------------------------------------


def test_an_order_is_given_and_obeyed(play: Callable[..., Ran], tmp_path: Path) -> None:
    ran = play("o\n1\nq\n\n")
    assert "1  In every round: always “Dig for stone”" in ran.out
    assert [entry.get("kind") for entry in said(tmp_path)[1:3]] == ["order", "ordered"]


def test_orders_are_shown_and_dropped(play: Callable[..., Ran], tmp_path: Path) -> None:
    ran = play("o\n3\no\n4\no\n0\nq\n\n")
    assert "Your standing orders:\n  In every chain: always “End the chain”" in ran.out
    assert "4  In every chain: drop the order" in ran.out
    orders = [entry["value"][0] for entry in said(tmp_path) if entry.get("kind") == "order"]
    assert orders == ["always", "drop"]


def test_orders_are_given_in_french(play: Callable[..., Ran]) -> None:
    ran = play("o\n0\nq\n\n", "--lang", "fr")
    assert "À chaque chaîne\N{NO-BREAK SPACE}: toujours" in ran.out


def test_what_is_none_of_the_orders_is_asked_again(play: Callable[..., Ran]) -> None:
    assert "“9” is none of these." in play("o\n9\n0\nq\n\n").out


def test_where_nothing_can_be_ordered_it_is_said(run: Run, install: Install) -> None:
    install(solitaire.GAME)
    ran = run("play", "solitaire", "--seed", 1, typed="o\nq\n\n")
    assert "nothing to order once and for all" in ran.out


# -- replay ---------------------------------------------------------------------------------------


def test_a_replay_says_where_it_is(play: Callable[..., Ran], run: Run, tmp_path: Path) -> None:
    play(ONES)
    out = run("replay", tmp_path / "game.json").out.splitlines()
    assert [out.count(words) for words in ("Round 1 · Works", "Round 2 · Works")] == [1, 1]
    assert out.count("Scoring · Player 3") == 1


def test_an_order_shows_to_its_seat_alone(
    play: Callable[..., Ran], run: Run, tmp_path: Path
) -> None:
    play("o\n3\nfield\nq\n\n")
    path = tmp_path / "game.json"
    words = "In every chain: always “End the chain”"
    assert words in run("replay", path, "--seat", 1).out
    for others in (("--seat", 2), ()):
        ran = run("replay", path, *others)
        assert (ran.status, words in ran.out, "(secret)\n    Player" in ran.out) == (
            0,
            False,
            False,
        )


# -- one alone ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_plays_alone(run: Run, install: Install, lang: str) -> None:
    install(solitaire.GAME)
    ran = run("play", "solitaire", "--seed", 3, "--lang", lang, typed=ONES)
    assert (ran.status, ran.err) == (0, "")
    end = ran.out.splitlines()[-2].split()
    words = {"en": ("lost", "Squire"), "fr": ("perdu", "Écuyer")}
    assert (end[0], end[-1]) == words[lang]


def test_alone_one_earns_a_rank(play: Callable[..., Ran]) -> None:
    end = play(ONES, "--seats", 1).out.splitlines()[-2]
    assert end.startswith("lost ")
    assert end.endswith("Reeve")


def test_one_may_give_up_out_of_turn(run: Run, install: Install) -> None:
    install(solitaire.GAME)
    ran = run("play", "solitaire", "--seed", 3, typed="m\n1\n")
    assert "Defeat: you have given up." in ran.out


def test_a_simulation_of_one_alone_compares_nobody(run: Run, install: Install) -> None:
    install(solitaire.GAME)
    ran = run("simulate", "solitaire", "--games", 5, "--seed", 1)
    assert (ran.status, ran.err) == (0, "")
    assert "5 matches with 1 seat (seed 1)" in ran.out
    assert "chance explains" not in ran.out


@pytest.mark.parametrize("game", [sheet.GAME, solitaire.GAME], ids=lambda game: game.id)
def test_a_fuzzer_finds_no_fault(run: Run, install: Install, game: Game[Any, Any]) -> None:
    install(game)
    ran = run("fuzz", game.id, "--games", 8, "--seed", 1)
    assert (ran.status, ran.err) == (0, "")
    assert "No fault in 8 matches" in ran.out


def test_rules_are_looked_up(run: Run, install: Install) -> None:
    install(sheet.GAME)
    assert "SH-CHAIN-01" in run("rules", "sheet", "chain").out
    assert "chaîne" in run("rules", "sheet", "SH-CHAIN-01", "--lang", "fr").out
