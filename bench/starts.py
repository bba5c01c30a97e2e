"""Whether a server survives its start: stored matches of both games, and readers who do not wait.

Half the starts find that the rules have changed since the matches were stored, so that every match
goes on from its snapshot. Half the tables are private; half the readers do not say who they are.
The readers ask from the moment at which the server takes connections. In half the starts threads
take turns far more often than usual, so that what happens once in many starts happens soon.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import httpx
import msgspec
from msgspec import Struct
from rich.progress import Progress

from bench.launch import Server
from bench.restart import Played, play, sitter, write
from oyez.game import installed_games
from oyez.server.people.identity import TokenSigner

_GAMES: Final = 5
_PLIES: Final = 12
_PEOPLE: Final = 20
_READERS: Final = 40
_PATIENCE: Final = 60.0
_OLD_RULES: Final = "0.0"
_OFTEN: Final = 0.00001
_USUAL: Final = 0.005


class Figures(Struct):
    """Many starts in numbers."""

    starts: int
    tables: int
    seconds: float
    deaths: int
    deaths_after_rules_change: int
    # By status, over all starts; a death leaves requests without an answer.
    answers: dict[str, int]
    unanswered: int
    faults: list[str]


class Way(Struct, frozen=True):
    """One way of starting."""

    rules_changed: bool
    switch_seconds: float


_WAYS: Final = [Way(changed, switch) for switch in (_USUAL, _OFTEN) for changed in (False, True)]


class Start(Struct):
    """What came of one start: how the process ended, and what it answered."""

    code: int
    answers: Counter[int]
    unanswered: int

    @property
    def died(self) -> bool:
        """Whether a signal ended the process which was not ours."""
        return self.code < 0


class Stored:
    """A database with matches under way, to be copied for every start."""

    def __init__(self, folder: Path, tables: int, plies: int) -> None:
        self.folder, self.tables = folder, tables
        self.games = _under_way(tables, plies)
        self.keys: TokenSigner = write(folder, self.games, _PEOPLE, bots=tables // 5)
        with sqlite3.connect(folder / "oyez.sqlite3") as connection:
            connection.execute("UPDATE tables SET public = id % 2")
        connection.close()

    def copy_to(self, folder: Path, *, rules_changed: bool) -> None:
        """A folder for one start."""
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.folder, folder)
        if rules_changed:
            with sqlite3.connect(folder / "oyez.sqlite3") as connection:
                for name in ("tables", "snapshots"):
                    connection.execute(f"UPDATE {name} SET rules = ?", (_OLD_RULES,))
            connection.close()

    def requests(self, rng: Random) -> list[tuple[str, dict[str, str]]]:
        """For every table, by a stranger and by somebody who sits there; and for none at all."""
        found: list[tuple[str, dict[str, str]]] = []
        for number, game in enumerate(self.games, 1):
            # A bot may sit where an answer is waited for.
            seat = max(seat for seat in range(game.size) if seat not in game.waiting[:1])
            person = sitter(number, seat, game.size, _PEOPLE)
            heads = {"Authorization": f"Bearer {self.keys.token(person, 0)}"}
            found += [(f"/api/tables/{number}/view", heads), (f"/api/tables/{number}/view", {})]
            found.append((f"/api/tables/{self.tables + number}", {}))
        rng.shuffle(found)
        return found


def _under_way(tables: int, plies: int) -> list[Played]:
    """Matches of every game by turns, a few different ones of each; nobody plays alone."""
    games = list(installed_games().values())
    sizes = {game.id: [size for size in game.seats if size > 1] for game in games}
    played = [
        play(seed, sizes[game.id][seed % len(sizes[game.id])], plies, game)
        for seed in range(_GAMES)
        for game in games
    ]
    return [played[number % len(played)] for number in range(tables)]


class Readers:
    """Those who ask a server that has just been started."""

    def __init__(self, base: str, requests: list[tuple[str, dict[str, str]]]) -> None:
        self.base, self.requests = base, requests
        self.answers: Counter[int] = Counter()
        self.unanswered = 0

    async def run(self) -> None:
        """Ask for everything, many at once."""
        async with httpx.AsyncClient(base_url=self.base, timeout=_PATIENCE) as http:
            await asyncio.gather(*(self._read(http) for _ in range(_READERS)))

    async def _read(self, http: httpx.AsyncClient) -> None:
        while self.requests:
            path, heads = self.requests.pop()
            try:
                answer = await http.get(path, headers=heads)
                self.answers[answer.status_code] += 1
            except httpx.TransportError:
                self.unanswered += 1


def start(stored: Stored, folder: Path, rng: Random, way: Way) -> Start:
    """Start a server on a copy, let everybody read, and stop it."""
    stored.copy_to(folder, rules_changed=way.rules_changed)
    server = Server(folder, switch_seconds=way.switch_seconds)
    process = server.listen()
    readers = Readers(server.base, stored.requests(rng))
    try:
        asyncio.run(readers.run())
        code = _ended(process)
    finally:
        server.stop()
    return Start(code, readers.answers, readers.unanswered)


def _ended(process: subprocess.Popen[str]) -> int:
    """How the process ends when it is told to."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
    return process.wait(_PATIENCE)


def starts(
    folder: Path,
    number: int,
    tables: int,
    plies: int = _PLIES,
    step: Callable[[Figures], None] = lambda _: None,
) -> Figures:
    """Start so many servers, in every way by turns."""
    began, rng = time.monotonic(), Random(1)
    stored = Stored(folder / "stored", tables, plies)
    figures = Figures(0, tables, 0.0, 0, 0, {}, 0, [])
    for n in range(number):
        way = _WAYS[n % len(_WAYS)]
        _add(figures, start(stored, folder / "data", rng, way), way)
        figures.seconds = time.monotonic() - began
        step(figures)
    return figures


def _add(figures: Figures, found: Start, way: Way) -> None:
    figures.starts += 1
    figures.deaths += found.died
    figures.deaths_after_rules_change += found.died and way.rules_changed
    figures.unanswered += found.unanswered
    figures.answers = dict(
        Counter(figures.answers) + Counter({str(k): n for k, n in found.answers.items()})
    )
    if found.died:
        name = signal.Signals(-found.code).name
        figures.faults.append(f"start {figures.starts}: the server died of {name} ({way})")
    elif found.code:
        figures.faults.append(f"start {figures.starts}: the server ended with {found.code}")
    for status, times in found.answers.items():
        if status >= 500:
            figures.faults.append(f"start {figures.starts}: {times} answers of {status}")
    if found.unanswered and not found.died:
        figures.faults.append(f"start {figures.starts}: {found.unanswered} requests unanswered")


def main(arguments: list[str] | None = None) -> int:
    """Start, count the deaths, print the figures, and write them as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=200)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--plies", type=int, default=_PLIES)
    parser.add_argument("--output", type=Path, default=Path("build/starts.json"))
    options = parser.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory() as folder,
        Progress(transient=True, disable=not sys.stderr.isatty()) as progress,
    ):
        task = progress.add_task("Starting", total=options.starts)

        def step(figures: Figures) -> None:
            words = f"Starting ({figures.deaths} deaths)"
            progress.update(task, advance=1, description=words)

        figures = starts(Path(folder), options.starts, options.tables, options.plies, step)
    told = msgspec.to_builtins(figures)
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(told))
    return int(bool(figures.faults))


if __name__ == "__main__":
    sys.exit(main())
