"""What lies on the table, and what can be said and told about it."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct, field

from oyez.kernel import HIDDEN, Event, State
from oyez.state.bounds import whole

SUITS: Final = ("crown", "sword", "rose", "lion")
HIGHEST: Final = 4
CARDS: Final = tuple(f"{suit}-{rank}" for suit in SUITS for rank in range(1, HIGHEST + 1))
COLUMNS: Final = ("first", "second", "third", "fourth")
DEPTH: Final = 2
# What so many cards are called; all of them win.
RANKS: Final = ((len(CARDS), "king"), (12, "duke"), (8, "knight"), (0, "squire"))


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How long it lasts."""

    hours: Annotated[int, whole(1, 100)] = 40


class Cloister(State):
    """A game between two steps. The last card of a list lies on top."""

    options: Options
    hour: int = 1
    up: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    down: Annotated[dict[str, list[str]], HIDDEN] = field(default_factory=dict[str, list[str]])
    stock: Annotated[list[str], HIDDEN] = field(default_factory=list[str])
    waste: list[str] = field(default_factory=list[str])
    raised: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SUITS, 0))
    ended: str = ""


def suit(card: str) -> str:
    """The suit of a card."""
    return card.partition("-")[0]


def rank(card: str) -> int:
    """The rank of a card."""
    return int(card.partition("-")[2])


class Raise(Struct, frozen=True, tag="raise"):
    """Put a card onto its suit."""

    card: str


class Shift(Struct, frozen=True, tag="shift"):
    """Put a card onto a column."""

    card: str
    column: str


class Turn(Struct, frozen=True, tag="turn"):
    """Turn up a card of the stock."""


class GiveUp(Struct, frozen=True, tag="give-up"):
    """Out of turn: lose."""


Move = Raise | Shift | Turn


class Raised(Event, frozen=True):
    """A card lies on its suit."""

    card: str


class Shifted(Event, frozen=True):
    """A card lies on another column."""

    card: str
    column: str


class Uncovered(Event, frozen=True):
    """A card of a column is turned up."""

    card: str
    column: str


class Turned(Event, frozen=True):
    """A card of the stock is turned up."""

    card: str
