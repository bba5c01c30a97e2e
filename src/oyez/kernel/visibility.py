"""What a seat may know of a match: what it is asked, its log, its plies, and the record."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from oyez.choices.basic import Choices
from oyez.kernel.answers import Answer
from oyez.kernel.frames import Question
from oyez.kernel.match import Match
from oyez.state.events import Event, LoggedEvent
from oyez.state.seats import NATURE, Seat
from oyez.state.state import StandingOrder


class SeatLogLine(Struct, frozen=True):
    """An event as one seat may know it, and its ply as that seat counts."""

    ply: int
    event: Event


class SeatInputs(NamedTuple):
    """What a seat can send now: an answer, an act out of turn, or a standing order.

    `given` are the orders that it has given, by the prompts for which they are.
    """

    question: Question | None
    anytime: Choices[Any]
    orders: Choices[Any]
    given: Mapping[str, StandingOrder]


# -- questions ------------------------------------------------------------------------------------


def seat_inputs(match: Match[Any], seat: Seat | None) -> SeatInputs | None:
    """What may be said from a place; None where nobody is asked: beside the table, at the end."""
    if seat is None or match.over:
        return None
    given = match.state.orders.get(seat, {})
    return SeatInputs(match.question(seat), match.anytime(seat), match.orders_open_to(seat), given)


def whisper_to(match: Match[Any], seat: Seat) -> tuple[Seat, ...]:
    """The seats to which `seat` may talk unheard: as the game has it, and to any at the end."""
    game, state, over = match.game, match.state, match.over
    if not game.private_talk:
        return ()
    others = [Seat(other) for other in range(match.seats) if other != seat]
    return tuple([other for other in others if over or game.may_whisper(state, seat, other)])


# -- the log --------------------------------------------------------------------------------------


def seat_log_lines(
    match: Match[Any], seat: Seat | None, told: Iterable[LoggedEvent]
) -> list[SeatLogLine]:
    """What `seat` may know of some of what was told."""
    missed = unnoticed(match, seat)
    found: list[SeatLogLine] = []
    for each in told:
        event = each.event.as_seen_by(seat)
        if event is not None:
            found.append(SeatLogLine(_counted(missed, each.ply) if missed else each.ply, event))
    return found


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


def hidden_from(match: Match[Any], seat: Seat, since: int = 0) -> set[int]:
    """The entries of the record from `since` on that `seat` does not know."""
    hidden = {
        index
        for index, entry in enumerate(match.log[since:], since)
        if entry.seen is not None and seat not in entry.seen
    }
    return hidden.union(unnoticed(match, seat))


def _by(entry: Answer, seat: Seat) -> bool:
    """Whether an entry is a seat's own, or Nature's in its part."""
    return seat == (entry.seat if entry.lane is None else entry.lane)
