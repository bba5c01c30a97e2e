"""What can be read on the maps: names that are missing or covered, and the smallest figure.

Games are played on by chance, and somebody who only watches looks at them in windows of three
sizes. Everything is measured on what the browser has drawn: letters along a curve one by one.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct, field
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.server.clients import Person, Server
from tests.server.clients import Table as Seats
from tools import chromium

SIZES: Final = ((1440, 900), (1024, 768), (390, 844))
# The smallest figure in a large window, and on a phone, in pixels.
LEAST: Final = {1440: 11.0, 1024: 9.0, 390: 9.0}
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "barbarian_kingdoms": {"rounds": 12},
    "warrior_knights": {"influence": 15},
}
_PHONE: Final = 600
_FLAGS: Final = ("--no-sandbox", "--disable-gpu")

# With its own type, however late that comes.
_FONTS: Final = """async () => {
  await Promise.all([...document.fonts].map((face) => face.load()))
  await document.fonts.ready
}"""

# The whole map, wherever a question or a fight has led.
_FIT: Final = """() => document.querySelector('svg.map')
  .dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true }))"""

# Until the map has come to rest: two frames in which it is the same.
REST: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  const look = () => document.querySelector('svg.map > g').getAttribute('transform')
  for (let before = ''; before !== look(); await frame(), await frame()) before = look()
}"""

# Boxes in pixels of the window, without the halo around letters. What touches by less than a pixel
# does not overlap.
_MEASURE: Final = """() => {
  const pane = document.querySelector('svg.map').getBoundingClientRect()
  const onScreen = (node, { x, y, width, height }) => {
    const matrix = node.getScreenCTM()
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]]
      .map(([px, py]) => new DOMPoint(px, py).matrixTransform(matrix))
    const [across, down] = [corners.map((each) => each.x), corners.map((each) => each.y)]
    return { left: Math.min(...across), top: Math.min(...down),
      right: Math.max(...across), bottom: Math.max(...down) }
  }
  const scaleOf = ({ a, b, c, d }) => Math.sqrt(Math.abs(a * d - b * c))
  const letters = (text) => Array.from({ length: text.getNumberOfChars() },
    (_, n) => onScreen(text, text.getExtentOfChar(n)))
  const boxes = (text) => text.querySelector('textPath') ? letters(text)
    : [onScreen(text, text.getBBox())]
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const meet = (some, others) => some.some((a) => others.some((b) => over(a, b)))
  const art = (selector) => [...document.querySelectorAll(selector)]
    .filter((node) => node.checkVisibility()).map((node) => [onScreen(node, node.getBBox())])
  const names = [...document.querySelectorAll('.board text[data-name]')]
    .map((text) => ({ id: text.dataset.name, words: text.textContent, boxes: boxes(text) }))
  const fixed = art('svg.map :is(.port, .castle, .town .walls, .town .figure)')
  const pieces = [...document.querySelectorAll('svg.map .stood:not(.away)')].map((node) => {
    const drawn = node.querySelector('.piece')
    return { id: node.dataset.id, boxes: [onScreen(drawn, drawn.getBBox())] }
  })
  const covered = names.flatMap(({ words, boxes: own }, n) => [
    ...names.slice(n + 1).filter((other) => meet(own, other.boxes))
      .map((other) => `${words} / ${other.words}`),
    ...fixed.filter((other) => meet(own, other)).map(() => `${words} / a mark`),
  ])
  const under = names.flatMap(({ words, boxes: own }) => pieces
    .filter((piece) => meet(own, piece.boxes)).map(({ id }) => `${words} / ${id}`))
  const out = names.filter(({ boxes: own }) => own.some((box) => box.left < pane.left - 1
    || box.top < pane.top - 1 || box.right > pane.right + 1 || box.bottom > pane.bottom + 1))
  const figures = [...document.querySelectorAll('svg.map text:not([data-name], .letter)')]
    .map((text) => parseFloat(getComputedStyle(text).fontSize) * scaleOf(text.getScreenCTM()))
  return {
    pane: [Math.round(pane.width), Math.round(pane.height)],
    names: Object.fromEntries(names.map(({ id, words, boxes: [first] }) =>
      [id, [words, first.left - pane.left, first.top - pane.top]])),
    covered,
    under,
    out: out.map(({ words }) => words),
    figure: figures.length ? Math.min(...figures) : null,
  }
}"""


class Read(Struct):
    """What was read off one map."""

    pane: tuple[int, int]
    # The words of each name, and where they begin.
    names: dict[str, tuple[str, float, float]]
    # Names over another name or a mark of the map, under a piece, and beyond the edge.
    covered: list[str]
    under: list[str]
    out: list[str]
    figure: float | None
    missing: list[str] = field(default_factory=list)


class Sum(Struct):
    """What was read off many maps in windows of one size."""

    positions: int = 0
    names: int = 0
    missing: list[str] = field(default_factory=list)
    covered: list[str] = field(default_factory=list)
    under: list[str] = field(default_factory=list)
    moved: list[str] = field(default_factory=list)
    shortened: int = 0
    figure: float = 99.0
    _before: dict[tuple[int, int], Read] = field(default_factory=dict)

    def add(self, read: Read) -> None:
        """Another position; names are compared with the last one of the same size."""
        self.positions += 1
        self.names += len(read.names)
        self.missing += read.missing + read.out
        self.covered += read.covered
        self.under += read.under
        self.shortened += sum(words.endswith(".") for words, _, _ in read.names.values())
        self.figure = min(self.figure, read.figure or self.figure)
        before = self._before.get(read.pane)
        if before is not None:
            self.moved += changed(before, read)
        self._before[read.pane] = read


