"""The program `oyez`: finds the command, and says in one line what is wrong with bad input."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from oyez.cli.arguments import parse
from oyez.cli.desk import Desk, Fault, language
from oyez.cli.inputs import nearest
from oyez.text import DEFAULT, languages


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status: 0 well, 1 failures found, 2 bad input."""
    _forgive()
    args = list(sys.argv[1:] if argv is None else argv)
    lang = language(args)
    desk = Desk(lang if lang in languages() else DEFAULT)
    try:
        if lang not in languages():
            known = ", ".join(languages())
            raise Fault("no-language", name=lang, near=nearest(lang, languages()), known=known)
        command, arguments = parse(desk, args)
        return command(desk, arguments)
    except Fault as fault:
        desk.complain(f"oyez: {desk.say(fault.message, **fault.about)}")
        return fault.status
    except SystemExit as end:  # how argparse ends after a help text
        return int(end.code or 0)
    except KeyboardInterrupt:
        desk.complain("")
        return 130
    except BrokenPipeError:
        # The reader has gone; without this Python would complain once more at its own end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _forgive() -> None:
    """Let a letter that a stream cannot carry become a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
