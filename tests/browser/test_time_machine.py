"""Looking back: any moment again, its link, the film, what was missed, practice from there."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Played, Visit, played
from tests.browser.playing import Hand
from tests.browser.visitors import Visitor
from tests.server.clients import Server, eventually


def place(page: Page) -> str:
    """Which moment is looked at, as `3 / 40`, or `now`."""
    return page.locator(".time .place").inner_text()


def scene(page: Page) -> str:
    """All that stands on the board, and where."""
    pieces: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('svg.map g[data-id][transform]')]"
        ".map((each) => `${each.dataset.id} ${each.getAttribute('transform')}`)"
    )
    return "\n".join(sorted(pieces))


def at_table(visit: Visit, played: Played, query: str = "", *, known: bool = True) -> Visitor:
    visitor = visit(played.path + query, person=played.people[0] if known else None)
    expect(visitor.page.locator("svg.map")).to_be_visible()
    expect(visitor.page.get_by_label("Moment of the game")).to_be_enabled()
    return visitor


def test_any_moment_can_be_seen_again_and_sent_to_others(visit: Visit, finished: Played) -> None:
    visitor = at_table(visit, finished)
    page = visitor.page
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    end = scene(page)
    slider = page.get_by_label("Moment of the game")
    slider.press("Home")
    expect(page.locator(".time .place")).to_have_text(re.compile(r"^1 / \d+"))
    for _ in range(12):
        slider.press("ArrowRight")
    expect(page.locator(".time .place")).to_have_text(re.compile(r"^13 / "))
    page.get_by_role("button", name="One moment back").click()
    expect(page.locator(".time .place")).to_have_text(re.compile(r"^12 / "))
    expect(page.locator(".told p")).not_to_be_empty()
    then, told = scene(page), page.locator(".told p").inner_text()
    assert then != end

    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_text("Copied", exact=True)).to_be_visible()
    link: str = page.evaluate("() => navigator.clipboard.readText()")
    assert re.fullmatch(rf"{visitor.base}{finished.path}\?moment=\d+", link)
    # A stranger sees the same moment, as far as the public does.
    other = at_table(visit, finished, link.partition("?")[1] + link.partition("?")[2], known=False)
    expect(other.page.locator(".time .place")).to_have_text(place(page))
    expect(other.page.locator(".told p")).to_have_text(told)
    assert scene(other.page) == then

    page.get_by_role("button", name="Now", exact=True).click()
    expect(page.locator(".ending")).to_be_visible()
    assert scene(page) == end


def test_the_film_runs_by_itself_and_a_line_of_the_log_leads_there(
    visit: Visit, finished: Played
) -> None:
    page = at_table(visit, finished).page
    page.get_by_role("button", name="Its story").click()
    expect(page.locator(".time .place")).to_have_text(re.compile(r"^3 / "))
    page.get_by_role("button", name="Pause").click()
    stopped = place(page)
    page.keyboard.press("l")
    line = page.locator(".entry").nth(20)
    line.click()
    expect(line).to_have_class(re.compile("here"))
    assert place(page) != stopped
    page.get_by_label("Seen from").select_option("-1")
    expect(line).to_have_class(re.compile("here"))


def test_practice_from_an_earlier_moment(visit: Visit, server: Server, finished: Played) -> None:
    page = at_table(visit, finished).page
    ply = len(server.match(finished.table.id).log)
    slider = page.get_by_label("Moment of the game")
    slider.press("Home")
    for _ in range(15):
        slider.press("ArrowRight")
    expect(page.locator(".time .place")).to_have_text(re.compile(r"^16 / "))
    page.get_by_role("button", name="Practise from here").click()
    page.get_by_label("Opponents").select_option("squire")
    page.get_by_role("button", name="Practise from this moment").click()
    page.wait_for_url(lambda url: not url.endswith(finished.path))
    Hand(page, seed=2).play(3)
    back = page.get_by_title("This is practice")
    expect(back).to_have_attribute("href", re.compile(rf"^{finished.path}\?moment=\d+$"))
    assert len(server.match(finished.table.id).log) == ply


def test_who_comes_back_is_told_what_happened(visit: Visit, server: Server) -> None:
    game = played(server, 20, rounds=30)
    me, table = game.people[0], game.table
    page = at_table(visit, game).page
    eventually(lambda: me.get(f"{table.path}/recap")["seen"], "that it was seen")
    page.goto("about:blank")
    table.play(game.people, Random(3), lambda view: view["ply"] > 40 and 0 in view["waiting"])
    visitor = visit(game.path, person=me, calm=False)
    recap = visitor.page.get_by_role("region", name="Since your last move")
    expect(recap.locator("li").first).to_be_visible()
    recap.get_by_role("button", name="Watch it").click()
    film = visitor.page.get_by_role("region", name="The film of what others did")
    expect(film.locator(".caption")).not_to_be_empty()
