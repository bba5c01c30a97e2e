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


def test_nothing_lies_over_the_board_on_a_phone(visit: Visit) -> None:
    page = sit_down(visit(size=PHONE))
    expect(page.locator("svg.map")).to_be_visible()
    Hand(page, 5, touch=True).play(6)
    eventually(lambda: page.evaluate(_OVER_BOARD) == [], page.url)
