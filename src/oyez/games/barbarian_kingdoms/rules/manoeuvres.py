"""Manoeuvres: moving one's Units about one's own lands, onto the Sea, and castling."""

from __future__ import annotations

from functools import cache

from oyez.games.barbarian_kingdoms.answers import EndManoeuvre, Manoeuvre, Move, SwapKing
from oyez.games.barbarian_kingdoms.box.edition import edition
from oyez.games.barbarian_kingdoms.box.fixed import KING, SEA, WARRIOR, Kingdom, Zone
from oyez.games.barbarian_kingdoms.rules import powers
from oyez.games.barbarian_kingdoms.rules.control import check_victory, controlled
from oyez.games.barbarian_kingdoms.scene.happenings import Castled, Manoeuvred, Moved
from oyez.games.barbarian_kingdoms.state import KingdomsState, Realm
from oyez.kernel import Ask, Flow, OneOf

MANOEUVRE = Manoeuvre()
DONE = EndManoeuvre()


Routes = dict[Zone, tuple[tuple[Zone, Move], ...]]


@cache
def _routes(name: str, kingdoms: tuple[Kingdom, ...]) -> tuple[Routes, Routes]:
    """Every move of a King, and of a Warrior, by where he stands, with the target."""
    adjacent = edition(name).open_map(kingdoms).adjacent
    king, warrior = [
        {
            origin: tuple([(zone, Move(unit, origin, zone)) for zone in near])
            for origin, near in adjacent.items()
        }
        for unit in (KING, WARRIOR)
    ]
    return king, warrior


class Marches:
    """The moves left to each Unit during one Manoeuvres action."""

    __slots__ = ("castlings", "king", "warriors")

    def __init__(self, king: int, warriors: list[int], castlings: int = 1) -> None:
        self.king, self.warriors, self.castlings = king, warriors, castlings


def manoeuvres(s: KingdomsState, realm: Realm, _action: Manoeuvre) -> Flow[None]:
    """BK-MANEUVER-01..08, BK-R13: one after another, each Unit at most once (Horsemen: twice)."""
    each = 1
    if powers.has(s, realm, powers.HORSEMEN):
        each = powers.number(s, powers.HORSEMEN, "moves")
    left = Marches(each, [each] * len(realm.warriors))
    about = {"kingdom": realm.id}
    s.tell(Manoeuvred, realm.id)
    while True:  # also with no move left: saying so ends the turn (BK-R11)
        moves = legal_moves(s, realm, left)
        answer = yield Ask(realm.seat, OneOf([*moves, DONE]), "manoeuvre", "BK-MANEUVER-01", about)
        if answer == DONE:
            return
        carry_out(s, realm, left, answer)


def legal_moves(s: KingdomsState, realm: Realm, left: Marches) -> list[Move | SwapKing]:
    """BK-MANEUVER-02..06: into an empty Province one controls, onto the Sea, or castling."""
    standing, king = realm.zones(), realm.king
    open_to = [SEA] + [p for p in controlled(s, realm) if p not in standing]
    by_king, by_warrior = _routes(s.options.edition, s.kingdoms)
    warriors = _distinct(realm, left)
    moves: list[Move | SwapKing] = []
    if king is not None and left.king:
        moves += [move for zone, move in by_king[king] if zone in open_to]
        if left.castlings:
            near = s.map.adjacent[king]
            moves += [SwapKing(king, zone) for zone in warriors if zone in near]
    for origin in warriors:
        moves += [move for zone, move in by_warrior[origin] if zone in open_to]
    return moves


def _distinct(realm: Realm, left: Marches) -> list[Zone]:
    """The Zones from which some Warrior can still move."""
    zones: list[Zone] = []
    for zone, moves in zip(realm.warriors, left.warriors, strict=True):
        if moves and zone not in zones:
            zones.append(zone)
    return zones


def carry_out(s: KingdomsState, realm: Realm, left: Marches, move: Move | SwapKing) -> None:
    """Make one move and count it."""
    if isinstance(move, SwapKing):
        index = _freshest(realm, left, move.warrior)
        realm.king, realm.warriors[index] = move.warrior, move.king
        left.king -= 1
        left.warriors[index] -= 1
        left.castlings -= 1
        s.tell(Castled, realm.id, move.warrior, move.king)
    else:
        if move.unit == KING:
            realm.king = move.target
            left.king -= 1
        else:
            index = _freshest(realm, left, move.origin)
            realm.warriors[index] = move.target
            left.warriors[index] -= 1
        s.tell(Moved, realm.id, move.unit, move.origin, move.target)
    check_victory(s)


def _freshest(realm: Realm, left: Marches, zone: Zone) -> int:
    """Of several Warriors in one Zone, the one with most moves left."""
    here = [i for i, where in enumerate(realm.warriors) if where == zone]
    return max(here, key=lambda i: left.warriors[i])


def move_king(s: KingdomsState, realm: Realm) -> Flow[None]:
    """BK-R69 (Bretwalda): after a Recruitment or Taxation the King may make one such move."""
    if not powers.has(s, realm, powers.BRETWALDA):
        return
    left = Marches(1, [1] * len(realm.warriors))
    moves = [m for m in legal_moves(s, realm, left) if isinstance(m, SwapKing) or m.unit == KING]
    if not moves:
        return
    about = {"kingdom": realm.id}
    answer = yield Ask(realm.seat, OneOf([*moves, DONE]), "bretwalda", "BK-R69", about)
    if answer != DONE:
        carry_out(s, realm, left, answer)
