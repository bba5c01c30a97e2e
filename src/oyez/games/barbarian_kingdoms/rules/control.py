"""Control: who holds a Province, and the victories that hang on it."""

from __future__ import annotations

from typing import Final

from oyez.games.barbarian_kingdoms.box.fixed import (
    INITIAL_PROVINCES,
    KINGS_TO_WIN,
    PROVINCES_TO_WIN,
    Province,
)
from oyez.games.barbarian_kingdoms.scene.happenings import GameWon, TokenRemoved
from oyez.games.barbarian_kingdoms.state import KingdomsEnding, KingdomsState, Realm
from oyez.kernel import GameOver

# BK-R33: the seven Provinces of a victory take the Initial Provinces and so many tokens.
TOKENS_TO_WIN: Final = PROVINCES_TO_WIN - INITIAL_PROVINCES


def occupies(s: KingdomsState, realm: Realm, province: Province) -> bool:
    """BK-CONTROL-11, BK-R25: a Unit stands there, and not merely for an action under way."""
    if s.arena is not None and s.arena.province == province:
        return s.arena.holder == realm.id
    return realm.king == province or province in realm.warriors


def occupier(s: KingdomsState, province: Province) -> Realm | None:
    """The Kingdom that occupies the Province."""
    return next((realm for realm in s.realms if occupies(s, realm, province)), None)


def controlled(s: KingdomsState, realm: Realm) -> list[Province]:
    """BK-CONTROL-01, -02: free printed spots and Control Tokens."""
    box = s.options.box
    home = box.initial[realm.id]
    if s.arena is not None:
        return [p for p in home if not _suspended(s, realm, p)] + realm.tokens
    lost = _lost(s, realm, box.homeland[realm.id])
    if lost:
        return [p for p in home if p not in lost] + realm.tokens
    return [*home, *realm.tokens]


def _lost(s: KingdomsState, realm: Realm, homeland: frozenset[Province]) -> list[Province]:
    """BK-CONTROL-06, BK-R28: the home Provinces where rivals have Units or tokens."""
    lost: list[Province] = []
    for rival in s.realms:
        if rival is not realm:
            king = rival.king
            if king is not None and king in homeland:
                lost.append(king)
            for zone in rival.warriors:
                if zone in homeland:
                    lost.append(zone)  # noqa: PERF401 - hardly ever, so no list is the quickest
            for token in rival.tokens:
                if token in homeland:
                    lost.append(token)  # noqa: PERF401
    return lost


def controls(s: KingdomsState, realm: Realm, province: Province) -> bool:
    """Whether the Kingdom controls this Province."""
    if province in realm.tokens:
        return True
    return s.options.box.home_of.get(province) == realm.id and not _suspended(s, realm, province)


def controller(s: KingdomsState, province: Province) -> Realm | None:
    """The Kingdom in play that controls the Province."""
    return next((realm for realm in s.realms if controls(s, realm, province)), None)


def _suspended(s: KingdomsState, realm: Realm, province: Province) -> bool:
    """BK-CONTROL-06, BK-R28: a rival stands on the printed spot, or his token covers it."""
    for rival in s.realms:
        if rival is not realm and (province in rival.tokens or occupies(s, rival, province)):
            return True
    return False


def remove_tokens(s: KingdomsState, province: Province, winner: Realm) -> None:
    """BK-ASSAULT-06, BK-R24: opposing Control Tokens go back to the reserve."""
    for rival in s.realms:
        if rival is not winner and province in rival.tokens:
            rival.tokens.remove(province)
            s.tell(TokenRemoved, rival.id, province)
            check_victory(s)


def check_victory(s: KingdomsState) -> None:
    """BK-VICTORY-06, BK-R44, BK-R45: the game stops the instant a condition is met."""
    enough = KINGS_TO_WIN if s.seats > 2 else 1  # a pair of Kingdoms adds up its trophies
    for realm in s.realms:
        if len(realm.tokens) >= TOKENS_TO_WIN or len(realm.trophies) >= enough:
            break
    else:
        return
    first = s.turn if s.seats > 2 else s.turn - s.turn % 2  # a pair of Kingdoms is one player
    for realm in s.realms[first:] + s.realms[:first]:
        _check_victory_of(s, realm)


def _check_victory_of(s: KingdomsState, realm: Realm) -> None:
    """BK-VICTORY-02, -04, BK-TWOPLAYER-03, -04: enough Provinces, or enough Kings."""
    if len(realm.tokens) >= TOKENS_TO_WIN and len(controlled(s, realm)) >= PROVINCES_TO_WIN:
        end(s, realm, "territorial")
    if sum(len(r.trophies) for r in s.realms_of(realm.seat)) >= KINGS_TO_WIN:
        end(s, realm, "military")


def end(s: KingdomsState, realm: Realm, how: str) -> None:
    """Proclaim the winner and stop the match on the spot."""
    s.ended = KingdomsEnding(realm.seat, how)
    s.tell(GameWon, realm.seat, realm.id, how)
    raise GameOver
