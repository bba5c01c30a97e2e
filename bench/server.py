"""The server table: every figure that the server has to reach, measured, beside its bar.

Durable answers of Barbarian Kingdoms are measured beside tic-tac-toe moves on boardgame.io's
server, round by round in the same run. The other figures come from short versions of `bench.crash`,
`bench.attack`, `bench.restart` and `bench.idle`; `--full` runs them at length.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from platform import python_version
from statistics import median
from typing import Any, Final

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench import attack, crash, idle, restart
from bench.boardgame_peer import VERSION, PeerError, PeerFigures, measure, measure_ours
from bench.launch import Server

MOST_UPDATE_BYTES: Final = 4096
_PARTS: Final = ("load", "crash", "attack", "restart", "idle")
_SHORT: Final = {"kills": 5, "tries": 5000, "matches": 1000, "seats": 2000}
_FULL: Final = {"kills": 50, "tries": 100_000, "matches": 1000, "seats": 2000}


class Row(Struct):
    """A figure, its bar, and whether it is reached; `beside` is what the peer does."""

    figure: str
    measured: str
    bar: str
    reached: bool | None
    beside: str = ""


class Bench:
    """Measures part by part; what cannot be measured says so and stops nothing."""

    def __init__(self, options: argparse.Namespace, progress: Progress) -> None:
        self.options, self.progress = options, progress
        self.rows: list[Row] = []
        self.told: dict[str, Any] = {"python": python_version()}
        self.notes: list[str] = []

    def run(self) -> None:
        """All parts that were asked for."""
        parts: dict[str, Callable[[], None]] = {
            "load": self.load,
            "crash": self.crash,
            "attack": self.attack,
            "restart": self.restart,
            "idle": self.idle,
        }
        for name in self.options.only:
            parts[name]()

    @contextmanager
    def _part(self, name: str, total: int) -> Iterator[tuple[Path, Callable[[int], None]]]:
        """A folder for the database, and a bar for the progress."""
        task = self.progress.add_task(name, total=total)
        self.options.folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=self.options.folder) as folder:
            yield Path(folder), lambda steps: self.progress.advance(task, steps)
        self.progress.update(task, completed=total)

    # -- the parts --------------------------------------------------------------------------------

    def load(self) -> None:
        """Ours and theirs in turn; first with new games on the clock, then without."""
        with self._part("Answers a second", 2 * self.options.rounds) as (folder, step):
            for ahead in (False, True):
                ours: list[dict[str, float]] = []
                theirs: list[PeerFigures] = []
                try:
                    for turn in range(self.options.rounds):
                        with Server(folder / f"{ahead}-{turn}") as server:
                            seconds = self.options.seconds
                            ours.append(measure_ours(server.port, server.pid, seconds, ahead))
                        theirs.append(measure(self.options.seconds, ahead))
                        step(1)
                except PeerError as error:
                    self.notes.append(f"The load was not measured: {error}.")
                    return
                self._tell_load(ours, theirs, ahead)

    def _tell_load(
        self, ours: list[dict[str, float]], theirs: list[PeerFigures], ahead: bool
    ) -> None:
        speed = median(each["answers_per_second"] for each in ours)
        cpu = median(each["cpu_ms_per_answer"] for each in ours)
        moves = median(each.moves_per_second for each in theirs)
        peer_cpu = median(each.cpu_ms_per_move for each in theirs)
        self.told["load, games opened before" if ahead else "load"] = {
            "answers_per_second": speed,
            "cpu_ms_per_answer": cpu,
            "peer": f"boardgame.io {VERSION}",
            "peer_moves_per_second": moves,
            "peer_cpu_ms_per_move": peer_cpu,
            "ratio": speed / moves,
            "rounds": ours,
            "peer_rounds": msgspec.to_builtins(theirs),
        }
        beside = f"{moves:,.0f} moves/s, ratio {speed / moves:.2f}"
        if ahead:
            figure = "the same, all games opened before the clock runs"
            self._row(figure, f"{speed:,.0f}", "", None, beside)
        else:
            bar = "as many as boardgame.io"
            self._row("durable answers per second", f"{speed:,.0f}", bar, speed >= moves, beside)
            size = median(each["update_bytes_median"] for each in ours)
            limit = f"at most {MOST_UPDATE_BYTES:,} bytes"
            good = size <= MOST_UPDATE_BYTES
            self._row("update on the wire, median", f"{size:,.0f} bytes", limit, good)
        self._row("CPU of the server per answer", f"{cpu:.2f} ms", "", None, f"{peer_cpu:.2f} ms")

    def crash(self) -> None:
        """Kills under load."""
        kills: int = self.options.kills
        with self._part("Kills", kills) as (folder, step):
            figures = crash.crash(folder, kills, 1, lambda: step(1))
        self.told["crash"] = msgspec.to_builtins(figures)
        bad = figures.lost + figures.doubled + len(figures.faults)
        acknowledged = figures.acknowledged_deeds + figures.acknowledged_talk
        measured = f"{bad} of {acknowledged:,}"
        figure = f"acknowledged answers lost or doubled over {kills} kills"
        self._row(figure, measured, "0", bad == 0)

    def attack(self) -> None:
        """A modified client."""
        tries: int = self.options.tries
        with self._part("Attacks", tries) as (folder, step):
            figures = attack.attack(folder, tries, 1, step)
        self.told["attack"] = msgspec.to_builtins(figures)
        bad = (figures.accepted, figures.leaked, figures.server_errors)
        figure = f"accepted, leaked, 5xx in {figures.tries:,} tries of a modified client"
        self._row(figure, ", ".join(map(str, bad)), "0, 0, 0", not any((*bad, *figures.faults)))

    def restart(self) -> None:
        """A database full of matches."""
        matches: int = self.options.matches
        with self._part("Restarts", 1) as (folder, step):
            figures = restart.restart(folder, matches, times=5)
            step(1)
        self.told["restart"] = msgspec.to_builtins(figures)
        ready = figures.ready_seconds
        most = restart.MOST_SECONDS
        figure = f"ready with {matches:,} stored matches"
        self._row(figure, f"{ready:.2f} s", f"under {most:g} s", ready < most)
        lazy = figures.rooms_after_start == figures.bots_to_move
        loaded = f"{figures.rooms_after_start} matches"
        self._row("loaded by then", loaded, f"{figures.bots_to_move}, where bots move", lazy)

    def idle(self) -> None:
        """Seats that look on."""
        seats: int = self.options.seats
        with self._part("Idle seats", seats) as (folder, step):
            figures = idle.idle(folder, seats, self.options.seconds, lambda: step(1))
        self.told["idle"] = msgspec.to_builtins(figures)
        size, most = figures.bytes_per_seat / 1000, idle.MOST_BYTES / 1000
        good = size <= most and figures.still_connected == seats
        figure = f"memory of each of {seats:,} idle seats"
        self._row(figure, f"{size:.1f} kB", f"at most {most:g} kB", good)
        alone = figures.load_before.answers_per_second
        beside = figures.load_beside.answers_per_second
        figure = "answers per second beside them"
        self._row(figure, f"{beside:,.0f}", "the load test passes", True, f"{alone:,.0f} without")

    def _row(
        self, figure: str, measured: str, bar: str, reached: bool | None, beside: str = ""
    ) -> None:
        self.rows.append(Row(figure, measured, bar, reached, beside))

    # -- telling ----------------------------------------------------------------------------------

    def show(self) -> None:
        """Print the table, and write it down."""
        table = Table(title=f"The server, one process, Python {python_version()}")
        for name in ("figure", "measured", "beside it", "bar", ""):
            table.add_column(name, justify="right" if name in ("measured", "beside it") else "left")
        for row in self.rows:
            mark = {True: "[green]yes[/]", False: "[red]no[/]", None: ""}[row.reached]
            table.add_row(row.figure, row.measured, row.beside, row.bar, mark)
        console = Console()
        console.print(table)
        for note in self.notes:
            console.print(note)
        self.told["rows"] = msgspec.to_builtins(self.rows)
        self.told["notes"] = self.notes
        output: Path = self.options.output
        output.parent.mkdir(parents=True, exist_ok=True)
        output.write_text(json.dumps(self.told, indent=2) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Measure, print the table, write it as JSON."""
    options = _options(arguments)
    with Progress(transient=True, disable=not sys.stderr.isatty()) as progress:
        bench = Bench(options, progress)
        bench.run()
    bench.show()
    return int(options.strict and any(row.reached is False for row in bench.rows))


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the server against what it must reach.")
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds (default 5)")
    parser.add_argument("--seconds", type=float, default=5.0, help="per side and round (default 5)")
    parser.add_argument("--full", action="store_true", help="50 kills and 100,000 attacks")
    for name, usual in _SHORT.items():
        words = f"instead of {usual:,}, or {_FULL[name]:,} with --full"
        parser.add_argument(f"--{name}", type=int, help=words)
    parser.add_argument("--only", nargs="+", choices=_PARTS, default=_PARTS, help="some parts")
    parser.add_argument("--strict", action="store_true", help="fail if a bar is not reached")
    parser.add_argument("--folder", type=Path, default=Path("build"), help="for the databases")
    parser.add_argument("--output", type=Path, default=Path("build/bench-server.json"))
    options = parser.parse_args(arguments)
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    for name, usual in (_FULL if options.full else _SHORT).items():
        if getattr(options, name) is None:
            setattr(options, name, usual)
    return options


if __name__ == "__main__":
    sys.exit(main())
