"""The page at the end of a game: the result, where it turned, and the ways on from there."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Played, Visit, played
from tests.browser.test_every_page import BESIDE, LANGS
from tests.browser.test_every_page import check as check_for_all
from tests.browser.test_french import check as check_words
from tests.browser.visitors import PHONE
from tests.server.clients import Server

HEADINGS = {
    "en": ["Place", "Who", "Title", "Reign Score"],
    "fr": ["Rang", "Qui", "Titre", "Valeur de Règne"],
}


@pytest.mark.parametrize("lang", LANGS)
def test_it_tells_who_won_and_how(visit: Visit, finished: Played, lang: str) -> None:
    visitor = visit(f"{finished.path}/end", person=finished.people[0], lang=lang)
    page = visitor.page
    expect(page.locator(".ending h1")).to_be_visible()
    expect(page.locator(".ending .arms svg").first).to_be_visible()
    headings = page.locator(".ending .ranks thead th")
    expect(headings.nth(2)).to_have_text(HEADINGS[lang][2])
    assert headings.all_inner_texts()[:3] == HEADINGS[lang][:3]
    expect(page.locator(".ending .chart").first).to_be_visible()
    check_words(page, lang)
    check_for_all(visitor, lang, [BESIDE[lang]])


def test_a_turning_point_leads_to_its_moment_and_to_practice(visit: Visit, server: Server) -> None:
    game = played(server, rounds=12, seed=3)
    page = visit(f"{game.path}/end", person=game.people[0]).page
    points = page.locator(".ending .point")
    expect(points.first).to_contain_text("→")
    points.first.get_by_role("link", name="See it").click()
    page.wait_for_url(re.compile(r"\?moment=\d+$"))
    expect(page.locator("svg.map")).to_be_visible()
    page.go_back()
    points.first.get_by_role("button", name="Practise from here").click()
    page.wait_for_url(re.compile(rf"/t/(?!{game.table.id}\b)\d+$"))
    expect(page.locator(".prompt")).to_be_visible()


def test_it_opens_when_the_game_ends_and_leads_back(visit: Visit, server: Server) -> None:
    game = played(server, 10, rounds=2)
    page = visit(game.path, person=game.people[0]).page
    expect(page.locator("#prompt")).to_be_visible()
    game.table.play(game.people, Random(1))
    page.wait_for_url(re.compile(r"/end$"))
    expect(page.locator(".ending h1")).to_be_visible()
    page.get_by_role("link", name="The final board").click()
    expect(page.locator("svg.map")).to_be_visible()
    page.locator(".ending").get_by_role("link", name="How it went").click()
    expect(page.locator(".ending h1")).to_be_visible()


def test_it_fits_a_phone(visit: Visit, finished: Played) -> None:
    visitor = visit(f"{finished.path}/end", person=finished.people[0], size=PHONE)
    page = visitor.page
    expect(page.locator(".ending .chart").first).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert visitor.barriers() == []
