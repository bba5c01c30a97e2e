"""A match in the terminal: asks one person, lets bots play, saves after every answer."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from rich.text import Text as Line

from oyez.bots import BOTS, bots_by_name
from oyez.cli.commands.rules import find_rules, rule_text, search_form, show_rule
from oyez.cli.display.contents import ContentLines
from oyez.cli.display.outcome import tell_outcome
from oyez.cli.display.table import TableRenderer
from oyez.cli.input.orders import OrderBook
from oyez.cli.input.picker import BackRequested, Picker
from oyez.cli.matches.saves import write_file
from oyez.cli.terminal import CommandError, Terminal
from oyez.game import game_of
from oyez.kernel import Match, Question, Refused, Seat, redo, undo
from oyez.kernel import record as records
from oyez.scene.elements import Scene
from oyez.text import Texts

# The letters that are commands wherever something is typed.
COMMANDS: Final = frozenset("ur?lbmosqh")
_LOG_LINES: Final = 30


class SessionSettings(NamedTuple):
    """Who plays, which seat is the person's, where the game is saved, and the code of its deal."""

    names: list[str]
    seat: Seat
    path: Path
    deal: str = ""


class QuitRequested(Exception):  # noqa: N818 - not an error: the person gets up
    """The person leaves the table."""


class AskAgain(Exception):  # noqa: N818 - not an error: the position has changed
    """The question has to be put anew."""


