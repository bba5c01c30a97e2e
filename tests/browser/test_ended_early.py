"""A game that is ended before its end: the button, the question whether one is sure, the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.server.clients import Server

WORDS = {
    "en": ("End this game", "Yes, end the game", "Not played to its end", "made the table"),
    "fr": ("Mettre fin à la partie", "Oui, y mettre fin", "Partie inachevée", "a fait la table"),
}


@pytest.mark.parametrize("lang", WORDS)
def test_the_host_ends_a_game_against_bots(server: Server, visit: Visit, lang: str) -> None:
    button, sure, headline, who = WORDS[lang]
    me = server.guest("Anne")
    table = server.table(me, "random", "random")
    visitor = visit(lang=lang)
    visitor.be(me)
    visitor.go(f"/t/{table.id}")
    page = visitor.page
    expect(page.locator("#prompt")).to_be_visible()
    page.keyboard.press("s")
    page.get_by_role("button", name=button).click()
    visitor.picture(f"sure-{lang}")
    page.get_by_role("button", name=sure).click()
    expect(page.locator(".ending h1")).to_have_text(headline)
    expect(page.locator(".ending .how")).to_contain_text(who)
    visitor.picture(f"ended-{lang}")
    visitor.go("/")
    unplayed = "Inachevée" if lang == "fr" else "Not played to its end"
    row = page.locator(f"a[href='/t/{table.id}']")
    expect(row).to_contain_text(unplayed)


def test_there_is_no_such_button_while_others_play(server: Server, visit: Visit) -> None:
    me, other = server.guests(2)
    table = server.table(me, other)
    visitor = visit()
    visitor.be(me)
    visitor.go(f"/t/{table.id}")
    page = visitor.page
    expect(page.locator("#prompt")).to_be_visible()
    page.keyboard.press("s")
    expect(page.get_by_role("button", name="Leave my seat to a steward")).to_be_visible()
    expect(page.get_by_role("button", name="End this game")).to_have_count(0)
    other.delete(f"{table.path}/seat")
    expect(page.get_by_role("button", name="End this game")).to_be_visible()
