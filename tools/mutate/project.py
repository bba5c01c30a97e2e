"""What is broken and what should notice: the modules of a game that are rules, and its tests."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from tools.mutate.mutants import TELL, Mutant, mutants_of

ROOT: Final = Path(__file__).resolve().parent.parent.parent

NOT_RULES: Final = (
    # What seats see, bots, guided games, and the box: its rows and how they are checked.
    *("scene", "bot", "lesson", "box"),
    # Checks of positions, for tests.
    "invariants",
)
"""The modules and folders of a game that are not rules, by name."""

NOT_RULES_EITHER: Final = frozenset(
    {"sample_options", "headless_options", "HEADLESS_ROUNDS", "scene", "heuristics", "check"}
)
"""What stands beside rules in a module with rules: what tests and screens ask of a game."""

NOT_ASKED: Final = ("test_bot*",)
"""Tests that play for a long time to see how well bots do."""

GENERIC: Final = ("test_every_game*", "test_properties*", "test_counts*", "test_lesson*")
"""Tests that run through everything. They come last, because they are slow and tell little."""


@dataclass(frozen=True)
class Project:
    """A package to break, and the tests that should notice."""

    root: Path
    package: str
    """Dotted, below `src`."""
    tests: tuple[str, ...]
    """The files, as patterns below the root."""
    warm: tuple[str, ...] = ()
    """Modules that every test needs and that import nothing of the package."""
    patience: int = 10
    """A test may take so many seconds of processor time beside what it usually takes."""

    @property
    def name(self) -> str:
        return self.package.rpartition(".")[2]

    @property
    def folder(self) -> Path:
        return self.root / "src" / Path(*self.package.split("."))

    @property
    def build(self) -> Path:
        return self.root / "build" / "mutate"

    def module(self, file: str) -> str:
        """The dotted name of a module of the package, by its file."""
        parts = file.removesuffix(".py").removesuffix("__init__").strip("/")
        return f"{self.package}.{parts.replace('/', '.')}".rstrip(".")

    def mutants(self, *, tell: bool, data: bool) -> list[Mutant]:
        """Every mutant there is, in a fixed order."""
        modules = (path.relative_to(self.folder) for path in self.folder.rglob("*.py"))
        files = sorted(str(path) for path in modules if is_rules(path))
        if data:
            rows = (path.relative_to(self.folder) for path in self.folder.rglob("data/*.toml"))
            files += sorted(map(str, rows))
        found = (mutants_of(self.folder / file, file, NOT_RULES_EITHER) for file in files)
        return [mutant for some in found for mutant in some if tell or mutant.operator != TELL]

    def sources_digest(self) -> str:
        """The fingerprint of the whole package."""
        return _digest(*self.folder.rglob("*.py"), *self.folder.rglob("*.toml"))

    def test_files(self) -> dict[str, str]:
        """The files of the tests, each with its fingerprint."""
        files = [y for x in self.tests for y in sorted(self.root.glob(x))]
        asked = [file for file in files if not _named(file.stem, NOT_ASKED)]
        return {str(file.relative_to(self.root)): _digest(file) for file in asked}


def is_rules(path: Path) -> bool:
    """Whether a module of a game, by its path below the game's folder, holds rules."""
    return not any(_named(part, NOT_RULES) for part in (*path.parts[:-1], path.stem))


def is_generic(test: str) -> bool:
    """Whether a test, by its id, runs through everything."""
    return _named(Path(file_of(test)).stem, GENERIC)


def file_of(test: str) -> str:
    """The file in which a test stands, by its id."""
    return test.partition("::")[0]


def _named(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)


def game(name: str) -> Project:
    """A game of this project."""
    if not (ROOT / "src" / "oyez" / "games" / name / "__init__.py").exists():
        raise SystemExit(f"there is no game {name!r}")
    tests = (f"tests/{name}/test_*.py", "tests/test_every_game.py")
    warm = ("oyez.kernel", "oyez.testing.properties", "oyez.text")
    return Project(ROOT, f"oyez.games.{name}", tests, warm)


def _digest(*paths: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(f"{path}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()
