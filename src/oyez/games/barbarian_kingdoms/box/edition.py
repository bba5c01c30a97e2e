"""An edition: the map, the Kingdoms, their powers, the scenarios and what things cost.

What the rulebook itself prints (tokens, Battle Points, victory, reign) is a rule and the same in
every edition; `data.py` has it.
"""

from __future__ import annotations

from sys import intern
from typing import Final

from msgspec import Struct

from oyez.editions.edition import HEADER, STANDARD, Edition, EditionFiles
from oyez.games.barbarian_kingdoms.box import PACKAGE, checks, wording
from oyez.games.barbarian_kingdoms.box.fixed import (
    KINGDOMS,
    PROVINCES,
    SEA,
    Kingdom,
    Province,
    Zone,
)
from oyez.games.barbarian_kingdoms.box.rows import (
    KingdomRow,
    KingdomsNumbers,
    MapRow,
    PowerRow,
    ProvinceRow,
    ScenarioRow,
    StraitRow,
    TitleRow,
    TokenRow,
)

FILES: Final = (
    HEADER,
    "kingdoms.toml",
    "numbers.toml",
    "powers.toml",
    "provinces.toml",
    "scenarios.toml",
)


class Power(Struct, frozen=True):
    """A power: whose it is, whether the King has to live, and its numbers."""

    id: str
    kingdom: Kingdom
    of_king: bool
    rule: str
    params: dict[str, int]
    source: str = ""


class KingdomsScenario(Struct, frozen=True):
    """A row of the Scenario card; with two players `lots` pairs Kingdoms under a letter."""

    id: str
    players: int
    beginner: bool
    kingdoms: tuple[Kingdom, ...]
    lots: dict[str, tuple[Kingdom, ...]]


class OpenMap(Struct, frozen=True):
    """The Zones open to the Kingdoms in play, and which of them touch."""

    provinces: tuple[Province, ...]
    land: dict[Province, tuple[Province, ...]]
    adjacent: dict[Zone, tuple[Zone, ...]]


class KingdomsEdition(Edition):
    """The data of an edition of the game: immutable, shared by all matches."""

    def __init__(self, files: EditionFiles) -> None:
        super().__init__(files)
        self.kingdom_rows = files.table("kingdoms.toml", "kingdom", KingdomRow)
        self.power_rows = files.table("powers.toml", "power", PowerRow)
        self.province_rows = files.table("provinces.toml", "province", ProvinceRow)
        self.strait_rows = files.table("provinces.toml", "strait", StraitRow)
        files.whole("provinces.toml", MapRow, without=("province", "strait"))
        self.scenario_rows = files.table("scenarios.toml", "scenario", ScenarioRow)
        self.token_rows = files.table("numbers.toml", "token", TokenRow)
        self.title_rows = files.table("numbers.toml", "reign_title", TitleRow)
        self.numbers = files.whole(
            "numbers.toml", KingdomsNumbers, without=("token", "reign_title")
        )
        for table in ("kingdom", "power", "scenario"):
            files.known(f"{table}s.toml", (table,))
        files.raise_faults()
        standard = self if self.id == STANDARD else edition(STANDARD)
        files.faults += checks.faults_of(self, standard)
        files.raise_faults()
        self._index()
        wording.tell(self, standard)

    def _index(self) -> None:
        """What rules look up all the time."""
        rows = {_kingdom(key): row for key, row in self.kingdom_rows.items()}
        self.initial = {k: tuple(map(_province, row.initial)) for k, row in rows.items()}
        self.homeland = {k: frozenset(lands) for k, lands in self.initial.items()}
        self.capital = {k: _province(row.capital) for k, row in rows.items()}
        self.capitals = frozenset(self.capital.values())
        # BK-MAP-05, -08: a Capital stays its Kingdom's, and the Sea is everybody's.
        self.never_claimed = self.capitals | {SEA}
        self.domination = {k: _province(row.domination) for k, row in rows.items()}
        self.home_of = {p: k for k, provinces in self.initial.items() for p in provinces}
        self.neutral = tuple(p for p in PROVINCES if p not in self.home_of)
        self.ports = frozenset(_province(r.id) for r in self.province_rows.values() if r.port)
        self.straits = tuple(
            (_province(a), _province(b)) for a, b in (r.joins for r in self.strait_rows.values())
        )
        self.borders = {
            _province(row.id): tuple(map(_province, row.borders))
            for row in self.province_rows.values()
        }
        self.warrior_costs = self.numbers.costs.warriors
        self.claim_costs = self.numbers.costs.control_tokens
        self.powers = {key: _power(row) for key, row in self.power_rows.items()}
        # The Kingdom's own power first, then its King's (BK-POWERS-01).
        self.powers_of = {
            k: tuple(
                sorted((p for p in self.powers.values() if p.kingdom == k), key=lambda p: p.of_king)
            )
            for k in KINGDOMS
        }
        self.scenarios = {key: _scenario(row) for key, row in self.scenario_rows.items()}
        self.maps = Maps(self)

    def open_map(self, kingdoms: tuple[Kingdom, ...]) -> OpenMap:
        """BK-MOVE-02..06, BK-R51: the map without the lands of absent Kingdoms and their tiles."""
        closed = self.closed_provinces(kingdoms)
        provinces = tuple(p for p in PROVINCES if p not in closed)
        land = {p: tuple(q for q in self._by_land(p) if q not in closed) for p in provinces}
        adjacent = {p: (*land[p], SEA) if p in self.ports else land[p] for p in provinces}
        adjacent[SEA] = tuple(p for p in provinces if p in self.ports)
        return OpenMap(provinces, land, adjacent)

    def closed_provinces(self, kingdoms: tuple[Kingdom, ...]) -> frozenset[Province]:
        """BK-SETUP-08, BK-R03: the Initial and the Domination Provinces of absent Kingdoms."""
        absent = [k for k in KINGDOMS if k not in kingdoms]
        return frozenset(p for k in absent for p in (*self.initial[k], self.domination[k]))

    def _by_land(self, province: Province) -> tuple[Province, ...]:
        """Neighbours by border or Strait."""
        over_water = [b if a == province else a for a, b in self.straits if province in (a, b)]
        return (*self.borders[province], *over_water)


class Maps(dict[tuple[Kingdom, ...], OpenMap]):
    """The open map for any Kingdoms in play, each worked out once."""

    def __init__(self, box: KingdomsEdition) -> None:
        super().__init__()
        self._box = box

    def __missing__(self, kingdoms: tuple[Kingdom, ...]) -> OpenMap:
        found = self[kingdoms] = self._box.open_map(kingdoms)
        return found


def _province(name: str) -> Province:
    return Province(intern(name))


def _kingdom(name: str) -> Kingdom:
    return Kingdom(intern(name))


def _power(row: PowerRow) -> Power:
    of_king = row.holder == "king"
    return Power(row.id, _kingdom(row.kingdom), of_king, row.rule, row.params, row.source)


def _scenario(row: ScenarioRow) -> KingdomsScenario:
    kingdoms = tuple(map(_kingdom, row.kingdoms))
    pairs = {
        letter: tuple(map(_kingdom, pair)) for letter, pair in zip("ABC", row.pairs, strict=False)
    }
    lots = pairs or {str(k): (k,) for k in kingdoms}
    return KingdomsScenario(row.id, row.players, row.beginner, kingdoms, lots)


EDITIONS: Final = PACKAGE.editions(FILES, KingdomsEdition)
edition: Final = EDITIONS.find
