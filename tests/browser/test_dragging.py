"""A piece can be dragged to where it may go, by mouse or finger, and is put back elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from bench.labels import REST
from bench.waiting import eventually
from tests.browser.conftest import Visit
from tests.browser.knights import Seated
from tests.browser.visitors import PHONE, Visitor
from tests.server.clients import Server

Point = tuple[float, float]

# A point of something on the board at which a finger meets it and nothing else; the middle first.
_POINT: Final = """(selector) => {
  const at = (x, y) => document.elementFromPoint(x, y)?.closest('[data-id]')?.dataset.id
  for (const node of document.querySelectorAll(selector)) {
    const { left, top, width, height } = node.getBoundingClientRect()
    for (const down of [0.5, 0.25, 0.75, 0.4, 0.6])
      for (const across of [0.5, 0.25, 0.75, 0.4, 0.6]) {
        const [x, y] = [left + width * across, top + height * down]
        if (at(x, y) === node.closest('[data-id]').dataset.id) return [x, y]
      }
  }
  return null
}"""
PIECE: Final = "svg.map .stood[data-drag] .piece"
# Where it may go.
LIT: Final = "svg.map path.light"
# What is taken up is drawn in the next frame.
_HELD: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
  return document.querySelector('svg.map .held') !== null
}"""
_ANSWERED: Final = """(asked) =>
  document.querySelector('#prompt').textContent !== asked ||
  document.querySelector('.confirm:not([aria-disabled=true]), path.light.picked') !== null"""
_DARK_ONLY: Final = """() => {
  const lit = new Set([...document.querySelectorAll('path.light')].map((each) => each.dataset.id))
  for (const land of document.querySelectorAll('svg.map .land'))
    land.toggleAttribute('data-dark', !lit.has(land.dataset.id))
}"""


def point(page: Page, selector: str) -> Point:
    """Where to put a finger on the first such thing of the board that can be met."""
    found: list[float] = eventually(lambda: page.evaluate(_POINT, selector), selector)
    return found[0], found[1]


def take_up(page: Page, press: Callable[[Point], None], let_go: Callable[[], None]) -> Point:
    """Press on a piece and move until it is in hand; where it has just moved away, once more."""
    page.locator(PIECE).first.wait_for(state="attached")

    def taken() -> Point | None:
        page.evaluate(REST)
        at = point(page, PIECE)
        press(at)
        if page.evaluate(_HELD):
            return at
        let_go()
        return None

    return eventually(taken, "a piece in hand")


def lift(page: Page) -> Point:
    """Take up a piece with the mouse."""

    def press(at: Point) -> None:
        x, y = at
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 6, y + 10)
        page.mouse.move(x + 10, y + 16)

    return take_up(page, press, page.mouse.up)


@pytest.fixture
def moving(server: Server, visit: Visit) -> Visitor:
    """Somebody who is asked to move a noble."""
    seated = Seated(server)
    visitor = visit(seated.path, person=seated.until("move"))
    # What came up by itself takes no press for a moment.
    expect(visitor.page.locator(".prompt.asked:not(.fresh)")).to_be_visible()
    return visitor


def test_a_piece_dropped_on_a_lit_place_is_an_answer(moving: Visitor) -> None:
    page = moving.page
    asked = page.locator("#prompt").text_content()
    lift(page)
    x, y = point(page, LIT)
    page.mouse.move(x, y, steps=4)
    page.mouse.up()
    # As after two clicks: the answer is there, to be confirmed unless it has been sent.
    expect(page.locator("svg.map .held")).to_have_count(0)
    page.wait_for_function(_ANSWERED, arg=asked)


def test_dropped_elsewhere_it_returns_with_the_reason(moving: Visitor) -> None:
    page = moving.page
    lift(page)
    page.evaluate(_DARK_ONLY)
    x, y = point(page, "svg.map .land[data-dark]")
    page.mouse.move(x, y, steps=4)
    page.mouse.up()
    expect(page.locator("svg.map .held")).to_have_count(0)
    expect(page.locator("svg.map [data-lit][aria-pressed=true]")).to_have_count(0)
    expect(page.locator(".bubble")).to_be_visible()


def test_escape_puts_it_back(moving: Visitor) -> None:
    page = moving.page
    lift(page)
    page.keyboard.press("Escape")
    expect(page.locator("svg.map .held")).to_have_count(0)
    expect(page.locator("svg.map [data-lit][aria-pressed=true]")).to_have_count(0)
    page.mouse.up()


def test_a_finger_drags_a_piece_and_two_look_nearer(visit: Visit, server: Server) -> None:
    seated = Seated(server)
    page = visit(seated.path, person=seated.until("move"), size=PHONE).page
    expect(page.locator(".prompt.asked:not(.fresh)")).to_be_visible()
    expect(page.locator(".board .controls")).to_have_count(0)
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *at: Point) -> None:
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(at)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def press(at: Point) -> None:
        touch("touchStart", at)
        touch("touchMove", (at[0] + 8, at[1] + 12))

    touch("touchMove", take_up(page, press, lambda: touch("touchEnd")))
    touch("touchEnd")
    expect(page.locator("svg.map .held")).to_have_count(0)

    nearness = "() => document.querySelector('svg.map > g').getCTM().a"
    before = page.evaluate(nearness)
    touch("touchStart", (150, 250), (200, 250))
    touch("touchMove", (110, 250), (240, 250))
    touch("touchMove", (80, 250), (280, 250))
    touch("touchEnd")
    page.wait_for_function(f"(before) => ({nearness})() > before * 1.5", arg=before)
