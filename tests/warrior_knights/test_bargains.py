"""Offers between barons: crowns, heirs and promises for one another, whole or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.warrior_knights.rules.bargains import A_ROUND, OPEN, swear_peace
from oyez.games.warrior_knights.rules.negotiation import acts
from oyez.games.warrior_knights.rules.phases.planning import planning
from oyez.games.warrior_knights.rules.preparation import begin_round
from oyez.games.warrior_knights.rules.variants import eliminate
from oyez.games.warrior_knights.scene.happenings_in_the_field import OfferClosed, PromiseBroken
from oyez.games.warrior_knights.scene.table import lay_out
from oyez.games.warrior_knights.state import CrownsTerm, PeaceTerm
from oyez.kernel import Accept, Decline, Retract, Seat
from oyez.scene.elements import Text
from tests.ledger import rule
from tests.warrior_knights.fighting import assail
from tests.warrior_knights.positions import Game, Position

GREEN, BLUE = Seat(0), Seat(1)
FIVE_FOR_PEACE = ("offer", (BLUE, (("crowns", 5),), (("peace", 2),)))


def position(**options: Any) -> Position:
    return (
        Position("green", "blue", "red", **options).purse("green", crowns=9).purse("blue", crowns=4)
    )


def talking(**options: Any) -> Game:
    """Green has nine crowns, blue four; all are planning."""
    return position(**options).run(planning)


def crowns(game: Game) -> tuple[int, int]:
    return game.baron("green").crowns, game.baron("blue").crowns


def closings(game: Game) -> list[tuple[int, str]]:
    return [(event.number, event.how) for event in game.events(OfferClosed)]


@rule("WK-NEGOTIATE-01", "WK-R75")
def test_an_offer_moves_nothing_until_it_is_accepted() -> None:
    game = talking().act("green", FIVE_FOR_PEACE)
    assert crowns(game) == (9, 4)
    (bargain,) = game.state.bargains.standing.values()
    assert (bargain.give, bargain.ask) == ((CrownsTerm(5),), (PeaceTerm(2),))


@rule("WK-NEGOTIATE-01", "WK-NEGOTIATE-02", "WK-R75")
def test_when_it_is_accepted_crowns_change_hands_and_promises_are_written_down() -> None:
    game = talking().act("green", FIVE_FOR_PEACE).act("blue", ("answer-offer", Accept(1)))
    assert crowns(game) == (4, 9)
    (promise,) = game.state.promises
    assert (promise.maker, promise.to, promise.term, promise.until) == (BLUE, GREEN, "peace", 2)


@rule("WK-R75")
def test_an_offer_that_one_of_the_two_cannot_meet_moves_nothing() -> None:
    game = talking().act("green", FIVE_FOR_PEACE).act("green", ("give", (Seat(2), 5)))
    game.act("blue", ("answer-offer", Accept(1)))
    assert crowns(game) == (4, 4)
    assert not game.state.promises
    assert closings(game) == [(1, "lapsed")]


@rule("WK-R75")
@pytest.mark.parametrize(
    ("who", "said", "how"), [("blue", Decline(1), "decline"), ("green", Retract(1), "retract")]
)
def test_an_offer_is_declined_or_taken_back(who: str, said: Decline | Retract, how: str) -> None:
    game = talking().act("green", FIVE_FOR_PEACE).act(who, ("answer-offer", said))
    assert crowns(game) == (9, 4)
    assert closings(game) == [(1, how)]


@rule("WK-R75")
def test_an_answer_takes_the_place_of_the_offer() -> None:
    game = talking().act("green", FIVE_FOR_PEACE)
    game.act("blue", ("counter", (1, (("peace", 1),), (("crowns", 7),))))
    (bargain,) = game.state.bargains.standing.values()
    assert (bargain.maker, bargain.to, bargain.answers) == (BLUE, GREEN, 1)
    game.act("green", ("answer-offer", Accept(bargain.number)))
    assert crowns(game) == (2, 11)
    assert [promise.maker for promise in game.state.promises] == [BLUE]


@rule("WK-R75")
def test_offers_lapse_when_the_round_ends() -> None:
    game = talking().act("green", FIVE_FOR_PEACE)
    begin_round(game.state)
    assert not game.state.bargains.standing


@rule("WK-R75")
def test_nobody_has_more_than_three_offers_open_or_makes_more_than_eight_in_a_round() -> None:
    game = talking()
    for _ in range(OPEN):
        game.act("green", FIVE_FOR_PEACE)
    assert FIVE_FOR_PEACE not in acts(game.state, GREEN)
    for number in range(1, A_ROUND + 1):
        game.act("green", ("answer-offer", Retract(number)))
        if number <= A_ROUND - OPEN:
            game.act("green", FIVE_FOR_PEACE)
    assert FIVE_FOR_PEACE not in acts(game.state, GREEN)
    begin_round(game.state)
    assert FIVE_FOR_PEACE in acts(game.state, GREEN)


@rule("WK-R75")
def test_an_offer_asks_for_something_and_gives_no_more_than_there_is() -> None:
    offered = acts(talking().state, GREEN)
    assert ("offer", (BLUE, (), (("crowns", 3),))) in offered
    assert ("offer", (BLUE, (("crowns", 3),), ())) not in offered
    assert ("offer", (BLUE, (("crowns", 10),), (("peace", 1),))) not in offered
    assert ("offer", (GREEN, (("crowns", 1),), (("peace", 1),))) not in offered


@rule("WK-NEGOTIATE-05", "WK-R75")
def test_peace_is_broken_by_an_attack_and_nothing_else_follows() -> None:
    at = Position("green", "blue").noble("alan-of-smalt", "E3", "regular-100")
    at.noble("otto-von-prussen", "E3", "regular-100")
    swear_peace(at.state, GREEN, BLUE, 3)
    swear_peace(at.state, BLUE, GREEN, 3)
    game = assail(at, "green", "E3", "blue")
    assert [event.number for event in game.events(PromiseBroken)] == [1]
    assert [promise.verdict for promise in game.state.promises] == ["broken", "pending"]
    assert game.state.combat is not None


@rule("WK-NEGOTIATE-05", "WK-R75")
def test_peace_is_kept_once_its_last_round_is_over() -> None:
    game = talking().act("green", FIVE_FOR_PEACE).act("blue", ("answer-offer", Accept(1)))
    game.state.round = 1
    found: list[str] = []
    for _ in range(2):
        begin_round(game.state)
        found.append(game.state.promises[0].verdict)
    assert found == ["pending", "kept"]


@rule("WK-NEGOTIATE-05")
def test_nobody_judges_a_peace_that_the_game_watches() -> None:
    game = talking().act("green", FIVE_FOR_PEACE).act("blue", ("answer-offer", Accept(1)))
    assert ("call-broken", 1) not in acts(game.state, GREEN)


@rule("WK-VARIANT-04", "WK-R75")
def test_an_heir_can_be_offered_too() -> None:
    game = talking(hostage_heirs=True)
    heir = game.state.nobles_of(GREEN)[0]
    game.act("green", ("offer", (BLUE, (("heir", heir.id),), (("crowns", 4),))))
    game.act("blue", ("answer-offer", Accept(1)))
    assert crowns(game) == (13, 0)
    assert game.state.noble(heir.id).heir == BLUE


@rule("WK-VARIANT-08", "WK-R75")
def test_the_offers_of_who_is_eliminated_come_to_nothing() -> None:
    game = talking(elimination=True).act("green", FIVE_FOR_PEACE)
    for _ in eliminate(game.state, BLUE):
        pass
    assert not game.state.bargains.standing


@rule("WK-R75")
def test_everybody_sees_the_offer_and_the_two_what_they_can_do() -> None:
    state = talking().act("green", FIVE_FOR_PEACE).state
    acts_of = [lay_out(state, seat).proposals[0].acts for seat in (GREEN, BLUE, Seat(2), None)]
    accept, decline = {"type": "accept", "number": 1}, {"type": "decline", "number": 1}
    assert acts_of == [
        {"retract": ["answer-offer", {"type": "retract", "number": 1}]},
        {
            "accept": ["answer-offer", accept],
            "decline": ["answer-offer", decline],
            "counter": [
                "counter",
                {"number": 1, "give": [["peace", 2]], "ask": [["crowns", 5]]},
            ],
        },
        {},
        {},
    ]
    (offer,) = lay_out(state, None).proposals
    assert offer.gives == [Text("choice-term-crowns", {"crowns": 5})]
    assert offer.asks == [Text("choice-term-peace", {"until": 2})]


@rule("WK-NEGOTIATE-05")
def test_promises_lie_open_with_their_record() -> None:
    game = talking().act("green", ("promise", (BLUE, "My votes.")))
    (own,), (theirs,) = (lay_out(game.state, seat).pledges for seat in (GREEN, BLUE))
    assert (own.state, own.acts) == ("pending", {})
    assert theirs.acts == {"kept": ["call-kept", 1], "broken": ["call-broken", 1]}
    game.act("blue", ("call-kept", 1))
    assert lay_out(game.state, BLUE).pledges[0].state == "kept"
