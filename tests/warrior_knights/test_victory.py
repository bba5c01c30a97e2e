"""Both victories, and every way to break a tie."""

from __future__ import annotations

from itertools import combinations

import pytest

from oyez.games.warrior_knights.answers import Yield
from oyez.games.warrior_knights.rules.victory import (
    crown,
    last_standing,
    military_winner,
    outcome,
    troops_on_board,
)
from oyez.games.warrior_knights.rules.war.walls import unrazed_kingdom_cities
from oyez.games.warrior_knights.state import KnightsEnding
from oyez.kernel import GameOver, Seat
from tests.ledger import rule
from tests.warrior_knights.positions import Position, fates

GREEN, BLUE, RED = Seat(0), Seat(1), Seat(2)
KINGDOM = ("surat", "kovel", "monz", "froli", "ballin", "lenz", "bingen", "olbi", "isar", "semlik")
OTHERS = ("thira", "altamont", "roczak", "vecht", "gedze", "berac", "uran", "straven")


def holding(number: int, **options: object) -> Position:
    """Green controls so many cities of a kingdom of eighteen, and two overseas."""
    position = Position("green", "blue", **options)  # type: ignore[arg-type]
    for city in KINGDOM[:number]:
        position.city(city, "green")
    return position.city("acre", "green").city("cadiz", "green")


@rule("WK-GOAL-02", "WK-PHASE3-02", "WK-END-01")
@pytest.mark.parametrize(("cities", "wins"), [(9, False), (10, True)])
def test_more_than_half_of_the_kingdom_wins_by_force(cities: int, wins: bool) -> None:
    assert (military_winner(holding(cities).state) == GREEN) is wins


@rule("WK-PHASE3-02", "WK-RAZE-03")
def test_razed_cities_do_not_count() -> None:
    position = holding(5)
    for city in OTHERS:
        position.city(city, razed=True)
    assert military_winner(position.state) is None
    position.city("semlik", razed=True)
    assert military_winner(position.state) == GREEN


@rule("WK-END-01", "WK-R05", "WK-PHASE3-01")
def test_the_conqueror_wins_at_once_before_anybody_takes_influence() -> None:
    game = holding(10).stronghold("green", "C3").upkeep()
    assert game.state.ended == KnightsEnding(GREEN, "military")
    assert game.baron("green").influence == 0


@rule("WK-R76")
@pytest.mark.parametrize(
    ("cities", "faq", "winner"),
    [(3, False, None), (4, False, GREEN), (4, True, None), (5, True, GREEN)],
)
def test_with_two_players_four_of_seven_or_by_option_five(
    cities: int, faq: bool, winner: Seat | None
) -> None:
    position = holding(cities, faq_two_players=faq)
    for city in (*KINGDOM[cities:], *OTHERS)[: 18 - 7]:
        position.city(city, razed=True)
    assert unrazed_kingdom_cities(position.state) == 7
    assert military_winner(position.state) == winner


# -- Influence and ties ----------------------------------------------------------------------------


def rivals() -> Position:
    return Position("green", "blue", "red").purse("green", influence=5).purse("blue", influence=5)


def crowned(position: Position) -> KnightsEnding:
    crown(position.state)
    assert position.state.ended is not None
    return position.state.ended


@rule("WK-GOAL-01", "WK-END-04")
def test_the_most_influence_wins() -> None:
    assert crowned(rivals().purse("red", influence=6)) == KnightsEnding(RED, "influence")


@rule("WK-END-02", "WK-END-03", "WK-END-04", "WK-R06")
def test_in_the_last_round_all_take_what_is_due_and_cities_revolt_before_the_end() -> None:
    """Both take two of the three Influence that are left; green then loses a city, and the tie."""
    position = Position("green", "blue").stronghold("green", "C3").stronghold("blue", "G4")
    position.city("monz", "green").city("kovel", "green").city("straven", "blue")
    position.noble("alan-of-smalt", "C2", "regular-50").city("gedze", "blue")
    position.noble("otto-von-prussen", "H4", "regular-50").noble("ranulf-azure", "G5", "regular-50")
    position.state.reserve = 3
    game = position.upkeep()
    assert [baron.influence for baron in game.state.barons] == [2, 2]
    assert game.state.reserve == 0
    assert game.state.ended is None
    game.fate(*fates(revolt=True)).say(Yield("B3"))
    assert game.owner("monz") == ""
    assert game.state.ended == KnightsEnding(BLUE, "influence")


@rule("WK-END-05")
def test_then_the_most_cities_at_home_and_overseas() -> None:
    assert crowned(rivals().city("acre", "blue")).winner == BLUE


