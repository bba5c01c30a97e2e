"""A match: the state at the last step boundary, and the answers given since."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from oyez.errors import BrokenRules, NotAmongChoices, NotYourQuestion, Reason, StalePly
from oyez.kernel import acts, lanes
from oyez.kernel.answers import WITHDRAWN, Answer
from oyez.kernel.chance import ChanceRequest
from oyez.kernel.frames import DONE, NOT_YET, Frame, OpenPhaseProgress
from oyez.kernel.orders import UNORDERED, order_applies, order_key, ordered_answer
from oyez.kernel.position import Position
from oyez.kernel.requests import Ask, AskAll, AskIfOrdered, Commit, Each, OpenPhase, rule_of
from oyez.kernel.rules import GameOver, Outcome, Rules
from oyez.kernel.seeds import DealSeed
from oyez.state.copying import clone
from oyez.state.events import LoggedEvent, Obeyed
from oyez.state.seats import NATURE, Seat
from oyez.state.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=State)


class Match(Position[S]):
    """One match of a game. With an `rng` Nature answers by itself; without, it is answered for.

    With a `DealSeed` for it, the match is one of all those that are dealt the same.

    A match that does not `keep` where its steps began is played on faster, for a simulation; there
    is no way back in it, and it cannot be copied.
    """

    def __init__(
        self,
        game: Rules[S, Any],
        seats: int,
        options: Struct | None = None,
        *,
        rng: Random | DealSeed | None = None,
        listen: bool = False,
        keep: bool = True,
        _since: tuple[int, S, list[Answer], list[LoggedEvent] | None, list[int]] | None = None,
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
        self.next_step()
        self.run(None)
        self._drain()

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
                self.run(found)
            else:
                self._take(seat, found)
        else:
            lane = self._part_of_nature()
            self._log_nature(ask, found, lane)
            self._take(seat, found, lane)
        if self.told is not None:
            self._drain()

    def answer_nature(self, lane: Seat, value: object) -> None:
        """Answer for Nature in one seat's part of a common phase."""
        ask = self._nature_in(lane)
        found = ask.choices.find(value)
        self._log_nature(ask, found, lane)
        self._take(NATURE, found, lane)
        self._drain()

    def replay_entry(self, entry: Answer) -> None:
        """Give again what an entry of a record says; what comes by itself will."""
        if entry.kind == "act":
            self.act(entry.seat, entry.value)
        elif entry.kind == "order":
            self.order(entry.seat, entry.value)
        elif entry.kind == "answer" and entry.lane is not None:
            self.answer_nature(entry.lane, entry.value)
        elif entry.kind == "answer":
            self.answer(entry.seat, entry.value)

    def replay_plain_entry(self, entry: Answer) -> None:
        """Give again what an entry says in plain data."""
        if entry.kind == "act":
            self.act_plain(entry.seat, entry.value)
        elif entry.kind == "order":
            self.order_plain(entry.seat, entry.value)
        elif entry.kind == "answer" and entry.lane is not None:
            value = self._nature_in(entry.lane).choices.parse(entry.value)
            self.answer_nature(entry.lane, value)
        elif entry.kind == "answer":
            self.answer_plain(entry.seat, entry.value)

    def _nature_in(self, lane: Seat) -> ChanceRequest:
        """What Nature is asked in one seat's part of a common phase; refused if nothing."""
        frame = self.frames[-1] if self.frames else None
        asked: Any = None
        if frame is not None and frame.by == lane:
            asked = frame.request
        elif frame is not None and lane in frame.lanes:
            asked = frame.lanes[lane].request
        if not isinstance(asked, ChanceRequest):
            raise self._not_asked(NATURE)
        return asked

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
        self._check_open(seat, ply)
        found = self.anytime(seat).find(value)
        parties = self._parties(seat, found)
        if parties is None:
            self.redo_log.clear()
        else:
            self.redo_log = [entry for entry in self.redo_log if entry.seat not in parties]
        entry = Answer(seat, found, "act", None, parties, parties is not None)
        self._note(entry)
        acts.begin_act(self, entry)
        self._drain()

    def act_plain(self, seat: Seat, raw: object, ply: int | None = None) -> None:
        """Do something out of turn, said in plain data."""
        self._check_open(seat, ply)
        self.act(seat, self.anytime(seat).parse(raw), ply)

    def order(self, seat: Seat, value: object) -> None:
        """Give a standing order, or take one back; nobody else notices."""
        self._check_open(seat, None)
        entry = Answer(seat, self.orders_open_to(seat).find(value), "order", None, (seat,), True)
        self._note(entry)
        acts.keep_order(self, entry)
        self.settle()

    def order_plain(self, seat: Seat, raw: object) -> None:
        """Give a standing order, said in plain data."""
        self._check_open(seat, None)
        self.order(seat, self.orders_open_to(seat).parse(raw))

    def _put_to(self, seat: Seat, ply: int | None) -> Ask | ChanceRequest:
        """The question that `seat` may answer; refused if there is none, or not at this ply."""
        frames = self.frames
        if len(frames) == 1:
            asked = frames[0].request
            first = frames[0].held is None and not self.quiet
            if type(asked) is Ask and asked.seat == seat and ply == frames[0].asked_at and first:
                return asked
        ask = self._asked(seat)
        if ask is None:
            raise self._not_asked(seat)
        if ply is not None and ply != self.ply_of(seat):
            raise self._stale(seat, ply, ask.rule)
        return ask

    def _check_open(self, seat: Seat, ply: int | None) -> None:
        """Refuse what is done out of turn if nobody may now, or not at this ply."""
        if self.over or seat not in range(self.seats) or NATURE in self.waiting():
            raise self._not_asked(seat)
        if ply is not None and ply != self.ply_of(seat):
            raise self._stale(seat, ply)

    def _parties(self, seat: Seat, act: Any) -> tuple[Seat, ...] | None:
        """Who may know of an act; refused if it would show in what lies under seal."""
        known = self.game.parties(self.state, seat, act)
        if known is None:
            return None
        parties = tuple(sorted({seat, *known}))
        frame = self.frames[-1]
        done = {lane.seat for lane in frame.lanes.values() if lane.done}
        for party in parties:
            if party in frame.sealed or party in done:
                reason = Reason("private-under-seal", about={"seat": party})
                raise NotAmongChoices(reason.words(), reason=reason)
        return parties

    def _not_asked(self, seat: Seat) -> NotYourQuestion:
        if self.over:
            return NotYourQuestion("the match is over: nobody is asked anything")
        asked = ", ".join("Nature" if s == NATURE else f"seat {s}" for s in self.waiting())
        words = f"seat {seat} is not being asked: the question is put to {asked}"
        return NotYourQuestion(words, rule_of(self.frames[-1].request))

    def _stale(self, seat: Seat, ply: int, rule: str = "") -> StalePly:
        return StalePly(f"that was said for ply {ply}; the ply now is {self.ply_of(seat)}", rule)

    # -- running the rules ------------------------------------------------------------------

    def next_step(self) -> None:
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
        if self.called:
            self.called = []
        self.begun_at = len(self.log)
        if self.keep:
            self.bases.append((self.begun_at, clone(self.state)))
        frame = Frame(self.game.step(self.state))
        if self.frames and self.frames[0].opened:
            frame.phase = self.frames[0].phase
        self.frames = [frame]

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
            lanes.send(self, frame, playing, value)
            lanes.go_on(self, frame, playing)
            self._run_if_all_in(frame)
        elif type(request) is OpenPhase:
            self.run(self._heard(frame, seat, value))
        else:
            self.run(value)

    def _heard(self, frame: Frame, seat: Seat, value: Any) -> tuple[Seat, Any]:
        """One seat's answer in an open phase, as the flow is sent it."""
        assert frame.phase is not None
        frame.phase.count(seat)
        frame.by = seat
        return seat, value

    def run(self, value: Any) -> None:  # noqa: C901 - the one hot loop, kept in one piece
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
                    done = self.frames.pop()
                    acts.after_act(self, done.parties is not None)
                    return
                self.next_step()
                value = None
                continue
            frame.request = request
            frame.put_at = frame.asked_at = len(self.log)
            if type(request) is Ask:
                if frame.by is not None:
                    self._check_may_ask(frame)
                if self._replaying:
                    return
                request.forget_choices()
                if request.choices and not self.heeds_orders:
                    return
                value = self.automatic_answer(request)
                if value is NOT_YET:
                    return
            elif isinstance(request, ChanceRequest):
                if frame.by is not None:
                    self._settle_floor(frame, Reason("undo-chance"))
                if self._replaying or self.rng is None:
                    return
                value = self._let_nature_answer(request, self._part_of_nature())
            else:
                value = self._begin(frame, request)
                if value is NOT_YET:
                    return

    def _begin(self, frame: Frame, request: object) -> Any:
        """Put a request that is no plain question; what it comes to if nobody has to answer."""
        if type(request) is Commit:
            self._commit(frame, request)
            return None
        self._check_may_ask(frame)
        if type(request) is OpenPhase:
            return self._open(frame, request)
        if type(request) is AskIfOrdered:
            request = frame.request = self._narrowed(request)
        if type(request) is AskAll:
            self._answer_by_themselves(frame, request)
        elif type(request) is Each:
            lanes.begin_lanes(self, frame, request)
        else:
            raise BrokenRules(f"a flow of {self.game.id} yielded {request!r}, not a request")
        return self._all_in(frame)

    def _commit(self, frame: Frame, commit: Commit) -> None:
        """From here on nothing before can be taken back: by nobody, or by the seat heard."""
        self.shown.append((None, commit))
        if self.revealed is not None:
            self.revealed.append(commit)
        self._settle_floor(frame, Reason("undo-known", commit.rule))
        if frame.parties is None:
            self.barrier, self.barrier_rule = len(self.log), commit.rule

    def _settle_floor(self, frame: Frame, reason: Reason) -> None:
        """What the seat heard in an open phase has done so far can no more be taken back."""
        phase = self.frames[0].phase if self.frames[0].opened else None
        if phase is not None and frame.by is not None:
            phase.settle(frame.by, reason)

    def _check_may_ask(self, frame: Frame) -> None:
        """Where asking somebody would hold up or tell those whom it does not concern."""
        if frame.parties is not None:
            raise BrokenRules("a private act asks nobody: others would notice")
        if frame.opened and frame.by is not None:
            raise BrokenRules("a step of an open phase asks nobody but Nature after its answer")

    def _open(self, frame: Frame, request: OpenPhase) -> Any:
        """Put the questions of an open phase."""
        if len(self.frames) > 1 or self.begun_at != len(self.log):
            raise BrokenRules("an open phase is asked for at the beginning of a step")
        if not request.asks:
            raise BrokenRules("an open phase in which nobody is asked")
        frame.opened = True
        if frame.phase is None:
            frame.phase = OpenPhaseProgress(len(self.log))
        if self.keep:
            frame.phase.keep(*self.bases[-1])
        return self._heard_by_order(frame, request)

    def _heard_by_order(self, frame: Frame, request: OpenPhase) -> Any:
        """The first answer in an open phase that a seat has ordered."""
        for seat in self.state.orders:
            ask = request.asks.get(seat)
            if ask is not None and (value := self.automatic_answer(ask)) is not NOT_YET:
                return self._heard(frame, seat, value)
        return NOT_YET

    def _narrowed(self, call: AskIfOrdered) -> AskAll:
        """The questions to those who have ordered to be asked at such a moment, or what to say."""
        heard = AskAll({})
        for seat, ask in call.asks.items():
            if order_applies(self.game, self.state, ask):
                heard.asks[seat] = ask
        self.called.append((len(self.log), call.prompt, tuple(heard.asks)))
        return heard

    def _all_in(self, frame: Frame) -> Any:
        """What several seats have said, shown to everybody once the last of them is done."""
        request = frame.request
        if type(request) is AskAll and len(frame.sealed) == len(request.asks):
            said = {seat: frame.sealed[seat] for seat in request.asks}
        elif type(request) is Each and all(lane.done for lane in frame.lanes.values()):
            said = self._merged(frame, request)
        else:
            return NOT_YET
        if frame.unseen:
            self.barrier, self.barrier_rule = len(self.log), ""
        frame.sealed, frame.lanes, frame.unseen = {}, {}, []
        return said

    def _run_if_all_in(self, frame: Frame) -> None:
        said = self._all_in(frame)
        if said is not NOT_YET:
            self.run(said)

    def go_on(self) -> None:
        """Go on over what nobody has to answer."""
        frame = self.frames[-1]
        request = frame.request
        if type(request) is Ask:
            value = self.automatic_answer(request)
            if value is not NOT_YET:
                self.run(value)
            return
        if type(request) is OpenPhase:
            said = self._heard_by_order(frame, request)
            if said is not NOT_YET:
                self.run(said)
            return
        if type(request) is AskAll:
            self._answer_by_themselves(frame, request)
        for lane in frame.lanes.values():
            lanes.go_on(self, frame, lane)
        self._run_if_all_in(frame)

    def _merged(self, frame: Frame, request: Each) -> dict[Seat, Any]:
        try:
            return lanes.merged(self, frame, request)
        except GameOver:
            self._end(self.game.outcome(self.state))
            return {}

    def automatic_answer(self, request: Any, lane: Seat | None = None) -> Any:
        """The answer that comes by itself, or NOT_YET.

        It comes from Nature, from a standing order, or because there is nothing to choose from.
        """
        if self._replaying or request is None:
            return NOT_YET
        if isinstance(request, ChanceRequest):
            return NOT_YET if self.rng is None else self._let_nature_answer(request, lane)
        if not request.choices:
            self.log.append(Answer(request.seat, WITHDRAWN, "withdrawn", lane))
            return WITHDRAWN
        return self._by_order(request, lane) if self.heeds_orders else NOT_YET

    def _by_order(self, ask: Ask, lane: Seat | None) -> Any:
        value = ordered_answer(self.game, self.state_of(ask.seat), ask)
        if value is UNORDERED:
            return NOT_YET
        seen = (ask.seat,) if ask.secret else None
        self._drain()
        self.log.append(Answer(ask.seat, value, "ordered", lane, seen))
        self._tell_obeyed(ask, value)
        return value

    def _tell_obeyed(self, ask: Ask, value: Any) -> None:
        """Tell a seat which of its orders has answered."""
        if self.state.events is not None:
            key = order_key(self.game, self.state_of(ask.seat), ask)
            self.state.tell(Obeyed, ask.seat, ask.prompt, value, key)

    def _let_nature_answer(self, request: ChanceRequest, lane: Seat | None = None) -> Any:
        rng = self.rng
        assert rng is not None
        self._drain()
        if isinstance(rng, DealSeed):
            outcome = request.dealt(rng, self._name_of(request))
        else:
            outcome = request.sample(rng)
        self._log_nature(request, outcome, lane)
        return outcome

    def _name_of(self, request: ChanceRequest) -> str:
        """What a chance is called in a deal: by its name, or by its place in the record."""
        if request.name:
            return f"name {request.name}"
        return f"place {sum([entry.seat == NATURE for entry in self.log])}"

    def _log_nature(self, request: Any, outcome: Any, lane: Seat | None) -> None:
        """Write down what Nature has said; within a private act, only for its parties."""
        seen = None if request.seen is None else tuple(request.seen)
        parties = self.frames[-1].parties
        if parties is None:
            self.log.append(Answer(NATURE, outcome, "answer", lane, seen))
            return
        known = parties if seen is None else tuple(s for s in parties if s in seen)
        self._note(Answer(NATURE, outcome, "answer", lane, known, True))

    def _note(self, entry: Answer) -> None:
        """Write down what perhaps not everybody notices."""
        if entry.quiet:
            self.quiet.append(len(self.log))
        self.log.append(entry)

    def close(self, outcome: Outcome) -> None:
        """End the match from outside, where it stands: nobody plays it on."""
        self._end(outcome)
        self.redo_log = []

    # -- sealed answers ---------------------------------------------------------------------

    def _answer_by_themselves(self, frame: Frame, request: AskAll) -> None:
        """Seal what needs nobody's answer."""
        for seat, ask in request.asks.items():
            if seat not in frame.sealed and (value := self.automatic_answer(ask)) is not NOT_YET:
                frame.sealed[seat] = value
                frame.unseen.append(len(self.log) - 1)

    # -- copies -----------------------------------------------------------------------------

    def clone(self, rng: Random | None = None) -> Match[S]:
        """An independent copy, where Nature is played by `rng`, never by this match's own."""
        if not self.keep:
            raise ValueError("a match that keeps nothing cannot be copied")
        ply, base = self.bases[-1] if self.bases else (self.ply, self.state)
        twin = self.rebuilt(ply, base, self.log)
        twin.barrier, twin.barrier_rule = self.barrier, self.barrier_rule
        twin.copy_phase_counts(self)
        twin.rng = rng
        if rng is not None and NATURE in twin.waiting():
            twin.settle()
        return twin

    def copy_phase_counts(self, other: Match[S]) -> None:
        """Count in an open phase as another match does that stands at the same place."""
        if self.frames and other.frames and other.frames[0].phase is not None:
            self.frames[0].phase = other.frames[0].phase.copy()

    def rebuilt(
        self, ply: int, base: S, log: list[Answer], told: list[LoggedEvent] | None = None
    ) -> Match[S]:
        """A match that stands at the end of `log`, from a state at `ply` on.

        Nobody listens to it, unless it is given what was `told` until then.
        """
        quiet = [place for place in self.quiet if place < ply]
        since = (ply, base, log, told, quiet)
        twin = Match(self.game, self.seats, self.options, _since=since)
        twin.start = self.start
        return twin

    @staticmethod
    def resumed(
        game: Rules[T, Any],
        seats: int,
        options: Any,
        ply: int,
        base: T,
        log: list[Answer],
        told: list[LoggedEvent] | None = None,
    ) -> Match[T]:
        """A match that goes on from a state at a step boundary and the answers since."""
        quiet = [place for place, entry in enumerate(log[:ply]) if entry.quiet]
        return Match(game, seats, options, _since=(ply, base, log, told, quiet))

    def _resume(
        self,
        game: Rules[S, Any],
        seats: int,
        options: Any,
        ply: int,
        base: S,
        log: list[Answer],
        told: list[LoggedEvent] | None,
        quiet: list[int],
    ) -> None:
        self._start(game.with_edition(options), seats, clone(base), ply, None, False)
        self.options = options
        if told is not None:
            self.listen(told)
            self.told_at[ply] = len(told)
        self.quiet = quiet
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
        self.run(None)
        for entry in log[ply:]:
            self._note(entry)
            self.apply_recorded(entry)
        self._replaying = False

    def apply_recorded(self, entry: Answer) -> None:
        """Take one entry of a record for granted."""
        if entry.kind == "act":
            acts.begin_act(self, entry)
        elif entry.kind == "order":
            acts.keep_order(self, entry)
        else:
            ask = self._asked(entry.seat) if entry.kind == "ordered" else None
            if isinstance(ask, Ask):
                self._tell_obeyed(ask, entry.value)
            self._take(entry.seat, entry.value, entry.lane)

    def settle(self) -> None:
        """Go on over what needs no seat's answer: nothing left to choose from, Nature by itself."""
        if self.frames:
            self.go_on()
        while self.rng is not None and NATURE in self.waiting():
            asked, lane = self._asked(NATURE), self._part_of_nature()
            assert isinstance(asked, ChanceRequest)
            self._take(NATURE, self._let_nature_answer(asked, lane), lane)
        self._drain()

    # -- events -----------------------------------------------------------------------------

    def _drain(self) -> None:
        """Collect what has been told since the last answer."""
        if self.told is None:
            return
        if self.state.events:
            self.told.extend(LoggedEvent(len(self.log), event) for event in self.state.events)
        self.state.events = []

    def listen(self, told: list[LoggedEvent]) -> None:
        """Begin to listen, with a log of what was told before."""
        self.told = told
        self.state.events = []
