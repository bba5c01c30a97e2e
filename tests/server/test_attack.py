"""A modified client gets nothing done and learns nothing.

`python -m bench.attack` does the same for longer.
"""

from __future__ import annotations

from pathlib import Path

from bench.attack import attack


def test_a_modified_client_gets_nothing_done_and_learns_nothing(tmp_path: Path) -> None:
    figures = attack(tmp_path, tries=3000, seed=7, slow=1)
    assert figures.faults == []
    assert figures.tries >= 3000
    assert figures.accepted == figures.leaked == figures.server_errors == 0
    assert not any(status.startswith("5") for status in figures.answers)
