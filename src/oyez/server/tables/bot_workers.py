"""A pool of worker processes in which bots think, so that no request waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from random import Random, SystemRandom
from typing import Any, Final

from oyez.bots import (
    BotDecision,
    InstinctBot,
    Observation,
    decide,
    decide_from_bytes,
    fallback,
    pack_observation,
)
from oyez.kernel import Match, NoDealFound, Seat

_log: Final = logging.getLogger("oyez.bots")

# What a bot may take to answer, and how long the server waits for it in the worst case.
THINK_SECONDS: Final = 0.8
WORKER_TIMEOUT: Final = 10.0


class BotWorkers:
    """A pool of processes that answer for bots, from what their seats see."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._rng = Random(SystemRandom().getrandbits(64))
        # So that a thought's time counts from when a process has it in hand.
        self._free = asyncio.Semaphore(processes)

    def close(self) -> None:
        """End all thinking at once."""
        pool, self._pool = self._pool, None
        if pool is not None:
            _abandon(pool)

    async def ask(self, match: Match[Any], seat: Seat, name: str) -> BotDecision | None:
        """What the bot of that name would say now; a simpler one takes over if it fails."""
        chance = Random(self._rng.getrandbits(64))
        try:
            data = pack_observation(match, seat, chance)
        except NoDealFound:  # and the true deal is nothing for a bot to see
            return decide(InstinctBot(chance), Observation(match, seat))
        level: str | None = name
        while level is not None:
            try:
                return await self._think(level, data)
            except Exception as fault:  # a bot may fail in any way; the table goes on
                _log.warning("bot %s failed (%s); a simpler one plays", level, type(fault).__name__)
                level = fallback(level)
        # Not even chance has a process to itself, so it has to do without.
        return await asyncio.to_thread(decide_from_bytes, "random", data, self._rng.getrandbits(63))

    async def _think(self, name: str, data: bytes) -> BotDecision | None:
        seed = self._rng.getrandbits(63)
        async with self._free:
            pool = self._running()
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(
                pool, decide_from_bytes, name, data, seed, THINK_SECONDS
            )
            try:
                async with asyncio.timeout(WORKER_TIMEOUT):
                    return await thinking
            except (TimeoutError, BrokenProcessPool):
                self._replace(pool)
                raise

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter shares nothing with the server: no secret, no socket, no lock.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=context, initializer=_start_worker
            )
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Leave a pool whose processes died or hang; the next thought starts a new one."""
        if self._pool is broken:
            self._pool = None
            _abandon(broken)


def _start_worker() -> None:
    """Leave it to the server to decide when to stop, also when the keyboard says so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, name="watch", daemon=True).start()


def _end_with_server() -> None:
    """A server that was killed tells nobody to stop, so we watch it."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _abandon(pool: ProcessPoolExecutor) -> None:
    running: dict[int, BaseProcess] | None = getattr(pool, "_processes", None)
    processes = list(running.values()) if running else []
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:  # one that hangs would never hear of the shutdown
        process.kill()
