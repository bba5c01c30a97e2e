"""The scene: the board with its Units, tokens and Loot, and a panel for each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from msgspec import msgpack

from oyez.games.barbarian_kingdoms.box.edition import edition
from oyez.games.barbarian_kingdoms.box.fixed import (
    CHARGE,
    CONTROL_TOKENS,
    KING,
    KINGDOMS,
    PROVINCES,
    PROVINCES_TO_WIN,
    SEA,
    TINCTURE,
    WARRIOR,
    WARRIORS,
    Kingdom,
    Province,
)
from oyez.games.barbarian_kingdoms.rules.coins import KINDS, Coins
from oyez.games.barbarian_kingdoms.rules.control import controlled
from oyez.games.barbarian_kingdoms.scene.clash import battle_in
from oyez.games.barbarian_kingdoms.state import KingdomsOptions, KingdomsState, Realm
from oyez.kernel import Bargain, Seat
from oyez.scene.caching import SceneCache
from oyez.scene.deals import show_offers
from oyez.scene.elements import (
    Board,
    Clash,
    Counter,
    Panel,
    Piece,
    Proposal,
    Region,
    Road,
    Scene,
    Text,
)

DRAWING = "board.json"

# Of a Kingdom: its Provinces, Warriors and tokens on the map, its trophies, whether its King lives.
Standing = tuple[int, int, int, int, bool]
# What everybody sees: boards, pieces, the Battle under way, and panels with all Treasuries behind
# their screens; then how many Provinces each Kingdom has.
SharedScene = tuple[list[Board], list[Piece], list[Clash], list[Panel], list[int]]

# A server lays the same things out again and again. Each is made once for what it shows, which is
# told most quickly from how that would be written down; so many of a kind are kept. What is made
# from the whole state has all options in its key.
_write = msgpack.Encoder().encode
_MOST: Final = 4096
_scenes: Final[SceneCache[bytes, SharedScene]] = SceneCache(_MOST)
_boards: Final[SceneCache[bytes, list[Board]]] = SceneCache(_MOST)
_units: Final[SceneCache[bytes, list[Piece]]] = SceneCache(_MOST)
_tokens: Final[SceneCache[bytes, list[Piece]]] = SceneCache(_MOST)
_loot: Final[SceneCache[bytes, list[Piece]]] = SceneCache(_MOST)


def lay_out(s: KingdomsState, seat: Seat | None) -> Scene:
    """All that `seat` sees on the table."""
    return lay_out_for(s, [seat])[0]


def lay_out_for(s: KingdomsState, seats: Sequence[Seat | None]) -> list[Scene]:
    """All that each of the seats sees on the table; they differ in the Treasuries only."""
    active = s.turn if s.phase == "play" and s.ended is None else -1
    fought = (s.arena, s.bribing, s.turn)
    written = _write((s.kingdoms, s.realms, s.loot, s.chests, fought, active, s.options.key))
    scene = _scenes.get(written) or _scenes.keep(written, _scene(s, active))
    boards, pieces, clashes, panels, sizes = scene
    return [
        Scene(
            boards=boards,
            pieces=pieces,
            panels=_own(s, panels, sizes, active, seat),
            clashes=clashes,
            proposals=_offers(s, seat) if s.bargains.standing else [],
        )
        for seat in seats
    ]


def _offers(s: KingdomsState, seat: Seat | None) -> list[Proposal]:
    """BK-R17: offers to make change, which everybody hears."""
    return show_offers(s.bargains, seat, _terms, _place)


def _terms(bargain: Bargain[tuple[Province, Coins], Coins]) -> tuple[list[Text], list[Text]]:
    return _tokens_in(bargain.give[1]), _tokens_in(bargain.ask)


def _tokens_in(coins: Coins) -> list[Text]:
    return [Text(f"coin-{kind}", {"count": n}) for kind, n in coins.by_kind().items()]


def _place(bargain: Bargain[tuple[Province, Coins], Coins]) -> Text:
    return Text("offer-change", {"province": bargain.give[0]})


def _scene(s: KingdomsState, active: int) -> SharedScene:
    lands = [controlled(s, realm) for realm in s.realms]
    sizes = [len(own) for own in lands]
    hidden: set[Seat] = set()
    panels: list[Panel] = []
    for index, realm in enumerate(s.realms):
        # BK-TWOPLAYER-02: a pair of Kingdoms has one Treasury.
        purse = realm.seat not in hidden
        hidden.add(realm.seat)
        panels.append(_panel_of(s, index, sizes[index], active, purse))
    clashes = [] if s.arena is None else battle_in(s, s.arena.province)
    return _board_of(s, lands), _pieces(s), clashes, panels, sizes


def _pieces(s: KingdomsState) -> list[Piece]:
    pieces: list[Piece] = []
    realms = [_write(realm) for realm in s.realms]
    for realm, written in zip(s.realms, realms, strict=True):
        pieces += _units.get(written) or _units.keep(written, _units_of(realm))
    for realm, written in zip(s.realms, realms, strict=True):
        pieces += _tokens.get(written) or _tokens.keep(written, _tokens_of(realm))
    pieces += _dominations(s.options.edition, s.kingdoms)
    written = _write((s.loot, s.chests))
    return pieces + (_loot.get(written) or _loot.keep(written, _loot_of(s.loot, s.chests)))


def _board_of(s: KingdomsState, lands: list[list[Province]]) -> list[Board]:
    written = _write((s.options.key, s.kingdoms, [realm.id for realm in s.realms], lands))
    return _boards.get(written) or _boards.keep(written, [_board(s, lands)])


def _board(s: KingdomsState, lands: list[list[Province]]) -> Board:
    closed = s.options.box.closed_provinces(s.kingdoms) if s.kingdoms else ()
    owner = {p: realm.id for realm, own in zip(s.realms, lands, strict=True) for p in own}
    regions = [_region(p, owner.get(p), p in closed) for p in PROVINCES]
    roads = _straits(s.options.edition)
    return Board(id="board", drawing=DRAWING, regions=[*regions, _sea()], roads=roads)


@cache
def _straits(name: str) -> list[Road]:
    return [
        Road(id=f"strait:{a}-{b}", joins=(f"province:{a}", f"province:{b}"), kind="strait")
        for a, b in edition(name).straits
    ]


@cache
def _sea() -> Region:
    return Region(id=f"province:{SEA}", label=Text("zone-sea"), lit=(SEA,), drawn=SEA)


@cache
def _region(province: Province, owner: Kingdom | None, closed: bool) -> Region:
    return Region(
        id=f"province:{province}",
        label=Text(f"province-{province}"),
        tincture=TINCTURE[owner] if owner else "",
        lit=(province,),
        drawn=province,
        closed=closed,
    )


def _units_of(realm: Realm) -> list[Piece]:
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
        drawn=kingdom,
    )


def _tokens_of(realm: Realm) -> list[Piece]:
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
def _dominations(name: str, kingdoms: tuple[Kingdom, ...]) -> tuple[Piece, ...]:
    """The tiles of the Kingdoms that are not in play, once it is settled which are."""
    return tuple(
        Piece(
            id=f"domination:{kingdom}",
            kind="domination-tile",
            where=f"province:{edition(name).domination[kingdom]}",
            tincture=TINCTURE[kingdom],
        )
        for kingdom in KINGDOMS
        if kingdoms and kingdom not in kingdoms
    )


def _loot_of(loot: Mapping[Province, Coins], chests: Sequence[Province]) -> list[Piece]:
    pieces: list[Piece] = []
    for province in PROVINCES:
        if province in loot:
            pieces += _coins(province, loot[province])
    return pieces + [_chest(province) for province in chests]


@lru_cache(maxsize=16_384)
def _coins(province: Province, coins: Coins) -> list[Piece]:
    return [_stack(province, kind, number) for kind, number in coins.by_kind().items()]


@cache
def _stack(province: Province, kind: str, number: int) -> Piece:
    return Piece(
        id=f"loot:{province}-{kind}", kind=kind, where=f"province:{province}", count=number
    )


@cache
def _chest(province: Province) -> Piece:
    return Piece(id=f"chest:{province}", kind="chest", where=f"province:{province}", face_up=False)


def _own(
    s: KingdomsState, panels: list[Panel], sizes: list[int], active: int, seat: Seat | None
) -> list[Panel]:
    """BK-SETUP-15, -16: the board of a player is public, the Treasury behind the screen is not."""
    own = panels.copy()
    shown: set[Seat] = set()
    for index, realm in enumerate(s.realms):
        if (realm.seat == seat or s.ended is not None) and realm.seat not in shown:
            shown.add(realm.seat)
            purse = s.treasuries[realm.seat]
            own[index] = _panel_of(s, index, sizes[index], active, purse)
    return own


def _panel_of(
    s: KingdomsState, index: int, provinces: int, active: int, purse: Coins | bool
) -> Panel:
    realm = s.realms[index]
    fielded, laid, trophies = len(realm.warriors), len(realm.tokens), len(realm.trophies)
    key = (provinces, fielded, laid, trophies, realm.king is not None)
    return _panel(realm.id, realm.seat, key, index == active, s.options, purse)


@lru_cache(maxsize=16_384)
def _panel(
    kingdom: Kingdom,
    seat: Seat,
    standing: Standing,
    active: bool,
    options: KingdomsOptions,
    purse: Coins | bool,
) -> Panel:
    """The panel of a Kingdom; the purse is shown, hidden (True) or shown elsewhere (False)."""
    return Panel(
        id=f"kingdom:{kingdom}",
        label=Text(f"kingdom-{kingdom}"),
        tincture=TINCTURE[kingdom],
        lit=(kingdom,),
        drawn=kingdom,
        seat=seat,
        charge=CHARGE[kingdom],
        active=active,
        counters=[*_standing(options.edition, kingdom, standing), *_treasury(purse)],
        notes=_powers(options.edition, kingdom) if options.powers else [],
    )


@cache
def _powers(name: str, kingdom: Kingdom) -> list[Text]:
    """What is printed on the cards of a Kingdom."""
    return [
        Text(f"power-{power.id.replace('_', '-')}", source=power.source)
        for power in edition(name).powers_of[kingdom]
    ]


@cache
def _standing(name: str, kingdom: Kingdom, standing: Standing) -> list[Counter]:
    box = edition(name)
    provinces, fielded, laid, trophies, king = standing
    spare_warriors, spare_tokens = WARRIORS[kingdom] - fielded, CONTROL_TOKENS[kingdom] - laid
    return [
        Counter("provinces", provinces, PROVINCES_TO_WIN),
        Counter("warriors", spare_warriors, WARRIORS[kingdom]),
        Counter("tokens", spare_tokens, CONTROL_TOKENS[kingdom]),
        Counter("recruit-cost", box.warrior_costs[fielded] if spare_warriors else None),
        Counter("claim-cost", box.claim_costs[laid] if spare_tokens else None),
        Counter("trophies", trophies),
        Counter("king", int(king)),
    ]


@lru_cache(maxsize=4096)
def _treasury(purse: Coins | bool) -> list[Counter]:
    """As many entries whether it can be seen or not, so that their number tells nothing."""
    if isinstance(purse, bool):
        unseen = [_coin(kind, None) for kind in KINDS]
        return [Counter("treasury", None), *unseen] if purse else []
    counts = purse.by_kind()
    coins = [_coin(kind, counts.get(kind, 0)) for kind in KINDS]
    return [Counter("treasury", purse.value), *coins]


def _coin(kind: str, number: int | None) -> Counter:
    return Counter(kind, number, icons=(kind,))
