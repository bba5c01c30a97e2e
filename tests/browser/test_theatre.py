"""Battles and votes over the board: with room, with live odds, and gone when they are over."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.knights import Seated
from tests.browser.visitors import PHONE
from tests.server.clients import Json, Person, Server, Table


def battle(server: Server, prompt: str) -> tuple[Table, list[Person], list[int]]:
    """A game of Barbarian Kingdoms at a question of a Battle, and who is asked."""
    people = [server.guest(name) for name in ("Anne", "Bertrand", "Clovis")]
    table = server.table(*people, options={"rounds": 40})

    def is_there(view: Json) -> bool:
        own = [table.view(people[seat]) for seat in view["waiting"]]
        return any(each["question"]["prompt"]["id"] == prompt for each in own)

    view = table.play(people, Random(5), until=is_there)
    return table, people, view["waiting"]


def bereft(server: Server) -> tuple[Table, Person]:
    """A game in which somebody has just lost a King and is asked next, and who that is."""
    for seed in range(100):
        people = [server.guest(name) for name in ("Anne", "Bertrand", "Clovis")]
        table = server.table(*people, options={"rounds": 40})

        def lost(view: Json, people: list[Person] = people, table: Table = table) -> bool:
            return any(is_bereft(table, people[seat]) for seat in view["waiting"])

        view = table.play(people, Random(seed), until=lost)
        if view["waiting"]:
            return table, next(
                p for p in (people[s] for s in view["waiting"]) if is_bereft(table, p)
            )
    raise AssertionError("no King was lost")


def is_bereft(table: Table, person: Person) -> bool:
    """Whether a person's King fell since that person's last move."""
    found = person.get(f"{table.path}/happenings", lang="en")["happenings"]
    return any("King of your" in each.get("headline", "") for each in found)


def stage(page: Page) -> Locator:
    return page.locator(".theatre .stage-box")


def inside(page: Page, inner: Locator, outer: str) -> bool:
    """Whether one thing is within another, to the pixel."""
    box, around = inner.bounding_box(), page.locator(outer).first.bounding_box()
    assert box is not None
    assert around is not None
    return (
        box["x"] >= around["x"] - 1
        and box["y"] >= around["y"] - 1
        and box["x"] + box["width"] <= around["x"] + around["width"] + 1
        and box["y"] + box["height"] <= around["y"] + around["height"] + 1
    )


def percentages(page: Page) -> list[int]:
    return [int(each.rstrip("%")) for each in stage(page).locator(".chance b").all_inner_texts()]


def test_a_bribe_changes_the_odds_and_the_outcome_is_shown(visit: Visit, server: Server) -> None:
    table, people, asked = battle(server, "bribe")
    visitor = visit(f"/t/{table.id}", person=people[asked[0]])
    page = visitor.page
    expect(stage(page)).to_contain_text("Battle for")
    assert inside(page, stage(page), ".board")
    expect(stage(page).locator(".sealed")).to_have_count(2)
    assert sum(percentages(page)) == 100
    page.locator(".choices button:not([aria-disabled=true])").first.click()
    expect(stage(page).locator(".sealed")).to_have_count(1)
    assert sum(percentages(page)) == 100
    page.locator(".confirm").click()
    expect(page.locator("#prompt")).to_contain_text("sealed")
    expect(stage(page).locator(".sealed")).to_have_count(1)
    table.answer(people[asked[1]], Random(1))
    expect(stage(page).locator(".outcome")).to_contain_text("Battle")
    expect(stage(page).locator(".won")).to_have_count(1)
    assert visitor.barriers() == []
    # It leaves by itself; whoever does not want to wait closes it.
    stage(page).get_by_role("button", name="Close").click()
    expect(stage(page)).to_have_count(0)


def test_it_stands_beside_what_is_asked_on_the_map(visit: Visit, server: Server) -> None:
    table, people, asked = battle(server, "reinforce")
    page = visit(f"/t/{table.id}", person=people[asked[0]]).page
    expect(page.locator(".theatre.aside .stage-box")).to_be_visible()
    covered = page.evaluate(
        """() => {
          const box = document.querySelector('.stage-box').getBoundingClientRect()
          return [...document.querySelectorAll('svg.map [data-lit]')].filter((node) => {
            const { left, right, top, bottom } = node.getBoundingClientRect()
            return left < box.right && box.left < right && top < box.bottom && box.top < bottom
          }).length
        }"""
    )
    assert covered == 0
    stage(page).get_by_role("button", name="Fold away").click()
    tab = page.locator(".theatre .tab")
    expect(tab).to_contain_text("Battle for")
    tab.click()
    expect(page.locator(".theatre.open .stage-box")).to_be_visible()


def test_a_vote_takes_the_place_of_the_board_on_a_phone(visit: Visit, server: Server) -> None:
    seated = Seated(server)
    person = seated.until("voice")
    visitor = visit(seated.path, person=person, size=PHONE)
    page = visitor.page
    expect(stage(page).locator(".hall")).to_be_visible()
    assert inside(page, stage(page), ".board")
    expect(page.locator(".theatre [role=status]")).to_have_text(re.compile("."))
    assert visitor.barriers() == []
    stage(page).get_by_role("button", name="Fold away").tap()
    expect(page.locator(".theatre .hall")).to_have_count(0)
    page.locator(".theatre .tab").tap()
    expect(stage(page).locator(".hall")).to_be_visible()


def test_a_lost_king_is_told_first_and_largest(visit: Visit, server: Server) -> None:
    table, person = bereft(server)
    visitor = visit(f"/t/{table.id}", person=person, calm=False)
    page = visitor.page
    blow = page.locator(".blow")
    expect(blow).to_contain_text(re.compile(r"King of your \w+, falls in "))
    said = blow.inner_text().strip()
    assert visitor.barriers() == []
    assert inside(page, blow, ".board")
    expect(page.locator(".recap li").first).to_contain_text(said)
    expect(page.locator(".recap li strong").first).to_have_text(said)
    # It leaves by itself and keeps nobody from anything; who has seen it may put it away.
    expect(page.locator(".prompt.asked")).to_be_visible()
    page.keyboard.press("Escape")
    expect(blow).to_have_count(0)


def test_who_wants_no_motion_reads_it_in_the_list(visit: Visit, server: Server) -> None:
    table, person = bereft(server)
    page = visit(f"/t/{table.id}", person=person).page
    expect(page.locator(".recap li").first).to_contain_text(re.compile(r"King of your \w+, falls"))
    expect(page.locator(".blow")).to_have_count(0)
