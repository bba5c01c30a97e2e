"""What one seat sees of a match: what a server sends to it, and what secrecy is proved for."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from oyez.kernel.answers import Answer
from oyez.kernel.choices import Choices, OneOf, plain
from oyez.kernel.episodes import tells
from oyez.kernel.events import Event, Told
from oyez.kernel.frames import Question
from oyez.kernel.game import Outcome
from oyez.kernel.inquiries import apart, said_under_seal
from oyez.kernel.match import Match
from oyez.kernel.orders import Order
from oyez.kernel.passages import Passage
from oyez.kernel.seats import NATURE, Seat
from oyez.kernel.secrets import observe
from oyez.kernel.table import Dialog, Table, Text
from oyez.kernel.undo import can_redo, can_undo

_encode = msgspec.json.Encoder().encode


class View(Struct, frozen=True):
    """All that a seat may know of a match right now (None: a spectator).

    Only a seat is asked anything, and only while the match goes on; when it is over, the whole
    `state` is there. `whisper_to` are the seats to which it may talk unheard, `orders` the standing
    orders that it may give or take back, `where` the passages of the rulebook that are under way.
    """

    seat: Seat | None = msgspec.field(name="you")
    ply: int
    waiting: tuple[Seat, ...]
    table: Table
    outcome: Outcome | None
    question: Dialog | UnsetType | None = UNSET
    anytime: dict[str, Any] | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    can_redo: bool | UnsetType = UNSET
    whisper_to: tuple[Seat, ...] | UnsetType = UNSET
    state: Any = UNSET
    where: list[Passage] | UnsetType = UNSET
    orders: dict[str, Any] | UnsetType = UNSET


class Line(Struct, frozen=True):
    """One line of a seat's log: what happened, and at which ply as the seat counts."""

    ply: int
    event: Event


class Asked(NamedTuple):
    """What a seat is asked, if anything, what it may do out of turn, and what it may order.

    `given` are the orders that it has given, by the prompts for which they are.
    """

    question: Question | None
    anytime: Choices[Any]
    orders: Choices[Any]
    given: Mapping[str, Order]


# -- looking --------------------------------------------------------------------------------------


def asked(match: Match[Any], seat: Seat | None) -> Asked | None:
    """What may be said from a place; None where nobody is asked: beside the table, at the end."""
    if seat is None or match.over:
        return None
    given = match.state.orders.get(seat, {})
    return Asked(match.question(seat), match.anytime(seat), match.standing(seat), given)


def look(
    match: Match[Any],
    seat: Seat | None,
    table: Table | None = None,
    said: Asked | None = None,
) -> View:
    """What `seat` sees; `table` and `said` if they are known already (`scenes`, `asked`)."""
    if table is None:
        table = scenes(match, [seat])[0]
    place = (seat, match.ply_of(seat), match.waiting(), table, match.outcome)
    whispers = UNSET if seat is None else whisper_to(match, seat)
    if match.over:
        return View(*place, whisper_to=whispers, state=plain(match.state))
    open_to = asked(match, seat) if said is None else said
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


def scenes(match: Match[Any], seats: Sequence[Seat | None]) -> Sequence[Table]:
    """What lies on the table, as the seats see it; what all of them see is laid out but once."""
    if apart(match):
        return [match.game.table(match.state_of(seat), seat) for seat in seats]
    tables = match.game.tables(match.state, seats)
    own = said_under_seal(match)
    if not own:
        return tables
    return [
        table if seat is None or seat not in own else weighed(match, seat, own[seat], table)
        for seat, table in zip(seats, tables, strict=True)
    ]


def weighed(match: Match[Any], seat: Seat, value: Any, table: Table) -> Table:
    """A scene of `seat` with what it says under seal counted in what stands between the sides."""
    question = match.question(seat)
    if question is None:
        return table
    clashes = match.game.weigh(match.state, seat, question.prompt, value)
    return table if clashes is None else msgspec.structs.replace(table, clashes=list(clashes))


