"""Upkeep: Influence, revolts, ships, refreshed nobles, and the round that follows."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import (
    DONE,
    NO,
    PAY_CROWNS,
    PAY_FAITH,
    SUBMIT,
    NameCity,
    PlaceInRegion,
    Yield,
)
from oyez.games.warrior_knights.scene.happenings import NobleMoved, NoblePlaced, Received, Refreshed
from oyez.games.warrior_knights.scene.happenings_in_the_field import RevoltDrawn
from tests.ledger import rule
from tests.warrior_knights.positions import Game, Position, fates


def at_home(*barons: str, **more: object) -> Position:
    """Every baron has a stronghold, and the reserve is full."""
    position = Position(*barons, **more)  # type: ignore[arg-type]
    for baron, region in zip(barons, ("C3", "G4", "E4", "C4"), strict=False):
        position.stronghold(baron, region)
    return position


def guarded(position: Position) -> Position:
    """Green's Monz has a noble in it, so that it cannot revolt."""
    return position.city("monz", "green").noble("alan-of-smalt", "B3", "regular-50")


# -- Influence -------------------------------------------------------------------------------------


@rule("WK-PHASE3-03", "WK-R09")
def test_an_influence_for_each_city_at_home_or_overseas() -> None:
    position = guarded(at_home("green", "blue")).city("cadiz", "green")
    position.noble("lorenz-von-linden", "O6", "regular-50")
    game = position.upkeep()
    assert game.baron("green").influence == 2
    assert game.state.reserve == 20 - 2


@rule("WK-PHASE3-05")
def test_without_his_stronghold_a_baron_gets_none() -> None:
    position = guarded(at_home("green", "blue"))
    position.stronghold("green", "")
    game = position.upkeep().say(NO)
    assert game.baron("green").influence == 0


@rule("WK-PHASE3-06", "WK-END-02", "WK-END-03", "WK-R06")
def test_what_the_reserve_lacks_comes_from_the_bank_and_it_is_the_last_round() -> None:
    position = guarded(at_home("green", "blue")).city("kovel", "green")
    position.noble("lorenz-von-linden", "C2", "regular-50")
    position.state.reserve = 1
    game = position.upkeep()
    assert game.baron("green").influence == 2
    assert game.state.ended is not None
    assert (game.state.ended.winner, game.state.ended.how) == (game.seat("green"), "influence")


@rule("WK-R07", "WK-END-02")
def test_a_reserve_emptied_exactly_ends_the_game_too() -> None:
    position = guarded(at_home("green", "blue"))
    position.state.reserve = 1
    assert position.upkeep().state.ended is not None


@rule("WK-R08")
def test_influence_taken_earlier_in_the_round_makes_it_the_last() -> None:
    position = guarded(at_home("green", "blue"))
    position.state.reserve, position.state.last_round = 0, True
    game = position.upkeep()
    assert game.baron("green").influence == 1
    assert game.state.ended is not None


def test_the_tithe_is_paid_by_who_has_five_cities() -> None:
    position = (
        at_home("green", "blue").law("tithe").purse("green", crowns=5).purse("blue", crowns=5)
    )
    for city in ("cadiz", "acre", "syracuse", "jerusalem", "alexandria"):
        position.city(city, "green")
    game = position.upkeep().say(SUBMIT)
    assert (game.baron("green").crowns, game.baron("blue").crowns) == (3, 5)


@pytest.mark.parametrize(("law", "cities"), [("tithe", 4), ("income-tax", 5)])
def test_who_has_fewer_cities_pays_no_tithe_nor_does_another_law_ask_for_one(
    law: str, cities: int
) -> None:
    position = at_home("green", "blue").law(law).purse("green", crowns=5)
    for city in ("cadiz", "acre", "syracuse", "jerusalem", "alexandria")[:cities]:
        position.city(city, "green")
    assert position.upkeep().prompt == "next-revolt"


# -- revolts ---------------------------------------------------------------------------------------


