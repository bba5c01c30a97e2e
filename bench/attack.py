"""A modified client: many thousand tries over HTTP and sockets, none of which may do anything.

Afterwards the database is compared with what it was before, all answers and the log are searched
for what nobody may learn, and the server must be alive and no larger than it should be.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from msgspec import Struct
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from bench.bad_deeds import MARK
from bench.frames import Frame, bad_handshake, frame_trick
from bench.launch import HOST, Server
from bench.sampling import Json
from bench.scene import Scene, Stage, dump
from bench.tricks import Http, http_trick
from bench.waiting import LIMIT

_TELLTALES: Final = (b"Traceback", b'File "', b"site-packages", b'.py", line', b"sqlite")
_STATUS: Final = re.compile(rb"HTTP/1\.1 (\d{3})")
_LENGTH: Final = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)
# An answer to a trick is an error: short, unless it repeats what was wrong.
_LONGEST: Final = 16 * 1024
_WINDOW: Final = 40
_HTTP_WORKERS: Final = 6
_SOCKET_WORKERS: Final = 4
# How much the server may grow, in bytes; what it reads and caches of its own accord is less.
_GROWTH: Final = 64 * 1024 * 1024


class Outcome(Struct):
    """What came of the tries."""

    tries: Counter[str] = msgspec.field(default_factory=Counter[str])
    answers: Counter[str] = msgspec.field(default_factory=Counter[str])
    faults: list[str] = []

    def fault(self, kind: str, what: str, sent: object = "") -> None:
        """Something that must not be; only the first ones are told."""
        self.tries["faults"] += 1
        if len(self.faults) < 30:
            self.faults.append(f"{kind}: {what} {str(sent)[:300]}")


class Figures(Struct):
    """The attack in numbers."""

    tries: int
    seconds: float
    accepted: int
    leaked: int
    server_errors: int
    rss_before: int
    rss_after: int
    kinds: dict[str, int]
    answers: dict[str, int]
    faults: list[str]


class Attack:
    """Many clients at once, all of them up to no good."""

    def __init__(self, server: Server, scene: Scene, seed: int) -> None:
        self.server, self.scene, self.rng = server, scene, Random(seed)
        self.outcome = Outcome()
        self.secrets = scene.secrets()
        self.folder = str(server.folder).encode()
        self.accepted = self.leaked = self.errors = 0

    async def run(self, tries: int, step: Callable[[int], None], slow: int) -> None:
        """So many tries, about half of them over sockets."""
        over_http = tries * 55 // 100
        handshakes = tries // 100
        workers = [
            *(self._http(share, step) for share in _shares(over_http, _HTTP_WORKERS)),
            *(
                self._sockets(share, step, worker)
                for worker, share in enumerate(
                    _shares(tries - over_http - handshakes - slow, _SOCKET_WORKERS)
                )
            ),
            self._handshakes(handshakes, step),
            *(self._slow(n) for n in range(slow)),
        ]
        await asyncio.gather(*workers)

    # -- judging ----------------------------------------------------------------------------------

    def judge(self, kind: str, status: int, answer: bytes, sent: object) -> None:
        """An answer over HTTP: a refusal, and nothing but that."""
        self.outcome.answers[str(status)] += 1
        if 200 <= status < 400:
            self.accepted += 1
            self.outcome.fault(kind, f"accepted with {status}: {answer[-300:]!r}", sent)
        if status >= 500:
            self.errors += 1
            self.outcome.fault(kind, f"status {status}", sent)
        self.search(kind, answer, sent)

    def search(self, kind: str, answer: bytes, sent: object) -> None:
        """No answer holds a secret, and none is long."""
        found = [word for word in self.secrets if word in answer]
        found += [word for word in _TELLTALES if word in answer]
        if self.folder in answer or len(answer) > _LONGEST:
            found.append(answer[-300:])
        if found:
            self.leaked += 1
            self.outcome.fault(kind, f"leaked {found!r}", sent)

    # -- HTTP -------------------------------------------------------------------------------------

    async def _http(self, tries: int, step: Callable[[int], None]) -> None:
        wire = Wire(self.server.port)
        rng = Random(self.rng.random())
        host = f"{HOST}:{self.server.port}"
        for _ in range(tries):
            trick = http_trick(self.scene, rng)
            self.outcome.tries[trick.kind] += 1
            answer = await wire.ask(trick.wire(host), trick.method == "HEAD")
            self._judge_http(trick, answer)
            step(1)
        wire.close()

    def _judge_http(self, trick: Http, answer: bytes | None) -> None:
        if answer is None:
            self.outcome.answers["closed"] += 1
            if trick.raw is None and trick.kind not in ("oversized", "huge"):
                self.outcome.fault(trick.kind, "no answer", trick)
            return
        found = _STATUS.match(answer)
        self.judge(trick.kind, int(found[1]) if found else 0, answer, trick)

    async def _slow(self, number: int) -> None:
        """A body that hardly comes."""
        self.outcome.tries["slow"] += 1
        reader, writer = await asyncio.open_connection(HOST, self.server.port)
        head = f"POST /api/guests HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {100 + number}\r\n\r\n".encode())
        answer = b""
        deadline = time.monotonic() + LIMIT
        while not answer and time.monotonic() < deadline:
            writer.write(b" ")
            try:
                answer = await asyncio.wait_for(reader.read(4096), 0.5)
            except TimeoutError:
                continue
            except OSError:
                break
        writer.close()
        if b" 408 " not in answer:
            self.outcome.fault("slow", f"answered {answer[:100]!r}")

    # -- sockets ----------------------------------------------------------------------------------

    async def _sockets(self, tries: int, step: Callable[[int], None], worker: int) -> None:
        scene, rng = self.scene, Random(self.rng.random())
        left = tries
        while left > 0:
            table = [scene.asked, scene.unasked, scene.sealed][(left + worker) % 3]
            seated = rng.random() < 0.8
            person = scene.bob if seated else rng.choice([scene.carl, None])
            heads = {} if person is None else person.head
            done = await self._visit(table, heads, rng, min(left, 2000), seated, step)
            left -= done

    async def _visit(
        self, table: int, heads: dict[str, str], rng: Random, most: int, seated: bool,
        step: Callable[[int], None],
    ) -> int:  # fmt: skip
        """Sit on one socket for so many tries, or until one of them ends it."""
        done = 0
        address = f"ws://{HOST}:{self.server.port}/api/tables/{table}/socket"
        async with _socket(address, heads) as socket:
            await self._settle(socket, Frame("opening", b""), 0)
            while done < most:
                frames = self._window(table, rng, seated, min(_WINDOW, most - done))
                done += len(frames)
                step(len(frames))
                if frames[-1].fatal:
                    await self._provoke(socket, frames[-1])
                    break
                for frame in frames:
                    await socket.send(frame.data, text=frame.text)
                await self._settle(socket, frames[0], len(frames), frames)
        return done

    def _window(self, table: int, rng: Random, seated: bool, size: int) -> list[Frame]:
        """Some tricks that can be sent in one go; one that ends the connection goes alone."""
        frames: list[Frame] = []
        for _ in range(size):
            frame = frame_trick(self.scene, rng, table, seated=seated)
            if frame.fatal and frames:
                break
            frames.append(frame)
            self.outcome.tries[f"socket: {frame.kind}"] += 1
            if frame.fatal:
                break
        return frames

    async def _settle(
        self, socket: ClientConnection, first: Frame, wanted: int, sent: object = ""
    ) -> None:
        """Read all answers; after them comes the one to a ping."""
        await socket.send('{"type":"ping"}')
        refused = 0
        opening = first.kind == "opening"
        while True:
            raw = await asyncio.wait_for(socket.recv(decode=False), LIMIT)
            message: Json = msgspec.json.decode(raw)
            if message["type"] == "pong":
                break
            if message["type"] == "refused":
                refused += 1
                self.outcome.answers[message["error"]["code"]] += 1
                self.search(first.kind, bytes(raw), sent)
                if message["error"]["code"] in ("internal", "store-unavailable"):
                    self.errors += 1
                    self.outcome.fault("socket", f"{message}", sent)
            elif not opening and not _is_harmless(message):
                self.accepted += 1
                self.outcome.fault("socket", f"did something: {message}", sent)
        if refused != wanted:
            self.outcome.fault("socket", f"{refused} refusals for {wanted} tries", sent)

    async def _provoke(self, socket: ClientConnection, frame: Frame) -> None:
        """Send what no server has to listen to; it hangs up, or says no."""
        await socket.send(frame.data, text=frame.text)
        try:
            while True:
                raw = await asyncio.wait_for(socket.recv(decode=False), LIMIT)
                message: Json = msgspec.json.decode(raw)
                if message["type"] == "refused":
                    return
        except ConnectionClosed as closed:
            code = None if closed.rcvd is None else closed.rcvd.code
            self.outcome.answers[f"hung up {code}"] += 1
            if code not in (1003, 1007, 1009):
                self.outcome.fault(frame.kind, f"hung up with {code}")

    async def _handshakes(self, tries: int, step: Callable[[int], None]) -> None:
        """Sockets that must not open."""
        rng = Random(self.rng.random())
        for _ in range(tries):
            path, heads = bad_handshake(self.scene, rng)
            self.outcome.tries["socket: handshake"] += 1
            try:
                address = f"ws://{HOST}:{self.server.port}{path}"
                async with _socket(address, heads):
                    self.accepted += 1
                    self.outcome.fault("handshake", "accepted", (path, heads))
            except InvalidStatus as refusal:
                answer = refusal.response
                body = str(answer.headers).encode() + (answer.body or b"")
                self.judge("handshake", answer.status_code, body, path)
            except (InvalidHandshake, OSError, EOFError) as fault:
                self.outcome.answers["closed"] += 1
                self.outcome.fault("handshake", f"no answer ({fault!r})", (path, heads))
            step(1)


def _socket(address: str, heads: dict[str, str]) -> connect:
    """A socket whose other end may be slow."""
    return connect(
        address, additional_headers=heads, compression=None, open_timeout=LIMIT, ping_timeout=None
    )


def _is_harmless(message: Json) -> bool:
    """Whether this only tells that other connections of ours come and go."""
    patch = message.get("patch", ())
    only_seats = all(op["path"].startswith("/seats") for op in patch)
    return message["type"] == "update" and set(message) <= {"type", "patch"} and only_seats


class Wire:
    """One connection that stays open, and is opened anew when the server closes it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: bytes, head_only: bool = False) -> bytes | None:
        """The answer; None if the server hangs up without one."""
        if self._ends is None:
            self._ends = await asyncio.open_connection(HOST, self._port)
        reader, writer = self._ends
        try:
            writer.write(request)
            answer = await asyncio.wait_for(_read_answer(reader, head_only), LIMIT)
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            self.close()
            return None
        if b"\nconnection: close" in answer.lower():
            self.close()
        return answer

    def close(self) -> None:
        """Hang up."""
        if self._ends is not None:
            self._ends[1].close()
            self._ends = None


