"""Flows: passages of rules that call one another, and the steps they make up."""

from __future__ import annotations

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
    Each,
    Flow,
    NotYourQuestion,
    OneOf,
    Roll,
    Seat,
)
from tests.kernel.toys import A, B, Noted, Toy, choices, end, toy


def battle(s: Toy, attacker: Seat, defender: Seat) -> Flow[Seat]:
    """The one who holds rolls against four; returns the winner."""
    stance: str = yield Ask(defender, OneOf(["hold", "flee"]), "stance")
    if stance == "flee":
        return attacker
    (pips,) = yield Roll()
    s.note("rolled", pips)
    return attacker if pips > 4 else defender


def march(s: Toy, mover: Seat, rival: Seat) -> Flow[str]:
    """Go somewhere; the castle has to be fought for."""
    place: str = yield Ask(mover, OneOf(["field", "castle"]), "where")
    if place == "castle" and (yield from battle(s, mover, rival)) != mover:
        return "home"
    return place


def card(s: Toy) -> Flow[None]:
    """An action card: march, then count what was won."""
    place = yield from march(s, A, B)
    gain: int = yield Ask(A, Amount(0, 2 if place == "castle" else 1), "gain")
    s.coins[A] += gain
    s.note("ends in", place)


def test_a_battle_inside_a_move_inside_a_card_hands_its_winner_back() -> None:
    match = toy(card)
    match.answer(A, "castle")
    match.answer(B, "hold")
    match.answer(NATURE, (6,))
    match.answer(A, 2)
    assert match.state.notes == ["rolled 6", "ends in castle"]
    assert match.state.coins[A] == 5


def test_a_battle_lost_changes_what_the_outer_passages_go_on_with() -> None:
    match = toy(card)
    match.answer(A, "castle")
    match.answer(B, "hold")
    match.answer(NATURE, (1,))
    assert choices(match, A) == [0, 1]


def test_an_inner_flow_that_returns_early_asks_no_more() -> None:
    match = toy(card)
    match.answer(A, "castle")
    match.answer(B, "flee")
    assert match.waiting() == (A,)
    assert choices(match, A) == [0, 1, 2]


def test_a_passage_not_entered_asks_nobody() -> None:
    match = toy(card)
    match.answer(A, "field")
    assert match.waiting() == (A,)


def test_only_the_seat_asked_may_answer() -> None:
    match = toy(card)
    with pytest.raises(NotYourQuestion):
        match.answer(B, "field")
    assert match.ply == 0


def test_a_step_that_asks_nothing_goes_straight_to_the_next() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note("step", s.step)
        if s.step == 2:
            yield Ask(A, OneOf(["go"]))

    match = toy(step, steps=3)
    assert match.state.notes == ["step 0", "step 1", "step 2"]
    assert match.waiting() == (A,)


def test_a_game_that_asks_nothing_is_over_at_once() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note("step")
        yield from ()

    match = toy(step, steps=2_000)
    assert match.over
    assert len(match.state.notes) == 2_000


def test_what_happens_before_the_first_question_is_told() -> None:
    def step(s: Toy) -> Flow[None]:
        s.tell(Noted, "dealt")
        yield Ask(A, OneOf(["go"]))

    assert toy(step, listen=True).log_of(B) == [Noted("dealt")]


def test_without_a_listener_no_event_is_built() -> None:
    def step(s: Toy) -> Flow[None]:
        s.tell(Noted, "dealt")
        yield Ask(A, OneOf(["go"]))

    match = toy(step)
    assert match.state.events is None
    assert match.log_of(A) == []


def test_the_answer_after_the_last_step_finds_nobody_asked() -> None:
    match = toy(card)
    match.answer(A, "field")
    match.answer(A, 0)
    assert match.over
    with pytest.raises(NotYourQuestion, match="over"):
        match.answer(A, 0)


def test_game_over_deep_inside_nested_flows_ends_the_match_on_the_spot() -> None:
    def duel(s: Toy) -> Flow[None]:
        if (yield Ask(B, OneOf(["yield", "die"]))) == "die":
            end(s)

    def turn(s: Toy) -> Flow[None]:
        yield from duel(s)
        s.note("survived")

    def step(s: Toy) -> Flow[None]:
        yield from turn(s)
        s.note("turn done")

    match = toy(step, steps=5)
    match.answer(B, "die")
    assert match.over
    assert match.outcome is not None
    assert match.outcome.how == "ended"
    assert match.state.notes == []
    assert match.waiting() == ()


def test_game_over_before_the_first_question_ends_the_match() -> None:
    def step(s: Toy) -> Flow[None]:
        end(s)
        yield from ()

    assert toy(step).over


def test_game_over_without_an_outcome_is_a_fault_of_the_game() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, OneOf(["go"]))
        try:
            end(s)
        finally:
            s.ended = False

    match = toy(step)
    with pytest.raises(BrokenRules, match="without an outcome"):
        match.answer(A, "go")


def test_a_question_without_choices_is_answered_withdrawn() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield Ask(A, OneOf[str]([]))) is WITHDRAWN)
        yield Ask(B, OneOf(["go"]))

    match = toy(step)
    assert match.state.notes == ["True"]
    assert [(entry.seat, entry.kind) for entry in match.log] == [(A, "withdrawn")]


def test_a_question_with_one_choice_is_still_asked() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, OneOf(["go"]))

    assert toy(step).waiting() == (A,)


def test_choices_given_as_a_function_are_worked_out_once_when_asked() -> None:
    looks: list[int] = []

    def offered() -> Choices[int]:
        looks.append(1)
        return Amount(0, 2)

    def step(s: Toy) -> Flow[None]:
        s.note((yield Ask(A, offered)))

    match = toy(step)
    assert choices(match, A) == [0, 1, 2]
    match.answer(A, 2)
    assert match.state.notes == ["2"]
    assert len(looks) == 1


def test_many_requests_that_answer_themselves_do_not_pile_up() -> None:
    def nobody(s: Toy, seat: Seat) -> Flow[None]:
        yield from ()

    def step(s: Toy) -> Flow[None]:
        for _ in range(2_000):
            yield AskAll({})
            yield Each((), nobody)
            yield Commit()
            yield Ask(A, OneOf[str]([]))

    assert toy(step).over


def test_a_flow_that_yields_no_request_is_a_fault_of_the_game() -> None:
    def step(s: Toy) -> Flow[None]:
        yield "move"  # type: ignore[misc]

    with pytest.raises(BrokenRules, match="not a request"):
        toy(step)


def test_a_question_to_nature_is_nobody_elses() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield Roll(2)))

    match = toy(step)
    assert match.waiting() == (NATURE,)
    assert match.question(A) is None
    match.answer(NATURE, (1, 2))
    assert match.state.notes == ["(1, 2)"]
