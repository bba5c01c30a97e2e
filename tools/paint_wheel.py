"""The picture of The Anarchy on the home page: the wheel of fortune, some of its boxes filled.

It is drawn from the positions in `layout.toml`; `make generate` writes it.
"""

from __future__ import annotations

from typing import Final

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy.box.edition import edition
from oyez.games.the_anarchy.box.plan import CENTRE

QUARTERS: Final = {
    "mercenaries": ("gules", "M0 0H-300A300 300 0 0 1 0 -300Z"),
    "guildsmen": ("azure", "M0 0V-300A300 300 0 0 1 300 0Z"),
    "weapon-makers": ("sable", "M0 0H300A300 300 0 0 1 0 300Z"),
    "allies": ("purpure", "M0 0V300A300 300 0 0 1 -300 0Z"),
}
"""The tincture of each quarter of the wheel, and its outline."""
FILLED: Final = 5
"""The first boxes of each quarter are filled."""
SCALE: Final = 58

STYLE: Final = """svg{--land:#f5ecd8;--ink:#3b2a1d;--line:#fffdf6;--box:#fffaf0}
.gules{--t:#b4483c}.azure{--t:#3f6a97}.sable{--t:#5a5550}.purpure{--t:#7d5488}
@media(prefers-color-scheme:dark){svg{--land:#1b2433;--ink:#c9bfa8;--line:#8d97a8;--box:#2b3444}}
.paper{fill:var(--land)}.quarter{fill:var(--t);fill-opacity:.38;stroke:var(--ink)}
.line{stroke:var(--line);stroke-width:6}.box{fill:var(--box);stroke:var(--ink);stroke-width:2}
.filled{fill:var(--t)}.cross{stroke:var(--line);stroke-width:4}"""


def paint() -> str:
    """The whole picture."""
    box = edition(STANDARD)
    at = {name: (round(x * SCALE), round(y * SCALE)) for name, (x, y) in box.places.items()}
    parts = ['<rect class="paper" x="-330" y="-330" width="660" height="660"/>']
    for section, (tincture, outline) in QUARTERS.items():
        boxes = box.sections[section].boxes
        parts.append(f'<g class="{tincture}"><path class="quarter" d="{outline}"/>')
        lines = [(each.id, other) for each in boxes for other in each.joined if other < each.id]
        lines.append((boxes[0].id, CENTRE))
        parts += [_line(at[one], at[other]) for one, other in lines]
        parts += [_box(at[each.id], each.number <= FILLED) for each in boxes]
        parts.append("</g>")
    parts.append('<circle class="box" r="14"/>')
    view = 'xmlns="http://www.w3.org/2000/svg" viewBox="-330 -330 660 660"'
    return f"<svg {view}><style>{STYLE}</style>{''.join(parts)}</svg>\n"


def _line(one: tuple[int, int], other: tuple[int, int]) -> str:
    ends = f'x1="{one[0]}" y1="{one[1]}" x2="{other[0]}" y2="{other[1]}"'
    return f'<line class="line" {ends}/>'


def _box(at: tuple[int, int], filled: bool) -> str:
    x, y = at
    circle = f'<circle class="box{" filled" if filled else ""}" cx="{x}" cy="{y}" r="20"/>'
    return circle + (
        f'<path class="cross" d="M{x - 9} {y - 9}l18 18m0-18l-18 18"/>' if filled else ""
    )
