"""Warrior Knights in the browser: a whole game, planning, and what is done out of turn."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from oyez.games.warrior_knights import KnightsOptions, KnightsState
from oyez.kernel import Seat
from tests.browser.conftest import Visit
from tests.browser.knights import SHORT, sit_down, state_of
from tests.browser.playing import Hand
from tests.browser.visitors import PHONE
from tests.server.clients import Server

WON = {
    "influence": "The last round is over: the most Influence makes the king.",
    "military": "Military victory: enough cities of the kingdom.",
}


def test_a_whole_game_by_clicks(visit: Visit, server: Server) -> None:
    page = sit_down(visit(), "squire")
    hand = Hand(page, seed=2)
    hand.wait()
    expect(page.locator("svg.map")).to_be_visible()
    expect(page.locator(".side-strip")).to_contain_text("Agendas for the next assembly")
    table = page.url
    hand.play()
    page.wait_for_url(f"{table}/end")
    state: KnightsState = server.match(int(table.rpartition("/")[2])).state
    # Nobody agreed on a number of rounds: the game ends as the rules have it, with a king.
    assert state.options == KnightsOptions(influence=int(SHORT))
    assert state.ended is not None
    assert state.ended.winner is not None
    assert state.round > 2
    ending = page.locator(".ending")
    expect(ending.locator(".ranks tbody tr")).to_have_count(3)
    expect(ending.locator(".how")).to_have_text(WON[state.ended.how])
    first = ending.locator(".ranks tbody tr").first
    expect(first.locator(".figure").first).to_contain_text(
        str(state.barons[state.ended.winner].influence)
    )


def until(hand: Hand, page: Page, words: str) -> None:
    """Play on until something is asked that has these words in it."""
    for _ in range(60):
        assert hand.wait()
        if words in page.inner_text("#prompt"):
            return
        hand.answer()
    raise AssertionError(f"never asked: {words}")


def test_planning_from_one_s_own_hand(visit: Visit, server: Server) -> None:
    page = sit_down(visit())
    hand = Hand(page, seed=1)
    until(hand, page, "stack 1")
    purse = page.locator(".purse")
    for opened in page.get_by_title("Put the list away").all():
        opened.click()
    for card in ("Levy Taxes", "Serve the Church"):
        purse.locator(".hand").get_by_role("button", name=card).click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("#prompt")).to_contain_text("stack 2")
    first = page.locator(".stacks .stack").first
    expect(first.locator(".name")).to_have_text(re.compile("stack 1", re.IGNORECASE))
    expect(first.locator(".laid")).to_have_text(["Levy Taxes", "Serve the Church"])
    page.get_by_role("button", name="No card").click()
    expect(page.locator("#prompt")).to_contain_text("stack 3")
    page.get_by_role("button", name="No card").click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("#prompt")).not_to_contain_text("stack 3")
    held = state_of(page, server).held[Seat(0)]
    assert (len(held), held.count("levy-taxes"), held.count("rally-support")) == (10, 1, 2)


def test_crowns_and_promises_out_of_turn(visit: Visit, server: Server) -> None:
    page = sit_down(visit(), "squire")
    hand = Hand(page, seed=3)
    until(hand, page, "stack 1")
    before = state_of(page, server).barons[0].crowns
    page.keyboard.press("d")
    leaf = page.get_by_role("region", name="Deals")
    leaf.get_by_role("button", name="Give crowns").click()
    leaf.locator(".form").get_by_role("radio").first.check()
    leaf.get_by_role("spinbutton").press("3")
    leaf.locator(".send").click()
    expect(leaf.locator(".send")).to_have_count(0)
    assert state_of(page, server).barons[0].crowns == before - 3
    leaf.get_by_role("button", name="Make a promise").click()
    leaf.locator(".form").get_by_role("radio").last.check()
    leaf.locator(".words input").fill("No quarrel over Kovel")
    leaf.locator(".send").click()
    expect(leaf.locator(".pledge")).to_contain_text("No quarrel over Kovel")
    expect(page.locator("#prompt")).to_contain_text("stack 1")
    (promise,) = state_of(page, server).promises
    assert (promise.maker, promise.to, promise.words) == (0, 2, "No quarrel over Kovel")


def test_on_a_phone_the_table_is_a_leaf(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = sit_down(visitor)
    hand = Hand(page, seed=4, touch=True)
    hand.play(8)
    expect(page.locator(".shelf")).to_have_count(0)
    page.locator(".more-leaves").tap()
    page.get_by_role("tab", name="On the table").tap()
    expect(page.locator(".shelf")).to_contain_text("Recruitment track")
    assert visitor.barriers() == []
