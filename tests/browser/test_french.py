"""The whole way in French, and from one language to the other in the middle of a game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, announcing
from tests.browser.playing import Hand
from tests.browser.words import wait_for_words
from tests.server.clients import Server

# A no-break space stands before these; a plain one would let them begin a line.
_LOOSE = re.compile(r"\w [:;!?»]|« ")


def check(page: Page, lang: str) -> None:
    """Everything is in one language, as soon as the words are here."""
    wait_for_words(page, lang)
    if lang == "fr":
        assert not _LOOSE.search(page.locator("main").inner_text())


def test_a_game_in_french_from_the_lobby_to_the_end(visit: Visit) -> None:
    page = visit("/new", lang="fr").page
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Place 2").select_option("squire")
    page.get_by_text("Options du jeu").click()
    page.get_by_label("Tours").fill("2")
    check(page, "fr")
    page.get_by_role("button", name="Commencer la partie").click()
    hand = Hand(page, seed=8)
    while hand.wait():
        check(page, "fr")
        hand.answer()
    expect(page.locator(".chart svg")).to_have_count(4)
    check(page, "fr")


def test_the_language_changes_in_the_middle_of_a_choice(visit: Visit, server: Server) -> None:
    person = server.guest("Anne")
    made = announcing(server, person)
    page = visit(f"/t/{made.id}", person=person).page
    hand = Hand(page, seed=1)
    while hand.wait() and "announce" not in page.locator("#prompt").inner_text():
        hand.answer()
    page.locator(".choices button.option[aria-label^='Assault']").first.click()
    expect(page.locator(".foreseen")).not_to_be_empty()
    page.get_by_role("button", name="Log", exact=True).click()
    check(page, "en")
    page.get_by_role("button", name="Français").click()
    # What was chosen is still chosen, now in other words; so are the log and the title.
    expect(page.locator(".choices [aria-pressed=true]")).to_have_attribute(
        "aria-label", re.compile("^Assaut")
    )
    expect(page.locator(".foreseen")).not_to_be_empty()
    expect(page.locator(".entry").first).to_contain_text("scénario")
    check(page, "fr")
    page.get_by_role("button", name="Confirmer").click()
    expect(page.locator(".choices [aria-pressed=true]")).to_have_count(0)
    if hand.wait():
        check(page, "fr")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("tab", name="Rules")).to_be_visible()
    hand.wait()
    check(page, "en")
