"""Golden games of The Anarchy: seeds, and where each round of the game they give began."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Final

import msgspec

from oyez.games.the_anarchy import GAME, AnarchyOptions, AnarchyState
from oyez.games.the_anarchy.answers import STOP
from oyez.kernel import Match, OneOf, Question, Seat, plain
from oyez.state.copying import clone
from tools.golden_warrior_knights import pick

FILE: Final = "the_anarchy/games.json"

# How often somebody stops who could go on, and how often who has stopped acts again.
STOPS: Final = 0.01
RESUMES: Final = 0.05


@dataclass(frozen=True)
class Wanted:
    """A game to keep: the table, and what has to happen in it."""

    name: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    tells: tuple[str, ...] = ()

    def fits(self, match: Match[AnarchyState]) -> bool:
        """Whether a game played out is one like this."""
        return {type(told.event).__name__ for told in match.told or ()} >= set(self.tells)


WANTED: Final = (
    Wanted("alone", 1, tells=("CastleTaken", "CardSpied", "BeerBrewed")),
    Wanted("alone-besieged", 1, {"scenario": "siege-hard", "without_conqueror": True}),
    Wanted("two", 2, {"scenario": "classic-standard"}, tells=("CastleTaken", "TacticUsed")),
    Wanted("two-besieged", 2, {"scenario": "siege-easy"}, tells=("WorkerRallied",)),
    Wanted("three", 3, {"scenario": "classic-hard", "defence_in_turn": True}),
    Wanted("four", 4, tells=("ActingResumed", "OverrunTaken", "TournamentDecided")),
    Wanted("four-besieged", 4, {"scenario": "siege-standard"}, tells=("BeerDrunk",)),
    Wanted("sums", 4, {"reachable_sums": True}, tells=("AdditionCompleted", "CoupleFormed")),
)


def golden_file() -> bytes:
    """All of them: the seed that was found, the rounds it gives, and how the game ends."""
    found = {wanted.name: tell(*find(wanted)) for wanted in WANTED}
    return json.dumps(found, indent=1).encode() + b"\n"


def find(wanted: Wanted) -> tuple[int, list[str], Match[AnarchyState]]:
    """The first game that fits, seed by seed."""
    for seed in count():
        rounds, match = play_out(wanted, seed)
        if wanted.fits(match):
            return seed, rounds, match
    raise AssertionError("seeds never run out")


def tell(seed: int, rounds: list[str], match: Match[AnarchyState]) -> dict[str, Any]:
    return {"seed": seed, "rounds": rounds, "outcome": plain(match.outcome)}


def play_out(wanted: Wanted, seed: int) -> tuple[list[str], Match[AnarchyState]]:
    """A game that follows from the rules and the seed alone, and where each of its rounds began."""
    rng = Random(seed)
    match = Match(GAME, wanted.seats, AnarchyOptions(**wanted.options), listen=True)
    rounds: list[str] = []
    for _ in moves(match, rng):
        if match.state.round > len(rounds):
            rounds.append(fingerprint(match))
    return [*rounds, fingerprint(match)], match


def moves(match: Match[AnarchyState], rng: Random) -> Iterator[int]:
    """Answer after answer, and now and then somebody acts again, to the end of the game."""
    for ply in count():
        if match.over:
            return
        seat = rng.choice(match.waiting())
        actor = Seat(rng.randrange(match.seats))
        again = match.anytime(actor) if seat in range(match.seats) else None
        if again and rng.random() < RESUMES:
            match.act(actor, pick(again, rng))
        else:
            question = match.question(seat)
            assert question is not None
            match.answer(seat, say(question, rng))
        yield ply


def say(question: Question, rng: Random) -> Any:
    """Any answer; hardly ever to stop while something can still be done."""
    choices = question.choices
    if question.prompt == "act" and choices.count() > 1 and rng.random() >= STOPS:
        choices = OneOf([value for value in choices if value != STOP])
    return pick(choices, rng)


def fingerprint(match: Match[AnarchyState]) -> str:
    """All that is on the table, in a few letters."""
    paper = msgspec.json.encode(plain(clone(match.state)))
    return hashlib.blake2b(paper, digest_size=6).hexdigest()
