"""Looking things up: the games there are, and the paragraphs of their rules."""

from __future__ import annotations

import argparse
import re
import unicodedata
from typing import Any, NamedTuple

import msgspec
from rich.padding import Padding
from rich.table import Table as Columns
from rich.text import Text as Line

from oyez.cli.input.values import find_game, nearest
from oyez.cli.terminal import CommandError, Terminal
from oyez.game import Game, installed_games
from oyez.text import DEFAULT, Texts

_PARAGRAPH = re.compile(r"\*\*([A-Z0-9][A-Z0-9-]*)\*\*\s*(.*)", re.DOTALL)


class Paragraph(NamedTuple):
    """One rule, with the section it stands in."""

    id: str
    section: str
    text: str


def game_name(game: Game[Any, Any], texts: Texts) -> str:
    """The title of a game: its own word for it, else the title of its rules, else its id."""
    if texts.has("game-name"):
        return texts.say("game-name")
    first = _source(game, texts.lang).partition("\n")[0]
    return first.removeprefix("# ").strip() or game.id


def paragraphs(game: Game[Any, Any], lang: str) -> list[Paragraph]:
    """Every numbered paragraph of the rules."""
    found: list[Paragraph] = []
    section = ""
    for block in _source(game, lang).split("\n\n"):
        block = block.strip()
        if block.startswith("## "):
            section = block[3:].strip()
        elif numbered := _PARAGRAPH.match(block):
            found.append(Paragraph(numbered[1], section, " ".join(numbered[2].split())))
    return found


def rule_text(game: Game[Any, Any], lang: str, rule: str) -> Paragraph | None:
    """The paragraph with this id."""
    return next((p for p in paragraphs(game, lang) if p.id == rule), None)


def find_rules(game: Game[Any, Any], lang: str, words: list[str]) -> list[Paragraph]:
    """The paragraphs with these ids, or else with all these words."""
    known = paragraphs(game, lang)
    return (_by_id(known, words) or _by_words(known, words)) if known and words else []


def _source(game: Game[Any, Any], lang: str) -> str:
    own = game.folder / ("rules.md" if lang == DEFAULT else f"rules.{lang}.md")
    path = own if own.exists() else game.folder / "rules.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def search_form(text: str) -> str:
    """Text for comparing: without accents, in small letters."""
    apart = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).lower()


def rules(terminal: Terminal, arguments: argparse.Namespace) -> int:
    """`oyez rules`: the table of contents, a paragraph, or those with certain words."""
    game = find_game(arguments.game)
    known = paragraphs(game, terminal.lang)
    if not known:
        raise CommandError("no-rules", game=game.id)
    if not arguments.words:
        _contents(terminal, game, known)
        return 0
    found = find_rules(game, terminal.lang, arguments.words)
    if not found:
        words = " ".join(arguments.words)
        near = nearest(words.upper(), [p.id.lower() for p in known]).upper()
        raise CommandError("no-rule", words=words, near="none" if near == "NONE" else near)
    for paragraph in found:
        show_rule(terminal, paragraph)
    return 0


def show_rule(terminal: Terminal, paragraph: Paragraph) -> None:
    """Print one paragraph."""
    head = Line(paragraph.id, style="bold")
    head.append(f"  {paragraph.section}", style="dim not bold")
    terminal.line(head)
    terminal.show(Padding(Line(paragraph.text.replace("**", "")), (0, 0, 1, 2)))


def _by_id(known: list[Paragraph], words: list[str]) -> list[Paragraph]:
    """By ids, in full or without the letters of the game in front; or a whole family of ids."""
    wanted = [word.upper() for word in words]
    found = [p for p in known if p.id in wanted or p.id.partition("-")[2] in wanted]
    if found or len(wanted) > 1:
        return found
    starts = (f"{wanted[0]}-", f"{known[0].id.partition('-')[0]}-{wanted[0]}-")
    return [p for p in known if p.id.startswith(starts)] if "-" in wanted[0] else []


def _by_words(known: list[Paragraph], words: list[str]) -> list[Paragraph]:
    wanted = [search_form(part) for word in words for part in word.split()]
    return [
        p for p in known if all(w in search_form(f"{p.id} {p.section} {p.text}") for w in wanted)
    ]


def _contents(terminal: Terminal, game: Game[Any, Any], known: list[Paragraph]) -> None:
    terminal.line(Line(game_name(game, Texts(game, terminal.lang)), style="bold"))
    sections: dict[str, list[str]] = {}
    for paragraph in known:
        sections.setdefault(paragraph.section, []).append(paragraph.id)
    width = max(map(len, sections))
    for section, ids in sections.items():
        span = ids[0] if len(ids) == 1 else f"{ids[0]} … {ids[-1]}"
        terminal.line(f"  {section:{width}}  {span}")
    terminal.line()
    terminal.line(terminal.say("rules-how", game=game.id, id=known[0].id))


def games(terminal: Terminal, _arguments: argparse.Namespace) -> int:
    """`oyez games`: what can be played, and the options of each game."""
    installed = installed_games()
    for name, game in sorted(installed.items()):
        _introduce(terminal, name, game)
    if not installed:
        terminal.line(terminal.say("no-games"))
    return 0


def _introduce(terminal: Terminal, name: str, game: Game[Any, Any]) -> None:
    texts = Texts(game, terminal.lang)
    players = terminal.say("players", least=game.seats[0], most=game.seats[-1])
    head = Line(name, style="bold")
    about = f"  {game_name(game, texts)} ({players}, {terminal.say('edition', rules=game.rules)})"
    terminal.line(head.append(about, "not bold"))
    if texts.has("game-description"):
        terminal.show(Padding(texts.say("game-description"), (0, 0, 0, 2)))
    fields = msgspec.structs.fields(game.options)
    options = [each for each in fields if each.name != "edition" or game.editions is None]
    if not options:
        return
    terminal.line(f"  {terminal.say('games-options')}")
    grid = Columns.grid(padding=(0, 2, 0, 0))
    for option in options:
        message = f"option-{option.name.replace('_', '-')}.help"
        grid.add_row(f"    {option.name}", texts.say(message) if texts.has(message) else "")
    terminal.show(grid)
