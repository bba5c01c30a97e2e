"""What happens on the market, and who may know it."""

from __future__ import annotations

from collections.abc import Collection

from oyez.kernel import Event, Seat


class DayBegun(Event, frozen=True):
    """A day of the fair begins."""

    day: int


class Bought(Event, frozen=True):
    """A merchant bought from the stall; how it was paid is nobody's business."""

    seat: Seat
    good: str
    number: int
    price: int


class Sold(Event, frozen=True):
    """A merchant sold to the stall."""

    seat: Seat
    good: str
    number: int
    price: int


class CrateOpened(Event, frozen=True):
    """A merchant opened a crate."""

    seat: Seat


class Found(Event, frozen=True):
    """What was in it, for whoever opened it."""

    seat: Seat
    thing: str

    def audience(self) -> Collection[Seat]:
        return (self.seat,)


class WentHome(Event, frozen=True):
    """A merchant is done for the day."""

    seat: Seat


class Cried(Event, frozen=True):
    """An offer that everybody hears."""

    seat: Seat
    to: Seat
    good: str
    coins: int


class CryAnswered(Event, frozen=True):
    """What came of an offer that everybody heard."""

    seat: Seat
    to: Seat
    good: str
    done: bool


class LetterCame(Event, frozen=True):
    """A letter, for the two whom it concerns."""

    seat: Seat
    to: Seat
    words: str

    def audience(self) -> Collection[Seat]:
        return self.seat, self.to


class Whispered(Event, frozen=True):
    """An offer between two."""

    seat: Seat
    to: Seat
    gems: int
    coins: int

    def audience(self) -> Collection[Seat]:
        return self.seat, self.to


class WhisperAnswered(Event, frozen=True):
    """What came of an offer between two."""

    seat: Seat
    to: Seat
    gems: int
    done: bool

    def audience(self) -> Collection[Seat]:
        return self.seat, self.to
