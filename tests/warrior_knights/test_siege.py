"""Sieges, and strongholds taken and put back."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import CONTROL, NO, WALL, PlaceInRegion, Yield
from oyez.games.warrior_knights.rules.cards.defensive_works import places
from oyez.games.warrior_knights.rules.phases.taxes import city_income
from oyez.games.warrior_knights.rules.phases.upkeep import influence_due
from oyez.games.warrior_knights.rules.war.siege import (
    attack_strength,
    can_besiege,
    defence_strength,
)
from oyez.games.warrior_knights.rules.war.sieges import besieged, siege_of
from oyez.games.warrior_knights.rules.war.stronghold import fall, put_back
from oyez.games.warrior_knights.scene.happenings_in_the_field import CombatDecided, FateDealt
from oyez.kernel import Seat
from tests.ledger import rule
from tests.warrior_knights.fighting import assail, deal, turn_up
from tests.warrior_knights.moves import attack, march
from tests.warrior_knights.positions import Game, Position

GREEN, BLUE, RED = Seat(0), Seat(1), Seat(2)
CELADON, SMALT, ZIELONKA = "ernesto-di-celadon", "alan-of-smalt", "kazimierz-zielonka"
CYAN = "louis-de-cyan"


def before_monz(troops: str = "regular-50", in_round: int = 1) -> Position:
    position = Position("green", "blue", "red", in_round=in_round)
    return position.noble(CELADON, "B3", troops)


# -- beginning -------------------------------------------------------------------------------------


@rule("WK-SIEGE-EX1", "WK-SIEGE-03", "WK-SIEGE-04", "WK-SIEGE-05")
def test_celadon_besieges_monz_with_fifty_men() -> None:
    position = Position("green", "blue").noble(CELADON, "B2", "regular-50")
    game = position.turn_up("mobilize-forces", "green")
    game.say(next(value for value in game.choices() if getattr(value, "region", "") == "B3"))
    game.say(march(CELADON, "B3"))
    while not game.offers(attack("B3", None, "siege")):
        game.say(game.choices()[-1])
    game.say(attack("B3", None, "siege"))
    while not game.over:
        game.say(game.choices()[0])
    assert siege_of(game.state, "B3", game.seat("green")) is not None
    assert not game.noble(CELADON).fresh
    assert game.noble(CELADON).casualties == 0


@rule("WK-SIEGE-01", "WK-SIEGE-02")
def test_only_who_is_strictly_stronger_can_besiege() -> None:
    position = before_monz("regular-50").city("monz", breaches=0)
    nobles = [position.state.noble(CELADON)]
    assert (attack_strength(position.state, nobles), defence_strength(position.state, "B3")) == (
        250,
        200,
    )
    assert can_besiege(position.state, GREEN, "B3", nobles)
    position.city("monz", "blue", fortified=True)
    assert not can_besiege(position.state, GREEN, "B3", nobles)
    position.noble(CELADON, "B3", "regular-100")
    assert attack_strength(position.state, nobles) == defence_strength(position.state, "B3") == 300
    assert not can_besiege(position.state, GREEN, "B3", nobles)  # equal is not enough


@rule("WK-SIEGE-02", "WK-R62")
def test_casualties_breaches_and_commanders_count() -> None:
    position = Position("green", "blue").city("monz", "blue", fortified=True, breaches=1)
    position.noble(CYAN, "B3", "regular-100 swiss-150", casualties=1)
    assert defence_strength(position.state, "B3") == 200 + 100 - 100 + 150 + 200
    position.noble(SMALT, "B3", "regular-100 english-150", casualties=1)
    assert attack_strength(position.state, [position.state.noble(SMALT)]) == 150 + 200


@rule("WK-SIEGE-02")
def test_without_a_noble_there_is_neither_an_army_nor_a_commander() -> None:
    assert attack_strength(Position("green", "blue").state, []) == 0


@rule("WK-SIEGE-02", "WK-STRONGHOLD-01")
def test_a_stronghold_counts_its_own_troops() -> None:
    position = Position("green", "blue").stronghold("blue", "C3", "regular-100 swiss-50")
    assert defence_strength(position.state, "C3") == 300 + 150


def test_the_master_of_siege_engines_adds_a_hundred() -> None:
    position = before_monz().office(CELADON, "master-of-siege-engines")
    assert attack_strength(position.state, [position.state.noble(CELADON)]) == 350


def test_the_master_of_siege_engines_and_the_warden_help_the_besieged_too() -> None:
    position = before_monz().city("monz", "blue").noble(CYAN, "B3", "regular-50")
    assert defence_strength(position.state, "B3") == 200 + 50 + 200
    position.office(CYAN, "master-of-siege-engines")
    assert defence_strength(position.state, "B3") == 200 + 50 + 200 + 100
    position.office(CYAN, "warden-of-the-marches")
    assert defence_strength(position.state, "B3") == 200 + 50 + 200 + 50 + 100


# -- while it lasts --------------------------------------------------------------------------------


@rule("WK-SIEGE-07", "WK-PHASE3-04")
def test_a_besieged_city_yields_nothing_and_is_not_worked_on() -> None:
    position = before_monz().city("monz", "blue").city("kovel", "blue").stronghold("blue", "C3")
    assert influence_due(position.state, BLUE) == 2
    assert city_income(position.state, BLUE) == 2 + 3
    assert places(position.state, BLUE) == ["C2", "B3", "C3"]
    position.siege("B3", "green")
    assert influence_due(position.state, BLUE) == 1
    assert city_income(position.state, BLUE) == 3
    assert places(position.state, BLUE) == ["C2", "C3"]  # nothing is repaired or fortified in B3


@rule("WK-SIEGE-08")
def test_nobles_inside_may_sally_out_without_the_walls() -> None:
    position = before_monz("regular-100").city("monz", "blue").siege("B3", "green")
    position.noble(CYAN, "B3", "regular-100")
    game = assail(position, "blue", "B3", "green")
    combat = game.state.combat
    assert combat is not None
    assert (combat.kind, combat.attacker.walls) == ("battle", False)


@rule("WK-R63", "WK-SIEGE-09")
def test_a_sally_that_wins_lifts_the_siege() -> None:
    position = before_monz("regular-100").city("monz", "blue").siege("B3", "green")
    position.noble(CYAN, "B3", "regular-100 regular-50 regular-50")
    game = deal(assail(position, "blue", "B3", "green"), "victory victory", "avoid")
    while not game.over:
        game.say(game.choices()[0])
    assert game.noble(CELADON).region not in ("", "B3")
    assert not besieged(game.state, "B3")


@rule("WK-R60")
def test_each_baron_keeps_up_a_siege_of_his_own() -> None:
    position = (
        before_monz("regular-100", in_round=2).city("monz", "blue").siege("B3", "red", since=1)
    )
    position.noble("guy-de-solferino", "B3", "swiss-200")
    game = assail(position, "green", "B3", "blue", "siege")
    while not game.over:
        game.say(game.choices()[0])
    assert {siege.seat for siege in game.state.sieges} == {GREEN, RED}


# -- completing ------------------------------------------------------------------------------------


def surrounded(in_round: int = 2) -> Position:
    """Green has besieged Monz since round 1; Smalt has come up."""
    position = before_monz("regular-50", in_round).siege("B3", "green", since=1)
    return position.city("monz", "blue").noble(SMALT, "B3", "swiss-200 english-200")


@rule("WK-SIEGE-10", "WK-SIEGE-13", "WK-R91")
def test_a_second_siege_in_a_later_round_takes_the_city_and_kills_those_inside() -> None:
    position = (
        surrounded().noble(CYAN, "B3", "regular-50").noble(CELADON, "B3", "regular-50", fresh=False)
    )
    game = assail(position, "green", "B3", "blue", "siege")
    turn_up(game, nation="polish")
    game.say(CONTROL)
    assert game.owner("monz") == "green"
    assert game.noble(CYAN).region == ""
    assert game.state.sieges == []


@rule("WK-SIEGE-10", "WK-R60")
def test_a_siege_elsewhere_completes_nothing_here_and_stands_when_this_place_is_taken() -> None:
    position = Position("green", "blue", in_round=2).city("kovel", "blue").city("monz", "blue")
    position.siege("C2", "green", since=1).noble(CELADON, "C2", "regular-50", fresh=False)
    game = assail(position.noble(SMALT, "B3", "swiss-200"), "green", "B3", "blue", "siege")
    assert game.over
    assert game.owner("monz") == "blue"
    assert [(siege.region, siege.round) for siege in game.state.sieges] == [("C2", 1), ("B3", 2)]
    position = surrounded().siege("C2", "green", since=1).city("kovel", "blue")
    position.noble(ZIELONKA, "C2", "regular-100", fresh=False)
    position.noble(CELADON, "B3", "regular-50", fresh=False)
    game = assail(position, "green", "B3", "blue", "siege").say(CONTROL)
    assert [siege.region for siege in game.state.sieges] == ["C2"]


@rule("WK-SIEGE-11")
def test_in_the_same_round_it_cannot_be_completed() -> None:
    game = surrounded(in_round=1).turn_up("versatile-strategy", "green")
    assert not game.offers(attack("B3", BLUE, "siege"))


@rule("WK-SIEGE-12")
def test_who_has_become_too_weak_cannot_complete_it_but_the_siege_stands() -> None:
    position = before_monz("regular-50", 2).siege("B3", "green", since=1).city("monz", "blue")
    position.noble(CYAN, "B3", "regular-100 swiss-200")
    game = position.turn_up("versatile-strategy", "green")
    assert not game.offers(attack("B3", BLUE, "siege"))
    assert besieged(game.state, "B3")


@rule("WK-R83")
def test_a_city_overseas_is_besieged_like_any_other() -> None:
    position = Position("green", "blue").noble(SMALT, "O6", "swiss-200 regular-50")
    assert can_besiege(position.state, GREEN, "O6", [position.state.noble(SMALT)])


# -- strongholds -----------------------------------------------------------------------------------


def lost(position: Position, by: str = "green") -> Game:
    """Blue's stronghold falls."""
    taker = position.seat(by) if by else None
    return position.run(lambda s: fall(s, BLUE, taker))


