"""What concerns a seat is shown to it: of so many happenings, how many were seen on the page.

Somebody plays against bots in a real browser. Whenever a question is there, the server is asked
what has happened since the last move and concerns the seat, and each of that must have been
visible in the film, in the list, over the board or in a theatre; the log does not count.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, field
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table

from oyez.server.people.identity import COOKIE
from tests.browser.playing import Hand
from tests.server.clients import Person, Server
from tests.server.clients import Table as Seats
from tools import chromium

SAMPLE: Final = 500
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "barbarian_kingdoms": {"rounds": 12},
    "warrior_knights": {"influence": 15},
}
_FLAGS: Final = ("--no-sandbox", "--disable-gpu")
_SIZE: Final = ViewportSize(width=1440, height=900)
# What has not been shown so many seconds after the film has ended never is.
_PATIENCE: Final = 5.0
_EVERY: Final = 0.05

# The film runs so many times faster; what answers a person at once is left as it is.
_HASTE: Final = """
const soon = window.setTimeout
window.setTimeout = (act, ms = 0, ...more) => soon(act, ms > 500 ? ms / 15 : ms, ...more)
"""

# Every text that could be seen in one of these places, for however short a time.
_RECORD: Final = """
window.shown = { film: new Set(), list: new Set(), board: new Set(), theatre: new Set() }
const places = {
  film: 'section.film .caption', list: '.recap li, .recap .worst',
  board: '.blow p', theatre: '.theatre .stage-box',
}
const look = () => {
  for (const [place, selector] of Object.entries(places))
    for (const node of document.querySelectorAll(selector))
      if (node.checkVisibility()) shown[place].add(node.textContent.replace(/\\s+/g, ' ').trim())
}
new MutationObserver(look)
  .observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
"""
_READ: Final = """() =>
  Object.fromEntries(Object.entries(shown).map(([place, texts]) => [place, [...texts]]))"""
_FORGET: Final = "() => Object.values(shown).forEach((texts) => texts.clear())"
_RUNS: Final = "() => document.querySelector('section.film') !== null"


class Sum(Struct):
    """What came of watching."""

    total: int = 0
    where: Counter[str] = field(default_factory=Counter[str])
    missed: list[str] = field(default_factory=list[str])


class Watcher:
    """Somebody at a table who looks at whatever is shown before answering."""

    def __init__(self, page: Page, person: Person, table: Seats, seed: int) -> None:
        self.page, self.person, self.table = page, person, table
        self.hand = Hand(page, seed)
        self._known: set[int] = set()

    def watch(self, most: int, found: Sum) -> None:
        """Play until so many happenings have been looked for, or the game is over."""
        while found.total < most and self.hand.wait():
            self._look(most, found)
            self.page.evaluate(_FORGET)
            self.hand.answer()

    def _look(self, most: int, found: Sum) -> None:
        """Look for all that concerns the seat since its last move and was not looked for yet."""
        told = self.person.get(f"{self.table.path}/happenings", lang="en")["happenings"]
        fresh = [each for each in told if _concerns(each) and each["line"] not in self._known]
        log = self.person.get(f"{self.table.path}/log", lang="en")["events"] if fresh else []
        left = {each["line"]: each for each in fresh[: most - found.total]}
        self._known |= left.keys()
        found.total += len(left)
        end = time.monotonic() + _PATIENCE
        while left and time.monotonic() < end:
            if self.page.evaluate(_RUNS):
                end = time.monotonic() + _PATIENCE
            shown: dict[str, list[str]] = self.page.evaluate(_READ)
            for line, each in list(left.items()):
                place = _place(each, log, shown)
                if place is not None:
                    found.where[place] += 1
                    del left[line]
            time.sleep(_EVERY)
        found.missed += [f"{self.table.id}: {each['say']}" for each in left.values()]


def _concerns(happening: dict[str, Any]) -> bool:
    """Whether a seat has to see it: its own deeds it knows, but not what befell it by them."""
    return "kind" in happening and (not happening.get("mine") or happening["weight"] > 1)


def _place(happening: dict[str, Any], log: list[Any], shown: dict[str, list[str]]) -> str | None:
    """Where a happening was to be read."""
    said = _plain(happening["say"])
    for place in ("list", "film"):
        if any(said in text for text in shown[place]):
            return place
    headline = happening.get("headline", "")
    if headline and any(_plain(headline) in text for text in shown["board"]):
        return "board"
    line, count = happening["line"], len(happening["lines"])
    told = [_plain(each["say"]) for each in log[line : line + count]]
    if happening.get("episode") and any(each in text for each in told for text in shown["theatre"]):
        return "theatre"
    return None


def _plain(words: str) -> str:
    return " ".join(words.split())


def record(page: Page) -> None:
    """Have a page, from its next address on, write down what it shows."""
    page.add_init_script(_HASTE)
    page.add_init_script(_RECORD)


def sample(
    server: Server, game: str, most: int, sit: Callable[[Person], Page], seed: int = 1
) -> Sum:
    """Play one game after the other against bots until so many happenings were looked for."""
    found = Sum()
    while found.total < most:
        person = server.guest("Anne")
        table = server.table(person, "random", "random", game=game, options=OPTIONS[game])
        page = sit(person)
        record(page)
        page.goto(f"/t/{table.id}")
        Watcher(page, person, table, seed).watch(most, found)
        page.close()
        seed += 1
    return found


def _window(browser: Browser, base: str, person: Person) -> Page:
    context = browser.new_context(base_url=base, viewport=_SIZE, locale="en-GB")
    context.add_cookies([{"name": COOKIE, "value": person.token, "url": base}])
    return context.new_page()


def report(console: Console, found: dict[str, Sum]) -> bool:
    """Print the figures; whether everything was shown."""
    table = Table(title="Happenings that concern a seat")
    for column in ("game", "shown", "of", "list", "film", "board", "theatre"):
        table.add_column(column, justify="right")
    for game, each in found.items():
        where = [str(each.where[place]) for place in ("list", "film", "board", "theatre")]
        table.add_row(game, str(each.where.total()), str(each.total), *where)
        for missed in each.missed:
            console.print(f"  {game}, never shown: {missed}", markup=False, highlight=False)
    console.print(table)
    shown = sum(each.where.total() for each in found.values())
    total = sum(each.total for each in found.values())
    console.print(f"{shown}/{total}")
    return shown == total


def main() -> int:
    """Look for happenings of both games; 1 if one was never shown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=SAMPLE, help="of both games together")
    options = parser.parse_args()
    if chromium.main():
        return 1
    found: dict[str, Sum] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*_FLAGS])
        for game in OPTIONS:
            found[game] = sample(
                server,
                game,
                options.sample // len(OPTIONS),
                lambda person: _window(browser, server.base, person),
            )
        browser.close()
        server.stop()
    return 0 if report(Console(), found) else 1


if __name__ == "__main__":
    sys.exit(main())
