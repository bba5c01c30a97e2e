"""The frame of the table: the board comes first, and what folds away comes back."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from bench.waiting import eventually
from tests.browser.conftest import Visit, announcing
from tests.browser.knights import sit_down
from tests.browser.playing import Hand
from tests.browser.visitors import PHONE
from tests.server.clients import Server

# Of all points of the screen, those at which a finger meets the board.
_SHARE: Final = """() => {
  let [board, all] = [0, 0]
  for (let x = 6; x < innerWidth; x += 12)
    for (let y = 6; y < innerHeight; y += 12) {
      all += 1
      if (document.elementFromPoint(x, y)?.closest('svg.map')) board += 1
    }
  return board / all
}"""
_LEAST: Final = 0.66
# What lies over the drawing inside of its pane.
_OVER_BOARD: Final = """() => {
  const { left, top, right, bottom } = document.querySelector('.board-area .board')
    .getBoundingClientRect()
  const found = new Set()
  for (let x = left + 4; x < right; x += 8)
    for (let y = top + 4; y < bottom; y += 8) {
      const there = document.elementFromPoint(x, y)
      if (!there?.closest('.board-area .board')) found.add(there?.className)
    }
  return [...found]
}"""


def share(page: Page) -> float:
    """How much of the screen the board has for itself."""
    page.mouse.move(page.viewport_size["width"] / 2, 300)  # type: ignore[index]
    expect(page.locator(".peek")).to_have_count(0)
    found: float = page.evaluate(_SHARE)
    return found


def announce(visit: Visit, server: Server) -> tuple[Page, Hand]:
    """Barbarian Kingdoms, about to announce an action."""
    person = server.guest("Ann")
    page = visit(f"/t/{announcing(server, person).id}", person).page
    expect(page.locator("svg.map")).to_be_visible()
    hand = Hand(page, 3)
    while hand.wait() and "announce" not in page.locator("#prompt").inner_text():
        hand.answer()
    return page, hand


def test_the_board_has_two_thirds_of_the_screen_while_barons_are_asked(visit: Visit) -> None:
    page = sit_down(visit())
    expect(page.locator("svg.map")).to_be_visible()
    hand, shares = Hand(page, 5), {}
    for _ in range(10):  # troops, the stronghold, nobles, the three stacks
        hand.wait()
        shares[page.locator("#prompt").inner_text()] = share(page)
        hand.answer()
    assert min(shares.values()) >= _LEAST, shares


def test_the_board_has_two_thirds_of_the_screen_while_kings_are_asked(
    visit: Visit, server: Server
) -> None:
    page, _ = announce(visit, server)
    assert share(page) >= _LEAST


def test_one_key_shows_nothing_but_the_board_and_the_same_key_returns(
    visit: Visit, server: Server
) -> None:
    page, _ = announce(visit, server)
    page.keyboard.press("f")
    expect(page.get_by_role("button", name="Show everything again")).to_be_visible()
    assert share(page) > 0.95
    page.keyboard.press("f")
    expect(page.get_by_role("button", name="Nothing but the board")).to_be_visible()


def test_drawers_are_folded_at_first_and_stay_as_they_were_left(
    visit: Visit, server: Server
) -> None:
    page, _ = announce(visit, server)
    expect(page.locator(".leaves")).to_have_count(0)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    page.reload()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    page.get_by_role("button", name="Fold the leaves away").click()
    page.reload()
    expect(page.locator("svg.map")).to_be_visible()
    expect(page.locator(".leaves")).to_have_count(0)


def test_a_shield_opens_when_pointed_at_and_stays_when_pressed(
    visit: Visit, server: Server
) -> None:
    page, _ = announce(visit, server)
    shield = page.locator(".players .head").first
    shield.hover()
    expect(page.get_by_role("region", name="Details about")).to_be_visible()
    page.mouse.move(700, 300)
    expect(page.get_by_role("region", name="Details about")).to_have_count(0)
    shield.click()
    page.mouse.move(700, 300)
    expect(page.get_by_role("region", name="Details about")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Details about")).to_have_count(0)


def test_what_is_chosen_on_the_map_is_listed_only_if_wished(visit: Visit) -> None:
    page = sit_down(visit())
    hand = Hand(page, 5)
    while hand.wait() and "stronghold:" not in page.locator("#prompt").inner_text():
        hand.answer()
    expect(page.get_by_text("Choose on the map")).to_be_visible()
    expect(page.locator(".choices .option")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.locator(".choices .option:focus")).to_have_count(1)
    page.get_by_title("Put the list away").click()
    expect(page.locator(".choices .option")).to_have_count(0)


@pytest.mark.parametrize("way", ["press", "drag", "keys"])
def test_stacks_take_cards_from_the_hand(visit: Visit, way: str) -> None:
    page = sit_down(visit())
    hand = Hand(page, 5)
    while hand.wait() and "stack 1" not in page.locator("#prompt").inner_text():
        hand.answer()
    card, stack = page.locator(".purse .hand-card[data-lit]").first, page.locator("[data-takes]")
    if way == "press":
        card.click()
    elif way == "drag":
        card.drag_to(stack)
    else:
        page.keyboard.press("c")
        page.keyboard.press("Enter")
    laid = stack.get_by_role("button", name=re.compile("^Take back: "))
    expect(laid).to_have_count(1)
    laid.click()
    expect(laid).to_have_count(0)


# Of the words of some things, those that do not find room in them, or lie over another.
_CUT: Final = """(selector) => {
  const all = [...document.querySelectorAll(selector)].map((it) => [it, it.getBoundingClientRect()])
  return all.filter(([it, box], n) =>
    it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1 ||
    all.some(([, other], m) => m > n && other.left < box.right - 1 && box.left < other.right - 1 &&
      other.top < box.bottom - 1 && box.top < other.bottom - 1)
  ).map(([it]) => it.textContent)
}"""
_MEET: Final = """(selectors) => {
  const [a, b] = selectors.map((each) => document.querySelector(each).getBoundingClientRect())
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}"""


def test_no_tab_of_the_drawers_is_cut_in_french(visit: Visit, server: Server) -> None:
    person = server.guest("Ann", lang="fr")
    page = visit(f"/t/{announcing(server, person).id}", person, lang="fr").page
    page.get_by_role("button", name="Journal", exact=True).click()
    expect(page.get_by_role("tab", name="Discussion")).to_be_visible()
    assert page.evaluate(_CUT, ".tabs button") == []


def test_a_question_never_lies_over_what_one_owns(visit: Visit, server: Server) -> None:
    page, _ = announce(visit, server)
    page.locator(".choices .option").first.click()
    for width in (1440, 1150, 1080, 1000, 900):
        page.set_viewport_size({"width": width, "height": 800})
        assert not page.evaluate(_MEET, ["#prompt", ".prompt .own"]), width
        assert not page.evaluate(_MEET, [".prompt .bar", ".prompt .own"]), width


def test_no_name_beside_the_board_or_in_the_hand_is_cut(visit: Visit) -> None:
    page = sit_down(visit())
    hand = Hand(page, 5)
    while hand.wait() and "stack 1" not in page.locator("#prompt").inner_text():
        hand.answer()
    for width, height in ((1440, 900), (1000, 800)):
        page.set_viewport_size({"width": width, "height": height})
        # What finds no room in the line is counted, and all of it can be opened.
        more = page.locator(".side-strip .more")
        if more.count():
            more.click()
        assert page.evaluate(_CUT, ".side-strip .thing") == []
        assert page.evaluate(_CUT, ".hand-card .title") == []
        if more.count():
            more.click()


def test_what_happened_since_is_told_in_whole_lines(visit: Visit) -> None:
    page = sit_down(visit())
    Hand(page, 5).wait()
    lines = page.locator(".recap li")
    expect(lines.first).to_be_visible()
    for line in [page.locator(".recap ol"), *lines.all()]:
        whole, shown = line.evaluate("it => [it.scrollHeight, it.clientHeight]")
        assert whole <= shown
    expect(page.locator(".recap .more")).to_be_visible()


def test_nothing_lies_over_the_board_on_a_phone(visit: Visit) -> None:
    page = sit_down(visit(size=PHONE))
    expect(page.locator("svg.map")).to_be_visible()
    Hand(page, 5, touch=True).play(6)
    eventually(lambda: page.evaluate(_OVER_BOARD) == [], page.url)
