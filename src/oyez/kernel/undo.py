"""Undo: back to the last point after which no other seat has learnt or done anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from oyez.choices.basic import plain, written
from oyez.errors import CannotUndo, Reason, Refused
from oyez.kernel.answers import Answer
from oyez.kernel.frames import OpenPhaseProgress
from oyez.kernel.match import Match
from oyez.kernel.requests import Ask
from oyez.state.copying import clone
from oyez.state.seats import NATURE, Seat

_CHANCE = "chance has spoken since"
_PASSED = "the turn has passed, and others have seen how it ended"
_KNOWN = "what came of it is known, or cannot be taken back"
_BUILT_ON = "others have built on it since"
# What comes by itself is no answer of one's own.
_AUTOMATIC = ("withdrawn", "ordered")


def undo(match: Match[Any], seat: Seat) -> None:
    """Take back the latest answer of `seat`; CannotUndo says why if that is not possible."""
    index = undo_point(match, seat)
    taken = match.log[index]
    redo_log = [*match.redo_log, taken]
    if open_phase(match) is not None:
        _take_out(match, seat, index)
    else:
        _take_back(match, seat, index)
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


def can_redo(match: Match[Any], seat: Seat) -> bool:
    """Whether `seat` has taken something back that it may give again."""
    return any(entry.seat == seat for entry in match.redo_log)


def can_undo(match: Match[Any], seat: Seat) -> bool:
    """Whether `seat` has something that it may try to take back."""
    last = match.log[-1] if match.log else None
    alone = bool(match.frames) and type(match.frames[-1].request) is Ask
    others = last is not None and not _passed_over(last, seat) and last.seat != seat
    if alone and others and not match.quiet:
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
    phase = open_phase(match)
    if phase is not None:
        return _own_in_open_phase(match, phase, seat)
    own = _own_since_asked(match, seat)
    if own is not None:
        return own
    apart = bool(match.frames[-1].lanes)
    begun = set(match.frames[-1].unseen if apart else ())
    index = len(match.log) - 1
    while index >= 0 and (index in begun or _passed_over(match.log[index], seat)):
        index -= 1
    if index < 0:
        raise CannotUndo("nothing has been answered yet", Reason("undo-nothing"))
    _check_nobody_learnt(match, seat, index)
    if apart:  # else it would show whether others have begun their parts
        raise CannotUndo(_PASSED, Reason("undo-passed"))
    return index


def open_phase(match: Match[Any]) -> OpenPhaseProgress | None:
    """The open phase that is under way, if everybody can act in it right now."""
    frames = match.frames
    return frames[0].phase if len(frames) == 1 and frames[0].opened else None


def _passed_over(entry: Answer, seat: Seat) -> bool:
    """Whether an entry is no obstacle: withdrawn, an order, by one's own, or unknown to the seat.

    What another has answered by order is an answer to everybody else.
    """
    unknown = entry.quiet and seat not in (entry.seen or ())
    by_own_order = entry.kind == "ordered" and entry.seat == seat
    return entry.kind in ("withdrawn", "order") or by_own_order or unknown


def _check_nobody_learnt(match: Match[Any], seat: Seat, index: int) -> None:
    entry = match.log[index]
    if entry.seat == NATURE:
        raise CannotUndo(_CHANCE, Reason("undo-chance"))
    if entry.seat != seat:
        reason = Reason("undo-answered", about={"seat": entry.seat})
        raise CannotUndo(f"seat {entry.seat} has answered since", reason)
    if entry.quiet:
        raise CannotUndo(_KNOWN, Reason("undo-known"))
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
        if seat not in (entry.seat, entry.lane) or entry.kind == "order":
            continue
        if entry.seat == NATURE:
            raise CannotUndo(_CHANCE, Reason("undo-chance"))
        if entry.quiet:
            raise CannotUndo(_KNOWN, Reason("undo-known"))
        if entry.kind not in _AUTOMATIC:
            if lane is not None and place <= lane.floor:
                raise CannotUndo(_KNOWN, Reason("undo-known", lane.floor_rule))
            return index
        place -= 1
    return None


def _own_in_open_phase(match: Match[Any], phase: OpenPhaseProgress, seat: Seat) -> int:
    """The latest thing that a seat has done in an open phase, whatever others have done since."""
    said = phase.said.get(seat, 0)
    floor, reason = phase.floors.get(seat, (0, Reason("undo-none-here")))
    if said <= floor:
        raise CannotUndo(reason.words(), reason)
    for index in range(len(match.log) - 1, phase.kept[0][0] - 1, -1):
        entry = match.log[index]
        if entry.seat == seat and entry.kind in ("answer", "act"):
            return index
        if entry.seat == seat and entry.kind == "ordered":
            raise CannotUndo(_KNOWN, Reason("undo-ordered"))
    raise CannotUndo("that is too long ago", Reason("undo-too-long-ago"))


# -- going back -----------------------------------------------------------------------------------


def _take_back(match: Match[Any], seat: Seat, index: int) -> None:
    """Go back to before an answer; what others said beside it, or without knowing it, stays."""
    later = match.log[index + 1 :]
    if index < match.frames[-1].asked_at:
        stays = [entry for entry in later if entry.quiet]
    else:
        stays = [e for e in later if seat not in (e.seat, e.lane) or e.kind == "order"]
    quiet = any(entry.quiet for entry in stays)
    bases = list(match.bases)
    while bases[-1][0] > index:
        bases.pop()
    ply, base = bases.pop()
    kept = match.log[:index]
    twin = match.rebuilt(ply, base, kept if quiet else kept + stays)
    told = None if match.told is None else [each for each in match.told if each.ply <= index]
    if quiet:
        twin.settle()
        if told is not None:
            twin.listen(told)
        _say_again(twin, stays)
    if twin.frames:
        _keep_phase(match, twin, seat, index)
    _adopt(match, twin)
    match.bases.clear()
    match.bases.extend([*bases, *twin.bases])
    if told is not None:
        match.listen(told)


def _keep_phase(match: Match[Any], twin: Match[Any], seat: Seat, index: int) -> None:
    """Count on in the open phase that is under way, or has just ended."""
    twin.copy_phase_counts(match)
    phase = twin.frames[0].phase
    own = match.log[index].kind == "act" or index < match.begun_at
    if phase is not None and twin.frames[0].opened and phase.said.get(seat) and own:
        phase.said[seat] -= 1


def _say_again(match: Match[Any], entries: list[Answer]) -> None:
    try:
        for entry in entries:
            match.replay_entry(entry)
    except Refused:
        raise CannotUndo(_KNOWN, Reason("undo-known")) from None


def _adopt(match: Match[Any], twin: Match[Any]) -> None:
    """Stand where another match does."""
    match.state, match.frames, match.log = twin.state, twin.frames, twin.log
    match.queue, match.shown, match.called = twin.queue, twin.shown, twin.called
    match.quiet, match.begun_at = twin.quiet, twin.begun_at
    match.heeds_orders = twin.heeds_orders


# -- taking one's own out of an open phase --------------------------------------------------------


def _take_out(match: Match[Any], seat: Seat, index: int) -> None:
    """Take one entry out of an open phase, if to all others everything stays as it was.

    Played with and without it, whatever came since must show the others the same, and the
    difference in the state must stay the one that the entry itself has made.
    """
    before = match.frames[0].phase
    assert before is not None
    ply, base = next(kept for kept in reversed(before.kept) if kept[0] <= index)
    with_it = _Playback(match, ply, base, seat)
    without = _Playback(match, ply, base, seat)
    made: dict[str, Any] = {}
    for place in range(ply, len(match.log)):
        entry = match.log[place]
        with_it.say(entry)
        if place == index:
            made = _difference(with_it.state, without.state)
            continue
        without.say(entry)
        if place > index and with_it.shown != without.shown:
            raise CannotUndo(_BUILT_ON, Reason("undo-built-on"))
    same_rest = without.match.log == match.log[:index] + match.log[index + 1 :]
    if not same_rest or _difference(with_it.state, without.state) != made:
        raise CannotUndo(_BUILT_ON, Reason("undo-built-on"))
    _stand_without(match, without.match, before, seat)
    match.barrier -= match.barrier > index


class _Playback:
    """A stretch of an open phase again, and what each of its entries showed to the others."""

    def __init__(self, match: Match[Any], ply: int, base: Any, seat: Seat) -> None:
        told = (match.told or [])[: match.told_at.get(ply, 0)]
        self.match = match.rebuilt(ply, base, match.log[:ply], told)
        self.match.settle()
        self._others = [None, *(Seat(n) for n in range(match.seats) if n != seat)]
        self.shown: tuple[Any, ...] = ()

    def say(self, entry: Answer) -> None:
        """Say an entry again; CannotUndo if it could not be said here."""
        match = self.match
        heard = len(match.told or ())
        match.revealed = []
        asked = self._asked(entry)
        try:
            match.replay_entry(entry)
        except Refused:
            raise CannotUndo(_BUILT_ON, Reason("undo-built-on")) from None
        events = [told.event for told in (match.told or [])[heard:]]
        seen = [[plain(event.as_seen_by(other)) for event in events] for other in self._others]
        self.shown = asked, seen, [plain(commit.shown) for commit in match.revealed]

    @property
    def state(self) -> Any:
        """The state as plain data."""
        return plain(clone(self.match.state))

    def _asked(self, entry: Answer) -> Any:
        """The question that an entry answers, as it was put: it is what its seat went by."""
        question = None if entry.kind != "answer" else self.match.question(entry.seat)
        if question is None:
            return None
        about = plain(dict(question.about or {}))
        return question.prompt, question.rule, about, question.choices.describe()


def _stand_without(
    match: Match[Any], twin: Match[Any], before: OpenPhaseProgress, seat: Seat
) -> None:
    after = before.copy()
    after.said[seat] -= 1
    fresh = twin.frames[0].phase if twin.frames else None
    if fresh is None:
        raise CannotUndo(_BUILT_ON, Reason("undo-built-on"))
    base = fresh.kept[0][0]
    after.kept = [kept for kept in before.kept if kept[0] < base] + fresh.kept
    _adopt(match, twin)
    match.frames[0].phase = after
    earlier = [kept for kept in match.bases if kept[0] < base]
    match.bases.clear()
    match.bases.extend([*earlier, *twin.bases])
    if match.told is None:
        match.state.events = None
    else:
        match.told, match.told_at = twin.told, _merged_places(match, twin, base)


def _merged_places(match: Match[Any], twin: Match[Any], base: int) -> dict[int, int]:
    earlier = {ply: told for ply, told in match.told_at.items() if ply < base}
    return earlier | twin.told_at


# -- what an entry has changed --------------------------------------------------------------------

_ABSENT: Final = object()


def _difference(one: Any, two: Any, path: str = "") -> dict[str, Any]:
    """Where two states in plain data differ, and how.

    Of numbers and of what lies in lists it is told by how much, so that what both go through
    afterwards makes no further difference.
    """
    if one == two and type(one) is type(two):
        return {}
    if isinstance(one, dict) and isinstance(two, dict):
        return _in_entries(cast("Mapping[Any, Any]", one), cast("Mapping[Any, Any]", two), path)
    if isinstance(one, list) and isinstance(two, list):
        return _in_items(cast("Sequence[Any]", one), cast("Sequence[Any]", two), path)
    if _counted(one) and _counted(two):
        return {path: _number(one) - _number(two)}
    return {path: (one, two)}


def _in_entries(one: Mapping[Any, Any], two: Mapping[Any, Any], path: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key in {**one, **two}:
        found |= _difference(one.get(key, _ABSENT), two.get(key, _ABSENT), f"{path}/{key}")
    return found


def _in_items(one: Sequence[Any], two: Sequence[Any], path: str) -> dict[str, Any]:
    if len(one) != len(two):
        more = Counter(map(written, one))
        more.subtract(map(written, two))
        return {path: {item: number for item, number in more.items() if number}}
    return _in_entries(dict(enumerate(one)), dict(enumerate(two)), path)


def _counted(value: Any) -> bool:
    """Whether a number, or nothing in its place."""
    return value is _ABSENT or (isinstance(value, int) and not isinstance(value, bool))


def _number(value: Any) -> int:
    return 0 if value is _ABSENT else int(value)
