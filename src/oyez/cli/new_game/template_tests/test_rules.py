"""Every rule, by its number: what a test proves stands above it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from oyez.cli.new_game.template_game import GAME, TemplateGameOptions, TemplateGameState
from oyez.cli.new_game.template_game.answers import Lay, Levy, Plant
from oyez.cli.new_game.template_game.rules.end import outcome, points
from oyez.cli.new_game.template_game.rules.setup import lay_table
from oyez.cli.new_game.template_game.scene.happenings import DeckMixed
from oyez.kernel import NATURE, Match, NotAmongChoices, Seat, record
from oyez.scene.views import view
from oyez.testing.ledger import rule

A, B, C = Seat(0), Seat(1), Seat(2)


def valley(seats: int = 3, **options: Any) -> TemplateGameState:
    """The table before anything is drawn."""
    return lay_table(TemplateGameOptions(**options), seats)


def holding(*hands: str, **options: Any) -> TemplateGameState:
    """A council is about to be held, and these are the hands, the first lord's first."""
    s = valley(len(hands), **options)
    for seat, hand in zip(s.hands, hands, strict=True):
        s.hands[seat] = hand.split()
        for envoy in s.hands[seat]:
            s.deck.stock[envoy] -= 1
    s.phase = "council"
    return s


def play(s: TemplateGameState) -> Match[Any]:
    """A match from a position on; chance is answered by hand."""
    start = record.as_read_back(s)
    return record.match_from_position(GAME, len(s.coins), s.options, start, listen=True)


def won_by_first(**options: Any) -> Match[Any]:
    """The first lord has won the council and may plant a banner."""
    match = play(holding("count", "miller", "miller", **options))
    for seat, envoy in ((A, "count"), (B, "miller"), (C, "miller")):
        match.answer(seat, Lay(envoy))
    return match


# -- preparation -------------------------------------------------------------------------------


@rule("TG-SETUP-01")
def test_nine_lands_are_free() -> None:
    s = valley()
    assert GAME.seats == range(2, 5)
    assert len(s.free) == 9
    assert {row.worth for row in s.box.lands.values()} == {1, 2, 3, 4}


@rule("TG-SETUP-02")
def test_everybody_draws_three_envoys_unseen() -> None:
    match = Match(GAME, 2)
    match.answer(NATURE, (1,))
    for envoy in ("count", "abbot", "miller", "shepherd", "miller", "merchant"):
        match.answer(NATURE, (envoy,))
    assert match.state.hands[A] == ["miller", "abbot", "count"]
    seen = view(match, B)["state"]["hands"]
    assert seen == {"0": {"hidden": True}, "1": ["shepherd", "miller", "merchant"]}


@rule("TG-SETUP-02")
def test_the_deck_has_24_envoys() -> None:
    stock = valley().deck.stock
    assert sum(stock.values()) == 24
    assert [row.rank for row in valley().box.envoys.values()] == [1, 2, 3, 4, 5, 6]


@rule("TG-SETUP-03")
def test_chance_says_who_is_first() -> None:
    match = Match(GAME, 3)
    match.answer(NATURE, (3,))
    assert match.state.first == C


# -- the council -------------------------------------------------------------------------------


@rule("TG-COUNCIL-01")
def test_envoys_are_sealed_until_all_are_laid() -> None:
    match = play(holding("count miller", "miller", "abbot"))
    assert match.waiting() == (A, B, C)
    match.answer(A, Lay("count"))
    assert match.state.laid == {}
    with pytest.raises(NotAmongChoices):
        match.answer(B, Lay("count"))


@rule("TG-COUNCIL-02")
def test_the_highest_envoy_wins() -> None:
    assert won_by_first().state.winner == A


@rule("TG-COUNCIL-02")
def test_of_equals_the_first_in_order_wins() -> None:
    s = holding("abbot", "miller", "abbot")
    s.first = B
    match = play(s)
    for seat, envoy in ((A, "abbot"), (B, "miller"), (C, "abbot")):
        match.answer(seat, Lay(envoy))
    assert match.state.winner == C


@rule("TG-COUNCIL-03")
def test_who_has_lost_takes_a_coin() -> None:
    assert won_by_first().state.coins == {A: 0, B: 1, C: 1}