def home(troops: str = "regular-100 swiss-100", **more: int) -> Position:
    position = Position("green", "blue", "red").stronghold("blue", "C3", troops, **more)
    return position.purse("blue", crowns=7)


def mourned(game: Game) -> Game:
    """The Fate card of desertion, of a nation that nobody has."""
    return turn_up(game, nation="lombard")


@rule("WK-STRONGHOLD-01", "WK-STRONGHOLD-04", "WK-STRONGHOLD-06", "WK-SIEGE-10")
def test_a_completed_siege_takes_a_stronghold_and_kills_the_nobles_in_it() -> None:
    position = Position("green", "blue", "red", in_round=2).siege("C3", "green", since=1)
    position.stronghold("blue", "C3", "regular-100").purse("blue", crowns=7)
    position.noble(SMALT, "C3", "swiss-200 english-200 polish-200 tuscan-200")
    position.noble(CYAN, "C3", "regular-50").city("monz", "blue")
    game = assail(position, "green", "C3", "blue", "siege")
    turn_up(game, nation="lombard")  # for Cyan
    turn_up(game, nation="lombard")  # for the garrison
    game.say(CONTROL)
    assert game.over
    assert game.noble(CYAN).region == game.baron("blue").stronghold.region == ""
    assert game.baron("blue").stronghold.troops == ["regular-100"]
    assert (game.owner("monz"), game.baron("green").crowns) == ("green", 3)
    assert game.state.sieges == []


