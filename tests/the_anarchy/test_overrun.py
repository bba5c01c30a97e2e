"""Overrun: force beyond what a castle needs buys one reward."""

import pytest

from oyez.games.the_anarchy.answers import LEAVE, AttackCastle, Fill, FillNothing, TakeGain
from oyez.games.the_anarchy.box.edition import edition
from oyez.games.the_anarchy.scene.happenings import OverrunTaken
from oyez.kernel import Reason
from tests.ledger import rule
from tests.the_anarchy.gains import gains, reason
from tests.the_anarchy.positions import Game, Position

REWARDS = {
    2: ["food"],
    3: ["food", "material", "coin"],
    4: ["food", "material", "coin", "craftsman", "patron"],
}


def overrunning(extra: int, knights: int = 0) -> Game:
    """Wareham is taken with so much more than its defence of 2."""
    soldiers = 2 + extra - 2 * knights
    position = Position().stock(soldier=soldiers, knight=knights, food=1)
    return position.play().do(AttackCastle(soldiers, knights))


@rule("TA-OVERRUN-01", "TA-R35")
@pytest.mark.parametrize("extra", [2, 3, 4])
def test_what_so_much_extra_force_may_buy(extra: int) -> None:
    game = overrunning(extra)
    assert game.prompt() == "overrun"
    assert game.choices() == [*map(TakeGain, REWARDS[extra]), LEAVE]


@rule("TA-OVERRUN-01", "TA-R35")
@pytest.mark.parametrize(
    ("extra", "reward"), [(extra, reward) for extra, row in REWARDS.items() for reward in row]
)
def test_the_reward_is_gained_besides_those_of_the_castle(extra: int, reward: str) -> None:
    game = overrunning(extra).do(TakeGain(reward))
    castle = {"bravery": 2, "serf": 1, "coin": 2, "castles": 1}
    assert gains(game) == {**castle, reward: castle.get(reward, 0) + 1}
    assert [told.icon for told in game.events(OverrunTaken)] == [reward]
    assert game.prompt() == "act"


@rule("TA-OVERRUN-01")
def test_nobody_has_to_take_a_reward() -> None:
    game = overrunning(4).do(LEAVE)
    assert gains(game) == {"bravery": 2, "serf": 1, "coin": 2, "castles": 1}
    assert not game.events(OverrunTaken)
    assert game.prompt() == "act"


@rule("TA-OVERRUN-01")
def test_force_that_just_takes_the_castle_buys_nothing() -> None:
    game = overrunning(0)
    assert game.prompt() == "act"
    assert gains(game) == {"bravery": 2, "serf": 1, "coin": 2, "castles": 1}


@rule("TA-OVERRUN-01")
@pytest.mark.parametrize("extra", [1, 5])
def test_soldiers_who_would_buy_nothing_are_not_sent(extra: int) -> None:
    game = Position().stock(soldier=9, food=1).play()
    assert reason(game, AttackCastle(2 + extra, 0)) == Reason("wrong-force", "TA-CASTLEATTACK-04")
    sent = [choice.soldiers for choice in game.choices() if isinstance(choice, AttackCastle)]
    assert sent == [2, 4, 5, 6]


@rule("TA-OVERRUN-02", "TA-R35")
def test_the_rewards_are_the_same_for_every_castle() -> None:
    rows = [(row.force, list(row.gives)) for row in edition("standard").overruns]
    assert rows == [(2, ["food"]), (3, ["material", "coin"]), (4, ["craftsman", "patron"])]
    for scenario in ("classic-easy", "classic-standard", "classic-hard"):
        position = Position(round=2, scenario=scenario).having(tent=1).owning("ladders")
        front = position.state.cards[1].front
        game = position.stock(soldier=front + 3, food=1).play().do(AttackCastle(front + 3, 0))
        assert game.choices() == [*map(TakeGain, REWARDS[3]), LEAVE]


@rule("TA-OVERRUN-03", "TA-OVERRUN-EX1")
def test_the_worked_example_four_extra_force_do_not_buy_two_food() -> None:
    game = overrunning(4).do(TakeGain("food"))
    assert game.prompt() == "act"
    assert game[0].stock["food"] == 1
    assert game[0].due == []
    assert not any(isinstance(choice, TakeGain | FillNothing) for choice in game.choices())


@rule("TA-OVERRUN-04")
def test_the_extra_force_is_what_was_discarded_not_what_is_left() -> None:
    game = Position().stock(soldier=9, knight=9, food=1, serf=1).play().do(AttackCastle(4, 0))
    assert game.choices() == [TakeGain("food"), LEAVE]
    assert reason(game, Fill("quarry-1")) == Reason("decide-first", "TA-R09")
    assert (game[0].stock["soldier"], game[0].stock["knight"]) == (5, 9)


@rule("TA-OVERRUN-04")
def test_without_an_attack_nothing_is_overrun() -> None:
    game = Position().stock(soldier=9, food=0).play()
    assert not any(isinstance(choice, AttackCastle | TakeGain) for choice in game.choices())


@rule("TA-OVERRUN-04")
def test_what_has_to_be_passed_is_no_extra_force() -> None:
    """From the start to Devizes it takes 9; with 11 there are 2 left, not 6."""
    position = Position(round=4).owning("black-horse", "ram").stock(soldier=11, food=2)
    game = position.play().do(AttackCastle(11, 0))
    assert game.choices() == [TakeGain("food"), LEAVE]


@rule("TA-R36")
@pytest.mark.parametrize(("knights", "extra"), [(2, 2), (3, 4), (2, 3), (1, 2)])
def test_the_force_of_knights_counts_towards_a_reward(knights: int, extra: int) -> None:
    game = overrunning(extra, knights)
    assert game.choices() == [*map(TakeGain, REWARDS[extra]), LEAVE]


@rule("TA-R36")
def test_a_knight_who_is_too_strong_for_one_reward_may_pay_for_the_next() -> None:
    """Trowbridge, defence 4: against 3 Knights and a Soldier there are 3 extra."""
    position = Position(round=3).having(tent=2).owning("ballista").stock(knight=4, food=2)
    game = position.play()
    sent = [choice for choice in game.choices() if isinstance(choice, AttackCastle)]
    assert sent == [AttackCastle(0, 2), AttackCastle(0, 3), AttackCastle(0, 4)]
    game.do(AttackCastle(0, 4))
    assert game.choices() == [*map(TakeGain, REWARDS[4]), LEAVE]
    position.stock(soldier=1)
    game = position.play().do(AttackCastle(1, 3))
    assert game.choices() == [*map(TakeGain, REWARDS[3]), LEAVE]


@rule("TA-R36")
def test_force_beyond_the_reward_is_lost() -> None:
    game = overrunning(4, knights=3).do(TakeGain("food"))
    assert game[0].stock["knight"] == 0
    assert game[0].stock["food"] == 1
