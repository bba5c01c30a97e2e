"""Let the store fail at every kind of statement in every way, and see that everything goes on.

A small world of people and tables that nobody visits meets each fault: no answer may be a 5xx but
503, nothing that was acknowledged may be lost, and every table has to go on by itself afterwards.
At last a server runs on a disk that is really full for a while.
"""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from rich.progress import Progress

from bench import full_disk
from bench.full_disk import FullDisk
from tests.server.clients import Server
from tests.server.faults import FAULTS, Disk, Fault, failing_disk
from tests.server.outage import HASTE, KINDS, World

# How long to wait at most until everything has gone on, and how long it should take.
_PATIENCE: Final = 60.0
_BAR: Final = 10.0
# After so many faults a new world begins, before the old one has too many tables.
_LIFE: Final = 40


class Case(Struct):
    """How the world came through one fault."""

    kind: str
    fault: str
    struck: int = 0
    recovery: float = 0.0
    stuck: str = ""
    trouble: list[str] = []
    lost: list[str] = []

    @property
    def survived(self) -> bool:
        """Whether all was as it has to be."""
        return not (self.stuck or self.trouble or self.lost) and self.recovery <= _BAR


class Figures(Struct):
    """What came of all cases."""

    cases: int
    survived: int
    not_struck: list[str]
    slowest_recovery: float
    acknowledged: int
    lost: int
    failed: list[Case]
    full_disk: FullDisk | None
    all: list[Case]


def meet(world: World, kind: str, fault: Fault) -> Case:
    """Let the world meet one fault."""
    case = Case(kind, fault)
    world.trouble.clear()
    world.prepare()
    world.strike(kind, fault)
    world.tour()
    world.wait_for_trouble()
    case.struck = world.disk.struck
    world.mend()
    mended = time.monotonic()
    while (stuck := world.going_on()) and time.monotonic() < mended + _PATIENCE:
        time.sleep(0.02)
    case.recovery = round(time.monotonic() - mended, 2)
    case.stuck = stuck
    case.trouble, case.lost = [*world.trouble, *world.confirm()], world.lost()
    return case


def meet_all(cases: Sequence[tuple[str, Fault]], disk: Disk, folder: Path) -> Figures:
    """Let one world after another meet the faults; one that did not survive, or is old, is left."""
    done: list[Case] = []
    acknowledged = 0
    world: World | None = None
    with Progress(transient=True) as progress:
        for kind, fault in progress.track(cases, description="faults"):
            world = world or World(Server(folder / str(len(done))), disk)
            case = meet(world, kind, fault)
            done.append(case)
            if not case.survived or len(done) % _LIFE == 0 or len(done) == len(cases):
                acknowledged += world.acknowledged
                world.server.stop()
                world = None
    return _figures(done, acknowledged)


def _figures(done: list[Case], acknowledged: int) -> Figures:
    return Figures(
        cases=len(done),
        survived=sum(case.survived for case in done),
        not_struck=[f"{case.kind} {case.fault}" for case in done if not case.struck],
        slowest_recovery=max(case.recovery for case in done),
        acknowledged=acknowledged,
        lost=sum(len(case.lost) for case in done),
        failed=[case for case in done if not case.survived],
        full_disk=None,
        all=done,
    )


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", action="append", help="only this kind of statement")
    parser.add_argument("--fault", action="append", choices=FAULTS, help="only this fault")
    parser.add_argument("--full-disk", type=float, default=40.0, help="seconds of a full disk")
    parser.add_argument("--output", type=Path, default=Path("build/faults.json"))
    wanted = parser.parse_args()
    faults: Sequence[Fault] = wanted.fault or FAULTS
    kinds: Sequence[str] = wanted.kind or KINDS
    cases: list[tuple[str, Fault]] = [(kind, fault) for kind in kinds for fault in faults]
    for module, name, value in HASTE:
        setattr(module, name, value)
    with tempfile.TemporaryDirectory() as folder, failing_disk() as disk:
        logging.basicConfig(filename=Path(folder) / "server.log")
        figures = meet_all(cases, disk, Path(folder))
    if wanted.full_disk:
        figures.full_disk = full_disk.run(wanted.full_disk)
    wanted.output.parent.mkdir(exist_ok=True)
    wanted.output.write_bytes(msgspec.json.format(msgspec.json.encode(figures)))
    _tell(figures)
    return 0 if _passed(figures) else 1


def _tell(figures: Figures) -> None:
    for case in figures.failed:
        print(f"{case.kind}, {case.fault}: {case.stuck or case.trouble or case.lost or 'slow'}")
    print(
        f"{figures.survived} of {figures.cases} faults survived; {figures.lost} of "
        f"{figures.acknowledged} acknowledged answers lost; slowest recovery "
        f"{figures.slowest_recovery} s; never met: {figures.not_struck or 'none'}"
    )
    if (disk := figures.full_disk) is None:
        print("no disk was filled")
        return
    print(
        f"{disk.seconds} s of a full disk: answers {disk.answers}; {disk.lost} of "
        f"{disk.acknowledged} acknowledged answers lost; bots went on after {disk.bots} s, the "
        f"clock after {disk.clock} s, the heartbeat after {disk.heartbeat} s {disk.trouble or ''}"
    )


def _passed(figures: Figures) -> bool:
    disk = figures.full_disk
    dry = disk is None or not (disk.trouble or disk.lost or disk.slowest > _BAR)
    return figures.survived == figures.cases and not figures.not_struck and dry


if __name__ == "__main__":
    sys.exit(main())
