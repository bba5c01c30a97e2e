"""Bargains between seats: proposed, accepted, declined, withdrawn or expired; all of it or nothing.

Offers live in the state. A game keeps a `Bargains`, lets seats do its `acts` out of turn, and says
in `carry_out` what a deal means; the handshake is here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct

from oyez.kernel.seats import Seat

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
        self.made += 1
        bargain = Bargain(self.made, maker, to, give, ask, until)
        self.standing[bargain.number] = bargain
        return bargain

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
