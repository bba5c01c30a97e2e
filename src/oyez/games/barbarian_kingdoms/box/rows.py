"""The rows of the data files: what each of them has to say, field by field."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from oyez.editions.edition import DataRow, Name, NamedRow, Number, Positive
from oyez.games.barbarian_kingdoms.box import PACKAGE

Heap = dict[Literal["bronze", "silver", "gold", "diamond"], Number]
# Where things are drawn, which no rule asks for.
Degrees = float


# -- the map ---------------------------------------------------------------------------------------


class ProvinceRow(NamedRow, frozen=True, kw_only=True):
    """BK-MAP-01: a Province; `borders` are the Provinces to which one can walk."""

    name: Name
    place: str = ""
    kind: Literal["capital", "initial", "domination", "neutral"]
    owner: str = ""
    port: bool
    borders: tuple[str, ...]
    lon: Degrees = 0.0
    lat: Degrees = 0.0
    seeds: tuple[tuple[Degrees, Degrees], ...] = ()


class StraitRow(NamedRow, frozen=True, kw_only=True):
    """BK-MOVE-04: a Strait joins two Provinces."""

    name: Name
    joins: tuple[str, str]
    lon: Degrees = 0.0
    lat: Degrees = 0.0


class MapRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What else provinces.toml says, for whoever draws the board."""

    frame: dict[str, Any] = {}
    sea: dict[str, Any] = {}


# -- Kingdoms and powers ---------------------------------------------------------------------------


class KingdomRow(NamedRow, frozen=True, kw_only=True):
    """BK-SETUP-08: a Kingdom, its Initial Provinces, its Capital and its Domination Province."""

    king: Name
    colour: str
    tincture: str
    charge: str
    side: str = ""
    capital: str
    capital_city: tuple[Degrees, Degrees] = (0.0, 0.0)
    initial: Annotated[tuple[str, ...], Meta(min_length=3, max_length=3)]
    domination: str
    warriors: Positive
    control_tokens: Positive


class PowerRow(NamedRow, frozen=True, kw_only=True):
    """BK-POWERS-01: a power of a Kingdom, or of its King."""

    kingdom: str
    holder: Literal["kingdom", "king"]
    optional: bool
    rule: str
    params: dict[str, Positive]


class ScenarioRow(NamedRow, frozen=True, kw_only=True):
    """BK-SETUP-02: a row of the Scenario card; with two players two pairs of Kingdoms."""

    players: Annotated[int, Meta(ge=PACKAGE.seats[0], le=PACKAGE.seats[-1])]
    beginner: bool
    kingdoms: tuple[str, ...]
    pairs: tuple[tuple[str, str], ...] = ()


# -- numbers ---------------------------------------------------------------------------------------


class TokenRow(NamedRow, frozen=True, kw_only=True):
    """A kind of treasure token."""

    value: Positive
    count: Positive


class TitleRow(NamedRow, frozen=True, kw_only=True):
    """BK-REIGN-08: what a reign with at least so many points is called."""

    least: Number


class HeapRow(DataRow, frozen=True, kw_only=True):
    tokens: Heap


class Costs(DataRow, frozen=True, kw_only=True):
    """BK-RECRUIT-02, BK-CLAIM-02: what each further Warrior and Control Token costs."""

    warriors: tuple[Positive, ...]
    control_tokens: tuple[Positive, ...]


class BattleNumbers(DataRow, frozen=True, kw_only=True):
    king: Number
    warrior: Number
    control_bonus: Number
    bribe_per_tremis: Number


class VictoryNumbers(DataRow, frozen=True, kw_only=True):
    provinces: Positive
    kings: Positive


class ReignNumbers(DataRow, frozen=True, kw_only=True):
    defeated_king: Number
    living_king: Number
    warrior_on_map: Number
    control_token_on_map: Number
    tremis_per_point: Positive


class KingdomsNumbers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """numbers.toml"""

    treasury: HeapRow
    initial_loot: HeapRow
    chest_pool: HeapRow
    costs: Costs
    battle: BattleNumbers
    victory: VictoryNumbers
    reign: ReignNumbers
