"""The board, the Kingdoms and every number, read once from the data files."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from sys import intern
from typing import Any, Final, NewType

from msgspec import Struct

Kingdom = NewType("Kingdom", str)
Province = NewType("Province", str)
Zone = Province  # a Province or the Sea

FOLDER: Final = Path(__file__).parent
SEA: Final = Zone("sea")
KING: Final = "king"
WARRIOR: Final = "warrior"


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / "data" / name).read_text(encoding="utf-8"))


def _province(name: str) -> Province:
    return Province(intern(name))


def _kingdom(name: str) -> Kingdom:
    return Kingdom(intern(name))


_GAME = _load("game.toml")
_MAP = _load("provinces.toml")
_KINGDOMS = {_kingdom(row["id"]): row for row in _load("kingdoms.toml")["kingdom"]}
_POWERS = {row["id"]: row for row in _load("powers.toml")["power"]}
_NUMBERS = _load("numbers.toml")

GAME_ID: Final[str] = _GAME["id"]
RULES_VERSION: Final[str] = _GAME["rules"]
SEATS: Final = range(_GAME["seats"]["least"], _GAME["seats"]["most"] + 1)

# The board.
PROVINCES: Final = tuple(_province(row["id"]) for row in _MAP["province"])
PORTS: Final = frozenset(_province(row["id"]) for row in _MAP["province"] if row["port"])
STRAITS: Final = tuple(
    (_province(a), _province(b)) for a, b in (row["joins"] for row in _MAP["strait"])
)
BORDERS: Final = {
    _province(row["id"]): tuple(_province(b) for b in row["borders"]) for row in _MAP["province"]
}

# The Kingdoms, in the order printed on the board (BK-R04).
KINGDOMS: Final = tuple(_KINGDOMS)
INITIAL: Final = {k: tuple(map(_province, row["initial"])) for k, row in _KINGDOMS.items()}
CAPITAL: Final = {k: _province(row["capital"]) for k, row in _KINGDOMS.items()}
CAPITALS: Final = frozenset(CAPITAL.values())
DOMINATION: Final = {k: _province(row["domination"]) for k, row in _KINGDOMS.items()}
TINCTURE: Final[dict[Kingdom, str]] = {k: row["tincture"] for k, row in _KINGDOMS.items()}
CHARGE: Final[dict[Kingdom, str]] = {k: row["charge"] for k, row in _KINGDOMS.items()}
WARRIORS: Final[dict[Kingdom, int]] = {k: row["warriors"] for k, row in _KINGDOMS.items()}
CONTROL_TOKENS: Final[dict[Kingdom, int]] = {
    k: row["control_tokens"] for k, row in _KINGDOMS.items()
}
HOME_OF: Final = {p: k for k, provinces in INITIAL.items() for p in provinces}
NEUTRAL: Final = tuple(p for p in PROVINCES if p not in HOME_OF)

# The numbers.
COIN_VALUES: Final[dict[str, int]] = {row["id"]: row["value"] for row in _NUMBERS["token"]}
COIN_COUNTS: Final[dict[str, int]] = {row["id"]: row["count"] for row in _NUMBERS["token"]}
STARTING_TREASURY: Final[dict[str, int]] = _NUMBERS["treasury"]["tokens"]
STARTING_LOOT: Final[dict[str, int]] = _NUMBERS["initial_loot"]["tokens"]
CHEST_POOL: Final[dict[str, int]] = _NUMBERS["chest_pool"]["tokens"]
WARRIOR_COSTS: Final[list[int]] = _NUMBERS["costs"]["warriors"]
CLAIM_COSTS: Final[list[int]] = _NUMBERS["costs"]["control_tokens"]
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


class Power(Struct, frozen=True):
    """A power: whose it is, whether the King has to live, and its numbers."""

    id: str
    kingdom: Kingdom
    of_king: bool
    rule: str
    params: dict[str, int]


POWERS: Final = {
    key: Power(key, _kingdom(row["kingdom"]), row["holder"] == "king", row["rule"], row["params"])
    for key, row in _POWERS.items()
}


class Scenario(Struct, frozen=True):
    """A row of the Scenario card; with two players `lots` pairs Kingdoms under a letter."""

    id: str
    players: int
    beginner: bool
    kingdoms: tuple[Kingdom, ...]
    lots: dict[str, tuple[Kingdom, ...]]


def _scenario(row: dict[str, Any]) -> Scenario:
    kingdoms = tuple(map(_kingdom, row["kingdoms"]))
    pairs = {
        letter: tuple(map(_kingdom, pair))
        for letter, pair in zip("ABC", row.get("pairs", ()), strict=False)
    }
    lots = pairs or {str(k): (k,) for k in kingdoms}
    return Scenario(row["id"], row["players"], row["beginner"], kingdoms, lots)


SCENARIOS: Final = {row["id"]: _scenario(row) for row in _load("scenarios.toml")["scenario"]}


class OpenMap(Struct, frozen=True):
    """The Zones open to the Kingdoms in play, and which of them touch."""

    provinces: tuple[Province, ...]
    land: dict[Province, tuple[Province, ...]]
    adjacent: dict[Zone, tuple[Zone, ...]]


@cache
def open_map(kingdoms: tuple[Kingdom, ...]) -> OpenMap:
    """BK-MOVE-02..06, BK-R51: the map without the lands of absent Kingdoms and their tiles."""
    closed = closed_provinces(kingdoms)
    provinces = tuple(p for p in PROVINCES if p not in closed)
    ports = tuple(p for p in provinces if p in PORTS)
    land = {p: tuple(q for q in _by_land(p) if q not in closed) for p in provinces}
    adjacent = {p: (*land[p], SEA) if p in PORTS else land[p] for p in provinces}
    adjacent[SEA] = ports
    return OpenMap(provinces, land, adjacent)


@cache
def closed_provinces(kingdoms: tuple[Kingdom, ...]) -> frozenset[Province]:
    """BK-SETUP-08, BK-R03: an absent Kingdom's Initial Provinces and its Domination Province."""
    absent = [k for k in KINGDOMS if k not in kingdoms]
    return frozenset(p for k in absent for p in (*INITIAL[k], DOMINATION[k]))


def _by_land(province: Province) -> tuple[Province, ...]:
    """Neighbours by border or Strait."""
    over_water = [b if a == province else a for a, b in STRAITS if province in (a, b)]
    return (*BORDERS[province], *over_water)
