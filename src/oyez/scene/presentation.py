"""How a game is presented, as the screen asks for it: scenes, names, odds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from oyez.choices.dialogue import named_in
from oyez.kernel.frames import Question
from oyez.kernel.match import Match
from oyez.scene.elements import Clash, Scene
from oyez.state.seats import Seat
from oyez.state.state import State

S = TypeVar("S", bound=State)

NameForms = Mapping[str, tuple[str, Mapping[str, Any]]]
"""A name in words, under "", and forms of it: the message of each, and its arguments."""


class Presentation(Generic[S]):
    """What each seat sees of a state, and what things are called. It decides nothing."""

    # Where the texts, the rules in words and the box of the game lie.
    folder: Path
    # The figures worth a chart at the end: counters of panels and `piece:` kinds, added up under a
    # name that the message `chronicle-<name>` says; none: every figure there is.
    chronicle: Mapping[str, Sequence[str]] = MappingProxyType({})

    def scene(self, s: S, seat: Seat | None) -> Scene:
        """The scene that `seat` (None: a spectator) looks at."""
        raise NotImplementedError

    def scenes(self, s: S, seats: Sequence[Seat | None]) -> list[Scene]:
        """The scenes of several seats; a game may lay out but once what all of them see."""
        return [self.scene(s, seat) for seat in seats]

    def title(self, s: S, seat: Seat) -> str:  # noqa: ARG002 - games use them
        """The message that says what `seat` has achieved at the end; none: nothing to say."""
        return ""

    def outcome_about(self, s: S) -> Mapping[str, int]:  # noqa: ARG002 - games use it
        """The numbers of which the message `outcome-<how>` speaks: they may depend on options."""
        return {}

    def clashes_with_answer(
        self,
        s: S,  # noqa: ARG002 - games use them
        seat: Seat,  # noqa: ARG002
        prompt: str,  # noqa: ARG002
        value: Any,  # noqa: ARG002
    ) -> Sequence[Clash] | None:
        """The clashes as `seat` sees them, counting its own sealed answer; None: it changes none.

        The answer lies under seal, or is only being thought about. What others have sealed must
        not count.
        """
        return None

    def is_pass(self, question: Question, value: Any) -> bool:  # noqa: ARG002 - games use it
        """Whether an answer only lets something pass, and needs no second thought."""
        return value is None or value is False

    def names_of(self, value: Any, of: str) -> Iterable[str]:  # noqa: ARG002 - games use it
        """The names of the things on the table that a value in plain data speaks of.

        `of` is what asks for it: a question, a field, an option.
        """
        return named_in(value)

    def called(self, thing: str) -> NameForms:  # noqa: ARG002 - games use it
        """What a thing is called, by its id, where that depends on what is printed on it.

        Arguments may be lists, heaps and further texts; a thing that has a message of its own may
        have more forms of its name here.
        """
        return {}


def presentation(match: Match[S]) -> Presentation[S]:
    """How the game of a match is presented; TypeError for bare rules, which nobody can look at."""
    if not isinstance(match.game, Presentation):
        raise TypeError(f"the rules of {match.game.id} have no presentation")
    return match.game
