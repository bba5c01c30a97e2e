"""A server to test against, and the people who use it: over plain HTTP, and over sockets."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import TimeoutError as Late
from http.cookiejar import DefaultCookiePolicy
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar, cast

import httpx
import msgspec
import pytest
import uvicorn
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bench.sampling import sample as sample
from bench.waiting import LIMIT, Said
from bench.waiting import eventually as eventually
from oyez.kernel import Match
from oyez.server import services
from oyez.server.app import settings
from oyez.server.config import Config
from oyez.server.services import Services
from oyez.server.store import matches
from oyez.server.tables import deals
from oyez.server.tables.room import Room

T = TypeVar("T")
Json = dict[str, Any]

GAME = "barbarian_kingdoms"


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def seed_chance(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Let dice and cards at the tables of a server fall alike at every run of a test."""
    number = count()
    monkeypatch.setattr(matches, "SystemRandom", lambda: Random(f"{name} {next(number)}"))
    # Where one plays alone, chance hangs on the code of the deal and the secret of the server.
    test = f"{Random(name).getrandbits(40):x}"
    monkeypatch.setattr(deals, "fresh_code", lambda: f"{test}-{next(number)}")
    monkeypatch.setattr(services, "fresh_secret", lambda: Random(name).randbytes(32))


# -- answers from descriptions alone --------------------------------------------------------------


# -- JSON Patch -----------------------------------------------------------------------------------


def patched(document: Any, operations: Sequence[Json]) -> Any:
    """The document after a JSON Patch (RFC 6902), as any client would apply it."""
    holder = {"": msgspec.json.decode(msgspec.json.encode(document))}
    for operation in operations:
        place: Any = holder
        keys = [key.replace("~1", "/").replace("~0", "~") for key in operation["path"].split("/")]
        for key in keys[:-1]:
            place = place[int(key) if isinstance(place, list) else key]
        _change(place, keys[-1], operation)
    return holder[""]


def _change(place: Any, key: str, operation: Json) -> None:
    kind, value = operation["op"], operation.get("value")
    if isinstance(place, list):
        assert key == "-" or 0 <= int(key) <= len(place) - (kind != "add"), operation
        if kind == "add":
            place.insert(len(place) if key == "-" else int(key), value)
        elif kind == "remove":
            del place[int(key)]
        else:
            place[int(key)] = value
    elif kind == "remove":
        del place[key]
    else:
        assert kind == "add" or key in place, operation
        place[key] = value


# -- the server -----------------------------------------------------------------------------------


