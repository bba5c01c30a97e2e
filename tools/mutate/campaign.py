"""One mutant after the other: what has been found is kept, and told at the end."""

from __future__ import annotations

import json
import os
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from difflib import unified_diff
from fnmatch import fnmatch
from random import Random
from typing import Any, Final

from tools.mutate.baseline import Baseline, baseline
from tools.mutate.mutants import Mutant
from tools.mutate.project import Project
from tools.mutate.trial import SURVIVED, Child, Outcome, start, warm_up

BAR: Final = 97
"""Per cent of the mutants that tests should notice."""

EQUIVALENTS: Final = "tests/equivalent_mutants.toml"


@dataclass(frozen=True)
class Wanted:
    """Which mutants to try."""

    sample: int | None = 100
    seed: int = 0
    only: str = "*"
    tell: bool = False
    data: bool = False


@dataclass
class Choice:
    """The mutants to try, and those left out because nothing could notice them."""

    chosen: list[Mutant] = field(default_factory=list[Mutant])
    equivalent: list[tuple[Mutant, str]] = field(default_factory=list[tuple[Mutant, str]])


def run(project: Project, wanted: Wanted, jobs: int = 2) -> int:
    """Try mutants and report; 1 if too many of them survive."""
    mutants = project.mutants(tell=wanted.tell, data=wanted.data)
    equivalents = read_equivalents(project)
    choice = choose(mutants, wanted, equivalents)
    warm_up(project)
    outcomes = Outcomes(project)
    waiting = [mutant for mutant in choice.chosen if mutant.id not in outcomes.found]
    if waiting:
        Trials(project, baseline(project), outcomes, len(choice.chosen)).run(waiting, jobs)
    report(project, choice, outcomes)
    stale = equivalents.keys() - {x.content for x in project.mutants(tell=True, data=True)}
    for file, where, before, _ in sorted(stale):
        print(f"{EQUIVALENTS}: no such mutant any more: {file}, {where}: {before}")
    return int(score(choice, outcomes) < BAR or bool(stale))


# -- which mutants ---------------------------------------------------------------------------------


def read_equivalents(project: Project) -> dict[tuple[str, str, str, str], str]:
    """Mutants that change nothing, by their content, with the reason why."""
    path = project.root / EQUIVALENTS
    rows = tomllib.loads(path.read_text("utf-8")).get(project.name, []) if path.exists() else []
    return {(x["file"], x["where"], x["before"], x["after"]): x["reason"] for x in rows}


def choose(
    mutants: list[Mutant], wanted: Wanted, equivalents: dict[tuple[str, str, str, str], str]
) -> Choice:
    """The first so many of a shuffled row; the equivalent ones met on the way do not count."""
    pattern = f"*{wanted.only}*"
    row = [x for x in mutants if fnmatch(f"{x.file}:{x.where}", pattern)]
    Random(wanted.seed).shuffle(row)
    choice = Choice()
    for mutant in row:
        if len(choice.chosen) == wanted.sample:
            break
        if mutant.content in equivalents:
            choice.equivalent.append((mutant, equivalents[mutant.content]))
        else:
            choice.chosen.append(mutant)
    return choice


# -- what has been found ---------------------------------------------------------------------------


class Outcomes:
    """What became of each mutant, kept in a file, so that a run can be interrupted.

    After a change of the package all is forgotten; after a change of the tests what survived.
    """

    def __init__(self, project: Project) -> None:
        self.path = project.build / f"{project.name}.json"
        self.sources = project.sources_digest()
        self.tests = project.test_files()
        self.rows: dict[str, dict[str, Any]] = {}
        self.found: dict[str, Outcome] = {}
        if self.path.exists():
            self._read(json.loads(self.path.read_bytes()))

    def _read(self, kept: dict[str, Any]) -> None:
        if kept["sources"] != self.sources:
            return
        for row in kept["mutants"]:
            if row["outcome"] != SURVIVED or kept["tests"] == self.tests:
                self.rows[row["id"]] = row
                self.found[row["id"]] = Outcome(row["outcome"], row["by"])

    def keep(self, mutant: Mutant, outcome: Outcome, line: int) -> None:
        """Write it down at once."""
        told = asdict(mutant)
        kept = {key: told[key] for key in ("file", "where", "operator", "before", "after")}
        place = {"id": mutant.id, "line": line}
        self.rows[mutant.id] = {**place, **kept, "outcome": outcome.result, "by": outcome.by}
        self.found[mutant.id] = outcome
        content = {"sources": self.sources, "tests": self.tests, "mutants": [*self.rows.values()]}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps(content, indent=1, ensure_ascii=False), "utf-8")
        fresh.replace(self.path)


