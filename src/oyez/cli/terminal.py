"""The terminal of one run: standard output and error, and messages in the user's language."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console, RenderableType

from oyez.game import Game
from oyez.text import DEFAULT, Texts, Verbatim, languages

# Fluent puts nothing that is much longer into a sentence.
_LONGEST: Final = 2000
# So many lines of a list are read at a glance.
_LONG: Final = 9


class CommandError(Exception):
    """An error told to the user in one line, with the exit status."""

    def __init__(self, message: str, status: int = 2, **about: str | int) -> None:
        super().__init__(message)
        self.message, self.status, self.about = message, status, about


def errno_of(error: OSError) -> str:
    """The name of what went wrong, for the message `cli-os-error`."""
    return errno.errorcode.get(error.errno or 0) or error.strerror or str(error)


class _NoGame(Game[Any, Any]):
    """Stands where texts of no game in particular are wanted."""

    folder = Path(__file__).parent


def cli_message(texts: Texts, message: str, **about: str | int) -> str:
    """A message of the command line; its arguments are never taken for ids of a game."""
    words = {k: Verbatim(_cut(v)) if isinstance(v, str) else v for k, v in about.items()}
    return texts.say(f"cli-{message}", **words)


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


class Terminal:
    """Both streams and the language of one run of the program."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.texts = Texts(_NoGame(), lang)
        self.out = _console(sys.stdout)
        self.err = _console(sys.stderr)

    def say(self, message: str, **about: str | int) -> str:
        """A message of the command line."""
        return cli_message(self.texts, message, **about)

    def line(self, text: RenderableType = "") -> None:
        """Write a line; into a file as long as it is, else broken between words."""
        self.out.print(text, soft_wrap=not self.out.is_terminal)

    def show(self, thing: RenderableType) -> None:
        """Write a table or a picture; into a file without the blanks that fill its lines."""
        if self.out.is_terminal:
            self.out.print(thing)
            return
        with self.out.capture() as captured:
            self.out.print(thing)
        for line in captured.get().splitlines():
            self.line(line.rstrip())

    def listed(self, items: Sequence[str]) -> None:
        """Write a list, a line for each; a long one in a terminal in columns, read downwards."""
        widest = max(map(len, items)) + 4
        across = min(self.out.width // widest, -(-len(items) // _LONG))
        if not self.out.is_terminal or across < 2:
            for item in items:
                self.line(f"  {item}")
            return
        down = -(-len(items) // across)
        for row in range(down):
            line = "".join(f"  {item:{widest - 2}}" for item in items[row::down])
            self.line(line.rstrip())

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it."""
        return self.texts.say("cli-number", value=float(value), digits=digits)

    def words(self, message: str) -> frozenset[str]:
        """What may be typed for something: the words of this language, and the English ones."""
        books = (self.texts, Texts(_NoGame(), DEFAULT))
        return frozenset(word for texts in books for word in cli_message(texts, message).split())

    def complain(self, text: str) -> None:
        """Write one line where errors go."""
        self.err.print(" ".join(text.split()), soft_wrap=True)

    @property
    def interactive(self) -> bool:
        """Whether a person sits at both ends."""
        return sys.stdin.isatty() and self.out.is_terminal


def _console(stream: Any) -> Console:
    # What goes into a file or a pipe is not cut to the width of some window.
    width = None if stream.isatty() else 100
    return Console(file=stream, highlight=False, markup=False, emoji=False, width=width)


def language(args: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or that of the environment, or English."""
    for place, arg in enumerate(args):
        if arg == "--lang" and place + 1 < len(args):
            return args[place + 1]
        if arg.startswith("--lang="):
            return arg.partition("=")[2]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            found = environment[name][:2].lower()
            return found if found in languages() else DEFAULT
    return DEFAULT
