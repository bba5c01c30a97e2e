"""Players for the fuzzer: random ones, and extreme ones that go where nobody sensible would."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec import Struct

from oyez.bots import Bot, RandomBot, Sight
from oyez.kernel import Amount, Choices, Form, OneOf, Question, Some


class Extreme:
    """Always goes to one end: the first or last value, the least or the most."""

    def __init__(self, rng: Random, high: bool) -> None:
        self._rng, self._high = rng, high

    def answer(self, question: Question, sight: Sight) -> Any:  # noqa: ARG002 - looks at nothing
        return self.pick(question.choices)

    def act(self, sight: Sight) -> Any:  # noqa: ARG002 - never acts
        return None

    def pick(self, choices: Choices[Any]) -> Any:
        """A value at the end of the set."""
        match choices:
            case OneOf():
                return self._one(choices)
            case Amount():
                return max(choices) if self._high else min(choices)
            case Form():
                return tuple(self.pick(part) for part in choices.fields.values())
            case Some():
                return self._some(choices)
            case _:
                return choices.sample(self._rng)

    def _one(self, choices: OneOf[Any]) -> Any:
        return choices.values[-1 if self._high else 0]

    def _some(self, choices: Some[Any]) -> Any:
        """All that there is if one may take all; else the largest or smallest of some samples."""
        everything = tuple(thing for thing, n in choices.pool.items() for _ in range(n))
        for whole in (everything, ()):
            if bool(whole) == self._high and whole in choices:
                return whole
        tries = [choices.sample(self._rng) for _ in range(8)]
        return max(tries, key=len) if self._high else min(tries, key=len)


class Fierce(Extreme):
    """Never passes where something can be done, takes and pays all it can, contests everything."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, high=True)

    def _one(self, choices: OneOf[Any]) -> Any:
        bold = [value for value in choices.values if not _empty(value)]
        return self._rng.choice(bold or list(choices.values))


class Meek(Extreme):
    """Passes wherever it can."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, high=False)

    def _one(self, choices: OneOf[Any]) -> Any:
        mild = [value for value in choices.values if _empty(value)]
        return self._rng.choice(mild or list(choices.values))


class Even(Extreme):
    """Gives each kind of choice the same weight, however few of that kind there are."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, high=rng.random() < 0.5)

    def _one(self, choices: OneOf[Any]) -> Any:
        kind = self._rng.choice(list(dict.fromkeys(map(type, choices.values))))
        return self._rng.choice([value for value in choices.values if type(value) is kind])


class Busy(RandomBot):
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
            return Extreme(rng, high=name == "last")
        case "fierce":
            return Fierce(rng)
        case "meek":
            return Meek(rng)
        case "even":
            return Even(rng)
        case "busy":
            return Busy(rng)
        case _:
            return RandomBot(rng)
