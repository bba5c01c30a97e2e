"""By which names answers speak of things on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast


def names_of(value: Any) -> Iterator[str]:
    """Boxes, sides, corners, tactics, lines and Path cards by their ids, all else in particular."""
    if isinstance(value, str):
        yield value
    if not isinstance(value, dict):
        return
    said = cast("Mapping[str, Any]", value)
    match said["type"]:
        case "trade":
            yield f"trade:{said['first']}:{said['second']}:{said['gain']}"
        case "spy":
            yield f"slot:{said['seat']}:{said['slot']}"
        case "attack":
            yield "attack"
        case "take":
            yield f"take:{said['icon']}"
        case "spend" | "drink":
            yield from (f"{said['worker']}@{said['side']}", said["side"])
        case "rally":
            yield from (f"{said['worker']}@{said['side']}", said["to"])
        case _:
            yield from (thing for name, thing in said.items() if name in _BY_ID)


_BY_ID = frozenset({"box", "tactic", "corner", "side", "line", "path"})
