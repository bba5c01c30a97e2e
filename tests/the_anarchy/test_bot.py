"""The bots: they finish every game, say nothing illegal, see no secrets, and beat chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.bots import (
    LEVELS,
    STEWARD,
    Observation,
    bot_named,
    bots_by_name,
    decide_from_bytes,
    pack_observation,
)
from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy import GAME, AnarchyOptions
from oyez.games.the_anarchy.bot import HEURISTICS, defending, planning
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


@pytest.mark.parametrize("seed", range(4))
def test_no_level_ever_says_what_is_not_allowed(seed: int) -> None:
    """Not even where nobody sensible would ever be."""
    rng = Random(seed)
    seats = GAME.seats[seed]
    match = Match[Any](GAME, seats, GAME.sample_options(seats, rng), rng=rng)
    met = 0
    while not match.over:
        question = rng.choice(match.questions())
        if rng.random() < 0.05:
            state = match.state_of(question.seat)
            assert HEURISTICS.reply(state, question, rng) in question.choices
            assert HEURISTICS.ideas(state, question, rng)[0] in question.choices
            assert 0 <= HEURISTICS.worth(state, question.seat) < 1
            for name in THINKING:
                said = bot_named(name, rng).answer(question, Observation(match, question.seat))
                assert said in question.choices
                met += 1
        match.answer(question.seat, question.choices.sample(rng))
    assert met


def test_thinking_changes_nothing_at_the_table() -> None:
    rng = Random(5)
    match = Match[Any](GAME, 2, AnarchyOptions(), rng=rng)
    while not match.over:
        question = match.questions()[0]
        state = match.state_of(question.seat)
        if rng.random() < 0.3:
            before = repr(state)
            HEURISTICS.ideas(state, question, rng)
            HEURISTICS.worth(state, question.seat)
            assert repr(state) == before
        match.answer(question.seat, HEURISTICS.reply(state, question, rng))


# -- secrets ---------------------------------------------------------------------------------------


def test_what_lies_face_down_changes_no_thought() -> None:
    """Two matches that differ only in what is face down are thought about alike."""
    rng = Random(3)
    match = Match[Any](GAME, 1, AnarchyOptions(), rng=rng)
    compared = 0
    while not match.over and compared < 12:
        question = match.questions()[0]
        if match.state.fronts.get(ALONE) and rng.random() < 0.1:
            other = Observation(match, ALONE).imagine(rng)
            for name in ("knight", "marshal"):
                one, two = (pack_observation(each, ALONE, Random(1)) for each in (match, other))
                assert decide_from_bytes(name, one, 4) == decide_from_bytes(name, two, 4)
            compared += 1
        match.answer(ALONE, HEURISTICS.reply(match.state, question, rng))
    assert compared


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
