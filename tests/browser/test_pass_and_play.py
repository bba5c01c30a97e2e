"""Several people at one device: each plays their own seat, and nobody sees what another saw."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import Hand
from tests.browser.visitors import DESKTOP, PHONE
from tests.server.clients import Server, eventually

ANSWERS = 14
NAMES = ("Bert", "Clovis")


def sit_down(page: Page, game: str) -> int:
    """Three at this device begin a game; the number of the table."""
    page.get_by_role("radio", name=game).check()
    page.get_by_role("radio", name="3", exact=True).check()
    for seat, name in enumerate(NAMES, 2):
        page.get_by_label(f"Name of player {seat}").fill(name)
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".curtain")).to_be_visible()
    return int(page.url.rpartition("/")[2])


def covered(page: Page) -> bool:
    return page.query_selector(".curtain") is not None


def see_nothing(page: Page) -> None:
    """Behind the curtain there is nothing at all, nor is anything said aloud."""
    expect(page.locator("#main > *")).to_have_count(1)
    expect(page.locator("#main > .curtain")).to_be_visible()
    expect(page.locator("#live")).to_be_empty()


def take_over(page: Page) -> str:
    """Whoever is called takes the device; their name."""
    name = page.locator(".curtain h1").inner_text().removeprefix("Hand the device to ")

    def press() -> bool:
        try:  # a hasty press does not count
            if button := page.query_selector(".curtain button.primary"):
                button.click()
        except BrowserError:
            return False
        return not covered(page)

    eventually(press, "the curtain opens")
    return name


@pytest.mark.parametrize(
    ("game", "size"), [("Barbarian Kingdoms", PHONE), ("Warrior Knights", DESKTOP)]
)
def test_some_rounds_at_one_device(
    visit: Visit, server: Server, game: str, size: tuple[int, int]
) -> None:
    visitor = visit("/new?with=device", size=size)
    # A look ahead may come too late, when everybody plans at once.
    visitor.forgiven.append("409 (Conflict)")
    page = visitor.page
    table = sit_down(page, game)
    hand = Hand(page, seed=4, touch=size == PHONE)
    played: list[str] = []
    while hand.answers < ANSWERS:
        eventually(lambda: covered(page) or hand.is_asked(), "somebody is asked")
        if covered(page):
            see_nothing(page)
            played.append(take_over(page))
            hand.wait()
        hand.answer()
    assert len({*played}) == 3
    assert server.match(table).ply > ANSWERS


def test_one_may_go_back_and_look_before_handing_over(visit: Visit) -> None:
    page = visit("/new?with=device").page
    sit_down(page, "Warrior Knights")
    first = take_over(page)
    hand = Hand(page, seed=1)
    hand.wait()
    while not covered(page):
        hand.answer()
        eventually(lambda: covered(page) or hand.is_asked(), "somebody is asked")

    def go_back() -> bool:
        button = page.query_selector(f".curtain li button:text-is('{first}')")
        if button is not None:
            button.click()
        return not covered(page)

    eventually(go_back, "the curtain opens")
    expect(page.locator("#prompt")).to_be_visible()
    page.get_by_role("button", name="Hand over").click()
    see_nothing(page)
