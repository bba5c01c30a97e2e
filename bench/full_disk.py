"""A server on a disk that is really full for a while: a small one in memory, filled up and emptied.

The disk is a tmpfs in a mount namespace of its own, so nobody needs to be root for it.
`python -m bench.faults` starts this.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec
from msgspec import Struct

from bench.launch import Server
from bench.sampling import Json, sample

_SIZE: Final = "24m"
_UNSHARE: Final = ("unshare", "--user", "--map-root-user", "--mount")
_GAME: Final = "barbarian_kingdoms"
_FASTEST: Final = {"type": "live", "per_decision": 5, "bank": 0}
# How long to wait at most until everything has gone on.
_PATIENCE: Final = 60.0


class FullDisk(Struct):
    """How a server came through a full disk."""

    seconds: float
    answers: dict[str, int] = {}
    trouble: list[str] = []
    acknowledged: int = 0
    lost: int = 0
    # Seconds from when there was room again until each went on by itself.
    bots: float = -1.0
    clock: float = -1.0
    heartbeat: float = -1.0

    @property
    def slowest(self) -> float:
        """The last to go on; endless if something never did."""
        found = (self.bots, self.clock, self.heartbeat)
        return max(found) if min(found) >= 0 else float("inf")


class _Guest:
    """Somebody who asks over HTTP, and counts the answers."""

    def __init__(self, http: httpx.Client, figures: FullDisk) -> None:
        self._http, self._figures = http, figures
        made = http.post("/api/guests", json={}).raise_for_status().json()
        self._heads = {"Authorization": f"Bearer {made['token']}"}

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        sent: Json = {} if body is None else {"json": body}
        answer = self._http.request(method, path, headers=self._heads, **sent)
        status = str(answer.status_code)
        self._figures.answers[status] = self._figures.answers.get(status, 0) + 1
        patient = answer.status_code == 503 and "Retry-After" in answer.headers
        if answer.is_server_error and not patient:
            self._figures.trouble.append(f"{method} {path}: {status}")
        return answer

    def get(self, path: str) -> Json:
        found: Json = self.ask("GET", path).raise_for_status().json()
        return found

    def make(self, seats: list[str], **plan: Any) -> Json:
        wanted = {"game": _GAME, "seats": seats, "public": True} | plan
        card: Json = self.ask("POST", "/api/tables", wanted).raise_for_status().json()
        return card


class _Scene:
    """Two people at a table, one whose clock runs out, and a table that is left to bots."""

    def __init__(self, server: Server, http: httpx.Client, figures: FullDisk) -> None:
        self.figures = figures
        self.disk = server.folder
        self.people = [_Guest(http, figures) for _ in range(2)]
        self.rng = Random(1)
        self.acknowledged: list[str] = []
        host, friend = self.people
        self.table = host.make(["me", "open"])["id"]
        friend.ask("POST", f"/api/tables/{self.table}/seat", {}).raise_for_status()
        self.timed = host.make(["me", "random"], pace=_FASTEST)["id"]
        self.bots = host.make(["knight"] * 3, options={"rounds": 12})["id"]

    def fill(self) -> None:
        """Leave no room on the disk."""
        with contextlib.suppress(OSError), (self.disk / "filler").open("wb", buffering=0) as filler:
            while filler.write(bytes(4096)):
                pass

    def empty(self) -> None:
        """Make room again."""
        (self.disk / "filler").unlink()

    def go_round(self, turn: int) -> None:
        """Somebody answers, talks, looks; somebody new comes."""
        host, friend = self.people
        key = f"k{turn}"
        self._say(host, key)
        for person in self.people:
            self._answer(person, key)
        friend.ask("GET", "/api/tables?list=mine")
        host.ask("POST", "/api/guests", {})

    def _say(self, person: _Guest, key: str) -> None:
        said = {"text": f"{key:x>900}", "key": key}
        if person.ask("POST", f"/api/tables/{self.table}/talk", said).is_success:
            self.acknowledged.append(f"talk {key}")

    def _answer(self, person: _Guest, key: str) -> None:
        seen = person.ask("GET", f"/api/tables/{self.table}/view")
        if not seen.is_success:
            return
        view = seen.json()["view"]
        if (question := view.get("question")) is None or question.get("answered", False):
            return
        deed = {"kind": "answer", "ply": question["ply"], "epoch": view["epoch"], "key": key}
        deed["value"] = sample(question["choices"], self.rng)
        if person.ask("POST", f"/api/tables/{self.table}/deeds", deed).is_success:
            self.acknowledged.append(f"deed {key}")

    def read(self, query: str) -> list[Any]:
        """Look into the file, past the server."""
        with closing(sqlite3.connect(self.disk / "oyez.sqlite3", timeout=30)) as file:
            return file.execute(query).fetchall()

    def moves(self, table: int) -> int:
        """How far a table is."""
        ((count,),) = self.read(f"SELECT count(*) FROM moves WHERE table_id = {table}")
        return int(count)

    def recover(self) -> None:
        """See how long it takes until everything has gone on by itself."""
        figures, began = self.figures, time.time()
        bots = self.moves(self.bots)
        while time.time() < began + _PATIENCE and figures.slowest == float("inf"):
            passed = round(time.time() - began, 2)
            if figures.bots < 0 and self.moves(self.bots) > bots:
                figures.bots = passed
            if figures.clock < 0 and self._stewards():
                figures.clock = passed
            if figures.heartbeat < 0 and self._noted() > began:
                figures.heartbeat = passed
            time.sleep(0.02)

    def _stewards(self) -> list[Any]:
        return self.read(f"SELECT 1 FROM seats WHERE table_id = {self.timed} AND steward")

    def _noted(self) -> float:
        ((noted,),) = self.read("SELECT value FROM settings WHERE key = 'alive'")
        return float(noted)

    def count_lost(self) -> None:
        """Hold what was acknowledged against the file."""
        kept = {f"talk {key}" for (key,) in self.read("SELECT key FROM talk")}
        kept |= {f"deed {key}" for (key,) in self.read("SELECT key FROM moves WHERE key NOT NULL")}
        self.figures.acknowledged = len(self.acknowledged)
        self.figures.lost = sum(each not in kept for each in self.acknowledged)


def survive(folder: Path, seconds: float) -> FullDisk:
    """Run a server, fill its disk for so many seconds, and see how it goes on."""
    figures = FullDisk(seconds)
    with (
        Server(folder) as server,
        httpx.Client(base_url=server.base, timeout=_PATIENCE, trust_env=False) as http,
    ):
        # Several people share the client, and each is known by a header.
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        scene = _Scene(server, http, figures)
        scene.go_round(0)
        scene.fill()
        end, turn = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            turn += 1
            scene.go_round(turn)
            time.sleep(0.2)
        scene.empty()
        scene.recover()
        scene.go_round(turn + 1)
        scene.count_lost()
    return figures


def run(seconds: float) -> FullDisk | None:
    """Do so in a namespace of its own; None where this machine does not allow that."""
    if shutil.which(_UNSHARE[0]) is None:
        return None
    command = [*_UNSHARE, sys.executable, "-m", "bench.full_disk", str(seconds)]
    done = subprocess.run(command, check=False, capture_output=True)
    if done.returncode:
        print(done.stderr.decode(errors="replace"), file=sys.stderr)
        return None
    return msgspec.json.decode(done.stdout, type=FullDisk)


def main() -> int:
    """Mount the disk and run; only for a process whose mounts are its own."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={_SIZE}", "none", folder], check=True)
        try:
            figures = survive(Path(folder), float(sys.argv[1]))
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)
    print(msgspec.json.encode(figures).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
