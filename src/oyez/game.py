"""A whole game: its rules, its presentation, its editions and lessons, and what bots prefer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Any, Generic, Self, TypeVar

from msgspec import Struct

from oyez.editions.edition import STANDARD, Editions, Phrases
from oyez.editions.package import GamePackage, data_folder
from oyez.kernel.frames import Question
from oyez.kernel.match import Match
from oyez.kernel.rules import Rules
from oyez.lessons.lesson import Lesson
from oyez.scene.presentation import Presentation
from oyez.state.seats import Seat
from oyez.state.state import State

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Struct)  # noqa: E741 - O for options, as S for state


class Heuristics(Generic[S]):
    """A game's advice to bots: an estimate of the chance to win, and moves worth trying.

    States handed to it are imagined ones, in which what the thinker cannot know is made up.
    """

    # How often, when it is asked something, it thinks of an offer to make.
    offering: float = 0.0
    # The options that make no difference to its advice; every other one makes some.
    indifferent_to: frozenset[str] = frozenset()

    def worth(self, s: S, seat: Seat) -> float:
        """How well `seat` stands: its chance to win, from 0 to 1."""
        raise NotImplementedError

    def ideas(self, s: S, question: Question, rng: Random) -> Sequence[Any]:  # noqa: ARG002
        """Choices worth a thought where there are very many; nothing: try them as they come."""
        return ()

    def reply(self, s: S, question: Question, rng: Random) -> Any:  # noqa: ARG002
        """What somebody would answer without thinking long, with a whim now and then."""
        return question.choices.sample(rng)

    def intend(self, s: S, question: Question, rng: Random) -> Any:
        """What one means to answer oneself, should it come to this question."""
        return self.reply(s, question, rng)

    def offers(self, s: S, seat: Seat, rng: Random) -> Sequence[Any]:  # noqa: ARG002
        """Offers worth making, each a whole act, the best first; few: people read them."""
        return ()

    def counters(self, s: S, seat: Seat, number: int) -> Sequence[Any]:  # noqa: ARG002
        """What one would say to an offer instead of declining it, each a whole act."""
        return ()


class Game(Rules[S, O], Presentation[S]):
    """What a package offers under the entry point `oyez.games`."""

    # Its folder, where game.toml says its id, the version of its rules and for how many it is.
    package: GamePackage | None = None
    # Guided games, the one to begin with first.
    lessons: Sequence[Lesson] = ()
    # The boxes it can be played with; its options then have a field `edition`, a key of one.
    editions: Editions[Any] | None = None
    # The key of the one in play, and what is called otherwise in it.
    edition: str = STANDARD
    phrases: Phrases = Phrases()

    def __init_subclass__(cls) -> None:
        if (package := vars(cls).get("package")) is not None:
            cls.id, cls.rules, cls.seats = package.id, package.rules, package.seats
            cls.folder = package.folder

    @property
    def data(self) -> Path:
        """The folder of its data files and drawings."""
        return data_folder(self.folder)

    @property
    def figures(self) -> Mapping[str, int]:
        """The numbers of the edition in play, for the messages that say them."""
        return {} if self.editions is None else self.editions.find(self.edition).figures

    def with_edition(self, options: O | None) -> Self:
        """This game, as it is called in the edition that the options name; NoEdition if gone."""
        key: str = getattr(options, "edition", STANDARD)
        if self.editions is None or key == self.edition:
            return self
        found: Self = _called(self, self.editions, key)
        return found

    def heuristics(self) -> Heuristics[S] | None:
        """What a sensible player would prefer; None: bots play this game at random."""
        return None


G = TypeVar("G", bound=Game[Any, Any])


def game_of(match: Match[S]) -> Game[S, Any]:
    """The game of a match; TypeError where a match is played by bare rules."""
    if not isinstance(match.game, Game):
        raise TypeError(f"the rules of {match.game.id} are no whole game")
    return match.game


@cache
def _called(game: G, editions: Editions[Any], key: str) -> G:
    twin = copy(game)
    twin.edition, twin.phrases = key, editions.find(key).phrases
    return twin


def installed_games() -> Mapping[str, Game[Any, Any]]:
    """Every game that some installed package offers under the entry point `oyez.games`."""
    return {point.name: point.load() for point in entry_points(group="oyez.games")}
