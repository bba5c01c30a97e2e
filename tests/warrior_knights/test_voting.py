"""Votes: sealed bids, open declarations, ties."""

from __future__ import annotations

from random import Random

import pytest

from oyez.games.warrior_knights.answers import VoteFor
from oyez.games.warrior_knights.rules.assembly.session import convene
from oyez.games.warrior_knights.scene.happenings_at_home import BidsOpened, VoiceGiven, VoteDecided
from oyez.kernel import NotAmongChoices, Seat
from oyez.scene.views import view_bytes
from oyez.testing.properties import check_choices, check_clone, check_secrecy, check_table
from tests.ledger import rule
from tests.warrior_knights.ballots import adjourned, bid, hall, hold
from tests.warrior_knights.positions import Game, Position

YES, NO = VoteFor("yes"), VoteFor("no")


def gifts(green: int, blue: int, red: int) -> Game:
    """Coronation Gifts are voted, and the barons own so many votes in all."""
    position = hall("coronation-gifts").purse("green", votes=green - 1)
    return hold(position.purse("blue", votes=blue - 1).purse("red", votes=red - 1))


@rule("WK-ASSEMBLY-08")
def test_everybody_commits_any_number_of_his_votes_at_once() -> None:
    game = gifts(1, 4, 2)
    assert list(game.asked) == ["green", "blue", "red"]
    game.answer("green", 1)
    assert list(game.asked) == ["blue", "red"]
    assert game.choices() == [0, 1, 2, 3, 4]


@rule("WK-ASSEMBLY-08")
def test_a_bid_is_hidden_until_all_are_in() -> None:
    one, two = gifts(4, 4, 4).answer("green", 1), gifts(4, 4, 4).answer("green", 4)
    assert view_bytes(one.match, Seat(1)) == view_bytes(two.match, Seat(1))
    assert check_secrecy(one.match, Random(1)) == 4


@rule("WK-ASSEMBLY-09")
def test_all_bids_are_opened_together() -> None:
    game = gifts(1, 4, 2).answer("green", 1).answer("blue", 3)
    assert game.events(BidsOpened) == []
    game.answer("red", 0)
    assert game.events(BidsOpened)[0].votes == ((0, 1), (1, 3), (2, 0))


@rule("WK-ASSEMBLY-10")
def test_the_chairman_speaks_first_then_clockwise() -> None:
    game = bid(hold(hall("coronation-gifts")), green=1, blue=1, red=1)
    said: list[str] = []
    while game.prompt == "voice":
        said += game.asked
        game.say(NO)
    assert said == ["green", "blue", "red"]
    position = Position("green", "blue", "red", chairman="red").agendas("coronation-gifts")
    game = bid(hold(position), green=1, blue=1, red=1)
    assert [*game.asked, *game.say(NO).asked, *game.say(NO).asked] == ["red", "green", "blue"]


@rule("WK-ASSEMBLY-10", "WK-R34")
def test_all_his_votes_are_for_one_thing() -> None:
    game = bid(gifts(1, 4, 1), blue=4).say(NO)
    (given,) = game.events(VoiceGiven)
    assert (given.votes, given.voice) == (4, "no")


@rule("WK-R33")
def test_who_committed_nothing_announces_nothing() -> None:
    game = bid(gifts(1, 4, 2), blue=2)
    assert (game.prompt, game.asked) == ("voice", ("blue",))
    game.say(YES)
    assert game.events(VoteDecided)[0].outcome == "yes"


@rule("WK-ASSEMBLY-11")
def test_committed_votes_are_spent_on_the_winning_and_on_the_losing_side() -> None:
    game = bid(gifts(3, 5, 2), green=2, blue=4, red=1).say(YES, NO, YES)
    assert game.events(VoteDecided)[0].outcome == "no"
    assert [baron.votes for baron in game.state.barons] == [1, 1, 1]


@rule("WK-ASSEMBLY-12", "WK-COMP-15")
def test_the_chairman_decides_a_tie_against_his_own_vote() -> None:
    game = bid(gifts(2, 2, 2), green=2, blue=2).say(YES, NO)
    assert (game.prompt, game.asked) == ("break-tie", ("green",))
    game.say(NO)
    assert game.events(VoteDecided)[0].outcome == "no"
    assert game.baron("green").crowns == 0


@rule("WK-ASSEMBLY-12")
def test_only_what_is_tied_can_be_picked() -> None:
    game = bid(hold(hall("fine")), green=1, blue=1).say(VoteFor("blue"), VoteFor("red"))
    assert game.choices() == [VoteFor("blue"), VoteFor("red")]


@rule("WK-R33")
def test_without_any_vote_every_option_is_tied() -> None:
    game = bid(hold(hall("fine")))
    assert game.prompt == "break-tie"
    assert game.choices() == [VoteFor("green"), VoteFor("blue"), VoteFor("red")]


