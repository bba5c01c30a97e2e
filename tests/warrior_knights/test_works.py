"""Defensive Works and Troop Maintenance."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import NO, Fortify, Heal, Repair
from oyez.games.warrior_knights.rules.war.walls import strength
from tests.ledger import rule
from tests.warrior_knights.positions import Game, Position


def works(position: Position) -> Game:
    return position.turn_up("defensive-works")


def damaged() -> Position:
    """Green has Monz with two breaches, Kovel, and a stronghold with one breach."""
    return (
        Position("green", "blue", chairman="blue")
        .city("monz", "green", breaches=2)
        .city("kovel", "green")
        .stronghold("green", "C3", breaches=1)
        .purse("green", crowns=5)
    )


# -- Defensive Works -------------------------------------------------------------------------------


@rule("WK-DEFWORKS-01", "WK-R81")
def test_all_are_asked_in_turn_the_chairman_first() -> None:
    position = Position("green", "blue", "red", chairman="red")
    for baron, city in (("green", "monz"), ("blue", "kovel"), ("red", "lenz")):
        position.city(city, baron)
    game = works(position)
    asked = []
    while not game.over:
        asked.append(game.asked[0])
        game.say(NO)
    assert asked == ["red", "green", "blue"]


@rule("WK-DEFWORKS-01")
def test_who_has_nothing_to_mend_is_not_asked() -> None:
    position = Position("green", "blue").city("monz", "green", fortified=True)
    assert works(position).over


@rule("WK-DEFWORKS-02")
@pytest.mark.parametrize(("breaches", "left"), [(1, 3), (2, 1)])
def test_two_crowns_for_each_breach_of_one_city(breaches: int, left: int) -> None:
    game = works(damaged()).say(Repair("B3", breaches))
    assert game.city("monz").breaches == 2 - breaches
    assert game.baron("green").crowns == left


@rule("WK-DEFWORKS-02")
def test_nobody_repairs_more_than_he_can_pay_or_than_there_is() -> None:
    game = works(damaged().purse("green", crowns=3))
    assert game.offers(Repair("B3", 1))
    assert not game.offers(Repair("B3", 2))
    assert not works(damaged().purse("green", crowns=9)).offers(Repair("B3", 3))


@rule("WK-DEFWORKS-03")
def test_four_crowns_fortify_a_city() -> None:
    game = works(damaged()).say(Fortify("C2"))
    assert game.city("kovel").fortified
    assert game.baron("green").crowns == 1


@rule("WK-DEFWORKS-04")
def test_a_fortified_city_is_a_hundred_stronger() -> None:
    before = strength(damaged().state, "C2")
    assert strength(works(damaged()).say(Fortify("C2")).state, "C2") == before + 100


@rule("WK-DEFWORKS-05")
def test_the_stronghold_is_repaired_at_the_same_price() -> None:
    game = works(damaged()).say(Repair("C3", 1))
    assert game.baron("green").stronghold.breaches == 0
    assert game.baron("green").crowns == 3


@rule("WK-DEFWORKS-06")
def test_a_stronghold_is_never_fortified() -> None:
    reason = works(damaged()).question().choices.why_not(Fortify("C3"))
    assert reason is not None
    assert reason.rule == "WK-DEFWORKS-06"


@rule("WK-DEFWORKS-07")
@pytest.mark.parametrize("value", [Repair("B3", 1), Fortify("B3")])
def test_a_besieged_city_is_neither_repaired_nor_fortified(value: object) -> None:
    position = damaged().siege("B3", "blue").noble("otto-von-prussen", "B3", "regular-100")
    reason = works(position).question().choices.why_not(value)
    assert reason is not None
    assert reason.rule == "WK-DEFWORKS-07"


@rule("WK-R24")
def test_a_besieged_stronghold_is_not_repaired() -> None:
    position = damaged().siege("C3", "blue").noble("otto-von-prussen", "C3", "regular-100")
    assert not works(position).offers(Repair("C3", 1))


@rule("WK-R23")
def test_one_of_the_two_and_no_more() -> None:
    game = works(damaged().purse("green", crowns=20)).say(Repair("B3", 2))
    assert game.over


@rule("WK-R92")
def test_no_city_is_fortified_twice() -> None:
    position = damaged().city("kovel", "green", fortified=True).purse("green", crowns=20)
    reason = works(position).question().choices.why_not(Fortify("C2"))
    assert reason is not None
    assert reason.rule == "WK-R92"


@rule("WK-PROPOSAL-04")
def test_the_master_of_works_pays_less() -> None:
    game = works(damaged().charge("green", "master-of-works"))
    game.say(Repair("B3", 2))
    assert game.baron("green").crowns == 3
    game = works(damaged().charge("green", "master-of-works")).say(Fortify("C2"))
    assert game.baron("green").crowns == 3


# -- Troop Maintenance -----------------------------------------------------------------------------


def wounded() -> Position:
    """Green has casualties on an army at sea, one besieged, and in the stronghold."""
    return (
        Position("green", "blue", chairman="blue")
        .noble("alan-of-smalt", "D1", "regular-100 english-200", casualties=2, at_sea=True)
        .noble("lorenz-von-linden", "B3", "regular-50 polish-150", casualties=1)
        .city("monz", "green")
        .siege("B3", "blue")
        .noble("otto-von-prussen", "B3", "swiss-150", casualties=1)
        .stronghold("green", "C3", "swiss-200", casualties=1)
        .purse("green", crowns=5)
        .purse("blue", crowns=2)
    )


@rule("WK-UPKEEP-01", "WK-R24", "WK-R81")
def test_casualties_are_healed_in_any_army_wherever_it_is() -> None:
    game = wounded().turn_up("troop-maintenance")
    assert game.asked == ("blue",)
    game.say(NO)
    assert game.choices() == [
        Heal("lorenz-von-linden", 1),
        Heal("alan-of-smalt", 1),
        Heal("alan-of-smalt", 2),
        Heal("", 1),
        NO,
    ]


@rule("WK-UPKEEP-02")
@pytest.mark.parametrize(("tokens", "left"), [(1, 3), (2, 1)])
def test_two_crowns_for_each_casualty_of_one_army(tokens: int, left: int) -> None:
    game = wounded().turn_up("troop-maintenance").say(NO, Heal("alan-of-smalt", tokens))
    assert game.noble("alan-of-smalt").casualties == 2 - tokens
    assert game.baron("green").crowns == left
    assert game.over


@rule("WK-UPKEEP-02")
def test_nobody_heals_more_than_he_can_pay() -> None:
    game = wounded().purse("green", crowns=3).turn_up("troop-maintenance").say(NO)
    assert not game.offers(Heal("alan-of-smalt", 2))


@rule("WK-UPKEEP-01")
def test_who_has_no_casualties_is_not_asked() -> None:
    position = Position("green", "blue").noble("alan-of-smalt", "E3", "regular-100")
    assert position.turn_up("troop-maintenance").over
