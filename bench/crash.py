"""Kill the server at random moments under load, and prove that nothing acknowledged is lost.

Players over sockets and HTTP, with and without bots, note what the server acknowledges. After each
SIGKILL the database is held against their notes: every acknowledged deed and line of talk is there
once, and every game replays.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct
from rich.progress import Progress

from bench.launch import Server, descendants
from bench.stubborn import Name, World, play_on
from bench.waiting import LIMIT, eventually, eventually_async
from oyez.game import installed_games
from oyez.kernel import Match
from oyez.kernel import record as records

# The tables: only people at most of them, people and bots at the others.
_COMPANIES: Final[list[list[str]]] = [[], [], [], ["random"], ["squire", "random"]]
# How many deeds and lines are acknowledged between a start and the next kill, at most; then comes
# a moment in which anything may be under way.
_MOST: Final = 200
_MOMENT: Final = 0.05
# About as many seconds a database takes to be made.
_MIGRATION: Final = 0.3
# How many kills come before the server is ready.
_EARLY: Final = 0.1


class Proof(Struct):
    """What the database says, held against what clients were told."""

    deeds: int = 0
    talk: int = 0
    lost: list[str] = []
    doubled: list[str] = []
    unknown: list[str] = []
    broken: list[str] = []
    replayed: int = 0

    @property
    def faults(self) -> list[str]:
        """Everything that must not be."""
        return self.lost + self.doubled + self.unknown + self.broken


class Figures(Struct):
    """What came of it all."""

    kills: int
    seconds: float
    acknowledged_deeds: int
    acknowledged_talk: int
    said_again: int
    games: int
    games_finished: int
    lost: int
    doubled: int
    unknown: int
    broken: int
    orphans: int
    refused: dict[str, int]
    faults: list[str]


class Stored(Struct):
    """A table as the database has it."""

    game: str
    size: int
    rules: str
    options: Any
    moves: list[Any]

    def answers(self) -> list[Any]:
        """The record that the moves add up to, as plain data."""
        found: list[Any] = []
        for _, ply, entries, *_ in self.moves:
            found[ply:] = msgspec.json.decode(entries)
        return found

    def match(self) -> Match[Any]:
        """The game, replayed with every answer checked."""
        paper: dict[str, Any] = {
            "game": self.game,
            "rules": self.rules,
            "seats": self.size,
            "options": self.options,
            "answers": self.answers(),
        }
        rules = installed_games()[self.game]
        match = records.read(rules, records.from_json(msgspec.json.encode(paper)))
        if match.ply != len(paper["answers"]):
            raise ValueError(f"only {match.ply} of {len(paper['answers'])} plies hold")
        return match


def read_tables(database: Path) -> dict[int, Stored]:
    """All tables that have begun, read past the server."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=30) as connection:
        found = {
            number: Stored(game, size, rules, msgspec.json.decode(options), [])
            for number, game, size, rules, options in connection.execute(
                "SELECT id, game, size, rules, options FROM tables WHERE stage != 'open'"
            )
        }
        for table, *move in connection.execute(
            "SELECT table_id, seq, ply, entries, seat, kind, key FROM moves ORDER BY table_id, seq"
        ):
            found[table].moves.append(move)
    connection.close()
    return found


