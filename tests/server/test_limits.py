"""Rate limits: a burst, then a trickle, each key for itself and none kept for ever."""

import pytest

from oyez.server.wire.problems import Problem
from oyez.server.wire.rate_limits import RATE_LIMITS, RateLimit, RateLimiter, address_key

SLOW = {"talk": RateLimit(3, 0.5), "read": RateLimit(2, 10)}


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def refusal(limits: RateLimiter, name: str, key: str) -> Problem:
    """The problem that meets the next try."""
    with pytest.raises(Problem) as caught:
        limits.take(name, key)
    return caught.value


def spent(clock: Clock) -> RateLimiter:
    """Limits of which Anna has used up her share of talk."""
    limits = RateLimiter(clock=clock, rates=SLOW)
    for _ in range(3):
        limits.take("talk", "anna")
    return limits


def test_a_burst_is_granted_and_what_follows_is_not() -> None:
    problem = refusal(spent(Clock()), "talk", "anna")
    assert (problem.status, problem.code) == (429, "too-many")


def test_the_refusal_says_how_long_to_wait() -> None:
    clock = Clock()
    limits = spent(clock)
    assert refusal(limits, "talk", "anna").headers == {"Retry-After": "2"}
    clock.now += 2
    limits.take("talk", "anna")


def test_a_refused_try_costs_nothing() -> None:
    clock = Clock()
    limits = spent(clock)
    for _ in range(50):
        refusal(limits, "talk", "anna")
    clock.now += 2
    limits.take("talk", "anna")


def test_after_a_pause_no_more_than_the_burst_is_granted() -> None:
    clock = Clock()
    limits = spent(clock)
    clock.now += 1_000_000
    for _ in range(3):
        limits.take("talk", "anna")
    refusal(limits, "talk", "anna")


def test_others_have_buckets_of_their_own() -> None:
    spent(Clock()).take("talk", "bela")


def test_other_deeds_have_buckets_of_their_own() -> None:
    spent(Clock()).take("read", "anna")


def test_limits_can_be_switched_off() -> None:
    limits = RateLimiter(enabled=False, rates=SLOW)
    for _ in range(100):
        limits.take("talk", "anna")
    assert len(limits) == 0


def test_full_buckets_are_dropped() -> None:
    clock = Clock()
    limits = RateLimiter(clock=clock, rates=SLOW)
    for n in range(1000):
        limits.take("talk", f"person {n}")
        clock.now += 1
    assert len(limits) < 10


def test_a_flood_of_keys_does_not_fill_the_memory() -> None:
    limits = RateLimiter(clock=Clock(), rates=SLOW, most=100)
    for n in range(1000):
        limits.take("talk", f"person {n}")
    assert len(limits) <= 100


def test_the_full_burst_of_every_rate_is_granted() -> None:
    for name, rate in RATE_LIMITS.items():
        limits = RateLimiter(clock=Clock())
        for _ in range(rate.burst):
            limits.take(name, "anna")
        refusal(limits, name, "anna")


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_an_address_stands_for_a_household(host: str, key: str) -> None:
    assert address_key(host) == key
