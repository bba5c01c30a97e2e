"""Waiting for what must happen: until it does, with a limit so far away that only a fault meets it.

Tests and the tools that they run take their limits from here, so that none passes or fails because
the machine was slow.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from typing import IO, Final, TypeVar

T = TypeVar("T")

# In seconds.
LIMIT: Final = 300.0
_EVERY: Final = 0.02


def eventually(look: Callable[[], T | None], what: object = "") -> T:
    """What `look` finds, as soon as it finds something."""
    end = time.monotonic() + LIMIT
    while not (found := look()):
        assert time.monotonic() < end, f"it did not happen in {LIMIT:g} seconds: {what or look}"
        time.sleep(_EVERY)
    return found


async def eventually_async(look: Callable[[], Awaitable[T | None]], what: object = "") -> T:
    """The same in an event loop, which goes on meanwhile."""
    end = time.monotonic() + LIMIT
    while not (found := await look()):
        assert time.monotonic() < end, f"it did not happen in {LIMIT:g} seconds: {what or look}"
        await asyncio.sleep(_EVERY)
    return found


class Said:
    """All that a process says on a pipe: one thread reads it, from the first line to the last."""

    def __init__(self, pipe: IO[str]) -> None:
        self._lines: list[str] = []
        self._begun = threading.Event()
        self._thread = threading.Thread(target=self._read, args=(pipe,), daemon=True)
        self._thread.start()

    def _read(self, pipe: IO[str]) -> None:
        with pipe:
            for line in pipe:
                self._lines.append(line)
                self._begun.set()
        self._begun.set()

    def first(self) -> str:
        """The first line; nothing if the process ends without one."""
        assert self._begun.wait(LIMIT), "the process neither speaks nor ends"
        return self._lines[0].strip() if self._lines else ""

    def whole(self) -> str:
        """Everything, once the process has ended."""
        self._thread.join(LIMIT)
        assert not self._thread.is_alive(), "somebody still holds the pipe"
        return "".join(self._lines)
