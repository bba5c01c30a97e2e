"""Speed, as ratios within one run, with room for a busy machine; exact figures: `make bench`."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from oyez.games.barbarian_kingdoms import GAME
from oyez.kernel import Match


def fastest(times: int, work: Callable[[], object]) -> float:
    """The shortest of several runs, which noise disturbs least."""
    runs = []
    for _ in range(times):
        start = perf_counter()
        work()
        runs.append(perf_counter() - start)
    return min(runs)


def played(decisions: int, seed: int = 3) -> Match[Any]:
    rng = Random(seed)
    match = Match(GAME, 4, GAME.headless(GAME.options()), rng=rng)
    for _ in range(decisions):
        question = match.questions()[0]
        match.answer(question.seat, question.choices.sample(rng), question.ply)
    return match


def test_a_clone_takes_a_tenth_of_a_deep_copy_of_the_state_at_most() -> None:
    match = played(40)
    cloned = fastest(30, match.clone)
    assert cloned * 10 < fastest(10, lambda: copy.deepcopy(match.state))


def test_nobody_pays_for_events_that_nobody_hears() -> None:
    match = played(40)
    assert match.told is None
    assert match.state.events is None


def test_a_decision_costs_no_more_than_a_few_hundred_steps_of_plain_python() -> None:
    def steps() -> None:
        heap: dict[int, tuple[int, int]] = {}
        for n in range(20_000):
            heap[n & 63] = (n, len(heap))

    step = fastest(10, steps) / 20_000
    decision = fastest(5, lambda: played(120)) / 120
    assert decision < 600 * step, f"a decision costs {decision / step:.0f} plain steps"
