"""Positions in which it is plain what a sensible lord does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.bots import LEVELS, Observation, bot_named
from oyez.games.the_anarchy.answers import (
    STOP,
    AttackCastle,
    Fill,
    Spend,
    Stop,
    TakePath,
    Trade,
    UseTactic,
)
from oyez.games.the_anarchy.bot import HEURISTICS
from oyez.games.the_anarchy.rules.sheets.fortifications import SIDES
from tests.the_anarchy.positions import ME, Game, Position


def said(game: Game, name: str = "marshal") -> Any:
    """What a bot says, which sees only what its seat sees."""
    return bot_named(name, Random(1)).answer(game.question(), Observation(game.match, ME))


def points(position: Position) -> float:
    position.play()
    return HEURISTICS.points(position.state, ME)


# -- the Actions phase -----------------------------------------------------------------------------


def test_a_castle_that_can_be_taken_is_taken() -> None:
    position = Position(round=1).stock(soldier=2, food=2).facing("f1", "a01")
    assert said(position.play()) == AttackCastle(2, 0)


def test_the_one_thing_that_a_castle_calls_for_is_built() -> None:
    position = Position(round=2).stock(soldier=4, food=3, craftsman=1, material=1)
    position.boxes("weapon-makers-1", "weapon-makers-2").having(tent=1)
    assert said(position.play()) == Fill("ladders")


def test_nothing_is_left_lying_about_that_would_be_lost() -> None:
    game = Position(round=5).stock(patron=1, food=5).filled(governance=2).having(tent=5).play()
    assert said(game) == Fill("governance-3")


def test_who_can_do_nothing_stops() -> None:
    assert said(Position(round=5).stock(food=5).having(tent=5).play()) == STOP


def test_food_for_the_castle_is_traded_for() -> None:
    position = Position(round=1).stock(soldier=3, coin=2, material=2)
    assert said(position.play()) in (
        Trade("coin", "coin", "food"),
        Trade("coin", "material", "food"),
        Trade("material", "material", "food"),
    )


@pytest.mark.parametrize("name", LEVELS)
def test_nobody_stops_while_there_is_all_to_do(name: str) -> None:
    stock = {"serf": 4, "craftsman": 3, "patron": 3, "coin": 2, "material": 3, "food": 2}
    position = Position(round=1).stock(**stock).facing("f1", "a01")
    assert not isinstance(said(position.play(), name), Stop)


def test_a_wall_is_raised_where_it_is_attacked() -> None:
    position = Position(round=5).stock(craftsman=1, material=1, food=5).facing("f6", "a05")
    position.walls(top=3, right=3, bottom=3, left=3).having(tent=5)
    position.owning("small-crane", "large-crane")
    game = position.play().do(Fill("walls-13"))
    assert said(game).side in ("top", "right")


# -- the value of things ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Position().filled(might=3), Position().filled(might=2)),
        (Position(), Position().having(grudge=2)),
        (Position().having(grudge=2, joy=2), Position().having(grudge=2)),
        (Position(round=2).having(tent=2), Position(round=2)),
        (Position().filled(tracks={"produce-food": 3}), Position()),
        (Position().filled(worship=4), Position().filled(worship=1)),
        (Position().walls(top=1, right=1), Position()),
        (Position().researched("covers"), Position()),
    ],
)
def test_more_is_better(better: Position, worse: Position) -> None:
    assert points(better) > points(worse)


def test_production_is_worth_less_the_later_it_comes() -> None:
    gains = [
        points(Position(round=n).filled(tracks={"produce-coin": 4})) - points(Position(round=n))
        for n in range(1, 6)
    ]
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] == 0


# -- Path cards ------------------------------------------------------------------------------------


def test_a_path_card_that_counts_what_is_done_already_is_taken() -> None:
    position = Position(round=5).filled(bravery=20).having(tent=5)
    position.state.path_deck = {"warrior": 1, "scout": 1}
    assert said(position.play("draft").draw("scout", "warrior")) == TakePath("warrior")


# -- the Castle Defence phase ----------------------------------------------------------------------


def test_missing_food_is_traded_for() -> None:
    game = Position(round=1).stock(coin=2).play("preparation")
    assert said(game) == Trade("coin", "coin", "food")


def test_defenders_stand_where_the_attack_comes() -> None:
    position = Position(round=1).stock(soldier=6, food=1).facing("f1", "a01")
    assert dict(said(position.play("preparation"))) == {"top": 4, "left": 2}


def test_nobody_stands_where_no_attack_can_come() -> None:
    position = Position(round=1).stock(soldier=6, food=1).facing("f1", "a19")
    placed = dict(said(position.play("preparation")))
    assert placed == {"top": 2, "left": 2, "bottom": 2}


def test_a_tactic_saves_those_who_are_needed_later() -> None:
    """The ladder comes first, then the Final Assault, and stones help against both."""
    position = Position(round=1).facing("f1", "a01").researched("stones").prepared(stones=2)
    game = placed(position, top={"soldier": 2}, left={"soldier": 2})
    assert said(game) == UseTactic("top")


def test_the_weaker_is_spent_where_either_would_do() -> None:
    position = Position(round=1).facing("f1", "a01").walls(top=1)
    game = placed(position, top={"soldier": 2, "knight": 1}, left={"soldier": 2})
    assert said(game) == Spend("soldier", "top")


def test_a_beer_is_drunk_where_it_turns_the_attack_back() -> None:
    position = Position(round=1).facing("f1", "a01").having(beers=3)
    game = placed(position, top={"soldier": 2}, left={"soldier": 2})
    while game.asked():
        game.do(said(game))
    assert game[0].tracks["loyalty"] == 1


def placed(position: Position, **men: dict[str, int]) -> Game:
    """The defence, with these workers on the walls."""
    kinds = ("knight", "soldier", "craftsman")
    stock = {kind: sum(on_side.get(kind, 0) for on_side in men.values()) for kind in kinds}
    game = position.stock(food=1, **stock).play("preparation")
    for kind in kinds:
        if stock[kind]:
            game.do(tuple((side, men[side][kind]) for side in SIDES if kind in men.get(side, {})))
    return game
