"""Plays a record forwards and backwards, as one seat or a spectator may see it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from oyez.cli.input.orders import order_words
from oyez.cli.input.values import read_record
from oyez.cli.terminal import cli_message
from oyez.game import Game
from oyez.kernel import Match, Question, Record, Refused, Seat
from oyez.kernel.answers import Answer
from oyez.kernel.visibility import hidden_entries
from oyez.text import Texts


class PlaybackStep(NamedTuple):
    """What one answer of a record brought: in words, what happened, where we are, what broke."""

    ply: int
    said: str
    events: list[str]
    where: str
    fault: str


class Playback:
    """Stands at one ply of a record. `seat` is whose eyes we look through (None: a spectator)."""

    def __init__(
        self, game: Game[Any, Any], record: Record, path: Path, texts: Texts, seat: Seat | None
    ) -> None:
        self._game, self._record, self._path = game, record, path
        self._texts, self.seat = texts, seat
        self.last = len(record.answers)
        # A record of other rules can only be read from its last snapshot on.
        mended = record.rules != game.rules
        self.first = record.snapshots[-1].ply if mended and record.snapshots else 0
        self.match: Match[Any] = self._start()
        self.step = self._told(self.match.ply, "", 0)
        self.stops = [self.match.ply]

    def _start(self) -> Match[Any]:
        return read_record(self._game, self._record, self._path, self.first)

    @property
    def at_end(self) -> bool:
        return self.match.ply >= self.last or bool(self.step.fault)

    def forward(self) -> PlaybackStep:
        """Play the next answer of the record, and on over what we may not even notice."""
        ply = self.match.ply
        entry = self._record.answers[ply]
        words = self._answer(entry)
        fault = ""
        try:
            self.match.replay_plain_entry(entry)
        except Refused as refusal:
            fault = self._texts.error(refusal)
        except Exception as broken:  # a record kept by the fuzzer may well break the rules' code
            fault = f"{type(broken).__name__}: {broken}"
        if not fault and ply in self.match.unnoticed(self.seat) and self.match.ply < self.last:
            return self.forward()
        if ply in hidden_entries(self.match, self.seat):
            words = self._hidden(entry)
        self.step = self._told(max(self.match.ply, ply + 1), words, ply + 1, fault)
        self.stops.append(self.match.ply)
        return self.step

    def go(self, ply: int) -> None:
        """Go to a ply, or to the first one after it where somebody is asked."""
        if ply < self.match.ply or self.step.fault:
            self.match = self._start()
            self.step = self._told(self.match.ply, "", 0)
            self.stops = [self.match.ply]
        while self.match.ply < ply and not self.at_end:
            self.forward()

    def back(self) -> None:
        """One step back."""
        before = [stop for stop in self.stops[:-1] if stop < self.stops[-1] or self.step.fault]
        self.go(before[-1] if before else self.first)

    def news(self) -> list[str]:
        """All that happened so far."""
        return [self._texts.event(event) for event in self.match.log_of(self.seat)]

    def _answer(self, entry: Answer) -> str:
        """Who said what, in words; in the game's own, if the answer fits the question."""
        who = self._texts.player(entry.seat)
        asked = self.match.question(entry.seat) if entry.kind == "answer" else None
        try:
            words = self._words(entry, asked)
        except (Refused, LookupError, TypeError, AttributeError):
            words = str(entry.value)
        return cli_message(self._texts, "answer", who=who, words=words)

    def _words(self, entry: Answer, asked: Question | None) -> str:
        if asked is not None:
            return self._texts.value(asked.choices.parse(entry.value), asked)
        if entry.kind == "order":
            return order_words(
                self._texts, self.match.orders_open_to(entry.seat).parse(entry.value)
            )
        acts = self.match.anytime(entry.seat)
        return self._texts.act(acts.parse(entry.value), acts)

    def _hidden(self, entry: Answer) -> str:
        who, words = self._texts.player(entry.seat), cli_message(self._texts, "hidden")
        return cli_message(self._texts, "answer", who=who, words=words)

    def _told(self, ply: int, words: str, since: int, fault: str = "") -> PlaybackStep:
        told = [] if fault else self.match.log_of(self.seat, since)
        where = ""
        if not fault:
            try:
                self._game.check(self.match.state)
                where = self._texts.where(self._game.where(self.match.state_of(self.seat)))
            except Exception as broken:  # likewise
                fault = f"{type(broken).__name__}: {broken}"
        return PlaybackStep(ply, words, [self._texts.event(event) for event in told], where, fault)
