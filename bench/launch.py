"""A server in a process of its own, to be loaded, attacked, killed and started again.

Run as a program it is that process: the real server, but without rate limits unless asked for, and
ready to say how many rooms it has in memory.
"""

from __future__ import annotations

import argparse
import gc
import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from types import FrameType, TracebackType
from typing import Final, Self

from bench.waiting import LIMIT, Said, eventually

HOST: Final = "127.0.0.1"
_ROOT: Final = Path(__file__).resolve().parents[1]
# How long Python lets a thread run while others wait, unless told otherwise.
_SWITCH_SECONDS: Final = 0.005
_ADDRESS: Final = re.compile(r":(\d+)/")
_ROOMS: Final = "rooms.txt"
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
_TICK: Final = os.sysconf("SC_CLK_TCK")


class Server:
    """A server process on a folder of its own; `start` after `kill` finds what was stored."""

    def __init__(
        self,
        folder: Path,
        *,
        cli: bool = False,
        idle: float = 60.0,
        thinkers: int = 1,
        limits: bool = False,
        switch_seconds: float = _SWITCH_SECONDS,
        root: Path = _ROOT,
    ) -> None:
        # Another checkout is served by its own sources.
        self._root = root
        self.folder = folder
        self.database = folder / "oyez.sqlite3"
        self.log = folder / "server.log"
        self.port = 0
        # From the start of the process to the first answer.
        self.ready_after = 0.0
        # The CPU time that this took, which says more on a busy machine.
        self.ready_cpu = 0.0
        launch = _launch(folder, idle, thinkers, limits, switch_seconds)
        self._command = _cli(folder) if cli else launch
        self._process: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        """Where the server is found."""
        return f"http://{HOST}:{self.port}"

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start the process; back when it answers."""
        began = time.perf_counter()
        self.listen()
        _wait_until_ready(self.port)
        self.ready_after = time.perf_counter() - began
        self.ready_cpu = self.cpu()

    def listen(self) -> subprocess.Popen[str]:
        """Start the process; back when it takes connections, long before it answers."""
        self.port = self._port(self.spawn())
        assert self._process is not None
        return self._process

    def _port(self, said: Said) -> int:
        """The port that the process says it listens on."""
        found = _ADDRESS.search(said.first())
        if found is None:
            self.kill()
            raise RuntimeError(f"the server did not start; see {self.log}")
        return int(found[1])

    def spawn(self) -> Said:
        """Start the process, and wait for nothing; what it will say."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                self._command,
                cwd=self._root,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1", **_sources(self._root)},
            )
        assert self._process.stdout is not None
        return Said(self._process.stdout)

    def kill(self) -> None:
        """End the process as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(LIMIT)
        self._forget()

    def stop(self) -> None:
        """Ask the process to end, and make it if it does not."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(LIMIT)
        self._forget()

    def _forget(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
        self._process = None

    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.poll() is None

    def rss(self) -> int:
        """The memory that the process holds, in bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * _PAGE

    def cpu(self) -> float:
        """The seconds of CPU time that the process has used, in all its threads."""
        after_name = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / _TICK

    def rooms(self) -> tuple[int, int]:
        """How many rooms are in memory, and in how many of them a match is."""
        told = self.folder / _ROOMS
        told.unlink(missing_ok=True)
        os.kill(self.pid, signal.SIGUSR1)
        eventually(told.is_file, "the server says how many rooms it has")
        rooms, matches = told.read_text().split()
        return int(rooms), int(matches)


def _sources(root: Path) -> dict[str, str]:
    return {} if root == _ROOT else {"PYTHONPATH": str(root / "src")}


def _cli(folder: Path) -> list[str]:
    program = str(Path(sys.executable).parent / "oyez")
    return [program, "serve", "--data", str(folder), "--port", "0"]


def _launch(
    folder: Path, idle: float, thinkers: int, limits: bool, switch_seconds: float
) -> list[str]:
    command = [sys.executable, "-m", "bench.launch", "--data", str(folder)]
    command += ["--idle", str(idle), "--thinkers", str(thinkers)]
    command += ["--switch-seconds", str(switch_seconds)]
    return [*command, "--limits"] if limits else command


def _wait_until_ready(port: int) -> None:
    """Ask until there is an answer."""
    deadline = time.monotonic() + LIMIT
    while time.monotonic() < deadline:
        connection = http.client.HTTPConnection(HOST, port, timeout=LIMIT)
        try:
            connection.request("GET", "/api/me")
            if connection.getresponse().status == 200:
                return
        except OSError:
            time.sleep(0.005)
        finally:
            connection.close()
    raise TimeoutError("the server does not answer")


def descendants(session: int) -> list[int]:
    """The processes that run in the session of a server, itself included."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                after_name = (entry / "stat").read_text().rpartition(")")[2].split()
                if int(after_name[3]) == session and after_name[0] != "Z":
                    found.append(int(entry.name))
    return found


def _tell_rooms(folder: Path) -> None:
    """Write down how many rooms there are; asked by a signal, for no request may learn it."""
    from oyez.server.tables.room import Room

    rooms = [each for each in gc.get_objects() if isinstance(each, Room) and each.open]
    matches = sum(room.match is not None for room in rooms)
    fresh = folder / f"{_ROOMS}.new"
    fresh.write_text(f"{len(rooms)} {matches}")
    fresh.replace(folder / _ROOMS)


def _end_with_parent() -> None:
    """Whoever started us holds the other end of our input; without them there is no use for us."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """Serve until told to stop."""
    from oyez.server.app import serve
    from oyez.server.config import Config

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--idle", type=float, default=60.0)
    parser.add_argument("--thinkers", type=int, default=1)
    parser.add_argument("--limits", action="store_true")
    parser.add_argument("--switch-seconds", type=float, default=_SWITCH_SECONDS)
    args = parser.parse_args()
    sys.setswitchinterval(args.switch_seconds)
    listener = socket.create_server((HOST, 0), backlog=2048)
    port: int = listener.getsockname()[1]

    def tell(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - a handler's form
        _tell_rooms(args.data)

    signal.signal(signal.SIGUSR1, tell)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    print(f"http://{HOST}:{port}/", flush=True)
    serve(
        Config(
            folder=args.data,
            host=HOST,
            port=port,
            limits=args.limits,
            idle=args.idle,
            thinkers=args.thinkers,
        ),
        listener,
    )


if __name__ == "__main__":
    main()
