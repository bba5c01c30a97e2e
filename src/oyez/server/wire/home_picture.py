"""The picture on the home page: a painted board of each installed game, side by side.

A game has one if its box holds a `data/painting.svg`. It is put together once, at the start, so
that it is there before the page has asked for anything else.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final
from urllib.parse import quote

from oyez.game import Game

ADDRESS: Final = "/painting.svg"
_WIDTH: Final = 1140
_HEIGHT: Final = 570
_GAP: Final = 6
# What may stand in an address as it is, so that the picture stays small when it is packed.
_PLAIN: Final = "/:;,=()'!*@$ ~{}^|"


def combined_painting(games: Iterable[Game[Any, Any]]) -> bytes | None:
    """The boards of games in one picture; nothing if none of them has one."""
    files = (game.data / "painting.svg" for game in games)
    found = [path.read_text(encoding="utf-8") for path in files if path.is_file()]
    return _together(found) if found else None


def _together(paintings: Sequence[str]) -> bytes:
    """Pictures in rows of the same height, each cut to its part."""
    rows = max(1, math.isqrt(len(paintings)))
    columns = math.ceil(len(paintings) / rows)
    width, height = (_WIDTH + _GAP) / columns - _GAP, (_HEIGHT + _GAP) / rows - _GAP
    inside = "".join(
        f'<image x="{n % columns * (width + _GAP):g}" y="{n // columns * (height + _GAP):g}"'
        f' width="{width:g}" height="{height:g}" preserveAspectRatio="xMidYMid slice"'
        f' href="data:image/svg+xml,{quote(each.strip(), _PLAIN)}"/>'
        for n, each in enumerate(paintings)
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}">'
    return f"{head}{inside}</svg>\n".encode()
