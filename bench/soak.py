"""The long run: random games, illegal probes and secrecy over all tables, on every core."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing import TimeoutError as Late
from multiprocessing import get_context
from pathlib import Path
from platform import python_version
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from oyez.game import installed_games
from oyez.kernel import CannotUndo, Match, NotAmongChoices, Record, Seat, plain, undo
from oyez.kernel import record as records
from oyez.testing.other_deals import Truth, check_forks, check_previews, viewers
from oyez.testing.properties import ENDLESS, check_probes, check_secrecy, play

if TYPE_CHECKING:
    from multiprocessing.pool import IMapIterator

BUILD: Final = Path("build")
# How often somebody does something out of turn.
ACTS: Final = 0.05
# How often somebody gives a standing order, where a game has any, and tries to take something back.
ORDERS: Final = 0.03
BACK: Final = 0.02
# Probes and secrecy are tried at one decision in so many, so that they meet many games.
SELDOM: Final = {"probes": 8, "positions": 40}
# How much of each is one errand of a worker: some seconds.
PARCEL: Final = {"games": 40, "probes": 20_000, "positions": 20}
# Where there is no terminal for bars, a line is written every so many seconds.
EVERY: Final = 30.0
# Errands draw their games from ranges of seeds of this size.
APART: Final = 1000


class Errand(NamedTuple):
    """Work for one process."""

    game: str
    kind: str
    seed: int
    amount: int


class Fault(NamedTuple):
    """What went wrong, and the record of the game in which it did."""

    seed: int
    words: str
    paper: bytes


@dataclass
class Tally:
    """What came of an errand: how much was done, what was met, and the faults."""

    kind: str
    done: int = 0
    seconds: float = 0.0
    met: Counter[str] = field(default_factory=Counter[str])
    faults: list[Fault] = field(default_factory=list[Fault])
    truth: Truth = field(default_factory=Truth)

    def add(self, other: Tally) -> None:
        self.done += other.done
        self.seconds += other.seconds
        self.met += other.met
        self.faults += other.faults
        self.truth.add(other.truth)


class Game:
    """A random game of which everything follows from its seed."""

    def __init__(self, name: str, seed: int) -> None:
        self.rng = Random(seed)
        self.rules = installed_games()[name]
        self.seats = self.rules.seats[seed % len(self.rules.seats)]
        self.options = self.rules.headless_options(self.rules.sample_options(self.seats, self.rng))
        self.match: Match[Any] | None = None

    def decisions(self, listen: bool = False) -> Iterator[Match[Any]]:
        """The match at every decision, checked there and at its end."""
        # Nature joins only afterwards, so that a fault in its first answers leaves a record too.
        match = self.match = Match(self.rules, self.seats, self.options, listen=listen)
        match.rng = Random(self.rng.getrandbits(64))
        match.settle()
        while not match.over:
            self._check(match)
            yield match
            self._move(match)
        self.rules.check(match.state)

    def _check(self, match: Match[Any]) -> None:
        self.rules.check(match.state)
        asked = [match.question(seat) for seat in match.waiting()]
        alive = asked and all(question is not None and question.choices for question in asked)
        assert alive, "a dead end"
        assert match.ply < ENDLESS, f"no end after {ENDLESS} answers"

    def _move(self, match: Match[Any]) -> None:
        """Go on by an answer, or now and then by an act, a standing order or a step back."""
        seat, luck = Seat(self.rng.randrange(self.seats)), self.rng.random()
        try:
            if luck < ACTS and (acts := match.anytime(seat)):
                match.act(seat, acts.sample(self.rng))
            elif ACTS < luck < ACTS + ORDERS and (orders := match.orders_open_to(seat)):
                match.order(seat, orders.sample(self.rng))
            elif luck > 1 - BACK:
                undo(match, seat)
            else:
                play(match, self.rng)
        except (
            CannotUndo,
            NotAmongChoices,
        ):  # what is private has to wait while answers are sealed
            play(match, self.rng)

    def paper(self) -> bytes:
        """The record so far, for `oyez replay`."""
        if self.match is None:
            empty = Record(self.rules.id, self.rules.rules, self.seats, plain(self.options), [])
            return records.to_json(empty)
        return records.to_json(records.write(self.match))


def _games(game: Game, tally: Tally) -> None:
    for _ in game.decisions():
        tally.met["decisions"] += 1
    assert game.match is not None
    assert game.match.outcome is not None
    tally.done += 1
    tally.met[f"seats {game.seats}"] += 1
    tally.met[f"ended {game.match.outcome.how}"] += 1
    for name, value in plain(game.options).items():
        if isinstance(value, bool | str):
            said = {True: "on", False: "off", "": "not named"}.get(value, value)
            tally.met[f"{name} {said}"] += 1


def _probes(game: Game, tally: Tally) -> None:
    for match in game.decisions():
        if game.rng.randrange(SELDOM["probes"]) == 0:
            tally.done += check_probes(match, game.rng)
            tally.met["positions probed"] += 1


def _positions(game: Game, tally: Tally) -> None:
    for match in game.decisions(listen=True):
        if game.rng.randrange(SELDOM["positions"]) == 0:
            tally.met["views compared"] += check_secrecy(match, game.rng)
            tally.met["forks compared"] += check_forks(match, game.rng)
            tally.met["previews compared"] += check_previews(match, game.rng)
            tally.met[f"moment {match.questions()[0].prompt}"] += 1
            tally.truth.look(match, game.rng.choice(viewers(match)), game.rng)
            tally.done += 1


WORK: Final[dict[str, Callable[[Game, Tally], None]]] = {
    "games": _games,
    "probes": _probes,
    "positions": _positions,
}


def run(errand: Errand) -> Tally:
    """Do an errand, game after game; a fault ends it, with the record of its game."""
    tally, start = Tally(errand.kind), perf_counter()
    for seed in range(errand.seed, errand.seed + APART):
        if tally.done >= errand.amount:
            break
        game = Game(errand.game, seed)
        try:
            WORK[errand.kind](game, tally)
        except Exception as fault:  # whatever a broken game raises is what we are looking for
            tally.faults.append(Fault(seed, f"{type(fault).__name__}: {fault}", game.paper()))
            break
    tally.seconds = perf_counter() - start
    return tally


def errands(game: str, wanted: dict[str, int], seed: int) -> list[Errand]:
    """All the work in parcels, each with seeds of its own."""
    parcels = [
        (kind, min(PARCEL[kind], amount - begun))
        for kind, amount in wanted.items()
        for begun in range(0, amount, PARCEL[kind])
    ]
    return [
        Errand(game, kind, seed + n * APART, amount) for n, (kind, amount) in enumerate(parcels)
    ]


def main(arguments: list[str] | None = None) -> int:
    """Run everything, print the summary, write it as JSON; 1 if there was any fault.

    Ctrl+C and SIGTERM end it early; what was done by then is told and written all the same.
    """
    parser = argparse.ArgumentParser(description="Look for faults in a long run of random play.")
    parser.add_argument("--game", choices=sorted(installed_games()), default="barbarian_kingdoms")
    parser.add_argument("--games", type=int, default=10_000, help="whole games (default 10000)")
    parser.add_argument("--probes", type=int, default=1_000_000, help="illegal answers tried")
    parser.add_argument("--positions", type=int, default=2000, help="positions for secrecy")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--output", type=Path, default=BUILD / "soak.json")
    asked = parser.parse_args(arguments)
    wanted = {kind: getattr(asked, kind) for kind in WORK}
    if min(*wanted.values(), asked.jobs - 1) < 0:
        parser.error("amounts cannot be negative, and --jobs must be at least 1")
    soak = Soak(asked.output, wanted, asked.jobs, asked.seed)
    signal.signal(signal.SIGTERM, _stop)
    return soak.run(errands(asked.game, wanted, asked.seed))


def _stop(*_: object) -> None:
    raise KeyboardInterrupt


def _deaf() -> None:
    """A worker is told to stop by the pool; Ctrl+C is for the main process alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Soak:
    """A run: what was done so far is told and written now and then, and faults at once."""

    def __init__(self, output: Path, wanted: dict[str, int], jobs: int, seed: int) -> None:
        self.output, self.wanted, self.jobs, self.seed = output, wanted, jobs, seed
        self.tallies = {kind: Tally(kind) for kind in wanted}
        self.start = self.told = perf_counter()
        self.err = Console(stderr=True)

    def run(self, todo: list[Errand]) -> int:
        """Do all the errands, or as many as there is time for; the exit status."""
        finished = False
        try:
            self._work(todo)
            finished = True
        except KeyboardInterrupt:
            self.err.print("Stopped before the end; this was done:")
        self._print()
        self._write(finished=finished)
        favoured = any(t.truth.true > t.truth.bound for t in self.tallies.values())
        if favoured or any(tally.faults for tally in self.tallies.values()):
            return 1
        return 0 if finished else 130

    def _work(self, todo: list[Errand]) -> None:
        columns = TextColumn("{task.description:>10}"), BarColumn(), MofNCompleteColumn()
        with (
            get_context("spawn").Pool(self.jobs, _deaf) as pool,
            Progress(*columns, TimeRemainingColumn(), console=self.err, transient=True,
                     disable=not self.err.is_terminal) as progress,
        ):  # fmt: skip
            bars = {k: progress.add_task(k, total=amount) for k, amount in self.wanted.items()}
            results = pool.imap_unordered(run, todo)
            for _ in todo:
                tally = self._next(results)
                self._add(tally)
                progress.advance(bars[tally.kind], tally.done)

    def _next(self, results: IMapIterator[Tally]) -> Tally:
        """What came of some errand; while it is awaited, the run goes on telling."""
        while True:
            try:
                return results.next(timeout=EVERY)
            except Late:
                self._tell()

    def _add(self, tally: Tally) -> None:
        self.tallies[tally.kind].add(tally)
        for fault in tally.faults:
            _place(fault).parent.mkdir(parents=True, exist_ok=True)
            _place(fault).write_bytes(fault.paper)
            self.err.print(_words(fault), soft_wrap=True, markup=False)
        if tally.faults or perf_counter() - self.told >= EVERY:
            self._tell()

    def _tell(self) -> None:
        """Write the figures so far, and say them where no bars do."""
        self.told = perf_counter()
        self._write(finished=False)
        if not self.err.is_terminal:
            done = ", ".join(
                f"{tally.done:,} of {self.wanted[kind]:,} {kind}"
                for kind, tally in self.tallies.items()
            )
            faults = sum(len(tally.faults) for tally in self.tallies.values())
            minutes = (self.told - self.start) / 60
            self.err.print(f"{minutes:.1f} minutes: {done}; {faults} faults", soft_wrap=True)

    def _print(self) -> None:
        minutes = (perf_counter() - self.start) / 60
        title = f"{minutes:.1f} minutes, {self.jobs} processes, Python {python_version()}"
        table = Table("", title=title)
        for heading in ("done", "a second and process", "faults"):
            table.add_column(heading, justify="right")
        for kind, tally in self.tallies.items():
            rate = tally.done / tally.seconds if tally.seconds else 0.0
            table.add_row(kind, f"{tally.done:,}", f"{rate:,.1f}", str(len(tally.faults)))
        console = Console()
        console.print(table)
        for tally in self.tallies.values():
            if tally.truth.positions:
                console.print(_frequency(tally.truth))
            for fault in tally.faults:
                console.print(_words(fault), soft_wrap=True, markup=False)

    def _write(self, *, finished: bool) -> None:
        self.output.parent.mkdir(parents=True, exist_ok=True)
        told: dict[str, Any] = {"python": python_version(), "seed": self.seed, "jobs": self.jobs}
        told["finished"] = finished
        told["seconds"] = round(perf_counter() - self.start, 1)
        for kind, tally in self.tallies.items():
            told[kind] = {
                "done": tally.done,
                "process_seconds": round(tally.seconds, 1),
                "met": dict(sorted(tally.met.items())),
                "faults": [{"seed": fault.seed, "words": fault.words} for fault in tally.faults],
                "truth": vars(tally.truth) | {"bound": tally.truth.bound},
            }
        self.output.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def _frequency(truth: Truth) -> str:
    return (
        f"{truth.positions} small positions dealt anew {truth.deals:,} times: {truth.true} times "
        f"the truth; {truth.expected:.1f} by chance, {truth.bound:.1f} at 99 %"
    )


def _words(fault: Fault) -> str:
    return f"{fault.words}\n  see: oyez replay {_place(fault)}"


def _place(fault: Fault) -> Path:
    return BUILD / f"soak-failure-{fault.seed}.json"


if __name__ == "__main__":
    sys.exit(main())
