"""Decks that have no order until drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from oyez.kernel.chance import Draw
from oyez.kernel.requests import Commit, Flow
from oyez.kernel.seats import Seat


class Placed(Struct, frozen=True, gc=False):
    """A card whose place in a deck is settled, and the seats that know it."""

    card: str
    known: tuple[int, ...] = ()


class Deck(Struct):
    """A face-down deck: settled cards on top, an unordered stock, settled cards underneath.

    Nobody can know the order of the stock, for it has none until a card is drawn.
    """

    stock: dict[str, int]
    top: list[Placed] = []
    bottom: list[Placed] = []

    def __len__(self) -> int:
        return len(self.top) + sum(self.stock.values()) + len(self.bottom)

    def draw(self, number: int = 1, seen: Collection[Seat] | None = None) -> Flow[list[str]]:
        """Take cards from the top, as many as there are up to `number`."""
        taken = yield from self._take(number, seen)
        return [placed.card for placed in taken]

    def peek(self, number: int, seat: Seat) -> Flow[list[str]]:
        """Look at the top cards and leave them there; from now on `seat` knows them."""
        taken = yield from self._take(number, (seat,))
        self.top[:0] = [Placed(p.card, tuple(sorted({*p.known, seat}))) for p in taken]
        return [placed.card for placed in taken]

    def bury(self, cards: Sequence[str], known: Collection[Seat] = ()) -> None:
        """Put cards underneath, the first of them uppermost."""
        seats = tuple(known)
        self.bottom += [Placed(card, seats) for card in cards]

    def shuffle(self, cards: Iterable[str] = ()) -> None:
        """Mix the deck, with more cards if any: every place is open again."""
        settled = [placed.card for placed in self.top + self.bottom]
        self.top, self.bottom = [], []
        for card in [*settled, *cards]:
            self.stock[card] = self.stock.get(card, 0) + 1

    def redeal(self, seat: Seat, rng: Random) -> None:
        """Deal again the settled places that `seat` does not know."""
        unknown = Counter(self.stock)
        for placed in self.top + self.bottom:
            if seat not in placed.known:
                unknown[placed.card] += 1
        cards = list(unknown.elements())
        rng.shuffle(cards)
        self.top = [p if seat in p.known else Placed(cards.pop(), p.known) for p in self.top]
        self.bottom = [p if seat in p.known else Placed(cards.pop(), p.known) for p in self.bottom]
        self.stock = dict(sorted(Counter(cards).items()))

    def observed(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat may know of the deck: its size, and the settled cards it has seen."""

        def shown(places: list[Placed]) -> list[str | None]:
            return [p.card if seat in p.known else None for p in places]

        return {"size": len(self), "top": shown(self.top), "bottom": shown(self.bottom)}

    def _take(self, number: int, seen: Collection[Seat] | None) -> Flow[list[Placed]]:
        """Take the top cards; what is settled and now shown cannot be taken back, like a draw."""
        loose = sum(self.stock.values())
        number = min(number, len(self.top) + loose + len(self.bottom))
        open_places = min(max(number - len(self.top), 0), loose)
        drawn = (yield Draw(self.stock, open_places, seen)) if open_places else ()
        if number > open_places:
            below = self.bottom[: number - open_places - len(self.top[:number])]
            yield Commit(shown=self.top[:number] + below, seen=seen)
        for card in drawn:
            self.stock[card] -= 1
        taken = self.top[:number] + [Placed(card) for card in drawn]
        del self.top[:number]
        for _ in range(number - len(taken)):
            taken.append(self.bottom.pop(0))
        return taken
