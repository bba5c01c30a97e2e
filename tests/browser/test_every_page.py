"""Every page, in both languages, light and dark: nobody is shut out, and nothing is left untold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Played, Visit, played
from tests.browser.knights import Seated
from tests.browser.visitors import Visitor
from tests.browser.words import wait_for_words
from tests.server.clients import Server

LANGS = ("en", "fr")
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
BESIDE: dict[str, Theme] = {"en": "dark", "fr": "light"}
PLACES = (
    "/",
    "/new",
    "/learn",
    "/rules/barbarian_kingdoms",
    "/me",
    "/history",
    "/about",
    "/nowhere",
)


@pytest.fixture(scope="module")
def underway(server: Server) -> Played:
    """A game in the middle, with a question for somebody."""
    return played(server, 25, rounds=30)


def check(visitor: Visitor, lang: str, themes: Sequence[Theme] = THEMES) -> None:
    """What is shown is in one language, and open to all in light and dark."""
    wait_for_words(visitor.page, lang)
    faults: list[str] = []
    for theme in themes:
        visitor.page.emulate_media(color_scheme=theme)
        faults += [f"{theme}: {each}" for each in visitor.barriers()]
    assert faults == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("path", PLACES)
def test_every_place(visit: Visit, finished: Played, path: str, lang: str) -> None:
    visitor = visit(path, person=finished.people[0], lang=lang)
    if path == "/nowhere":
        visitor.forgiven = ["404"]
    expect(visitor.page.locator("h1")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    check(visitor, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_a_table_that_waits_for_players(visit: Visit, server: Server, lang: str) -> None:
    host = server.guest("Anne")
    made = host.post(
        "/api/tables", {"game": "barbarian_kingdoms", "seats": ["me", "open", "knight"]}
    )
    visitor = visit(f"/t/{made['id']}", person=host, lang=lang)
    expect(visitor.page.locator("#address")).to_be_visible()
    check(visitor, lang)
    guest = visit(f"/join/{made['id']}/{made['invitation']}", lang=lang)
    expect(guest.page.locator(".sit form")).to_be_visible()
    check(guest, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_a_finished_game(visit: Visit, finished: Played, lang: str) -> None:
    visitor = visit(finished.path, person=finished.people[0], lang=lang)
    expect(visitor.page.locator(".ending")).to_be_visible()
    check(visitor, lang)
    visitor.page.locator(".time .step").first.click()
    expect(visitor.page.locator(".time .told")).to_be_visible()
    visitor.page.locator(".practise").click()
    expect(visitor.page.locator("form.fork")).to_be_visible()
    check(visitor, lang, [BESIDE[lang]])


def _nothing(page: Page) -> None:
    expect(page.locator("svg.map")).to_be_visible()


def _leaf(key: str, shown: str) -> Callable[[Page], None]:
    def turn(page: Page) -> None:
        page.keyboard.press(key)
        expect(page.locator(shown).first).to_be_visible()

    return turn


STATES: dict[str, Callable[[Page], None]] = {
    "question": _nothing,
    "log": _leaf("l", ".log .entry"),
    "talk": _leaf("t", ".talk"),
    "rules": _leaf("r", "[data-rule]"),
    "settings": _leaf("s", ".settings"),
    "words": _leaf("v", ".words table"),
    "help": _leaf("?", "dialog"),
}


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_under_way(visit: Visit, underway: Played, lang: str) -> None:
    table, people = underway
    asked = people[table.view(people[0])["waiting"][0]]
    visitor = visit(underway.path, person=asked, lang=lang)
    expect(visitor.page.locator(".prompt.asked")).to_be_visible()
    for turn in STATES.values():
        turn(visitor.page)
        # What lies beside the question is looked at in one light in each language.
        check(visitor, lang, THEMES if turn is _nothing else [BESIDE[lang]])
        visitor.page.keyboard.press("Escape")
        if turn is STATES["words"]:
            visitor.page.keyboard.press("v")


def _own_words(page: Page) -> None:
    """A motion in words of one's own is written on a sheet with room."""
    page.locator(".choices .either > .options button").last.click()
    expect(page.locator(".roomy .words input")).to_be_visible()


@pytest.mark.parametrize("lang", LANGS)
def test_what_lies_over_the_table(visit: Visit, server: Server, lang: str) -> None:
    seated = Seated(server, open_motions=True)
    planning = visit(seated.path, person=seated.until("plan"), lang=lang)
    expect(planning.page.locator(".prompt.asked")).to_be_visible()
    planning.page.locator(".to-orders").click()
    expect(planning.page.locator(".orders")).to_be_visible()
    check(planning, lang)
    _leaf("d", ".deals")(planning.page)
    check(planning, lang)
    assert planning.leave() == []
    voting = visit(seated.path, person=seated.until("voice"), lang=lang)
    expect(voting.page.locator(".theatre .hall")).to_be_visible()
    check(voting, lang)
    assert voting.leave() == []
    proposing = visit(seated.path, person=seated.until("propose"), lang=lang)
    _own_words(proposing.page)
    check(proposing, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_the_curtain_between_people_at_one_device(visit: Visit, lang: str) -> None:
    visitor = visit("/new?with=device", lang=lang)
    visitor.page.locator("button[type=submit]").click()
    expect(visitor.page.locator(".curtain")).to_be_visible()
    check(visitor, lang)
