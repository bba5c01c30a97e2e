"""On a phone everything is within reach of a thumb, and the page itself never scrolls."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from bench.waiting import eventually
from tests.browser.conftest import Visit
from tests.browser.playing import Hand
from tests.browser.visitors import PHONE, Visitor
from tests.server.clients import Server

# Finger-wide, in CSS pixels; what is smaller is missed.
FINGER = 40

_SCROLLS = """() => {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
  window.scrollTo(50, 50)
  return [scrollWidth - clientWidth, scrollHeight - clientHeight, window.scrollX, window.scrollY]
}"""

# What can be pressed and is too small for it; links in a sentence are as high as its letters.
_SMALL = """(finger) => [...document.querySelectorAll('button, a, select, [role=tab]')]
  .filter((each) => each.checkVisibility() && each.closest('.table') && !each.matches('.rule'))
  .map((each) => ({ name: each.ariaLabel ?? each.textContent, box: each.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 1 && Math.min(box.width + 4, box.height) < finger)
  .map(({ name, box }) => `${name}: ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`)"""


def in_sight(page: Page, selector: str) -> bool:
    """Whether something is wholly on the screen."""
    page.locator(selector).first.wait_for()
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    width, height = PHONE
    return (
        box["x"] >= -1
        and box["y"] >= -1
        and box["x"] + box["width"] <= width + 1
        and box["y"] + box["height"] <= height + 1
    )


def check_frame(page: Page) -> None:
    """Nothing scrolls the page, and what one needs is there."""
    assert page.evaluate(_SCROLLS) == [0, 0, 0, 0]
    for part in (".players-area", "svg.map", ".dock", "#prompt", ".time"):
        assert in_sight(page, part), part


def play_now(visitor: Visitor) -> None:
    """From the lobby into a game against bots."""
    visitor.page.get_by_role("button", name="Play now").click()


def wait_for_question(visitor: Visitor, hand: Hand) -> None:
    """Until something is asked; bots can win within two rounds, and then another game begins."""
    while not hand.wait():
        visitor.go("/")
        play_now(visitor)


def test_a_game_with_a_thumb(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.page
    play_now(visitor)
    hand = Hand(page, seed=4, touch=True)
    for _ in range(6):
        wait_for_question(visitor, hand)
        check_frame(page)
        hand.answer()
    wait_for_question(visitor, hand)
    check_frame(page)
    assert page.evaluate(_SMALL, FINGER) == []
    assert visitor.barriers() == []


def test_what_lies_behind_is_a_tap_away(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.page
    play_now(visitor)
    hand = Hand(page, seed=6, touch=True)
    for _ in range(2):
        wait_for_question(visitor, hand)
        hand.answer()
    wait_for_question(visitor, hand)
    # Log, rules and talk lie over the table, and are put away again.
    for leaf, content in (("Log", ".entry"), ("Rules", "[data-rule]"), ("Talk", ".talk form")):
        page.locator(".more-leaves").tap()
        page.get_by_role("tab", name=leaf).tap()
        expect(page.locator(f".leaves {content}").first).to_be_visible()
        assert in_sight(page, ".leaves")
        assert page.evaluate(_SCROLLS) == [0, 0, 0, 0]
        page.get_by_role("button", name="Close").tap()
        expect(page.locator(".leaves")).to_have_count(0)
    # What somebody has opens at the shield.
    page.locator(".players-area .head").first.tap()
    details = page.get_by_role("region", name="Details about")
    expect(details).to_be_visible()
    assert in_sight(page, ".detail")
    details.get_by_role("button", name="Close").tap()
    # The sheet with the question can be made larger and smaller, by name.
    set_height(page, "low")
    heights = [height_of(page, ".prompt")]
    for size in ("Half", "Large"):
        page.get_by_role("button", name=f"Size of the question: {size}").tap()
        eventually(lambda: height_of(page, ".prompt") != heights[-1], "another height")
        heights.append(height_of(page, ".prompt"))
        assert page.evaluate(_SCROLLS) == [0, 0, 0, 0]
    assert heights == sorted(heights)


def height_of(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return round(box["height"])


# What of the choices is cut by the lower edge of what is seen of them.
_CUT = """() => {
  const list = document.querySelector('.choices')
  const { top, bottom } = list.getBoundingClientRect()
  return [...list.querySelectorAll('button, p, .stepper')]
    .map((each) => [each.textContent, each.getBoundingClientRect()])
    .filter(([, box]) => box.height > 1 && box.top < bottom - 1 && box.bottom > bottom + 1)
    .filter(([, box]) => box.top > top + 1)
    .map(([words]) => words)
}"""


def test_no_choice_is_cut_at_any_height(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.page
    play_now(visitor)
    hand = Hand(page, seed=4, touch=True)
    for _ in range(4):
        wait_for_question(visitor, hand)
        for height in ("low", "middle", "high"):
            set_height(page, height)
            assert in_sight(page, "#prompt")
            assert in_sight(page, ".choices [data-stop], .choices .to-list")
            eventually(lambda: page.evaluate(_CUT) == [], "whole lines")
        set_height(page, "middle")
        hand.answer()


def test_what_is_asked_is_in_sight_on_a_phone_on_its_side(visit: Visit) -> None:
    width, height = PHONE
    visitor = visit(size=(height, width))
    page = visitor.page
    play_now(visitor)
    hand = Hand(page, seed=4)
    for _ in range(3):
        wait_for_question(visitor, hand)
        for part in ("#prompt", ".choices [data-stop], .choices .to-list"):
            expect(page.locator(part).first).to_be_in_viewport(ratio=1)
        eventually(lambda: page.evaluate(_CUT) == [], "whole lines")
        hand.answer()


def test_the_highest_sheet_hides_the_board_whole_and_keeps_its_shape(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.page
    play_now(visitor)
    wait_for_question(visitor, Hand(page, seed=4, touch=True))
    set_height(page, "middle")
    before = height_of(page, ".board-area")
    set_height(page, "high")
    expect(page.locator("svg.map")).not_to_be_visible()
    players = page.locator(".players-area").bounding_box()
    sheet = page.locator(".prompt").bounding_box()
    assert players is not None
    assert sheet is not None
    assert abs(players["y"] + players["height"] - sheet["y"]) <= 1
    # The line of the film, which may end in between, takes a few pixels.
    assert abs(height_of(page, ".board-area") - before) <= 8


def test_every_tab_of_the_leaves_is_whole(visit: Visit, server: Server) -> None:
    person = server.guest("Ann", lang="fr")
    table = server.table(person, "random", "random", game="warrior_knights")
    visitor = visit(f"/t/{table.id}", person, size=(360, 740), lang="fr")
    page = visitor.page
    page.locator(".more-leaves").tap()
    tabs = page.locator(".leaves [role=tab]")
    expect(tabs).to_have_count(6)
    boxes = [box for tab in tabs.all() if (box := tab.bounding_box()) is not None]
    shut = page.locator(".leaves .shut").bounding_box()
    assert shut is not None
    ends = [box["x"] + box["width"] for box in boxes]
    assert all(end <= box["x"] + 1 for end, box in zip(ends, boxes[1:], strict=False))
    assert ends[-1] <= shut["x"] + 1
    cut = "it => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1"
    assert not any(tab.evaluate(cut) for tab in tabs.all())


def set_height(page: Page, wanted: str) -> None:
    """Press a chevron of the sheet until it has this height."""
    order = ["low", "middle", "high"]
    while (now := page.locator(".table").get_attribute("data-height")) != wanted:
        assert now is not None
        way = "up" if order.index(now) < order.index(wanted) else "down"
        page.locator(f".handle .{way}").tap()
