"""Movement: where nobles can go, and how they get there."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import March, Sail
from oyez.games.warrior_knights.rules.war.armies import put
from oyez.games.warrior_knights.rules.war.consent import may_pass
from oyez.games.warrior_knights.rules.war.geography import marches, voyages
from oyez.games.warrior_knights.rules.war.sea import sail
from oyez.games.warrior_knights.rules.war.sieges import confined
from oyez.games.warrior_knights.rules.war.transfer import take_up
from oyez.games.warrior_knights.rules.war.walls import owner_of
from oyez.games.warrior_knights.state import KnightsState, Noble
from oyez.kernel import Flow, Seat


def movable_nobles(s: KnightsState, seat: Seat) -> list[Noble]:
    """WK-MOVE-01, -07, WK-SIEGE-06: fresh, on the board, not at sea or shut in; once a card."""
    used = s.card.used if s.card is not None else []
    return [n for n in s.able_nobles(seat) if n.id not in used and not confined(s, n)]


def moves(s: KnightsState, seat: Seat) -> list[March | Sail]:
    """WK-MOVE-02..05, WK-SEA-01, WK-R61: every move of a baron's nobles but where he is barred."""
    refused = [*(s.card.refused if s.card is not None else []), *shut(s, seat)]
    found: list[March | Sail] = []
    nobles = movable_nobles(s, seat)
    for noble, ways in zip(nobles, marches(s, nobles), strict=True):
        if refused:
            found += [m for m in ways if not any(r in refused for r in m.path[:-1])]
        else:
            found += ways
        found += voyages(s, noble)
    return found


def shut(s: KnightsState, seat: Seat) -> list[str]:
    """WK-SIEGE-06, WK-R61: besieged places of his own, into which his nobles can go but not out."""
    return [x.region for x in s.sieges if owner_of(s, x.region) == seat]


def goal(move: March | Sail) -> str:
    """The region in which, or before which, a move ends."""
    return move.port if isinstance(move, Sail) else move.path[-1]


def carry_out(s: KnightsState, move: March | Sail) -> Flow[bool]:
    """WK-MOVE-06, -07: he walks or sails; False: he was refused passage, and stays."""
    card = s.card
    assert card is not None
    noble = s.noble(move.noble)
    if isinstance(move, March):
        refused = yield from barred(s, noble, move)
        if refused:
            card.refused.append(refused)
            return False
    card.moved = True
    card.used.append(noble.id)
    if isinstance(move, Sail):
        yield from sail(s, noble, move.port)
    else:
        yield from march(s, noble, move.path)
    return True


def barred(s: KnightsState, noble: Noble, move: March) -> Flow[str]:
    """WK-MOVE-06, WK-R43: the first region that he may not pass through; to stop in one is free."""
    for region in move.path[:-1]:
        allowed = yield from may_pass(s, noble.seat, region)
        if not allowed:
            return region
    return ""


def march(s: KnightsState, noble: Noble, path: tuple[str, ...]) -> Flow[None]:
    """WK-MOVE-02, -03, WK-TRANSFER-01, -02: region after region, taking up troops in each."""
    yield from take_up(s, noble)
    for region in path:
        if noble.on_board:
            put(s, noble, region, "WK-MOVE-02")
            yield from take_up(s, noble)
