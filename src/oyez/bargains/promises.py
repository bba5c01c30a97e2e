"""Promises between seats: what was said, and whether it was kept. No promise is enforced.

A promise in one's own words is judged by who was given it. One with a `term` is watched by the
rules: they call it broken when they see it broken, and kept when its time is over.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from oyez.state.seats import Seat

Verdict = Literal["pending", "kept", "broken"]


class Promise(Struct, frozen=True):
    """Words given by `maker` to `to` in a round, or a `term` that holds until the end of one."""

    number: int
    maker: Seat
    to: Seat
    words: str
    round: int
    broken: bool = False
    kept: bool = False
    term: str = ""
    until: int = 0

    @property
    def verdict(self) -> Verdict:
        """How it stands."""
        if self.broken:
            return "broken"
        return "kept" if self.kept else "pending"

    @property
    def pending(self) -> bool:
        """Whether it is neither kept nor broken yet."""
        return not (self.broken or self.kept)


class TrackRecord(Struct, frozen=True):
    """How a seat has kept its promises so far."""

    pending: int = 0
    kept: int = 0
    broken: int = 0

    @property
    def trust(self) -> float:
        """How likely the next promise is to be kept, from 0 to 1; 0.5 for strangers."""
        return (self.kept + _DOUBT) / (self.kept + self.broken + 2 * _DOUBT)


# So many promises kept, and as many broken, are taken for granted of everybody.
_DOUBT: Final = 1


def make_promise(
    promises: list[Promise],
    maker: Seat,
    to: Seat,
    round: int,  # noqa: A002 - as the field is called
    *,
    words: str = "",
    term: str = "",
    until: int = 0,
) -> Promise:
    """Write a promise down."""
    made = Promise(
        len(promises) + 1, maker, to, words, round, term=term, until=until if term else 0
    )
    promises.append(made)
    return made


def judged_by(promises: list[Promise], seat: Seat) -> list[int]:
    """The numbers of the promises that `seat` may call kept or broken."""
    return [each.number for each in promises if each.to == seat and each.pending and not each.term]


def judge(promises: list[Promise], number: int, *, kept: bool) -> Promise:
    """Call a promise kept or broken, once and for all."""
    judged = replace(promises[number - 1], kept=kept, broken=not kept)
    promises[number - 1] = judged
    return judged


def promises_in_force(promises: list[Promise], maker: Seat, to: Seat, term: str) -> list[Promise]:
    """The promises of this term between two that still hold."""
    return [
        each
        for each in promises
        if each.term == term and each.maker == maker and each.to == to and each.pending
    ]


def break_term(promises: list[Promise], maker: Seat, to: Seat, term: str) -> list[Promise]:
    """The rules have seen `maker` break a term: the promises that are broken now."""
    return [
        judge(promises, each.number, kept=False)
        for each in promises_in_force(promises, maker, to, term)
    ]


def fulfil(promises: list[Promise], now: int) -> list[Promise]:
    """The promises whose time was over before round `now`: they are kept."""
    due = [each for each in promises if each.term and each.pending and each.until < now]
    return [judge(promises, each.number, kept=True) for each in due]


def track_record(promises: list[Promise], seat: Seat) -> TrackRecord:
    """How `seat` has kept its word."""
    own = [each.verdict for each in promises if each.maker == seat]
    return TrackRecord(own.count("pending"), own.count("kept"), own.count("broken"))
