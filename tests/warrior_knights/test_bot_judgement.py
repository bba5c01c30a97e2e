"""Deeds at which people across the table would shake their heads, and what is done instead."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.bots import Observation, bot_named
from oyez.games.warrior_knights.answers import (
    CROWNS,
    NO,
    REFUSE,
    SUBMIT,
    YES,
    AssignTo,
    Attack,
    NameRegion,
    PlaceMarker,
    VoteFor,
)
from oyez.games.warrior_knights.bot import HEURISTICS, evaluate
from oyez.games.warrior_knights.bot.campaign import Campaign, prize
from oyez.games.warrior_knights.bot.household import launch, wants_soldiers
from oyez.games.warrior_knights.bot.rivals import closing, due, foremost
from oyez.games.warrior_knights.rules.assembly import session
from oyez.games.warrior_knights.rules.assembly.refusal import submits
from oyez.games.warrior_knights.rules.phases import arrivals, mercenaries
from oyez.kernel import Ask, Flow, OneOf, Question, Seat
from tests.warrior_knights.moves import march, sail
from tests.warrior_knights.positions import Game, Position

GREEN, BLUE = Seat(0), Seat(1)
HOMES = {"green": "C3", "blue": "G3", "red": "B5", "black": "G6"}
SMALT, LINDEN, CELADON = "alan-of-smalt", "lorenz-von-linden", "ernesto-di-celadon"
PRUSSEN, ZAFFIRO = "otto-von-prussen", "azzo-di-zaffiro"


def table(**options: Any) -> Position:
    """Green is the first of four, and every baron has his stronghold."""
    position = Position("green", "blue", "red", "black", **options)
    for baron, region in HOMES.items():
        position.stronghold(baron, region)
    return position


def reply(game: Game) -> Any:
    """What would be said at once."""
    return HEURISTICS.reply(game.state, game.question(), Random(1))


def answer(position: Position, prompt: str, values: list[Any], **about: Any) -> Any:
    """What green would say at once to a question that nobody has led up to."""
    question = Question(Ask(GREEN, OneOf(values), prompt, "", about), 0, False)
    return HEURISTICS.reply(position.state, question, Random(1))


# -- sieges ----------------------------------------------------------------------------------------


def test_a_siege_that_cannot_be_ended_holds_nobody_back() -> None:
    position = table(in_round=2).noble(SMALT, "C2", "regular-50").siege("C2", "green")
    campaign = Campaign(position.state, GREEN)
    weak = campaign.cost_of_leaving(position.state.noble(SMALT))
    position.noble(SMALT, "C2", "regular-50 regular-100")
    strong = Campaign(position.state, GREEN).cost_of_leaving(position.state.noble(SMALT))
    assert weak < 0.3 < 1 < strong


def test_whoever_is_needed_to_end_a_siege_comes() -> None:
    position = table(in_round=2).noble(SMALT, "C2", "regular-50").siege("C2", "green")
    s = position.noble(LINDEN, "E1", "regular-100").state
    linden = s.noble(LINDEN)
    needed = Campaign(s, GREEN).potential(linden, "C2")
    position.noble(SMALT, "C2", "regular-50 regular-50 english-50")
    assert needed > Campaign(s, GREEN).potential(linden, "C2")


def test_two_do_not_sail_for_what_one_can_take() -> None:
    position = table().noble(SMALT, "D6", "regular-50", at_sea=True, fresh=False)
    s = position.noble(LINDEN, "D1", "regular-50").state
    alone = table().noble(LINDEN, "D1", "regular-50").state
    to_olbi = sail(LINDEN, "D6")
    assert Campaign(s, GREEN).march(to_olbi) < 0 < Campaign(alone, GREEN).march(to_olbi)


def test_who_is_still_at_sea_keeps_up_no_siege() -> None:
    position = table().noble(SMALT, "D6", "regular-50").siege("D6", "green")
    position.noble(LINDEN, "D6", "regular-100 regular-50", at_sea=True, fresh=False)
    assert Campaign(position.state, GREEN).cost_of_leaving(position.state.noble(SMALT)) > 1


def test_nobody_sails_alone_for_walls_that_are_too_strong_for_him() -> None:
    position = table().noble(SMALT, "D1", "regular-50").noble(LINDEN, "B3", "regular-100 swiss-200")
    s = position.state
    for city in s.edition.kingdom_cities:
        s.cities[city].razed = True
    assert (
        Campaign(s, GREEN).march(sail(SMALT, "O2"))
        < 0
        < Campaign(s, GREEN).march(sail(SMALT, "O6"))
    )


def test_nobody_marches_where_a_third_baron_will_not_have_him_attack() -> None:
    position = (
        table()
        .noble(SMALT, "B2", "regular-50 regular-50")
        .noble(PRUSSEN, "B3", "regular-100 english-200")
    )
    game = position.turn_up("mobilize-forces", "green")
    assert reply(game) != NameRegion("B3")


def test_in_the_last_round_no_siege_is_begun_but_of_what_a_rival_would_gain_by() -> None:
    def begun(owner: str, reserve: int) -> Any:
        position = table().noble(SMALT, "B3", "regular-100").city("monz", owner)
        position.city("surat", "blue").state.reserve = reserve
        return answer(position, "attack", [Attack("B3", None, "siege"), NO], region="B3")

    assert begun("", 30) == Attack("B3", None, "siege")
    assert begun("", 1) == NO
    position = table().noble(SMALT, "B3", "regular-100").city("monz", "blue")
    position.state.reserve = 1
    siege = Attack("B3", BLUE, "siege")
    assert answer(position, "attack", [siege, NO], region="B3") == siege


# -- what is besieged is saved ---------------------------------------------------------------------


def test_a_noble_joins_a_besieged_stronghold_and_so_saves_it() -> None:
    position = table(in_round=2).city("surat", "green").city("kovel", "green")
    position.noble(PRUSSEN, "C3", "regular-100 english-50").siege("C3", "blue")
    position.noble(SMALT, "B2", "regular-50").purse("green", crowns=12)
    campaign = Campaign(position.state, GREEN)
    assert campaign.march(march(SMALT, "C3")) > 1
    assert reply(position.turn_up("versatile-strategy", "green")) == march(SMALT, "C3")


def test_nobody_joins_what_is_lost_anyway() -> None:
    position = table(in_round=2).noble(SMALT, "B2", "regular-50")
    position.noble(PRUSSEN, "C3", "regular-100 english-200 polish-200").siege("C3", "blue")
    assert Campaign(position.state, GREEN).relief(position.state.noble(SMALT), "C3") == 0


def test_soldiers_and_heirs_go_where_the_siege_is() -> None:
    position = table(in_round=2).city("surat", "green").purse("green", crowns=20)
    position.noble(PRUSSEN, "C3", "regular-100 english-50").siege("C3", "blue")
    position.noble(SMALT, "A2", "regular-50").offer("swiss-100").track(s1="green")
    game = position.run(lambda s: mercenaries.recruitment(s)).say(("swiss-100",))
    assert reply(game) == AssignTo("")
    position.noble(LINDEN, "", "regular-50")
    heir = position.run(lambda s: arrivals.place(s, s.noble(LINDEN)))
    assert reply(heir).region == "C3"


# -- rivals ----------------------------------------------------------------------------------------


def test_the_foremost_rival_is_attacked_first() -> None:
    position = table().city("gedze", "blue").purse("blue", influence=9)
    assert foremost(position.state, GREEN) == BLUE
    prizes = [prize(position.city("surat", owner).state, GREEN, "A2") for owner in ("red", "blue")]
    assert prizes == sorted(set(prizes))


def test_what_everybody_is_due_and_whether_the_end_is_near() -> None:
    position = table().city("surat", "blue").city("kovel", "blue").siege("C2", "green")
    s = position.noble(SMALT, "C2", "regular-100").state
    assert (due(s, BLUE), due(s, GREEN), closing(s)) == (1, 0, False)
    s.reserve = 1
    assert closing(s)
    position.stronghold("blue", "")
    assert (due(s, BLUE), closing(s)) == (0, False)
    assert not closing(table(might=True).state)
    assert closing(table(in_round=4, rounds=4).state)


@pytest.mark.parametrize(("owner", "asks", "said"), [("blue", "red", YES), ("red", "black", NO)])
def test_others_may_weaken_the_foremost_rival(owner: str, asks: str, said: Any) -> None:
    position = table().city("surat", owner).city("gedze", "blue").purse("blue", influence=9)
    assert answer(position, "allow-attack", [YES, NO], baron=asks, region="A2") == said
    position.noble(SMALT, "A2", "regular-100 regular-50").siege("A2", "green")
    assert answer(position, "allow-attack", [YES, NO], baron=asks, region="A2") == NO


# -- crowns ----------------------------------------------------------------------------------------


def test_nobody_queues_for_money_again_and_again_or_without_crowns_for_soldiers() -> None:
    def asked(crowns: int, **track: str) -> Any:
        position = table().offer("english-150 polish-50").track(**track)
        spaces = [PlaceMarker(0), CROWNS]
        return answer(position.purse("green", crowns=crowns), "versatile-strategy", spaces)

    assert asked(30) == PlaceMarker(0)
    assert asked(30, s3="green", s4="green") == CROWNS
    assert asked(9) == CROWNS


def test_soldiers_are_drafted_only_if_they_can_be_paid() -> None:
    poor = table().offer("english-150").purse("green", crowns=1)
    assert answer(poor, "draft-soldiers", [PlaceMarker(0), NO]) == NO
    assert not wants_soldiers(poor.state, GREEN)
    rich = table().offer("english-150").purse("green", crowns=9)
    assert answer(rich, "draft-soldiers", [PlaceMarker(0), NO]) == PlaceMarker(0)
    assert wants_soldiers(rich.state, GREEN)
    rich.state.reserve = 0
    assert not wants_soldiers(rich.state, GREEN)


def test_nobody_is_hired_who_will_not_be_paid_tomorrow() -> None:
    def hired(cards: int) -> Any:
        position = table().offer("english-150").track(s1="green").purse("green", crowns=4)
        return reply(position.fill_zone("wages", cards).run(lambda s: mercenaries.recruitment(s)))

    assert hired(2) == ("english-150",)
    assert hired(7) == ()


def test_no_fleet_sails_that_comes_home_too_late() -> None:
    position = table().purse("green", crowns=40)
    position.state.reserve = 12
    game = position.turn_up("expedition")
    assert launch(game.state, game.question(), Random(1)) == NO


# -- the assembly ----------------------------------------------------------------------------------


def test_charges_offices_and_laws_count() -> None:
    bare = table().noble(SMALT, "E3", "regular-100")
    made = table().noble(SMALT, "E3", "regular-100").office(SMALT, "champion-of-the-realm")
    sealed = table().noble(SMALT, "E3", "regular-100").charge("green", "keeper-of-the-seals")
    worths = [evaluate(position.state, GREEN) for position in (bare, made, sealed)]
    assert worths[0] < min(worths[1:])
    free = table().city("monz", "green").city("surat", "green")
    before = evaluate(free.state, GREEN)
    assert evaluate(free.law("broad-franchise").state, GREEN) > before


def test_the_chairman_breaks_a_tie_for_himself() -> None:
    """Nobody has a vote."""
    position = table().agendas("champion-of-the-realm").noble(SMALT, "E3", "regular-100")
    game = position.noble(PRUSSEN, "F3", "regular-100").run(lambda s: session.convene(s))
    for baron in HOMES:
        game.answer(baron, 0)
    asked = game.question()
    assert asked.prompt == "break-tie"
    said = bot_named("marshal", Random(1)).answer(asked, Observation(game.match, asked.seat))
    assert said == VoteFor("green")


def test_whoever_slips_is_not_banned_for_it() -> None:
    """A squire is careless, but nobody refuses a mint and his seat in the assembly for nothing."""

    def passage(s: Any) -> Flow[None]:
        yield from submits(s, GREEN, "royal-mint")

    game = table().run(passage)
    asked, squire = game.question(), bot_named("squire", Random(2))
    said = [squire.answer(asked, Observation(game.match, GREEN)) for _ in range(30)]
    assert said.count(REFUSE) <= 6
    assert said.count(SUBMIT) >= 24
