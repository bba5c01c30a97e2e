"""Run all tests again and again, each time in another order, and tell which of them flicker.

Every second run has busy loops beside it. What each run found is kept for its commit, so that runs
can be spread over days: whoever asks for five and has three gets two more.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom
from typing import Any, Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).resolve().parents[1]
BUILD: Final = ROOT / "build"
_EVERY: Final = 2.0
# Ends with whoever started it.
_LOOP: Final = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: pass"

Run = dict[str, Any]


# -- what was found before ------------------------------------------------------------------------


def version() -> str:
    """The commit, and whatever was changed since."""
    commit, changes = _git("rev-parse", "HEAD").strip(), _git("diff", "HEAD")
    changed = hashlib.sha256(changes.encode()).hexdigest()[:8] if changes else ""
    return f"{commit}+{changed}" if changed else commit


def _git(*command: str) -> str:
    done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def read(file: Path) -> dict[str, list[Run]]:
    """The runs of each version."""
    if not file.is_file():
        return {}
    found: dict[str, list[Run]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def write(file: Path, runs: dict[str, list[Run]]) -> None:
    """Keep the runs; nothing is lost if this is interrupted."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_text(json.dumps(runs, indent=2) + "\n", encoding="utf-8")
    fresh.replace(file)


# -- one run --------------------------------------------------------------------------------------


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """So many processes that do nothing but take time."""
    running = [subprocess.Popen([sys.executable, "-c", _LOOP]) for _ in range(loops)]
    try:
        yield
    finally:
        for each in running:
            each.kill()
            each.wait()


def run(number: int, loops: int, jobs: int, more: list[str]) -> Run:
    """All tests once, in an order of its own."""
    seed = SystemRandom().getrandbits(32)
    BUILD.mkdir(exist_ok=True)
    log = BUILD / f"flicker-{number}.log"
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, busy(loops):
        report = Path(folder) / "report.xml"
        status = _test(
            log, number, [f"--randomly-seed={seed}", f"--junitxml={report}", *more], jobs
        )
        passed, failed = outcome(report, status)
    return {
        "seed": seed,
        "busy_loops": loops,
        "seconds": round(time.monotonic() - began),
        "passed": passed,
        "failed": failed,
    }


def _test(log: Path, number: int, options: list[str], jobs: int) -> int:
    """Run pytest, and say now and then how far it is; its exit status."""
    command = [sys.executable, "-m", "pytest", "-n", str(jobs), "-m", "not long", *options]
    with log.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT)
    try:
        while True:
            try:
                return process.wait(_EVERY)
            except subprocess.TimeoutExpired:
                _say(f"run {number}: {_percent(log)}", again=True)
    finally:
        process.kill()
        process.wait()


def _percent(log: Path) -> str:
    found = re.findall(r"\[ *(\d+%)\]", log.read_text(encoding="utf-8", errors="replace"))
    return str(found[-1]) if found else "0%"


def outcome(report: Path, status: int) -> tuple[int, list[str]]:
    """How many tests passed, and the names of those that did not."""
    if not report.is_file():
        return 0, [f"pytest itself: it ended with status {status}"]
    passed, failed = 0, []
    for case in ElementTree.parse(report).iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            failed.append(f"{case.get('classname')}::{case.get('name')}")
        elif case.find("skipped") is None:
            passed += 1
    if status and not failed:
        failed.append(f"pytest itself: it ended with status {status}")
    return passed, sorted(set(failed))


# -- all runs -------------------------------------------------------------------------------------


def told(runs: list[Run]) -> list[str]:
    """Which tests failed, and how often."""
    often = Counter(name for each in runs for name in each["failed"])
    good = sum(not each["failed"] for each in runs)
    lines = [f"{times} of {len(runs)} runs: {name}" for name, times in often.most_common()]
    return [*lines, f"{good} of {len(runs)} runs passed."]


def _line(number: int, found: Run) -> str:
    beside = f", beside {found['busy_loops']} busy loops" if found["busy_loops"] else ""
    return (
        f"run {number}: {found['passed']} passed, {len(found['failed'])} failed in"
        f" {found['seconds']} s{beside} (--randomly-seed={found['seed']})"
    )


def _say(line: str, *, again: bool = False) -> None:
    """A line; on a screen one that is said again takes the place of the last."""
    if again and not sys.stderr.isatty():
        return
    end = "\r" if again else "\n"
    print(line.ljust(79), end=end, file=sys.stderr, flush=True)


def main(arguments: list[str] | None = None) -> int:
    """Run what is missing for this version, and tell what all its runs found."""
    parser = argparse.ArgumentParser(description=__doc__, epilog="Other options go to pytest.")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--loops", type=int, default=4, help="beside every second run (default 4)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--output", type=Path, default=BUILD / "flicker.json")
    options, more = parser.parse_known_args(arguments)
    known, name = read(options.output), version()
    runs = known.setdefault(name, [])
    for number, found in enumerate(runs, 1):
        _say(_line(number, found))
    while len(runs) < options.runs:
        number = len(runs) + 1
        runs.append(run(number, 0 if number % 2 else options.loops, options.jobs, more))
        write(options.output, known)
        _say(_line(number, runs[-1]))
    print("\n".join(told(runs)))
    return int(any(each["failed"] for each in runs))


if __name__ == "__main__":
    sys.exit(main())
