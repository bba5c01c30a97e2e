"""Negotiation: gifts and promises."""

from __future__ import annotations

from random import Random

from oyez.games.warrior_knights import GAME, KnightsOptions
from oyez.games.warrior_knights.rules.negotiation import acts
from oyez.games.warrior_knights.rules.phases.planning import planning
from oyez.kernel import Match, Seat
from tests.ledger import rule
from tests.warrior_knights.positions import Game, Position


def talking() -> Game:
    """Green has five crowns; both are planning."""
    return Position("green", "blue").purse("green", crowns=5, votes=3, faith=2).run(planning)


@rule("WK-NEGOTIATE-01", "WK-NEGOTIATE-02", "WK-R75")
def test_crowns_change_hands_while_a_decision_is_pending() -> None:
    game = talking().act("green", ("give", (Seat(1), 3)))
    assert (game.baron("green").crowns, game.baron("blue").crowns) == (2, 3)


@rule("WK-NEGOTIATE-01")
def test_nobody_gives_more_than_he_has_or_to_himself() -> None:
    offered = acts(talking().state, Seat(0))
    assert ("give", (Seat(1), 5)) in offered
    assert ("give", (Seat(1), 6)) not in offered
    assert ("give", (Seat(1), 1)) in offered
    assert ("give", (Seat(1), 0)) not in offered
    assert ("give", (Seat(0), 1)) not in offered


@rule("WK-NEGOTIATE-01", "WK-R75")
def test_a_baron_who_is_out_bargains_no_more() -> None:
    position = Position("green", "blue", "red").purse("green", crowns=5)
    position.state.barons[0].out = True
    assert not list(acts(position.state, Seat(0)))


@rule("WK-NEGOTIATE-03", "WK-NEGOTIATE-04")
def test_nothing_but_crowns_can_be_given() -> None:
    offered = acts(talking().state, Seat(0)).describe()["options"]
    assert list(offered) == ["give", "promise", "offer"]
    assert set(offered["offer"]["fields"]["give"]["clauses"]) == {"crowns", "peace", "words"}


@rule("WK-NEGOTIATE-01", "WK-R75")
def test_barons_bargain_while_the_game_is_set_up_too() -> None:
    """As soon as they have crowns, and while each forms his armies unseen."""
    match = Match(GAME, 3, KnightsOptions(), rng=Random(5))
    assert match.state.stage == "armies"
    match.act(Seat(0), ("give", (Seat(1), 4)))
    assert [baron.crowns for baron in match.state.barons] == [11, 19, 15]
    while match.state.stage == "armies":
        question = match.question(match.waiting()[0])
        assert question is not None
        match.answer(match.waiting()[0], question.choices.sample(Random(1)))
    assert [baron.crowns for baron in match.state.barons] == [11, 19, 15]
    assert match.anytime(Seat(2))
    assert not Match(GAME, 3).anytime(Seat(2))  # before anybody has crowns


@rule("WK-NEGOTIATE-05")
def test_a_promise_is_recorded_and_binds_nobody() -> None:
    game = talking().act("green", ("promise", (Seat(1), "I shall vote for you.")))
    (promise,) = game.state.promises
    assert (promise.maker, promise.to, promise.words) == (0, 1, "I shall vote for you.")
    game.act("blue", ("call-broken", 1))
    assert game.state.promises[0].broken
    assert ("call-broken", 1) not in acts(game.state, Seat(1))


@rule("WK-NEGOTIATE-05")
def test_who_was_given_a_promise_says_whether_it_was_kept() -> None:
    game = talking().act("green", ("promise", (Seat(1), "I shall vote for you.")))
    assert ("call-kept", 1) not in acts(game.state, Seat(0))
    game.act("blue", ("call-kept", 1))
    assert game.state.promises[0].verdict == "kept"
    assert ("call-broken", 1) not in acts(game.state, Seat(1))
