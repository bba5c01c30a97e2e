"""The Castle Defence phase, step 1: food, trade for food, and Grudge for what is missing."""

from __future__ import annotations

import pytest

from oyez.games.the_anarchy.answers import PAY_FOOD, STOP, Fill, Prepare, Trade
from oyez.games.the_anarchy.scene.happenings import FoodPaid
from tests.ledger import rule
from tests.the_anarchy.defending import places
from tests.the_anarchy.positions import ME, YOU, Position


@rule("TA-DEFENSE-01", "TA-DEFENSE-02")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_food_due_is_the_number_of_the_round(number: int) -> None:
    game = Position(round=number).stock(food=7, soldier=1).play("preparation")
    assert game[ME].stock["food"] == 7 - number
    assert game[ME].grudge == 0
    assert [(told.food, told.missing) for told in game.events(FoodPaid)] == [(number, 0)]
    assert game.prompt() == "deploy"


@rule("TA-DEFENSE-03", "TA-GRUDGE-03")
@pytest.mark.parametrize(("food", "grudge"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_each_food_that_is_missing_brings_a_grudge(food: int, grudge: int) -> None:
    game = Position(round=3).stock(food=food, soldier=1).play("preparation")
    assert game[ME].grudge == grudge
    assert game[ME].stock["food"] == max(0, food - 3)
    assert [(told.food, told.missing) for told in game.events(FoodPaid)] == [(min(food, 3), grudge)]


@rule("TA-DEFENSE-02")
def test_food_is_due_in_every_round_anew() -> None:
    position = Position(2, round=4).having(ME, paid=True, done=True).having(YOU, paid=True)
    game = position.stock(ME, food=5, soldier=1).stock(YOU, food=2, knight=1).play("preparation")
    assert [p.stock["food"] for p in game.state.players] == [1, 0]
    assert [p.grudge for p in game.state.players] == [0, 2]
    assert [game.prompt(seat) for seat in (ME, YOU)] == ["deploy", "deploy"]


@rule("TA-DEFENSE-13", "TA-R77")
def test_food_that_is_there_is_paid_without_being_asked_for() -> None:
    game = Position(round=2).stock(food=2, coin=5, soldier=1).play("preparation")
    assert game[ME].paid
    assert game.stock() == {"coin": 5, "soldier": 1}


@rule("TA-DEFENSE-13", "TA-R77")
def test_who_trades_for_nothing_still_pays_the_food_that_is_there() -> None:
    game = Position(round=3).stock(food=1, coin=2, soldier=1).play("preparation")
    assert (game.prompt(), game.question().about) == ("pay-food", {"food": 3, "missing": 2})
    game.do(PAY_FOOD)
    assert game.stock() == {"coin": 2, "soldier": 1}
    assert game[ME].grudge == 2


@rule("TA-R77", "TA-R15")
def test_who_lacks_food_may_trade_for_it_before_paying() -> None:
    game = Position(round=3).stock(food=1, coin=3, material=1, soldier=1).play("preparation")
    coins, mixed = Trade("coin", "coin", "food"), Trade("coin", "material", "food")
    assert game.choices() == [coins, mixed, PAY_FOOD]
    game.do(coins)
    assert game.choices() == [mixed, PAY_FOOD]
    game.do(mixed)
    assert game.prompt() == "deploy"
    assert game.stock() == {"soldier": 1}
    assert game[ME].grudge == 0


@rule("TA-R77", "TA-R15")
def test_who_has_traded_enough_is_not_asked_again() -> None:
    game = Position(round=2).stock(food=1, coin=6, soldier=1).play("preparation")
    game.do(Trade("coin", "coin", "food"))
    assert game.prompt() == "deploy"
    assert game.stock() == {"coin": 4, "soldier": 1}


@rule("TA-R77")
def test_who_has_but_one_resource_has_nothing_to_trade() -> None:
    game = Position(round=2).stock(food=1, coin=1, soldier=1).play("preparation")
    assert (game.prompt(), game[ME].grudge) == ("deploy", 1)


@rule("TA-R15", "TA-R77", "TA-R72")
def test_before_food_is_paid_nothing_else_can_be_done_or_traded_for() -> None:
    position = Position(round=3).stock(food=1, coin=2, material=4, serf=3, soldier=1)
    game = position.researched("stones").play("preparation")
    assert not game.offers(Trade("coin", "coin", "material"))
    assert not game.offers(Prepare("stones"))
    assert not game.offers(Fill("quarry-1"))
    game.do(PAY_FOOD)
    assert not game.offers(Trade("material", "material", "food"))


@rule("TA-DEFENSE-14")
def test_no_food_is_bound_before_it_is_paid() -> None:
    game = Position(round=3).stock(food=3, soldier=1).play()
    assert game.offers(Trade("food", "food", "coin"))
    game.do(Trade("food", "food", "coin"), STOP)
    assert game[ME].grudge == 2
    assert game.stock() == {"coin": 1, "soldier": 1}


@rule("TA-DEFENSE-01")
def test_food_is_paid_before_anybody_is_deployed() -> None:
    game = Position(round=3).stock(food=0, coin=2, soldier=1).facing("f1").play("preparation")
    where = places(top=1)
    assert not game.offers(where)
    assert game.do(PAY_FOOD).offers(where)


@rule("TA-DEFENSE-03", "TA-R50")
def test_grudge_for_food_brings_nothing_else() -> None:
    game = Position(round=5).stock(soldier=1).play("preparation")
    assert (game[ME].grudge, game.stock(), game.attributes()) == (5, {"soldier": 1}, {})
