"""A real browser at a real server; whatever it complains about fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitors import Visitor
from tests.server.clients import Server
from tools import chromium

Visit = Callable[..., Visitor]

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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, installed if it has to be."""
    assert chromium.main() == 0
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium.find(), args=_FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that tests share; each brings its own people and tables."""
    opened = Server(tmp_path_factory.mktemp("browsed"))
    yield opened
    opened.stop()


@pytest.fixture
def visit(browser: Browser, server: Server, tmp_path: Path) -> Iterator[Visit]:
    """Come in with a browser of one's own; it must have nothing to complain of at the end."""
    visitors: list[Visitor] = []

    def come(path: str = "/", **settings: Any) -> Visitor:
        visitors.append(Visitor(browser, server.base, tmp_path, **settings))
        visitors[-1].go(path)
        return visitors[-1]

    yield come
    complaints = [each for visitor in visitors for each in visitor.leave()]
    assert complaints == []
