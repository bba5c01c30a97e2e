"""Bots answer what they are asked, and see no more than their seat."""

from __future__ import annotations

from random import Random

import pytest

from oyez.bots import BOTS, Sight, company
from oyez.cli.policies import POLICIES, policy
from oyez.kernel import Seat, view, view_bytes
from tests.cli.conftest import played


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_with_one_of_the_choices(name: str) -> None:
    match = played(plies=40)
    seat = match.waiting()[0]
    question = match.question(seat)
    assert question is not None
    value = BOTS[name](Random(1)).answer(question, Sight(match, seat))
    assert value in question.choices


@pytest.mark.parametrize("name", POLICIES)
def test_a_policy_answers_with_one_of_the_choices(name: str) -> None:
    for plies in range(10, 50):
        match = played(plies=plies)
        if not match.over:
            seat = match.waiting()[0]
            question = match.question(seat)
            assert question is not None
            assert policy(name, Random(1)).answer(question, Sight(match, seat)) in question.choices


def test_a_bot_sees_what_its_seat_sees() -> None:
    match = played(plies=40)
    assert Sight(match, Seat(2)).view() == view(match, Seat(2))


def test_what_a_bot_imagines_looks_the_same_to_it() -> None:
    match = played(plies=40)
    other = Sight(match, Seat(2)).imagine(Random(1))
    assert view_bytes(other, Seat(2)) == view_bytes(match, Seat(2))


def test_the_place_of_a_person_is_left_alone() -> None:
    match = played(plies=40)
    names = [None if seat in match.waiting() else "random" for seat in range(match.seats)]
    table = company(match, names, Random(1))
    assert all(table.move() not in match.waiting() for _ in range(20))


def test_the_same_seed_plays_the_same_match() -> None:
    assert played(9).digest() == played(9).digest()
