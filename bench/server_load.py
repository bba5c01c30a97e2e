"""Clients that play Barbarian Kingdoms on a running server as fast as it lets them.

Run as a program it plays for some seconds and prints one line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from collections import deque
from http.cookiejar import DefaultCookiePolicy
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.sampling import Json, sample

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Tally:
    """What all clients have seen together."""

    def __init__(self) -> None:
        self.answers = 0
        self.counting = False
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.refused: dict[str, int] = {}


class Player:
    """One seat: answers every question put to it at once."""

    def __init__(self, socket: ClientConnection, seat: int, tally: Tally, rng: Random) -> None:
        self.socket, self.seat, self.tally, self.rng = socket, seat, tally, rng
        self.view: Json = {}
        self.sent_at = 0.0
        self.number = 0
        self.answered = (-1, -1)
        self.over = False

    async def play(self) -> None:
        """Until the game is over."""
        while not self.over:
            raw = await self.socket.recv(decode=False)
            message: Json = _decode(raw)
            kind = message["type"]
            if kind == "view":
                self.view = message["view"]
            elif kind == "update":
                self._note(message, len(raw))
            elif kind == "refused":
                code = message["error"]["code"]
                self.tally.refused[code] = self.tally.refused.get(code, 0) + 1
                raise RuntimeError(f"refused: {message}")
            else:
                continue
            self.over = self.view.get("outcome") is not None
            if not self.over and self.seat in self.view["waiting"] and self._asked():
                await self._answer()

    def _note(self, message: Json, size: int) -> None:
        view = self.view
        for op in message.get("patch", ()):
            path: str = op["path"]
            if path.startswith("/table"):
                continue
            view[path[1:]] = op.get("value")
        if self.tally.counting:
            self.tally.sizes.append(size)
            if "accepted" in message:
                self.tally.answers += 1
                self.tally.latencies.append(time.perf_counter() - self.sent_at)

    def _asked(self) -> bool:
        """Whether there is a question that no answer is under way for."""
        question: Json | None = self.view.get("question")
        return question is not None and (question["ply"], self.view["epoch"]) != self.answered

    async def _answer(self) -> None:
        question = self.view["question"]
        self.answered = (question["ply"], self.view["epoch"])
        self.number += 1
        deed = {
            "type": "deed",
            "kind": "answer",
            "ply": question["ply"],
            "epoch": self.view["epoch"],
            "key": f"{self.seat}-{self.number}",
            "value": sample(question["choices"], self.rng),
        }
        self.sent_at = time.perf_counter()
        await self.socket.send(_encode(deed), text=True)


async def guest(http: httpx.AsyncClient, name: str) -> dict[str, str]:
    """The header by which a new guest is known."""
    made = await http.post("/api/guests", json={"name": name})
    made.raise_for_status()
    return {"Authorization": f"Bearer {made.json()['token']}"}


async def table(http: httpx.AsyncClient, heads: list[dict[str, str]]) -> int:
    """A table with all these guests at it."""
    seats = ["me"] + ["open"] * (len(heads) - 1)
    plan = {"game": "barbarian_kingdoms", "seats": seats, "public": True}
    made = await http.post("/api/tables", json=plan, headers=heads[0])
    made.raise_for_status()
    number: int = made.json()["id"]
    for head in heads[1:]:
        sat = await http.post(f"/api/tables/{number}/seat", json={}, headers=head)
        sat.raise_for_status()
    return number


class Pair:
    """Two guests who play one game after the other."""

    def __init__(self, http: httpx.AsyncClient, base: str, tally: Tally, number: int) -> None:
        self.http, self.url, self.tally = http, base.replace("http", "ws"), tally
        self.rng, self.number = Random(number), number
        self.heads: list[dict[str, str]] = []
        self.ready: deque[list[Player]] = deque()

    async def prepare(self, games: int) -> None:
        """Sit down at some tables before the clock runs, as the rival's clients do."""
        self.heads = [await guest(self.http, f"Load {self.number}-{n}") for n in range(2)]
        for _ in range(games):
            self.ready.append(await self._sit_down())

    async def _sit_down(self) -> list[Player]:
        place = await table(self.http, self.heads)
        address = f"{self.url}/api/tables/{place}/socket"
        return [
            Player(
                await connect(address, additional_headers=head, compression=None),
                seat,
                self.tally,
                self.rng,
            )
            for seat, head in enumerate(self.heads)
        ]

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            players = self.ready.popleft() if self.ready else await self._sit_down()
            await asyncio.gather(*(player.play() for player in players))
            for player in players:
                await player.socket.close()


async def load(base: str, matches: int, seconds: float, ahead: int) -> Json:
    """Play for some seconds; what came of it."""
    tally = Tally()
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        # Many guests share the client, and each is known by a header.
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        pairs = [Pair(http, base, tally, number) for number in range(matches)]
        await asyncio.gather(*(pair.prepare(ahead) for pair in pairs))
        tasks = [asyncio.create_task(pair.play()) for pair in pairs]
        await asyncio.sleep(0.5)
        print("running", flush=True)
        tally.counting, began = True, time.perf_counter()
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        took = time.perf_counter() - began
        print("done", flush=True)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            if not task.cancelled() and task.exception() is not None:
                raise RuntimeError("a client failed") from task.exception()
    return _figures(tally, took)


def _figures(tally: Tally, took: float) -> Json:
    return {
        "answers": tally.answers,
        "seconds": took,
        "answers_per_second": tally.answers / took,
        "latency_ms_median": 1000 * statistics.median(tally.latencies),
        "latency_ms_p99": 1000 * statistics.quantiles(tally.latencies, n=100)[-1],
        "update_bytes_median": statistics.median(tally.sizes),
        "update_bytes_p99": statistics.quantiles(tally.sizes, n=100)[-1],
    }


def main() -> None:
    """Play against a server at the address given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base")
    parser.add_argument("--matches", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument(
        "--ahead", type=int, default=8, help="tables for each pair before the clock"
    )
    args = parser.parse_args()
    figures = asyncio.run(load(args.base, args.matches, args.seconds, args.ahead))
    print(msgspec.json.encode(figures).decode(), flush=True)


if __name__ == "__main__":
    main()
