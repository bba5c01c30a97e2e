"""What events of battles count."""

from __future__ import annotations

from oyez.games.barbarian_kingdoms import GAME
from oyez.scene.episodes import tells
from oyez.testing.play import RandomMatch


def test_a_battle_counts_the_same_as_its_parts() -> None:
    told = [told for seed in range(4) for told in RandomMatch(GAME, seed).played_out().told or ()]
    counted = [tells(each.event) for each in told]
    sums = [(each.total, sum(part.value or 0 for part in each.parts)) for each in counted]
    battles = [(total, parts) for total, parts in sums if total is not None]
    assert len(battles) > 4
    assert all(total == parts for total, parts in battles)
