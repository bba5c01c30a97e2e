"""The speed table: a game of ours beside catanatron, rounds interleaved in one run."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from platform import python_version
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import ours, peer
from bench.peer import Played
from oyez.game import installed_games

SEATS = 4


@dataclass(frozen=True)
class Figures:
    """One side's figures; speeds are medians over the rounds."""

    decisions_per_second: float
    open_decisions_per_second: float
    games_per_second: float
    choices_per_decision: float
    decisions_per_game: float
    copy_microseconds: float


@dataclass(frozen=True)
class Side:
    """How one side plays and copies."""

    name: str
    play: Callable[[int, int], Played]
    copy_once: Callable[[], float]
    games: int


def main(arguments: list[str] | None = None) -> int:
    """Measure, print the table, write it as JSON."""
    parser = argparse.ArgumentParser(description="Measure speed against catanatron.")
    parser.add_argument("--game", choices=sorted(installed_games()), default="barbarian_kingdoms")
    parser.add_argument("--rounds", type=int, default=9, help="interleaved rounds (default 9)")
    parser.add_argument("--seconds", type=float, default=2.0, help="per side and round (default 2)")
    parser.add_argument("--least", type=float, default=0.0, help="fail under this speed ratio")
    parser.add_argument("--most-copy", type=float, default=9.9, help="fail over this copy ratio")
    parser.add_argument("--output", type=Path, default=Path("build/bench.json"))
    options = parser.parse_args(arguments)
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    sides = [_ours(options.game, options.seconds), _peer(options.seconds)]
    speeds, copies = _measure(sides, options.rounds)
    figures = [_figures(speeds[side.name], copies[side.name]) for side in sides]
    ratio = median(
        mine.decisions / mine.seconds / (theirs.decisions / theirs.seconds)
        for mine, theirs in zip(*(speeds[side.name] for side in sides), strict=True)
    )
    copy_ratio = median(a / b for a, b in zip(*(copies[s.name] for s in sides), strict=True))
    _print(sides, figures, ratio, copy_ratio)
    _write(options.output, sides, figures, ratio, copy_ratio)
    return int(ratio < options.least or copy_ratio > options.most_copy)


def _ours(name: str, seconds: float) -> Side:
    game = installed_games()[name]
    matches = list(ours.midgame_positions(game, 40, 1, SEATS))
    play = partial(ours.play_random, game)
    title = f"oyez {version('oyez')}: {name.replace('_', ' ').title()}"
    return Side(title, play, lambda: ours.time_copies(matches, 20), _games_for(play, seconds))


def _peer(seconds: float) -> Side:
    positions = list(peer.midgame_positions(40, 1, SEATS))
    games = _games_for(peer.play_random, seconds)
    name = f"catanatron {version('catanatron')}: Catan"
    return Side(name, peer.play_random, lambda: peer.time_copies(positions, 20), games)


def _games_for(play: Callable[[int, int], Played], seconds: float) -> int:
    """How many games fill the time, judged by a warm-up."""
    warm_up = _sum(play(seed, SEATS) for seed in range(5))
    return max(1, round(seconds * warm_up.games / warm_up.seconds))


def _measure(
    sides: list[Side], rounds: int
) -> tuple[dict[str, list[Played]], dict[str, list[float]]]:
    speeds: dict[str, list[Played]] = {side.name: [] for side in sides}
    copies: dict[str, list[float]] = {side.name: [] for side in sides}
    for turn in track(range(rounds), "Measuring", transient=True, disable=not sys.stderr.isatty()):
        for side in sides:
            start = 1000 * (turn + 1)
            games = (side.play(start + n, SEATS) for n in range(side.games))
            speeds[side.name].append(_sum(games))
        for side in sides:
            copies[side.name].append(side.copy_once())
    return speeds, copies


def _sum(games: Iterable[Played]) -> Played:
    first, *rest = games
    for played in rest:
        first += played
    return first


def _figures(rounds: list[Played], copies: list[float]) -> Figures:
    total = _sum(rounds)
    return Figures(
        median(r.decisions / r.seconds for r in rounds),
        median(r.open_decisions / r.seconds for r in rounds),
        median(r.games / r.seconds for r in rounds),
        total.choices / total.decisions,
        total.decisions / total.games,
        1e6 * median(copies),
    )


def _print(sides: list[Side], figures: list[Figures], ratio: float, copy_ratio: float) -> None:
    table = Table(title=f"Random play, {SEATS} seats, one core, Python {python_version()}")
    table.add_column("")
    for side in sides:
        table.add_column(side.name, justify="right")
    table.add_column("ratio", justify="right")
    first, second = (asdict(f) for f in figures)
    for key, value in first.items():
        shown = {"decisions_per_second": ratio, "copy_microseconds": copy_ratio}
        quotient = shown.get(key, value / second[key])
        row = [f"{value:,.1f}", f"{second[key]:,.1f}", f"{quotient:.2f}"]
        table.add_row(key.replace("_", " "), *row)
    Console().print(table)


def _write(
    path: Path, sides: list[Side], figures: list[Figures], ratio: float, copy_ratio: float
) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    told = {
        "python": python_version(),
        "sides": {s.name: asdict(f) for s, f in zip(sides, figures, strict=True)},
        "decisions_ratio": ratio,
        "copy_ratio": copy_ratio,
    }
    path.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
