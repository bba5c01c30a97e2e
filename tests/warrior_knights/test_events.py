"""Important Event: who draws, who pays, and what each of the cards does."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import (
    NO,
    YES,
    Fortify,
    NameBaron,
    NameCity,
    NameCompany,
    NameRegion,
    ToNoble,
    Yield,
)
from oyez.games.warrior_knights.rules.assembly.lasting import by_event
from oyez.games.warrior_knights.rules.war.geography import neighbours, road_steps
from oyez.games.warrior_knights.scene.happenings import InfluenceWithheld
from oyez.games.warrior_knights.scene.happenings_at_home import EventCancelled
from oyez.games.warrior_knights.scene.happenings_in_the_field import NobleKilled, RevoltDrawn
from oyez.kernel import Seat
from tests.ledger import rule
from tests.warrior_knights.positions import Game, Position, fates

GREEN, BLUE, RED = Seat(0), Seat(1), Seat(2)


def three(back: str = "red", **faith: int) -> Position:
    """Green is Head of the Church and in the chair; the back of the next event can be seen."""
    position = Position("green", "blue", "red").next_event(back)
    for baron, number in faith.items():
        position.purse(baron, faith=number)
    return position


def strike(position: Position, card: str, drawer: Seat = GREEN) -> Game:
    """The event turns up, and the Head of the Church names who draws it, if he can choose."""
    game = position.turn_up("important-event")
    if game.prompt == "name-drawer":
        game.say(NameBaron(drawer))
    return game.draw(card)


def played(game: Game) -> Game:
    """Let the next card show its back, if that is all that is left."""
    if not game.over:
        game.draw("red")
    assert game.over
    return game


# -- who draws -------------------------------------------------------------------------------------


@rule("WK-EVENT-01", "WK-EVENT-02", "WK-COMP-16")
def test_for_a_faith_the_head_of_the_church_hands_a_red_event_on() -> None:
    game = three("red", green=1).turn_up("important-event")
    assert game.choices() == [NameBaron(GREEN), NameBaron(BLUE), NameBaron(RED)]
    game.say(NameBaron(BLUE))
    assert game.baron("green").faith == 0


@rule("WK-EVENT-01", "WK-R20")
@pytest.mark.parametrize("back", ["red", "green", "blue"])
def test_the_head_of_the_church_names_the_drawer_and_not_the_chairman(back: str) -> None:
    position = Position("green", "blue", "red", chairman="red", church="blue").next_event(back)
    game = position.purse("blue", faith=1).turn_up("important-event")
    assert (game.prompt, game.asked) == ("name-drawer", ("blue",))
    assert set(game.choices()) == {NameBaron(GREEN), NameBaron(BLUE), NameBaron(RED)}


@rule("WK-EVENT-02")
def test_to_draw_a_red_event_himself_costs_nothing() -> None:
    game = three("red", green=1).turn_up("important-event").say(NameBaron(GREEN))
    assert game.baron("green").faith == 1


@rule("WK-EVENT-03", "WK-COMP-16")
@pytest.mark.parametrize(("drawer", "left"), [(GREEN, 0), (BLUE, 1)])
def test_to_keep_a_green_event_costs_a_faith(drawer: Seat, left: int) -> None:
    game = three("green", green=1).turn_up("important-event").say(NameBaron(drawer))
    assert game.baron("green").faith == left


@rule("WK-EVENT-05", "WK-R20")
def test_a_blue_event_is_drawn_by_anybody_for_nothing() -> None:
    game = three("blue").turn_up("important-event")
    assert game.choices() == [NameBaron(GREEN), NameBaron(BLUE), NameBaron(RED)]


@rule("WK-R20")
def test_without_faith_a_red_event_stays_and_a_green_one_goes() -> None:
    assert three("red").turn_up("important-event").asked == ("nature",)
    game = three("green").turn_up("important-event")
    assert game.choices() == [NameBaron(BLUE), NameBaron(RED)]


@rule("WK-EVENT-04")
def test_a_red_event_strikes_who_drew_it() -> None:
    position = three("red", green=1, blue=3)
    game = played(strike(position, "crisis-of-faith", BLUE))
    assert game.baron("blue").faith == 1


# -- cancelling ------------------------------------------------------------------------------------


@rule("WK-EVENT-06", "WK-EVENT-07", "WK-EVENT-09", "WK-EVENT-EX2", "WK-COMP-19")
def test_only_who_drew_a_red_event_can_cancel_it() -> None:
    position = three("red", green=1, blue=1, red=5).purse("blue", crowns=8, faith=1)
    game = strike(position, "stolen-treasury", BLUE)
    assert game.asked == ("blue",)
    played(game.say(YES))
    assert (game.baron("blue").crowns, game.baron("blue").faith) == (8, 0)
    assert game.state.event_deck.discard == ["stolen-treasury"]


@rule("WK-EVENT-06")
def test_an_event_without_a_price_cannot_be_cancelled() -> None:
    game = strike(three("red", green=9), "crisis-of-faith")
    assert game.asked == ("nature",)
    assert game.baron("green").faith == 7


@rule("WK-EVENT-07")
def test_who_lacks_the_faith_is_not_asked() -> None:
    game = strike(three("red", green=1), "heretic")
    assert game.prompt != "cancel-event"


@rule("WK-EVENT-08", "WK-EVENT-10", "WK-EVENT-EX1", "WK-R21")
def test_several_barons_pool_their_faith_once_the_city_is_known() -> None:
    position = three("blue", green=1, blue=1)
    game = strike(position, "fire").fate(*fates(city="monz"))
    assert (game.asked, game.prompt) == (("green",), "pledge-faith")
    assert game.about["target"] == "B3"
    played(game.say(1, 1))
    assert (game.baron("green").faith, game.baron("blue").faith) == (0, 0)
    assert game.events(EventCancelled)[0].seats == (GREEN, BLUE)
    assert not game.city("monz").razed


def pledging() -> Game:
    """Green has drawn Fire, which strikes Monz; blue presides, and all have 2 Faith."""
    position = Position("green", "blue", "red", chairman="blue").next_event("blue")
    for baron in ("green", "blue", "red"):
        position.purse(baron, faith=2)
    return strike(position, "fire", GREEN).fate(*fates(city="monz"))


@rule("WK-EVENT-08", "WK-R21")
def test_pledges_go_from_the_chairman_clockwise_whoever_drew_and_any_baron_can_pay_alone() -> None:
    game = pledging()
    asked = [*game.asked, *game.say(0).asked, *game.say(0).asked]
    assert asked == ["blue", "red", "green"]
    played(game.say(0))
    assert game.city("monz").razed
    alone = played(pledging().say(0, 2))
    assert not alone.city("monz").razed
    assert [baron.faith for baron in alone.state.barons] == [2, 2, 0]


@rule("WK-R21")
def test_too_few_pledges_cost_nothing() -> None:
    game = strike(three("blue", green=1, blue=1), "fire").fate(*fates(city="monz"))
    assert game.choices() == [0, 1]
    played(game.say(1, 0))
    assert game.baron("green").faith == 1
    assert game.city("monz").razed


@rule("WK-R21")
def test_pledges_are_raised_until_all_pass_in_a_row() -> None:
    game = strike(three("blue", green=2, blue=1), "fire").fate(*fates(city="monz"))
    game.say(1, 0)
    assert game.asked == ("green",)
    played(game.say(1))
    assert game.baron("green").faith == 0


@rule("WK-EVENT-11")
def test_a_lasting_event_is_never_cancelled_later() -> None:
    game = strike(three("red", green=2), "heretic").say(NO)
    played(game.fate(*fates(noble="otto-von-prussen")))  # no other baron has Faith
    assert game.state.church == BLUE
    assert game.baron("green").cards == ["heretic"]
    assert "heretic" not in game.state.event_deck.discard
    later = three("red", blue=9, green=9).event("green", "heretic").turn_up("important-event")
    later.say(NameBaron(GREEN)).draw("crisis-of-faith")
    assert later.asked == ("nature",)  # nobody is asked about the event before green
    assert played(later).baron("green").cards == ["heretic"]


def test_the_grand_almoner_pays_a_faith_less_but_never_nothing() -> None:
    position = three("red", green=2).charge("green", "grand-almoner")
    game = strike(position, "broken-line").say(ToNoble("alan-of-smalt"))
    assert game.about["faith"] == 2
    game = strike(three("red", green=2).charge("green", "grand-almoner"), "scandal")
    assert game.about["faith"] == 1


def test_the_share_of_the_grand_almoner_counts_for_more() -> None:
    position = three("blue", green=1).charge("green", "grand-almoner")
    game = strike(position, "fire").fate(*fates(city="monz"))
    played(game.say(2))
    assert game.baron("green").faith == 0
    assert not game.city("monz").razed


def test_the_share_of_the_grand_almoner_is_never_nothing() -> None:
    position = three("blue", green=1, blue=1).charge("green", "grand-almoner")
    game = strike(position, "fire").fate(*fates(city="monz"))
    played(game.say(1, 1))
    assert [game.baron(name).faith for name in ("green", "blue")] == [0, 0]


# -- red events ------------------------------------------------------------------------------------


def army(troops: str = "regular-100 polish-200", **more: object) -> Position:
    """Green has one noble on the board, and no Faith to spare."""
    position = three("red").noble("alan-of-smalt", "E3", troops)
    return position


@rule("WK-FATE-04")
@pytest.mark.parametrize("at_sea", [False, True])
def test_an_assassin_puts_casualties_on_an_army_ashore_or_at_sea(at_sea: bool) -> None:
    """Celadon is off the board and Prussen another’s, so that Fate goes on to Smalt."""
    position = three().noble("alan-of-smalt", "D1", "regular-100 polish-200", at_sea=at_sea)
    position.noble("otto-von-prussen", "E3", "swiss-200")
    game = strike(position, "assassin")
    game.fate(*fates(noble="ernesto-di-celadon"), *fates(noble="otto-von-prussen"))
    game.fate(*fates(noble="alan-of-smalt"))
    assert played(game).noble("alan-of-smalt").casualties == 2
    assert game.noble("otto-von-prussen").casualties == 0


@rule("WK-R30", "WK-DEATH-09")
def test_an_assassin_kills_who_has_no_more_troops_than_casualties() -> None:
    game = strike(army("regular-100 polish-100"), "assassin").fate(*fates(noble="alan-of-smalt"))
    game.fate(*fates(nation="swiss"))
    assert game.noble("alan-of-smalt").region == ""


def test_a_heretic_hands_the_church_to_who_has_most_faith() -> None:
    game = strike(three("red", blue=1, red=2), "heretic")
    assert played(game).state.church == RED
    assert game.baron("green").cards == ["heretic"]


@rule("WK-R85", "WK-EVENT-11")
def test_no_heir_leaves_a_noble_without_one() -> None:
    """Smalt has none already; Celadon is off the board."""
    position = army()
    position.state.noble("alan-of-smalt").heir = None
    game = strike(position, "no-heir")
    game.fate(*fates(noble="alan-of-smalt"), *fates(noble="ernesto-di-celadon"))
    assert played(game).noble("ernesto-di-celadon").heir is None
    assert game.noble("ernesto-di-celadon").card == "no-heir"
    assert game.state.event_deck.discard == []


@rule("WK-R85")
def test_a_broken_line_is_picked_by_the_baron_on_the_left() -> None:
    position = army()
    position.state.noble("lorenz-von-linden").heir = None
    game = strike(position, "broken-line")
    assert game.asked == ("blue",)
    others = ("alan-of-smalt", "ernesto-di-celadon", "kazimierz-zielonka")
    assert game.choices() == [ToNoble(name) for name in others]
    assert played(game.say(ToNoble("alan-of-smalt"))).noble("alan-of-smalt").heir is None


@pytest.mark.parametrize(
    ("troops", "tokens"),
    [
        ("regular-100 polish-50", 1),
        ("regular-100 polish-150", 1),
        ("regular-100 polish-200", 2),
        ("swiss-200 polish-200 english-50", 2),
    ],
)
def test_camp_fever_strikes_half_of_the_hundreds_rounded_up(troops: str, tokens: int) -> None:
    game = strike(army(troops), "camp-fever").fate(*fates(noble="alan-of-smalt"))
    assert played(game).noble("alan-of-smalt").casualties == tokens


def test_camp_fever_kills_who_leads_fifty_men() -> None:
    game = strike(army("regular-50"), "camp-fever").fate(*fates(noble="alan-of-smalt"))
    played(game.fate(*fates(nation="swiss")))
    assert game.noble("alan-of-smalt").region == ""
    assert game.noble("alan-of-smalt").troops == ["regular-50"]


def test_a_stolen_treasury_is_half_of_the_crowns_rounded_down() -> None:
    assert (
        played(strike(three().purse("green", crowns=7), "stolen-treasury")).baron("green").crowns
        == 4
    )


def test_a_scandal_costs_half_of_the_votes_rounded_up() -> None:
    assert played(strike(three().purse("green", votes=7), "scandal")).baron("green").votes == 3


def test_in_a_mutiny_cards_of_one_nation_are_paid_or_desert() -> None:
    position = army("regular-100 polish-200 polish-50 swiss-50").purse("green", crowns=1)
    game = strike(position, "mutiny").fate(*fates(nation="tuscan"), *fates(nation="polish"))
    played(game.say((NameCompany("alan-of-smalt", "polish-50"),)))
    assert game.noble("alan-of-smalt").troops == ["regular-100", "polish-50", "swiss-50"]
    assert game.baron("green").crowns == 0


def test_without_mercenaries_there_is_no_mutiny() -> None:
    assert played(strike(army("regular-100"), "mutiny")).noble("alan-of-smalt").troops == [
        "regular-100"
    ]


def test_one_homesick_card_of_his_choice_deserts() -> None:
    position = army("regular-100 polish-200 polish-50")
    game = strike(position, "homesick-mercenaries").fate(*fates(nation="polish"))
    played(game.say(NameCompany("alan-of-smalt", "polish-50")))
    assert game.noble("alan-of-smalt").troops == ["regular-100", "polish-200"]


def test_bread_riots_make_a_city_revolt_even_with_a_noble_in_it() -> None:
    position = three().city("monz", "green").noble("alan-of-smalt", "B3", "regular-100")
    game = strike(position, "bread-riots").fate(*fates(city="monz"))
    assert game.prompt == "revolt"
    assert played(game.say(Yield("B3"))).owner("monz") == ""


def test_without_a_city_there_are_no_bread_riots() -> None:
    game = played(strike(three(), "bread-riots"))
    assert game.state.event_deck.discard == ["bread-riots"]


def test_collapsing_walls_are_breached_twice() -> None:
    game = strike(three().city("monz", "green"), "collapsing-walls").fate(*fates(city="monz"))
    assert played(game).city("monz").breaches == 2


def test_without_a_city_the_walls_of_the_stronghold_collapse() -> None:
    game = strike(three().stronghold("green", "C3"), "collapsing-walls")
    assert played(game).baron("green").stronghold.breaches == 2


def test_brigands_take_a_crown_for_each_noble_on_a_road() -> None:
    position = three().noble("alan-of-smalt", "E3", "regular-50").purse("green", crowns=5)
    position.noble("lorenz-von-linden", "F4", "regular-50").noble(
        "kazimierz-zielonka", "C1", "regular-50"
    )
    position.noble("ernesto-di-celadon", "D1", "regular-100", at_sea=True)
    assert played(strike(position, "brigands")).baron("green").crowns == 3
    poor = three().noble("alan-of-smalt", "E3", "regular-50").purse("green", crowns=1)
    poor.noble("lorenz-von-linden", "F4", "regular-50")
    assert played(strike(poor, "brigands")).baron("green").crowns == 0


def test_lame_horses_exhaust_a_noble_over_the_next_upkeep() -> None:
    game = strike(army(), "lame-horses").fate(*fates(noble="alan-of-smalt"))
    noble = played(game).noble("alan-of-smalt")
    assert (noble.fresh, noble.lame) == (False, True)


# -- green events ----------------------------------------------------------------------------------


def good(card: str, position: Position | None = None) -> Game:
    """Blue is given a green event."""
    return strike((position or Position("green", "blue", "red")).next_event("green"), card, BLUE)


@pytest.mark.parametrize(
    ("card", "good_of", "amount"),
    [
        ("inheritance", "crowns", 6),
        ("popular-favour", "votes", 3),
        ("holy-relic", "faith", 2),
        ("minstrels", "influence", 1),
    ],
)
def test_what_a_green_event_brings(card: str, good_of: str, amount: int) -> None:
    game = played(good(card, Position("green", "blue", "red").stronghold("blue", "D4")))
    assert getattr(game.baron("blue"), good_of) == amount


@rule("WK-R93", "WK-PHASE3-05")
def test_an_event_brings_no_influence_without_a_stronghold() -> None:
    game = played(good("minstrels"))
    assert (game.baron("blue").influence, game.state.reserve) == (0, 30)
    assert [event.amount for event in game.events(InfluenceWithheld)] == [1]


@rule("WK-R18")
def test_votes_and_faith_of_events_do_not_move_the_titles() -> None:
    assert played(good("popular-favour")).state.chairman == GREEN
    assert played(good("holy-relic")).state.church == GREEN


def test_a_rich_harvest_is_the_income_of_free_cities_up_to_ten() -> None:
    position = Position("green", "blue", "red").city("monz", "blue", fortified=True)
    position.city("kovel", "blue").siege("C2", "red").noble("guy-de-solferino", "C2", "swiss-50")
    assert played(good("rich-harvest", position)).baron("blue").crowns == 3
    position = Position("green", "blue", "red")
    for city in ("ballin", "thira", "gedze"):
        position.city(city, "blue")
    assert played(good("rich-harvest", position)).baron("blue").crowns == 10


def test_volunteers_are_assigned_as_if_hired() -> None:
    position = Position("green", "blue", "red").stronghold("blue", "C3")
    game = good("volunteers", position).draw("swiss-200")
    assert game.prompt == "assign"
    played(game.say(game.choices()[-1]))
    assert game.baron("blue").stronghold.troops == ["swiss-200"]
    assert game.state.offer == []


def test_volunteers_without_a_place_for_them_stay_in_the_deck() -> None:
    position = Position("green", "blue", "red")
    for noble in position.state.nobles_of(BLUE):
        position.noble(noble.id, "E3", "regular-50")
    game = played(good("volunteers", position))
    assert (len(game.state.mercenaries), game.state.offer) == (60, [])


def test_a_master_mason_passes_over_besieged_and_fortified_cities() -> None:
    position = Position("green", "blue", "red").city("monz", "blue").city("kovel", "blue")
    position.city("lenz", "blue", fortified=True).siege("C2", "red")
    position.noble("guy-de-solferino", "C2", "swiss-50")
    game = played(good("master-mason", position))
    fortified = [game.city(name).fortified for name in ("monz", "kovel", "lenz")]
    assert fortified == [True, False, True]
    assert game.baron("blue").crowns == 0


def test_a_master_mason_fortifies_a_city_or_pays() -> None:
    position = Position("green", "blue", "red").city("monz", "blue").city("kovel", "blue")
    assert played(good("master-mason", position).say(Fortify("C2"))).city("kovel").fortified
    assert played(good("master-mason")).baron("blue").crowns == 4


def test_a_second_wind_refreshes_nobles_in_one_region() -> None:
    position = Position("green", "blue", "red")
    for noble, region in (
        ("otto-von-prussen", "E3"),
        ("ranulf-azure", "E3"),
        ("louis-de-cyan", "C1"),
    ):
        position.noble(noble, region, "regular-50", fresh=False)
    position.noble("azzo-di-zaffiro", "D1", "swiss-50", fresh=False, at_sea=True)
    game = good("second-wind", position)
    assert set(game.choices()) == {NameRegion("E3"), NameRegion("C1")}
    played(game.say(NameRegion("E3")))
    fresh = [noble.id for noble in game.state.nobles_of(BLUE) if noble.on_board and noble.fresh]
    assert fresh == ["otto-von-prussen", "ranulf-azure"]


def test_a_papal_envoy_makes_the_head_of_the_church_unless_he_is_a_heretic() -> None:
    game = played(good("papal-envoy"))
    assert (game.state.church, game.baron("blue").faith) == (BLUE, 0)
    game = played(good("papal-envoy", Position("green", "blue", "red").event("blue", "heretic")))
    assert (game.state.church, game.baron("blue").faith) == (GREEN, 1)


@rule("WK-BANNED-10")
def test_the_voice_of_the_estates_makes_a_chairman_unless_he_is_banned() -> None:
    game = played(good("voice-of-the-estates"))
    assert (game.state.chairman, game.baron("blue").votes) == (BLUE, 0)
    game = played(good("voice-of-the-estates", Position("green", "blue", "red").banned("blue")))
    assert (game.state.chairman, game.baron("blue").votes) == (GREEN, 2)


# -- blue events -----------------------------------------------------------------------------------


@rule("WK-EVENT-EX1", "WK-R22")
def test_fire_razes_a_city_and_kills_those_inside_only() -> None:
    position = three("blue").city("monz", "blue").siege("B3", "red")
    position.noble("otto-von-prussen", "B3", "regular-100").noble(
        "guy-de-solferino", "B3", "regular-100"
    )
    game = strike(position, "fire").fate(*fates(city="monz"))
    game.fate(*fates(nation="swiss"))
    assert played(game).city("monz").razed
    assert game.noble("otto-von-prussen").region == ""
    assert game.noble("guy-de-solferino").region == "B3"
    assert game.state.sieges == []
    assert all(game.baron(name).crowns == 0 for name in ("green", "blue", "red"))


def test_the_great_plague_strikes_every_army_in_the_region() -> None:
    position = three("blue")
    for noble in ("alan-of-smalt", "otto-von-prussen"):
        position.noble(
            noble,
            "B3",
            "regular-100 swiss-100 english-100" if noble[0] == "a" else "polish-200 regular-100",
        )
    position.noble("guy-de-solferino", "B2", "polish-200 regular-100")
    game = strike(position, "great-plague").fate(*fates(city="monz"))
    played(game)
    assert game.noble("guy-de-solferino").casualties == 0
    assert [game.noble(n).casualties for n in ("alan-of-smalt", "otto-von-prussen")] == [2, 2]


@rule("WK-R81", "WK-DEATH-09")
def test_who_dies_of_the_plague_dies_from_the_chairman_clockwise() -> None:
    position = Position("green", "blue", "red", chairman="blue").next_event("blue")
    for noble in ("alan-of-smalt", "otto-von-prussen", "guy-de-solferino"):
        position.noble(noble, "B3", "regular-100")
    game = strike(position, "great-plague").fate(*fates(city="monz"), *fates(3, nation="swiss"))
    assert [each.seat for each in played(game).events(NobleKilled)] == [BLUE, RED, GREEN]


def test_a_storm_strikes_armies_at_sea() -> None:
    position = three("blue").noble("alan-of-smalt", "D1", "polish-200 regular-100", at_sea=True)
    position.noble("otto-von-prussen", "D1", "swiss-200 regular-100")
    game = played(strike(position, "storm-at-sea"))
    assert [game.noble(n).casualties for n in ("alan-of-smalt", "otto-von-prussen")] == [2, 0]


def test_a_truce_of_god_holds_until_the_end_of_the_round() -> None:
    game = played(strike(three("blue"), "truce-of-god"))
    assert game.state.proclaimed == ["truce-of-god"]
    assert by_event(game.state, "no_combat")


def test_a_flood_closes_the_bridges() -> None:
    state = played(strike(three("blue"), "flood")).state
    for one, other in state.edition.bridges:
        assert other not in neighbours(state, one)


def test_in_a_hard_winter_roads_are_slow() -> None:
    assert road_steps(played(strike(three("blue"), "hard-winter")).state) == 1


def test_two_more_companies_are_for_hire() -> None:
    game = strike(three("blue"), "companies-for-hire").draw("swiss-50", "swiss-200")
    assert sorted(played(game).state.offer) == ["swiss-200", "swiss-50"]


def test_tax_collectors_pay_everybody_and_leave_the_zone_alone() -> None:
    position = (
        three("blue").city("monz", "blue").city("ballin", "red").zone("taxes", "green:levy-taxes")
    )
    game = played(strike(position, "tax-collectors"))
    assert (game.baron("blue").crowns, game.baron("red").crowns) == (2, 5)
    assert len(game.state.zones["taxes"]) == 1


def test_in_general_unrest_each_draws_for_one_city_of_his() -> None:
    position = three("blue").city("monz", "green").city("kovel", "green").city("ballin", "red")
    position.city("lenz", "green").noble("alan-of-smalt", "A5", "regular-50")
    game = strike(position, "general-unrest")
    assert set(game.choices()) == {NameCity("B3"), NameCity("C2")}  # Lenz has a noble in it
    game.say(NameCity("C2")).fate(*fates(revolt=True))
    assert game.say(Yield("C2")).owner("kovel") == ""
    game.fate(*fates(revolt=False))
    assert played(game).owner("ballin") == "red"


@rule("WK-R81")
def test_general_unrest_begins_with_the_chairman() -> None:
    position = Position("green", "blue", "red", chairman="red").next_event("blue")
    game = strike(position.city("monz", "green").city("ballin", "red"), "general-unrest")
    played(game.fate(*fates(2, revolt=False)))
    assert [each.seat for each in game.events(RevoltDrawn)] == [RED, GREEN]


@rule("WK-SHORTAGE-01")
def test_without_a_card_there_is_no_event() -> None:
    position = three("red")
    position.state.event_deck.top = ""
    position.state.event_deck.discard = list(position.state.edition.event_cards)
    position.state.event_deck.stock = {}
    assert position.turn_up("important-event").over
