"""What adopted agendas do: every motion, law, charge and office."""

from __future__ import annotations

import pytest

from oyez.game import game_of
from oyez.games.warrior_knights.answers import (
    CONTROL,
    RAZE,
    REFUSE,
    SUBMIT,
    YES,
    Attack,
    Fortify,
    NameBaron,
    NameCity,
    NameCompany,
    Repair,
    ToNoble,
)
from oyez.games.warrior_knights.box.edition import edition
from oyez.games.warrior_knights.rules.assembly.lasting import by_charge, by_law, law_with
from oyez.games.warrior_knights.rules.cards.defensive_works import defensive_works
from oyez.games.warrior_knights.rules.cards.events import important_event
from oyez.games.warrior_knights.rules.phases import taxes
from oyez.games.warrior_knights.rules.phases.mercenaries import recruitment
from oyez.games.warrior_knights.rules.phases.upkeep import pay_tithe
from oyez.games.warrior_knights.rules.phases.wages import wages
from oyez.games.warrior_knights.rules.war import death, walls
from oyez.games.warrior_knights.rules.war.abilities import victories
from oyez.games.warrior_knights.rules.war.armies import troop_total
from oyez.games.warrior_knights.rules.war.battle import cards_due
from oyez.games.warrior_knights.rules.war.capture import take_city
from oyez.games.warrior_knights.rules.war.combat import may_storm
from oyez.games.warrior_knights.rules.war.consent import in_the_way
from oyez.games.warrior_knights.rules.war.geography import paths
from oyez.games.warrior_knights.rules.war.sea import sail
from oyez.games.warrior_knights.rules.war.siege import attack_strength
from oyez.games.warrior_knights.scene.happenings import InfluenceWithheld
from oyez.games.warrior_knights.scene.happenings_at_home import CardCancelled, OfficeGiven
from oyez.games.warrior_knights.state import Combat, CombatSide, KnightsState
from oyez.kernel import Flow, Seat
from tests.ledger import rule
from tests.warrior_knights.ballots import adjourned, choose, hall, hold
from tests.warrior_knights.positions import Game, Position, fates

SMALT, CELADON = "alan-of-smalt", "ernesto-di-celadon"
PRUSSEN, ZAFFIRO = "otto-von-prussen", "azzo-di-zaffiro"
E = edition("standard")
OF_KIND = {
    kind: [row.id for row in E.agendas.values() if row.kind == kind]
    for kind in ("private", "motion", "law", "charge", "office")
}


def region(city: str) -> str:
    return E.cities[city].region


def adopted(position: Position, outcome: str) -> Game:
    """The only agenda is voted, and this comes out."""
    return choose(hold(position), outcome)


# -- the kinds of agendas --------------------------------------------------------------------------


@rule("WK-PROPOSAL-01")
def test_there_are_motions_laws_charges_and_offices() -> None:
    copies = {kind: sum(E.agendas[c].copies for c in cards) for kind, cards in OF_KIND.items()}
    assert copies == {"private": 3, "motion": 11, "law": 9, "charge": 11, "office": 10}
    assert sum(copies.values()) == 44


@rule("WK-PROPOSAL-02", "WK-ASSEMBLY-13")
def test_a_motion_is_carried_out_and_discarded() -> None:
    game = adopted(hall("coronation-gifts"), "yes")
    assert game.baron("red").crowns == 4
    assert game.state.agenda_discard == ["coronation-gifts"]
    adjourned(game)


@rule("WK-PROPOSAL-03")
@pytest.mark.parametrize("law", OF_KIND["law"])
def test_a_law_is_laid_beside_the_board(law: str) -> None:
    position = hall(law)
    game = adopted(position, "yes")
    assert game.state.laws == [law]
    assert game.state.agenda_discard == []
    (hall_now,) = game_of(game.match).scene(game.state, None).halls
    assert [card.lit for card in hall_now.wall] == [(law,)]


@rule("WK-PROPOSAL-03", "WK-ASSEMBLY-17")
def test_a_law_voted_down_is_discarded() -> None:
    game = adopted(hall("income-tax"), "no")
    assert game.state.laws == []
    assert game.state.agenda_discard == ["income-tax"]


