"""The scene: the board with its Units, tokens and Loot, and a panel for each player."""

from __future__ import annotations

from collections.abc import Collection

from oyez.games.barbarian_kingdoms import claim, recruitment
from oyez.games.barbarian_kingdoms.coins import KINDS
from oyez.games.barbarian_kingdoms.control import controlled, controller
from oyez.games.barbarian_kingdoms.data import (
    CHARGE,
    CONTROL_TOKENS,
    DOMINATION,
    KING,
    KINGDOMS,
    PROVINCES,
    PROVINCES_TO_WIN,
    SEA,
    STRAITS,
    TINCTURE,
    WARRIOR,
    WARRIORS,
    Province,
    closed_provinces,
)
from oyez.games.barbarian_kingdoms.powers import POWERS_OF
from oyez.games.barbarian_kingdoms.state import Realm, State
from oyez.kernel import Seat
from oyez.kernel.table import Board, Counter, Panel, Piece, Region, Road, Table, Text

DRAWING = "board.json"


def lay_out(s: State, seat: Seat | None) -> Table:
    """All that `seat` sees on the table."""
    return Table(
        boards=[_board(s)],
        pieces=[*_units(s), *_tokens(s), *_loot(s)],
        panels=[_panel(s, realm, seat) for realm in s.realms],
    )


def _board(s: State) -> Board:
    closed: Collection[Province] = closed_provinces(s.kingdoms) if s.kingdoms else ()
    regions = [_region(s, province, province in closed) for province in PROVINCES]
    straits = [
        Road(id=f"strait:{a}-{b}", joins=(f"province:{a}", f"province:{b}"), kind="strait")
        for a, b in STRAITS
    ]
    sea = Region(id=f"province:{SEA}", label=Text("zone-sea"), lit=(SEA,))
    return Board(id="board", drawing=DRAWING, regions=[*regions, sea], roads=straits)


def _region(s: State, province: Province, closed: bool) -> Region:
    owner = controller(s, province)
    return Region(
        id=f"province:{province}",
        label=Text(f"province-{province}"),
        tincture=TINCTURE[owner.id] if owner else "",
        lit=(province,),
        closed=closed,
    )


def _units(s: State) -> list[Piece]:
    pieces: list[Piece] = []
    for realm in s.realms:
        if realm.king is not None:
            pieces.append(_unit(realm, KING, realm.king, 1, realm.id))
        for zone in dict.fromkeys(realm.warriors):
            number = realm.warriors.count(zone)
            pieces.append(_unit(realm, WARRIOR, zone, number, f"{realm.id}-{zone}"))
    return pieces


def _unit(realm: Realm, kind: str, zone: str, count: int, name: str) -> Piece:
    return Piece(
        id=f"{kind}:{name}",
        kind=kind,
        where=f"province:{zone}",
        owner=realm.seat,
        count=count,
        tincture=TINCTURE[realm.id],
        charge=CHARGE[realm.id],
        label=Text(f"{kind}-of", {"kingdom": realm.id}),
    )


def _tokens(s: State) -> list[Piece]:
    return [
        Piece(
            id=f"token:{realm.id}-{province}",
            kind="control-token",
            where=f"province:{province}",
            owner=realm.seat,
            tincture=TINCTURE[realm.id],
            charge=CHARGE[realm.id],
        )
        for realm in s.realms
        for province in realm.tokens
    ] + [
        Piece(
            id=f"domination:{kingdom}",
            kind="domination-tile",
            where=f"province:{DOMINATION[kingdom]}",
            tincture=TINCTURE[kingdom],
        )
        for kingdom in KINGDOMS
        if s.kingdoms and kingdom not in s.kingdoms
    ]


def _loot(s: State) -> list[Piece]:
    coins = [
        Piece(id=f"loot:{province}-{kind}", kind=kind, where=f"province:{province}", count=number)
        for province in PROVINCES
        if province in s.loot
        for kind, number in s.loot[province].by_kind().items()
    ]
    chests = [
        Piece(id=f"chest:{p}", kind="chest", where=f"province:{p}", face_up=False) for p in s.chests
    ]
    return coins + chests


def _panel(s: State, realm: Realm, seat: Seat | None) -> Panel:
    """BK-SETUP-15, -16: the board of a player is public, the Treasury behind the screen is not."""
    mine = realm.seat == seat or s.ended is not None
    purse = s.treasuries[realm.seat]
    coins = [Counter(kind, n if mine else None) for kind, n in _every_kind(purse.by_kind()).items()]
    treasury = [Counter("treasury", purse.value if mine else None), *coins]
    if realm is not s.realms_of(realm.seat)[0]:
        treasury = []  # BK-TWOPLAYER-02: a pair of Kingdoms has one Treasury, shown once
    spare_warriors, spare_tokens = realm.warriors_in_reserve, realm.tokens_in_reserve
    return Panel(
        id=f"kingdom:{realm.id}",
        label=Text(f"kingdom-{realm.id}"),
        tincture=TINCTURE[realm.id],
        lit=(realm.id,),
        seat=realm.seat,
        charge=CHARGE[realm.id],
        active=s.phase == "play" and s.ended is None and realm is s.active,
        counters=[
            Counter("provinces", len(controlled(s, realm)), PROVINCES_TO_WIN),
            Counter("warriors", spare_warriors, WARRIORS[realm.id]),
            Counter("tokens", spare_tokens, CONTROL_TOKENS[realm.id]),
            Counter("recruit-cost", recruitment.cost(realm) if spare_warriors else None),
            Counter("claim-cost", claim.cost(realm) if spare_tokens else None),
            Counter("trophies", len(realm.trophies)),
            Counter("king", int(realm.king is not None)),
            *treasury,
        ],
        notes=[Text(f"power-{power.id.replace('_', '-')}") for power in POWERS_OF[realm.id]]
        if s.options.powers
        else [],
    )


def _every_kind(counts: dict[str, int]) -> dict[str, int]:
    """A count for each kind of token, so that the number of entries tells nothing."""
    return {kind: counts.get(kind, 0) for kind in KINDS}
