"""Trade: two resources for one of another kind."""

from __future__ import annotations

import pytest

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy.answers import PAY_FOOD, Fill, Trade
from oyez.games.the_anarchy.box.edition import edition
from oyez.games.the_anarchy.scene.happenings import FoodPaid, Traded
from tests.ledger import rule
from tests.the_anarchy.positions import Game, Position


def offered(game: Game) -> list[Trade]:
    """Every trade that can be made."""
    return [choice for choice in game.choices() if isinstance(choice, Trade)]


def trades(**stock: int) -> list[Trade]:
    """Every trade with that on the player board."""
    return offered(Position().stock(**stock).play())


@rule("TA-TRADE-01")
def test_two_resources_become_one_of_another_kind() -> None:
    game = Position(2).stock(coin=3, material=1).stock(1, coin=5).play()
    game.do(Trade("coin", "coin", "food"))
    assert game.stock() == {"coin": 1, "material": 1, "food": 1}
    game.do(Trade("coin", "material", "food"))
    assert game.stock() == {"food": 2}
    game.do(Trade("food", "food", "coin"))
    assert game.stock() == {"coin": 1}
    assert game.stock(1) == {"coin": 5}
    assert [told.gained for told in game.events(Traded)] == ["food", "food", "coin"]


@rule("TA-TRADE-01")
def test_trade_can_be_made_again_and_again_between_other_actions() -> None:
    game = Position().stock(coin=5, serf=1).play().do(Trade("coin", "coin", "material"))
    game.do(Fill("quarry-1"), Trade("coin", "coin", "food"), Trade("coin", "material", "food"))
    assert game.stock() == {"food": 2, "material": 1}


@rule("TA-TRADE-01")
def test_one_resource_is_not_enough() -> None:
    for good in ("coin", "material", "food"):
        assert trades(**{good: 1}) == []
    game = Position().stock(coin=1).play()
    assert game.why_not(Trade("coin", "coin", "food")) == "nothing-to-trade"
    assert game.why_not(Trade("coin", "material", "food")) == "nothing-to-trade"
    assert trades() == []


@rule("TA-TRADE-01")
@pytest.mark.parametrize("good", ["coin", "material", "food"])
def test_two_of_a_kind_become_either_of_the_others(good: str) -> None:
    others = [name for name in ("coin", "material", "food") if name != good]
    assert trades(**{good: 2}) == [Trade(good, good, other) for other in others]


@rule("TA-TRADE-01")
def test_the_exchange_is_two_for_one() -> None:
    numbers = edition(STANDARD).numbers.trade
    assert (numbers.give, numbers.take) == (2, 1)


@rule("TA-R14")
@pytest.mark.parametrize(
    ("first", "second", "gain"),
    [("coin", "material", "food"), ("coin", "food", "material"), ("material", "food", "coin")],
)
def test_two_different_resources_become_the_third(first: str, second: str, gain: str) -> None:
    assert trades(**{first: 1, second: 1}) == [Trade(first, second, gain)]
    game = Position().stock(**{first: 1, second: 1}).play()
    for same in (first, second):
        assert game.why_not(Trade(first, second, same)) == "same-resource"
    assert game.do(Trade(first, second, gain)).stock() == {gain: 1}


@rule("TA-R14")
def test_a_resource_is_not_traded_for_its_own_kind() -> None:
    game = Position().stock(coin=4).play()
    assert game.why_not(Trade("coin", "coin", "coin")) == "same-resource"
    assert len(trades(coin=2, material=2, food=2)) == 3 * 2 + 3


@rule("TA-TRADE-02")
def test_workers_are_not_traded() -> None:
    assert trades(serf=9, craftsman=9, patron=9, soldier=9, knight=9) == []
    assert trades(serf=9, coin=1) == []
    game = Position().stock(serf=2, coin=2).play()
    for trade in (Trade("serf", "serf", "coin"), Trade("coin", "coin", "serf")):
        assert not game.offers(trade)


# -- when ------------------------------------------------------------------------------------------


def hungry(**stock: int) -> Game:
    """Round 3, in which three food are due."""
    return Position(1, 3).stock(**stock).facing("f1").play("preparation")


@rule("TA-R15")
def test_who_lacks_food_may_trade_for_it_before_paying() -> None:
    game = hungry(food=1, coin=3, material=1)
    assert game.prompt() == "pay-food"
    assert game.choices() == [
        Trade("coin", "coin", "food"),
        Trade("coin", "material", "food"),
        PAY_FOOD,
    ]
    game.do(Trade("coin", "coin", "food"))
    assert game.stock() == {"coin": 1, "material": 1, "food": 2}
    assert game.choices() == [Trade("coin", "material", "food"), PAY_FOOD]
    game.do(Trade("coin", "material", "food"))
    assert [(told.food, told.missing) for told in game.events(FoodPaid)] == [(3, 0)]


@rule("TA-R15")
def test_nobody_has_to_trade_for_food() -> None:
    game = hungry(food=1, coin=4).do(PAY_FOOD)
    assert [(told.food, told.missing) for told in game.events(FoodPaid)] == [(1, 2)]
    assert game.stock() == {}  # what was left is discarded


@rule("TA-R15")
def test_who_has_the_food_pays_and_is_not_asked() -> None:
    game = hungry(food=3, coin=4)
    assert [(told.food, told.missing) for told in game.events(FoodPaid)] == [(3, 0)]
    assert game.phase == "deal"


@rule("TA-R15")
def test_who_has_nothing_to_trade_is_not_asked_either() -> None:
    game = hungry(food=2, coin=1)
    assert [(told.food, told.missing) for told in game.events(FoodPaid)] == [(2, 1)]


@rule("TA-R15")
def test_after_the_food_nothing_is_traded_any_more() -> None:
    game = hungry(food=3, coin=4, soldier=1)
    assert game.prompt() == "deploy"
    assert offered(game) == []
    game.do(game.choices()[0])
    assert game.stock() == {}


@rule("TA-R15")
def test_traded_food_pays_for_an_action_of_the_same_phase() -> None:
    game = Position().stock(coin=2).filled(entertainment=1).play()
    assert game.why_not(Fill("tournaments-1")) == "too-dear"
    game.do(Trade("coin", "coin", "food"))
    assert game.offers(Fill("tournaments-1"))