@rule("WK-PROPOSAL-04", "WK-ASSEMBLY-18")
@pytest.mark.parametrize("charge", OF_KIND["charge"])
def test_a_charge_is_given_to_the_baron_chosen(charge: str) -> None:
    game = adopted(hall(charge), "red").say(SUBMIT)
    assert [baron.charges for baron in game.state.barons] == [[], [], [charge]]


@rule("WK-PROPOSAL-05")
def test_nobody_holds_more_than_three_charges() -> None:
    position = hall("salt-tax").charge("red", "wine-staple", "wool-staple", "fisheries")
    game = adopted(position, "red").say(SUBMIT)
    assert game.prompt == "replace-charge"
    assert len(game.choices()) == 3


@rule("WK-PROPOSAL-06")
@pytest.mark.parametrize("office", OF_KIND["office"])
def test_an_office_goes_to_a_noble_of_the_barons_choice(office: str) -> None:
    game = adopted(hall(office), "green").say(SUBMIT)
    assert game.asked == ("green",)
    nobles = [noble.id for noble in game.state.nobles_of(Seat(0))]
    assert game.choices() == [ToNoble(name) for name in nobles]
    game.say(ToNoble(CELADON))
    assert game.noble(CELADON).office == office
    assert [event.noble for event in game.events(OfficeGiven)] == [CELADON]
    assert game.events(CardCancelled) == []


@rule("WK-PROPOSAL-06")
def test_a_noble_whose_line_has_ended_holds_no_office() -> None:
    position = hall("constable")
    position.state.noble(SMALT).gone = True
    position.state.noble(CELADON).waiting = True
    game = adopted(position, "green").say(SUBMIT)
    assert ToNoble(SMALT) not in game.choices()
    assert ToNoble(CELADON) not in game.choices()


@rule("WK-PROPOSAL-06")
def test_with_one_noble_there_is_nothing_to_choose_and_with_none_nothing_to_give() -> None:
    for living in (1, 0):
        position = hall("constable")
        for noble in position.state.nobles_of(Seat(0))[living:]:
            noble.gone = True
        game = adopted(position, "green")
        if living:
            game.say(SUBMIT)
        held = [noble.office for noble in game.state.nobles if noble.office]
        assert held == ["constable"] * living
        assert game.state.agenda_discard == ["constable"] * (1 - living)


@rule("WK-PROPOSAL-07")
def test_a_new_office_makes_the_old_one_be_discarded() -> None:
    position = hall("constable").office(CELADON, "champion-of-the-realm")
    game = adopted(position, "green").say(SUBMIT, ToNoble(CELADON))
    assert game.noble(CELADON).office == "constable"
    assert game.state.agenda_discard == ["champion-of-the-realm"]


@rule("WK-PROPOSAL-08")
def test_the_office_of_a_noble_who_dies_is_discarded() -> None:
    position = Position("green", "blue").noble(SMALT, "E3", "regular-50").office(SMALT, "constable")
    game = position.run(lambda s: death.die(s, s.noble(SMALT), "WK-DEATH-09"))
    game.fate(*fates(1))
    assert game.noble(SMALT).office == ""
    assert game.state.agenda_discard == ["constable"]


@rule("WK-PROPOSAL-09")
@pytest.mark.parametrize("card", ["salt-tax", "constable"])
def test_who_is_not_there_can_be_chosen_all_the_same(card: str) -> None:
    absent = hall(card).banned("blue").charge("red", "ambassador-to-the-holy-see")
    game = hold(absent)
    for baron in game.asked:
        game.answer(baron, 0)
    assert [voice.voice for voice in game.choices()] == ["green", "blue", "red"]


@rule("WK-PROPOSAL-11")
def test_a_concession_counts_as_one_of_three_charges() -> None:
    position = hall("keeper-of-the-seals").charge("red", "wine-staple", "wool-staple", "fisheries")
    game = adopted(position, "red").say(SUBMIT)
    assert game.prompt == "replace-charge"


@rule("WK-PROPOSAL-11")
@pytest.mark.parametrize(
    ("concession", "crowns"),
    [
        ("salt-tax", 3),
        ("wine-staple", 3),
        ("wool-staple", 2),
        ("royal-mint", 4),
        ("fisheries", 2),
        ("silver-mines", 4),
        ("spice-monopoly", 3),
    ],
)
def test_a_concession_pays_in_every_taxes_phase(concession: str, crowns: int) -> None:
    assert E.agendas[concession].concession
    game = Position("green", "blue").charge("blue", concession).run(taxes.taxes)
    assert [baron.crowns for baron in game.state.barons] == [0, crowns]


