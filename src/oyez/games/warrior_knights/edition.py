"""An edition: the map, the cards and every number, read from a folder and checked on the way in."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from sys import intern
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from oyez.games.warrior_knights.rows import (
    Action,
    Agenda,
    Baron,
    Border,
    City,
    Event,
    Expedition,
    Fate,
    Header,
    Mercenary,
    Nation,
    Neutral,
    Noble,
    Numbers,
    OpenMotion,
    Players,
    Region,
    Regular,
    Result,
    Road,
    Shape,
    Space,
    Troop,
)

R = TypeVar("R", bound=Struct)

FOLDER: Final = Path(__file__).parent
STANDARD: Final = "standard"

# Steps from a hexagon to its neighbours, in axial coordinates.
_AROUND: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class EditionError(ValueError):
    """Data that cannot be played with; the words name the file, the row and the field."""


class Edition:
    """All that a box contains. Made once, shared by every match, never changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        files = _Files(folder)
        self.header = files.whole("edition.toml", Header)
        self.id = self.header.id
        self._read_cards(files)
        self._read_people(files)
        self._read_map(files)
        _check(self)
        self._index()

    def _read_cards(self, files: _Files) -> None:
        self.actions = files.table("actions.toml", "action", Action)
        self.neutrals = files.table("actions.toml", "neutral", Neutral)
        self.fate = files.table("fate.toml", "fate", Fate)
        self.event_cards = files.table("events.toml", "event", Event)
        self.agendas = files.table("agenda.toml", "agenda", Agenda)
        self.open_motions = files.table("agenda.toml", "open", OpenMotion)
        self.expeditions = files.table("expeditions.toml", "expedition", Expedition)
        self.results = files.table("expeditions.toml", "result", Result)
        self.numbers = files.whole("numbers.toml", Numbers, without=("players", "space"))
        self.spaces = files.rows("numbers.toml", "space", Space)
        self.players = {row.number: row for row in files.rows("numbers.toml", "players", Players)}

    def _read_people(self, files: _Files) -> None:
        self.barons = files.table("strongholds.toml", "baron", Baron)
        self.shapes = files.table("nobles.toml", "shape", Shape)
        self.nobles = files.table("nobles.toml", "noble", Noble)
        self.nations = files.table("mercenaries.toml", "nation", Nation)
        self.regulars = files.table("troops.toml", "regular", Regular)
        self.mercenaries = files.table("mercenaries.toml", "mercenary", Mercenary)

    def _read_map(self, files: _Files) -> None:
        self.regions = files.table("board.toml", "region", Region)
        self.borders = files.rows("board.toml", "border", Border)
        self.roads = files.table("board.toml", "road", Road)
        self.cities = files.table("cities.toml", "city", City)

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
        self.troops: dict[str, Troop] = {**self.regulars, **self.mercenaries}
        self.strength = {key: troop.strength for key, troop in self.troops.items()}
        self.wage = {key: troop.wage for key, troop in self.troops.items()}
        self.nation = {key: troop.nation for key, troop in self.troops.items()}
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


def _along(roads: Iterable[Road]) -> dict[str, tuple[str, ...]]:
    """From each region on a road, the regions next to it on a road."""
    found: dict[str, list[str]] = {}
    for road in roads:
        for a, b in zip(road.regions, road.regions[1:], strict=False):
            for one, other in ((a, b), (b, a)):
                if other not in found.setdefault(one, []):
                    found[one].append(other)
    return {region: tuple(near) for region, near in found.items()}


# -- reading ---------------------------------------------------------------------------------------


