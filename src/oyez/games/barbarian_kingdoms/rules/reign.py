"""The Reign Score, its titles, and the ranking at the end."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from oyez.games.barbarian_kingdoms.box.fixed import REIGN, REIGN_TITLES
from oyez.games.barbarian_kingdoms.rules.control import end
from oyez.games.barbarian_kingdoms.state import KingdomsState, PreviousGame
from oyez.kernel import Outcome, Seat


class Reign(Struct, frozen=True):
    """A Reign Score, part by part."""

    defeated_kings: int
    living_kings: int
    warriors: int
    tokens: int
    treasury: int

    @property
    def score(self) -> int:
        parts = self.defeated_kings + self.living_kings + self.warriors + self.tokens
        return parts + self.treasury

    @property
    def title(self) -> str:
        """BK-REIGN-08: what such a reign is called."""
        return [title for least, title in REIGN_TITLES if self.score >= least][-1]


def reign(s: KingdomsState, seat: Seat) -> Reign:
    """BK-REIGN-01..05, BK-R56, BK-R57: points of all the Kingdoms of a seat."""
    realms = s.realms_of(seat)
    return Reign(
        REIGN["defeated_king"] * sum(len(r.trophies) for r in realms),
        REIGN["living_king"] * sum(r.king is not None for r in realms),
        REIGN["warrior_on_map"] * sum(len(r.warriors) for r in realms),
        REIGN["control_token_on_map"] * sum(len(r.tokens) for r in realms),
        s.treasuries[seat].value // REIGN["tremis_per_point"],
    )


def ranking(s: KingdomsState) -> list[Seat]:
    """BK-REIGN-06, -07, BK-R57: best reign first; ties by Treasury, then the later in order."""
    seats = list(dict.fromkeys(realm.seat for realm in s.realms))
    return sorted(
        seats,
        key=lambda seat: (reign(s, seat).score, s.treasuries[seat].value, seats.index(seat)),
        reverse=True,
    )


def end_by_rounds(s: KingdomsState) -> None:
    """BK-R10: the agreed number of rounds is over; the best reign wins."""
    end(s, s.realms_of(ranking(s)[0])[0], "rounds")


def outcome(s: KingdomsState) -> Outcome | None:
    """BK-VICTORY-07, BK-R58: the winner first whatever his score, the others by their reigns."""
    if s.ended is None:
        return None
    winner = s.ended.winner
    order = [winner, *(seat for seat in ranking(s) if seat != winner)]
    places = {seat: place for place, seat in enumerate(order, 1)}
    return Outcome(
        {seat: places[seat] for seat in sorted(places)},
        {seat: reign(s, seat).score for seat in sorted(places)},
        s.ended.how,
    )


def handed_on(outcome: Outcome, seats: Mapping[Seat, Seat]) -> PreviousGame:
    """BK-ADVANCED-01, BK-R58: a finished game, for those who play again in their new seats."""
    ranked = sorted(seats, key=lambda seat: outcome.places[seat])
    return PreviousGame(
        seats.get(outcome.winners[0]),
        {seats[seat]: outcome.scores[seat] for seat in ranked},
        tuple(seats[seat] for seat in ranked),
    )
