"""The part of a match that can be read: the record, the open questions, each seat's view."""

from __future__ import annotations

import hashlib
from collections import deque
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from oyez.choices.basic import NOTHING, Choices, plain
from oyez.kernel.answers import Answer
from oyez.kernel.chance import ChanceRequest
from oyez.kernel.frames import Frame, Lane, Question
from oyez.kernel.orders import open_orders
from oyez.kernel.requests import Ask, AskAll, Commit, Each, OpenPhase
from oyez.kernel.rules import Outcome, Rules
from oyez.kernel.seeds import DealSeed
from oyez.state.copying import clone
from oyez.state.events import Event, LoggedEvent
from oyez.state.seats import NATURE, Seat
from oyez.state.state import State

S = TypeVar("S", bound=State)

# How many step boundaries stay at hand, so that undo can go back over a few steps of one's own.
_KEPT = 4


class Position(Generic[S]):
    """What can be looked at in a match; `Match` plays it."""

    options: Any

    def _start(
        self,
        game: Rules[S, Any],
        seats: int,
        state: S,
        ply: int,
        rng: Random | DealSeed | None,
        listen: bool,
    ) -> None:
        self.game, self.seats, self.state, self.rng = game, seats, state, rng
        self.log: list[Answer] = []
        self.told: list[LoggedEvent] | None = [] if listen else None
        # By the ply of a step boundary: how many events had been told by then.
        self.told_at: dict[int, int] = {}
        self.shown: list[tuple[Seat | None, Commit]] = []
        # All that comes out from now on, for who plays a stretch of a match again; None: not kept.
        self.revealed: list[Commit] | None = None
        # The moments of this step: the place in the record, and whom orders had step in.
        self.called: list[tuple[int, str, tuple[Seat, ...]]] = []
        # The places in the record of what not everybody has noticed.
        self.quiet: list[int] = []
        state.events = [] if listen else None
        self.outcome: Outcome | None = None
        # The position, on paper, in which the match began, if not in that of the rules.
        self.start: Any = None
        self.redo_log: list[Answer] = []
        self.barrier = ply
        self.barrier_rule = ""
        self.begun_at = ply
        self.keep = True
        self.bases: deque[tuple[int, S]] = deque(maxlen=_KEPT)
        self.frames: list[Frame] = []
        self.queue: list[Answer] = []
        self._replaying = False
        # Whether any standing order has been given, which seldom is.
        self.heeds_orders = bool(state.orders)

    @property
    def ply(self) -> int:
        """How many answers have been given, Nature's included."""
        return len(self.log)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have to answer before the match can go on (NATURE if played by hand)."""
        if not self.frames:
            return ()
        frame = self.frames[-1]
        request = frame.request
        if type(request) is Ask:
            return (request.seat,)
        if type(request) is AskAll:
            return tuple(seat for seat in request.asks if seat not in frame.sealed)
        if type(request) is OpenPhase:
            return tuple(request.asks)
        if type(request) is Each:
            open_lanes = [lane for lane in frame.lanes.values() if not lane.done]
            return tuple(
                NATURE if isinstance(lane.request, ChanceRequest) else lane.seat
                for lane in open_lanes
            )
        return (NATURE,)

    def ply_of(self, seat: Seat | None) -> int:
        """The ply at which `seat` stands. What others say unseen does not count, lest it show.

        In an open phase a seat's own doings count and nobody else's, so that what one says still
        holds though others have been faster.
        """
        if not self.frames:
            return self.ply - self._unnoticed(seat, self.ply)
        frame = self.frames[-1]
        if frame.opened and seat is not None and len(self.frames) == 1:
            assert frame.phase is not None
            since = frame.phase.since - self._unnoticed(seat, frame.phase.since)
            return since + frame.phase.said.get(seat, 0)
        asked_at = ply = frame.ply_for(seat)
        nobody_acted = not frame.unseen or frame.unseen[0] >= ply
        if not nobody_acted or len(self.frames) > 1:
            ply -= sum(i < asked_at for f in self.frames for i in f.unseen)
        if self.quiet:
            ply -= self._unnoticed(seat, asked_at)
        lane = None if seat is None else frame.lanes.get(seat)
        return ply if lane is None else ply + lane.said

    def unnoticed(self, seat: Seat | None) -> list[int]:
        """The places in the record of what `seat` has not even noticed."""
        if self.over:
            return []
        return [i for i in self.quiet if seat is None or seat not in (self.log[i].seen or ())]

    def _unnoticed(self, seat: Seat | None, ply: int) -> int:
        """How much of that lies before a ply."""
        return sum(i < ply for i in self.unnoticed(seat)) if self.quiet else 0

    def questions(self) -> list[Question]:
        """Everything that has to be answered now, one entry for each seat still waited for."""
        if len(self.frames) == 1:  # by far the most questions are plain ones
            frame = self.frames[0]
            if type(frame.request) is Ask and frame.held is None and not self.quiet:
                return [Question(frame.request, frame.asked_at, False)]
        asked = [self.question(seat) for seat in self.waiting()]
        return [question for question in asked if question is not None]

    def question(self, seat: Seat) -> Question | None:
        """What `seat` is being asked, if anything."""
        ask = self._asked(seat)
        if ask is None:
            return None
        if isinstance(ask, ChanceRequest):
            ask = Ask(NATURE, ask.choices, type(ask).__name__.lower())
        return Question(ask, self.ply_of(seat), seat in self.frames[-1].sealed)

    def anytime(self, seat: Seat) -> Choices[Any]:
        """What `seat` may do out of turn right now."""
        return self.game.anytime(self.state, seat)

    def orders_open_to(self, seat: Seat) -> Choices[Any]:
        """The standing orders that `seat` may give or take back right now."""
        always, moments = self.game.orderable(self.state, seat), self.game.moments
        ask = self._asked(seat) if always else None
        if isinstance(ask, Ask) and (here := self.game.orderable_here(ask)):
            always = {**always, **here}
        if not always and not moments:
            return NOTHING
        return open_orders(self.state.orders, seat, always, moments)

    def state_of(self, seat: Seat | None) -> S:
        """The state as it stands for `seat`: inside `Each`, its own part and nobody else's."""
        lane = self.frames[-1].lanes.get(seat) if self.frames and seat is not None else None
        return lane.state if lane is not None else self.state

    def digest(self) -> str:
        """A fingerprint of where the match stands."""
        parts = [clone(self.state), self.log, self.waiting()]
        return hashlib.blake2b(msgspec.json.encode(plain(parts)), digest_size=16).hexdigest()

    def _asked(self, seat: Seat) -> Ask | ChanceRequest | None:
        """The question `seat` may answer now."""
        if not self.frames:
            return None
        frame = self.frames[-1]
        request = frame.request
        if type(request) is Ask:
            return request if request.seat == seat else None
        if type(request) is AskAll or type(request) is OpenPhase:
            return request.asks.get(seat)
        if type(request) is Each:
            lane = self._lane_of_nature() if seat == NATURE else frame.lanes.get(seat)
            asked = lane.request if lane is not None else None
            return asked if isinstance(asked, ChanceRequest if seat == NATURE else Ask) else None
        return request if isinstance(request, ChanceRequest) and seat == NATURE else None

    def _part_of_nature(self) -> Seat | None:
        """In whose part of a common phase Nature is asked, if in anybody's."""
        frame = self.frames[-1]
        if frame.opened or frame.parties is not None:
            return frame.by
        lane = self._lane_of_nature()
        return None if lane is None else lane.seat

    def _lane_of_nature(self) -> Lane | None:
        for lane in self.frames[-1].lanes.values():
            if isinstance(lane.request, ChanceRequest):
                return lane
        return None

    def log_of(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What `seat` may know of what happened, from a ply on."""
        told = [t.event.as_seen_by(seat) for t in self.told or () if t.ply >= since]
        return [event for event in told if event is not None]
