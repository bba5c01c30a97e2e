"""Taking back: to the last point since which nobody else has learnt anything. No game has a say."""

from __future__ import annotations

from typing import Any

from oyez.kernel.answers import Answer
from oyez.kernel.errors import CannotUndo, Reason
from oyez.kernel.match import Match
from oyez.kernel.requests import Ask
from oyez.kernel.seats import NATURE, Seat

_CHANCE = "chance has spoken since"
_PASSED = "the turn has passed, and others have seen how it ended"
_KNOWN = "what came of it is known, or cannot be taken back"


def undo(match: Match[Any], seat: Seat) -> None:
    """Take back the latest answer of `seat`; CannotUndo says why if that is not possible."""
    index = undo_point(match, seat)
    taken = match.log[index]
    kept = match.log[:index]
    if index >= match.frames[-1].asked_at:
        kept += [e for e in match.log[index + 1 :] if seat not in (e.seat, e.lane)]
    redo_log = [*match.redo_log, taken]
    _rewind(match, index, kept)
    match.redo_log = redo_log


def redo(match: Match[Any], seat: Seat) -> None:
    """Give again the answer that `seat` last took back."""
    own = [place for place, entry in enumerate(match.redo_log) if entry.seat == seat]
    if not own:
        raise CannotUndo(f"seat {seat} has taken nothing back", Reason("undo-none-of-yours"))
    rest = match.redo_log.copy()
    last = rest.pop(own[-1])
    if last.kind == "act":
        match.act(seat, last.value)
    else:
        match.answer(seat, last.value)
    match.redo_log = rest


def can_undo(match: Match[Any], seat: Seat) -> bool:
    """Whether `seat` has something that it may take back."""
    last = match.log[-1] if match.log else None
    alone = bool(match.frames) and type(match.frames[-1].request) is Ask
    if alone and last is not None and last.seat != seat and last.kind != "withdrawn":
        return False  # by far the most seats have said nothing since somebody else did
    try:
        undo_point(match, seat)
    except CannotUndo:
        return False
    return True


def undo_point(match: Match[Any], seat: Seat) -> int:
    """The place in the record of the answer that `seat` would take back."""
    if match.over:
        raise CannotUndo("the match is over", Reason("undo-over"))
    if not match.keep:
        raise CannotUndo("nothing is kept to go back to", Reason("undo-too-long-ago"))
    own = _own_since_asked(match, seat)
    if own is not None:
        return own
    index = len(match.log) - 1
    while index >= 0 and match.log[index].kind == "withdrawn":
        index -= 1
    if index < 0:
        raise CannotUndo("nothing has been answered yet", Reason("undo-nothing"))
    _check_nobody_learnt(match, seat, index)
    return index


def _check_nobody_learnt(match: Match[Any], seat: Seat, index: int) -> None:
    entry = match.log[index]
    if entry.seat == NATURE:
        raise CannotUndo(_CHANCE, Reason("undo-chance"))
    if entry.seat != seat:
        reason = Reason("undo-answered", about={"seat": entry.seat})
        raise CannotUndo(f"seat {entry.seat} has answered since", reason)
    if index < match.barrier:
        raise CannotUndo(_KNOWN, Reason("undo-known", match.barrier_rule))
    crossed = match.bases[-1][0] > index
    if crossed and set(match.waiting()) != {seat}:
        raise CannotUndo(_PASSED, Reason("undo-passed"))
    if index < match.bases[0][0]:
        raise CannotUndo("that is too long ago", Reason("undo-too-long-ago"))


def _own_since_asked(match: Match[Any], seat: Seat) -> int | None:
    """Where several answer at once, each takes back only its own, whatever the others did since."""
    frame = match.frames[-1]
    lane = frame.lanes.get(seat)
    place = 0 if lane is None else len(lane.answers)
    for index in range(len(match.log) - 1, frame.asked_at - 1, -1):
        entry = match.log[index]
        if seat not in (entry.seat, entry.lane):
            continue
        if entry.seat == NATURE:
            raise CannotUndo(_CHANCE, Reason("undo-chance"))
        if entry.kind != "withdrawn":
            if lane is not None and place <= lane.floor:
                raise CannotUndo(_KNOWN, Reason("undo-known", lane.floor_rule))
            return index
        place -= 1
    return None


def _rewind(match: Match[Any], index: int, kept: list[Answer]) -> None:
    """Bring the match back to where `kept` leads."""
    bases = list(match.bases)
    while bases[-1][0] > index:
        bases.pop()
    ply, base = bases.pop()
    twin = match.rebuilt(ply, base, kept)
    match.state, match.frames, match.log = twin.state, twin.frames, twin.log
    match.queue, match.shown = twin.queue, twin.shown
    match.bases.clear()
    match.bases.extend([*bases, *twin.bases])
    if match.told is not None:
        match.listen([told for told in match.told if told.ply <= index])
