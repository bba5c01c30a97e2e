"""A game that `oyez new-game` has just written, on a real screen."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from oyez.cli import main
from tests.browser.conftest import Visit
from tests.browser.playing import Hand
from tests.browser.visitors import PHONE
from tests.installing import installed_package
from tests.server.clients import Server

NAME = "banner_lords"
# Where to put pictures of it, for somebody who wants to look.
PICTURES = os.environ.get("OYEZ_PICTURES")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the new game installed."""
    folder = tmp_path_factory.mktemp("new") / NAME
    assert main(["new-game", NAME, "--folder", str(folder)]) == 0
    with installed_package(folder):
        opened = Server(tmp_path_factory.mktemp("played"))
        yield opened
        opened.stop()


def test_it_is_played_by_clicks_to_its_end(visit: Visit, server: Server) -> None:
    ann = server.guest("Ann")
    table = server.table(ann, "squire", "squire", game=NAME, options={"rounds": 4})
    visitor = visit(f"/t/{table.id}", ann)
    hand = Hand(visitor.page, seed=3)
    for _ in range(3):
        hand.wait()
        hand.answer()
    hand.wait()
    picture(visitor.page, "desktop")
    assert visitor.page.locator("svg.map [data-id='land:mill']").count() > 0
    hand.play()
    expect(visitor.page.locator(".ending")).to_be_visible()
    picture(visitor.page, "ending")


def test_it_is_played_on_a_phone_in_french(visit: Visit, server: Server) -> None:
    ann = server.guest("Ann", lang="fr")
    table = server.table(ann, "squire", game=NAME, options={"rounds": 2})
    page = visit(f"/t/{table.id}", ann, size=PHONE, lang="fr").page
    hand = Hand(page, seed=1, touch=True)
    hand.wait()
    expect(page.locator(".prompt")).to_contain_text("Quel émissaire envoyez-vous")
    picture(page, "phone")
    hand.play()
    expect(page.locator(".ending")).to_be_visible()


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))
