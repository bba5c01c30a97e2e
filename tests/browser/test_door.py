"""The door: the home page, tables for friends, options, and how much comes before a table."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from bench.browser import DRAWN, MARKS, MOST_BYTES, weigh
from oyez.game import installed_games
from tests.browser.conftest import Visit
from tests.server.clients import Server


def test_the_home_page_is_painted_before_the_server_has_answered(visit: Visit) -> None:
    visitor = visit("/about")
    page = visitor.page
    held: list[Route] = []
    page.route("**/api/**", lambda route: held.append(route))
    page.goto("/")
    expect(page.locator("h1")).to_have_text("Oyez")
    expect(page.locator(".lead")).to_contain_text("Medieval strategy games")
    for name in ("Play now", "Play with friends"):
        expect(page.get_by_role("button", name=name)).to_be_visible()
    painting = page.locator(".painting")
    expect(painting).to_have_js_property("complete", True)
    assert painting.evaluate("it => it.naturalWidth") > 0
    # A board of each game that has one.
    shown: str = painting.evaluate("async it => await (await fetch(it.src)).text()")
    assert shown.count("<image ") == len(installed_games())
    assert held
    for each in held:
        each.continue_()
    page.unroute("**/api/**")
    expect(page.locator(".pick button").first).to_be_visible()


def test_one_click_makes_a_table_for_friends_and_shows_its_link(visit: Visit) -> None:
    page = visit().page
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_label("The link to this table")).to_have_value(re.compile(r"/join/\d+/"))
    expect(page.locator("li.free")).to_have_count(3)


def test_games_of_others_can_be_watched_and_talked_about(visit: Visit, server: Server) -> None:
    players = server.guests(2)
    table = server.table(*players, title="The siege")
    page = visit().page
    page.get_by_role("link", name="The siege").click()
    expect(page.locator("svg.map")).to_be_visible()
    page.keyboard.press("t")
    page.get_by_label("Say something").fill("What a siege!")
    page.get_by_role("button", name="Say", exact=True).click()
    expect(page.locator(".speech")).to_have_text("What a siege!")
    assert players[0].get(f"{table.path}/talk")["lines"] == []


def _every_option(page: Page) -> None:
    """Unfold all options of the game."""
    page.locator("details.options > summary").click()
    for more in page.locator("details.options details > summary").all():
        more.click()


@pytest.mark.parametrize("count", [2, 4])
def test_every_option_of_every_game_has_a_field_of_its_own(
    visit: Visit, server: Server, count: int
) -> None:
    page = visit("/new").page
    for game in server.nobody().get("/api/games")["games"]:
        page.get_by_role("radio", name=game["name"]["en"], exact=True).check()
        page.get_by_role("radio", name=str(count), exact=True).check()
        options = page.locator("details.options")
        if options.get_attribute("open") is None:
            _every_option(page)
        fields = [each for each in game["options"] if each["name"] != "edition"]
        for field in fields:
            expect(options.get_by_text(field["label"]["en"], exact=True).first).to_be_visible()
        typed = options.locator("input:not([type=checkbox]):not([type=number]), textarea")
        expect(typed).to_have_count(0)
        page.reload()


# What came, the largest first.
_ASKED: Final = """() => performance.getEntriesByType('resource')
  .map(({ name, transferSize }) => [transferSize, new URL(name).pathname])
  .sort(([a], [b]) => b - a)"""
# Files that never change while a page is open.
_ASKED_TWICE: Final = """() => {
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = names.filter((name) => name.includes('/assets/') || name.includes('/drawings/'))
  return files.filter((name, place) => files.indexOf(name) < place)
}"""


@pytest.mark.parametrize(
    ("locale", "game"), [("en-GB", "Warrior Knights"), ("fr-FR", "Barbarian Kingdoms")]
)
def test_up_to_the_first_table_little_comes_over_the_wire(
    browser: Browser, server: Server, locale: str, game: str
) -> None:
    # What a service worker fetches for later would come in between.
    context = browser.new_context(base_url=server.base, service_workers="block", locale=locale)
    context.add_init_script(MARKS)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name=game).click()
    page.locator(".hero button.primary").click()
    expect(page.locator("svg.map")).to_be_visible()
    page.wait_for_load_state("networkidle")
    whole = weigh(page, DRAWN)
    twice, asked = page.evaluate(_ASKED_TWICE), page.evaluate(_ASKED)
    context.close()
    assert 0 < whole <= MOST_BYTES, f"{whole / 1024:.0f} KB: {asked}"
    assert twice == []
