"""Dealing anew what a seat cannot know: no deal comes up more often than by chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from oyez.game import Game, installed_games
from oyez.kernel import Match, Seat
from oyez.testing.other_deals import (
    Truth,
    chance_of_truth,
    check_forks,
    check_previews,
    viewers,
)
from oyez.testing.play import moments
from oyez.testing.properties import check_secrecy, play
from tests.kernel.tavern import Tavern

GAMES: Final = installed_games()
LONG: Final = 900


def walk(game: Game[Any, Any], seed: int) -> Iterator[Match[Any]]:
    """A match at random options, in which all answer by instinct in every second match."""
    rng = Random(seed)
    seats = game.seats[seed % len(game.seats)]
    options = game.headless_options(game.sample_options(seats, rng))
    match = Match(game, seats, options, rng=Random(rng.getrandbits(64)), listen=True)
    heuristics = game.heuristics() if seed % 2 else None
    while not match.over and match.ply < LONG:
        yield match
        seat = rng.choice(match.waiting())
        question = match.question(seat)
        assert question is not None
        if heuristics is None:
            play(match, rng)
        else:
            match.answer(seat, heuristics.reply(match.state_of(seat), question, rng))


def test_at_every_kind_of_moment_in_the_tavern_secrets_are_kept() -> None:
    rng, looked = Random(1), 0
    for match in moments(Tavern(), matches=8, looks=2):
        if not match.over:
            check_secrecy(match, rng)
            check_forks(match, rng)
            check_previews(match, rng)
            looked += 1
    assert looked >= 6


@pytest.mark.parametrize(("name", "enough"), [("barbarian_kingdoms", 30), ("warrior_knights", 9)])
def test_of_small_positions_the_truth_comes_up_no_more_often_than_by_chance(
    name: str, enough: int
) -> None:
    rng, truth = Random(name), Truth()
    for seed in range(20):
        for match in walk(GAMES[name], seed):
            if truth.positions >= enough:
                break
            if rng.random() < 0.02:
                for seat in viewers(match):
                    truth.look(match, seat, rng)
    assert truth.positions >= enough
    assert 0 < truth.true <= truth.bound


def test_the_chance_of_the_truth_is_counted_deal_by_deal() -> None:
    """Two rivals with one token each out of chests, which are three bronze and one gold."""
    from tests.barbarian_kingdoms.positions import Position, coins

    position = Position("huns", "franks", "saxons", turn="franks")
    for kingdom, text in (("franks", "b"), ("huns", "g")):
        position.treasury(kingdom, f"ss{text}")
        position.state.from_chests[position.realm(kingdom).seat] = coins(text)
    position.state.chest_pool = coins("bb")
    match = position.play().match
    franks, huns, saxons = (position.realm(k).seat for k in ("franks", "huns", "saxons"))
    assert chance_of_truth(match, huns) == 1
    assert chance_of_truth(match, franks) == pytest.approx(1 / 3)
    assert chance_of_truth(match, saxons) == pytest.approx(1 / 4)
    assert chance_of_truth(match, saxons, most=3) is None


def test_a_sampler_that_favours_the_truth_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one would that falls back to it."""
    rng, truth = Random(1), Truth()
    monkeypatch.setattr("oyez.testing.other_deals.another_deal", lambda match, seat, rng: match)
    for match in walk(GAMES["barbarian_kingdoms"], 1):
        if rng.random() < 0.05:
            truth.look(match, Seat(0), rng)
        if truth.positions > 3:
            break
    assert truth.true > truth.bound
