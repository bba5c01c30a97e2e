"""What holds in every position: nothing is lost, and everything stands where it may."""

from __future__ import annotations

from collections import Counter

from oyez.cli.new_game.template_game.state import TemplateGameState


def check(s: TemplateGameState) -> None:
    """Raise AssertionError if something on the table cannot be."""
    cards = Counter(s.discards)
    cards.update(s.deck.stock)
    for hand in s.hands.values():
        cards.update(hand)
    printed = {row.id: row.count for row in s.box.envoys.values()}
    assert +cards == Counter(printed), "an envoy was lost or made up"
    assert s.banners.keys() <= s.box.lands.keys(), "a banner stands outside the valley"
    assert all(coins >= 0 for coins in s.coins.values()), "somebody has less than no coins"
    assert len(s.banners) <= s.round <= s.options.rounds, "a round too many, or a banner"
