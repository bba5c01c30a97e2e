"""Dealing, and one move after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

from oyez.kernel import Ask, Commit, Draw, Flow, GameOver, OneOf, Reason, Seat
from tests.kernel.solitaire.state import (
    CARDS,
    COLUMNS,
    DEPTH,
    Cloister,
    Move,
    Raise,
    Raised,
    Shift,
    Shifted,
    Turn,
    Turned,
    Uncovered,
    rank,
    suit,
)

TURN = Turn()


def deal(s: Cloister) -> Flow[None]:
    """SO-SETUP-01: four columns of two cards face down and one face up; the rest is the stock."""
    bag = Counter(CARDS)
    shown = yield Draw(bag, len(COLUMNS), name="shown")
    bag.subtract(shown)
    hidden = yield Draw(bag, DEPTH * len(COLUMNS), seen=(), name="hidden")
    bag.subtract(hidden)
    s.stock = list((yield Draw(bag, bag.total(), seen=(), name="stock")))
    for place, column in enumerate(COLUMNS):
        s.up[column] = [shown[place]]
        s.down[column] = list(hidden[place * DEPTH : (place + 1) * DEPTH])


def play(s: Cloister) -> Flow[None]:
    """SO-MOVE-01: a move takes an hour; it ends when all is raised, or nothing can be moved."""
    choices = OneOf(list(moves(s)), partial(why_not, s))
    move = yield Ask(Seat(0), choices, "move", "SO-MOVE-01")
    yield from do(s, move)
    s.hour += 1
    s.ended = ending(s)


def give_up(s: Cloister) -> Flow[None]:
    """SO-END-04: at any time."""
    s.ended = "given-up"
    yield from ()
    raise GameOver


def ending(s: Cloister) -> str:
    """SO-END-01..03: how it has ended, if it has."""
    if sum(s.raised.values()) == len(CARDS):
        return "raised"
    if s.hour > s.options.hours:
        return "nightfall"
    return "" if any(moves(s)) else "stuck"


def moves(s: Cloister) -> Iterator[Move]:
    """All that can be moved."""
    for card in free(s):
        if rank(card) == s.raised[suit(card)] + 1:
            yield Raise(card)
        yield from (Shift(card, column) for column in COLUMNS if fits(s, card, column))
    if s.stock:
        yield TURN


def free(s: Cloister) -> list[str]:
    """SO-MOVE-02: the cards on top."""
    return [pile[-1] for pile in (*s.up.values(), s.waste) if pile]


def fits(s: Cloister, card: str, column: str) -> bool:
    """SO-SHIFT-01: onto the next higher rank, or onto nothing if that does not leave nothing."""
    there = s.up[column]
    if there:
        return rank(there[-1]) == rank(card) + 1
    return [card] not in s.up.values() or bool(s.down[place_of(s, card)])


def place_of(s: Cloister, card: str) -> str:
    """The column in which a card lies; nothing for the waste."""
    return next((column for column, cards in s.up.items() if card in cards), "")


def why_not(s: Cloister, move: Any) -> Reason | None:
    """Why a card cannot be moved so."""
    match move:
        case Turn():
            return Reason("stock-empty", "SO-TURN-01")
        case Raise(card) | Shift(card) if card in CARDS and card not in free(s):
            return Reason("not-on-top", "SO-MOVE-02", {"card": card})
        case Raise(card) if card in CARDS:
            return Reason("not-next", "SO-RAISE-01", {"card": card})
        case Shift(card, column) if card in CARDS and column in COLUMNS:
            return Reason("does-not-fit", "SO-SHIFT-01", {"card": card, "column": column})
        case _:
            return None


def do(s: Cloister, move: Move) -> Flow[None]:
    """Carry out a move."""
    match move:
        case Raise(card):
            s.tell(Raised, card)
            s.raised[suit(card)] += 1
            yield from take(s, card)
        case Shift(card, column):
            s.tell(Shifted, card, column)
            yield from take(s, card)
            s.up[column].append(card)
        case Turn():
            yield Commit("SO-TURN-01", shown=s.stock[-1], seen=None)
            s.waste.append(s.stock.pop())
            s.tell(Turned, s.waste[-1])


def take(s: Cloister, card: str) -> Flow[None]:
    """SO-UNCOVER-01: what lies under the last card of a column is turned up."""
    column = place_of(s, card)
    if not column:
        s.waste.pop()
        return
    s.up[column].pop()
    if not s.up[column] and s.down[column]:
        yield Commit("SO-UNCOVER-01", shown=s.down[column][-1], seen=None)
        s.up[column].append(s.down[column].pop())
        s.tell(Uncovered, s.up[column][-1], column)
