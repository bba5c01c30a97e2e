"""The Anarchy in the browser: whole games by clicks, sheets, castles, and a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from oyez.games.the_anarchy import AnarchyState
from oyez.games.the_anarchy.rules.scoring import points, rank
from oyez.kernel import Question, Seat
from tests.browser.conftest import Visit
from tests.browser.lords import Lords, Pen, sit_down, state_of
from tests.browser.visitors import DESKTOP, PHONE
from tests.server.clients import Person, Server, eventually

Come = Callable[[AnarchyState, Question], bool]


def acting(round_: int) -> Come:
    """The first seat acts, in that round."""
    return lambda s, q: q.prompt == "act" and s.round == round_ and q.seat == Seat(0)


def asked(prompt: str) -> Come:
    """The first seat is asked that."""
    return lambda _, q: q.prompt == prompt and q.seat == Seat(0)


def box(page: Page, name: str, seat: int = 0) -> Locator:
    return page.locator(f'[data-id="box:{name}:{seat}"]')


def test_a_whole_solo_game_by_clicks(visit: Visit, server: Server) -> None:
    page = sit_down(visit())
    pen = Pen(page, seed=2)
    pen.wait()
    # The Path cards lie on the main board, which comes up by itself; then one's own sheets do.
    expect(page.get_by_role("region", name="Main board", exact=True).first).to_be_visible()
    pen.answer()
    expect(box(page, "quarry-1")).to_be_visible()
    state = state_of(page, server)
    table = page.url
    pen.play()
    page.wait_for_url(f"{table}/end")
    state = state_of(page, server)
    assert state.ended
    assert state.round == 5
    assert pen.pokes > 30
    own = points(state, state.players[0])
    expect(page.locator(".ending .ranks tbody tr")).to_have_count(1)
    expect(page.locator(".ending .ranks")).to_contain_text(str(own))
    assert rank(state, own)


def test_two_people_and_a_bot_fight_to_the_end(visit: Visit, server: Server) -> None:
    play_to_the_end(visit, server, first_round=5)


@pytest.mark.long
def test_two_people_and_a_bot_play_a_whole_game(visit: Visit, server: Server) -> None:
    play_to_the_end(visit, server, first_round=1)


def play_to_the_end(visit: Visit, server: Server, first_round: int) -> None:
    """From a round on, two people play by clicks, and a bot beside them."""
    ann, bo = server.guests(2)
    lords = Lords(server, ann, bo, "random")
    lords.until(acting(first_round))
    pens = [Pen(_seated(visit, lords, person), seed=n) for n, person in enumerate((ann, bo))]
    while not lords.state.ended:
        for pen in pens:
            if pen.is_asked():
                pen.answer()
    for pen in pens:
        expect(pen.page.locator(".ending")).to_be_visible()
    assert all(pen.pokes > 3 for pen in pens)


def _seated(visit: Visit, lords: Lords, person: Person) -> Page:
    visitor = visit(lords.path, person)
    visitor.forgiven.append("409 (Conflict)")
    return visitor.page


def test_a_box_is_filled_with_one_click_and_taken_back(visit: Visit, server: Server) -> None:
    lords = Lords(server, server.guest("Ann"))
    lords.until(acting(1))
    page = visit(lords.path, lords.people[0]).page
    serfs = lords.state.players[0].stock["serf"]
    farm = box(page, "farms-1")
    expect(farm).to_have_attribute("data-lit", "")
    farm.click()
    expect(farm.locator(".mark")).to_be_visible()
    assert lords.state.players[0].stock["serf"] == serfs - 1
    expect(box(page, "farms-2")).to_have_attribute("data-lit", "")
    page.get_by_role("button", name="Undo").click()
    expect(farm.locator(".mark")).to_have_count(0)
    assert lords.state.players[0].stock["serf"] == serfs


def test_a_box_says_why_it_cannot_be_filled(visit: Visit, server: Server) -> None:
    lords = Lords(server, server.guest("Ann"), server.guest("Bo"))
    lords.until(acting(1))
    page = visit(lords.path, lords.people[0]).page
    bubble = page.locator(".bubble")
    box(page, "farms-3").click(force=True)
    expect(bubble).to_contain_text("TA-TRACK-01")
    box(page, "keep-1").click(force=True)
    expect(bubble).to_contain_text("Governance")
    # Of the sheets of others everything is seen, and nothing can be chosen.
    page.locator(".boards button").last.click()
    theirs = box(page, "farms-1", 1)
    expect(theirs).to_be_visible()
    expect(theirs).not_to_have_attribute("data-lit", "")
    theirs.click(force=True)
    expect(bubble).to_be_visible()


# Lines of boxes whose last row is much shorter than the first, though both could be as long.
_STRAGGLERS = """() => [...document.querySelectorAll('.wide-mat .cells')].filter((cells) => {
  const tops = [...cells.children].map((each) => each.getBoundingClientRect().top)
  return tops.length > 4 && tops.filter((top) => top > tops[0] + 8).length === 1
}).map((cells) => cells.parentElement.getAttribute('aria-label'))"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_of_ones_sheets_are_seen_at_once(visit: Visit, server: Server, lang: str) -> None:
    lords = Lords(server, server.guest("Ann", lang=lang), server.guest("Bo"))
    lords.until(acting(1))
    page = visit(lords.path, lords.people[0], lang=lang).page
    expect(box(page, "farms-1")).to_be_visible()
    mat = page.locator(".board-area .mat")
    eventually(
        lambda: mat.evaluate("it => it.scrollHeight - it.clientHeight") <= 0, "it is not scrolled"
    )
    assert page.evaluate(_STRAGGLERS) == []
    size = mat.bounding_box()
    assert size is not None
    assert size["width"] * size["height"] >= 0.66 * DESKTOP[0] * DESKTOP[1]


