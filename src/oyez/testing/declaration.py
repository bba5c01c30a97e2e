"""What a game declares for its tests: facts that cannot be found in its code."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import entry_points
from typing import Any, NamedTuple

from msgspec import Struct

from oyez.game import Game

Fillings = Callable[[type[Struct], str, Any], Sequence[Any]]


def _nothing() -> frozenset[str]:
    return frozenset()


def _sensible(_: Struct) -> bool:
    return False


class Declaration(NamedTuple):
    """A game under test. Only the game has to be named; more lets the tests look closer.

    A test file that has some says so: `DECLARATIONS = [Declaration(GAME, …)]`.
    """

    game: Game[Any, Any]
    messages: Callable[[], frozenset[str]] = _nothing
    """Messages that its data asks for, beside those that its code and its scenes name."""
    fillings: Fillings | None = None
    """Values for a field of an event or a choice, odd ones included; None: as in random play."""
    reasons: Sequence[Mapping[str, Any]] = ()
    """Arguments for every reason why something is not possible."""
    hows: frozenset[str] | None = None
    """How a match can end; None: nothing is known of what only its data asks for."""
    prefixes: tuple[str, ...] = ()
    """Messages that begin so are all asked for, beside those of every game."""
    prompts: Mapping[str, int] = {}
    """Functions of the game that take a prompt, and in which place."""
    senseless: Callable[[Struct], bool] = _sensible
    """Values that never come together."""
    english: tuple[str, ...] = ()
    """Words of its English texts that must not be left in a translation."""
    interchangeable: frozenset[str] = frozenset()
    """Prompts of questions in which it does not matter which of two things is taken."""
    hurry: Mapping[str, Any] = {}
    """Values by their place, `package.module.NAME`, with which its bots think less: for tests."""

    @property
    def package(self) -> str:
        """The package that the game is in."""
        return sys.modules[type(self.game).__module__].__package__ or ""


def games_under_test() -> list[Game[Any, Any]]:
    """The installed games, by id: those of other packages than Oyez, if there are any."""
    points = sorted(entry_points(group="oyez.games"), key=lambda point: point.name)
    others = [point for point in points if point.dist is None or point.dist.name != "oyez"]
    return [point.load() for point in others or points]


def declarations(declared: Sequence[Declaration]) -> list[Declaration]:
    """These, and the games under test of which nothing is declared."""
    known = {each.game.id for each in declared}
    rest = [Declaration(game) for game in games_under_test() if game.id not in known]
    return sorted([*declared, *rest], key=lambda each: each.game.id)