# -- trying ----------------------------------------------------------------------------------------


@dataclass
class Trial:
    """A mutant that is being tried, and the tests that are still to come."""

    mutant: Mutant
    child: Child
    stages: list[list[str]]


class Trials:
    """Tries mutants, several at once, and shows how far it is."""

    def __init__(self, project: Project, learnt: Baseline, outcomes: Outcomes, wanted: int) -> None:
        self.project = project
        self.learnt = learnt
        self.outcomes = outcomes
        self.wanted = wanted
        self.running: dict[int, Trial] = {}
        self.done = 0
        self.begun = time.monotonic()

    def run(self, mutants: list[Mutant], jobs: int) -> None:
        """Try all of them, as many at once as there are jobs."""
        waiting = mutants[::-1]
        while waiting or self.running:
            while waiting and len(self.running) < jobs:
                mutant = waiting.pop()
                self._begin(mutant, self.learnt.stages(mutant))
            pid, status = os.wait()
            trial = self.running.pop(pid)
            outcome = trial.child.outcome(status)
            if outcome.result == SURVIVED and trial.stages:
                self._begin(trial.mutant, trial.stages)
                continue
            self.outcomes.keep(trial.mutant, outcome, line_of(self.project, trial.mutant))
            self.done += 1
            self._show(len(waiting) + len(self.running))

    def _begin(self, mutant: Mutant, stages: list[list[str]]) -> None:
        child = start(self.project, mutant, stages[0], self.learnt.seconds)
        self.running[child.pid] = Trial(mutant, child, stages[1:])

    def _show(self, left: int) -> None:
        """A line that says how far it is; on a terminal it is written over the last one."""
        seconds = round((time.monotonic() - self.begun) / self.done * left)
        results = Counter(outcome.result for outcome in self.outcomes.found.values())
        told = ", ".join(f"{number} {result}" for result, number in sorted(results.items()))
        end = "\r" if sys.stdout.isatty() and left else "\n"
        text = f"{self.wanted - left} of {self.wanted}; known: {told}; "
        print(f"{text}{seconds // 60}:{seconds % 60:02} left", end=end, flush=True)


# -- telling ---------------------------------------------------------------------------------------


def score(choice: Choice, outcomes: Outcomes) -> float:
    """How many of the mutants were noticed, per cent."""
    survived = sum(outcomes.found[x.id].result == SURVIVED for x in choice.chosen)
    return 100 * (1 - survived / len(choice.chosen)) if choice.chosen else 100


def report(project: Project, choice: Choice, outcomes: Outcomes) -> None:
    """The survivors as differences, the equivalent ones with their reasons, and the score."""
    survivors = [x for x in choice.chosen if outcomes.found[x.id].result == SURVIVED]
    for mutant in survivors:
        print(f"\nSURVIVED  {mutant.operator}, in {mutant.where or 'the module'}")
        print("".join(difference(project, mutant)))
    for mutant, reason in choice.equivalent:
        print(f"left out: {mutant.file}, {mutant.where}: {mutant.after}: {reason}")
    results = Counter(outcomes.found[x.id].result for x in choice.chosen)
    told = ", ".join(f"{number} {result}" for result, number in sorted(results.items()))
    print(
        f"\n{project.name}: {score(choice, outcomes):.1f} % noticed of {len(choice.chosen)}: ",
        end="",
    )
    print(f"{told}; {len(choice.equivalent)} equivalent left out. All: {outcomes.path}")


def difference(project: Project, mutant: Mutant) -> Iterable[str]:
    """What the mutant changes, as a unified diff."""
    path = project.folder / mutant.file
    source = path.read_bytes()
    before = source.decode().splitlines(keepends=True)
    after = mutant.applied(source).decode().splitlines(keepends=True)
    name = str(path.relative_to(project.root))
    return unified_diff(before, after, name, name, n=2)


def line_of(project: Project, mutant: Mutant) -> int:
    """The line on which the change begins, from 1."""
    source = (project.folder / mutant.file).read_bytes()
    return source.count(b"\n", 0, mutant.start) + 1
