"""The thirty worked examples of the rulebook, in their order: one test each, with its numbers."""

from __future__ import annotations

import re

import pytest

from oyez.games.warrior_knights import GAME
from oyez.games.warrior_knights.answers import (
    CONTROL,
    DONE,
    NO,
    REFUSE,
    WALL,
    YES,
    AssignTo,
    Launch,
    NameBaron,
    NameRegion,
    PlaceInRegion,
    Shift,
    ToNoble,
)
from oyez.games.warrior_knights.box.edition import edition
from oyez.games.warrior_knights.rules.cards.expeditions import expedition
from oyez.games.warrior_knights.rules.phases.actions import cards_left
from oyez.games.warrior_knights.rules.phases.planning import planning
from oyez.games.warrior_knights.rules.phases.taxes import taxes
from oyez.games.warrior_knights.rules.phases.zones import due, markers
from oyez.games.warrior_knights.rules.preparation import raze_cities
from oyez.games.warrior_knights.rules.war.battle import cards_due
from oyez.games.warrior_knights.rules.war.death import die
from oyez.games.warrior_knights.rules.war.siege import attack_strength, defence_strength
from oyez.games.warrior_knights.rules.war.sieges import siege_of
from oyez.games.warrior_knights.rules.war.walls import strength
from oyez.games.warrior_knights.scene.happenings import CardTurnedUp, FateTurnedUp, PhaseBegun
from oyez.games.warrior_knights.scene.happenings_at_home import EventCancelled
from oyez.games.warrior_knights.scene.happenings_in_the_field import (
    CasualtiesSuffered,
    CombatDecided,
    CommanderNamed,
    FateDealt,
    FateDiscarded,
    FateRevealed,
    MercenariesFell,
    NobleKilled,
    PassageAnswered,
)
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Match, NotAmongChoices, Seat
from tests.ledger import rule
from tests.warrior_knights.fighting import assail, deal, side_of, turn_up, under_way
from tests.warrior_knights.moves import attack, march, marker, sail, smalt_and_prussen, to_zone
from tests.warrior_knights.positions import SIX, Game, Position, fates

FOUR = SIX[:4]
E = edition("standard")


def going_on(position: Position, *stacks: str) -> Game:
    """The Actions phase as it is played, with these cards on the stacks: "green:levy-taxes"."""
    s = position.state
    for baron in s.barons:
        s.plans[baron.seat] = [[] for _ in s.neutral_left]
        s.planned[baron.seat] = [0 for _ in s.neutral_left]
        s.held[baron.seat], baron.hand = baron.hand, []
    for number, text in enumerate(stacks):
        for word in text.split():
            name, _, card = word.partition(":")
            seat = position.seat(name)
            s.held[seat].remove(card)
            s.plans[seat][number].append(card)
            s.planned[seat][number] += 1
    GAME.check(s)
    match = Match[KnightsState].resumed(GAME, s.seats, s.options, 0, s, [], told=[])
    match.settle()
    return Game(match)


def show(game: Game, card: str) -> Game:
    """The next action card that turns up: "green:levy-taxes"."""
    name, _, kind = card.partition(":")
    return game.draw(f"{game.seat(name)}:{kind}")


def again(position: Position, game: Game) -> Position:
    """The position that a passage has led to."""
    position.state = game.state
    return position


def phases(game: Game) -> list[str]:
    return [event.phase for event in game.events(PhaseBegun)]


def in_zone(game: Game, zone: str) -> int:
    return len(game.state.zones[zone])


# -- Fate, Preparation, Actions --------------------------------------------------------------------


@rule("WK-FATE-EX1")
def test_fate_ex1_an_overseas_city_is_passed_over_when_a_kingdom_city_is_wanted() -> None:
    game = Position(*SIX[:5]).run(raze_cities)
    (overseas,) = fates(city="acre")
    game.fate(overseas)
    assert game.asked == ("nature",)
    assert [placed.card for placed in game.state.fate.bottom] == [overseas]
    game.fate(*fates(city="thira"))
    assert game.city("thira").razed
    assert not game.city("acre").razed


