"""Private motions: who proposes, and what."""

from __future__ import annotations

from random import Random

import pytest

from oyez.game import game_of
from oyez.games.warrior_knights.answers import (
    ADJOURN,
    SUBMIT,
    Cancel,
    CancelWords,
    OpenLaw,
    Pardon,
    Recall,
    VoteFor,
)
from oyez.games.warrior_knights.rules.assembly.lasting import by_law
from oyez.games.warrior_knights.scene.happenings_at_home import AssemblyAdjourned, MotionProposed
from oyez.kernel import NotAmongChoices, Seat
from oyez.testing.properties import check_choices
from tests.ledger import rule
from tests.warrior_knights.ballots import NEXT, adjourned, bid, choose, hall, hold
from tests.warrior_knights.positions import Game, Position, fates

PRIVATE, GIFTS, FINE = "private-motion", "coronation-gifts", "fine"
BY = {"green": "alan-of-smalt", "blue": "otto-von-prussen", "red": "guy-de-solferino"}


def proposing(position: Position, by: str = "green") -> Game:
    """The Fate card has named the baron who makes the proposal."""
    return hold(position).fate(*fates(1, noble=BY[by]))


# -- who -------------------------------------------------------------------------------------------


@rule("WK-MOTION-01")
def test_a_fate_card_finds_the_baron_who_proposes() -> None:
    game = hold(hall(PRIVATE))
    assert game.asked == ("nature",)
    game.fate(*fates(1, noble=BY["blue"]))
    assert (game.prompt, game.asked) == ("propose", ("blue",))


@rule("WK-MOTION-01", "WK-R35")
def test_a_card_of_a_baron_who_is_not_in_the_game_is_drawn_again() -> None:
    game = hold(hall(PRIVATE)).fate(*fates(1, noble="roger-amber"))
    assert game.asked == ("nature",)
    assert game.fate(*fates(1, noble=BY["red"])).asked == ("red",)


@rule("WK-MOTION-05")
def test_a_baron_who_is_not_there_can_propose() -> None:
    game = proposing(hall(PRIVATE).banned("blue"), "blue").say(Pardon(Seat(1)))
    (proposed,) = game.events(MotionProposed)
    assert (proposed.seat, proposed.kind, proposed.baron) == (1, "pardon", 1)
    assert game.asked == ("green", "red")  # he does not vote on it


# -- what ------------------------------------------------------------------------------------------


@rule("WK-MOTION-02")
def test_pardon_cancel_adjourn_or_recall() -> None:
    position = hall(PRIVATE).banned("red").law("tithe").charge("blue", "salt-tax")
    position.office("alan-of-smalt", "constable").discarded(GIFTS, "synod")
    game = proposing(position)
    assert game.choices() == [
        Pardon(Seat(2)),
        Cancel("tithe"),
        Cancel("constable", Seat(0)),
        Cancel("salt-tax", Seat(1)),
        ADJOURN,
        Recall(GIFTS),
        Recall("synod"),
    ]


@rule("WK-MOTION-02")
@pytest.mark.parametrize("value", [Pardon(Seat(1)), Recall(GIFTS)])
def test_nobody_is_pardoned_and_nothing_recalled_for_nothing(value: object) -> None:
    with pytest.raises(NotAmongChoices) as refused:
        proposing(hall(PRIVATE)).say(value)
    assert refused.value.rule == "WK-MOTION-02"


@rule("WK-MOTION-02")
def test_cancelling_a_law() -> None:
    game = choose(proposing(hall(PRIVATE).law("tithe")).say(Cancel("tithe")), "yes")
    assert game.state.laws == []
    assert game.state.agenda_discard == ["tithe", PRIVATE]


@rule("WK-MOTION-02")
def test_a_motion_that_is_voted_down_changes_nothing() -> None:
    game = choose(proposing(hall(PRIVATE).law("tithe")).say(Cancel("tithe")), "no")
    assert game.state.laws == ["tithe"]
    assert game.state.agenda_discard == [PRIVATE]


