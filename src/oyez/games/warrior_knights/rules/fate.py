"""The Fate deck: whatever is left to chance, read off its cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from random import Random
from typing import Any

from oyez.games.warrior_knights.box import rows
from oyez.games.warrior_knights.scene.happenings import FateShuffled, FateTurnedUp
from oyez.games.warrior_knights.state import KnightsState, Noble
from oyez.kernel import Deck, Draw, Flow, Seat, StepKnowledge
from oyez.kernel.decks import NOTHING_SEEN, DeckKnowledge, PlacedCard

Fits = Callable[[rows.Fate], bool]


def new_deck(s: KnightsState) -> Deck:
    """All Fate cards, shuffled."""
    return Deck(dict.fromkeys(s.edition.fate, 1))


def everybody(s: KnightsState) -> tuple[Seat, ...]:
    return _first_seats(s.seats)


@cache
def _first_seats(number: int) -> tuple[Seat, ...]:
    return tuple([Seat(n) for n in range(number)])


def turn_up(s: KnightsState, rule: str) -> Flow[rows.Fate | None]:
    """WK-FATE-02, -05: the top card, read by all and put under the deck; None if there is none."""
    drawn = yield from s.fate.draw(1)
    if not drawn:
        return None
    s.fate.bury(drawn, everybody(s))
    s.tell(FateTurnedUp, drawn[0], rule)
    return s.edition.fate[drawn[0]]


def turn_up_until(s: KnightsState, fits: Fits, rule: str) -> Flow[rows.Fate | None]:
    """WK-FATE-04: card after card until one fits; None if no card in the deck does."""
    for _ in range(len(s.fate)):
        card = yield from turn_up(s, rule)
        if card is not None and fits(card):
            return card
    return None


def baron_of(s: KnightsState, card: rows.Fate) -> Seat | None:
    """WK-FATE-03: the seat of the baron whose noble is named, if he is in the game."""
    name = s.edition.baron_of_noble[card.noble]
    return next((b.seat for b in s.barons if b.id == name and not b.out), None)


def random_baron(s: KnightsState, among: Collection[Seat], rule: str) -> Flow[Seat]:
    """WK-FATE-03, WK-R35: one of these barons; if the cards cannot tell, the die is cast."""
    if len(among) == 1:
        return next(iter(among))
    card = yield from turn_up_until(s, lambda card: baron_of(s, card) in among, rule)
    seat = None if card is None else baron_of(s, card)
    if seat is None:
        (seat,) = yield Draw(dict.fromkeys(sorted(among), 1))
    return seat


def random_noble(s: KnightsState, among: Sequence[Noble], rule: str) -> Flow[Noble | None]:
    """WK-FATE-03: one of these nobles; None if there are none."""
    names = {noble.id: noble for noble in among}
    if not names:
        return None
    card = yield from turn_up_until(s, lambda card: card.noble in names, rule)
    return names[card.noble] if card is not None else None


def random_city(s: KnightsState, among: Collection[str], rule: str) -> Flow[str | None]:
    """WK-FATE-04, -EX1: the id of one of these cities; None if there are none."""
    if not among:
        return None
    card = yield from turn_up_until(s, lambda card: card.city in among, rule)
    return card.city if card is not None else None


def random_nation(s: KnightsState, among: Collection[str], rule: str) -> Flow[str | None]:
    """WK-FATE-02: one of these nations; None if there are none."""
    if not among:
        return None
    card = yield from turn_up_until(s, lambda card: card.nation in among, rule)
    return card.nation if card is not None else None


def shuffle(s: KnightsState, rule: str) -> None:
    """WK-UNCERTAIN-01, WK-PLAYERS-02: every place in the deck is open again."""
    s.fate.shuffle()
    s.tell(FateShuffled, rule)


# -- cards for a combat ----------------------------------------------------------------------------


def deal(
    s: KnightsState, first: Seat | None, cards: int, second: Seat | None, more: int
) -> Flow[None]:
    """WK-BATTLE-03, WK-R04: to the two sides of the combat, each side seeing only its own.

    If the deck is short, they are dealt in turn, the attacker first, until it is empty.
    """
    assert s.combat is not None
    one, two = s.combat.sides
    left = len(s.fate)
    if cards + more > left:
        cards, more = shared_out(left, cards, more)
    one.hand = yield from s.fate.draw(cards, _seen(first))
    two.hand = yield from s.fate.draw(more, _seen(second))


def _seen(seat: Seat | None) -> tuple[Seat, ...]:
    return () if seat is None else (seat,)


def shared_out(deck: int, one: int, two: int) -> tuple[int, int]:
    """WK-R04: how many each side gets of too few cards, dealt in turn, each up to its number."""
    first = second = 0
    while deck and (first < one or second < two):
        if first < one:
            first, deck = first + 1, deck - 1
        if deck and second < two:
            second, deck = second + 1, deck - 1
    return first, second


def discard(s: KnightsState, seat: Seat, cards: Sequence[str]) -> None:
    """WK-BATTLE-04: face down under the deck; only who discards them knows them."""
    s.fate.bury(cards, (seat,))


def put_back(s: KnightsState, cards: Sequence[str]) -> None:
    """WK-FATE-05: cards that all have seen, under the deck."""
    s.fate.bury(cards, everybody(s))


def redeal(s: KnightsState, seat: Seat, rng: Random, seen: DeckKnowledge = NOTHING_SEEN) -> None:
    """Deal anew what `seat` cannot know: others' hands in a combat, and places in the deck."""
    sides = s.combat.sides if s.combat is not None else ()
    hidden = [side for side in sides if side.hand and side.seat != seat]
    for side in hidden:
        for card in side.hand:
            s.fate.stock[card] = s.fate.stock.get(card, 0) + 1
    s.fate.redeal(seat, rng, seen)
    for side in hidden:
        cards = [card for card in sorted(s.fate.stock) if s.fate.stock[card]]
        cards = [card for card in cards if card not in seen.drawn]
        side.hand = rng.sample(cards, len(side.hand))
        for card in side.hand:
            s.fate.stock[card] -= 1


def seen_since(s: KnightsState, seen: StepKnowledge) -> DeckKnowledge:
    """WK-FATE-05: the Fate cards among what a seat has seen."""
    things = [thing for outcome in seen.outcomes for thing in outcome]
    lists: list[list[Any]] = [shown for shown in seen.shown if isinstance(shown, list)]
    settled = [each for shown in lists for each in shown]
    return DeckKnowledge(
        [thing for thing in things if thing in s.edition.fate],
        [each for each in settled if isinstance(each, PlacedCard)],
    )
