"""`oyez play`: one person against bots, in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

from oyez.bots import BOTS, DEFAULT_BOT
from oyez.cli.input.values import (
    bots_for,
    find_game,
    load_record,
    options_for,
    read_record,
    seats_for,
    seed_of,
    with_edition,
)
from oyez.cli.matches.saves import new_save_path, write_file
from oyez.cli.matches.session import SessionSettings, TerminalSession
from oyez.cli.terminal import CommandError, Terminal
from oyez.game import Game
from oyez.kernel import DealSeed, Match, Record, Seat
from oyez.kernel.seeds import LONGEST, SHORTEST, fresh_code, read_code

# How the person's own place is marked among the names in a saved game.
PERSON = "person"


def play(terminal: Terminal, arguments: argparse.Namespace) -> int:
    """Begin or go on, and play until the end or until the person leaves."""
    rng = Random(seed_of(arguments.seed))
    code = _code(arguments)
    if arguments.resume is not None:
        match, names = _resumed(arguments, rng, code)
    else:
        match, names = _begun(terminal, arguments, rng, code)
    path = arguments.save or arguments.resume or new_save_path(match.game.id)
    _check_place(path)
    code = code if isinstance(match.rng, DealSeed) else ""
    TerminalSession(
        terminal, match, SessionSettings(names, Seat(names.index(PERSON)), path, code), rng
    ).play()
    return 0


def _code(arguments: argparse.Namespace) -> str:
    """The code of the deal that is asked for; a fresh one for whoever asks for nothing else."""
    wanted: str | None = arguments.deal
    if wanted is None:
        plain = arguments.seed is not None or arguments.resume is not None
        return "" if plain else fresh_code()
    code = read_code(wanted)
    if code is None:
        raise CommandError("bad-deal", code=wanted, least=SHORTEST, most=LONGEST)
    return code


def _chance(rng: Random, code: str, seats: int, wanted: bool) -> Random | DealSeed:
    """Where chance comes from: in a game for one, from the code of its deal and nothing else."""
    if wanted and seats != 1:
        raise CommandError("deal-alone", seats=seats)
    return DealSeed(code.encode()) if code and seats == 1 else rng


def _begun(
    terminal: Terminal, arguments: argparse.Namespace, rng: Random, code: str
) -> tuple[Match[Any], list[str]]:
    if arguments.game is None:
        raise CommandError("args-missing", what=terminal.say("help-game-name"), command="oyez play")
    game = with_edition(terminal, find_game(arguments.game), arguments.edition, arguments.editions)
    named = arguments.bots.count(",") + 1
    seats = arguments.seats or (None if arguments.deal is None else 1)
    seats = seats_for(game, seats, otherwise=named + 1 if named > 1 else 4)
    bots = bots_for(arguments.bots, seats - 1)
    own = 1 if arguments.seat is None else arguments.seat
    if own > seats:
        raise CommandError("no-seat", seat=own, seats=seats)
    options = options_for(terminal, game, arguments.option, seats)
    names = [*bots[: own - 1], PERSON, *bots[own - 1 :]]
    if arguments.after is not None:
        options = _following(game, options, names, arguments.after)
    chance = _chance(rng, code, seats, arguments.deal is not None)
    return Match(game, seats, options, rng=chance, listen=True), names


def _following(game: Game[Any, Any], options: Any, names: list[str], path: Path) -> Any:
    """The options of a game after a finished one; a bot plays again if it keeps seat and name."""
    if game.previous_option is None:
        raise CommandError("no-previous", game=game.id)
    earlier, record = load_record(path)
    if earlier.id != game.id:
        raise CommandError("other-game", path=str(path), game=earlier.id)
    outcome = read_record(earlier, record, path).outcome
    if outcome is None:
        raise CommandError("not-over", path=str(path))
    before = _names(record, None)
    again = {Seat(n): Seat(n) for n, name in enumerate(names[: len(before)]) if before[n] == name}
    again[Seat(before.index(PERSON))] = Seat(names.index(PERSON))
    return game.options_after(options, outcome, again)


def _resumed(arguments: argparse.Namespace, rng: Random, code: str) -> tuple[Match[Any], list[str]]:
    path: Path = arguments.resume
    game, record = load_record(path)
    if arguments.game is not None and find_game(arguments.game).id != game.id:
        raise CommandError("other-game", path=str(path), game=game.id)
    chance = _chance(rng, code, record.seats, arguments.deal is not None)
    match = read_record(game, record, path, rng=chance)
    return match, _names(record, arguments.seat)


def _names(record: Record, own: int | None) -> list[str]:
    """Who sits where: as saved, or the person at the seat asked for and bots elsewhere."""
    if own is not None and own > record.seats:
        raise CommandError("no-seat", seat=own, seats=record.seats)
    fitting = len(record.names) == record.seats and record.names.count(PERSON) == 1
    if fitting and own is None and all(n in BOTS or n == PERSON for n in record.names):
        return record.names
    names = [DEFAULT_BOT] * record.seats
    names[(own or 1) - 1] = PERSON
    return names


def _check_place(path: Path) -> None:
    """Find out now, not after an evening's play, whether the game can be saved there."""
    probe = path.with_name(f".{path.name}.probe")
    try:
        write_file(probe, b"")
    except CommandError as fault:
        fault.about["path"] = str(path)
        raise
    probe.unlink()
