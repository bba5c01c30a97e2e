"""Bargains: an offer stands until it is accepted, declined, retracted or out of date."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct, convert

from oyez.kernel import (
    Accept,
    Ask,
    Bargain,
    Bargains,
    Choices,
    Decline,
    Flow,
    Match,
    NotAmongChoices,
    OneOf,
    PrivateBargains,
    Retract,
    Seat,
    clone,
)
from oyez.kernel.record import from_json, read, to_json, write
from oyez.scene.deals import show_offers
from oyez.scene.elements import Text
from tests.kernel.toys import A, B, C, Toy, ToyGame, toy

STEPS = 4


class Propose(Struct, frozen=True, tag="propose"):
    """Coins of mine for coins of yours, until a step."""

    to: Seat
    give: int
    ask: int
    until: int = STEPS


def turns(s: Toy) -> Flow[None]:
    """Offers out of date go; then the first seat ends the step, or loses a coin."""
    for late in s.bargains.expire(s.step):
        s.note("expired", late.number)
    if (yield Ask(A, OneOf(["next", "lose"]))) == "lose":
        s.coins[A] -= 1


def anytime(s: Toy, seat: Seat) -> Choices[Any]:
    others = [other for other in s.coins if other != seat]
    proposals = [
        Propose(to, give, ask, until)
        for to in others
        for give in range(s.coins[seat] + 1)
        for ask in range(4)
        for until in (s.step, STEPS)
    ]
    return OneOf([*proposals, *s.bargains.acts(seat)])


def carry_out(s: Toy, bargain: Bargain[int, int]) -> bool:
    """All coins change hands, or none does."""
    if s.coins[bargain.maker] < bargain.give or s.coins[bargain.to] < bargain.ask:
        return False
    s.coins[bargain.maker] += bargain.ask - bargain.give
    s.coins[bargain.to] += bargain.give - bargain.ask
    return True


def act(s: Toy, seat: Seat, value: Any) -> Flow[None]:
    if isinstance(value, Propose):
        s.bargains.propose(seat, value.to, value.give, value.ask, value.until)
    else:
        bargain, done = s.bargains.settle(value, lambda b: carry_out(s, b))
        s.note("offer", bargain.number, "done" if done else "came to nothing")
    yield from ()


def game() -> ToyGame:
    return ToyGame(turns, steps=STEPS, anytime=anytime, act=act)


@pytest.fixture
def match() -> Match[Toy]:
    return Match(game(), 3)


def test_an_offer_proposed_lies_in_the_state(match: Match[Toy]) -> None:
    match.act(B, Propose(C, 2, 1))
    assert match.state.bargains.standing == {1: Bargain(1, B, C, 2, 1, STEPS)}


def test_a_proposal_moves_nothing_yet(match: Match[Toy]) -> None:
    match.act(B, Propose(C, 2, 1))
    assert match.state.coins == {A: 3, B: 3, C: 3}


def test_an_offer_accepted_is_carried_out_at_once_and_whole(match: Match[Toy]) -> None:
    match.act(B, Propose(C, 2, 1))
    match.act(C, Accept(1))
    assert match.state.coins == {A: 3, B: 2, C: 4}
    assert match.state.bargains.standing == {}
    assert match.state.notes == ["offer 1 done"]


def test_the_player_on_turn_is_still_asked_after_a_bargain(match: Match[Toy]) -> None:
    match.act(B, Propose(C, 2, 1))
    match.act(C, Accept(1))
    assert match.waiting() == (A,)


def test_an_offer_declined_is_gone_and_moves_nothing(match: Match[Toy]) -> None:
    match.act(B, Propose(C, 2, 1))
    match.act(C, Decline(1))
    assert match.state.coins == {A: 3, B: 3, C: 3}
    assert match.state.bargains.standing == {}


def test_an_offer_retracted_is_gone_and_moves_nothing(match: Match[Toy]) -> None:
    match.act(B, Propose(C, 2, 1))
    match.act(B, Retract(1))
    assert match.state.coins == {A: 3, B: 3, C: 3}
    assert match.state.bargains.standing == {}


@pytest.mark.parametrize("late", [Accept(1), Decline(1)])
def test_an_offer_retracted_cannot_be_taken_up(match: Match[Toy], late: object) -> None:
    match.act(B, Propose(C, 2, 1))
    match.act(B, Retract(1))
    with pytest.raises(NotAmongChoices):
        match.act(C, late)


def test_an_offer_expires_when_its_time_is_over(match: Match[Toy]) -> None:
    match.act(B, Propose(C, 2, 1, until=0))
    match.answer(A, "next")
    assert match.state.notes == ["expired 1"]
    with pytest.raises(NotAmongChoices):
        match.act(C, Accept(1))


def test_an_offer_stands_over_the_steps_until_its_time(match: Match[Toy]) -> None:
    match.act(B, Propose(C, 2, 1))
    match.answer(A, "next")
    match.act(C, Accept(1))
    assert match.state.coins == {A: 3, B: 2, C: 4}


@pytest.mark.parametrize(
    ("give", "ask"), [(3, 0), (3, 3), (3, 1)], ids=["gift", "even swap", "sale"]
)
def test_an_offer_its_maker_can_no_longer_meet_moves_nothing(
    match: Match[Toy], give: int, ask: int
) -> None:
    match.act(A, Propose(B, give, ask))
    match.answer(A, "lose")
    match.act(B, Accept(1))
    assert match.state.coins == {A: 2, B: 3, C: 3}
    assert match.state.notes == ["offer 1 came to nothing"]


def test_an_offer_that_asks_more_than_there_is_moves_nothing(match: Match[Toy]) -> None:
    match.act(B, Propose(A, 1, 3))
    match.answer(A, "lose")
    match.act(A, Accept(1))
    assert match.state.coins == {A: 2, B: 3, C: 3}


def test_two_offers_of_the_same_coins_only_the_first_taken_up_is_met(match: Match[Toy]) -> None:
    match.act(B, Propose(A, 3, 1))
    match.act(B, Propose(C, 3, 0))
    match.act(C, Accept(2))
    match.act(A, Accept(1))
    assert match.state.coins == {A: 3, B: 0, C: 6}
    assert match.state.notes == ["offer 2 done", "offer 1 came to nothing"]


def test_an_offer_can_be_taken_up_once_only(match: Match[Toy]) -> None:
    match.act(B, Propose(C, 1, 0))
    match.act(C, Accept(1))
    with pytest.raises(NotAmongChoices):
        match.act(C, Accept(1))


@pytest.mark.parametrize(
    ("seat", "handshake"),
    [(A, Accept(1)), (A, Decline(1)), (A, Retract(1)), (B, Accept(1)), (C, Retract(1))],
)
def test_only_the_two_concerned_have_a_say(
    match: Match[Toy], seat: Seat, handshake: object
) -> None:
    match.act(B, Propose(C, 2, 1))
    with pytest.raises(NotAmongChoices):
        match.act(seat, handshake)


def test_every_offer_has_a_number_of_its_own(match: Match[Toy]) -> None:
    match.act(B, Propose(C, 1, 0))
    match.act(B, Retract(1))
    match.act(B, Propose(C, 1, 0))
    assert list(match.state.bargains.standing) == [2]


def test_a_clone_has_offers_of_its_own(match: Match[Toy]) -> None:
    match.act(B, Propose(C, 2, 1))
    twin = match.clone()
    twin.act(C, Accept(1))
    assert list(match.state.bargains.standing) == [1]
    assert twin.state.bargains.standing == {}


def test_a_copied_state_has_offers_of_its_own() -> None:
    state = Toy()
    copied = clone(state)
    state.bargains.propose(A, B, 1, 2, 3)
    assert copied.bargains.standing == {}


def test_offers_survive_on_paper(match: Match[Toy]) -> None:
    match.act(B, Propose(C, 2, 1))
    match.answer(A, "next")
    again = read(game(), from_json(to_json(write(match))))
    assert again.state.bargains == match.state.bargains
    again.act(C, Accept(1))
    assert again.state.coins == {A: 3, B: 2, C: 4}


def test_offers_survive_a_change_of_the_rules(match: Match[Toy]) -> None:
    """The match goes on from its snapshot, in which the offer stands as a typed value."""
    match.act(B, Propose(C, 2, 1))
    match.answer(A, "next")
    mended = game()
    mended.rules = "2"
    again = read(mended, from_json(to_json(write(match))))
    assert again.state.bargains.standing == {1: Bargain(1, B, C, 2, 1, STEPS)}


def test_an_acceptance_that_waits_for_another_act_is_dropped_if_the_offer_is_gone() -> None:
    def slow(s: Toy, seat: Seat, value: Any) -> Flow[None]:
        if isinstance(value, Retract):
            yield Ask(A, OneOf(["witness"]))
        yield from act(s, seat, value)

    match = toy(turns, steps=STEPS, anytime=anytime, act=slow)
    match.act(B, Propose(C, 2, 1))
    match.act(B, Retract(1))
    match.act(C, Accept(1))
    match.answer(A, "witness")
    assert match.state.coins == {A: 3, B: 3, C: 3}
    assert match.state.notes == ["offer 1 came to nothing"]


# -- counter-offers --------------------------------------------------------------------------------


def test_a_counter_offer_takes_the_place_of_what_it_answers() -> None:
    bargains = Bargains[int, int]()
    bargains.propose(A, B, 3, 1, 5)
    countered = bargains.counter(1, 2, 3, 6)
    assert countered == Bargain(2, B, A, 2, 3, 6, answers=1)
    assert bargains.standing == {2: countered}
    assert bargains.acts(A) == [Accept(2), Decline(2)]
    assert bargains.acts(B) == [Retract(2)]


def test_a_private_counter_offer_is_numbered_between_the_two() -> None:
    bargains = PrivateBargains[int, int]()
    first = bargains.propose(A, B, 3, 1, 5)
    countered = bargains.counter(first.number, 2, 3, 6)
    assert countered.answers == first.number
    assert list(bargains.standing) == [countered.number]
    bargains.redeal(C)
    assert not bargains.standing


def test_a_seat_knows_what_waits_for_it_and_what_it_has_offered() -> None:
    bargains = Bargains[int, int]()
    bargains.propose(A, B, 3, 1, 5)
    bargains.propose(C, B, 3, 1, 5)
    bargains.propose(B, C, 3, 1, 5)
    assert (bargains.made_to(B), bargains.made_by(B), bargains.made_by(A)) == ([1, 2], [3], [1])


def test_with_a_seat_go_its_offers_and_those_made_to_it() -> None:
    bargains = Bargains[int, int]()
    bargains.propose(A, B, 3, 1, 5)
    bargains.propose(C, A, 3, 1, 5)
    bargains.propose(B, C, 3, 1, 5)
    assert [bargain.number for bargain in bargains.leave(A)] == [1, 2]
    assert list(bargains.standing) == [3]


def test_an_offer_stored_before_there_were_counter_offers_is_read() -> None:
    stored = {"number": 1, "maker": 0, "to": 1, "give": 2, "ask": 1, "until": 4}
    assert convert(stored, Bargain[int, int]) == Bargain(1, A, B, 2, 1, 4)


# -- on the table ----------------------------------------------------------------------------------


def told(bargain: Bargain[int, int]) -> tuple[list[Text], list[Text]]:
    return [Text("coins", {"n": bargain.give})], [Text("coins", {"n": bargain.ask})]


def better(bargain: Bargain[int, int]) -> tuple[str, dict[str, Any]]:
    return "better", {"give": bargain.ask}


def test_everybody_sees_a_public_offer_and_each_what_it_can_do_about_it() -> None:
    bargains = Bargains[int, int]()
    bargains.propose(A, B, 3, 1, 5)
    shown = [show_offers(bargains, seat, told, counter=better) for seat in (A, B, C, None)]
    assert [[sorted(each.acts) for each in offers] for offers in shown] == [
        [["retract"]], [["accept", "counter", "decline"]], [[]], [[]],
    ]  # fmt: skip
    assert shown[1][0].acts["counter"] == ["better", {"number": 1, "give": 1}]
    assert shown[1][0].acts["accept"] == {"type": "accept", "number": 1}


def test_a_private_offer_is_seen_by_the_two_only() -> None:
    bargains = PrivateBargains[int, int]()
    bargains.propose(A, B, 3, 1, 5)
    shown = [show_offers(bargains, seat, told, private=True) for seat in (A, B, C, None)]
    assert [len(offers) for offers in shown] == [1, 1, 0, 0]
    assert shown[0][0].private
