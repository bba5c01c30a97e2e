"""How much memory an idle seat takes: thousands of them connected, their matches asleep.

Before and beside them the load test runs, to see that they take nothing from those who play; and
a seat that has slept can go on playing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.launch import Server
from bench.loaded import Load, load
from bench.restart import Played, play, sitter, write
from bench.sampling import Json, sample
from bench.waiting import LIMIT, eventually_async
from oyez.server.people.identity import TokenSigner

MOST_BYTES: Final = 30_000
_GAMES: Final = 40
_PLIES: Final = 80
_AT_ONCE: Final = 8
_DOZE: Final = 1.0


class Figures(Struct):
    """Idle seats in numbers."""

    seats: int
    bytes_per_seat: float
    rss_before: int
    rss_after: int
    rooms: int
    awake: int
    still_connected: int
    woken: int
    load_before: Load
    load_beside: Load


class Sleeper:
    """One seat that looks on and does nothing."""

    def __init__(self, table: int, seat: int, token: str) -> None:
        self.table, self.seat, self.token = table, seat, token
        self.socket: ClientConnection | None = None
        self.view: Json = {}
        self.accepted: list[str] = []
        self.reader: asyncio.Task[None] | None = None

    async def sit(self, base: str) -> None:
        """Connect, and read whatever comes."""
        address = base.replace("http", "ws") + f"/api/tables/{self.table}/socket"
        heads = {"Authorization": f"Bearer {self.token}"}
        self.socket = await connect(
            address,
            additional_headers=heads,
            compression=None,
            open_timeout=LIMIT,
            ping_interval=None,
        )
        self.view = msgspec.json.decode(await self.socket.recv(decode=False))["view"]
        self.reader = asyncio.create_task(self._read(self.socket))

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                message: Json = msgspec.json.decode(await socket.recv(decode=False))
                self.accepted += message.get("accepted", [])
                if message["type"] == "accepted":
                    self.accepted.append(message["key"])

    @property
    def connected(self) -> bool:
        """Whether the other end is still there."""
        return self.reader is not None and not self.reader.done()

    @property
    def asked(self) -> bool:
        """Whether the match waits for this seat."""
        return self.seat in self.view["waiting"]

    async def wake(self) -> bool:
        """Answer the question; whether that was confirmed."""
        assert self.socket is not None
        question = self.view["question"]
        deed = {
            "type": "deed",
            "kind": "answer",
            "ply": question["ply"],
            "epoch": self.view["epoch"],
            "key": "after a nap",
            "value": sample(question["choices"], Random(1)),
        }
        await self.socket.send(msgspec.json.encode(deed), text=True)

        async def confirmed() -> bool:
            return "after a nap" in self.accepted or not self.connected

        await eventually_async(confirmed, "the answer is confirmed")
        return "after a nap" in self.accepted

    async def leave(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            self.reader.cancel()


def games(count: int) -> list[Played]:
    """Matches of two that are under way."""
    found: list[Played] = []
    for seed in range(10 * _GAMES):
        game = play(seed, 2, _PLIES)
        if game.waiting and len(found) < min(_GAMES, count):
            found.append(game)
    return [found[n % len(found)] for n in range(count)]


def sleepers(seats: int, keys: TokenSigner) -> list[Sleeper]:
    """Two at each table."""
    return [
        Sleeper(number, seat, keys.token(sitter(number, seat, 2, seats), 0))
        for number in range(1, seats // 2 + 1)
        for seat in range(2)
    ]


async def hold(server: Server, held: list[Sleeper], step: Callable[[], None]) -> None:
    """Connect all, some at a time."""
    gate = asyncio.Semaphore(_AT_ONCE)

    async def sit(sleeper: Sleeper) -> None:
        async with gate:
            await sleeper.sit(server.base)
            step()

    await asyncio.gather(*(sit(sleeper) for sleeper in held))


async def asleep(server: Server) -> tuple[int, int]:
    """Wait until no match is in memory; how many rooms there are, and how many are awake."""

    async def all_asleep() -> tuple[int, int] | None:
        rooms, awake = await asyncio.to_thread(server.rooms)
        return None if awake else (rooms, awake)

    return await eventually_async(all_asleep, "all matches are asleep")


async def measure(
    server: Server, keys: TokenSigner, seats: int, seconds: float, step: Callable[[], None]
) -> Figures:
    """Load, seats, sleep, memory, load."""
    before = await asyncio.to_thread(load, server, seconds)
    await asleep(server)
    rss_before = server.rss()
    held = sleepers(seats, keys)
    await hold(server, held, step)
    rooms, awake = await asleep(server)
    rss_after = server.rss()
    beside = await asyncio.to_thread(load, server, seconds)
    connected = sum(sleeper.connected for sleeper in held)
    woken = await _wake_some(held)
    await asyncio.gather(*(sleeper.leave() for sleeper in held))
    return Figures(
        seats=seats,
        bytes_per_seat=(rss_after - rss_before) / seats,
        rss_before=rss_before,
        rss_after=rss_after,
        rooms=rooms,
        awake=awake,
        still_connected=connected,
        woken=woken,
        load_before=before,
        load_beside=beside,
    )


async def _wake_some(held: list[Sleeper]) -> int:
    """How many of five seats that are asked something can answer it after their sleep."""
    asked = [sleeper for sleeper in held if sleeper.asked][:5]
    return sum(await asyncio.gather(*(sleeper.wake() for sleeper in asked)))


def idle(
    folder: Path, seats: int, seconds: float, step: Callable[[], None] | None = None
) -> Figures:
    """Hold so many seats in a server on this folder."""
    _allow_files(2 * seats + 1000)
    keys = write(folder, games(seats // 2), seats)
    with Server(folder, idle=_DOZE) as server:
        return asyncio.run(measure(server, keys, seats, seconds, step or (lambda: None)))


def _allow_files(wanted: int) -> None:
    """A connection is a file; the server inherits how many there may be."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted and soft != resource.RLIM_INFINITY:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def main(arguments: list[str] | None = None) -> int:
    """Hold, print the figures, and write them as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each load test")
    parser.add_argument("--output", type=Path, default=Path("build/idle.json"))
    options = parser.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory() as folder,
        Progress(transient=True, disable=not sys.stderr.isatty()) as progress,
    ):
        task = progress.add_task("Connecting", total=options.seats)
        figures = idle(Path(folder), options.seats, options.seconds, lambda: progress.advance(task))
    told: Any = msgspec.to_builtins(figures)
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(told))
    passed = figures.bytes_per_seat <= MOST_BYTES and figures.still_connected == figures.seats
    return int(not passed)


if __name__ == "__main__":
    sys.exit(main())
