"""Out-of-turn acts, each run as a whole between two answers, and standing orders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oyez.choices.basic import written
from oyez.errors import Reason
from oyez.kernel import lanes
from oyez.kernel.answers import Answer
from oyez.kernel.frames import Frame
from oyez.kernel.orders import give_order
from oyez.kernel.requests import Ask, AskAll, Each, holds
from oyez.state.seats import NATURE

if TYPE_CHECKING:
    from oyez.kernel.match import Match


def begin_act(match: Match[Any], entry: Answer) -> None:
    """Start an act at once, or let it wait for the end of the one under way."""
    if len(match.frames) > 1 and not match.game.interrupts(match.state, entry.value):
        match.queue.append(entry)
        return
    _start_act(match, entry)


def _start_act(match: Match[Any], entry: Answer) -> None:
    if not entry.quiet:
        for frame in match.frames:
            frame.actors += (entry.seat,)
    phase = match.frames[0].phase if match.frames[0].opened else None
    if phase is not None:
        phase.count(entry.seat)
        if entry.quiet and entry.seen != (entry.seat,):
            phase.settle(entry.seat, Reason("undo-known"))
    asked = match.frames[-1].request
    if type(asked) is Ask:
        asked.resolve_choices()
    acting = Frame(match.game.act(match.state, entry.seat, entry.value))
    if phase is not None or entry.quiet:
        acting.by = entry.seat
    acting.parties = entry.seen if entry.quiet else None
    match.frames.append(acting)
    match.run(None)


def after_act(match: Match[Any], private: bool) -> None:
    """An act is done: the next in the queue comes, or the question interrupted is put again."""
    while match.queue and len(match.frames) == 1:
        entry = match.queue.pop(0)
        if entry.value in match.game.anytime(match.state, entry.seat):
            _start_act(match, entry)
            return
    frame = match.frames[-1]
    if frame.opened:
        _settle_answers(match, frame)
        match.next_step()  # so that acts, however many, are steps of their own as well
        match.run(None)
    else:
        _ask_again(match, frame, private)


def _settle_answers(match: Match[Any], frame: Frame) -> None:
    """In an open phase what others said in an act that is over cannot be taken back."""
    assert frame.phase is not None
    for entry in match.log[match.begun_at :]:
        if entry.kind in ("answer", "ordered") and entry.seat != NATURE:
            frame.phase.settle(entry.seat, Reason("undo-known"))


def _ask_again(match: Match[Any], frame: Frame, private: bool) -> None:
    """Put a question again; to whom it still reads the same it is the same question.

    Those who are asked at once do not notice a private act, so to them it is never put anew.
    """
    request = frame.request
    if type(request) is Ask:
        before = frame.ply_for(request.seat)
        same = _renewed(request) and request.seat not in frame.actors
        frame.held = (len(match.log), before) if same else None
    if type(request) is Ask or not private:
        frame.asked_at = len(match.log)
    if type(request) is AskAll:
        _unseal(frame, request)
    elif type(request) is Each:
        lanes.begin_lanes(match, frame, request)
    frame.actors = ()
    match.go_on()


def _renewed(ask: Ask) -> bool:
    """Work the choices of a question out anew; whether they are still the same."""
    before = written(ask.choices.describe())
    ask.forget_choices()
    return written(ask.choices.describe()) == before


def _unseal(frame: Frame, request: AskAll) -> None:
    """Ask anew whoever acted, and everybody if an answer fell: whose it was must not show."""
    for ask in request.asks.values():
        ask.forget_choices()
    kept = {seat: v for seat, v in frame.sealed.items() if seat not in frame.actors}
    hold = all(holds(request.asks[seat], value) for seat, value in kept.items())
    frame.sealed = kept if hold else {}


def keep_order(match: Match[Any], entry: Answer) -> None:
    """Keep a standing order, also where the seat plays on a state of its own."""
    states = {id(match.state.orders): match.state}
    for lane in match.frames[-1].lanes.values():
        states[id(lane.state.orders)] = lane.state
    for state in states.values():
        give_order(state.orders, entry.seat, entry.value)
    match.heeds_orders = True
