"""Bots answer what they are asked, and see no more than their seat."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oyez.bots import BOTS, DEFAULT_BOT, LEVELS, Observation, bots_by_name
from oyez.cli.matches.fuzz_players import POLICIES, ExtremePlayer, policy
from oyez.kernel import (
    Amount,
    Arrangement,
    Assign,
    Choices,
    Clauses,
    Dependent,
    Either,
    Form,
    OneOf,
    Reason,
    Seat,
    Some,
    Split,
    Words,
)
from oyez.scene.views import view, view_bytes
from tests.cli.conftest import GAME, Run, played


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_with_one_of_the_choices(name: str) -> None:
    match = played(plies=40)
    seat = match.waiting()[0]
    question = match.question(seat)
    assert question is not None
    value = BOTS[name](Random(1)).answer(question, Observation(match, seat))
    assert value in question.choices


@pytest.mark.parametrize("name", POLICIES)
def test_a_policy_answers_with_one_of_the_choices(name: str) -> None:
    for plies in range(10, 50):
        match = played(plies=plies)
        if not match.over:
            seat = match.waiting()[0]
            question = match.question(seat)
            assert question is not None
            assert (
                policy(name, Random(1)).answer(question, Observation(match, seat))
                in question.choices
            )


DRINK = OneOf(["ale", "mead", "wine"])
PAY = Form({"for": Some({"ale": 2, "mead": 1}, 1), "crowns": Amount(2, 9)})
INVOLVED: list[Choices[Any]] = [
    Either({"drink": DRINK, "pay": PAY, "sing": Words(9, ["la"])}),
    Clauses({"drink": DRINK, "pay": PAY}, 4, 1, each={"pay": 1}),
    Clauses({"drink": DRINK}, 2, check=lambda row: Reason("dead-end") if len(row) == 2 else None),
    Dependent({"cups": Amount(1, 99), "rest": lambda cups: Amount(cups, 3)}),
    Assign({"ann": ["bench", "stool"], "bob": ["stool"]}, {"bench": (0, 1), "stool": (0, 1)}),
    Form({"row": Arrangement({"ale": 1, "mead": 2}, 2), "shares": Split({"ale": 3, "mead": 3}, 4)}),
]


@pytest.mark.parametrize("choices", INVOLVED)
@pytest.mark.parametrize("name", ["first", "last", "fierce", "meek", "even"])
def test_a_policy_makes_any_kind_of_choice(name: str, choices: Choices[Any]) -> None:
    player = policy(name, Random(1))
    assert isinstance(player, ExtremePlayer)
    for _ in range(20):
        assert player.pick(choices) in choices


def test_a_policy_goes_to_the_ends_of_what_is_inside() -> None:
    first, last = (policy(name, Random(1)) for name in ("first", "last"))
    assert isinstance(first, ExtremePlayer)
    assert isinstance(last, ExtremePlayer)
    assert first.pick(Form({"drink": DRINK, "crowns": Amount(2, 9)})) == ("ale", 2)
    assert last.pick(Form({"drink": DRINK, "crowns": Amount(2, 9)})) == ("wine", 9)
    clauses = Clauses({"crowns": Amount(1, 9)}, 1)
    assert (first.pick(clauses), last.pick(clauses)) == ((), (("crowns", 9),))


def test_a_bot_sees_what_its_seat_sees() -> None:
    match = played(plies=40)
    assert Observation(match, Seat(2)).view() == view(match, Seat(2))


def test_what_a_bot_imagines_looks_the_same_to_it() -> None:
    match = played(plies=40)
    other = Observation(match, Seat(2)).imagine(Random(1))
    assert view_bytes(other, Seat(2)) == view_bytes(match, Seat(2))


def test_the_place_of_a_person_is_left_alone() -> None:
    match = played(plies=40)
    names = [None if seat in match.waiting() else "random" for seat in range(match.seats)]
    table = bots_by_name(match, names, Random(1))
    assert all(table.move() not in match.waiting() for _ in range(20))


def test_the_same_seed_plays_the_same_match() -> None:
    assert played(9).digest() == played(9).digest()


@pytest.mark.parametrize("name", LEVELS)
def test_levels_can_be_asked_for_by_name(run: Run, name: str) -> None:
    names = [name, "random", "random", "random"]
    short = ("--games", 1, "--option", "rounds=2")
    ran = run("simulate", GAME, *short, "--bots", ",".join(names), "--json")
    assert (ran.status, ran.err) == (0, "")
    assert json.loads(ran.out)["bots"] == names


@pytest.mark.parametrize("level", [None, *LEVELS])
def test_a_person_chooses_how_well_the_bots_play(
    run: Run, tmp_path: Path, level: str | None
) -> None:
    path = tmp_path / "game.json"
    wanted = () if level is None else ("--level", level)
    ran = run("play", GAME, "--seats", 3, "--seed", 1, "--save", path, *wanted, typed="q\ny\n")
    assert (ran.status, ran.err) == (0, "")
    assert json.loads(path.read_bytes())["names"] == ["person", *[level or DEFAULT_BOT] * 2]
