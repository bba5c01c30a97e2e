"""Players that are programs. Each sees what its seat sees, and no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol

from oyez.bots.sight import Sight
from oyez.kernel import Match, Question, Seat


class Bot(Protocol):
    """Answers for one seat."""

    def answer(self, question: Question, sight: Sight) -> Any:
        """One of the choices of the question."""
        ...

    def act(self, sight: Sight) -> Any:
        """Something to do out of turn right now, or None."""
        ...


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


BOTS: Final[Mapping[str, Callable[[Random], Bot]]] = {"random": RandomBot}


class Company:
    """The bots at a table; a seat without one is left to a person."""

    def __init__(self, match: Match[Any], bots: Mapping[Seat, Bot]) -> None:
        self._match, self._bots = match, bots
        self._sights = {seat: Sight(match, seat) for seat in bots}

    def move(self) -> Seat | None:
        """Let one bot act or answer; the seat that did, or None if all wait for a person."""
        for seat, bot in self._bots.items():
            act = bot.act(self._sights[seat])
            if act is not None:
                self._match.act(seat, act)
                return seat
        for seat in self._match.waiting():
            if seat in self._bots:
                self._answer(seat)
                return seat
        return None

    def _answer(self, seat: Seat) -> None:
        question = self._match.question(seat)
        assert question is not None
        self._match.answer(seat, self._bots[seat].answer(question, self._sights[seat]))


def company(match: Match[Any], names: Sequence[str | None], rng: Random) -> Company:
    """Bots by name, seat by seat; None leaves the seat to a person."""
    return Company(
        match,
        {
            Seat(n): BOTS[name](Random(rng.getrandbits(64)))
            for n, name in enumerate(names)
            if name is not None
        },
    )


__all__ = ["BOTS", "Bot", "Company", "RandomBot", "Sight", "company"]
