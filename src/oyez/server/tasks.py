"""Background tasks: a failure is logged, and the work is tried again after a delay."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Final, NoReturn, TypeVar

from oyez.server.wire.problems import Unavailable

T = TypeVar("T")

_log: Final = logging.getLogger("oyez.tasks")

# Seconds between two attempts: short at first, and never so long that a recovery goes unnoticed.
SHORTEST: Final = 0.25
LONGEST: Final = 4.0


def retry_delay(attempts: int) -> float:
    """How long to wait after so many attempts that failed one after another."""
    return float(min(LONGEST, SHORTEST * 2 ** min(attempts - 1, 16)))


def _pauses() -> Iterator[float]:
    attempts = 0
    while True:
        attempts += 1
        yield retry_delay(attempts)


async def run_periodically(
    name: str, work: Callable[[], Awaitable[object]], every: float
) -> NoReturn:
    """Do something every so many seconds for good; after a fault it is tried again sooner."""
    pauses = _pauses()
    while True:
        try:
            await work()
        except Exception:  # whatever it is, the next time may go well
            _log.exception("%s failed", name)
            await asyncio.sleep(next(pauses))
        else:
            pauses = _pauses()
            await asyncio.sleep(every)


async def retry_until_available(name: str, work: Callable[[], Awaitable[T]]) -> T:
    """Do something once, as soon as the store allows it."""
    for wait in _pauses():
        try:
            return await work()
        except Unavailable as fault:
            _log.warning("%s has to wait: %s", name, fault)
            await asyncio.sleep(wait)
    raise AssertionError("there is always another attempt")


class BackgroundTasks:
    """Work that goes on beside the requests, until whoever began it stops it."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def repeat(self, name: str, work: Callable[[], Awaitable[object]], every: float) -> None:
        """Do something every so many seconds until the stop."""
        self._add(run_periodically(name, work, every))

    def start(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do something once, as soon as the store allows it."""
        self._add(_once(name, work))

    def _add(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def stop(self) -> None:
        """End all of it."""
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


async def _once(name: str, work: Callable[[], Awaitable[object]]) -> None:
    try:
        await retry_until_available(name, work)
    except Exception:
        _log.exception("%s failed", name)
