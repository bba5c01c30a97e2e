"""Events say what happened and who may know it; texts are made from them at the edge."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, ClassVar, Literal, ParamSpec

from msgspec import Struct

from oyez.kernel.seats import Seat

P = ParamSpec("P")

Scene = Literal["", "clash", "hall", "within", "decides", "aside"]


class Event(Struct, frozen=True, tag=True):
    """Something that happened. Subclasses have names in the past tense and carry ids, not prose.

    `scene` is its part in a battle or a vote: it opens a `clash` or a `hall`, comes `within` one,
    or `decides` it; what can come at any time is an `aside`, and anything else ends the scene.
    """

    scene: ClassVar[Scene] = ""

    def audience(self) -> Collection[Seat] | None:
        """The seats that may know; None for everybody."""
        return None

    def veiled(self, seat: Seat | None) -> Event | None:
        """The event as `seat` may know it (None: a spectator), or nothing at all."""
        seen = self.audience()
        return self if seen is None or (seat is not None and seat in seen) else None


class State(Struct, kw_only=True):
    """What lies on the table between two steps: plain data, declared field by field.

    `events` collects what happens while somebody listens; a simulation leaves it None and pays
    nothing for telling.
    """

    events: list[Any] | None = None

    def tell(self, make: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Note an event, building it only if somebody listens."""
        if self.events is not None:
            self.events.append(make(*args, **kwargs))


class Told(Struct, frozen=True):
    """An event with its place in the record."""

    ply: int
    event: Event
