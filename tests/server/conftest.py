"""One server for all tests of a process; whoever wants another setting starts their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.waiting import LIMIT
from oyez.server.tables import bot_workers
from tests.server.clients import Server, Spawned, seed_chance

Open = Callable[..., Server]


@pytest.fixture(autouse=True)
def wait_for_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot is not taken to hang because the machine is busy; even to start it takes its time."""
    monkeypatch.setattr(bot_workers, "WORKER_TIMEOUT", LIMIT)


@pytest.fixture(autouse=True)
def seeded_chance(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """What comes of chance depends on the test alone."""
    seed_chance(monkeypatch, request.node.name)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that tests share; each brings its own people and tables."""
    opened = Server(tmp_path_factory.mktemp("server"))
    yield opened
    opened.stop()


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Open]:
    """Start servers with settings of one's own; the database is that of the test."""
    servers: list[Server] = []

    def start(**settings: Any) -> Server:
        servers.append(Server(tmp_path / "data", **settings))
        return servers[-1]

    yield start
    for each in servers:
        each.stop()


@pytest.fixture
def spawn(tmp_path: Path) -> Iterator[Callable[..., Spawned]]:
    """Start `oyez serve` in a process of its own."""
    spawned: list[Spawned] = []

    def start(*arguments: str, folder: Path | None = None, **env: str) -> Spawned:
        spawned.append(Spawned(*arguments, folder=folder or tmp_path / "data", env=env))
        return spawned[-1]

    yield start
    for each in spawned:
        each.end()


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> Random:
    """Chance, the same at every run of a test."""
    return Random(request.node.name)
