"""What must not grow: single steps, each measured beside something known, in one run.

Fails where a cost is over its bar. Tests count steps instead (`tests/test_speed.py`), for a busy
machine takes longer for everything.
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from msgspec import Struct, to_builtins
from rich.console import Console
from rich.table import Table

from oyez.bots import bots_by_name, pack_observation
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.games.warrior_knights.scene.odds import reckon
from oyez.kernel import Match, Seat
from oyez.server.time.timeline import Timeline

_STEPS: Final = 20_000


class Cost(Struct):
    """A figure, and the bar that it must not pass."""

    name: str
    value: float
    most: float
    unit: str


def fastest(times: int, work: Callable[[], object]) -> float:
    """The shortest of several runs, which noise disturbs least."""
    runs: list[float] = []
    for _ in range(times):
        start = perf_counter()
        work()
        runs.append(perf_counter() - start)
    return min(runs)


def played(game: Any, seed: int, decisions: int, options: Any = None) -> Match[Any]:
    """A match at random, after so many decisions or at its end."""
    rng = Random(seed)
    match = Match[Any](game, 4, options or game.headless_options(game.options()), rng=rng)
    while not match.over and match.ply < decisions:
        question = match.questions()[0]
        match.answer(question.seat, question.choices.sample(rng), question.ply)
    return match


def plain_step() -> float:
    """The seconds of a small step of plain Python."""

    def steps() -> None:
        heap: dict[int, tuple[int, int]] = {}
        for n in range(_STEPS):
            heap[n & 63] = (n, len(heap))

    return fastest(10, steps) / _STEPS


def clone() -> Cost:
    """A clone, beside a deep copy of the state alone."""
    match = played(KINGDOMS, 3, 40)
    share = fastest(30, match.clone) / fastest(10, lambda: copy.deepcopy(match.state))
    return Cost("a clone, in deep copies of the state", share, 0.1, "")


def glimpsed() -> Cost:
    """What a bot in another process is told, beside a clone."""
    match = played(KINGDOMS, 4, 60)
    seat = match.waiting()[0]
    share = fastest(20, lambda: pack_observation(match, seat, Random(1))) / fastest(20, match.clone)
    return Cost("a glimpse, in clones", share, 25, "")


def decision() -> Cost:
    """A decision at random, beside plain Python."""
    plies = played(KINGDOMS, 3, 120).ply
    seconds = fastest(5, lambda: played(KINGDOMS, 3, 120)) / plies
    return Cost("a decision, in plain steps", seconds / plain_step(), 600, "")


def odds() -> Cost:
    """The odds of one clash in Warrior Knights, reckoned anew."""
    spent: list[float] = []
    for match, seat in _clashes(20):
        reckon.cache_clear()
        start = process_time()
        shown = KNIGHTS.scene(match.state, seat).clashes
        spent.append((process_time() - start) / max(1, len(shown)))
    return Cost("the odds of a clash", 1000 * median(spent), 50, "ms")


def _clashes(number: int) -> Iterator[tuple[Match[Any], Seat]]:
    rng = Random(7)
    while number:
        match = Match[Any](KNIGHTS, 4, KNIGHTS.headless_options(KNIGHTS.options()), rng=rng)
        while not match.over and number:
            if match.state.combat is not None:
                number -= 1
                yield match, match.waiting()[0]
            question = match.questions()[0]
            match.answer(question.seat, question.choices.sample(rng), question.ply)


def film() -> Cost:
    """The longest that others wait while the film of a match is developed."""
    match = played(KINGDOMS, 5, 400, KINGDOMS.options(rounds=12))

    async def longest() -> float:
        waits = [0.0]
        done = asyncio.ensure_future(Timeline(match, None).follow(match))
        while not done.done():
            start = perf_counter()
            await asyncio.sleep(0)
            waits.append(perf_counter() - start)
        return max(waits)

    return Cost("the longest wait beside a film", 1000 * asyncio.run(longest()), 250, "ms")


def thought() -> Cost:
    """The longest that a marshal thinks in a game of Warrior Knights."""
    match = Match[Any](KNIGHTS, 4, KNIGHTS.headless_options(KNIGHTS.options()), rng=Random(1))
    bots = bots_by_name(match, ["marshal", "random", "random", "random"], Random(7))
    slowest = 0.0
    while match.outcome is None:
        start = process_time()
        bots.move()
        slowest = max(slowest, process_time() - start)
    return Cost("the longest thought of a marshal", 1000 * slowest, 1000, "ms")


def main(arguments: list[str] | None = None) -> int:
    """Measure, print the table, write it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=Path("build/costs.json"))
    options = parser.parse_args(arguments)
    costs = [measure() for measure in (clone, glimpsed, decision, odds, film, thought)]
    table = Table("cost", "found", "at most", title="What must not grow")
    for cost in costs:
        table.add_row(cost.name, f"{cost.value:,.2f} {cost.unit}", f"{cost.most:g} {cost.unit}")
    Console().print(table)
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_text(json.dumps(to_builtins(costs), indent=2) + "\n", encoding="utf-8")
    return int(any(cost.value > cost.most for cost in costs))


if __name__ == "__main__":
    sys.exit(main())
