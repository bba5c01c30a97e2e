"""The base of every game's state: plain data between two steps, declared field by field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, ParamSpec

from msgspec import Struct

from oyez.state.events import Event
from oyez.state.marks import Owned
from oyez.state.passages import Passage
from oyez.state.seats import Seat

P = ParamSpec("P")


class StandingOrder(Struct, frozen=True, omit_defaults=True):
    """An answer given in advance, as JSON; empty: ask the seat."""

    says: str = ""

    @property
    def asks(self) -> bool:
        """Whether its seat wants to be asked."""
        return not self.says


Orders = dict[Seat, dict[str, StandingOrder]]


class State(Struct, kw_only=True):
    """Base of every game's state: plain data, complete at each step boundary.

    `events` collects what happens while somebody listens; a simulation leaves it None and pays
    nothing for telling. `passages` is where we are in the rulebook, the innermost last; `orders`
    are the standing orders of each seat, which the match keeps and obeys.
    """

    events: list[Any] | None = None
    passages: list[Passage] = []
    orders: Annotated[dict[Seat, dict[str, StandingOrder]], Owned(absent=True)] = {}

    def tell(self, make: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Note an event, building it only if somebody listens."""
        if self.events is not None:
            self.events.append(make(*args, **kwargs))

    def enter(self, name: str, number: int | None = None, seats: Sequence[Seat] = ()) -> None:
        """Begin a passage of the rulebook, which these seats go through one after the other."""
        self.passages.append(Passage(name, number, None, list(seats)))

    def next_seat(self) -> Seat | None:
        """Whose part of the innermost passage comes now; None if all have had theirs."""
        passage = self.passages[-1]
        passage.seat = passage.rest.pop(0) if passage.rest else None
        return passage.seat

    def leave(self) -> None:
        """End the innermost passage."""
        self.passages.pop()