# -- motions ---------------------------------------------------------------------------------------


def test_grant_from_the_treasury() -> None:
    game = adopted(hall("grant-from-the-treasury"), "blue")
    assert [baron.crowns for baron in game.state.barons] == [0, 8, 0]


@pytest.mark.parametrize(("crowns", "left"), [(10, 4), (6, 0), (2, 0)])
def test_fine(crowns: int, left: int) -> None:
    game = adopted(hall("fine").purse("blue", crowns=crowns), "blue").say(SUBMIT)
    assert game.baron("blue").crowns == left


def test_who_has_nothing_is_fined_nothing() -> None:
    adjourned(adopted(hall("fine"), "blue"))


def test_confiscation() -> None:
    position = hall("confiscation").city("monz", "blue").city("isar", "blue", fortified=True)
    game = adopted(position.city("acre", "blue"), "blue").say(SUBMIT)
    assert set(game.choices()) == {
        NameCity(region("monz")),
        NameCity(region("isar")),
    }  # not overseas
    game.say(NameCity(region("isar")))
    assert (game.owner("monz"), game.owner("isar")) == ("blue", "")
    assert not game.city("isar").fortified


def test_confiscation_of_the_only_city_and_of_none() -> None:
    game = adopted(hall("confiscation").city("monz", "blue"), "blue").say(SUBMIT)
    assert game.owner("monz") == ""
    adjourned(adopted(hall("confiscation").city("acre", "blue"), "blue"))


def test_confiscation_refused() -> None:
    game = adopted(hall("confiscation").city("monz", "blue"), "blue").say(REFUSE)
    assert game.owner("monz") == "blue"
    assert game.baron("blue").banned


def test_royal_recognition() -> None:
    game = adopted(hall("royal-recognition").stronghold("blue", "D4"), "blue")
    assert game.baron("blue").influence == 2
    assert game.state.reserve == 28


@rule("WK-R93", "WK-PHASE3-05")
def test_there_is_no_royal_recognition_without_a_stronghold() -> None:
    game = adopted(hall("royal-recognition").stronghold("red", "D4"), "blue")
    assert (game.baron("blue").influence, game.state.reserve) == (0, 30)
    assert [event.seat for event in game.events(InfluenceWithheld)] == [Seat(1)]


@pytest.mark.parametrize(("influence", "left"), [(5, 3), (1, 0)])
def test_disgrace(influence: int, left: int) -> None:
    game = adopted(hall("disgrace").purse("blue", influence=influence), "blue").say(SUBMIT)
    assert game.baron("blue").influence == left
    assert game.state.reserve == 30  # to the bank


def test_church_collection() -> None:
    position = hall("church-collection").purse("green", crowns=3).purse("blue", crowns=2)
    game = adopted(position.purse("red", crowns=8, faith=1), "yes").say(SUBMIT)
    assert game.asked == ("red",)  # blue has too little
    game.say(SUBMIT)
    assert [baron.crowns for baron in game.state.barons] == [0, 2, 5]
    assert [baron.faith for baron in game.state.barons] == [1, 0, 2]


def test_who_gives_his_crowns_away_has_none_to_collect() -> None:
    game = adopted(hall("church-collection").purse("green", crowns=3), "yes")
    game.act("green", ("give", (Seat(1), 1))).say(SUBMIT)
    assert (game.baron("green").crowns, game.baron("green").faith) == (2, 0)


def test_coronation_gifts() -> None:
    game = adopted(hall("coronation-gifts").banned("blue"), "yes")
    assert [baron.crowns for baron in game.state.barons] == [4, 4, 4]


def test_new_recruiting_sergeants() -> None:
    game = adopted(hall("new-recruiting-sergeants").offer("english-150 polish-100"), "yes")
    new = ("english-50", "polish-50", "swiss-50", "swiss-100")
    game.draw(*new)
    assert game.state.offer == list(new)  # N+1 with three barons
    assert game.state.mercenaries.stock["english-150"] == E.mercenaries["english-150"].copies


