"""How well a bot plays alone: the points it makes, the ranks it earns, and how long it thinks."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from platform import python_version
from random import Random
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any, Final, NamedTuple

from bench.strength import Thinking, Timed
from oyez.bots import BOTS, BotGroup, bot_named
from oyez.game import installed_games
from oyez.kernel import Match, Seat

GAME: Final = "the_anarchy"
SHARES: Final = (10, 25, 50, 75, 90)


class Played(NamedTuple):
    """The points of a game, the rank they earn, and how long the bot thought."""

    points: int
    rank: str
    times: list[Thinking]


def play(scenario: str, bot: str, seed: int) -> Played:
    """One game to its end."""
    rng, times = Random(seed), list[Thinking]()
    game = installed_games()[GAME]
    match = Match[Any](game, 1, game.options(scenario=scenario), rng=rng)
    seat = Seat(0)
    table = BotGroup(match, {seat: Timed(bot_named(bot, Random(rng.getrandbits(64))), times)})
    while match.outcome is None:
        table.move()
    return Played(match.outcome.scores[seat], match.outcome.rank, times)


def report(played: Sequence[Played]) -> dict[str, Any]:
    """The mean with its error, percentiles, ranks, and the milliseconds of a decision."""
    points = sorted(each.points for each in played)
    clock = sorted(1000 * time.seconds for each in played for time in each.times)
    processor = sorted(1000 * time.processor for each in played for time in each.times)
    ranks = Counter(each.rank for each in played)
    return {
        "games": len(points),
        "mean": round(fmean(points), 2),
        "error": round(pstdev(points) / len(points) ** 0.5, 2),
        "least": points[0],
        **{f"{share} %": _at(points, share) for share in SHARES},
        "most": points[-1],
        "ranks": {name: round(number / len(points), 3) for name, number in ranks.most_common()},
        "decisions": len(clock),
        "ms_median": round(_at(clock, 50), 1),
        "ms_p99": round(_at(clock, 99), 1),
        "ms_max": round(clock[-1], 1),
        "ms_processor_median": round(_at(processor, 50), 1),
        "ms_processor_max": round(processor[-1], 1),
    }


def _at(numbers: Sequence[Any], share: int) -> Any:
    """The number below which this share of all others lies."""
    return numbers[min(len(numbers) - 1, len(numbers) * share // 100)]


def main(arguments: list[str] | None = None) -> int:
    """Play, print and write it."""
    parser = argparse.ArgumentParser(description="Measure how well a bot plays alone.")
    parser.add_argument("--scenario", default="classic-standard")
    parser.add_argument("--bot", choices=BOTS, default="marshal")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="another seed, other games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--output", type=Path, default=Path("build") / "solo.json")
    asked = parser.parse_args(arguments)
    start = perf_counter()
    seeds = range(asked.seed * 10**6, asked.seed * 10**6 + asked.games)
    with get_context("spawn").Pool(asked.jobs) as pool:
        played = pool.map(partial(play, asked.scenario, asked.bot), seeds, chunksize=1)
    told = {"scenario": asked.scenario, "bot": asked.bot, "python": python_version()}
    told |= report(played)
    for name, value in told.items():
        print(f"{name:>20}  {value}")
    print(f"{(perf_counter() - start) / 60:.1f} minutes, {asked.jobs} processes")
    asked.output.parent.mkdir(parents=True, exist_ok=True)
    asked.output.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
