"""Players who come back after every interruption, and say again what was not confirmed.

They keep a book of everything that the server acknowledged, to be held against its database.
"""

from __future__ import annotations

import asyncio
from http.cookiejar import DefaultCookiePolicy
from random import Random
from typing import Final, NamedTuple

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.sampling import Json, sample
from bench.server_load import guest
from bench.waiting import LIMIT

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder().decode

# Of all deeds, how many go by HTTP, how many take something back, and how often people talk.
_BY_HTTP: Final = 0.15
_TAKE_BACK: Final = 0.04
_TALK: Final = 0.1
# What may become of a deed because somebody else did something, or took it back.
_HARMLESS: Final = frozenset({"stale-ply", "not-your-question", "cannot-undo"})


class Name(NamedTuple):
    """What a deed or a line of talk is known by."""

    table: int
    seat: int
    key: str


class Book(Struct):
    """What clients have sent, and what they were told is on disk."""

    sent: dict[Name, Json] = {}
    done: set[Name] = set()
    refused: dict[str, int] = {}
    again: int = 0
    tables: dict[int, list[dict[str, str]]] = {}
    finished: int = 0

    def confirm(self, name: Name) -> None:
        """The server has said that this is on disk."""
        if name in self.sent:
            self.done.add(name)

    def confirmed(self, kind: str) -> list[Name]:
        """All that was acknowledged, of deeds or of talk."""
        # A copy, for others may be confirmed while this is read in a thread.
        return [name for name in list(self.done) if self.sent[name]["type"] == kind]


class World:
    """Where the server is now; while it is down everybody waits."""

    def __init__(self) -> None:
        self.base = ""
        # Many guests share a client, and each is known by a header.
        self.http = httpx.AsyncClient(timeout=LIMIT)
        self.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self.up = asyncio.Event()
        self.stopping = False
        self.book = Book()
        self.faults: list[str] = []

    def found(self, base: str) -> None:
        """The server is here now."""
        self.base = base
        self.http.base_url = httpx.URL(base)
        self.up.set()


