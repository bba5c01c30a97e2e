"""The Taxes phase and the Wages phase."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import SUBMIT, NameCompany
from oyez.games.warrior_knights.rules.phases.taxes import due_to, taxes
from oyez.games.warrior_knights.rules.phases.wages import unpaid, wages
from oyez.games.warrior_knights.scene.happenings import NobleLeft
from oyez.games.warrior_knights.scene.happenings_in_the_field import NobleKilled
from tests.ledger import rule
from tests.warrior_knights.positions import Game, Position, fates

# -- Taxes -----------------------------------------------------------------------------------------


@rule("WK-TAXES-01")
def test_every_baron_is_paid_for_cities_and_concessions() -> None:
    position = (
        Position("green", "blue")
        .city("ballin", "green")
        .city("cadiz", "green")
        .charge("green", "salt-tax")
        .city("monz", "blue")
    )
    game = position.run(taxes)
    assert game.baron("green").crowns == 5 + 3 + 3
    assert game.baron("blue").crowns == 2


@rule("WK-TAXES-02", "WK-DEFWORKS-04")
def test_a_fortified_city_yields_one_crown_more() -> None:
    game = Position("green", "blue").city("monz", "green", fortified=True).run(taxes)
    assert game.baron("green").crowns == 3


@rule("WK-TAXES-03")
def test_a_besieged_city_yields_nothing() -> None:
    position = (
        Position("green", "blue").city("monz", "green", fortified=True).city("kovel", "green")
    )
    position.siege("B3", "blue").noble("otto-von-prussen", "B3", "regular-100")
    assert position.run(taxes).baron("green").crowns == 3


@rule("WK-TAXES-04")
def test_the_cards_of_the_zone_go_back_to_their_owners() -> None:
    game = Position("green", "blue").zone("taxes", "green:levy-taxes", "blue:levy-taxes").run(taxes)
    assert game.state.zones["taxes"] == []
    assert game.baron("green").hand.count("levy-taxes") == 2


def test_a_governor_earns_in_a_city_of_his_baron_that_is_not_besieged() -> None:
    position = Position("green", "blue").city("monz", "green").office("alan-of-smalt", "governor")
    position.noble("alan-of-smalt", "B3", "regular-100")
    assert due_to(position.state, position.seat("green")) == 2 + 2
    position.noble("alan-of-smalt", "B2", "regular-100")
    assert due_to(position.state, position.seat("green")) == 2
    position.stronghold("green", "C3").noble("alan-of-smalt", "C3", "regular-100")
    assert due_to(position.state, position.seat("green")) == 2
    position.noble("alan-of-smalt", "B3", "regular-100").siege("B3", "blue")
    assert due_to(position.state, position.seat("green")) == 0


def test_guild_privileges_make_two_extra_crowns_of_one() -> None:
    position = (
        Position("green", "blue").city("monz", "green", fortified=True).law("guild-privileges")
    )
    assert position.run(taxes).baron("green").crowns == 4


def test_income_tax_takes_a_crown_of_each_full_four() -> None:
    position = (
        Position("green", "blue").law("income-tax").city("ballin", "green").city("thira", "green")
    )
    game = position.city("monz", "blue").run(taxes)
    assert (game.prompt, game.asked) == ("obey", ("green",))
    assert game.say(SUBMIT).over  # blue received less than four
    assert [baron.crowns for baron in game.state.barons] == [10 - 2, 2]


# -- Wages: regulars -------------------------------------------------------------------------------


@rule("WK-WAGES-01", "WK-WAGES-02", "WK-WAGES-06")
def test_regulars_are_paid_first_off_the_board_and_with_casualties() -> None:
    game = (
        Position("green", "blue")
        .noble("alan-of-smalt", "E3", "regular-100 polish-100", casualties=1)
        .noble("ernesto-di-celadon", "", "regular-50")
        .stronghold("green", "C3", "regular-50")
        .purse("green", crowns=5)
        .run(wages)
    )
    assert game.baron("green").crowns == 5 - (2 + 1 + 1)
    assert game.prompt == "pay-mercenaries"


@rule("WK-WAGES-03", "WK-R28")
def test_who_is_short_pays_as_many_regular_cards_as_he_can() -> None:
    position = (
        Position("green", "blue")
        .noble("alan-of-smalt", "E3", "regular-50 regular-50 regular-100 polish-50")
        .purse("green", crowns=3)
    )
    game = position.run(wages)
    assert game.prompt == "pay-regulars"
    assert game.choices() == [("regular-100", "regular-50"), ("regular-50", "regular-50")]
    game.say(("regular-50", "regular-50"))
    assert game.baron("green").crowns == 1
    assert game.noble("alan-of-smalt").troops == ["regular-50", "regular-50", "regular-100"]


@rule("WK-WAGES-03", "WK-R28")
def test_the_last_crown_is_spent_on_a_regular_too() -> None:
    position = Position("green", "blue").purse("green", crowns=2)
    game = position.noble("alan-of-smalt", "E3", "regular-50 regular-50 regular-100").run(wages)
    assert game.choices() == [("regular-50", "regular-50")]


@rule("WK-R28", "WK-WAGES-04")
def test_with_a_regular_unpaid_no_mercenary_can_be_paid() -> None:
    position = (
        Position("green", "blue")
        .noble("alan-of-smalt", "E3", "regular-100 polish-50")
        .noble("kazimierz-zielonka", "E3", "swiss-200")  # who needs no pay
        .purse("green", crowns=1)
    )
    game = position.run(wages).say(())
    assert game.noble("alan-of-smalt").troops == ["regular-100"]
    assert game.noble("kazimierz-zielonka").troops == ["swiss-200"]
    assert game.baron("green").crowns == 1


# -- Wages: mercenaries ----------------------------------------------------------------------------


def hiring(crowns: int) -> Game:
    """Green leads three mercenary cards beside a regular one."""
    return (
        Position("green", "blue")
        .noble("alan-of-smalt", "E3", "regular-50 english-150 polish-100")
        .noble("ernesto-di-celadon", "E2", "regular-50 polish-100")
        .purse("green", crowns=crowns)
        .run(wages)
    )


@rule("WK-WAGES-04", "WK-WAGES-05")
def test_card_by_card_he_pays_or_lets_it_desert() -> None:
    game = hiring(9)
    game.say(
        (
            NameCompany("alan-of-smalt", "english-150"),
            NameCompany("ernesto-di-celadon", "polish-100"),
        )
    )
    assert game.noble("alan-of-smalt").troops == ["regular-50", "english-150"]
    assert game.noble("ernesto-di-celadon").troops == ["regular-50", "polish-100"]
    assert game.baron("green").crowns == 9 - 2 - 3 - 2
    assert game.state.mercenaries.stock["polish-100"] == 2


@rule("WK-WAGES-04")
def test_nobody_pays_more_mercenaries_than_he_can() -> None:
    game = hiring(6)
    assert game.offers(
        (
            NameCompany("alan-of-smalt", "polish-100"),
            NameCompany("ernesto-di-celadon", "polish-100"),
        )
    )
    assert not game.offers(
        (
            NameCompany("alan-of-smalt", "english-150"),
            NameCompany("ernesto-di-celadon", "polish-100"),
        )
    )


@pytest.mark.parametrize(
    ("law", "troops"), [("tithe", "english-150"), ("soldiers-charter", "english-100")]
)
def test_a_law_that_does_not_concern_his_wages_is_not_put_to_him(law: str, troops: str) -> None:
    position = Position("green", "blue").law(law).noble("alan-of-smalt", "E3", troops)
    assert position.purse("green", crowns=9).run(wages).prompt == "pay-mercenaries"


@rule("WK-R78")
def test_where_the_law_doubles_wages_mercenaries_cost_twice_as_much_and_regulars_do_not() -> None:
    position = Position("green", "blue", open_motions=True).law("double-wages")
    position.noble("alan-of-smalt", "E3", "regular-100 english-150").purse("green", crowns=8)
    game = position.run(wages).say((NameCompany("alan-of-smalt", "english-150"),))
    assert game.baron("green").crowns == 8 - 2 - 2 * 3


@rule("WK-WAGES-05", "WK-R30")
def test_who_is_left_without_troops_leaves_the_board_and_who_has_too_many_casualties_dies() -> None:
    game = (
        Position("green", "blue")
        .noble("alan-of-smalt", "E3", "swiss-50")
        .noble("ernesto-di-celadon", "E2", "regular-100 polish-100", casualties=1)
        .stronghold("green", "C3", "english-200", casualties=1)
        .purse("green", crowns=9)
        .run(wages)
        .say(())
    )
    game.fate(*fates(nation="tuscan"))  # Celadon dies
    assert game.over
    assert [each.noble for each in game.events(NobleKilled)] == ["ernesto-di-celadon"]
    assert [each.noble for each in game.events(NobleLeft)] == [
        "alan-of-smalt", "ernesto-di-celadon",
    ]  # fmt: skip
    home = game.baron("green").stronghold
    assert (home.troops, home.casualties) == ([], 0)


@rule("WK-WAGES-05", "WK-R90")
def test_the_troops_left_in_a_stronghold_keep_its_casualties() -> None:
    position = Position("green", "blue").purse("green", crowns=9)
    position.stronghold("green", "C3", "regular-100 english-200", casualties=1)
    home = position.run(wages).say(()).baron("green").stronghold
    assert (home.troops, home.casualties) == (["regular-100"], 1)


@rule("WK-WAGES-07", "WK-NOBLE-04")
@pytest.mark.parametrize(
    ("troops", "free"),
    [("swiss-200 english-200", True), ("swiss-200 english-200 polish-50", False)],
)
def test_the_circle_serves_for_nothing_up_to_four_hundred(troops: str, free: bool) -> None:
    position = Position("green", "blue").noble("kazimierz-zielonka", "E3", troops)
    assert unpaid(position.state, position.state.noble("kazimierz-zielonka")) is free


@rule("WK-WAGES-08")
def test_free_troops_of_an_office_count_towards_the_limit() -> None:
    position = Position("green", "blue").noble("kazimierz-zielonka", "E3", "swiss-200 english-150")
    noble = position.state.noble("kazimierz-zielonka")
    assert unpaid(position.state, noble)
    position.office("kazimierz-zielonka", "constable")
    assert not unpaid(position.state, noble)


@rule("WK-R29", "WK-NOBLE-04")
@pytest.mark.parametrize(("region", "fresh"), [("", True), ("E3", False)])
def test_the_exemption_holds_off_the_board_and_exhausted(region: str, fresh: bool) -> None:
    position = Position("green", "blue")
    position.noble("kazimierz-zielonka", region, "regular-100 swiss-200", fresh=fresh)
    game = position.run(wages)
    assert game.over
    assert len(game.noble("kazimierz-zielonka").troops) == 2


@rule("WK-WAGES-09")
def test_the_cards_of_the_wages_zone_go_back() -> None:
    game = Position("green", "blue").zone("wages", "green:draft-soldiers").run(wages)
    assert game.state.zones["wages"] == []
    assert game.baron("green").hand.count("draft-soldiers") == 2


@rule("WK-WAGES-01", "WK-R81")
def test_wages_are_paid_from_the_chairman_clockwise() -> None:
    position = Position("green", "blue", "red", chairman="blue")
    for noble in ("alan-of-smalt", "otto-von-prussen", "guy-de-solferino"):
        position.noble(noble, "E3", "regular-50 swiss-50")
    for baron in ("green", "blue", "red"):
        position.purse(baron, crowns=9)
    game = position.run(wages)
    asked = []
    while not game.over:
        asked.append(game.asked[0])
        game.say(())
    assert asked == ["blue", "red", "green"]
