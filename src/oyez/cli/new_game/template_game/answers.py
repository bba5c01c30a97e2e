"""Everything a player can say."""

from __future__ import annotations

from msgspec import Struct


class Lay(Struct, frozen=True, tag="lay"):
    """Lay this envoy face down (TG-COUNCIL-01)."""

    envoy: str


class Plant(Struct, frozen=True, tag="plant"):
    """Plant a banner in this land (TG-BANNER-01)."""

    land: str


class Levy(Struct, frozen=True, tag="levy"):
    """Take coins instead (TG-BANNER-02)."""
