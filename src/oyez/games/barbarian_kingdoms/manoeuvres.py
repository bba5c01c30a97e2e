"""Manoeuvres: moving one's Units about one's own lands, onto the Sea, and castling."""

from __future__ import annotations

from functools import cache

from oyez.games.barbarian_kingdoms import powers
from oyez.games.barbarian_kingdoms.answers import Castle, Done, Manoeuvre, Move
from oyez.games.barbarian_kingdoms.control import check_victory, controlled
from oyez.games.barbarian_kingdoms.data import KING, SEA, WARRIOR, Zone
from oyez.games.barbarian_kingdoms.happenings import Castled, Manoeuvred, Moved
from oyez.games.barbarian_kingdoms.state import Realm, State
from oyez.kernel import Ask, Flow, OneOf

MANOEUVRE = Manoeuvre()
DONE = Done()

_move = cache(Move)


class Marches:
    """The moves left to each Unit during one Manoeuvres action."""

    __slots__ = ("castlings", "king", "warriors")

    def __init__(self, each: int, warriors: int) -> None:
        self.king = each
        self.warriors = [each] * warriors
        self.castlings = 1


def manoeuvres(s: State, realm: Realm, _action: Manoeuvre) -> Flow[None]:
    """BK-MANEUVER-01..08, BK-R13: one after another, each Unit at most once (Horsemen: twice)."""
    each = powers.HORSEMEN.params["moves"] if powers.has(s, realm, powers.HORSEMEN) else 1
    left = Marches(each, len(realm.warriors))
    about = {"kingdom": realm.id}
    s.tell(Manoeuvred, realm.id)
    while True:  # also with no move left: saying so ends the turn (BK-R11)
        moves = legal_moves(s, realm, left)
        answer = yield Ask(realm.seat, OneOf([*moves, DONE]), "manoeuvre", "BK-MANEUVER-01", about)
        if answer == DONE:
            return
        carry_out(s, realm, left, answer)


def legal_moves(s: State, realm: Realm, left: Marches) -> list[Move | Castle]:
    """BK-MANEUVER-02..06: into an empty Province one controls, onto the Sea, or castling."""
    open_to = set(controlled(s, realm)).difference(realm.zones())
    open_to.add(SEA)
    adjacent = s.map.adjacent
    warriors = _distinct(realm, left)
    moves: list[Move | Castle] = []
    if realm.king is not None and left.king:
        origin = realm.king
        moves += [_move(KING, origin, zone) for zone in adjacent[origin] if zone in open_to]
        if left.castlings:
            moves += [Castle(origin, zone) for zone in warriors if zone in adjacent[origin]]
    for origin in warriors:
        moves += [_move(WARRIOR, origin, zone) for zone in adjacent[origin] if zone in open_to]
    return moves


def _distinct(realm: Realm, left: Marches) -> list[Zone]:
    """The Zones from which some Warrior can still move."""
    zones = [zone for zone, n in zip(realm.warriors, left.warriors, strict=True) if n]
    return list(dict.fromkeys(zones))


def carry_out(s: State, realm: Realm, left: Marches, move: Move | Castle) -> None:
    """Make one move and count it."""
    if isinstance(move, Castle):
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


def move_king(s: State, realm: Realm) -> Flow[None]:
    """BK-R69 (Bretwalda): after a Recruitment or Taxation the King may make one such move."""
    if not powers.has(s, realm, powers.BRETWALDA):
        return
    left = Marches(1, len(realm.warriors))
    moves = [m for m in legal_moves(s, realm, left) if isinstance(m, Castle) or m.unit == KING]
    if not moves:
        return
    about = {"kingdom": realm.id}
    answer = yield Ask(realm.seat, OneOf([*moves, DONE]), "bretwalda", "BK-R69", about)
    if answer != DONE:
        carry_out(s, realm, left, answer)