@rule("WK-PREP-EX1")
def test_prep_ex1_six_barons_make_stacks_of_fourteen() -> None:
    game = Position(*SIX).run(planning)
    for baron in SIX:
        for kind in ("draft-soldiers", "levy-taxes", "rally-support"):
            game.answer(baron, (kind, kind))
    s = game.state
    assert [sum(counts[n] for counts in s.planned.values()) for n in range(3)] == [12, 12, 12]
    assert s.neutral_left == [2, 2, 2]
    assert [cards_left(s, n) for n in range(3)] == [14, 14, 14]


@rule("WK-ACTION-EX1")
def test_action_ex1_the_third_card_in_the_taxes_zone_triggers_nothing() -> None:
    position = Position(*FOUR, church="blue").purse("blue", faith=2)
    position.zone("taxes", "green:levy-taxes", "blue:levy-taxes")
    game = going_on(position, "", "green:serve-the-church red:rally-support")
    show(game, "green:serve-the-church").say(YES)
    assert game.events(CardTurnedUp)[0].stack == 2
    assert game.baron("green").faith == 1
    assert game.state.church == game.seat("blue")
    game.say(to_zone("taxes"))
    assert in_zone(game, "taxes") == 3
    assert phases(game) == []
    assert game.asked == ("nature",)  # for the next card


@rule("WK-TRIGGER-EX1")
def test_trigger_ex1_the_eighth_card_of_four_barons_calls_the_assembly() -> None:
    position = Position(*FOUR).agendas("coronation-gifts").purse("blue", votes=2)
    position.state.chairman = position.seat("blue")
    position.zone("assembly", "green:rally-support")
    for baron in FOUR[1:]:
        position.zone("assembly", f"{baron}:rally-support", f"{baron}:rally-support")
    game = going_on(position, "green:rally-support red:levy-taxes")
    assert in_zone(game, "assembly") == 7
    show(game, "green:rally-support").say(YES)
    assert game.state.chairman == game.seat("blue")  # two votes each: the check changes nothing
    assert phases(game) == ["assembly"]
    assert game.baron("green").votes == 2 + 1
    assert len(game.events(CardTurnedUp)) == 1
    for baron in game.asked:
        game.answer(baron, 0)
    game.say(game.choices()[-1]).draw("fine", "tithe", "synod")
    assert in_zone(game, "assembly") == 0
    show(game, "red:levy-taxes")
    assert len(game.events(CardTurnedUp)) == 2


@rule("WK-TRIGGER-EX2")
def test_trigger_ex2_the_twelfth_card_of_six_barons_brings_on_taxes() -> None:
    position = Position(*SIX).fill_zone("taxes", 11)
    assert due(position.state) == ""
    game = position.turn_up("levy-taxes", "green")
    assert phases(game) == ["taxes"]
    assert in_zone(game, "taxes") == 0


@rule("WK-TRIGGER-EX3")
def test_trigger_ex3_the_seventh_marker_of_six_barons_brings_on_recruitment() -> None:
    position = Position(*SIX).track(**{f"s{n + 1}": SIX[n] for n in range(6)})
    assert due(position.state) == ""
    game = position.turn_up("draft-soldiers", "green").say(marker(7))
    assert phases(game) == ["mercenaries"]


@rule("WK-RECRUIT-EX1")
def test_recruit_ex1_three_barons_use_two_blank_spaces_and_spaces_2_and_3() -> None:
    game = Position(*SIX[:3]).turn_up("draft-soldiers", "green")
    assert game.choices() == [marker(1), marker(2), marker(3), marker(4), NO]
    assert [E.spaces[n].label for n in range(4)] == ["", "", "2", "3"]


@rule("WK-RECRUIT-EX2")
def test_recruit_ex2_the_fifth_marker_of_four_barons_brings_on_recruitment() -> None:
    position = Position(*FOUR).track(s1="red", s2="red", s4="black", s5="green")
    game = position.turn_up("draft-soldiers", "blue")
    assert game.choices() == [marker(3), NO]
    assert phases(game.say(marker(3))) == ["mercenaries"]


@rule("WK-IMPROV-EX1")
def test_improv_ex1_a_marker_on_space_3_costs_five_crowns() -> None:
    game = Position(*SIX[:3]).purse("green", crowns=9).turn_up("versatile-strategy", "green")
    assert E.spaces[3].label == "3"
    game.say(marker(4))
    assert game.baron("green").crowns == 9 - 5
    assert game.state.track[3] == game.seat("green")


