"""Seats that look on while nothing happens: their matches sleep, and wake up when they play.

`python -m bench.idle` measures what thousands of them take.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.idle import asleep, games, hold, sleepers
from bench.launch import Server
from bench.restart import write
from bench.waiting import eventually_async


def test_matches_sleep_while_seats_stay_connected_and_wake_up_when_they_play(
    tmp_path: Path,
) -> None:
    keys = write(tmp_path, games(10), crowd=20)

    async def scene(server: Server) -> None:
        held = sleepers(20, keys)
        await hold(server, held, lambda: None)
        assert await asleep(server) == (10, 0)
        assert all(sleeper.connected for sleeper in held)
        asked = [sleeper for sleeper in held if sleeper.asked]
        assert asked
        assert all(await asyncio.gather(*(sleeper.wake() for sleeper in asked)))
        await asyncio.gather(*(sleeper.leave() for sleeper in held))

        async def left() -> bool:
            return await asyncio.to_thread(server.rooms) == (0, 0)

        await eventually_async(left, "the rooms have left the memory")

    with Server(tmp_path, idle=0.2) as server:
        asyncio.run(scene(server))
