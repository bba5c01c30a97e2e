"""Copies of the template under other names, written whole or not at all."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct

from oyez.cli.new_game.imports import sort_imports

TEMPLATE: Final = "template_game"
_HERE: Final = Path(__file__).parent
_MODULE: Final = f"oyez.cli.new_game.{TEMPLATE}"
# The files of a package, by the name under which each is kept here.
_PACKAGE: Final = {
    "pyproject.txt": "pyproject.toml",
    "README.txt": "README.md",
    "gitignore.txt": ".gitignore",
    "test_every_game.txt": "tests/test_every_game.py",
}
_ENTRY_POINTS: Final = '[project.entry-points."oyez.games"]\n'

Files = dict[str, str]


class NewNames(Struct, frozen=True):
    """What a new game is called: its id, the module it lies in, its title, its rules' letters."""

    id: str
    module: str
    title: str
    letters: str

    def apply(self, text: str) -> str:
        """A text of the template in these names."""
        text = text.replace(_MODULE, self.module).replace(TEMPLATE, self.id)
        text = text.replace("TemplateGame", self.id.title().replace("_", ""))
        text = text.replace("Template Game", self.title)
        return re.sub(r"\bTG-", f"{self.letters}-", text)

    def code(self, text: str) -> str:
        """A module of the template in these names."""
        return sort_imports(self.apply(text), self.module.partition(".")[0])


def files_of_game(names: NewNames) -> Files:
    """The folder of the game, by paths within it."""
    return dict(_copied(_HERE / TEMPLATE, names))


def files_of_tests(names: NewNames) -> Files:
    """The folder of its tests."""
    return dict(_copied(_HERE / "template_tests", names))


def files_of_package(names: NewNames) -> Files:
    """A whole package: the game, its tests, and what a package needs."""
    files = {
        target: names.apply((_HERE / "package" / name).read_text(encoding="utf-8"))
        for name, target in _PACKAGE.items()
    }
    files |= {f"src/{names.id}/{path}": text for path, text in files_of_game(names).items()}
    files[f"src/{names.id}/py.typed"] = ""
    return files | {f"tests/{path}": text for path, text in files_of_tests(names).items()}


def _copied(folder: Path, names: NewNames) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            text = path.read_text(encoding="utf-8")
            renamed = names.code(text) if path.suffix == ".py" else names.apply(text)
            yield path.relative_to(folder).as_posix(), renamed


def with_entry_point(pyproject: str, names: NewNames) -> str:
    """A pyproject.toml in which the game is made known, among the others by name."""
    before, heading, after = pyproject.partition(_ENTRY_POINTS)
    block, blank, rest = after.partition("\n\n")
    lines = sorted([*block.splitlines(), f'{names.id} = "{names.module}:GAME"'])
    return before + heading + "\n".join(lines) + blank + rest


def write_folders(folders: Mapping[Path, Files]) -> None:
    """Write whole folders, all of them or none; those that are there must be empty. OSError."""
    ready: list[tuple[Path, Path]] = []
    done: list[Path] = []
    try:
        for target, files in folders.items():
            ready.append((_written_beside(target, files), target))
        for beside, target in ready:
            if target.exists():
                target.rmdir()
            beside.rename(target)
            done.append(target)
    except OSError:
        for target in done:
            shutil.rmtree(target, ignore_errors=True)
        raise
    finally:
        for beside, _ in ready:
            shutil.rmtree(beside, ignore_errors=True)


def _written_beside(target: Path, files: Files) -> Path:
    """A folder beside the one wanted, with all its files; gone again if one cannot be written."""
    target.parent.mkdir(parents=True, exist_ok=True)
    beside = Path(tempfile.mkdtemp(dir=target.parent, prefix=".new-"))
    try:
        beside.chmod(0o755)
        for name, text in files.items():
            path = beside / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError:
        shutil.rmtree(beside, ignore_errors=True)
        raise
    return beside


def replace_text(path: Path, text: str) -> None:
    """Write a file anew, whole or not at all."""
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
