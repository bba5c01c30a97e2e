"""Playing with second thoughts: why not, what if, taking back, undoing, the rule, the keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, announcing
from tests.browser.playing import Hand
from tests.server.clients import Server

# A place of the board that is not lit, and a point where nothing else lies over it.
_UNLIT = """() => {
  const shining = [...document.querySelectorAll('svg.map [data-lit]')]
  const lit = new Set(shining.map((each) => each.dataset.id))
  for (const each of document.querySelectorAll('svg.map .land:not(:has(.water))')) {
    if (lit.has(each.dataset.id)) continue
    const { left, top, width, height } = each.getBoundingClientRect()
    for (const across of [0.5, 0.4, 0.6, 0.3, 0.7])
      for (const down of [0.5, 0.4, 0.6, 0.3, 0.7]) {
        const [x, y] = [left + width * across, top + height * down]
        if (document.elementFromPoint(x, y)?.closest('[data-id]') === each) return [x, y]
      }
  }
}"""


@pytest.fixture
def table(visit: Visit, server: Server) -> tuple[Page, Callable[[], int]]:
    """A table at which somebody is to announce their action, and the answers given at it."""
    person = server.guest("Anne")
    made = announcing(server, person)
    page = visit(f"/t/{made.id}", person=person).page
    expect(page.locator("svg.map")).to_be_visible()
    hand = Hand(page, seed=1)
    while hand.wait() and "announce" not in page.locator("#prompt").inner_text():
        hand.answer()
    return page, lambda: len(server.match(made.id).log)


Asked = tuple[Page, Callable[[], int]]


def choose(page: Page, action: str) -> str:
    """Choose an action from the list; what it says."""
    button = page.locator(f".choices button.option[aria-label^='{action}']").first
    words = button.get_attribute("aria-label") or ""
    button.click()
    return words


def test_an_unlit_thing_says_why_and_by_which_rule(table: Asked) -> None:
    page, _ = table
    x, y = page.evaluate(_UNLIT)
    page.mouse.move(x, y)
    bubble = page.get_by_role("note")
    expect(bubble).to_be_visible()
    expect(bubble).to_contain_text(re.compile(r"\w{3,}.*\."))
    rule = bubble.locator("a.rule").first
    number = rule.inner_text()
    assert re.fullmatch(r"BK-[A-Z]+-\d+", number)
    rule.click()
    shown = page.locator(f"[data-rule='{number}']")
    expect(shown).to_be_in_viewport()
    expect(shown).to_have_class(re.compile("shown"))
    # A click asks the same, at once, and Escape puts the answer away.
    page.mouse.move(5, 5)
    expect(bubble).to_have_count(0)
    x, y = page.evaluate(_UNLIT)  # the rulebook has taken some room
    page.mouse.click(x, y)
    expect(bubble).to_be_visible()
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def test_the_rule_of_the_question_opens_beside_the_board(table: Asked) -> None:
    page, _ = table
    rule = page.locator(".prompt .ask a.rule")
    number = rule.inner_text()
    rule.click()
    expect(page.locator(f"[data-rule='{number}']")).to_be_in_viewport()
    search = page.get_by_label("Search the rules")
    search.fill("bribe purse")
    expect(page.get_by_text(re.compile(r"^\d+ paragraphs?$"))).to_be_visible()
    for words in page.locator("[data-rule]").all_inner_texts():
        assert "bribe" in words.lower()
        assert "purse" in words.lower()
    rule.click()
    expect(search).to_have_value("")
    expect(page.locator(f"[data-rule='{number}']")).to_be_in_viewport()


def test_what_is_chosen_is_previewed_and_can_be_taken_back(table: Asked) -> None:
    page, given = table
    before = given()
    words = choose(page, "Assault")
    expect(page.locator(".confirm")).to_be_enabled()
    expect(page.locator(".hint")).to_contain_text(words)
    expect(page.locator(".foreseen")).not_to_be_empty()
    expect(page.locator("svg.map [aria-pressed=true]").first).to_be_attached()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".confirm")).to_have_count(0)
    expect(page.locator("svg.map [aria-pressed=true]")).to_have_count(0)
    assert given() == before


def test_what_can_be_undone_is_done_at_once_and_again(table: Asked) -> None:
    page, given = table
    asked, before = page.locator("#prompt").text_content() or "", given()
    assert page.get_by_role("button", name="Undo").count() == 0
    choose(page, "Recruitment")
    expect(page.locator("#prompt")).not_to_have_text(asked)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#prompt")).to_have_text(asked)
    assert given() == before
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("#prompt")).not_to_have_text(asked)
    page.keyboard.press("u")
    expect(page.locator("#prompt")).to_have_text(asked)


def test_a_question_mark_shows_all_keys(table: Asked) -> None:
    page, _ = table
    page.keyboard.press("?")
    keys = page.get_by_role("dialog")
    expect(keys.locator("kbd").first).to_be_visible()
    assert keys.locator("dd").count() > 12
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("c")
    expect(page.locator(".choices [data-stop]:focus")).to_have_count(1)


def test_everything_can_be_done_from_the_board_in_words(table: Asked) -> None:
    page, given = table
    before = given()
    page.keyboard.press("v")
    page.get_by_role("button", name=re.compile(r"^Why not ")).first.press("Enter")
    expect(page.get_by_role("note")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".words .lit button").first.press("Enter")
    expect(page.locator(".words [aria-pressed=true]").first).to_be_visible()
    Hand(page, seed=9).answer()
    assert given() > before
