"""`Each`: runs the parts (lanes) of all seats on copies of the state, and merges them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, cast

import msgspec

from oyez.errors import BrokenRules
from oyez.kernel.chance import ChanceRequest
from oyez.kernel.frames import NOT_YET, Frame, Lane
from oyez.kernel.requests import Ask, Commit, Each, holds
from oyez.kernel.rules import GameOver
from oyez.state.copying import clone, clone_parts
from oyez.state.seats import Seat

if TYPE_CHECKING:
    from oyez.kernel.match import Match
    from oyez.state.state import State


def begin_lanes(match: Match[Any], frame: Frame, request: Each) -> None:
    """Let every seat begin; after an act, with all that it said before and that still holds."""
    for seat in request.seats:
        before = frame.lanes.get(seat)
        state = own_state(match.state, request)
        lane = frame.lanes[seat] = Lane(seat, state, request.flow(state, seat))
        send(match, frame, lane, None)
        if before is not None:
            lane.said = before.said
            for value in before.answers:
                if not holds(lane.request, value):
                    break
                send(match, frame, lane, value)
        go_on(match, frame, lane)


def own_state(state: Any, request: Each) -> Any:
    """A copy of the state for one seat's part."""
    return clone(state) if request.changes is None else clone_parts(state, request.changes)


def go_on(match: Match[Any], frame: Frame, lane: Lane) -> None:
    """Run a lane on over all that needs nobody's answer."""
    while (value := match.automatic_answer(lane.request, lane.seat)) is not NOT_YET:
        frame.unseen.append(len(match.log) - 1)
        lane.said += 1
        send(match, frame, lane, value)


def send(match: Match[Any], frame: Frame, lane: Lane, value: Any) -> None:
    """Hand an answer to a seat's part, and run it on to its next question."""
    if lane.request is not None:
        lane.answers.append(value)
    before = None if match.told is None else _undeclared(frame.request, lane.state)
    try:
        while type(request := lane.flow.send(value)) is Commit:
            match.shown.append((lane.seat, request))
            if match.revealed is not None:
                match.revealed.append(request)
            lane.floor, lane.floor_rule = len(lane.answers), request.rule
            value = None
    except (StopIteration, GameOver):
        lane.request, lane.done = None, True
    else:
        lane.request = request
        own = isinstance(request, Ask) and request.seat == lane.seat
        if not own and not isinstance(request, ChanceRequest):
            raise BrokenRules("inside Each a seat can only be asked for itself, or Nature")
    if before is not None and _undeclared(frame.request, lane.state) != before:
        changes = frame.request.changes
        raise BrokenRules(f"inside Each seat {lane.seat} changed more of the state than {changes}")


def _undeclared(request: Any, state: Any) -> bytes | None:
    """What no part may change, to be compared; None if a part may change anything."""
    if request.changes is None:
        return None
    fields = _others(cast("type[State]", type(state)), request.changes)
    return msgspec.msgpack.encode([getattr(state, name) for name in fields])


@cache
def _others(kind: type[State], changes: tuple[str, ...]) -> tuple[str, ...]:
    """The fields of a state that parts share, for they are not among those that change."""
    return tuple(
        field.name
        for field in msgspec.structs.fields(kind)
        if field.name not in changes and field.name != "events"
    )


def merged(match: Match[Any], frame: Frame, request: Each) -> dict[Seat, Any]:
    """Play all that the seats did into the one state, in the order of the seats."""
    results: dict[Seat, Any] = {}
    for seat in request.seats:
        results[seat] = _merge(match, request, frame.lanes[seat])
    return results


def _merge(match: Match[Any], request: Each, lane: Lane) -> Any:
    flow = request.flow(match.state, lane.seat)
    answers = lane.answers.copy()
    value: Any = None
    try:
        while True:
            asked = flow.send(value)
            value = None
            if type(asked) is Commit:
                match.shown.append((None, asked))
            else:
                if not answers or not holds(asked, answers[0]):
                    raise _in_the_way(lane)
                value = answers.pop(0)
    except StopIteration as stop:
        if answers:
            raise _in_the_way(lane) from None
        return stop.value


def _in_the_way(lane: Lane) -> BrokenRules:
    return BrokenRules(f"inside Each other seats got in the way of seat {lane.seat}")