async def _read_answer(reader: asyncio.StreamReader, head_only: bool) -> bytes:
    head = await reader.readuntil(b"\r\n\r\n")
    length = _LENGTH.search(head)
    if length is not None and not head_only:
        return head + await reader.readexactly(int(length[1]))
    return head


def _shares(total: int, workers: int) -> list[int]:
    return [total // workers + (n < total % workers) for n in range(workers)]


def attack(
    folder: Path, tries: int, seed: int, step: Callable[[int], None] | None = None, slow: int = 3
) -> Figures:
    """Set a scene in a server on this folder, and attack it so many times."""
    with Server(folder) as server:
        scene = Stage(server.base, server.database, seed).set()
        one = Attack(server, scene, seed)
        # What the server reads once and keeps is not growth.
        asyncio.run(one.run(min(tries, 500), lambda _: None, 0))
        before, rss, began = dump(server.database), server.rss(), time.perf_counter()
        asyncio.run(one.run(tries, step or (lambda _: None), slow))
        seconds = time.perf_counter() - began
        _compare(before, dump(server.database), one)
        _look_back(server, scene, one)
        grown = server.rss()
    if grown - rss > _GROWTH:
        one.outcome.fault("memory", f"grew from {rss} to {grown} bytes")
    _search_log(server, one)
    faults = one.outcome.tries.pop("faults", 0)
    return Figures(
        tries=sum(one.outcome.tries.values()),
        seconds=seconds,
        accepted=one.accepted,
        leaked=one.leaked,
        server_errors=one.errors,
        rss_before=rss,
        rss_after=grown,
        kinds=dict(one.outcome.tries.most_common()),
        answers=dict(one.outcome.answers.most_common()),
        faults=one.outcome.faults if faults else [],
    )


def _compare(before: dict[str, list[object]], after: dict[str, list[object]], one: Attack) -> None:
    for name, rows in before.items():
        if rows != after[name]:
            one.accepted += 1
            new = [row for row in after[name] if row not in rows][:3]
            one.outcome.fault("database", f"{name} has changed: {new}")


def _look_back(server: Server, scene: Scene, one: Attack) -> None:
    """Bob still sees what he saw, and whatever the server has in memory is what is stored."""
    stage = Stage(server.base, server.database, 0)
    for table, view in scene.views.items():
        now = stage.look(table, scene.bob)
        changed = [key for key in view if key != "seats" and now.get(key) != view[key]]
        if changed:
            one.outcome.fault("view", f"table {table} has changed: {changed}")
    stage.http.close()


def _search_log(server: Server, one: Attack) -> None:
    log = server.log.read_bytes()
    words = [*one.secrets, MARK.encode(), b"Traceback"]
    for word in words:
        if word in log:
            one.leaked += 1
            start = log.index(word)
            one.outcome.fault("log", f"{word!r} in {log[max(0, start - 300) : start + 1500]!r}")


def main(arguments: list[str] | None = None) -> int:
    """Attack, print the figures, and write them as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path("build/attack.json"))
    options = parser.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory() as folder,
        Progress(transient=True, disable=not sys.stderr.isatty()) as progress,
    ):
        task = progress.add_task("Attacking", total=options.tries)
        figures = attack(
            Path(folder), options.tries, options.seed, lambda n: progress.advance(task, n)
        )
    told = msgspec.to_builtins(figures)
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(told))
    return int(bool(figures.faults))


if __name__ == "__main__":
    sys.exit(main())
