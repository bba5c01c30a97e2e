"""Standing orders: kept by the match, obeyed where they can be, known to their seat alone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from oyez.kernel import (
    Ask,
    AskAll,
    AskIfOrdered,
    Choices,
    Flow,
    Match,
    NotAmongChoices,
    Obeyed,
    OneOf,
    Roll,
    Seat,
    StalePly,
    redeal,
    undo,
)
from oyez.kernel.record import from_json, read, redacted, to_json, write
from oyez.scene.views import view, view_bytes
from oyez.testing.properties import check_clone, check_replay, check_secrecy
from tests.kernel.toys import A, B, C, Step, Toy, ToyGame, choices

ASK = ("ask", "shout")
YES = ("always", ("shout", "yes"))
PASS = ("always", ("nod", "pass"))


class Crowd(ToyGame):
    """Seats may shout at a moment, and nod when asked."""

    moments = ("shout",)

    def orderable(self, s: Toy, seat: Seat) -> Mapping[str, Choices[Any]]:
        return {"shout": OneOf(["yes"]), "nod": OneOf(["pass", "yes"])}


def crowd(step: Step, seats: int = 3, *, rng: Random | None = None, **parts: Any) -> Match[Toy]:
    return Match(Crowd(step, **parts), seats, rng=rng, listen=True)


def shouting(s: Toy, *callers: Seat) -> Flow[None]:
    """A moment at which seats may shout, if they have a coin."""
    asked = {
        seat: lambda seat=seat: OneOf(["pass", "yes"] if s.coins[seat] else ["pass"])
        for seat in callers or (B, C)
    }
    said = yield AskIfOrdered(asked, "shout", "T-1")
    s.note("shouted", said)


def once(s: Toy) -> Flow[None]:
    """The first seat goes, then there is a moment."""
    yield Ask(A, OneOf(["go", "stay"]), "go")
    yield from shouting(s)


def twice(s: Toy) -> Flow[None]:
    """Two moments of one kind, with something said in between."""
    yield from once(s)
    yield from once(s)
    yield Ask(A, OneOf(["end"]), "go")


def nodding(s: Toy) -> Flow[None]:
    """One question after another to the second seat."""
    for _ in range(3):
        s.note("nods", (yield Ask(B, OneOf(["pass", "yes", "no"]), "nod")))


def penniless(s: Toy) -> None:
    s.coins[B] = 0


# -- ask me -----------------------------------------------------------------------------------


def test_nobody_is_asked_at_a_moment_without_having_ordered_so() -> None:
    match = crowd(once)
    match.answer(A, "go")
    assert match.over
    assert match.state.notes == ["shouted {}"]


def test_only_those_who_have_ordered_so_are_asked() -> None:
    match = crowd(once)
    match.order(C, ASK)
    match.answer(A, "go")
    assert match.waiting() == (C,)
    match.answer(C, "yes")
    assert match.state.notes == ["shouted {2: 'yes'}"]


def test_an_order_can_be_taken_back() -> None:
    match = crowd(once)
    match.order(C, ASK)
    match.order(C, ("drop", "shout"))
    match.answer(A, "go")
    assert match.over


def test_an_order_that_stands_is_not_offered_again() -> None:
    match = crowd(once)
    match.order(C, ASK)
    with pytest.raises(NotAmongChoices):
        match.order(C, ASK)
    with pytest.raises(NotAmongChoices):
        match.order(B, ("drop", "shout"))


def test_one_may_order_while_one_is_being_asked() -> None:
    match = crowd(nodding)
    match.order(B, PASS)
    assert match.over
    assert match.state.notes == ["nods pass"] * 3


# -- at one place -----------------------------------------------------------------------------


class Streets(Crowd):
    """One may order how to nod in one street alone."""

    def orderable_here(self, ask: Ask) -> Mapping[str, Choices[Any]]:
        assert isinstance(ask.about, dict)
        return {f"nod/street:{ask.about['street']}": OneOf(["no"])}


def strolling(s: Toy) -> Flow[None]:
    """The second seat meets somebody in one street after another."""
    for street in ("mill", "well", "mill", "well"):
        about = {"street": street}
        s.note(street, (yield Ask(B, OneOf(["pass", "yes", "no"]), "nod", about=about)))


HERE = ("always", ("nod/street:mill", "no"))


def test_an_order_for_one_place_holds_there_alone() -> None:
    match = Match(Streets(strolling), 3, listen=True)
    match.order(B, HERE)
    match.answer(B, "yes")
    match.answer(B, "yes")
    assert match.over
    assert match.state.notes == ["mill no", "well yes", "mill no", "well yes"]
    told = [event.order for event in match.log_of(B) if isinstance(event, Obeyed)]
    assert told == ["nod/street:mill"] * 2


def test_it_is_offered_where_it_would_answer() -> None:
    match = Match(Streets(strolling), 3, listen=True)
    with pytest.raises(NotAmongChoices):
        match.order(B, ("always", ("nod/street:well", "no")))
    with pytest.raises(NotAmongChoices):
        match.order(C, HERE)
    assert HERE in match.orders_open_to(B)


def test_it_comes_before_one_for_all_places_and_can_be_taken_back_by_itself() -> None:
    match = Match(Streets(strolling), 3, listen=True)
    match.order(B, HERE)
    match.order(B, ("drop", "nod/street:mill"))
    assert match.state.orders[B] == {}
    match = Match(Streets(strolling), 3, listen=True)
    match.order(B, HERE)
    match.order(B, PASS)
    assert match.state.notes == ["mill no", "well pass", "mill no", "well pass"]
    again = read(match.game, from_json(to_json(write(match))), listen=True)
    assert again.log_of(B) == match.log_of(B)


# -- always ----------------------------------------------------------------------------------


def test_what_was_ordered_is_answered_at_once() -> None:
    match = crowd(nodding)
    match.answer(B, "no")
    match.order(B, ("always", ("nod", "yes")))
    assert match.state.notes == ["nods no", "nods yes", "nods yes"]
    assert [entry.kind for entry in match.log] == ["answer", "order", "ordered", "ordered"]


def test_an_order_to_shout_is_obeyed_at_the_moment_without_a_question() -> None:
    match = crowd(once)
    match.order(B, YES)
    match.answer(A, "go")
    assert match.over
    assert match.state.notes == ["shouted {1: 'yes'}"]


def test_an_order_that_cannot_be_obeyed_lets_the_moment_pass() -> None:
    match = crowd(once, start=penniless)
    match.order(B, YES)
    match.answer(A, "go")
    assert match.state.notes == ["shouted {}"]


def test_an_order_that_is_not_legal_now_leaves_the_question_open() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(B, OneOf(["no"]), "nod")
        yield Ask(B, OneOf(["yes", "no"]), "nod")

    match = crowd(step)
    match.order(B, ("always", ("nod", "yes")))
    assert choices(match, B) == ["no"]
    match.answer(B, "no")
    assert match.over


def test_sealed_answers_may_be_ordered() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield AskAll({A: OneOf(["yes"]), B: OneOf(["yes", "pass"])}, "nod")))

    match = crowd(step)
    match.order(B, PASS)
    assert match.waiting() == (A,)
    match.answer(A, "yes")
    assert match.state.notes == ["{0: 'yes', 1: 'pass'}"]


# -- nobody else knows -------------------------------------------------------------------------


def test_others_do_not_see_that_somebody_has_given_orders() -> None:
    match = crowd(once)
    before = {seat: view_bytes(match, seat) for seat in (A, C, None)}
    match.order(B, ASK)
    assert {seat: view_bytes(match, seat) for seat in (A, C, None)} == before
    assert view(match, B)["state"]["orders"] == {"1": {"shout": {"says": ""}}}


def test_an_order_does_not_count_in_the_ply_of_others() -> None:
    match = crowd(nodding)
    match.order(C, ASK)
    match.answer(B, "no", 0)
    (question,) = match.questions()
    assert (question.ply, match.ply_of(B), match.ply_of(C)) == (1, 1, 2)
    with pytest.raises(StalePly):
        match.answer(B, "no", 2)
    match.answer(B, "no", 1)


def test_a_record_handed_to_others_shows_no_order() -> None:
    def step(s: Toy) -> Flow[None]:
        yield from nodding(s)
        yield Ask(A, OneOf(["end"]))

    match = crowd(step)
    match.order(B, PASS)
    own, other = redacted(match, B), redacted(match, A)
    assert [entry.kind for entry in own.answers[:2]] == ["order", "ordered"]
    assert {entry.kind for entry in other.answers} == {"answer"}
    assert all(entry.value == "pass" for entry in other.answers)


def test_another_deal_asks_whom_this_one_asked() -> None:
    match = crowd(twice)
    match.order(C, ASK)
    match.answer(A, "go")
    for seat in (A, B, None):
        twin = redeal(match, seat, Random(1))
        assert view_bytes(twin, seat) == view_bytes(match, seat)
        assert twin.waiting() == (C,)


def test_another_deal_is_found_if_orders_change_between_two_moments() -> None:
    match = crowd(twice)
    match.answer(A, "go")
    match.order(B, ASK)
    match.order(C, YES)
    match.answer(A, "stay")
    assert match.waiting() == (B,)
    check_secrecy(match, Random(1))
    match.answer(B, "pass")
    check_secrecy(match, Random(1))


def test_another_deal_is_found_if_an_order_is_dropped_between_two_moments() -> None:
    match = crowd(twice)
    match.order(B, ASK)
    match.answer(A, "go")
    match.answer(B, "pass")
    match.order(B, ("drop", "shout"))
    match.answer(A, "stay")
    assert match.waiting() == (A,)
    check_secrecy(match, Random(1))


# -- copies, records, undo ---------------------------------------------------------------------


def test_orders_are_copied_and_written_down() -> None:
    match = crowd(twice, rng=Random(1))
    match.order(B, ASK)
    match.order(C, YES)
    match.answer(A, "go")
    check_clone(match, Random(1))
    check_replay(match)
    again = read(match.game, from_json(to_json(write(match))))
    assert again.state.orders == match.state.orders
    assert again.waiting() == (B,)


def test_orders_survive_when_the_rules_are_mended() -> None:
    match = crowd(once, steps=2)
    match.order(B, ASK)
    match.answer(A, "go")
    match.answer(B, "pass")
    paper = write(match)
    paper.rules = "0"
    again = read(match.game, paper)
    assert again.state.orders == match.state.orders
    again.answer(A, "go")
    assert again.waiting() == (B,)


def test_undo_keeps_orders_given_since() -> None:
    match = crowd(twice)
    match.answer(A, "go")
    match.order(B, ASK)
    undo(match, A)
    assert choices(match, A) == ["go", "stay"]
    match.answer(A, "go")
    assert match.waiting() == (B,)


def test_what_chance_says_does_not_undo_orders() -> None:
    def step(s: Toy) -> Flow[None]:
        yield from once(s)
        s.note((yield Roll()))

    match = crowd(step, rng=Random(1), steps=3)
    match.order(B, YES)
    for _ in range(3):
        match.answer(A, "go")
    assert match.over
    assert sum("1: 'yes'" in note for note in match.state.notes) == 3