def whisper_to(match: Match[Any], seat: Seat) -> tuple[Seat, ...]:
    """The seats to which `seat` may talk unheard: as the game has it, and to any at the end."""
    game, state, over = match.game, match.state, match.over
    if not game.private_talk:
        return ()
    others = [Seat(other) for other in range(match.seats) if other != seat]
    return tuple([other for other in others if over or game.may_whisper(state, seat, other)])


def sent_bytes(match: Match[Any], seat: Seat | None) -> bytes:
    """All that a server sends to `seat`, to the last byte: the view, and its whole log."""
    return _encode({"view": look(match, seat), "log": whole_log(match, seat)})


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
    return msgspec.structs.replace(look(match, seat), can_undo=UNSET, can_redo=UNSET)


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


def lines(match: Match[Any], seat: Seat | None, told: Iterable[Told]) -> list[Line]:
    """What `seat` may know of some of what was told."""
    missed = unnoticed(match, seat)
    found: list[Line] = []
    for each in told:
        event = each.event.veiled(seat)
        if event is not None:
            found.append(Line(_counted(missed, each.ply) if missed else each.ply, event))
    return found


def whole_log(match: Match[Any], seat: Seat | None) -> list[dict[str, Any]]:
    """The log of a seat from the first line to the last, as it is sent."""
    return [written_line(line) for line in lines(match, seat, match.told or ())]


def written_line(line: Line) -> dict[str, Any]:
    """A line as it is sent: with what its event speaks of."""
    return {"ply": line.ply, "event": line.event, "tells": tells(line.event)}


# -- plies, as a seat counts them -----------------------------------------------------------------


def unnoticed(match: Match[Any], seat: Seat | None) -> list[int]:
    """The entries that `seat` must not even notice: what others say under seal or in private."""
    under_seal = [
        index
        for frame in match.frames
        for index in frame.unseen
        if seat is None or not _by(match.log[index], seat)
    ]
    return sorted(under_seal + match.unnoticed(seat)) if under_seal or match.quiet else []


def ply_seen(match: Match[Any], seat: Seat | None, ply: int) -> int:
    """A ply of the record, as `seat` counts: without what it must not notice."""
    return _counted(unnoticed(match, seat), ply)


def plies_seen(match: Match[Any], seat: Seat | None, plies: Iterable[int]) -> list[int]:
    """Plies of the record, as `seat` counts."""
    missed = unnoticed(match, seat)
    return [_counted(missed, ply) for ply in plies] if missed else list(plies)


def ply_recorded(match: Match[Any], seat: Seat | None, ply: int) -> int:
    """A ply as `seat` counts, in the record: the first one that it counts so."""
    for index in unnoticed(match, seat):
        if index >= ply:
            break
        ply += 1
    return ply


def public_ply(match: Match[Any], seat: Seat | None) -> int:
    """The ply at which the match stands for everybody, as `seat` counts: nothing under seal."""
    sealed = {index for frame in match.frames for index in frame.unseen}
    return match.ply - len(sealed.union(unnoticed(match, seat)))


def _counted(missed: Sequence[int], ply: int) -> int:
    return ply - bisect_left(missed, ply)


# -- the record -----------------------------------------------------------------------------------


def hidden_entries(match: Match[Any], seat: Seat | None) -> set[int]:
    """The entries of the record that a person may not be handed before the match is over."""
    return set() if match.over else hidden_from(match, NATURE if seat is None else seat)


def hidden_from(match: Match[Any], seat: Seat) -> set[int]:
    """The entries of the record that `seat` does not know."""
    hidden = {
        index
        for index, entry in enumerate(match.log)
        if entry.seen is not None and seat not in entry.seen
    }
    return hidden.union(unnoticed(match, seat))


def _by(entry: Answer, seat: Seat) -> bool:
    """Whether an entry is a seat's own, or Nature's in its part."""
    return seat == (entry.seat if entry.lane is None else entry.lane)
