"""Domain cards by what one of their lines shows."""

from __future__ import annotations

from oyez.games.the_anarchy.box.edition import edition

DECK = tuple(edition("standard").domain)


def showing(line: str, *values: object) -> tuple[str, ...]:
    """Different cards that show these values on a line, in this order."""
    found: list[str] = []
    for value in values:
        cards = edition("standard").domain.values()
        found.append(next(c.id for c in cards if getattr(c, line) == value and c.id not in found))
    return tuple(found)