@rule("WK-R64")
def test_without_a_garrison_there_is_nobody_to_draw_for() -> None:
    assert lost(home("")).over


@rule("WK-STRONGHOLD-04", "WK-R66")
def test_half_of_the_crowns_rounded_down_are_the_ransom() -> None:
    game = mourned(lost(home()))
    assert (game.baron("blue").crowns, game.baron("green").crowns) == (4, 3)
    assert game.over


@rule("WK-STRONGHOLD-05", "WK-R66")
def test_the_loser_chooses_a_city_for_the_conqueror() -> None:
    game = mourned(lost(home().city("monz", "blue").city("cadiz", "blue", fortified=True)))
    assert game.asked == ("blue",)
    game.say(Yield("O6"))
    assert game.asked == ("green",)
    game.say(CONTROL)
    assert game.owner("cadiz") == "green"
    assert game.city("cadiz").fortified


@rule("WK-R66")
def test_an_only_city_needs_no_choosing() -> None:
    game = mourned(lost(home().city("monz", "blue")))
    assert (game.prompt, game.asked) == ("take-city", ("green",))


@rule("WK-STRONGHOLD-06", "WK-PHASE3-05", "WK-R91")
def test_a_taken_stronghold_leaves_the_board_and_there_is_no_influence() -> None:
    position = home().city("monz", "blue").city("kovel", "blue").siege("C3", "green")
    position.state.barons[BLUE].stronghold.breaches = 2
    game = mourned(lost(position.noble(SMALT, "C3", "english-100"))).say(Yield("B3"), CONTROL)
    assert game.baron("blue").stronghold.region == ""
    assert game.baron("blue").stronghold.breaches == 0  # it will come back whole (WK-R67)
    assert influence_due(game.state, BLUE) == 0
    assert game.state.sieges == []


