"""The commands and their options, with help in both languages."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, NoReturn

from oyez.bots import DEFAULT_BOT, LEVELS
from oyez.cli.commands.edition import edition
from oyez.cli.commands.fuzz import fuzz
from oyez.cli.commands.new_game import new_game
from oyez.cli.commands.play import play
from oyez.cli.commands.replay import replay
from oyez.cli.commands.rules import games, rules
from oyez.cli.commands.serve import serve
from oyez.cli.commands.simulate import simulate
from oyez.cli.input.values import minutes, nearest, whole_number
from oyez.cli.terminal import CommandError, Terminal
from oyez.text import languages

CommandFunction = Callable[[Terminal, argparse.Namespace], int]

COMMANDS: Final[dict[str, CommandFunction]] = {
    "serve": serve,
    "play": play,
    "replay": replay,
    "simulate": simulate,
    "fuzz": fuzz,
    "rules": rules,
    "games": games,
    "edition": edition,
    "new-game": new_game,
}

# What argparse has to say, and the messages in which we say it.
_COMPLAINTS: Final = [
    (r"the following arguments are required: (.*)", "args-missing"),
    (r"unrecognized arguments: (.*)", "args-unknown"),
    (r"argument (.*): expected (?:one|at least one) argument", "args-no-value"),
    (r"argument (.*): ignored explicit argument .*", "args-unknown"),
]


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help as the author broke its lines, under a heading in our language."""

    def __init__(self, prog: str, heading: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._heading = heading

    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._heading} " if prefix is None else prefix)


class CommandParser(argparse.ArgumentParser):
    """A parser that speaks our language and raises a Fault instead of ending the program."""

    def __init__(self, terminal: Terminal, **parts: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=self._form, **parts)
        self.terminal = terminal
        self.things = self.add_argument_group(terminal.say("help-arguments"))
        self.options = self.add_argument_group(terminal.say("help-options"))

    def _form(self, *, prog: str) -> argparse.HelpFormatter:
        return _Formatter(prog, self.terminal.say("help-usage"))

    def option(self, name: str, message: str | None = None, **parts: Any) -> None:
        """Add an option; its help text is a message of the command line."""
        text = self.terminal.say(f"help-{message or name.lstrip('-')}")
        self.options.add_argument(name, help=text, **parts)

    def thing(self, name: str, **parts: Any) -> None:
        """Add an argument without a name."""
        metavar = self.terminal.say(f"help-{name}-name")
        self.things.add_argument(
            name, metavar=metavar, help=self.terminal.say(f"help-{name}"), **parts
        )

    def common(self) -> None:
        """What every command understands."""
        self.options.add_argument(
            "-h", "--help", action="help", help=self.terminal.say("help-help")
        )
        self.option("--lang", metavar="|".join(languages()), default=argparse.SUPPRESS)

    def error(self, message: str) -> NoReturn:
        for pattern, ours in _COMPLAINTS:
            found = re.fullmatch(pattern, message)
            if found:
                raise CommandError(ours, what=found[1], command=self.prog)
        raise CommandError("args-bad", words=message, command=self.prog)


def parse(terminal: Terminal, args: list[str]) -> tuple[CommandFunction, argparse.Namespace]:
    """The command named, and its arguments; a help text ends here, as SystemExit."""
    front = _front(args)
    rest = args[front:]
    if not rest or rest[0].startswith("-"):
        top = _top(terminal)
        if not rest:
            top.print_help()
            top.exit()
        top.parse_args(args)
        raise CommandError("args-no-command", what=rest[0])
    name = rest[0]
    if name not in COMMANDS:
        known = ", ".join(COMMANDS)
        raise CommandError("no-command", name=name, near=nearest(name, COMMANDS), known=known)
    parser = CommandParser(terminal, prog=f"oyez {name}", description=terminal.say(f"help-{name}"))
    _ARGUMENTS[name](parser)
    parser.common()
    # What follows would cut an English heading off the usage, whatever the language.
    parser.usage = parser.format_usage().removeprefix(terminal.say("help-usage")).strip()
    return COMMANDS[name], parser.parse_intermixed_args(rest[1:])


def _front(args: list[str]) -> int:
    """How many arguments stand before the command: only the language may."""
    front = 0
    while front < len(args) and args[front].startswith("--lang"):
        front += 1 if "=" in args[front] else 2
    return front


