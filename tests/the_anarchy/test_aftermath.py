"""The Castle Defence phase, steps 6 to 8: Loyalty, Grudge, survivors, and the end of the cards."""

from __future__ import annotations

import pytest

from oyez.games.the_anarchy.answers import CONCEDE, Drink, Spend
from oyez.games.the_anarchy.scene.happenings import (
    CardLost,
    IconGained,
    PeopleJudged,
    RoundBegun,
    SiegeWithstood,
    SurvivorsDismissed,
    TrackAdvanced,
)
from oyez.games.the_anarchy.state import AnarchyOptions
from tests.ledger import rule
from tests.the_anarchy.defending import besieged, deployment, judged, paused, stand, standing
from tests.the_anarchy.positions import ME, YOU, Game, Position

DETERMINATION = {1: 1, 2: 2, 3: 2, 4: 3, 5: 4}


def at_the_end(round: int, lost: int = 0) -> Position:  # noqa: A002
    """All cards of a round are resolved, some lost; the castle of the round is taken."""
    return judged(Position(round=round).having(tent=round), round + 1, lost)


def judgement(game: Game) -> tuple[int, int]:
    (told,) = game.events(PeopleJudged)
    assert (game.attributes().get("loyalty", 0), game[ME].grudge) == (told.loyalty, told.grudge)
    return told.loyalty, told.grudge


def after(**workers: dict[str, int]) -> Game:
    """The aftermath of a round in which these have survived."""
    position = at_the_end(3)
    for kind, sides in workers.items():
        for side, number in sides.items():
            position[ME].deployed[side][kind.replace("_", "-")] = number
    return position.play("aftermath")


def survivors(game: Game) -> tuple[int, int]:
    (told,) = game.events(SurvivorsDismissed)
    return told.force, told.serfs


# -- Loyalty and Grudge --------------------------------------------------------------------------


@rule("TA-AFTERMATH-03", "TA-AFTERMATH-04", "TA-AFTERMATH-05", "TA-R02")
def test_the_determination_of_each_round() -> None:
    rounds = AnarchyOptions().box.rounds
    assert {number: row.determination for number, row in rounds.items()} == DETERMINATION


@rule("TA-DEFENSE-08", "TA-AFTERMATH-02", "TA-R02", "TA-AFTERMATH-04", "TA-AFTERMATH-05")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_who_has_defended_everything_gains_the_determination_in_loyalty(number: int) -> None:
    game = at_the_end(number).play("aftermath")
    assert judgement(game) == (DETERMINATION[number], 0)


@rule("TA-AFTERMATH-EX1", "TA-AFTERMATH-EX2", "TA-AFTERMATH-EX3", "TA-DEFENSE-09")
@pytest.mark.parametrize(
    ("lost", "loyalty", "grudge"), [(0, 2, 0), (1, 1, 1), (2, 0, 2), (3, 0, 2), (4, 0, 2)]
)
def test_the_worked_examples_of_round_three(lost: int, loyalty: int, grudge: int) -> None:
    assert judgement(at_the_end(3, lost).play("aftermath")) == (loyalty, grudge)


@rule("TA-DEFENSE-08", "TA-DEFENSE-09", "TA-AFTERMATH-02", "TA-AFTERMATH-06", "TA-AFTERMATH-07")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_loyalty_and_grudge_make_up_the_determination(number: int) -> None:
    for lost in range(number + 2):
        loyalty, grudge = judgement(at_the_end(number, lost).play("aftermath"))
        assert loyalty == max(0, DETERMINATION[number] - lost)
        assert loyalty + grudge == DETERMINATION[number]


@rule("TA-R47", "TA-AFTERMATH-02")
def test_the_final_assault_counts_like_any_other_card() -> None:
    position = Position(round=3).facing("f1", "a28", "a28", "a28").having(tent=3)
    position.facing("f1", "a28", "a25", "a26").having(moat=3).filled(moat=6)
    game = stand(position)
    assert [told.card for told in game.events(CardLost)] == ["f1"]
    assert judgement(game) == (1, 1)


@rule("TA-AFTERMATH-02", "TA-AFTERMATH-13")
def test_loyalty_fills_boxes_that_bring_workers() -> None:
    game = at_the_end(3).filled(loyalty=4).play("aftermath")
    assert game.attributes() == {"loyalty": 6}
    assert game.stock() == {"serf": 1}


@rule("TA-AFTERMATH-01")
def test_the_aftermath_waits_until_everybody_has_resolved_all_cards() -> None:
    position = besieged("a01", seats=2).stock(ME, food=3).stock(YOU, food=3, soldier=3)
    position.facing("a32", "a03", seat=1).researched("covers", seat=1)
    game = position.play("preparation")
    game.do(*deployment(soldier={"bottom": 3}), seat=YOU)
    assert paused(game, YOU)
    game.do(CONCEDE, seat=YOU)
    assert (game.phase, game.events(PeopleJudged)) == ("defence", [])
    assert (game[YOU].facing, len(game[YOU].slots)) == (-1, 2)
    game.do(CONCEDE, seat=ME)
    assert [told.seat for told in game.events(PeopleJudged)] == [ME, YOU]
    assert [told.grudge for told in game.events(PeopleJudged)] == [2, 1]


@rule("TA-AFTERMATH-01", "TA-ROUND-06")
def test_at_a_table_that_defends_in_turn_the_aftermath_still_waits_for_all() -> None:
    position = besieged(seats=2, defence_in_turn=True).stock(ME, food=3).stock(YOU, food=3)
    position.facing("a32", seat=1).researched("covers", seat=1)
    game = position.play("preparation")
    assert (game.asked(ME), game.asked(YOU)) == (True, False)
    game.do(CONCEDE, seat=ME)
    assert (game.asked(ME), game.asked(YOU)) == (False, True)
    assert game.events(PeopleJudged) == []
    game.do(CONCEDE, seat=YOU)
    assert len(game.events(PeopleJudged)) == 2


