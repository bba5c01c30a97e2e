"""Golden games: whatever becomes of the code, these seeds lead through the same rounds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from oyez.games.the_anarchy import GAME
from oyez.kernel import plain
from oyez.kernel import record as records
from tools.golden import FOLDER
from tools.golden_the_anarchy import FILE, WANTED, Wanted, fingerprint, play_out, tell

HINT = "if a rule changed on purpose, run `python -m tools.golden` and look at what it changes"
each_game = pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)


def stored() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / FILE).read_bytes())
    return found


@each_game
def test_a_golden_game_goes_through_the_same_rounds_to_the_same_end(wanted: Wanted) -> None:
    kept = stored()[wanted.name]
    rounds, match = play_out(wanted, kept["seed"])
    for number, (now, then) in enumerate(zip(rounds, kept["rounds"], strict=False), 1):
        assert now == then, f"{wanted.name}: round {number} begins otherwise; {HINT}"
    assert json.loads(json.dumps(tell(kept["seed"], rounds, match))) == kept, HINT
    assert wanted.fits(match)


@each_game
def test_the_record_of_a_golden_game_leads_to_the_same_table(wanted: Wanted) -> None:
    """Every answer is judged again, and the paper is written again to the byte."""
    rounds, match = play_out(wanted, stored()[wanted.name]["seed"])
    paper = records.to_json(records.write(match))
    again = records.read(GAME, records.from_json(paper))
    assert fingerprint(again) == rounds[-1]
    assert plain(again.outcome) == plain(match.outcome)
    assert records.to_json(records.write(again)) == paper


def test_there_is_a_golden_game_of_every_kind() -> None:
    assert set(stored()) == {wanted.name for wanted in WANTED}
    assert {wanted.seats for wanted in WANTED} == set(GAME.seats)
    options = {name for wanted in WANTED for name in wanted.options}
    assert options == {"scenario", "defence_in_turn", "reachable_sums", "without_conqueror"}
