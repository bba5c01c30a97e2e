"""A whole game from the lobby to the rematch, with the mouse, and with the keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import Hand, Keys
from tests.browser.visitors import Visitor
from tests.server.clients import Server

ROUNDS = "4"
# A military victory may end a game so early: of 3,000 random ones none was over before.
FEWEST = 3


def check_end(page: Page) -> None:
    """The result, the scores of all, and the charts are there."""
    ending = page.locator(".ending")
    expect(ending.locator("h1")).to_have_text(re.compile(r"win|won"))
    expect(ending.locator(".ranks tbody tr")).to_have_count(3)
    expect(ending.locator(".ranks .title").first).not_to_be_empty()
    expect(ending.locator(".chart svg")).to_have_count(4)


def test_a_whole_game_by_clicks(visit: Visit, server: Server) -> None:
    page = visit().page
    page.get_by_role("link", name="New table").click()
    page.get_by_role("radio", name="3", exact=True).check()
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").select_option("squire")
    page.get_by_text("Options of the game").click()
    page.get_by_label("Rounds").fill(ROUNDS)
    page.get_by_label("Name of the table").fill("The long table")
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_url(re.compile(r"/t/\d+$"))
    hand = Hand(page, seed=3)
    hand.play()
    assert hand.answers >= FEWEST
    assert hand.pokes > 0
    check_end(page)
    first = page.url
    assert server.match(int(first.split("/")[-2])).over
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != first and "/t/" in url)
    hand.wait()
    hand.answer()
    expect(page.get_by_role("heading", name="The long table")).to_be_attached()


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(it) => document.activeElement.matches(it)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def pointed_at(visitor: Visitor) -> int:
    """How often a mouse or a finger touched the page."""
    number: int = visitor.page.evaluate("() => window.pointers")
    return number


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    visitor = visit("/about")
    page, keys = visitor.page, visitor.page.keyboard
    visitor.context.add_init_script(
        "window.pointers = 0; for (const kind of ['mousedown', 'touchstart', 'pointerdown'])"
        " addEventListener(kind, () => (window.pointers += 1), true)"
    )
    visitor.go("/")
    expect(page.get_by_role("link", name="New table")).to_be_visible()
    tab_to(page, 'a[href="/new"]')
    keys.press("Enter")
    expect(page.get_by_label("Seat 3")).to_be_visible()
    tab_to(page, "input[name=count]")
    keys.press("ArrowLeft")
    expect(page.get_by_label("Seat 4")).to_have_count(0)
    for seat in (1, 2):
        tab_to(page, f"#seat-{seat}")
        keys.type("Squire")
    tab_to(page, ".options > summary")
    keys.press("Enter")
    tab_to(page, ".options input[type=number]")
    keys.press("Control+a")
    keys.type(ROUNDS)
    tab_to(page, "button[type=submit]")
    keys.press("Enter")
    page.wait_for_url(re.compile(r"/t/\d+$"))
    hand = Keys(page, seed=5)
    hand.play()
    assert hand.answers >= FEWEST
    assert hand.pokes > 0
    check_end(page)
    first = page.url
    tab_to(page, ".ending button.primary")
    keys.press("Enter")
    page.wait_for_url(lambda url: url != first and "/t/" in url)
    hand.wait()
    assert pointed_at(visitor) == 0
