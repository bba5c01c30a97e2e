"""By which names answers speak of things on the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.choices.basic import plain
from oyez.games.the_anarchy import GAME
from oyez.games.the_anarchy.answers import (
    STOP,
    Advance,
    AttackCastle,
    Drink,
    Fill,
    Hang,
    Prepare,
    RaiseTower,
    RaiseWall,
    Rally,
    Spend,
    Spy,
    TakeGain,
    TakePath,
    Trade,
    UseTactic,
    Write,
)
from oyez.kernel import Match, OneOf, Seat
from oyez.server.tables.explanations import elements

NAMES: list[tuple[Any, set[str]]] = [
    (Fill("farms-1"), {"farms-1"}),
    (Fill("moat-1", "serf"), {"moat-1"}),
    (Prepare("stones"), {"stones"}),
    (Trade("coin", "coin", "food"), {"trade:coin:coin:food"}),
    (Spy(Seat(1), 2), {"slot:1:2"}),
    (AttackCastle(2, 1), {"attack"}),
    (STOP, set()),
    (TakeGain("coin"), {"take:coin"}),
    (TakePath("abbot"), {"abbot"}),
    (RaiseTower("top-left"), {"top-left"}),
    (RaiseWall("top"), {"top"}),
    (Advance("worship"), {"worship"}),
    (Write(4, "sum-6-a"), {"sum-6-a"}),
    (Hang("pennant-top-red"), {"pennant-top-red"}),
    (UseTactic("left"), {"left"}),
    (Spend("soldier", "left"), {"soldier@left", "left"}),
    (Drink("craftsman", "top"), {"craftsman@top", "top"}),
    (Rally("knight", "left", "top"), {"knight@left", "top"}),
]


@pytest.mark.parametrize(("value", "names"), NAMES, ids=lambda each: type(each).__name__)
def test_an_answer_names_what_it_is_about(value: Any, names: set[str]) -> None:
    assert set(GAME.names_of(plain(value), "")) == names


def test_a_side_is_named_by_itself() -> None:
    assert list(GAME.names_of("top", "deploy")) == ["top"]


# What is only ever listed: it is about nothing that lies on the table.
_LISTED = ("stop", "leave", "take", "pay-food", "concede")


def test_all_that_can_be_chosen_lies_on_the_table() -> None:
    rng, match = Random(1), Match(GAME, 2, rng=Random(2))
    while not match.over:
        seat = rng.choice(list(match.waiting()))
        question = match.question(seat)
        assert question is not None
        if isinstance(question.choices, OneOf):
            things = {
                name
                for each in elements(GAME.scene(match.state, seat))
                for name in (each.id, *each.lit)
            }
            for value in question.choices:
                if plain(value)["type"] not in _LISTED:
                    assert set(GAME.names_of(plain(value), "")) & things, value
        match.answer(seat, question.choices.sample(rng))
