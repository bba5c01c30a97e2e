"""What a sensible baron prefers: features, the evaluation, and quick replies."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.bots import LEVELS, STEWARD, Observation, bot_named, bots_by_name
from oyez.games.warrior_knights import GAME, KnightsOptions
from oyez.games.warrior_knights.answers import (
    CONTROL,
    DONE,
    NO,
    PAY_CROWNS,
    PAY_FAITH,
    REFUSE,
    SUBMIT,
    WALL,
    YES,
    Attack,
    ExchangeTroops,
    Fortify,
    Heal,
    NameBaron,
    NameCompany,
    NameRegion,
    Replace,
    Shift,
    ToNoble,
    VoteFor,
    Yield,
)
from oyez.games.warrior_knights.bot import HEURISTICS, REPLIES, WEIGHTS, evaluate, features
from oyez.games.warrior_knights.bot.campaign import Campaign, hops, prize
from oyez.games.warrior_knights.bot.court import boon
from oyez.games.warrior_knights.bot.fighting import SideStrength, host, odds, place
from oyez.games.warrior_knights.bot.household import yields
from oyez.games.warrior_knights.box.edition import edition
from oyez.games.warrior_knights.rules.assembly import session
from oyez.games.warrior_knights.rules.assembly.refusal import submits
from oyez.games.warrior_knights.rules.phases import arrivals, mercenaries, wages
from oyez.games.warrior_knights.rules.phases.revolts import revolt
from oyez.games.warrior_knights.rules.victory import cities_to_win
from oyez.games.warrior_knights.rules.war import walls
from oyez.games.warrior_knights.state import Combat, CombatSide, KnightsEnding
from oyez.kernel import Ask, Flow, Match, OneOf, Question, Seat
from tests.warrior_knights.moves import march
from tests.warrior_knights.positions import Game, Position, fates

GREEN, BLUE = Seat(0), Seat(1)
HOMES = {"green": "C3", "blue": "G3", "red": "B5", "black": "G6"}
THINKING = [*LEVELS, STEWARD]
SMALT, LINDEN, CELADON, ZIELONKA = (
    "alan-of-smalt",
    "lorenz-von-linden",
    "ernesto-di-celadon",
    "kazimierz-zielonka",
)


def table(**options: Any) -> Position:
    """Green is the first of four, and every baron has his stronghold."""
    position = Position("green", "blue", "red", "black", **options)
    for baron, region in HOMES.items():
        position.stronghold(baron, region)
    return position


def chance(position: Position, seat: Seat = GREEN) -> float:
    return evaluate(position.state, seat)


def reply(game: Game) -> Any:
    """What would be said at once."""
    return HEURISTICS.reply(game.state, game.question(), Random(1))


def answer(position: Position, prompt: str, values: list[Any], **about: Any) -> Any:
    """What green would say at once to a question that nobody has led up to."""
    question = Question(Ask(GREEN, OneOf(values), prompt, "", about), 0, False)
    return HEURISTICS.reply(position.state, question, Random(1))


def said(name: str, game: Game) -> Any:
    """What a bot says, which sees only what its seat sees."""
    asked = game.question()
    return bot_named(name, Random(1)).answer(asked, Observation(game.match, asked.seat))


# -- features --------------------------------------------------------------------------------------


def test_every_feature_has_a_weight() -> None:
    position = table()
    for seat in map(Seat, range(4)):
        assert features(position.state, seat).keys() == WEIGHTS.keys()
        assert 0 < evaluate(position.state, seat) < 1


def test_more_cities_are_better() -> None:
    cities = ["monz", "froli", "kovel", "lenz"]
    worths: list[float] = []
    for number in range(5):
        position = table()
        for city in cities[:number]:
            position.city(city, "green")
        worths.append(chance(position))
    assert worths == sorted(worths)
    assert len(set(worths)) == 5


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (table().purse("green", crowns=10), table().purse("green", crowns=2)),
        (table().purse("green", influence=6), table().purse("green", influence=1)),
        (table().purse("green", faith=2), table()),
        (table().purse("green", votes=4), table()),
        (table().noble(SMALT, "E3", "regular-100"), table()),
        (table(), table().banned("green")),
        (table(), table().purse("blue", influence=6)),
        (table(), table().city("thira", "blue")),
        (table().charge("green", "royal-mint"), table()),
        (table(), table().noble("otto-von-prussen", "C3", "regular-100").siege("C3", "blue")),
        (
            table().noble(SMALT, "B3", "regular-50").siege("B3", "green"),
            table().noble(SMALT, "B3", "regular-50"),
        ),
        (table(), table().stronghold("green", "")),
    ],
    ids=[
        "crowns", "influence", "faith", "votes", "men", "ban", "rival influence", "rival city",
        "concession", "besieged", "siege", "stronghold",
    ],
)  # fmt: skip
def test_what_is_better(better: Position, worse: Position) -> None:
    assert chance(better) > chance(worse)


def test_the_end_leaves_no_doubt() -> None:
    position = table()
    position.state.ended = KnightsEnding(BLUE, "military")
    assert [chance(position, Seat(n)) for n in range(4)] == [0, 1, 0, 0]


def test_before_the_first_round_all_are_equal_and_the_eliminated_have_no_chance() -> None:
    match = Match(GAME, 4, KnightsOptions(), rng=Random(1))
    assert {evaluate(match.state, Seat(n)) for n in range(4)} == {1 / 4}
    position = table(elimination=True)
    position.state.barons[0].out = True
    assert chance(position) == 0


def test_where_might_is_right_influence_counts_for_nothing() -> None:
    poor, rich = table(might=True), table(might=True).purse("green", influence=9)
    assert chance(poor) == chance(rich)


# -- campaigns -------------------------------------------------------------------------------------


def test_how_many_cities_win() -> None:
    assert cities_to_win(table().state) == 10
    assert cities_to_win(table().city("monz", razed=True).city("isar", razed=True).state) == 9
    assert cities_to_win(Position("green", "blue", faq_two_players=True).state) == 5


def test_roads_and_ports_shorten_the_way() -> None:
    steps = hops(table().state.edition)
    assert (steps["A1"]["A1"], steps["A1"]["A2"], steps["A1"]["B2"]) == (0, 1, 2)
    assert steps["A2"]["D1"] == 1  # along the road, or by sea
    assert steps["D1"]["O6"] == 1


def test_the_city_that_wins_is_worth_most() -> None:
    position = table()
    before = prize(position.state, GREEN, "B3")
    for city in ("surat", "kovel", "froli", "ballin", "lenz", "bingen", "olbi", "isar", "semlik"):
        position.city(city, "green")
    assert prize(position.state, GREEN, "B3") > 2 * before
    assert prize(position.state, GREEN, "C2") == 0  # it is his own
    assert prize(position.state, GREEN, "G3") > 0  # a stronghold brings a ransom


def test_who_keeps_up_a_siege_stays() -> None:
    position = table().noble(SMALT, "B3", "regular-50").siege("B3", "green")
    position.noble(LINDEN, "D3", "regular-50").city("froli", "green")
    campaign = Campaign(position.state, GREEN)
    smalt, linden = (position.state.noble(name) for name in (SMALT, LINDEN))
    assert campaign.cost_of_leaving(smalt) > campaign.cost_of_leaving(linden) > 0
    assert campaign.potential(smalt, "B3") > campaign.potential(smalt, "A1")


# -- quick replies: war ----------------------------------------------------------------------------


def test_a_siege_is_begun_where_it_can_be() -> None:
    position = table().noble(SMALT, "B3", "regular-50")
    game = position.turn_up("mobilize-forces", "green")
    assert reply(game) == NameRegion("B3")
    game.say(reply(game))
    while game.prompt == "move":
        assert reply(game) == DONE
        game.say(DONE)
    assert reply(game) == Attack("B3", None, "siege")


def test_a_noble_marches_to_a_city_and_besieges_it_with_one_card() -> None:
    game = table().noble(SMALT, "B2", "regular-100").turn_up("mobilize-forces", "green")
    game.say(reply(game))
    assert reply(game).path[-1] == "B3"
    game.say(reply(game))
    assert reply(game) == Attack("B3", None, "siege")
    game.say(reply(game))
    assert [(each.region, each.seat) for each in game.state.sieges] == [("B3", GREEN)]


def test_a_siege_is_completed_with_a_versatile_strategy() -> None:
    position = table(in_round=2).noble(SMALT, "B3", "regular-50").siege("B3", "green", since=1)
    game = position.turn_up("versatile-strategy", "green")
    assert reply(game) == Attack("B3", None, "siege")
    game.say(reply(game))
    assert reply(game) == CONTROL
    game.say(CONTROL)
    assert game.owner("monz") == "green"


def test_mobilize_forces_leaves_the_end_of_a_siege_to_a_versatile_strategy() -> None:
    position = table(in_round=2).noble(SMALT, "B3", "regular-50").siege("B3", "green", since=1)
    game = position.noble(LINDEN, "D4", "regular-50").turn_up("mobilize-forces", "green")
    assert reply(game) == NameRegion("B3")
    game.state.held[GREEN].remove("versatile-strategy")
    game.state.plans[GREEN][1] = ["versatile-strategy"]
    assert reply(game) == NameRegion("D3")


def test_several_armies_join_where_one_is_too_weak() -> None:
    position = table().noble(SMALT, "C1", "regular-100").noble(LINDEN, "D2", "regular-100")
    game = position.noble(CELADON, "E2", "regular-50").turn_up("mobilize-forces", "green")
    campaign = Campaign(game.state, GREEN)
    ways = [march(SMALT, "D1"), march(LINDEN, "D1"), march(CELADON, "D1")]
    aim = max(campaign.aims("D1", list(ways)), key=lambda aim: aim.worth)
    assert len(aim.moves) == 3
    assert aim.attack == Attack("D1", None, "siege")


def test_nobody_marches_for_nothing() -> None:
    position = table().proclaimed("truce-of-god")
    game = position.noble(SMALT, "B3", "regular-50").turn_up("mobilize-forces", "green")
    assert reply(game) == NO


def test_a_strong_army_is_not_thrown_against_strong_walls() -> None:
    position = table().noble(SMALT, "D1", "regular-100").law("no-sieges")
    position.state.options = KnightsOptions(barons=position.state.options.barons, open_motions=True)
    campaign = Campaign(position.state, GREEN)
    nobles = [position.state.noble(SMALT)]
    assert all(aim.worth < 0 for aim in campaign.attacks("D1", nobles))


def test_the_fewest_besiege_and_all_assault() -> None:
    position = table().noble(SMALT, "B3", "regular-100").noble(LINDEN, "B3", "regular-50")
    game = position.turn_up("mobilize-forces", "green").say(NameRegion("B3"))
    while game.prompt == "move":
        game.say(DONE)
    game.say(Attack("B3", None, "siege"))
    assert game.prompt == "choose-armies"
    assert reply(game) == (LINDEN,)
    game = position_in_assault()
    assert set(reply(game)) == {SMALT, LINDEN}


def position_in_assault() -> Game:
    position = table().noble(SMALT, "B3", "regular-100").noble(LINDEN, "B3", "regular-50")
    game = position.turn_up("mobilize-forces", "green").say(NameRegion("B3"))
    while game.prompt == "move":
        game.say(DONE)
    return game.say(Attack("B3", None, "assault"))


def test_a_stronghold_that_keeps_its_owner_in_the_game_is_guarded() -> None:
    position = table(elimination=True).noble(SMALT, "C3", "regular-50")
    campaign = Campaign(position.state, GREEN)
    assert campaign.cost_of_leaving(position.state.noble(SMALT)) > 1
    free = table().noble(SMALT, "C3", "regular-50")
    assert Campaign(free.state, GREEN).cost_of_leaving(free.state.noble(SMALT)) == 0


def test_troops_at_home_go_to_a_noble_who_can_come() -> None:
    position = table().stronghold("green", "C3", "regular-50 regular-50")
    game = position.run(lambda s: arrivals.arrive(s, GREEN))
    shift = reply(game)
    assert isinstance(shift, Shift)
    assert shift.giver == ""
    game.say(shift)
    assert reply(game) == ("regular-50", "regular-50")


def test_armies_are_left_to_their_leaders() -> None:
    position = table().noble(SMALT, "E3", "regular-100").noble(LINDEN, "E3", "swiss-200")
    game = position.run(lambda s: arrivals.arrive(s, GREEN))
    assert game.offers(ExchangeTroops(LINDEN, SMALT))
    assert reply(game) == DONE


def test_who_has_left_the_board_is_given_the_troops_at_home() -> None:
    position = table().stronghold("green", "C3", "regular-50").noble(SMALT, "C3", "regular-100")
    game = position.run(lambda s: arrivals.arrive(s, GREEN))
    game.say(Shift(SMALT, ""), ("regular-100",), DONE)
    assert game.prompt == "equip"
    assert reply(game).giver == ""


# -- quick replies: combat -------------------------------------------------------------------------


def test_odds_grow_with_the_army() -> None:
    s = table().state
    weak, strong, walls_of_two = SideStrength(3, 2, 1), SideStrength(9, 2, 7), SideStrength(2, 0, 2)
    assert odds(s, strong, walls_of_two)[0] > 0.7 > odds(s, weak, walls_of_two)[0]
    assert odds(s, weak, walls_of_two)[1] > odds(s, strong, walls_of_two)[1]


def test_the_strength_of_a_side_is_reckoned_as_in_the_rules() -> None:
    position = table().noble(SMALT, "B3", "regular-100 regular-50", casualties=1)
    s = position.state
    assert host(s, [s.noble(SMALT)]) == SideStrength(2, 1, 1, avoid=1)
    assert place(s, "B3", []) == SideStrength(2, 0, 2)
    assert host(s, []) == SideStrength(0, 0, 0)


def in_combat(hand: list[str], foes: list[str]) -> Game:
    """Green and blue, before they discard."""
    position = table().noble(SMALT, "E3", "regular-100 regular-50")
    position.noble("otto-von-prussen", "E3", "regular-100 regular-50")
    attacker = CombatSide(GREEN, [SMALT], SMALT, hand=hand)
    defender = CombatSide(BLUE, ["otto-von-prussen"], "otto-von-prussen", hand=foes)
    combat = Combat("battle", "E3", attacker, defender, "discard")
    for card in [*hand, *foes]:
        position.state.fate.stock[card] -= 1
    position.state.combat = combat

    def passage(_: Any) -> Flow[None]:
        yield from ()

    return position.run(passage)


def test_the_best_card_is_kept() -> None:
    victory, avoid = fates(1, battle="victory"), fates(2, battle="avoid")
    game = in_combat([*victory, *avoid], fates(3, battle="inflict"))
    assert game.prompt == "discard-fate"
    assert set(reply(game)) == set(avoid)


def test_losses_go_where_they_can_be_borne() -> None:
    position = table().noble(SMALT, "E3", "regular-50")
    position.noble(LINDEN, "E3", "regular-100 regular-50")
    position.state.combat = Combat(
        "battle", "E3", CombatSide(GREEN, [SMALT, LINDEN]), CombatSide(BLUE)
    )
    armies = [ToNoble(SMALT), ToNoble(LINDEN)]
    assert answer(position, "place-loss", armies) == ToNoble(LINDEN)
    position.city("monz", "green").state.combat = Combat(
        "assault", "B3", CombatSide(BLUE), CombatSide(GREEN)
    )
    assert answer(position, "place-loss", [ToNoble(SMALT), WALL]) == WALL


# -- quick replies: the household ------------------------------------------------------------------


def test_arms_are_planned_first_and_spread_over_the_stacks() -> None:
    position = table().noble(SMALT, "B3", "regular-50")
    position.state.phase = "planning"
    game = position.run(lambda s: GAME.step(s), sound=False)
    stacks: list[tuple[str, ...]] = []
    while game.question().seat == GREEN and game.prompt == "plan":
        stacks.append(reply(game))
        game.answer("green", stacks[-1])
        if len(stacks) == 3:
            break
    for stack in stacks[:2]:
        assert sorted(stack) == ["mobilize-forces", "versatile-strategy"]
    assert len(stacks[2]) == 2


def test_revolts_are_paid_with_faith_then_with_crowns() -> None:
    def asked(crowns: int, faith: int) -> Game:
        position = table().city("monz", "green").purse("green", crowns=crowns, faith=faith)
        return position.run(lambda s: revolt(s, GREEN, "B3"))

    assert reply(asked(9, 1)) == PAY_FAITH
    assert reply(asked(9, 0)) == PAY_CROWNS
    assert reply(asked(0, 0)) == Yield("B3")


def test_the_mercenaries_that_would_be_missed_most_are_paid() -> None:
    position = table().purse("green", crowns=3).noble(SMALT, "B3", "english-50")
    game = position.noble(LINDEN, "D3", "regular-50 polish-100").run(lambda s: wages.wages(s))
    assert game.prompt == "pay-mercenaries"
    assert reply(game)[0] == NameCompany(SMALT, "english-50")


def test_soldiers_are_hired_while_their_wages_can_be_paid() -> None:
    def offered(crowns: int) -> Game:
        position = table().offer("english-150 polish-50").track(s1="green")
        return position.purse("green", crowns=crowns).run(lambda s: mercenaries.recruitment(s))

    assert reply(offered(10)) == ("english-150",)
    assert reply(offered(2)) == ("polish-50",)
    assert reply(offered(0)) == ()


def test_hired_soldiers_go_to_who_serves_for_nothing() -> None:
    position = table().noble(SMALT, "C3", "regular-50").noble(ZIELONKA, "C3", "regular-50")
    position.offer("english-150 polish-50").track(s1="green").purse("green", crowns=10)
    game = position.run(lambda s: mercenaries.recruitment(s)).say(("english-150",))
    assert game.prompt == "assign"
    assert reply(game).noble == ZIELONKA


def test_crowns_to_spare_go_into_walls_and_wounds() -> None:
    rich = table().city("monz", "green").purse("green", crowns=20)
    assert reply(rich.turn_up("defensive-works")) == Fortify("B3")
    poor = table().city("monz", "green").purse("green", crowns=5)
    assert reply(poor.turn_up("defensive-works")) == NO
    hurt = table().noble(SMALT, "E3", "regular-100 regular-50", casualties=1)
    assert reply(hurt.purse("green", crowns=9).turn_up("troop-maintenance")) == Heal(SMALT, 1)


def test_expeditions_are_worth_more_with_a_blessing() -> None:
    s = table().state
    for name in s.edition.expeditions:
        assert 1 < yields(s, name) < yields(s, name, blessed=True)
    rich = table().purse("green", crowns=40).turn_up("expedition")
    assert reply(rich).expedition == "china"
    assert reply(table().purse("green", crowns=3).turn_up("expedition")) == NO


# -- quick replies: the court ----------------------------------------------------------------------


def voting_on(card: str, **votes: int) -> Game:
    position = table().agendas(card).city("kovel", "green").city("thira", "blue")
    position.city("gedze", "blue").purse("blue", influence=5)
    position.state.barons[0].votes = votes.get("green", 6)
    for baron in position.state.barons[1:]:
        baron.votes = 3
    game = position.run(lambda s: session.convene(s))
    assert game.prompt == "bid"
    return game


def test_what_is_good_is_wanted_for_oneself_and_what_is_bad_for_the_foremost_rival() -> None:
    for card, whom in (("royal-recognition", "green"), ("confiscation", "blue")):
        game = voting_on(card)
        votes = reply(game)
        assert votes > 2
        game.answer("green", votes)
        for baron in ("blue", "red", "black"):
            game.answer(baron, 0)
        assert reply(game) == VoteFor(whom)


def test_recognition_is_worth_nothing_to_who_cannot_take_influence() -> None:
    s, row = table().state, edition("standard").agendas["royal-recognition"]
    assert boon(s, row, GREEN) > 0
    s.barons[GREEN].stronghold.region = ""
    assert boon(s, row, GREEN) == 0


def test_nobody_bids_more_than_it_takes_or_anything_for_a_trifle() -> None:
    assert reply(voting_on("royal-recognition", green=90)) <= 3 * 3 + 3 + 1 + 4
    assert reply(voting_on("new-recruiting-sergeants")) == 0


def test_nobody_is_banned_twice() -> None:
    def struck(card: str, banned: bool) -> Any:
        position = table().city("kovel", "green").purse("green", crowns=6)
        if banned:
            position.banned("green")

        def passage(s: Any) -> Flow[None]:
            yield from submits(s, GREEN, card)

        return reply(position.run(passage))

    assert struck("fine", banned=False) == SUBMIT
    assert struck("fine", banned=True) == REFUSE
    assert struck("confiscation", banned=False) == REFUSE
    assert struck("royal-mint", banned=True) == SUBMIT


def test_bad_events_are_bought_off_where_they_hurt() -> None:
    position = table().noble(SMALT, "E3", "regular-100 english-150")
    position.purse("green", faith=1, crowns=2)
    for card, target, wise in (("assassin", SMALT, YES), ("stolen-treasury", "", NO)):
        about = {"card": card, "target": target, "faith": 1}
        assert answer(position, "cancel-event", [YES, NO], **about) == wise


def test_who_draws_an_event() -> None:
    position = table().city("thira", "blue").purse("green", faith=2)
    everybody = [NameBaron(Seat(n)) for n in range(4)]
    for back, seat in (("red", BLUE), ("green", GREEN)):
        assert answer(position, "name-drawer", everybody, back=back) == NameBaron(seat)


def test_the_least_charge_is_given_up() -> None:
    charges = [Replace("royal-mint"), Replace("fisheries"), Replace("salt-tax")]
    given_up = answer(table(), "replace-charge", charges, card="silver-mines")
    assert given_up == Replace("fisheries")


def test_nobody_takes_a_city_under_ones_eyes() -> None:
    for prompt in ("allow-passage", "allow-attack"):
        assert answer(table(), prompt, [YES, NO], baron="blue", region="B3") == NO


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_quick_replies_are_legal_and_lead_to_an_end(seed: int) -> None:
    rng = Random(seed)
    seats = GAME.seats[seed % len(GAME.seats)]
    match = Match[Any](GAME, seats, GAME.sample_options(seats, rng), rng=rng)
    while not match.over:
        asked = match.questions()[0]
        assert asked.prompt in REPLIES
        quick = HEURISTICS.reply(match.state_of(asked.seat), asked, rng)
        assert quick in asked.choices
        ideas = HEURISTICS.ideas(match.state, asked, rng)
        assert ideas
        assert all(idea in asked.choices for idea in ideas)
        match.answer(asked.seat, quick)
        assert match.ply < 20_000


@pytest.mark.parametrize("name", THINKING)
def test_the_reply_does_not_depend_on_what_others_hide(name: str) -> None:
    """Two positions that look the same to a seat get the same answer."""
    answers: list[Any] = []
    for plan in (["levy-taxes", "rally-support"], ["mobilize-forces", "draft-soldiers"]):
        position = table().noble(SMALT, "B3", "regular-50").noble(LINDEN, "D4", "regular-50")
        game = position.turn_up("mobilize-forces", "green")
        for card in plan:
            game.state.held[BLUE].remove(card)
        game.state.plans[BLUE][0], game.state.planned[BLUE][0] = plan, 2
        answers.append(said(name, game))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("seat", range(4))
def test_one_sensible_baron_beats_three_who_are_not(seat: int) -> None:
    """One game from each seat; `bench.strength` plays many more."""
    match = Match[Any](GAME, 4, GAME.headless_options(KnightsOptions()), rng=Random(seat))
    names = ["random"] * 4
    names[seat] = "marshal"
    bots = bots_by_name(match, names, Random(7))
    while match.outcome is None:
        bots.move()
    assert match.outcome.winners == (seat,)


def test_cities_and_not_luck_win() -> None:
    match = Match[Any](GAME, 4, GAME.headless_options(KnightsOptions()), rng=Random(3))
    bots = bots_by_name(match, ["steward", "random", "random", "random"], Random(4))
    while match.outcome is None:
        bots.move()
    held = [walls.kingdom_cities_of(match.state, Seat(n)) for n in range(4)]
    assert held[0] == max(held) >= 4