def _top(terminal: Terminal) -> CommandParser:
    parser = CommandParser(terminal, prog="oyez", description=terminal.say("help-about"))
    parser.usage = terminal.say("help-synopsis")
    parser.common()
    shown = f"oyez {version('oyez')}"
    words = terminal.say("help-version")
    parser.options.add_argument("--version", action="version", version=shown, help=words)
    commands = [f"  {name:10}{terminal.say(f'help-{name}')}" for name in COMMANDS]
    parser.epilog = "\n".join(
        [f"{terminal.say('help-commands')}:", *commands, "", terminal.say("help-more")]
    )
    return parser


def _of_match(parser: CommandParser, bots: str, message: str) -> None:
    """What says which match is to be played, and which bots play unless others are named."""
    parser.option("--seats", type=whole_number("--seats", 1), metavar="K")
    name = parser.terminal.say("help-bots-name")
    parser.option("--bots", message, default=bots, metavar=name)
    parser.option("--seed", type=whole_number("--seed", 0), metavar="S")
    parser.option("--option", action="append", default=[], metavar=parser.terminal.say("help-pair"))


def _of_edition(parser: CommandParser) -> None:
    """Which box is played with, and where the boxes are."""
    parser.option("--edition", "of-edition", metavar="E")
    _editions(parser)


def _editions(parser: CommandParser) -> None:
    parser.option("--editions", type=Path, metavar=parser.terminal.say("help-folder-name"))


def _edition(parser: CommandParser) -> None:
    parser.thing("deed")
    parser.thing("things", nargs="*")
    _editions(parser)


def _play(parser: CommandParser) -> None:
    parser.thing("game", nargs="?")
    _of_match(parser, DEFAULT_BOT, "rivals")
    parser.option("--level", dest="bots", metavar="|".join(LEVELS))
    parser.option("--seat", "own-seat", type=whole_number("--seat", 1), metavar="N")
    file = parser.terminal.say("help-file-name")
    parser.option("--save", type=Path, metavar=file)
    parser.option("--resume", type=Path, metavar=file)
    parser.option("--after", type=Path, metavar=file)
    parser.option("--deal", metavar="CODE")
    _of_edition(parser)


def _serve(parser: CommandParser) -> None:
    parser.option("--host", default="127.0.0.1", metavar="H")
    parser.option("--port", type=whole_number("--port", 0, 65535), metavar="N")
    parser.option("--data", type=Path, metavar=parser.terminal.say("help-folder-name"))
    _editions(parser)
    parser.option("--origin", action="append", default=[], metavar="URL")
    parser.option("--contact", default="mailto:webmaster@localhost", metavar="URL")


def _replay(parser: CommandParser) -> None:
    parser.thing("file", type=Path)
    parser.option("--ply", type=whole_number("--ply", 0), metavar="N", default=0)
    parser.option("--seat", "view", type=whole_number("--seat", 1), metavar="K")
    parser.option("--all", action="store_true")


def _simulate(parser: CommandParser) -> None:
    parser.thing("game")
    parser.option("--games", "number", type=whole_number("--games", 1), default=100, metavar="N")
    _of_match(parser, "random", "bots")
    parser.option("--jobs", type=whole_number("--jobs", 1, 256), default=1, metavar="J")
    parser.option("--json", action="store_true")
    _of_edition(parser)


def _fuzz(parser: CommandParser) -> None:
    parser.thing("game")
    parser.option("--games", "fuzz-number", type=whole_number("--games", 1), metavar="N")
    parser.option("--seats", "fuzz-seats", type=whole_number("--seats", 1), metavar="K")
    parser.option("--seed", type=whole_number("--seed", 0), metavar="S")
    parser.option("--minutes", type=minutes, metavar="M")
    _of_edition(parser)


def _rules(parser: CommandParser) -> None:
    parser.thing("game")
    parser.thing("words", nargs="*")


def _games(parser: CommandParser) -> None:
    """Nothing to add."""


def _new_game(parser: CommandParser) -> None:
    parser.thing("name")
    folder = parser.terminal.say("help-folder-name")
    parser.option("--folder", "new-folder", type=Path, metavar=folder)
    parser.option("--title", metavar="T")
    parser.option("--letters", metavar="XY")


_ARGUMENTS: Final[dict[str, Callable[[CommandParser], None]]] = {
    "serve": _serve,
    "play": _play,
    "replay": _replay,
    "simulate": _simulate,
    "fuzz": _fuzz,
    "rules": _rules,
    "games": _games,
    "edition": _edition,
    "new-game": _new_game,
}
