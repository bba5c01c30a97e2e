"""`oyez replay`: a record step by step, with its log and the board."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rich.text import Text as Line

from oyez.bots import BOTS
from oyez.cli.commands.play import PERSON
from oyez.cli.display.outcome import tell_outcome
from oyez.cli.display.table import TableRenderer
from oyez.cli.input.values import load_record
from oyez.cli.matches.playback import Playback, PlaybackStep
from oyez.cli.terminal import CommandError, Terminal
from oyez.game import game_of
from oyez.kernel import Seat
from oyez.text import Texts


def replay(terminal: Terminal, arguments: argparse.Namespace) -> int:
    """Open a record, and print it or step through it."""
    game, record = load_record(arguments.file)
    if arguments.seat is not None and arguments.seat > record.seats:
        raise CommandError("no-seat", seat=arguments.seat, seats=record.seats)
    if arguments.ply > len(record.answers):
        raise CommandError("no-ply", ply=arguments.ply, last=len(record.answers))
    texts = Texts(game, terminal.lang, _names(record.names))
    seat = None if arguments.seat is None else Seat(arguments.seat - 1)
    playback = Playback(game, record, arguments.file, texts, seat)
    viewer = ReplayScreen(terminal, playback, TableRenderer(game, texts, terminal, seat))
    if arguments.all or not terminal.interactive:
        return viewer.print_all(arguments.ply)
    viewer.browse(arguments.ply)
    return 0


def _names(names: list[str]) -> list[str] | None:
    """The names of the players, unless they only say who was a bot and who was not."""
    kinds = {PERSON, *BOTS}
    return names if len(set(names) - kinds) == len(names) else None


class ReplayScreen:
    """Shows a reel."""

    def __init__(self, terminal: Terminal, playback: Playback, picture: TableRenderer) -> None:
        self._terminal, self._playback, self._picture = terminal, playback, picture
        self._where = ""

    def print_all(self, ply: int) -> int:
        """Everything from a ply on: the board, every step, and the board at the end."""
        playback = self._playback
        playback.go(ply)
        self._board()
        self._step(playback.step)
        while not playback.at_end:
            self._step(playback.forward())
        self._board()
        self._end()
        return 1 if playback.step.fault else 0

    def browse(self, ply: int) -> None:
        """Let a person step to and fro."""
        self._playback.go(ply)
        self._page()
        while True:
            try:
                typed = (
                    self._terminal.out.input(self._terminal.say("replay-keys") + " ")
                    .strip()
                    .lower()
                )
            except (EOFError, KeyboardInterrupt):
                return
            if typed == "q":
                return
            if self._turn(typed):
                self._page()
            else:
                self._terminal.line(self._terminal.say("no-key", typed=typed))

    def _turn(self, typed: str) -> bool:
        """Move as the key says; False if it says nothing."""
        playback = self._playback
        if typed in ("", "n"):
            if not playback.at_end:
                playback.forward()
        elif typed == "p":
            playback.back()
        elif typed == "g":
            playback.go(playback.last)
        elif typed.isdecimal():
            playback.go(min(int(typed), playback.last))
        else:
            return False
        return True

    def _page(self) -> None:
        self._terminal.out.clear()
        self._where = ""
        playback = self._playback
        self._board(playback.news())
        self._step(playback.step)
        if playback.at_end:
            self._end()

    def _board(self, news: Sequence[str] = ()) -> None:
        playback = self._playback
        table = game_of(playback.match).scene(playback.match.state_of(playback.seat), playback.seat)
        self._picture.show(table, news)

    def _step(self, step: PlaybackStep) -> None:
        if step.where != self._where:
            self._where = step.where
            self._terminal.line(Line(step.where, style="bold dim"))
        head = Line(f"{step.ply}/{self._playback.last}", style="bold")
        self._terminal.line(head.append(f"  {step.said}" if step.said else "", "not bold"))
        for event in step.events:
            self._terminal.line(f"    {event}")
        if step.fault:
            self._terminal.line(
                Line(self._terminal.say("replay-fault", words=step.fault), style="bold red")
            )

    def _end(self) -> None:
        tell_outcome(self._terminal, self._playback.match)
