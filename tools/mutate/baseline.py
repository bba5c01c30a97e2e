"""Which tests run which lines, and how long each takes, learnt from a run without a mutant."""

from __future__ import annotations

import json
import os
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import coverage
import pytest

from tools.mutate.mutants import Mutant
from tools.mutate.project import Project, file_of, is_generic
from tools.mutate.trial import ARGUMENTS, Write, fork, processor_time

IMPORT: Final = ""
"""The context of lines that run while modules are imported, before the first test."""

NEAR: Final = 3
"""How many files of tests are asked first."""

Lines = dict[str, dict[int, set[str]]]
"""Tests, by file of the package and line."""


@dataclass(frozen=True)
class Baseline:
    """What a run of all tests has shown."""

    seconds: dict[str, float]
    """Processor time, by test."""
    lines: Lines

    def stages(self, mutant: Mutant) -> list[list[str]]:
        """The tests to run one stage after the other: those that reach it, and then the others.

        Few files come first, as importing them all takes longer than most tests. The others are
        needed because of caches: whoever finds a value there does not reach the line that it came
        from.
        """
        reached = self._reaching(mutant)
        near = self._nearest(reached)
        stages: dict[int, list[str]] = defaultdict(list)
        for test in sorted(self.seconds, key=self.seconds.__getitem__):
            if test not in reached:
                stages[3].append(test)
            elif is_generic(test):
                stages[2].append(test)
            else:
                stages[int(file_of(test) not in near)].append(test)
        return [stages[number] for number in sorted(stages)]

    def _nearest(self, reached: set[str]) -> list[str]:
        """The files that have most to do with it, by how many of their tests reach it."""
        tests = Counter(map(file_of, self.seconds))
        found = Counter(file_of(test) for test in reached if not is_generic(test))
        return sorted(found, key=lambda file: found[file] / tests[file])[-NEAR:]

    def _reaching(self, mutant: Mutant) -> set[str]:
        lines = self.lines.get(mutant.file)
        if lines is None:
            return set(self.seconds)
        first, last = mutant.lines
        reached = {test for line in range(first, last + 1) for test in lines.get(line, ())}
        if IMPORT in reached:
            reached.update(*lines.values())
        return reached - {IMPORT}


def baseline(project: Project) -> Baseline:
    """What the last run has shown, with new runs of the files that have changed since."""
    path = project.build / project.name / "baseline.json"
    kept = json.loads(path.read_bytes()) if path.exists() else {}
    sources, files = project.sources_digest(), project.test_files()
    if kept.get("sources") != sources:
        kept = {"sources": sources, "files": {}}
    known = {file: row for file, row in kept["files"].items() if row["digest"] == files.get(file)}
    fresh = [file for file in files if file not in known]
    if fresh:
        print(f"{len(fresh)} test files to learn which tests run each line …", flush=True)
        for file, row in measure(project, fresh).items():
            known[file] = {"digest": files[file], **row}
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"sources": sources, "files": known}), "utf-8")
    return _merged(known)


def _merged(files: dict[str, Any]) -> Baseline:
    seconds: dict[str, float] = {}
    lines: Lines = defaultdict(lambda: defaultdict(set))
    for row in files.values():
        names = [IMPORT, *row["seconds"]]
        seconds |= row["seconds"]
        for file, numbers in row["lines"].items():
            for line, tests in numbers.items():
                lines[file][int(line)].update(names[test] for test in tests)
    return Baseline(seconds, lines)


def measure(project: Project, files: list[str]) -> dict[str, Any]:
    """Run these files of tests in a child; times and lines of each."""
    path = project.build / f"measured-{os.getpid()}.json"
    path.parent.mkdir(parents=True, exist_ok=True)

    def work(write: Write) -> int:
        recorder = Recorder(project, write)
        code = pytest.main([*files, *ARGUMENTS], plugins=[recorder])
        path.write_text(json.dumps({file: recorder.learnt(file) for file in files}), "utf-8")
        return code

    child = fork(work)
    _, status = os.waitpid(child.pid, 0)
    if status:
        raise SystemExit(f"Without any mutant a test fails already: {child.outcome(status).by}")
    learnt: dict[str, Any] = json.loads(path.read_bytes())
    path.unlink()
    return learnt


class Recorder:
    """A plugin of pytest that measures every test, and which lines of the package it runs."""

    def __init__(self, project: Project, write: Write) -> None:
        self.folder = project.folder
        self.write = write
        self.seconds: dict[str, float] = {}
        self.coverage = coverage.Coverage(
            data_file=None, config_file=False, include=[f"{project.folder}/*"]
        )
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        begun = processor_time()
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.switch_context(IMPORT)
            self.seconds[item.nodeid] = round(processor_time() - begun, 3)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.write(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()

    def learnt(self, file: str) -> dict[str, Any]:
        """What the tests of one file showed; they are named by their number, 0 is the import."""
        data = self.coverage.get_data()
        seconds = {x: y for x, y in self.seconds.items() if file_of(x) == file}
        numbers = {name: number for number, name in enumerate((IMPORT, *seconds))}
        lines = {
            str(Path(source).relative_to(self.folder)): {
                line: [numbers[name] for name in names if name in numbers]
                for line, names in data.contexts_by_lineno(source).items()
            }
            for source in data.measured_files()
        }
        return {"seconds": seconds, "lines": lines}