# -- events and expeditions ------------------------------------------------------------------------


def burning(**faith: int) -> Game:
    """The Head of the Church, green, has drawn Fire, and it strikes blue's Monz."""
    position = Position("green", "blue", "red", church="green").next_event("blue")
    position.city("monz", "blue").noble("otto-von-prussen", "B3", "regular-50")
    for baron, amount in faith.items():
        position.purse(baron, faith=amount)
    game = position.turn_up("important-event").say(NameBaron(Seat(0))).draw("fire")
    assert game.asked == ("nature",)  # nobody is asked to pay before the city is known
    return game.fate(*fates(city="monz"))


@rule("WK-EVENT-EX1")
@pytest.mark.parametrize(
    ("faith", "payers"), [({"red": 2}, (2,)), ({"green": 1, "blue": 1}, (0, 1)), ({}, ())]
)
def test_event_ex1_fire_is_bought_off_for_two_faith_by_anybody_or_several(
    faith: dict[str, int], payers: tuple[int, ...]
) -> None:
    assert E.event_cards["fire"].faith == 2
    game = burning(**faith)
    while game.prompt == "pledge-faith":
        assert game.about["target"] == "B3"
        game.say(game.choices()[-1])
    assert [event.seats for event in game.events(EventCancelled)] == ([payers] if payers else [])
    assert [baron.faith for baron in game.state.barons] == [0, 0, 0]
    if not payers:
        game.fate(*fates(nation="swiss"))
    assert game.city("monz").razed is not bool(payers)
    assert game.noble("otto-von-prussen").on_board is bool(payers)


@rule("WK-EVENT-EX2")
def test_event_ex2_a_red_event_is_bought_off_by_its_drawer_alone() -> None:
    position = Position("green", "blue", "red", church="green").next_event("red")
    position.purse("green", faith=5).purse("blue", crowns=8, faith=1).purse("red", faith=5)
    game = position.turn_up("important-event").say(NameBaron(Seat(1))).draw("stolen-treasury")
    assert (game.prompt, game.asked) == ("cancel-event", ("blue",))
    game.say(NO)
    assert game.prompt != "cancel-event"
    assert game.baron("blue").crowns == 4
    assert game.baron("red").faith == 5


def voyage_card(name: str, result: str) -> str:
    return next(card.id for card in E.fate.values() if card.expedition[name] == result)


@rule("WK-EXPED-EX1")
def test_exped_ex1_five_crowns_for_china_bring_twenty() -> None:
    position = Position("green", "blue").purse("green", crowns=5)
    game = position.run(expedition).say(Launch("china"), 5)
    assert (game.baron("green").crowns, game.state.expeditions["china"].space) == (0, 1)
    game = again(position, game).run(expedition).say(NO)
    assert game.state.expeditions["china"].space == 2
    game = again(position, game).run(expedition).say(NO).fate(voyage_card("china", "4x"))
    assert game.baron("green").crowns == 20
    assert game.baron("green").crowns - 5 == 15


@rule("WK-EXPED-EX2")
def test_exped_ex2_china_leaves_as_the_spice_islands_pay() -> None:
    position = Position("green", "blue", "red", chairman="blue", church="blue")
    position.purse("blue", crowns=3, faith=1).expedition("spice-islands", 2, green=1, red=5)
    game = position.turn_up("expedition")
    assert game.choices() == [Launch("ceylon"), Launch("china"), NO]
    game.say(Launch("china"), 3, YES)
    china, spices = game.state.expeditions["china"], game.state.expeditions["spice-islands"]
    assert (china.space, china.blessed, china.stakes) == (1, True, {1: 3})
    assert (game.baron("blue").faith, spices.space) == (0, 3)
    game.fate(voyage_card("spice-islands", "2x"))
    assert len(game.events(FateTurnedUp)) == 1
    assert (game.baron("green").crowns, game.baron("red").crowns) == (2, 10)
    spices = game.state.expeditions["spice-islands"]
    assert (spices.space, spices.stakes) == (0, {})
    assert game.over
    position = Position("green", "blue", "red").purse("green", crowns=1)
    assert position.expedition("china", 1, blue=3).run(expedition).offers(Launch("spice-islands"))


# -- refusal and recruitment -----------------------------------------------------------------------


