"""`oyez edition`: a box of one's own: begun, checked, and listed."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from rich.text import Text as Line

from oyez.cli.commands.rules import game_name
from oyez.cli.input.values import editions_folder, find_game, nearest
from oyez.cli.terminal import CommandError, Terminal, errno_of
from oyez.editions.edition import HEADER, STANDARD, Edition
from oyez.game import installed_games
from oyez.library import FoundEdition, fault_lines, read_edition, scan
from oyez.text import Texts

_DEEDS = ("list", "new", "check")


def edition(terminal: Terminal, arguments: argparse.Namespace) -> int:
    """Do one of the three things that can be done with editions."""
    deed: str = arguments.deed
    if deed not in _DEEDS:
        known = ", ".join(_DEEDS)
        raise CommandError("edition-no-deed", name=deed, near=nearest(deed, _DEEDS), known=known)
    things: list[str] = arguments.things
    if deed == "list":
        _expect(things, 0, "oyez edition list")
        return _list(terminal, editions_folder(arguments.editions))
    if deed == "new":
        _expect(things, 2, f"oyez edition new {terminal.say('help-game-name')} …")
        return _new(terminal, things[0], Path(things[1]))
    _expect(things, 1, "oyez edition check …")
    return _check(terminal, Path(things[0]))


def _expect(things: list[str], number: int, command: str) -> None:
    if len(things) != number:
        raise CommandError("edition-things", number=number, given=len(things), command=command)


# -- list -------------------------------------------------------------------------------------


def _list(terminal: Terminal, folder: Path) -> int:
    """The standard editions and those in the folder; 1 if one of these is broken."""
    games = installed_games()
    for name in sorted(games):
        editions = games[name].editions
        if editions is not None:
            _tell(terminal, name, STANDARD, editions.find(STANDARD).header.name)
    found = scan(games, folder)
    for each in found:
        _tell(terminal, each.game or "?", each.id or each.folder.name, each.name)
        if each.faults:
            words = terminal.say("edition-broken", faults=len(each.faults), path=str(each.folder))
            terminal.line(Line(f"    {words}", style="red"))
    terminal.line(terminal.say("edition-folder", path=str(folder), number=len(found)))
    return 1 if any(each.faults for each in found) else 0


def _tell(terminal: Terminal, game: str, name: str, title: str) -> None:
    terminal.line(Line(f"{game:20}  ").append(f"{name:20}", "bold").append(f"  {title}"))


# -- new --------------------------------------------------------------------------------------


def _new(terminal: Terminal, name: str, folder: Path) -> int:
    """A copy of the standard files, with a name of its own."""
    game = find_game(name)
    if game.editions is None:
        raise CommandError("edition-none", game=game.id)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CommandError("edition-exists", path=str(folder))
    try:
        game.editions.copy(folder)
        header = folder / HEADER
        name = game.editions.find(STANDARD).header.name
        text = header.read_text(encoding="utf-8")
        for standard in (f'id = "{STANDARD}"', f'name = "{name}"'):
            own = standard.partition(" ")[0] + f' = "{_id(folder)}"'
            text = text.replace(standard, own, 1)
        header.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise CommandError("no-write", path=str(folder), words=errno_of(fault)) from None
    title = game_name(game, Texts(game, terminal.lang))
    terminal.line(terminal.say("edition-begun", game=title, path=str(folder)))
    return 0


def _id(folder: Path) -> str:
    """An id made from the name of a folder."""
    letters = "".join(c if c.isascii() and c.isalnum() else "-" for c in folder.resolve().name)
    own = "-".join(part for part in letters.lower().split("-") if part)[:40].strip("-")
    return own if own and own != STANDARD else "my-box"


# -- check ------------------------------------------------------------------------------------


def _check(terminal: Terminal, folder: Path) -> int:
    """Tell everything that is wrong, or what is still reconstructed; 1 if something is wrong."""
    if not folder.is_dir():
        raise CommandError("edition-no-folder", path=str(folder))
    games = installed_games()
    found = read_edition(games, folder)
    for line in fault_lines(games, found, terminal.lang):
        terminal.line(line)
    if found.edition is None:
        terminal.line(terminal.say("edition-faults", number=len(found.faults)))
        return 1
    _report(terminal, found, found.edition)
    return 0


def _report(terminal: Terminal, found: FoundEdition, box: Edition) -> None:
    """How much of the box is written down, and which rows still are our own guess."""
    rows = [origin for origin in box.files.origins if origin.file != HEADER]
    guessed = [origin for origin in rows if origin.source == "reconstructed"]
    terminal.line(terminal.say("edition-good", name=found.name, id=found.id, rows=len(rows)))
    for (file, table), number in Counter((each.file, each.table) for each in guessed).items():
        place = ", ".join(part for part in (file, table) if part)
        terminal.line(terminal.say("edition-guessed", place=place, number=number))
        here = [each.row for each in guessed if (each.file, each.table) == (file, table)]
        listed = ", ".join(name.strip("'") for name in here if name)
        if listed:
            terminal.line(f"    {listed}")
    terminal.line(terminal.say("edition-guesses", number=len(guessed), rows=len(rows)))