def test_a_defence_is_played_in_the_castle(visit: Visit, server: Server) -> None:
    lords = Lords(server, server.guest("Ann"), seed=5)
    lords.until(lambda s, q: s.round > 1 and asked("deploy")(s, q))
    visitor = visit(lords.path, lords.people[0])
    page = visitor.page
    expect(page.locator('[data-id="side:top:0"]')).to_have_attribute("data-lit", "")
    pen = Pen(page, seed=1)
    before = lords.state.round
    while lords.state.round == before and asked("deploy")(*_now(lords)):
        pen.answer()
    lords.until(asked("defend"))
    expect(page.locator(".theatre .clash")).to_be_visible()
    expect(page.locator(".theatre .clash")).to_contain_text("The castle")
    pen.answer()


def _now(lords: Lords) -> tuple[AnarchyState, Question]:
    match = lords.server.match(lords.table.id)
    question = match.question(match.waiting()[0])
    assert question is not None
    return match.state, question


def test_on_a_phone_one_area_at_a_time(visit: Visit, server: Server) -> None:
    lords = Lords(server, server.guest("Ann"))
    lords.until(acting(1))
    visitor = visit(lords.path, lords.people[0], size=PHONE)
    page = visitor.page
    page.get_by_role("button", name="Areas").tap()
    overview = page.locator(".overview")
    expect(overview.get_by_role("button")).to_have_count(15)
    overview.get_by_role("button", name="Wheel of fortune").tap()
    expect(overview).to_have_count(0)
    expect(box(page, "farms-1")).to_have_count(0)
    first = box(page, "guildsmen-1")
    first.tap()
    expect(first.locator(".mark")).to_be_visible()
    # Another area is read from its beginning, and no box is left over in a row of its own.
    page.locator(".board-area .mat").evaluate("it => it.scrollTo(0, it.scrollHeight)")
    page.get_by_role("button", name="Areas").tap()
    overview.get_by_role("button", name="Fortifications").tap()
    expect(page.locator(".wide-mat > header")).to_be_in_viewport(ratio=1)
    rows: list[list[int]] = page.locator(".one .cells").evaluate_all(_ROWS)
    assert all(len(row) == 1 or min(row) > 1 for row in rows), rows
    assert visitor.barriers() == []


# How many boxes stand in each row.
_ROWS = """(all) => all.map((line) => {
  const rows = {}
  for (const { offsetTop } of line.querySelectorAll('.box'))
    rows[offsetTop] = (rows[offsetTop] ?? 0) + 1
  return Object.values(rows)
})"""


@pytest.mark.parametrize(
    ("size", "theme", "lang"),
    [(DESKTOP, "light", "en"), (DESKTOP, "dark", "fr"), (PHONE, "dark", "en")],
)
def test_nobody_is_shut_out(
    visit: Visit,
    server: Server,
    size: tuple[int, int],
    theme: Literal["light", "dark"],
    lang: Literal["en", "fr"],
) -> None:
    lords = Lords(server, server.guest("Ann", lang), server.guest("Bo"), seed=6)
    found: list[str] = []
    for come in (asked("take-path"), acting(3), asked("defend")):
        lords.until(come)
        visitor = visit(lords.path, lords.people[0], size=size, theme=theme, lang=lang)
        visitor.page.wait_for_selector(".board-area .mat")
        found += visitor.barriers()
    assert found == []
