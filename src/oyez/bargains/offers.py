"""Bargains between seats: proposed, accepted, declined, countered, withdrawn or expired.

A bargain is carried out whole or not at all. A counter-offer takes the place of what it answers.

Offers live in the state. A game keeps a `Bargains`, lets seats do its `acts` out of turn, and says
in `carry_out` what a deal means; the handshake is here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Generic, TypeVar

from msgspec import Struct

from oyez.state.marks import HIDDEN, PARTIES
from oyez.state.seats import Seat

# No game seats so many; it only keeps the numbers of private offers apart.
MOST_SEATS: Final = 16

G = TypeVar("G")
K = TypeVar("K")


class Bargain(Struct, Generic[G, K], frozen=True):
    """A standing proposal: `maker` gives `give` to `to` for `ask`, until step `until`.

    A counter-offer names in `answers` the number of the offer that it took the place of.
    """

    number: int
    maker: Seat
    to: Seat
    give: G
    ask: K
    until: int
    answers: int | None = None

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


OfferReply = Accept | Decline | Retract


class Bargains(Struct, Generic[G, K]):
    """All standing offers of a match."""

    made: int = 0
    standing: dict[int, Bargain[G, K]] = {}

    def propose(
        self, maker: Seat, to: Seat, give: G, ask: K, until: int, answers: int | None = None
    ) -> Bargain[G, K]:
        """Put an offer on the table."""
        bargain = Bargain(self._number(maker, to), maker, to, give, ask, until, answers)
        self.standing[bargain.number] = bargain
        return bargain

    def counter(self, number: int, give: G, ask: K, until: int) -> Bargain[G, K]:
        """Answer an offer with another one, which takes its place."""
        answered = self.standing.pop(number)
        return self.propose(answered.to, answered.maker, give, ask, until, number)

    def made_to(self, seat: Seat) -> list[int]:
        """The numbers of the offers that wait for `seat`."""
        return [b.number for b in self.standing.values() if b.to == seat]

    def made_by(self, seat: Seat) -> list[int]:
        """The numbers of the offers that `seat` has made."""
        return [b.number for b in self.standing.values() if b.maker == seat]

    def _number(self, maker: Seat, to: Seat) -> int:  # noqa: ARG002 - private ones use them
        self.made += 1
        return self.made

    def acts(self, seat: Seat) -> list[OfferReply]:
        """What `seat` can do about the standing offers, whether or not they can still be met."""
        acts: list[OfferReply] = []
        for bargain in self.standing.values():
            if bargain.to == seat:
                acts += [Accept(bargain.number), Decline(bargain.number)]
            elif bargain.maker == seat:
                acts.append(Retract(bargain.number))
        return acts

    def settle(
        self, handshake: OfferReply, carry_out: Callable[[Bargain[G, K]], bool]
    ) -> tuple[Bargain[G, K], bool]:
        """Close an offer; True if it was accepted and carried out whole.

        `carry_out` does everything and returns True, or does nothing and returns False: an offer
        that can no longer be met looks like one that came to nothing.
        """
        bargain = self.standing.pop(handshake.number)
        return bargain, isinstance(handshake, Accept) and carry_out(bargain)

    def expire(self, now: int) -> list[Bargain[G, K]]:
        """Drop the offers whose time is over."""
        return self._drop([b for b in self.standing.values() if b.until < now])

    def leave(self, seat: Seat) -> list[Bargain[G, K]]:
        """Drop the offers of a seat that is out of the game, and those made to it."""
        return self._drop([b for b in self.standing.values() if seat in b.parties])

    def _drop(self, bargains: list[Bargain[G, K]]) -> list[Bargain[G, K]]:
        for bargain in bargains:
            del self.standing[bargain.number]
        return bargains


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
