"""The rules of a game, as the kernel asks for them: a handful of functions over its own state."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import date
from random import Random
from typing import Any, Generic, Self, TypeVar

from msgspec import Struct

from oyez.choices.basic import NOTHING, Choices
from oyez.kernel.requests import Ask, Flow
from oyez.state.passages import Passage
from oyez.state.seats import Seat
from oyez.state.state import State

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Struct)  # noqa: E741 - O for options, as S for state


class Outcome(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """How a match ended: places by seat (1 is best; equal places are shared), scores, and how.

    Where one plays alone, the first place is a victory and the second a defeat; `rank` is the title
    that a score has earned, by the name of its message `rank-<name>`.
    """

    places: dict[Seat, int]
    scores: dict[Seat, int]
    how: str
    rank: str = ""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in self.places.items() if place == 1)


class StepKnowledge(Struct, frozen=True):
    """What a seat has learnt since the step began: chance outcomes and secrets, in order.

    `outcomes` are Nature's that it has seen; `shown` is what a `Commit` has shown it.
    """

    outcomes: list[Any]
    shown: list[Any]


class GameOver(Exception):  # noqa: N818 - not an error: the game ends at this very instant
    """Raised by the rules, anywhere in a flow, to end the match on the spot."""


class Rules(Generic[S, O]):
    """The rules of one game. Everything about a match is in its state; these hold none of it."""

    id: str
    rules: str
    seats: range
    state: type[S]
    options: type[O]
    # Whether players may ever talk among themselves, unheard by the others (`may_whisper`).
    private_talk: bool = True
    # Prompts of the moments at which a seat is asked only if it has ordered so (`Call`).
    moments: Sequence[str] = ()
    # The option that tells how an earlier match ended; None: no rule of this game asks for that.
    previous_option: str | None = None

    def with_edition(self, options: O | None) -> Self:  # noqa: ARG002 - games use them
        """These rules, as they read with the box that the options name."""
        return self

    def setup(self, options: O, seats: int) -> S:
        """The table before the first step. Refuses options that do not fit with ValueError."""
        raise NotImplementedError

    def step(self, s: S) -> Flow[None]:
        """The next passage of the rules; when it ends, all that matters is in the state."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """The result, or None while the match goes on."""
        raise NotImplementedError

    def redeal(self, s: S, seat: Seat, rng: Random) -> None:
        """Replace all that `seat` cannot know by another deal that agrees with what it has seen.

        NATURE stands for a spectator here, who has seen what everybody has.
        """
        raise NotImplementedError

    def redeal_after(self, s: S, seat: Seat, rng: Random, seen: StepKnowledge) -> None:  # noqa: ARG002
        """Deal the start of a step anew, knowing what `seat` has `seen` since.

        Without it such deals are tried until one agrees. A game in which few would has to use it;
        it may leave out only what cannot have been.
        """
        self.redeal(s, seat, rng)

    def anytime(self, s: S, seat: Seat) -> Choices[Any]:  # noqa: ARG002 - games use them
        """What `seat` may do out of turn right now."""
        return NOTHING

    def act(self, s: S, seat: Seat, value: Any) -> Flow[None]:
        """Carry out something done out of turn."""
        raise NotImplementedError

    def parties(self, s: S, seat: Seat, value: Any) -> Collection[Seat] | None:  # noqa: ARG002
        """Who may know of an act besides its seat, until the match is over; None: everybody.

        A private act asks nobody: that would show.
        """
        return None

    def orderable(self, s: S, seat: Seat) -> Mapping[str, Choices[Any]]:  # noqa: ARG002
        """What `seat` may order once and for all: by the prompt of a question, its answers."""
        return {}

    def orderable_here(self, ask: Ask) -> Mapping[str, Choices[Any]]:  # noqa: ARG002 - games use it
        """What may be ordered for some questions like this one, by the key of the order.

        A key is the prompt, a slash, and the thing by which these questions are told from others:
        `contest/province:gaul`.
        """
        return {}

    def answer_by_order(self, s: S, ask: Ask, order: Any) -> Any:  # noqa: ARG002 - games use them
        """What a standing order comes to at a question, in plain data; UNORDERED: ask the seat.

        It may only depend on what its seat knows.
        """
        return order

    def where(self, s: S) -> Sequence[Passage]:
        """Where we are in the rulebook, the outermost passage first."""
        return s.passages

    def interrupts(self, s: S, value: Any) -> bool:  # noqa: ARG002 - games use them
        """Whether this act may come in the middle of another one; if not, it waits for its end."""
        return False

    def may_whisper(self, s: S, seat: Seat, other: Seat) -> bool:  # noqa: ARG002 - games use them
        """Whether `seat` may talk to `other` right now, unheard; both have to know the answer."""
        return True

    def options_after(self, options: O, outcome: Outcome, seats: Mapping[Seat, Seat]) -> O:  # noqa: ARG002
        """The options of a match that follows one with this outcome.

        `seats` holds everybody who plays again: the new seat by the earlier one.
        """
        return options

    def headless_options(self, options: O) -> O:
        """The options for a match without people, which has to end."""
        return options

    def daily_options(self, day: date) -> O:  # noqa: ARG002 - games use it
        """The options with which everybody plays a day's deal, alone."""
        return self.options()

    def check(self, s: S) -> None:
        """Raise AssertionError if the state breaks an invariant of the game."""

    def sample_options(self, seats: int, rng: Random) -> O:  # noqa: ARG002 - games use them
        """Options to try in a random match: a fuzzer should meet every variant."""
        return self.options()