def test_election_of_the_chairman() -> None:
    position = hall("election-of-the-chairman", "coronation-gifts")
    game = hold(position).say(("election-of-the-chairman", "coronation-gifts"))
    choose(game, "blue").say(SUBMIT)
    assert game.state.chairman == game.seat("green")  # until this assembly ends
    for baron in game.asked:
        game.answer(baron, 0)
    assert (game.prompt, game.asked) == ("break-tie", ("green",))
    choose(game, "no")
    assert adjourned(game).state.chairman == game.seat("blue")


def test_an_elected_baron_may_refuse_the_chair() -> None:
    game = adopted(hall("election-of-the-chairman"), "blue").say(REFUSE)
    assert adjourned(game).state.chairman == game.seat("green")


def test_synod() -> None:
    game = adopted(hall("synod"), "blue").say(SUBMIT)
    assert game.state.church == game.seat("blue")
    game = adopted(hall("synod"), "blue").say(REFUSE)
    assert game.state.church == game.seat("green")


def exiled() -> Position:
    position = hall("exile").stronghold("blue", "C3", "regular-50")
    return position.noble(PRUSSEN, "E3", "regular-50").noble(ZAFFIRO, "F4", "regular-50")


def test_exile() -> None:
    game = adopted(exiled(), "blue").say(SUBMIT)
    assert game.choices() == [ToNoble(n.id) for n in game.state.nobles_of(Seat(1)) if n.region]
    game.say(ToNoble(PRUSSEN))
    assert (game.noble(PRUSSEN).region, game.noble(PRUSSEN).fresh) == ("C3", False)
    assert (game.noble(ZAFFIRO).region, game.noble(ZAFFIRO).fresh) == ("F4", True)


def test_exile_without_a_stronghold_or_a_noble_does_nothing() -> None:
    position = hall("exile").noble(PRUSSEN, "E3", "regular-50")
    adjourned(adopted(position, "blue"))
    adjourned(adopted(hall("exile").stronghold("blue", "C3"), "blue"))


def test_who_is_in_a_besieged_city_cannot_be_exiled() -> None:
    position = exiled().city("monz", "blue").noble(ZAFFIRO, region("monz"), "regular-50")
    position.noble(SMALT, region("monz"), "regular-100").siege(region("monz"), "green")
    game = adopted(position, "blue").say(SUBMIT)
    assert game.noble(PRUSSEN).region == "C3"  # the only one who can go
    assert game.noble(ZAFFIRO).region == region("monz")


# -- laws ------------------------------------------------------------------------------------------


def test_income_tax() -> None:
    position = Position("green", "blue").law("income-tax")
    game = position.charge("blue", "royal-mint", "salt-tax", "wool-staple").run(taxes.taxes)
    assert game.say(SUBMIT).baron("blue").crowns == 9 - 2  # one for each full four


def test_income_tax_on_little_is_none() -> None:
    game = Position("green", "blue").law("income-tax").charge("blue", "salt-tax").run(taxes.taxes)
    assert game.over
    assert game.baron("blue").crowns == 3


def test_mercenary_statute() -> None:
    position = Position("green", "blue").offer("english-150").track(s1="green")
    position.stronghold("green", "C3").purse("green", crowns=E.wage["english-150"])
    assert ("english-150",) in position.run(recruitment).choices()
    position = Position("green", "blue").law("mercenary-statute").offer("english-150")
    position.stronghold("green", "C3").purse("green", crowns=E.wage["english-150"])
    assert position.track(s1="green").run(recruitment).choices() == [()]


def test_soldiers_charter() -> None:
    position = Position("green", "blue").law("soldiers-charter").purse("green", crowns=20)
    game = position.stronghold("green", "C3", "english-150 english-100").run(wages).say(SUBMIT)
    game.say((NameCompany("", "english-150"), NameCompany("", "english-100")))
    spent = E.wage["english-150"] + E.wage["english-100"] + 1
    assert game.baron("green").crowns == 20 - spent


@pytest.mark.parametrize(("answer", "fights"), [(SUBMIT, False), (REFUSE, True)])
def test_sanctity_of_strongholds(answer: object, fights: bool) -> None:
    done: list[bool] = []

    def passage(s: KnightsState) -> Flow[None]:
        done.append((yield from may_storm(s, Seat(0), Attack("C3", Seat(1), "assault"))))

    position = Position("green", "blue").law("sanctity-of-strongholds")
    game = position.stronghold("blue", "C3", "regular-50").run(passage)
    assert game.asked == ("green",)
    game.say(answer)
    assert done == [fights]


