"""Troops taken up during a move."""

from __future__ import annotations

from oyez.games.warrior_knights.scene.happenings_in_the_field import NobleKilled
from tests.ledger import rule
from tests.warrior_knights.moves import march, sail
from tests.warrior_knights.positions import Game, Position, fates

SMALT, CELADON, PRUSSEN = "alan-of-smalt", "ernesto-di-celadon", "otto-von-prussen"


def green_in(region: str, troops: str = "regular-50", casualties: int = 0) -> Position:
    return Position("green", "blue").noble(SMALT, region, troops, casualties=casualties)


def improvised(position: Position) -> Game:
    return position.turn_up("versatile-strategy", "green")


@rule("WK-TRANSFER-01")
def test_from_the_stronghold_where_he_stands() -> None:
    position = green_in("C3").stronghold("green", "C3", "regular-100 english-50")
    game = improvised(position).say(march(SMALT, "D2"))
    assert (game.prompt, game.about) == ("take-troops", {"noble": SMALT, "giver": ""})
    game.say(("english-50",))
    assert game.noble(SMALT).troops == ["regular-50", "english-50"]
    assert game.baron("green").stronghold.troops == ["regular-100"]
    assert game.noble(SMALT).region == "D2"


@rule("WK-TRANSFER-01")
def test_not_from_a_stronghold_or_a_noble_elsewhere_nor_from_an_empty_one() -> None:
    position = green_in("C3").stronghold("green", "G4", "regular-100")
    game = improvised(position.noble(CELADON, "E3", "polish-100")).say(march(SMALT, "D2"))
    assert game.over
    game = improvised(green_in("C3").stronghold("green", "C3")).say(march(SMALT, "D2"))
    assert game.over


@rule("WK-TRANSFER-01")
def test_from_a_fresh_noble_where_he_arrives() -> None:
    position = green_in("C3").noble(CELADON, "D2", "regular-50 polish-100")
    game = improvised(position).say(march(SMALT, "D2"), ("polish-100",))
    assert game.noble(SMALT).troops == ["regular-50", "polish-100"]
    assert game.noble(CELADON).troops == ["regular-50"]


@rule("WK-TRANSFER-02")
def test_on_the_road_he_goes_on_with_what_he_took_up() -> None:
    position = green_in("D1").noble(CELADON, "C2", "regular-50 polish-100")
    game = improvised(position).say(march(SMALT, "C2", "B2"), ("polish-100",))
    assert game.noble(SMALT).region == "B2"
    assert game.noble(SMALT).troops == ["regular-50", "polish-100"]


@rule("WK-TRANSFER-03")
def test_an_army_with_casualties_may_take_up_troops() -> None:
    position = green_in("C3", "regular-50 regular-100", casualties=1)
    position.noble(CELADON, "D2", "regular-50 polish-100")
    game = improvised(position).say(march(SMALT, "D2"), ("polish-100",))
    assert game.noble(SMALT).casualties == 1
    assert len(game.noble(SMALT).troops) == 3


@rule("WK-TRANSFER-04", "WK-TRANSFER-05")
def test_out_of_an_army_with_casualties_all_with_all_tokens() -> None:
    position = green_in("C3").noble(CELADON, "D2", "regular-100 polish-100", casualties=1)
    game = improvised(position).say(march(SMALT, "D2"))
    assert game.choices() == [(), ("polish-100", "regular-100")]
    game.say(("polish-100", "regular-100"))
    assert game.noble(SMALT).casualties == 1
    assert not game.noble(CELADON).on_board
    assert game.events(NobleKilled) == []


@rule("WK-TRANSFER-05")
def test_who_gives_all_leaves_the_board() -> None:
    position = green_in("C3").noble(CELADON, "D2", "polish-100")
    game = improvised(position).say(march(SMALT, "D2"), ("polish-100",))
    assert not game.noble(CELADON).on_board


@rule("WK-TRANSFER-06", "WK-SIEGE-06")
def test_in_a_besieged_city_nobody_gives_troops() -> None:
    position = green_in("B2").city("monz", "green").noble(CELADON, "B3", "polish-100")
    position.noble(PRUSSEN, "B3", "regular-50").siege("B3", "blue")
    game = improvised(position).say(march(SMALT, "B3"))
    assert game.noble(SMALT).region == "B3"
    assert game.prompt != "take-troops"


@rule("WK-R47")
def test_an_exhausted_noble_gives_nothing() -> None:
    position = green_in("C3").noble(CELADON, "D2", "polish-100", fresh=False)
    game = improvised(position).say(march(SMALT, "D2"))
    assert game.prompt != "take-troops"


@rule("WK-R47")
def test_who_gives_stays_fresh() -> None:
    position = green_in("C3").noble(CELADON, "D2", "regular-50 polish-100")
    game = improvised(position).say(march(SMALT, "D2"), ("polish-100",))
    assert game.noble(CELADON).fresh


@rule("WK-R47")
def test_a_besieged_stronghold_gives_nothing() -> None:
    position = green_in("C2").stronghold("green", "C3", "regular-100")
    position.noble(PRUSSEN, "C3", "regular-50").siege("C3", "blue")
    game = improvised(position).say(march(SMALT, "C3"))
    assert game.noble(SMALT).region == "C3"
    assert game.prompt != "take-troops"


def test_nothing_is_taken_from_others_or_at_sea() -> None:
    position = green_in("D1").noble(PRUSSEN, "D1", "regular-50").noble(CELADON, "H4", "polish-100")
    game = improvised(position).say(sail(SMALT, "H4"))
    assert game.prompt != "take-troops"


def test_before_he_sails_he_may_take_up_troops() -> None:
    position = green_in("D1").noble(CELADON, "D1", "regular-50 polish-100")
    game = improvised(position).say(sail(SMALT, "H4"), ("polish-100",))
    assert game.noble(SMALT).troops == ["regular-50", "polish-100"]


@rule("WK-R30")
def test_tokens_taken_over_with_the_troops_can_kill() -> None:
    """The garrison has as many casualties as men; together the army has 150 men and 2 tokens."""
    position = green_in("C3").stronghold("green", "C3", "regular-100", casualties=2)
    game = improvised(position).say(march(SMALT, "D2"), ("regular-100",))
    game.fate(*fates(nation="swiss"))
    assert [event.noble for event in game.events(NobleKilled)] == [SMALT]
    assert not game.noble(SMALT).on_board
