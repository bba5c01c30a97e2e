"""Options reach everything they must: fuzzers, rules, scenes and their caches, bots, records."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec
import pytest

from oyez.bots import BotGroup, InstinctBot
from oyez.game import Game, installed_games
from oyez.kernel import Match, Seat
from oyez.kernel import record as records
from oyez.testing.options import (
    check_cached_scenes,
    check_changes,
    check_drawn,
    option_names,
    options_beside,
    spelled_out,
    values_drawn,
)
from oyez.testing.properties import play

GAMES = installed_games()
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
OPTIONS = [(game, name) for game in GAMES.values() for name in option_names(game)]
each_option = pytest.mark.parametrize(
    ("game", "name"), OPTIONS, ids=[f"{game.id} {name}" for game, name in OPTIONS]
)
# Options whose moment comes too seldom in random play, and the test of the rule that proves them.
RARE: Final = {
    ("warrior_knights", "fate_limit"): "test_the_faq_limits_the_cards_drawn",
    ("warrior_knights", "retreat_exhausts"): "test_the_english_edition_exhausts_who_retreats_home",
}


def begun(game: Game[Any, Any], seed: int, options: Any, seats: int) -> Match[Any]:
    return Match[Any](game, seats, game.headless_options(options), rng=Random(seed), listen=True)


@each_option
def test_every_option_is_drawn(game: Game[Any, Any], name: str) -> None:
    check_drawn(game, name)


@each_option
def test_every_option_changes_something(game: Game[Any, Any], name: str) -> None:
    if (game.id, name) not in RARE:
        check_changes(game, name, tries=60, plies=2000)


@games
def test_scenes_from_the_cache_equal_scenes_laid_out_afresh(game: Game[Any, Any]) -> None:
    rng = Random(game.id)
    for seats in (game.seats[0], game.seats[-1]):
        match = begun(game, seats, game.options(), seats)
        beside = options_beside(game, match.options, draws=2)
        for _ in range(4):
            for _ in range(70):
                if not match.over:
                    play(match, rng)
            agreed = [each for others in beside.values() for each in others]
            assert check_cached_scenes(match, [match.options, *agreed]) > seats
