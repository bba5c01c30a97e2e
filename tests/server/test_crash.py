"""A server that is killed at any moment loses nothing that it has acknowledged.

`python -m bench.crash` does the same for longer.
"""

from __future__ import annotations

from pathlib import Path

from bench.crash import crash, crash_at_first


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    figures = crash(tmp_path, kills=4, seed=3)
    assert figures.faults == []
    assert figures.lost == figures.doubled == figures.unknown == figures.broken == 0
    assert figures.orphans == 0, "bots think on although their server is gone"
    assert figures.acknowledged_deeds > 50
    assert figures.acknowledged_talk > 0
    assert figures.games >= 6


def test_a_server_that_was_killed_while_it_made_its_database_starts_again(tmp_path: Path) -> None:
    assert crash_at_first(tmp_path, kills=4, seed=4)
