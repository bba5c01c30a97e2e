"""Bots at the toy games: where all play at once, in private, and at moments they are called for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.bots import (
    BOTS,
    STEWARD,
    Bot,
    BotDecision,
    BotGroup,
    Observation,
    bot_named,
    bots_by_name,
    decide,
    has_to_act,
    pack_observation,
)
from oyez.kernel import Match, Question, Seat
from oyez.scene.views import view_bytes
from tests.kernel.duel import GAME as DUEL
from tests.kernel.duel.state import Ring
from tests.kernel.market import GAME as MARKET
from tests.kernel.market.state import Fair
from tests.kernel.market.state import Options as Fairs
from tests.kernel.market.trade import HOME
from tests.kernel.toys import A, B, C

QUICK = 0.02


def bots(match: Match[Any], name: str) -> BotGroup:
    """The same bot in every seat, in a hurry."""
    seats = map(Seat, range(match.seats))
    return BotGroup(match, {seat: bot_named(name, Random(seat), QUICK) for seat in seats})


# -- where all play at once ---------------------------------------------------------------------


class Loiterer:
    """Begins to buy, and leaves it."""

    def answer(self, question: Question, observation: Observation) -> Any:
        return list(question.choices)[-1 if question.prompt == "buy" else 0]

    def act(self, observation: Observation) -> Any:
        return None


def test_where_all_play_at_once_bots_take_turns() -> None:
    match = Match(MARKET, 3, rng=Random(1))
    idle: Bot = Loiterer()
    table = BotGroup(match, {Seat(n): idle for n in range(3)})
    assert [table.move() for _ in range(7)] == [0, 1, 2, 0, 1, 2, 0]


# -- moments ---------------------------------------------------------------------------------------


def test_bots_order_to_be_asked() -> None:
    match = Match(DUEL, 3, rng=Random(1))
    table = bots_by_name(match, ["random", None, "knight"], Random(1))
    table.move()
    asked = {seat: sorted(own) for seat, own in match.state.orders.items()}
    assert asked == {Seat(0): ["intercede", "parry"], Seat(2): ["intercede", "parry"]}
    assert [entry.kind for entry in match.log].count("order") == 4


def test_a_bot_orders_before_it_answers_unless_it_stands_in() -> None:
    match = Match[Ring](DUEL, 3, rng=Random(1))
    observation, bot = Observation(match, A), bot_named("squire", Random(1), QUICK)
    for moment in DUEL.moments:
        thought = decide(bot, observation, orders=True)
        assert thought == BotDecision("order", ["ask", moment])
        match.order(A, ("ask", moment))
    for orders in (True, False):
        thought = decide(bot, observation, orders=orders)
        assert thought is not None
        assert thought.kind == "answer"


def test_the_orders_of_somebody_else_are_obeyed_by_who_stands_in() -> None:
    """A steward is asked where the person has ordered so, and nowhere else."""
    match = Match[Ring](DUEL, 3, rng=Random(1))
    match.order(B, ("ask", "parry"))
    steward = bot_named(STEWARD, Random(1), QUICK)
    thought = decide(steward, Observation(match, A))
    assert thought is not None
    match.answer_plain(A, {"type": "strike", "to": 1})
    question = match.question(B)
    assert question is not None
    assert question.prompt == "parry"
    assert steward.answer(question, Observation(match, B)) in question.choices


# -- private offers ------------------------------------------------------------------------------


def offered(coins: int) -> Match[Fair]:
    """The first seat offers the second a gem, which is worth five coins, for so many."""
    match = Match(MARKET, 3, Fairs(1), rng=Random(1))
    match.act(A, ("whisper", (B, 1, coins)))
    return match


@pytest.mark.parametrize(("coins", "gems"), [(1, 2), (12, 1)])
def test_a_private_offer_is_taken_if_it_does_no_harm(coins: int, gems: int) -> None:
    match = offered(coins)
    table = bots_by_name(match, [None, "knight", None], Random(1))
    before = {seat: view_bytes(match, seat) for seat in (C, None)}
    assert has_to_act(match, B)
    assert table.move() == B
    assert match.state.chests[B].gems == gems
    assert match.state.whispers.standing == {}
    assert {seat: view_bytes(match, seat) for seat in (C, None)} == before


def test_a_bot_knows_of_no_private_offer_between_others() -> None:
    match = offered(1)
    assert Observation(match, C).offers() == []
    seen = pack_observation(match, C, Random(1))
    match.act(A, ("whisper", (B, 1, 12)))
    assert pack_observation(match, C, Random(1)) == seen


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_answers_a_private_offer_in_the_end(name: str) -> None:
    match = offered(3)
    match.answer(B, HOME)
    thought = decide(bot_named(name, Random(2), QUICK), Observation(match, B))
    assert thought is not None
    assert thought.kind == "act"
    match.act_plain(B, thought.value)
    assert match.state.whispers.standing == {}
