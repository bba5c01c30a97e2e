"""Endings: options have bounds, and whatever they are, a match without people ends."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from oyez.bots.group import BotGroup, bots_by_name
from oyez.cli.matches.fuzz_players import policy
from oyez.game import Game
from oyez.kernel.match import Match
from oyez.state.bounds import check_bounds, unbounded
from oyez.state.seats import Seat
from oyez.testing.properties import ENDLESS

# Without people nobody agrees on more rounds than this.
ROUNDS: Final = 200


def check_option_bounds(game: Game[Any, Any]) -> None:
    """Every option has bounds, and random options are within them."""
    endless = unbounded(game.options)
    assert not endless, f"options without bounds: {endless}"
    for seed in range(20):
        rng = Random(seed)
        options = game.sample_options(rng.choice(game.seats), rng)
        check_bounds(options)
        check_bounds(game.headless_options(options))


def extremes(game: Game[Any, Any], seats: int) -> Iterator[Any]:
    """The usual options, but one of them as far as it goes, where that can be played."""
    parts = msgspec.json.schema(game.options)["$defs"][game.options.__name__]["properties"]
    yield game.options()
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


def check_extremes(game: Game[Any, Any]) -> int:
    """Random play of any options ends, where they count rounds within these; how many options."""
    seats, played = game.seats[0], 0
    for options in extremes(game, seats):
        rng, headless = Random(3), game.headless_options(options)
        assert 0 < getattr(headless, "rounds", 1) <= ROUNDS, f"endless without people: {options}"
        match = Match[Any](game, seats, headless, rng=rng)
        _play_out(match, bots_by_name(match, ["random"] * seats, rng))
        played += 1
    return played


def check_busy_players(game: Game[Any, Any]) -> None:
    """Players who act out of turn whenever they may come to an end."""
    seats, rng = game.seats[-1], Random(2)
    limited = "rounds" in game.options.__struct_fields__
    options = game.options(rounds=2) if limited else game.options()
    match = Match[Any](game, seats, options, rng=rng)
    _play_out(match, BotGroup(match, {Seat(n): policy("busy", Random(n)) for n in range(seats)}))


def _play_out(match: Match[Any], table: BotGroup) -> None:
    while not match.over:
        table.move()
        assert match.ply < ENDLESS, f"no end after {ENDLESS} answers with {match.options}"
