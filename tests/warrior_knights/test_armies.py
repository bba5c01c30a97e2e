"""Armies, walls, sieges, purses, titles and zones: what every chapter stands on."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.rules.assembly.lasting import by_charge, by_law, by_office, law_with
from oyez.games.warrior_knights.rules.assembly.titles import (
    has_strictly_most,
    heretic,
    make_chairman,
    make_head_of_church,
    pass_chairmanship,
)
from oyez.games.warrior_knights.rules.decks import return_mercenaries
from oyez.games.warrior_knights.rules.phases.zones import (
    due,
    free_spaces,
    return_cards,
    usable_spaces,
)
from oyez.games.warrior_knights.rules.purse import give, lose, pay, receive
from oyez.games.warrior_knights.rules.war import sieges, walls
from oyez.games.warrior_knights.rules.war.armies import (
    desert,
    doomed,
    fighting_strength,
    hand_over,
    leave_board,
    mercenaries,
    portions,
    put,
    regulars,
    troop_total,
)
from oyez.games.warrior_knights.rules.war.sieges import besieged, confined, inside
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Flow
from tests.ledger import rule
from tests.warrior_knights.positions import SIX, Position, fates

SMALT, CELADON, PRUSSEN = "alan-of-smalt", "ernesto-di-celadon", "otto-von-prussen"


def two() -> Position:
    return Position("green", "blue")


# -- armies ----------------------------------------------------------------------------------------


@rule("WK-COMP-12", "WK-TERM-02", "WK-TERM-03")
def test_a_casualty_is_worth_a_hundred_men() -> None:
    s = two().noble(SMALT, "C3", "regular-100 english-150", casualties=1).state
    assert troop_total(s, s.noble(SMALT)) == 250
    assert fighting_strength(s, s.noble(SMALT)) == 150


@rule("WK-R52")
@pytest.mark.parametrize(("casualties", "dead"), [(0, False), (2, False), (3, True)])
def test_a_noble_is_doomed_when_casualties_reach_his_troops(casualties: int, dead: bool) -> None:
    s = two().noble(SMALT, "C3", "regular-100 english-150", casualties=casualties).state
    assert doomed(s, s.noble(SMALT)) is dead


@rule("WK-R53")
def test_free_troops_count_but_are_no_cards() -> None:
    s = two().noble(SMALT, "C3", "regular-50").office(SMALT, "constable").state
    assert troop_total(s, s.noble(SMALT)) == 150
    s.noble(SMALT).troops = []
    assert troop_total(s, s.noble(SMALT)) == 0


def test_the_warden_has_more_at_home() -> None:
    s = two().noble(SMALT, "C3", "regular-50").office(SMALT, "warden-of-the-marches").state
    assert troop_total(s, s.noble(SMALT)) == 100
    assert troop_total(s, s.noble(SMALT), at_home=True) == 200


def test_regulars_and_mercenaries_are_told_apart() -> None:
    s = two().noble(SMALT, "C3", "regular-50 english-50 polish-100").state
    assert regulars(s, s.noble(SMALT)) == ["regular-50"]
    assert mercenaries(s, s.noble(SMALT)) == ["english-50", "polish-100"]
    assert mercenaries(s, s.noble(SMALT), "polish") == ["polish-100"]


@rule("WK-TRANSFER-03")
def test_an_army_with_casualties_takes_in_troops() -> None:
    s = (
        two()
        .noble(SMALT, "C3", "regular-50", casualties=0)
        .noble(CELADON, "C3", "regular-100", casualties=1)
        .state
    )
    hand_over(s, s.noble(SMALT), s.noble(CELADON), ["regular-50"], "WK-TRANSFER-01")
    assert s.noble(CELADON).troops == ["regular-100", "regular-50"]
    assert s.noble(CELADON).casualties == 1


@rule("WK-TRANSFER-04")
def test_out_of_an_army_with_casualties_all_or_nothing() -> None:
    s = two().noble(SMALT, "C3", "regular-50 regular-100", casualties=1).state
    assert list(portions(s.noble(SMALT))) == [(), ("regular-100", "regular-50")]
    s.noble(SMALT).casualties = 0
    assert portions(s.noble(SMALT)).count() == 4


@rule("WK-TRANSFER-04")
def test_casualties_go_with_the_troops() -> None:
    s = two().noble(SMALT, "C3", "regular-100", casualties=1).noble(CELADON).state
    hand_over(s, s.noble(SMALT), s.noble(CELADON), ["regular-100"], "WK-TRANSFER-01")
    assert (s.noble(SMALT).casualties, s.noble(CELADON).casualties) == (0, 1)


# -- walls -----------------------------------------------------------------------------------------


@rule("WK-ASSAULT-06", "WK-DEFWORKS-04")
def test_breaches_and_fortification_change_the_strength() -> None:
    s = two().city("vecht", "green", fortified=True, breaches=1).state
    assert walls.strength(s, "E5") == 300
    assert walls.full_strength(s, "E5") == 400


@rule("WK-ASSAULT-05")
def test_breaches_only_down_to_strength_nothing() -> None:
    s = two().city("froli", breaches=1).state
    assert walls.breach(s, "D3", "WK-ASSAULT-04")
    assert not walls.breach(s, "D3", "WK-ASSAULT-04")
    assert s.city("froli").breaches == 2


@rule("WK-FORTIFY-05")
def test_a_fortified_city_at_nothing_loses_its_fortification_and_one_breach() -> None:
    s = two().city("froli", "green", fortified=True, breaches=2).state
    assert walls.breach(s, "D3", "WK-ASSAULT-04")
    city = s.city("froli")
    assert (city.fortified, city.breaches, walls.strength(s, "D3")) == (False, 2, 0)


@rule("WK-FORTIFY-01", "WK-FORTIFY-03", "WK-FORTIFY-04", "WK-R91")
def test_a_city_taken_stays_fortified_and_breached_and_its_sieges_end() -> None:
    position = two().city("froli", "blue", fortified=True, breaches=1)
    position.noble(SMALT, "D3", "regular-50").siege("D3", "green")
    s = position.state
    walls.take_control(s, position.seat("green"), "D3", "WK-ASSAULT-09")
    city = s.city("froli")
    assert (city.owner, city.fortified, city.breaches) == (position.seat("green"), True, 1)
    assert s.sieges == []


@rule("WK-COMP-05", "WK-FORTIFY-03")
def test_a_city_not_fortified_is_taken_plain() -> None:
    s = two().city("froli").state
    walls.take_control(s, s.barons[0].seat, "D3", "WK-ASSAULT-09")
    assert not s.city("froli").fortified


@rule("WK-FORTIFY-02", "WK-R11")
def test_a_city_that_turns_neutral_keeps_breaches_and_sieges_only() -> None:
    position = two().city("froli", "blue", fortified=True, breaches=1)
    s = position.noble(SMALT, "D3", "regular-50").siege("D3", "green").state
    walls.become_neutral(s, "D3", "WK-PHASE3-09")
    city = s.city("froli")
    assert (city.owner, city.fortified, city.breaches) == (None, False, 1)
    assert len(s.sieges) == 1


@rule("WK-RAZE-03", "WK-COMP-03")
def test_a_razed_city_is_no_more() -> None:
    s = two().city("froli", "blue", fortified=True).state
    walls.raze(s, "D3", s.barons[0].seat, "WK-RAZE-02")
    assert s.city_in("D3") is None
    assert s.city("froli").owner is None
    assert walls.strength(s, "D3") == 0
    assert walls.unrazed_kingdom_cities(s) == 17


@rule("WK-COMP-06", "WK-STRONGHOLD-01")
def test_a_stronghold_has_the_strength_of_its_card() -> None:
    s = two().stronghold("green", "C3", breaches=1).state
    assert walls.full_strength(s, "C3") == 300
    assert walls.strength(s, "C3") == 200
    assert walls.owner_of(s, "C3") == s.barons[0].seat


# -- sieges ----------------------------------------------------------------------------------------


def siege_of_monz() -> Position:
    position = two().city("monz", "blue").noble(PRUSSEN, "B3", "regular-50")
    return position.noble(SMALT, "B3", "regular-100").siege("B3", "green")


@rule("WK-SIEGE-09", "WK-R61", "WK-R70", "WK-COMP-14")
def test_a_siege_ends_when_no_besieger_is_left() -> None:
    s = siege_of_monz().noble(CELADON, "B3", "regular-50").state
    put(s, s.noble(SMALT), "B4", "WK-MOVE-02")
    assert besieged(s, "B3")
    leave_board(s, s.noble(CELADON), "WK-TRANSFER-05")
    assert not besieged(s, "B3")


@rule("WK-COMBAT-06", "WK-SIEGE-06")
def test_the_owners_nobles_are_inside_and_confined_the_besiegers_are_not() -> None:
    s = siege_of_monz().state
    assert inside(s, s.noble(PRUSSEN))
    assert confined(s, s.noble(PRUSSEN))
    assert not inside(s, s.noble(SMALT))
    assert not confined(s, s.noble(SMALT))


@rule("WK-R88")
def test_a_noble_at_sea_is_not_inside_and_keeps_up_no_siege() -> None:
    position = two().city("ballin", "blue").noble(SMALT, "D1", "regular-50").siege("D1", "green")
    s = position.noble(PRUSSEN, "D1", "regular-50", at_sea=True).state
    assert not inside(s, s.noble(PRUSSEN))
    s.noble(SMALT).at_sea = True
    sieges.lift_abandoned(s)
    assert not besieged(s, "D1")


# -- purses ----------------------------------------------------------------------------------------


@rule("WK-SHORTAGE-02", "WK-R17", "WK-COMP-11")
def test_the_bank_never_runs_dry() -> None:
    s = two().state
    for good, field in (("crowns", "crowns"), ("votes", "votes"), ("faith", "faith")):
        receive(s, s.barons[0].seat, good, 500, "WK-SHORTAGE-02")
        assert getattr(s.barons[0], field) == 500


def test_paying_and_losing() -> None:
    s = two().purse("green", crowns=5).state
    pay(s, s.barons[0].seat, "crowns", 2, "WK-DEFWORKS-02")
    assert s.barons[0].crowns == 3
    assert lose(s, s.barons[0].seat, "crowns", 9, "WK-EVENT-04") == 3
    with pytest.raises(AssertionError):
        pay(s, s.barons[0].seat, "crowns", 1, "WK-DEFWORKS-02")


def test_crowns_given_are_neither_made_nor_lost() -> None:
    s = two().purse("green", crowns=5).purse("blue", crowns=1).state
    give(s, s.barons[0].seat, s.barons[1].seat, 4, "WK-NEGOTIATE-01")
    assert [b.crowns for b in s.barons] == [1, 5]


@pytest.mark.parametrize("good", ["crowns", "votes", "faith", "influence"])
def test_where_nothing_changes_hands_nothing_is_told(good: str) -> None:
    def passage(s: KnightsState) -> Flow[None]:
        green, blue = s.barons[0].seat, s.barons[1].seat
        for amount in (0, -1):
            receive(s, green, good, amount, "WK-SHORTAGE-02")
        pay(s, green, good, 0, "WK-DEFWORKS-02")
        lose(s, green, good, 9, "WK-EVENT-04")
        give(s, green, blue, 0, "WK-NEGOTIATE-01")
        yield from ()

    game = two().run(passage)
    assert game.story() == []
    assert getattr(game.baron("green"), good) == 0


@rule("WK-TRANSFER-03", "WK-TRANSFER-04")
def test_where_no_troops_change_sides_nothing_is_told_and_casualties_stay() -> None:
    def passage(s: KnightsState) -> Flow[None]:
        hand_over(s, s.noble(SMALT), s.noble(CELADON), [], "WK-TRANSFER-01")
        desert(s, s.barons[0].seat, s.noble(CELADON), [], "WK-DEATH-01")
        return_mercenaries(s, [], "WK-MERC-10")
        yield from ()

    position = two().noble(CELADON, "C3", "regular-100").noble(SMALT, "C3", casualties=1)
    game = position.run(passage, sound=False)
    assert game.story() == []
    assert [game.noble(name).casualties for name in (SMALT, CELADON)] == [1, 0]


@rule("WK-R07", "WK-R08", "WK-PHASE3-06", "WK-END-02")
@pytest.mark.parametrize(("taken", "last"), [(19, False), (20, True), (23, True)])
def test_the_last_influence_of_the_reserve_makes_the_last_round(taken: int, last: bool) -> None:
    s = two().stronghold("green", "C3").state
    receive(s, s.barons[0].seat, "influence", taken, "WK-PHASE3-03")
    assert s.barons[0].influence == taken
    assert s.reserve == max(20 - taken, 0)
    assert s.last_round is last


@rule("WK-R79")
def test_with_might_an_empty_reserve_ends_nothing() -> None:
    s = Position("green", "blue", might=True).stronghold("green", "C3").state
    receive(s, s.barons[0].seat, "influence", 20, "WK-PHASE3-03")
    assert (s.barons[0].influence, s.reserve) == (20, 0)
    assert not s.last_round


@rule("WK-R93", "WK-PHASE3-05")
def test_without_a_stronghold_influence_stays_in_the_reserve() -> None:
    s = two().purse("green", influence=1).state
    receive(s, s.barons[0].seat, "influence", 20, "WK-EVENT-04")
    assert (s.barons[0].influence, s.reserve, s.last_round) == (1, 20, False)


@rule("WK-R08")
def test_influence_lost_does_not_return_to_the_reserve() -> None:
    s = two().purse("green", influence=3).state
    lose(s, s.barons[0].seat, "influence", 2, "WK-R08")
    assert (s.barons[0].influence, s.reserve) == (1, 20)


# -- titles and what lasts -------------------------------------------------------------------------


@rule("WK-RALLY-03", "WK-CHURCH-03")
def test_a_tie_is_not_the_most() -> None:
    s = two().purse("green", votes=3, faith=2).purse("blue", votes=3, faith=1).state
    assert not has_strictly_most(s, s.barons[0].seat, "votes")
    assert has_strictly_most(s, s.barons[0].seat, "faith")


@rule("WK-BANNED-10")
def test_a_banned_baron_never_takes_the_chair() -> None:
    s = two().banned("blue").state
    assert not make_chairman(s, s.barons[1].seat, "WK-RALLY-02")
    assert s.chairman == s.barons[0].seat


def test_a_heretic_never_heads_the_church() -> None:
    s = two().event("blue", "heretic").state
    assert heretic(s, s.barons[1].seat)
    assert not make_head_of_church(s, s.barons[1].seat, "WK-CHURCH-02")


@rule("WK-BANNED-09", "WK-R40")
def test_the_chair_passes_to_the_most_votes_ties_by_fate() -> None:
    position = Position(*SIX[:4]).banned("green", "red")
    position.purse("blue", votes=2).purse("red", votes=9).purse("black", votes=2)
    game = position.run(lambda s: pass_chairmanship(s, "WK-BANNED-09"))
    game.fate(*fates(noble="guy-de-solferino"), *fates(noble="henri-de-charbon"))
    assert game.over
    assert game.state.chairman == game.seat("black")


def test_laws_charges_and_offices_are_asked_by_what_they_do() -> None:
    position = two().law("broad-franchise", "no-roads").charge("green", "salt-tax", "royal-mint")
    s = position.office(SMALT, "marshal").state
    assert by_law(s, "assembly_votes") == 2
    assert law_with(s, "no_roads") == "no-roads"
    assert law_with(s, "no_raze") == ""
    assert by_charge(s, s.barons[0].seat, "income") == 7
    assert by_charge(s, s.barons[1].seat, "income") == 0
    assert by_office(s, s.noble(SMALT), "free_troops") == 150


# -- zones and track -------------------------------------------------------------------------------


@rule("WK-RECRUIT-02", "WK-RECRUIT-06", "WK-RECRUIT-EX1")
@pytest.mark.parametrize(("barons", "usable"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_the_first_spaces_of_the_track_can_be_used(barons: int, usable: int) -> None:
    assert usable_spaces(Position(*SIX[:barons]).state) == list(range(usable))


def test_a_space_with_a_marker_is_taken() -> None:
    assert free_spaces(two().track(s2="blue").state) == [0, 2]


@rule("WK-TRIGGER-01", "WK-TRIGGER-02", "WK-TRIGGER-03", "WK-TRIGGER-EX2")
@pytest.mark.parametrize("zone", ["taxes", "wages", "assembly"])
@pytest.mark.parametrize(("barons", "cards"), [(2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_twice_as_many_cards_as_barons_trigger_a_phase(zone: str, barons: int, cards: int) -> None:
    assert due(Position(*SIX[:barons]).fill_zone(zone, cards - 1).state) == ""
    assert due(Position(*SIX[:barons]).fill_zone(zone, cards).state) == zone


@rule("WK-TRIGGER-04", "WK-TRIGGER-EX3")
@pytest.mark.parametrize("barons", range(2, 7))
def test_one_marker_more_than_barons_triggers_recruitment(barons: int) -> None:
    position = Position(*SIX[:barons]).track(**{f"s{n + 1}": SIX[n] for n in range(barons)})
    assert due(position.state) == ""
    assert due(position.track(**{f"s{barons + 1}": "blue"}).state) == "mercenaries"


@rule("WK-TRIGGER-06", "WK-R15")
def test_wages_come_before_recruitment() -> None:
    position = two().fill_zone("wages", 4).track(s1="green", s2="blue", s3="green")
    assert due(position.state) == "wages"


@rule("WK-TAXES-04", "WK-WAGES-09", "WK-ASSEMBLY-15")
def test_cards_in_a_zone_return_to_their_owners() -> None:
    s = two().zone("taxes", "green:levy-taxes", "blue:serve-the-church").state
    return_cards(s, "taxes")
    assert s.zones["taxes"] == []
    assert [len(b.hand) for b in s.barons] == [12, 12]
