"""What happens in the ring."""

from __future__ import annotations

from collections.abc import Collection

from oyez.kernel import Event, Seat


class RoundBegun(Event, frozen=True):
    """A round begins."""

    round: int


class CardDrawn(Event, frozen=True):
    """What somebody drew, for their eyes only."""

    seat: Seat
    card: str

    def audience(self) -> Collection[Seat]:
        return (self.seat,)


class CardPlayed(Event, frozen=True):
    """A card that everybody sees."""

    seat: Seat
    card: str


class BlowAnnounced(Event, frozen=True):
    """Somebody strikes at somebody."""

    seat: Seat
    to: Seat
    wounds: int


class Parried(Event, frozen=True):
    """The blow does nothing."""

    seat: Seat


class SteppedIn(Event, frozen=True):
    """Somebody takes the blow in another's place."""

    seat: Seat
    to: Seat


class Wounded(Event, frozen=True):
    """Lives are lost, perhaps the last."""

    seat: Seat
    wounds: int
    out: bool


class Cursed(Event, frozen=True):
    """A curse falls on somebody."""

    seat: Seat
    to: Seat


class CurseBroken(Event, frozen=True):
    """A ward breaks the curse under way."""

    seat: Seat


class Breathed(Event, frozen=True):
    """A life comes back."""

    seat: Seat
