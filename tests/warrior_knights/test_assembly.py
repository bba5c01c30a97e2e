"""The assembly: how it is opened, ordered and closed."""

from __future__ import annotations

from random import Random

import pytest

from oyez.game import game_of
from oyez.games.warrior_knights.answers import REFUSE, SUBMIT, NameBaron, VoteFor
from oyez.games.warrior_knights.rules.assembly.session import convene
from oyez.games.warrior_knights.scene.happenings_at_home import (
    AssemblyOpened,
    OrderAnnounced,
    VoteDecided,
    VotesWritten,
)
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Flow, NotAmongChoices, Seat
from oyez.scene.views import view_bytes
from oyez.testing.properties import check_secrecy
from tests.ledger import rule
from tests.warrior_knights.ballots import NEXT, adjourned, bid, choose, hall, hold
from tests.warrior_knights.positions import Game, Position, fates

GIFTS, FINE, GRANT = "coronation-gifts", "fine", "grant-from-the-treasury"
AMBASSADOR = "ambassador-to-the-holy-see"


def nothing(_: KnightsState) -> Flow[None]:
    """A passage in which nothing happens."""
    yield from ()


# -- 1. votes --------------------------------------------------------------------------------------


@rule("WK-ASSEMBLY-01", "WK-R31")
def test_all_attend_but_the_banned_and_those_a_charge_keeps_away() -> None:
    position = Position(*("green", "blue", "red", "black")).agendas(GIFTS)
    game = hold(position.banned("blue").charge("red", AMBASSADOR))
    assert game.events(AssemblyOpened)[0].attending == (0, 3)
    assert [baron.votes for baron in game.state.barons] == [1, 0, 0, 1]
    assert game.asked == ("green", "black")


@rule("WK-ASSEMBLY-02")
def test_one_vote_and_one_for_each_kingdom_city() -> None:
    position = hall(GIFTS).city("monz", "blue").city("isar", "blue").city("acre", "blue")
    game = hold(position.city("straven", "red"))
    assert [baron.votes for baron in game.state.barons] == [1, 3, 2]


@rule("WK-ASSEMBLY-02", "WK-R31")
def test_a_besieged_city_still_counts_for_votes() -> None:
    position = hall(GIFTS).city("monz", "blue")
    region = position.state.edition.cities["monz"].region
    position.noble("alan-of-smalt", region, "regular-100").siege(region, "green")
    assert hold(position).baron("blue").votes == 2


@rule("WK-ASSEMBLY-03")
def test_the_votes_a_baron_owns_are_open() -> None:
    game = hold(hall(GIFTS).purse("blue", votes=4))
    chairs = game_of(game.match).scene(game.state, Seat(0)).halls[0].chairs
    assert [chair.votes for chair in chairs] == [1, 5, 1]


# -- 2. the chair ----------------------------------------------------------------------------------


@rule("WK-ASSEMBLY-04", "WK-R32")
def test_a_chairman_who_is_away_names_another_for_this_assembly() -> None:
    position = Position("green", "blue", "red", "black", chairman="blue").agendas(GIFTS, FINE)
    game = hold(position.charge("blue", AMBASSADOR).banned("black"))
    assert (game.asked, game.prompt) == (("blue",), "name-chairman")
    assert game.choices() == [NameBaron(Seat(2)), NameBaron(Seat(0))]
    game.say(NameBaron(Seat(2)))
    assert game.asked == ("red",)  # he orders the agendas,
    game.say((GIFTS, FINE))
    bid(game, green=1, red=1)
    assert game.asked == ("red",)  # speaks first
    game.say(VoteFor("yes"), VoteFor("no"))
    assert (game.asked, game.prompt) == (("red",), "break-tie")  # and breaks ties,
    assert game.state.chairman == game.seat("blue")  # but the token stays where it is


@rule("WK-ASSEMBLY-04")
def test_with_one_baron_present_there_is_nobody_else_to_name() -> None:
    position = Position("green", "blue", chairman="blue").agendas(GIFTS).charge("blue", AMBASSADOR)
    game = hold(position)
    assert game.asked == ("green",)
    assert game.state.assembly is not None
    assert game.state.assembly.chairman == game.seat("green")


