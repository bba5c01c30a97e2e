"""`oyez replay`: a record step by step, with its log and the board."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rich.text import Text as Line

from oyez.bots import BOTS
from oyez.cli.board import Picture
from oyez.cli.desk import Desk, Fault
from oyez.cli.ending import tell_outcome
from oyez.cli.inputs import load_record
from oyez.cli.play import PERSON
from oyez.cli.reel import Reel, Step
from oyez.game import game_of
from oyez.kernel import Seat
from oyez.text import Texts


def replay(desk: Desk, arguments: argparse.Namespace) -> int:
    """Open a record, and print it or step through it."""
    game, record = load_record(arguments.file)
    if arguments.seat is not None and arguments.seat > record.seats:
        raise Fault("no-seat", seat=arguments.seat, seats=record.seats)
    if arguments.ply > len(record.answers):
        raise Fault("no-ply", ply=arguments.ply, last=len(record.answers))
    texts = Texts(game, desk.lang, _names(record.names))
    seat = None if arguments.seat is None else Seat(arguments.seat - 1)
    reel = Reel(game, record, arguments.file, texts, seat)
    viewer = Viewer(desk, reel, Picture(game, texts, desk, seat))
    if arguments.all or not desk.interactive:
        return viewer.print_all(arguments.ply)
    viewer.browse(arguments.ply)
    return 0


def _names(names: list[str]) -> list[str] | None:
    """The names of the players, unless they only say who was a bot and who was not."""
    kinds = {PERSON, *BOTS}
    return names if len(set(names) - kinds) == len(names) else None


class Viewer:
    """Shows a reel."""

    def __init__(self, desk: Desk, reel: Reel, picture: Picture) -> None:
        self._desk, self._reel, self._picture = desk, reel, picture
        self._where = ""

    def print_all(self, ply: int) -> int:
        """Everything from a ply on: the board, every step, and the board at the end."""
        reel = self._reel
        reel.go(ply)
        self._board()
        self._step(reel.step)
        while not reel.at_end:
            self._step(reel.forward())
        self._board()
        self._end()
        return 1 if reel.step.fault else 0

    def browse(self, ply: int) -> None:
        """Let a person step to and fro."""
        self._reel.go(ply)
        self._page()
        while True:
            try:
                typed = self._desk.out.input(self._desk.say("replay-keys") + " ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed == "q":
                return
            if self._turn(typed):
                self._page()
            else:
                self._desk.line(self._desk.say("no-key", typed=typed))

    def _turn(self, typed: str) -> bool:
        """Move as the key says; False if it says nothing."""
        reel = self._reel
        if typed in ("", "n"):
            if not reel.at_end:
                reel.forward()
        elif typed == "p":
            reel.back()
        elif typed == "g":
            reel.go(reel.last)
        elif typed.isdecimal():
            reel.go(min(int(typed), reel.last))
        else:
            return False
        return True

    def _page(self) -> None:
        self._desk.out.clear()
        self._where = ""
        reel = self._reel
        self._board(reel.news())
        self._step(reel.step)
        if reel.at_end:
            self._end()

    def _board(self, news: Sequence[str] = ()) -> None:
        reel = self._reel
        table = game_of(reel.match).table(reel.match.state_of(reel.seat), reel.seat)
        self._picture.show(table, news)

    def _step(self, step: Step) -> None:
        if step.where != self._where:
            self._where = step.where
            self._desk.line(Line(step.where, style="bold dim"))
        head = Line(f"{step.ply}/{self._reel.last}", style="bold")
        self._desk.line(head.append(f"  {step.said}" if step.said else "", "not bold"))
        for event in step.events:
            self._desk.line(f"    {event}")
        if step.fault:
            self._desk.line(
                Line(self._desk.say("replay-fault", words=step.fault), style="bold red")
            )

    def _end(self) -> None:
        tell_outcome(self._desk, self._reel.match)
