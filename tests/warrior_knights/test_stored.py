"""Games stored under earlier rules open and play on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from oyez.games.warrior_knights import GAME, KnightsState
from oyez.kernel import Match
from oyez.kernel import record as records
from oyez.kernel.record import Record

STORED = Path(__file__).with_name("stored-1.2.json")
CIRCLE = "kazimierz-zielonka"


def stored() -> Record:
    """Rules 1.2, while green rearranges: Zielonka has just given his last troops away."""
    return records.from_json(STORED.read_bytes())


def opened() -> Match[KnightsState]:
    return records.read(GAME, stored())


def test_a_stored_game_opens_with_every_answer_given_since_its_snapshot() -> None:
    assert stored().rules != GAME.rules
    match = opened()
    assert match.ply == len(stored().answers) == 2
    (seat,) = match.waiting()
    question = match.question(seat)
    assert question is not None
    assert question.prompt == "rearrange"


def test_an_answer_stored_under_other_rules_means_what_it_means_now() -> None:
    """He left the board at once; now he stays until his baron has finished."""
    noble = opened().state.noble(CIRCLE)
    assert (noble.troops, noble.on_board) == ([], True)


def test_options_that_a_stored_game_does_not_know_are_off() -> None:
    assert "retreat_exhausts" not in stored().options
    assert not opened().state.options.retreat_exhausts


@pytest.mark.parametrize("seed", range(3))
def test_a_stored_game_plays_on_to_its_end(seed: int) -> None:
    match, rng = opened(), Random(seed)
    match.rng = rng
    match.settle()
    while not match.over:
        question = match.question(match.waiting()[0])
        assert question is not None
        match.answer(question.seat, question.choices.sample(rng))
    GAME.check(match.state)
