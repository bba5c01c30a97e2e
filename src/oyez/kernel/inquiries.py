"""Read-only questions about a match, for code outside the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from oyez.errors import StalePly
from oyez.kernel.answers import Answer
from oyez.kernel.frames import Question
from oyez.kernel.match import Match
from oyez.kernel.requests import AskAll, Each
from oyez.kernel.undo import can_undo, open_phase, undo_point
from oyez.state.seats import NATURE, Seat


class StepBoundary(Struct, frozen=True):
    """A state from which a match can be resumed, with the plies and events before it."""

    ply: int
    state: Any
    told: int = 0


# -- step boundaries ------------------------------------------------------------------------------


def boundary(match: Match[Any]) -> StepBoundary:
    """The latest step boundary; the position itself where none is kept."""
    return _kept(match, -1)


def earliest_boundary(match: Match[Any]) -> StepBoundary:
    """The earliest step boundary that is still kept; the position itself where none is."""
    return _kept(match, 0)


def _kept(match: Match[Any], place: int) -> StepBoundary:
    if not match.bases:
        return StepBoundary(match.ply, match.state, len(match.told or ()))
    ply, state = match.bases[place]
    return StepBoundary(ply, state, match.told_at.get(ply, 0))


def step_began(match: Match[Any]) -> int:
    """The ply at which the step began that is under way; 0 where that is not kept."""
    return match.bases[-1][0] if match.bases else 0


def answers_since(match: Match[Any], seat: Seat) -> list[Answer]:
    """The answers since the latest boundary, without those that others have given under seal."""
    sealed = {i for f in match.frames if type(f.request) is AskAll for i in f.unseen}
    ply = step_began(match)
    return [
        entry
        for index, entry in enumerate(match.log[ply:], ply)
        if entry.seat == seat or index not in sealed
    ]


# -- what is seen of it ---------------------------------------------------------------------------


def at_public_question(match: Match[Any]) -> bool:
    """Whether all agree where the match stands: a seat is asked, and nothing lies under seal."""
    if match.over:
        return True
    return not any(frame.unseen for frame in match.frames) and NATURE not in match.waiting()


def is_noticeable(match: Match[Any]) -> bool:
    """Whether everybody may notice that something was done just now, by its time for instance."""
    hushed = bool(match.log) and match.log[-1].quiet and not match.over
    return not hushed and not (match.frames and match.frames[-1].unseen)


def plays_in_lanes(match: Match[Any]) -> bool:
    """Whether seats play at once, each on a state of its own."""
    return bool(match.frames and match.frames[-1].lanes)


# -- what an answer or a take-back would do -------------------------------------------------------


def answers_sealed(match: Match[Any], seat: Seat) -> bool:
    """Whether what `seat` answers now stays under seal until others have answered too."""
    return match.question(seat) is not None and type(match.frames[-1].request) is AskAll


def sealed_answers(match: Match[Any]) -> Mapping[Seat, Any]:
    """What seats have answered that is not opened yet; each may know its own."""
    return match.frames[-1].sealed if match.frames else {}


def last_to_play(match: Match[Any], seat: Seat) -> bool:
    """Whether all others are done with a phase that is played at once: `seat` may end it."""
    lanes = match.frames[-1].lanes if match.frames else {}
    return bool(lanes) and all(lane.done for owner, lane in lanes.items() if owner != seat)


def lane_phase_ply(match: Match[Any]) -> int | None:
    """Which phase is played at once, each seat for itself, by the ply at which it was put."""
    return match.frames[-1].put_at if plays_in_lanes(match) else None


def can_think_again(match: Match[Any], seat: Seat) -> bool:
    """Whether `seat` goes on, and may take back what it said last before anybody else speaks."""
    return not match.over and seat in match.waiting() and can_undo(match, seat)


def undo_is_own(match: Match[Any], seat: Seat) -> bool:
    """Whether only the plies of `seat` change when it takes back; CannotUndo if it cannot."""
    place, frame = undo_point(match, seat), match.frames[-1]
    if open_phase(match) is not None:
        return True
    return isinstance(frame.request, AskAll | Each) and place >= frame.asked_at


def watch_reveals(match: Match[Any]) -> None:
    """Note from now on what comes out."""
    match.revealed = []


def has_revealed(match: Match[Any], seat: Seat) -> bool:
    """Whether a secret has come out before `seat` since that was noted."""
    shown = [commit for commit in match.revealed or () if commit.shown is not None]
    return any(commit.seen is None or seat in commit.seen for commit in shown)


# -- copies ---------------------------------------------------------------------------------------


def stop_listening(match: Match[Any]) -> None:
    """Let nobody listen any more: what happens from now on is not told."""
    match.told = match.state.events = None


def share_undo_history(match: Match[Any], twin: Match[Any]) -> None:
    """Let a copy, or another deal, take back and give again as much as the match itself can."""
    own = list(twin.bases)
    twin.bases.clear()
    twin.bases.extend([*list(match.bases)[: -1 if own else None], *own])
    twin.redo_log = match.redo_log.copy()


def check_ply(question: Question, ply: int) -> None:
    """StalePly if something is meant for another ply than that of the question."""
    if ply != question.ply:
        words = f"that was said for ply {ply}; the ply now is {question.ply}"
        raise StalePly(words, question.rule)
