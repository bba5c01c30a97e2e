"""The toy games on a real screen: all at once, in private, and with secret cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Hand
from tests.installing import install_toys
from tests.server.clients import Person, Server, Table, eventually

# So many answers are given by clicks.
CLICKS = 8


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the toy games installed."""
    with pytest.MonkeyPatch.context() as patch:
        install_toys(patch)
        opened = Server(tmp_path_factory.mktemp("toys"))
        yield opened
        opened.stop()


@pytest.fixture
def people(server: Server) -> list[Person]:
    return server.guests(3)


def hands(visit: Visit, table: Table, people: list[Person]) -> list[Hand]:
    """Everybody at a screen of their own."""
    seats = enumerate(people)
    return [Hand(visit(f"/t/{table.id}", person=each).page, seat) for seat, each in seats]


def test_the_duel_is_played_by_clicks(visit: Visit, server: Server, people: list[Person]) -> None:
    table = server.table(*people, game="duel", options={"rounds": 1})
    playing = hands(visit, table, people)

    def asked() -> list[Hand]:
        return [hand for hand in playing if hand.is_asked() or hand.is_over()]

    for _ in range(CLICKS):
        hand = eventually(asked, "somebody is asked")[0]
        if hand.is_over():
            break
        hand.answer()
        playing.append(playing.pop(playing.index(hand)))
    assert sum(hand.answers for hand in playing) > len(playing)
    hurry(table, people)
    for hand in playing:
        expect(hand.page.locator(".ending")).to_be_visible()


def hurry(table: Table, people: list[Person]) -> None:
    """Bring a game to its end: the last that is offered is to leave it, to go home or to pass."""
    while waiting := table.view(people[0])["waiting"]:
        view = table.view(people[waiting[0]])
        value = view["question"]["choices"]["values"][-1]
        table.do(people[waiting[0]], table.deed(people[waiting[0]], view, value))


def test_a_letter_is_on_two_screens_and_not_on_the_third(
    visit: Visit, server: Server, people: list[Person]
) -> None:
    table = server.table(*people, game="market")
    pages = [hand.page for hand in hands(visit, table, people)]
    deed = table.deed(people[0], table.view(people[0]), kind="act")
    table.do(people[0], deed | {"value": ["letter", [1, "Behind the church."]]})
    for page in pages[:2]:
        expect(page.get_by_text("Behind the church.").first).to_be_attached()
    table.answer(people[1], Random(1))
    expect(pages[2].get_by_text("Behind the church.")).to_have_count(0)


def test_the_market_is_played_to_its_end_by_clicks(visit: Visit, server: Server) -> None:
    ann = server.guest("Ann")
    table = server.table(ann, "squire", "squire", game="market", options={"days": 1})
    page = visit(f"/t/{table.id}", person=ann).page
    Hand(page, seed=2).play()
    expect(page.locator(".ending")).to_be_visible()
    expect(page.locator(".ending .chart").first).to_be_visible()
