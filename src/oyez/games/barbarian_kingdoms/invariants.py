"""What holds in every position: pieces and money are conserved, and all stand where they may."""

from __future__ import annotations

from collections import Counter

from oyez.games.barbarian_kingdoms.box.fixed import (
    CHEST_POOL,
    CONTROL_TOKENS,
    PROVINCES_TO_WIN,
    SEA,
    STARTING_LOOT,
    STARTING_TREASURY,
    WARRIORS,
)
from oyez.games.barbarian_kingdoms.rules.coins import NO_COINS, Coins
from oyez.games.barbarian_kingdoms.rules.control import controlled, controls
from oyez.games.barbarian_kingdoms.state import KingdomsState


def check(s: KingdomsState) -> None:
    """Raise AssertionError if something on the table cannot be."""
    if s.phase != "play":
        return
    assert 0 <= s.turn < len(s.realms), f"it is the turn of nobody: {s.turn}"
    for realm in s.realms:
        assert realm.seat in s.treasuries, f"nobody plays {realm.id}: there is no seat {realm.seat}"
    check_money(s)
    check_units(s)
    check_control(s)


def all_coins(s: KingdomsState) -> Coins:
    """Every token in the game, wherever it lies."""
    total = s.chest_pool
    for coins in (*s.treasuries.values(), *s.loot.values()):
        total += coins
    return total


def check_money(s: KingdomsState) -> None:
    """BK-LIMIT-04: tokens in play never change in number or kind."""
    expected = Coins(**CHEST_POOL)
    for _ in range(s.seats):
        expected += Coins(**STARTING_TREASURY)
    for _ in s.kingdoms:
        expected += Coins(**STARTING_LOOT)
    # Purses being exchanged are nowhere while a Battle counts its points, never between answers.
    assert all_coins(s) == expected, f"money is not conserved: {all_coins(s)} for {expected}"
    for heap in (*s.treasuries.values(), *s.loot.values(), s.chest_pool):
        assert heap.holds(NO_COINS), f"a heap with fewer than no tokens: {heap}"
    for seat, secret in s.from_chests.items():
        assert s.treasuries[seat].holds(secret), f"seat {seat} lacks tokens from chests"
    assert all(s.loot.values()), "an empty heap of Loot"


def check_units(s: KingdomsState) -> None:
    """BK-LIMIT-01, -04, BK-MOVE-05, -06: one Unit a Province but in Battle, none on closed land."""
    standing = Counter(zone for realm in s.realms for zone in realm.zones() if zone != SEA)
    open_zones = set(s.map.provinces)
    for zone, number in standing.items():
        assert zone in open_zones, f"a Unit in {zone}, which is closed"
        fought_over = s.arena is not None and s.arena.province == zone
        assert number == 1 or fought_over, f"{number} Units in {zone}"
    for realm in s.realms:
        assert len(realm.warriors) <= WARRIORS[realm.id], f"too many Warriors of the {realm.id}"
    dead = [king for realm in s.realms for king in realm.trophies]
    assert sorted(dead) == sorted(r.id for r in s.realms if r.king is None), (
        "trophies and dead Kings"
    )


def check_control(s: KingdomsState) -> None:
    """BK-R24, BK-R33, BK-MAP-05: tokens are few, never in Capitals, never under a rival's Unit."""
    claimed = [province for realm in s.realms for province in realm.tokens]
    assert len(claimed) == len(set(claimed)), "two Control Tokens in one Province"
    assert not s.options.box.capitals.intersection(claimed), "a Control Token in a Capital"
    for realm in s.realms:
        assert len(realm.tokens) <= CONTROL_TOKENS[realm.id], f"too many tokens of the {realm.id}"
        lands = controlled(s, realm)
        most = len(s.options.box.initial[realm.id]) + len(realm.tokens)
        assert len(lands) <= most <= PROVINCES_TO_WIN, f"the {realm.id} control too much"
        assert all(controls(s, realm, province) for province in lands), "control told two ways"
        for rival in s.realms:
            if rival is not realm and s.arena is None:
                under = [p for p in realm.tokens if rival.stands_in(p)]
                assert not under, f"{rival.id} on a token of {realm.id} in {under}"
