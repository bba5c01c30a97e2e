"""A game that is played on mats: boxes, a wheel, a family, dice and a document on a real screen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from oyez.game import Game, installed_games
from oyez.kernel import Match
from oyez.server import services
from oyez.testing.properties import check_secrecy, check_table, play
from tests.browser.conftest import Visit
from tests.browser.manor import MANOR, SIGN, Terms
from tests.browser.visitors import PHONE
from tests.server.clients import Person, Server, Table

SIZES = {"desktop": (1440, 900), "phone": PHONE}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the toy beside the other games."""
    known = installed_games()

    def with_manor() -> dict[str, Game[Any, Any]]:
        return {**known, MANOR.id: MANOR}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services, "installed_games", with_manor)
        opened = Server(tmp_path_factory.mktemp("mats"))
        yield opened
        opened.stop()


@pytest.fixture
def people(server: Server) -> list[Person]:
    return server.guests(2)


@pytest.fixture
def table(server: Server, people: list[Person]) -> Table:
    return server.table(*people, game=MANOR.id)


def box(page: Page, name: str) -> Any:
    return page.locator(f'.box[data-id="{name}"]')


def confirm(page: Page) -> None:
    """What was chosen is sent."""
    page.keyboard.press("Enter")


def test_a_box_of_ones_own_mat_is_filled_by_a_click(
    visit: Visit, table: Table, people: list[Person]
) -> None:
    page = visit(f"/t/{table.id}", person=people[0]).page
    expect(page.locator(".mat .sheet").first).to_be_visible()
    field = box(page, "field:0-0")
    expect(field).to_have_attribute("data-lit", "")
    expect(box(page, "field:0-1")).to_have_attribute("aria-disabled", "true")
    field.click()
    confirm(page)
    expect(field.locator(".mark")).to_be_visible()
    assert table.view(people[1])["question"]["prompt"]["id"] == "fill"


def test_what_is_joined_is_drawn_with_lines(
    visit: Visit, table: Table, people: list[Person]
) -> None:
    page = visit(f"/t/{table.id}", person=people[0]).page
    wheel = page.locator(".sheet.drawn", has=page.locator('[data-id="wheel:0-hub"]')).last
    expect(wheel.locator(".strand")).to_have_count(2)
    hub, mill = box(page, "wheel:0-hub").bounding_box(), box(page, "wheel:0-mill").bounding_box()
    assert hub is not None
    assert mill is not None
    assert hub["x"] > mill["x"]
    assert hub["y"] < mill["y"]


def test_a_clause_that_can_be_chosen_is_a_button(
    visit: Visit, table: Table, people: list[Person]
) -> None:
    page = visit(f"/t/{table.id}", person=people[0]).page
    page.locator(".side-strip .thing.lit").click()
    clause = page.locator(f'.document [data-id="{SIGN}"]').first
    expect(clause).to_have_attribute("data-lit", "")
    clause.click()
    confirm(page)
    expect(page.locator(".document .signed")).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_mats_shut_nobody_out(
    visit: Visit, table: Table, people: list[Person], size: str, theme: str
) -> None:
    visitor = visit(f"/t/{table.id}", person=people[0], size=SIZES[size], theme=theme)
    expect(visitor.page.locator(".mat .sheet").first).to_be_visible()
    assert visitor.barriers() == []
    visitor.picture(f"mats-{size}-{theme}")


def test_the_toy_keeps_what_every_game_must() -> None:
    match = Match[Any](MANOR, 2, Terms(), rng=Random(1))
    for _ in range(5):
        play(match, Random(1))
    assert check_table(match) > 30
    assert check_secrecy(match, Random(2)) > 0
