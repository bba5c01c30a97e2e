"""How often anybody may do something: token buckets, told apart by person, address or name."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal, NamedTuple

from oyez.server.wire import problems


class RateLimit(NamedTuple):
    """So many at once, then so many a second; `by` says who has a bucket of their own."""

    burst: int
    per_second: float
    by: Literal["person", "address", "name"] = "person"


RATE_LIMITS: Mapping[str, RateLimit] = MappingProxyType(
    {
        "guest": RateLimit(20, 1 / 30, "address"),
        "sign-in": RateLimit(20, 1 / 15, "address"),
        "sign-in-name": RateLimit(10, 1 / 30, "name"),
        "create": RateLimit(20, 1 / 10),
        "talk": RateLimit(15, 1),
        "play": RateLimit(100, 30),
        "read": RateLimit(200, 50),
        "preview": RateLimit(40, 8),
        "film": RateLimit(60, 10),
    }
)
MOST_BUCKETS = 20_000


class RateLimiter:
    """Token buckets: for each only the moment at which it is full again is kept.

    Of each bucket we keep a single number: the moment at which it will be full again.
    """

    def __init__(
        self,
        enabled: bool = True,
        clock: Callable[[], float] = time.monotonic,
        rates: Mapping[str, RateLimit] = RATE_LIMITS,
        most: int = MOST_BUCKETS,
    ) -> None:
        self._enabled = enabled
        self._clock = clock
        self._rates = rates
        self._most = most
        self._full_at: dict[str, dict[Hashable, float]] = {name: {} for name in rates}

    def __len__(self) -> int:
        """How many buckets are kept."""
        return sum(map(len, self._full_at.values()))

    def take(self, name: str, key: Hashable) -> None:
        """Take one token from a bucket, or raise the problem that says when there will be one."""
        if not self._enabled:
            return
        rate, buckets, now = self._rates[name], self._full_at[name], self._clock()
        full_at = max(buckets.pop(key, now), now) + 1 / rate.per_second
        wait = full_at - now - rate.burst / rate.per_second
        # Divisions leave a rest in the last digit, which must not cost anybody a token.
        if wait > 1e-9:
            buckets[key] = full_at - 1 / rate.per_second
            raise problems.too_many(max(1, math.ceil(wait)))
        if len(buckets) >= 2:
            self._tidy(buckets, now)
        buckets[key] = full_at

    def _tidy(self, buckets: dict[Hashable, float], now: float) -> None:
        """Drop the bucket untouched for longest if it is full, or if there are too many."""
        for _ in range(2):
            oldest = next(iter(buckets), None)
            if oldest is None or (buckets[oldest] > now and len(buckets) < self._most):
                return
            del buckets[oldest]


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """Who stands behind an address: for IPv6 the network, of which one household has all."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