def test_protection_of_cities() -> None:
    def passage(s: KnightsState) -> Flow[None]:
        yield from take_city(s, Seat(0), region("monz"), "WK-SIEGE-10")

    position = Position("green", "blue").law("protection-of-cities")
    game = position.run(passage).say(RAZE, SUBMIT)
    assert game.owner("monz") == "green"
    position = Position("green", "blue").law("protection-of-cities")
    game = position.run(passage).say(RAZE, REFUSE)
    assert game.city("monz").razed
    assert game.baron("green").banned
    assert Position("green", "blue").run(passage).choices() == [CONTROL, RAZE]


def test_right_of_passage() -> None:
    position = Position("green", "blue").noble(PRUSSEN, "E3", "regular-50")
    assert in_the_way(position.state, Seat(0), "E3") == [1]
    assert in_the_way(position.law("right-of-passage").state, Seat(0), "E3") == []


@pytest.mark.parametrize(("cities", "crowns", "left"), [(5, 7, 5), (5, 1, 0), (4, 7, 7)])
def test_tithe(cities: int, crowns: int, left: int) -> None:
    position = Position("green", "blue").law("tithe").purse("green", crowns=crowns)
    for name in list(E.cities)[:cities]:
        position.city(name, "green")
    game = position.run(lambda s: pay_tithe(s, Seat(0)))
    if cities == 5:
        game.say(SUBMIT)
    assert game.baron("green").crowns == left


def test_guild_privileges() -> None:
    position = Position("green", "blue").city("monz", "green", fortified=True)
    assert taxes.due_to(position.state, Seat(0)) == E.cities["monz"].income + 1
    assert taxes.due_to(position.law("guild-privileges").state, Seat(0)) == (
        E.cities["monz"].income + 2
    )


def test_broad_franchise() -> None:
    game = hold(hall("fine").law("broad-franchise").banned("red"))
    assert [baron.votes for baron in game.state.barons] == [3, 3, 0]


def test_of_two_laws_the_one_that_nobody_can_refuse_counts() -> None:
    s = Position("green", "blue", open_motions=True).law("protection-of-cities", "no-razing").state
    assert law_with(s, "no_raze") == "no-razing"
    assert law_with(s, "tithe") == ""
    assert by_law(s, "no_raze") == 2


# -- charges ---------------------------------------------------------------------------------------


def test_ambassador_to_the_holy_see() -> None:
    game = hold(hall("fine").charge("blue", "ambassador-to-the-holy-see"))
    assert (game.baron("blue").faith, game.baron("blue").votes) == (1, 0)
    assert game.asked == ("green", "red")


@rule("WK-ASSEMBLY-13")
def test_a_new_ambassador_leaves_at_once() -> None:
    position = hall("ambassador-to-the-holy-see", "fine", "synod")
    game = hold(position).say(("ambassador-to-the-holy-see", "fine", "synod"))
    choose(game, "green").say(SUBMIT)
    assert (game.prompt, game.asked) == ("name-chairman", ("green",))  # he was in the chair
    game.say(NameBaron(Seat(2)))
    assert (game.prompt, game.asked) == ("bid", ("red", "blue"))


def test_keeper_of_the_seals() -> None:
    game = hold(hall("fine").charge("blue", "keeper-of-the-seals").city("monz", "blue"))
    assert [baron.votes for baron in game.state.barons] == [1, 4, 1]


def test_master_of_works() -> None:
    position = Position("green", "blue").purse("green", crowns=4).charge("green", "master-of-works")
    position.city("monz", "green", breaches=2)
    game = position.run(defensive_works).say(Repair(region("monz"), 2))
    assert game.baron("green").crowns == 2
    position = Position("green", "blue").purse("green", crowns=4).charge("green", "master-of-works")
    game = position.city("monz", "green").run(defensive_works).say(Fortify(region("monz")))
    assert game.baron("green").crowns == 2


@pytest.mark.parametrize(("event", "faith"), [("heretic", 1), ("stolen-treasury", 1)])
def test_grand_almoner(event: str, faith: int) -> None:
    position = Position("green", "blue", church="green").charge("green", "grand-almoner")
    position.next_event("red").purse("green", crowns=8, faith=faith)
    game = position.run(important_event).say(NameBaron(Seat(0))).draw(event)
    assert game.prompt == "cancel-event"  # 1 less than 2, and never less than 1
    assert game.about["faith"] == faith
    game.say(YES)
    assert game.baron("green").faith == 0
    assert by_charge(game.state, Seat(0), "cancel_discount") == 1