@rule("WK-R32")
def test_if_nobody_attends_the_agendas_are_discarded() -> None:
    position = hall(GIFTS, FINE, "private-motion").banned("green", "blue", "red")
    game = adjourned(hold(position.zone("assembly", "red:rally-support")))
    assert sorted(game.state.agenda_discard) == [GIFTS, FINE, "private-motion"]
    assert game.state.agendas == list(NEXT)
    assert [baron.votes for baron in game.state.barons] == [0, 0, 0]
    assert game.state.zones["assembly"] == []


# -- 3 and 4. private motions and the order --------------------------------------------------------


@rule("WK-ASSEMBLY-05", "WK-MOTION-04")
def test_private_motions_come_before_the_order_of_the_others() -> None:
    game = hold(hall(GIFTS, "private-motion", FINE)).fate(*fates(1, noble="alan-of-smalt"))
    assert (game.prompt, game.asked) == ("propose", ("green",))
    assert game.events(OrderAnnounced) == []


@rule("WK-ASSEMBLY-06", "WK-COMP-15")
def test_the_chairman_orders_and_announces_what_is_left() -> None:
    game = hold(hall(GIFTS, FINE, GRANT))
    assert (game.prompt, game.asked) == ("order-agendas", ("green",))
    assert len(game.choices()) == 6
    game.say((FINE, GRANT, GIFTS))
    assert game.events(OrderAnnounced)[0].cards == (FINE, GRANT, GIFTS)


@rule("WK-ASSEMBLY-06")
def test_a_single_agenda_needs_no_order() -> None:
    assert hold(hall(GIFTS)).prompt == "bid"


# -- 5. votes --------------------------------------------------------------------------------------


@rule("WK-ASSEMBLY-07", "WK-ASSEMBLY-13")
def test_one_after_another_each_applied_before_the_next() -> None:
    game = hold(hall(GIFTS, FINE)).say((GIFTS, FINE))
    choose(game, "yes")
    assert game.baron("blue").crowns == 4  # so that there is something to fine him for
    choose(game, "blue").say(SUBMIT)
    assert game.baron("blue").crowns == 0
    assert [event.subject for event in game.events(VoteDecided)] == [GIFTS, FINE]


# -- 6. the end ------------------------------------------------------------------------------------


@rule("WK-ASSEMBLY-14")
def test_three_new_agendas_are_revealed() -> None:
    game = hold(hall(GIFTS, FINE, GRANT)).say((GIFTS, FINE, GRANT))
    for voice in ("no", "red", "red"):
        choose(game, voice)
    assert adjourned(game).state.agendas == list(NEXT)


@rule("WK-ASSEMBLY-15")
def test_cards_go_back_to_their_owners_and_unused_votes_are_kept() -> None:
    position = hall(GIFTS).zone("assembly", "green:rally-support", "blue:rally-support")
    game = bid(hold(position.purse("red", votes=6)), red=2).say(VoteFor("no"))
    adjourned(game)
    assert game.state.zones["assembly"] == []
    assert game.baron("blue").hand.count("rally-support") == 2
    assert game.baron("red").votes == 5
    assert game.state.assembly is None


@rule("WK-ASSEMBLY-15")
def test_the_zone_triggers_the_assembly_and_is_emptied_by_it() -> None:
    position = hall(GIFTS).fill_zone("assembly", 6)
    game = position.run(nothing)
    assert game.prompt == "bid"
    adjourned(choose(game, "no"))


@rule("WK-R82")
def test_with_too_few_cards_as_many_as_there_are_are_revealed() -> None:
    position = hall(GIFTS)
    position.state.agenda_deck.stock = {}
    game = choose(position.run(convene, sound=False), "no")
    game.draw(GIFTS)  # the only one in the discard pile
    assert game.state.agendas == [GIFTS]
    assert game.over


@rule("WK-R82")
def test_an_assembly_without_agendas_ends_at_once() -> None:
    assert adjourned(hold(hall())).state.agendas == list(NEXT)