@rule("WK-BANNED-EX1")
def test_banned_ex1_who_does_not_pay_the_tax_keeps_his_crowns_and_is_banned() -> None:
    position = Position("green", "blue").law("income-tax").charge("blue", "silver-mines")
    game = position.run(taxes)
    assert (game.prompt, game.asked) == ("obey", ("blue",))
    game.say(REFUSE)
    assert game.baron("blue").crowns == 4
    assert game.baron("blue").banned


def on_the_track(wages: int = 0, green: int = 1) -> Game:
    """Red is on the first space and blue on the second; blue pays 5 crowns for space 3 as well."""
    position = (
        Position("green", "blue", "red", chairman="red")
        .offer("english-150 polish-100 polish-50 romanian-50")
        .track(s1="red", s2="blue")
        .stronghold("red", "G4")
        .noble("louis-de-cyan", "", "regular-50")
        .noble("lorenz-von-linden", "C2", "regular-50")
        .city("kovel", "green")
        .purse("red", crowns=3)
        .purse("blue", crowns=5 + 3)
        .purse("green", crowns=green)
    )
    for number in range(wages):
        position.zone("wages", f"{SIX[number % 3]}:mobilize-forces")
    game = going_on(position, "blue:versatile-strategy green:draft-soldiers")
    show(game, "blue:versatile-strategy").say(marker(4))
    assert E.spaces[3].label == "3"
    assert game.baron("blue").crowns == 3
    return show(game, "green:draft-soldiers")


@rule("WK-MERC-EX1")
@pytest.mark.parametrize(
    ("wages", "triggered"), [(0, ["mercenaries"]), (5, ["wages", "mercenaries"])]
)
def test_merc_ex1_the_fourth_marker_of_three_barons_triggers_recruitment(
    wages: int, triggered: list[str]
) -> None:
    game = on_the_track(wages)
    assert game.choices() == [marker(3), NO]  # the last of the four usable spaces that is free
    game.say(marker(3))
    assert phases(game) == triggered
    assert len(markers(game.state)) == 4
    assert (game.prompt, game.asked) == ("hire", ("red",))


@rule("WK-MERC-EX2")
def test_merc_ex2_three_hires_for_3_3_and_1_crowns_and_four_new_cards() -> None:
    game = on_the_track().say(marker(3))
    game.say(("english-150",), AssignTo(""))
    assert game.baron("red").crowns == 0
    assert game.baron("red").stronghold.troops == ["english-150"]
    assert game.asked == ("blue",)
    game.say(("polish-100", "polish-50"))
    assert game.baron("blue").crowns == 0
    assert markers(game.state) == [2]  # both his markers are gone
    game.say(AssignTo("louis-de-cyan"), AssignTo("louis-de-cyan"))
    assert not game.noble("louis-de-cyan").on_board
    assert game.noble("louis-de-cyan").troops == ["regular-50", "polish-100", "polish-50"]
    game.say(("romanian-50",), AssignTo("lorenz-von-linden"))
    assert game.baron("green").crowns == 0
    assert game.noble("lorenz-von-linden").troops == ["regular-50", "romanian-50"]
    game.draw("swiss-50", "swiss-100", "tuscan-50", "tuscan-100")
    assert markers(game.state) == []
    assert sorted(game.state.offer) == ["swiss-100", "swiss-50", "tuscan-100", "tuscan-50"]


@rule("WK-MERC-EX3")
def test_merc_ex3_without_a_marker_nothing_is_triggered() -> None:
    game = on_the_track(green=0).say(NO)
    assert phases(game) == []
    assert len(markers(game.state)) == 3
    assert [(played.seat, played.card) for played in game.state.zones["wages"]] == [
        (game.seat("green"), "draft-soldiers")
    ]


# -- movement --------------------------------------------------------------------------------------

SMALT, CELADON, BLACK = "alan-of-smalt", "ernesto-di-celadon", "sir-john-dudley-black"
PRUSSEN, SOLFERINO = "otto-von-prussen", "guy-de-solferino"


