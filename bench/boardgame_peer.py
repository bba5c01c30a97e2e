"""Measure boardgame.io's server, the peer that Oyez's server is compared with.

The server is the one in the npm package, in memory and in one process, with tic-tac-toe in it.
A second process plays 16 matches at once on it, two connected seats in each, every seat moving as
soon as the server tells it to (``bench/boardgameio``).  A move counts when the seat that made it
has the server's update.  A game of tic-tac-toe is short, so it matters whether the next one is
opened while the clock runs (then there are 16 matches at any time, and no more) or was before.

Node and npm have to be on the PATH; the packages are installed on first use.  All traffic stays
on 127.0.0.1, and nothing that is started here outlives the measurement.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

FOLDER = Path(__file__).resolve().parent / "boardgameio"
VERSION = "0.50.2"

INSTALL_SECONDS = 300.0
START_SECONDS = 30.0
STOP_SECONDS = 5.0
WARM_UP_SECONDS = 3.0

SWITCHES = ("API_SECRET", "DEBUG", "FLATFILE_DIR", "NODE_OPTIONS", "PORT")
"""What would change how Node, boardgame.io or socket.io work, if it were in the environment."""


class PeerError(RuntimeError):
    """The peer could not be measured; the message says why in one line."""


@dataclass(frozen=True)
class PeerFigures:
    """What boardgame.io's server did in one run."""

    moves_per_second: float
    """Moves that the server confirmed to the seat that made them."""
    cpu_ms_per_move: float
    """CPU time of the server process, all threads, while the clock ran."""
    server_cpu_share: float
    """CPU time of the server by wall time; well under 1, the machine had no core free for it."""
    client_cpu_share: float
    """The same for the load client; close to 1, it was the bottleneck."""
    latency_ms_median: float
    latency_ms_p99: float
    rss_mb: float
    """Memory of the server after the run; it keeps every match ever played."""
    moves: int
    seconds: float


def measure(seconds: float, ahead: bool = True) -> PeerFigures:
    """Start the server, warm it up, load it for so many seconds of play, stop it.

    With `ahead`, matches are opened before the clock runs, which favours the peer.
    """
    if seconds <= 0:
        raise ValueError(f"seconds must be positive, got {seconds}")
    node = _program("node")
    _install()
    environment = {key: value for key, value in os.environ.items() if key not in SWITCHES}
    environment["NODE_ENV"] = "production"
    server_command = [node, "server.js", "--until-stdin-ends"]
    with TemporaryFile("w+") as log, _running(server_command, environment, log) as server:
        port = _port(server, log)
        chain = ["--chain=20" if ahead else "--chain=0"]
        report = _load(node, environment, port, server.pid, seconds, chain)
        rss_mb = _rss_mb(server.pid)
    return PeerFigures(
        moves_per_second=report["moves_per_second"],
        cpu_ms_per_move=report["server_cpu_ms_per_move"],
        server_cpu_share=report["server_cpu_share"],
        client_cpu_share=report["client_cpu_share"],
        latency_ms_median=report["latency_ms_median"],
        latency_ms_p99=report["latency_ms_p99"],
        rss_mb=rss_mb,
        moves=int(report["moves"]),
        seconds=report["seconds"],
    )


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise PeerError(f"boardgame.io needs {name}, and there is none on the PATH")
    return found


def _install() -> None:
    """Install what the lock file names, unless that very lock file was installed before."""
    lock = hashlib.sha256((FOLDER / "package-lock.json").read_bytes()).hexdigest()
    stamp = FOLDER / "node_modules" / ".installed-lock"
    if stamp.is_file() and stamp.read_text().strip() == lock:
        return
    command = [_program("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    _finish("npm ci", command, dict(os.environ), INSTALL_SECONDS)
    stamp.write_text(lock + "\n")


def measure_ours(port: int, server: int, seconds: float, ahead: bool) -> dict[str, float]:
    """The same load on Oyez's server, by a client in the same language."""
    node = _program("node")
    _install()
    command = [node, "oyez.js", f"--port={port}", f"--server-pid={server}"]
    command += [f"--seconds={seconds}", "--ahead=10" if ahead else "--ahead=0"]
    limit = 120.0 + 2 * seconds
    told: dict[str, float] = json.loads(_finish("the load", command, dict(os.environ), limit))
    return told


def _load(
    node: str,
    environment: dict[str, str],
    port: int,
    server: int,
    seconds: float,
    more: list[str],
) -> dict[str, float]:
    """Run the load client to its end, and give back the figures it prints."""
    command = [node, "load.js", f"--port={port}", f"--server-pid={server}"]
    command += [f"--seconds={seconds}", f"--warmup={WARM_UP_SECONDS}", *more]
    limit = 90.0 + 6 * (seconds + WARM_UP_SECONDS)
    report: dict[str, float] = json.loads(_finish("the load client", command, environment, limit))
    return report


def _finish(what: str, command: list[str], environment: dict[str, str], limit: float) -> str:
    """Run a command to its end, and give back what it printed."""
    with TemporaryFile("w+") as log, _running(command, environment, log) as process:
        try:
            output, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            raise PeerError(f"{what} took more than {limit:.0f} s") from None
        if process.returncode != 0:
            raise PeerError(f"{what} ended with status {process.returncode}: {_first_line(log)}")
        return output


@contextmanager
def _running(
    command: list[str], environment: dict[str, str], log: IO[str]
) -> Iterator[subprocess.Popen[str]]:
    """Keep a command running in the peer's folder, and stop it and its children at the end."""
    with subprocess.Popen(
        command,
        cwd=FOLDER,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            _stop(process)


def _stop(process: subprocess.Popen[str]) -> None:
    """Ask the process and its children to end, then make them."""
    for stop in (signal.SIGTERM, signal.SIGKILL):
        if process.poll() is not None:
            return
        with suppress(ProcessLookupError):
            os.killpg(process.pid, stop)
        with suppress(subprocess.TimeoutExpired):
            process.wait(STOP_SECONDS)


def _port(server: subprocess.Popen[str], log: IO[str]) -> int:
    """Wait until the server says on which port it listens."""
    assert server.stdout is not None
    readable, _, _ = select.select([server.stdout], [], [], START_SECONDS)
    words = server.stdout.readline().split() if readable else []
    match words:
        case ["ready", port]:
            return int(port)
        case _:
            raise PeerError(f"boardgame.io's server did not start: {_first_line(log)}")


def _first_line(log: IO[str]) -> str:
    """What a process complained of, in one line."""
    log.seek(0)
    lines = [line.strip() for line in log if line.strip() and not line.startswith("npm warn")]
    errors = [line for line in lines if "error" in line.lower()]
    return next(iter(errors + lines), "it did not say why")


def _rss_mb(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise PeerError("the memory of boardgame.io's server cannot be read")


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print one line of JSON a run."""
    parser = argparse.ArgumentParser(description="Measure boardgame.io's server.")
    parser.add_argument("--runs", type=int, default=3, help="runs, one after the other (default 3)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of play a run (default 10)")
    options = parser.parse_args(arguments)
    if options.runs < 1 or options.seconds <= 0:
        parser.error("--runs and --seconds must be positive")
    try:
        for _ in range(options.runs):
            print(json.dumps(asdict(measure(options.seconds))), flush=True)
    except PeerError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
