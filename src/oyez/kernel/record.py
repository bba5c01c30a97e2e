"""Records: a header, every answer, and snapshots to go on from; readable as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from oyez.errors import Refused
from oyez.kernel.answers import WITHDRAWN, Answer
from oyez.kernel.match import Match
from oyez.kernel.rules import Rules
from oyez.kernel.seeds import DealSeed
from oyez.kernel.visibility import hidden_entries
from oyez.state.conversion import prepared
from oyez.state.events import LoggedEvent
from oyez.state.options import without_defaults
from oyez.state.seats import NATURE, Seat

T = TypeVar("T")

FORMAT = 1


class Snapshot(Struct):
    """The state at a step boundary, and the version of the rules that wrote it."""

    ply: int
    rules: str
    state: Any


class Record(Struct):
    """A match on paper. Values are plain data; a hidden one is null in a redacted record.

    Options that have their default are left out, in snapshots too. `start` is the position in which
    it began, where that is not the one of the rules.
    """

    game: str
    rules: str
    seats: int
    options: Any
    answers: list[Answer]
    snapshots: list[Snapshot] = []
    names: list[str] = []
    oyez: int = FORMAT
    redacted_for: int | None = None
    start: Any = None


def match_from_position(
    game: Rules[Any, Any], seats: int, options: Any, start: Any, *, listen: bool = False
) -> Match[Any]:
    """A match that begins in a position on paper, at the first question; Nature by hand."""
    told: list[LoggedEvent] | None = [] if listen else None
    match = Match[Any].resumed(game, seats, options, 0, _position(game, start), [], told)
    match.start = start
    match.settle()
    return match


def write(match: Match[Any], names: Sequence[str] = ()) -> Record:
    """The record of a match, with a snapshot of its latest step boundary."""
    snapshots: list[Snapshot] = []
    if match.bases:
        ply, state = match.bases[-1]
        snapshots = [Snapshot(ply, match.game.rules, _state_as_read_back(state, match.options))]
    return Record(
        match.game.id,
        match.game.rules,
        match.seats,
        as_read_back(without_defaults(match.options)),
        [entry_as_read_back(entry) for entry in match.log],
        snapshots,
        list(names),
        start=match.start,
    )


def redacted(match: Match[Any], seat: Seat | None, names: Sequence[str] = ()) -> Record:
    """The record as `seat` (None: a spectator) may have it while the match goes on.

    What is hidden is null; what others have said under seal or done in private is not there at all,
    for how much that is would tell something too.
    """
    record = write(match, names)
    if match.over:
        return record
    hidden = hidden_entries(match, seat)
    absent = hidden.intersection(index for frame in match.frames for index in frame.unseen)
    absent.update(match.unnoticed(seat))
    record.answers = [
        _as_known(entry, index in hidden, seat)
        for index, entry in enumerate(record.answers)
        if index not in absent
    ]
    record.snapshots, record.start = [], None
    record.redacted_for = NATURE if seat is None else seat
    return record


def _as_known(entry: Answer, hidden: bool, seat: Seat | None) -> Answer:
    """An entry for somebody who need not know what it says, nor that an order said it."""
    if hidden:
        entry = msgspec.structs.replace(entry, value=None)
    if entry.kind == "ordered" and entry.seat != seat:
        entry = msgspec.structs.replace(entry, kind="answer")
    return entry


def to_json(record: Record) -> bytes:
    """The record as JSON: a line for each part, each answer and each snapshot."""
    parts = msgspec.structs.asdict(record)
    if record.start is None:
        del parts["start"]
    return b"{\n" + b",\n".join(_line(name, value) for name, value in parts.items()) + b"\n}\n"


def _line(name: str, value: Any) -> bytes:
    written = msgspec.json.encode(value)
    if value and name in ("answers", "snapshots"):
        written = b"[\n" + b",\n".join(map(msgspec.json.encode, value)) + b"\n]"
    return b'"%s": %s' % (name.encode(), written)


def from_json(data: bytes) -> Record:
    """Read a record; ValueError says what is wrong with it."""
    try:
        record = msgspec.json.decode(data, type=prepared(Record))
    except (msgspec.DecodeError, RecursionError) as fault:
        raise ValueError(f"not a record: {fault}") from None
    if record.oyez > FORMAT:
        raise ValueError(f"a record of format {record.oyez}; this program reads up to {FORMAT}")
    return record


def read(
    game: Rules[Any, Any],
    record: Record,
    ply: int | None = None,
    *,
    rng: Random | DealSeed | None = None,
    listen: bool = False,
) -> Match[Any]:
    """The match as it stood at `ply` (None: the end), every answer checked again.

    A record written under other rules goes on from its last snapshot, for what came before it need
    not be legal any more; answers after the snapshot are kept as far as they are.
    """
    if record.game != game.id:
        raise ValueError(f"a record of {record.game}, not of {game.id}")
    if record.redacted_for is not None:
        raise ValueError("a redacted record cannot be replayed: parts of it are hidden")
    last = len(record.answers) if ply is None else ply
    if not 0 <= last <= len(record.answers):
        raise ValueError(f"the record has plies 0 to {len(record.answers)}, not {ply}")
    options = _typed(record.options, game.options, "options")
    mended = record.rules != game.rules
    if mended:
        match = _from_snapshot(game, record, options, last, listen)
    elif record.start is not None:
        match = match_from_position(game, record.seats, options, record.start, listen=listen)
    else:
        match = Match(game, record.seats, options, listen=listen)
    match.start = record.start
    start = match.ply
    match.settle()
    _play_on(match, record.answers[start:last], lenient=mended)
    match.rng = rng
    match.settle()
    return match


def _from_snapshot(
    game: Rules[Any, Any], record: Record, options: Any, last: int, listen: bool
) -> Match[Any]:
    usable = [snapshot for snapshot in record.snapshots if snapshot.ply <= last]
    if not usable and record.start is not None:
        usable = [Snapshot(0, record.rules, record.start)]
    if not usable:
        raise ValueError(
            f"the record was written under rules {record.rules}, these are {game.rules}, "
            "and it has no snapshot to go on from"
        )
    ply = usable[-1].ply
    state = _position(game, usable[-1].state)
    told: list[LoggedEvent] | None = [] if listen else None
    return Match[Any].resumed(game, record.seats, options, ply, state, record.answers[:ply], told)


def _position(game: Rules[Any, Any], data: Any) -> Any:
    """A position on paper as a state of the game."""
    state = _typed(data, game.state, "snapshot")
    try:
        game.check(state)
    except Exception as fault:  # nobody vouches for a snapshot, and checking it may fail anyhow
        raise ValueError(f"the snapshot of the record cannot be: {fault}") from None
    return state


def _typed(data: Any, kind: type[T], part: str) -> T:
    try:
        return msgspec.convert(data, prepared(kind), str_keys=True)
    except msgspec.ValidationError as fault:
        raise ValueError(f"the {part} of the record does not fit the game: {fault}") from None


def _play_on(match: Match[Any], answers: list[Answer], lenient: bool) -> None:
    for entry in answers:
        try:
            match.replay_plain_entry(entry)
        except Refused as refusal:
            if lenient:
                return
            raise ValueError(f"ply {match.ply} of the record does not replay: {refusal}") from None


def as_read_back(value: Any) -> Any:
    """The value as it reads back from JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _state_as_read_back(state: Any, options: Any) -> Any:
    """The state as it reads back from JSON, its options without those that have their default."""
    read = as_read_back(state)
    for name in state.__struct_fields__:
        held = getattr(state, name)
        if type(held) is type(options):
            read[name] = as_read_back(without_defaults(held))
    return read


def entry_as_read_back(entry: Answer) -> Answer:
    """The entry with its value as it reads back from JSON."""
    value = None if entry.value is WITHDRAWN else as_read_back(entry.value)
    return msgspec.structs.replace(entry, value=value)
