"""Battles and votes replayed from the log, and the odds of those that could begin."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import inf
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.games.warrior_knights.answers import Attack
from oyez.games.warrior_knights.scene.happenings_in_the_field import CombatDecided, FateSeen
from oyez.kernel import Match, Seat
from oyez.scene.episodes import episodes
from tests.browser.conftest import Played, Visit, played
from tests.browser.visitors import PHONE, Visitor
from tests.server.clients import Server

ANNE = Seat(0)


def knights(server: Server, match: Match[Any]) -> Played:
    """A table of Warrior Knights at which three guests have come so far."""
    people = [server.guest(name) for name in ("Anne", "Bertrand", "Clovis")]
    table = server.table(*people, game=KNIGHTS.id)
    room = server.room(table.id)

    def put_on() -> None:
        room.match, room.moved = match, inf  # so that it is not read from the store again

    server.call(put_on)
    return Played(table, people)


def game_until(until: Callable[[Match[Any]], bool]) -> Match[Any]:
    rng = Random(11)
    while True:
        match = Match(KNIGHTS, 3, rng=Random(rng.getrandbits(32)), listen=True)
        while not match.over and match.ply < 2500:
            if until(match):
                return match
            seat = rng.choice(match.waiting())
            question = match.question(seat)
            assert question is not None
            match.answer(seat, question.choices.sample(rng))


def has_both(match: Match[Any]) -> bool:
    """Whether a vote lies behind, and a combat just now in which seat 0 drew cards."""
    told = match.told or []
    if not any(isinstance(each.event, CombatDecided) for each in told[-9:]):
        return False
    found = episodes(told)
    halls = [episode for episode in found if episode.kind == "hall"]
    last = found[-1] if found and found[-1].kind == "clash" else None
    drawn = told[last.first : last.last + 1] if last else []
    own = any(isinstance(each.event, FateSeen) and each.event.seat == ANNE for each in drawn)
    return bool(halls) and own


@pytest.fixture(scope="module")
def fought() -> Match[Any]:
    """A game in which there was a vote, and a combat just now."""
    return game_until(has_both)


@pytest.fixture
def under_way(server: Server, fought: Match[Any]) -> Played:
    return knights(server, fought)


def sit(visit: Visit, game: Played, query: str = "", *, known: bool = True, **how: Any) -> Visitor:
    visitor = visit(game.path + query, person=game.people[0] if known else None, **how)
    expect(visitor.page.locator("svg.map")).to_be_visible()
    return visitor


def open_log(page: Page) -> None:
    """Unfold the leaf with the log."""
    page.keyboard.press("l")
    expect(page.locator(".log")).to_be_visible()


def replays(game: Played) -> list[Any]:
    """All battles and votes that can be replayed."""
    found: list[Any] = game.people[0].get(f"{game.table.path}/outline")["episodes"]
    return found


def replay(page: Page) -> Locator:
    return page.get_by_role("dialog", name=re.compile("Replay|Revoir"))


def place(page: Page) -> tuple[int, int]:
    """Which step is shown, of how many."""
    words = replay(page).locator(".place")
    expect(words).to_have_text(re.compile(r"^[1-9]"))
    number, _, total = words.inner_text().partition(" / ")
    return int(number), int(total)


def story(page: Page) -> list[str]:
    return replay(page).locator(".story li").all_inner_texts()


def test_a_combat_is_replayed_by_keys_and_one_is_back_where_one_was(
    visit: Visit, under_way: Played
) -> None:
    visitor = sit(visit, under_way)
    page = visitor.page
    open_log(page)
    control = page.get_by_role("button", name=re.compile("^Replay the battle: ")).first
    control.focus()
    page.keyboard.press("Enter")
    number, total = place(page)
    assert number == 1
    assert total > 5
    expect(replay(page).get_by_role("button", name="Play", exact=True)).to_be_focused()
    expect(replay(page).locator(".side")).to_have_count(2)
    expect(replay(page).locator(".won")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    assert place(page)[0] == 2
    page.keyboard.press("ArrowLeft")
    assert place(page)[0] == 1
    assert visitor.barriers() == []
    page.keyboard.press("End")
    assert place(page) == (total, total)
    told = story(page)
    assert visitor.barriers() == []
    page.keyboard.press("Escape")
    expect(replay(page)).to_have_count(0)
    expect(control).to_be_focused()
    # The log tells it in one line, which opens to all that the replay told.
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    assert page.locator(".log .single li").count() >= len(told)
    expect(page.locator(".time.past")).to_have_count(0)


def test_a_vote_is_replayed_from_sealed_bids_to_its_result(visit: Visit, under_way: Played) -> None:
    visitor = sit(visit, under_way)
    page = visitor.page
    open_log(page)
    control = page.get_by_role("button", name=re.compile("^Replay the (battle|vote): ")).first
    expect(control).to_be_visible()
    votes = page.get_by_role("button", name=re.compile("^Replay the vote: "))
    while votes.count() == 0:
        lines = page.locator(".log li").count()
        page.locator(".log .older").click()
        expect(page.locator(".log li").nth(lines)).to_be_attached()
    votes.last.click()
    total = place(page)[1]
    seals, bids = replay(page).locator(".hall .seal"), replay(page).locator(".hall .bid")
    sealed = seals.count()
    while bids.count() == 0:
        replay(page).get_by_role("button", name="One step on").click()
    expect(seals).to_have_count(0)
    assert sealed > 0
    page.keyboard.press("End")
    expect(replay(page).locator("dl .won")).to_have_count(1)
    assert place(page) == (total, total)
    assert visitor.barriers() == []
    replay(page).get_by_role("button", name="See the whole table at this moment").click()
    expect(page.locator(".time.past")).to_be_visible()


def test_a_link_opens_it_for_onlookers_who_see_no_hand(visit: Visit, under_way: Played) -> None:
    mine = sit(visit, under_way)
    mine.context.grant_permissions(["clipboard-read", "clipboard-write"])
    hands = 0
    names = [each["name"] for each in replays(under_way) if each["kind"] == "clash"]
    for name in names[-2:]:
        mine.go(f"{under_way.path}?replay={name}")
        place(mine.page)
        mine.page.keyboard.press("End")
        hands += sum("for no other eyes" in line for line in story(mine.page))
        replay(mine.page).get_by_role("button", name="Link to this replay").click()
        expect(replay(mine.page).get_by_text("Copied")).to_be_visible()
        link: str = mine.page.evaluate("() => navigator.clipboard.readText()")
        other = sit(visit, under_way, f"?{link.partition('?')[2]}", known=False)
        assert place(other.page)[0] == 1
        other.page.keyboard.press("End")
        assert not any("for no other eyes" in line for line in story(other.page))
    assert hands > 0


def test_it_runs_by_itself_on_a_phone_in_french_in_the_dark(
    visit: Visit, under_way: Played
) -> None:
    visitor = sit(visit, under_way, size=PHONE, lang="fr", theme="dark", calm=False)
    page = visitor.page
    page.locator(".more-leaves").tap()
    page.get_by_role("tab", name="Journal").tap()
    page.get_by_role("button", name=re.compile("^Revoir la bataille")).first.tap()
    number, total = place(page)
    assert number < total
    replay(page).get_by_label("Vitesse").select_option("1")
    expect(replay(page).get_by_role("button", name="Pause")).to_be_visible()
    expect(replay(page).locator(".place")).to_have_text(f"{total} / {total}")
    expect(replay(page).get_by_role("button", name="Lire")).to_be_visible()
    box = replay(page).bounding_box()
    assert box is not None
    assert (box["x"], box["width"], box["height"]) == (0, PHONE[0], PHONE[1])
    assert visitor.barriers() == []
    replay(page).get_by_role("button", name="Fermer").tap()
    expect(replay(page)).to_have_count(0)
    expect(page.locator(".log")).to_be_visible()


def test_a_battle_between_kingdoms_when_all_is_over(visit: Visit, server: Server) -> None:
    game = next(g for g in (played(server, rounds=5, seed=n) for n in range(5)) if replays(g))
    visitor = sit(visit, game)
    page = visitor.page
    open_log(page)
    page.get_by_role("button", name=re.compile("^Replay the battle: ")).first.click()
    place(page)
    page.keyboard.press("End")
    expect(replay(page).locator(".side.won")).to_have_count(1)
    assert [line for line in story(page) if re.search(r" win the Battle in ", line)]
    totals = [int(each) for each in replay(page).locator(".total .numbers").all_inner_texts()]
    won = replay(page).locator(".side.won .total .numbers").inner_text()
    assert int(won) == max(totals)
    assert visitor.barriers() == []


def test_a_question_that_comes_up_meanwhile_is_told(visit: Visit, server: Server) -> None:
    game = played(server, 4, rounds=30)
    rng, me = Random(4), game.people[0]

    def ready(view: dict[str, Any]) -> bool:
        return bool(replays(game)) and ANNE not in view["waiting"] and not view["outcome"]

    game.table.play(game.people, rng, until=ready)
    page = sit(visit, game).page
    open_log(page)
    page.get_by_role("button", name=re.compile("^Replay the battle: ")).first.click()
    step = place(page)
    expect(replay(page).get_by_text("Meanwhile the table waits for you.")).to_have_count(0)
    game.table.play(game.people[1:], rng, until=lambda _: ANNE in game.table.view(me)["waiting"])
    expect(replay(page).get_by_text("Meanwhile the table waits for you.")).to_be_visible()
    assert place(page) == step
    replay(page).get_by_role("button", name="To the table").click()
    expect(replay(page)).to_have_count(0)
    expect(page.locator(".prompt.asked")).to_be_visible()


def can_attack(match: Match[Any]) -> bool:
    """Whether seat 0 is asked whom to attack, and with all he has there."""
    question = match.question(ANNE) if ANNE in match.waiting() else None
    if question is None or question.prompt != "versatile-strategy":
        return False
    found = [each for each in question.choices if isinstance(each, Attack)]
    return any(each.kind != "siege" and each.against is None for each in found)


def test_the_odds_of_an_attack_are_seen_before_it_is_made(visit: Visit, server: Server) -> None:
    visitor = sit(visit, knights(server, game_until(can_attack)))
    page = visitor.page
    prospects = page.locator(".clash.prospect")
    expect(prospects.first).to_contain_text("if you attack")
    chance = prospects.first.get_by_role("img", name=re.compile("^How it may end: .* [0-9]+%"))
    expect(chance).to_be_visible()
    page.locator(".choices").get_by_text(re.compile("^Storm|^Assault")).first.click()
    expect(page.locator(".clash:not(.prospect)")).to_have_count(1)
    expect(page.locator(".clash .chance")).to_have_count(1)
    expect(page.locator(".hint .odds")).to_have_text(re.compile("^[0-9]+% to win"))
    expect(prospects).to_have_count(0)
    assert visitor.barriers() == []
