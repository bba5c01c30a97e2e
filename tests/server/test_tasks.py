"""Work beside the requests: whatever goes wrong, it goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from oyez.server import tasks
from oyez.server.tasks import BackgroundTasks, retry_delay, retry_until_available
from oyez.server.wire.problems import Unavailable


class Work:
    """Does what a list says, one after the other: raise something, or go well."""

    def __init__(self, *faults: Exception | None) -> None:
        self._faults: Iterator[Exception | None] = iter(faults)
        self.done = asyncio.Event()

    async def __call__(self) -> str:
        fault = next(self._faults, None)
        if fault is not None:
            raise fault
        self.done.set()
        return "done"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "LONGEST", 0.0)


def test_what_is_repeated_survives_any_fault() -> None:
    async def scene() -> None:
        running, work = BackgroundTasks(), Work(Unavailable(), ValueError(), None)
        running.repeat("work", work, 0.0)
        await work.done.wait()
        work.done.clear()
        await work.done.wait()
        await running.stop()

    asyncio.run(scene())


def test_what_is_done_once_waits_for_the_store() -> None:
    async def scene() -> str:
        return await retry_until_available("work", Work(Unavailable(), Unavailable(), None))

    assert asyncio.run(scene()) == "done"


def test_what_fails_for_another_reason_is_not_tried_again() -> None:
    async def scene() -> None:
        await retry_until_available("work", Work(Unavailable(), LookupError()))

    with pytest.raises(LookupError):
        asyncio.run(scene())


def test_a_fault_of_what_is_started_is_logged_and_ends_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        running = BackgroundTasks()
        running.start("the work", Work(ValueError()))
        while not caplog.records:
            await asyncio.sleep(0)
        await running.stop()

    asyncio.run(scene())
    assert "the work failed" in caplog.text


def test_pauses_grow_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "LONGEST", 4.0)
    assert [retry_delay(attempts) for attempts in (1, 2, 3, 5, 1000)] == [0.25, 0.5, 1.0, 4.0, 4.0]
