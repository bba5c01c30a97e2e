"""Speed in counted steps, the same on any machine; in seconds: `make bench`."""

from __future__ import annotations

import copy
import sys
from collections.abc import Callable
from random import Random
from types import FrameType
from typing import Any

from oyez.games.barbarian_kingdoms import GAME
from oyez.kernel import Match


def calls(work: Callable[[], object]) -> int:
    """How many functions are called; those that are compiled together count as one."""
    counted = 0

    def note(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return counted


def played(decisions: int, seed: int = 3) -> Match[Any]:
    rng = Random(seed)
    match = Match(GAME, 4, GAME.headless_options(GAME.options()), rng=rng)
    for _ in range(decisions):
        question = match.questions()[0]
        match.answer(question.seat, question.choices.sample(rng), question.ply)
    return match


def test_a_clone_takes_a_tenth_of_the_calls_of_a_deep_copy_at_most() -> None:
    match = played(40)
    assert calls(match.clone) * 10 < calls(lambda: copy.deepcopy(match.state))


def test_nobody_pays_for_events_that_nobody_hears() -> None:
    match = played(40)
    assert match.told is None
    assert match.state.events is None


def test_a_decision_takes_no_more_than_a_hundred_and_fifty_calls() -> None:
    assert calls(lambda: played(120)) < 150 * 120