@rule("WK-MOVE-EX1")
def test_move_ex1_over_the_bridge_but_not_over_mountain_or_river() -> None:
    """E3 has a mountain towards F2, an unbridged river towards E4 and a bridge towards D3."""
    kinds = {frozenset(border.between): border.kind for border in E.borders}
    near = [kinds[frozenset(("E3", other))] for other in ("F2", "E4", "D3")]
    assert near == ["mountain", "river", "bridge"]
    position = Position("green", "blue").noble(SMALT, "E3", "regular-50")
    game = position.turn_up("versatile-strategy", "green")
    for other in ("F2", "E4"):
        with pytest.raises(NotAmongChoices):
            game.say(march(SMALT, other))
    assert game.say(march(SMALT, "D3")).noble(SMALT).region == "D3"


@rule("WK-MOVE-EX2")
def test_move_ex2_two_regions_along_the_road_but_not_past_the_blue_noble() -> None:
    position = Position("green", "blue").noble(SMALT, "D1", "regular-50")
    game = position.noble(PRUSSEN, "B2", "regular-50").turn_up("versatile-strategy", "green")
    game.say(march(SMALT, "C2", "B2", "A2"))
    assert (game.prompt, game.asked) == ("allow-passage", ("blue",))
    game.say(NO)
    assert not game.offers(march(SMALT, "C2", "B2", "A2"))
    assert not game.offers(march(SMALT, "C2", "C3"))  # off the road
    game.say(march(SMALT, "C2", "B2"))
    assert len(game.events(PassageAnswered)) == 1
    assert game.noble(SMALT).region == game.noble(PRUSSEN).region == "B2"


def landed(position: Position, baron: str, noble: str, port: str, card: str) -> Game:
    """The noble sails, waits at sea while another card turns up, and lands in Upkeep."""
    position.stronghold(baron, "C3").stronghold("blue", "G4")
    game = show(going_on(position, f"{baron}:{card} blue:levy-taxes"), f"{baron}:{card}")
    if card == "mobilize-forces":
        game.say(NameRegion(port))
    game.say(sail(noble, port))
    at_sea = game.noble(noble)
    assert (at_sea.region, at_sea.at_sea, at_sea.fresh) == (port, True, False)
    return show(game, "blue:levy-taxes")


@rule("WK-SEA-EX1")
@pytest.mark.parametrize("card", ["mobilize-forces", "versatile-strategy"])
def test_sea_ex1_from_alexandria_to_any_port_and_ashore_in_upkeep(card: str) -> None:
    alexandria = E.cities["alexandria"].region
    others = [port for port in E.ports if port != alexandria]
    assert len(others) == 12
    for port in others:
        position = Position("green", "blue").noble(SMALT, alexandria, "regular-50")
        game = landed(position, "green", SMALT, port, card)
        noble = game.noble(SMALT)
        assert game.state.round == 2
        assert (noble.region, noble.at_sea, noble.fresh) == (port, False, True)


@rule("WK-SEA-EX2")
def test_sea_ex2_from_ballin_to_cadiz_and_ashore_in_upkeep() -> None:
    ballin, cadiz = E.cities["ballin"].region, E.cities["cadiz"].region
    position = Position("black", "blue").noble(BLACK, ballin, "regular-50")
    noble = landed(position, "black", BLACK, cadiz, "versatile-strategy").noble(BLACK)
    assert (noble.region, noble.at_sea, noble.fresh) == (cadiz, False, True)


# -- battle ----------------------------------------------------------------------------------------


def smalt_attacks() -> Game:
    game = assail(smalt_and_prussen(), "green", "E3", "blue").say((SMALT, CELADON))
    return game.say(ToNoble(SMALT))


@rule("WK-BATTLE-EX1")
def test_battle_ex1_smalt_commands_prussen_is_exhausted_and_red_stays_out() -> None:
    game = smalt_attacks()
    assert [event.noble for event in game.events(CommanderNamed)] == [SMALT, PRUSSEN]
    combat = under_way(game)
    assert [name for side in combat.sides for name in side.nobles] == [SMALT, CELADON, PRUSSEN]
    assert cards_due(game.state, side_of(game, "green")) == 3 + 2  # Celadon's men, not his +200
    assert cards_due(game.state, side_of(game, "blue")) == 2 + 2  # Prussen's +200 counts
    deal(game, "inflict inflict victory", "inflict inflict")
    assert (game.prompt, game.about["ability"]) == ("use-ability", "avoid")
    assert game.say(YES).prompt == "place-loss"  # Prussen is not asked for his
    assert (game.noble(SOLFERINO).region, game.noble(SOLFERINO).casualties) == ("E3", 0)