@rule("WK-MOTION-02", "WK-R30")
def test_who_lives_by_the_free_troops_of_his_office_dies_without_it() -> None:
    position = hall(PRIVATE).noble("otto-von-prussen", "E3", "regular-50", casualties=1)
    position.office("otto-von-prussen", "constable")
    game = choose(proposing(position).say(Cancel("constable", Seat(1))), "yes")
    game.fate(*fates(1))  # for desertion
    assert not game.noble("otto-von-prussen").on_board
    assert game.noble("otto-von-prussen").troops == ["regular-50"]


@rule("WK-MOTION-03", "WK-R36")
def test_an_adjourned_assembly_ends_and_its_agendas_stay() -> None:
    position = hall(PRIVATE, GIFTS, FINE).zone("assembly", "red:rally-support")
    game = choose(proposing(position).say(ADJOURN), "yes")
    assert game.events(AssemblyAdjourned)[0].cards == (GIFTS, FINE)
    game.draw("tithe")  # the spaces are filled up to three
    assert game.over
    assert game.state.agendas == [GIFTS, FINE, "tithe"]
    assert game.state.zones["assembly"] == []


@rule("WK-R36")
def test_a_private_motion_that_was_not_reached_stays_too() -> None:
    game = choose(proposing(hall(PRIVATE, GIFTS, PRIVATE)).say(ADJOURN), "yes")
    assert game.draw("tithe").state.agendas == [GIFTS, PRIVATE, "tithe"]


@rule("WK-MOTION-03")
def test_without_a_majority_for_it_the_assembly_goes_on() -> None:
    game = choose(proposing(hall(PRIVATE, GIFTS)).say(ADJOURN), "no")
    assert (game.prompt, game.about["subject"]) == ("bid", GIFTS)


@rule("WK-MOTION-04", "WK-R36")
def test_several_are_voted_in_the_order_of_the_spaces_and_before_the_order_is_set() -> None:
    game = proposing(hall(PRIVATE, GIFTS, PRIVATE).law("tithe", "income-tax"))
    choose(game.say(Cancel("tithe")), "yes").fate(*fates(1, noble=BY["red"]))
    assert (game.prompt, game.asked) == ("propose", ("red",))
    choose(game.say(Cancel("income-tax")), "yes")
    assert game.state.laws == []
    assert game.about["subject"] == GIFTS


# -- how it is voted -------------------------------------------------------------------------------


@rule("WK-R35")
def test_it_is_voted_by_yes_or_no() -> None:
    game = bid(proposing(hall(PRIVATE).law("tithe")).say(Cancel("tithe")), green=1)
    assert game.choices() == [VoteFor("yes"), VoteFor("no")]


@rule("WK-R35")
def test_an_agenda_from_the_discard_pile_keeps_its_own_vote() -> None:
    game = bid(proposing(hall(PRIVATE).discarded("salt-tax")).say(Recall("salt-tax")), green=1)
    assert game.choices() == [VoteFor("green"), VoteFor("blue"), VoteFor("red")]
    game.say(VoteFor("red"), SUBMIT)
    assert game.baron("red").charges == ["salt-tax"]
    assert game.state.agenda_discard == [PRIVATE]


@rule("WK-R35")
def test_a_recalled_law_that_fails_goes_back_to_the_discard_pile() -> None:
    game = choose(proposing(hall(PRIVATE).discarded("tithe")).say(Recall("tithe")), "no")
    assert game.state.agenda_discard == ["tithe", PRIVATE]


@rule("WK-R35")
def test_a_private_motion_has_no_vote_of_its_own_to_recall() -> None:
    game = proposing(hall(PRIVATE).discarded(PRIVATE))
    with pytest.raises(NotAmongChoices) as refused:
        game.say(Recall(PRIVATE))
    assert refused.value.rule == "WK-R35"


