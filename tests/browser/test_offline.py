"""Without a server there is still the shell, and it says what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitors import Visitor
from tests.server.clients import Server


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that may go down."""
    server = Server(tmp_path / "own")
    yield server
    if not server.http.is_closed:
        server.stop()


def test_the_shell_opens_without_the_server_and_says_so(
    browser: Browser, own: Server, tmp_path: Path
) -> None:
    visitor = Visitor(browser, own.base, tmp_path)
    visitor.forgiven = ["ERR_CONNECTION_REFUSED"]
    page = visitor.page
    visitor.go("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    own.stop()

    visitor.go("/about")
    expect(page.locator("h1")).to_be_visible()
    expect(page.get_by_role("link", name="Oyez, to the lobby")).to_be_visible()
    visitor.go("/")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    expect(page.get_by_text("You are offline")).to_be_visible()
    # Words, colours and letters are there, too.
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="Réessayer")).to_be_visible()
    assert page.evaluate("() => document.fonts.check('16px \"EB Garamond\"')")
    assert visitor.leave() == []
