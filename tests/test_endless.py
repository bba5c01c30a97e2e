"""Matches without people come to an end, whatever their options; no option is without bounds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from oyez.bots import BotGroup, bots_by_name
from oyez.cli.matches.fuzz_players import policy
from oyez.game import Game, game_of, installed_games
from oyez.kernel import Match, Seat
from oyez.state.bounds import check_bounds, unbounded

GAMES = installed_games()
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
# Games that last so many rounds by their rules, and have no option for it.
FIXED = {"the_anarchy": 5}
# Far more than the moves of one round of anything; the busiest bots made 400.
MOVES_A_ROUND = 2000


def extremes(game: Game[Any, Any], seats: int) -> Iterator[Any]:
    """The usual options, but one of them as far as it goes, where that can be played."""
    parts = msgspec.json.schema(game.options)["$defs"][game.options.__name__]["properties"]
    for name, part in parts.items():
        values = [True, False] if part.get("type") == "boolean" else []
        if part.get("type") == "integer":
            values = [part["minimum"], part["maximum"]]
        for value in values:
            options = game.options(**{name: value})
            try:
                game.setup(options, seats)
            except ValueError:
                continue
            yield options


def rounds_of(game: Game[Any, Any], options: Any) -> int:
    """How many rounds a match can last."""
    if game.id in FIXED:
        return FIXED[game.id]
    rounds: int = options.rounds
    return rounds


def play_out(match: Match[Any], table: BotGroup) -> int:
    """Let bots play to the end, or until they should have long got there; the moves made."""
    rounds = rounds_of(game_of(match), match.options)
    moves = 0
    while not match.over and moves < MOVES_A_ROUND * rounds:
        table.move()
        moves += 1
        assert match.state.round <= rounds + match.over
    return moves


@games
def test_every_option_has_bounds(game: Game[Any, Any]) -> None:
    assert unbounded(game.options) == []


@games
@pytest.mark.parametrize("seed", range(20))
def test_random_options_are_within_their_bounds(game: Game[Any, Any], seed: int) -> None:
    rng = Random(seed)
    options = game.sample_options(rng.choice(game.seats), rng)
    check_bounds(options)
    check_bounds(game.headless_options(options))


@games
def test_without_people_there_is_always_a_limit_of_rounds(game: Game[Any, Any]) -> None:
    rng = Random(1)
    drawn = [game.sample_options(seats, rng) for seats in game.seats for _ in range(20)]
    for options in [*extremes(game, game.seats[0]), *drawn]:
        assert 0 < rounds_of(game, game.headless_options(options)) <= 100


@games
def test_random_play_of_any_options_ends(game: Game[Any, Any]) -> None:
    seats = game.seats[0]
    for options in extremes(game, seats):
        rng = Random(3)
        match = Match[Any](game, seats, game.headless_options(options), rng=rng)
        play_out(match, bots_by_name(match, ["random"] * seats, rng))
        assert match.over, options


@games
def test_random_play_of_random_options_ends(game: Game[Any, Any]) -> None:
    for seats in game.seats:
        rng = Random(seats)
        options = game.headless_options(game.sample_options(seats, rng))
        match = Match[Any](game, seats, options, rng=rng)
        play_out(match, bots_by_name(match, ["random"] * seats, rng))
        assert match.over, options


@games
def test_bots_that_act_whenever_they_may_come_to_an_end(game: Game[Any, Any]) -> None:
    seats, rng = game.seats[-1], Random(2)
    options = game.options() if game.id in FIXED else game.options(rounds=2)
    match = Match[Any](game, seats, options, rng=rng)
    busy = {Seat(n): policy("busy", Random(n)) for n in range(seats)}
    play_out(match, BotGroup(match, busy))
    assert match.over
