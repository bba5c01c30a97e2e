"""What a bot is, and the simplest ones there can be."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol

from oyez.bots.sight import Sight
from oyez.kernel import Question


class Bot(Protocol):
    """Answers for one seat."""

    def answer(self, question: Question, sight: Sight) -> Any:
        """One of the choices of the question."""
        ...

    def act(self, sight: Sight) -> Any:
        """Something to do out of turn right now, or None."""
        ...


class InstinctBot:
    """Answers at once as the game's instincts would: for where there is no deal to think in."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def answer(self, question: Question, sight: Sight) -> Any:
        instincts = sight.game.instincts()
        if instincts is None:
            return question.choices.sample(self._rng)
        said = instincts.reply(sight.guess(self._rng), question, self._rng)
        return said if said in question.choices else question.choices.sample(self._rng)

    def act(self, sight: Sight) -> Any:  # noqa: ARG002 - does nothing out of turn
        return None


class RandomBot:
    """Takes any choice, each as likely as the others, and now and then acts out of turn."""

    # Seats are asked for acts before every answer of anybody, so this is often enough.
    ACTS: Final = 0.01

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def answer(self, question: Question, sight: Sight) -> Any:  # noqa: ARG002 - looks at nothing
        return question.choices.sample(self._rng)

    def act(self, sight: Sight) -> Any:
        if self._rng.random() >= self.ACTS:
            return None
        open_to_it = sight.anytime()
        return open_to_it.sample(self._rng) if open_to_it else None