@rule("TA-AFTERMATH-15", "TA-DEFENSE-01", "TA-R48")
def test_each_step_is_carried_out_before_the_next_begins() -> None:
    position = judged(Position(round=2, scenario="siege-easy"), 3, lost=1)
    position[ME].deployed["top"]["knight"] = 2
    game = position.play("aftermath")
    told = [each.event for each in game.match.told or ()]
    begun = next(place for place, event in enumerate(told) if isinstance(event, RoundBegun))
    assert told[:begun] == [
        SiegeWithstood(ME, 2, 1),
        TrackAdvanced(ME, "bravery", 1),
        PeopleJudged(ME, 1, 1),
        TrackAdvanced(ME, "loyalty", 1),
        SurvivorsDismissed(ME, 4, 1),
        IconGained(ME, "serf"),
    ]


# -- survivors -----------------------------------------------------------------------------------


@rule("TA-AFTERMATH-10", "TA-DEFENSE-10")
@pytest.mark.parametrize(("soldiers", "serfs"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_each_full_three_force_of_survivors_brings_a_serf(soldiers: int, serfs: int) -> None:
    game = after(soldier={"top": soldiers} if soldiers else {})
    assert survivors(game) == (soldiers, serfs)
    assert game[ME].stock["serf"] == serfs


@rule("TA-AFTERMATH-10", "TA-DEFENSE-10")
def test_craftsmen_and_soldiers_count_one_and_knights_two() -> None:
    assert survivors(after(craftsman={"top": 1})) == (1, 0)
    assert survivors(after(soldier={"top": 1})) == (1, 0)
    assert survivors(after(knight={"top": 1})) == (2, 0)
    game = after(craftsman={"top": 1}, soldier={"left": 2}, knight={"right": 3})
    assert survivors(game) == (9, 3)


@rule("TA-R46", "TA-AFTERMATH-10")
def test_survivors_are_counted_together_wherever_they_stand() -> None:
    game = after(soldier={"top": 1, "right": 1, "bottom": 1, "left": 1}, craftsman={"top": 2})
    assert survivors(game) == (6, 2)


@rule("TA-AFTERMATH-11", "TA-DEFENSE-10")
def test_who_lies_down_counts_one() -> None:
    game = after(knight_down={"top": 1}, craftsman_down={"left": 1}, soldier_down={"left": 1})
    assert survivors(game) == (3, 1)
    assert survivors(after(knight_down={"top": 2})) == (2, 0)


@rule("TA-R45", "TA-AFTERMATH-11")
def test_a_beer_that_did_not_help_to_defend_counts_for_nothing() -> None:
    assert survivors(after(craftsman_beer={"top": 1}, soldier_beer={"left": 2})) == (3, 1)
    assert survivors(after(soldier_beer={"left": 1})) == (1, 0)


@rule("TA-AFTERMATH-11", "TA-DEFENSE-37")
def test_a_knight_and_a_drinker_laid_down_in_the_defence_count_one_each() -> None:
    position = besieged("a04", "a01").walls(top=2, left=2, right=2, bottom=1).having(beers=1)
    game = stand(position, soldier={"left": 1}, knight={"top": 1, "right": 1})
    game.do(Drink("soldier", "left"))
    while not paused(game):
        game.do(next(deed for deed in game.choices() if isinstance(deed, Spend)))
    assert standing(game) == {
        "top": {"knight-down": 1},
        "right": {"knight": 1},
        "left": {"soldier-down": 1},
    }
    assert survivors(game.do(CONCEDE)) == (4, 1)


@rule("TA-AFTERMATH-08")
def test_all_survivors_are_discarded() -> None:
    game = after(craftsman={"top": 2}, soldier_down={"left": 1}, knight={"right": 1})
    assert standing(game) == {}
    assert survivors(game) == (5, 1)
    assert game.stock() == {"serf": 1, "soldier": 1}  # the Soldier came with the second Loyalty


@rule("TA-AFTERMATH-09", "TA-AFTERMATH-13", "TA-R50")
def test_workers_gained_in_the_phase_are_kept_for_the_next_round() -> None:
    position = besieged("a05").filled(bravery=4, loyalty=1)
    game = stand(position, soldier={"top": 4, "left": 3}).do(CONCEDE)
    assert game.attributes() == {"bravery": 5, "loyalty": 2}
    assert survivors(game) == (3, 1)
    assert game.stock() == {"serf": 1, "soldier": 2}
    assert game.state.passages[0].number == 4


@rule("TA-AFTERMATH-14", "TA-R51")
def test_such_workers_come_in_the_last_round_too_and_count_for_ties() -> None:
    position = at_the_end(5).filled(loyalty=1)
    position[ME].deployed["top"]["soldier"] = 3
    game = position.play("aftermath")
    assert game.outcome is not None
    assert game.stock() == {"serf": 2, "soldier": 1}
    assert game[ME].workers == 3


# -- the cards -----------------------------------------------------------------------------------


@rule("TA-AFTERMATH-12", "TA-DEFENSE-32", "TA-ATTACKDEAL-12")
def test_the_cards_stay_until_the_end_of_the_aftermath_and_are_gone_then() -> None:
    game = stand(besieged("a01"))
    assert [slot.card for slot in game[ME].slots] == ["a31", "a01"]
    game.do(CONCEDE)
    assert (game[ME].slots, game[ME].short, game[ME].facing) == ([], {}, -1)
    assert game.phase == "deal"
