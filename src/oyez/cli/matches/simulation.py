"""Plays many matches between bots and counts the results, with confidence intervals."""

from __future__ import annotations

from random import Random
from statistics import NormalDist, mean, median
from typing import Any, Final, NamedTuple, cast

from msgspec import Struct

from oyez.bots import bots_by_name
from oyez.game import Game
from oyez.kernel import Match, Seat

# A match of a game that ends takes far fewer; so many decisions mean that it never does.
ENDLESS: Final = 200_000
# The number of choices is counted at one decision in so many, for counting takes time.
_SAMPLED: Final = 16
_CERTAINTY: Final = 0.95


class SimulationCounts(Struct):
    """What is counted. Of a win that several share, each has its part."""

    seats: int
    games: int = 0
    decisions: int = 0
    unfinished: int = 0
    wins: dict[str, float] = {}
    """By seat."""
    sides: dict[str, float] = {}
    """How many matches each side was in; the next two are by side as well."""
    side_wins: dict[str, float] = {}
    side_chances: dict[str, float] = {}
    how: dict[str, float] = {}
    lengths: list[int] = []
    choices: list[int] = []

    def add(self, other: SimulationCounts) -> None:
        """Take in what was counted elsewhere."""
        for name in self.__struct_fields__[1:]:
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, dict):
                for key, number in theirs.items():
                    count(cast("dict[str, float]", mine), key, number)
            else:
                setattr(self, name, mine + theirs)


def count(counts: dict[str, float], key: str, number: float = 1) -> None:
    """Add to one of many counts."""
    counts[key] = counts.get(key, 0) + number


class MatchBatch(NamedTuple):
    """Matches to play, by number; each has a seed of its own, so it matters not who plays it."""

    seats: int
    options: Any
    bots: tuple[str, ...]
    seed: int
    first: int
    last: int


def play_batch(game: Game[Any, Any], batch: MatchBatch) -> SimulationCounts:
    """Play the matches and count."""
    tally = SimulationCounts(batch.seats)
    for number in range(batch.first, batch.last):
        _play_one(game, batch, Random(f"{batch.seed}/{number}"), tally)
    return tally


def _play_one(
    game: Game[Any, Any], batch: MatchBatch, rng: Random, tally: SimulationCounts
) -> None:
    match = Match[Any](game, batch.seats, batch.options, rng=rng)
    table = bots_by_name(match, batch.bots, rng)
    decisions = 0
    while not match.over and decisions < ENDLESS:
        if decisions % _SAMPLED == 0:
            question = match.question(match.waiting()[0])
            assert question is not None
            tally.choices.append(question.choices.count())
        table.move()
        decisions += 1
    tally.games += 1
    tally.decisions += decisions
    tally.lengths.append(decisions)
    _count_end(game, match, tally)


def _count_end(game: Game[Any, Any], match: Match[Any], tally: SimulationCounts) -> None:
    if match.outcome is None:
        tally.unfinished += 1
        return
    winners = match.outcome.winners
    count(tally.how, match.outcome.how)
    for seat in winners:
        count(tally.wins, str(seat), 1 / len(winners))
    for panel in game.scene(match.state, None).panels:
        if panel.label is not None:
            # Where all places bear one message, their ids tell them apart.
            side = panel.id.replace(":", "-") if panel.label.about else panel.label.id
            won = Seat(panel.seat) in winners
            count(tally.sides, side)
            count(tally.side_wins, side, won / max(1, len(winners)))
            count(tally.side_chances, side, 1 / match.seats)


class WinRate(NamedTuple):
    """How often something won: of so many, with the bounds that chance alone explains."""

    games: int
    wins: float
    expected: float
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def verdict(self) -> str:
        """`more` or `less` than chance explains, else `even`; alone there is nobody to beat."""
        if self.expected >= 1:
            return "even"
        if self.games and self.low > self.expected:
            return "more"
        return "less" if self.games and self.high < self.expected else "even"


def rate(games: int, wins: float, expected: float, compared: int) -> WinRate:
    """A share of wins with its interval (Wilson's), wider the more such shares are compared."""
    if not games:
        return WinRate(0, 0, expected, 0.0, 1.0)
    z = NormalDist().inv_cdf(1 - (1 - _CERTAINTY) / (2 * max(compared, 1)))
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    scale = 1 + z * z / games
    return WinRate(games, wins, expected, (centre - spread) / scale, (centre + spread) / scale)


def seat_rates(tally: SimulationCounts) -> list[WinRate]:
    """How often each seat won."""
    seats = tally.seats
    return [rate(tally.games, tally.wins.get(str(n), 0), 1 / seats, seats) for n in range(seats)]


def side_rates(tally: SimulationCounts) -> dict[str, WinRate]:
    """How often each side (a Kingdom, a colour…) won, of the matches in which it played."""
    return {
        side: rate(
            int(games), tally.side_wins[side], tally.side_chances[side] / games, len(tally.sides)
        )
        for side, games in sorted(tally.sides.items())
    }


def lengths(tally: SimulationCounts) -> dict[str, float]:
    """Decisions a match took: mean, median, and what 95 in 100 stay below."""
    ordered = sorted(tally.lengths)
    late = ordered[min(int(len(ordered) * 0.95), len(ordered) - 1)]
    return {"mean": mean(ordered), "median": median(ordered), "p95": late}
