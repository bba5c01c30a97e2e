"""The bots: they finish every game, say nothing illegal, see no secrets, and beat chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.bots import (
    LEVELS,
    STEWARD,
    bots_by_name,
)
from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy import GAME, AnarchyOptions
from oyez.games.the_anarchy.bot import defending, planning
from oyez.games.the_anarchy.bot.choosing import RATES
from oyez.games.the_anarchy.bot.lore import Lore
from oyez.games.the_anarchy.bot.planning import PATH_SECTIONS
from oyez.games.the_anarchy.bot.weights import WEIGHTS
from oyez.games.the_anarchy.box.edition import ATTRIBUTES, EDITIONS, GOODS, LINES
from oyez.games.the_anarchy.rules.scoring import COUNTS
from oyez.games.the_anarchy.rules.sheets.decisions import KINDS
from oyez.kernel import Match, Seat

BOX = EDITIONS.find(STANDARD)
THINKING = [*LEVELS, STEWARD]
ALONE = Seat(0)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few plans are made and few deployments tried, so that whole games take a second."""
    monkeypatch.setattr(planning, "BUDGET", 30)
    monkeypatch.setattr(defending, "TRIES", 5)


def finished(names: list[str], seed: int, **options: Any) -> Match[Any]:
    """A game to its end, every position of which is a possible one."""
    match = Match[Any](GAME, len(names), AnarchyOptions(**options), rng=Random(seed))
    table = bots_by_name(match, names, Random(seed))
    while not match.over:
        table.move()
    GAME.check(match.state)
    return match


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", BOX.scenarios)
def test_every_scenario_is_played_to_its_end(scenario: str) -> None:
    match = finished(["marshal"], 1, scenario=scenario)
    assert match.outcome is not None
    assert match.outcome.scores[ALONE] > 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_any_number_of_bots_play_together(seats: int) -> None:
    names = [*LEVELS, "random"][-seats:]
    match = finished(names, seats, defence_in_turn=seats == 3, reachable_sums=seats == 2)
    assert match.outcome is not None
    assert len(match.outcome.scores) == seats


@pytest.mark.parametrize("seat", range(4))
def test_the_strongest_beats_chance_from_any_seat(seat: int) -> None:
    names = ["random"] * 4
    names[seat] = "marshal"
    match = finished(names, seat)
    assert match.outcome is not None
    assert match.outcome.winners == (Seat(seat),)


# -- secrets ---------------------------------------------------------------------------------------


# -- what is known by heart ------------------------------------------------------------------------


def test_every_decision_every_good_and_every_icon_is_weighed() -> None:
    assert RATES.keys() == KINDS.keys()
    assert WEIGHTS.goods.keys() == set(GOODS)
    assert WEIGHTS.lines.keys() == set(LINES)
    lore = Lore(AnarchyOptions(), WEIGHTS)
    icons = {icon for row in BOX.boxes.values() for icon in row.gives}
    assert all(lore.icon(icon, left) >= 0 for icon in icons for left in range(5))


def test_it_is_known_which_sections_a_path_card_counts() -> None:
    by_themselves = {*ATTRIBUTES, "castles", "grudge"}
    assert PATH_SECTIONS.keys() | by_themselves == COUNTS.keys()
    assert all(name in BOX.sections for names in PATH_SECTIONS.values() for name in names)


def test_the_way_to_a_thing_is_known() -> None:
    towards = Lore(AnarchyOptions(), WEIGHTS).towards
    assert towards["ladders"] == {"weapon-makers-1", "weapon-makers-2", "ladders"}
    assert {"small-crane", "weapon-makers-4", "weapon-makers-5", "ram"} < towards["ram"]
    assert {"warcraft-1", "warcraft-2", "warcraft-3", "stables-4"} < towards["black-horse"]
    assert "warcraft-4" not in towards["black-horse"]


def test_fortifications_meet_more_the_stronger_they_are_and_the_more_rounds_are_to_come() -> None:
    absorbed = Lore(AnarchyOptions(), WEIGHTS).absorbed
    for name, table in absorbed[1].items():
        assert table == sorted(table), name
        assert all(early >= late for early, late in zip(table, absorbed[4][name], strict=True))
    assert not any(any(table) for table in absorbed[5].values())
