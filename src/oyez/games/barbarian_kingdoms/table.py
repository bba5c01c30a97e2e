"""The scene: the board with its Units, tokens and Loot, and a panel for each player."""

from __future__ import annotations

from collections import Counter as Counts
from collections.abc import Sequence
from functools import cache, lru_cache

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

Counters = tuple[Counter, ...]

# A server lays the same things out again and again, so each is made once and then used as it is.


def lay_out(s: State, seat: Seat | None) -> Table:
    """All that `seat` sees on the table."""
    return lay_out_for(s, [seat])[0]


def lay_out_for(s: State, seats: Sequence[Seat | None]) -> list[Table]:
    """All that each of the seats sees on the table; they differ in the Treasuries only."""
    lands = [tuple(controlled(s, realm)) for realm in s.realms]
    owners = tuple(realm.id for realm in s.realms)
    boards = [_board(s.kingdoms, owners, tuple(lands))]
    pieces = [piece for realm in s.realms for piece in _units(realm)]
    pieces += [_token(realm.id, realm.seat, p) for realm in s.realms for p in realm.tokens]
    pieces += _dominations(s.kingdoms)
    pieces += _loot(tuple(s.loot.items()), tuple(s.chests))
    standing = [_standing(r, len(own)) for r, own in zip(s.realms, lands, strict=True)]
    return [
        Table(boards=boards, pieces=pieces, panels=_panels(s, standing, seat)) for seat in seats
    ]


@lru_cache(maxsize=4096)
def _board(
    kingdoms: tuple[Kingdom, ...],
    owners: tuple[Kingdom, ...],
    lands: tuple[tuple[Province, ...], ...],
) -> Board:
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


def _units(realm: Realm) -> list[Piece]:
    kingdom, seat = realm.id, realm.seat
    pieces = [] if realm.king is None else [_unit(kingdom, seat, KING, realm.king, 1)]
    for zone, number in Counts(realm.warriors).items():
        pieces.append(_unit(kingdom, seat, WARRIOR, zone, number))
    return pieces


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
def _loot(
    loot: tuple[tuple[Province, Coins], ...], chests: tuple[Province, ...]
) -> tuple[Piece, ...]:
    heaps = dict(loot)
    coins = [
        _coins(province, kind, number)
        for province in PROVINCES
        if province in heaps
        for kind, number in heaps[province].by_kind().items()
    ]
    return (*coins, *map(_chest, chests))


@cache
def _coins(province: Province, kind: str, number: int) -> Piece:
    return Piece(
        id=f"loot:{province}-{kind}", kind=kind, where=f"province:{province}", count=number
    )


@cache
def _chest(province: Province) -> Piece:
    return Piece(id=f"chest:{province}", kind="chest", where=f"province:{province}", face_up=False)


def _panels(s: State, standing: list[Counters], seat: Seat | None) -> list[Panel]:
    """BK-SETUP-15, -16: the board of a player is public, the Treasury behind the screen is not."""
    active = s.active if s.phase == "play" and s.ended is None else None
    shown: list[Panel] = []
    purses: set[Seat] = set()
    for realm, counters in zip(s.realms, standing, strict=True):
        if realm.seat not in purses:  # BK-TWOPLAYER-02: a pair of Kingdoms has one Treasury
            purses.add(realm.seat)
            counters += _treasury(s, realm.seat, seat)
        shown.append(_panel(realm.id, realm.seat, realm is active, s.options.powers, counters))
    return shown


def _standing(realm: Realm, provinces: int) -> Counters:
    spare_warriors, spare_tokens = realm.warriors_in_reserve, realm.tokens_in_reserve
    return (
        _counter("provinces", provinces, PROVINCES_TO_WIN),
        _counter("warriors", spare_warriors, WARRIORS[realm.id]),
        _counter("tokens", spare_tokens, CONTROL_TOKENS[realm.id]),
        _counter("recruit-cost", recruitment.cost(realm) if spare_warriors else None),
        _counter("claim-cost", claim.cost(realm) if spare_tokens else None),
        _counter("trophies", len(realm.trophies)),
        _counter("king", int(realm.king is not None)),
    )


def _treasury(s: State, owner: Seat, seat: Seat | None) -> Counters:
    if owner != seat and s.ended is None:
        return _unseen_treasury()
    return _seen_treasury(s.treasuries[owner])


@lru_cache(maxsize=4096)
def _seen_treasury(purse: Coins) -> Counters:
    counts = purse.by_kind()
    coins = (_counter(kind, counts.get(kind, 0)) for kind in KINDS)
    return (_counter("treasury", purse.value), *coins)


@cache
def _unseen_treasury() -> Counters:
    """As many entries as if it could be seen, so that their number tells nothing."""
    return tuple(_counter(kind, None) for kind in ("treasury", *KINDS))


@cache
def _counter(name: str, value: int | None, most: int | None = None) -> Counter:
    return Counter(name, value, most)


@lru_cache(maxsize=10_000)
def _panel(kingdom: Kingdom, seat: Seat, active: bool, powers: bool, counters: Counters) -> Panel:
    told = [f"power-{power.id.replace('_', '-')}" for power in POWERS_OF[kingdom]]
    return Panel(
        id=f"kingdom:{kingdom}",
        label=Text(f"kingdom-{kingdom}"),
        tincture=TINCTURE[kingdom],
        lit=(kingdom,),
        seat=seat,
        charge=CHARGE[kingdom],
        active=active,
        counters=list(counters),
        notes=[Text(power) for power in told] if powers else [],
    )
