"""Redealing: matches that a seat cannot tell from this one, with the unseen dealt anew."""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeVar

from msgspec import structs

from oyez.choices.basic import plain
from oyez.errors import NoDealFound, Refused
from oyez.kernel.answers import WITHDRAWN, Answer
from oyez.kernel.chance import ChanceRequest
from oyez.kernel.frames import Frame
from oyez.kernel.match import Match
from oyez.kernel.orders import wants_to_be_asked
from oyez.kernel.requests import AskAll, Commit, Each
from oyez.kernel.rules import GameOver, StepKnowledge
from oyez.kernel.visibility import hidden_from
from oyez.state.copying import clone, clone_parts
from oyez.state.seats import NATURE, Seat
from oyez.state.state import StandingOrder, State

S = TypeVar("S", bound=State)

# Deals tried; a game whose deals seldom agree with what was seen uses `StepKnowledge`.
TRIES: Final = 500


def redeal(match: Match[S], seat: Seat | None, rng: Random, tries: int = TRIES) -> Match[S]:
    """A match that `seat` (None: a spectator) cannot tell from this one: the unseen is dealt anew.

    Answers hidden from the seat are given anew as well. A deal in which something that the seat did
    see could not have happened is thrown away. If none is left, NoDealFound: the true deal is never
    handed out instead. When a match is over nothing is hidden, and nothing is dealt anew.
    """
    if not match.keep:
        raise ValueError("a match that keeps nothing cannot be dealt anew")
    if match.over:
        return _copy(match, rng)
    retelling = _Retelling(match, NATURE if seat is None else seat, rng)
    for _ in range(tries):
        try:
            return retelling.on_another_deal()
        except Refused:
            continue
    raise NoDealFound(f"none of {tries} deals explains what seat {seat} has seen")


def redeal_position(match: Match[S], seat: Seat, rng: Random) -> S:
    """The position as it stands, with what `seat` cannot see now dealt anew.

    It need not explain how the position came about, and no match can go on from it: it is for
    instinct, where `redeal` finds nothing.
    """
    state = clone(match.state_of(seat))
    state.events = None
    match.game.redeal(state, seat, rng)
    state.orders = _own_orders(state, seat)
    return state


def _copy(match: Match[S], rng: Random) -> Match[S]:
    twin = match.clone(rng)
    if match.told is not None:
        twin.listen(match.told.copy())
        twin.told_at = match.told_at.copy()
    return twin


class _Retelling:
    """The answers of a step, to be played on other deals as one seat knows them."""

    def __init__(self, match: Match[Any], seat: Seat, rng: Random) -> None:
        self._match, self._seat, self._rng = match, seat, rng
        self._ply, self._base = match.bases[-1]
        self._hidden = hidden_from(match, seat, self._ply)
        # How often others have answered what is sealed now is hidden, too.
        self._sealed = self._hidden.intersection(i for f in match.frames for i in f.unseen)
        self._before_acts = self._frames_before_acts()
        self._shown = _shown_to(match, seat)
        self._seen = self._learnt()

    def on_another_deal(self) -> Match[Any]:
        """The match as it could be; Refused if this deal does not lead to what the seat knows."""
        match = self._match
        base = clone(self._base)
        match.game.redeal_after(base, self._seat, self._rng, self._seen)
        base.orders = self._orders_at_first()
        told = None if match.told is None else match.told[: match.told_at.get(self._ply, 0)]
        twin = match.rebuilt(self._ply, base, match.log[: self._ply], told)
        twin.settle()
        self._tell(twin)
        if _stands(twin) != _stands(match) or _shown_to(twin, self._seat) != self._shown:
            raise Refused("the other deal leads elsewhere")
        if twin.ply == match.ply:  # else it has barriers of its own, no earlier ones
            twin.barrier, twin.barrier_rule = match.barrier, match.barrier_rule
        twin.copy_phase_counts(match)
        twin.rng = self._rng
        return twin

    def _learnt(self) -> StepKnowledge:
        """What the seat has come to know in this step."""
        outcomes = [
            entry.value
            for index, entry in enumerate(self._match.log[self._ply :], self._ply)
            if entry.seat == NATURE and index not in self._hidden
        ]
        return StepKnowledge(outcomes, [c.shown for c in _commits_before(self._match, self._seat)])

    def _frames_before_acts(self) -> dict[int, Frame]:
        """What is sealed still, as it was when somebody acted: by the act's place in the record."""
        match, found = self._match, dict[int, Frame]()
        for index, entry in enumerate(match.log[self._ply :], self._ply):
            if entry.kind == "act":
                frames = match.rebuilt(self._ply, self._base, match.log[:index]).frames
                now = match.frames[len(frames) - 1 : len(frames)]
                if now and now[0].put_at == frames[-1].put_at:
                    found[index] = frames[-1]
        return found

    def _tell(self, twin: Match[Any]) -> None:
        for index, entry in enumerate(self._match.log[self._ply :], self._ply):
            if entry.kind == "withdrawn" or index in self._sealed:
                continue  # the other deal withdraws its own questions
            if entry.quiet and index in self._hidden:
                continue  # nobody there has done what this seat has not noticed
            if index in self._before_acts:
                self._catch_up(twin, self._before_acts[index])
            self._adjust_orders(twin, index + 1)
            self._give(twin, entry, index in self._hidden)
            shown = _shown_to(twin, self._seat)
            if shown != self._shown[: len(shown)]:
                raise Refused("the seat has seen something else")
        self._catch_up(twin, self._match.frames[-1])

    def _orders_at_first(self) -> dict[Seat, dict[str, StandingOrder]]:
        """The seat's own orders, and of the others' what showed at the first such moment."""
        orders = _own_orders(self._base, self._seat)
        for moment, asked in self._asked_from(self._ply).items():
            for other in asked:
                if other != self._seat:
                    orders.setdefault(other, {})[moment] = StandingOrder()
        return orders

    def _asked_from(self, place: int) -> dict[str, tuple[Seat, ...]]:
        """Who was asked at the first moment of each kind, from a place of the record on."""
        found: dict[str, tuple[Seat, ...]] = {}
        for put_at, moment, asked in self._match.called:
            if put_at >= place:
                found.setdefault(moment, asked)
        return found

    def _adjust_orders(self, twin: Match[Any], place: int) -> None:
        """Let the others have ordered what shows at the next moments, whenever they really did."""
        if not self._match.called or NATURE in twin.waiting():
            return
        for moment, asked in self._asked_from(place).items():
            for other in map(Seat, range(twin.seats)):
                wants = wants_to_be_asked(twin.state.orders, other, moment)
                if other != self._seat and wants != (other in asked):
                    twin.order(other, ("drop" if wants else "ask", moment))

    def _give(self, twin: Match[Any], entry: Answer, hidden: bool) -> None:
        """Say an entry again, or something else in its place if the seat does not know it."""
        if entry.kind == "ordered" and entry.seat != self._seat:
            entry = structs.replace(entry, kind="answer", lane=None)
        if hidden:
            value = _sample(_asked(twin, entry.seat, entry.lane), self._rng)
            entry = structs.replace(entry, value=value)
        twin.replay_entry(entry)

    def _catch_up(self, twin: Match[Any], frame: Frame) -> None:
        """Let the others say under seal as much as they had said when this was asked."""
        if not twin.frames or type(twin.frames[-1].request) is not type(frame.request):
            raise Refused("something else is asked in the other deal")
        if type(frame.request) is Each:
            for lane in frame.lanes.values():
                if lane.seat != self._seat:
                    self._play_lane(twin, lane.seat, lane.done)
        elif type(frame.request) is AskAll:
            missing = [seat for seat in frame.sealed if seat not in twin.frames[-1].sealed]
            for seat in missing:
                twin.answer(seat, _sample(_asked(twin, seat, None), self._rng))

    def _play_lane(self, twin: Match[Any], seat: Seat, done: bool) -> None:
        """Let another seat play its part: to its end if it is done, else not so far."""
        frame = twin.frames[-1]
        if type(frame.request) is not Each or seat not in frame.lanes:
            raise Refused("this phase is over in the other deal")
        before = frame.lanes[seat].answers
        said = _sample_lane(frame.request, twin.state, seat, before, self._rng)
        if not done and said:
            said = said[: self._rng.randrange(len(said))]
        for asked, value in said:
            _answer(twin, seat, asked, value)


