"""A match: the state at the last step boundary, and the answers given since."""

from __future__ import annotations

import hashlib
from collections import deque
from random import Random
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from oyez.kernel.answers import WITHDRAWN, Answer
from oyez.kernel.chance import Chance
from oyez.kernel.choices import Choices, plain
from oyez.kernel.copying import clone, clone_parts
from oyez.kernel.errors import BrokenRules, NotAmongChoices, NotYourQuestion, StalePly
from oyez.kernel.events import Event, State, Told
from oyez.kernel.frames import DONE, Frame, Lane, Question
from oyez.kernel.game import Game, GameOver, Outcome
from oyez.kernel.requests import Ask, AskAll, Commit, Each, holds, rule_of
from oyez.kernel.seats import NATURE, Seat

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=State)

# How many step boundaries stay at hand, so that undo can go back over a few steps of one's own.
_KEPT = 4

_NOT_YET: Final = object()


class Match(Generic[S]):
    """One match of a game. With an `rng` Nature answers by itself; without, it is answered for.

    A match that does not `keep` where its steps began is played on faster, for a simulation; there
    is no way back in it, and it cannot be copied.
    """

    def __init__(
        self,
        game: Game[S, Any],
        seats: int,
        options: Struct | None = None,
        *,
        rng: Random | None = None,
        listen: bool = False,
        keep: bool = True,
        _since: tuple[int, S, list[Answer], list[Told] | None] | None = None,
    ) -> None:
        if _since is not None:
            self._resume(game, seats, options, *_since)
            return
        if seats not in game.seats:
            least, most = game.seats[0], game.seats[-1]
            raise ValueError(f"{game.id} is for {least} to {most} seats, not {seats}")
        self.options = game.options() if options is None else options
        game = game.with_edition(self.options)
        self._start(game, seats, game.setup(self.options, seats), 0, rng, listen)
        self.keep = keep
        self._step()
        self._run(None)
        self._drain()

    def _start(
        self, game: Game[S, Any], seats: int, state: S, ply: int, rng: Random | None, listen: bool
    ) -> None:
        self.game, self.seats, self.state, self.rng = game, seats, state, rng
        self.log: list[Answer] = []
        self.told: list[Told] | None = [] if listen else None
        # By the ply of a step boundary: how many events had been told by then.
        self.told_at: dict[int, int] = {}
        self.shown: list[tuple[Seat | None, Commit]] = []
        state.events = [] if listen else None
        self.outcome: Outcome | None = None
        # The position, on paper, in which the match began, if not in that of the rules.
        self.start: Any = None
        self.redo_log: list[Answer] = []
        self.barrier = ply
        self.barrier_rule = ""
        self.keep = True
        self.bases: deque[tuple[int, S]] = deque(maxlen=_KEPT)
        self.frames: list[Frame] = []
        self.queue: list[tuple[Seat, Any]] = []
        self._replaying = False

    # -- looking ----------------------------------------------------------------------------

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
        if type(request) is Each:
            open_lanes = [lane for lane in frame.lanes.values() if not lane.done]
            return tuple(
                NATURE if isinstance(lane.request, Chance) else lane.seat for lane in open_lanes
            )
        return (NATURE,)

    def ply_of(self, seat: Seat | None) -> int:
        """The ply at which `seat` stands. What others say unseen does not count, lest it show."""
        if not self.frames:
            return self.ply
        frame = self.frames[-1]
        ply: int = frame.asked_at
        nobody_acted = not frame.unseen or frame.unseen[0] >= ply
        if not nobody_acted or len(self.frames) > 1:
            ply -= sum(i < frame.asked_at for f in self.frames for i in f.unseen)
        lane = None if seat is None else frame.lanes.get(seat)
        return ply if lane is None else ply + lane.said

    def questions(self) -> list[Question]:
        """Everything that has to be answered now, one entry for each seat still waited for."""
        if len(self.frames) == 1:  # by far the most questions are plain ones
            frame = self.frames[0]
            if type(frame.request) is Ask:
                return [Question(frame.request, frame.asked_at, False)]
        asked = [self.question(seat) for seat in self.waiting()]
        return [question for question in asked if question is not None]

    def question(self, seat: Seat) -> Question | None:
        """What `seat` is being asked, if anything."""
        ask = self._asked(seat)
        if ask is None:
            return None
        if isinstance(ask, Chance):
            ask = Ask(NATURE, ask.choices, type(ask).__name__.lower())
        return Question(ask, self.ply_of(seat), seat in self.frames[-1].sealed)

    def anytime(self, seat: Seat) -> Choices[Any]:
        """What `seat` may do out of turn right now."""
        return self.game.anytime(self.state, seat)

    def state_of(self, seat: Seat | None) -> S:
        """The state as it stands for `seat`: inside `Each`, its own part and nobody else's."""
        lane = self.frames[-1].lanes.get(seat) if self.frames and seat is not None else None
        return lane.state if lane is not None else self.state

    def digest(self) -> str:
        """A fingerprint of where the match stands."""
        parts = [clone(self.state), self.log, self.waiting()]
        return hashlib.blake2b(msgspec.json.encode(plain(parts)), digest_size=16).hexdigest()

    def _asked(self, seat: Seat) -> Ask | Chance | None:
        """The question `seat` may answer now."""
        if not self.frames:
            return None
        frame = self.frames[-1]
        request = frame.request
        if type(request) is Ask:
            return request if request.seat == seat else None
        if type(request) is AskAll:
            return request.asks.get(seat)
        if type(request) is Each:
            lane = self._lane_of_nature() if seat == NATURE else frame.lanes.get(seat)
            asked = lane.request if lane is not None else None
            return asked if isinstance(asked, Chance if seat == NATURE else Ask) else None
        return request if isinstance(request, Chance) and seat == NATURE else None

    # -- answering --------------------------------------------------------------------------

    def answer(self, seat: Seat, value: object, ply: int | None = None) -> None:
        """Answer the question put to `seat`. A refused answer changes nothing."""
        ask = self._put_to(seat, ply)
        try:
            found = ask.choices.find(value)
        except NotAmongChoices as refusal:
            raise refusal.under(ask.rule) from None
        if self.redo_log:  # where several answer at once, each has a redo of its own
            alone = type(self.frames[-1].request) is Ask
            self.redo_log = [] if alone else [e for e in self.redo_log if e.seat != seat]
        if type(ask) is Ask:
            seen = (seat,) if ask.secret else None
            self.log.append(Answer(seat, found, "answer", None, seen))
            if type(self.frames[-1].request) is Ask:
                self._run(found)
            else:
                self._take(seat, found)
        else:
            by = self._lane_of_nature()
            lane = None if by is None else by.seat
            self.log.append(_from_nature(ask, found, lane))
            self._take(seat, found, lane)
        if self.told is not None:
            self._drain()

    def answer_nature(self, lane: Seat, value: object) -> None:
        """Answer for Nature in one seat's part of an `Each`."""
        ask = self._nature_in(lane)
        found = ask.choices.find(value)
        self.log.append(_from_nature(ask, found, lane))
        self._take(NATURE, found, lane)
        self._drain()

    def repeat(self, entry: Answer) -> None:
        """Give again what an entry of a record says; what was withdrawn is so by itself."""
        if entry.kind == "act":
            self.act(entry.seat, entry.value)
        elif entry.kind == "answer" and entry.lane is not None:
            self.answer_nature(entry.lane, entry.value)
        elif entry.kind == "answer":
            self.answer(entry.seat, entry.value)

    def repeat_plain(self, entry: Answer) -> None:
        """Give again what an entry says in plain data."""
        if entry.kind == "act":
            self.act_plain(entry.seat, entry.value)
        elif entry.kind == "answer" and entry.lane is not None:
            value = self._nature_in(entry.lane).choices.parse(entry.value)
            self.answer_nature(entry.lane, value)
        elif entry.kind == "answer":
            self.answer_plain(entry.seat, entry.value)

    def _nature_in(self, lane: Seat) -> Chance:
        """What Nature is asked in one seat's part of an `Each`; refused if nothing."""
        part = self.frames[-1].lanes.get(lane) if self.frames else None
        if part is None or not isinstance(part.request, Chance):
            raise self._not_asked(NATURE)
        return part.request

    def answer_plain(self, seat: Seat, raw: object, ply: int | None = None) -> None:
        """Answer with plain data, as it comes from JSON."""
        ask = self._put_to(seat, ply)
        try:
            value = ask.choices.parse(raw)
        except NotAmongChoices as refusal:
            raise refusal.under(ask.rule) from None
        self.answer(seat, value, ply)

    def act(self, seat: Seat, value: object, ply: int | None = None) -> None:
        """Do something out of turn."""
        found = self._open_to(seat, ply).find(value)
        self.redo_log.clear()
        self.log.append(Answer(seat, found, "act"))
        self._begin_act(seat, found)
        self._drain()

    def act_plain(self, seat: Seat, raw: object, ply: int | None = None) -> None:
        """Do something out of turn, said in plain data."""
        self.act(seat, self._open_to(seat, ply).parse(raw), ply)

    def _put_to(self, seat: Seat, ply: int | None) -> Ask | Chance:
        """The question that `seat` may answer; refused if there is none, or not at this ply."""
        frames = self.frames
        if len(frames) == 1:
            asked = frames[0].request
            if type(asked) is Ask and asked.seat == seat and ply == frames[0].asked_at:
                return asked
        ask = self._asked(seat)
        if ask is None:
            raise self._not_asked(seat)
        if ply is not None and ply != self.ply_of(seat):
            raise self._stale(seat, ply, ask.rule)
        return ask

    def _open_to(self, seat: Seat, ply: int | None) -> Choices[Any]:
        """What `seat` may do out of turn; refused if nobody may now, or not at this ply."""
        if self.over or seat not in range(self.seats) or NATURE in self.waiting():
            raise self._not_asked(seat)
        if ply is not None and ply != self.ply_of(seat):
            raise self._stale(seat, ply)
        return self.anytime(seat)

    def _not_asked(self, seat: Seat) -> NotYourQuestion:
        if self.over:
            return NotYourQuestion("the match is over: nobody is asked anything")
        asked = ", ".join("Nature" if s == NATURE else f"seat {s}" for s in self.waiting())
        words = f"seat {seat} is not being asked: the question is put to {asked}"
        return NotYourQuestion(words, rule_of(self.frames[-1].request))

    def _stale(self, seat: Seat, ply: int, rule: str = "") -> StalePly:
        return StalePly(f"that was said for ply {ply}; the ply now is {self.ply_of(seat)}", rule)

    def _lane_of_nature(self) -> Lane | None:
        for lane in self.frames[-1].lanes.values():
            if isinstance(lane.request, Chance):
                return lane
        return None

    # -- running the rules ------------------------------------------------------------------

    def _step(self) -> None:
        """Begin the next step, or end the match."""
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            self._end(outcome)
            return
        if self.told is not None:
            self._drain()
            self.told_at[len(self.log)] = len(self.told)
        if self.shown:
            self.shown = []
        if self.keep:
            self.bases.append((len(self.log), clone(self.state)))
        self.frames = [Frame(self.game.step(self.state))]

    def _end(self, outcome: Outcome | None) -> None:
        if outcome is None:
            raise BrokenRules(f"{self.game.id} ended the match without an outcome")
        self.outcome = outcome
        self.frames = []
        self.queue = []

    def _take(self, seat: Seat, value: Any, lane: Seat | None = None) -> None:
        """Hand an answer to whoever waits for it."""
        frame = self.frames[-1]
        request = frame.request
        if type(request) is AskAll:
            frame.unseen.append(len(self.log) - 1)
            frame.sealed[seat] = value
            self._run_if_all_in(frame)
        elif type(request) is Each:
            frame.unseen.append(len(self.log) - 1)
            playing = frame.lanes[seat if lane is None else lane]
            playing.said += 1
            self._send_lane(playing, value)
            self._go_on(frame, playing)
            self._run_if_all_in(frame)
        else:
            self._run(value)

    def _run(self, value: Any) -> None:  # noqa: C901 - the one hot loop, kept in one piece
        """Send an answer to the innermost flow, and run on until somebody has to answer."""
        while self.frames:
            frame = self.frames[-1]
            try:
                request: Any = frame.flow.send(value)
            except GameOver:
                self._end(self.game.outcome(self.state))
                return
            if request is DONE:
                if len(self.frames) > 1:
                    self.frames.pop()
                    self._after_act()
                    return
                self._step()
                value = None
                continue
            frame.request = request
            frame.put_at = frame.asked_at = len(self.log)
            if type(request) is Ask:
                if self._replaying:
                    return
                request.renew()
                if request.choices:
                    return
                value = self._withdraw(request.seat)
            elif isinstance(request, Chance):
                if self._replaying or self.rng is None:
                    return
                value = self._let_nature_answer(request)
            else:
                value = self._begin(frame, request)
                if value is _NOT_YET:
                    return

    def _begin(self, frame: Frame, request: object) -> Any:
        """Put a request that is no plain question; what it comes to if nobody has to answer."""
        if type(request) is Commit:
            self.shown.append((None, request))
            self.barrier, self.barrier_rule = len(self.log), request.rule
            return None
        if type(request) is AskAll:
            self._withdraw_empty(frame, request)
        elif type(request) is Each:
            self._begin_lanes(frame, request)
        else:
            raise BrokenRules(f"a flow of {self.game.id} yielded {request!r}, not a request")
        return self._all_in(frame)

    def _all_in(self, frame: Frame) -> Any:
        """What several seats have said, shown to everybody once the last of them is done."""
        request = frame.request
        if type(request) is AskAll and len(frame.sealed) == len(request.asks):
            said = {seat: frame.sealed[seat] for seat in request.asks}
        elif type(request) is Each and all(lane.done for lane in frame.lanes.values()):
            said = self._merged(frame, request)
        else:
            return _NOT_YET
        if frame.unseen:
            self.barrier, self.barrier_rule = len(self.log), ""
        frame.sealed, frame.lanes, frame.unseen = {}, {}, []
        return said

    def _run_if_all_in(self, frame: Frame) -> None:
        said = self._all_in(frame)
        if said is not _NOT_YET:
            self._run(said)

    def _withdraw(self, seat: Seat, lane: Seat | None = None) -> Any:
        self.log.append(Answer(seat, WITHDRAWN, "withdrawn", lane))
        return WITHDRAWN

    def _let_nature_answer(self, request: Chance, lane: Seat | None = None) -> Any:
        assert self.rng is not None
        self._drain()
        outcome = request.sample(self.rng)
        self.log.append(_from_nature(request, outcome, lane))
        return outcome

    def close(self, outcome: Outcome) -> None:
        """End the match from outside, where it stands: nobody plays it on."""
        self._end(outcome)
        self.redo_log = []

    # -- sealed answers ---------------------------------------------------------------------

    def _withdraw_empty(self, frame: Frame, request: AskAll) -> None:
        if self._replaying:
            return
        for seat, ask in request.asks.items():
            if seat not in frame.sealed and not ask.choices:
                frame.sealed[seat] = self._withdraw(seat)
                frame.unseen.append(len(self.log) - 1)

    # -- phases that all play at once ---------------------------------------------------------

    def _begin_lanes(self, frame: Frame, request: Each) -> None:
        """Let every seat begin; after an act, with all that it said before and that still holds."""
        for seat in request.seats:
            before = frame.lanes.get(seat)
            changes = request.changes
            state = clone(self.state) if changes is None else clone_parts(self.state, changes)
            lane = frame.lanes[seat] = Lane(seat, state, request.flow(state, seat))
            self._send_lane(lane, None)
            if before is not None:
                lane.said = before.said
                for value in before.answers:
                    if not holds(lane.request, value):
                        break
                    self._send_lane(lane, value)
            self._go_on(frame, lane)

    def _go_on(self, frame: Frame, lane: Lane) -> None:
        """Run a lane on over all that needs nobody's answer."""
        while (value := self._automatic(lane)) is not None:
            frame.unseen.append(len(self.log) - 1)
            lane.said += 1
            self._send_lane(lane, value)

    def _send_lane(self, lane: Lane, value: Any) -> None:
        if lane.request is not None:
            lane.answers.append(value)
        try:
            while type(request := lane.flow.send(value)) is Commit:
                self.shown.append((lane.seat, request))
                lane.floor, lane.floor_rule = len(lane.answers), request.rule
                value = None
        except (StopIteration, GameOver):
            lane.request, lane.done = None, True
            return
        lane.request = request
        own = isinstance(request, Ask) and request.seat == lane.seat
        if not own and not isinstance(request, Chance):
            raise BrokenRules("inside Each a seat can only be asked for itself, or Nature")

    def _automatic(self, lane: Lane) -> Any:
        """The answer that comes by itself, if any: from Nature, or to a question without object."""
        request = lane.request
        if self._replaying or request is None:
            return None
        if isinstance(request, Chance):
            return None if self.rng is None else self._let_nature_answer(request, lane.seat)
        assert isinstance(request, Ask)
        return None if request.choices else self._withdraw(lane.seat, lane.seat)

    def _merged(self, frame: Frame, request: Each) -> dict[Seat, Any]:
        """Play all that the seats did into the one state, in the order of the seats."""
        results: dict[Seat, Any] = {}
        try:
            for seat in request.seats:
                results[seat] = self._merge(request, frame.lanes[seat])
        except GameOver:
            self._end(self.game.outcome(self.state))
        return results

    def _merge(self, request: Each, lane: Lane) -> Any:
        flow = request.flow(self.state, lane.seat)
        answers = lane.answers.copy()
        value: Any = None
        try:
            while True:
                asked = flow.send(value)
                value = None
                if type(asked) is Commit:
                    self.shown.append((None, asked))
                else:
                    if not answers or not holds(asked, answers[0]):
                        raise self._in_the_way(lane)
                    value = answers.pop(0)
        except StopIteration as stop:
            if answers:
                raise self._in_the_way(lane) from None
            return stop.value

    def _in_the_way(self, lane: Lane) -> BrokenRules:
        return BrokenRules(f"inside Each other seats got in the way of seat {lane.seat}")

    # -- out of turn ------------------------------------------------------------------------

    def _begin_act(self, seat: Seat, value: Any) -> None:
        """Start an act at once, or let it wait for the end of the one under way."""
        if len(self.frames) > 1 and not self.game.interrupts(self.state, value):
            self.queue.append((seat, value))
            return
        self._start_act(seat, value)

    def _start_act(self, seat: Seat, value: Any) -> None:
        for frame in self.frames:
            frame.actors += (seat,)
        self.frames.append(Frame(self.game.act(self.state, seat, value)))
        self._run(None)

    def _after_act(self) -> None:
        """An act is done: the next in the queue comes, or the question interrupted is put again."""
        while self.queue and len(self.frames) == 1:
            seat, value = self.queue.pop(0)
            if value in self.game.anytime(self.state, seat):
                self._start_act(seat, value)
                return
        self._ask_again(self.frames[-1])

    def _ask_again(self, frame: Frame) -> None:
        request = frame.request
        frame.asked_at = len(self.log)
        if type(request) is Ask:
            request.renew()
        elif type(request) is AskAll:
            self._unseal(frame, request)
        elif type(request) is Each:
            self._begin_lanes(frame, request)
        frame.actors = ()
        self._withdraw_what_lost_its_object()

    def _unseal(self, frame: Frame, request: AskAll) -> None:
        """Ask anew whoever acted, and everybody if an answer fell: whose it was must not show."""
        for ask in request.asks.values():
            ask.renew()
        kept = {seat: v for seat, v in frame.sealed.items() if seat not in frame.actors}
        hold = all(holds(request.asks[seat], value) for seat, value in kept.items())
        frame.sealed = kept if hold else {}

    def _withdraw_what_lost_its_object(self) -> None:
        """Go on over what nobody has to answer, for there is nothing to choose from."""
        frame = self.frames[-1]
        if type(frame.request) is Ask:
            if not self._replaying and not frame.request.choices:
                self._run(self._withdraw(frame.request.seat))
            return
        if type(frame.request) is AskAll:
            self._withdraw_empty(frame, frame.request)
        for lane in frame.lanes.values():
            self._go_on(frame, lane)
        self._run_if_all_in(frame)

    # -- copies -----------------------------------------------------------------------------

    def clone(self, rng: Random | None = None) -> Match[S]:
        """An independent copy, where Nature is played by `rng`, never by this match's own."""
        if not self.keep:
            raise ValueError("a match that keeps nothing cannot be copied")
        ply, base = self.bases[-1] if self.bases else (self.ply, self.state)
        twin = self.rebuilt(ply, base, self.log)
        twin.barrier, twin.barrier_rule = self.barrier, self.barrier_rule
        twin.rng = rng
        if rng is not None and NATURE in twin.waiting():
            twin.settle()
        return twin

    def rebuilt(
        self, ply: int, base: S, log: list[Answer], told: list[Told] | None = None
    ) -> Match[S]:
        """A match that stands at the end of `log`, from a state at `ply` on.

        Nobody listens to it, unless it is given what was `told` until then.
        """
        twin = Match.resumed(self.game, self.seats, self.options, ply, base, log, told)
        twin.start = self.start
        return twin

    @staticmethod
    def resumed(
        game: Game[T, Any],
        seats: int,
        options: Any,
        ply: int,
        base: T,
        log: list[Answer],
        told: list[Told] | None = None,
    ) -> Match[T]:
        """A match that goes on from a state at a step boundary and the answers since."""
        return Match(game, seats, options, _since=(ply, base, log, told))

    def _resume(
        self,
        game: Game[S, Any],
        seats: int,
        options: Any,
        ply: int,
        base: S,
        log: list[Answer],
        told: list[Told] | None,
    ) -> None:
        self._start(game.with_edition(options), seats, clone(base), ply, None, False)
        self.options = options
        if told is not None:
            self.listen(told)
            self.told_at[ply] = len(told)
        self._replay(ply, base, log)
        self._drain()

    def _replay(self, ply: int, base: S, log: list[Answer]) -> None:
        """Take a record's answers from `ply` on for granted, choices unseen."""
        self.log = log[:ply]
        self.outcome = self.game.outcome(self.state)
        if self.outcome is not None:
            return
        self.bases.append((ply, base))
        self.frames = [Frame(self.game.step(self.state))]
        self._replaying = True
        self._run(None)
        for entry in log[ply:]:
            self.log.append(entry)
            self.feed(entry)
        self._replaying = False

    def feed(self, entry: Answer) -> None:
        """Take one entry of a record for granted."""
        if entry.kind == "act":
            self._begin_act(entry.seat, entry.value)
        else:
            self._take(entry.seat, entry.value, entry.lane)

    def settle(self) -> None:
        """Go on over what needs no seat's answer: nothing left to choose from, Nature by itself."""
        if self.frames:
            self._withdraw_what_lost_its_object()
        while self.rng is not None and NATURE in self.waiting():
            asked, by = self._asked(NATURE), self._lane_of_nature()
            assert isinstance(asked, Chance)
            lane = None if by is None else by.seat
            self._take(NATURE, self._let_nature_answer(asked, lane), lane)
        self._drain()

    # -- events -----------------------------------------------------------------------------

    def _drain(self) -> None:
        """Collect what has been told since the last answer."""
        if self.told is None:
            return
        if self.state.events:
            self.told.extend(Told(len(self.log), event) for event in self.state.events)
        self.state.events = []

    def listen(self, told: list[Told]) -> None:
        """Begin to listen, with a log of what was told before."""
        self.told = told
        self.state.events = []

    def log_of(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What `seat` may know of what happened, from a ply on."""
        told = [t.event.veiled(seat) for t in self.told or () if t.ply >= since]
        return [event for event in told if event is not None]


def _from_nature(request: Any, outcome: Any, lane: Seat | None) -> Answer:
    seen = None if request.seen is None else tuple(request.seen)
    return Answer(NATURE, outcome, "answer", lane, seen)
