"""The browser table: how the client loads, answers and is built, measured in a real browser.

Everything runs on this machine: the server as a process of its own, and Debian's Chromium. What
tools on the Internet would check of a page and can be checked without it is checked here.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

from msgspec import Struct
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.launch import Server
from tests.browser.playing import Hand
from tools import chromium, client

MOST_BYTES: Final = 350 * 1024
MOST_SECONDS: Final = 2.0
MOST_MILLISECONDS: Final = 100.0
# Of twenty decisions one may take as long as this.
MOST_SOMETIMES: Final = 250.0
# The bounds of what is called good, as used by Lighthouse.
MOST_PAINT: Final = 2.5
MOST_SHIFT: Final = 0.1
MOST_BLOCKED: Final = 200.0

_ROOT: Final = Path(__file__).resolve().parents[1]
_AXE: Final = _ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
_GAMES: Final = {"barbarian_kingdoms": "Barbarian Kingdoms", "warrior_knights": "Warrior Knights"}
_LEVEL: Final = "squire"
# How many answers a whole game is taken to be at most, to see what it leaves in memory.
_LONG: Final = 120
_SIZE: Final = ViewportSize(width=1440, height=900)
_FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# Written down by the page itself, from its very beginning.
_WATCH: Final = """
window.seen = { paint: 0, shift: 0, blocked: 0, asked: 0 }
const watch = (type, told) => new PerformanceObserver((list) => list.getEntries().forEach(told))
  .observe({ type, buffered: true })
