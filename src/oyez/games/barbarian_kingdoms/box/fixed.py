"""What no edition can change: the Provinces, the Kingdoms, and the numbers of the rulebook."""

from __future__ import annotations

from sys import intern
from typing import Any, Final, NewType

from oyez.games.barbarian_kingdoms.box import PACKAGE

Kingdom = NewType("Kingdom", str)
Province = NewType("Province", str)
Zone = Province  # a Province or the Sea

SEA: Final = Zone("sea")
KING: Final = "king"
WARRIOR: Final = "warrior"


def _province(name: str) -> Province:
    return Province(intern(name))


def _kingdom(name: str) -> Kingdom:
    return Kingdom(intern(name))


_MAP = PACKAGE.load("provinces.toml")
_KINGDOMS = {_kingdom(row["id"]): row for row in PACKAGE.load("kingdoms.toml")["kingdom"]}
_NUMBERS = PACKAGE.load("numbers.toml")

PROVINCES: Final = tuple(_province(row["id"]) for row in _MAP["province"])

# The Kingdoms, in the order printed on the board (BK-R04).
KINGDOMS: Final = tuple(_KINGDOMS)
TINCTURE: Final[dict[Kingdom, str]] = {k: row["tincture"] for k, row in _KINGDOMS.items()}
CHARGE: Final[dict[Kingdom, str]] = {k: row["charge"] for k, row in _KINGDOMS.items()}
WARRIORS: Final[dict[Kingdom, int]] = {k: row["warriors"] for k, row in _KINGDOMS.items()}
CONTROL_TOKENS: Final[dict[Kingdom, int]] = {
    k: row["control_tokens"] for k, row in _KINGDOMS.items()
}

INITIAL_PROVINCES: Final[int] = max(len(row["initial"]) for row in _KINGDOMS.values())

# The numbers.
COIN_VALUES: Final[dict[str, int]] = {row["id"]: row["value"] for row in _NUMBERS["token"]}
COIN_COUNTS: Final[dict[str, int]] = {row["id"]: row["count"] for row in _NUMBERS["token"]}
STARTING_TREASURY: Final[dict[str, int]] = _NUMBERS["treasury"]["tokens"]
STARTING_LOOT: Final[dict[str, int]] = _NUMBERS["initial_loot"]["tokens"]
CHEST_POOL: Final[dict[str, int]] = _NUMBERS["chest_pool"]["tokens"]
KING_STRENGTH: Final[int] = _NUMBERS["battle"]["king"]
WARRIOR_STRENGTH: Final[int] = _NUMBERS["battle"]["warrior"]
CONTROL_BONUS: Final[int] = _NUMBERS["battle"]["control_bonus"]
BRIBE_STRENGTH: Final[int] = _NUMBERS["battle"]["bribe_per_tremis"]
PROVINCES_TO_WIN: Final[int] = _NUMBERS["victory"]["provinces"]
KINGS_TO_WIN: Final[int] = _NUMBERS["victory"]["kings"]
REIGN: Final[dict[str, Any]] = _NUMBERS["reign"]
REIGN_TITLES: Final[list[tuple[int, str]]] = [
    (row["least"], row["id"]) for row in _NUMBERS["reign_title"]
]
