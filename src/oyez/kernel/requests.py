"""What the rules can ask for, of one seat or of several. (Questions to Nature: `chance`.)"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias, TypeVar

from oyez.choices.basic import Choices
from oyez.compiling import mypyc_attr
from oyez.kernel.answers import WITHDRAWN
from oyez.state.seats import Seat

R = TypeVar("R")

ChoicesSource: TypeAlias = "Choices[Any] | Callable[[], Choices[Any]]"
PromptArguments: TypeAlias = "Mapping[str, Any] | Callable[[], Mapping[str, Any]] | None"


@mypyc_attr(allow_interpreted_subclasses=True)
class Request:
    """Anything a flow may yield."""

    __slots__ = ()


class Ask(Request):
    """One question to one seat. `prompt` is a message id, `about` gives its arguments.

    Choices given as a function are worked out when the question is asked, and again after every
    out-of-turn action; an empty set answers the question with WITHDRAWN. A `secret` answer stays
    out of everybody else's record until the match is over. `suggest` works out, from what the seat
    knows, the answer that most people would give: a screen begins with it.
    """

    __slots__ = ("_choices", "about", "offered", "prompt", "rule", "seat", "secret", "suggest")

    def __init__(
        self,
        seat: Seat,
        choices: ChoicesSource,
        prompt: str = "choose",
        rule: str = "",
        about: PromptArguments = None,
        secret: bool = False,
        suggest: Callable[[], Any] | None = None,
    ) -> None:
        self.seat = seat
        self.offered = choices
        self.suggest = suggest
        self.prompt = prompt
        self.rule = rule
        self.about = about
        self.secret = secret
        self._choices: Choices[Any] | None = choices if isinstance(choices, Choices) else None

    @property
    def choices(self) -> Choices[Any]:
        """The legal answers, from the state as it is when first looked at."""
        if self._choices is None:
            assert not isinstance(self.offered, Choices)
            self._choices = self.offered()
        return self._choices

    @property
    def suggestion(self) -> Any:
        """The answer that most people would give; None if nothing is suggested."""
        return None if self.suggest is None else self.suggest()

    def resolve_choices(self) -> None:
        """Work the choices out now, before the state changes."""
        _ = self.choices

    def forget_choices(self) -> None:
        """Forget the choices worked out: the state has changed."""
        if not isinstance(self.offered, Choices):
            self._choices = None


class AskAll(Request):
    """Sealed questions to several seats: answers are opened when the last one is in.

    The flow is sent a dict of answers by seat. `about` may differ from seat to seat. With `secret`,
    answers stay out of other seats' records even then (a secret ballot).
    """

    __slots__ = ("asks",)

    def __init__(
        self,
        choices: Mapping[Seat, ChoicesSource],
        prompt: str = "choose",
        rule: str = "",
        about: Mapping[str, Any] | Callable[[Seat], Mapping[str, Any]] | None = None,
        secret: bool = False,
    ) -> None:
        self.asks: dict[Seat, Ask] = {}
        for seat, offered in choices.items():
            told = partial(about, seat) if callable(about) else about
            self.asks[seat] = Ask(seat, offered, prompt, rule, told, secret)


class AskIfOrdered(AskAll):
    """A sealed question, put only to seats whose standing orders ask for it or answer it.

    Whether a seat could do anything must not decide whether it is asked, so all that might are
    named here, each with a way to pass. The flow is sent what those asked have said, by seat.
    """

    __slots__ = ("prompt",)

    def __init__(
        self,
        choices: Mapping[Seat, ChoicesSource],
        prompt: str,
        rule: str = "",
        about: Mapping[str, Any] | Callable[[Seat], Mapping[str, Any]] | None = None,
    ) -> None:
        super().__init__(choices, prompt, rule, about)
        self.prompt = prompt


class OpenPhase(Request):
    """Several seats act at once, in any order, on one state that all of them see change.

    Whoever answers first is heard first: the flow is sent the pair of that seat and its answer. An
    open phase is a row of short steps. `OpenPhase` is the first thing that a step asks for, with
    nothing changed before it, and nobody is asked after it but Nature; what a seat has to decide
    next it is asked in the next step, from the state. Who can do nothing is not asked: no choices
    are empty.
    """

    __slots__ = ("asks",)

    def __init__(self, asks: Iterable[Ask]) -> None:
        self.asks = {ask.seat: ask for ask in asks}


class Each(Request):
    """Several seats play at once, each in a flow on its own copy of the state; merged at the end.

    `flow(state, seat)` is run for every seat on a copy of the state that nobody else sees; when the
    last seat is done, all are played into the one state in the order of `seats`. What the seats do
    must not get in each other's way (to draw from one deck does, for instance). The flow is sent a
    dict of what each seat's flow returned.

    `changes` are the only fields of the state that the flow changes, so that no others need to be
    copied; None: any of them may be. A match that somebody listens to sees to it.
    """

    __slots__ = ("changes", "flow", "seats")

    def __init__(
        self,
        seats: Sequence[Seat],
        flow: Callable[[Any, Seat], Flow[Any]],
        changes: tuple[str, ...] | None = None,
    ) -> None:
        self.seats, self.flow, self.changes = tuple(seats), flow, changes


class Commit(Request):
    """Undo cannot go back beyond this point, because a secret was shown or the rules say so.

    A secret that comes out in the middle of a step, and not by somebody's answer, is named here:
    what is `shown`, and the seats by which it is `seen` (None: everybody). From then on, whatever
    else those seats cannot know must agree with it.
    """

    __slots__ = ("rule", "seen", "shown")

    def __init__(
        self, rule: str = "", shown: Any = None, seen: Collection[Seat] | None = ()
    ) -> None:
        self.rule, self.shown, self.seen = rule, shown, seen


Flow: TypeAlias = Generator[Request, Any, R]


def rule_of(request: Any) -> str:
    """The rule behind a question, where everybody asked is asked under the same one."""
    if isinstance(request, AskAll | OpenPhase):
        return next((ask.rule for ask in request.asks.values()), "")
    return request.rule if isinstance(request, Ask) else ""


def holds(request: Any, value: Any) -> bool:
    """Whether something said earlier still answers the question."""
    if request is None:
        return False
    return not request.choices if value is WITHDRAWN else value in request.choices
