"""Tables of Warrior Knights for the browser, played over HTTP up to a moment worth looking at."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

from playwright.sync_api import Page

from oyez.choices.basic import plain
from oyez.games.warrior_knights import KnightsState
from oyez.games.warrior_knights.answers import Submit
from oyez.kernel import Match, OneOf, Question, Seat
from tests.browser.visitors import Visitor
from tests.server.clients import Person, Server, Table

GAME: Final = "warrior_knights"
# The shortest length the rulebook knows: Influence in the reserve for each player.
SHORT: Final = "8"
# More answers than it takes to come to anything that is common.
_OFTEN: Final = 1500


def sit_down(visitor: Visitor, others: str = "random", length: str = SHORT) -> Page:
    """Make a table for three in the lobby, the other two for bots, and begin."""
    page = visitor.page
    # A look ahead may come too late: everybody plans at once, and somebody else was faster.
    visitor.forgiven.append("409 (Conflict)")
    page.get_by_role("link", name="New table").click()
    page.get_by_role("radio", name="Warrior Knights").check()
    page.get_by_role("radio", name="3", exact=True).check()
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").select_option(others)
    page.get_by_text("Options of the game").click()
    page.get_by_label("Length of the game").fill(length)
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_url(re.compile(r"/t/\d+$"))
    return page


def state_of(page: Page, server: Server) -> KnightsState:
    """The game at the table that the page shows."""
    state: KnightsState = server.match(int(page.url.rpartition("/")[2])).state
    return state


class Seated:
    """Three people at a table, who answer without a browser until it is time for one."""

    def __init__(self, server: Server, **options: Any) -> None:
        self.server, self.rng = server, Random(3)
        self.people = [server.guest(name) for name in ("Anne", "Bertrand", "Clovis")]
        given = {"influence": 8, **options}
        self.table: Table = server.table(*self.people, game=GAME, options=given)

    @property
    def path(self) -> str:
        """Where the table is found in the browser."""
        return f"/t/{self.table.id}"

    def until(self, *prompts: str, at: int = _OFTEN) -> Person:
        """Answer until somebody is asked one of these questions; who that is."""
        for _ in range(at):
            match = self.server.match(self.table.id)
            assert match.waiting(), "the game is over"
            seat = match.waiting()[0]
            question = match.question(seat)
            assert question is not None
            if question.prompt in prompts:
                return self.people[seat]
            self._answer(seat, plain(self._value(match, question)))
        raise AssertionError("that moment never came")

    def _answer(self, seat: Seat, value: Any) -> None:
        person = self.people[seat]
        view = self.table.view(person)
        self.table.do(person, self.table.deed(person, view, value, ply=view["question"]["ply"]))

    def _value(self, match: Match[KnightsState], question: Question) -> Any:
        """Any answer, but a fight rather than none, and nobody is banned."""
        choices = question.choices
        if isinstance(choices, OneOf):
            own = {noble.region for noble in match.state.nobles_of(question.seat)}
            bold = [v for v in choices if _is_bold(question.prompt, v, own)]
            return self.rng.choice(bold or list(choices))
        return choices.sample(self.rng)


def _is_bold(prompt: str, value: Any, own: set[str]) -> bool:
    """Whether it leads to a fight, or keeps one in the assembly."""
    if prompt in ("submit", "obey"):
        return isinstance(value, Submit)
    if prompt == "mobilize-forces":
        return getattr(value, "region", "") in own
    return prompt == "attack" and getattr(value, "kind", "") == "assault"