@rule("WK-R64")
def test_its_troops_suffer_as_at_a_death_and_wait_with_the_card() -> None:
    game = mourned(lost(home("regular-100 swiss-100", casualties=1)))
    assert game.baron("blue").stronghold.troops == ["regular-100"]
    assert game.baron("blue").stronghold.casualties == 0


@rule("WK-R65")
def test_with_all_attackers_dead_nobody_is_paid() -> None:
    game = mourned(lost(home().city("monz", "blue"), by=""))
    assert game.baron("blue").crowns == 7
    assert game.owner("monz") == "blue"
    assert game.baron("blue").stronghold.region == ""


def last_stand(troops: str, noble: str, breaches: int) -> Game:
    """Green's 100 men and somebody in blue's stronghold inflict one casualty on each other."""
    position = home(troops, breaches=breaches).noble(ZIELONKA, "C3", "regular-100")
    if noble:
        position.noble(CYAN, "C3", noble)
    game = assail(position, "green", "C3", "blue", "assault")
    deal(game, "inflict", "inflict")
    while game.prompt == "place-loss":
        game.say(game.choices()[0])
    return game


@rule("WK-R65", "WK-STRONGHOLD-03", "WK-ASSAULT-09")
def test_it_falls_to_nobody_if_the_last_attacker_dies_with_its_last_men() -> None:
    game = turn_up(mourned(last_stand("regular-100", "", 3)), nation="tuscan")
    assert game.over
    assert game.noble(ZIELONKA).region == game.baron("blue").stronghold.region == ""
    assert [baron.crowns for baron in game.state.barons] == [0, 7, 0]


@rule("WK-STRONGHOLD-03", "WK-ASSAULT-07", "WK-R54")
@pytest.mark.parametrize(
    ("troops", "noble", "breaches"),
    [("regular-50", "", 2), ("regular-100 swiss-100", "", 3), ("", "regular-100 regular-50", 3)],
)
def test_it_stands_if_walls_men_or_a_noble_are_left_when_the_last_attacker_dies(
    troops: str, noble: str, breaches: int
) -> None:
    game = turn_up(last_stand(troops, noble, breaches), nation="tuscan")
    assert game.over
    assert game.noble(ZIELONKA).region == ""
    assert game.baron("blue").stronghold.region == "C3"
    assert bool(game.noble(CYAN).region) is bool(noble)


