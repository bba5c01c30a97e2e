"""Where we are in the rulebook: a short stack of passages, each with the seats still to come."""

from __future__ import annotations

from msgspec import Struct

from oyez.state.seats import Seat


class Passage(Struct, omit_defaults=True):
    """A chapter, a turn or a part of one, by the name of its message `passage-<name>`.

    `number` counts it, as in the third turn; `seat` is whose part it is now, `rest` come after.
    """

    name: str
    number: int | None = None
    seat: Seat | None = None
    rest: list[Seat] = []
