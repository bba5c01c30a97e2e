"""Edges of the rules: what the other tests would not notice if it broke."""

from __future__ import annotations

import pytest

from oyez.games.barbarian_kingdoms import PreviousGame
from oyez.games.barbarian_kingdoms.box.fixed import Province
from oyez.games.barbarian_kingdoms.rules.control import check_victory, controlled
from oyez.games.barbarian_kingdoms.rules.money import MakeChange, OfferChange
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit
from oyez.games.barbarian_kingdoms.rules.taxation import TAX, TakeToken
from oyez.games.barbarian_kingdoms.scene.happenings import ChangeOfferClosed
from oyez.games.barbarian_kingdoms.state import KingdomsEnding
from oyez.kernel import Accept, GameOver, Seat
from tests.barbarian_kingdoms.box import SCENARIOS
from tests.barbarian_kingdoms.moves import assault
from tests.barbarian_kingdoms.positions import Played, Position, begin, coins
from tests.barbarian_kingdoms.wandering import idle
from tests.ledger import rule


def attacked(position: Position) -> Played:
    """A Hun Warrior enters Liguria, where an Ostrogoth Warrior defends."""
    position.warriors("huns", "illyricum").warriors("ostrogoths", "liguria")
    return position.play()


LIGURIA = assault("warrior", "illyricum", "liguria")


@rule("BK-R25")
def test_an_initial_province_is_still_controlled_while_an_attacker_stands_in_it() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="huns", powers=False)
    game = attacked(position).say(LIGURIA)
    assert "liguria" in controlled(game.state, game.realm("ostrogoths"))


@rule("BK-R17")
def test_an_offer_comes_to_nothing_once_its_owner_has_made_change_himself() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="huns", change_with_rivals=True)
    position.loot("latium", "bb").treasury("huns", "s").treasury("ostrogoths", "s")
    game = attacked(position)
    swap = Province("latium"), coins("s"), coins("bb")
    game.match.act(game.seat("huns"), OfferChange(*swap))
    game.say(LIGURIA)
    while game.prompt == "reinforce":
        game.say(())
    game.match.act(game.seat("ostrogoths"), MakeChange(*swap))
    game.match.act(game.seat("ostrogoths"), Accept(1))
    assert [closed.how for closed in game.events(ChangeOfferClosed)] == ["lapsed"]
    assert (game.purse("huns"), game.loot("latium")) == (coins("s"), coins("s"))


@rule("BK-REINFORCE-02")
def test_who_may_reinforce_is_told_both_sides_from_where_he_stands() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="huns", powers=False)
    position.warriors("huns", "illyricum", "noricum").warriors("ostrogoths", "liguria", "apulia")
    game = position.king("ostrogoths", "latium").play().say(LIGURIA)
    told = []
    while game.prompt == "reinforce":
        told.append((game.about["kingdom"], game.about["rival"]))
        game.say(())
    assert told == [("huns", "ostrogoths"), ("ostrogoths", "huns")]


@rule("BK-R69")
def test_a_king_who_cannot_move_is_not_asked_for_the_move_of_the_bretwalda() -> None:
    position = Position("saxons", "franks", "huns", turn="saxons").king("saxons", "noricum")
    game = position.play().say(Recruit(Province("brigantia")), coins("b"))
    assert game.realm("saxons").warriors == ["brigantia"]
    assert game.prompt != "bretwalda"


@rule("BK-R18")
def test_a_token_worth_just_what_is_left_is_not_too_large() -> None:
    position = Position("huns", "ostrogoths", "franks", powers=False).loot("hunnia", "bs")
    game = position.play().say(TAX, (TakeToken(Province("hunnia"), "bronze"),))
    assert game.loot("hunnia") == coins("s")
    assert game.prompt != "tax-change"


@pytest.mark.parametrize("rule_in_use", ["inheritance", "privilege"])
def test_kingdoms_by_agreement_go_with_neither_inheritance_nor_privilege(rule_in_use: str) -> None:
    with pytest.raises(ValueError, match="by agreement"):
        begin(3, kingdoms=("visigoths", "franks", "ostrogoths"), **{rule_in_use: True})


@rule("BK-R18", "BK-TAX-01")
def test_one_of_several_diamonds_can_be_taxed() -> None:
    position = Position("huns", "ostrogoths", "franks").tokens("huns", "noricum", "raetia")
    game = position.loot("hunnia", "dd").treasury("huns", "").play().say(TAX)
    assert game.choices() == [(TakeToken(Province("hunnia"), "diamond"),)]


@rule("BK-ADVANCED-02")
def test_with_privilege_no_scenario_is_agreed_on() -> None:
    three = next(name for name, row in SCENARIOS.items() if row.players == 3)
    with pytest.raises(ValueError, match="picks the scenario"):
        begin(3, scenario=three, privilege=True)


@pytest.mark.parametrize(
    ("tokens", "smallest", "largest"),
    [("", 0, 0), ("bb", 1, 1), ("ss", 2, 2), ("gg", 3, 3), ("dd", 5, 5), ("gsd", 2, 5)],
)
def test_what_the_smallest_and_the_largest_token_of_a_heap_are_worth(
    tokens: str, smallest: int, largest: int
) -> None:
    assert (coins(tokens).smallest, coins(tokens).largest) == (smallest, largest)


def test_turns_are_counted_one_by_one_from_round_to_round() -> None:
    game = Position("huns", "ostrogoths", "franks", powers=False).play()
    first = game.state.turns
    assert [idle(game).state.turns - first for _ in range(4)] == [1, 2, 3, 4]


@rule("BK-R58")
def test_two_newcomers_come_last_in_random_order() -> None:
    previous = PreviousGame(Seat(1), {Seat(0): 4, Seat(1): 9})
    game = begin(4, inheritance=True, previous=previous)
    assert game.asked == ("nature",)
    assert game.choices() == [(2, 3), (3, 2)]


@rule("BK-ADVANCED-03", "BK-EXPERT-04")
def test_who_takes_a_kingdom_in_order_is_told_by_which_rule() -> None:
    previous = PreviousGame(Seat(1), {Seat(0): 4, Seat(1): 9, Seat(2): 7})
    game = begin(3, inheritance=True, previous=previous)
    assert (game.prompt, game.question().rule) == ("take-kingdom", "BK-ADVANCED-03")
    expert = begin(3, expert=True, previous=previous)
    while expert.prompt == "select-kingdom":
        expert.say(expert.choices()[0])
    assert (expert.prompt, expert.question().rule) == ("take-kingdom", "BK-EXPERT-04")


@rule("BK-R45", "BK-TWOPLAYER-04")
def test_of_two_players_with_enough_kings_the_one_whose_turn_it_is_wins() -> None:
    pairs = ("huns", "franks"), ("ostrogoths", "visigoths")
    position = Position.two_players(*pairs, turn="ostrogoths")
    position.trophies("huns", "ostrogoths", "visigoths").trophies("ostrogoths", "huns", "franks")
    with pytest.raises(GameOver):
        check_victory(position.state)
    assert position.state.ended == KingdomsEnding(Seat(1), "military")