def read_talk(database: Path) -> Counter[tuple[Name, str]]:
    """All that was said, and how often."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=30) as connection:
        rows = connection.execute("SELECT table_id, seat, key, text FROM talk").fetchall()
    connection.close()
    return Counter((Name(table, seat, key), text) for table, seat, key, text in rows)


def prove(database: Path, world: World) -> Proof:
    """Compare the database with the book of the clients."""
    proof = Proof()
    tables = read_tables(database)
    _prove_deeds(tables, world, proof)
    _prove_talk(read_talk(database), world, proof)
    for number, stored in tables.items():
        try:
            stored.match()
            proof.replayed += 1
        except ValueError as fault:
            proof.broken.append(f"table {number}: {fault}")
    return proof


def _prove_deeds(tables: dict[int, Stored], world: World, proof: Proof) -> None:
    rows: dict[Name, list[Any]] = {}
    for number, stored in tables.items():
        if [move[0] for move in stored.moves] != list(range(len(stored.moves))):
            proof.broken.append(f"table {number}: the moves have gaps")
        for move in stored.moves:
            if move[5] is not None:
                rows.setdefault(Name(number, move[3], move[5]), []).append(move)
    for name in world.book.confirmed("deed"):
        if name not in rows:
            proof.lost.append(f"deed {name}")
    for name, moves in rows.items():
        if len(moves) > 1:
            proof.doubled.append(f"deed {name}")
        if not _is_as_sent(world.book.sent.get(name), moves[0]):
            proof.unknown.append(f"deed {name}")
    proof.deeds = len(world.book.confirmed("deed"))


def _is_as_sent(sent: dict[str, Any] | None, move: Any) -> bool:
    """Whether a stored move is what the client meant."""
    _, _, entries, seat, kind, _ = move
    if sent is None or sent["type"] != "deed" or not kind.startswith(sent["kind"]):
        return False
    if sent["kind"] != "answer":
        return True
    first = msgspec.json.decode(entries)[0]
    return bool(first["seat"] == seat and first["value"] == sent["value"])


def _prove_talk(said: Counter[tuple[Name, str]], world: World, proof: Proof) -> None:
    sent = world.book.sent
    for name in world.book.confirmed("talk"):
        if (name, sent[name]["text"]) not in said:
            proof.lost.append(f"talk {name}")
    for (name, text), times in said.items():
        if times > 1:
            proof.doubled.append(f"talk {name}")
        if name not in sent or sent[name].get("text") != text:
            proof.unknown.append(f"talk {name}")
    proof.talk = len(world.book.confirmed("talk"))


class Crash:
    """A server that is killed again and again, and the people at its tables."""

    def __init__(self, server: Server, matches: int, rng: Random) -> None:
        self.server, self.rng = server, rng
        self.world = World()
        self.matches = matches
        self.orphans = 0

    async def run(self, kills: int, step: Callable[[], None]) -> Figures:
        """Kill so many times; then let everybody finish what they were saying, and look."""
        began, games = time.monotonic(), sorted(installed_games())
        await self._start()
        players = [
            asyncio.create_task(
                play_on(self.world, n, games[n % len(games)], _COMPANIES[n % len(_COMPANIES)])
            )
            for n in range(self.matches)
        ]
        faults: list[str] = []
        for _ in range(kills):
            await self._let_play(players, self.rng.randrange(_MOST))
            await asyncio.sleep(self.rng.uniform(0.0, _MOMENT))
            faults += await self._kill()
            await self._start()
            step()
            if faults or self.world.stopping:
                break
        await self._let_play(players, 1)
        await self._until(players, lambda: len(self.world.book.tables) >= self.matches)
        self.world.stopping = True
        await asyncio.wait_for(asyncio.gather(*players), LIMIT)
        figures = await self._figures(kills, time.monotonic() - began, faults)
        await self.world.http.aclose()
        return figures

    async def _start(self) -> None:
        await asyncio.to_thread(self.server.start)
        self.world.found(self.server.base)

    async def _let_play(self, players: list[asyncio.Task[None]], acknowledged: int) -> None:
        """Until so many more deeds and lines are acknowledged."""
        done = self.world.book.done
        wanted = len(done) + acknowledged
        await self._until(players, lambda: len(done) >= wanted)

    async def _until(self, players: list[asyncio.Task[None]], seen: Callable[[], bool]) -> None:
        """Until something is so, or people see a fault; what goes wrong for a player is raised."""

        async def look() -> bool:
            for task in players:
                if task.done():
                    task.result()
            return self.world.stopping or seen()

        await eventually_async(look, "people play on")

    async def _kill(self) -> list[str]:
        """Kill the server, now and then once more while it starts; then look at what it left."""
        self.world.up.clear()
        pid = self.server.pid
        await asyncio.to_thread(self.server.kill)
        if self.rng.random() < _EARLY:
            self.server.spawn()
            await asyncio.sleep(self.rng.uniform(0.1, 1.0))
            await asyncio.to_thread(self.server.kill)
        proof = await asyncio.to_thread(prove, self.server.database, self.world)
        self.orphans += len(await _survivors(pid))
        return proof.faults

    async def _figures(self, kills: int, seconds: float, faults: list[str]) -> Figures:
        faults = faults + self.world.faults + await self._check_served()
        proof = await asyncio.to_thread(prove, self.server.database, self.world)
        book = self.world.book
        return Figures(
            kills=kills,
            seconds=seconds,
            acknowledged_deeds=proof.deeds,
            acknowledged_talk=proof.talk,
            said_again=book.again,
            games=proof.replayed,
            games_finished=book.finished,
            lost=len(proof.lost),
            doubled=len(proof.doubled),
            unknown=len(proof.unknown),
            broken=len(proof.broken),
            orphans=self.orphans,
            refused=book.refused,
            faults=faults + proof.faults,
        )

    async def _check_served(self) -> list[str]:
        """Whether the server opens every table, and gives out finished games as stored."""
        faults: list[str] = []
        http, stored = self.world.http, read_tables(self.server.database)
        for number, heads in self.world.book.tables.items():
            seen = await http.get(f"/api/tables/{number}/view", headers=heads[0])
            if seen.status_code != 200:
                faults.append(f"table {number} is not served: {seen.status_code}")
            elif seen.json()["view"].get("outcome") is not None:
                paper = await http.get(f"/api/tables/{number}/record", headers=heads[0])
                if msgspec.json.decode(paper.content)["answers"] != stored[number].answers():
                    faults.append(f"table {number} is served differently than stored")
        return faults


async def _survivors(pid: int) -> list[int]:
    """The processes that a killed server leaves behind for good."""

    async def gone() -> bool:
        return not descendants(pid)

    with suppress(AssertionError):
        await eventually_async(gone)
    return descendants(pid)


def crash(folder: Path, kills: int, seed: int, step: Callable[[], None] | None = None) -> Figures:
    """Kill a server on a database in this folder so many times."""
    server = Server(folder)
    try:
        return asyncio.run(Crash(server, 6, Random(seed)).run(kills, step or (lambda: None)))
    finally:
        server.stop()


def crash_at_first(folder: Path, kills: int, seed: int) -> bool:
    """Kill a server while it makes its database; whether it starts at last."""
    rng = Random(seed)
    server = Server(folder)
    for _ in range(kills):
        server.spawn()
        eventually(server.database.exists, "the server begins its database")
        time.sleep(rng.uniform(0.0, _MIGRATION))
        server.kill()
    with server:
        return server.alive()


def main(arguments: list[str] | None = None) -> int:
    """Kill, count, print the figures, and write them as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path("build/crash.json"))
    options = parser.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory() as folder,
        Progress(transient=True, disable=not sys.stderr.isatty()) as progress,
    ):
        task = progress.add_task("Killing", total=options.kills)
        figures = crash(Path(folder), options.kills, options.seed, lambda: progress.advance(task))
    told = msgspec.to_builtins(figures)
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(told))
    return int(bool(figures.faults) or figures.orphans > 0)


if __name__ == "__main__":
    sys.exit(main())
