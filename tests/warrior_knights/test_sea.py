"""Movement by sea."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import NO, NameRegion
from oyez.games.warrior_knights.rules.war.combat import attacks
from oyez.kernel import Seat
from tests.ledger import rule
from tests.warrior_knights.moves import march, sail
from tests.warrior_knights.positions import Position

SMALT, CELADON, PRUSSEN, BLACK = (
    "alan-of-smalt",
    "ernesto-di-celadon",
    "otto-von-prussen",
    "sir-john-dudley-black",
)


def green_in(region: str) -> Position:
    return Position("green", "blue").noble(SMALT, region, "regular-50")


@rule("WK-SEA-02")
def test_he_is_put_on_the_port_symbol_and_exhausted() -> None:
    game = green_in("D1").turn_up("versatile-strategy", "green").say(sail(SMALT, "H4"))
    noble = game.noble(SMALT)
    assert (noble.region, noble.at_sea, noble.fresh) == ("H4", True, False)


@rule("WK-SEA-01", "WK-SEA-EX1")
def test_from_alexandria_to_any_other_port() -> None:
    game = green_in("O3").turn_up("versatile-strategy", "green")
    ports = {"D1", "H1", "A2", "H4", "A6", "D6", "H6", "O1", "O2", "O4", "O5", "O6"}
    assert {port for port in ports if game.offers(sail(SMALT, port))} == ports
    assert not game.offers(sail(SMALT, "O3"))
    game.say(sail(SMALT, "D6"))
    assert (game.noble(SMALT).at_sea, game.noble(SMALT).fresh) == (True, False)


@rule("WK-SEA-EX2", "WK-SEA-03")
def test_from_ballin_to_cadiz_and_ashore_in_upkeep() -> None:
    position = Position("black", "blue").noble(BLACK, "D1", "regular-50")
    game = position.turn_up("versatile-strategy", "black").say(sail(BLACK, "O6"))
    noble = game.noble(BLACK)
    assert (noble.region, noble.at_sea, noble.fresh) == ("O6", True, False)
    landed = Position("black", "blue").noble(BLACK, "O6", "regular-50", at_sea=True, fresh=False)
    noble = landed.upkeep(stage="ships").noble(BLACK)
    assert (noble.region, noble.at_sea, noble.fresh) == ("O6", False, True)


@rule("WK-SEA-04")
def test_no_voyage_and_march_in_one_move() -> None:
    """He is a step away from the port of D1, and one step beyond it is no port."""
    game = green_in("C2").turn_up("versatile-strategy", "green")
    assert not game.offers(sail(SMALT, "H4"))
    after = (
        green_in("D1").turn_up("mobilize-forces", "green").say(NameRegion("H4"), sail(SMALT, "H4"))
    )
    assert after.prompt != "move"


@rule("WK-SEA-05")
def test_at_sea_he_neither_attacks_nor_is_attacked() -> None:
    position = green_in("E3").noble(PRUSSEN, "E3", "regular-50")
    s = position.state
    assert attacks(s, Seat(0), "E3") != []
    s.noble(SMALT).region = s.noble(PRUSSEN).region = "H1"
    s.noble(PRUSSEN).at_sea = True
    assert attacks(s, Seat(0), "H1") == []
    assert attacks(s, Seat(1), "H1") == []


@rule("WK-R44")
def test_who_sails_to_the_region_named_does_not_fight_there() -> None:
    position = green_in("D1").noble(CELADON, "H1", "regular-50").noble(PRUSSEN, "H1", "regular-50")
    game = position.turn_up("mobilize-forces", "green").say(NameRegion("H1"), sail(SMALT, "H1"))
    assert game.prompt == "attack"
    (battle, _) = game.choices()
    game.say(battle)
    combat = game.state.combat
    assert combat is not None
    assert combat.attacker.nobles == [CELADON]


@rule("WK-R44")
def test_each_noble_may_come_by_another_way() -> None:
    position = green_in("D1").noble(CELADON, "A1", "regular-50")
    game = position.turn_up("mobilize-forces", "green").say(NameRegion("A2"))
    game.say(sail(SMALT, "A2"), march(CELADON, "A2"))
    assert game.noble(SMALT).at_sea
    assert not game.noble(CELADON).at_sea
    assert game.noble(CELADON).region == "A2"


@rule("WK-R45")
def test_ports_of_razed_and_enemy_cities_serve_everybody() -> None:
    position = green_in("D1").city("surat", razed=True).city("straven", "blue")
    game = position.city("ballin", "blue").turn_up("versatile-strategy", "green")
    assert game.offers(sail(SMALT, "A2"))
    assert game.offers(sail(SMALT, "H4"))
    game.say(NO)


@rule("WK-R45", "WK-SIEGE-06")
def test_a_noble_in_a_besieged_city_cannot_leave_by_sea() -> None:
    position = green_in("D1").city("ballin", "green").noble(PRUSSEN, "D1", "regular-50")
    game = position.siege("D1", "blue").turn_up("versatile-strategy", "green")
    assert not game.offers(sail(SMALT, "A2"))


def test_the_lord_admiral_lands_at_once_but_exhausted() -> None:
    position = green_in("D1").office(SMALT, "lord-admiral")
    game = position.turn_up("versatile-strategy", "green").say(sail(SMALT, "H4"))
    noble = game.noble(SMALT)
    assert (noble.region, noble.at_sea, noble.fresh) == ("H4", False, False)


def test_nor_does_he_fight_where_he_has_just_landed() -> None:
    position = green_in("D1").office(SMALT, "lord-admiral").noble(PRUSSEN, "H4", "regular-50")
    game = position.turn_up("mobilize-forces", "green").say(NameRegion("H4"), sail(SMALT, "H4"))
    assert game.over
    assert len(game.state.zones["wages"]) == 1


def test_a_besieger_who_sails_off_lifts_his_siege() -> None:
    position = green_in("D1").city("ballin", "blue").siege("D1", "green")
    game = position.turn_up("versatile-strategy", "green").say(sail(SMALT, "H4"))
    assert game.state.sieges == []
