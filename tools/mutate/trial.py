"""A run of tests in a forked process, with or without a mutant.

The parent has imported pytest and everything but the package; the child imports the package, with
the mutant in it, and runs the tests. No file is changed, and no child knows of another.
"""

from __future__ import annotations

import importlib
import io
import os
import resource
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.metadata import entry_points
from importlib.util import spec_from_file_location
from pathlib import Path
from tempfile import TemporaryFile
from types import CodeType
from typing import IO, Any, Final

import pytest

from tools.mutate.mutants import Mutant
from tools.mutate.project import Project, file_of

MEMORY: Final = 4 << 30
"""Bytes of address space that a child may take."""

FACTOR: Final = 10
"""A test may take so many times the processor time that it usually takes."""

ARGUMENTS: Final = ("-qq", "-m", "not long", "-p", "no:cacheprovider", "--hypothesis-seed=0")

CAUGHT: Final = "caught"
TIMEOUT: Final = "timeout"
SURVIVED: Final = "survived"

Write = Callable[[str], None]


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant, and the test that noticed it."""

    result: str
    by: str = ""


BROKEN: Final = 70
"""The exit code of a child that could not run the tests."""


@dataclass(frozen=True)
class Child:
    """A process that has been started, and the note that it leaves: a test, or what is wrong."""

    pid: int
    note: IO[bytes]

    def outcome(self, status: int) -> Outcome:
        """What the child found, now that it has ended with this status."""
        with self.note:
            self.note.seek(0)
            note = self.note.read().decode()
        if os.WIFSIGNALED(status):
            timeout = os.WTERMSIG(status) == signal.SIGXCPU
            return Outcome(TIMEOUT if timeout else CAUGHT, note)
        code = os.WEXITSTATUS(status)
        if code in (pytest.ExitCode.USAGE_ERROR, BROKEN):
            raise RuntimeError(f"the tests could not be run: {note}")
        passed = code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
        return Outcome(SURVIVED) if passed else Outcome(CAUGHT, note)


def warm_up(project: Project) -> None:
    """Import what every child needs, and nothing of the package."""
    os.environ["OYEZ_PLAIN"] = "1"
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(project.build / "hypothesis")
    os.chdir(project.root)
    sys.path[:0] = [str(project.root / "src"), str(project.root)]
    for plugin in entry_points(group="pytest11"):
        plugin.load()
    for name in project.warm:
        importlib.import_module(name)
    early = [name for name in sys.modules if f"{name}.".startswith(f"{project.package}.")]
    if early:
        raise RuntimeError(f"imported too early: {early}")


def start(project: Project, mutant: Mutant, tests: Sequence[str], usual: dict[str, float]) -> Child:
    """Run these tests, in this order, until one fails because of the mutant."""

    def work(write: Write) -> int:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        install(project, mutant)
        files = sorted({file_of(test) for test in tests})
        selected = Selected(tests, usual, project.patience, write)
        return pytest.main([*files, *ARGUMENTS, "-x", "--assert=plain"], plugins=[selected])

    return fork(work)


def fork(work: Callable[[Write], int]) -> Child:
    """Do some work in a silent child, which ends with the number that the work returns."""
    note = TemporaryFile()  # noqa: SIM115 - closed by whoever reads it
    pid = os.fork()
    if pid:
        return Child(pid, note)

    def write(text: str) -> None:
        note.seek(0)
        note.truncate()
        note.write(text.encode())
        note.flush()

    code = BROKEN
    try:
        silence = os.open(os.devnull, os.O_RDWR)
        for descriptor in range(3):
            os.dup2(silence, descriptor)
        code = int(work(write))
    except BaseException as error:
        write(repr(error))
    finally:
        os._exit(code)


class Selected:
    """A plugin of pytest: some tests in an order, each with its own limit of processor time."""

    def __init__(
        self, tests: Sequence[str], usual: dict[str, float], patience: int, write: Write
    ) -> None:
        self.ranks = {test: rank for rank, test in enumerate(tests)}
        self.usual = usual
        self.patience = patience
        self.write = write

    def pytest_collection(self) -> None:
        self.begin("collection")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        ranks = self.ranks
        chosen = [item for item in items if item.nodeid in ranks]
        items[:] = sorted(chosen, key=lambda item: ranks[item.nodeid])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.begin(nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.write(f"import of {report.nodeid}")

    def begin(self, test: str) -> None:
        """Note its name, and count its processor time from now on."""
        self.write(test)
        seconds = processor_time() + self.patience + FACTOR * self.usual.get(test, 1)
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, hard))


def processor_time() -> float:
    """Seconds of processor time that this process has taken."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


# -- the mutant instead of the file ----------------------------------------------------------------


def install(project: Project, mutant: Mutant) -> None:
    """Let this process read the mutant wherever it would read the file."""
    path = project.folder / mutant.file
    changed = mutant.applied(path.read_bytes())
    if path.suffix == ".py":
        sys.meta_path.insert(0, _Finder(project.module(mutant.file), path, changed))
    else:
        _serve_data(path, changed)


class _Finder(MetaPathFinder):
    """Finds one module, with other code in it than its file has."""

    def __init__(self, name: str, path: Path, source: bytes) -> None:
        self.name = name
        self.path = path
        self.source = source

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        loader = _Loader(fullname, str(self.path))
        loader.source = self.source
        folder = [str(self.path.parent)] if self.path.stem == "__init__" else None
        return spec_from_file_location(
            fullname, self.path, loader=loader, submodule_search_locations=folder
        )


class _Loader(SourceFileLoader):
    """Compiles what it was given, and neither reads nor writes what is kept compiled."""

    source: bytes

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002 - as inherited
        return self.source_to_code(self.source, self.path)


def _serve_data(path: Path, changed: bytes) -> None:
    """Whoever opens the data file gets other content."""
    opened = Path.open

    def open_changed(self: Path, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
        if self != path:
            return opened(self, mode, *args, **kwargs)
        content = io.BytesIO(changed)
        return content if "b" in mode else io.TextIOWrapper(content, "utf-8")

    Path.open = open_changed  # type: ignore[method-assign]