class Stubborn:
    """One seat at one table."""

    def __init__(
        self, world: World, table: int, seat: int, head: dict[str, str], rng: Random
    ) -> None:
        self.world, self.table, self.seat, self.head, self.rng = world, table, seat, head, rng
        self.view: Json = {}
        self.open: dict[str, Json] = {}
        self.number = 0
        self.answered = (-1, -1, -1)
        self.refusals = 0
        self.by_http: set[asyncio.Task[None]] = set()

    @property
    def over(self) -> bool:
        """Whether there is nothing left to do."""
        ended = self.view.get("outcome") is not None or self.world.stopping
        return ended and not self.open

    async def play(self) -> None:
        """Until the game is over or the world stops, across any number of interruptions."""
        while not self.over:
            await asyncio.wait_for(self.world.up.wait(), LIMIT)
            try:
                await self._visit()
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)
        for task in self.by_http:
            task.cancel()

    async def _visit(self) -> None:
        address = self.world.base.replace("http", "ws") + f"/api/tables/{self.table}/socket"
        async with connect(
            address, additional_headers=self.head, compression=None, open_timeout=LIMIT
        ) as socket:
            self.answered = (-1, -1, -1)
            while not self.over:
                # A lull may last as long as a bot thinks; the end of the world wakes nobody.
                try:
                    raw = await asyncio.wait_for(socket.recv(decode=False), 1.0)
                except TimeoutError:
                    continue
                await self._hear(_decode(raw), socket)

    async def _hear(self, message: Json, socket: ClientConnection) -> None:
        match message["type"]:
            case "view":
                self.view = message["view"]
                for key in message.get("accepted", ()):
                    self._confirm(key)
                await self._say_again(socket)
            case "update":
                for op in message.get("patch", ()):
                    if not op["path"].startswith("/table"):
                        self.view[op["path"][1:]] = op.get("value")
                for key in message.get("accepted", ()):
                    self._confirm(key)
            case "accepted":
                self._confirm(message["key"])
            case "refused":
                await self._refused(message)
        await self._act(socket)

    def _confirm(self, key: str) -> None:
        self.open.pop(key, None)
        self.world.book.confirm(Name(self.table, self.seat, key))

    async def _say_again(self, socket: ClientConnection) -> None:
        for message in list(self.open.values()):
            self.world.book.again += 1
            await socket.send(_encode(message), text=True)

    async def _refused(self, message: Json) -> None:
        code, key = message["error"]["code"], message.get("key")
        book = self.world.book
        book.refused[code] = book.refused.get(code, 0) + 1
        self.refusals += 1
        if code not in _HARMLESS or self.refusals > 10_000:
            self.world.faults.append(f"table {self.table} seat {self.seat}: {message}")
            self.world.stopping = True
        if Name(self.table, self.seat, str(key)) in book.done:
            self.world.faults.append(f"confirmed, then refused: {message}")
        self.open.pop(str(key), None)
        self.answered = (-1, -1, -1)
        await asyncio.sleep(0.01)

    async def _act(self, socket: ClientConnection) -> None:
        """Talk now and then; answer what is asked, unless an answer is under way."""
        if self.world.stopping:
            return
        if self.rng.random() < _TALK and not any(m["type"] == "talk" for m in self.open.values()):
            key = self._key()
            await self._send(socket, {"type": "talk", "text": f"line {key}", "key": key})
        if any(message["type"] == "deed" for message in self.open.values()):
            return
        deed = self._deed()
        if deed is None:
            return
        if self.rng.random() < _BY_HTTP:
            self._send_by_http(deed)
        else:
            await self._send(socket, deed)

    def _deed(self) -> Json | None:
        view = self.view
        question, epoch = view.get("question"), view.get("epoch", 0)
        if view.get("can_undo") and self.rng.random() < _TAKE_BACK:
            deed = {"kind": "undo", "ply": view["ply"]}
        elif question and self.seat in view["waiting"]:
            position = (question["ply"], epoch, view["ply"])
            if position == self.answered:
                return None
            self.answered = position
            value = sample(question["choices"], self.rng)
            deed = {"kind": "answer", "ply": question["ply"], "value": value}
        else:
            return None
        return {"type": "deed", "epoch": epoch, "key": self._key(), **deed}

    def _key(self) -> str:
        self.number += 1
        return f"{self.seat}-{self.number}"

    async def _send(self, socket: ClientConnection, message: Json) -> None:
        self._note(message)
        await socket.send(_encode(message), text=True)

    def _note(self, message: Json) -> None:
        self.open[message["key"]] = message
        self.world.book.sent[Name(self.table, self.seat, message["key"])] = message

    def _send_by_http(self, message: Json) -> None:
        self._note(message)
        task = asyncio.create_task(self._post(message))
        self.by_http.add(task)
        task.add_done_callback(self.by_http.discard)

    async def _post(self, message: Json) -> None:
        """One try; what it leaves open is said again over the next socket."""
        body = {name: value for name, value in message.items() if name != "type"}
        path = f"/api/tables/{self.table}/deeds"
        try:
            answer = await self.world.http.post(path, json=body, headers=self.head)
        except (httpx.HTTPError, OSError):
            return
        if answer.status_code == 200:
            self._confirm(message["key"])
        elif answer.status_code in (409, 422):
            error = answer.json()["error"]
            await self._refused({"error": error, "key": message["key"]})
        else:
            self.world.faults.append(f"HTTP {answer.status_code} for a deed")


async def new_table(world: World, game: str, heads: list[dict[str, str]], bots: list[str]) -> int:
    """A table of these people and bots, whatever becomes of the server while it is made."""
    plan = {
        "game": game,
        "seats": ["me", *["open"] * (len(heads) - 1), *bots],
        "public": True,
    }
    for _ in range(200):
        await asyncio.wait_for(world.up.wait(), LIMIT)
        try:
            made = await world.http.post("/api/tables", json=plan, headers=heads[0])
            made.raise_for_status()
            number: int = made.json()["id"]
            for head in heads[1:]:
                sat = await world.http.post(f"/api/tables/{number}/seat", json={}, headers=head)
                sat.raise_for_status()
            return number
        except (httpx.HTTPError, OSError):
            await asyncio.sleep(0.05)
    raise TimeoutError("no table could be made")


async def new_guest(world: World, name: str) -> dict[str, str]:
    """A guest, whatever becomes of the server meanwhile."""
    for _ in range(200):
        await asyncio.wait_for(world.up.wait(), LIMIT)
        try:
            return await guest(world.http, name)
        except (httpx.HTTPError, OSError):
            await asyncio.sleep(0.05)
    raise TimeoutError("nobody could take a name")


async def play_on(world: World, number: int, game: str, bots: list[str]) -> None:
    """Two people play one match after the other, with or without bots."""
    rng = Random(number)
    heads = [await new_guest(world, f"Stubborn {number}-{n}") for n in range(2)]
    while not world.stopping:
        table = await new_table(world, game, heads, bots)
        world.book.tables[table] = heads
        seats = [Stubborn(world, table, n, head, rng) for n, head in enumerate(heads)]
        await asyncio.gather(*(seat.play() for seat in seats))
        world.book.finished += seats[0].view.get("outcome") is not None
