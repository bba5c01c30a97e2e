"""Uncertain Times: the Fate deck is shuffled."""

from __future__ import annotations

from oyez.games.warrior_knights.rules import fate
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Commit, Flow


def uncertain_times(s: KnightsState) -> Flow[None]:
    """WK-UNCERTAIN-01"""
    fate.shuffle(s, "WK-UNCERTAIN-01")
    yield Commit("WK-UNCERTAIN-01")
