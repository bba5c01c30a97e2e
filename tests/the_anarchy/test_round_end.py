"""The end of a round: flipped cards, Grudge for castles, tokens, the first player."""

from __future__ import annotations

import pytest

from oyez.games.the_anarchy.answers import CONCEDE
from oyez.games.the_anarchy.rules.defence.castle_attack import defence
from oyez.games.the_anarchy.scene.happenings import (
    CastlesFeared,
    MarkerPassed,
    RoundBegun,
    Scored,
    SurvivorsDismissed,
)
from oyez.kernel import Passage, Seat
from tests.ledger import rule
from tests.the_anarchy.defending import besieged
from tests.the_anarchy.luck import draw_first
from tests.the_anarchy.positions import ME, YOU, Position

YELLOW, GREEN, RED, BLUE = range(4)


def with_tents(number: int, *tents: int) -> Position:
    """The end of a round, by seat the card on which the tent stands."""
    position = Position(len(tents), round=number)
    for seat, tent in enumerate(tents):
        position.having(seat, tent=tent)
    return position


@rule("TA-ROUNDEND-EX1", "TA-R67", "TA-ROUNDEND-03")
def test_the_worked_example_of_round_three() -> None:
    game = with_tents(3, 1, 2, 3, 3).play("round-end")
    assert [game[seat].grudge for seat in (YELLOW, GREEN, RED, BLUE)] == [2, 1, 0, 0]
    assert [(told.seat, told.grudge) for told in game.events(CastlesFeared)] == [(0, 2), (1, 1)]


@rule("TA-ROUNDEND-03", "TA-R67", "TA-GRUDGE-03")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_each_flipped_card_to_the_right_of_the_tent_brings_a_grudge(number: int) -> None:
    for tent in range(number + 1):
        game = with_tents(number, tent).play("round-end")
        assert game[ME].grudge == number - tent


@rule("TA-ROUNDEND-03")
def test_this_grudge_adds_to_what_there_is() -> None:
    assert with_tents(2, 1).having(grudge=4).play("round-end")[ME].grudge == 5


@rule("TA-ROUNDEND-01")
def test_the_end_of_the_round_waits_until_everybody_is_through_the_defence() -> None:
    position = besieged(seats=2).stock(ME, food=3).stock(YOU, food=3)
    position.facing("a32", seat=1).researched("covers", seat=1).having(ME, tent=0)
    game = position.play("preparation").do(CONCEDE, seat=ME)
    assert (game.events(CastlesFeared), game[ME].grudge) == ([], 0)
    game.do(CONCEDE, seat=YOU)
    kinds = (SurvivorsDismissed, CastlesFeared, MarkerPassed)
    told = [type(each.event) for each in game.match.told or () if type(each.event) in kinds]
    assert told == [SurvivorsDismissed] * 2 + [CastlesFeared] * 2 + [MarkerPassed]


@rule("TA-ROUNDEND-02")
def test_flipped_cards_stand_with_their_backs_and_tents_stay_on_them() -> None:
    game = draw_first(with_tents(3, 1, 3).play("round-end"))
    s = game.state
    assert (s.round, s.card.name) == (4, "Devizes")
    assert [p.tent for p in s.players] == [1, 3]
    assert [defence(s, p) for p in s.players] == [1 + 2 + 5, 5]


@rule("TA-ROUNDEND-02")
def test_the_loot_tile_of_a_past_round_is_not_to_be_had_any_more() -> None:
    position = with_tents(1, 0)
    position.state.loot = ["large-1", "large-3", "small-1", "small-2", "small-3"]
    game = draw_first(position.play("round-end"))
    game.do(game.choices()[0])
    p = game[ME]
    p.stock.update({"soldier": 9, "food": 5})
    p.owned.append("ladders")
    before = dict(p.stock)
    (attack, *_) = [each for each in game.choices() if type(each).__name__ == "AttackCastle"]
    game.do(attack)
    # Two materials and a food, as the tile of round 2 shows; one food for the attack
    assert p.stock["material"] == before["material"] + 2
    assert p.stock["food"] == before["food"] - 1 + 1
    assert p.stock["coin"] == before["coin"]


@rule("TA-ROUNDEND-04", "TA-DEFENSE-41")
def test_all_rally_tokens_become_active_again() -> None:
    position = with_tents(2, 2, 2).having(ME, rally=1, rallied=2).having(YOU, rallied=1)
    game = position.play("round-end")
    assert [(p.rally, p.rallied) for p in game.state.players] == [(3, 0), (1, 0)]


@rule("TA-ROUNDEND-05")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_marker_of_the_first_player_passes_clockwise(first: int, following: int) -> None:
    position = with_tents(2, 2, 2, 2)
    position.state.first = Seat(first)
    game = position.play("round-end")
    assert game.state.first == following
    assert [told.seat for told in game.events(MarkerPassed)] == [following]


@rule("TA-ROUNDEND-05")
def test_who_plays_alone_keeps_the_marker_and_nothing_is_told() -> None:
    game = with_tents(2, 2).play("round-end")
    assert (game.state.first, game.events(MarkerPassed)) == (0, [])


@rule("TA-ROUNDEND-06", "TA-GOAL-03")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_after_each_of_the_first_four_rounds_a_new_one_begins(number: int) -> None:
    game = with_tents(number, number).play("round-end")
    assert game.outcome is None
    assert game.events(Scored) == []
    assert [told.number for told in game.events(RoundBegun)] == [number + 1]
    assert game.state.passages == [Passage("round", number + 1), Passage("deal")]


@rule("TA-ROUNDEND-06", "TA-END-01", "TA-GOAL-03")
def test_after_round_five_the_game_is_scored() -> None:
    game = with_tents(5, 5, 5).play("round-end")
    assert game.outcome is not None
    assert game.match.over
    assert [told.seat for told in game.events(Scored)] == [ME, YOU]
    assert game.events(RoundBegun) == []
    assert game.state.passages == []
