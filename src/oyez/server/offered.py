"""Who is waited for, and which offers wait for whom: what a move may bring news of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from oyez.kernel import Match, Seat
from oyez.scene.views import scenes

# The ids of the offers that a seat has to answer.
Offers = dict[Seat, frozenset[str]]


class Before(NamedTuple):
    """How things stood before a move; offers only those to people who do not look on."""

    waiting: tuple[Seat, ...]
    offers: Offers


def offers_to(match: Match[Any], seats: Sequence[Seat]) -> Offers:
    """The offers that wait for an answer of these seats, as each of them sees it."""
    if match.over or not seats:
        return {}
    tables = zip(seats, scenes(match, seats), strict=True)
    return {
        seat: frozenset(each.id for each in table.proposals if each.to == seat and each.acts)
        for seat, table in tables
    }
