"""A person at the table: questions, commands, and nothing lost on the way out."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from rich.text import Text as Line

from oyez.bots import BOTS, company
from oyez.cli.board import Picture
from oyez.cli.desk import Desk, Fault
from oyez.cli.ending import tell_outcome
from oyez.cli.orders import OrderBook
from oyez.cli.pick import Back, Picker
from oyez.cli.rules import find_rules, folded, rule_text, show_rule
from oyez.cli.saves import write_file
from oyez.cli.things import Things
from oyez.game import game_of
from oyez.kernel import Match, Question, Refused, Seat, redo, undo
from oyez.kernel import record as records
from oyez.scene.elements import Table
from oyez.text import Texts

# The letters that are commands wherever something is typed.
COMMANDS: Final = frozenset("ur?lbmosqh")
_LOG_LINES: Final = 30


class Terms(NamedTuple):
    """Who plays, which seat is the person's, where the game is saved, and the code of its deal."""

    names: list[str]
    seat: Seat
    path: Path
    deal: str = ""


class Leave(Exception):  # noqa: N818 - not an error: the person gets up
    """The person leaves the table."""


class Again(Exception):  # noqa: N818 - not an error: the position has changed
    """The question has to be put anew."""


class Sitting:
    """One match, from sitting down to getting up."""

    def __init__(self, desk: Desk, match: Match[Any], terms: Terms, rng: Random) -> None:
        self._desk, self._match, self._terms, self._seat = desk, match, terms, terms.seat
        self._texts = Texts(game_of(match), desk.lang)
        self._picture = Picture(game_of(match), self._texts, desk, self._seat)
        self._bots = company(match, [n if n in BOTS else None for n in terms.names], rng)
        self._picker = Picker(desk, self._texts, self._read)
        self._told = 0
        self._drawn: Table | None = None
        self._where = ""
        self._question: Question | None = None

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        try:
            self._greet()
            while not self._match.over:
                self._turn()
        except (Leave, EOFError, KeyboardInterrupt):
            self._save()
            self._desk.line()
            message = "left-deal" if self._terms.deal else "left"
            path, deal = str(self._terms.path), self._terms.deal
            self._desk.line(self._desk.say(message, path=path, deal=deal))
            return
        except Exception as broken:
            # A fault of the rules must not cost the person the evening.
            self._save()
            words, path = f"{type(broken).__name__}: {broken}", str(self._terms.path)
            raise Fault("broken", status=1, words=words, path=path) from broken
        self._save()
        self._news()
        self._board()
        tell_outcome(self._desk, self._match, self._texts)
        self._desk.line(self._desk.say("kept", path=str(self._terms.path)))
        if self._terms.deal:
            game = self._match.game.id
            self._desk.line(self._desk.say("deal-again", game=game, deal=self._terms.deal))

    def _greet(self) -> None:
        if self._texts.has("game-description"):
            self._desk.line(self._texts.say("game-description"))
        player = self._texts.player(self._seat)
        self._desk.line(self._desk.say("welcome", player=player))
        self._desk.line(self._desk.say("play-keys"))

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
        except (Back, Again):
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
        self._desk.line(head.append(f"  [{question.rule}]" if question.rule else "", "dim"))
        value = self._picker.pick(question.choices, question)
        try:
            self._match.answer(self._seat, value, question.ply)
        except Refused as refusal:
            self._desk.line(self._texts.error(refusal))
            return
        self._bots.keep_up()
        self._save()

    # -- what is typed --------------------------------------------------------------------------

    def _read(self, hint: str) -> str:
        """A line that is no command; commands are done on the spot."""
        while True:
            typed = self._desk.out.input(f"{hint} · {self._desk.say('pick-help')} > ").strip()
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
                self._desk.line(self._desk.say("saved", path=str(self._terms.path)))
            case "q":
                self._leave()
            case _:
                self._desk.line(self._desk.say("play-keys"))

    def _take_back(self, key: str) -> None:
        try:
            (undo if key == "u" else redo)(self._match, self._seat)
        except Refused as refusal:
            self._desk.line(self._texts.error(refusal))
            return
        self._told = min(self._told, len(self._match.log_of(self._seat)))
        self._save()
        raise Again

    def _rule(self) -> None:
        rule = self._question.rule if self._question else ""
        paragraph = rule_text(game_of(self._match), self._desk.lang, rule)
        if paragraph is None:
            self._desk.line(self._desk.say("no-rule-here"))
        else:
            show_rule(self._desk, paragraph)

    def _look_up(self, words: list[str]) -> None:
        things = Things(self._table(), self._texts, self._seat)
        cards = list(things.explained([folded(word) for word in words]))
        for name, text in cards:
            self._desk.line(Line(f"{name}  ", style="bold").append(text, "not bold"))
        found = find_rules(game_of(self._match), self._desk.lang, words)
        for paragraph in found:
            show_rule(self._desk, paragraph)
        if not found and not cards:
            self._desk.line(self._desk.say("no-rule", words=" ".join(words), near="none"))

    def _log(self) -> None:
        for event in self._match.log_of(self._seat)[-_LOG_LINES:]:
            self._desk.line(f"  {self._texts.event(event)}")

    def _act(self) -> None:
        """Something out of turn; the question comes back afterwards."""
        acts = self._match.anytime(self._seat)
        if not acts:
            self._desk.line(self._desk.say("no-acts"))
            return
        try:
            self._match.act(self._seat, self._picker.pick(acts))
            self._bots.reply()
        except Refused as refusal:
            self._desk.line(self._texts.error(refusal))
        self._save()
        raise Again

    def _order(self) -> None:
        """What is to be done from now on without asking; the question comes back afterwards."""
        orders = OrderBook(self._desk, self._texts, self._match, self._seat)
        try:
            value = orders.pick(self._read, self._picker)
            if value is None:
                return
            self._match.order(self._seat, value)
        except Refused as refusal:
            self._desk.line(self._texts.error(refusal))
        self._save()
        raise Again

    def _leave(self) -> None:
        """Ask before going; the game is kept either way."""
        asked = self._desk.out.input(self._desk.say("leave", path=str(self._terms.path)) + " > ")
        typed = asked.strip().lower()
        if not typed or typed.startswith(tuple(self._desk.words("word-yes"))):
            raise Leave

    # -- showing and keeping ------------------------------------------------------------------

    def _say_where(self) -> None:
        """Where we are in the rulebook, if that has changed since it was last said."""
        passages = self._match.game.where(self._match.state_of(self._seat))
        where = self._texts.where(passages)
        if where != self._where:
            self._where = where
            self._desk.line(Line(where, style="bold dim"))

    def _board(self) -> None:
        self._drawn = self._table()
        events = self._match.log_of(self._seat)
        self._picture.show(self._drawn, [self._texts.event(event) for event in events])

    def _table(self) -> Table:
        return game_of(self._match).table(self._match.state_of(self._seat), self._seat)

    def _news(self) -> None:
        """What happened since the person last looked."""
        events = self._match.log_of(self._seat)
        for event in events[self._told :][-_LOG_LINES:]:
            self._desk.line(Line(f"· {self._texts.event(event)}", style="dim"))
        self._told = len(events)

    def _save(self) -> None:
        record = records.write(self._match, self._terms.names)
        try:
            write_file(self._terms.path, records.to_json(record))
        except Fault as fault:
            self._desk.line(self._desk.say(fault.message, **fault.about))
