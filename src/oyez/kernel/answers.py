"""What has been said: the entries of a record."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from oyez.state.seats import Seat

EntryKind = Literal["answer", "act", "order", "ordered", "withdrawn"]


class Answer(Struct, frozen=True, omit_defaults=True, gc=False):
    """One entry of the record: who said what.

    `kind` is `answer`, `act` (out of turn), `order` (from now on, answer so), `ordered` (answered
    by such an order) or `withdrawn` (nothing was left to choose from); `lane` names the seat in
    whose part of a common phase Nature answered; `seen` are the only seats that may know it before
    the match is over (None: everybody may). What is `quiet` others do not even notice.
    """

    seat: Seat
    value: Any
    kind: EntryKind = "answer"
    lane: Seat | None = None
    seen: tuple[Seat, ...] | None = None
    quiet: bool = False


class Withdrawn(Struct, frozen=True, tag="withdrawn"):
    """The answer to a question whose choices became empty; the flow has to handle it."""


WITHDRAWN: Final = Withdrawn()
