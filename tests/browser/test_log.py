"""The log: one line for each happening, which opens to all that was told."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Played, Visit, played
from tests.browser.visitors import PHONE, Visitor
from tests.server.clients import Server


@pytest.fixture(scope="module")
def under_way(server: Server) -> Played:
    """A game in which much has happened, and not too much to be shown at once."""
    return played(server, 60, rounds=30)


def opened_log(visitor: Visitor) -> Page:
    """The whole log, unfolded."""
    page = visitor.page
    expect(page.locator("svg.map")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".log .entry").first).to_be_visible()
    while page.locator(".log .older").count():
        page.locator(".log .older").click()
        expect(page.locator(".log .older[aria-busy=true]")).to_have_count(0)
    return page


def sit(visit: Visit, game: Played, **how: Any) -> Visitor:
    return visit(game.path, person=game.people[0], **how)


def lines(game: Played) -> list[Any]:
    found: list[Any] = game.people[0].get(f"{game.table.path}/log", lang="en")["events"]
    return found


def folds(page: Page) -> Locator:
    return page.locator(".log button.unfold")


def test_one_happening_is_one_line_and_no_line_is_lost(visit: Visit, under_way: Played) -> None:
    page = opened_log(sit(visit, under_way))
    told = lines(under_way)
    merged = page.locator(".log .entry")
    assert merged.count() < len(told)
    for place in range(folds(page).count()):
        folds(page).nth(place).click()
    single = page.locator(".log .single .entry").count()
    alone = (
        page.locator(".log h3 .entry").count()
        + page.locator(".log section > ol > li:not(:has(.unfold)) > .entry").count()
    )
    assert single + alone == len(told)


def test_it_speaks_to_the_reader(visit: Visit, under_way: Played) -> None:
    page = opened_log(sit(visit, under_way))
    expect(
        page.locator(".log .entry").filter(has_text=re.compile(r"\b[Yy]our? ")).first
    ).to_be_visible()
    assert not any("Your " in line["say"] for line in lines(under_way))


def test_a_line_opens_by_keys_and_each_of_its_lines_leads_to_its_moment(
    visit: Visit, under_way: Played
) -> None:
    visitor = sit(visit, under_way)
    page = opened_log(visitor)
    fold = folds(page).last
    fold.focus()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(fold).to_have_attribute("aria-label", re.compile(r"^Its \d+ lines: "))
    page.keyboard.press("Enter")
    expect(fold).to_have_attribute("aria-expanded", "true")
    assert visitor.barriers() == []
    first = page.locator(".log .single .entry").first
    first.focus()
    page.keyboard.press("Enter")
    expect(first).to_have_class(re.compile("here"))
    expect(page.locator(".time.past")).to_be_visible()
    fold.press("Enter")
    expect(page.locator(".log .single")).to_have_count(0)


def test_what_comes_in_is_told_in_one_line_too(visit: Visit, server: Server) -> None:
    game = played(server, 20, rounds=30)
    page = opened_log(sit(visit, game))
    before = page.locator(".log .entry").count()
    ply = game.table.view(game.people[0])["ply"]
    game.table.play(game.people, Random(2), until=lambda view: view["ply"] > ply + 30)
    expect(page.locator(".log section > ol > li, .log h3")).not_to_have_count(before)
    whole = game.people[0].get(f"{game.table.path}/happenings", line=0)["happenings"]
    expect(page.locator(".log").get_by_text(whole[-1]["say"], exact=True).last).to_be_visible()


def test_on_a_phone_and_in_french(visit: Visit, under_way: Played) -> None:
    visitor = sit(visit, under_way, size=PHONE, lang="fr", theme="dark")
    page = visitor.page
    expect(page.locator("svg.map")).to_be_visible()
    page.get_by_role("button", name="Ouvrir les feuillets").tap()
    fold = folds(page).last
    fold.tap()
    expect(fold).to_have_attribute("aria-label", re.compile(r"^Ses \d+ lignes"))
    expect(page.locator(".log .single li").first).to_be_visible()
    assert visitor.barriers() == []