class TerminalSession:
    """One match, from sitting down to getting up."""

    def __init__(
        self, terminal: Terminal, match: Match[Any], terms: SessionSettings, rng: Random
    ) -> None:
        self._terminal, self._match, self._terms, self._seat = terminal, match, terms, terms.seat
        self._texts = Texts(game_of(match), terminal.lang)
        self._picture = TableRenderer(game_of(match), self._texts, terminal, self._seat)
        self._bots = bots_by_name(match, [n if n in BOTS else None for n in terms.names], rng)
        self._picker = Picker(terminal, self._texts, self._read)
        self._told = 0
        self._drawn: Scene | None = None
        self._where = ""
        self._question: Question | None = None

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        try:
            self._greet()
            while not self._match.over:
                self._turn()
        except (QuitRequested, EOFError, KeyboardInterrupt):
            self._save()
            self._terminal.line()
            message = "left-deal" if self._terms.deal else "left"
            path, deal = str(self._terms.path), self._terms.deal
            self._terminal.line(self._terminal.say(message, path=path, deal=deal))
            return
        except Exception as broken:
            # A fault of the rules must not cost the person the evening.
            self._save()
            words, path = f"{type(broken).__name__}: {broken}", str(self._terms.path)
            raise CommandError("broken", status=1, words=words, path=path) from broken
        self._save()
        self._news()
        self._board()
        tell_outcome(self._terminal, self._match, self._texts)
        self._terminal.line(self._terminal.say("kept", path=str(self._terms.path)))
        if self._terms.deal:
            game = self._match.game.id
            self._terminal.line(self._terminal.say("deal-again", game=game, deal=self._terms.deal))

    def _greet(self) -> None:
        if self._texts.has("game-description"):
            self._terminal.line(self._texts.say("game-description"))
        player = self._texts.player(self._seat)
        self._terminal.line(self._terminal.say("welcome", player=player))
        self._terminal.line(self._terminal.say("play-keys"))

    def _turn(self) -> None:
        """Let the bots move until the person is asked, then ask."""
        while not self._match.over and self._open() is None:
            if self._bots.move() is None:
                raise AssertionError("the match waits for nobody at the table")
        question = self._open()
        if question is None:
            return
        try:
            self._ask(question)
        except (BackRequested, AskAgain):
            return

    def _open(self) -> Question | None:
        """What the person still has to answer."""
        asked = self._seat in self._match.waiting()
        return self._match.question(self._seat) if asked else None

    def _ask(self, question: Question) -> None:
        self._question = question
        table = self._table()
        beside = self._picture.has_room_for_news(table)
        if beside:
            self._news()
        if self._drawn != table:
            self._board()
        if not beside:
            self._news()
        self._say_where()
        head = Line(self._texts.prompt(question), style="bold")
        self._terminal.line(head.append(f"  [{question.rule}]" if question.rule else "", "dim"))
        value = self._picker.pick(question.choices, question)
        try:
            self._match.answer(self._seat, value, question.ply)
        except Refused as refusal:
            self._terminal.line(self._texts.error(refusal))
            return
        self._bots.play_open_phase()
        self._save()

    # -- what is typed --------------------------------------------------------------------------

    def _read(self, hint: str) -> str:
        """A line that is no command; commands are done on the spot."""
        while True:
            typed = self._terminal.out.input(
                f"{hint} · {self._terminal.say('pick-help')} > "
            ).strip()
            if typed.startswith("?") and typed != "?":
                self._look_up(typed[1:].split())
            elif typed.lower() not in COMMANDS or not typed:
                return typed
            else:
                self._command(typed.lower())

    def _command(self, key: str) -> None:
        match key:
            case "u" | "r":
                self._take_back(key)
            case "?":
                self._rule()
            case "l":
                self._log()
            case "b":
                self._board()
            case "m":
                self._act()
            case "o":
                self._order()
            case "s":
                self._save()
                self._terminal.line(self._terminal.say("saved", path=str(self._terms.path)))
            case "q":
                self._leave()
            case _:
                self._terminal.line(self._terminal.say("play-keys"))

    def _take_back(self, key: str) -> None:
        try:
            (undo if key == "u" else redo)(self._match, self._seat)
        except Refused as refusal:
            self._terminal.line(self._texts.error(refusal))
            return
        self._told = min(self._told, len(self._match.log_of(self._seat)))
        self._save()
        raise AskAgain

    def _rule(self) -> None:
        rule = self._question.rule if self._question else ""
        paragraph = rule_text(game_of(self._match), self._terminal.lang, rule)
        if paragraph is None:
            self._terminal.line(self._terminal.say("no-rule-here"))
        else:
            show_rule(self._terminal, paragraph)

    def _look_up(self, words: list[str]) -> None:
        things = ContentLines(self._table(), self._texts, self._seat)
        cards = list(things.explained([search_form(word) for word in words]))
        for name, text in cards:
            self._terminal.line(Line(f"{name}  ", style="bold").append(text, "not bold"))
        found = find_rules(game_of(self._match), self._terminal.lang, words)
        for paragraph in found:
            show_rule(self._terminal, paragraph)
        if not found and not cards:
            self._terminal.line(self._terminal.say("no-rule", words=" ".join(words), near="none"))

    def _log(self) -> None:
        for event in self._match.log_of(self._seat)[-_LOG_LINES:]:
            self._terminal.line(f"  {self._texts.event(event)}")

    def _act(self) -> None:
        """Something out of turn; the question comes back afterwards."""
        acts = self._match.anytime(self._seat)
        if not acts:
            self._terminal.line(self._terminal.say("no-acts"))
            return
        try:
            self._match.act(self._seat, self._picker.pick(acts))
            self._bots.reply()
        except Refused as refusal:
            self._terminal.line(self._texts.error(refusal))
        self._save()
        raise AskAgain

    def _order(self) -> None:
        """What is to be done from now on without asking; the question comes back afterwards."""
        orders = OrderBook(self._terminal, self._texts, self._match, self._seat)
        try:
            value = orders.pick(self._read, self._picker)
            if value is None:
                return
            self._match.order(self._seat, value)
        except Refused as refusal:
            self._terminal.line(self._texts.error(refusal))
        self._save()
        raise AskAgain

    def _leave(self) -> None:
        """Ask before going; the game is kept either way."""
        asked = self._terminal.out.input(
            self._terminal.say("leave", path=str(self._terms.path)) + " > "
        )
        typed = asked.strip().lower()
        if not typed or typed.startswith(tuple(self._terminal.words("word-yes"))):
            raise QuitRequested

    # -- showing and keeping ------------------------------------------------------------------

    def _say_where(self) -> None:
        """Where we are in the rulebook, if that has changed since it was last said."""
        passages = self._match.game.where(self._match.state_of(self._seat))
        where = self._texts.where(passages)
        if where != self._where:
            self._where = where
            self._terminal.line(Line(where, style="bold dim"))

    def _board(self) -> None:
        self._drawn = self._table()
        events = self._match.log_of(self._seat)
        self._picture.show(self._drawn, [self._texts.event(event) for event in events])

    def _table(self) -> Scene:
        return game_of(self._match).scene(self._match.state_of(self._seat), self._seat)

    def _news(self) -> None:
        """What happened since the person last looked."""
        events = self._match.log_of(self._seat)
        for event in events[self._told :][-_LOG_LINES:]:
            self._terminal.line(Line(f"· {self._texts.event(event)}", style="dim"))
        self._told = len(events)

    def _save(self) -> None:
        record = records.write(self._match, self._terms.names)
        try:
            write_file(self._terms.path, records.to_json(record))
        except CommandError as fault:
            self._terminal.line(self._terminal.say(fault.message, **fault.about))