@rule("WK-BATTLE-EX2")
def test_battle_ex2_green_keeps_three_cards_of_five_and_blue_two_of_four() -> None:
    game = deal(smalt_attacks(), "inflict inflict victory", "inflict inflict")
    assert [event.cards for event in game.events(FateDealt)] == [5, 4]
    assert [event.cards for event in game.events(FateDiscarded)] == [2, 2]
    assert [len(event.cards) for event in game.events(FateRevealed)] == [3, 2]


@rule("WK-BATTLE-EX3")
def test_battle_ex3_celadon_falls_and_prussen_retreats() -> None:
    game = deal(smalt_attacks(), "inflict inflict victory", "inflict inflict").say(YES)
    assert [event.casualties for event in game.events(CasualtiesSuffered)] == [1, 2]
    game.say(ToNoble(CELADON))
    (decided,) = game.events(CombatDecided)
    assert (decided.attacker, decided.defender, decided.result) == (1, 0, "partial-victory")
    turn_up(game, nation="swiss")
    assert (game.prompt, game.asked) == ("retreat", ("blue",))
    turn_up(game.say("F3"), nation="tuscan")
    assert game.over
    assert (game.noble(PRUSSEN).region, game.noble(PRUSSEN).casualties) == ("F3", 2)
    assert [event.noble for event in game.events(NobleKilled)] == [CELADON]
    assert game.noble(SMALT).casualties == 0


# -- assault and siege -----------------------------------------------------------------------------


@rule("WK-ASSAULT-EX1")
@pytest.mark.parametrize(("fortified", "cards"), [(False, 5 + 2), (True, 6 + 2)])
def test_assault_ex1_vecht_and_200_men_draw_seven_or_eight(fortified: bool, cards: int) -> None:
    vecht = E.cities["vecht"]
    assert vecht.strength == 300
    position = Position("green", "blue").city("vecht", "blue", fortified=fortified)
    position.noble(PRUSSEN, vecht.region, "regular-100 regular-50 regular-50")
    position.noble(SMALT, vecht.region, "swiss-200")
    game = assail(position, "green", vecht.region, "blue", "assault")
    assert cards_due(game.state, under_way(game).defender) == cards


@rule("WK-ASSAULT-EX2")
def test_assault_ex2_a_city_of_400_takes_four_breaches_and_no_more() -> None:
    ballin = E.cities["ballin"]
    assert ballin.strength == 400
    position = Position("green", "blue").city("ballin", "blue")
    position.noble("louis-de-cyan", ballin.region, "regular-100 english-150")
    position.noble("kazimierz-zielonka", ballin.region, "swiss-200 polish-200 tuscan-150")
    game = assail(position, "green", ballin.region, "blue", "assault")
    deal(game, "inflict inflict inflict inflict inflict", "victory victory")
    for left in (300, 200, 100, 0):
        game.say(WALL)
        assert strength(game.state, ballin.region) == left
    assert game.city("ballin").breaches == 4
    assert game.noble("louis-de-cyan").casualties == 1  # the fifth can go nowhere else


@rule("WK-ASSAULT-EX3")
def test_assault_ex3_red_takes_froli_with_two_breaches() -> None:
    froli, scarletti = E.cities["froli"], "ricardo-di-scarletti"
    assert froli.strength == 200
    position = Position("red", "blue").noble(SOLFERINO, froli.region, "regular-100")
    position.noble(scarletti, "C3", "regular-50 regular-50")
    game = position.turn_up("mobilize-forces", "red")
    game.say(NameRegion(froli.region), march(scarletti, froli.region), ())
    game.say(attack(froli.region, None, "assault"), (SOLFERINO, scarletti), ToNoble(SOLFERINO))
    deal(game, "inflict avoid", "inflict victory")
    assert [event.cards for event in game.events(FateDealt)] == [4, 2]
    assert [(event.seat, event.cards) for event in game.events(FateDiscarded)] == [(0, 2)]
    assert (game.prompt, game.about["ability"]) == ("use-ability", "inflict")
    game.say(YES)
    assert [event.casualties for event in game.events(CasualtiesSuffered)] == [0, 2]
    game.say(CONTROL)
    assert game.owner("froli") == "red"
    assert game.city("froli").breaches == 2
    assert strength(game.state, froli.region) == 0
    assert game.prompt == "put-away"  # he moved and fought: the zone is his choice


