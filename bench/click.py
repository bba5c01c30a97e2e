"""From the click to the drawn board, beside another checkout: both are played in turn, in one run.

What counts is the time that the page's own process works, for a busy machine takes longer for
everything. Nothing moves by itself in these windows, so that the film is left out.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, ElementHandle, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.launch import Server
from tests.browser.playing import Hand
from tools import chromium

_ROOT: Final = Path(__file__).resolve().parents[1]
_GAMES: Final = {"barbarian_kingdoms": "Barbarian Kingdoms", "warrior_knights": "Warrior Knights"}
_SIZE: Final = ViewportSize(width=1440, height=900)
_KINDS: Final = {
    "all": ("TaskDuration",),
    "script": ("ScriptDuration",),
    "layout": ("LayoutDuration", "RecalcStyleDuration"),
}
_DRAWN: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"""


class Clicker(Hand):
    """Plays, and takes down what the page's process does from the last click of each answer on."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.before: dict[str, float] = {}
        self.spent: list[dict[str, float]] = []

    def press(self, button: ElementHandle) -> None:
        """Click a button; perhaps it is the last click."""
        self.before = self._sums()
        super().press(button)

    def poke(self, thing: str) -> bool:
        """Click a thing of the board; perhaps it is the last click."""
        self.before = self._sums()
        return super().poke(thing)

    def answer(self) -> None:
        """Answer, and see the board drawn that shows it."""
        self.before = self._sums()
        super().answer()
        self.page.evaluate(_DRAWN)
        after = self._sums()
        self.spent.append({kind: 1000 * (after[kind] - self.before[kind]) for kind in _KINDS})

    def _sums(self) -> dict[str, float]:
        told = self.session.send("Performance.getMetrics")["metrics"]
        metrics = {each["name"]: each["value"] for each in told}
        return {kind: sum(metrics[name] for name in names) for kind, names in _KINDS.items()}


def played(browser: Browser, base: str, game: str, answers: int, seed: int) -> Clicker:
    """So many answers at a new table."""
    context = browser.new_context(
        base_url=base, viewport=_SIZE, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto("/")
    page.click(f".pick button:text-is('{_GAMES[game]}')")
    page.click(".hero button.primary")
    page.wait_for_selector("svg.map")
    clicker = Clicker(page, seed)
    # An older page may lead somebody astray who clicks fast; what was measured until then counts.
    try:
        clicker.play(answers)
    except AssertionError as fault:
        Console(stderr=True).print(f"after {len(clicker.spent)} answers: {fault}")
    context.close()
    return clicker


def measure(
    browser: Browser, bases: dict[str, str], game: str, rounds: int, answers: int
) -> dict[str, list[dict[str, float]]]:
    """Both in turn, each first as often as the other."""
    spent: dict[str, list[dict[str, float]]] = {name: [] for name in bases}
    for turn in range(rounds):
        for name in list(bases)[:: 1 if turn % 2 else -1]:
            spent[name] += played(browser, bases[name], game, answers, turn).spent
    return spent


def report(console: Console, found: dict[str, dict[str, list[dict[str, float]]]]) -> bool:
    """Print the figures; whether ours is nowhere slower in the middle."""
    table = Table("game", "checkout", "answers", title="Click to drawn board, ms of work")
    for kind in _KINDS:
        table.add_column(f"{kind}, median / 95 %", justify="right")
    good = True
    for game, spent in found.items():
        for name, each in spent.items():
            cells = []
            for kind in _KINDS:
                figures = sorted(one[kind] for one in each)
                cells.append(f"{median(figures):.1f} / {figures[int(len(figures) * 0.95)]:.1f}")
            table.add_row(game, name, str(len(each)), *cells)
        before, ours = (median(one["all"] for one in each) for each in spent.values())
        good &= ours <= before
    console.print(table)
    return good


def main() -> int:
    """Measure both games; 1 if ours is slower."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path, help="the other checkout, with its client built")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--answers", type=int, default=20, help="in each round")
    options = parser.parse_args()
    if chromium.main():
        return 1
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        roots = {"before": options.before.resolve(), "ours": _ROOT}
        servers = {name: Server(folder / name, root=root) for name, root in roots.items()}
        bases = {name: stack.enter_context(server).base for name, server in servers.items()}
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(
            executable_path=chromium.find(), args=["--no-sandbox", "--disable-gpu"]
        )
        found = {
            game: measure(browser, bases, game, options.rounds, options.answers) for game in _GAMES
        }
        browser.close()
    return 0 if report(Console(), found) else 1


if __name__ == "__main__":
    sys.exit(main())
