"""Who is waited for, and which offers are open: compared before and after a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from oyez.kernel import Match, Seat
from oyez.scene.views import scenes

# The ids of the offers that a seat has to answer.
Offers = dict[Seat, frozenset[str]]


class PendingState(NamedTuple):
    """Who was waited for before a move, and the open offers to people who are away."""

    waiting: tuple[Seat, ...]
    offers: Offers


def open_offers(match: Match[Any], seats: Sequence[Seat]) -> Offers:
    """The offers that wait for an answer of these seats, as each of them sees it."""
    if match.over or not seats:
        return {}
    tables = zip(seats, scenes(match, seats), strict=True)
    return {
        seat: frozenset(each.id for each in table.proposals if each.to == seat and each.acts)
        for seat, table in tables
    }
