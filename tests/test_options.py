"""Options reach everything they must: fuzzers, rules, scenes and their caches, bots, records."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from oyez.game import Game, installed_games
from oyez.kernel import Match
from oyez.kernel import record as records
from oyez.testing.options import (
    check_advised,
    check_cached_scenes,
    check_changes,
    check_drawn,
    check_minded,
    option_names,
    options_beside,
    playable,
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
    ("warrior_knights", "fate_limit"): "test_ten_cards_at_most_only_as_an_option",
    ("warrior_knights", "retreat_exhausts"): "test_by_option_he_comes_to_the_stronghold_exhausted",
}


def begun(game: Game[Any, Any], seed: int, options: Any, seats: int) -> Match[Any]:
    return Match[Any](game, seats, game.headless_options(options), rng=Random(seed))


@each_option
def test_every_option_is_drawn(game: Game[Any, Any], name: str) -> None:
    check_drawn(game, name)


@each_option
def test_every_option_changes_something(game: Game[Any, Any], name: str) -> None:
    if (game.id, name) not in RARE:
        check_changes(game, name, tries=60, plies=2000)


@pytest.mark.parametrize(("option", "proof"), RARE.items(), ids=str)
def test_what_is_too_rare_for_random_play_has_a_test(option: tuple[str, str], proof: str) -> None:
    game, name = option
    texts = [path.read_text("utf-8") for path in (Path(__file__).parent / game).glob("test_*.py")]
    assert name in option_names(GAMES[game])
    assert any(f"def {proof}(" in text for text in texts)


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


# -- bots ------------------------------------------------------------------------------------------


@each_option
def test_bots_mind_every_option_or_say_that_they_do_not(game: Game[Any, Any], name: str) -> None:
    if (game.id, name) not in RARE:
        check_minded(game, name)


@games
def test_bots_are_indifferent_to_options_that_there_are(game: Game[Any, Any]) -> None:
    heuristics = game.heuristics()
    assert heuristics is not None
    assert heuristics.indifferent_to <= {*option_names(game)}


@each_option
def test_bots_play_to_the_end_under_every_option(game: Game[Any, Any], name: str) -> None:
    for value in values_drawn(game, name)[:2]:
        options = short(game, msgspec.structs.replace(game.options(), **{name: value}))
        seats = next((n for n in reversed(game.seats) if playable(game, n, options)), None)
        if seats is not None:
            assert check_advised(game, seats, options, seed=1) > 20


def short(game: Game[Any, Any], options: Any) -> Any:
    """The same options for a game of few rounds, where there is an option for that."""
    if "rounds" not in option_names(game):
        return options
    return msgspec.structs.replace(options, rounds=2)


# -- records ---------------------------------------------------------------------------------------


@games
def test_a_record_leaves_out_options_that_have_their_default(game: Game[Any, Any]) -> None:
    match = Match[Any](game, game.seats[-1], rng=Random(1))
    for _ in range(40):
        play(match, Random(1))
    record = records.write(match)
    assert record.options == {}
    assert [snapshot.state["options"] for snapshot in record.snapshots] == [{}]
    again = records.read(game, records.from_json(records.to_json(record)))
    assert again.digest() == match.digest()


@games
def test_a_record_with_every_option_in_it_still_opens(game: Game[Any, Any]) -> None:
    rng = Random(2)
    match = begun(game, 2, game.sample_options(game.seats[-1], rng), game.seats[-1])
    for _ in range(40):
        play(match, rng)
    record = records.write(match)
    full = spelled_out(game, record)
    assert full.options.keys() == {*game.options.__struct_fields__}
    assert records.read(game, full).digest() == match.digest()
    of_other_rules = msgspec.structs.replace(full, rules="of another day")
    assert records.read(game, of_other_rules).state == match.state


@games
def test_a_new_option_changes_no_record(game: Game[Any, Any]) -> None:
    fields = [("novelty", bool, False)]
    wider = msgspec.defstruct(
        game.options.__name__, fields, bases=(game.options,), frozen=True, kw_only=True
    )
    papers: list[bytes] = []
    for options in (game.options(), wider()):
        match, rng = Match[Any](game, game.seats[0], options, rng=Random(3)), Random(3)
        for _ in range(60):
            play(match, rng)
        papers.append(records.to_json(records.write(match)))
    assert papers[0] == papers[1]
