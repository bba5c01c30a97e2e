"""What has been said: the entries of a record."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from oyez.kernel.seats import Seat


class Answer(Struct, frozen=True, omit_defaults=True, gc=False):
    """One entry of the record: who said what.

    `kind` is `answer`, `act` (out of turn) or `withdrawn` (nothing was left to choose from); `lane`
    names the seat in whose part of an `Each` Nature answered; `seen` are the only seats that may
    know it before the match is over (None: everybody may).
    """

    seat: Seat
    value: Any
    kind: Literal["answer", "act", "withdrawn"] = "answer"
    lane: Seat | None = None
    seen: tuple[Seat, ...] | None = None


class Withdrawn(Struct, frozen=True, tag="withdrawn"):
    """The answer to a question that lost its object: there was nothing left to choose from."""


WITHDRAWN: Final = Withdrawn()
