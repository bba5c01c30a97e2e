"""The other decks: mercenaries, agendas, events. Their order is settled only as they are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oyez.games.warrior_knights.scene.happenings import (
    AgendasRevealed,
    DeckReshuffled,
    EventDrawn,
    MercenariesReturned,
    OfferRevealed,
)
from oyez.games.warrior_knights.state import NONE, KnightsState
from oyez.kernel import Draw, Flow, Seat

# -- mercenaries -----------------------------------------------------------------------------------


def return_mercenaries(s: KnightsState, troops: Sequence[str], rule: str) -> None:
    """WK-WAGES-05, WK-MERC-10: shuffle cards into the mercenary deck."""
    if troops:
        s.mercenaries.shuffle(troops)
        s.tell(MercenariesReturned, tuple(troops), rule)


def add_to_offer(s: KnightsState, number: int) -> Flow[None]:
    """WK-MERC-10, WK-R42: reveal so many cards, or as many as there are."""
    revealed = yield from s.mercenaries.draw(number)
    s.offer += revealed
    s.tell(OfferRevealed, tuple(revealed))


def new_offer(s: KnightsState, rule: str) -> Flow[None]:
    """WK-SETUP-15, WK-MERC-10: what was not hired goes back, and N+1 new cards are revealed."""
    return_mercenaries(s, s.offer, rule)
    s.offer = []
    yield from add_to_offer(s, s.n + 1)


# -- agendas ---------------------------------------------------------------------------------------


def discard_agenda(s: KnightsState, card: str) -> None:
    """To the discard pile, unless the law was only an open motion and has no card."""
    if card in s.edition.agendas:
        s.agenda_discard.append(card)


def fill_agendas(s: KnightsState) -> Flow[None]:
    """WK-ASSEMBLY-14, WK-SHORTAGE-01, WK-R36, WK-R82: reveal until three lie on the spaces."""
    wanted = s.edition.numbers.start.agendas - len(s.agendas)
    if wanted <= 0:
        return
    if len(s.agenda_deck) < wanted:
        revealed = yield from s.agenda_deck.draw(len(s.agenda_deck))
        _reshuffle_agendas(s)
        revealed += yield from s.agenda_deck.draw(wanted - len(revealed))
    else:
        revealed = yield from s.agenda_deck.draw(wanted)
    s.agendas += revealed
    s.tell(AgendasRevealed, tuple(revealed))


def _reshuffle_agendas(s: KnightsState) -> None:
    if s.agenda_discard:
        s.agenda_deck.shuffle(s.agenda_discard)
        s.agenda_discard = []
        s.tell(DeckReshuffled, "agenda")


# -- events ----------------------------------------------------------------------------------------


def expose_event(s: KnightsState) -> Flow[None]:
    """WK-EVENT-01, WK-SHORTAGE-01: the back of the card that is on top now is there for all to see.

    Which card it is, nobody can know, so it is settled when the card is drawn.
    """
    deck = s.event_deck
    deck.top = NONE
    if not any(deck.stock.values()):
        if not deck.discard:
            return
        _add(deck.stock, deck.discard)
        deck.discard, deck.last = [], NONE
        s.tell(DeckReshuffled, "event")
    (deck.top,) = yield Draw(backs(s))


def backs(s: KnightsState) -> dict[str, int]:
    """How many cards of each back can be next; the one put underneath comes last (WK-SETUP-02)."""
    deck, back_of = s.event_deck, s.edition.back
    counts: dict[str, int] = {}
    for card, number in deck.stock.items():
        if number:
            back = back_of[card]
            counts[back] = counts.get(back, 0) + number
    if deck.last and sum(counts.values()) > 1:
        counts[deck.last] -= 1
    return {back: number for back, number in counts.items() if number}


def draw_event(s: KnightsState, seat: Seat) -> Flow[str]:
    """Turn up the top card. The next one shows its back only when this one is done with."""
    deck, back_of = s.event_deck, s.edition.back
    back = deck.top
    fitting = {card: n for card, n in deck.stock.items() if n and back_of[card] == back}
    (card,) = yield Draw(fitting)
    deck.stock[card] -= 1
    if not any(deck.stock.values()):
        deck.last = NONE
    if s.card is not None:
        s.card.event = card
    s.tell(EventDrawn, seat, card)
    return str(card)


def discard_event(s: KnightsState, card: str) -> None:
    """WK-EVENT-09"""
    s.event_deck.discard.append(card)


def _add(stock: dict[str, int], cards: Iterable[str]) -> None:
    for card in cards:
        stock[card] = stock.get(card, 0) + 1
