"""Percentages that add up."""

from __future__ import annotations

from random import Random

from oyez.scene.shares import shares


def test_three_equal_parts_make_a_hundred() -> None:
    assert shares([1, 1, 1]) == [0.34, 0.33, 0.33]


def test_the_largest_remainder_is_rounded_up() -> None:
    assert shares([0.104, 0.306, 0.59]) == [0.1, 0.31, 0.59]


def test_nothing_stays_nothing() -> None:
    assert shares([0, 5]) == [0, 1]


def test_any_weights_add_up_and_are_off_by_less_than_one() -> None:
    rng = Random(1)
    for _ in range(500):
        weights = [rng.random() for _ in range(rng.randint(1, 7))]
        found = shares(weights)
        assert sum(round(share * 100) for share in found) == 100
        exact = [weight / sum(weights) for weight in weights]
        assert all(abs(a - b) < 0.01 for a, b in zip(found, exact, strict=True))