@rule("WK-SIEGE-EX1")
def test_siege_ex1_celadon_besieges_monz_with_fifty_men() -> None:
    monz = E.cities["monz"]
    position = Position("green", "blue").noble(CELADON, "B2", "regular-50")
    game = position.turn_up("mobilize-forces", "green")
    game.say(NameRegion(monz.region), march(CELADON, monz.region))
    assert attack_strength(game.state, [game.noble(CELADON)]) == 50 + 200
    assert defence_strength(game.state, monz.region) == monz.strength == 200
    game.say(attack(monz.region, None, "siege"), to_zone("wages"))
    assert game.over
    assert siege_of(game.state, monz.region, game.seat("green")) is not None
    assert not game.noble(CELADON).fresh
    assert game.owner("monz") == ""
    position = Position("green", "blue", in_round=2).siege(monz.region, "green", since=1)
    position.noble(CELADON, monz.region, "regular-50", fresh=False)
    position.noble(SMALT, monz.region, "swiss-50")
    game = position.turn_up("versatile-strategy", "green")
    game.say(attack(monz.region, None, "siege"), CONTROL)
    assert game.owner("monz") == "green"
    assert game.state.sieges == []


# -- death and arrival -----------------------------------------------------------------------------


@rule("WK-DEATH-EX1")
def test_death_ex1_almos_topaz_leaves_his_heir_200_regulars() -> None:
    topaz, regulars = "almos-topaz", "regular-100 regular-50 regular-50"
    position = Position("yellow", "blue").stronghold("yellow", "C3").stronghold("blue", "G4")
    position.noble(topaz, "E3", f"{regulars} english-50 english-100 polish-100", casualties=5)
    game = position.run(lambda s: die(s, s.noble(topaz), "WK-BATTLE-20"))
    turn_up(game, nation="english")
    assert (game.prompt, game.asked) == ("deserter", ("yellow",))
    game.say("english-50")
    (fell,) = game.events(MercenariesFell)
    assert fell.troops == ("english-100", "polish-100")
    noble = game.noble(topaz)
    assert (noble.casualties, noble.on_board) == (0, False)
    game = again(position, game).upkeep(stage="ships")
    while game.prompt == "rearrange":
        game.say(DONE)
    assert game.noble(topaz).region == "C3"
    assert game.noble(topaz).troops == regulars.split()


@rule("WK-ARRIVE-EX1")
def test_arrive_ex1_flieder_in_monz_lavender_at_home_and_malve_off_the_board() -> None:
    malve, lavender, flieder = "renaud-de-malve", "geoffrey-lavender", "guntram-von-flieder"
    position = Position("purple", "blue").noble(flieder, "", "regular-100").city("monz", "purple")
    position.stronghold("purple", "C3", "swiss-100 english-50").stronghold("blue", "G4")
    game = position.upkeep(stage="ships")
    game.say(Shift(flieder, lavender), ("regular-100",))
    game.say(Shift("", flieder), ("swiss-100",), Shift("", lavender), ("english-50",), DONE)
    for _ in range(2):
        noble = str(game.about["noble"])
        game.say(PlaceInRegion("B3" if noble == flieder else "C3", noble))
    assert game.over
    assert (game.noble(flieder).region, game.noble(flieder).troops) == ("B3", ["swiss-100"])
    assert game.noble(lavender).region == "C3"
    assert game.noble(lavender).troops == ["regular-100", "english-50"]
    assert (game.noble(malve).region, game.noble(malve).troops) == ("", [])


def test_every_example_has_one_test_of_its_name() -> None:
    """The examples are the paragraphs of the rules whose number ends in EX and a figure."""
    text = (GAME.folder / "rules.md").read_text("utf-8")
    found = re.findall(r"^\*\*WK-(\w+-EX\d)\*\*", text, re.MULTILINE)
    names = [name.split("_") for name in globals() if name.startswith("test_")]
    tested = [f"{words[1]}-{words[2]}" for words in names if words[2][:-1] == "ex"]
    assert sorted(tested) == sorted(name.lower() for name in found)
    assert len(tested) == 30
