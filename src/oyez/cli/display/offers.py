"""Offers that stand and promises that were made, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.text import Text as Line

from oyez.cli.display.sheets import titled_line
from oyez.scene.elements import Pledge, Proposal, Scene, Text
from oyez.text import Texts


class OfferLines:
    """Tells the deals on a table; `player` says what somebody in a seat is called."""

    def __init__(self, table: Scene, texts: Texts, player: Callable[[int | None], str]) -> None:
        self._table, self._texts, self._player = table, texts, player

    def lines(self) -> Iterator[Line]:
        """Offers first, since they wait for an answer."""
        if self._table.proposals:
            yield titled_line(self._texts.say("cli-offers"), "")
            yield from map(self._offer, self._table.proposals)
        if self._table.pledges:
            yield titled_line(self._texts.say("cli-promises"), "")
            yield from map(self._promise, self._table.pledges)

    def _offer(self, offer: Proposal) -> Line:
        about = [] if offer.about is None else [self._texts.label(offer.about)]
        if offer.answers is not None:
            about.append(self._texts.say("cli-offer-answers", number=offer.answers))
        if offer.private:
            about.append(self._texts.say("cli-offer-private"))
        return self._between(offer, [self._exchange(offer), *about])

    def _exchange(self, offer: Proposal) -> str:
        """What goes one way, and what goes the other; of a gift and a demand one of them only."""
        gives, asks = self._series(offer.gives), self._series(offer.asks)
        if gives and asks:
            return self._texts.say("cli-offer-exchange", gives=gives, asks=asks)
        if asks:
            return self._texts.say("cli-offer-demand", asks=asks)
        return self._texts.say("cli-offer-gift", gives=gives)

    def _promise(self, pledge: Pledge) -> Line:
        since = [] if pledge.since is None else [self._texts.label(pledge.since)]
        state = self._texts.say(f"cli-promise-{pledge.state}")
        return self._between(pledge, [self._texts.label(pledge.words), *since, state])

    def _between(self, deal: Proposal | Pledge, told: Sequence[str]) -> Line:
        maker, to = self._player(deal.maker), self._player(deal.to)
        head = self._texts.say("cli-deal", number=deal.number, maker=maker, to=to)
        return Line("    ").append(titled_line(head, " · ".join(told)))

    def _series(self, terms: Sequence[Text]) -> str:
        return ", ".join(map(self._texts.label, terms))
