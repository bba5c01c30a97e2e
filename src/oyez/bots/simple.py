"""What a bot is, and the simplest ones there can be."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol

from oyez.bots.observation import Observation
from oyez.kernel import Question


class Bot(Protocol):
    """Answers for one seat."""

    def answer(self, question: Question, observation: Observation) -> Any:
        """One of the choices of the question."""
        ...

    def act(self, observation: Observation) -> Any:
        """Something to do out of turn right now, or None."""
        ...


class InstinctBot:
    """Answers at once as the game's instincts would: for where there is no deal to think in."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def answer(self, question: Question, observation: Observation) -> Any:
        heuristics = observation.game.heuristics()
        if heuristics is None:
            return question.choices.sample(self._rng)
        said = heuristics.reply(observation.guess(self._rng), question, self._rng)
        return said if said in question.choices else question.choices.sample(self._rng)

    def act(self, observation: Observation) -> Any:  # noqa: ARG002 - does nothing out of turn
        return None


class RandomBot:
    """Takes any choice, each as likely as the others, and now and then acts out of turn."""

    # Seats are asked for acts before every answer of anybody, so this is often enough.
    ACTS: Final = 0.01

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def answer(self, question: Question, observation: Observation) -> Any:  # noqa: ARG002 - looks at nothing
        return question.choices.sample(self._rng)

    def act(self, observation: Observation) -> Any:
        if self._rng.random() >= self.ACTS:
            return None
        open_to_it = observation.anytime()
        return open_to_it.sample(self._rng) if open_to_it else None
