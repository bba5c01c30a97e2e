"""Other deals of what a seat cannot know: plans, hands in a combat, places in the Fate deck."""

from __future__ import annotations

from random import Random

from oyez.games.warrior_knights import GAME
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Seat
from oyez.kernel.rules import StepKnowledge
from tests.ledger import rule
from tests.warrior_knights.positions import Position

ON_STACKS = [["levy-taxes", "rally-support"], ["draft-soldiers"], []]
HELD = ["mobilize-forces", "serve-the-church"]
BLUE = Seat(1)


def planned() -> KnightsState:
    """Blue has planned three cards and held back two."""
    s = Position("green", "blue").state
    s.plans = {BLUE: [list(stack) for stack in ON_STACKS]}
    s.planned = {BLUE: [len(stack) for stack in ON_STACKS]}
    s.held = {BLUE: list(HELD)}
    return s


def all_cards(s: KnightsState) -> list[str]:
    return sorted([*s.held[BLUE], *(card for stack in s.plans[BLUE] for card in stack)])


@rule("WK-R74", "WK-R86")
def test_another_deal_of_plans_has_the_same_cards_on_the_stacks_and_held_back() -> None:
    s = planned()
    before, dealt = all_cards(s), set()
    for seed in range(20):
        GAME.redeal(s, Seat(0), Random(seed))
        assert all_cards(s) == before
        assert [len(stack) for stack in s.plans[BLUE]] == [2, 1, 0]
        dealt.add(str(s.plans))
    assert len(dealt) > 10


@rule("WK-R74", "WK-R86")
def test_a_card_that_has_turned_up_lay_on_its_stack_in_any_other_deal() -> None:
    s = planned()
    before, beside = all_cards(s), set()
    for seed in range(20):
        GAME.redeal_after(s, Seat(0), Random(seed), StepKnowledge([("1:levy-taxes",)], []))
        assert all_cards(s) == before
        assert [len(stack) for stack in s.plans[BLUE]] == [2, 1, 0]
        assert "levy-taxes" in s.plans[BLUE][0]
        beside.update(s.plans[BLUE][0])
    assert beside == set(before)


@rule("WK-R74")
def test_ones_own_plans_are_dealt_to_oneself_as_they_are() -> None:
    s = planned()
    GAME.redeal(s, BLUE, Random(1))
    assert (s.plans[BLUE], s.held[BLUE]) == (ON_STACKS, HELD)


@rule("WK-R74", "WK-R86")
def test_of_two_equal_cards_only_the_one_that_turned_up_must_have_lain_there() -> None:
    s = planned()
    s.held[BLUE].append("levy-taxes")
    beside = set()
    for seed in range(20):
        GAME.redeal_after(s, Seat(0), Random(seed), StepKnowledge([("1:levy-taxes",)], []))
        beside.add(s.plans[BLUE][0].count("levy-taxes"))
    assert beside == {1, 2}
