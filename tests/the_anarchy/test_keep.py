"""The keep: three levels of Knights, resources and boxes of other command lines."""

import pytest

from oyez.games.the_anarchy.answers import LEAVE, Advance, Fill, TakeGain
from oyez.games.the_anarchy.scene.happenings import IconLost
from oyez.kernel import Reason
from tests.ledger import rule
from tests.the_anarchy.gains import gains, opens_at, price, reason
from tests.the_anarchy.positions import Position

BUILD = (1, 5, 9)
CRANES = {1: (), 5: ("small-crane",), 9: ("small-crane", "large-crane")}


def level(build: int) -> Position:
    """Before this level is built, all else being there."""
    return Position().filled(keep=build - 1).owning(*CRANES[build])


@rule("TA-KEEP-01")
@pytest.mark.parametrize(("build", "measure"), [(1, 1), (5, 4), (9, 7)])
def test_building_a_level_needs_a_measure_of_governance(build: int, measure: int) -> None:

    def position() -> Position:
        return level(build).stock(craftsman=1, material=1)

    assert opens_at(position, Fill(f"keep-{build}"), "governance") == measure


@rule("TA-KEEP-01")
@pytest.mark.parametrize("build", BUILD)
def test_building_a_level_costs_a_craftsman_and_a_material(build: int) -> None:

    def position() -> Position:
        return level(build).filled(governance=9)

    price(position, Fill(f"keep-{build}"), craftsman=1, material=1)
    game = position().stock(craftsman=1, material=1).play().do(Fill(f"keep-{build}"))
    assert gains(game) == {"influence": 1}
    assert game[0].tracks["keep"] == build


@rule("TA-KEEP-02")
@pytest.mark.parametrize(
    ("build", "owned", "missing"),
    [(5, "large-crane", "small-crane"), (9, "small-crane", "large-crane")],
)
def test_the_larger_levels_need_a_crane(build: int, owned: str, missing: str) -> None:
    position = Position().stock(craftsman=1, material=1).filled(keep=build - 1, governance=9)
    game = position.owning(owned).play()
    assert not game.offers(Fill(f"keep-{build}"))
    assert reason(game, Fill(f"keep-{build}")) == Reason(
        "not-owned", "TA-WHEEL-10", {"thing": missing}
    )
    assert position.owning(missing).play().offers(Fill(f"keep-{build}"))


@rule("TA-KEEP-02")
def test_the_small_keep_needs_no_crane() -> None:
    position = Position().stock(craftsman=1, material=1).filled(governance=1)
    assert position.play().offers(Fill("keep-1"))


@rule("TA-KEEP-03")
@pytest.mark.parametrize("number", [2, 3, 4, 6, 7, 8, 10, 11, 12])
def test_each_box_of_a_built_level_costs_a_patron(number: int) -> None:
    price(lambda: Position().filled(keep=number - 1), Fill(f"keep-{number}"), patron=1)


@rule("TA-KEEP-04")
@pytest.mark.parametrize("build", BUILD)
def test_the_first_box_of_every_level_grants_a_knight(build: int) -> None:
    game = Position().stock(patron=1).filled(keep=build).play().do(Fill(f"keep-{build + 1}"))
    assert gains(game) == {"knight": 1}


@rule("TA-KEEP-05")
@pytest.mark.parametrize("build", BUILD)
@pytest.mark.parametrize("resource", ["coin", "material", "food"])
def test_the_second_box_of_every_level_grants_a_resource_of_choice(
    build: int, resource: str
) -> None:
    game = Position().stock(patron=1).filled(keep=build + 1).play().do(Fill(f"keep-{build + 2}"))
    assert game.prompt() == "take-resource"
    assert game.choices() == [TakeGain("coin"), TakeGain("material"), TakeGain("food")]
    assert gains(game.do(TakeGain(resource))) == {resource: 1}


@rule("TA-KEEP-06", "TA-KEEP-07")
@pytest.mark.parametrize(
    ("line", "given"), [("warcraft", "soldier"), ("worship", "coin"), ("entertainment", "material")]
)
def test_the_small_keep_advances_one_of_three_lines_and_grants_influence(
    line: str, given: str
) -> None:
    game = Position().stock(patron=1).filled(keep=3).play().do(Fill("keep-4"))
    assert game.prompt() == "advance-line"
    assert game.choices() == [Advance("warcraft"), Advance("worship"), Advance("entertainment")]
    assert gains(game) == {}
    game.do(Advance(line))
    assert gains(game) == {given: 1, "influence": 1}
    lines = ("governance", "warcraft", "worship", "entertainment")
    assert [game[0].tracks[name] for name in lines if game[0].tracks[name]] == [1]
    assert game[0].tracks[line] == 1


@rule("TA-KEEP-07")
def test_the_small_keep_never_advances_governance() -> None:
    game = Position().stock(patron=1).filled(keep=3, governance=1).play().do(Fill("keep-4"))
    assert not game.offers(Advance("governance"))


@rule("TA-R09", "TA-KEEP-07")
def test_nothing_else_is_done_before_the_line_is_chosen() -> None:
    game = Position().stock(patron=2).filled(keep=3).play().do(Fill("keep-4"))
    assert reason(game, Fill("governance-1")) == Reason("decide-first", "TA-R09")


