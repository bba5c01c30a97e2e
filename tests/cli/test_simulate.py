"""Many matches, counted."""

from __future__ import annotations

import json
from typing import Any

import pytest

from oyez.cli.matches.simulation import rate
from tests.cli.conftest import GAME, Run

KEYS = {
    "game": str,
    "rules": str,
    "seats": int,
    "bots": list,
    "options": dict,
    "seed": int,
    "games": int,
    "unfinished": int,
    "decisions": int,
    "seconds": float,
    "games_per_second": float,
    "decisions_per_second": float,
    "length": dict,
    "choices": dict,
    "how": dict,
    "wins_by_seat": list,
    "wins_by_side": list,
    "fair": bool,
}


def report(run: Run, *args: object) -> dict[str, Any]:
    ran = run("simulate", GAME, "--games", 6, "--seed", 3, "--json", *args)
    assert (ran.status, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert isinstance(told, dict)
    return told


def timeless(told: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in told.items() if "second" not in key}


def test_json_has_everything_in_its_place(run: Run) -> None:
    told = report(run, "--seats", 3)
    assert {key: type(value) for key, value in told.items()} == KEYS


def test_every_match_has_a_winner(run: Run) -> None:
    told = report(run)
    assert sum(seat["wins"] for seat in told["wins_by_seat"]) == told["games"] == 6
    assert sum(side["wins"] for side in told["wins_by_side"]) == 6
    assert sum(told["how"].values()) == 6


def test_seats_are_counted_from_one(run: Run) -> None:
    assert [seat["seat"] for seat in report(run, "--seats", 3)["wins_by_seat"]] == [1, 2, 3]


def test_the_same_seed_gives_the_same_matches(run: Run) -> None:
    assert timeless(report(run)) == timeless(report(run))


def test_several_processes_count_the_same(run: Run) -> None:
    assert timeless(report(run, "--jobs", 2)) == timeless(report(run))


def test_options_reach_the_game(run: Run) -> None:
    told = report(run, "--option", "powers=no", "--option", "scenario=4-3")
    assert told["options"]["powers"] is False
    assert "kingdom-saxons" in {side["side"] for side in told["wins_by_side"]}


def test_options_that_are_not_as_usual_are_told(run: Run) -> None:
    out = run("simulate", GAME, "--games", 1, "--option", "rounds=2", "--option", "powers=no").out
    assert "Options: powers=false, rounds=2\n" in out


def test_a_list_is_written_with_commas(run: Run) -> None:
    told = report(run, "--seats", 3, "--option", "kingdoms=franks,visigoths,ostrogoths")
    assert told["options"]["kingdoms"] == ["franks", "visigoths", "ostrogoths"]


def test_the_bots_named_say_how_many_seats_there_are(run: Run) -> None:
    assert report(run, "--bots", "random,random,random,random,random")["seats"] == 5


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "No seat is favoured beyond chance."), ("fr", "Aucune place n’est favorisée")],
)
def test_the_result_is_told_in_words(run: Run, lang: str, words: str) -> None:
    ran = run("simulate", GAME, "--games", 6, "--seed", 3, "--lang", lang)
    assert ran.status == 0
    assert words in ran.out
    assert "cli-" not in ran.out


def test_many_wins_more_than_a_fair_share_are_more_than_chance() -> None:
    assert rate(1000, 390, 0.25, 4).verdict == "more"


def test_few_matches_prove_nothing() -> None:
    assert rate(10, 5, 0.25, 4).verdict == "even"


def test_too_few_wins_are_less_than_chance() -> None:
    assert rate(1000, 150, 0.25, 4).verdict == "less"
