"""Quarry and forest, farms, training grounds."""

from __future__ import annotations

import pytest

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy.answers import Fill
from oyez.games.the_anarchy.box.edition import edition
from tests.ledger import rule
from tests.the_anarchy.positions import Game, Position

BOX = edition(STANDARD)
GOODS = {"quarry": "material", "farms": "food", "training-grounds": "soldier"}


def filled(track: str, number: int) -> Game:
    """The box after so many filled for a Serf, nothing being produced yet."""
    good = GOODS[track]
    position = Position().stock(serf=2).filled(0, {f"produce-{good}": 0, track: number})
    return position.play().do(Fill(f"{track}-{number + 1}"))


def check(track: str) -> None:
    """Every box of a track, one by one: immediate gains, production and Loyalty."""
    good = GOODS[track]
    gains, increases, loyalty = [], [], []
    for number in range(len(BOX.sections[track].boxes)):
        game = filled(track, number)
        assert game[0].stock["serf"] == 1
        assert game[0].tracks[track] == number + 1
        gains.append(game[0].stock[good])
        increases.append(game[0].tracks[f"produce-{good}"])
        loyalty.append(game[0].tracks["loyalty"])
        assert set(game.stock()) <= {"serf", good}
    assert gains == [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]
    assert increases == [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1]
    assert loyalty == [0] * 12 + [1]


@rule("TA-QUARRY-01", "TA-FARM-01", "TA-TRAINING-01")
@pytest.mark.parametrize("track", GOODS)
def test_a_box_costs_one_serf(track: str) -> None:
    for box in BOX.sections[track].boxes:
        assert [dict(cost) for cost in box.cost] == [{"serf": 1}]
    game = Position().stock(craftsman=1, patron=1, soldier=1, knight=1, coin=1).play()
    assert game.why_not(Fill(f"{track}-1")) == "too-dear"
    game = Position().stock(serf=1).play().do(Fill(f"{track}-1"))
    assert game[0].stock["serf"] == 0
    assert game.why_not(Fill(f"{track}-2")) == "too-dear"


@rule("TA-QUARRY-02")
def test_the_quarry_gives_materials_their_production_and_loyalty() -> None:
    check("quarry")


@rule("TA-FARM-02")
def test_farms_give_food_its_production_and_loyalty() -> None:
    check("farms")


@rule("TA-TRAINING-02")
def test_training_grounds_give_soldiers_their_production_and_loyalty() -> None:
    check("training-grounds")


@rule("TA-QUARRY-02", "TA-FARM-02", "TA-TRAINING-02")
@pytest.mark.parametrize("track", GOODS)
def test_no_crane_and_no_measure_is_needed(track: str) -> None:
    for box in BOX.sections[track].boxes:
        assert (box.requires, box.measure, box.after) == ((), (), ())