@rule("TA-KEEP-06", "TA-R13")
def test_the_medium_keep_advances_worship_and_entertainment() -> None:
    game = Position().stock(patron=1).filled(keep=7).play().do(Fill("keep-8"))
    assert gains(game) == {"coin": 1, "material": 1, "influence": 1}
    tracks = game[0].tracks
    assert (tracks["governance"], tracks["warcraft"]) == (0, 0)
    assert (tracks["worship"], tracks["entertainment"]) == (1, 1)


@rule("TA-KEEP-06", "TA-R13")
def test_the_large_keep_advances_the_three_other_lines() -> None:
    game = Position().stock(patron=1).filled(keep=11).play().do(Fill("keep-12"))
    assert gains(game) == {"soldier": 1, "coin": 1, "material": 1, "influence": 1}
    tracks = game[0].tracks
    assert (tracks["governance"], tracks["warcraft"]) == (0, 1)
    assert (tracks["worship"], tracks["entertainment"]) == (1, 1)


@rule("TA-R09", "TA-R13")
def test_each_line_is_resolved_with_all_it_brings_before_the_next() -> None:
    """Worship, then the brewery of Entertainment, and the Influence of the keep last of all."""
    position = Position().stock(patron=1).filled(keep=7, worship=4, entertainment=1)
    game = position.play().do(Fill("keep-8"))
    assert gains(game) == {"food": 1}
    game.draw("d01", "d02")
    assert game.prompt() == "add-ingredient"
    assert gains(game) == {"food": 1}
    assert gains(game.do(LEAVE)) == {"food": 1, "influence": 1}


@rule("TA-KEEP-08")
@pytest.mark.parametrize("build", [5, 9])
@pytest.mark.parametrize("filled", [1, 2, 3])
def test_a_level_is_built_only_when_the_one_before_is_full(build: int, filled: int) -> None:
    position = Position().stock(craftsman=1, material=1).filled(keep=build - 5 + filled)
    game = position.filled(governance=9).owning("small-crane", "large-crane").play()
    assert game.why_not(Fill(f"keep-{build}")) == "box-before"
    assert (
        level(build)
        .stock(craftsman=1, material=1)
        .filled(governance=9)
        .play()
        .offers(Fill(f"keep-{build}"))
    )


@rule("TA-KEEP-08")
@pytest.mark.parametrize("build", BUILD)
def test_a_level_is_not_used_before_it_is_built(build: int) -> None:
    game = level(build).stock(patron=3).play()
    assert game.why_not(Fill(f"keep-{build + 1}")) == "box-before"


@rule("TA-KEEP-08")
def test_the_keep_is_finished_with_twelve_boxes() -> None:
    game = Position().stock(patron=5, craftsman=1, material=1).filled(keep=12).play()
    assert not any(isinstance(c, Fill) and c.box.startswith("keep") for c in game.choices())


# -- full lines -----------------------------------------------------------------------------------


@rule("TA-R12")
def test_a_full_line_may_not_be_chosen() -> None:
    game = Position().stock(patron=1).filled(keep=3, worship=9).play().do(Fill("keep-4"))
    assert game.choices() == [Advance("warcraft"), Advance("entertainment")]


@rule("TA-R12")
def test_a_line_that_lacks_one_box_may_be_chosen() -> None:
    game = Position().stock(patron=1).filled(keep=3, worship=8).play()
    game.do(Fill("keep-4"), Advance("worship"))
    assert game[0].tracks["worship"] == 9
    assert gains(game) == {"coin": 1, "loyalty": 1, "influence": 1}


@rule("TA-R12")
def test_the_only_line_with_room_is_advanced_without_a_question() -> None:
    position = Position().stock(patron=1).filled(keep=3, worship=9, entertainment=9)
    game = position.play().do(Fill("keep-4"))
    assert game.prompt() == "act"
    assert game[0].tracks["warcraft"] == 1
    assert gains(game) == {"soldier": 1, "influence": 1}


@rule("TA-R12")
def test_with_all_three_lines_full_the_box_is_lost_but_the_influence_is_not() -> None:
    position = Position().stock(patron=1).filled(keep=3, warcraft=9, worship=9, entertainment=9)
    game = position.play().do(Fill("keep-4"))
    assert [event.icon for event in game.events(IconLost)] == ["line-choice"]
    assert gains(game) == {"influence": 1}
    assert game.prompt() == "act"


@rule("TA-R12", "TA-KEEP-05")
def test_full_lines_take_nothing_from_the_other_boxes() -> None:
    position = Position().stock(patron=1).filled(keep=2, warcraft=9, worship=9, entertainment=9)
    game = position.play().do(Fill("keep-3"))
    assert game.prompt() == "take-resource"
    assert gains(game.do(TakeGain("food"))) == {"food": 1}


@rule("TA-R12", "TA-R13")
@pytest.mark.parametrize(("box", "given"), [(8, {"material": 1}), (12, {"soldier": 1})])
def test_the_larger_levels_lose_the_box_of_a_full_line(box: int, given: dict[str, int]) -> None:
    position = Position().stock(patron=1).filled(keep=box - 1, worship=9)
    game = position.play().do(Fill(f"keep-{box}"))
    assert [event.icon for event in game.events(IconLost)] == ["line-worship"]
    assert gains(game) == {"material": 1, "influence": 1, **given}
    assert game[0].tracks["worship"] == 9
