"""What lies on the table, and what can be said and told about it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated

from msgspec import Struct, field

from oyez.kernel import HIDDEN, OWNED, Event, Seat, State
from oyez.state.bounds import whole
from tests.kernel.sheet.boxes import BOXES, Price


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How long it lasts."""

    rounds: Annotated[int, whole(1, 200)] = 3


class Sheet(Struct):
    """A seat's own: what it has, what it has marked, and the box from which a chain goes on."""

    coins: int = 0
    stone: int = 0
    workers: int = 0
    marked: list[str] = []
    chain: str = ""
    dug: bool = False
    done: bool = False
    vow: str = ""

    def can_pay(self, price: Price) -> bool:
        """Whether there is enough of everything."""
        enough = self.coins >= price.coins and self.stone >= price.stone
        return enough and self.workers >= price.workers

    def pay(self, price: Price) -> None:
        """Give away what a box costs."""
        self.coins -= price.coins
        self.stone -= price.stone
        self.workers -= price.workers

    def may_mark(self, box: str) -> bool:
        """Whether a box is free and what it needs is marked, whatever its price."""
        needs = BOXES[box].needs
        return box not in self.marked and (not needs or needs in self.marked)


class Manors(State):
    """A game between two steps."""

    options: Options
    sheets: dict[Seat, Sheet]
    workers: int
    omens: Annotated[dict[str, str], HIDDEN] = field(default_factory=dict[str, str])
    spied: Annotated[dict[Seat, dict[str, str]], OWNED] = field(
        default_factory=dict[Seat, dict[str, str]]
    )
    turned: dict[str, str] = field(default_factory=dict[str, str])
    """The omens, once everybody sees them."""
    ended: bool = False


# -- what a seat may say ------------------------------------------------------------------------


class Mark(Struct, frozen=True, tag="mark"):
    """Mark a box."""

    box: str


class Hire(Struct, frozen=True, tag="hire"):
    """Take a worker."""


class Dig(Struct, frozen=True, tag="dig"):
    """Roll for stone."""


class Spy(Struct, frozen=True, tag="spy"):
    """Look at an omen."""

    omen: str


class Stop(Struct, frozen=True, tag="stop"):
    """End a chain."""


class Done(Struct, frozen=True, tag="done"):
    """Do nothing more this round."""


class Vow(Struct, frozen=True, tag="vow"):
    """Dedicate a column."""

    column: str


class Gift(Struct, frozen=True, tag="gift"):
    """Out of turn: a coin for another seat."""

    to: Seat


Work = Mark | Hire | Dig | Spy | Stop | Done


# -- what happens -------------------------------------------------------------------------------


class RoundBegun(Event, frozen=True):
    """Everybody has an income."""

    number: int
    coins: int


class Marked(Event, frozen=True):
    """A seat has marked a box; `free` in a chain."""

    seat: Seat
    box: str
    free: bool


class Hired(Event, frozen=True):
    """A seat has taken a worker."""

    seat: Seat


class Dug(Event, frozen=True):
    """A seat has rolled for stone."""

    seat: Seat
    face: int
    stone: int


class Spied(Event, frozen=True):
    """A seat has looked at an omen."""

    seat: Seat
    omen: str


class OmenSeen(Event, frozen=True):
    """What it has seen, for its own eyes."""

    seat: Seat
    omen: str
    card: str

    def audience(self) -> Collection[Seat]:
        return (self.seat,)


class Finished(Event, frozen=True):
    """A seat does nothing more this round."""

    seat: Seat


class Given(Event, frozen=True):
    """A seat has given another a coin."""

    seat: Seat
    to: Seat


class OmensTurned(Event, frozen=True):
    """The omens are turned up."""

    cards: tuple[str, ...]


class Vowed(Event, frozen=True):
    """A seat has dedicated a column."""

    seat: Seat
    column: str
