"""One player alone: the Rival's tent, and the rank that a score earns."""

from __future__ import annotations

import pytest

from oyez.games.the_anarchy.answers import TakePath
from oyez.games.the_anarchy.scene.happenings import PathsRevealed, PathTaken, RivalMoved
from tests.ledger import rule
from tests.the_anarchy.luck import bag, draw_first, idle, number_drawn, reached
from tests.the_anarchy.positions import Game, Position, begin


def draft(tent: int, rival: int, number: int = 2, scenario: str = "classic-easy") -> Game:
    """The draft of a round, both tents standing there."""
    position = Position(1, number, scenario=scenario).having(tent=tent)
    position.state.rival = rival
    return position.play("draft")


@rule("TA-SOLO-01")
def test_the_rival_starts_beside_the_tent_of_the_player() -> None:
    state = begin(1).state
    assert state.rival == state.players[0].tent == 0


@rule("TA-SOLO-02")
def test_level_with_the_rival_one_of_two_path_cards_is_kept() -> None:
    game = draft(tent=1, rival=1)
    assert number_drawn(game) == 2
    game.draw("abbot", "baron")
    assert game.choices() == [TakePath("abbot"), TakePath("baron")]
    game.do(TakePath("baron"))
    assert game[0].paths == ["baron"]
    assert game.state.offer == []
    assert "abbot" not in game.state.path_deck
    assert game.phase == "actions"


@rule("TA-SOLO-03")
def test_in_round_1_there_is_always_a_choice() -> None:
    game = begin(1)
    draw_first(game)
    assert (game.phase, game.state.round) == ("draft", 1)
    assert len(game.state.offer) == len(game.choices()) == 2


@rule("TA-SOLO-04")
@pytest.mark.parametrize(("tent", "rival"), [(0, 1), (1, 2), (0, 3)])
def test_behind_the_rival_the_only_path_card_has_to_be_taken(tent: int, rival: int) -> None:
    game = draft(tent, rival, number=rival + 1)
    assert number_drawn(game) == 1
    game.draw("abbot")
    assert game.phase == "actions"
    assert game[0].paths == ["abbot"]
    assert len(game.state.path_deck) == 24 - 1
    assert [taken.path for taken in game.events(PathTaken)] == ["abbot"]


@rule("TA-SOLO-05")
def test_after_either_draft_the_rival_goes_one_space_to_the_right() -> None:
    level = draft(tent=1, rival=1).draw("abbot", "baron")
    assert level.state.rival == 1
    assert level.do(TakePath("abbot")).state.rival == 2
    behind = draft(tent=0, rival=1).draw("abbot")
    assert behind.state.rival == 2
    assert [moved.space for moved in behind.events(RivalMoved)] == [2]


@rule("TA-SOLO-06", "TA-SOLO-01")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_without_tents_there_are_always_two_path_cards_and_no_rival(number: int) -> None:
    game = draft(tent=0, rival=number - 1, number=number, scenario="siege-standard")
    assert number_drawn(game) == 2
    game.draw("abbot", "baron")
    assert len(game.choices()) == 2
    game.do(TakePath("abbot"))
    assert (game[0].paths, game.state.offer) == (["abbot"], [])
    assert game.state.rival == number - 1
    assert game.events(RivalMoved) == []


@rule("TA-R54")
def test_at_the_draft_of_a_round_the_rival_stands_on_the_card_of_the_last() -> None:
    game = begin(1)
    for number in range(1, 6):
        idle(game, reached("draft", number))
        assert game.state.rival == number - 1
        assert game[0].tent <= number - 1
    idle(game)
    assert game.state.rival == 5


@rule("TA-R54")
def test_beyond_the_rival_is_as_good_as_level() -> None:
    assert number_drawn(draft(tent=2, rival=1, number=2)) == 2


