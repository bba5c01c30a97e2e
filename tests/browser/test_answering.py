"""One way to answer: standing orders at the question itself, and nothing as a choice of its own."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit, announcing
from tests.browser.playing import Hand
from tests.server.clients import Server


def test_an_order_is_given_at_the_question_and_dropped_in_the_list(
    visit: Visit, server: Server
) -> None:
    person = server.guest("Anne")
    made = announcing(server, person)
    page = visit(f"/t/{made.id}", person=person).page
    hand, words = Hand(page, seed=1), "End my turn without asking"
    always = page.get_by_role("button", name=f"From now on: {words}")
    while hand.wait() and not always.count():
        hand.answer()
    always.click()
    expect(page.locator(".obeyed")).to_contain_text("Your standing order answered")
    page.get_by_role("button", name="Standing orders").click()
    order = page.get_by_role("checkbox", name=words)
    expect(order).to_be_checked()
    order.click()
    expect(order).not_to_be_checked()
    assert server.match(made.id).state.orders[0] == {}


def test_never_contest_here_is_an_order_for_one_province(visit: Visit, server: Server) -> None:
    person = server.guest("Anne")
    made = announcing(server, person)
    page = visit(f"/t/{made.id}", person=person).page
    hand = Hand(page, seed=1)
    never = page.get_by_role("button", name="From now on: Never contest in ")
    while not never.count():
        assert hand.wait(), "nothing to contest in the whole game"
        if not never.count():
            hand.answer()
    words = never.inner_text().removeprefix("From now on: ")
    never.click()
    expect(page.locator(".obeyed")).to_contain_text(f"Your standing order answered: “{words}”")
    (key,) = server.match(made.id).state.orders[0]
    assert key.startswith("contest/province:")
    page.locator(".obeyed button").click()
    expect(page.locator(".obeyed button")).to_have_count(0)
    assert server.match(made.id).state.orders[0] == {}
