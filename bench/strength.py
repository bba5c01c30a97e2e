"""How well the bots play, and how fast: each level against chance, and the levels in a row."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from platform import python_version
from random import Random
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from oyez.bots import LEVELS, Bot, BotGroup, Observation, bot_named
from oyez.cli.matches.simulation import rate
from oyez.game import Game, installed_games
from oyez.kernel import Match, Question, Seat

SEATS: Final = 4
# What the strongest level has to reach against three random bots, and within which time.
SHARE: Final = 0.9
LIMIT: Final = 1.0


class Thinking(NamedTuple):
    """How long a bot thought: by the clock, and of it by the processor, which others share."""

    seconds: float
    processor: float


class Timed:
    """A bot whose thinking is timed."""

    def __init__(self, bot: Bot, times: list[Thinking]) -> None:
        self._bot, self._times = bot, times

    def answer(self, question: Question, observation: Observation) -> Any:
        start, begun = perf_counter(), process_time()
        answer = self._bot.answer(question, observation)
        self._times.append(Thinking(perf_counter() - start, process_time() - begun))
        return answer

    def act(self, observation: Observation) -> Any:
        return self._bot.act(observation)


class Errand(NamedTuple):
    """A match to play: of which game and contest, who sits at the table, and with which luck."""

    game: str
    contest: str
    names: tuple[str, ...]
    seed: int


class Played(NamedTuple):
    """Who won, if anybody, and how long the bots of the contest's first name thought."""

    game: str
    contest: str
    winner: str
    rounds: int
    times: list[Thinking]


