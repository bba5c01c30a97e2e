"""The arrival of nobles."""

from __future__ import annotations

from random import Random

import pytest

from oyez.games.warrior_knights.answers import DONE, ExchangeTroops, PlaceInRegion, Shift
from oyez.games.warrior_knights.rules.phases.arrivals import (
    arrive,
    exchanges,
    off_board,
    places,
    shifts,
)
from oyez.games.warrior_knights.scene.happenings import NobleLeft
from oyez.kernel import Seat
from oyez.kernel.undo import undo
from tests.ledger import rule
from tests.warrior_knights.fighting import turn_up
from tests.warrior_knights.positions import Game, Position

GREEN = Seat(0)
SMALT, LINDEN, CELADON = "alan-of-smalt", "lorenz-von-linden", "ernesto-di-celadon"
CIRCLE = "kazimierz-zielonka"
MALVE, LAVENDER, FLIEDER = "renaud-de-malve", "geoffrey-lavender", "guntram-von-flieder"


def arriving(position: Position) -> Game:
    return position.run(lambda s: arrive(s, GREEN))


@rule("WK-ARRIVE-EX1", "WK-ARRIVE-01", "WK-ARRIVE-03", "WK-ARRIVE-04", "WK-ARRIVE-06")
def test_the_example_of_purple() -> None:
    position = (
        Position("purple", "blue")
        .noble(FLIEDER, "", "regular-100")
        .stronghold("purple", "C3", "swiss-100 english-50")
        .city("monz", "purple")
    )
    game = arriving(position)
    game.say(Shift(FLIEDER, LAVENDER), ("regular-100",))
    game.say(Shift("", FLIEDER), ("swiss-100",), Shift("", LAVENDER), ("english-50",))
    if game.prompt == "rearrange":
        game.say(DONE)
    while game.prompt == "arrive":
        game.say(
            PlaceInRegion(
                "B3" if game.about["noble"] == FLIEDER else "C3", str(game.about["noble"])
            )
        )
    assert (game.noble(FLIEDER).region, game.noble(FLIEDER).troops) == ("B3", ["swiss-100"])
    assert game.noble(LAVENDER).region == "C3"
    assert game.noble(LAVENDER).troops == ["regular-100", "english-50"]
    assert game.noble(MALVE).region == ""


@rule("WK-ARRIVE-02", "WK-R81")
def test_barons_bring_their_nobles_in_from_the_chairman_on() -> None:
    position = Position("green", "blue", chairman="blue")
    for baron, region in (("green", "C3"), ("blue", "G4")):
        position.stronghold(baron, region, "regular-50")
    game = position.upkeep(stage="ships")
    assert (game.prompt, game.asked) == ("rearrange", ("blue",))
    assert game.say(DONE).asked == ("green",)
    assert game.say(DONE).over


@rule("WK-ARRIVE-04")
def test_a_stronghold_with_casualties_gives_all_or_nothing() -> None:
    position = Position("green", "blue").stronghold(
        "green", "C3", "regular-100 swiss-100", casualties=1
    )
    game = arriving(position).say(Shift("", SMALT))
    assert game.choices() == [(), ("regular-100", "swiss-100")]
    game.say(("regular-100", "swiss-100"))
    assert game.noble(SMALT).casualties == 1
    assert game.baron("green").stronghold.casualties == 0


@rule("WK-ARRIVE-05", "WK-R73")
def test_who_has_troops_must_come_to_the_stronghold_or_a_free_city() -> None:
    position = Position("green", "blue").noble(SMALT, "", "regular-50").stronghold("green", "C3")
    position.city("monz", "green").city("kovel", "green").siege("C2", "blue")
    position.noble("otto-von-prussen", "C2", "swiss-200").siege("C3", "blue")
    position.noble("ranulf-azure", "C3", "regular-100")
    assert places(position.state, GREEN) == ["C3", "B3"]
    game = arriving(position)
    if game.prompt == "rearrange":
        game.say(DONE)
    game.say(PlaceInRegion("C3", SMALT))
    assert (game.noble(SMALT).region, game.noble(SMALT).fresh) == ("C3", True)


