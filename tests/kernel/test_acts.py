"""Acts out of turn: what a seat may do although it is not being asked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.kernel import (
    NATURE,
    NOTHING,
    WITHDRAWN,
    Amount,
    Ask,
    AskAll,
    Choices,
    Each,
    Flow,
    Match,
    NotAmongChoices,
    NotYourQuestion,
    OneOf,
    Roll,
    Seat,
    StalePly,
    undo,
)
from oyez.kernel.record import redacted
from oyez.scene.views import view, view_bytes
from tests.kernel.toys import A, B, C, Noted, Toy, choices, end, toy

D = Seat(3)


def pay(s: Toy) -> Flow[None]:
    """The first seat is asked to pay from what it has."""
    paid = yield Ask(A, lambda: Amount(1, s.coins[A]), "pay")
    s.note("paid", "nothing" if paid is WITHDRAWN else paid)


def anything(s: Toy, seat: Seat) -> Choices[Any]:
    """Every coin can be thrown away, stolen from the first seat, or staked."""
    if not s.coins[seat]:
        return NOTHING
    return OneOf(["throw", "rob", "strip", "parley", "roll", "finish", "shout"])


def act(s: Toy, seat: Seat, value: str) -> Flow[None]:
    """What the acts do; a parley asks a neighbour in the middle."""
    s.tell(Noted, f"{seat} {value}")
    match value:
        case "throw":
            s.coins[seat] = 0
        case "rob":
            s.coins[A] -= 1
        case "strip":
            s.coins[A] = 0
        case "parley":
            after = Seat((seat + 1) % len(s.coins))
            s.note(seat, "hears", (yield Ask(after, lambda: Amount(0, s.coins[after]), "parley")))
        case "roll":
            s.coins[seat] += (yield Roll())[0]
        case "finish":
            end(s)
    s.note(seat, value)


def shouts(s: Toy, value: str) -> bool:
    return value == "shout"


def play(step: Any = pay, seats: int = 3, **more: Any) -> Match[Toy]:
    return toy(step, seats, anytime=anything, act=act, interrupts=shouts, **more)


# -- a seat that is not being asked -----------------------------------------------------------


def test_a_seat_that_is_not_asked_may_act() -> None:
    match = play()
    match.act(B, "throw")
    assert match.state.notes == ["1 throw"]
    assert match.waiting() == (A,)


def test_the_seat_being_asked_may_act_first() -> None:
    match = play()
    match.act(A, "rob")
    assert choices(match, A) == [1, 2]


def test_an_act_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    match = play()
    before = match.digest()
    with pytest.raises(NotAmongChoices):
        match.act(B, "dance")
    assert match.digest() == before


def test_a_game_without_acts_offers_none() -> None:
    match = toy(pay)
    assert list(match.anytime(B)) == []
    with pytest.raises(NotAmongChoices):
        match.act(B, "throw")


def test_nobody_acts_from_outside_the_table() -> None:
    match = play()
    with pytest.raises(NotYourQuestion):
        match.act(Seat(9), "throw")


def test_nobody_acts_after_the_end() -> None:
    match = play()
    match.answer(A, 1)
    with pytest.raises(NotYourQuestion):
        match.act(B, "throw")


def test_nobody_acts_while_the_dice_are_in_the_air() -> None:
    match = play()
    match.act(B, "roll")
    with pytest.raises(NotYourQuestion):
        match.act(C, "throw")


def test_nature_answers_inside_an_act() -> None:
    match = play()
    match.act(B, "roll")
    assert match.waiting() == (NATURE,)
    match.answer(NATURE, (4,))
    assert match.state.coins[B] == 7
    assert match.waiting() == (A,)


def test_nature_answers_by_itself_inside_an_act() -> None:
    match = play(rng=Random(3))
    match.act(B, "roll")
    assert match.waiting() == (A,)
    assert match.state.coins[B] > 3


def test_an_act_is_told_to_all() -> None:
    match = play(listen=True)
    match.act(B, "throw")
    assert match.log_of(C) == [Noted("1 throw")]


def test_an_act_said_in_plain_data_is_the_same_act() -> None:
    match = play()
    match.act_plain(B, "throw")
    assert match.state.notes == ["1 throw"]


# -- the question that was interrupted --------------------------------------------------------


def test_the_question_interrupted_is_asked_again_with_choices_as_they_now_are() -> None:
    match = play()
    assert choices(match, A) == [1, 2, 3]
    match.act(B, "rob")
    assert choices(match, A) == [1, 2]


def test_an_answer_to_the_question_as_it_was_is_stale() -> None:
    match = play()
    match.act(B, "rob")
    with pytest.raises(StalePly):
        match.answer(A, 1, ply=0)
    match.answer(A, 1, ply=1)
    assert match.state.notes[-1] == "paid 1"


def test_a_question_that_lost_its_object_is_answered_withdrawn() -> None:
    match = play()
    match.act(B, "strip")
    assert match.state.notes == ["1 strip", "paid nothing"]
    assert [(e.seat, e.kind) for e in match.log] == [(B, "act"), (A, "withdrawn")]


def test_choices_given_as_a_set_stay_as_they_are() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, Amount(1, s.coins[A]))

    match = play(step)
    match.act(B, "rob")
    assert choices(match, A) == [1, 2, 3]


def test_a_withdrawn_question_lets_the_step_and_the_next_one_go_on() -> None:
    match = play(steps=2)
    match.act(B, "strip")
    assert match.over
    assert match.state.notes == ["1 strip", "paid nothing", "paid nothing"]


def test_game_over_inside_an_act_ends_the_match() -> None:
    match = play()
    match.act(B, "finish")
    assert match.outcome is not None
    assert match.outcome.how == "ended"
    assert match.waiting() == ()


def test_game_over_inside_an_act_forgets_the_acts_that_wait() -> None:
    def fatal(s: Toy, seat: Seat, value: str) -> Flow[None]:
        yield Ask(A, OneOf(["go"]))
        end(s)

    match = toy(pay, anytime=lambda s, seat: OneOf(["die", "sing"]), act=fatal)
    match.act(B, "die")
    match.act(C, "sing")
    match.answer(A, "go")
    assert match.over
    assert match.queue == []


# -- acts while an act is under way -----------------------------------------------------------


def test_an_act_may_ask_and_the_interrupted_question_waits_meanwhile() -> None:
    match = play()
    match.act(B, "parley")
    assert match.waiting() == (C,)
    match.answer(C, 2)
    assert match.state.notes == ["1 hears 2", "1 parley"]
    assert match.waiting() == (A,)


def test_acts_queue_in_order_behind_the_one_under_way() -> None:
    match = play()
    match.act(B, "parley")
    match.act(C, "rob")
    match.act(A, "throw")
    assert match.state.notes == []
    match.answer(C, 0)
    assert match.state.notes == ["1 hears 0", "1 parley", "2 rob", "0 throw", "paid nothing"]


def test_a_queued_act_that_asks_holds_up_those_behind_it() -> None:
    match = play()
    match.act(B, "parley")
    match.act(A, "parley")
    match.act(C, "throw")
    match.answer(C, 0)
    assert match.waiting() == (B,)
    assert match.state.notes == ["1 hears 0", "1 parley"]
    match.answer(B, 1)
    assert match.state.notes[2:] == ["0 hears 1", "0 parley", "2 throw"]


def test_a_queued_act_that_has_become_impossible_is_dropped() -> None:
    match = play()
    match.act(B, "parley")
    match.act(C, "throw")
    match.act(C, "rob")
    match.answer(C, 0)
    assert match.state.notes == ["1 hears 0", "1 parley", "2 throw"]
    assert match.state.coins[A] == 3


def test_an_act_that_may_interrupt_comes_in_the_middle_of_another() -> None:
    match = play()
    match.act(B, "parley")
    match.act(A, "shout")
    assert match.state.notes == ["0 shout"]
    assert match.waiting() == (C,)


def test_the_question_of_an_act_interrupted_is_asked_again_too() -> None:
    def shout(s: Toy, seat: Seat, value: str) -> Flow[None]:
        if value == "shout":
            s.coins[C] -= 1
        else:
            yield from act(s, seat, value)

    match = toy(pay, anytime=anything, act=shout, interrupts=shouts)
    match.act(B, "parley")
    match.act(A, "shout")
    assert choices(match, C) == [0, 1, 2]


def test_the_queue_waits_for_the_outer_act_not_for_the_one_inside() -> None:
    match = play()
    match.act(B, "parley")
    match.act(A, "throw")
    match.act(A, "shout")
    assert match.state.notes == ["0 shout"]
    match.answer(C, 0)
    assert match.state.notes[:3] == ["0 shout", "1 hears 0", "1 parley"]
    assert match.state.notes[3] == "0 throw"


def test_an_act_that_waits_changes_nobodys_question() -> None:
    match = play()
    match.act(B, "parley")
    before = view_bytes(match, C)
    match.act(A, "throw")
    assert view_bytes(match, C) == before


def test_an_act_that_waits_may_be_taken_back() -> None:
    match = play()
    match.act(B, "parley")
    match.act(A, "throw")
    undo(match, A)
    match.answer(C, 0)
    assert match.state.coins[A] == 3


def test_a_clone_in_the_middle_of_an_act_has_the_same_acts_waiting() -> None:
    match = play()
    match.act(B, "parley")
    match.act(C, "rob")
    twin = match.clone()
    for one in (match, twin):
        one.answer(C, 0)
    assert twin.state == match.state
    assert twin.digest() == match.digest()


# -- acts while several are asked at once -----------------------------------------------------


def bids(s: Toy) -> Flow[None]:
    said: dict[Seat, Any] = yield AskAll(
        {seat: lambda seat=seat: Amount(1, s.coins[seat]) for seat in s.coins}  # type: ignore[misc]
    )
    s.note({seat: "-" if bid is WITHDRAWN else bid for seat, bid in said.items()})


def test_sealed_answers_that_are_still_legal_are_kept() -> None:
    match = play(bids)
    match.answer(A, 1)
    match.answer(B, 3)
    match.act(C, "rob")
    assert match.waiting() == (C,)
    match.answer(C, 2)
    assert match.state.notes == ["2 rob", "{0: 1, 1: 3, 2: 2}"]


def test_everybody_is_asked_again_if_a_sealed_answer_is_no_longer_legal() -> None:
    match = play(bids)
    match.answer(A, 3)
    match.answer(B, 3)
    match.act(C, "rob")
    assert match.waiting() == (A, B, C)
    assert choices(match, A) == [1, 2]


@pytest.mark.parametrize("bid", [1, 3])
def test_whoever_acts_is_asked_again_whatever_he_had_sealed(bid: int) -> None:
    match = play(bids)
    match.answer(B, 2)
    match.answer(C, bid)
    match.act(C, "shout")
    assert match.waiting() == (A, C)


def test_a_sealed_question_that_lost_its_object_is_withdrawn() -> None:
    match = play(bids)
    match.answer(A, 3)
    match.act(C, "strip")
    assert match.waiting() == (B, C)
    match.answer(B, 1)
    match.answer(C, 1)
    assert match.state.notes[-1] == "{0: '-', 1: 1, 2: 1}"


def test_a_sealed_question_withdrawn_is_asked_when_there_is_something_to_choose_again() -> None:
    def give(s: Toy, seat: Seat, value: str) -> Flow[None]:
        s.coins[A] += 1
        yield from ()

    def start(s: Toy) -> None:
        s.coins[A] = 0

    match = toy(bids, start=start, anytime=lambda s, seat: OneOf(["give"]), act=give)
    assert match.waiting() == (B, C)
    match.act(B, "give")
    assert match.waiting() == (A, B, C)


def test_an_act_that_withdraws_the_last_question_opens_the_answers() -> None:
    match = play(bids)
    match.answer(B, 1)
    match.answer(C, 1)
    match.act(A, "strip")
    assert match.over
    assert match.state.notes[-1] == "{0: '-', 1: 1, 2: 1}"


def test_an_act_does_not_betray_how_often_others_changed_their_sealed_answers() -> None:
    one, two = play(bids, listen=True), play(bids, listen=True)
    one.answer(A, 1)
    for bid in (1, 2, 1):
        two.answer(A, bid)
    for match in (one, two):
        match.act(B, "parley")
    assert view_bytes(one, C) == view_bytes(two, C)
    for match in (one, two):
        match.answer(C, 0)
    assert view_bytes(one, C) == view_bytes(two, C)


def test_sealed_answers_stay_out_of_the_record_of_others_across_an_act() -> None:
    match = play(bids)
    match.answer(A, 2)
    match.act(B, "parley")
    assert 2 not in [entry.value for entry in redacted(match, C).answers]
    match.answer(C, 0)
    assert 2 not in [entry.value for entry in redacted(match, C).answers]


def test_an_act_may_itself_ask_for_sealed_answers() -> None:
    def vote(s: Toy, seat: Seat, value: str) -> Flow[None]:
        s.note((yield AskAll({B: OneOf(["yes", "no"]), C: OneOf(["yes", "no"])})))

    match = toy(bids, anytime=lambda s, seat: OneOf(["vote"]), act=vote)
    match.answer(B, 3)
    match.act(A, "vote")
    match.answer(C, "no")
    match.answer(B, "yes")
    assert match.state.notes == ["{1: 'yes', 2: 'no'}"]
    assert match.waiting() == (A, C)
    match.answer(A, 1)
    match.answer(C, 1)
    assert match.state.notes[1] == "{0: 1, 1: 3, 2: 1}"


def test_a_clone_after_an_act_among_sealed_answers_stands_where_the_match_stands() -> None:
    match = play(bids)
    match.answer(A, 3)
    match.answer(B, 2)
    match.act(C, "rob")
    twin = match.clone()
    assert twin.waiting() == match.waiting() == (A, B, C)
    for one in (match, twin):
        one.answer(A, 2)
        one.answer(B, 3)
        one.answer(C, 1)
    assert twin.state == match.state


# -- acts while all play at once --------------------------------------------------------------


def shop(s: Toy, seat: Seat) -> Flow[str]:
    """Buy for one coin or more, twice; a question that cannot be met is passed over."""
    bought = []
    for _ in range(2):
        price = yield Ask(seat, lambda: Amount(1, s.coins[seat]))
        bought.append("-" if price is WITHDRAWN else str(price))
        s.coins[seat] -= 0 if price is WITHDRAWN else price
    return "+".join(bought)


def market(s: Toy) -> Flow[None]:
    s.note((yield Each((A, B, C), shop)))


def test_an_act_in_a_phase_changes_the_one_state_beneath_all_parts() -> None:
    match = play(market)
    match.act(B, "rob")
    assert [match.state_of(seat).coins[A] for seat in (A, B, C)] == [2, 2, 2]


def test_what_was_said_in_a_phase_is_kept_as_far_as_it_still_holds() -> None:
    match = play(market)
    match.answer(A, 1)
    match.answer(B, 1)
    match.act(C, "rob")
    assert choices(match, A) == [1]
    assert choices(match, B) == [1, 2]


def test_what_no_longer_holds_in_a_phase_is_asked_again() -> None:
    match = play(market)
    match.answer(A, 3)
    match.act(C, "rob")
    assert choices(match, A) == [1, 2]
    assert match.state_of(A).coins[A] == 2


def test_a_question_in_a_phase_that_lost_its_object_is_withdrawn() -> None:
    match = play(market)
    match.answer(A, 1)
    match.act(C, "strip")
    assert match.waiting() == (B, C)
    for seat in (B, B, C, C):
        match.answer(seat, 1)
    assert match.state.notes[-1] == "{0: '-+-', 1: '1+1', 2: '1+1'}"


def test_a_withdrawn_question_in_a_phase_stays_withdrawn_while_it_has_no_object() -> None:
    match = play(market)
    match.answer(A, 3)
    assert match.waiting() == (B, C)
    match.act(C, "throw")
    assert match.waiting() == (B,)
    match.answer(B, 1)
    match.answer(B, 1)
    assert match.state.notes[-1] == "{0: '3+-', 1: '1+1', 2: '-+-'}"


def test_an_act_that_ends_the_last_part_ends_the_phase() -> None:
    match = play(market)
    for seat in (B, B, C):
        match.answer(seat, 1)
    match.answer(A, 3)
    match.act(C, "throw")
    assert match.over
    assert match.state.notes[-1] == "{0: '3+-', 1: '1+1', 2: '-+-'}"


def test_what_an_act_may_do_is_judged_by_the_state_in_which_it_will_be_done() -> None:
    """Coins that a seat has only in its own part of the phase cannot be spent by an act."""

    def dig(s: Toy, seat: Seat) -> Flow[None]:
        yield Ask(seat, OneOf(["dig"]))
        s.coins[seat] += 5
        yield Ask(seat, OneOf(["stop"]))

    def step(s: Toy) -> Flow[None]:
        yield Each((A, B), dig)

    def spend(s: Toy, seat: Seat, value: int) -> Flow[None]:
        s.coins[seat] -= value
        yield from ()

    match = toy(step, anytime=lambda s, seat: Amount(1, s.coins[seat]), act=spend)
    match.answer(A, "dig")
    with pytest.raises(NotAmongChoices):
        match.act(A, 4)
    match.act(A, 3)
    assert match.state_of(A).coins[A] == 5


def test_a_part_done_with_may_be_opened_again_by_an_act() -> None:
    match = play(market)
    match.answer(A, 1)
    match.answer(A, 2)
    assert match.waiting() == (B, C)
    match.act(C, "rob")
    assert match.waiting() == (A, B, C)
    assert choices(match, A) == [1]


def test_dice_rolled_in_a_phase_are_not_rolled_again_after_an_act() -> None:
    def lane(s: Toy, seat: Seat) -> Flow[Any]:
        (pips,) = yield Roll()
        yield Ask(seat, OneOf(["go"]))
        return pips

    def step(s: Toy) -> Flow[None]:
        s.note((yield Each((A, B), lane)))

    match = play(step)
    match.answer(NATURE, (2,))
    match.answer(NATURE, (5,))
    match.act(C, "rob")
    assert match.waiting() == (A, B)
    match.answer(B, "go")
    match.answer(A, "go")
    assert match.state.notes[-1] == "{0: 2, 1: 5}"


def test_dice_that_come_into_a_phase_by_an_act_roll_by_themselves() -> None:
    def lane(s: Toy, seat: Seat) -> Flow[Any]:
        if s.coins[A] == 2:
            yield Roll()
        yield Ask(seat, OneOf(["go"]))

    def step(s: Toy) -> Flow[None]:
        yield Each((A, B), lane)

    match = play(step, rng=Random(1))
    match.act(C, "rob")
    assert match.waiting() == (A, B)
    assert [entry.lane for entry in match.log if entry.seat == NATURE] == [A, B]


def test_an_act_does_not_betray_how_far_the_others_are() -> None:
    one, two = play(market, listen=True), play(market, listen=True)
    two.answer(A, 1)
    for match in (one, two):
        match.act(B, "parley")
    assert view_bytes(one, C) == view_bytes(two, C)
    for match in (one, two):
        match.answer(C, 0)
    assert view_bytes(one, C) == view_bytes(two, C)


def test_an_answer_meant_for_before_the_act_is_stale_in_a_phase() -> None:
    match = play(market)
    match.answer(A, 1, ply=0)
    match.act(C, "rob")
    with pytest.raises(StalePly):
        match.answer(A, 1, ply=1)
    match.answer(A, 1, ply=2)
    assert match.waiting() == (B, C)


def test_an_act_carries_the_ply_that_the_seat_sees() -> None:
    match = play(market)
    match.answer(A, 1)
    match.answer(B, 1)
    match.act(C, "throw", ply=view(match, C)["ply"])
    assert match.state.notes == ["2 throw"]


def test_an_act_for_a_ply_gone_by_is_stale() -> None:
    match = play()
    match.act(C, "throw", ply=0)
    with pytest.raises(StalePly):
        match.act(B, "throw", ply=0)


def test_a_clone_after_an_act_in_a_phase_stands_where_the_match_stands() -> None:
    match = play(market)
    match.answer(A, 3)
    match.answer(B, 2)
    match.act(C, "rob")
    match.answer(A, 2)
    twin = match.clone()
    assert twin.waiting() == match.waiting()
    assert [view_bytes(twin, s) for s in (A, B, C)] == [view_bytes(match, s) for s in (A, B, C)]
