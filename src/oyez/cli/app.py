"""The program `oyez`: finds the command, and says in one line what is wrong with bad input."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from oyez.cli.arguments import parse
from oyez.cli.input.values import nearest
from oyez.cli.terminal import CommandError, Terminal, language
from oyez.text import DEFAULT, languages


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status: 0 well, 1 failures found, 2 bad input."""
    _replace_unprintable()
    args = list(sys.argv[1:] if argv is None else argv)
    lang = language(args)
    terminal = Terminal(lang if lang in languages() else DEFAULT)
    try:
        if lang not in languages():
            known = ", ".join(languages())
            raise CommandError(
                "no-language", name=lang, near=nearest(lang, languages()), known=known
            )
        command, arguments = parse(terminal, args)
        return command(terminal, arguments)
    except CommandError as fault:
        terminal.complain(f"oyez: {terminal.say(fault.message, **fault.about)}")
        return fault.status
    except SystemExit as end:  # how argparse ends after a help text
        return int(end.code or 0)
    except KeyboardInterrupt:
        terminal.complain("")
        return 130
    except BrokenPipeError:
        # The reader has gone; without this Python would complain once more at its own end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _replace_unprintable() -> None:
    """Let a letter that a stream cannot carry become a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
