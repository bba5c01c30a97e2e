"""A bot that tries its answers on imagined matches, and takes the one after which it is best."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import islice
from math import ceil, log2
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from oyez.bots.observation import Observation
from oyez.bots.simple import InstinctBot
from oyez.game import Heuristics
from oyez.kernel import Accept, Choices, Decline, Match, NoDealFound, Question, Seat
from oyez.kernel.inquiries import step_began, stop_listening

# No passage of any rules asks so many questions; a match imagined for so long is left as it is.
_LONG: Final = 60
# Somebody who slips does not take the worst of what comes to mind.
_WHIMS: Final = 3
# With so many tries another deal is added, however many answers there are to try.
_FAIR: Final = 80


class SearchSettings(Struct, frozen=True):
    """How much a bot searches, and how often it errs."""

    tries: int
    """How often answers are tried, all in all; the better ones more often."""
    ideas: int
    """How many answers it thinks of at most."""
    slips: float
    """How often it takes not the best answer that it has found, but another that is not foolish."""


class LookAheadBot:
    """Thinks one answer ahead; what others do next it expects from the instincts of the game."""

    def __init__(self, care: SearchSettings, rng: Random, seconds: float) -> None:
        self._care, self._rng, self._seconds = care, rng, seconds

    def answer(self, question: Question, observation: Observation) -> Any:
        heuristics = observation.game.heuristics()
        if heuristics is None:
            return question.choices.sample(self._rng)
        try:
            return self._tried(question, observation, heuristics)
        except NoDealFound:
            return InstinctBot(self._rng).answer(question, observation)

    def _tried(
        self, question: Question, observation: Observation, heuristics: Heuristics[Any]
    ) -> Any:
        """The answer that did best on imagined matches."""
        until = perf_counter() + self._seconds
        trial = _Trial(observation, heuristics, self._rng)
        ideas = self._ideas(question, heuristics, trial.dream)
        if len(ideas) == 1:
            return self._proposed_or_slip(ideas[0], question, trial, until)
        return self._taken(self._ranked(ideas, trial, until))

    def act(self, observation: Observation) -> Any:
        """Answer an offer, or seldom make one."""
        offers, heuristics = observation.offers(), observation.game.heuristics()
        if heuristics is None:
            return None
        return (
            self._reply(offers[0].number, observation, heuristics)
            if offers
            else self._offer(observation)
        )

    def _reply(self, number: int, observation: Observation, heuristics: Heuristics[Any]) -> Any:
        """Accept what does no harm; counter or decline anything else."""
        try:
            dream = _deaf(observation.imagine(self._rng))
        except NoDealFound:
            return observation.saying(Decline(number))
        before = heuristics.worth(dream.state, observation.seat)
        accepted = observation.saying(Accept(number))
        dream.act(observation.seat, accepted)
        if heuristics.worth(dream.state, observation.seat) >= before:
            return accepted
        better = heuristics.counters(observation.guess(self._rng), observation.seat, number)
        return _first_of(better, observation) or observation.saying(Decline(number))

    def _offer(self, observation: Observation) -> Any:
        """An offer now and then, when it is asked something anyway."""
        heuristics = observation.game.heuristics()
        if heuristics is None or not heuristics.offering or observation.question() is None:
            return None
        if self._rng.random() >= heuristics.offering:
            return None
        return _first_of(
            heuristics.offers(observation.guess(self._rng), observation.seat, self._rng),
            observation,
        )

    def _ideas(
        self, question: Question, heuristics: Heuristics[Any], dream: Match[Any]
    ) -> Sequence[Any]:
        """The answers to try: what the game proposes, all there are, or as many as it can bear."""
        proposed = heuristics.ideas(dream.state, question, self._rng)
        fitting = [idea for idea in proposed if idea in question.choices]
        return fitting[: self._care.ideas] or _some(question.choices, self._care.ideas, self._rng)

    def _proposed_or_slip(self, idea: Any, question: Question, trial: _Trial, until: float) -> Any:
        """What the game proposes, or by a slip the least bad of a few whims."""
        if not self._slips():
            return idea
        whims = list(dict.fromkeys(question.choices.sample(self._rng) for _ in range(_WHIMS)))
        worths = trial.run(whims, until)
        return whims[worths.index(max(worths))]

    def _slips(self) -> bool:
        return self._rng.random() < self._care.slips

    def _ranked(self, ideas: Sequence[Any], trial: _Trial, until: float) -> list[tuple[float, Any]]:
        """The answers and what they are worth, best first; the worse half is dropped on the way."""
        tried: list[list[float]] = [[] for _ in ideas]
        alive, heats = list(range(len(ideas))), ceil(log2(len(ideas)))
        for _ in range(heats):
            for _ in range(self._deals(heats * len(alive))):
                before = [tried[i][-1:] for i in alive]
                worths = trial.run([ideas[i] for i in alive], until)
                for index, worth in zip(alive, worths, strict=False):  # time may be up before
                    tried[index].append(worth)
                sure = not trial.lucky and before == [tried[i][-1:] for i in alive]
                if sure or perf_counter() > until:
                    break
            alive.sort(key=lambda i: -fmean(tried[i] or [0.0]))
            alive = alive[: (len(alive) + 1) // 2]
        ranked = [(fmean(worths), ideas[i]) for i, worths in enumerate(tried) if worths]
        first = ideas[alive[0]]
        return sorted(ranked, key=lambda pair: (pair[1] is not first, -pair[0]))

    def _deals(self, parts: int) -> int:
        """On how many deals answers are tried in a heat: one is too few to drop any with care."""
        return max(1, self._care.tries // _FAIR, self._care.tries // parts)

    def _taken(self, ranked: list[tuple[float, Any]]) -> Any:
        """The best answer, or by a slip one of the better ones; nobody overlooks a sure win."""
        worth, best = ranked[0]
        if worth >= 1 or not self._slips():
            return best
        return self._rng.choice(ranked[: max(2, (len(ranked) + 1) // 2)])[1]


class _Trial:
    """Imagined matches in which answers are tried."""

    def __init__(self, observation: Observation, heuristics: Heuristics[Any], rng: Random) -> None:
        self._sight, self._instincts, self._rng = observation, heuristics, rng
        self.dream = _deaf(observation.imagine(rng))
        self._used = False
        self.lucky = False
        """Whether luck had a say in what the answers tried last came to."""

    def run(self, answers: Sequence[Any], until: float) -> list[float]:
        """What each answer is worth in one deal, with the same luck for all, until time is up."""
        if self._used:
            with suppress(NoDealFound):  # then the last one has to do once more
                self.dream = _deaf(self._sight.imagine(self._rng))
        self._used = True
        luck = self._rng.getrandbits(64)
        untouched = Random(luck).random()
        self.lucky = False
        worths: list[float] = []
        for answer in answers:
            rng = Random(luck)
            worths.append(self._worth(answer, rng))
            self.lucky |= rng.random() != untouched
            if perf_counter() > until:
                break
        return worths

    def _worth(self, answer: Any, rng: Random) -> float:
        seat, match = self._sight.seat, self.dream.clone(rng)
        self._reseal(match, seat, rng)
        match.answer(seat, answer)
        start = step_began(self.dream)
        for _ in range(_LONG):
            if match.over or step_began(match) != start:
                break
            self._reply(match, match.waiting()[0], rng)
        return self._instincts.worth(match.state, seat)

    def _reseal(self, match: Match[Any], seat: Seat, rng: Random) -> None:
        """What others have sealed is unknown: let them say what somebody sensible would."""
        for other in map(Seat, range(match.seats)):
            asked = match.question(other)
            if other != seat and asked is not None and asked.answered:
                self._reply(match, other, rng)

    def _reply(self, match: Match[Any], seat: Seat, rng: Random) -> None:
        question = match.question(seat)
        assert question is not None
        say = self._instincts.intend if seat == self._sight.seat else self._instincts.reply
        match.answer(seat, say(match.state_of(seat), question, rng))


def _first_of(acts: Sequence[Any], observation: Observation) -> Any:
    """The first that is possible; None if none is."""
    return next((act for act in acts if act in observation.anytime()), None)


def _deaf(match: Match[Any]) -> Match[Any]:
    """Nobody listens to what is only imagined."""
    stop_listening(match)
    return match


def _some(choices: Choices[Any], most: int, rng: Random) -> list[Any]:
    """All choices if they are few, else a sample of them."""
    first = list(islice(choices, most + 1))
    if len(first) <= most:
        return first
    return list(dict.fromkeys(choices.sample(rng) for _ in range(most)))