def _sample_lane(
    request: Each, state: Any, seat: Seat, before: list[Any], rng: Random
) -> list[tuple[Any, Any]]:
    """What a seat could go on to say, and Nature to it, in its part: questions and answers."""
    changes = request.changes
    flow = request.flow(clone(state) if changes is None else clone_parts(state, changes), seat)
    said: list[tuple[Any, Any]] = []
    known, value = iter(before), None
    try:
        while True:
            asked: Any = flow.send(value)
            value = None
            if type(asked) is Commit:
                continue
            value = next(known, None)
            if value is None:
                value = _sample(asked, rng) if asked.choices else WITHDRAWN
                if value is not WITHDRAWN:
                    said.append((asked, value))
    except (StopIteration, GameOver):
        return said


def _answer(match: Match[Any], seat: Seat, asked: Any, value: Any) -> None:
    """Answer in one seat's part of an `Each`, for the seat or for Nature."""
    if isinstance(asked, ChanceRequest):
        match.answer_nature(seat, value)
    else:
        match.answer(seat, value)


def _asked(match: Match[Any], seat: Seat, lane: Seat | None) -> Any:
    """What a seat, or Nature in somebody's part, has to answer; Refused if nothing."""
    if not match.frames:
        raise Refused("the other deal is over")
    if lane is None:
        question = match.question(seat)
        asked: Any = None if question is None else question
    else:
        part = match.frames[-1].lanes.get(lane)
        asked = None if part is None else part.request
    if asked is None or not asked.choices:
        raise Refused("nothing is asked here in the other deal")
    return asked


def _sample(asked: Any, rng: Random) -> Any:
    return asked.sample(rng) if isinstance(asked, ChanceRequest) else asked.choices.sample(rng)


def _own_orders(s: State, seat: Seat) -> dict[Seat, dict[str, StandingOrder]]:
    return {seat: s.orders[seat].copy()} if seat in s.orders else {}


def _commits_before(match: Match[Any], seat: Seat) -> list[Commit]:
    """What came out before `seat` in this step."""
    before = (commit for lane, commit in match.shown if lane in (None, seat))
    return [commit for commit in before if commit.seen is None or seat in commit.seen]


def _shown_to(match: Match[Any], seat: Seat) -> list[Any]:
    return [plain(commit.shown) for commit in _commits_before(match, seat)]


def _stands(match: Match[Any]) -> tuple[Any, ...]:
    """Where a match stands, as far as everybody can tell."""
    return match.ply_of(None), match.waiting(), match.outcome
