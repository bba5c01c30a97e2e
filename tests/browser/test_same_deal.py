"""Playing alone in the browser: the same deal again, a challenge by a link, the deal of the day."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest
from playwright.sync_api import Page, expect

from oyez.server.tables import deals
from tests.browser.conftest import Visit
from tests.browser.playing import Hand
from tests.browser.test_every_page import check as check_for_all
from tests.browser.visitors import DESKTOP, PHONE
from tests.installing import install_toys
from tests.server.clients import Person, Server, Table
from tests.server.test_same_deal import at_deal, give_up, raise_one

CODE = "friday-7"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the toy games installed."""
    with pytest.MonkeyPatch.context() as patch:
        install_toys(patch)
        opened = Server(tmp_path_factory.mktemp("alone"))
        yield opened
        opened.stop()


def finished(server: Server, name: str, code: str = CODE) -> tuple[Table, Person]:
    """A game of solitaire that somebody has finished with some score."""
    person = server.guest(name)
    plan = {"game": "solitaire", "seats": ["me"], "deal": code}
    made = person.post("/api/tables", plan)
    table = Table(server, made["id"], made["invitation"])
    raise_one(table, person)
    return table, person


def stop_clock(monkeypatch: pytest.MonkeyPatch, at: datetime) -> None:
    """Let it be one day for the whole test."""
    monkeypatch.setattr(deals, "time", SimpleNamespace(time=at.timestamp))


def table_of(page: Page) -> int:
    page.wait_for_url(re.compile(r"/t/\d+$"))
    return int(page.url.rpartition("/")[2])


def test_a_game_is_played_again_and_shared_and_another_guest_takes_it_up(
    visit: Visit, server: Server
) -> None:
    ann = server.guest("Ann")
    made = ann.post("/api/tables", {"game": "solitaire", "seats": ["me"], "options": {"hours": 9}})
    visitor = visit(f"/t/{made['id']}", person=ann)
    page = visitor.page
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    Hand(page, seed=1).play()
    page.wait_for_url(re.compile(r"/end$"))
    solo = page.locator(".end-page .solo")
    expect(solo).to_contain_text("Your first attempt at this deal.")
    outcome = server.match(made["id"]).outcome
    assert outcome is not None
    score = outcome.scores[next(iter(outcome.scores))]
    expect(solo.locator(".score b")).to_have_text(str(score))

    page.get_by_role("button", name=f"Share: beat my {score}").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    address: str = page.evaluate("() => navigator.clipboard.readText()")

    page.get_by_role("button", name="Same deal again").click()
    page.wait_for_url(lambda url: not url.endswith("/end"))
    again = table_of(page)
    assert again != made["id"]
    ours, first = server.match(again), server.match(made["id"])
    assert [each.value for each in ours.log[:3]] == [each.value for each in first.log[:3]]
    Hand(page, seed=2).play()
    page.wait_for_url(re.compile(r"/end$"))
    expect(page.locator(".end-page .solo")).to_contain_text("Attempt 2 at this deal.")

    other = visit(address.removeprefix(server.base)).page
    expect(other.locator(".dare")).to_contain_text(f"Ann has made {score}")
    expect(other.locator(".deal .leaf")).to_contain_text("Hours: 9")
    other.get_by_label("Your name").fill("Bo")
    other.get_by_role("button", name="Play this deal").click()
    theirs = server.match(table_of(other))
    assert [each.value for each in theirs.log[:3]] == [each.value for each in first.log[:3]]
    expect(other.locator(".prompt.asked")).to_be_visible()


def test_a_link_begins_with_one_press_of_a_key(visit: Visit, server: Server) -> None:
    finished(server, "Ann")
    page = visit(f"/deal/solitaire/{CODE}").page
    page.get_by_role("button", name="Play this deal").focus()
    page.keyboard.press("Enter")
    assert server.room(table_of(page)).row["deal"]["code"] == CODE


def test_the_deal_of_the_day_is_on_the_home_page(
    visit: Visit, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_clock(monkeypatch, datetime(2031, 3, 14, 12, tzinfo=UTC))
    ann = server.guest("Ann of the day")
    page = visit("/", person=ann).page
    page.locator(".pick").get_by_role("button", name="Solitaire").click()
    daily = page.locator(".daily")
    expect(daily).to_contain_text("Nobody has finished")
    daily.get_by_role("button", name="Play today’s deal").click()
    table = Table(server, table_of(page), "")
    give_up(table, ann)
    page.goto("/")
    expect(daily.locator("tbody tr.mine")).to_contain_text("Ann of the day")
    expect(daily.get_by_role("button", name="Play today’s deal again")).to_be_visible()
    page.locator(".pick").get_by_role("button", name="Barbarian Kingdoms").click()
    expect(daily).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "size"), [("en", DESKTOP), ("fr", PHONE)], ids=["en-desktop", "fr-phone"]
)
def test_every_page_is_open_to_all_and_fits(
    visit: Visit,
    server: Server,
    lang: str,
    size: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stop_clock(monkeypatch, datetime(2032, 3, 14, 12, tzinfo=UTC))
    code = f"{lang}-{size[0]}"
    table, ann = finished(server, "Ann", code)
    rival, _ = finished(server, "Bo", code)
    today = deals.today().isoformat()
    raise_one(at_deal(ann, today), ann)
    place = {
        f"/t/{table.id}": ".ending .solo .score",
        f"/t/{table.id}/end": ".end-page .solo .score",
        f"/deal/solitaire/{code}?beat={rival.id}": ".dare",
        "/deal/solitaire": ".deal tbody tr",
        "/history": "#bests",
        "/": ".daily tbody tr",
    }
    for path, shown in place.items():
        visitor = visit("/about", person=ann, lang=lang, size=size)
        visitor.page.evaluate("() => localStorage.setItem('oyez.lobby.game', 'solitaire')")
        visitor.go(path)
        expect(visitor.page.locator(shown).first).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        check_for_all(visitor, lang)


@pytest.mark.parametrize(
    ("code", "words"),
    [("a", "no code of a deal"), ("unheard-of", "Nobody has played"), ("2999-01-01", "not come")],
)
def test_codes_that_lead_nowhere_are_told_politely(visit: Visit, code: str, words: str) -> None:
    visitor = visit(f"/deal/solitaire/{code}")
    visitor.forgiven = ["404", "409", "422"]
    expect(visitor.page.get_by_text(words)).to_be_visible()
