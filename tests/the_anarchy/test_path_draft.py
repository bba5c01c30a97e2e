"""The draft of Path cards by several players."""

from __future__ import annotations

import pytest

from oyez.games.the_anarchy.answers import TakePath
from oyez.games.the_anarchy.scene.happenings import PathsRevealed, PathTaken
from oyez.kernel import Seat
from oyez.state.secrets import observe
from tests.ledger import rule
from tests.the_anarchy.luck import bag, number_drawn
from tests.the_anarchy.positions import ME, YOU, Game, Position

REVEALED = ("abbot", "baron", "captain", "defender")


def draft(tents: list[int], first: int = 0, number: int = 4, scenario: str = "") -> Game:
    """As many Path cards revealed as there are tents, which stand there."""
    position = Position(len(tents), number, scenario=scenario or "classic-easy")
    position.state.first = Seat(first)
    for seat, tent in enumerate(tents):
        position.having(seat, tent=tent)
    return position.play("draft").draw(*REVEALED[: len(tents)])


def takers(game: Game) -> list[int]:
    """Who takes the cards, one after the other, each the first that is left."""
    while game.phase == "draft":
        (seat,) = game.match.waiting()
        game.do(game.choices(seat)[0], seat=seat)
    return [taken.seat for taken in game.events(PathTaken)]


@rule("TA-PATHDRAFT-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_path_cards_are_revealed_as_there_are_players(seats: int) -> None:
    game = Position(seats).play("draft")
    assert (len(bag(game)), number_drawn(game)) == (25, seats)
    game.draw(*REVEALED[:seats])
    assert game.state.offer == list(REVEALED[:seats])
    assert len(game.state.path_deck) == 25 - seats
    assert not set(REVEALED[:seats]) & set(game.state.path_deck)
    assert [told.paths for told in game.events(PathsRevealed)] == [REVEALED[:seats]]


@rule("TA-PATHDRAFT-02")
def test_each_takes_one_of_the_cards_that_are_left() -> None:
    game = draft([0, 0, 0])
    assert game.prompt(0) == "take-path"
    assert not game.asked(1)
    assert game.choices(0) == [TakePath("abbot"), TakePath("baron"), TakePath("captain")]
    game.do(TakePath("baron"))
    assert game.choices(1) == [TakePath("abbot"), TakePath("captain")]
    assert game.why_not(TakePath("baron"), 1) == "path-not-offered"
    assert game.why_not(TakePath("defender"), 1) == "path-not-offered"
    game.do(TakePath("captain"), seat=1)
    assert [p.paths for p in game.state.players] == [["baron"], ["captain"], ["abbot"]]
    assert game.state.offer == []
    assert game.state.rival == 0  # there is none where several play


@rule("TA-PATHDRAFT-02")
def test_a_path_card_is_kept_for_the_production_of_the_round() -> None:
    game = draft([0, 0]).do(TakePath("baron"))
    assert game.phase == "actions"
    assert game[0].paths == ["baron"]
    assert game[0].stock["coin"] == 2 + 1  # the Baron gives 2, the track 1


@rule("TA-PATHDRAFT-03")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_without_tents_the_first_player_begins_and_others_follow_clockwise(
    first: int, order: list[int]
) -> None:
    assert takers(draft([0, 2, 1], first, scenario="siege-easy")) == order


@rule("TA-PATHDRAFT-04")
@pytest.mark.parametrize(
    ("tents", "order"), [([1, 3, 2], [1, 2, 0]), ([3, 2, 1], [0, 1, 2]), ([0, 1, 2], [2, 1, 0])]
)
def test_with_tents_who_stands_farthest_right_begins(tents: list[int], order: list[int]) -> None:
    for first in range(3):
        assert takers(draft(tents, first)) == order


@rule("TA-PATHDRAFT-05", "TA-ROUND-07")
@pytest.mark.parametrize(
    ("first", "order"), [(0, [1, 3, 0, 2]), (1, [1, 3, 2, 0]), (2, [3, 1, 2, 0]), (3, [3, 1, 0, 2])]
)
def test_tents_on_one_space_follow_clockwise_from_the_first_player(
    first: int, order: list[int]
) -> None:
    assert takers(draft([1, 2, 1, 2], first)) == order


@rule("TA-PATHDRAFT-06")
def test_after_a_space_comes_the_next_one_that_is_occupied() -> None:
    assert takers(draft([0, 3, 3, 1], first=2)) == [2, 1, 3, 0]


@rule("TA-PATHDRAFT-EX1")
def test_red_and_blue_draft_before_green_and_yellow() -> None:
    green, red, blue, yellow = range(4)  # clockwise, so that Red sits to Green's left
    tents = {green: 2, red: 3, blue: 3, yellow: 1}
    game = draft([tents[seat] for seat in range(4)], first=green, number=4)
    assert len(game.choices(red)) == 4
    game.do(TakePath("abbot"), seat=red).do(TakePath("captain"), seat=blue)
    assert game.choices(green) == [TakePath("baron"), TakePath("defender")]
    game.do(TakePath("defender"), seat=green)
    assert [taken.seat for taken in game.events(PathTaken)] == [red, blue, green, yellow]
    assert game[yellow].paths == ["baron"]


@rule("TA-R57")
def test_everybody_sees_all_path_cards() -> None:
    game = draft([0, 0, 0]).do(TakePath("baron"))
    for seat in (ME, YOU, None):
        seen = observe(game.state, seat)
        assert seen["players"][0]["paths"] == ["baron"]
        assert seen["offer"] == ["abbot", "captain"]


@rule("TA-R58")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_at_the_start_all_tents_are_level(first: int) -> None:
    clockwise = [first, (first + 1) % 3, (first + 2) % 3]
    assert takers(draft([0, 0, 0], first, number=1)) == clockwise


@rule("TA-R58")
def test_the_start_is_a_space_like_any_other() -> None:
    assert takers(draft([0, 0, 1], first=1, number=2)) == [2, 1, 0]
