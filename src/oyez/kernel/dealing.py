"""Other matches that would look the same to a seat: what it cannot know is dealt anew."""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeVar

from oyez.kernel.answers import WITHDRAWN, Answer
from oyez.kernel.chance import Chance
from oyez.kernel.choices import plain
from oyez.kernel.copying import clone, clone_parts
from oyez.kernel.errors import NoDealFound, Refused
from oyez.kernel.events import State
from oyez.kernel.game import GameOver, Seen
from oyez.kernel.match import Match
from oyez.kernel.requests import AskAll, Commit, Each
from oyez.kernel.seats import NATURE, Seat
from oyez.kernel.views import hidden_from

S = TypeVar("S", bound=State)

# So many deals are tried; a game whose deals seldom agree with what was seen helps with `Seen`.
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


def guess(match: Match[S], seat: Seat, rng: Random) -> S:
    """The position as it stands, with what `seat` cannot see now dealt anew.

    It need not explain how the position came about, and no match can go on from it: it is for
    instinct, where `redeal` finds nothing.
    """
    state = clone(match.state_of(seat))
    state.events = None
    match.game.redeal(state, seat, rng)
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
        self._frame = match.frames[-1]
        self._hidden = hidden_from(match, seat)
        # How often others have answered what is sealed now is hidden, too.
        self._sealed = self._hidden.intersection(self._frame.unseen)
        self._shown = _shown_to(match, seat)
        self._seen = self._learnt()

    def on_another_deal(self) -> Match[Any]:
        """The match as it could be; Refused if this deal does not lead to what the seat knows."""
        match = self._match
        base = clone(self._base)
        match.game.redeal_after(base, self._seat, self._rng, self._seen)
        told = None if match.told is None else match.told[: match.told_at.get(self._ply, 0)]
        twin = match.rebuilt(self._ply, base, match.log[: self._ply], told)
        twin.settle()
        self._tell(twin)
        if _stands(twin) != _stands(match) or _shown_to(twin, self._seat) != self._shown:
            raise Refused("the other deal leads elsewhere")
        if twin.ply == match.ply:  # else it has barriers of its own, no earlier ones
            twin.barrier, twin.barrier_rule = match.barrier, match.barrier_rule
        twin.rng = self._rng
        return twin

    def _learnt(self) -> Seen:
        """What the seat has come to know in this step."""
        outcomes = [
            entry.value
            for index, entry in enumerate(self._match.log[self._ply :], self._ply)
            if entry.seat == NATURE and index not in self._hidden
        ]
        return Seen(outcomes, [c.shown for c in _commits_before(self._match, self._seat)])

    def _tell(self, twin: Match[Any]) -> None:
        for index, entry in enumerate(self._match.log[self._ply :], self._ply):
            if entry.kind == "withdrawn" or index in self._sealed:
                continue  # the other deal withdraws its own questions
            self._give(twin, entry, index in self._hidden)
            shown = _shown_to(twin, self._seat)
            if shown != self._shown[: len(shown)]:
                raise Refused("the seat has seen something else")
        if type(self._frame.request) is Each:
            self._play_lanes(twin)
        elif type(self._frame.request) is AskAll:
            self._seal(twin)

    def _give(self, twin: Match[Any], entry: Answer, hidden: bool) -> None:
        if entry.kind == "act":
            twin.act(entry.seat, entry.value)
            return
        asked = _asked(twin, entry.seat, entry.lane)
        value = _sample(asked, self._rng) if hidden else entry.value
        _answer(twin, entry.seat, entry.lane, value)

    def _seal(self, twin: Match[Any]) -> None:
        """Let the others whose answers are sealed answer anew."""
        for seat, value in self._frame.sealed.items():
            if seat != self._seat and value is not WITHDRAWN:
                twin.answer(seat, _sample(_asked(twin, seat, None), self._rng))

    def _play_lanes(self, twin: Match[Any]) -> None:
        """Let the others play their parts anew: to the end if they are done, else not so far."""
        for lane in self._frame.lanes.values():
            frame = twin.frames[-1]
            if lane.seat == self._seat or type(frame.request) is not Each:
                continue
            said = _sample_lane(frame.request, twin.state, lane.seat, self._rng)
            if not lane.done and said:
                said = said[: self._rng.randrange(len(said))]
            for speaker, value in said:
                _answer(twin, speaker, lane.seat if speaker == NATURE else None, value)


def _sample_lane(request: Each, state: Any, seat: Seat, rng: Random) -> list[tuple[Seat, Any]]:
    """All that a seat could say, and Nature to it, in its part of an `Each`, at random."""
    changes = request.changes
    flow = request.flow(clone(state) if changes is None else clone_parts(state, changes), seat)
    said: list[tuple[Seat, Any]] = []
    value: Any = None
    try:
        while True:
            asked: Any = flow.send(value)
            value = None
            if type(asked) is Commit:
                continue
            value = _sample(asked, rng) if asked.choices else WITHDRAWN
            if value is not WITHDRAWN:
                said.append((NATURE if isinstance(asked, Chance) else seat, value))
    except (StopIteration, GameOver):
        return said


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
    return asked.sample(rng) if isinstance(asked, Chance) else asked.choices.sample(rng)


def _answer(match: Match[Any], seat: Seat, lane: Seat | None, value: Any) -> None:
    if lane is None:
        match.answer(seat, value)
    else:
        match.answer_nature(lane, value)


def _commits_before(match: Match[Any], seat: Seat) -> list[Commit]:
    """What came out before `seat` in this step."""
    before = (commit for lane, commit in match.shown if lane in (None, seat))
    return [commit for commit in before if commit.seen is None or seat in commit.seen]


def _shown_to(match: Match[Any], seat: Seat) -> list[Any]:
    return [plain(commit.shown) for commit in _commits_before(match, seat)]


def _stands(match: Match[Any]) -> tuple[Any, ...]:
    """Where a match stands, as far as everybody can tell."""
    return match.ply_of(None), match.waiting(), match.outcome