@rule("WK-ARRIVE-05")
def test_who_is_on_the_board_stays_where_he_is() -> None:
    position = Position("green", "blue").noble(SMALT, "B2", "regular-50").stronghold("green", "C3")
    game = arriving(position.city("monz", "green").city("kovel", "green"))
    assert game.over
    assert game.noble(SMALT).region == "B2"


@rule("WK-ARRIVE-05")
def test_with_one_place_there_is_nothing_to_choose() -> None:
    position = Position("green", "blue").noble(SMALT, "", "regular-50").city("monz", "green")
    assert places(position.state, GREEN) == ["B3"]  # the stronghold is off the board
    game = arriving(position)
    if game.prompt == "rearrange":
        game.say(DONE)
    assert game.over
    assert game.noble(SMALT).region == "B3"


@rule("WK-R72")
def test_without_a_place_they_stay_off_the_board() -> None:
    game = arriving(Position("green", "blue").noble(SMALT, "", "regular-50"))
    if game.prompt == "rearrange":
        game.say(DONE)
    assert game.noble(SMALT).region == ""
    assert game.noble(SMALT).troops == ["regular-50"]


@rule("WK-R46", "WK-PHASE3-12")
def test_nobles_and_the_stronghold_in_one_region_exchange_troops() -> None:
    position = Position("green", "blue").stronghold("green", "C3", "regular-50")
    position.noble(SMALT, "C3", "regular-100 swiss-50").noble(LINDEN, "C3", "regular-50")
    position.noble(CELADON, "B2", "english-50")
    found = {(shift.giver, shift.taker) for shift in shifts(position.state, GREEN)}
    here = {SMALT, LINDEN, ""}
    assert {(a, b) for a in here for b in here if a != b} <= found
    assert not any(CELADON in pair for pair in found)


@rule("WK-R46", "WK-TRANSFER-05")
def test_who_has_no_troops_leaves_the_board_when_his_baron_has_finished() -> None:
    position = Position("green", "blue").stronghold("green", "C3", "regular-50")
    game = arriving(position.noble(SMALT, "C3", "regular-100"))
    game.say(Shift(SMALT, ""), ("regular-100",))
    assert game.noble(SMALT).region == "C3"
    game.say(DONE)
    assert game.noble(SMALT).region == ""
    assert [event.rule for event in game.events(NobleLeft)] == ["WK-TRANSFER-05"]


@rule("WK-R46", "WK-PHASE3-12")
def test_who_was_emptied_stays_if_he_gets_troops_again() -> None:
    position = Position("green", "blue").noble(SMALT, "E3", "regular-100")
    game = arriving(position.noble(LINDEN, "E3", "swiss-50"))
    game.say(Shift(SMALT, LINDEN), ("regular-100",), Shift(LINDEN, SMALT), ("swiss-50",), DONE)
    assert (game.noble(SMALT).region, game.noble(SMALT).troops) == ("E3", ["swiss-50"])
    assert (game.noble(LINDEN).region, game.noble(LINDEN).troops) == ("E3", ["regular-100"])
    assert game.over


@rule("WK-R46", "WK-ARRIVE-01", "WK-ARRIVE-04")
def test_who_has_left_the_board_can_be_given_troops_and_come_elsewhere() -> None:
    position = Position("green", "blue").stronghold("green", "C3").city("monz", "green")
    position.noble(LINDEN, "E3", "regular-50").noble(CELADON, "E3", "swiss-50")
    game = arriving(position.noble(SMALT, "C3", "regular-100"))
    game.say(Shift(SMALT, ""), ("regular-100",), DONE)
    assert game.prompt == "equip"
    assert game.choices() == [Shift("", SMALT), Shift("", CIRCLE), DONE]
    game.say(Shift("", SMALT), ("regular-100",), DONE, PlaceInRegion("B3", SMALT))
    assert game.noble(SMALT).region == "B3"
    assert game.over