@rule("TG-COUNCIL-04", "TG-BANNER-03")
def test_after_a_round_hands_are_filled_from_the_next_lord_on() -> None:
    match = won_by_first()
    assert match.state.discards == ["count", "miller", "miller"]
    match.answer(A, Plant("mill"))
    assert match.state.first == B
    match.answer(NATURE, ("abbot",))
    assert match.state.hands == {A: [], B: ["abbot"], C: []}


@rule("TG-COUNCIL-05")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    s = holding("count", "miller", "miller")
    s.discards = list(Counter(s.deck.stock).elements())
    s.deck.stock = dict.fromkeys(s.deck.stock, 0)
    match = play(s)
    for seat, envoy in ((A, "count"), (B, "miller"), (C, "miller")):
        match.answer(seat, Lay(envoy))
    match.answer(A, Plant("mill"))
    assert len(match.state.deck) == 24
    assert not match.state.discards
    assert [told.event for told in match.told or []].count(DeckMixed()) == 1


# -- banners -----------------------------------------------------------------------------------


@rule("TG-BANNER-01")
def test_a_banner_goes_where_none_is() -> None:
    s = holding("count", "miller", "miller")
    s.banners = {"mill": B}
    s.round = 2
    match = play(s)
    for seat, envoy in ((A, "count"), (B, "miller"), (C, "miller")):
        match.answer(seat, Lay(envoy))
    with pytest.raises(NotAmongChoices, match="TG-BANNER-01"):
        match.answer(A, Plant("mill"))
    match.answer(A, Plant("ford"))
    assert match.state.banners == {"mill": B, "ford": A}


@rule("TG-BANNER-02", "TG-R01")
def test_the_winner_may_take_two_coins_while_lands_are_free() -> None:
    match = won_by_first()
    assert match.state.free
    match.answer(A, Levy())
    assert match.state.coins[A] == 2
    assert not match.state.banners


# -- the end -----------------------------------------------------------------------------------


@rule("TG-END-01")
@pytest.mark.parametrize(("rounds", "over"), [(1, True), (2, False)])
def test_the_game_ends_after_as_many_rounds_as_agreed(rounds: int, over: bool) -> None:
    match = won_by_first(rounds=rounds)
    match.answer(A, Plant("mill"))
    assert match.over == over


@rule("TG-END-01")
def test_the_game_ends_when_no_land_is_free() -> None:
    s = holding("count", "miller", "miller", rounds=12)
    s.banners = dict.fromkeys([land for land in s.box.lands if land != "mill"], B)
    s.round = 9
    match = play(s)
    for seat, envoy in ((A, "count"), (B, "miller"), (C, "miller")):
        match.answer(seat, Lay(envoy))
    match.answer(A, Plant("mill"))
    assert match.over


@rule("TG-END-02")
@pytest.mark.parametrize(
    ("lands", "coins", "counted"),
    [
        (["market"], 0, 4),
        (["market", "mill"], 0, 7),
        (["market", "vineyard"], 0, 8),
        (["market", "vineyard", "chapel"], 0, 12),
        (["market"], 5, 6),
    ],
)
def test_lands_neighbours_and_coins_count(lands: list[str], coins: int, counted: int) -> None:
    s = valley()
    s.banners = dict.fromkeys(lands, A)
    s.coins[A] = coins
    assert points(s, A) == counted


@rule("TG-END-03")
@pytest.mark.parametrize(
    ("lands", "coins", "places"),
    [
        (["market", "mill"], [0, 0], {A: 1, B: 2}),
        (["market", "mill"], [0, 4], {A: 2, B: 1}),
        (["mill", "vineyard"], [0, 1], {A: 2, B: 1}),
        (["mill", "vineyard"], [1, 1], {A: 1, B: 1}),
    ],
)
def test_points_decide_and_then_coins(
    lands: list[str],
    coins: list[int],
    places: dict[Seat, int],
) -> None:
    s = valley(2)
    s.banners = {lands[0]: A, lands[1]: B}
    s.coins = {A: coins[0], B: coins[1]}
    assert outcome(s).places == places


@rule("TG-END-03")
def test_of_equal_points_the_most_banners_win() -> None:
    s = valley(2)
    s.banners = {"pasture": A, "meadow": A, "quarry": B}
    assert (points(s, A), points(s, B)) == (2, 2)
    assert outcome(s).places == {A: 1, B: 2}
