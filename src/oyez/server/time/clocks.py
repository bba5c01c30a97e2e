"""The clocks of one table."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec

from oyez.kernel import Seat
from oyez.server.time import pace
from oyez.server.time.pace import Clock, Pace
from oyez.state.conversion import prepared


class TableClocks:
    """The clocks of all seats of one table, run by its pace."""

    def __init__(self, rule: Pace, seats: int, saved: dict[str, Any]) -> None:
        self._pace = rule
        kept: dict[str, Any] = saved.get("seats", {})
        self._clocks = [
            msgspec.convert(kept[str(seat)], prepared(Clock))
            if str(seat) in kept
            else pace.start(rule)
            for seat in range(seats)
        ]

    def __getitem__(self, seat: Seat) -> Clock:
        return self._clocks[seat]

    def saved(self) -> dict[str, Any]:
        """As they are stored."""
        return {"as_of": time.time(), "seats": dict(enumerate(self._clocks))}

    def credit_time(self, now: float, down_since: float) -> None:
        """Time in which the server was down is not held against anybody."""
        self._clocks = [pace.resumed(self._pace, each, now, down_since) for each in self._clocks]

    def update(self, waiting: Iterable[Seat], now: float) -> None:
        """Let the clocks of those run who are waited for, and of nobody else."""
        awaited = set(waiting)
        for seat, clock in enumerate(self._clocks):
            if seat in awaited:
                self._clocks[seat] = pace.asked(self._pace, clock, now)
            elif clock.since is not None:
                self._clocks[seat] = pace.answered(self._pace, clock, now)

    def stop(self, seat: Seat, now: float) -> None:
        """The seat has decided."""
        self._clocks[seat] = pace.answered(self._pace, self._clocks[seat], now)

    def warn(self, seat: Seat) -> None:
        """The seat has been warned that its time is nearly up."""
        self._clocks[seat] = pace.warned(self._clocks[seat])

    def over(self, seat: Seat, now: float) -> bool:
        """Whether the seat's time is up."""
        end = pace.deadline(self._pace, self._clocks[seat])
        return end is not None and now >= end

    def short(self, seat: Seat, now: float) -> bool:
        """Whether the seat should be warned now."""
        clock = self._clocks[seat]
        moment = pace.warning(self._pace, clock)
        return moment is not None and now >= moment and not clock.warned

    def due(self, seats: Iterable[Seat]) -> float | None:
        """When one of these seats' clocks next wants something done."""
        moments = [pace.due(self._pace, self._clocks[seat]) for seat in seats]
        return min((moment for moment in moments if moment is not None), default=None)

    def shown(self, seats: Iterable[Seat]) -> dict[str, Any]:
        """Deadlines and banks of these seats, as everybody may see them."""
        return {
            str(seat): {
                "bank": round(self._clocks[seat].bank, 3),
                "deadline": pace.deadline(self._pace, self._clocks[seat]),
            }
            for seat in seats
        }
