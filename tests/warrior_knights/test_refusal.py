"""Refusing decisions, the ban, and the pardon."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import (
    REFUSE,
    SUBMIT,
    Cancel,
    NameBaron,
    Pardon,
    Replace,
    VoteFor,
)
from oyez.games.warrior_knights.rules.assembly.refusal import attends, ban, obeys, submits
from oyez.games.warrior_knights.rules.assembly.titles import make_chairman
from oyez.games.warrior_knights.rules.phases.taxes import taxes
from oyez.games.warrior_knights.scene.happenings_at_home import Banned
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Flow, Seat
from tests.ledger import rule
from tests.warrior_knights.ballots import adjourned, bid, choose, hall, hold
from tests.warrior_knights.positions import Game, Position, fates

GIFTS, FINE, COLLECTION = "coronation-gifts", "fine", "church-collection"
AMBASSADOR = "ambassador-to-the-holy-see"


def fined(baron: str = "blue", *more: str) -> Game:
    """A baron with ten crowns has been chosen for the Fine; he is asked to submit."""
    position = hall(FINE, *more).purse(baron, crowns=10)
    game = hold(position)
    if more:
        game.say((FINE, *more))
    return choose(game, baron)


# -- refusing --------------------------------------------------------------------------------------


@rule("WK-BANNED-01")
def test_who_submits_pays_and_stays() -> None:
    game = fined().say(SUBMIT)
    assert game.baron("blue").crowns == 4
    assert not game.baron("blue").banned


@rule("WK-BANNED-01", "WK-BANNED-04")
def test_who_refuses_is_banned() -> None:
    game = fined().say(REFUSE)
    assert game.baron("blue").crowns == 10
    assert game.baron("blue").banned
    assert [event.seat for event in game.events(Banned)] == [1]


@rule("WK-BANNED-02")
@pytest.mark.parametrize("card", [FINE, "salt-tax", "constable"])
def test_a_motion_a_charge_an_office_is_refused_right_after_the_vote(card: str) -> None:
    game = choose(hold(hall(card).purse("blue", crowns=1)), "blue")
    assert (game.prompt, game.asked) == ("submit", ("blue",))
    assert game.choices() == [SUBMIT, REFUSE]
    assert game.about == {"card": card, "banned": 0}
    game.say(SUBMIT)
    assert not game.offers(REFUSE)


@rule("WK-BANNED-03")
@pytest.mark.parametrize("card", [FINE, "salt-tax", "constable"])
def test_what_was_aimed_at_him_is_discarded(card: str) -> None:
    game = choose(hold(hall(card).purse("blue", crowns=1)), "blue").say(REFUSE)
    assert game.state.agenda_discard == [card]
    assert game.baron("blue").charges == []
    assert not any(noble.office for noble in game.state.nobles)


@rule("WK-BANNED-04")
def test_he_takes_no_part_in_the_votes_that_follow() -> None:
    game = fined("blue", GIFTS).say(REFUSE)
    assert (game.prompt, game.asked) == ("bid", ("green", "red"))


@rule("WK-R38")
def test_a_general_motion_goes_on_for_the_others() -> None:
    position = hall(COLLECTION)
    for baron in ("green", "blue", "red"):
        position.purse(baron, crowns=5)
    game = choose(hold(position), "yes").say(SUBMIT, REFUSE, SUBMIT)
    assert [baron.crowns for baron in game.state.barons] == [2, 5, 2]
    assert [baron.faith for baron in game.state.barons] == [1, 0, 1]
    assert [baron.banned for baron in game.state.barons] == [False, True, False]


@rule("WK-R38", "WK-PROPOSAL-10")
def test_who_is_banned_already_refuses_without_further_penalty() -> None:
    game = choose(hold(hall("salt-tax").banned("blue")), "blue")
    assert game.about == {"card": "salt-tax", "banned": 1}  # as the question tells him
    game.say(REFUSE)
    assert game.events(Banned) == []
    assert game.baron("blue").banned
    assert game.state.agenda_discard == ["salt-tax"]


@rule("WK-PROPOSAL-10")
def test_a_banned_baron_may_also_accept() -> None:
    game = choose(hold(hall("salt-tax").banned("blue")), "blue").say(SUBMIT)
    assert game.baron("blue").charges == ["salt-tax"]
    assert game.baron("blue").banned


@rule("WK-BANNED-01")
def test_what_cannot_be_refused_is_not_asked() -> None:
    game = choose(hold(hall("grant-from-the-treasury")), "blue")
    assert game.baron("blue").crowns == 8
    adjourned(game)


@rule("WK-BANNED-01")
def test_a_card_that_nobody_may_refuse_binds_without_a_question() -> None:
    bound: list[bool] = []

    def passage(s: KnightsState) -> Flow[None]:
        bound.append((yield from submits(s, Seat(1), "coronation-gifts")))

    assert Position("green", "blue").run(passage).over
    assert bound == [True]


# -- laws ------------------------------------------------------------------------------------------


def obey(seat: int, law: str) -> tuple[list[bool], Game]:
    """A baron comes to where he must obey a law; what he did is in the list."""
    done: list[bool] = []

    def passage(s: KnightsState) -> Flow[None]:
        done.append((yield from obeys(s, Seat(seat), law)))

    position = Position("green", "blue", "red", open_motions=True)
    return done, (position.law(law) if law else position).run(passage)


@rule("WK-BANNED-05", "WK-R39")
def test_a_law_is_refused_when_it_must_be_obeyed() -> None:
    done, game = obey(1, "income-tax")
    assert (game.prompt, game.asked) == ("obey", ("blue",))
    game.say(REFUSE)
    assert done == [False]
    assert game.baron("blue").banned
    assert game.state.laws == ["income-tax"]  # in force for everybody else


@rule("WK-BANNED-05")
def test_who_obeys_is_not_banned() -> None:
    done, game = obey(1, "income-tax")
    game.say(SUBMIT)
    assert done == [True]
    assert not game.baron("blue").banned


@rule("WK-R39")
@pytest.mark.parametrize("law", ["right-of-passage", "mercenary-statute", "no-roads"])
def test_a_structural_law_cannot_be_refused(law: str) -> None:
    done, game = obey(1, law)
    assert game.over
    assert done == [True]


@rule("WK-R39")
def test_where_there_is_no_law_nobody_obeys_one() -> None:
    done, game = obey(1, "")
    assert game.over
    assert done == [False]


@rule("WK-BANNED-05", "WK-R39")
def test_a_banned_baron_refuses_a_law_again_for_nothing() -> None:
    done: list[bool] = []

    def passage(s: KnightsState) -> Flow[None]:
        done.append((yield from obeys(s, Seat(1), "income-tax")))

    game = Position("green", "blue").law("income-tax").banned("blue").run(passage).say(REFUSE)
    assert done == [False]
    assert game.events(Banned) == []


@rule("WK-BANNED-EX1")
def test_example_who_does_not_pay_the_tax_keeps_his_crowns_and_is_banned() -> None:
    position = Position("green", "blue").law("income-tax").charge("blue", "silver-mines")
    game = position.run(taxes)
    assert (game.prompt, game.asked) == ("obey", ("blue",))
    game.say(REFUSE)
    assert game.baron("blue").crowns == 4
    assert game.baron("blue").banned


# -- losing something ------------------------------------------------------------------------------


@rule("WK-BANNED-06")
@pytest.mark.parametrize("card", ["salt-tax", "constable"])
def test_nobody_can_refuse_to_lose_a_charge_or_an_office(card: str) -> None:
    position = hall("private-motion")
    if card == "salt-tax":
        position.charge("blue", card)
    else:
        position.office("otto-von-prussen", card)
    game = hold(position).fate(*fates(1, noble="alan-of-smalt"))
    choose(game.say(Cancel(card, Seat(1))), "yes")
    assert game.state.agenda_discard == [card, "private-motion"]
    assert (game.baron("blue").charges, game.noble("otto-von-prussen").office) == ([], "")
    adjourned(game)


# -- pardon ----------------------------------------------------------------------------------------


@rule("WK-BANNED-07")
def test_a_ban_lasts_until_a_vote_pardons() -> None:
    position = hall(GIFTS).banned("blue")
    game = adjourned(choose(hold(position), "no"))
    assert game.baron("blue").banned
    position = hall("private-motion").banned("blue")
    game = hold(position).fate(*fates(1, noble="alan-of-smalt")).say(Pardon(Seat(1)))
    assert not adjourned(choose(game, "yes")).baron("blue").banned


@rule("WK-BANNED-07")
def test_a_pardon_can_be_voted_down() -> None:
    game = hold(hall("private-motion").banned("blue")).fate(*fates(1, noble="alan-of-smalt"))
    assert choose(game.say(Pardon(Seat(1))), "no").baron("blue").banned


@rule("WK-BANNED-08")
def test_a_pardoned_baron_does_not_join_the_assembly_in_progress() -> None:
    position = hall("private-motion", GIFTS).banned("blue").purse("blue", votes=3)
    game = hold(position).fate(*fates(1, noble="alan-of-smalt")).say(Pardon(Seat(1)))
    choose(game, "yes")
    assert (game.prompt, game.asked) == ("bid", ("green", "red"))
    assert attends(game.state, Seat(1))


# -- the chair -------------------------------------------------------------------------------------


def banish(baron: str, position: Position) -> Game:
    return position.run(lambda s: ban(s, position.seat(baron), "WK-BANNED-04"))


@rule("WK-BANNED-09", "WK-R40")
def test_the_remaining_baron_with_the_most_votes_takes_the_chair() -> None:
    position = Position("green", "blue", "red", "black").purse("green", votes=9)
    position.purse("blue", votes=5).purse("red", votes=3).purse("black", votes=1).banned("blue")
    assert banish("green", position).state.chairman == position.seat("red")


@rule("WK-BANNED-09", "WK-R40")
def test_a_tie_is_drawn_at_random() -> None:
    position = Position("green", "blue", "red").purse("blue", votes=2).purse("red", votes=2)
    game = banish("green", position).fate(*fates(1, noble="guy-de-solferino"))
    assert game.state.chairman == game.seat("red")


@rule("WK-R40")
def test_the_new_chairman_presides_over_the_rest_of_the_assembly() -> None:
    position = hall(FINE, GIFTS, "salt-tax").purse("green", crowns=5, votes=1).purse("red", votes=2)
    game = choose(hold(position).say((FINE, GIFTS, "salt-tax")), "green").say(REFUSE)
    assert game.state.chairman == game.seat("red")
    bid(game)
    assert (game.prompt, game.asked) == ("break-tie", ("red",))


@rule("WK-R40")
def test_if_all_are_banned_the_last_chairman_keeps_the_token() -> None:
    position = hall(FINE, GIFTS).banned("blue", "red").purse("green", crowns=5)
    game = choose(hold(position).say((FINE, GIFTS)), "green").say(REFUSE)
    assert game.state.chairman == game.seat("green")
    assert adjourned(game).state.agenda_discard == [FINE, GIFTS]  # nobody is left to vote


@rule("WK-BANNED-10")
def test_a_banned_baron_never_becomes_chairman() -> None:
    s = Position("green", "blue").banned("blue").state
    assert not make_chairman(s, Seat(1), "WK-RALLY-02")
    assert s.chairman == 0


@rule("WK-BANNED-10")
def test_who_was_elected_and_then_banned_does_not_take_the_chair() -> None:
    election = "election-of-the-chairman"
    game = hold(hall(election, FINE).purse("blue", crowns=3)).say((election, FINE))
    choose(game, "blue").say(SUBMIT)
    choose(game, "blue").say(REFUSE)
    assert adjourned(game).state.chairman == game.seat("green")


@rule("WK-ASSEMBLY-04", "WK-R32")
def test_if_the_acting_chairman_is_banned_the_chairman_names_another() -> None:
    position = Position("green", "blue", "red", "black").agendas(FINE, GIFTS)
    game = hold(position.charge("green", AMBASSADOR).purse("blue", crowns=5))
    game.say(NameBaron(Seat(1)), (FINE, GIFTS))
    choose(game, "blue").say(REFUSE)
    assert (game.prompt, game.asked) == ("name-chairman", ("green",))
    assert game.choices() == [NameBaron(Seat(2)), NameBaron(Seat(3))]
    game.say(NameBaron(Seat(3)))
    assert choose(game, "no").state.chairman == game.seat("green")


@rule("WK-ASSEMBLY-04", "WK-R32")
def test_the_acting_chairman_stays_when_another_baron_leaves() -> None:
    position = Position("green", "blue", "red", "black").agendas(FINE, GIFTS)
    game = hold(position.charge("green", AMBASSADOR).purse("blue", crowns=5))
    game.say(NameBaron(Seat(2)), (FINE, GIFTS))
    choose(game, "blue").say(REFUSE)
    assert (game.prompt, game.asked) == ("bid", ("red", "black"))
    assert (bid(game).prompt, game.asked) == ("break-tie", ("red",))


@rule("WK-R40")
def test_if_an_absent_chairman_is_banned_his_successor_presides() -> None:
    position = Position("green", "blue", "red", "black").agendas("salt-tax", GIFTS)
    game = hold(position.charge("green", AMBASSADOR).purse("red", votes=3))
    game.say(NameBaron(Seat(1)), ("salt-tax", GIFTS))
    choose(game, "green").say(REFUSE)
    bid(game)
    assert (game.prompt, game.asked) == ("break-tie", ("red",))


# -- three charges ---------------------------------------------------------------------------------


def laden() -> Game:
    """Blue has three charges and has been chosen for a fourth."""
    position = hall("salt-tax").charge("blue", "royal-mint", "fisheries", "wool-staple")
    return choose(hold(position), "blue")


@rule("WK-R87", "WK-PROPOSAL-05")
def test_a_fourth_charge_replaces_one_of_his_choice() -> None:
    game = laden().say(SUBMIT)
    olds = ("royal-mint", "fisheries", "wool-staple")
    assert game.choices() == [Replace(old) for old in olds]  # the new one must be taken
    game.say(Replace("fisheries"))
    assert game.baron("blue").charges == ["royal-mint", "wool-staple", "salt-tax"]
    assert game.state.agenda_discard == ["fisheries"]


@rule("WK-R87")
def test_or_he_refuses_it_as_a_whole_and_is_banned() -> None:
    game = laden().say(REFUSE)
    assert game.baron("blue").charges == ["royal-mint", "fisheries", "wool-staple"]
    assert game.state.agenda_discard == ["salt-tax"]
    assert game.baron("blue").banned


def test_yes_and_no_are_no_answers_to_a_decision() -> None:
    assert not fined().offers(VoteFor("yes"))
