"""Somebody who plays on sheets through the page, and tables of The Anarchy far into a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from playwright.sync_api import ElementHandle, Page

from oyez.choices.basic import plain
from oyez.games.the_anarchy import AnarchyState
from oyez.games.the_anarchy.answers import Fill, Trade
from oyez.kernel import OneOf, Question, Seat
from tests.browser.playing import Hand
from tests.browser.visitors import Visitor
from tests.server.clients import Person, Server, Table, eventually

GAME: Final = "the_anarchy"
# How often somebody takes what is listed although something shines on a sheet: to stop, mostly.
_BY_LIST: Final = 0.12
_OFTEN: Final = 3000

# What shines on the sheets, and is not chosen yet.
_LIT: Final = """() =>
  [...document.querySelectorAll('.board-area .mat [data-lit]:not([aria-pressed=true])')]
    .map((node) => node.dataset.id)"""


class Pen(Hand):
    """Fills in boxes with a mouse, or with a finger."""

    def look(self) -> dict[str, Any]:
        """What shines on the sheets in the place of a map."""
        return {**super().look(), "lit": self.page.evaluate(_LIT)}

    def pick(self, question: ElementHandle, lit: list[str]) -> None:
        """A box that shines; now and then something that is listed."""
        listed = question.query_selector_all("button[data-stop]:not([aria-disabled=true])")
        if lit and (not listed or self.rng.random() > _BY_LIST):
            self.poke(self.rng.choice(lit))
        else:
            super().pick(question, [])

    def poke(self, thing: str) -> bool:
        """Press a box, wherever on the sheet it is."""
        box = self.page.query_selector(f'.board-area .mat [data-id="{thing}"]')
        if box is None:
            return False
        self.press(box)
        self.pokes += 1
        return True


def sit_down(visitor: Visitor, seats: int = 1, others: Sequence[str] = ()) -> Page:
    """Make a table in the lobby, the other seats for bots, and begin."""
    page = visitor.page
    visitor.forgiven.append("409 (Conflict)")  # a look ahead may come too late
    page.get_by_role("link", name="New table").click()
    page.get_by_role("radio", name="The Anarchy").check()
    page.get_by_role("radio", name=str(seats), exact=True).check()
    for seat, bot in enumerate(others, 2):
        page.get_by_label(f"Seat {seat}").select_option(bot)
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_url(re.compile(r"/t/\d+$"))
    return page


def state_of(page: Page, server: Server) -> AnarchyState:
    """The game at the table that the page shows."""
    found = re.search(r"/t/(\d+)", page.url)
    assert found is not None
    state: AnarchyState = server.match(int(found[1])).state
    return state


class Lords:
    """People at a table, who answer without a browser until it is time for one."""

    def __init__(self, server: Server, *seats: Person | str, seed: int = 3, **options: Any) -> None:
        self.server, self.rng = server, Random(seed)
        self.people = [each for each in seats if isinstance(each, Person)]
        """Bots sit behind them."""
        self.table: Table = server.table(*seats, game=GAME, options=options)

    @property
    def path(self) -> str:
        """Where the table is found in the browser."""
        return f"/t/{self.table.id}"

    @property
    def state(self) -> AnarchyState:
        state: AnarchyState = self.server.match(self.table.id).state
        return state

    def until(self, come: Callable[[AnarchyState, Question], bool]) -> Seat:
        """Answer until somebody is asked a question of that kind; the seat."""
        for _ in range(_OFTEN):
            questions = eventually(self._asked, "somebody is asked who is no bot")
            for question in questions:
                if come(self.state, question):
                    return question.seat
            asked = self.rng.choice(questions)
            self.answer(asked.seat, self._value(asked))
        raise AssertionError("that moment never came")

    def _asked(self) -> list[Question]:
        """What people are asked now."""
        match = self.server.match(self.table.id)
        assert not match.over, "the game is over"
        found = [match.question(Seat(seat)) for seat in range(len(self.people))]
        return [question for question in found if question is not None]

    def answer(self, seat: Seat, value: Any) -> None:
        """Say something for a seat."""
        person = self.people[seat]
        view = self.table.view(person)
        deed = self.table.deed(person, view, plain(value), ply=view["question"]["ply"])
        self.table.do(person, deed)

    def _value(self, question: Question) -> Any:
        """Boxes as long as there are any; nobody trades for trading's sake."""
        choices = question.choices
        if not isinstance(choices, OneOf):
            return choices.sample(self.rng)
        values = list(choices)
        boxes = [value for value in values if isinstance(value, Fill)]
        return self.rng.choice(boxes or [v for v in values if not isinstance(v, Trade)])
