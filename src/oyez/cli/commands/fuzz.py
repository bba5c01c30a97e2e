"""`oyez fuzz`: random and extreme play under watch; a failure is kept as a record."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from rich.progress import Progress, TextColumn, TimeElapsedColumn

from oyez.bots import BotGroup
from oyez.cli.input.values import find_game, seats_for, seed_of, with_edition
from oyez.cli.matches.fuzz_players import POLICIES, policy
from oyez.cli.matches.saves import write_file
from oyez.cli.terminal import CommandError, Terminal
from oyez.game import Game
from oyez.kernel import CannotUndo, Match, Record, Seat, plain, undo
from oyez.kernel import record as records
from oyez.testing.properties import (
    ENDLESS,
    check_choices,
    check_clone,
    check_probes,
    check_replay,
    check_secrecy,
    check_table,
)

DEFAULT_GAMES: Final = 100
# The costly properties are checked at one decision in so many.
_SELDOM: Final = 60


class FuzzFailure(NamedTuple):
    """A failure: what went wrong, and the match in which it did."""

    seed: int
    seats: int
    options: Any
    match: Match[Any] | None
    what: str


def fuzz(terminal: Terminal, arguments: argparse.Namespace) -> int:
    """Play until something breaks, or the time or the games are up."""
    game = with_edition(terminal, find_game(arguments.game), arguments.edition, arguments.editions)
    if arguments.seats is not None:
        seats_for(game, arguments.seats)
    seed = seed_of(arguments.seed)
    games = arguments.games or (None if arguments.minutes else DEFAULT_GAMES)
    ends = monotonic() + 60 * arguments.minutes if arguments.minutes else float("inf")
    played: Counter[int] = Counter()
    decisions = 0
    columns = TextColumn("{task.description}"), TimeElapsedColumn()
    with Progress(
        *columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal
    ) as p:
        task = p.add_task("", total=None)
        while (games is None or played.total() < games) and monotonic() < ends:
            p.update(task, description=terminal.say("fuzzing", games=played.total()))
            number = seed + played.total()
            watch = FuzzMatch(game, number, arguments.seats)
            trouble = watch.run()
            if trouble is not None:
                _report(game, trouble)
            played[watch.seats] += 1
            decisions += watch.decisions
    by_seats = ", ".join(f"{seats}: {number}" for seats, number in sorted(played.items()))
    terminal.line(terminal.say("fuzzed", games=played.total(), decisions=decisions, seats=by_seats))
    return 0


def _report(game: Game[Any, Any], trouble: FuzzFailure) -> None:
    path = Path(f"oyez-fuzz-{game.id}-{trouble.seed}.json")
    write_file(path, records.to_json(_record(game, trouble)))
    raise CommandError(
        "fuzz-failed", status=1, words=trouble.what, path=str(path), seed=str(trouble.seed)
    )


def _record(game: Game[Any, Any], trouble: FuzzFailure) -> Record:
    if trouble.match is None:
        return Record(game.id, game.rules, trouble.seats, plain(trouble.options), [])
    return records.write(trouble.match)


class FuzzMatch:
    """One random match with its checks; everything in it follows from the seed."""

    def __init__(self, game: Game[Any, Any], seed: int, seats: int | None) -> None:
        self._game, self._seed, self._rng = game, seed, Random(seed)
        self.seats = seats or game.seats[seed % len(game.seats)]
        self.decisions = 0
        self._match: Match[Any] | None = None

    def run(self) -> FuzzFailure | None:
        """Play the match to its end; what went wrong, if anything did."""
        options: Any = None
        try:
            options = self._game.headless_options(self._game.sample_options(self.seats, self._rng))
            self._play(options)
        except Exception as fault:  # whatever a broken game raises is what we are looking for
            what = f"{type(fault).__name__}: {fault}"
            return FuzzFailure(self._seed, self.seats, options, self._match, what)
        return None

    def _play(self, options: Any) -> None:
        # Nature joins only afterwards, so that a fault in its first answers leaves a record too.
        match = self._match = Match[Any](self._game, self.seats, options, listen=True)
        match.rng = Random(self._rng.getrandbits(64))
        match.settle()
        table = BotGroup(match, {Seat(n): self._policy() for n in range(self.seats)})
        while not match.over:
            table.move()
            self.decisions += 1
            self._game.check(match.state)
            assert self.decisions < ENDLESS, f"no end after {ENDLESS} answers"
            self._now_and_then(match)
        check_replay(match)

    def _policy(self) -> Any:
        return policy(self._rng.choice(POLICIES), Random(self._rng.getrandbits(64)))

    def _now_and_then(self, match: Match[Any]) -> None:
        """What should hold of any match of any game, checked at some decisions."""
        rng = self._rng
        if match.over or rng.random() * _SELDOM > 1:
            return
        check_choices(match, rng)
        check_clone(match, rng)
        check_secrecy(match, rng)
        check_probes(match, rng)
        check_table(match)
        check_replay(match)
        self._take_back(match)

    def _take_back(self, match: Match[Any]) -> None:
        for seat in map(Seat, range(self.seats)):
            try:
                undo(match, seat)
            except CannotUndo:
                continue
            self._game.check(match.state)