@rule("WK-R46")
def test_he_is_asked_once_more_only_if_somebody_has_left() -> None:
    position = Position("green", "blue").stronghold("green", "C3", "regular-50")
    game = arriving(position.noble(SMALT, "C3", "regular-100"))
    assert game.say(Shift(SMALT, ""), (), DONE).over


# -- exchanges -------------------------------------------------------------------------------------


def side_by_side() -> Position:
    """Smalt with two casualties and Linden with none, in one region."""
    position = Position("green", "blue").noble(LINDEN, "E3", "regular-50 regular-50 polish-200")
    return position.noble(SMALT, "E3", "regular-100 english-200", casualties=2)


@rule("WK-R46", "WK-PHASE3-12", "WK-TRANSFER-04")
def test_two_nobles_in_one_region_exchange_their_armies_casualties_and_all() -> None:
    game = arriving(side_by_side()).say(ExchangeTroops(LINDEN, SMALT), DONE)
    linden, smalt = game.noble(LINDEN), game.noble(SMALT)
    assert (linden.troops, linden.casualties) == (["regular-100", "english-200"], 2)
    assert (smalt.troops, smalt.casualties) == (["regular-50", "regular-50", "polish-200"], 0)
    assert (linden.region, smalt.region) == ("E3", "E3")
    assert game.over


@rule("WK-R46")
def test_a_noble_exchanges_his_army_for_that_in_the_stronghold_beside_him() -> None:
    position = Position("green", "blue").stronghold("green", "C3", "swiss-150", casualties=1)
    game = arriving(position.noble(SMALT, "C3", "regular-100")).say(ExchangeTroops(SMALT, ""), DONE)
    home = game.baron("green").stronghold
    assert (game.noble(SMALT).troops, game.noble(SMALT).casualties) == (["swiss-150"], 1)
    assert (home.troops, home.casualties) == (["regular-100"], 0)


def exchanged(position: Position) -> set[tuple[str, str]]:
    return {(way.noble, way.other) for way in exchanges(position.state, GREEN)}


@rule("WK-R46")
def test_only_armies_in_one_region_or_off_the_board_are_exchanged() -> None:
    position = side_by_side().stronghold("green", "C3", "swiss-50")
    position.noble(CELADON, "", "regular-50").noble(CIRCLE, "", "regular-100")
    assert exchanged(position) == {(LINDEN, SMALT), (CELADON, CIRCLE)}


@rule("WK-R46", "WK-SIEGE-06")
def test_in_a_besieged_place_no_armies_are_exchanged() -> None:
    position = side_by_side().city("semlik", "green").noble("otto-von-prussen", "E2", "swiss-200")
    position.noble(SMALT, "E2", "regular-100").noble(LINDEN, "E2", "regular-50")
    assert exchanged(position) == {(LINDEN, SMALT)}
    assert exchanged(position.siege("E2", "blue")) == set()


def test_armies_that_are_alike_are_not_exchanged() -> None:
    position = Position("green", "blue").noble(SMALT, "E3", "regular-50 swiss-50", casualties=0)
    assert exchanged(position.noble(LINDEN, "E3", "swiss-50 regular-50")) == set()
    position.state.noble(SMALT).casualties = 1
    assert exchanged(position) == {(LINDEN, SMALT)}


def test_an_exchange_is_taken_back_like_any_other_choice() -> None:
    game = arriving(side_by_side())
    before = game.choices()
    game.say(ExchangeTroops(LINDEN, SMALT))
    undo(game.match, GREEN)
    assert (game.noble(SMALT).casualties, game.choices()) == (2, before)


def test_two_armies_are_exchanged_once_so_that_it_ends() -> None:
    game = arriving(side_by_side()).say(ExchangeTroops(LINDEN, SMALT))
    assert not any(isinstance(way, ExchangeTroops) for way in game.choices())


