"""Properties: each of them finds the fault that it is there to find."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from oyez.kernel import Amount, Ask, Choices, Flow, Match, OneOf, Seat, Some
from oyez.testing.properties import (
    check_choices,
    check_clone,
    check_probes,
    check_replay,
    check_set,
    play,
)
from tests.kernel.toys import A, Step, Toy, toy


class North(Struct, frozen=True):
    """A value without a tag."""

    steps: int


class South(Struct, frozen=True):
    """Another one, written just the same."""

    steps: int


class Gullible(OneOf[Any]):
    """A set that believes everything."""

    __slots__ = ()

    def find(self, value: object) -> Any:
        return value


class Crashing(OneOf[Any]):
    """A set that cannot refuse."""

    __slots__ = ()

    def find(self, value: object) -> Any:
        return {member: member for member in self.values}[value]


class Miscounted(Amount):
    """A set that counts itself wrong."""

    __slots__ = ()

    def count(self) -> int:
        return super().count() + 1


class Narrow(Amount):
    """A set that offers what it does not take."""

    __slots__ = ()

    def find(self, value: object) -> int:
        return super().find(value) if value != self.most else self.least


def asking(choices: Choices[Any]) -> Match[Toy]:
    """A match that puts one question."""

    def step(s: Toy) -> Flow[None]:
        s.note((yield Ask(A, choices)))

    return toy(step)


@pytest.mark.parametrize(
    ("choices", "fault"),
    [
        (OneOf(["a", "a"]), "two values are the same"),
        (OneOf([North(1), South(1)]), "written alike"),
        (Miscounted(1, 3), "4 values are counted, 3 walked"),
        (Narrow(1, 3), "not taken for itself"),
    ],
)
def test_a_set_that_disagrees_with_itself_is_caught(choices: Choices[Any], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check_choices(asking(choices), Random(1))


def test_out_of_turn_acts_are_checked_too() -> None:
    match = toy(lambda s: asked(), anytime=lambda s, seat: OneOf(["whistle"] * 2))
    with pytest.raises(AssertionError, match="two values are the same"):
        check_choices(match, Random(1))


def asked() -> Flow[None]:
    """A question without consequences."""
    yield Ask(A, OneOf(["go"]))


def test_all_sets_on_offer_are_counted() -> None:
    assert check_choices(asking(OneOf(["a"])), Random(1)) == 1 + 3


def test_a_set_too_large_to_walk_is_checked_by_samples() -> None:
    huge = Some(range(200), 0, 100)
    check_set(huge, Random(1))
    assert check_probes(asking(huge), Random(1)) > 4


def test_a_set_that_believes_everything_is_caught() -> None:
    with pytest.raises(AssertionError, match="is taken"):
        check_probes(asking(Gullible(["a", "b"])), Random(1))


def test_a_set_that_crashes_on_nonsense_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"ends in (KeyError|TypeError)"):
        check_probes(asking(Crashing(["a", "b"])), Random(1))


def test_a_refusal_that_leaves_a_trace_is_caught() -> None:
    def sticky(s: Toy, _: Seat) -> OneOf[Any]:
        s.notes.append("asked")
        return OneOf(["whistle"])

    with pytest.raises(AssertionError, match="refused, yet changes the match: answer"):
        check_probes(toy(lambda s: asked(), anytime=sticky), Random(1))


def shared() -> Step:
    """Rules that keep something outside the state."""
    answered = count()

    def step(s: Toy) -> Flow[None]:
        yield Ask(A, OneOf(["go"]))
        s.note(next(answered))
        yield Ask(A, OneOf(["on"]))

    return step


def test_rules_that_remember_outside_the_state_do_not_copy() -> None:
    match = toy(shared(), rng=Random(1))
    match.answer(A, "go")
    with pytest.raises(AssertionError, match="a copy differs"):
        check_clone(match, Random(1))


def test_rules_that_remember_outside_the_state_do_not_replay() -> None:
    match = toy(shared())
    match.answer(A, "go")
    with pytest.raises(AssertionError, match="leads to another position"):
        check_replay(match)


def test_playing_gives_one_legal_answer() -> None:
    match = asking(Amount(1, 3))
    play(match, Random(1))
    assert match.ply == 1
