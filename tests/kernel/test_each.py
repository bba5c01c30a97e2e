"""A phase that all play at once, each at its own pace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from random import Random
from typing import Any

import msgspec
import pytest

from oyez.kernel import (
    NATURE,
    WITHDRAWN,
    Amount,
    Ask,
    AskAll,
    BrokenRules,
    Choices,
    Commit,
    Draw,
    Each,
    Flow,
    Match,
    NotYourQuestion,
    OneOf,
    Roll,
    Seat,
    StalePly,
)
from oyez.kernel.record import redacted
from oyez.scene.views import view
from tests.kernel.toys import A, B, C, Noted, Toy, choices, end, toy


def shop(s: Toy, seat: Seat) -> Flow[int]:
    """Buy something, or nothing; then decide again with what is left."""
    spent = 0
    for n in range(2):
        price: int = yield Ask(seat, lambda: Amount(0, s.coins[seat]), f"buy-{n}")
        s.coins[seat] -= price
        spent += price
        s.tell(Noted, f"{seat} paid {price}")
    return spent


def market(s: Toy) -> Flow[None]:
    spent: dict[Seat, int] = yield Each(tuple(s.coins), shop)
    s.note(spent)
    yield Ask(A, OneOf(["go"]))


PRICES = {A: [1, 2], B: [0, 3], C: [2, 0]}


def interleavings(left: dict[Seat, int]) -> Iterator[tuple[Seat, ...]]:
    """Every order in which the seats can give their numbers of answers."""
    if not any(left.values()):
        yield ()
    for seat in [seat for seat, n in left.items() if n]:
        for rest in interleavings({**left, seat: left[seat] - 1}):
            yield (seat, *rest)


def but_waiting(match: Match[Any], seat: Seat | None) -> bytes:
    seen = view(match, seat)
    del seen["waiting"]
    return msgspec.json.encode(seen, order="sorted")


ORDERS = list(interleavings({A: 2, B: 2, C: 2}))


def test_all_ninety_orders_are_tried() -> None:
    assert len(ORDERS) == len(set(ORDERS)) == 90


def test_every_order_leads_to_the_same_state() -> None:
    ends = []
    for order in ORDERS:
        match, said = toy(market), {seat: iter(prices) for seat, prices in PRICES.items()}
        for seat in order:
            match.answer(seat, next(said[seat]))
        ends.append(match.state)
    assert all(state == ends[0] for state in ends)
    assert ends[0].coins == {A: 0, B: 0, C: 1}
    assert ends[0].notes == ["{0: 3, 1: 3, 2: 2}"]


def test_every_order_is_told_in_the_order_of_the_seats() -> None:
    for order in ORDERS:
        match = toy(market, listen=True)
        said = {seat: iter(prices) for seat, prices in PRICES.items()}
        for seat in order:
            match.answer(seat, next(said[seat]))
        assert [e.words for e in match.log_of(None) if isinstance(e, Noted)] == [
            "0 paid 1", "0 paid 2", "1 paid 0", "1 paid 3", "2 paid 2", "2 paid 0",
        ]  # fmt: skip


def test_in_every_order_nobody_sees_what_another_does_but_who_is_still_playing() -> None:
    for order in ORDERS:
        match = toy(market, listen=True)
        said = {seat: iter(prices) for seat, prices in PRICES.items()}
        for seat in order[:-1]:
            others = [other for other in (A, B, C, None) if other != seat]
            before = [but_waiting(match, other) for other in others]
            match.answer(seat, next(said[seat]))
            assert [but_waiting(match, other) for other in others] == before


def test_in_every_order_a_seat_is_asked_the_same_questions_at_the_same_plies() -> None:
    for order in ORDERS:
        match = toy(market)
        asked: dict[Seat, list[tuple[int, str]]] = {A: [], B: [], C: []}
        said = {seat: iter(prices) for seat, prices in PRICES.items()}
        for seat in order:
            question = match.question(seat)
            assert question is not None
            asked[seat].append((question.ply, question.prompt))
            match.answer(seat, next(said[seat]), ply=question.ply)
        assert asked == {seat: [(0, "buy-0"), (1, "buy-1")] for seat in (A, B, C)}


def test_a_seat_sees_at_once_what_it_has_done_itself() -> None:
    match = toy(market)
    match.answer(B, 2)
    assert choices(match, B) == [0, 1]
    assert view(match, B)["state"]["coins"] == {"0": 3, "1": 1, "2": 3}


def test_the_one_state_stands_still_until_the_last_is_done() -> None:
    match = toy(market)
    match.answer(B, 2)
    match.answer(B, 1)
    assert match.state.coins == {A: 3, B: 3, C: 3}


def test_a_seat_that_is_done_is_not_asked_any_more() -> None:
    match = toy(market)
    match.answer(B, 2)
    match.answer(B, 1)
    assert match.waiting() == (A, C)
    assert match.question(B) is None
    with pytest.raises(NotYourQuestion):
        match.answer(B, 0)


def test_a_double_click_inside_a_phase_is_stale() -> None:
    match = toy(market)
    match.answer(B, 1, ply=0)
    with pytest.raises(StalePly):
        match.answer(B, 1, ply=0)


def test_each_with_no_seats_is_over_at_once() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield Each((), shop)))

    assert toy(step).state.notes == ["{}"]


def test_a_phase_that_asks_nobody_is_over_at_once() -> None:
    def idle(s: Toy, seat: Seat) -> Flow[int]:
        s.coins[seat] += 1
        return seat
        yield Ask(seat, OneOf(["never"]))  # type: ignore[unreachable]

    def step(s: Toy) -> Flow[None]:
        s.note((yield Each((C, A), idle)))

    match = toy(step)
    assert match.state.notes == ["{2: 2, 0: 0}"]
    assert match.state.coins == {A: 4, B: 3, C: 4}


def test_seats_left_out_of_a_phase_are_not_asked() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Each((A, B), shop)

    match = toy(step)
    assert match.waiting() == (A, B)
    assert match.question(C) is None


def test_a_question_without_choices_is_withdrawn_inside_a_phase() -> None:
    def lane(s: Toy, seat: Seat) -> Flow[bool]:
        if seat == A:
            yield Ask(seat, OneOf(["go"]))
        return (yield Ask(seat, OneOf[str]([]))) is WITHDRAWN

    def step(s: Toy) -> Flow[None]:
        s.note((yield Each((A, B), lane)))

    match = toy(step)
    assert match.waiting() == (A,)
    match.answer(A, "go")
    assert match.state.notes == ["{0: True, 1: True}"]


def gamble(s: Toy, seat: Seat) -> Flow[int]:
    """Stake a coin on a die, twice."""
    won = 0
    for _ in range(2):
        if (yield Ask(seat, OneOf(["roll", "stop"]))) == "stop":
            break
        (pips,) = yield Roll(seen=(seat,))
        s.coins[seat] += pips
        won += pips
    return won


def tavern(s: Toy) -> Flow[None]:
    s.note((yield Each((A, B, C), gamble)))


def test_nature_answers_inside_a_seats_part() -> None:
    match = toy(tavern)
    match.answer(B, "roll")
    assert match.waiting() == (A, NATURE, C)
    match.answer(NATURE, (5,))
    assert match.state_of(B).coins[B] == 8
    assert match.state_of(A).coins[B] == 3
    assert (match.log[-1].seat, match.log[-1].lane) == (NATURE, B)


def test_every_order_of_rolls_leads_to_the_same_state() -> None:
    ends = []
    for order in ORDERS:
        match, luck = toy(tavern), {A: iter([1, 2]), B: iter([3, 4]), C: iter([5, 6])}
        for seat in order:
            match.answer(seat, "roll")
            match.answer(NATURE, (next(luck[seat]),))
        ends.append(match.state)
    assert all(state == ends[0] for state in ends)
    assert ends[0].notes == ["{0: 3, 1: 7, 2: 11}"]


def test_a_roll_by_itself_shows_to_nobody_else() -> None:
    match = toy(tavern, rng=Random(1))
    before = [but_waiting(match, seat) for seat in (A, C, None)]
    match.answer(B, "roll")
    assert [entry.seat for entry in match.log] == [B, NATURE]
    assert [but_waiting(match, seat) for seat in (A, C, None)] == before


def test_nature_by_itself_plays_every_part_to_its_end() -> None:
    match = toy(tavern, rng=Random(1))
    for seat in (A, B, C, C, B, A):
        match.answer(seat, "roll")
    assert match.over
    assert sum(entry.seat == NATURE for entry in match.log) == 6


def test_seats_that_reach_for_the_same_thing_break_the_rules() -> None:
    def grab(s: Toy, seat: Seat) -> Flow[None]:
        took: str = yield Ask(seat, OneOf(list(s.notes)))
        s.notes.remove(took)

    def step(s: Toy) -> Flow[None]:
        yield Each((A, B), grab)

    match = toy(step, start=lambda s: s.notes.extend(["crown", "orb"]))
    match.answer(A, "crown")
    with pytest.raises(BrokenRules, match="in the way of seat 1"):
        match.answer(B, "crown")


def test_seats_that_draw_the_same_card_break_the_rules() -> None:
    def lane(s: Toy, seat: Seat) -> Flow[None]:
        (card,) = yield Draw(s.deck.stock)
        del s.deck.stock[card]

    def start(s: Toy) -> None:
        s.deck.stock = {"ace": 1, "two": 1}

    def step(s: Toy) -> Flow[None]:
        yield Each((A, B), lane)

    match = toy(step, start=start)
    match.answer(NATURE, ("ace",))
    with pytest.raises(BrokenRules):
        match.answer(NATURE, ("ace",))


def asks_while_notes(s: Toy, seat: Seat) -> Flow[None]:
    """Asks once, and once more if somebody has written something."""
    yield Ask(seat, OneOf(["go"]))
    if s.notes:
        yield Ask(seat, OneOf(["go"]))
    s.note(seat)


def test_a_seat_that_would_have_been_asked_more_breaks_the_rules() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Each((A, B), asks_while_notes)

    match = toy(step)
    match.answer(A, "go")
    with pytest.raises(BrokenRules):
        match.answer(B, "go")


def test_a_seat_that_would_have_been_asked_less_breaks_the_rules() -> None:
    def lane(s: Toy, seat: Seat) -> Flow[None]:
        if not s.notes:
            yield Ask(seat, OneOf(["go"]))
        s.note(seat)

    def step(s: Toy) -> Flow[None]:
        yield Each((A, B), lane)

    match = toy(step)
    match.answer(A, "go")
    with pytest.raises(BrokenRules):
        match.answer(B, "go")


def test_a_question_withdrawn_that_would_have_been_asked_breaks_the_rules() -> None:
    def lane(s: Toy, seat: Seat) -> Flow[None]:
        yield Ask(seat, OneOf(list(s.notes)))
        s.note(seat)

    def step(s: Toy) -> Flow[None]:
        yield Each((A, B), lane)

    with pytest.raises(BrokenRules):
        toy(step)


@pytest.mark.parametrize("asked", [Ask(B, OneOf(["go"])), AskAll({A: OneOf(["go"])})])
def test_inside_a_phase_only_the_seat_itself_can_be_asked(asked: Ask | AskAll) -> None:
    def lane(s: Toy, seat: Seat) -> Flow[None]:
        yield asked

    def step(s: Toy) -> Flow[None]:
        yield Each((A,), lane)

    with pytest.raises(BrokenRules, match="for itself"):
        toy(step)


def test_a_commit_inside_a_phase_is_passed_over_when_all_is_played_together() -> None:
    def lane(s: Toy, seat: Seat) -> Flow[str]:
        yield Commit("R-1")
        said: str = yield Ask(seat, OneOf(["go", "stay"]))
        yield Commit("R-2")
        return said

    def step(s: Toy) -> Flow[None]:
        s.note((yield Each((A, B), lane)))

    match = toy(step)
    match.answer(B, "stay")
    match.answer(A, "go")
    assert match.state.notes == ["{0: 'go', 1: 'stay'}"]


def test_game_over_inside_a_phase_ends_the_match_when_all_are_done() -> None:
    def lane(s: Toy, seat: Seat) -> Flow[None]:
        if (yield Ask(seat, OneOf(["live", "die"]))) == "die":
            s.note(seat, "died")
            end(s)
        s.note(seat, "lived")

    def step(s: Toy) -> Flow[None]:
        yield Each((A, B, C), lane)
        s.note("phase done")

    match = toy(step, steps=9)
    match.answer(B, "die")
    assert match.waiting() == (A, C)
    match.answer(C, "live")
    match.answer(A, "live")
    assert match.over
    assert match.state.notes == ["0 lived", "1 died"]
    assert match.waiting() == ()


def test_a_clone_in_the_middle_stands_where_the_match_stands() -> None:
    match = toy(tavern)
    match.answer(B, "roll")
    match.answer(NATURE, (4,))
    match.answer(A, "stop")
    twin = match.clone()
    assert twin.waiting() == match.waiting() == (B, C)
    assert twin.digest() == match.digest()
    twin.answer(B, "stop")
    twin.answer(C, "stop")
    assert twin.state.notes == ["{0: 0, 1: 4, 2: 0}"]
    assert match.waiting() == (B, C)


def test_a_record_handed_to_another_seat_holds_nothing_of_a_part_under_way() -> None:
    match = toy(tavern)
    match.answer(B, "roll")
    match.answer(NATURE, (4,))
    assert not {"roll", (4,)} & {_hashable(e.value) for e in redacted(match, A).answers}
    assert [_hashable(e.value) for e in redacted(match, B).answers] == ["roll", (4,)]


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def test_a_phase_may_follow_a_phase() -> None:
    def one(s: Toy, seat: Seat) -> Flow[int]:
        taken: int = yield Ask(seat, Amount(0, 5))
        s.coins[seat] += taken
        return taken

    def step(s: Toy) -> Flow[None]:
        first = yield Each((A, B), one)
        second = yield Each((B, A), one)
        s.note(first, second)

    match = toy(step)
    for n, seat in enumerate([B, A, A, B]):
        match.answer(seat, n)
    assert match.state.notes == ["{0: 1, 1: 0} {1: 3, 0: 2}"]


def test_choices_given_as_a_function_see_the_seats_own_part() -> None:
    def lane(s: Toy, seat: Seat) -> Flow[None]:
        def left() -> Choices[int]:
            return Amount(0, s.coins[seat])

        s.coins[seat] -= 1
        s.coins[seat] -= yield Ask(seat, left)

    def step(s: Toy) -> Flow[None]:
        yield Each((A,), lane)

    match = toy(step)
    assert choices(match, A) == [0, 1, 2]
    match.answer(A, 2)
    assert match.state.coins[A] == 0


# -- what a part may change -------------------------------------------------------------------


def paying(s: Toy, seat: Seat) -> Flow[None]:
    """Changes an entry in place."""
    s.coins[seat] -= yield Ask(seat, Amount(0, 1))


def counting(s: Toy, seat: Seat) -> Flow[None]:
    """Sets a field anew."""
    s.step += yield Ask(seat, Amount(0, 1))


def phase(flow: Callable[[Toy, Seat], Flow[None]], *changes: str, **more: Any) -> Match[Toy]:
    def step(s: Toy) -> Flow[None]:
        yield Each((A, B), flow, changes)

    return toy(step, 2, steps=9, **more)


@pytest.mark.parametrize("flow", [paying, counting])
def test_a_part_that_changes_what_was_not_declared_fails_loudly(flow: Any) -> None:
    match = phase(flow, "notes", listen=True)
    with pytest.raises(BrokenRules, match=r"seat 1 changed more of the state than \('notes',\)"):
        match.answer(B, 1)


@pytest.mark.parametrize(("flow", "field"), [(paying, "coins"), (counting, "step")])
def test_a_part_may_change_what_was_declared(flow: Any, field: str) -> None:
    match = phase(flow, field, listen=True)
    before = copy(getattr(match.state, field))
    match.answer(B, 1)
    assert getattr(match.state, field) == before
    match.answer(A, 0)
    assert getattr(match.state, field) != before


def test_a_part_that_leaves_the_rest_alone_may_declare_nothing() -> None:
    match = phase(paying, listen=True)
    match.answer(B, 0)
    assert match.waiting() == (A,)