@rule("WK-R82", "WK-SHORTAGE-01")
def test_what_is_in_play_is_not_reshuffled() -> None:
    position = hall(GIFTS).law("income-tax").charge("blue", "salt-tax")
    position.state.agenda_deck.stock = {}
    game = choose(position.run(convene, sound=False), "no").draw(GIFTS)
    assert game.state.laws == ["income-tax"]
    assert game.baron("blue").charges == ["salt-tax"]


# -- two players -----------------------------------------------------------------------------------


def duel(*agendas: str, green: int = 5, blue: int = 5) -> Game:
    """Two barons with so many votes in all; green has announced the order."""
    position = Position("green", "blue").agendas(*agendas).purse("green", votes=green - 1)
    game = hold(position.purse("blue", votes=blue - 1))
    return game.say(agendas) if len(agendas) > 1 else game


@rule("WK-PLAYERS-04", "WK-R37")
def test_two_players_write_their_votes_for_all_agendas_at_once() -> None:
    game = duel(GIFTS, GRANT, FINE)
    assert (game.prompt, game.asked) == ("write-votes", ("green", "blue"))
    game.answer("green", ((0, 1), (1, 3))).answer("blue", ((0, 2), (2, 2)))
    assert [event.votes for event in game.events(VotesWritten)] == [(1, 3, 0), (2, 0, 2)]
    assert (game.prompt, game.asked) == ("voice", ("green",))  # Coronation Gifts, 1 against 2
    game.say(VoteFor("yes"), VoteFor("no"))
    assert game.asked == ("green",)  # Grant: only green wrote votes
    game.say(VoteFor("green"))
    assert game.asked == ("blue",)  # Fine: only blue did
    game.say(VoteFor("green"), SUBMIT)
    assert [event.outcome for event in game.events(VoteDecided)] == ["no", "green", "green"]
    assert game.baron("green").crowns == 2
    assert [baron.votes for baron in game.state.barons] == [1, 1]


@rule("WK-PLAYERS-04")
def test_what_one_writes_the_other_cannot_see() -> None:
    one, two = duel(GIFTS, FINE), duel(GIFTS, FINE)
    one.answer("green", ((0, 5),))
    two.answer("green", ())
    assert view_bytes(one.match, Seat(1)) == view_bytes(two.match, Seat(1))
    assert check_secrecy(one.match, Random(3)) == 3


@rule("WK-PLAYERS-05")
def test_nobody_writes_more_votes_than_he_owns() -> None:
    game = duel(GIFTS, FINE, green=3)
    for written in (((0, 2), (1, 2)), ((0, 4),)):
        with pytest.raises(NotAmongChoices):
            game.answer("green", written)
    game.answer("green", ((0, 1), (1, 2)))
    assert game.asked == ("blue",)


@rule("WK-R37")
def test_written_votes_are_spent_even_if_a_ban_makes_them_useless() -> None:
    game = duel("salt-tax", GIFTS, green=2, blue=6)
    game.answer("green", ((0, 2),)).answer("blue", ((1, 6),))
    game.say(VoteFor("blue"), REFUSE)
    assert game.baron("blue").banned
    assert game.prompt == "break-tie"  # nobody is left who wrote anything for the gifts
    game.say(VoteFor("no"))
    assert game.baron("blue").votes == 0


@rule("WK-PLAYERS-04")
def test_who_has_no_votes_or_is_not_there_writes_none() -> None:
    position = Position("green", "blue").agendas(GIFTS, FINE).banned("blue")
    game = hold(position.purse("blue", votes=3)).say((GIFTS, FINE))
    assert (game.prompt, game.asked) == ("write-votes", ("green",))  # who is away does not write
    game.answer("green", ())
    assert game.prompt == "break-tie"


@rule("WK-PLAYERS-04")
def test_three_players_of_whom_one_is_out_vote_as_three_do() -> None:
    position = hall(GIFTS, FINE)
    position.state.barons[2].out = True
    game = position.run(convene, sound=False).say((GIFTS, FINE))
    assert game.prompt == "bid"