@rule("WK-END-06")
@pytest.mark.parametrize("more", ["crowns", "faith", "votes"])
def test_then_crowns_faith_and_votes_together(more: str) -> None:
    position = rivals().purse("green", crowns=2, faith=2, votes=2, influence=5)
    purse = {"crowns": 1, "faith": 1, "votes": 1} | {more: 5}
    assert crowned(position.purse("blue", **purse, influence=5)).winner == BLUE


@rule("WK-END-07", "WK-R71")
def test_then_the_most_troops_on_the_board_at_sea_or_in_a_stronghold() -> None:
    position = (
        rivals().noble("alan-of-smalt", "", "swiss-200").stronghold("green", "C3", "regular-50")
    )
    position.noble("otto-von-prussen", "D1", "regular-100", at_sea=True, casualties=1)
    position.office("alan-of-smalt", "constable")
    assert [troops_on_board(position.state, seat) for seat in (GREEN, BLUE)] == [50, 100]
    assert crowned(position).winner == BLUE
    position.stronghold("blue", "", "english-200")  # off the board: what waits there counts not
    assert troops_on_board(position.state, BLUE) == 100


LEADERS = {"green": "alan-of-smalt", "blue": "otto-von-prussen"}


def put_ahead(position: Position, baron: str, point: str) -> None:
    """One more for this baron of what is compared."""
    if point == "influence":
        position.state.barons[position.seat(baron)].influence += 1
    elif point == "cities":
        position.city("acre", baron)
    elif point == "purse":
        position.state.barons[position.seat(baron)].faith += 1
    else:
        position.noble(LEADERS[baron], "E3", "regular-50")


@rule("WK-END-04", "WK-END-05", "WK-END-06", "WK-END-07")
@pytest.mark.parametrize("winner", ["green", "blue"])
@pytest.mark.parametrize(
    ("first", "second"), list(combinations(["influence", "cities", "purse", "troops"], 2))
)
def test_what_is_compared_first_outweighs_what_comes_later(
    first: str, second: str, winner: str
) -> None:
    position = rivals()
    put_ahead(position, winner, first)
    put_ahead(position, "blue" if winner == "green" else "green", second)
    assert crowned(position).winner == position.seat(winner)


@rule("WK-END-08")
def test_a_tie_to_the_end_leaves_nobody_the_winner() -> None:
    position = rivals()
    assert crowned(position) == KnightsEnding(None, "tie")
    assert outcome(position.state).places == {GREEN: 2, BLUE: 2, RED: 4}
    assert crowned(Position("green", "blue")) == KnightsEnding(None, "tie")


@rule("WK-R77")
def test_who_is_out_comes_after_all_others() -> None:
    position = rivals().purse("blue", influence=9)
    position.state.barons[BLUE].out = True
    assert crowned(position).winner == GREEN
    assert outcome(position.state).places == {GREEN: 1, BLUE: 3, RED: 2}


def test_places_follow_the_standing() -> None:
    position = rivals().purse("red", influence=6).city("acre", "blue")
    crown(position.state)
    result = outcome(position.state)
    assert result.places == {GREEN: 3, BLUE: 2, RED: 1}
    assert result.scores == {GREEN: 5, BLUE: 5, RED: 6}


# -- variants --------------------------------------------------------------------------------------


@rule("WK-VARIANT-02")
@pytest.mark.parametrize(("influence", "reserve"), [(8, 16), (10, 20), (12, 24), (15, 30)])
def test_the_length_of_the_game_is_the_influence_in_the_reserve(
    influence: int, reserve: int
) -> None:
    assert Position("green", "blue", influence=influence).state.reserve == reserve


@rule("WK-VARIANT-10", "WK-R79")
def test_where_might_is_right_an_empty_reserve_ends_nothing() -> None:
    position = Position("green", "blue", might=True).city("monz", "green").stronghold("green", "C3")
    position.noble("alan-of-smalt", "B3", "regular-50").stronghold("blue", "G4")
    position.state.reserve = 1
    game = position.upkeep()
    assert game.state.ended is None
    assert game.baron("green").influence == 1


def test_where_might_is_right_an_agreed_end_counts_cities_of_the_kingdom() -> None:
    position = (
        Position("green", "blue", might=True).purse("green", influence=9).city("monz", "blue")
    )
    assert crowned(position) == KnightsEnding(BLUE, "might")


@rule("WK-VARIANT-08", "WK-R77")
def test_the_last_baron_left_has_won() -> None:
    position = Position("green", "blue", elimination=True)
    position.state.barons[BLUE].out = True
    with pytest.raises(GameOver):
        last_standing(position.state)
    assert position.state.ended == KnightsEnding(GREEN, "last")
    assert outcome(position.state).places == {GREEN: 1, BLUE: 2}
