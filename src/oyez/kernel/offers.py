"""Bargains between seats: proposed, accepted, declined, withdrawn or expired; all of it or nothing.

Offers live in the state. A game keeps a `Bargains`, lets seats do its `acts` out of turn, and says
in `carry_out` what a deal means; the handshake is here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Generic, TypeVar

from msgspec import Struct

from oyez.kernel.marks import HIDDEN, PARTIES
from oyez.kernel.seats import Seat

# No game seats so many; it only keeps the numbers of private offers apart.
MOST_SEATS: Final = 16

G = TypeVar("G")
K = TypeVar("K")


class Bargain(Struct, Generic[G, K], frozen=True):
    """A standing proposal: `maker` gives `give` to `to` for `ask`, until step `until`."""

    number: int
    maker: Seat
    to: Seat
    give: G
    ask: K
    until: int

    @property
    def parties(self) -> tuple[Seat, Seat]:
        """Whom it concerns."""
        return self.maker, self.to


class Accept(Struct, frozen=True, tag="accept"):
    """Take up an offer."""

    number: int


class Decline(Struct, frozen=True, tag="decline"):
    """Turn an offer down."""

    number: int


class Retract(Struct, frozen=True, tag="retract"):
    """Take back an offer of one's own."""

    number: int


Handshake = Accept | Decline | Retract


class Bargains(Struct, Generic[G, K]):
    """All standing offers of a match."""

    made: int = 0
    standing: dict[int, Bargain[G, K]] = {}

    def propose(self, maker: Seat, to: Seat, give: G, ask: K, until: int) -> Bargain[G, K]:
        """Put an offer on the table."""
        bargain = Bargain(self._number(maker, to), maker, to, give, ask, until)
        self.standing[bargain.number] = bargain
        return bargain

    def _number(self, maker: Seat, to: Seat) -> int:  # noqa: ARG002 - private ones use them
        self.made += 1
        return self.made

    def acts(self, seat: Seat) -> list[Handshake]:
        """What `seat` can do about the standing offers, whether or not they can still be met."""
        acts: list[Handshake] = []
        for bargain in self.standing.values():
            if bargain.to == seat:
                acts += [Accept(bargain.number), Decline(bargain.number)]
            elif bargain.maker == seat:
                acts.append(Retract(bargain.number))
        return acts

    def settle(
        self, handshake: Handshake, carry_out: Callable[[Bargain[G, K]], bool]
    ) -> tuple[Bargain[G, K], bool]:
        """Close an offer; True if it was accepted and carried out whole.

        `carry_out` does everything and returns True, or does nothing and returns False: an offer
        that can no longer be met looks like one that came to nothing.
        """
        bargain = self.standing.pop(handshake.number)
        return bargain, isinstance(handshake, Accept) and carry_out(bargain)

    def expire(self, now: int) -> list[Bargain[G, K]]:
        """Drop the offers whose time is over."""
        late = [b for b in self.standing.values() if b.until < now]
        for bargain in late:
            del self.standing[bargain.number]
        return late


class PrivateBargains(Bargains[G, K]):
    """Offers of which only the two concerned know, how many there are included.

    They are numbered between the two: a number must not tell what others have offered.
    """

    made: Annotated[int, HIDDEN] = 0
    standing: Annotated[dict[int, Bargain[G, K]], PARTIES] = {}
    between: Annotated[dict[int, int], HIDDEN] = {}

    def _number(self, maker: Seat, to: Seat) -> int:
        pair = maker * MOST_SEATS + to
        self.between[pair] = self.between.get(pair, 0) + 1
        return self.between[pair] * MOST_SEATS * MOST_SEATS + pair

    def redeal(self, seat: Seat) -> None:
        """Leave only what a seat knows."""
        known = {number: b for number, b in self.standing.items() if seat in b.parties}
        pairs = {pair: n for pair, n in self.between.items() if seat in divmod(pair, MOST_SEATS)}
        self.standing, self.between = known, pairs