@rule("TA-R55")
def test_the_rival_only_marks_a_space() -> None:
    game = idle(begin(1))
    assert len(game.state.players) == 1
    assert game.outcome is not None
    assert list(game.outcome.scores) == list(game.outcome.places) == [0]
    drawn = [len(told.paths) for told in game.events(PathsRevealed)]
    assert drawn == [2, 1, 1, 1, 1]  # the tent never left the start


@rule("TA-R56")
def test_path_cards_that_are_not_kept_are_gone() -> None:
    game = begin(1, scenario="siege-easy")
    idle(game)
    assert [len(told.paths) for told in game.events(PathsRevealed)] == [2, 2, 2, 2, 2]
    revealed = {path for told in game.events(PathsRevealed) for path in told.paths}
    assert len(revealed) == 10
    assert len(game.state.path_deck) == 24 - 10
    assert not revealed & set(game.state.path_deck)
    assert len(game[0].paths) == 5


@rule("TA-R56")
def test_a_path_card_that_was_not_kept_cannot_come_again() -> None:
    game = idle(begin(1, scenario="siege-easy"), lambda game: game.phase == "draft")
    game.draw("abbot", "baron").do(TakePath("baron"))
    idle(game, lambda game: game.phase == "draft")
    assert game.state.round == 2
    assert len(bag(game)) == 22
    assert not {"abbot", "baron"} & set(bag(game))


# -- ranks -----------------------------------------------------------------------------------------


def ended(points: int) -> Game:
    """A siege that has ended with so many points."""
    position = Position(1, 5, scenario="siege-easy")
    names = ("bravery", "loyalty", "influence", "might")
    rest = points
    for name in names:
        position.filled(0, {name: min(24, max(0, rest))})
        rest -= position[0].tracks[name]
    if rest > 0:  # Path cards, of three points each for full attributes
        position.having(paths=["warrior", "partisan"])
        assert rest == 6
    if rest < 0:
        position.having(grudge=-rest)
        assert rest in (-1, -2)
    return position.play("round-end")


@rule("TA-SOLO-07", "TA-SOLO-08", "TA-SOLO-09", "TA-SOLO-10", "TA-SOLO-11", "TA-R73")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (-2, "vassal"),
        (-1, "vassal"),
        (0, "vassal"),
        (1, "vassal"),
        (59, "vassal"),
        (60, "knight"),
        (74, "knight"),
        (75, "baron"),
        (84, "baron"),
        (85, "earl"),
        (96, "earl"),
        (102, "steward"),
    ],
)
def test_a_solo_score_earns_a_rank(points: int, rank: str) -> None:
    outcome = ended(points).outcome
    assert outcome is not None
    assert outcome.scores == {0: points}
    assert outcome.rank == rank


@rule("TA-SOLO-10", "TA-SOLO-11")
@pytest.mark.parametrize(
    ("points", "rank"), [(84, "baron"), (85, "earl"), (99, "earl"), (100, "steward")]
)
def test_a_hundred_points_make_a_steward_and_one_fewer_an_earl(points: int, rank: str) -> None:
    position = Position(1, 5, scenario="siege-easy").filled(bravery=24, loyalty=24)
    position.filled(influence=24, might=18 + points - 100 + 4).having(paths=["warrior", "partisan"])
    outcome = position.play("round-end").outcome
    assert outcome is not None
    assert (outcome.scores, outcome.rank) == ({0: points}, rank)


@rule("TA-SOLO-07")
def test_only_a_vassal_has_lost() -> None:
    lost, won = ended(59).outcome, ended(60).outcome
    assert lost is not None
    assert won is not None
    assert (lost.places, lost.winners) == ({0: 2}, ())
    assert (won.places, won.winners) == ({0: 1}, (0,))


@rule("TA-SOLO-07")
def test_among_several_nobody_has_a_rank() -> None:
    outcome = Position(2, 5).filled(bravery=24).play("round-end").outcome
    assert outcome is not None
    assert outcome.rank == ""