# By so many pixels a name may shift where the question under the map is a line longer.
SHIFT: Final = 3.0


def changed(before: Read, after: Read) -> list[str]:
    """Names that stand elsewhere, or are written otherwise, than they were."""
    return [
        f"{words}: {x:.0f} {y:.0f} to {after.names[name]}"
        for name, (words, x, y) in before.names.items()
        if name in after.names
        and (
            words != after.names[name][0]
            or abs(x - after.names[name][1]) > SHIFT
            or abs(y - after.names[name][2]) > SHIFT
        )
    ]


def wanted(view: dict[str, Any]) -> set[str]:
    """The ids of everything on the boards of a view that has a name on the map."""
    found: set[str] = set()
    for board in view["table"]["boards"]:
        towns = board.get("towns", [])
        built = {town.get("where") for town in towns}
        found |= {town["id"] for town in towns}
        found |= {h["id"] for h in board.get("hexes", []) if h.get("label")} - built
        # What surrounds all lands is named by inscriptions.
        found |= {r["id"] for r in board.get("regions", []) if r.get("drawn") != "sea"}
    return found


def read(page: Page, view: dict[str, Any]) -> Read:
    """Measure the map that a page shows of such a view."""
    page.wait_for_selector("svg.map text[data-name]", state="attached")
    page.evaluate(_FONTS)
    page.evaluate(REST)
    page.evaluate(_FIT)
    page.evaluate(REST)
    found = msgspec.convert(page.evaluate(_MEASURE), Read)
    found.missing = sorted(wanted(view) - set(found.names))
    return found


@contextmanager
def window(browser: Browser, base: str, size: tuple[int, int], lang: str) -> Iterator[Page]:
    """A window of this size, in which nothing moves."""
    context = browser.new_context(
        base_url=base,
        viewport={"width": size[0], "height": size[1]},
        locale=lang,
        reduced_motion="reduce",
        has_touch=size[0] < _PHONE,
        is_mobile=size[0] < _PHONE,
    )
    yield context.new_page()
    context.close()


def _has_come_to(ply: int, view: dict[str, Any]) -> bool:
    return bool(view["ply"] >= ply)


def positions(
    server: Server, game: str, count: int, apart: int, seed: int = 1
) -> Iterator[tuple[Seats, Person]]:
    """A game at so many moments, so many answers apart, and somebody who may look at it."""
    rng = Random(f"{game} {seed}")
    number = 0
    while number < count:
        people = [server.guest(name) for name in ("Anne", "Bertrand", "Clovis", "Dora")]
        table = server.table(*people, game=game, options=OPTIONS[game])
        ply = 0
        while number < count:
            yield table, people[0]
            number += 1
            ply += apart
            table.play(people, rng, partial(_has_come_to, ply))
            if table.view(people[0]).get("outcome"):
                break


def measure(
    browser: Browser,
    server: Server,
    sizes: Iterable[tuple[int, int]],
    moments: Iterable[tuple[Seats, Person]],
    lang: str = "en-GB",
) -> dict[tuple[int, int], Sum]:
    """Look at a game at many moments in windows of some sizes."""
    sums = {size: Sum() for size in sizes}
    for table, person in moments:
        view = table.view(person)
        for size, sum_ in sums.items():
            with window(browser, server.base, size, lang) as page:
                page.goto(f"/t/{table.id}")
                sum_.add(read(page, view))
    return sums


def report(console: Console, found: dict[str, dict[tuple[int, int], Sum]]) -> bool:
    """Print the figures; whether every name is there and can be read."""
    table = Table(title="Names and figures on the maps")
    columns = ("game", "window", "positions", "names", "missing", "covered", "under")
    for column in (*columns, "moved", "short", "figure"):
        table.add_column(column, justify="right")
    good = True
    for game, sums in found.items():
        for (width, _), sum_ in sums.items():
            faults = [sum_.missing, sum_.covered, sum_.under, sum_.moved]
            good &= not any(faults) and sum_.figure >= LEAST[width]
            cells = [sum_.positions, sum_.names, *map(len, faults), sum_.shortened]
            table.add_row(game[:10], str(width), *map(str, cells), f"{sum_.figure:.1f} px")
            for fault in faults:
                for each in sorted(set(fault))[:8]:
                    console.print(f"  {game} {width}: {each}", markup=False, highlight=False)
    console.print(table)
    return good


def main() -> int:
    """Measure both games; 1 if something cannot be read."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=25, help="of each game")
    parser.add_argument("--apart", type=int, default=12, help="answers between two of them")
    parser.add_argument("--lang", default="en-GB")
    options = parser.parse_args()
    if chromium.main():
        return 1
    found: dict[str, dict[tuple[int, int], Sum]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*_FLAGS])
        for game in OPTIONS:
            moments = positions(server, game, options.positions, options.apart)
            found[game] = measure(browser, server, SIZES, moments, options.lang)
        browser.close()
        server.stop()
    return 0 if report(Console(), found) else 1


if __name__ == "__main__":
    sys.exit(main())
