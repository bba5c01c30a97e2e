"""Why something on the table cannot be chosen."""

from __future__ import annotations

from typing import Any

from oyez.cli.new_game.template_game.answers import Plant
from oyez.cli.new_game.template_game.state import TemplateGameState
from oyez.kernel import Reason


def why_no_banner(s: TemplateGameState, value: Any) -> Reason | None:
    """TG-BANNER-01: one banner in each land."""
    if isinstance(value, Plant) and value.land in s.banners:
        about: dict[str, str | int] = {"land": value.land, "seat": s.banners[value.land]}
        return Reason("land-taken", "TG-BANNER-01", about)
    return None
