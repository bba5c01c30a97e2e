"""Grudge and Joy: where they come from, how they cancel each other, and what Grudge costs."""

from __future__ import annotations

import pytest

from oyez.games.the_anarchy.answers import Fill, Hang, TakeGain, Write
from oyez.games.the_anarchy.rules.sheets.grudge import penalty, receive_grudge
from oyez.games.the_anarchy.scene.happenings import Scored
from tests.ledger import rule
from tests.the_anarchy.defending import judged, stand
from tests.the_anarchy.positions import ME, Position

PENALTIES = {0: 0, 1: 1, 2: 2, 3: 4, 4: 6, 5: 8, 6: 11, 7: 14, 8: 17, 9: 21, 10: 25, 11: 25, 40: 25}


def scored(position: Position) -> Scored:
    (told,) = position.having(tent=5).play("round-end").events(Scored)
    assert isinstance(told, Scored)
    return told


# -- where they come from ------------------------------------------------------------------------


@rule("TA-GRUDGE-03")
def test_grudge_comes_from_unpaid_food_lost_cards_and_castles_not_attacked() -> None:
    position = Position(round=2).facing("f1", "a01", "a02").stock(food=1)
    game = position.play("preparation")
    assert game.phase == "deal"
    assert game[ME].grudge == 1 + 2 + 2


@rule("TA-JOY-02", "TA-JOY-01", "TA-GRUDGE-01")
def test_joy_comes_on_lammas_days() -> None:
    position = Position().filled(entertainment=2).stock(serf=1).having(grudge=2)
    position.boxes("pennant-top-red")
    game = position.play().do(Fill("lammas-1")).draw("d02", "d03")
    assert game[ME].joy == 0
    game.do(Hang("pennant-top-purple"))
    assert (game[ME].joy, game[ME].grudge, game[ME].final_grudge) == (1, 2, 1)


@rule("TA-JOY-02")
def test_joy_comes_at_michaelmas() -> None:
    position = Position().filled(entertainment=2).stock(serf=1).written({"sum-8-a": 3})
    game = position.play().do(Fill("michaelmas-1")).draw("d01", "d02")
    game.do(Write(5, "sum-8-b"), TakeGain("coin"))
    assert game[ME].joy == 1


@rule("TA-JOY-02")
def test_joy_comes_with_the_last_tournaments() -> None:
    position = Position().filled(entertainment=9, tournaments=4).stock(food=2, coin=1)
    game = position.play().do(Fill("tournaments-5"))
    assert game[ME].joy == 0
    game.draw("d01", "d10")  # the lance on the right meets no shield, that on the left does
    assert game[ME].joy == 1
    assert "win-5" in game[ME].boxes


@rule("TA-JOY-02")
def test_joy_comes_from_nowhere_else() -> None:
    box = Position().state.box
    assert {each.section for each in box.boxes.values() if "joy" in each.gives} == {
        "hangings",
        "wins",
    }
    assert [name for name, each in box.additions.items() if "joy" in each.gives] == [
        "sum-8",
        "sum-10",
    ]


# -- how they cancel each other ------------------------------------------------------------------


@rule("TA-GRUDGE-01", "TA-GRUDGE-02", "TA-JOY-01", "TA-GRUDGE-04", "TA-R05")
@pytest.mark.parametrize(
    ("grudge", "joy", "final"), [(0, 0, 0), (3, 0, 3), (3, 1, 2), (3, 3, 0), (2, 5, 0), (0, 1, 0)]
)
def test_each_joy_cancels_one_grudge(grudge: int, joy: int, final: int) -> None:
    assert Position().having(grudge=grudge, joy=joy)[ME].final_grudge == final


@rule("TA-GRUDGE-02", "TA-R05")
def test_grudge_that_comes_after_joy_is_cancelled_by_it() -> None:
    position = judged(Position(round=3).having(joy=3, tent=3), 4, lost=2)
    game = position.play("aftermath")
    assert (game[ME].grudge, game[ME].joy, game[ME].final_grudge) == (2, 3, 0)
    position = judged(Position(round=3).having(joy=1, grudge=1, tent=3), 4, lost=2)
    assert position.play("aftermath")[ME].final_grudge == 2


@rule("TA-R05", "TA-GRUDGE-01")
def test_the_row_of_boxes_is_no_limit() -> None:
    position = Position().having(grudge=18, joy=20)
    printed = position.state.box.numbers.grudge.printed
    assert printed == 18
    receive_grudge(position[ME], 5)
    assert (position[ME].grudge, position[ME].final_grudge) == (23, 3)
    game = stand(Position(round=5).facing("f1").having(grudge=30))
    assert game[ME].grudge == 30 + 1 + 5


# -- what it costs -------------------------------------------------------------------------------


@rule("TA-GRUDGE-05", "TA-R04")
@pytest.mark.parametrize(("grudge", "lost"), PENALTIES.items())
def test_final_grudge_costs_points_as_printed(grudge: int, lost: int) -> None:
    position = Position(round=5).having(grudge=grudge).filled(might=20)
    assert penalty(position.state, position[ME]) == lost
    told = scored(position)
    assert (told.penalty, told.total) == (lost, 20 - lost)


@rule("TA-GRUDGE-EX1", "TA-GRUDGE-04")
def test_the_worked_example_of_five_grudge_and_two_joy() -> None:
    position = Position(round=5).having(grudge=5, joy=2)
    assert position[ME].final_grudge == 3
    assert scored(position).penalty == 4


@rule("TA-JOY-03")
def test_joy_that_is_left_over_is_worth_nothing() -> None:
    assert scored(Position(round=5).having(joy=9).filled(might=3)).total == 3
    assert scored(Position(round=5).having(joy=9, grudge=8).filled(might=3)).total == 3
