"""Bots at any game: each level plays whole matches, legally anywhere, and sees no secret."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from oyez.bots.group import BotGroup
from oyez.bots.levels import BOTS, bot_named
from oyez.bots.observation import Observation, pack_observation
from oyez.choices.basic import written
from oyez.game import Game
from oyez.kernel.match import Match
from oyez.state.seats import NATURE, Seat
from oyez.testing.play import RandomMatch
from oyez.testing.properties import ENDLESS, another_deal

# For how many seconds a bot thinks in these tests.
QUICK: Final = 0.01


def play_match(game: Game[Any, Any], name: str, seed: int) -> Match[Any]:
    """A whole match in which a bot of that name plays every seat."""
    match = RandomMatch(game, seed).match
    seats = map(Seat, range(match.seats))
    table = BotGroup(match, {seat: bot_named(name, Random(seat), QUICK) for seat in seats})
    while not match.over:
        assert table.move() is not None, f"nobody moves at ply {match.ply}"
        assert match.ply < ENDLESS, f"no end after {ENDLESS} answers"
    game.check(match.state)
    return match


def check_answers(match: Match[Any], rng: Random) -> int:
    """Every level has a legal answer to what is asked, wherever it is; the number of answers."""
    given = 0
    for question in match.questions():
        if question.seat == NATURE:
            continue
        for name in BOTS:
            said = bot_named(name, rng, QUICK).answer(question, Observation(match, question.seat))
            assert said in question.choices, f"{name}, asked to {question.prompt}: {said!r}"
            given += 1
    return given


def check_heuristics(match: Match[Any], rng: Random) -> int:
    """What a game advises is legal, estimates are chances, and advice changes nothing; how much."""
    heuristics = match.game.heuristics() if isinstance(match.game, Game) else None
    if heuristics is None:
        return 0
    advised = 0
    for question in match.questions():
        if question.seat == NATURE:
            continue
        state = match.state_of(question.seat)
        before = written(state)
        advice = [
            heuristics.reply(state, question, rng),
            heuristics.intend(state, question, rng),
        ]
        # What is not possible among these is left out by whoever asks for them.
        ideas = heuristics.ideas(state, question, rng)
        assert not ideas or any(idea in question.choices for idea in ideas), "only wild ideas"
        wrong = [each for each in advice if each not in question.choices]
        assert not wrong, f"asked to {question.prompt}, it advises {wrong}"
        assert 0 <= heuristics.worth(state, question.seat) <= 1, "an estimate is no chance"
        assert written(state) == before, f"thinking about {question.prompt} changes the state"
        advised += len(advice)
    return advised


def check_fair(match: Match[Any], rng: Random) -> int:
    """Other secrets make no other observation, which is all that a bot thinks of; how many."""
    seats = [seat for seat in match.waiting() if seat != NATURE]
    for seat in seats:
        other = another_deal(match, seat, rng)
        one, two = (pack_observation(each, seat, Random(7)) for each in (match, other))
        assert one == two, f"what is sent to a bot in seat {seat} depends on what it cannot see"
    return len(seats)
