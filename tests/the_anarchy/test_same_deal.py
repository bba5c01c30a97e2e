"""The same deal again: every chance has a name of its own."""

from __future__ import annotations

from random import Random

import pytest

from oyez.games.the_anarchy import GAME, AnarchyOptions
from oyez.games.the_anarchy.answers import STOP
from oyez.kernel import Match
from oyez.kernel.seeds import DealSeed
from oyez.testing.properties import check_named


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("scenario", ["classic-easy", "siege-hard"])
def test_every_chance_has_a_name(seats: int, scenario: str) -> None:
    assert check_named(GAME, seats, AnarchyOptions(scenario=scenario), Random(7)) > 20


def test_whatever_is_done_the_attacks_of_every_round_are_the_same() -> None:
    dealt = [attacks_of(idle, Random(7)) for idle in (True, False)]
    assert dealt[0] == dealt[1]
    assert len(dealt[0]) == 5


def attacks_of(idle: bool, rng: Random) -> dict[int, list[str]]:
    """By round, the cards that lie face up, in a game of one deal."""
    match = Match(GAME, 1, AnarchyOptions(), rng=DealSeed(b"a secret"))
    found: dict[int, list[str]] = {}
    while not match.over:
        found.setdefault(match.state.round, [slot.card for slot in match.state.players[0].slots])
        (question,) = match.questions()
        stops = idle and question.prompt == "act"
        match.answer(question.seat, STOP if stops else question.choices.sample(rng))
    return found
