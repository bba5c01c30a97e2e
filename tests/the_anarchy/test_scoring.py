"""The end of the game: the score, who has won, and ties."""

from __future__ import annotations

import pytest

from oyez.games.the_anarchy.scene.happenings import Scored
from oyez.kernel import Seat
from tests.ledger import rule
from tests.the_anarchy.positions import Game, Position


def at_the_end(seats: int = 2) -> Position:
    """The end of round 5, all tents in front."""
    position = Position(seats, round=5)
    for seat in range(seats):
        position.having(seat, tent=5)
    return position


def finish(position: Position) -> Game:
    game = position.play("round-end")
    assert game.outcome is not None
    return game


def places(position: Position) -> dict[Seat, int]:
    outcome = finish(position).outcome
    assert outcome is not None
    return outcome.places


@rule("TA-END-EX1", "TA-END-02", "TA-GOAL-02")
def test_the_worked_example_of_a_final_score() -> None:
    position = at_the_end(1).filled(bravery=23, loyalty=16, influence=5, might=11)
    position.having(grudge=4, rally=3).researched("covers", "stones", "logs", "pitch")
    # 3 of the Warrior, 2 of the Partisan, 1 of the Commander, 3 of the Captain and the Tactician
    position.having(paths=["warrior", "partisan", "commander", "captain", "tactician"])
    game = finish(position)
    (told,) = game.events(Scored)
    assert (told.attributes, told.paths, told.penalty, told.total) == (55, 12, 6, 61)
    assert game.outcome is not None
    assert game.outcome.scores == {0: 61}


@rule("TA-END-02", "TA-ATTRIBUTE-05")
@pytest.mark.parametrize("attribute", ["bravery", "loyalty", "influence", "might"])
def test_each_box_of_each_attribute_is_worth_a_point(attribute: str) -> None:
    (told,) = finish(at_the_end(1).filled(tracks={attribute: 7})).events(Scored)
    assert (told.attributes, told.total) == (7, 7)


@rule("TA-END-02")
def test_nothing_else_is_worth_anything() -> None:
    position = at_the_end(1).stock(coin=9, knight=9, food=9).having(beers=3, knowledge=4, joy=5)
    position.filled(keep=12, governance=9).owning("trebuchet")
    (told,) = finish(position).events(Scored)
    assert (told.attributes, told.paths, told.penalty, told.total) == (0, 0, 0, 0)


@rule("TA-END-02", "TA-R73")
def test_a_score_may_be_less_than_nothing() -> None:
    (told,) = finish(at_the_end(1).filled(might=3).having(grudge=6)).events(Scored)
    assert told.total == 3 - 11


@rule("TA-END-01")
def test_everybody_is_scored_once_the_last_round_is_over() -> None:
    position = at_the_end(3).filled(0, might=3).filled(1, might=2).filled(2, might=4)
    game = finish(position)
    assert [(told.seat, told.total) for told in game.events(Scored)] == [(0, 3), (1, 2), (2, 4)]
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.how) == ({0: 3, 1: 2, 2: 4}, "scored")


@rule("TA-END-03", "TA-GOAL-01")
def test_the_highest_score_wins() -> None:
    assert places(at_the_end(3).filled(0, might=3).filled(1, might=5).filled(2, might=4)) == {
        0: 3,
        1: 1,
        2: 2,
    }


@rule("TA-END-03")
def test_points_count_before_grudge_and_workers() -> None:
    position = at_the_end().filled(0, might=9).having(0, grudge=2).filled(1, might=6)
    assert places(position.stock(1, serf=9)) == {0: 1, 1: 2}


@rule("TA-END-04", "TA-R51")
def test_of_those_who_are_level_the_one_with_the_least_grudge_wins() -> None:
    position = at_the_end().filled(0, might=5).filled(1, might=6).having(1, grudge=1)
    assert places(position.stock(1, knight=5)) == {0: 1, 1: 2}
    position = at_the_end().filled(1, might=5).filled(0, might=6).having(0, grudge=1)
    assert places(position) == {0: 2, 1: 1}


@rule("TA-R51", "TA-END-04")
def test_it_is_the_grudge_after_joy_that_counts() -> None:
    position = at_the_end().filled(0, might=5).filled(1, might=5)
    position.having(0, grudge=4, joy=4).having(1, joy=2).stock(0, serf=1)
    assert places(position) == {0: 1, 1: 2}
    position = at_the_end().filled(0, might=6).filled(1, might=6)
    position.having(0, grudge=3, joy=2).having(1, grudge=1).stock(1, serf=1)
    assert places(position) == {0: 2, 1: 1}


@rule("TA-END-05", "TA-R51", "TA-AFTERMATH-14")
@pytest.mark.parametrize("worker", ["serf", "craftsman", "patron", "soldier", "knight"])
def test_if_they_are_still_level_the_one_with_the_most_workers_wins(worker: str) -> None:
    position = at_the_end().filled(0, might=5).filled(1, might=5)
    position.stock(0, serf=2).stock(1, serf=2)
    position[1].stock[worker] += 1
    assert places(position) == {0: 2, 1: 1}


@rule("TA-END-05", "TA-R51")
def test_resources_are_no_workers_and_knights_count_one() -> None:
    position = at_the_end().stock(0, coin=9, food=9, material=9, knight=1).stock(1, serf=2)
    assert places(position) == {0: 2, 1: 1}


@rule("TA-END-06")
def test_who_are_level_in_everything_share_the_victory() -> None:
    position = at_the_end(3).filled(0, might=5).filled(1, might=5).filled(2, might=4)
    position.stock(0, serf=2).stock(1, knight=2).stock(2, serf=9)
    assert places(position) == {0: 1, 1: 1, 2: 3}
