"""What a game is: a handful of functions over its own state."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import copy
from datetime import date
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from oyez.kernel.choices import NOTHING, Choices
from oyez.kernel.dialogue import named_in
from oyez.kernel.editions import STANDARD, Editions, Phrases
from oyez.kernel.events import State
from oyez.kernel.frames import Question
from oyez.kernel.passages import Passage
from oyez.kernel.requests import Ask, Flow
from oyez.kernel.seats import Seat
from oyez.kernel.table import Clash, Table

if TYPE_CHECKING:
    from oyez.kernel.lessons import Lesson

Called = Mapping[str, tuple[str, Mapping[str, Any]]]
"""A name in words, under "", and forms of it: the message of each, and its arguments."""

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


class Seen(Struct, frozen=True):
    """What a seat has learnt since the step began, in the order in which it came.

    `outcomes` are Nature's that it has seen; `shown` is what a `Commit` has shown it.
    """

    outcomes: list[Any]
    shown: list[Any]


class GameOver(Exception):  # noqa: N818 - not an error: the game ends at this very instant
    """Raised by the rules, anywhere in a flow, to end the match on the spot."""


class Instincts(Generic[S]):
    """What a sensible player of a game would prefer; whoever thinks ahead asks it.

    States handed to it are imagined ones, in which what the thinker cannot know is made up.
    """

    # How often, when it is asked something, it thinks of an offer to make.
    offering: float = 0.0

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


class Game(Generic[S, O]):
    """The rules of one game. Everything about a match is in its state; a Game holds none."""

    id: str
    rules: str
    seats: range
    state: type[S]
    options: type[O]
    folder: Path
    # Whether players may ever talk among themselves, unheard by the others (`may_whisper`).
    private_talk: bool = True
    # Prompts of the moments at which a seat is asked only if it has ordered so (`Call`).
    moments: Sequence[str] = ()
    # Guided games, the one to begin with first.
    lessons: Sequence[Lesson] = ()
    # The figures worth a chart at the end: counters of panels and `piece:` kinds, added up under a
    # name that the message `chronicle-<name>` says; none: every figure there is.
    chronicle: Mapping[str, Sequence[str]] = MappingProxyType({})
    # The option that tells how an earlier match ended; None: no rule of this game asks for that.
    previous_option: str | None = None
    # The boxes it can be played with; its options then have a field `edition`, a key of one.
    editions: Editions[Any] | None = None
    # The key of the one in play, and what is called otherwise in it.
    edition: str = STANDARD
    phrases: Phrases = Phrases()

    def with_edition(self, options: O | None) -> Game[S, O]:
        """This game, as it is called in the edition that the options name; NoEdition if gone."""
        key: str = getattr(options, "edition", STANDARD)
        if self.editions is None or key == self.edition:
            return self
        return _called(self, self.editions, key)

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

    def redeal_after(self, s: S, seat: Seat, rng: Random, seen: Seen) -> None:  # noqa: ARG002
        """Deal the start of a step anew, knowing what `seat` has `seen` since.

        Without it such deals are tried until one agrees. A game in which few would has to use it;
        it may leave out only what cannot have been.
        """
        self.redeal(s, seat, rng)

    def table(self, s: S, seat: Seat | None) -> Table:
        """The scene that `seat` (None: a spectator) looks at."""
        raise NotImplementedError

    def tables(self, s: S, seats: Sequence[Seat | None]) -> list[Table]:
        """The scenes of several seats; a game may lay out but once what all of them see."""
        return [self.table(s, seat) for seat in seats]

    def weigh(self, s: S, seat: Seat, prompt: str, value: Any) -> Sequence[Clash] | None:  # noqa: ARG002
        """The clashes as `seat` sees them, counting its own sealed answer; None: it changes none.

        The answer lies under seal, or is only being thought about. What others have sealed must
        not count.
        """
        return None

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

    def standing(self, s: S, seat: Seat) -> Mapping[str, Choices[Any]]:  # noqa: ARG002
        """What `seat` may order once and for all: by the prompt of a question, its answers."""
        return {}

    def standing_here(self, ask: Ask) -> Mapping[str, Choices[Any]]:  # noqa: ARG002 - games use it
        """What may be ordered for some questions like this one, by the key of the order.

        A key is the prompt, a slash, and the thing by which these questions are told from others:
        `contest/province:gaul`.
        """
        return {}

    def obey(self, s: S, ask: Ask, order: Any) -> Any:  # noqa: ARG002 - games use them
        """What a standing order comes to at a question, in plain data; UNORDERED: ask the seat.

        It may only depend on what its seat knows.
        """
        return order

    def declines(self, question: Question, value: Any) -> bool:  # noqa: ARG002 - games use it
        """Whether an answer only lets something pass, and needs no second thought."""
        return value is None or value is False

    def names_of(self, value: Any, of: str) -> Iterable[str]:  # noqa: ARG002 - games use it
        """The names of the things on the table that a value in plain data speaks of.

        `of` is what asks for it: a question, a field, an option.
        """
        return named_in(value)

    def called(self, thing: str) -> Called:  # noqa: ARG002 - games use it
        """What a thing is called, by its id, where that depends on what is printed on it.

        Arguments may be lists, heaps and further texts; a thing that has a message of its own may
        have more forms of its name here.
        """
        return {}

    def where(self, s: S) -> Sequence[Passage]:
        """Where we are in the rulebook, the outermost passage first."""
        return s.passages

    def interrupts(self, s: S, value: Any) -> bool:  # noqa: ARG002 - games use them
        """Whether this act may come in the middle of another one; if not, it waits for its end."""
        return False

    def may_whisper(self, s: S, seat: Seat, other: Seat) -> bool:  # noqa: ARG002 - games use them
        """Whether `seat` may talk to `other` right now, unheard; both have to know the answer."""
        return True

    def instincts(self) -> Instincts[S] | None:
        """What a sensible player would prefer; None: bots play this game at random."""
        return None

    def follow(self, options: O, outcome: Outcome, seats: Mapping[Seat, Seat]) -> O:  # noqa: ARG002
        """The options of a match that follows one with this outcome.

        `seats` holds everybody who plays again: the new seat by the earlier one.
        """
        return options

    def headless(self, options: O) -> O:
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


@cache
def _called(game: Game[S, O], editions: Editions[Any], key: str) -> Game[S, O]:
    twin = copy(game)
    twin.edition, twin.phrases = key, editions.find(key).phrases
    return twin


def installed_games() -> Mapping[str, Game[Any, Any]]:
    """Every game that some installed package offers under the entry point `oyez.games`."""
    return {point.name: point.load() for point in entry_points(group="oyez.games")}
