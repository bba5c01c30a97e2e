"""Other matches that would look the same to a seat: what it cannot know is dealt anew."""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeVar

from oyez.kernel.answers import Answer
from oyez.kernel.chance import Chance
from oyez.kernel.choices import plain
from oyez.kernel.copying import clone, clone_parts
from oyez.kernel.errors import NoDealFound, Refused
from oyez.kernel.events import State
from oyez.kernel.frames import Frame, Lane
from oyez.kernel.game import GameOver, Seen
from oyez.kernel.match import Match
from oyez.kernel.requests import Ask, Commit, Each
from oyez.kernel.seats import NATURE, Seat
from oyez.kernel.views import hidden_from

S = TypeVar("S", bound=State)

# So many deals are tried; a game whose deals seldom agree with what was seen helps with `Seen`.
TRIES: Final = 200


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
        self._hidden = hidden_from(match, seat)
        self._shown = _shown_to(match, seat)
        self._lanes = self._lanes_of_others()
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
        if not self._ends_alike(twin):
            raise Refused("the other deal leads elsewhere")
        if twin.ply == match.ply:  # else it has barriers of its own, no earlier ones
            twin.barrier, twin.barrier_rule = match.barrier, match.barrier_rule
        twin.rng = self._rng
        return twin

    def _tell(self, twin: Match[Any]) -> None:
        for index, entry in enumerate(self._match.log[self._ply :], self._ply):
            if entry.kind == "withdrawn" or index in self._lanes:
                continue  # the other deal withdraws its own questions
            self._give(twin, entry, index in self._hidden)
            if not self._agrees(twin):
                raise Refused("the seat has seen something else")
        for lane in self._match.frames[-1].lanes.values() if self._lanes else ():
            if lane.seat != self._seat:
                self._play_lane(twin, lane)

    def _give(self, twin: Match[Any], entry: Answer, hidden: bool) -> None:
        if entry.kind == "act":
            twin.act(entry.seat, entry.value)
        elif not hidden and entry.lane is not None:
            _answer_in_lane(twin, entry.lane, entry.value)
        elif not hidden:
            twin.answer(entry.seat, entry.value)
        else:
            asked = twin.question(entry.seat)
            if asked is None or not asked.choices:
                raise Refused("nothing is asked here in the other deal")
            twin.answer(entry.seat, asked.choices.sample(self._rng))

    def _agrees(self, twin: Match[Any]) -> bool:
        """Whether what has come out so far is what came out in the match."""
        shown = _shown_to(twin, self._seat)
        return shown == self._shown[: len(shown)]

    def _ends_alike(self, twin: Match[Any]) -> bool:
        """Whether the other deal leads to the same place, with all shown that was shown."""
        match = self._match
        alike = _stands(twin) == _stands(match) and _shown_to(twin, self._seat) == self._shown
        # The record shows how many entries it has, but for those of a phase still under way.
        return alike and (bool(self._lanes) or twin.ply == match.ply)

    # -- what a seat knows of this step -----------------------------------------------------------

    def _learnt(self) -> Seen:
        known = [
            entry
            for index, entry in enumerate(self._match.log[self._ply :], self._ply)
            if index not in self._hidden
        ]
        outcomes = [entry.value for entry in known if entry.seat == NATURE]
        return Seen(outcomes, [c.shown for c in _commits_before(self._match, self._seat)])

    # -- others' parts of a phase that all play at once -------------------------------------------

    def _lanes_of_others(self) -> set[int]:
        """The entries of others in an `Each` under way: how many there are is hidden, too."""
        frames = self._match.frames
        if len(frames) != 1 or type(frames[0].request) is not Each:
            return set()
        return self._hidden.intersection(frames[0].unseen)

    def _play_lane(self, twin: Match[Any], lane: Lane) -> None:
        """Let another seat play its part anew: to its end if it is done, else not to its end."""
        frame = twin.frames[-1]
        answers = _sample_lane(frame, twin.state, lane.seat, self._rng)
        if not lane.done:
            answers = answers[: min(lane.said, len(answers) - 1)]
        for value in answers:
            _answer_in_lane(twin, lane.seat, value)


def _sample_lane(frame: Frame, state: Any, seat: Seat, rng: Random) -> list[Any]:
    """All that a seat could say, and Nature to it, in its part of an `Each`, at random."""
    assert type(frame.request) is Each
    changes = frame.request.changes
    own = clone(state) if changes is None else clone_parts(state, changes)
    flow = frame.request.flow(own, seat)
    answers: list[Any] = []
    value: Any = None
    try:
        while True:
            asked: Any = flow.send(value)
            value = None
            if type(asked) is not Commit:
                if not asked.choices:
                    raise Refused("a question is withdrawn in the other deal")
                value = (
                    asked.sample(rng) if isinstance(asked, Chance) else asked.choices.sample(rng)
                )
                answers.append(value)
    except (StopIteration, GameOver):
        return answers


def _answer_in_lane(twin: Match[Any], seat: Seat, value: Any) -> None:
    """Answer whatever is asked in one seat's part, be it of the seat or of Nature."""
    lane = twin.frames[-1].lanes.get(seat) if twin.frames else None
    asked = None if lane is None else lane.request
    if asked is None:
        raise Refused("nothing is asked here in the other deal")
    if isinstance(asked, Ask):
        twin.answer(seat, value)
    else:
        twin.answer_nature(seat, value)


def _commits_before(match: Match[Any], seat: Seat) -> list[Commit]:
    """What came out before `seat` in this step."""
    before = (commit for lane, commit in match.shown if lane in (None, seat))
    return [commit for commit in before if commit.seen is None or seat in commit.seen]


def _shown_to(match: Match[Any], seat: Seat) -> list[Any]:
    return [plain(commit.shown) for commit in _commits_before(match, seat)]


def _stands(match: Match[Any]) -> tuple[Any, ...]:
    """Where a match stands, as far as everybody can tell."""
    return match.ply_of(None), match.waiting(), match.outcome
