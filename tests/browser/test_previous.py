"""A new table after an earlier game: picked from a list of one's own, never typed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Played, Visit
from tests.ledger import rule
from tests.server.clients import GAME, Server, Table

WORDS = {
    "en": ("Options of the game", "Precedence", "Previous game", "with Bertrand and Clovis"),
    "fr": ("Options du jeu", "Préséance", "Partie précédente", "avec Bertrand et Clovis"),
}
BEGIN = {"en": "Begin the game", "fr": "Commencer la partie"}


@rule("BK-ADVANCED-01", "BK-ADVANCED-04")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_earlier_game_is_picked_from_a_list(
    visit: Visit, server: Server, finished: Played, lang: str
) -> None:
    anne = finished.people[0]
    page = visit(f"/new?game={GAME}", anne, lang=lang).page
    options, precedence, previous, others = WORDS[lang]
    page.get_by_text(options).click()
    page.get_by_role("checkbox", name=precedence).check()
    games = page.get_by_role("combobox", name=previous)
    shown = games.locator("option", has_text=others).first
    games.select_option(shown.get_attribute("value"))
    page.get_by_role("button", name=BEGIN[lang]).click()
    expect(page).to_have_url(re.compile(r"/t/\d+$"))
    made = Table(server, int(page.url.rpartition("/")[2]), "").card(anne)
    assert made["previous"] == finished.table.id
    outcome = finished.table.card(anne)["outcome"]
    winner = next(int(seat) for seat, place in outcome["places"].items() if place == 1)
    assert made["options"]["previous"]["winner"] == (0 if winner == 0 else None)
    assert made["options"]["previous"]["scores"] == {"0": outcome["scores"]["0"]}
