"""Players for the fuzzer: random ones, and extreme ones that go where nobody sensible would."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from oyez.bots import Bot, Observation, RandomBot
from oyez.kernel import Amount, Arrangement, Choices, Question, Refused, Some, Split, Words


class ExtremePlayer:
    """Always goes to one end: the first or last value, the least or the most."""

    def __init__(self, rng: Random, high: bool) -> None:
        self._rng, self._high = rng, high

    def answer(self, question: Question, observation: Observation) -> Any:  # noqa: ARG002 - looks at nothing
        return self.pick(question.choices)

    def act(self, observation: Observation) -> Any:  # noqa: ARG002 - never acts
        return None

    def pick(self, choices: Choices[Any]) -> Any:
        """A value at the end of the set; any, where the ends of its parts do not go together."""
        try:
            return choices.find(choices.make(self))
        except Refused:
            return choices.sample(self._rng)

    # -- part by part: see `oyez.choices.dialogue.Chooser` ----------------------------------------

    def one(self, values: Sequence[Any]) -> Any:
        return values[-1 if self._high else 0]

    def amount(self, choices: Amount) -> int:
        return max(choices) if self._high else min(choices)

    def some(self, choices: Some[Any]) -> tuple[Any, ...]:
        """All that there is if one may take all; else the largest or smallest of some samples."""
        everything = tuple(thing for thing, n in choices.pool.items() for _ in range(n))
        for whole in (everything, ()):
            if bool(whole) == self._high and whole in choices:
                return whole
        tries = [choices.sample(self._rng) for _ in range(8)]
        return max(tries, key=len) if self._high else min(tries, key=len)

    def row(self, choices: Arrangement[Any]) -> tuple[Any, ...]:
        return choices.sample(self._rng)

    def split(self, choices: Split[Any]) -> tuple[tuple[Any, int], ...]:
        return choices.sample(self._rng)

    def words(self, choices: Words) -> str:
        return choices.sample(self._rng)

    def which(self, naming: str, names: Sequence[str], enough: bool = False) -> str | None:  # noqa: ARG002
        """Any of them; where there are enough, one more or not according to the end it goes to."""
        return None if enough and not self._high else self._rng.choice(names)

    def inside(self, name: str, part: Choices[Any]) -> Any:  # noqa: ARG002 - whatever its name
        return part.make(self)

    def field(self, name: str, part: Choices[Any]) -> Any:  # noqa: ARG002 - whatever its name
        return part.make(self)

    def about(self, thing: object, part: Choices[Any]) -> Any:  # noqa: ARG002 - whatever it is
        return part.make(self)


class FiercePlayer(ExtremePlayer):
    """Never passes where something can be done, takes and pays all it can, contests everything."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, high=True)

    def one(self, values: Sequence[Any]) -> Any:
        return self._rng.choice([value for value in values if not _empty(value)] or values)


class MeekPlayer(ExtremePlayer):
    """Passes wherever it can."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, high=False)

    def one(self, values: Sequence[Any]) -> Any:
        return self._rng.choice([value for value in values if _empty(value)] or values)


class EvenPlayer(ExtremePlayer):
    """Gives each kind of choice the same weight, however few of that kind there are."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, high=rng.random() < 0.5)

    def one(self, values: Sequence[Any]) -> Any:
        kind = self._rng.choice(list(dict.fromkeys(map(type, values))))
        return self._rng.choice([value for value in values if type(value) is kind])


class BusyPlayer(RandomBot):
    """Does something out of turn whenever it may."""

    ACTS = 0.4  # type: ignore[misc]  # pyright: ignore[reportIncompatibleVariableOverride]


def _empty(value: object) -> bool:
    """Whether a value says nothing beyond its kind, as a pass does."""
    return isinstance(value, Struct) and not value.__struct_fields__


POLICIES: Final = ("random", "random", "first", "last", "fierce", "meek", "even", "busy")


def policy(name: str, rng: Random) -> Bot:
    """A player for the fuzzer."""
    match name:
        case "first" | "last":
            return ExtremePlayer(rng, high=name == "last")
        case "fierce":
            return FiercePlayer(rng)
        case "meek":
            return MeekPlayer(rng)
        case "even":
            return EvenPlayer(rng)
        case "busy":
            return BusyPlayer(rng)
        case _:
            return RandomBot(rng)
