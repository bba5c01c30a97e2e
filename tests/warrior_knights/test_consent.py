"""Attacks on walls while third barons have armies there."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import CROWNS, NO, YES
from oyez.games.warrior_knights.rules.war.combat import attacks
from oyez.games.warrior_knights.scene.happenings_in_the_field import AttackAnswered
from oyez.kernel import Seat
from tests.ledger import rule
from tests.warrior_knights.fighting import assail, under_way
from tests.warrior_knights.moves import attack
from tests.warrior_knights.positions import Position

SMALT, PRUSSEN, SOLFERINO = "alan-of-smalt", "otto-von-prussen", "guy-de-solferino"


def at_monz(owner: str = "") -> Position:
    return Position("green", "blue", "red").noble(SMALT, "B3", "regular-100").city("monz", owner)


@rule("WK-CITY-01")
def test_a_neutral_city_where_nobody_else_has_an_army() -> None:
    game = assail(at_monz(), "green", "B3", "", "assault")
    assert game.events(AttackAnswered) == []
    assert under_way(game).kind == "assault"


@rule("WK-CITY-01")
def test_for_a_neutral_city_all_others_there_must_agree() -> None:
    position = at_monz().noble(PRUSSEN, "B3", "regular-50").noble(SOLFERINO, "B3", "regular-50")
    game = assail(position, "green", "B3", "", "assault")
    assert (game.prompt, game.asked) == ("allow-attack", ("blue",))
    assert game.about == {"baron": "green", "region": "B3"}
    assert game.say(YES).asked == ("red",)
    game.say(YES)
    assert under_way(game).kind == "assault"


@rule("WK-CITY-01", "WK-R50")
def test_one_refusal_ends_the_attack_and_he_may_do_something_else() -> None:
    position = at_monz().noble(PRUSSEN, "B3", "regular-50").noble(SOLFERINO, "B3", "regular-50")
    game = assail(position, "green", "B3", "", "assault").say(NO)
    assert game.asked == ("green",)
    assert not game.offers(attack("B3", None, "assault"))
    assert game.offers(attack("B3", Seat(1)))
    game.say(CROWNS)
    assert game.state.combat is None
    assert game.noble(SMALT).fresh


@rule("WK-CITY-02")
def test_the_owner_is_not_asked_but_third_barons_are() -> None:
    position = at_monz("blue").noble(PRUSSEN, "B3", "regular-50")
    position.noble(SOLFERINO, "B3", "regular-50", fresh=False)
    game = assail(position, "green", "B3", "blue", "assault")
    assert game.asked == ("red",)
    assert under_way(game.say(YES)).defender.seat == Seat(1)


@rule("WK-CITY-02")
def test_without_third_barons_nobody_is_asked() -> None:
    position = at_monz("blue").noble(PRUSSEN, "B3", "regular-50")
    assert assail(position, "green", "B3", "blue", "assault").events(AttackAnswered) == []


@rule("WK-R50")
def test_for_strongholds_too() -> None:
    position = Position("green", "blue", "red").noble(SMALT, "C3", "regular-100")
    position.stronghold("blue", "C3", "regular-50").noble(SOLFERINO, "C3", "regular-50")
    game = assail(position, "green", "C3", "blue", "assault")
    assert (game.prompt, game.asked) == ("allow-attack", ("red",))
    assert not game.say(NO).offers(attack("C3", Seat(1), "assault"))
    assert game.state.combat is None


@rule("WK-R50")
def test_to_complete_a_siege_too_and_anew_with_every_card() -> None:
    position = Position("green", "blue", "red", in_round=2).city("monz")
    position.noble(SMALT, "B3", "regular-100").noble(SOLFERINO, "B3", "regular-50")
    position.siege("B3", "green", since=1)
    game = assail(position, "green", "B3", "", "siege")
    assert (game.prompt, game.asked) == ("allow-attack", ("red",))
    assert not game.say(NO).offers(attack("B3", None, "siege"))
    assert attacks(position.state, Seat(0), "B3")


@rule("WK-R88")
def test_an_army_at_sea_is_not_asked() -> None:
    position = Position("green", "blue", "red").noble(SMALT, "D1", "regular-100").city("ballin")
    position.noble(SOLFERINO, "D1", "regular-50", at_sea=True)
    game = assail(position, "green", "D1", "", "assault")
    assert game.events(AttackAnswered) == []
