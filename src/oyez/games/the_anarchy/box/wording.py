"""What an edition calls its things, where it differs from the standard one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oyez.games.the_anarchy.box.edition import Edition


def tell(e: Edition, standard: Edition) -> None:
    """Note every message that says something else in this edition."""
