"""Secrecy at a moment of a match: forks, previews, and how often a deal is the true one.

`bench.soak` tries them at many moments, the tests at a few.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final

from oyez.game import game_of
from oyez.kernel import NATURE, Match, Refused, Seat, clone, observe, plain
from oyez.kernel import record as records
from oyez.kernel.visibility import hidden_from
from oyez.scene.views import view
from oyez.server.store import matches
from oyez.server.time.preview import preview_answer
from oyez.testing.properties import another_deal

# Positions with more deals than this are not walked.
WALKED: Final = 150
# How often a small position is dealt anew, to see how often that is the truth.
DEALT: Final = 40
# One normal deviate in a hundred is larger.
SIGMAS: Final = 2.33


def viewers(match: Match[Any]) -> list[Seat | None]:
    """Every seat, and a spectator."""
    return [*map(Seat, range(match.seats)), None]


def check_forks(match: Match[Any], rng: Random) -> int:
    """A practice table made of this moment shows each viewer what this table shows; how many."""
    for seat in viewers(match):
        twin = another_deal(match, seat, rng)
        ply, state = twin.bases[-1]
        fork = matches.new_match(
            game_of(match), match.seats, match.options, records.as_read_back(state), twin.log[ply:]
        )
        one, two = _timeless(match, seat), _timeless(fork, seat)
        assert one == two, f"a fork of ply {match.ply} looks otherwise to seat {seat}"
    return match.seats + 1


def _timeless(match: Match[Any], seat: Seat | None) -> dict[str, Any]:
    """A view without what counts answers from the beginning of the match."""
    seen = view(match, seat)
    if seen["question"] is not None:
        seen["question"].pop("ply")
    return {part: seen[part] for part in ("state", "table", "question", "anytime", "waiting")}


def check_previews(match: Match[Any], rng: Random) -> int:
    """What a preview calls sure is the same on another deal; the number of previews."""
    asked = match.questions()
    for question in asked:
        value = plain(question.choices.sample(rng))
        twin = another_deal(match, question.seat, rng)
        one, two = (
            preview_answer(each, question.seat, value, question.ply) for each in (match, twin)
        )
        alike = one == two or not (one.sure and two.sure)
        assert alike, f"a preview at ply {match.ply} tells seat {question.seat} a secret"
    return len(asked)


class Truth:
    """How often other deals of small positions were the true one, against how often by chance."""

    def __init__(self) -> None:
        self.positions = self.deals = self.true = 0
        self.expected = self.variance = 0.0

    def look(self, match: Match[Any], seat: Seat | None, rng: Random) -> None:
        """Deal a position anew many times, if it is small and something in it is hidden."""
        chance = chance_of_truth(match, seat)
        if chance is None or chance == 1.0:
            return
        truth = match.digest()
        self.positions += 1
        self.deals += DEALT
        self.expected += DEALT * chance
        self.variance += DEALT * chance * (1 - chance)
        self.true += sum(another_deal(match, seat, rng).digest() == truth for _ in range(DEALT))

    def add(self, other: Truth) -> None:
        """Take in what was found elsewhere."""
        self.positions += other.positions
        self.deals += other.deals
        self.true += other.true
        self.expected += other.expected
        self.variance += other.variance

    @property
    def bound(self) -> float:
        """With 99 in a hundred, chance alone stays below this."""
        return self.expected + SIGMAS * math.sqrt(self.variance)


def chance_of_truth(match: Match[Any], seat: Seat | None, most: int = WALKED) -> float | None:
    """How likely the true deal is among those in which the seat would have seen the same.

    All that the game's own `redeal` can deal are walked. None if there are more than `most`, or if
    something was said in this step that the seat does not know.
    """
    viewer = NATURE if seat is None else seat
    if any(index >= match.bases[-1][0] for index in hidden_from(match, viewer)):
        return None
    deals = list(islice(_deals(match, viewer), most + 1))
    if len(deals) > most:
        return None
    seen, truth, agreeing, true = _seen(match, seat), match.digest(), 0.0, 0.0
    for weight, base in deals:
        twin = _played(match, base)
        if twin is not None and _seen(twin, seat) == seen:
            agreeing += weight
            true += weight if twin.digest() == truth else 0.0
    assert agreeing, "the game's own redeal does not deal the truth"
    return true / agreeing


def _deals(match: Match[Any], viewer: Seat) -> Iterator[tuple[float, Any]]:
    """Every deal of the start of this step, and how likely it is."""
    outcomes = _EveryOutcome()
    more = True
    while more:
        base = clone(match.bases[-1][1])
        match.game.redeal(base, viewer, outcomes)
        yield outcomes.weight, base
        more = outcomes.advance()


def _played(match: Match[Any], base: Any) -> Match[Any] | None:
    """The answers of this step on another deal; None if they do not fit."""
    ply = match.bases[-1][0]
    told = None if match.told is None else match.told[: match.told_at.get(ply, 0)]
    twin = match.rebuilt(ply, base, match.log[:ply], told)
    twin.settle()
    try:
        for entry in match.log[ply:]:
            twin.replay_entry(entry)
    except Refused:
        return None
    return twin


def _seen(match: Match[Any], seat: Seat | None) -> tuple[Any, ...]:
    """What a seat knows, but for the scene, which is made of the same."""
    shown = [
        plain(commit.shown)
        for lane, commit in match.shown
        if lane in (None, seat) and (commit.seen is None or seat in commit.seen)
    ]
    asked = match.question(seat) if seat is not None else None
    choices = None if asked is None else asked.choices.describe()
    return observe(match.state_of(seat), seat), match.waiting(), plain(choices), shown


class _EveryOutcome(Random):
    """Chance that takes every turn in order: the first run, then after `advance` the next."""

    def __init__(self) -> None:
        super().__init__(0)
        self._taken: list[tuple[int, int]] = []
        self._at = 0

    def _randbelow(self, n: int) -> int:
        if self._at == len(self._taken):
            self._taken.append((0, n))
        self._at += 1
        return self._taken[self._at - 1][0]

    def sample(self, population: Any, k: int, **_: Any) -> list[Any]:
        """As usual, but without drawing again what was drawn before."""
        left = list(population)
        return [left.pop(self._randbelow(len(left))) for _ in range(k)]

    def random(self) -> float:
        raise NotImplementedError("a deal is made of whole numbers here")

    @property
    def weight(self) -> float:
        """How likely what was taken is."""
        return 1 / math.prod(size for _, size in self._taken)

    def advance(self) -> bool:
        """Go to the next outcomes; False if there are no more."""
        while self._taken and self._taken[-1][0] == self._taken[-1][1] - 1:
            self._taken.pop()
        self._at = 0
        if not self._taken:
            return False
        value, size = self._taken[-1]
        self._taken[-1] = (value + 1, size)
        return True
