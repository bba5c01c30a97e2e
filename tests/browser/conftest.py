"""A real browser at a real server; whatever it complains about fails the test."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from bench.waiting import LIMIT
from oyez.server.tables import bot_workers
from tests.browser.visitors import LIMIT_MS, Visitor
from tests.server.clients import Person, Server, Table, seed_chance
from tools import chromium

Visit = Callable[..., Visitor]

_FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=LIMIT_MS)

# What keeps it from asking its maker for anything, and lets it run as root without a screen.
_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember a failure until the windows are closed."""
    report = yield
    item.stash[_FAILED] = item.stash.get(_FAILED, False) or report.failed
    return report


# Gone with the module: while it is there, no other test of the process may run an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, installed if it has to be."""
    assert chromium.main() == 0
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium.find(), args=_FLAGS)
        yield opened
        opened.close()


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
    opened = Server(tmp_path_factory.mktemp("browsed"))
    yield opened
    opened.stop()


class Played(NamedTuple):
    """A table with people at it, played over HTTP up to some point."""

    table: Table
    people: list[Person]

    @property
    def path(self) -> str:
        """Where it is found in the browser."""
        return f"/t/{self.table.id}"


def played(server: Server, plies: int | None = None, rounds: int = 3, seed: int = 7) -> Played:
    """A game of three guests: so far, or to its end."""
    people = [server.guest(name) for name in ("Anne", "Bertrand", "Clovis")]
    with pytest.MonkeyPatch.context() as patch:
        seed_chance(patch, f"{plies} {rounds} {seed}")
        table = server.table(*people, options={"rounds": rounds})
    table.play(people, Random(seed), lambda view: plies is not None and view["ply"] >= plies)
    return Played(table, people)


def announcing(server: Server, person: Person) -> Table:
    """A table at which a person can soon announce any action: the Visigoths have neighbours."""
    options = {"scenario": "3-1", "kingdoms": ["visigoths", "ostrogoths", "franks"], "rounds": 9}
    return server.table(person, "random", "random", options=options)


@pytest.fixture(scope="session")
def finished(server: Server) -> Played:
    """A game that is over; nobody changes it any more."""
    return played(server)


@pytest.fixture
def visit(
    browser: Browser, server: Server, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """Come in with a browser of one's own; it must have nothing to complain of at the end."""
    visitors: list[Visitor] = []

    def come(path: str = "/", person: Person | None = None, **settings: Any) -> Visitor:
        visitors.append(Visitor(browser, server.base, tmp_path, **settings))
        if person is not None:
            visitors[-1].be(person)
        visitors[-1].go(path)
        return visitors[-1]

    yield come
    if request.node.stash.get(_FAILED, False):
        for visitor in visitors:
            visitor.tell()
    complaints = [each for visitor in visitors for each in visitor.leave()]
    assert complaints == []
