"""The board of the scene: hexagons, borders, roads and cities, and the pieces that stand on it."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from oyez.games.warrior_knights.box import PACKAGE
from oyez.games.warrior_knights.box.edition import KnightsEdition, edition
from oyez.games.warrior_knights.box.rows import RegionRow
from oyez.games.warrior_knights.rules.war import walls
from oyez.games.warrior_knights.rules.war.armies import doomed, spent, troop_total
from oyez.games.warrior_knights.state import NONE, Army, Baron, KnightsState, Noble
from oyez.kernel import Seat
from oyez.scene.elements import Board, Counter, Hex, Piece, Road, Text, Town

# Where the regions overseas lie on a wide map: in two columns beside the kingdom.
_BESIDE: Final = (9, 11)

# What a loss that the walls bear is called.
WALLS: Final = ("wall",)


def tincture(s: KnightsState, seat: Seat) -> str:
    """The colour of the baron of a seat."""
    return s.edition.barons[s.barons[seat].id].tincture


def board(s: KnightsState) -> Board:
    """The map, and the cities as they are now; razed ones are gone (WK-RAZE-03)."""
    name = s.options.edition
    besieged = {siege.region for siege in s.sieges}
    stormed = _stormed(s)
    return Board(
        id="board",
        label=Text("board"),
        grid="flat-odd",
        hexes=_hexes(name),
        roads=_roads(name),
        towns=[
            _town(s, place, besieged, stormed)
            for place, city in enumerate(s.cities)
            if not city.razed
        ],
    )


def _stormed(s: KnightsState) -> str:
    """WK-ASSAULT-04: the region whose walls are fought for now."""
    return s.combat.region if s.combat is not None and s.combat.defender.walls else ""


def pieces(s: KnightsState, seat: Seat | None) -> list[Piece]:
    """Strongholds, nobles and sieges on the board; `seat` names his own stronghold by nothing."""
    return [
        *(_stronghold(s, baron, seat) for baron in s.barons if baron.stronghold.region),
        *(_noble(s, noble) for noble in s.nobles if noble.on_board),
        *_sieges(s),
    ]


# -- what never changes ----------------------------------------------------------------------------


@cache
def _terrain() -> dict[str, str]:
    """What grows in each region, for the eye alone: no edition has a say in it."""
    data = PACKAGE.load("scenery.toml")
    return {region: terrain for terrain, regions in data["terrain"].items() for region in regions}


@cache
def _hexes(name: str) -> list[Hex]:
    e = edition(name)
    grown = _terrain()
    kingdom = [
        _hex(region, region.q, region.r + region.q // 2, grown.get(region.id, "plain"))
        for region in e.regions.values()
        if not region.overseas
    ]
    return kingdom + _overseas(e)


def _hex(
    region: RegionRow, column: int, row: int, terrain: str, wide: tuple[int, int] | None = None
) -> Hex:
    return Hex(
        id=f"region:{region.id}",
        label=Text("region", {"region": region.id}),
        lit=(region.id,),
        column=column,
        row=row,
        terrain="port" if region.port and not region.overseas else terrain,
        wide=wide,
    )


def _overseas(e: KnightsEdition) -> list[Hex]:
    """The six regions at the top of the board, above the kingdom; or beside it, by turns."""
    beyond = [region for region in e.regions.values() if region.overseas]
    return [
        _hex(region, place + 1, -2, "overseas", (_BESIDE[place % len(_BESIDE)], place))
        for place, region in enumerate(beyond)
    ]


@cache
def _roads(name: str) -> list[Road]:
    e = edition(name)
    roads = {
        (a, b): Road(id=f"road:{a}-{b}", joins=(f"region:{a}", f"region:{b}"))
        for road in e.roads.values()
        for a, b in zip(road.regions, road.regions[1:], strict=False)
    }
    borders = [
        Road(
            id=f"border:{border.between[0]}-{border.between[1]}",
            joins=(f"region:{border.between[0]}", f"region:{border.between[1]}"),
            kind=border.kind,
        )
        for border in e.borders
    ]
    return [*roads.values(), *borders]


# -- cities ----------------------------------------------------------------------------------------


def _town(s: KnightsState, place: int, besieged: set[str], stormed: str) -> Town:
    region = s.edition.city_list[place].region
    city = s.cities[place]
    return _town_as(
        s.options.edition,
        place,
        "" if city.owner is None else tincture(s, city.owner),
        walls.strength(s, region),
        walls.full_strength(s, region),
        city.breaches,
        fortified=city.fortified,
        besieged=region in besieged,
        stormed=region == stormed,
    )


@cache
def _town_as(
    name: str,
    place: int,
    colour: str,
    strength: int,
    full: int,
    breaches: int,
    *,
    fortified: bool,
    besieged: bool,
    stormed: bool,
) -> Town:
    """A city in one of the few states it can be in, so that each is made once."""
    row = edition(name).city_list[place]
    notes = [Text("condition-fortified")] if fortified else []
    return Town(
        id=f"city:{row.id}",
        label=Text("city", {"city": row.name}),
        tincture=colour,
        lit=(row.id, *WALLS) if stormed else (row.id,),
        where=f"region:{row.region}",
        kind="fortified-city" if fortified else "city",
        wounds=breaches,
        besieged=besieged,
        counters=[
            Counter("strength", strength, full),
            Counter("income", row.income),
            *([Counter("breaches", breaches)] if breaches else []),
            *([Counter("besieged", 1)] if besieged else []),
        ],
        notes=[*notes, Text("condition-besieged")] if besieged else notes,
    )


# -- pieces ----------------------------------------------------------------------------------------


def army_counters(s: KnightsState, army: Army) -> list[Counter]:
    """WK-COMP-12: men, and the casualty tokens if there are any."""
    men = Counter("men", troop_total(s, army))
    return [men, Counter("casualties", army.casualties)] if army.casualties else [men]


@cache
def troop_notes(troops: tuple[str, ...]) -> list[Text]:
    """Each kind of troop card once, with how many there are."""
    return [Text(f"troop-{troop}", {"count": troops.count(troop)}) for troop in sorted({*troops})]


def _noble(s: KnightsState, noble: Noble) -> Piece:
    """Where he is at sea, he stands on the port symbol (WK-SEA-02)."""
    row = s.edition.nobles[noble.id]
    baron = s.edition.barons[row.baron]
    return Piece(
        id=f"noble:{noble.id}",
        kind=f"noble-{row.shape}",
        label=Text("noble", {"noble": row.name}),
        where=f"region:{noble.region}:port" if noble.at_sea else f"region:{noble.region}",
        owner=noble.seat,
        face_up=noble.fresh,
        tincture=baron.tincture,
        charge=baron.charge,
        lit=(noble.id,),
        wounds=noble.casualties,
        counters=army_counters(s, noble),
        notes=[*condition(s, noble), *troop_notes(tuple(noble.troops))],
    )


def condition(s: KnightsState, noble: Noble) -> list[Text]:
    """What is to be said of a noble beside his army: his shape first, for that is what he can."""
    notes = [Text(f"shape-{s.edition.nobles[noble.id].shape}")]
    if not noble.fresh:
        notes.append(Text("condition-exhausted"))
    if noble.at_sea:
        notes.append(Text("condition-at-sea"))
    if noble.office:
        notes.append(Text("condition-office", {"agenda": noble.office}))
    if noble.heir is None:
        notes.append(Text("condition-without-heir"))
    if noble.lame:
        notes.append(Text("condition-lame"))
    return [*notes, *_peril(s, noble)]


def _peril(s: KnightsState, noble: Noble) -> list[Text]:
    """What a noble is about to suffer: a loss in combat, or the end of his baron's rearranging.

    WK-BATTLE-12, WK-R30, WK-R46.
    """
    if noble.on_board and not noble.troops:
        return [Text("condition-without-troops")]
    if doomed(s, noble) and s.combat is None:
        return [Text("condition-doomed")]
    sides = () if s.combat is None else s.combat.sides
    for side in sides:
        if noble.id in side.dead:
            return [Text("condition-slain")]
        worse = replace(noble, casualties=noble.casualties + 1)
        if noble.id in side.nobles and spent(s, worse, side.walls):
            return [Text("condition-one-loss")]
    return []


def _stronghold(s: KnightsState, baron: Baron, seat: Seat | None) -> Piece:
    row, held = s.edition.barons[baron.id], baron.stronghold
    own = (NONE,) if baron.seat == seat else ()
    strength = Counter("strength", walls.strength(s, held.region))
    breaches = [Counter("breaches", held.breaches)] if held.breaches else []
    return Piece(
        id=f"stronghold:{baron.id}",
        kind="stronghold",
        label=Text("stronghold-of", {"baron": baron.id}),
        where=f"region:{held.region}",
        owner=baron.seat,
        tincture=row.tincture,
        charge=row.charge,
        lit=(*own, *WALLS) if held.region == _stormed(s) else own,
        wounds=held.breaches + held.casualties,
        counters=[strength, *breaches, *army_counters(s, held)],
        notes=troop_notes(tuple(held.troops)),
    )


def _sieges(s: KnightsState) -> list[Piece]:
    return [
        Piece(
            id=f"siege:{siege.region}-{siege.seat}",
            kind="siege",
            label=Text("siege-since", {"round": siege.round}),
            where=f"region:{siege.region}",
            owner=siege.seat,
            tincture=tincture(s, siege.seat),
        )
        for siege in s.sieges
    ]
