"""Golden games: whatever becomes of the code, these replay to the last answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from oyez.games.barbarian_kingdoms import GAME
from oyez.kernel import Match, Record, plain
from oyez.kernel import record as records
from oyez.testing.options import spelled_out
from tests.barbarian_kingdoms.box import SCENARIOS
from tools.golden import FOLDER, OUTCOMES, WANTED

HINT = "if a rule changed on purpose, run `python -m tools.golden` and look at what it changes"
FILES = [FOLDER / f"{wanted.name}.json" for wanted in WANTED]
each_game = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def outcomes() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / OUTCOMES).read_bytes())
    return found


def stored(path: Path) -> Record:
    return records.from_json(path.read_bytes())


def replayed(path: Path) -> Match[Any]:
    """The game read from its record, every answer judged by the rules as they are."""
    try:
        return records.read(GAME, stored(path))
    except ValueError as fault:
        pytest.fail(f"{path.name}: {fault}; {HINT}")


@each_game
def test_a_golden_game_is_written_again_as_it_was(path: Path) -> None:
    again = records.from_json(records.to_json(records.write(replayed(path))))
    assert spelled_out(GAME, again) == spelled_out(GAME, stored(path)), HINT


@each_game
def test_a_golden_game_ends_as_it_did(path: Path) -> None:
    assert json.loads(json.dumps(plain(replayed(path).outcome))) == outcomes()[path.stem], HINT


@each_game
def test_the_snapshot_of_a_golden_game_leads_to_the_same_end(path: Path) -> None:
    of_other_rules = msgspec.structs.replace(stored(path), rules="of another day")
    resumed = records.read(GAME, of_other_rules)
    assert (resumed.state, resumed.outcome) == (replayed(path).state, replayed(path).outcome), HINT


def test_there_is_a_golden_game_of_every_kind() -> None:
    kept = [spelled_out(GAME, stored(path)) for path in FILES]
    assert len(kept) == 20
    assert {record.seats for record in kept} == set(GAME.seats)
    assert {record.options["scenario"] for record in kept} >= set(SCENARIOS)
    for option in ("expert", "inheritance", "privilege", "precedence", "change_with_rivals"):
        assert any(record.options[option] for record in kept), option
    assert not all(record.options["powers"] for record in kept)
    assert {told["how"] for told in outcomes().values()} == {"military", "territorial", "rounds"}


def test_no_golden_game_is_forgotten() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == {path.name for path in FILES} | {
        OUTCOMES
    }
