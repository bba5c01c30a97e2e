"""Somebody who never saw the game learns it: by doing, again and again, what is pointed at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from oyez.games.barbarian_kingdoms.lesson.first import FIRST as KINGDOMS
from oyez.games.the_anarchy.lesson import FIRST as ANARCHY
from oyez.games.warrior_knights.lesson.first import FIRST as KNIGHTS
from oyez.lessons.lesson import Lesson
from tests.browser.conftest import Visit
from tests.browser.visitors import DESKTOP, PHONE, Visitor
from tests.server.clients import Server

# As they are listed.
LESSONS = (KINGDOMS, ANARCHY, KNIGHTS)

# A Bribe that is neither too small nor too large.
ENOUGH = re.compile(r"1 (gold|silver|pièce d’or|pièce d’argent)")


# Where the coach points, unless he asks to watch, or the question came up only just now.
POINTED = "body:not(:has(.coach .watch, .prompt.fresh)) .pointer .mark"
POINTING = """() => {
  const { left, top } = document.querySelector('.pointer .mark')?.getBoundingClientRect() ?? {}
  return `${document.querySelector('.prompt')?.textContent} ${left} ${top}`
}"""
MARK = "() => document.querySelector('.pointer .mark')?.getBoundingClientRect().toJSON() ?? null"
# All at once, for on a busy machine the page may go on between two questions.
LOOK = f"""() => ({{
  title: document.querySelector('.coach h2')?.textContent,
  pointing: ({POINTING})(),
  mark: document.querySelector('.coach .watch, .prompt.fresh') ? null : ({MARK})(),
}})"""
# He looks round ten times a second: of two pauses that are longer he has a look in each, however
# slow the page is, for a page keeps its timers in order.
STILL = f"""async () => {{
  for (let now = ({POINTING})(), pauses = 0; pauses < 2; pauses++) {{
    await new Promise((done) => setTimeout(done, 110))
    if (({POINTING})() !== now) [now, pauses] = [({POINTING})(), -1]
  }}
}}"""


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oyez.server.tables.bot_runner.SCRIPT_STEP_SECONDS", 0.05)


def begin(visitor: Visitor, lesson: Lesson = KINGDOMS) -> Page:
    page = visitor.page
    page.locator("article button.primary").nth(LESSONS.index(lesson)).click()
    expect(page.locator(".coach")).to_be_visible()
    return page


def words(page: Page) -> str:
    return page.locator(".coach").inner_text()


def follow(page: Page, box: FloatRect) -> None:
    """Do what is pointed at: click it, or choose from the list that it is."""
    group = page.locator(".choices [role=group]").first
    if _is_around(box, group):
        options = group.locator("button[data-stop]")
        fitting = options.filter(has_text=ENOUGH)
        wanted = fitting if "tremis" in words(page) and _is_bribe(page) else options
        wanted.first.click()
    else:
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def _is_bribe(page: Page) -> bool:
    return bool(re.search(r"Bribes|judgement|Pots-de-vin|juger", words(page)))


def _is_around(mark: FloatRect, group: Locator) -> bool:
    box = group.bounding_box() if group.count() else None
    return box is not None and abs(mark["width"] - box["width"] - 8) < 2 and mark["height"] > 20


def learn(page: Page) -> list[str]:
    """Follow the coach to the end; what he said, step by step."""
    said: list[str] = []
    for _ in range(120):
        page.wait_for_selector(f".coach.done, {POINTED}", state="attached")
        if page.locator(".coach.done").count():
            return said
        page.evaluate(STILL)
        seen = page.evaluate(LOOK)
        if seen["mark"] is None:
            continue
        if seen["title"] not in said:
            said.append(seen["title"])
        follow(page, seen["mark"])
        # Whoever clicks again before the pointer has gone on takes back what they chose.
        page.wait_for_function(f"(it) => ({POINTING})() !== it", arg=seen["pointing"])
    raise AssertionError(f"stuck at: {words(page)}")


@pytest.mark.parametrize(
    ("lesson", "size", "lang", "theme"),
    [
        (KINGDOMS, DESKTOP, "en", "light"),
        (KNIGHTS, PHONE, "fr", "dark"),
        pytest.param(KINGDOMS, PHONE, "fr", "dark", marks=pytest.mark.long),
        pytest.param(KNIGHTS, DESKTOP, "en", "light", marks=pytest.mark.long),
    ],
)
def test_a_newcomer_finishes_the_guided_game(
    visit: Visit, lesson: Lesson, size: tuple[int, int], lang: str, theme: str
) -> None:
    visitor = visit("/learn", size=size, lang=lang, theme=theme)
    page = begin(visitor, lesson)
    said = learn(page)
    assert len(said) == len(lesson.steps)
    expect(page.locator(".coach .dots .past")).to_have_count(len(lesson.steps))
    page.locator(".coach.done button.primary").click()
    page.wait_for_url(re.compile(r"/t/\d+$"))
    expect(page.locator("#prompt")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


def test_what_the_coach_does_not_want_is_refused_and_the_lesson_goes_on(visit: Visit) -> None:
    page = begin(visit("/learn"))
    page.locator(".choices button", has_text="Taxation").click()
    expect(page.get_by_text("first recruit a Warrior in Mosellana")).to_be_visible()
    expect(page.locator(".coach .where")).to_contain_text("Step 1 of 12")
    page.keyboard.press("Escape")
    page.locator(".choices button", has_text="Mosellana").click()
    expect(page.locator(".coach .where")).to_contain_text("Step 2 of 12")


def test_who_goes_astray_is_led_back(visit: Visit) -> None:
    """What can be done out of turn lies beside the question, and is refused while it is not due."""
    visitor = visit("/learn")
    visitor.forgiven.append("409 (Conflict)")
    page = begin(visitor, KNIGHTS)
    page.get_by_role("button", name="Deals").first.click()
    page.get_by_role("button", name="Give crowns").click()
    page.locator(".deals .form").get_by_role("radio").first.check()
    page.locator(".deals .send").click()
    expect(page.get_by_text("finish this step of the lesson first")).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate(STILL)
    assert _is_around_button(page, page.locator(".counts .chip", has_text="Draft Soldiers"))


def _is_around_button(page: Page, button: Locator) -> bool:
    mark, box = page.evaluate(MARK), button.bounding_box()
    assert box is not None
    return all(abs(mark[side] + 4 - box[side]) < 2 for side in ("x", "y"))


def test_earlier_words_can_be_read_again_and_a_lesson_taken_up_later(visit: Visit) -> None:
    page = begin(visit("/learn"))
    page.locator(".choices button", has_text="Mosellana").click()
    expect(page.locator(".coach .where")).to_contain_text("Step 2 of 12")
    page.get_by_role("button", name="What was said before").click()
    expect(page.locator(".coach h2")).to_have_text("Seven Provinces win")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".coach h2")).to_have_text("Your money stays on the map")
    page.goto("/learn")
    page.get_by_role("button", name="Go on at step 2 of 12").click()
    expect(page.locator(".coach .where")).to_contain_text("Step 2 of 12")


def test_the_lesson_can_be_left_for_a_free_game(visit: Visit, server: Server) -> None:
    page = begin(visit("/learn"))
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="without the coach").click()
    expect(page.locator(".coach")).to_have_count(0)
    table = int(page.url.rpartition("/")[2])
    assert server.room(table).coach is None


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nobody_is_shut_out_of_learning(visit: Visit, lang: str, theme: str) -> None:
    visitor = visit("/learn", lang=lang, theme=theme)
    expect(visitor.page.locator("article")).to_have_count(len(LESSONS))
    assert visitor.barriers() == []
    begin(visitor)
    expect(visitor.page.locator(".pointer .mark")).to_be_visible()
    assert visitor.barriers() == []


def test_the_question_fills_its_place(visit: Visit) -> None:
    page = begin(visit("/learn"))
    below = page.evaluate(
        """() => {
          const [dock, prompt] = ['.dock', '.prompt'].map((each) => document.querySelector(each))
          return dock.getBoundingClientRect().bottom - prompt.getBoundingClientRect().bottom
        }"""
    )
    assert abs(below) < 2
