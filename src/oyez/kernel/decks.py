"""Decks that have no order until drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from oyez.kernel.chance import Draw
from oyez.kernel.requests import Commit, Flow
from oyez.state.seats import Seat


class PlacedCard(Struct, frozen=True, gc=False):
    """A card at a known place of a deck, and the seats that know it."""

    card: str
    known: tuple[int, ...] = ()


class DeckKnowledge(Struct, frozen=True):
    """What a seat has seen of a deck since the step began; void once it is shuffled.

    `drawn` are the cards that came out of the stock, `shown` the settled ones that came off it.
    """

    drawn: list[str]
    shown: list[PlacedCard]

    def shows(self, placed: PlacedCard) -> bool:
        """Whether it was this very one, and not another with the same card."""
        return any(placed is each for each in self.shown)


NOTHING_SEEN: Final = DeckKnowledge([], [])


class Deck(Struct):
    """A face-down deck: settled cards on top, an unordered stock, settled cards underneath.

    Nobody can know the order of the stock, for it has none until a card is drawn.
    """

    stock: dict[str, int]
    top: list[PlacedCard] = []
    bottom: list[PlacedCard] = []

    def __len__(self) -> int:
        return len(self.top) + sum(self.stock.values()) + len(self.bottom)

    def draw(
        self, number: int = 1, seen: Collection[Seat] | None = None, name: str = ""
    ) -> Flow[list[str]]:
        """Take cards from the top, as many as there are up to `number`.

        `name` is that of the deck since it was last mixed, such as "fate:2": where the same deal is
        played again, its cards come in the same order, however many are taken at a time.
        """
        taken = yield from self._take(number, seen, name)
        return [placed.card for placed in taken]

    def peek(self, number: int, seat: Seat, name: str = "") -> Flow[list[str]]:
        """Look at the top cards and leave them there; from now on `seat` knows them."""
        taken = yield from self._take(number, (seat,), name)
        self.top[:0] = [PlacedCard(p.card, tuple(sorted({*p.known, seat}))) for p in taken]
        return [placed.card for placed in taken]

    def bury(self, cards: Sequence[str], known: Collection[Seat] = ()) -> None:
        """Put cards underneath, the first of them uppermost."""
        seats = tuple(known)
        self.bottom += [PlacedCard(card, seats) for card in cards]

    def shuffle(self, cards: Iterable[str] = ()) -> None:
        """Mix the deck, with more cards if any: every place is open again."""
        settled = [placed.card for placed in self.top + self.bottom]
        self.top, self.bottom = [], []
        for card in [*settled, *cards]:
            self.stock[card] = self.stock.get(card, 0) + 1

    def redeal(self, seat: Seat, rng: Random, seen: DeckKnowledge = NOTHING_SEEN) -> None:
        """Deal again the settled places that `seat` does not know, nor has `seen` since."""
        places = [p for p in self.top + self.bottom if seat not in p.known and not seen.shows(p)]
        unknown = Counter(self.stock)
        unknown.update(placed.card for placed in places)
        loose = unknown & Counter(seen.drawn)
        if loose.total() > sum(self.stock.values()):  # then it was shuffled in between
            loose.clear()
        cards = rng.sample(sorted((unknown - loose).elements()), len(places))
        dealt = {
            id(placed): PlacedCard(card, placed.known)
            for placed, card in zip(places, cards, strict=True)
        }
        self.top = [dealt.get(id(placed), placed) for placed in self.top]
        self.bottom = [dealt.get(id(placed), placed) for placed in self.bottom]
        self.stock = dict(sorted((unknown - Counter(cards)).items()))

    def observed(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat may know of the deck: its size, and the settled cards it has seen."""

        def shown(places: list[PlacedCard]) -> list[str | None]:
            return [p.card if seat in p.known else None for p in places]

        return {"size": len(self), "top": shown(self.top), "bottom": shown(self.bottom)}

    def _take(
        self, number: int, seen: Collection[Seat] | None, name: str
    ) -> Flow[list[PlacedCard]]:
        """Take the top cards; what is settled and now shown cannot be taken back, like a draw."""
        loose = sum(self.stock.values())
        number = min(number, len(self.top) + loose + len(self.bottom))
        open_places = min(max(number - len(self.top), 0), loose)
        drawn = (
            # As the stock gets smaller, each of its cards has a number of its own.
            (yield Draw(self.stock, open_places, seen, name, -loose)) if open_places else ()
        )
        if number > open_places:
            below = self.bottom[: number - open_places - len(self.top[:number])]
            yield Commit(shown=self.top[:number] + below, seen=seen)
        for card in drawn:
            self.stock[card] -= 1
        taken = self.top[:number] + [PlacedCard(card) for card in drawn]
        del self.top[:number]
        for _ in range(number - len(taken)):
            taken.append(self.bottom.pop(0))
        return taken