watch('largest-contentful-paint', (entry) => (seen.paint = entry.startTime))
watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value })
watch('longtask', (entry) => (seen.blocked += Math.max(0, entry.duration - 50)))
"""

# When something is there for the first time, by the clock of the page itself.
_MARK: Final = """
new MutationObserver((_, watch) => {
  if (!document.querySelector('SELECTOR')) return
  performance.mark('NAME')
  watch.disconnect()
}).observe(document, { childList: true, subtree: true })
"""
# What is asked for later depends on how fast the machine is.
_WEIGH: Final = """(name) => {
  const there = performance.getEntriesByName(name)[0].startTime
  return ['navigation', 'resource']
    .flatMap((kind) => performance.getEntriesByType(kind))
    .filter((entry) => entry.startTime <= there)
    .reduce((sum, entry) => sum + entry.transferSize, 0)
}"""
# The map of a table, and the games to choose from on the home page.
DRAWN: Final = "drawn"
_OFFERED: Final = "offered"
MARKS: Final = _MARK.replace("NAME", DRAWN).replace("SELECTOR", "svg.map") + _MARK.replace(
    "NAME", _OFFERED
).replace("SELECTOR", ".pick button")

# From the confirming click until the first frame that shows what came of it has been drawn; and the
# memory that the page holds once nothing that it has let go of is left.
_TIME_CLICKS: Final = """() => {
  window.waits = []
  let began = 0
  addEventListener('click', (event) => {
    if (event.target.closest('.confirm, .choices button')) began = performance.now()
  }, true)
  const question = () => document.querySelector('.choices > *')
  let before = question()
  const look = () => {
    if (before?.isConnected) return
    before = question()
    if (!began) return
    const start = began
    began = 0
    // A message sent while a frame is made arrives when its layout and painting are done.
    const drawn = new MessageChannel()
    drawn.port1.onmessage = () => window.waits.push(performance.now() - start)
    requestAnimationFrame(() => drawn.port2.postMessage(null))
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}"""

# What makes a page a good one of its kind, as far as the page itself can tell.
_MANNERS: Final = """async () => {
  const has = (selector) => document.querySelector(selector) !== null
  const manifest = await (await fetch(document.querySelector('link[rel=manifest]')?.href)).json()
  return {
    'doctype': document.compatMode === 'CSS1Compat',
    'charset UTF-8': document.characterSet === 'UTF-8',
    'viewport without a bar to zooming': has('meta[name=viewport][content*="width=device-width"]')
      && !has('meta[content*="user-scalable"], meta[content*="maximum-scale"]'),
    'title and description': document.title !== '' && has('meta[name=description]'),
    'language of the page': document.documentElement.lang !== '',
    'theme colour and icons': has('meta[name=theme-color]') && has('link[rel~=icon]'),
    'installable': Boolean(manifest.name && manifest.start_url && manifest.display)
      && manifest.icons.some((icon) => icon.sizes.includes('512')),
    'service worker': Boolean(await navigator.serviceWorker.ready),
    'images with their size': [...document.images].every((each) => each.width && each.height),
    'nothing from elsewhere': performance.getEntriesByType('resource')
      .every((each) => each.name.startsWith(location.origin)),
  }
}"""


class Row(Struct):
    """A figure, its bar, and whether it is reached."""

    figure: str
    measured: str
    bar: str
    reached: bool


class Bench:
    """Measures one thing after the other."""

    def __init__(self, browser: Browser, base: str, decisions: int, loads: int) -> None:
        self.browser, self.base = browser, base
        self.decisions, self.loads = decisions, loads
        self.rows: list[Row] = []
        self.notes: list[str] = []
        self.complaints: list[str] = []

    def run(self) -> None:
        """All of them."""
        self.loading()
        for game in _GAMES:
            self.deciding(game)
        self.lasting()
        self.pages()

    def _add(self, figure: str, measured: str, bar: str, reached: bool) -> None:
        self.rows.append(Row(figure, measured, bar, reached))

    @contextmanager
    def _visit(self, **settings: Any) -> Iterator[Page]:
        """A window of its own, with nothing kept from before."""
        context = self.browser.new_context(base_url=self.base, viewport=_SIZE, **settings)
        context.add_init_script(_WATCH)
        context.add_init_script(MARKS)
        page = context.new_page()
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        # Deprecated interfaces, headers that the browser does not like, and the like.
        session = context.new_cdp_session(page)
        session.on("Audits.issueAdded", lambda event: self._blame(event["issue"]))
        session.send("Audits.enable")
        yield page
        context.close()

    def _blame(self, issue: dict[str, Any]) -> None:
        # How the fields of a form might be filled in by themselves is advice, no fault.
        if issue["code"] != "GenericIssue":
            self.complaints.append(f"issue: {issue['code']} {issue['details']}"[:300])

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and "blocked by Playwright" not in text:
            self.complaints.append(f"{kind}: {text}")

    # -- loading ----------------------------------------------------------------------------------

    def loading(self) -> None:
        """The first visit: how much comes over the wire, and when one can begin."""
        sizes, ready, paints, shifts, blocked = ([] for _ in range(5))
        for _ in range(self.loads):
            # What a service worker fetches for later would come in between.
            with self._visit(service_workers="block") as page:
                page.goto("/", wait_until="commit")
                page.wait_for_selector(".hero button.primary")
                # A frame after the button is there, the page has nothing left to do for it.
                ready.append(page.evaluate(_NEXT_FRAME) / 1000)
                page.wait_for_load_state("networkidle")
                seen = page.evaluate("() => window.seen")
                sizes.append(weigh(page, _OFFERED))
                paints.append(seen["paint"] / 1000)
                shifts.append(seen["shift"])
                blocked.append(seen["blocked"])
        size = max(sizes)
        with self._visit(service_workers="block") as page:
            self._sit_down(page)
            page.wait_for_load_state("networkidle")
            whole = weigh(page, DRAWN)
        self._add("first load, compressed", f"{size / 1024:.0f} KB", "350 KB", size <= MOST_BYTES)
        self._add(
            "… and on to the first drawn map",
            f"{whole / 1024:.0f} KB",
            "350 KB",
            whole <= MOST_BYTES,
        )
        self._least("interactive", median(ready), MOST_SECONDS, "s")
        self._least("largest paint (LCP)", median(paints), MOST_PAINT, "s")
        self._least("layout shift (CLS)", max(shifts), MOST_SHIFT, "")
        self._least("blocked (TBT)", median(blocked), MOST_BLOCKED, "ms")

    def _least(self, figure: str, measured: float, bar: float, unit: str) -> None:
        self._add(
            figure, f"{measured:.3g} {unit}".strip(), f"{bar:g} {unit}".strip(), measured <= bar
        )

    def _sit_down(self, page: Page, game: str = "barbarian_kingdoms") -> None:
        page.goto("/")
        page.click(f".pick button:text-is('{_GAMES[game]}')")
        page.select_option(".level select", _LEVEL)
        page.click(".hero button.primary")
        page.wait_for_selector("svg.map")

    # -- deciding ---------------------------------------------------------------------------------

    def deciding(self, game: str) -> None:
        """From the click to the board that shows what came of it."""
        waits: list[float] = []
        seed = 0
        while len(waits) < self.decisions:
            with self._visit(reduced_motion="reduce") as page:
                self._sit_down(page, game)
                hand = Hand(page, seed)
                hand.wait()
                page.evaluate(_TIME_CLICKS)
                hand.play(self.decisions - len(waits))
                page.evaluate(_NEXT_FRAME)
                waits += page.evaluate("() => window.waits")
                seed += 1
        figure = f"click to board, {_GAMES[game]}"
        self._least(f"{figure}, median of {len(waits)}", median(waits), MOST_MILLISECONDS, "ms")
        sometimes = sorted(waits)[int(len(waits) * 0.95)]
        self._least(f"{figure}, 95% within", sometimes, MOST_SOMETIMES, "ms")

    def lasting(self) -> None:
        """What a long game leaves in the memory of the page."""
        with self._visit(reduced_motion="reduce") as page:
            self._sit_down(page)
            hand = Hand(page, 1)
            hand.wait()
            session = page.context.new_cdp_session(page)
            before = _held(session)
            hand.play(_LONG)
            page.evaluate(_NEXT_FRAME)
            after = _held(session)
        grown = (after - before) / 1024
        self.notes.append(f"memory after {hand.answers} answers: {grown:+.0f} KB of {before >> 10}")

    # -- pages ------------------------------------------------------------------------------------

    def pages(self) -> None:
        """Every page: barriers of any weight, good manners, and whatever the browser says of it."""
        barriers: list[str] = []
        lacks: list[str] = []
        checked = 0
        for name, open_page in self._places().items():
            for scheme in ("light", "dark"):
                with self._visit(color_scheme=scheme) as page:
                    open_page(page)
                    page.wait_for_load_state("networkidle")
                    barriers += [f"{name}, {scheme}: {each}" for each in _barriers(page)]
                    manners: dict[str, bool] = page.evaluate(_MANNERS)
                    checked = len(manners)
                    lacks += [f"{name}: {each}" for each, good in manners.items() if not good]
        self._none("axe, all impacts, every page, light and dark", barriers)
        self._none(f"good manners ({checked} checks a page)", sorted(set(lacks)))
        self._none("console errors, warnings, deprecations", self.complaints)

    def _places(self) -> dict[str, Callable[[Page], object]]:
        places = ("/", "/new", "/learn", *(f"/rules/{game}" for game in _GAMES), "/me", "/about")

        def at(path: str) -> Callable[[Page], object]:
            def open_page(page: Page) -> None:
                page.goto(path)
                page.wait_for_selector("h1")

            return open_page

        return {path: at(path) for path in places} | {"a table": self._sit_down}

    def _none(self, figure: str, faults: list[str]) -> None:
        self._add(figure, str(len(faults)), "0", not faults)
        self.notes += faults


_NEXT_FRAME: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"""


def weigh(page: Page, mark: str) -> int:
    """How many bytes came over the wire of all that was asked for before a mark was made."""
    return int(page.evaluate(_WEIGH, mark))


def _held(session: CDPSession) -> int:
    """The bytes that the page's own objects take, without what is to be collected."""
    session.send("HeapProfiler.collectGarbage")
    return int(session.send("Runtime.getHeapUsage")["usedSize"])


def _barriers(page: Page) -> list[str]:
    page.evaluate(_AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    return [f"{each['id']} ({each['impact']})" for each in found["violations"]]


def report(console: Console, bench: Bench) -> bool:
    """Print the table; whether every bar is reached."""
    table = Table(title="The client in the browser")
    for name in ("figure", "measured", "bar", ""):
        table.add_column(name, justify="left" if name in ("figure", "") else "right")
    for row in bench.rows:
        mark = "[green]reached[/]" if row.reached else "[red]missed[/]"
        table.add_row(row.figure, row.measured, row.bar, mark)
    console.print(table)
    for note in bench.notes:
        console.print(f"  {note}", markup=False, highlight=False)
    return all(row.reached for row in bench.rows)


def main() -> int:
    """Measure everything; 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=50)
    parser.add_argument("--loads", type=int, default=5)
    options = parser.parse_args()
    console = Console()
    if chromium.main():
        return 1
    # Among the tools that check the client is the one that looks for barriers.
    client.install(client.find_node(), tools=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*_FLAGS])
        bench = Bench(browser, server.base, options.decisions, options.loads)
        bench.run()
        browser.close()
    return 0 if report(console, bench) else 1


if __name__ == "__main__":
    sys.exit(main())
