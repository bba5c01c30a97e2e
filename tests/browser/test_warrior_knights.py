"""Warrior Knights in the browser: a whole short game, planning, and what is done out of turn."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from oyez.games.warrior_knights import State
from oyez.kernel import Seat
from tests.browser.conftest import Visit
from tests.browser.playing import Hand
from tests.browser.visitors import PHONE, Visitor
from tests.server.clients import Server

ROUNDS = "2"


def sit_down(visitor: Visitor) -> Page:
    """Make a table for three in the lobby, the other two for bots, and begin."""
    page = visitor.page
    # A look ahead may come too late: everybody plans at once, and somebody else was faster.
    visitor.forgiven.append("409 (Conflict)")
    page.get_by_role("link", name="New table").click()
    page.get_by_role("radio", name="Warrior Knights").check()
    page.get_by_role("radio", name="3", exact=True).check()
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").select_option("random")
    page.get_by_text("Options of the game").click()
    page.get_by_label("Rounds").fill(ROUNDS)
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_url(re.compile(r"/t/\d+$"))
    return page


def state_of(page: Page, server: Server) -> State:
    state: State = server.match(int(page.url.rpartition("/")[2])).state
    return state


def test_a_whole_short_game_by_clicks(visit: Visit, server: Server) -> None:
    page = sit_down(visit())
    hand = Hand(page, seed=2)
    hand.wait()
    expect(page.locator("svg.map")).to_be_visible()
    expect(page.locator(".shelf")).to_contain_text("Agendas for the next assembly")
    hand.play()
    assert hand.answers > 10
    ending = page.locator(".ending")
    expect(ending.locator(".ranks li")).to_have_count(3)
    assert state_of(page, server).ended is not None


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
    for card in ("Levy Taxes", "Serve the Church"):
        purse.locator(".hand").get_by_role("button", name=card).click()
    page.get_by_role("button", name="Confirm").click()
    until(hand, page, "stack 2")
    expect(purse.locator(".row h3")).to_have_text(re.compile("stack 1", re.IGNORECASE))
    expect(purse.locator(".row .card")).to_have_text(["Levy Taxes", "Serve the Church"])
    page.get_by_role("button", name="Confirm").click()
    until(hand, page, "stack 3")
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("#prompt")).not_to_contain_text("stack 3")
    held = state_of(page, server).held[Seat(0)]
    assert (len(held), held.count("levy-taxes"), held.count("rally-support")) == (10, 1, 2)


def test_crowns_and_promises_out_of_turn(visit: Visit, server: Server) -> None:
    page = sit_down(visit())
    hand = Hand(page, seed=3)
    until(hand, page, "stack 1")
    before = state_of(page, server).barons[0].crowns
    page.get_by_role("button", name="Out of turn").click()
    page.get_by_role("button", name="Give crowns").click()
    page.locator(".form").get_by_role("radio").first.check()
    page.get_by_role("spinbutton").press("3")
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("#prompt")).to_contain_text("stack 1")
    assert state_of(page, server).barons[0].crowns == before - 3
    page.get_by_role("button", name="Out of turn").click()
    page.get_by_role("button", name="Make a promise").click()
    page.locator(".form").get_by_role("radio").last.check()
    page.locator(".words input").fill("No quarrel over Kovel")
    page.get_by_role("button", name="Confirm").click()
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
