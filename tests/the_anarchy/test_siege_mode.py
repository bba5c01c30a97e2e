"""Siege mode: no castles to attack, more food, and Bravery for a good defence."""

from __future__ import annotations

import pytest

from oyez.games.the_anarchy.answers import CONCEDE, STOP, AttackCastle, Spend, TakePath, Trade
from oyez.games.the_anarchy.rules.defence.food_and_deployment import food_due
from oyez.games.the_anarchy.scene.happenings import (
    CastlesFeared,
    FoodPaid,
    PathsRevealed,
    PeopleJudged,
    SiegeWithstood,
    SurvivorsDismissed,
)
from oyez.games.the_anarchy.state import AnarchyOptions
from oyez.kernel import Seat
from tests.ledger import rule
from tests.the_anarchy.defending import besieged, castle, judged, paused, stand, standing
from tests.the_anarchy.luck import draw_first
from tests.the_anarchy.positions import ME, Game, Position, begin

SIEGES = ("siege-easy", "siege-standard", "siege-hard")


def withstood(game: Game) -> tuple[int, int]:
    (told,) = game.events(SiegeWithstood)
    return told.defended, told.bravery


# -- castles -------------------------------------------------------------------------------------


@rule("TA-SIEGEMODE-01", "TA-SCENARIO-15")
@pytest.mark.parametrize("scenario", SIEGES)
def test_there_is_no_castle_to_attack(scenario: str) -> None:
    position = Position(round=1, scenario=scenario).stock(soldier=20, knight=20, food=9)
    game = position.owning("ladders", "black-horse").play()
    assert not any(isinstance(each, AttackCastle) for each in game.choices())
    assert game.why_not(AttackCastle(0, 1)) == "no-castles"


@rule("TA-SIEGEMODE-06")
@pytest.mark.parametrize("scenario", SIEGES)
def test_nobody_receives_grudge_for_castles(scenario: str) -> None:
    game = Position(2, round=4, scenario=scenario).play("round-end")
    assert [p.grudge for p in game.state.players] == [0, 0]
    assert game.events(CastlesFeared) == []


@rule("TA-R52", "TA-SCENARIO-12")
def test_the_conqueror_stays_in_the_deck_gives_its_goods_and_scores_nothing() -> None:
    position = Position(2, round=5, scenario="siege-easy")
    assert "conqueror" in position.state.path_deck
    position.having(paths=["conqueror"]).having(1, paths=["abbot"])
    game = position.play("production")
    assert game.stock()["craftsman"] == 3
    outcome = Position(round=5, scenario="siege-easy").having(paths=["conqueror"])
    end = outcome.play("round-end").outcome
    assert end is not None
    assert end.scores == {0: 0}


@rule("TA-R52")
def test_a_table_may_agree_to_leave_the_conqueror_out_of_a_siege() -> None:
    without = Position(2, scenario="siege-hard", without_conqueror=True).state.path_deck
    assert "conqueror" not in without
    assert len(without) == 24
    assert "emissary" in without
    classic = Position(2, scenario="classic-hard", without_conqueror=True).state.path_deck
    assert len(classic) == 25
    alone = Position(1, scenario="siege-easy", without_conqueror=True).state.path_deck
    assert len(alone) == 23
    assert AnarchyOptions().without_conqueror is False


# -- food ----------------------------------------------------------------------------------------


@rule("TA-SIEGEMODE-02", "TA-R48")
@pytest.mark.parametrize(
    ("scenario", "ribbons"),
    [
        ("siege-easy", [1, 1, 1, 2, 2]),
        ("siege-standard", [1, 1, 2, 2, 2]),
        ("siege-hard", [1, 1, 2, 2, 3]),
        ("classic-easy", [0, 0, 0, 0, 0]),
    ],
)
def test_the_food_of_the_ribbon_is_due_as_well(scenario: str, ribbons: list[int]) -> None:
    due = [food_due(Position(round=n, scenario=scenario).state) for n in range(1, 6)]
    assert due == [number + ribbon for number, ribbon in enumerate(ribbons, 1)]


@rule("TA-SIEGEMODE-02", "TA-SIEGEMODE-03", "TA-R48")
@pytest.mark.parametrize(("food", "left", "grudge"), [(7, 1, 0), (6, 0, 0), (5, 0, 1), (0, 0, 6)])
def test_all_food_is_paid_at_once_and_each_that_is_missing_brings_a_grudge(
    food: int, left: int, grudge: int
) -> None:
    position = Position(round=4, scenario="siege-easy").stock(food=food, soldier=1)
    game = position.play("preparation")
    assert (game[ME].stock["food"], game[ME].grudge) == (left, grudge)
    assert [(told.food, told.missing) for told in game.events(FoodPaid)] == [(6 - grudge, grudge)]


@rule("TA-SIEGEMODE-02", "TA-R77")
def test_one_may_trade_for_the_food_of_the_ribbon() -> None:
    position = Position(round=1, scenario="siege-easy").stock(food=1, coin=2, soldier=1)
    game = position.play("preparation")
    assert game.question().about == {"food": 2, "missing": 1}
    game.do(Trade("coin", "coin", "food"))
    assert game[ME].grudge == 0


# -- Bravery -------------------------------------------------------------------------------------


