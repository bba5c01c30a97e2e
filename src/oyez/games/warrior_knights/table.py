"""The scene: the board of hexagons, its pieces, the open cards, and a panel for each baron."""

from __future__ import annotations

from functools import cache

from oyez.games.warrior_knights import walls
from oyez.games.warrior_knights.armies import troop_total
from oyez.games.warrior_knights.clash import combat_under_way
from oyez.games.warrior_knights.edition import Edition, edition
from oyez.games.warrior_knights.hall import halls, stakes
from oyez.games.warrior_knights.sieges import besieged
from oyez.games.warrior_knights.state import Baron, Noble, State
from oyez.games.warrior_knights.variants import hostages
from oyez.kernel import Seat
from oyez.kernel.table import (
    Board,
    Card,
    Counter,
    Hand,
    Hex,
    Panel,
    Piece,
    Road,
    Row,
    Stack,
    Table,
    Text,
    Town,
    Track,
)


def lay_out(s: State, seat: Seat | None) -> Table:
    """All that `seat` sees on the table."""
    return Table(
        boards=[_board(s)],
        pieces=[*_nobles(s), *_strongholds(s), *_sieges(s)],
        hands=[_hand(s, baron, seat) for baron in s.barons if not baron.out],
        stacks=_stacks(s),
        rows=_rows(s),
        tracks=_tracks(s),
        panels=[_panel(s, baron) for baron in s.barons],
        clashes=combat_under_way(s, seat),
        halls=halls(s),
    )


# -- the board -------------------------------------------------------------------------------------


def _board(s: State) -> Board:
    name = s.options.edition
    return Board(
        id="board",
        grid="flat-odd",
        hexes=_hexes(name),
        roads=_roads(name),
        towns=[_town(s, place) for place, city in enumerate(s.cities) if not city.razed],
    )


@cache
def _hexes(name: str) -> list[Hex]:
    e = edition(name)
    kingdom = [
        Hex(
            id=f"region:{region.id}",
            label=Text("region", {"region": region.id}),
            lit=(region.id,),
            column=region.q,
            row=region.r + region.q // 2,
            terrain="port" if region.port else "land",
        )
        for region in e.regions.values()
        if not region.overseas
    ]
    return kingdom + _overseas(e)


def _overseas(e: Edition) -> list[Hex]:
    """The six regions at the top of the board, above the kingdom."""
    beyond = [region for region in e.regions.values() if region.overseas]
    return [
        Hex(
            id=f"region:{region.id}",
            label=Text("region", {"region": region.id}),
            lit=(region.id,),
            column=place + 1,
            row=-2,
            terrain="overseas",
        )
        for place, region in enumerate(beyond)
    ]


@cache
def _roads(name: str) -> list[Road]:
    e = edition(name)
    roads = [
        Road(id=f"road:{a}-{b}", joins=(f"region:{a}", f"region:{b}"), kind="road")
        for road in e.roads.values()
        for a, b in zip(road.regions, road.regions[1:], strict=False)
    ]
    borders = [
        Road(
            id=f"border:{border.between[0]}-{border.between[1]}",
            joins=(f"region:{border.between[0]}", f"region:{border.between[1]}"),
            kind=border.kind,
        )
        for border in e.borders
    ]
    return roads + borders


def _town(s: State, place: int) -> Town:
    row, city = s.edition.city_list[place], s.cities[place]
    tincture = "" if city.owner is None else _tincture(s, city.owner)
    return Town(
        id=f"city:{row.id}",
        label=Text("city", {"city": row.name}),
        tincture=tincture,
        lit=(row.id,),
        where=f"region:{row.region}",
        kind="fortified-city" if city.fortified else "city",
        counters=[
            Counter("strength", walls.strength(s, row.region), walls.full_strength(s, row.region)),
            Counter("income", row.income),
            Counter("breaches", city.breaches),
            Counter("besieged", int(besieged(s, row.region))),
        ],
    )


def _tincture(s: State, seat: Seat) -> str:
    return s.edition.barons[s.barons[seat].id].tincture


# -- pieces ----------------------------------------------------------------------------------------


def _nobles(s: State) -> list[Piece]:
    return [_noble(s, noble) for noble in s.nobles if noble.on_board]


def _noble(s: State, noble: Noble) -> Piece:
    row = s.edition.nobles[noble.id]
    return Piece(
        id=f"noble:{noble.id}",
        kind=f"noble-{row.shape}",
        label=Text("noble", {"noble": row.name}),
        where=f"region:{noble.region}",
        owner=noble.seat,
        face_up=noble.fresh,
        tincture=_tincture(s, noble.seat),
        charge=s.edition.barons[row.baron].charge,
        lit=(noble.id,),
        counters=[
            Counter("men", troop_total(s, noble)),
            Counter("casualties", noble.casualties),
            Counter("at-sea", int(noble.at_sea)),
        ],
        notes=[Text(f"troop-{troop}") for troop in noble.troops],
    )


def _strongholds(s: State) -> list[Piece]:
    return [
        Piece(
            id=f"stronghold:{baron.id}",
            kind="stronghold",
            label=Text("stronghold-of", {"baron": baron.id}),
            where=f"region:{baron.stronghold.region}",
            owner=baron.seat,
            tincture=_tincture(s, baron.seat),
            charge=s.edition.barons[baron.id].charge,
            counters=[
                Counter("strength", walls.strength(s, baron.stronghold.region)),
                Counter("men", troop_total(s, baron.stronghold)),
                Counter("casualties", baron.stronghold.casualties),
                Counter("breaches", baron.stronghold.breaches),
            ],
            notes=[Text(f"troop-{troop}") for troop in baron.stronghold.troops],
        )
        for baron in s.barons
        if baron.stronghold.region
    ]


