"""How soon a server is ready that has a thousand matches in its database, and what it loads then.

The matches are real ones, played at random for some 150 plies; at some of them a bot is to move,
and at all others nobody is to be disturbed until somebody opens them.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import httpx
import msgspec
from msgspec import Struct
from rich.progress import Progress
from sqlalchemy import Connection, insert

from bench.launch import Server
from bench.waiting import LIMIT, eventually
from oyez.game import Game
from oyez.games.barbarian_kingdoms import GAME
from oyez.kernel import Match
from oyez.kernel.record import Snapshot
from oyez.server.people.identity import TokenSigner
from oyez.server.store import Store, StoredMove, TableState
from oyez.server.store import matches as archive
from oyez.server.store.database import write_moves
from oyez.server.store.schema import people, seats, settings, tables

MOST_SECONDS: Final = 2.0
_PLIES: Final = 150
# Different games are played; each is stored several times.
_GAMES: Final = 60
_PEOPLE: Final = 40
_BOT: Final = "random"


class Figures(Struct):
    """A restart in numbers."""

    matches: int
    plies: int
    ready_seconds: float
    ready_seconds_each: list[float]
    ready_cpu_seconds: float
    bots_to_move: int
    rooms_after_start: int
    rooms_after_opening_five: int
    seconds_to_open: float
    rss_megabytes: float


class Played(Struct):
    """A game as far as it went: what each move added, and how it stands."""

    game: str
    rules: str
    size: int
    options: Any
    moves: list[tuple[int, list[Any], int]]
    waiting: list[int]
    outcome: Any
    plies: int
    snapshot: Snapshot


def play(seed: int, size: int, plies: int = _PLIES, game: Game[Any, Any] = GAME) -> Played:
    """A game at random, by as many plies as people have played when they go to bed."""
    rng = Random(seed)
    options = game.headless_options(game.options())
    match = Match(game, size, options, rng=rng)
    moves: list[tuple[int, list[Any], int]] = [(0, archive.record_entries(match, 0), -1)]
    while not match.over and match.ply < plies:
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        ply = match.ply
        match.answer(seat, question.choices.sample(rng))
        moves.append((ply, archive.record_entries(match, ply), seat))
    waiting: list[int] = [] if match.over else [*match.waiting()]
    ply, state = match.bases[-1]
    snapshot = Snapshot(ply, game.rules, state)
    return Played(
        game.id, game.rules, size, options, moves, waiting, match.outcome, match.ply, snapshot
    )


def fill(folder: Path, matches: int, bots: int) -> tuple[int, str]:
    """A database with so many matches; how many plies they have, and the token of their host."""
    games = [play(seed, 2 + seed % 3) for seed in range(min(matches, _GAMES))]
    keys = write(folder, [games[n % len(games)] for n in range(matches)], _PEOPLE, bots)
    return sum(games[n % len(games)].plies for n in range(matches)), keys.token(1, 0)


def write(folder: Path, games: list[Played], crowd: int, bots: int = 0) -> TokenSigner:
    """A database with these games, at which so many people sit; the keys to be any of them."""
    folder.mkdir(parents=True, exist_ok=True)
    store = Store(f"sqlite:///{folder / 'oyez.sqlite3'}")
    secret = bytes(range(32))
    store.start()
    with store.engine.begin() as connection:
        connection.execute(insert(settings), {"key": "secret", "value": secret})
        connection.execute(insert(people), [_person(n) for n in range(1, crowd + 1)])
        under_way = 0
        for number, game in enumerate(games, 1):
            under_way += bool(game.waiting)
            bots_wait = bool(game.waiting) and under_way <= bots
            _store(connection, number, game, crowd, bots_wait=bots_wait)
    store.close()
    return TokenSigner(secret)


def sitter(number: int, seat: int, size: int, crowd: int) -> int:
    """Who sits where."""
    return 1 + ((number - 1) * size + seat) % crowd


def _person(number: int) -> dict[str, Any]:
    return {"id": number, "name": f"Person {number}", "lang": "en", "created": 0.0, "version": 0}


def _store(
    connection: Connection, number: int, game: Played, crowd: int, *, bots_wait: bool
) -> None:
    """Write one match down, move by move, as a server would have done."""
    now = time.time()
    stage = "playing" if game.waiting else "finished"
    bot = game.waiting[0] if bots_wait else None
    connection.execute(
        insert(tables),
        {
            "id": number,
            "game": game.game,
            "rules": game.rules,
            "title": f"Match {number}",
            "size": game.size,
            "options": game.options,
            "pace": {"type": "none"},
            "public": True,
            "host": 1,
            "stage": stage,
            "created": now,
            "started": now,
            "moved": now,
            "waiting": game.waiting,
            "clocks": {},
        },
    )
    chairs = [
        {
            "table_id": number,
            "seat": seat,
            "person_id": None if seat == bot else sitter(number, seat, game.size, crowd),
            "bot": _BOT if seat == bot else None,
        }
        for seat in range(game.size)
    ]
    connection.execute(insert(seats), chairs)
    state = TableState(
        stage=stage,
        waiting=game.waiting,
        bots_wait=bots_wait,
        clocks={},
        due=None,
        moved=now,
        outcome=game.outcome,
    )
    moves = [
        StoredMove(number, seq, ply, entries, seat, "answer", f"k{seq}", bytes(16), now, state)
        for seq, (ply, entries, seat) in enumerate(game.moves)
    ]
    moves[-1] = msgspec.structs.replace(moves[-1], snapshot=game.snapshot)
    write_moves(connection, moves)


def restart(folder: Path, matches: int, bots: int = 20, times: int = 3) -> Figures:
    """Fill a database, start servers on it, and see what they load."""
    plies, token = fill(folder, matches, bots)
    ready: list[float] = []
    cpu: list[float] = []
    for _ in range(times):
        with Server(folder, cli=True) as server:
            ready.append(server.ready_after)
            cpu.append(server.ready_cpu)
    with Server(folder, idle=LIMIT) as server:
        rss = server.rss()
        after_start = eventually(lambda: _rooms(server, bots), "every bot's room is open")
        seconds = _open_five(server.base, token, matches)
        after_opening = server.rooms()[0]
    return Figures(
        matches=matches,
        plies=plies,
        ready_seconds=median(ready),
        ready_seconds_each=ready,
        ready_cpu_seconds=median(cpu),
        bots_to_move=bots,
        rooms_after_start=after_start,
        rooms_after_opening_five=after_opening,
        seconds_to_open=seconds,
        rss_megabytes=rss / 1e6,
    )


def _rooms(server: Server, least: int) -> int | None:
    """How many rooms are in memory, once there are as many as there must be."""
    rooms = server.rooms()[0]
    return rooms if rooms >= least else None


def _open_five(base: str, token: str, matches: int) -> float:
    """Open five matches that were left alone so far; the median of how long that takes."""
    spent: list[float] = []
    head = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=base, headers=head, timeout=LIMIT) as http:
        for number in range(matches - 4, matches + 1):
            began = time.perf_counter()
            http.get(f"/api/tables/{number}/view").raise_for_status()
            spent.append(time.perf_counter() - began)
    return median(spent)


def main(arguments: list[str] | None = None) -> int:
    """Restart, print the figures, and write them as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--bots", type=int, default=20, help="matches in which a bot is to move")
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--output", type=Path, default=Path("build/restart.json"))
    options = parser.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory() as folder,
        Progress(transient=True, disable=not sys.stderr.isatty()) as progress,
    ):
        progress.add_task("Restarting", total=None)
        figures = restart(Path(folder), options.matches, options.bots, options.times)
    told = msgspec.to_builtins(figures)
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(told))
    return int(figures.ready_seconds > MOST_SECONDS)


if __name__ == "__main__":
    sys.exit(main())
