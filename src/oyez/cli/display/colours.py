"""Colours for the terminal: heraldic tinctures, and what is readable on them."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from rich.color import Color
from rich.style import Style


class Rgb(NamedTuple):
    """A colour."""

    red: int
    green: int
    blue: int

    def shaded(self, share: float) -> Rgb:
        """A darker one."""
        return Rgb(*(int(part * share) for part in self))

    @property
    def light(self) -> bool:
        """Whether dark letters read better on it than light ones."""
        return 0.3 * self.red + 0.59 * self.green + 0.11 * self.blue > 115


SEA: Final = Rgb(24, 44, 66)
FAR_LAND: Final = Rgb(42, 45, 48)
NEUTRAL: Final = Rgb(176, 170, 156)
CLOSED: Final = Rgb(74, 72, 70)
INK: Final = Rgb(18, 18, 18)
CHALK: Final = Rgb(245, 242, 232)
FOAM: Final = Rgb(120, 150, 175)

# Land in a softer tone, and the strong one in which its owner's pieces stand out on it.
LAND: Final = {
    "gules": Rgb(196, 92, 84),
    "purpure": Rgb(150, 104, 178),
    "azure": Rgb(94, 144, 214),
    "or": Rgb(200, 160, 56),
    "tenne": Rgb(172, 122, 72),
    "vert": Rgb(100, 164, 98),
    "sable": Rgb(96, 96, 100),
    "argent": Rgb(214, 214, 214),
}
STRONG: Final = {
    "gules": Rgb(132, 10, 16),
    "purpure": Rgb(82, 26, 110),
    "azure": Rgb(12, 44, 138),
    "or": Rgb(255, 216, 0),
    "tenne": Rgb(92, 48, 8),
    "vert": Rgb(4, 84, 30),
    "sable": Rgb(10, 10, 10),
    "argent": Rgb(250, 250, 250),
}


@cache
def style(ink: Rgb | None, ground: Rgb | None = None, bold: bool = False) -> Style:
    """Letters of one colour on another."""
    return Style(
        color=Color.from_rgb(*ink) if ink else None,
        bgcolor=Color.from_rgb(*ground) if ground else None,
        bold=bold or None,
    )


def on(ground: Rgb, bold: bool = False) -> Style:
    """Readable letters on a ground."""
    return style(INK if ground.light else CHALK, ground, bold)


def badge(tincture: str) -> Style:
    """How a piece of this tincture is marked."""
    return on(STRONG.get(tincture, INK), bold=True)
