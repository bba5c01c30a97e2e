"""Draw the small paintings of the home page: a board of each game, in few bytes.

`make generate` writes them: each box/data/painting.svg, and web/public/painting.svg.

One is cut from the outlines of a board, made coarser, another is made of hexagons; all know light
and dark. The server puts those of the installed games side by side (`paintings.py`). What it shows
where no game has any is a row of shields.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.kernel import Match
from oyez.scene.elements import Hex

Point = tuple[float, float]

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src/oyez/games"
PAINTING: Final = "box/data/painting.svg"
BOARD: Final = GAMES / "barbarian_kingdoms/box/data/board.json"
OUT: Final = ROOT / "web/public/painting.svg"
TOLERANCE: Final = 1.6
SMALLEST: Final = 60.0
VIEW: Final = (150, 285, 1140, 570)
# Which provinces make up each realm of the painting.
REALMS: Final = {
    "gules": ("liguria", "latium", "apulia", "noricum"),
    "azure": ("aquitania", "burgundia", "narbonensis"),
    "or": ("tarraconensis", "carthaginensis", "baetica", "gallaecia"),
    "vert": ("belgica", "ripuaria", "mosellana", "armorica"),
    "purpure": ("africa", "numidia", "byzacena", "sardinia"),
    "sable": ("pannonia", "hunnia", "gepidia"),
}
SHIELDS: Final = {
    "gules": "latium", "azure": "burgundia", "or": "carthaginensis", "vert": "mosellana",
    "purpure": "numidia", "sable": "pannonia",
}  # fmt: skip
HATCHES: Final = {
    "gules": "M3 0V6", "azure": "M0 3H6", "vert": "M-1-1L7 7M-1 5L1 7M5-1L7 1",
    "or": "M2 2h.01M5 5h.01", "purpure": "M-1 7L7-1M-1 1L1-1M5 7L7 5", "sable": "M3 0V6M0 3H6",
}  # fmt: skip
CHARGES: Final = {
    "gules": "M-9 12L-12-9L-5-2L0-13L5-2L12-9L9 12Z",
    "azure": "M0-15.6L3.7-5.1L15-5L6 2L9 13L0 6L-9 13L-6 2L-15-5L-3.7-5.1Z",
    "or": "M-10 12V-4H-13V-12H-8V-8H-3V-12H3V-8H8V-12H13V-4H10V12H3V3H-3V12Z",
    "vert": "M-15-12H-7L13 8L8 13L-15-8Z",
    "purpure": "M9.6-11.2A15 15 0 1 1-9.6-11.2A10.8 10.8 0 1 0 9.6-11.2Z",
    "sable": "M0-16L2-12.6V5H7V8H2V15H-2V8H-7V5H-2V-12.6Z",
}
STYLE: Final = """
svg{--sea:#d3dfdd;--wave:#8aa3a3;--land:#f5ecd8;--ink:#3b2a1d;--rim:#f6f0e2;--wood:#d3dcb4;--hill:#e8d5b3;--corn:#eee2b4;--fen:#d8dfd0}
.gules{--t:#b4483c}.azure{--t:#3f6a97}.or{--t:#d9ac3c}
.vert{--t:#4f7f52}.purpure{--t:#7d5488}.sable{--t:#5a5550}
@media(prefers-color-scheme:dark){
svg{--sea:#14202f;--wave:#4d6473;--land:#2b3444;--ink:#c9bfa8;--rim:#141a26;--wood:#28402f;--hill:#40382f;--corn:#3d3b2b;--fen:#27393d}}
.sea{fill:var(--sea)}.wave{fill:none;stroke:var(--wave)}
.land{fill:var(--land);stroke:var(--ink);stroke-width:1.2}
.realm{fill:var(--t);fill-opacity:.38}.border{fill:none;stroke:var(--ink);stroke-dasharray:5 4}
.hatch{fill:none;stroke:var(--t);stroke-opacity:.55;stroke-linecap:round}
.shield{fill:var(--t);stroke:var(--rim);stroke-width:3}.rim{fill:none;stroke:var(--ink)}
.charge{fill:#f6f0e2}.wood{fill:var(--wood)}.hill{fill:var(--hill)}.corn{fill:var(--corn)}
.fen{fill:var(--fen)}.mark{fill:none;stroke:var(--ink);stroke-opacity:.35;stroke-width:2}
.town{fill:var(--rim);stroke:var(--ink);stroke-width:2}
"""
# Of a board of hexagons: tints and marks of the terrains, and where realms lie, by a town in each.
RADIUS: Final = 66
TERRAINS: Final = {
    "forest": ("wood", "M0 8V2M0-12L8 2H-8Z"),
    "hill": ("hill", "M-16 6Q-8-10 0 6Q8-10 16 6"),
    "field": ("corn", "M-12-4H12M-12 4H12"),
    "marsh": ("fen", "M-8 6V-4M0 6V-8M8 6V-4"),
}
CAPITALS: Final = {
    "vert": "city:monz", "azure": "city:semlik", "gules": "city:gedze", "sable": "city:uran",
    "or": "city:ballin", "purpure": "city:olbi",
}  # fmt: skip
SEA: Final = 2000
TOWN: Final = "M-14 14V-8H-10V-4H-4V-8H4V-4H10V-8H14V14Z"
SHIELD: Final = "M-16-20H16V2C16 14 8 20 0 24C-8 20-16 14-16 2Z"


def coarser(line: list[Point], tolerance: float = TOLERANCE) -> list[Point]:
    """A line with fewer points that nowhere strays further than so much (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    length = math.hypot(bx - ax, by - ay)

    def off(point: Point) -> float:
        if length == 0:
            return math.hypot(point[0] - ax, point[1] - ay)
        return abs((bx - ax) * (ay - point[1]) - (ax - point[0]) * (by - ay)) / length

    far = max(range(1, len(line) - 1), key=lambda n: off(line[n]))
    if off(line[far]) <= tolerance:
        return [line[0], line[-1]]
    return coarser(line[: far + 1], tolerance)[:-1] + coarser(line[far:], tolerance)


def drawn(line: list[Point], *, closed: bool) -> str:
    """A path through points on whole units, each told from the one before."""
    points = [(round(x), round(y)) for x, y in coarser(line)]
    steps = [f"{x - a} {y - b}" for (a, b), (x, y) in pairwise(points)]
    return f"M{points[0][0]} {points[0][1]}l{' '.join(steps)}{'z' * closed}".replace(" -", "-")


def area(ring: list[Point]) -> float:
    """What a ring encloses."""
    turned = zip(ring, ring[1:] + ring[:1], strict=True)
    return abs(sum(a * y - x * b for (a, b), (x, y) in turned)) / 2


def outlines(polygons: list[list[list[Point]]]) -> str:
    """The outer rings of polygons, without islets."""
    rings = [polygon[0] for polygon in polygons if area(polygon[0]) >= SMALLEST]
    return "".join(drawn(ring, closed=True) for ring in rings)


def painting(board: dict[str, Any]) -> str:
    """The whole picture."""
    provinces = board["provinces"]
    shapes = [outlines(province["polygons"]) for province in provinces.values()]
    land = "".join(shapes) + outlines(board["decoration"])
    borders = "".join(drawn(border["line"], closed=False) for border in board["borders"])
    realms = ""
    for name, members in REALMS.items():
        d = "".join(outlines(provinces[each]["polygons"]) for each in members)
        x, y = (round(each) for each in provinces[SHIELDS[name]]["label"])
        realms += (
            f'<defs><path id="r-{name}" d="{d}"/></defs><g class="{name}">'
            f'<use href="#r-{name}" class="realm"/><use href="#r-{name}" fill="url(#{name})"/>'
            f"{shield(name, x, y)}</g>"
        )
    return framed(
        VIEW,
        f'<defs>{hatches(HATCHES)}<path id="land" d="{land}"/></defs>'
        '<use href="#land" class="wave" stroke-width="13" stroke-opacity=".3"/>'
        '<use href="#land" class="wave" stroke-width="6" stroke-opacity=".4"/>'
        f'<use href="#land" class="land"/>{realms}<path class="border" d="{borders}"/>',
    )


# -- of hexagons ----------------------------------------------------------------------------------


def middle(cell: Hex) -> tuple[int, int]:
    """Where a hexagon lies; odd columns are half a hexagon lower."""
    height = math.sqrt(3) * RADIUS
    return round(cell.column * 1.5 * RADIUS), round((cell.row + cell.column % 2 / 2) * height)


def hexagons() -> str:
    """The kingdom of a game that is played on hexagons."""
    board = KNIGHTS.scene(Match(KNIGHTS, 4).state, None).boards[0]
    cells = {cell.id: cell for cell in board.hexes if cell.terrain != "overseas"}
    corners = [
        (RADIUS * math.cos(n * math.pi / 3), RADIUS * math.sin(n * math.pi / 3)) for n in range(6)
    ]
    land = used("h", cells.values())
    tints = "".join(
        f'<g class="{tint}">{used("h", there)}</g><g class="mark">{used(terrain, there)}</g>'
        for terrain, (tint, _) in TERRAINS.items()
        if (there := [cell for cell in cells.values() if cell.terrain == terrain])
    )
    marks = "".join(f'<path id="{name}" d="{d}"/>' for name, (_, d) in TERRAINS.items())
    homes = {town.id: cells[town.where] for town in board.towns if town.where in cells}
    capitals = {name: homes[town] for name, town in CAPITALS.items()}
    realms = ""
    for name, home in capitals.items():
        around = [cell for cell in cells.values() if near(cell, home, capitals.values())]
        x, y = middle(home)
        realms += (
            f'<g class="{name}"><g class="realm">{used("h", around)}</g>'
            f'<g fill="url(#{name})">{used("h", around)}</g>{shield(name, x, y)}</g>'
        )
    free = [home for home in homes.values() if home not in capitals.values()]
    xs, ys = zip(*map(middle, cells.values()), strict=True)
    view = (min(xs) - 90, min(ys) - 80, max(xs) - min(xs) + 180, max(ys) - min(ys) + 160)
    return framed(
        view,
        f'<defs>{hatches(capitals)}<path id="h" d="{drawn(corners, closed=True)}"/>{marks}'
        f'<path id="t" d="{TOWN}"/></defs>'
        f'<g class="wave" stroke-width="22" stroke-opacity=".3">{land}</g>'
        f'<g class="wave" stroke-width="11" stroke-opacity=".4">{land}</g>'
        f'<g class="land">{land}</g>{tints}{realms}<g class="border">{land}</g>'
        f'<g class="town">{used("t", free)}</g>',
    )


def used(shape: str, cells: Iterable[Hex]) -> str:
    """A shape in the middle of hexagons."""
    places = map(middle, cells)
    return "".join(f'<use href="#{shape}" x="{x}" y="{y}"/>' for x, y in places)


def near(cell: Hex, home: Hex, homes: Iterable[Hex]) -> bool:
    """Whether a hexagon belongs to one home rather than to any other."""
    far = {each.id: math.dist(middle(cell), middle(each)) for each in homes}
    return far[home.id] == min(far.values()) and far[home.id] < 2 * RADIUS


# -- what they share ------------------------------------------------------------------------------


def hatches(names: Iterable[str]) -> str:
    """The patterns by which tinctures are told apart."""
    return "".join(
        f'<pattern id="{name}" width="6" height="6" patternUnits="userSpaceOnUse" class="{name}">'
        f'<path class="hatch" d="{HATCHES[name]}"/></pattern>'
        for name in names
    )


def shield(name: str, x: float, y: float, size: float = 1) -> str:
    """The arms of a realm."""
    return (
        f'<g transform="translate({x} {y}) scale({size})"><path class="shield" d="{SHIELD}"/>'
        f'<path class="rim" d="{SHIELD}"/>'
        f'<path class="charge" transform="scale(.7)" d="{CHARGES[name]}"/></g>'
    )


def framed(view: tuple[float, float, float, float], inside: str) -> str:
    """A picture of the sea, with something in it."""
    x, y, width, height = view
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}">'
        f"<style>{STYLE.strip()}</style>"
        # A frame of another shape shows more of the sea.
        f'<rect class="sea" x="{x - SEA}" y="{y - SEA}" width="{width + 2 * SEA}"'
        f' height="{height + 2 * SEA}"/>{inside}</svg>\n'
    )


def shields() -> str:
    """All arms in a row, where there is no board to show."""
    row = "".join(
        f'<g class="{name}">{shield(name, 190 * n - 475, 0, 3.2)}</g>'
        for n, name in enumerate(CHARGES)
    )
    return framed((-570, -285, 1140, 570), row)


def pictures() -> dict[Path, str]:
    """The pictures, by the files they belong into."""
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    return {
        GAMES / "barbarian_kingdoms" / PAINTING: painting(board),
        GAMES / "warrior_knights" / PAINTING: hexagons(),
        OUT: shields(),
    }
