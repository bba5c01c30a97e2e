"""The scene: the board with its Units, tokens and Loot, and a panel for each player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec import msgpack

from oyez.games.barbarian_kingdoms import claim, recruitment
from oyez.games.barbarian_kingdoms.coins import KINDS, Coins
from oyez.games.barbarian_kingdoms.control import controlled
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
    Kingdom,
    Province,
    closed_provinces,
)
from oyez.games.barbarian_kingdoms.powers import POWERS_OF
from oyez.games.barbarian_kingdoms.state import Realm, State
from oyez.kernel import Seat
from oyez.kernel.table import Board, Counter, Panel, Piece, Region, Road, Table, Text

DRAWING = "board.json"

_Lands = tuple[tuple[Kingdom, ...], list[Kingdom], list[list[Province]]]
_Loot = tuple[dict[Province, Coins], list[Province]]

# A server lays the same things out again and again. Each is made once for what it shows, which is
# told most quickly from how that would be written down.
_write = msgpack.Encoder().encode


def lay_out(s: State, seat: Seat | None) -> Table:
    """All that `seat` sees on the table."""
    return lay_out_for(s, [seat])[0]


def lay_out_for(s: State, seats: Sequence[Seat | None]) -> list[Table]:
    """All that each of the seats sees on the table; they differ in the Treasuries only."""
    lands = [controlled(s, realm) for realm in s.realms]
    realms = [_write(realm) for realm in s.realms]
    boards = [_board(_write((s.kingdoms, [realm.id for realm in s.realms], lands)))]
    pieces: list[Piece] = []
    for realm in realms:
        pieces += _units(realm)
    for realm in realms:
        pieces += _tokens(realm)
    pieces += _dominations(s.kingdoms)
    pieces += _loot(_write((s.loot, s.chests)))
    sizes = [len(own) for own in lands]
    return [
        Table(boards=boards, pieces=pieces, panels=_panels(s, realms, sizes, seat))
        for seat in seats
    ]


@lru_cache(maxsize=4096)
def _board(written: bytes) -> Board:
    kingdoms, owners, lands = msgpack.decode(written, type=_Lands)
    closed = closed_provinces(kingdoms) if kingdoms else ()
    owner = {province: o for o, own in zip(owners, lands, strict=True) for province in own}
    regions = [_region(p, owner.get(p), p in closed) for p in PROVINCES]
    return Board(id="board", drawing=DRAWING, regions=[*regions, _sea()], roads=_straits())


@cache
def _straits() -> list[Road]:
    return [
        Road(id=f"strait:{a}-{b}", joins=(f"province:{a}", f"province:{b}"), kind="strait")
        for a, b in STRAITS
    ]


@cache
def _sea() -> Region:
    return Region(id=f"province:{SEA}", label=Text("zone-sea"), lit=(SEA,))


@cache
def _region(province: Province, owner: Kingdom | None, closed: bool) -> Region:
    return Region(
        id=f"province:{province}",
        label=Text(f"province-{province}"),
        tincture=TINCTURE[owner] if owner else "",
        lit=(province,),
        closed=closed,
    )


@lru_cache(maxsize=16_384)
def _units(written: bytes) -> list[Piece]:
    realm = msgpack.decode(written, type=Realm)
    kingdom, seat = realm.id, realm.seat
    pieces = [] if realm.king is None else [_unit(kingdom, seat, KING, realm.king, 1)]
    warriors = realm.warriors
    zones = dict.fromkeys(warriors)
    return pieces + [_unit(kingdom, seat, WARRIOR, zone, warriors.count(zone)) for zone in zones]


@cache
def _unit(kingdom: Kingdom, seat: Seat, kind: str, zone: str, count: int) -> Piece:
    return Piece(
        id=f"{kind}:{kingdom}" if kind == KING else f"{kind}:{kingdom}-{zone}",
        kind=kind,
        where=f"province:{zone}",
        owner=seat,
        count=count,
        tincture=TINCTURE[kingdom],
        charge=CHARGE[kingdom],
        label=Text(f"{kind}-of", {"kingdom": kingdom}),
    )


@lru_cache(maxsize=16_384)
def _tokens(written: bytes) -> list[Piece]:
    realm = msgpack.decode(written, type=Realm)
    return [_token(realm.id, realm.seat, province) for province in realm.tokens]


@cache
def _token(kingdom: Kingdom, seat: Seat, province: Province) -> Piece:
    return Piece(
        id=f"token:{kingdom}-{province}",
        kind="control-token",
        where=f"province:{province}",
        owner=seat,
        tincture=TINCTURE[kingdom],
        charge=CHARGE[kingdom],
    )


@cache
def _dominations(kingdoms: tuple[Kingdom, ...]) -> tuple[Piece, ...]:
    """The tiles of the Kingdoms that are not in play, once it is settled which are."""
    return tuple(
        Piece(
            id=f"domination:{kingdom}",
            kind="domination-tile",
            where=f"province:{DOMINATION[kingdom]}",
            tincture=TINCTURE[kingdom],
        )
        for kingdom in KINGDOMS
        if kingdoms and kingdom not in kingdoms
    )


@lru_cache(maxsize=4096)
def _loot(written: bytes) -> list[Piece]:
    loot, chests = msgpack.decode(written, type=_Loot)
    coins = [
        _coins(province, kind, number)
        for province in PROVINCES
        if province in loot
        for kind, number in loot[province].by_kind().items()
    ]
    return coins + [_chest(province) for province in chests]


@cache
def _coins(province: Province, kind: str, number: int) -> Piece:
    return Piece(
        id=f"loot:{province}-{kind}", kind=kind, where=f"province:{province}", count=number
    )


@cache
def _chest(province: Province) -> Piece:
    return Piece(id=f"chest:{province}", kind="chest", where=f"province:{province}", face_up=False)


def _panels(s: State, realms: list[bytes], sizes: list[int], seat: Seat | None) -> list[Panel]:
    """BK-SETUP-15, -16: the board of a player is public, the Treasury behind the screen is not."""
    active = s.active if s.phase == "play" and s.ended is None else None
    shown: list[Panel] = []
    purses: set[Seat] = set()
    for realm, written, size in zip(s.realms, realms, sizes, strict=True):
        purse: Coins | bool = False
        if realm.seat not in purses:  # BK-TWOPLAYER-02: a pair of Kingdoms has one Treasury
            purses.add(realm.seat)
            seen = realm.seat == seat or s.ended is not None
            purse = s.treasuries[realm.seat] if seen else True
        shown.append(_panel(written, size, realm is active, s.options.powers, purse))
    return shown


@lru_cache(maxsize=16_384)
def _panel(
    written: bytes, provinces: int, active: bool, powers: bool, purse: Coins | bool
) -> Panel:
    """The panel of a Kingdom; the purse is shown, hidden (True) or shown elsewhere (False)."""
    realm = msgpack.decode(written, type=Realm)
    told = [f"power-{power.id.replace('_', '-')}" for power in POWERS_OF[realm.id]]
    return Panel(
        id=f"kingdom:{realm.id}",
        label=Text(f"kingdom-{realm.id}"),
        tincture=TINCTURE[realm.id],
        lit=(realm.id,),
        seat=realm.seat,
        charge=CHARGE[realm.id],
        active=active,
        counters=[*_standing(realm, provinces), *_treasury(purse)],
        notes=[Text(power) for power in told] if powers else [],
    )


def _standing(realm: Realm, provinces: int) -> list[Counter]:
    spare_warriors, spare_tokens = realm.warriors_in_reserve, realm.tokens_in_reserve
    return [
        Counter("provinces", provinces, PROVINCES_TO_WIN),
        Counter("warriors", spare_warriors, WARRIORS[realm.id]),
        Counter("tokens", spare_tokens, CONTROL_TOKENS[realm.id]),
        Counter("recruit-cost", recruitment.cost(realm) if spare_warriors else None),
        Counter("claim-cost", claim.cost(realm) if spare_tokens else None),
        Counter("trophies", len(realm.trophies)),
        Counter("king", int(realm.king is not None)),
    ]


def _treasury(purse: Coins | bool) -> list[Counter]:
    """As many entries whether it can be seen or not, so that their number tells nothing."""
    if isinstance(purse, bool):
        return [Counter(kind, None) for kind in ("treasury", *KINDS)] if purse else []
    counts = purse.by_kind()
    coins = [Counter(kind, counts.get(kind, 0)) for kind in KINDS]
    return [Counter("treasury", purse.value), *coins]
