"""Every file that is made from others: write them anew, or say which are stale.

    python -m tools.generated write     # as `make generate` does
    python -m tools.generated check

The board of Barbarian Kingdoms is not among them: see `draw_board.py` and `board_inputs.py`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from tools import choice_fixtures, paint_wheel, painting, picture, wire_types

ROOT: Final = Path(__file__).resolve().parent.parent
WHEEL: Final = ROOT / "src/oyez/games/the_anarchy/box/data/painting.svg"

MAKERS: Final[dict[str, Callable[[], dict[Path, str]]]] = {
    "types": lambda: {
        wire_types.TARGET / name: text for name, text in wire_types.written().items()
    },
    "choices": lambda: {ROOT / "web/src/choices/fixtures.json": choice_fixtures.written()},
    "paintings": painting.pictures,
    "wheel": lambda: {WHEEL: paint_wheel.paint()},
    "terminal": lambda: {ROOT / "docs/terminal.svg": picture.drawn()},
}


def stale(maker: str) -> Iterator[tuple[Path, str]]:
    """The files of one maker that are not what it would write, and what that is."""
    for path, text in MAKERS[maker]().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            yield path, text


def main(arguments: Sequence[str]) -> int:
    """Write what is stale, or name it; 1 if a check finds any."""
    if list(arguments) not in (["write"], ["check"]):
        raise SystemExit(__doc__)
    found = [each for maker in MAKERS for each in stale(maker)]
    for path, text in found:
        print(path.relative_to(ROOT))
        if arguments[0] == "write":
            path.write_text(text, encoding="utf-8")
    return int(bool(found) and arguments[0] == "check")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