@dataclass
class Contest:
    """Two kinds of bots at one table of a game, and what came of it."""

    game: str
    name: str
    rival: str
    number: int
    games: int = 0
    wins: int = 0
    rounds: list[int] = field(default_factory=list[int])
    times: list[Thinking] = field(default_factory=list[Thinking])

    @property
    def title(self) -> str:
        return f"{self.number} {self.name}, {SEATS - self.number} {self.rival}"

    def errands(self, games: int, seed: int) -> Iterator[Errand]:
        """The games, the seats moving on by one each time."""
        for game in range(games):
            apart = SEATS // self.number
            own = {(game + apart * n) % SEATS for n in range(self.number)}
            names = tuple(self.name if seat in own else self.rival for seat in range(SEATS))
            yield Errand(self.game, self.title, names, seed + game)

    def add(self, played: Played) -> None:
        self.games += 1
        self.wins += played.winner == self.name
        self.rounds.append(played.rounds)
        self.times += played.times

    def report(self) -> dict[str, Any]:
        """The share of games won with its bounds, and the seconds a decision took."""
        won = rate(self.games, self.wins, self.number / SEATS, 1)
        rounds = sorted(self.rounds)
        seconds = sorted(thinking.seconds for thinking in self.times)
        return {
            "game": self.game,
            "table": self.title,
            "games": self.games,
            "wins": self.wins,
            "share": round(won.share, 4),
            "low": round(won.low, 4),
            "high": round(won.high, 4),
            "if_equal": won.expected,
            "rounds_median": rounds[len(rounds) // 2],
            "decisions": len(seconds),
            "seconds_median": round(seconds[len(seconds) // 2], 4),
            "seconds_p99": round(seconds[int(len(seconds) * 0.99)], 4),
            "seconds_max": round(seconds[-1], 4),
            "processor_max": round(max(thinking.processor for thinking in self.times), 4),
        }


def play(errand: Errand) -> Played:
    """One match to its end."""
    rng, times, unused = Random(errand.seed), list[Thinking](), list[Thinking]()
    game = games()[errand.game]
    match = Match[Any](game, SEATS, game.headless_options(game.options()), rng=rng)
    first = errand.contest.split()[1].rstrip(",")
    bots: dict[Seat, Bot] = {
        Seat(n): Timed(
            bot_named(name, Random(rng.getrandbits(64))), times if name == first else unused
        )
        for n, name in enumerate(errand.names)
    }
    table = BotGroup(match, bots)
    while match.outcome is None:
        table.move()
    winners = {errand.names[seat] for seat in match.outcome.winners}
    winner = winners.pop() if len(winners) == 1 else ""
    return Played(errand.game, errand.contest, winner, match.state.round, times)


@cache
def games() -> Mapping[str, Game[Any, Any]]:
    """The games that bots know how to play, and that as many can play as sit down here."""
    known = installed_games().items()
    return {n: g for n, g in known if g.heuristics() is not None and SEATS in g.seats}


def contests(game: str) -> list[Contest]:
    """Each level alone against chance, then two of each level against two of the next below."""
    ladder = ["random", *LEVELS]
    alone = [Contest(game, name, "random", 1) for name in ladder[:0:-1]]
    pairs = [Contest(game, b, a, 2) for a, b in pairwise(ladder)]
    return alone + pairs[::-1]


def main(arguments: list[str] | None = None) -> int:
    """Play everything, print and write it; 1 if the strongest level is too weak or too slow."""
    parser = argparse.ArgumentParser(description="Measure how well and how fast the bots play.")
    parser.add_argument("--game", choices=games(), help="only this game")
    parser.add_argument("--games", type=int, default=200, help="games of a level against chance")
    parser.add_argument("--ladder", type=int, default=60, help="games of a level against the next")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--output", type=Path, default=Path("build") / "strength.json")
    asked = parser.parse_args(arguments)
    names = [asked.game] if asked.game else list(games())
    held = [contest for name in names for contest in contests(name)]
    start = perf_counter()
    _hold(held, asked)
    reports = [contest.report() for contest in held if contest.games]
    minutes = (perf_counter() - start) / 60
    print(f"{minutes:.1f} minutes, {asked.jobs} processes, Python {python_version()}")
    for name in names:
        _print(name, [report for report in reports if report["game"] == name])
    _write(asked.output, reports, asked)
    best = {report["game"]: report for report in reversed(reports)}.values()
    return 0 if all(map(reaches_bar, best)) else 1


def reaches_bar(report: Mapping[str, Any]) -> bool:
    """Whether a level plays well enough and fast enough; a busy machine may halt anybody."""
    slow = max(report["seconds_p99"], report["processor_max"])
    return bool(report["share"] >= SHARE and slow < LIMIT)


def _hold(held: list[Contest], asked: argparse.Namespace) -> None:
    by_title = {(contest.game, contest.title): contest for contest in held}
    lengths = [asked.games if contest.number == 1 else asked.ladder for contest in held]
    todo = [e for c, n in zip(held, lengths, strict=True) for e in c.errands(n, asked.seed * 10**6)]
    columns = TextColumn("{task.description:>20}"), BarColumn(), MofNCompleteColumn()
    console = Console(stderr=True)
    with (
        get_context("spawn").Pool(asked.jobs) as pool,
        Progress(*columns, TimeRemainingColumn(), console=console, transient=True,
                 disable=not console.is_terminal) as progress,
    ):  # fmt: skip
        bars = {(c.game, c.title): progress.add_task(c.title, total=n)
                for c, n in zip(held, lengths, strict=True)}  # fmt: skip
        for played in pool.imap_unordered(play, todo):
            key = played.game, played.contest
            by_title[key].add(played)
            progress.advance(bars[key])


def _print(game: str, reports: list[dict[str, Any]]) -> None:
    table = Table("table", title=game)
    for heading in (
        "games",
        "won",
        "95 % interval",
        "if equal",
        "rounds",
        "ms",
        "99 %",
        "max",
        "CPU",
    ):
        table.add_column(heading, justify="right")
    for each in reports:
        keys = ("seconds_median", "seconds_p99", "seconds_max", "processor_max")
        times = [f"{1000 * each[key]:,.0f}" for key in keys]
        table.add_row(
            each["table"],
            str(each["games"]),
            f"{each['share']:.1%}",
            f"{each['low']:.1%} – {each['high']:.1%}",
            f"{each['if_equal']:.0%}",
            str(each["rounds_median"]),
            *times,
        )
    Console().print(table)


def _write(path: Path, reports: list[dict[str, Any]], asked: argparse.Namespace) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    told = {"python": python_version(), "seed": asked.seed, "jobs": asked.jobs, "tables": reports}
    path.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
