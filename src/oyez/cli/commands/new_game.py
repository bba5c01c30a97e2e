"""`oyez new-game`: a small game to begin with, in a package of one's own or in this repository."""

from __future__ import annotations

import argparse
import keyword
import re
import shlex
import shutil
import sys
import tomllib
from collections.abc import Collection
from importlib.util import find_spec
from pathlib import Path
from string import ascii_uppercase
from typing import Final

from oyez.cli.commands.rules import paragraphs
from oyez.cli.new_game.writing import (
    NewNames,
    files_of_game,
    files_of_package,
    files_of_tests,
    replace_text,
    with_entry_point,
    write_folders,
)
from oyez.cli.terminal import CommandError, Terminal, errno_of
from oyez.game import installed_games
from oyez.text import DEFAULT

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_LONGEST_NAME: Final = 20
_TITLE: Final = re.compile(r"\w[\w ’&.,:!?()-]{0,39}")
_LETTERS: Final = re.compile(r"[A-Z]{2}")


def new_game(terminal: Terminal, arguments: argparse.Namespace) -> int:
    """Write the game, and say how to play it."""
    name = _checked_name(arguments.name)
    letters = _checked_letters(name, arguments.letters)
    title = _checked_title(name, arguments.title)
    root = _repository(Path.cwd()) if arguments.folder is None else None
    if root is not None:
        return _in_repository(terminal, root, NewNames(name, f"oyez.games.{name}", title, letters))
    folder = Path(name) if arguments.folder is None else arguments.folder
    return _in_package(terminal, folder, NewNames(name, name, title, letters))


# -- names -----------------------------------------------------------------------------------------


def _checked_name(given: str) -> str:
    """The id of the game: a name that Python takes, and that nothing else has."""
    name = given.replace("-", "_").lower()
    if not _NAME.fullmatch(name) or len(name) > _LONGEST_NAME or keyword.iskeyword(name):
        raise CommandError("new-game-bad-name", name=given[:_LONGEST_NAME], most=_LONGEST_NAME)
    if name in installed_games():
        raise CommandError("new-game-taken", name=name)
    return name


def _checked_title(name: str, given: str | None) -> str:
    """The title, with a curved apostrophe; left out, it is made from the name."""
    title = name.replace("_", " ").title() if given is None else given.replace("'", "’").strip()
    if not _TITLE.fullmatch(title):
        raise CommandError("new-game-bad-title", title=title[:80])
    return title


def _checked_letters(name: str, given: str | None) -> str:
    """The letters before the number of every rule; no other game has them."""
    taken = _letters_taken()
    letters = _free_letters(name, taken) if given is None else given
    if not _LETTERS.fullmatch(letters):
        raise CommandError("new-game-bad-letters", letters=letters[:20])
    if letters in taken:
        raise CommandError("new-game-letters-taken", letters=letters, game=taken[letters])
    return letters


def _letters_taken() -> dict[str, str]:
    """The letters of every game that has rules, and its name."""
    return {
        paragraph.id.partition("-")[0]: name
        for name, game in installed_games().items()
        for paragraph in paragraphs(game, DEFAULT)[:1]
    }


def _free_letters(name: str, taken: Collection[str]) -> str:
    """The initials of the name, or as like them as can be had."""
    words = name.upper().split("_")
    initials = "".join(word[0] for word in words)[:2]
    others = [*"".join(words)[1:], *ascii_uppercase]
    wanted = [initials, *(initials[0] + letter for letter in others)]
    free = [each for each in wanted if _LETTERS.fullmatch(each) and each not in taken]
    return free[0] if free else ""


# -- where it goes ---------------------------------------------------------------------------------


def _repository(folder: Path) -> Path | None:
    """The checkout of Oyez in which a folder lies, if it does."""
    for root in (folder, *folder.parents):
        try:
            project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        if project.get("project", {}).get("name") == "oyez":
            return root
    return None


def _check_free(folder: Path) -> None:
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CommandError("edition-exists", path=str(folder))


def _in_package(terminal: Terminal, folder: Path, names: NewNames) -> int:
    """A package of one's own."""
    module = find_spec(names.id)
    if module is not None and module.origin is not None:  # a mere folder has none
        raise CommandError("new-game-module", name=names.id)
    _check_free(folder)
    try:
        write_folders({folder: files_of_package(names)})
    except OSError as fault:
        raise CommandError("no-write", path=str(folder), words=errno_of(fault)) from None
    terminal.line(terminal.say("new-game-package", title=names.title, path=str(folder)))
    python, path = shlex.quote(sys.executable), shlex.quote(str(folder))
    _list_commands(
        terminal,
        f"{python} -m pip install --editable {path}",
        f"oyez play {names.id}",
        f"oyez simulate {names.id}",
        "oyez serve",
        f"{python} -m pytest -c {path}/pyproject.toml {path}/tests",
    )
    return 0


def _in_repository(terminal: Terminal, root: Path, names: NewNames) -> int:
    """A folder among the games of this repository, one among its tests, and the entry point."""
    game, tests = root / "src" / "oyez" / "games" / names.id, root / "tests" / names.id
    _check_free(game)
    _check_free(tests)
    try:
        _write_into(root, game, tests, names)
    except OSError as fault:
        raise CommandError("no-write", path=str(root), words=errno_of(fault)) from None
    terminal.line(terminal.say("new-game-repository", title=names.title, path=str(game)))
    _list_commands(
        terminal,
        f"make terminal GAME={names.id}",
        "make play",
        f".venv/bin/oyez simulate {names.id}",
        f".venv/bin/pytest tests/{names.id}",
    )
    return 0


def _write_into(root: Path, game: Path, tests: Path, names: NewNames) -> None:
    """The folders first; without the entry point they go again."""
    project = root / "pyproject.toml"
    known = with_entry_point(project.read_text(encoding="utf-8"), names)
    write_folders({game: files_of_game(names), tests: files_of_tests(names)})
    try:
        replace_text(project, known)
    except OSError:
        for folder in (game, tests):
            shutil.rmtree(folder, ignore_errors=True)
        raise


def _list_commands(terminal: Terminal, *commands: str) -> None:
    """What to type next."""
    for command in commands:
        terminal.line(f"  {command}")