class _Uvicorn(uvicorn.Server):
    """Remembers in which event loop it runs."""

    loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class Server:
    """A server in a thread of this process, which can be stopped and started again."""

    def __init__(self, folder: Path, **wanted: Any) -> None:
        usual: Json = {"limits": False, "thinkers": 1, "private_webhooks": True}
        self.config = Config(folder=folder, **(usual | wanted))
        self.services: Services
        self.start()

    def start(self) -> None:
        """Open the house."""
        listener = socket.create_server(("127.0.0.1", 0), backlog=200)
        address = f"127.0.0.1:{listener.getsockname()[1]}"
        self.base, self.ws = f"http://{address}", f"ws://{address}"
        run = settings(self.config)
        # A connection that both ends give up after the same time may end under a request.
        run.timeout_keep_alive = int(LIMIT)
        self.services = cast("Starlette", run.app).state.services
        self._server = _Uvicorn(run)
        self._thread = threading.Thread(target=self._server.run, args=([listener],), daemon=True)
        self._thread.start()
        eventually(lambda: self._server.started or not self._thread.is_alive(), "the start")
        assert self._server.started
        self.http = httpx.Client(base_url=self.base, timeout=LIMIT, verify=False, trust_env=False)
        # Many people share the client, and each is known by a header.
        self.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    def stop(self) -> None:
        """Close the house, as a signal would."""
        self.http.close()
        self._server.should_exit = True
        self._thread.join(LIMIT)
        if self._thread.is_alive():  # where it stands tells why
            faulthandler.dump_traceback(all_threads=True)
            raise AssertionError("the server does not stop")

    def restart(self) -> None:
        """Close the house and open it again, at another address."""
        self.stop()
        self.start()

    def run(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Let the event loop of the server do something."""
        done = asyncio.run_coroutine_threadsafe(work(), self._server.loop)
        try:
            return done.result(LIMIT)
        except Late:
            raise AssertionError("the event loop of the server is stuck") from None

    def call(self, work: Callable[[], T]) -> T:
        """Let the event loop of the server call something."""

        async def called() -> T:
            return work()

        return self.run(called)

    def room(self, table: int) -> Room:
        """A table, awake and with everything on disk."""
        return self.run(lambda: self.services.registry.settled(table))

    def match(self, table: int) -> Match[Any]:
        """The match at a table."""
        found = self.room(table).match
        assert found is not None
        return found

    def guest(self, name: str = "", lang: str = "en") -> Person:
        """Somebody new."""
        made = self.http.post("/api/guests", json={"name": name, "lang": lang})
        assert made.status_code == 201, made.text
        return Person(self, made.json())

    def guests(self, number: int) -> list[Person]:
        """Several people who are new."""
        return [self.guest(f"Guest {n}") for n in range(number)]

    def nobody(self) -> Person:
        """Somebody who does not say who they are."""
        return Person(self, {"id": 0, "name": "", "token": ""})

    def table(self, *seats: Person | str, **plan: Any) -> Table:
        """A table made by the first person; the others sit down in their order."""
        host = next(each for each in seats if isinstance(each, Person))
        words = [
            each if isinstance(each, str) else "me" if each is host else "open" for each in seats
        ]
        made = host.post("/api/tables", {"game": GAME, "seats": words, "public": True} | plan)
        table = Table(self, made["id"], made["invitation"])
        for seat, each in enumerate(seats):
            if isinstance(each, Person) and each is not host:
                table.join(each, seat)
        return table


class Person:
    """Somebody who asks over HTTP."""

    def __init__(self, server: Server, session: Json) -> None:
        self.server = server
        self.id: int = session["id"]
        self.name: str = session["name"]
        self.token: str = session["token"]

    @property
    def heads(self) -> dict[str, str]:
        """By which header the person is known."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        """Any request."""
        sent = {} if body is None else {"json": body}
        return self.server.http.request(method, path, params=query, headers=self.heads, **sent)

    def _granted(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        answer = self.ask(method, path, body, **query)
        assert answer.is_success, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def get(self, path: str, **query: Any) -> Any:
        """What a request for something gives."""
        return self._granted("GET", path, None, **query)

    def post(self, path: str, body: Any = None) -> Any:
        """What comes of doing something."""
        return self._granted("POST", path, body)

    def put(self, path: str, body: Any) -> Any:
        """What comes of setting something."""
        return self._granted("PUT", path, body)

    def patch(self, path: str, body: Any) -> Any:
        """What comes of changing something."""
        return self._granted("PATCH", path, body)

    def delete(self, path: str, body: Any = None) -> None:
        """Do away with something."""
        self._granted("DELETE", path, body)

    def refused(self, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, str]:
        """The status and code with which a request is refused."""
        answer = self.ask(method, path, body, **query)
        assert not answer.is_success, (method, path, answer.text)
        error = answer.json()["error"]
        assert error["words"]
        return answer.status_code, error["code"]

    def tables(self, which: str) -> list[int]:
        """The numbers of the tables in a list of the lobby."""
        return [each["id"] for each in self.get("/api/tables", list=which)["tables"]]

    def notices(self) -> list[tuple[int, str]]:
        """The tables and kinds of what has not been seen, oldest first."""
        found = self.get("/api/me/notices")["notices"]
        return [(each["table"], each["kind"]) for each in reversed(found)]


class Table:
    """One table, over HTTP."""

    def __init__(self, server: Server, number: int, invitation: str) -> None:
        self.server, self.id, self.invitation = server, number, invitation
        self.path = f"/api/tables/{number}"

    def join(self, person: Person, seat: int | None = None) -> int:
        """Somebody sits down."""
        body = {"seat": seat, "invitation": self.invitation}
        sat: int = person.post(f"{self.path}/seat", body)["seat"]
        return sat

    def card(self, person: Person) -> Json:
        """The table as the lobby shows it."""
        card: Json = person.get(self.path)
        return card

    def seen(self, person: Person, **query: Any) -> Json:
        """The view with its log and stamp."""
        seen: Json = person.get(f"{self.path}/view", **query)
        return seen

    def view(self, person: Person, **query: Any) -> Json:
        """What a person sees."""
        view: Json = self.seen(person, **query)["view"]
        return view

    def deed(self, person: Person, view: Json, value: Any = None, **more: Any) -> Json:
        """A deed for the position that a view shows."""
        return {
            "kind": "answer",
            "ply": view["ply"],
            "epoch": view["epoch"],
            "value": value,
        } | more

    def do(self, person: Person, deed: Json) -> Json:
        """What comes of a deed."""
        accepted: Json = person.post(f"{self.path}/deeds", deed)
        return accepted

    def refused(self, person: Person, deed: Json) -> tuple[int, str]:
        """Why a deed is refused."""
        return person.refused("POST", f"{self.path}/deeds", deed)

    def answer(self, person: Person, rng: Random, **more: Any) -> Json:
        """Give any legal answer to what a person is asked; the deed."""
        view = self.view(person)
        value = sample(view["question"]["choices"], rng)
        deed = self.deed(person, view, value, ply=view["question"]["ply"], **more)
        self.do(person, deed)
        return deed

    def play(
        self, people: Sequence[Person], rng: Random, until: Callable[[Json], bool] | None = None
    ) -> Json:
        """Let people answer at random until the game is over, or a view is as it should be."""
        seats = {self.card(person)["mine"]: person for person in people}

        def ended(view: Json) -> bool:
            return view["outcome"] is not None or (until is not None and until(view))

        def look() -> tuple[Json, list[Person]] | None:
            """The view, and who is asked; None while it is up to others."""
            view = self.view(people[0])
            asked = [seats[seat] for seat in view["waiting"] if seat in seats]
            return (view, asked) if asked or ended(view) else None

        while True:
            view, asked = eventually(look, "somebody is asked")
            if ended(view):
                return view
            self.answer(rng.choice(asked), rng)

    def screen(self, person: Person, **query: str) -> Screen:
        """A socket of somebody at this table."""
        return Screen(self, person, **query)


def connect_patiently(url: str, **settings: Any) -> ClientConnection:
    """A socket, whose other end may be slow."""
    return connect(
        url, compression=None, proxy=None, legacy=True,
        open_timeout=LIMIT, ping_timeout=None, **settings,
    )  # fmt: skip


class Screen:
    """A socket at a table, and all that it has shown."""

    def __init__(self, table: Table, person: Person, **query: str) -> None:
        self.table, self.person, self.query = table, person, query
        self.view: Json = {}
        self.log: list[Json] = []
        self.talk: list[Json] = []
        self.messages: list[Json] = []
        self.raw: list[bytes] = []
        self.socket = self._connect()
        self.hear()

    def _connect(self) -> ClientConnection:
        asked = "&".join(f"{name}={value}" for name, value in self.query.items())
        url = f"{self.table.server.ws}{self.table.path}/socket?{asked}".rstrip("?")
        heads = self.person.heads
        return connect_patiently(url, additional_headers=heads)

    def close(self) -> None:
        """Hang up."""
        self.socket.close()

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def cut(self) -> None:
        """Lose the connection without a word, as on a train."""
        connection = self.socket.socket
        connection.shutdown(socket.SHUT_RDWR)

    def reconnect(self) -> None:
        """Come back; everything is shown anew."""
        self.socket = self._connect()
        self.hear()

    def send(self, message: Any) -> None:
        """Say something to the server."""
        self.socket.send(message if isinstance(message, str | bytes) else _text(message))

    def hear(self) -> Json:
        """The next message, taken in."""
        raw = self.socket.recv(LIMIT, decode=False)
        message: Json = msgspec.json.decode(raw)
        self.raw.append(bytes(raw))
        self.messages.append(message)
        self._take_in(message)
        return message

    def _take_in(self, message: Json) -> None:
        if message["type"] == "view":
            self.view, self.log = message["view"], message["log"]["events"]
            self.log = [{}] * message["log"]["from"] + self.log
        elif message["type"] == "update":
            self.view = patched(self.view, message.get("patch", ()))
            if log := message.get("log"):
                self.log = self.log[: log["from"]] + log["events"]
        elif message["type"] == "talk":
            self.talk += message["lines"]

    def until(self, seen: Callable[[Json], object], what: str = "") -> Json:
        """Listen until a message is as it should be; that message."""
        while True:
            message = self.hear()
            if seen(message):
                return message

    def until_view(self, seen: Callable[[Json], object]) -> Json:
        """Listen until the view is as it should be."""
        while not seen(self.view):
            self.hear()
        return self.view

    def sync(self) -> None:
        """Hear everything that is on its way."""
        self.send({"type": "ping"})
        self.until(lambda message: message["type"] == "pong")

    def outcome(self, key: str) -> Json:
        """What becomes of the deed or the talk with this key: `accepted`, or a refusal."""
        return self.until(
            lambda message: (
                key in message.get("accepted", ())
                or (message["type"] in ("accepted", "refused") and message.get("key") == key)
            )
        )

    def do(self, key: str, value: Any = None, **more: Any) -> Json:
        """A deed for what is seen now; what becomes of it."""
        self.send({"type": "deed", "key": key} | self.deed(value, **more))
        return self.outcome(key)

    def deed(self, value: Any = None, **more: Any) -> Json:
        """A deed for the position that is shown."""
        return self.table.deed(self.person, self.view, value, **more)

    def asked(self) -> bool:
        """Whether there is something to answer."""
        question = self.view.get("question")
        return question is not None and not question.get("answered", False)

    def answer(self, key: str, rng: Random) -> Json:
        """Give any legal answer; what becomes of it."""
        question = self.view["question"]
        return self.do(key, sample(question["choices"], rng), ply=question["ply"])

    def closing(self) -> int | None:
        """The code with which the server hangs up, after whatever it still says."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


def _text(message: Any) -> str:
    return msgspec.json.encode(message).decode()


# -- a process of its own -------------------------------------------------------------------------


_OYEZ = "from oyez.cli import main; raise SystemExit(main())"


class Spawned:
    """`oyez serve` as a process."""

    def __init__(self, *arguments: str, folder: Path, env: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", _OYEZ, "serve", "--data", str(folder), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"} | (env or {}),
        )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.out, self.err = Said(self.process.stdout), Said(self.process.stderr)

    def base(self) -> str:
        """The address that it prints, once it answers there."""
        line = self.out.first()
        assert "http://" in line, (line, self.result())
        base = line[line.index("http://") :].rstrip("/").replace("localhost", "127.0.0.1")
        with client(base) as http:
            eventually(lambda: _answers(http), "an answer")
        return base

    def client(self) -> httpx.Client:
        """Somebody who asks it over HTTP, once it answers."""
        return client(self.base())

    def result(self) -> tuple[int, str, str]:
        """How it ends by itself: the exit status, and all that it has said."""
        status = self.process.wait(LIMIT)
        return status, self.out.whole(), self.err.whole()

    def end(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Stop it; the exit status, and all that it has said."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.result()


def client(base: str) -> httpx.Client:
    """A client of a server that may be slow, with a new connection for each request.

    A connection that is kept may be given up by the server just when it is used again.
    """
    once = httpx.Limits(max_keepalive_connections=0)
    return httpx.Client(base_url=base, timeout=LIMIT, limits=once, trust_env=False)


def _answers(http: httpx.Client) -> bool:
    try:
        return http.get("/api/me").status_code == 200
    except httpx.TransportError:
        return False
