"""The page at the end of a game: the result, where it turned, and the ways on from there."""

from __future__ import annotations

import re
from functools import partial
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Played, Visit, played
from tests.browser.test_every_page import BESIDE, LANGS
from tests.browser.test_every_page import check as check_for_all
from tests.browser.test_french import check as check_words
from tests.browser.visitors import PHONE
from tests.server.clients import Json, Server, seed_chance

HEADINGS = {
    "en": ["Place", "Who", "Title", "Reign Score"],
    "fr": ["Rang", "Qui", "Titre", "Valeur de Règne"],
}


@pytest.mark.parametrize("lang", LANGS)
def test_it_tells_who_won_and_how(visit: Visit, finished: Played, lang: str) -> None:
    visitor = visit(f"{finished.path}/end", person=finished.people[0], lang=lang)
    page = visitor.page
    expect(page.locator(".ending h1")).to_be_visible()
    expect(page.locator(".ending .arms svg").first).to_be_visible()
    headings = page.locator(".ending .ranks thead th")
    expect(headings.nth(2)).to_have_text(HEADINGS[lang][2])
    assert headings.all_inner_texts()[:3] == HEADINGS[lang][:3]
    expect(page.locator(".ending .chart").first).to_be_visible()
    check_words(page, lang)
    check_for_all(visitor, lang, [BESIDE[lang]])


def test_a_turning_point_leads_to_its_moment_and_to_practice(visit: Visit, server: Server) -> None:
    game = played(server, rounds=12, seed=3)
    page = visit(f"{game.path}/end", person=game.people[0]).page
    points = page.locator(".ending .point")
    expect(points.first).to_contain_text("→")
    points.first.get_by_role("link", name="See it").click()
    page.wait_for_url(re.compile(r"\?moment=\d+$"))
    expect(page.locator("svg.map")).to_be_visible()
    page.go_back()
    points.first.get_by_role("button", name="Practise from here").click()
    page.wait_for_url(re.compile(rf"/t/(?!{game.table.id}\b)\d+$"))
    expect(page.locator(".prompt")).to_be_visible()


def test_it_opens_when_the_game_ends_and_leads_back(visit: Visit, server: Server) -> None:
    game = played(server, 10, rounds=2)
    page = visit(game.path, person=game.people[0]).page
    expect(page.locator("#prompt")).to_be_visible()
    game.table.play(game.people, Random(1))
    page.wait_for_url(re.compile(r"/end$"))
    expect(page.locator(".ending h1")).to_be_visible()
    page.get_by_role("link", name="The final board").click()
    expect(page.locator("svg.map")).to_be_visible()
    page.locator(".ending").get_by_role("link", name="How it went").click()
    expect(page.locator(".ending h1")).to_be_visible()


def begun(server: Server, seed: int) -> Played:
    """The same table for the same seed."""
    people = [server.guest(name) for name in ("Anne", "Bertrand", "Clovis")]
    with pytest.MonkeyPatch.context() as patch:
        seed_chance(patch, str(seed))
        return Played(server.table(*people, options={"rounds": 40}), people)


def is_won_in_battle(game: Played) -> bool:
    """Whether a game has ended with a Battle."""
    log = game.people[0].get(f"{game.table.path}/log", lang="en")["events"]
    kinds = [line["event"]["type"] for line in log[-4:]]
    return "BattleWon" in kinds and kinds[-1] == "GameWon"


def has_come_to(ply: int, view: Json) -> bool:
    return bool(view["ply"] >= ply)


def before_the_last_battle(server: Server) -> tuple[Played, Random]:
    """A game that the next answers end, in battle, and the chance by which it was played."""
    for seed in range(60):
        game = begun(server, seed)
        end = game.table.play(game.people, Random(seed))["ply"]
        if is_won_in_battle(game):
            again, rng = begun(server, seed), Random(seed)
            again.table.play(again.people, rng, until=partial(has_come_to, end - 2))
            return again, rng
    raise AssertionError("no game was won in battle")


_SHOWN = "The last of it is being shown …"
# All at once, for it may end between two looks.
_TOLD = """() => ({
  prompt: document.querySelector('#prompt')?.textContent.trim(),
  log: document.querySelector('.log')?.textContent ?? '',
  aloud: document.querySelector('#live')?.textContent ?? '',
})"""


@pytest.mark.parametrize("skipped", [True, False], ids=["skipped", "seen to its end"])
def test_the_last_battle_is_shown_before_the_winner_is_named(
    visit: Visit, server: Server, skipped: bool
) -> None:
    game, rng = before_the_last_battle(server)
    page = visit(game.path, person=game.people[0], calm=False).page
    expect(page.locator("svg.map")).to_be_visible()
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator(".log .entry").first).to_be_visible()
    game.table.play(game.people, rng)
    assert is_won_in_battle(game)
    expect(page.locator("#prompt")).to_have_text(_SHOWN)
    # Neither the log nor what is read aloud tells it before.
    outcome = game.people[0].get(f"{game.table.path}/log", lang="en")["events"][-1]["say"]
    told = page.evaluate(_TOLD)
    assert told["prompt"] != _SHOWN or outcome not in told["log"] + told["aloud"]
    expect(page.locator(".theatre .stage-box")).to_be_visible()
    assert page.locator(".ending").count() == 0
    if skipped:
        page.get_by_role("button", name="Straight to the end").click()
    page.wait_for_url(re.compile(r"/end$"))
    expect(page.locator(".ending h1")).to_be_visible()


def test_it_fits_a_phone(visit: Visit, finished: Played) -> None:
    visitor = visit(f"{finished.path}/end", person=finished.people[0], size=PHONE)
    page = visitor.page
    expect(page.locator(".ending .chart").first).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert visitor.barriers() == []
