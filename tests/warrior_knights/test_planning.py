"""Preparation, and how action cards are turned up and put away."""

from __future__ import annotations

from random import Random

import pytest

from oyez.games.warrior_knights import GAME, KnightsOptions, KnightsState
from oyez.games.warrior_knights.rules.phases.actions import cards_left, stack_bag, zones_for
from oyez.games.warrior_knights.rules.phases.planning import planning
from oyez.games.warrior_knights.state import ActionInPlay
from oyez.kernel import Match, Seat, redeal
from oyez.scene.views import view_bytes
from oyez.testing.properties import (
    check_choices,
    check_clone,
    check_replay,
    check_secrecy,
    check_table,
)
from tests.ledger import rule
from tests.warrior_knights.positions import SIX, Position

TWO = (("levy-taxes", "levy-taxes"), ("rally-support",), ())


def planned_six() -> KnightsState:
    game = Position(*SIX).run(planning)
    for baron in SIX:
        for cards in (
            ("draft-soldiers", "draft-soldiers"),
            ("levy-taxes", "levy-taxes"),
            ("rally-support", "rally-support"),
        ):
            game.answer(baron, cards)
    return game.state


@rule("WK-PREP-01", "WK-PREP-04", "WK-PREP-EX1", "WK-NEUTRAL-01")
def test_a_full_stack_of_six_barons_holds_fourteen_cards() -> None:
    s = planned_six()
    assert [cards_left(s, n) for n in range(3)] == [14, 14, 14]
    assert sum(s.neutral_pool.values()) - sum(s.neutral_left) == 2


@rule("WK-PREP-02", "WK-PREP-03")
def test_none_one_or_two_cards_on_a_stack_and_never_three() -> None:
    game = Position("green", "blue").run(planning)
    sizes = {len(value) for value in game.choices()}
    assert sizes == {0, 1, 2}
    for cards in TWO:
        game.answer("green", cards)
    for _ in range(3):
        game.answer("blue", ())
    s = game.state
    assert s.plans[Seat(0)] == [list(cards) for cards in TWO]
    assert s.planned == {0: [2, 1, 0], 1: [0, 0, 0]}
    assert len(s.held[Seat(0)]) == 9
    assert len(s.held[Seat(1)]) == 12


@rule("WK-PREP-06")
def test_cards_in_a_zone_cannot_be_planned() -> None:
    position = Position("green", "blue").zone("taxes", "green:levy-taxes", "green:levy-taxes")
    game = position.run(planning)
    assert not any("levy-taxes" in value for value in game.choices())


@rule("WK-PREP-05", "WK-R86")
def test_a_stack_has_no_order_until_a_card_turns_up() -> None:
    bag = stack_bag(planned_six(), 0)
    assert bag == {**{f"{n}:draft-soldiers": 2 for n in range(6)}, "neutral": 2}


@rule("WK-R74")
def test_how_many_cards_were_planned_is_public_and_which_is_not() -> None:
    match = Match(GAME, 3, KnightsOptions(), rng=Random(5), listen=True)
    rng = Random(5)
    while match.state.phase != "actions":
        if match.state.phase == "planning" and len(match.waiting()) == 1:
            break
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
    other = redeal(match, Seat(2), Random(9))
    assert view_bytes(match, Seat(2)) == view_bytes(other, Seat(2))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_set_up_and_planning_keep_every_promise_of_the_kernel(seats: int) -> None:
    match = Match(GAME, seats, KnightsOptions(), rng=Random(seats), listen=True)
    rng = Random(seats)
    for _ in range(40):
        check_secrecy(match, rng)
        check_choices(match, rng)
        seat = rng.choice(match.waiting())
        question = match.question(seat)
        assert question is not None
        if match.state.phase == "planning" and len(match.waiting()) == 1:
            break
        match.answer(seat, question.choices.sample(rng))
        GAME.check(match.state)
    check_table(match)
    check_replay(match)
    check_clone(match, rng, plies=1)


@rule("WK-ACTION-05", "WK-ACTION-06", "WK-UNCERTAIN-01")
def test_a_neutral_card_is_read_and_goes_to_no_zone() -> None:
    position = Position("green", "blue")
    position.state.fate.stock["F01"] = 0
    position.state.fate.bury(["F01"])
    game = position.turn_up("uncertain-times")
    assert game.over
    assert game.state.fate.bottom == []
    assert all(not cards for cards in game.state.zones.values())


@rule("WK-ACTION-07", "WK-ACTION-08", "WK-ACTION-09")
@pytest.mark.parametrize(
    ("card", "zones"),
    [
        ("versatile-strategy", ()),
        ("draft-soldiers", ("wages",)),
        ("rally-support", ("assembly",)),
        ("levy-taxes", ("taxes",)),
        ("serve-the-church", ("taxes", "wages", "assembly")),
    ],
)
def test_where_a_card_goes_after_use(card: str, zones: tuple[str, ...]) -> None:
    assert zones_for(Position("green", "blue").state, ActionInPlay(card, Seat(0))) == zones


@rule("WK-ACTION-10", "WK-MILITARY-06", "WK-MILITARY-07", "WK-MILITARY-08", "WK-R12")
@pytest.mark.parametrize(
    ("moved", "fought", "zones"),
    [
        (True, False, ("wages",)),
        (False, True, ("assembly",)),
        (True, True, ("wages", "assembly")),
        (False, False, ("wages", "assembly")),
    ],
)
def test_where_mobilize_forces_goes(moved: bool, fought: bool, zones: tuple[str, ...]) -> None:
    card = ActionInPlay("mobilize-forces", Seat(0), moved=moved, fought=fought)
    assert zones_for(Position("green", "blue").state, card) == zones
