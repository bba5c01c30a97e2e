"""`oyez edition`: a box of one's own: begun, checked, and listed."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from rich.text import Text as Line

from oyez.cli.desk import Desk, Fault, errno_of
from oyez.cli.inputs import editions_folder, find_game, nearest
from oyez.cli.rules import game_name
from oyez.editions.edition import HEADER, STANDARD, Edition
from oyez.game import installed_games
from oyez.library import Found, look_at, scan, tell
from oyez.text import Texts

_DEEDS = ("list", "new", "check")


def edition(desk: Desk, arguments: argparse.Namespace) -> int:
    """Do one of the three things that can be done with editions."""
    deed: str = arguments.deed
    if deed not in _DEEDS:
        known = ", ".join(_DEEDS)
        raise Fault("edition-no-deed", name=deed, near=nearest(deed, _DEEDS), known=known)
    things: list[str] = arguments.things
    if deed == "list":
        _expect(things, 0, "oyez edition list")
        return _list(desk, editions_folder(arguments.editions))
    if deed == "new":
        _expect(things, 2, f"oyez edition new {desk.say('help-game-name')} …")
        return _new(desk, things[0], Path(things[1]))
    _expect(things, 1, "oyez edition check …")
    return _check(desk, Path(things[0]))


def _expect(things: list[str], number: int, command: str) -> None:
    if len(things) != number:
        raise Fault("edition-things", number=number, given=len(things), command=command)


# -- list -------------------------------------------------------------------------------------


def _list(desk: Desk, folder: Path) -> int:
    """The standard editions and those in the folder; 1 if one of these is broken."""
    games = installed_games()
    for name in sorted(games):
        editions = games[name].editions
        if editions is not None:
            _tell(desk, name, STANDARD, editions.find(STANDARD).header.name)
    found = scan(games, folder)
    for each in found:
        _tell(desk, each.game or "?", each.id or each.folder.name, each.name)
        if each.faults:
            words = desk.say("edition-broken", faults=len(each.faults), path=str(each.folder))
            desk.line(Line(f"    {words}", style="red"))
    desk.line(desk.say("edition-folder", path=str(folder), number=len(found)))
    return 1 if any(each.faults for each in found) else 0


def _tell(desk: Desk, game: str, name: str, title: str) -> None:
    desk.line(Line(f"{game:20}  ").append(f"{name:20}", "bold").append(f"  {title}"))


# -- new --------------------------------------------------------------------------------------


def _new(desk: Desk, name: str, folder: Path) -> int:
    """A copy of the standard files, with a name of its own."""
    game = find_game(name)
    if game.editions is None:
        raise Fault("edition-none", game=game.id)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Fault("edition-exists", path=str(folder))
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
        raise Fault("no-write", path=str(folder), words=errno_of(fault)) from None
    title = game_name(game, Texts(game, desk.lang))
    desk.line(desk.say("edition-begun", game=title, path=str(folder)))
    return 0


def _id(folder: Path) -> str:
    """An id made from the name of a folder."""
    letters = "".join(c if c.isascii() and c.isalnum() else "-" for c in folder.resolve().name)
    own = "-".join(part for part in letters.lower().split("-") if part)[:40].strip("-")
    return own if own and own != STANDARD else "my-box"


# -- check ------------------------------------------------------------------------------------


def _check(desk: Desk, folder: Path) -> int:
    """Tell everything that is wrong, or what is still reconstructed; 1 if something is wrong."""
    if not folder.is_dir():
        raise Fault("edition-no-folder", path=str(folder))
    games = installed_games()
    found = look_at(games, folder)
    for line in tell(games, found, desk.lang):
        desk.line(line)
    if found.edition is None:
        desk.line(desk.say("edition-faults", number=len(found.faults)))
        return 1
    _report(desk, found, found.edition)
    return 0


def _report(desk: Desk, found: Found, box: Edition) -> None:
    """How much of the box is written down, and which rows still are our own guess."""
    rows = [origin for origin in box.files.origins if origin.file != HEADER]
    guessed = [origin for origin in rows if origin.source == "reconstructed"]
    desk.line(desk.say("edition-good", name=found.name, id=found.id, rows=len(rows)))
    for (file, table), number in Counter((each.file, each.table) for each in guessed).items():
        place = ", ".join(part for part in (file, table) if part)
        desk.line(desk.say("edition-guessed", place=place, number=number))
        here = [each.row for each in guessed if (each.file, each.table) == (file, table)]
        listed = ", ".join(name.strip("'") for name in here if name)
        if listed:
            desk.line(f"    {listed}")
    desk.line(desk.say("edition-guesses", number=len(guessed), rows=len(rows)))