@rule("WK-STRONGHOLD-02")
def test_troops_without_a_noble_fight_without_a_commander() -> None:
    position = home("regular-100 swiss-100").noble(ZIELONKA, "C3", "english-200")
    game = assail(position, "green", "C3", "blue", "assault")
    combat = game.state.combat
    assert combat is not None
    assert (combat.defender.garrison, combat.defender.commander) == (True, "")
    deal(game, "avoid", "avoid avoid avoid avoid avoid")
    assert [event.cards for event in game.events(FateDealt)] == [2 + 2, 3 + 2]  # walls and men
    assert game.over
    position = home("regular-100 swiss-100").noble(ZIELONKA, "C3", "english-200")
    game = assail(position, "green", "C3", "blue", "assault")
    game.draw("F01", "F02", "F03", "F04").draw("F05", "F06", "F07", "F08", "F09")
    game.answer("green", ("F01", "F02"))
    assert game.offers(())  # nothing has to be discarded


@rule("WK-STRONGHOLD-03", "WK-STRONGHOLD-01")
def test_it_falls_with_its_walls_in_ruins_and_its_troops_spent() -> None:
    position = home("regular-100", breaches=2).noble(ZIELONKA, "C3", "english-200 regular-100")
    game = assail(position, "green", "C3", "blue", "assault")
    deal(game, "inflict inflict", "victory victory")
    game.say(WALL)
    assert game.asked == ("nature",)
    mourned(game)
    assert game.baron("blue").stronghold.region == ""
    assert game.baron("green").crowns == 3


@rule("WK-STRONGHOLD-03", "WK-R54")
@pytest.mark.parametrize(("cards", "falls"), [("avoid", False), ("victory", True)])
def test_men_who_are_not_spent_hold_a_ruin_until_they_are_beaten(cards: str, falls: bool) -> None:
    position = home("regular-100", breaches=3).noble(ZIELONKA, "C3", "english-200 regular-100")
    game = assail(position, "green", "C3", "blue", "assault")
    deal(game, cards, "avoid")
    assert game.events(CombatDecided)[0].result == ("partial-victory" if falls else "draw")
    if falls:
        mourned(game)
    assert game.over
    assert (game.baron("blue").stronghold.region == "") is falls


@rule("WK-R90")
def test_spent_troops_hold_out_while_the_walls_stand() -> None:
    position = home("regular-100", casualties=1).noble(ZIELONKA, "C3", "english-200 regular-100")
    game = deal(assail(position, "green", "C3", "blue", "assault"), "inflict", "avoid avoid avoid")
    while not game.over:
        game.say(game.choices()[-1])
    stronghold = game.baron("blue").stronghold
    assert (stronghold.troops, stronghold.casualties) == (["regular-100"], 1)


# -- putting it back -------------------------------------------------------------------------------


@rule("WK-STRONGHOLD-07", "WK-PHASE3-13", "WK-R67")
def test_it_comes_back_without_breaches_where_nobody_and_no_city_is() -> None:
    position = Position("green", "blue", "red", "black").noble(SMALT, "E3", "regular-50")
    game = position.stronghold("green", "C3").run(lambda s: put_back(s, BLUE))
    assert not any(game.offers(PlaceInRegion(region)) for region in ("E3", "C3", "B3"))
    game.say(PlaceInRegion("C4"))
    assert game.baron("blue").stronghold.region == "C4"
    assert game.baron("blue").stronghold.breaches == 0


@rule("WK-R67")
@pytest.mark.parametrize(("barons", "allowed"), [(2, False), (4, True)])
def test_he_may_wait_and_outer_regions_are_barred_to_few_players(
    barons: int, allowed: bool
) -> None:
    position = Position(*("green", "blue", "red", "black")[:barons])
    game = position.run(lambda s: put_back(s, BLUE))
    assert game.offers(NO)
    assert game.offers(PlaceInRegion("A1")) is allowed


@rule("WK-STRONGHOLD-07")
def test_who_has_his_stronghold_is_not_asked() -> None:
    assert home().run(lambda s: put_back(s, BLUE)).over