class _Files:
    """The files of a folder, each read once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[str, dict[str, Any]] = {}

    def load(self, name: str) -> dict[str, Any]:
        if name not in self._read:
            try:
                text = (self.folder / name).read_text(encoding="utf-8")
                self._read[name] = _interned(tomllib.loads(text))
            except OSError as fault:
                raise EditionError(f"{name}: cannot be read ({fault})") from None
            except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
                raise EditionError(f"{name}: is not TOML ({fault})") from None
        return self._read[name]

    def whole(self, name: str, kind: type[R], without: tuple[str, ...] = ()) -> R:
        """A file that is one row."""
        row = {key: value for key, value in self.load(name).items() if key not in without}
        return _convert(row, kind, name)

    def rows(self, name: str, table: str, kind: type[R]) -> tuple[R, ...]:
        """The rows of one table of a file, in order."""
        listed: Any = self.load(name).get(table)
        if not isinstance(listed, list):
            raise EditionError(f"{name}: there is no [[{table}]]")
        found: list[R] = []
        for place, row in enumerate(listed, 1):  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
            found.append(_convert(row, kind, f"{name}, {table} {_named(row, place)}"))
        return tuple(found)

    def table(self, name: str, table: str, kind: type[R]) -> dict[str, R]:
        """The same by id; no id twice."""
        found: dict[str, R] = {}
        for row in self.rows(name, table, kind):
            key: str = getattr(row, "id")  # noqa: B009 - not every row has one
            if key in found:
                raise EditionError(f"{name}, {table} {key!r}, id: is there twice")
            found[key] = row
        return found


def _named(row: Any, place: int) -> str:
    key: Any = row.get("id") if isinstance(row, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    return repr(key) if isinstance(key, str) else str(place)


def _convert(row: Any, kind: type[R], where: str) -> R:
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as fault:
        words, _, path = str(fault).partition(" - at `$")
        field = path.strip("`.").replace("`", "")
        raise EditionError(f"{where}{', ' + field if field else ''}: {words}") from None


def _interned(value: Any) -> Any:
    """The same data, in which equal words are one object."""
    if isinstance(value, str):
        return intern(value)
    if isinstance(value, list):
        return [_interned(item) for item in value]  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, dict):
        return {intern(k): _interned(v) for k, v in value.items()}  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    return value


# -- checking --------------------------------------------------------------------------------------


def _check(e: Edition) -> None:
    """What one row cannot know: that rows fit each other and the rules."""
    _check_map(e)
    _check_people(e)
    _check_fate(e)
    _check_decks(e)


def _fault(file: str, table: str, row: str, field: str, words: str) -> EditionError:
    return EditionError(f"{file}, {table} {row!r}, {field}: {words}")


def _known(
    file: str, table: str, row: str, field: str, values: Iterable[str], among: Mapping[str, Any]
) -> None:
    for value in values:
        if value not in among:
            raise _fault(file, table, row, field, f"there is no {value!r}")


def _check_map(e: Edition) -> None:
    for row in e.regions.values():
        _known("board.toml", "region", row.id, "land", row.land, e.regions)
        for near in row.land:
            if row.id not in e.regions[near].land:
                words = f"{near} does not lead back"
                raise _fault("board.toml", "region", row.id, "land", words)
            _check_touch(e, "region", row.id, "land", (row.id, near))
        if row.overseas and (row.land or not row.port):
            words = "an overseas region has a port and no land neighbours"
            raise _fault("board.toml", "region", row.id, "overseas", words)
    _check_borders(e)
    for road in e.roads.values():
        _known("board.toml", "road", road.id, "regions", road.regions, e.regions)
        for a, b in zip(road.regions, road.regions[1:], strict=False):
            if b not in e.regions[a].land:
                words = f"nobody can walk from {a} to {b}"
                raise _fault("board.toml", "road", road.id, "regions", words)
    taken: set[str] = set()
    for city in e.cities.values():
        _known("cities.toml", "city", city.id, "region", [city.region], e.regions)
        if city.region in taken:
            words = f"two cities in {city.region}"
            raise _fault("cities.toml", "city", city.id, "region", words)
        taken.add(city.region)


def _check_borders(e: Edition) -> None:
    for border in e.borders:
        a, b = border.between
        name = f"{a}-{b}"
        _known("board.toml", "border", name, "between", border.between, e.regions)
        _check_touch(e, "border", name, "between", border.between)
        if (b in e.regions[a].land) is not (border.kind == "bridge"):
            words = f"a {border.kind}, but `land` says otherwise"
            raise _fault("board.toml", "border", name, "kind", words)


def _check_touch(e: Edition, table: str, row: str, field: str, pair: tuple[str, str]) -> None:
    a, b = (e.regions[region] for region in pair)
    if (b.q - a.q, b.r - a.r) not in _AROUND:
        raise _fault("board.toml", table, row, field, f"{a.id} and {b.id} do not touch")


def _check_people(e: Edition) -> None:
    for noble in e.nobles.values():
        _known("nobles.toml", "noble", noble.id, "baron", [noble.baron], e.barons)
        _known("nobles.toml", "noble", noble.id, "shape", [noble.shape], e.shapes)
    for baron in e.barons:
        shapes = sorted(n.shape for n in e.nobles.values() if n.baron == baron)
        if shapes != sorted(e.shapes):
            words = f"needs one noble of each shape, has {', '.join(shapes) or 'none'}"
            raise _fault("strongholds.toml", "baron", baron, "id", words)
    for card in e.mercenaries.values():
        _known("mercenaries.toml", "mercenary", card.id, "nation", [card.nation], e.nations)
    for strength in e.numbers.start.mercenaries:
        rows = [card for card in e.mercenaries.values() if card.strength == strength]
        if sum(card.copies for card in rows) < max(e.players, default=0):
            raise EditionError(f"mercenaries.toml: too few cards of strength {strength} to begin")
    if len(e.barons) < max(e.players, default=0):
        raise EditionError("strongholds.toml: fewer barons than players")


def _check_fate(e: Edition) -> None:
    named: set[str] = set()
    for card in e.fate.values():
        _known("fate.toml", "fate", card.id, "noble", [card.noble], e.nobles)
        _known("fate.toml", "fate", card.id, "city", [card.city], e.cities)
        _known("fate.toml", "fate", card.id, "nation", [card.nation], e.nations)
        _known("fate.toml", "fate", card.id, "expedition", e.expeditions, card.expedition)
        _known("fate.toml", "fate", card.id, "expedition", card.expedition, e.expeditions)
        _known("fate.toml", "fate", card.id, "expedition", card.expedition.values(), e.results)
        named |= {card.noble, card.city, card.nation}
    for things, word in ((e.nobles, "noble"), (e.cities, "city"), (e.nations, "nation")):
        for thing in things:
            if thing not in named:
                raise EditionError(f"fate.toml: no card names the {word} {thing!r}")


def _check_decks(e: Edition) -> None:
    _known("actions.toml", "action", "any", "id", ACTIONS, e.actions)
    _known("actions.toml", "neutral", "any", "id", NEUTRALS, e.neutrals)
    for action in e.actions:
        if action not in ACTIONS:
            raise _fault("actions.toml", "action", action, "id", "the rules know no such card")
    for neutral in e.neutrals:
        if neutral not in NEUTRALS:
            raise _fault("actions.toml", "neutral", neutral, "id", "the rules know no such card")
    dealt = e.numbers.planning.stacks * e.numbers.planning.neutral
    if sum(card.copies for card in e.neutrals.values()) < dealt:
        raise EditionError(f"actions.toml: fewer than {dealt} neutral cards")
    for card in e.event_cards.values():
        _check_event(card)
    for agenda in e.agendas.values():
        _check_agenda(agenda)
    cards = [*e.event_cards, *e.agendas, *e.open_motions]
    for card_id in cards:
        if cards.count(card_id) > 1:
            raise EditionError(f"events.toml, agenda.toml: {card_id!r} is the id of several cards")


def _check_event(card: Event) -> None:
    if bool(card.lasts) is not (card.effect in LASTING):
        words = f"{card.effect!r} and lasts = {card.lasts!r} do not go together"
        raise _fault("events.toml", "event", card.id, "lasts", words)
    if card.effect in NEED_GOOD and not card.good:
        raise _fault("events.toml", "event", card.id, "good", f"{card.effect} of what?")


def _check_agenda(card: Agenda) -> None:
    def fault(field: str, words: str) -> EditionError:
        return _fault("agenda.toml", "agenda", card.id, field, words)

    if (card.kind == "motion") is not bool(card.effect):
        raise fault("effect", "a motion has an effect, and nothing else has one")
    if (card.kind == "private") is not (card.vote == ""):
        raise fault("vote", "every card but a private motion says how it is voted")
    if card.kind in ("charge", "office") and card.vote != "baron":
        raise fault("vote", f"for a {card.kind} a baron is chosen")
    if card.kind == "law" and card.vote != "yes-no":
        raise fault("vote", "a law is voted by yes or no")
    if card.effect and (card.effect in STRIKES_ALL) is not (card.vote == "yes-no"):
        raise fault("vote", f"{card.effect!r} does not go with a vote by {card.vote!r}")
    if card.effect in NEED_GOOD and not card.good:
        raise fault("good", f"{card.effect} of what?")


# -- the cards that the rules know -----------------------------------------------------------------

LEVY_TAXES: Final = intern("levy-taxes")
DRAFT_SOLDIERS: Final = intern("draft-soldiers")
RALLY_SUPPORT: Final = intern("rally-support")
SERVE_THE_CHURCH: Final = intern("serve-the-church")
MOBILIZE_FORCES: Final = intern("mobilize-forces")
VERSATILE_STRATEGY: Final = intern("versatile-strategy")
ACTIONS: Final = (
    LEVY_TAXES,
    DRAFT_SOLDIERS,
    RALLY_SUPPORT,
    SERVE_THE_CHURCH,
    MOBILIZE_FORCES,
    VERSATILE_STRATEGY,
)
IMPORTANT_EVENT: Final = intern("important-event")
EXPEDITION: Final = intern("expedition")
DEFENSIVE_WORKS: Final = intern("defensive-works")
TROOP_MAINTENANCE: Final = intern("troop-maintenance")
UNCERTAIN_TIMES: Final = intern("uncertain-times")
NEUTRALS: Final = (
    IMPORTANT_EVENT,
    EXPEDITION,
    DEFENSIVE_WORKS,
    TROOP_MAINTENANCE,
    UNCERTAIN_TIMES,
)
TAXES: Final = intern("taxes")
WAGES: Final = intern("wages")
ASSEMBLY: Final = intern("assembly")
ZONES: Final = (TAXES, WAGES, ASSEMBLY)

# Effects that leave a card in play, motions about everybody, and effects that are about a good.
LASTING: Final = frozenset({"heretic", "no-heir", "proclaim"})
STRIKES_ALL: Final = frozenset({"take-all", "collection", "new-offer"})
NEED_GOOD: Final = frozenset({"take", "take-all", "pay", "lose", "lose-share", "lose-share-up"})


# -- the editions at hand --------------------------------------------------------------------------

_ELSEWHERE: Final[dict[str, Path]] = {}


@cache
def edition(name: str) -> Edition:
    """The edition of that id; ValueError if nobody has told where it is."""
    if name == STANDARD:
        return Edition(FOLDER / "data")
    if name not in _ELSEWHERE:
        known = ", ".join([STANDARD, *_ELSEWHERE])
        raise ValueError(f"no edition {name!r} is at hand: {known}")
    return Edition(_ELSEWHERE[name])


def bring(folder: Path, load: Callable[[Path], Edition] = Edition) -> Edition:
    """Make the edition in a folder available under its id; EditionError if it has a fault."""
    brought = load(folder)
    if brought.id == STANDARD:
        raise EditionError(f"edition.toml, id: {STANDARD!r} is the edition that Oyez comes with")
    _ELSEWHERE[brought.id] = folder
    edition.cache_clear()
    return brought
