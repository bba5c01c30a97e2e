"""The view of one seat: what a server sends to it, and what secrecy is proved for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from oyez.choices.basic import Choices, OneOf, plain
from oyez.kernel.frames import Question
from oyez.kernel.inquiries import plays_in_lanes, sealed_answers
from oyez.kernel.match import Match
from oyez.kernel.rules import Outcome
from oyez.kernel.undo import can_redo, can_undo
from oyez.kernel.visibility import SeatInputs, SeatLogLine, seat_inputs, seat_log_lines, whisper_to
from oyez.scene.elements import Dialog, Scene, Text
from oyez.scene.episodes import tells
from oyez.scene.presentation import presentation
from oyez.state.passages import Passage
from oyez.state.seats import Seat
from oyez.state.secrets import observe

_encode = msgspec.json.Encoder().encode


class View(Struct, frozen=True):
    """All that a seat may know of a match right now (None: a spectator).

    Only a seat is asked anything, and only while the match goes on; when it is over, the whole
    `state` is there. `whisper_to` are the seats to which it may talk unheard, `orders` the standing
    orders that it may give or take back, `where` the passages of the rulebook that are under way,
    `outcome_about` the numbers of which the sentence about the outcome speaks.
    """

    seat: Seat | None = msgspec.field(name="you")
    ply: int
    waiting: tuple[Seat, ...]
    table: Scene
    outcome: Outcome | None
    question: Dialog | UnsetType | None = UNSET
    anytime: dict[str, Any] | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    can_redo: bool | UnsetType = UNSET
    whisper_to: tuple[Seat, ...] | UnsetType = UNSET
    state: Any = UNSET
    where: list[Passage] | UnsetType = UNSET
    orders: dict[str, Any] | UnsetType = UNSET
    outcome_about: dict[str, int] | UnsetType = UNSET


# -- looking --------------------------------------------------------------------------------------


def seat_view(
    match: Match[Any],
    seat: Seat | None,
    table: Scene | None = None,
    said: SeatInputs | None = None,
) -> View:
    """What `seat` sees; `table` and `said` if they are known already (`scenes`, `seat_inputs`)."""
    if table is None:
        table = scenes(match, [seat])[0]
    place = (seat, match.ply_of(seat), match.waiting(), table, match.outcome)
    whispers = UNSET if seat is None else whisper_to(match, seat)
    if match.over:
        about = dict(presentation(match).outcome_about(match.state)) or UNSET
        state = plain(match.state)
        return View(*place, whisper_to=whispers, state=state, outcome_about=about)
    open_to = seat_inputs(match, seat) if said is None else said
    where = passages(match, seat) or UNSET
    if seat is None or open_to is None:
        return View(*place, where=where)
    question = None if open_to.question is None else dialog(open_to.question)
    back, on = can_undo(match, seat), can_redo(match, seat)
    orders = described(open_to.orders) if open_to.orders else UNSET
    anytime = described(open_to.anytime)
    return View(*place, question, anytime, back, on, whispers, where=where, orders=orders)


def passages(match: Match[Any], seat: Seat | None) -> list[Passage]:
    """The passages of the rulebook that are under way, as far as a seat knows."""
    return [] if match.over else list(match.game.where(match.state_of(seat)))


def scenes(match: Match[Any], seats: Sequence[Seat | None]) -> Sequence[Scene]:
    """What lies on the table, as the seats see it; what all of them see is laid out but once."""
    if plays_in_lanes(match):
        return [presentation(match).scene(match.state_of(seat), seat) for seat in seats]
    tables = presentation(match).scenes(match.state, seats)
    own = sealed_answers(match)
    if not own:
        return tables
    return [
        table
        if seat is None or seat not in own
        else with_own_sealed_answer(match, seat, own[seat], table)
        for seat, table in zip(seats, tables, strict=True)
    ]


def with_own_sealed_answer(match: Match[Any], seat: Seat, value: Any, table: Scene) -> Scene:
    """A scene of `seat` with what it says under seal counted in what stands between the sides."""
    question = match.question(seat)
    if question is None:
        return table
    clashes = presentation(match).clashes_with_answer(match.state, seat, question.prompt, value)
    return table if clashes is None else msgspec.structs.replace(table, clashes=list(clashes))


def sent_bytes(match: Match[Any], seat: Seat | None) -> bytes:
    """All that a server sends to `seat`, to the last byte: the view, and its whole log."""
    return _encode({"view": seat_view(match, seat), "log": whole_log(match, seat)})


def view(match: Match[Any], seat: Seat | None) -> dict[str, Any]:
    """All that `seat` may know of the position, as plain data (None: a spectator).

    That is what it is sent, its whole log, and the state as far as it knows it. What can be taken
    back is left out: a copy of a match goes back no further than the step in which it was made.
    """
    nothing = {"question": None, "anytime": None}
    more = {"state": _known(match, seat), "log": plain(whole_log(match, seat))}
    return {"game": match.game.id, **nothing, **plain(_position(match, seat)), **more}


def view_bytes(match: Match[Any], seat: Seat | None) -> bytes:
    """The view of the position to the last byte, for comparing."""
    known = msgspec.json.encode(_known(match, seat), order="sorted")
    log = whole_log(match, seat)
    return _encode({"view": _position(match, seat), "log": log, "state": Raw(known)})


def _position(match: Match[Any], seat: Seat | None) -> View:
    return msgspec.structs.replace(seat_view(match, seat), can_undo=UNSET, can_redo=UNSET)


def _known(match: Match[Any], seat: Seat | None) -> Any:
    """The state, as far as `seat` knows it."""
    return observe(match.state_of(seat), seat)


def dialog(question: Question) -> Dialog:
    """The question as a screen puts it."""
    prompt = Text(question.prompt, dict(question.about or {}))
    choices = described(question.choices)
    suggestion = plain(question.suggestion)
    return Dialog(prompt, question.rule, question.ply, choices, question.answered, suggestion)


def described(choices: Choices[Any]) -> dict[str, Any]:
    """What can be chosen; the values of a plain list are left as they are, to be written once."""
    if isinstance(choices, OneOf) and type(choices) is OneOf:
        return {"kind": choices.kind, "values": choices.values}
    return choices.describe()


# -- the log --------------------------------------------------------------------------------------


def whole_log(match: Match[Any], seat: Seat | None) -> list[dict[str, Any]]:
    """The log of a seat from the first line to the last, as it is sent."""
    return [line_to_send(line) for line in seat_log_lines(match, seat, match.told or ())]


def line_to_send(line: SeatLogLine) -> dict[str, Any]:
    """A line as it is sent: with what its event speaks of."""
    return {"ply": line.ply, "event": line.event, "tells": tells(line.event)}
