"""What others did since one's last move: the film of it, and the few lines that sum it up."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, announcing
from tests.browser.playing import Hand
from tests.browser.visitors import PHONE, Visitor
from tests.server.clients import Server

# A step of the film then stays until the test goes on.
_PATIENT: Final = """
const soon = window.setTimeout
window.setTimeout = (act, ms = 0, ...more) => soon(act, ms > 1200 ? 1000 * ms : ms, ...more)
"""

# More answers than it takes until others do two things after one's own.
_OFTEN: Final = 40


def at_table(visit: Visit, server: Server, **settings: Any) -> Visitor:
    """Somebody against two bots."""
    me = server.guest("Anne")
    table = announcing(server, me)
    visitor = visit("/about", person=me, **settings)
    visitor.context.add_init_script(_PATIENT)
    visitor.go(f"/t/{table.id}")
    # A look ahead may come too late.
    visitor.forgiven.append("409 (Conflict)")
    return visitor


def seated(visit: Visit, server: Server, seed: int = 5, **settings: Any) -> Visitor:
    """Somebody who has answered until others did something in between."""
    visitor = at_table(visit, server, **settings)
    hand = Hand(visitor.page, seed, touch=settings.get("size") == PHONE)
    hand.play(3)
    # Bots may have won so soon: then at another table.
    return visitor if hand.wait() else seated(visit, server, seed + 1, **settings)


def film(page: Page) -> Locator:
    return page.get_by_role("region", name="The film of what others did")


def since(page: Page) -> Locator:
    return page.get_by_role("region", name="Since your last move")


def unfolded(page: Page) -> Locator:
    """The list, opened again if it made room for the board."""
    head = since(page).get_by_role("button", name="Since your last move")
    expect(head).to_be_visible()
    if head.get_attribute("aria-expanded") == "false":
        head.click()
    expect(since(page).locator("li").first).to_be_visible()
    return since(page).locator("li")


def watching(visit: Visit, server: Server, seed: int = 5) -> Visitor:
    """Somebody who sees a film, and is asked; at another table if bots have won before."""
    visitor = at_table(visit, server, calm=False)
    hand = Hand(visitor.page, seed)
    while not film(visitor.page).count():  # two others have their turns before long
        assert hand.answers < _OFTEN
        hand.play(1)
        if not hand.wait():
            return watching(visit, server, seed + 1)
    return visitor


@pytest.fixture
def viewer(visit: Visit, server: Server) -> Visitor:
    """A film is on, and the question is there."""
    return watching(visit, server)


def test_the_film_is_stepped_and_skipped(viewer: Visitor) -> None:
    page = viewer.page
    shown = film(page)
    expect(shown.locator(".place")).to_have_text(re.compile(r"^1 / \d+$"))
    shown.get_by_role("button", name="One step on").press("Enter")
    expect(shown.locator(".place")).to_have_text(re.compile(r"^2 / \d+$"))
    expect(shown.locator(".caption")).not_to_be_empty()
    expect(shown.get_by_role("button", name="Play on")).to_be_visible()
    assert viewer.barriers() == []
    shown.get_by_role("button", name="Skip to now").press("Enter")
    expect(shown).to_have_count(0)
    expect(page.get_by_label("Moment of the game")).to_be_visible()


def test_one_may_answer_while_the_film_runs(viewer: Visitor) -> None:
    page = viewer.page
    expect(page.locator(".prompt.asked")).to_be_visible()
    hand = Hand(page, 9)
    hand.answer()
    assert hand.answers == 1


def test_the_board_stays_where_it_is_when_the_film_begins_and_ends(viewer: Visitor) -> None:
    board = viewer.page.locator("svg.map")
    before = board.bounding_box()
    film(viewer.page).get_by_role("button", name="Skip to now").press("Enter")
    expect(film(viewer.page)).to_have_count(0)
    assert board.bounding_box() == before


def test_what_concerns_oneself_alone_is_remembered(viewer: Visitor) -> None:
    page = viewer.page
    film(page).get_by_label("only what concerns me").press("Space")
    page.reload()
    expect(page.locator(".prompt.asked")).to_be_visible()
    page.keyboard.press("s")
    expect(page.get_by_role("radio", name="what concerns me")).to_be_checked()


def test_a_line_leads_to_its_moment(visit: Visit, server: Server) -> None:
    page = seated(visit, server).page
    line = unfolded(page).locator("button").first
    told = line.inner_text()
    line.click()
    expect(film(page).locator(".caption")).to_have_text(told)
    expect(page.locator(".prompt.asked")).to_be_visible()
    page.keyboard.press("Escape")
    expect(film(page)).to_have_count(0)


def test_without_motion_there_is_a_list_and_no_film(visit: Visit, server: Server) -> None:
    page = seated(visit, server).page
    assert 1 <= unfolded(page).count() <= 5
    expect(film(page)).to_have_count(0)


def test_the_list_is_there_after_coming_back(visit: Visit, server: Server) -> None:
    page = seated(visit, server).page
    told = unfolded(page).all_inner_texts()
    page.reload()
    expect(unfolded(page)).to_have_text(told)


def test_on_a_phone_the_list_is_one_line_until_it_is_opened(visit: Visit, server: Server) -> None:
    visitor = seated(visit, server, size=PHONE, theme="dark")
    page = visitor.page
    expect(since(page)).to_be_visible()
    expect(since(page).locator("li")).to_have_count(0)
    since(page).get_by_role("button", name="Since your last move").tap()
    expect(since(page).locator("li").first).to_be_visible()
    assert visitor.barriers() == []