def restless(**purse: int) -> Position:
    """Monz (income 2) has no noble of green's in it."""
    return at_home("green", "blue").city("monz", "green", breaches=1).purse("green", **purse)


def rebels(position: Position, stage: str = "revolts") -> Game:
    position.state.order = [position.seat("green")]
    return position.upkeep(stage).fate(*fates(revolt=True))


@rule("WK-PHASE3-07", "WK-PHASE3-08")
def test_a_card_without_revolt_leaves_the_city_alone() -> None:
    position = restless()
    position.state.order = [position.seat("green")]
    game = position.upkeep("revolts").fate(*fates(revolt=False))
    assert game.owner("monz") == "green"
    assert game.events(RevoltDrawn)[0].revolt is False


@rule("WK-PHASE3-07")
def test_a_noble_in_the_city_prevents_the_draw() -> None:
    game = guarded(at_home("green", "blue")).upkeep()
    assert game.over
    assert game.events(RevoltDrawn) == []


@rule("WK-PHASE3-09", "WK-FORTIFY-02", "WK-R11")
def test_a_city_given_up_keeps_its_breaches_and_its_siege_but_no_fortification() -> None:
    position = restless().city("monz", "green", breaches=1, fortified=True)
    position.siege("B3", "blue").noble("otto-von-prussen", "B3", "regular-100")
    game = rebels(position).say(Yield("B3"))
    city = game.city("monz")
    assert (city.owner, city.fortified, city.breaches) == (None, False, 1)
    assert len(game.state.sieges) == 1


@rule("WK-PHASE3-09", "WK-COMP-19")
def test_a_faith_stops_a_revolt() -> None:
    game = rebels(restless(faith=1)).say(PAY_FAITH)
    assert (game.baron("green").faith, game.owner("monz")) == (0, "green")


@rule("WK-PHASE3-09", "WK-R10")
def test_twice_the_printed_income_stops_a_revolt() -> None:
    position = at_home("green", "blue").city("ballin", "green", fortified=True)  # income 5
    game = rebels(position.purse("green", crowns=10)).say(PAY_CROWNS)
    assert (game.baron("green").crowns, game.owner("ballin")) == (0, "green")


@rule("WK-PHASE3-09")
def test_who_cannot_pay_must_give_the_city_up() -> None:
    assert rebels(restless(crowns=3)).choices() == [Yield("B3")]


@rule("WK-R09", "WK-PHASE3-07")
def test_the_baron_orders_his_cities_and_the_chairman_comes_first() -> None:
    position = at_home("green", "blue", "red", chairman="blue").city("ballin", "blue")
    position.city("monz", "green").city("kovel", "green").city("lenz", "red")
    game = position.upkeep().fate(*fates(revolt=False))
    assert game.events(RevoltDrawn)[0].region == "D1"
    game.fate(*fates(2, revolt=False)[1:])
    assert game.asked == ("green",)
    assert set(game.choices()) == {NameCity("C2"), NameCity("B3")}
    game.say(NameCity("B3")).fate(*fates(4, revolt=False)[2:])
    drawn = [(each.seat, each.region) for each in game.events(RevoltDrawn)]
    assert drawn == [(1, "D1"), (2, "A5"), (0, "B3"), (0, "C2")]


@rule("WK-PHASE3-07", "WK-R88")
def test_a_noble_at_sea_before_the_city_or_of_another_baron_does_not_prevent_the_draw() -> None:
    position = at_home("green", "blue").city("ballin", "green")
    position.noble("alan-of-smalt", "D1", "regular-50", at_sea=True)
    position.noble("otto-von-prussen", "D1", "regular-50")
    game = position.upkeep().fate(*fates(revolt=False))
    assert [each.region for each in game.events(RevoltDrawn)] == ["D1"]


@rule("WK-R11")
def test_a_besieged_city_can_revolt() -> None:
    position = restless().siege("B3", "blue").noble("otto-von-prussen", "B3", "regular-100")
    assert rebels(position).prompt == "revolt"


