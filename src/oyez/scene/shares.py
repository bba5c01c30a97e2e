"""Chances as they are shown: whole percentages that add up to exactly a hundred."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_WHOLE: Final = 100


def shares(weights: Sequence[float]) -> list[float]:
    """The share of each weight in whole hundredths, by largest remainder; all together they are 1.

    What has some weight and what has all of it are told apart from nothing and everything only as
    far as hundredths go. Weights are not negative, and at least one is more than nothing.
    """
    total = sum(weights)
    exact = [weight / total * _WHOLE for weight in weights]
    whole = [int(share) for share in exact]
    order = sorted(range(len(exact)), key=lambda place: whole[place] - exact[place])
    for place in order[: _WHOLE - sum(whole)]:
        whole[place] += 1
    return [share / _WHOLE for share in whole]