@rule("TA-SIEGEMODE-04", "TA-R47")
@pytest.mark.parametrize(
    ("scenario", "number", "bravery"),
    [
        ("siege-easy", 1, [0, 1, 2]),
        ("siege-easy", 3, [0, 0, 1, 2, 3]),
        ("siege-standard", 5, [0, 0, 0, 0, 3, 4, 5]),
        ("siege-hard", 4, [0, 0, 0, 0, 2, 4]),
    ],
)
def test_bravery_goes_by_the_number_of_cards_defended(
    scenario: str, number: int, bravery: list[int]
) -> None:
    gained = []
    for won in range(number + 2):
        position = judged(Position(round=number, scenario=scenario), number + 1, number + 1 - won)
        game = position.play("aftermath")
        assert withstood(game) == (won, game.attributes().get("bravery", 0))
        gained.append(game.attributes().get("bravery", 0))
    assert gained == bravery


@rule("TA-R47", "TA-SIEGEMODE-04")
def test_the_final_assault_counts_among_the_cards_defended() -> None:
    position = Position(round=1, scenario="siege-easy").facing("f1", "a01")
    game = stand(position, soldier={"left": 2, "top": 4})
    game.do(Spend("soldier", "top"), Spend("soldier", "top"))
    assert withstood(game) == (2, 2)
    position = Position(round=1, scenario="siege-easy").facing("f1", "a01").walls(top=1)
    game = stand(position, soldier={"top": 1})
    assert withstood(game) == (1, 1)


@rule("TA-SIEGEMODE-04")
def test_more_cards_than_the_scenario_card_tells_of_count_like_the_most() -> None:
    position = judged(Position(round=1, scenario="siege-easy"), 4)
    assert withstood(position.play("aftermath")) == (4, 2)


@rule("TA-SIEGEMODE-04")
def test_there_is_no_such_bravery_in_classic_scenarios() -> None:
    game = judged(Position(round=3).having(tent=3), 4).play("aftermath")
    assert game.events(SiegeWithstood) == []
    assert "bravery" not in game.attributes()


@rule("TA-R48", "TA-SIEGEMODE-04")
def test_this_bravery_comes_before_loyalty() -> None:
    position = judged(Position(round=3, scenario="siege-easy").filled(bravery=13, loyalty=22), 4)
    game = position.play("aftermath")
    # The 16th Bravery gives the 23rd Loyalty; of the two that follow only one finds a box.
    assert game.attributes()["loyalty"] == 24
    told = [type(each.event) for each in game.match.told or ()]
    assert told.index(SiegeWithstood) < told.index(PeopleJudged)


# -- all the rest --------------------------------------------------------------------------------


@rule("TA-SIEGEMODE-05", "TA-PATHDRAFT-03")
def test_path_cards_are_drafted_clockwise_from_the_first_player() -> None:
    position = Position(3, round=3, scenario="siege-easy")
    position.state.first = Seat(1)
    for seat, tent in enumerate((3, 0, 1)):
        position.having(seat, tent=tent)
    game = position.play("draft").draw("abbot", "baron", "captain")
    order = []
    for path in ("baron", "abbot"):
        (seat,) = game.match.waiting()
        order.append(seat)
        game.do(TakePath(path), seat=seat)
    assert order == [1, 2]
    assert game[0].paths == ["captain"]


@rule("TA-SIEGEMODE-05")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_alone_two_path_cards_are_always_revealed(number: int) -> None:
    position = Position(round=number, scenario="siege-easy")
    position.state.rival = 1  # no tent of a Rival stands anywhere; if one did, it would not matter
    game = position.play("draft").draw("abbot", "baron")
    assert game.choices() == [TakePath("abbot"), TakePath("baron")]
    assert [told.paths for told in game.events(PathsRevealed)] == [("abbot", "baron")]
    game.do(TakePath("baron"))
    assert game.state.rival == 1


@rule("TA-SIEGEMODE-07")
def test_the_scenario_card_of_the_round_is_the_next_one_although_nothing_is_looted() -> None:
    game = begin(2, scenario="siege-standard")
    game = draw_first(game)
    assert game.state.loot == []
    assert game.state.card.number == 21
    position = Position(2, round=1, scenario="siege-standard")
    game = draw_first(position.play("round-end"))
    assert (game.state.round, game.state.card.number) == (2, 22)
    assert game.state.loot == []


@rule("TA-SIEGEMODE-08")
def test_everything_else_of_the_defence_is_the_same() -> None:
    position = besieged("a01", "a28", round=4, scenario="siege-standard").stock(serf=3, coin=2)
    castle(position, moat=4)
    game = stand(position, soldier={"top": 3}, knight={"left": 2})
    assert paused(game)
    assert standing(game) == {"left": {"knight": 2}}
    assert [slot.defended for slot in game[ME].slots] == [False, False, True]
    assert game.stock() == {}
    game.do(CONCEDE)
    assert [(told.loyalty, told.grudge) for told in game.events(PeopleJudged)] == [(1, 2)]
    assert [(told.force, told.serfs) for told in game.events(SurvivorsDismissed)] == [(4, 1)]
    assert game[ME].grudge == 2
    assert game.state.passages[0].number == 5


@rule("TA-SIEGEMODE-08", "TA-ROUND-04")
def test_the_defence_follows_when_everybody_has_stopped() -> None:
    position = Position(2, scenario="siege-easy").facing("f1", "a01").facing("f2", "a02", seat=1)
    game = position.stock(0, soldier=1, food=2).stock(1, soldier=1, food=2).play()
    game.do(STOP, seat=0)
    assert game.phase == "actions"
    game.do(STOP, seat=1)
    assert (game.phase, game.prompt(0), game.prompt(1)) == ("preparation", "deploy", "deploy")