# -- ships and nobles ------------------------------------------------------------------------------


@rule("WK-PHASE3-10", "WK-PHASE3-11")
def test_ships_land_and_all_nobles_are_fresh_again() -> None:
    position = at_home("green", "blue").noble(
        "alan-of-smalt", "D1", "regular-50", at_sea=True, fresh=False
    )
    game = position.upkeep("ships")
    noble = game.noble("alan-of-smalt")
    assert (noble.region, noble.at_sea, noble.fresh) == ("D1", False, True)
    assert "NobleMoved" in game.story()


def test_lame_horses_rest_for_one_upkeep() -> None:
    position = at_home("green", "blue").noble("alan-of-smalt", "E3", "regular-50", fresh=False)
    position.state.noble("alan-of-smalt").lame = True
    noble = position.upkeep("ships").noble("alan-of-smalt")
    assert (noble.fresh, noble.lame) == (False, False)


@rule("WK-PHASE3-13", "WK-R67")
def test_strongholds_come_back_before_nobles_arrive() -> None:
    position = (
        at_home("green", "blue").noble("alan-of-smalt", "", "regular-50").stronghold("green", "")
    )
    game = position.upkeep("ships")
    assert game.prompt == "put-back"
    game.say(PlaceInRegion("C4"), DONE)
    assert game.noble("alan-of-smalt").region == "C4"


@rule("WK-STRONGHOLD-07")
@pytest.mark.parametrize(
    ("region", "reason"), [("E3", "noble-there"), ("G4", "stronghold-there"), ("B3", "city-there")]
)
def test_why_a_stronghold_cannot_come_back_there(region: str, reason: str) -> None:
    position = at_home("green", "blue").stronghold("green", "")
    position.noble("otto-von-prussen", "E3", "regular-50")
    barred = position.upkeep("ships").question().choices.why_not(PlaceInRegion(region))
    assert barred is not None
    assert barred.message == reason


@rule("WK-PHASE3-12", "WK-ARRIVE-02", "WK-R81")
def test_all_barons_bring_nobles_onto_the_board_from_the_chairman_clockwise() -> None:
    position = at_home("green", "blue", "red", chairman="blue")
    for noble in ("alan-of-smalt", "otto-von-prussen", "guy-de-solferino"):
        position.noble(noble, "", "regular-50")
    game = position.upkeep("ships")
    while game.prompt == "rearrange":
        game.say(DONE)
    assert game.over
    assert [each.seat for each in game.events(NoblePlaced)] == [1, 2, 0]


# -- order and end ---------------------------------------------------------------------------------


@rule("WK-PHASE3-01")
def test_the_steps_come_in_their_order() -> None:
    position = restless().noble("otto-von-prussen", "D1", "regular-50", at_sea=True, fresh=False)
    position.noble("kazimierz-zielonka", "", "regular-50")
    game = position.upkeep().fate(*fates(revolt=False))
    game.say(DONE, PlaceInRegion("C3", "kazimierz-zielonka"))
    kinds = {
        Received: "influence",
        RevoltDrawn: "revolts",
        NobleMoved: "ships",
        Refreshed: "refreshed",
    }
    names = {kind.__name__: step for kind, step in kinds.items()} | {"NoblePlaced": "arrivals"}
    steps = [names[event] for event in game.story() if event in names]
    assert steps == ["influence", "revolts", "ships", "refreshed", "arrivals"]


def test_events_that_held_for_the_round_are_over_with_it() -> None:
    game = at_home("green", "blue").proclaimed("flood").upkeep()
    assert game.state.proclaimed == []
    assert game.state.event_deck.discard == ["flood"]


@rule("WK-END-02")
@pytest.mark.parametrize("in_round", [1, 7])
def test_with_influence_left_another_round_begins(in_round: int) -> None:
    game = at_home("green", "blue", in_round=in_round).upkeep()
    assert (game.state.round, game.state.phase) == (in_round + 1, "planning")
