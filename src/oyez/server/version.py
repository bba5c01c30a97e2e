"""Versions: of this software, and of the API that clients are written for."""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

API_VERSION: Final = 1
"""Raised when something that docs/api.md promises is removed or changes its meaning."""

API_HEADER: Final = (b"oyez-api", b"%d" % API_VERSION)
"""Part of every answer under /api."""


def software_version() -> str:
    """The version of the installed package."""
    return version("oyez")
