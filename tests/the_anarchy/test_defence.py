"""The Castle Defence phase, steps 4 and 5: cards from right to left, and what meets them."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.the_anarchy.answers import CONCEDE, Concede, Drink, Fill, Rally, Spend, UseTactic
from oyez.games.the_anarchy.scene.happenings import (
    CardDefended,
    CardFaced,
    CardLost,
    SurvivorsDismissed,
    TacticUsed,
    WorkerSpent,
)
from oyez.games.the_anarchy.state import Slot
from tests.ledger import rule
from tests.the_anarchy.defending import (
    PAUSE,
    besieged,
    castle,
    defended,
    deployment,
    paused,
    stand,
    standing,
)
from tests.the_anarchy.positions import ME, YOU, Game, Position

SIDES = ("top", "right", "bottom", "left")


def kinds(game: Game) -> set[str]:
    """What sorts of deeds are open."""
    return {type(deed).__name__ for deed in game.choices()}


# -- the order of the cards ----------------------------------------------------------------------


@rule("TA-DEFENSE-06", "TA-DEFENSE-19", "TA-DEFENSE-33", "TA-DEFENSE-EX7")
def test_cards_are_resolved_from_right_to_left_and_the_final_assault_last() -> None:
    position = Position(round=3).having(tent=3).facing("f5", "a28", "a01", "a27")
    castle(position, moat=3)
    game = stand(position)
    assert [told.card for told in game.events(CardFaced)] == ["a27", "a01", "a28", "f5"]
    assert [told.card for told in game.events(CardDefended)] == ["a27", "a28"]
    assert [told.card for told in game.events(CardLost)] == ["a01", "f5"]


@rule("TA-DEFENSE-33")
def test_after_a_card_that_is_lost_comes_the_next_one() -> None:
    game = stand(besieged("a01", "a02").researched("stones").prepared(stones=3))
    assert game[ME].facing == 2
    game.do(CONCEDE)
    assert (game[ME].facing, game[ME].short) == (1, {"top": 3})


@rule("TA-DEFENSE-44", "TA-ROUND-05")
def test_everybody_resolves_the_own_cards_only_in_any_order() -> None:
    position = besieged("a01", seats=2).stock(ME, food=3, soldier=2).stock(YOU, food=3, soldier=2)
    position.facing("a32", "a03", seat=1).researched("covers", seat=1).having(YOU, rally=1)
    position.having(ME, rally=1)
    game = position.play("preparation")
    game.do(*deployment(soldier={"top": 2}), seat=ME)
    game.do(*deployment(soldier={"top": 2}), seat=YOU)
    assert (game[ME].short, game[YOU].short) == ({"top": 3}, {"bottom": 3})
    game.do(Rally("soldier", "top", "bottom"), seat=YOU)
    assert standing(game, YOU) == {"top": {"soldier": 1}}
    assert (game[YOU].facing, defended(game, YOU)) == (0, [False])
    assert standing(game, ME) == {"top": {"soldier": 2}}
    assert (game[ME].facing, game[ME].short) == (1, {"top": 3})
    game.do(Spend("soldier", "top"), seat=ME)
    assert (game[ME].short, game[YOU].short) == ({"top": 2}, {"whole": 2})
    assert standing(game, YOU) == {"top": {"soldier": 1}}


# -- forces --------------------------------------------------------------------------------------


@rule("TA-DEFENSE-EX3", "TA-DEFENSE-20")
def test_the_worked_example_of_a_ballista_in_round_three() -> None:
    position = besieged("a15").researched("bolts").prepared(bolts=4)
    game = stand(position, soldier={"left": 1, "right": 1})
    assert game[ME].short == {"right": 2, "left": 2}
    spending = [Spend("soldier", "right"), Spend("soldier", "left")]
    assert game.choices() == [*spending, UseTactic("right"), UseTactic("left")]


@rule("TA-DEFENSE-20", "TA-R59")
@pytest.mark.parametrize(
    ("scenario", "number", "force"),
    [("classic-easy", 1, 2), ("classic-easy", 5, 4), ("classic-hard", 5, 5), ("siege-hard", 3, 4)],
)
def test_the_force_of_a_letter_stands_on_the_scenario_card_of_the_round(
    scenario: str, number: int, force: int
) -> None:
    position = besieged("a01", round=number, scenario=scenario).researched("stones")
    assert stand(position)[ME].short == {"top": force}


@rule("TA-DEFENSE-20")
def test_every_side_is_attacked_with_its_own_letter() -> None:
    game = stand(besieged("a11").having(rally=1), soldier={"right": 1})
    assert game[ME].short == {"top": 2, "bottom": 2, "left": 3}
    (told,) = game.events(CardFaced)
    assert (told.force, told.absorbed) == (7, 0)


# -- what is met, and what is not ----------------------------------------------------------------


@rule("TA-DEFENSE-21", "TA-DEFENSE-31")
def test_a_card_is_defended_when_the_whole_force_on_every_side_is_met() -> None:
    position = besieged("f1").walls(top=2, left=2, right=1, bottom=1)
    game = stand(position, soldier={"top": 1, "left": 1})
    game.do(Spend("soldier", "left"))
    assert paused(game)
    assert game[ME].slots[1] == Slot("final-assault", "f1", defended=True)
    assert standing(game) == {}


@rule("TA-DEFENSE-21", "TA-DEFENSE-32")
def test_a_card_of_which_one_side_is_not_met_is_lost() -> None:
    game = stand(besieged("f1").walls(top=2, left=2, right=1, bottom=1), soldier={"top": 1})
    assert paused(game)
    assert game[ME].slots[1] == Slot("final-assault", "f1", defended=False)
    assert [told.card for told in game.events(CardLost)] == ["f1"]


@rule("TA-DEFENSE-32", "TA-DEFENSE-30")
def test_workers_spent_on_a_card_that_is_lost_are_gone() -> None:
    game = stand(besieged("a01"), soldier={"top": 2, "left": 1})
    assert paused(game)
    assert defended(game) == [False]
    assert standing(game) == {"left": {"soldier": 1}}


@rule("TA-DEFENSE-31")
def test_a_card_that_is_defended_is_out_of_the_way_for_good() -> None:
    game = stand(besieged("a01", "a28"), soldier={"left": 3, "top": 3})
    assert paused(game)
    assert defended(game) == [True, True]
    game.do(CONCEDE)
    assert game[ME].slots == []
    assert game[ME].grudge == 1


# -- fortifications ------------------------------------------------------------------------------


@rule("TA-DEFENSE-23")
@pytest.mark.parametrize(("card", "side"), [("a01", "top"), ("a02", "right"), ("a04", "left")])
def test_a_wall_serves_its_own_side_only(card: str, side: str) -> None:
    walls = {each: 1 for each in SIDES if each != side}
    game = stand(besieged(card).researched("stones").walls(**walls))
    assert game[ME].short == {side: 3}
    game = stand(besieged(card).researched("stones").walls(**{side: 1}))
    assert game[ME].short == {side: 2}


@rule("TA-DEFENSE-23", "TA-ATTACKTYPES-06", "TA-TOWER-03")
@pytest.mark.parametrize("corner", ["top-left", "top-right", "bottom-right", "bottom-left"])
def test_a_tower_serves_both_sides_of_its_corner(corner: str) -> None:
    for card, sides in (("a13", ("top", "bottom")), ("a15", ("right", "left"))):
        position = besieged(card, round=5).researched("bolts").towers({corner: 2})
        met = {side: 1 if side in corner.split("-") else 3 for side in sides}
        assert stand(position)[ME].short == met


@rule("TA-DEFENSE-23")
@pytest.mark.parametrize("card", ["a25", "a26", "a27", "a28"])
def test_the_moat_serves_whichever_side_is_attacked(card: str) -> None:
    position = castle(besieged(card).researched("logs"), moat=1)
    assert list(stand(position)[ME].short.values()) == [2]


@rule("TA-DEFENSE-23")
def test_the_gate_serves_the_bottom() -> None:
    position = castle(besieged("a19").researched("pitch"), gate=2)
    assert stand(position)[ME].short == {"bottom": 1}


@rule("TA-DEFENSE-24", "TA-DEFENSE-43", "TA-DEFENSE-EX7")
def test_what_fortifications_absorb_costs_nothing() -> None:
    position = castle(besieged("a28", round=5), moat=4).researched("logs").having(beers=1, rally=1)
    game = stand(position, soldier={"left": 2})
    assert paused(game)
    assert defended(game) == [True]
    assert standing(game) == {"left": {"soldier": 2}}
    assert (game[ME].prepared["logs"], game[ME].beers, game[ME].rally) == (1, 1, 1)
    told = game.events(CardFaced)[0]
    assert (told.force, told.absorbed) == (4, 4)


@rule("TA-DEFENSE-24")
def test_more_pips_than_force_are_of_no_use() -> None:
    position = castle(besieged("a28"), moat=5)
    game = stand(position)
    told = game.events(CardFaced)[0]
    assert (told.force, told.absorbed) == (3, 3)
    assert defended(game) == [True]


@rule("TA-DEFENSE-43", "TA-DEFENSE-24")
def test_nothing_can_be_spent_where_fortifications_have_met_everything() -> None:
    position = besieged("f1").walls(top=3, left=2, right=2, bottom=2)
    position.researched("stones").prepared(stones=2)
    game = stand(position, soldier={"top": 1, "left": 1}, knight={"left": 1})
    assert game[ME].short == {"top": 0, "left": 1}
    assert not game.offers(Spend("soldier", "top"))
    assert not game.offers(UseTactic("top"))
    assert game.why_not(Spend("soldier", "top")) == "side-safe"
    assert game.why_not(UseTactic("top")) == "side-safe"
    assert game.why_not(UseTactic("right")) == "side-safe"


@rule("TA-DEFENSE-25")
def test_fortifications_apply_in_full_to_the_next_card() -> None:
    position = besieged("a01", "a05").walls(top=1).researched("stones")
    game = stand(position)
    assert game[ME].short == {"top": 3}
    game.do(UseTactic("top"))
    assert paused(game)
    assert [told.absorbed for told in game.events(CardFaced)] == [1, 1, 0]
    assert game[ME].walls["top"] == 1


# -- tactics -------------------------------------------------------------------------------------


@rule("TA-DEFENSE-26", "TA-DEFENSE-27", "TA-TACTICS-04")
def test_each_tactic_spent_meets_one_force_and_is_gone() -> None:
    position = besieged("a01").researched("stones").prepared(stones=4)
    game = stand(position)
    game.do(UseTactic("top"))
    assert (game[ME].short, game[ME].prepared["stones"]) == ({"top": 2}, 3)
    game.do(UseTactic("top"), UseTactic("top"))
    assert paused(game)
    assert defended(game) == [True]
    assert game[ME].prepared["stones"] == 1
    assert [told.tactic for told in game.events(TacticUsed)] == ["stones"] * 3


@rule("TA-DEFENSE-27")
def test_tactics_used_do_not_come_back_in_the_next_round() -> None:
    position = besieged("a01").researched("stones").prepared(stones=3)
    game = stand(position).do(*[UseTactic("top")] * 3, CONCEDE)
    assert game.state.passages[0].number == 4
    assert game[ME].prepared["stones"] == 0


@rule("TA-DEFENSE-26", "TA-DEFENSE-42")
def test_tactics_may_be_kept_back_but_workers_may_not() -> None:
    position = besieged("a01").researched("stones").prepared(stones=1)
    game = stand(position, soldier={"top": 1})
    assert game.choices() == [Spend("soldier", "top"), UseTactic("top")]
    assert game.why_not(CONCEDE) == "must-defend"
    game.do(Spend("soldier", "top"))
    assert game.choices() == [UseTactic("top"), CONCEDE]
    game.do(CONCEDE)
    assert game[ME].prepared["stones"] == 1
    assert defended(game) == [False]


@rule("TA-DEFENSE-22", "TA-TACTICS-06")
@pytest.mark.parametrize(
    ("card", "tactic", "other"),
    [("a01", "stones", "logs"), ("a28", "logs", "stones"), ("a19", "pitch", "bolts")],
)
def test_only_the_tactic_that_the_card_shows_helps(card: str, tactic: str, other: str) -> None:
    wrong = besieged(card).researched(other).prepared(**{other: 9, tactic: 9}).having(rally=1)
    game = stand(wrong, soldier={"right": 1})
    (side,) = game[ME].short
    assert not game.offers(UseTactic(side))
    assert game.why_not(UseTactic(side)) == "none-prepared"
    game = stand(besieged(card).researched(tactic))
    assert game.choices() == [UseTactic(side), CONCEDE]


@rule("TA-DEFENSE-22", "TA-TACTICS-04")
def test_a_tactic_of_which_none_is_ready_does_not_help() -> None:
    position = besieged("a01").researched("stones").prepared(stones=0).having(rally=1)
    game = stand(position, soldier={"left": 1})
    assert game.why_not(UseTactic("top")) == "none-prepared"


@rule("TA-R43")
def test_tactics_may_spare_workers_on_a_card_that_is_lost_anyway() -> None:
    position = besieged("f1").walls(top=2, left=1, right=1, bottom=1).researched("stones")
    game = stand(position, soldier={"top": 1})
    assert game[ME].short == {"top": 1, "left": 2}
    game.do(UseTactic("top"))
    assert paused(game)
    assert defended(game) == [False]
    assert standing(game) == {"top": {"soldier": 1}}


@rule("TA-R41", "TA-DEFENSE-26")
def test_tactics_may_be_split_over_the_attacked_sides() -> None:
    position = besieged("f1").walls(top=2, left=1, right=1, bottom=1)
    position.researched("stones").prepared(stones=2)
    game = stand(position).do(UseTactic("left"))
    assert game.choices() == [UseTactic("top"), UseTactic("left"), CONCEDE]
    game.do(UseTactic("top"))
    assert (paused(game), defended(game)) == (True, [False])


# -- workers -------------------------------------------------------------------------------------


@rule("TA-DEFENSE-28", "TA-DEFENSE-30", "TA-DEFENSE-15")
@pytest.mark.parametrize(("worker", "force"), [("craftsman", 1), ("soldier", 1), ("knight", 2)])
def test_each_worker_meets_as_much_as_his_force_and_is_gone(worker: str, force: int) -> None:
    position = besieged("a01").having(rally=1)
    game = stand(position, **{worker: {"top": 1, "left": 1}})
    game.do(Spend(worker, "top"))
    assert game[ME].short == {"top": 3 - force}
    assert standing(game) == {"left": {worker: 1}}
    assert [told.laid_down for told in game.events(WorkerSpent)] == [False]


@rule("TA-DEFENSE-28")
def test_a_worker_defends_only_where_he_stands() -> None:
    position = besieged("a01").having(rally=1)
    game = stand(position, soldier={"right": 2})
    assert not game.offers(Spend("soldier", "top"))
    assert game.why_not(Spend("soldier", "top")) == "nobody-there"
    assert game.why_not(Spend("soldier", "right")) == "side-safe"
    assert game.offers(CONCEDE)


@rule("TA-DEFENSE-29")
def test_workers_must_be_spent_even_if_the_card_cannot_be_defended() -> None:
    game = stand(besieged("a01").researched("stones"), craftsman={"top": 1}, soldier={"top": 1})
    assert kinds(game) == {"Spend", "UseTactic"}
    assert game.why_not(CONCEDE) == "must-defend"
    game.do(Spend("craftsman", "top"))
    assert kinds(game) == {"Spend", "UseTactic"}
    game.do(Spend("soldier", "top"))
    assert kinds(game) == {"UseTactic", "Concede"}


@rule("TA-DEFENSE-29")
def test_where_nothing_else_can_be_done_workers_are_spent_without_being_asked_for() -> None:
    game = stand(besieged("a01"), soldier={"top": 4})
    assert paused(game)
    assert defended(game) == [True]
    assert standing(game) == {"top": {"soldier": 1}}


@rule("TA-R42", "TA-DEFENSE-29")
def test_workers_on_the_other_sides_of_a_card_that_is_lost_are_spent_as_well() -> None:
    game = stand(besieged("f1"), soldier={"left": 5, "right": 1})
    assert paused(game)
    assert defended(game) == [False]
    assert standing(game) == {"left": {"soldier": 2}, "right": {"soldier": 1}}


@rule("TA-DEFENSE-34", "TA-R75")
def test_a_knight_of_whom_one_force_was_needed_is_laid_down() -> None:
    position = besieged("a01", "a01").facing(PAUSE, "a05", "a01").walls(top=2, left=1, right=1)
    game = stand(position, knight={"top": 1})
    assert [told.laid_down for told in game.events(WorkerSpent)] == [True, False]
    assert [told.worker for told in game.events(WorkerSpent)] == ["knight", "knight-down"]
    assert paused(game)
    assert defended(game) == [False, True]
    assert standing(game) == {}


@rule("TA-DEFENSE-34", "TA-R75", "TA-DEFENSE-30")
def test_a_knight_keeps_the_force_that_was_not_needed_even_if_the_card_is_lost() -> None:
    position = besieged("f1").walls(top=2, left=1, right=1, bottom=1)
    game = stand(position, knight={"top": 1})
    assert paused(game)
    assert defended(game) == [False]
    assert standing(game) == {"top": {"knight-down": 1}}


@rule("TA-R44")
def test_the_player_chooses_who_takes_the_damage() -> None:
    position = besieged("a01").walls(top=2, left=1, right=1)
    workers: dict[str, Any] = {"craftsman": {"top": 1}, "soldier": {"top": 1}, "knight": {"top": 1}}
    for worker, left in (
        ("craftsman", {"soldier": 1, "knight": 1}),
        ("soldier", {"craftsman": 1, "knight": 1}),
        ("knight", {"craftsman": 1, "soldier": 1, "knight-down": 1}),
    ):
        game = stand(position, **workers)
        assert set(game.choices()) == {Spend(each, "top") for each in workers}
        game.do(Spend(worker, "top"))
        assert standing(game) == {"top": left}


@rule("TA-R44", "TA-DEFENSE-34")
def test_who_lies_down_may_be_chosen_or_spared_like_anybody_else() -> None:
    position = besieged("a01", "a01").facing(PAUSE, "a25", "a01").walls(top=2, left=1, right=1)
    castle(position, moat=2)
    game = stand(position, soldier={"top": 1}, knight={"top": 1}).do(Spend("knight", "top"))
    assert game[ME].facing == 1
    assert game.choices() == [Spend("soldier", "top"), Spend("knight-down", "top")]
    game.do(Spend("soldier", "top"))
    assert standing(game) == {"top": {"knight-down": 1}}


@rule("TA-R78")
def test_each_worker_gives_all_that_is_needed_before_the_next_is_chosen() -> None:
    position = besieged("a01").walls(top=1)
    game = stand(position, knight={"top": 2})
    assert paused(game)
    assert standing(game) == {"top": {"knight": 1}}
    assert [told.laid_down for told in game.events(WorkerSpent)] == [False]


@rule("TA-R78")
def test_three_force_cost_one_knight_and_lay_another_down() -> None:
    game = stand(besieged("a01"), knight={"top": 2})
    assert paused(game)
    assert standing(game) == {"top": {"knight-down": 1}}
    assert [told.laid_down for told in game.events(WorkerSpent)] == [False, True]


# -- beer ----------------------------------------------------------------------------------------


@rule("TA-DEFENSE-35", "TA-DEFENSE-36", "TA-BREWERY-06")
def test_a_beer_makes_a_soldier_as_strong_as_a_knight() -> None:
    position = besieged("a01").walls(top=1).having(beers=2)
    game = stand(position, soldier={"top": 1, "left": 1}).do(Drink("soldier", "top"))
    assert standing(game) == {"top": {"soldier-beer": 1}, "left": {"soldier": 1}}
    assert (game[ME].beers, game[ME].short) == (1, {"top": 2})
    game.do(Spend("soldier-beer", "top"))
    assert (paused(game), defended(game)) == (True, [True])
    assert standing(game) == {"left": {"soldier": 1}}


@rule("TA-DEFENSE-35", "TA-DEFENSE-30")
def test_who_has_drunk_and_gives_both_his_forces_is_gone() -> None:
    position = besieged("a01").walls(top=1).having(beers=1)
    game = stand(position, craftsman={"top": 1}).do(Drink("craftsman", "top"))
    assert paused(game)
    assert defended(game) == [True]
    assert standing(game) == {}


@rule("TA-DEFENSE-37", "TA-R75", "TA-DEFENSE-EX5")
@pytest.mark.parametrize("worker", ["craftsman", "soldier"])
def test_who_has_drunk_and_has_force_left_is_laid_down(worker: str) -> None:
    position = besieged("a25", "a01").walls(top=2, left=1, right=1).having(beers=1)
    castle(position, moat=2)
    game = stand(position, **{worker: {"top": 1}})
    assert game.choices() == [Spend(worker, "top"), Drink(worker, "top")]
    game.do(Drink(worker, "top"))
    assert paused(game)
    assert defended(game) == [True, True]
    assert standing(game) == {}
    assert [told.worker for told in game.events(WorkerSpent)] == [
        f"{worker}-beer",
        f"{worker}-down",
    ]
    assert [told.laid_down for told in game.events(WorkerSpent)] == [True, False]


@rule("TA-DEFENSE-35", "TA-DEFENSE-12", "TA-DEFENSE-38")
def test_each_craftsman_and_soldier_has_one_beer_at_most_and_knights_none() -> None:
    position = besieged("a05").having(beers=9)
    game = stand(position, craftsman={"top": 1}, soldier={"top": 2}, knight={"top": 1})
    assert game.why_not(Drink("knight", "top")) == "not-listed"
    game.do(Drink("craftsman", "top"), Drink("soldier", "top"))
    assert standing(game) == {
        "top": {"soldier": 1, "knight": 1, "craftsman-beer": 1, "soldier-beer": 1}
    }
    assert not game.offers(Drink("craftsman", "top"))
    assert game.why_not(Drink("craftsman", "top")) == "nobody-there"
    assert not game.offers(Drink("craftsman-beer", "top"))
    assert not game.offers(Drink("soldier-beer", "top"))
    game.do(Drink("soldier", "top"))
    assert kinds(game) == {"Spend"}
    assert game[ME].beers == 6


@rule("TA-DEFENSE-38", "TA-DEFENSE-37")
def test_who_lies_down_has_no_second_beer() -> None:
    position = besieged("a01").walls(top=2, left=1, right=1).having(beers=2)
    game = stand(position, soldier={"top": 1, "left": 1})
    game.do(Drink("soldier", "top"), Spend("soldier-beer", "top"))
    assert standing(game) == {"top": {"soldier-down": 1}, "left": {"soldier": 1}}
    assert paused(game)
    assert not game.offers(Drink("soldier-down", "top"))
    assert game.offers(Drink("soldier", "left"))


@rule("TA-DEFENSE-35", "TA-DEFENSE-36")
def test_there_are_as_many_beers_as_were_brewed() -> None:
    game = stand(besieged("a05").having(beers=1), soldier={"top": 3}, craftsman={"top": 1})
    game.do(Drink("soldier", "top"))
    assert game[ME].beers == 0
    assert not game.offers(Drink("soldier", "top"))
    assert game.why_not(Drink("soldier", "top")) == "no-beer"


@rule("TA-R45", "TA-R63", "TA-DEFENSE-12")
def test_beer_may_be_had_at_any_moment_on_any_side_whatever_the_card() -> None:
    position = besieged("a01").having(beers=2)
    game = stand(position, soldier={"top": 1, "left": 1})
    assert game.offers(Drink("soldier", "left"))
    game = stand(besieged().having(beers=1), craftsman={"bottom": 1})
    assert paused(game)
    assert game.choices() == [UseTactic("whole"), Drink("craftsman", "bottom"), CONCEDE]
    game.do(Drink("craftsman", "bottom"))
    assert standing(game) == {"bottom": {"craftsman-beer": 1}}


@rule("TA-R45", "TA-DEFENSE-35")
def test_a_beer_had_before_adds_its_force_when_the_drinker_defends() -> None:
    position = besieged("a04", "a01").walls(left=1).researched("stones").having(beers=1)
    game = stand(position, soldier={"left": 1})
    assert game[ME].facing == 2
    game.do(Drink("soldier", "left"), CONCEDE)
    assert (game[ME].facing, game[ME].short) == (1, {"left": 2})
    game.do(Spend("soldier-beer", "left"))
    assert (paused(game), defended(game)) == (True, [True, False])


# -- Rally tokens --------------------------------------------------------------------------------


@rule("TA-DEFENSE-39", "TA-DEFENSE-11", "TA-RAMPARTS-06", "TA-DEFENSE-EX8")
def test_a_rally_token_moves_one_worker_to_another_side() -> None:
    game = stand(besieged("a01").having(rally=2), soldier={"left": 2})
    game.do(Rally("soldier", "left", "top"))
    assert (game[ME].rally, game[ME].rallied) == (1, 1)
    assert standing(game) == {"left": {"soldier": 1}, "top": {"soldier": 1}}
    assert game.why_not(CONCEDE) == "must-defend"


@rule("TA-R74", "TA-DEFENSE-39")
def test_any_worker_may_be_moved_to_any_other_side_attacked_or_not() -> None:
    position = besieged("a01").walls(top=2, left=1, right=1).having(rally=1).researched("stones")
    game = stand(position, knight={"top": 1}, craftsman={"bottom": 1})
    moves = [deed for deed in game.choices() if isinstance(deed, Rally)]
    assert moves == [
        *(Rally("knight", "top", to) for to in ("right", "bottom", "left")),
        *(Rally("craftsman", "bottom", to) for to in ("top", "right", "left")),
    ]
    game.do(Rally("knight", "top", "right"))
    assert game.choices() == [UseTactic("top"), CONCEDE]


@rule("TA-DEFENSE-39", "TA-DEFENSE-EX8")
def test_who_lies_down_may_be_moved_too() -> None:
    position = besieged("a26", "a01").walls(top=2, left=1, right=1).having(rally=1)
    castle(position, moat=2)
    game = stand(position, knight={"top": 1}).do(Spend("knight", "top"))
    game.do(Rally("knight-down", "top", "right"))
    assert (paused(game), defended(game)) == (True, [True, True])
    assert standing(game) == {}


@rule("TA-R74", "TA-DEFENSE-39")
def test_with_a_second_token_the_same_worker_may_move_again() -> None:
    game = stand(besieged("a01").having(rally=3), soldier={"left": 1})
    game.do(Rally("soldier", "left", "bottom"), Rally("soldier", "bottom", "right"))
    assert standing(game) == {"right": {"soldier": 1}}
    assert (game[ME].rally, game[ME].rallied) == (1, 2)


@rule("TA-DEFENSE-41", "TA-R68")
def test_a_token_is_used_once_in_a_round() -> None:
    game = stand(besieged("a01").having(rally=1), soldier={"left": 1})
    game.do(Rally("soldier", "left", "right"))
    assert paused(game)
    assert not game.offers(Rally("soldier", "right", "left"))
    assert game.why_not(Rally("soldier", "right", "left")) == "no-token"
    assert (game[ME].rally, game[ME].rallied) == (0, 1)
    game.do(CONCEDE)
    assert (game[ME].rally, game[ME].rallied) == (1, 0)


@rule("TA-DEFENSE-40", "TA-R68", "TA-RAMPARTS-05")
def test_nobody_has_more_than_three_tokens() -> None:
    game = Position().filled(warcraft=9).stock(craftsman=7).play()
    tokens = []
    for number in range(1, 7):
        game.do(Fill(f"ramparts-{number}"))
        tokens.append(game[ME].rally)
    assert tokens == [0, 1, 1, 2, 2, 3]
    boxes = game.state.box.boxes.values()
    assert (
        sum(box.gives.count("rally") for box in boxes) == game.state.box.numbers.limits.rally == 3
    )


@rule("TA-DEFENSE-39", "TA-R74")
def test_a_token_moves_only_those_who_stand_there_and_only_to_another_side() -> None:
    game = stand(besieged("a01").having(rally=1), soldier={"left": 1})
    assert game.why_not(Rally("soldier", "top", "left")) == "nobody-there"
    assert game.why_not(Rally("knight", "left", "top")) == "nobody-there"
    assert game.why_not(Rally("soldier", "left", "left")) == "not-listed"


@rule("TA-R63", "TA-DEFENSE-11")
def test_tokens_and_beer_may_be_used_before_between_and_while_cards_are_resolved() -> None:
    position = besieged("a01", "a02").having(rally=3, beers=1)
    game = stand(position, soldier={"right": 2, "left": 2})
    game.do(Rally("soldier", "left", "right"), Spend("soldier", "right"))
    game.do(Rally("soldier", "left", "top"), Drink("soldier", "top"))
    assert game[ME].facing == 2
    game.do(Spend("soldier", "right"), Spend("soldier", "right"))
    assert (game[ME].facing, game[ME].short) == (1, {"top": 3})
    game.do(Spend("soldier-beer", "top"))
    assert (paused(game), defended(game)) == (True, [False, True])


@rule("TA-R63", "TA-DEFENSE-18")
def test_no_token_and_no_beer_is_used_before_the_cards_are_revealed() -> None:
    position = besieged("a01").having(rally=1, beers=1).stock(food=3, soldier=1)
    game = position.play("preparation")
    assert game.prompt() == "deploy"
    assert not game.offers(Drink("soldier", "top"))
    assert not game.offers(Rally("soldier", "top", "left"))


# -- violent attacks -----------------------------------------------------------------------------


@rule("TA-DEFENSE-07", "TA-ATTACKTYPES-12", "TA-DEFENSE-EX9")
def test_a_violent_attack_that_is_repelled_brings_bravery_at_once() -> None:
    game = stand(besieged("a05"), soldier={"top": 4})
    assert paused(game)
    assert game.attributes() == {"bravery": 1}


@rule("TA-DEFENSE-07", "TA-ATTACKTYPES-12")
def test_neither_a_lost_violent_attack_nor_an_ordinary_one_brings_bravery() -> None:
    game = stand(besieged("a01", "a05"), soldier={"top": 6})
    assert paused(game)
    assert defended(game) == [False, True]
    game = stand(besieged("a01", "a05"), soldier={"top": 3})
    assert defended(game) == [False, False]
    assert game.attributes() == {}
    game = stand(besieged("a01"), soldier={"top": 3})
    assert (defended(game), game.attributes()) == ([True], {})


@rule("TA-R50", "TA-DEFENSE-07", "TA-AFTERMATH-09")
def test_workers_who_come_with_bravery_do_not_defend_in_the_same_phase() -> None:
    game = stand(besieged("a05").filled(bravery=4), soldier={"top": 4})
    assert paused(game)
    assert game.stock() == {"soldier": 1}
    assert standing(game) == {}
    game.do(CONCEDE)
    assert game.stock()["soldier"] == 1


# -- the question --------------------------------------------------------------------------------


@rule("TA-DEFENSE-21")
def test_the_question_says_which_card_it_is_about_and_how_much_is_not_met() -> None:
    game = stand(besieged("f1").researched("stones").prepared(stones=2).walls(top=1))
    question = game.question()
    assert (question.prompt, question.about) == ("defend", {"card": "f1", "force": 5})
    game.do(UseTactic("left"))
    assert game.question().about == {"card": "f1", "force": 4}


@rule("TA-DEFENSE-41", "TA-DEFENSE-32")
def test_conceding_costs_nothing_but_the_card() -> None:
    position = besieged("a01").researched("stones").having(rally=1, beers=1)
    game = stand(position, soldier={"left": 1}).do(CONCEDE)
    assert paused(game)
    assert standing(game) == {"left": {"soldier": 1}}
    assert (game[ME].rally, game[ME].beers, game[ME].prepared["stones"]) == (1, 1, 1)
    assert isinstance(game.choices()[-1], Concede)


@rule("TA-DEFENSE-10", "TA-DEFENSE-01")
def test_after_the_last_card_the_survivors_are_dismissed() -> None:
    game = stand(besieged(), soldier={"left": 2}, knight={"left": 2}).do(CONCEDE)
    assert [(told.force, told.serfs) for told in game.events(SurvivorsDismissed)] == [(6, 2)]
    assert game.stock()["serf"] == 2
    assert standing(game) == {}
