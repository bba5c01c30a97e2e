"""Deals by clicks: offered, countered, accepted, with people and with bots."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from oyez.games.warrior_knights import KnightsState
from oyez.kernel import Seat
from tests.browser.conftest import Visit
from tests.browser.knights import GAME, Seated, state_of
from tests.server.clients import Server


def deals(page: Page) -> Locator:
    """The leaf, opened."""
    page.get_by_role("button", name="Deals", exact=True).first.click()
    leaf = page.get_by_role("region", name="Deals")
    expect(leaf).to_be_visible()
    return leaf


def field(leaf: Locator, name: str) -> Locator:
    return leaf.locator("fieldset").filter(has=leaf.page.locator("legend", has_text=name))


def offer_crowns_for_peace(leaf: Locator, crowns: str) -> None:
    """To the first of the others."""
    leaf.get_by_role("button", name="Make an offer").click()
    field(leaf, "To whom").get_by_role("radio").first.check()
    field(leaf, "I give").get_by_role("button", name="Crowns").click()
    field(leaf, "I give").get_by_role("spinbutton").press(crowns)
    field(leaf, "I ask for").get_by_role("button", name="Peace").click()
    leaf.get_by_role("button", name="Do it").click()


def test_two_people_strike_a_deal_and_one_line_is_dropped(visit: Visit, server: Server) -> None:
    seated = Seated(server)
    seated.until("plan")
    anne, bert = (visit(seated.path, person) for person in seated.people[:2])
    bert.forgiven = ["ERR_INTERNET_DISCONNECTED", "WebSocket", "Failed to fetch"]

    def state() -> KnightsState:
        found: KnightsState = server.match(seated.table.id).state
        return found

    before = [baron.crowns for baron in state().barons]
    offer_crowns_for_peace(deals(anne.page), "3")
    line = bert.page.get_by_role("group", name="Offers to you")
    expect(line).to_contain_text("Anne offers you 3 crowns for a promise not to attack")
    expect(bert.page).to_have_title(
        anne.page.title().replace("● Your turn · ", "(1) ● Your turn · ")
    )
    bert.context.set_offline(True)
    line.get_by_role("button", name="Counter").click()
    leaf = bert.page.get_by_role("region", name="Deals")
    field(leaf, "I ask for").get_by_role("spinbutton").press("5")
    leaf.get_by_role("button", name="Do it").click()
    bert.context.set_offline(False)
    answer = anne.page.get_by_role("region", name="Deals").locator(".offer")
    expect(answer).to_contain_text("Bertrand offers you")
    expect(answer).to_contain_text("5 crowns")
    assert anne.barriers() == []
    answer.get_by_role("button", name="Accept").click()
    expect(answer).to_have_count(0)
    after = [baron.crowns for baron in state().barons]
    assert after == [before[0] - 5, before[1] + 5, before[2]]
    (promise,) = state().promises
    assert (promise.maker, promise.to, promise.term) == (Seat(1), Seat(0), "peace")
    expect(anne.page.locator(".pledge")).to_contain_text("Bertrand promised you")
    assert bert.barriers() == []


def test_a_bot_takes_a_good_offer_and_gives_its_word(visit: Visit, server: Server) -> None:
    anne = server.guest("Anne")
    table = server.table(anne, "squire", "squire", game=GAME)
    page = visit(f"/t/{table.id}", anne).page
    leaf = deals(page)
    offer_crowns_for_peace(leaf, "6")
    expect(leaf.locator(".pledge")).to_contain_text("promised you")
    assert state_of(page, server).barons[0].crowns == 9
