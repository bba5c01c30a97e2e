"""Toy games in the browser: all at once, and alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Hand
from tests.installing import install_toys
from tests.server.clients import Server


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Server]:
    """A server that knows the toys."""
    install_toys(monkeypatch)
    opened = Server(tmp_path / "data")
    yield opened
    opened.stop()


def test_an_open_phase_is_played_beside_others(visit: Visit, server: Server) -> None:
    ann, bo = server.guests(2)
    table = server.table(ann, bo, "squire", game="sheet")
    page = visit(f"/t/{table.id}", ann).page
    hand = Hand(page, seed=1)
    hand.wait()
    table.do(bo, table.deed(bo, table.view(bo), {"type": "mark", "box": "field"}))
    page.locator(".prompt").get_by_role("button", name="Mark the Quarry").click()
    expect(page.locator(".prompt")).to_contain_text("You have 2 coins")
    sheets = server.match(table.id).state.sheets
    assert (sheets[0].marked, sheets[1].marked) == (["quarry"], ["field"])


def test_one_plays_alone_with_cards(visit: Visit, server: Server) -> None:
    ann = server.guest("Ann")
    table = server.table(ann, game="solitaire", options={"hours": 12})
    page = visit(f"/t/{table.id}", ann).page
    Hand(page, seed=1).play()
    expect(page.locator(".ending")).to_be_visible()
    outcome = server.match(table.id).outcome
    assert outcome is not None
    assert outcome.rank


def test_one_fills_in_a_sheet_alone_in_french(visit: Visit, server: Server) -> None:
    ann = server.guest("Ann", lang="fr")
    table = server.table(ann, game="sheet", options={"rounds": 1})
    page = visit(f"/t/{table.id}", ann, lang="fr").page
    expect(page.locator(".prompt")).to_contain_text("Vous avez 3 pièces")
    Hand(page, seed=1).play()
    expect(page.locator(".ending")).to_be_visible()


def test_an_open_phase_is_played_to_the_end(visit: Visit, server: Server) -> None:
    ann = server.guest("Ann")
    table = server.table(ann, "squire", "squire", game="sheet", options={"rounds": 1})
    page = visit(f"/t/{table.id}", ann).page
    Hand(page, seed=3).play()
    expect(page.locator(".ending")).to_be_visible()