@pytest.mark.parametrize("seed", range(8))
def test_rearranging_without_ever_saying_done_ends(seed: int) -> None:
    rng = Random(seed)
    position = Position("green", "blue").stronghold("green", "C3", "regular-50 swiss-50 polish-50")
    position.noble(SMALT, "C3", "regular-100 english-50").noble(LINDEN, "C3", "regular-50")
    game = arriving(position.noble(CELADON, "C3", "swiss-100").noble(CIRCLE, "C3", "tuscan-50"))
    answers = 0
    while game.prompt in ("rearrange", "shift", "equip"):
        game.say(rng.choice([x for x in game.choices() if x != DONE]))
        answers += 1
    # Twenty pairs of armies with two answers each and ten exchanges; then pairs once more.
    assert answers <= 20 * 2 + 10 + 20 * 2


@rule("WK-SIEGE-06", "WK-R46")
def test_in_a_besieged_place_nobody_gives_or_takes_troops() -> None:
    position = Position("green", "blue").stronghold("green", "C3", "regular-50").siege("C3", "blue")
    position.noble(SMALT, "C3", "regular-100").noble("otto-von-prussen", "C3", "swiss-200")
    found = {(shift.giver, shift.taker) for shift in shifts(position.state, GREEN)}
    assert not any(SMALT in pair for pair in found)
    assert ("", LINDEN) in found


@rule("WK-R46", "WK-SIEGE-06")
def test_besiegers_exchange_troops_before_the_walls() -> None:
    position = Position("green", "blue").city("monz", "blue").siege("B3", "green")
    position.noble(SMALT, "B3", "regular-100").noble(LINDEN, "B3", "regular-50")
    assert Shift(SMALT, LINDEN) in shifts(position.state, GREEN)


@rule("WK-DEATH-06")
@pytest.mark.parametrize("flag", ["gone", "waiting"])
def test_who_is_gone_or_waits_for_his_heir_does_not_come(flag: str) -> None:
    position = Position("green", "blue").stronghold("green", "C3", "regular-50")
    setattr(position.state.noble(SMALT), flag, True)
    assert SMALT not in [noble.id for noble in off_board(position.state, GREEN)]
    assert Shift("", SMALT) not in shifts(position.state, GREEN)


@rule("WK-VARIANT-06", "WK-R80")
def test_who_waits_for_his_heir_keeps_his_troops() -> None:
    position = Position("green", "blue", hostage_heirs=True).noble(SMALT, "", "regular-50")
    assert Shift(SMALT, LINDEN) in shifts(position.state, GREEN)
    position.state.noble(SMALT).waiting = True
    assert Shift(SMALT, LINDEN) not in shifts(position.state, GREEN)
    assert arriving(position.stronghold("green", "C3")).noble(SMALT).region == ""


def test_each_pair_of_armies_exchanges_once_so_that_it_ends() -> None:
    position = Position("green", "blue").stronghold("green", "C3", "regular-50")
    game = arriving(position).say(Shift("", SMALT), ())
    assert not game.offers(Shift("", SMALT))


@rule("WK-R30")
def test_who_takes_over_no_more_men_than_casualties_dies() -> None:
    position = Position("green", "blue").stronghold("green", "C3", "regular-50", casualties=1)
    game = arriving(position).say(Shift("", SMALT), ("regular-50",))
    assert "NobleKilled" not in game.story()
    turn_up(game.say(DONE), nation="swiss")
    assert "NobleKilled" in game.story()
    assert (game.noble(SMALT).troops, game.noble(SMALT).casualties) == (["regular-50"], 0)


@rule("WK-R30", "WK-R46")
def test_who_gets_more_men_before_his_baron_has_finished_lives() -> None:
    position = Position("green", "blue").stronghold("green", "C3", "regular-50", casualties=1)
    game = arriving(position.noble(LINDEN, "", "regular-100"))
    game.say(Shift("", SMALT), ("regular-50",), Shift(LINDEN, SMALT), ("regular-100",), DONE)
    assert (game.noble(SMALT).region, game.noble(SMALT).casualties) == ("C3", 1)
    assert "NobleKilled" not in game.story()