# -- offices ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("office", "away", "at_home"),
    [
        ("constable", 100, 100),
        ("marshal", 150, 150),
        ("captain-of-the-royal-guard", 200, 200),
        ("warden-of-the-marches", 50, 150),
        ("governor", 0, 0),
    ],
)
def test_free_troops(office: str, away: int, at_home: int) -> None:
    s = Position("green", "blue").noble(SMALT, "E3", "regular-50").office(SMALT, office).state
    assert troop_total(s, s.noble(SMALT)) == 50 + away
    assert troop_total(s, s.noble(SMALT), at_home=True) == 50 + at_home


def test_master_of_horse() -> None:
    position = Position("green", "blue").noble(SMALT, "E3", "regular-50")
    position.proclaimed("hard-winter")  # so that roads lead no farther than fields
    assert max(len(path) for path in paths(position.state, position.state.noble(SMALT))) == 1
    position.office(SMALT, "master-of-horse")
    assert max(len(path) for path in paths(position.state, position.state.noble(SMALT))) == 2


@pytest.mark.parametrize("office", ["", "lord-admiral"])
def test_lord_admiral(office: str) -> None:
    home, abroad = [port for port in E.ports if port in E.kingdom][:2]
    position = Position("green", "blue").noble(SMALT, home, "regular-50")
    if office:
        position.office(SMALT, office)
    game = position.run(lambda s: sail(s, s.noble(SMALT), abroad))
    noble = game.noble(SMALT)
    assert (noble.region, noble.at_sea, noble.fresh) == (abroad, not office, False)


def test_master_of_siege_engines() -> None:
    position = Position("green", "blue").noble(SMALT, region("monz"), "regular-100")
    s = position.state
    side = CombatSide(Seat(0), [SMALT], commander=SMALT)
    defender = CombatSide(None, walls=True)
    s.combat = Combat("assault", region("monz"), side, defender)
    assert (attack_strength(s, [s.noble(SMALT)]), cards_due(s, side)) == (300, 3)
    position.office(SMALT, "master-of-siege-engines")
    assert (attack_strength(s, [s.noble(SMALT)]), cards_due(s, side)) == (400, 4)
    s.combat.kind = "battle"
    assert cards_due(s, side) == 3


@pytest.mark.parametrize(("place", "crowns"), [("monz", 2), ("isar", 0)])
def test_governor(place: str, crowns: int) -> None:
    position = (
        Position("green", "blue").city("monz", "green").noble(SMALT, region(place), "swiss-50")
    )
    income = taxes.due_to(position.state, Seat(0))
    assert income == walls.income(position.state, E.city_index["monz"])
    assert taxes.due_to(position.office(SMALT, "governor").state, Seat(0)) == income + crowns


@pytest.mark.parametrize(("fresh", "extra"), [(True, 1), (False, 0)])
def test_champion_of_the_realm(fresh: bool, extra: int) -> None:
    position = Position("green", "blue").noble(SMALT, "E3", "regular-50", fresh=fresh)
    side = CombatSide(Seat(0), [SMALT], commander=SMALT)
    before = victories(position.state, side)
    position.office(SMALT, "champion-of-the-realm")
    assert victories(position.state, side) - before == extra
    side.dead = [SMALT]
    assert victories(position.state, side) == 0


def test_standard_bearer() -> None:
    position = Position("green", "blue").noble(SMALT, "E3", "regular-50 english-100")
    game = position.office(SMALT, "standard-bearer").run(
        lambda s: death.die(s, s.noble(SMALT), "WK-DEATH-09")
    )
    assert game.over  # nobody draws for desertion
    assert game.noble(SMALT).troops == ["regular-50", "english-100"]


def test_every_agenda_card_is_in_one_of_the_tests_above() -> None:
    """Each has a test of its own name; private motions have a file of their own."""
    tested = {name.removeprefix("test_").replace("_", "-") for name in globals()}
    concessions = {row.id for row in E.agendas.values() if row.concession}
    free_troops = {row.id for row in E.agendas.values() if row.force.free_troops}
    missing = set(E.agendas) - tested - concessions - free_troops
    assert missing == {"private-motion"}
