"""The bank: three levels that mint coins."""

import pytest

from oyez.games.the_anarchy.answers import Fill
from oyez.kernel import Reason
from tests.ledger import rule
from tests.the_anarchy.gains import gains, opens_at, price, reason
from tests.the_anarchy.positions import Position

BUILD = (1, 4, 7)


def level(build: int) -> Position:
    """Before this level is built, all else being there."""
    return Position().filled(bank=build - 1).owning(*(["small-crane"] if build == 7 else []))


@rule("TA-BANK-01")
@pytest.mark.parametrize(("build", "measure"), [(1, 2), (4, 5), (7, 8)])
def test_building_a_level_needs_a_measure_of_governance(build: int, measure: int) -> None:

    def position() -> Position:
        return level(build).stock(craftsman=1, material=1)

    assert opens_at(position, Fill(f"bank-{build}"), "governance") == measure


@rule("TA-BANK-01")
@pytest.mark.parametrize("build", BUILD)
def test_building_a_level_costs_a_craftsman_and_a_material_and_grants_nothing(build: int) -> None:

    def position() -> Position:
        return level(build).filled(governance=9)

    price(position, Fill(f"bank-{build}"), craftsman=1, material=1)
    game = position().stock(craftsman=1, material=1).play().do(Fill(f"bank-{build}"))
    assert gains(game) == {}
    assert game[0].tracks["bank"] == build


@rule("TA-BANK-02")
def test_the_largest_level_needs_the_small_crane() -> None:
    position = Position().stock(craftsman=1, material=1).filled(bank=6, governance=9)
    game = position.owning("large-crane").play()
    lacking = Reason("not-owned", "TA-WHEEL-10", {"thing": "small-crane"})
    assert reason(game, Fill("bank-7")) == lacking
    assert position.owning("small-crane").play().offers(Fill("bank-7"))


@rule("TA-BANK-02")
@pytest.mark.parametrize("build", [1, 4])
def test_the_other_levels_need_no_crane(build: int) -> None:
    position = Position().stock(craftsman=1, material=1).filled(bank=build - 1, governance=9)
    assert position.play().offers(Fill(f"bank-{build}"))


@rule("TA-BANK-03")
@pytest.mark.parametrize("number", [2, 3, 5, 6, 8, 9])
def test_each_box_of_a_built_level_costs_a_serf(number: int) -> None:
    price(lambda: Position().filled(bank=number - 1), Fill(f"bank-{number}"), serf=1)


@rule("TA-BANK-04")
@pytest.mark.parametrize("build", BUILD)
def test_the_first_box_of_a_level_grants_nothing(build: int) -> None:
    game = Position().stock(serf=1).filled(bank=build).play().do(Fill(f"bank-{build + 1}"))
    assert gains(game) == {}
    assert game[0].tracks["bank"] == build + 1


@rule("TA-BANK-05")
@pytest.mark.parametrize("build", BUILD)
def test_the_second_box_grants_a_coin_coin_production_and_influence(build: int) -> None:
    game = Position().stock(serf=1).filled(bank=build + 1).play().do(Fill(f"bank-{build + 2}"))
    assert gains(game) == {"coin": 1, "produce-coin": 1, "influence": 1}


@rule("TA-BANK-06")
@pytest.mark.parametrize("build", [4, 7])
@pytest.mark.parametrize("filled", [1, 2])
def test_a_level_is_built_only_when_the_one_before_is_full(build: int, filled: int) -> None:
    position = Position().stock(craftsman=1, material=1).filled(bank=build - 4 + filled)
    game = position.filled(governance=9).owning("small-crane").play()
    assert game.why_not(Fill(f"bank-{build}")) == "box-before"
    assert (
        level(build)
        .stock(craftsman=1, material=1)
        .filled(governance=9)
        .play()
        .offers(Fill(f"bank-{build}"))
    )


@rule("TA-BANK-06")
@pytest.mark.parametrize("build", BUILD)
def test_a_level_is_not_used_before_it_is_built(build: int) -> None:
    game = level(build).stock(serf=3).play()
    assert game.why_not(Fill(f"bank-{build + 1}")) == "box-before"


@rule("TA-BANK-06")
def test_the_bank_is_finished_with_nine_boxes() -> None:
    game = Position().stock(serf=5, craftsman=1, material=1).filled(bank=9, governance=9).play()
    assert not any(isinstance(c, Fill) and c.box.startswith("bank") for c in game.choices())
