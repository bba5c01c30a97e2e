"""Draw the small painting of the home page: a map with realms, in few bytes.

    python tools/painting.py    # writes web/public/painting.svg

It is cut from the outlines of a game's board, made coarser, and knows light and dark.
"""

from __future__ import annotations

import json
import math
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

Point = tuple[float, float]

ROOT: Final = Path(__file__).resolve().parent.parent
BOARD: Final = ROOT / "src/oyez/games/barbarian_kingdoms/data/board.json"
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
svg{--sea:#d3dfdd;--wave:#8aa3a3;--land:#f5ecd8;--ink:#3b2a1d;--rim:#f6f0e2}
.gules{--t:#b4483c}.azure{--t:#3f6a97}.or{--t:#d9ac3c}
.vert{--t:#4f7f52}.purpure{--t:#7d5488}.sable{--t:#5a5550}
@media(prefers-color-scheme:dark){
svg{--sea:#14202f;--wave:#4d6473;--land:#2b3444;--ink:#c9bfa8;--rim:#141a26}}
.sea{fill:var(--sea)}.wave{fill:none;stroke:var(--wave)}
.land{fill:var(--land);stroke:var(--ink);stroke-width:1.2}
.realm{fill:var(--t);fill-opacity:.38}.border{fill:none;stroke:var(--ink);stroke-dasharray:5 4}
.hatch{fill:none;stroke:var(--t);stroke-opacity:.55;stroke-linecap:round}
.shield{fill:var(--t);stroke:var(--rim);stroke-width:3}.rim{fill:none;stroke:var(--ink)}
.charge{fill:#f6f0e2}
"""
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
    hatches = "".join(
        f'<pattern id="{name}" width="6" height="6" patternUnits="userSpaceOnUse" class="{name}">'
        f'<path class="hatch" d="{d}"/></pattern>'
        for name, d in HATCHES.items()
    )
    realms = ""
    for name, members in REALMS.items():
        d = "".join(outlines(provinces[each]["polygons"]) for each in members)
        x, y = (round(each) for each in provinces[SHIELDS[name]]["label"])
        realms += (
            f'<defs><path id="r-{name}" d="{d}"/></defs><g class="{name}">'
            f'<use href="#r-{name}" class="realm"/><use href="#r-{name}" fill="url(#{name})"/>'
            f'<g transform="translate({x} {y})"><path class="shield" d="{SHIELD}"/>'
            f'<path class="rim" d="{SHIELD}"/>'
            f'<path class="charge" transform="scale(.7)" d="{CHARGES[name]}"/></g></g>'
        )
    x, y, width, height = VIEW
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}">'
        f"<style>{STYLE.strip()}</style><defs>{hatches}"
        f'<path id="land" d="{land}"/></defs>'
        f'<rect class="sea" x="{x}" y="{y}" width="{width}" height="{height}"/>'
        '<use href="#land" class="wave" stroke-width="13" stroke-opacity=".3"/>'
        '<use href="#land" class="wave" stroke-width="6" stroke-opacity=".4"/>'
        f'<use href="#land" class="land"/>{realms}<path class="border" d="{borders}"/></svg>\n'
    )


def main() -> None:
    """Write the picture."""
    OUT.write_text(painting(json.loads(BOARD.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