@rule("WK-R33")
def test_who_owns_no_vote_is_not_asked() -> None:
    game = hold(hall("coronation-gifts", "fine"))
    game.say(("coronation-gifts", "fine"))
    bid(game, green=1, red=1).say(YES, YES)
    assert (game.prompt, game.asked) == ("bid", ("blue",))
    game.say(0)
    assert game.events(BidsOpened)[-1].votes == ((0, 0), (1, 0), (2, 0))
    assert (game.prompt, game.asked) == ("break-tie", ("green",))


@rule("WK-ASSEMBLY-16")
@pytest.mark.parametrize(
    ("card", "voices"), [("coronation-gifts", ["yes", "no"]), ("fine", ["green", "blue", "red"])]
)
def test_the_card_says_what_is_voted_about(card: str, voices: list[str]) -> None:
    game = bid(hold(hall(card)), green=1)
    assert game.choices() == [VoteFor(voice) for voice in voices]
    with pytest.raises(NotAmongChoices):
        game.say(VoteFor("black"))


@rule("WK-ASSEMBLY-16")
def test_yes_is_no_answer_where_a_baron_is_chosen() -> None:
    game = bid(hold(hall("fine")), green=1)
    assert not game.offers(YES)
    game = bid(hold(hall("coronation-gifts")), green=1)
    with pytest.raises(NotAmongChoices) as refused:
        game.say(VoteFor("blue"))
    assert refused.value.rule == "WK-ASSEMBLY-16"


@rule("WK-ASSEMBLY-17", "WK-ASSEMBLY-13")
def test_a_majority_of_yes_takes_effect_at_once() -> None:
    game = bid(gifts(2, 3, 2), green=2, blue=3, red=2).say(YES, NO, YES)
    assert [baron.crowns for baron in game.state.barons] == [4, 4, 4]
    assert game.state.agenda_discard == ["coronation-gifts"]


@rule("WK-ASSEMBLY-17")
def test_a_majority_of_no_discards_it_without_effect() -> None:
    game = bid(gifts(2, 3, 2), green=2, blue=3).say(YES, NO)
    assert [baron.crowns for baron in game.state.barons] == [0, 0, 0]
    assert game.state.agenda_discard == ["coronation-gifts"]
    adjourned(game)


@rule("WK-ASSEMBLY-18")
def test_the_baron_with_the_most_votes_is_chosen() -> None:
    position = hall("grant-from-the-treasury").purse("blue", votes=1).purse("red", votes=1)
    game = bid(hold(position), green=1, blue=2, red=2)
    game.say(VoteFor("green"), VoteFor("blue"), VoteFor("blue"))
    assert [baron.crowns for baron in game.state.barons] == [0, 8, 0]


@rule("WK-BANNED-10")
def test_a_banned_baron_cannot_be_voted_into_the_chair() -> None:
    game = bid(hold(hall("election-of-the-chairman").banned("blue")), green=1)
    assert game.choices() == [VoteFor("green"), VoteFor("red")]
    with pytest.raises(NotAmongChoices) as refused:
        game.say(VoteFor("blue"))
    assert refused.value.rule == "WK-BANNED-10"


def test_a_heretic_cannot_be_voted_head_of_the_church() -> None:
    game = bid(hold(hall("synod").event("blue", "heretic")), green=1)
    assert game.choices() == [VoteFor("green"), VoteFor("red")]
    assert not game.offers(VoteFor("blue"))


def test_a_heretic_can_be_chosen_for_anything_else() -> None:
    game = bid(hold(hall("salt-tax").event("blue", "heretic").banned("red")), green=1)
    assert game.choices() == [VoteFor("green"), VoteFor("blue"), VoteFor("red")]


@rule("WK-ASSEMBLY-18")
def test_if_only_one_baron_can_be_chosen_nobody_is_asked_whom() -> None:
    position = hall("election-of-the-chairman").banned("green", "blue")
    position.state.chairman = position.seat("green")
    game = bid(hold(position), red=1)
    assert (game.prompt, game.asked) == ("submit", ("red",))


def test_if_nobody_can_be_chosen_the_card_is_discarded() -> None:
    position = hall("synod").event("green", "heretic")
    for baron in position.state.barons[1:]:
        baron.cards.append("heretic")
    game = position.run(convene, sound=False)
    assert game.state.agenda_discard == ["synod"]


def test_a_vote_is_sound_at_every_question() -> None:
    rng = Random(7)
    game = gifts(2, 2, 2)
    for value in (1, 1, 0, YES, NO, NO):
        check_choices(game.match, rng)
        check_table(game.match)
        check_clone(game.match, rng, plies=3)
        game.say(value)
    assert game.events(VoteDecided)[0].outcome == "no"
