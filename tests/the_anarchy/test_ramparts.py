"""Ramparts: Soldiers and Rally tokens for Craftsmen."""

import pytest

from oyez.games.the_anarchy.answers import Fill, Rally
from tests.ledger import rule
from tests.the_anarchy.defending import deployment
from tests.the_anarchy.gains import gains, opens_at, price
from tests.the_anarchy.positions import Position


@rule("TA-RAMPARTS-01")
def test_ramparts_need_no_building_and_go_from_left_to_right() -> None:
    game = Position().stock(craftsman=6).filled(warcraft=9).play()
    assert game.offers(Fill("ramparts-1"))
    for number in range(2, 7):
        assert game.why_not(Fill(f"ramparts-{number}")) == "box-before"


@rule("TA-RAMPARTS-02")
@pytest.mark.parametrize(("number", "measure"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 7), (6, 9)])
def test_each_of_six_levels_needs_a_measure_of_warcraft(number: int, measure: int) -> None:

    def position() -> Position:
        return Position().stock(craftsman=1).filled(ramparts=number - 1)

    assert opens_at(position, Fill(f"ramparts-{number}"), "warcraft") == measure


@rule("TA-RAMPARTS-02")
def test_there_is_no_seventh_level() -> None:
    game = Position().stock(craftsman=6).filled(warcraft=9, ramparts=6).play()
    assert not any(isinstance(c, Fill) and c.box.startswith("ramparts") for c in game.choices())


@rule("TA-RAMPARTS-03")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_box_costs_a_craftsman(number: int) -> None:

    def position() -> Position:
        return Position().filled(ramparts=number - 1, warcraft=9)

    price(position, Fill(f"ramparts-{number}"), craftsman=1)


@rule("TA-RAMPARTS-04", "TA-RAMPARTS-05")
@pytest.mark.parametrize(
    ("number", "given"),
    [
        (1, {"soldier": 1}),
        (2, {"rally": 1}),
        (3, {"soldier": 1, "produce-soldier": 1}),
        (4, {"rally": 1}),
        (5, {"soldier": 1}),
        (6, {"rally": 1, "influence": 1}),
    ],
)
def test_what_each_box_grants(number: int, given: dict[str, int]) -> None:
    position = Position().stock(craftsman=1).filled(ramparts=number - 1, warcraft=9)
    assert gains(position.play().do(Fill(f"ramparts-{number}"))) == given


@rule("TA-RAMPARTS-05")
def test_a_new_rally_token_is_active() -> None:
    position = Position().stock(craftsman=1).filled(ramparts=1, warcraft=2)
    game = position.having(rally=1).play().do(Fill("ramparts-2"))
    assert (game[0].rally, game[0].rallied) == (2, 0)


@rule("TA-RAMPARTS-06")
def test_each_active_token_moves_one_deployed_worker_in_the_castle_defence_phase() -> None:
    position = Position().facing("f1", "a03").stock(soldier=2, knight=1, food=1).having(rally=2)
    game = position.play("preparation").do(*deployment(soldier={"top": 2}, knight={"top": 1}))
    assert game.prompt() == "defend"
    game.do(Rally("soldier", "top", "bottom"))
    assert (game[0].rally, game[0].rallied) == (1, 1)
    assert game[0].deployed["top"] == {"soldier": 1, "knight": 1}
    game.do(Rally("knight", "top", "bottom"))
    assert (game[0].rally, game[0].rallied) == (0, 2)
    assert game[0].deployed["bottom"] == {"soldier": 1, "knight": 1}
    assert game.why_not(Rally("soldier", "top", "bottom")) == "no-token"


@rule("TA-RAMPARTS-06")
def test_without_a_token_nobody_is_moved() -> None:
    position = Position().facing("f1", "a01").stock(soldier=1, knight=1, food=1)
    game = position.play("preparation").do(*deployment(soldier={"top": 1}, knight={"top": 1}))
    assert game.prompt() == "defend"
    assert game.why_not(Rally("soldier", "top", "bottom")) == "no-token"
