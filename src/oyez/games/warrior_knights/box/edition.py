"""An edition: the map, the cards and every number, read from a folder and checked on the way in."""

from __future__ import annotations

from collections.abc import Iterable
from sys import intern
from typing import Final

from oyez.editions.edition import HEADER, STANDARD, Edition, EditionFiles
from oyez.games.warrior_knights.box import PACKAGE, checks, wording
from oyez.games.warrior_knights.box.rows import (
    Action,
    Agenda,
    BaronRow,
    BorderRow,
    CityRow,
    EventCard,
    ExpeditionResult,
    ExpeditionRow,
    Fate,
    KnightsNumbers,
    Mercenary,
    Nation,
    Neutral,
    NobleRow,
    OpenMotion,
    Players,
    RegionRow,
    Regular,
    RoadRow,
    Shape,
    Space,
    Troop,
)

FILES: Final = (
    HEADER,
    "actions.toml",
    "agenda.toml",
    "board.toml",
    "cities.toml",
    "events.toml",
    "expeditions.toml",
    "fate.toml",
    "mercenaries.toml",
    "nobles.toml",
    "numbers.toml",
    "strongholds.toml",
    "troops.toml",
)


class KnightsEdition(Edition):
    """All that a box contains. Made once, shared by every match, never changed."""

    def __init__(self, files: EditionFiles) -> None:
        super().__init__(files)
        self._read_cards(files)
        self._read_people(files)
        self._read_map(files)
        _know_tables(files)
        files.raise_faults()
        files.faults += checks.faults_of(self)
        files.raise_faults()
        self._index()
        if self.id != STANDARD:
            standard = edition(STANDARD)
            files.faults += wording.unfitting(self, standard)
            files.raise_faults()
            wording.tell(self, standard)

    def _read_cards(self, files: EditionFiles) -> None:
        self.actions = files.table("actions.toml", "action", Action)
        self.neutrals = files.table("actions.toml", "neutral", Neutral)
        self.fate = files.table("fate.toml", "fate", Fate)
        self.event_cards = files.table("events.toml", "event", EventCard)
        self.agendas = files.table("agenda.toml", "agenda", Agenda)
        self.open_motions = files.table("agenda.toml", "open", OpenMotion)
        self.expeditions = files.table("expeditions.toml", "expedition", ExpeditionRow)
        self.results = files.table("expeditions.toml", "result", ExpeditionResult)
        self.numbers = files.whole("numbers.toml", KnightsNumbers, without=("players", "space"))
        self.spaces = files.rows("numbers.toml", "space", Space)
        self.player_rows = files.rows("numbers.toml", "players", Players)
        self.players = {row.number: row for row in self.player_rows}

    def _read_people(self, files: EditionFiles) -> None:
        self.barons = files.table("strongholds.toml", "baron", BaronRow)
        self.shapes = files.table("nobles.toml", "shape", Shape)
        self.nobles = files.table("nobles.toml", "noble", NobleRow)
        self.nations = files.table("mercenaries.toml", "nation", Nation)
        self.regulars = files.table("troops.toml", "regular", Regular)
        self.mercenaries = files.table("mercenaries.toml", "mercenary", Mercenary)

    def _read_map(self, files: EditionFiles) -> None:
        self.regions = files.table("board.toml", "region", RegionRow)
        self.borders = files.rows("board.toml", "border", BorderRow)
        self.roads = files.table("board.toml", "road", RoadRow)
        self.cities = files.table("cities.toml", "city", CityRow)

    def _index(self) -> None:
        """What rules look up all the time."""
        self.city_list = tuple(self.cities.values())
        self.city_index = {city: n for n, city in enumerate(self.cities)}
        self.city_at = {row.region: n for n, row in enumerate(self.city_list)}
        self.kingdom = tuple(r.id for r in self.regions.values() if not r.overseas)
        self.kingdom_cities = tuple(
            n for n, row in enumerate(self.city_list) if not self.regions[row.region].overseas
        )
        self.ports = tuple(r.id for r in self.regions.values() if r.port)
        self.land = {r.id: r.land for r in self.regions.values()}
        self.bridges = frozenset(
            pair for b in self.borders if b.kind == "bridge" for pair in _both(b.between)
        )
        self.along = _along(self.roads.values())
        self.forces = {
            card.id: card.force
            for cards in (self.agendas, self.event_cards, self.open_motions)
            for card in cards.values()
        }
        self.troops: dict[str, Troop] = {**self.regulars, **self.mercenaries}
        self.strength = {key: troop.strength for key, troop in self.troops.items()}
        self.wage = {key: troop.wage for key, troop in self.troops.items()}
        self.nation = {key: troop.nation for key, troop in self.troops.items()}
        self.back = {card.id: card.back for card in self.event_cards.values()}
        self.baron_of_noble = {row.id: row.baron for row in self.nobles.values()}
        # In the order of the shapes, so that every baron's nobles come in the same one.
        order = list(self.shapes)
        self.nobles_of = {
            baron: tuple(
                sorted(
                    (n.id for n in self.nobles.values() if n.baron == baron),
                    key=lambda n: order.index(self.nobles[n].shape),
                )
            )
            for baron in self.barons
        }


def _both(pair: tuple[str, str]) -> tuple[tuple[str, str], tuple[str, str]]:
    return pair, (pair[1], pair[0])


def _along(roads: Iterable[RoadRow]) -> dict[str, tuple[str, ...]]:
    """From each region on a road, the regions next to it on a road."""
    found: dict[str, list[str]] = {}
    for road in roads:
        for a, b in zip(road.regions, road.regions[1:], strict=False):
            for one, other in ((a, b), (b, a)):
                if other not in found.setdefault(one, []):
                    found[one].append(other)
    return {region: tuple(near) for region, near in found.items()}


def _know_tables(files: EditionFiles) -> None:
    """Every file has its own tables, and no others."""
    files.known("actions.toml", ("action", "neutral"))
    files.known("agenda.toml", ("agenda", "open"))
    files.known("board.toml", ("region", "border", "road"))
    files.known("expeditions.toml", ("expedition", "result"))
    files.known("mercenaries.toml", ("nation", "mercenary"))
    files.known("nobles.toml", ("shape", "noble"))
    for name, table in (("cities", "city"), ("events", "event"), ("fate", "fate")):
        files.known(f"{name}.toml", (table,))
    files.known("strongholds.toml", ("baron",))
    files.known("troops.toml", ("regular",))


# -- the cards that the rules know -----------------------------------------------------------------

LEVY_TAXES: Final = intern("levy-taxes")
DRAFT_SOLDIERS: Final = intern("draft-soldiers")
RALLY_SUPPORT: Final = intern("rally-support")
SERVE_THE_CHURCH: Final = intern("serve-the-church")
MOBILIZE_FORCES: Final = intern("mobilize-forces")
VERSATILE_STRATEGY: Final = intern("versatile-strategy")
IMPORTANT_EVENT: Final = intern("important-event")
EXPEDITION: Final = intern("expedition")
DEFENSIVE_WORKS: Final = intern("defensive-works")
TROOP_MAINTENANCE: Final = intern("troop-maintenance")
UNCERTAIN_TIMES: Final = intern("uncertain-times")
TAXES: Final = intern("taxes")
WAGES: Final = intern("wages")
ASSEMBLY: Final = intern("assembly")
ZONES: Final = (TAXES, WAGES, ASSEMBLY)


# -- the editions at hand --------------------------------------------------------------------------

EDITIONS: Final = PACKAGE.editions(FILES, KnightsEdition)
edition: Final = EDITIONS.find
