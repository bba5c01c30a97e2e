"""Movement by land: who can move, where to, and through whom."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import CROWNS, NO, YES, March, NameRegion
from oyez.games.warrior_knights.rules.war.movement import movable_nobles, moves
from oyez.games.warrior_knights.scene.happenings import Exhausted, NobleMoved
from oyez.games.warrior_knights.scene.happenings_in_the_field import PassageAnswered
from oyez.kernel import NotAmongChoices, Seat
from tests.ledger import rule
from tests.warrior_knights.moves import march
from tests.warrior_knights.positions import Game, Position

SMALT, CELADON, LINDEN = "alan-of-smalt", "ernesto-di-celadon", "lorenz-von-linden"
PRUSSEN, AZURE = "otto-von-prussen", "ranulf-azure"


def green_in(region: str, **how: bool) -> Position:
    return Position("green", "blue", "red").noble(SMALT, region, "regular-50", **how)


def improvised(position: Position) -> Game:
    return position.turn_up("versatile-strategy", "green")


@rule("WK-MOVE-01")
def test_nobles_move_by_two_cards_only() -> None:
    """No other card offers a move."""
    for card in ("levy-taxes", "draft-soldiers", "rally-support", "serve-the-church"):
        game = green_in("C3").turn_up(card, "green")
        assert game.over or not any(isinstance(value, March) for value in game.choices())
    assert improvised(green_in("C3")).offers(march(SMALT, "C2"))


@rule("WK-MOVE-02", "WK-MOVE-07")
def test_a_move_to_the_next_region_exhausts() -> None:
    game = improvised(green_in("C3")).say(march(SMALT, "C2"))
    assert game.noble(SMALT).region == "C2"
    assert not game.noble(SMALT).fresh
    assert [event.noble for event in game.events(Exhausted)] == [SMALT]


@rule("WK-MOVE-03")
def test_on_a_road_up_to_three_regions_along_it() -> None:
    game = improvised(green_in("D1"))
    assert game.offers(march(SMALT, "E2", "F1", "G2"))
    assert not game.offers(march(SMALT, "E2", "F1", "G2", "H2"))
    assert not game.offers(march(SMALT, "D2", "D3"))
    assert game.say(march(SMALT, "E2", "F1", "G2")).noble(SMALT).region == "G2"


@rule("WK-MOVE-EX1", "WK-MOVE-04", "WK-MOVE-05")
def test_over_the_bridge_but_not_over_mountain_or_river() -> None:
    """From E3: a mountain to F2, an unbridged river to E4, a bridge to D3."""
    game = improvised(green_in("E3"))
    assert not game.offers(march(SMALT, "F2"))
    assert not game.offers(march(SMALT, "E4"))
    assert game.say(march(SMALT, "D3")).noble(SMALT).region == "D3"


@rule("WK-MOVE-07", "WK-NOBLE-06")
def test_an_exhausted_noble_cannot_move() -> None:
    position = green_in("C3", fresh=False)
    assert movable_nobles(position.state, position.seat("green")) == []
    assert moves(position.state, position.seat("green")) == []


@rule("WK-SIEGE-06")
def test_who_is_shut_in_by_a_siege_cannot_move() -> None:
    position = green_in("B3").city("monz", "green").noble(PRUSSEN, "B3", "regular-50")
    assert moves(position.state, position.seat("green"))
    position.siege("B3", "blue")
    assert moves(position.state, position.seat("green")) == []


@rule("WK-R61")
def test_into_a_besieged_city_one_can_move() -> None:
    position = green_in("B2").city("monz", "green").noble(PRUSSEN, "B3", "regular-50")
    game = improvised(position.siege("B3", "blue"))
    assert game.say(march(SMALT, "B3")).noble(SMALT).region == "B3"


@rule("WK-R61", "WK-SIEGE-06")
def test_but_not_through_it() -> None:
    position = green_in("D1").city("kovel", "green").noble(PRUSSEN, "C2", "regular-50")
    position.law("right-of-passage")
    assert improvised(position).offers(march(SMALT, "C2", "B2"))
    position = green_in("D1").city("kovel", "green").noble(PRUSSEN, "C2", "regular-50")
    game = improvised(position.law("right-of-passage").siege("C2", "blue"))
    assert not game.offers(march(SMALT, "C2", "B2"))
    assert game.offers(march(SMALT, "C2"))
    position = green_in("D1").city("kovel", "red").noble(PRUSSEN, "C2", "regular-50")
    game = improvised(position.law("right-of-passage").siege("C2", "blue"))
    assert game.offers(march(SMALT, "C2", "B2"))  # through what others besiege of others


# -- passing through -------------------------------------------------------------------------------


def blocked() -> Position:
    """Green on the road at D1; a blue noble in the second region to the left, B2."""
    return green_in("D1").noble(PRUSSEN, "B2", "regular-50")


@rule("WK-MOVE-EX2", "WK-R43")
def test_two_regions_along_the_road_into_the_region_of_another() -> None:
    game = improvised(blocked()).say(march(SMALT, "C2", "B2"))
    assert game.noble(SMALT).region == "B2"
    assert game.events(PassageAnswered) == []


@rule("WK-MOVE-EX2", "WK-MOVE-06")
def test_the_third_region_only_if_the_other_lets_him_pass() -> None:
    game = improvised(blocked()).say(march(SMALT, "C2", "B2", "A2"))
    assert (game.prompt, game.asked) == ("allow-passage", ("blue",))
    assert game.about == {"baron": "green", "region": "B2"}
    game.say(NO)
    assert game.noble(SMALT).region == "D1"
    assert not game.offers(march(SMALT, "C2", "B2", "A2"))
    assert game.say(march(SMALT, "C2", "B2")).noble(SMALT).region == "B2"


@rule("WK-MOVE-EX2")
def test_during_a_move_along_the_road_he_may_not_leave_it() -> None:
    assert not improvised(blocked()).offers(march(SMALT, "C2", "C3"))


@rule("WK-MOVE-06")
def test_with_leave_he_passes() -> None:
    game = improvised(blocked()).say(march(SMALT, "C2", "B2", "A2"), YES)
    assert game.noble(SMALT).region == "A2"
    assert game.events(PassageAnswered)[0].granted
    assert [event.region for event in game.events(NobleMoved)] == ["C2", "B2", "A2"]


@rule("WK-MOVE-06")
def test_who_was_refused_may_do_something_else() -> None:
    game = improvised(blocked()).say(march(SMALT, "C2", "B2", "A2"), NO, CROWNS)
    assert game.baron("green").crowns == 2
    assert game.noble(SMALT).fresh


@rule("WK-MOVE-06")
def test_a_city_of_another_stands_in_the_way_too() -> None:
    game = improvised(green_in("D1").city("kovel", "red")).say(march(SMALT, "C2", "B2"))
    assert game.asked == ("red",)


@rule("WK-R43")
def test_neutral_and_razed_cities_and_strongholds_never_block() -> None:
    position = green_in("D1").city("kovel").city("semlik", razed=True).stronghold("blue", "B2")
    assert improvised(position).say(march(SMALT, "C2", "B2", "A2")).noble(SMALT).region == "A2"
    game = improvised(green_in("D1").city("semlik", razed=True))
    assert game.say(march(SMALT, "E2", "F1")).noble(SMALT).region == "F1"


@rule("WK-R43")
def test_every_baron_there_must_allow_it() -> None:
    position = blocked().noble("guy-de-solferino", "B2", "regular-50")
    game = improvised(position).say(march(SMALT, "C2", "B2", "A2"))
    assert game.asked == ("blue",)
    assert game.say(YES).asked == ("red",)
    assert game.say(NO).noble(SMALT).region == "D1"


@rule("WK-R88")
def test_who_is_at_sea_blocks_nobody() -> None:
    position = green_in("C2").noble(PRUSSEN, "D1", "regular-50", at_sea=True)
    game = improvised(position).say(march(SMALT, "D1", "E2"))
    assert game.noble(SMALT).region == "E2"


def test_own_nobles_and_cities_let_him_pass() -> None:
    position = green_in("D1").city("kovel", "green").noble(CELADON, "B2", "regular-50", fresh=False)
    assert improvised(position).say(march(SMALT, "C2", "B2", "A2")).noble(SMALT).region == "A2"


def test_the_right_of_passage_needs_no_leave() -> None:
    game = improvised(blocked().law("right-of-passage"))
    assert game.say(march(SMALT, "C2", "B2", "A2")).noble(SMALT).region == "A2"


# -- why not ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "law"),
    [
        (march(SMALT, "F2"), "WK-MILITARY-02"),
        (march(PRUSSEN, "D3"), "WK-MILITARY-01"),
        (march(CELADON, "D3"), "WK-MOVE-07"),
        (march(LINDEN, "D3"), "WK-MILITARY-01"),
        (march(SMALT, "E2", "D2", "D3"), "WK-MOVE-05"),
        (march(SMALT, "F2", "D3"), "WK-MOVE-04"),
        (march(SMALT, "A1", "D3"), "WK-MOVE-02"),
    ],
)
def test_a_move_that_is_not_possible_says_why(move: March, law: str) -> None:
    position = green_in("E3").noble(CELADON, "C3", "regular-50", fresh=False)
    position.noble(PRUSSEN, "C3", "regular-50")
    game = position.turn_up("mobilize-forces", "green").say(NameRegion("D3"))
    with pytest.raises(NotAmongChoices) as refusal:
        game.say(move)
    assert refusal.value.rule == law


def test_why_not_through_a_besieged_city_or_over_a_flooded_bridge() -> None:
    position = green_in("D1").city("kovel", "green").noble(PRUSSEN, "C2", "regular-50")
    position.siege("C2", "blue").noble(CELADON, "A3", "regular-50")
    game = position.turn_up("mobilize-forces", "green").say(NameRegion("B2"))
    with pytest.raises(NotAmongChoices) as refusal:
        game.say(march(SMALT, "C2", "B2"))
    assert refusal.value.rule == "WK-R61"
    position = green_in("E3").noble(CELADON, "C3", "regular-50").proclaimed("flood")
    game = position.turn_up("mobilize-forces", "green").say(NameRegion("D3"))
    with pytest.raises(NotAmongChoices) as refusal:
        game.say(march(SMALT, "D3"))
    assert refusal.value.rule == "WK-MOVE-05"


@rule("WK-R45")
def test_out_of_a_besieged_city_nobody_sails() -> None:
    position = green_in("D1").city("ballin", "green").noble(PRUSSEN, "D1", "regular-50")
    assert position.siege("D1", "blue").state.sieges[0].seat == Seat(1)
    assert moves(position.state, Seat(0)) == []
