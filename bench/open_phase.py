"""An open phase stays as cheap as it begins: a copy and an answer after 640 answers, beside 10.

Both are measured by turns in one run, in processor time. Fails where a copy costs more than its
bar.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from msgspec import Struct, to_builtins
from rich.console import Console
from rich.table import Table

from oyez.kernel import Match, Seat
from tests.kernel.sheet import GAME, Options
from tests.kernel.sheet.works import DIG, DONE

SEATS: Final = 4
EARLY: Final = 10
LATE: Final = 640
# A copy after many answers costs at most so much more than after few.
BAR: Final = 1.5
# As many rounds as the rules allow, so that the phase does not end.
ROUNDS: Final = 200
BATCH: Final = 100


class Cost(Struct):
    """Microseconds early and late in the phase, and what late is in terms of early."""

    name: str
    early: float
    late: float
    ratio: float
    most: float | None = None


def played(answers: int, seed: int) -> Match[Any]:
    """A match in its open phase after so many answers of seats, at random."""
    rng = Random(seed)
    match = Match[Any](GAME, SEATS, Options(rounds=ROUNDS), rng=rng)
    for _ in range(answers):
        give_answer(match, rng)
    return match


def give_answer(match: Match[Any], rng: Random) -> None:
    """One answer of some seat; nobody plays the whole sheet at once."""
    seat = Seat(rng.choice(match.waiting()))
    question = match.question(seat)
    assert question is not None
    usual = [value for value in (DIG, DONE) if value in question.choices]
    match.answer(seat, usual[0] if usual else question.choices.sample(rng))


def seconds(work: Callable[[], object], times: int) -> float:
    """The processor time of one run of many."""
    start = process_time()
    for _ in range(times):
        work()
    return (process_time() - start) / times


def compared(
    name: str, rounds: int, measure: Callable[[int], float], most: float | None = None
) -> Cost:
    """A cost early and late, by turns; the middle of all rounds counts."""
    early, late = list[float](), list[float]()
    for _ in range(rounds):
        early.append(measure(EARLY))
        late.append(measure(LATE))
    one, two = 1e6 * median(early), 1e6 * median(late)
    return Cost(name, one, two, two / one, most)


def copies(seed: int) -> Callable[[int], float]:
    """What a copy costs."""
    matches = {answers: played(answers, seed) for answers in (EARLY, LATE)}
    return lambda answers: seconds(matches[answers].clone, BATCH)


def next_answers(seed: int) -> Callable[[int], float]:
    """What an answer costs: a few of them, on a copy made beforehand."""
    matches = {answers: played(answers, seed) for answers in (EARLY, LATE)}

    def measure(answers: int) -> float:
        rng = Random(seed)
        twin = matches[answers].clone(rng)
        return seconds(lambda: give_answer(twin, rng), BATCH)

    return measure


def main(arguments: list[str] | None = None) -> int:
    """Measure, print the table, write it as JSON; 1 if a copy is over its bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path("build/open_phase.json"))
    options = parser.parse_args(arguments)
    costs = [
        compared("a copy", options.rounds, copies(options.seed), BAR),
        compared("an answer", options.rounds, next_answers(options.seed)),
    ]
    table = Table(
        "cost", f"after {EARLY}", f"after {LATE}", "ratio", "at most", title="In an open phase"
    )
    for cost in costs:
        bar = "" if cost.most is None else f"{cost.most:g}"
        figures = (f"{cost.early:,.1f} µs", f"{cost.late:,.1f} µs", f"{cost.ratio:.2f}", bar)
        table.add_row(cost.name, *figures)
    Console().print(table)
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_text(json.dumps(to_builtins(costs), indent=2) + "\n", encoding="utf-8")
    return int(any(cost.most is not None and cost.ratio > cost.most for cost in costs))


if __name__ == "__main__":
    sys.exit(main())
