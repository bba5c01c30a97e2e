"""Two people in two browsers at one table; a line that breaks loses nothing and doubles nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import ElementHandle, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import Hand
from tests.browser.visitors import Visitor
from tests.server.clients import Server, eventually

# Sockets that can be cut, and made deaf: what the server says is then lost on the way.
SOCKETS = """
window.sockets = []
window.deaf = false
const Real = window.WebSocket
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given)
    window.sockets.push(this)
    for (const kind of ['message', 'close'])
      this.addEventListener(kind, (event) => { if (window.deaf) event.stopImmediatePropagation() })
  }
}
"""
CUT = "() => { window.deaf = false; for (const each of window.sockets.splice(0)) each.close() }"


def invite(anna: Visitor, bert: Visitor) -> int:
    """Anna makes a table for two, and Bert comes by her link; the number of the table."""
    page = anna.page
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("button", name="Make the table").click()
    link = page.get_by_label("The link to this table").input_value()
    bert.go(link.removeprefix(bert.base))
    bert.page.get_by_label("Your name").fill("Bertrand")
    bert.page.get_by_role("button", name="Sit down").click()
    for each in (anna, bert):
        expect(each.page.locator("#prompt")).to_be_visible()
    return int(page.url.rpartition("/")[2])


def next_asked(hands: Sequence[Hand]) -> Hand:
    """Whoever is asked first."""
    return eventually(lambda: [hand for hand in hands if hand.is_asked()])[0]


def board_in_words(page: Page) -> str:
    """All places with whose they are and what is there."""
    page.keyboard.press("v")
    words = page.locator(".words table").inner_text()
    page.keyboard.press("v")
    # Whoever is asked sees a question mark behind what cannot be chosen.
    return re.sub(r"[\s?]*\t\s*", "\t", words)


def begin_answer(hand: Hand) -> ElementHandle:
    """Choose something and confirm it; what was asked, which stays until the answer is known."""
    question = hand.page.query_selector(".choices > *")
    assert question is not None
    hand.choose(question)
    hand.confirm()
    return question


def answer_without_a_line(bert: Visitor, hand: Hand, other: Page) -> None:
    """What is confirmed while the line is broken is kept, and said when it is back."""
    bert.context.set_offline(True)
    bert.page.evaluate(CUT)
    expect(bert.page.locator(".lost")).to_be_visible()
    expect(other.locator(".player", has_text="away").first).to_be_visible()
    question = begin_answer(hand)
    expect(bert.page.locator(".lost")).to_be_visible()
    assert question.evaluate("it => it.isConnected")
    bert.context.set_offline(False)
    wait_until_gone(question, bert.page)
    expect(other.locator(".player", has_text="away")).to_have_count(0)


def wait_until_gone(question: ElementHandle, page: Page) -> None:
    page.wait_for_function("it => !it.isConnected", arg=question)
    expect(page.locator(".lost")).to_have_count(0)


def play_until_bert(hands: Sequence[Hand], answers: int) -> None:
    """Some answers of both, until it is up to the second."""
    while answers > 0 or next_asked(hands) is not hands[1]:
        next_asked(hands).answer()
        answers -= 1


def test_a_broken_line_loses_nothing_and_doubles_nothing(visit: Visit, server: Server) -> None:
    anna, bert = visit("/new"), visit()
    bert.forgiven = ["ERR_INTERNET_DISCONNECTED", "WebSocket"]
    bert.context.add_init_script(SOCKETS)
    number = invite(anna, bert)
    hands = [Hand(anna.page, 1), Hand(bert.page, 2)]

    def given() -> int:
        return sum(entry.seat == 1 for entry in server.match(number).log)

    play_until_bert(hands, 5)
    before = given()
    answer_without_a_line(bert, hands[1], anna.page)
    assert given() == before + 1

    # This time the answer arrives, and only the word that it did is lost.
    play_until_bert(hands, 2)
    before = given()
    bert.page.evaluate("() => (window.deaf = true)")
    question = begin_answer(hands[1])
    eventually(lambda: given() > before)
    assert question.evaluate("it => it.isConnected")
    bert.page.evaluate(CUT)
    wait_until_gone(question, bert.page)
    assert given() == before + 1

    play_until_bert(hands, 2)
    assert board_in_words(anna.page) == board_in_words(bert.page)


def test_talk_is_heard_by_the_other_and_counted_until_it_is_read(visit: Visit) -> None:
    anna, bert = visit("/new"), visit()
    invite(anna, bert)
    anna.page.get_by_role("button", name="Talk").click()
    anna.page.get_by_label("Say something").fill("Well met, <b>Bertrand</b>!")
    anna.page.get_by_role("button", name="Say", exact=True).click()
    expect(anna.page.locator(".speech")).to_have_text("Well met, <b>Bertrand</b>!")
    expect(bert.page.get_by_role("button", name=re.compile("Talk.*1"))).to_be_visible()
    bert.page.keyboard.press("t")
    expect(bert.page.locator(".speech")).to_have_text("Well met, <b>Bertrand</b>!")
    bert.page.keyboard.type("And you.\n")
    expect(anna.page.locator(".speech")).to_have_count(2)
    expect(anna.page.locator(".talk li").nth(1)).to_contain_text("Bertrand")
    expect(bert.page.get_by_role("tab", name="Talk", exact=True)).to_be_visible()
