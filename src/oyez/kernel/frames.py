"""Where a match stands inside a step: a stack of running flows, each with its open request."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from oyez.errors import Reason
from oyez.kernel.requests import Ask, Flow, Request
from oyez.state.seats import Seat


class Lane:
    """One seat's part of an `Each`: its flow, and its own copy of the state.

    `said` counts the entries of the record that belong to it, also those made void since.
    """

    __slots__ = (
        "answers",
        "done",
        "floor",
        "floor_rule",
        "flow",
        "request",
        "said",
        "seat",
        "state",
    )

    def __init__(self, seat: Seat, state: Any, flow: Flow[Any]) -> None:
        self.seat, self.state = seat, state
        self.flow: Any = flow
        self.answers: list[Any] = []
        self.request: Request | None = None
        self.done = False
        self.said = 0
        self.floor = 0
        self.floor_rule = ""


class OpenPhaseProgress:
    """An open phase in play: what each seat has done in it, and how far each may undo.

    `since` is the ply at which it began; `said` counts what each seat has done in it. What a seat
    had done up to its entry in `floors` cannot be taken back, for the reason that stands there.
    `kept` are step boundaries to go back to, the first that of its beginning.
    """

    __slots__ = ("floors", "kept", "said", "since")

    def __init__(self, since: int) -> None:
        self.since = since
        self.said: dict[Seat, int] = {}
        self.floors: dict[Seat, tuple[int, Reason]] = {}
        self.kept: list[tuple[int, Any]] = []

    def count(self, seat: Seat) -> None:
        """A seat has done something."""
        self.said[seat] = self.said.get(seat, 0) + 1

    def settle(self, seat: Seat, reason: Reason) -> None:
        """What a seat has done so far cannot be taken back any more."""
        self.floors[seat] = self.said.get(seat, 0), reason

    def keep(self, ply: int, state: Any) -> None:
        """Remember a step boundary, if the last one is some way back."""
        if not self.kept or ply - self.kept[-1][0] >= KEPT_EVERY:
            self.kept.append((ply, state))

    def copy(self) -> OpenPhaseProgress:
        """The same for a copy of the match."""
        twin = OpenPhaseProgress(self.since)
        twin.said, twin.floors, twin.kept = self.said.copy(), self.floors.copy(), self.kept.copy()
        return twin


# So many plies lie between two step boundaries of an open phase that can be gone back to.
KEPT_EVERY: Final = 32

DONE: Final = Request()

# No answer has come, and none comes by itself.
NOT_YET: Final = object()


def _to_the_end(flow: Flow[Any]) -> Flow[None]:
    """The flow and, in place of an exception that would have to be caught, DONE at its end."""
    yield from flow
    yield DONE


class Frame:
    """A running flow, and the request that it waits for.

    `put_at` is the length of the record when its question was first put, `asked_at` when it was put
    the last time, after acts out of turn; `unseen` are the places in the
    record of what seats have said in an `AskAll` or `Each` that is still open; `actors` are seats
    that acted out of turn since then; `held` pairs `asked_at` with an earlier ply, if the question
    put again then was still the same to whom it is put. `by` is the seat that acts, or that was
    heard in an open phase; `parties` alone know of a private act; `phase` is the open phase,
    `opened` if this step belongs to it.
    """

    __slots__ = (
        "actors",
        "asked_at",
        "by",
        "flow",
        "held",
        "lanes",
        "opened",
        "parties",
        "phase",
        "put_at",
        "request",
        "sealed",
        "unseen",
    )

    def __init__(self, flow: Flow[Any]) -> None:
        self.flow: Any = _to_the_end(flow)
        self.request: Any = None  # a Request, unless the rules are broken
        self.put_at = 0
        self.asked_at = 0
        self.actors: tuple[Seat, ...] = ()
        self.sealed: dict[Seat, Any] = {}
        self.lanes: dict[Seat, Lane] = {}
        self.unseen: list[int] = []
        self.held: tuple[int, int] | None = None
        self.by: Seat | None = None
        self.parties: tuple[Seat, ...] | None = None
        self.phase: OpenPhaseProgress | None = None
        self.opened = False

    def ply_for(self, seat: Seat | None) -> int:
        """The ply since which its question has been the same to a seat."""
        held = self.held
        if held is None or held[0] != self.asked_at or self.request.seat != seat:
            return self.asked_at
        return held[1]


class Question:
    """What a seat is being asked: the sentence's message id, the rule, the choices, and the ply.

    `answered` is true for a sealed answer already given, which may still be changed.
    """

    __slots__ = ("_ask", "answered", "choices", "ply", "seat")

    def __init__(self, ask: Ask, ply: int, answered: bool) -> None:
        self._ask = ask
        self.seat = ask.seat
        self.choices = ask.choices
        self.ply = ply
        self.answered = answered

    @property
    def prompt(self) -> str:
        return self._ask.prompt

    @property
    def rule(self) -> str:
        return self._ask.rule

    @property
    def suggestion(self) -> Any:
        """The answer that most people would give; None if nothing is suggested."""
        return self._ask.suggestion

    @property
    def about(self) -> Mapping[str, Any] | None:
        about = self._ask.about
        return about() if callable(about) else about