@rule("WK-R35")
def test_two_players_bid_for_it_apart_from_what_they_write() -> None:
    position = Position("green", "blue").agendas(PRIVATE, GIFTS).law("tithe")
    position.purse("green", votes=3).purse("blue", votes=3)
    game = proposing(position).say(Cancel("tithe"))
    bid(game, green=2, blue=1).say(VoteFor("yes"), VoteFor("no"))
    assert game.state.laws == []
    assert (game.prompt, game.asked) == ("write-votes", ("green", "blue"))
    assert [baron.votes for baron in game.state.barons] == [2, 3]


@rule("WK-R35")
def test_the_card_is_discarded_afterwards() -> None:
    game = choose(proposing(hall(PRIVATE)).say(ADJOURN), "no")
    assert adjourned(game).state.agenda_discard == [PRIVATE]
    assert game.state.agendas == list(NEXT)


# -- open motions ----------------------------------------------------------------------------------


def open_hall() -> Position:
    return Position("green", "blue", "red", open_motions=True).agendas(PRIVATE)


@rule("WK-VARIANT-03", "WK-R78")
@pytest.mark.parametrize(
    ("law", "force"),
    [
        ("no-roads", "no_roads"),
        ("no-sieges", "no_sieges"),
        ("no-razing", "no_raze"),
        ("no-sailing", "no_sailing"),
        ("double-wages", "mercenary_wages"),
    ],
)
def test_open_motions_are_adopted_as_laws(law: str, force: str) -> None:
    game = choose(proposing(open_hall()).say(("motion", OpenLaw(law))), "yes")
    assert game.state.laws == [law]
    assert by_law(game.state, force) == 1
    adjourned(game)


@rule("WK-R78")
def test_a_law_in_force_is_not_proposed_again_but_can_be_cancelled() -> None:
    game = proposing(open_hall().law("no-roads"))
    assert not game.offers(("motion", OpenLaw("no-roads")))
    choose(game.say(("motion", Cancel("no-roads"))), "yes")
    assert game.state.laws == []
    assert game.state.agenda_discard == [PRIVATE]  # the law has no card


@rule("WK-VARIANT-03")
def test_a_law_in_words_is_voted_recorded_and_left_to_the_players() -> None:
    words = "No noble may spend the winter abroad."
    game = proposing(open_hall()).say(("words", words))
    assert game.about["subject"] == words
    choose(game, "yes")
    assert game.state.worded_laws == [words]
    assert game.state.laws == []
    (hall_now,) = game_of(game.match).scene(game.state, None).halls
    label = hall_now.wall[0].label
    assert label is not None
    assert label.about == {"words": words}


@rule("WK-VARIANT-03")
def test_a_law_in_words_can_be_voted_down_and_cancelled() -> None:
    game = choose(proposing(open_hall()).say(("words", "Peace.")), "no")
    assert game.state.worded_laws == []
    position = open_hall()
    position.state.worded_laws = ["Peace.", "War."]
    game = choose(proposing(position).say(("motion", CancelWords(0))), "yes")
    assert game.state.worded_laws == ["War."]


@rule("WK-VARIANT-03")
@pytest.mark.parametrize("words", ["", " x", "x\ny", "x" * 201])
def test_words_are_one_line_of_text(words: str) -> None:
    assert not proposing(open_hall()).offers(("words", words))


@rule("WK-VARIANT-01", "WK-VARIANT-03")
def test_without_the_option_there_are_no_open_motions() -> None:
    game = proposing(hall(PRIVATE))
    assert game.choices() == [ADJOURN]
    check_choices(game.match, Random(1))
    check_choices(proposing(open_hall().law("tithe")).match, Random(1))


@rule("WK-R78")
def test_words_may_be_two_hundred_signs_long() -> None:
    assert proposing(open_hall()).say(("words", "x" * 200)).about["subject"] == "x" * 200
