"""A server with many matches in its database loads none before it has to.

How soon it is ready is measured by `python -m bench.restart`.
"""

from __future__ import annotations

from pathlib import Path

from bench.restart import restart


def test_a_match_is_loaded_when_somebody_opens_it_or_a_bot_is_to_move(tmp_path: Path) -> None:
    figures = restart(tmp_path, matches=100, bots=4, times=1)
    assert figures.rooms_after_start == 4
    assert figures.rooms_after_opening_five == 9
