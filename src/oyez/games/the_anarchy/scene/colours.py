"""The colours and arms of the seats."""

from __future__ import annotations

from typing import Final

TINCTURES: Final = ("vert", "azure", "gules", "or")
CHARGES: Final = ("boar", "lion", "tower", "raven")