def _sieges(s: State) -> list[Piece]:
    return [
        Piece(
            id=f"siege:{siege.region}-{siege.seat}",
            kind="siege",
            where=f"region:{siege.region}",
            owner=siege.seat,
            tincture=_tincture(s, siege.seat),
        )
        for siege in s.sieges
    ]


# -- cards and tracks ------------------------------------------------------------------------------


def _hand(s: State, baron: Baron, seat: Seat | None) -> Hand:
    """What everybody knows to be in a hand; the rest, held back when planning, he alone sees."""
    held = s.held.get(baron.seat, [])
    cards = [*baron.hand, *(held if baron.seat == seat else [])]
    return Hand(
        id=f"hand:{baron.id}",
        owner=baron.seat,
        size=len(baron.hand) + len(held),
        cards=[
            Card(id=f"card:{baron.id}-{n}", kind=card, label=Text(f"card-{card}"))
            for n, card in enumerate(cards)
        ],
    )


def _stacks(s: State) -> list[Stack]:
    stacks = [
        Stack(id=f"stack:{n + 1}", size=left + sum(counts[n] for counts in s.planned.values()))
        for n, left in enumerate(s.neutral_left)
    ]
    top = s.event_deck.top
    back = Card(id="event-top", face_up=False, back=f"event-{top}") if top else None
    return [
        *stacks,
        Stack(id="fate", size=len(s.fate)),
        Stack(id="events", size=sum(s.event_deck.stock.values()), top=back),
        Stack(id="agenda", size=len(s.agenda_deck)),
        Stack(id="mercenaries", size=len(s.mercenaries)),
    ]


def _rows(s: State) -> list[Row]:
    e = s.edition
    listed = s.agendas if s.assembly is None else s.agendas + s.assembly.order
    agendas = [
        Card(
            id=f"agenda:{n}-{card}",
            kind=e.agendas[card].kind,
            label=Text(f"agenda-{card}"),
            text=Text(f"agenda-{card}-text"),
            source=e.agendas[card].source,
            lit=(card,),
        )
        for n, card in enumerate(listed)
    ]
    offer = [
        Card(
            id=f"offer:{n}-{troop}",
            kind="mercenary",
            label=Text(f"troop-{troop}"),
            source=e.troops[troop].source,
            lit=(troop,),
            counters=[Counter("strength", e.strength[troop]), Counter("wage", e.wage[troop])],
        )
        for n, troop in enumerate(s.offer)
    ]
    zones = [
        Row(
            id=f"zone:{zone}",
            label=Text(f"zone-{zone}"),
            cards=[
                Card(
                    id=f"{zone}:{n}",
                    kind=played.card,
                    label=Text(f"card-{played.card}"),
                    tincture=_tincture(s, played.seat),
                )
                for n, played in enumerate(cards)
            ],
        )
        for zone, cards in s.zones.items()
    ]
    return [
        Row(id="agendas", cards=agendas),
        Row(id="laws", cards=_laws(s)),
        Row(id="offer", cards=offer),
        *zones,
        *stakes(s),
    ]


def _laws(s: State) -> list[Card]:
    """WK-PROPOSAL-03, WK-VARIANT-03: all laws in force, and those in words that players mind."""
    e = s.edition
    return [
        Card(
            id=f"law:{n}-{law}",
            kind="law",
            label=Text(f"agenda-{law}"),
            text=Text(f"agenda-{law}-text"),
            source=(e.agendas[law] if law in e.agendas else e.open_motions[law]).source,
            lit=(law,),
        )
        for n, law in enumerate(s.laws)
    ] + [
        Card(id=f"law-in-words:{n}", kind="law", label=Text("law-in-words", {"words": words}))
        for n, words in enumerate(s.worded_laws)
    ]


def _tracks(s: State) -> list[Track]:
    spaces = [f"space:{n}" for n in range(len(s.edition.spaces))]
    markers = {f"{owner}:{n}": n for n, owner in enumerate(s.track) if owner is not None}
    voyages = [
        Track(
            id=f"expedition:{name}",
            label=Text(f"expedition-{name}"),
            lit=(name,),
            spaces=[str(n) for n in range(s.edition.numbers.voyages.spaces + 1)],
            markers={"pawn": voyage.space} if voyage.space else {},
        )
        for name, voyage in s.expeditions.items()
    ]
    return [Track(id="recruitment", spaces=spaces, markers=markers), *voyages]


# -- panels ----------------------------------------------------------------------------------------


def _panel(s: State, baron: Baron) -> Panel:
    row = s.edition.barons[baron.id]
    offices = [noble.office for noble in s.nobles_of(baron.seat) if noble.office]
    return Panel(
        id=f"baron:{baron.id}",
        label=Text("baron", {"baron": row.name}),
        tincture=row.tincture,
        charge=row.charge,
        lit=(baron.id,),
        seat=baron.seat,
        active=s.card is not None and s.card.seat == baron.seat,
        counters=[
            Counter("crowns", baron.crowns),
            Counter("votes", baron.votes),
            Counter("faith", baron.faith),
            Counter("influence", baron.influence),
            Counter("cities", len(list(walls.cities_of(s, baron.seat)))),
            Counter("chairman", int(s.chairman == baron.seat)),
            Counter("head-of-church", int(s.church == baron.seat)),
            Counter("banned", int(baron.banned)),
        ],
        notes=[
            *(Text(f"agenda-{card}") for card in (*baron.charges, *offices)),
            *(Text("hostage", {"noble": noble}) for noble in hostages(s, baron.seat)),
        ],
    )
