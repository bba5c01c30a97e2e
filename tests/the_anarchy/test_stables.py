"""Stables: two levels, each with a horse for whoever fills it."""

import pytest

from oyez.games.the_anarchy.answers import AttackCastle, Fill
from oyez.kernel import Reason
from tests.ledger import rule
from tests.the_anarchy.gains import gains, opens_at, price, reason
from tests.the_anarchy.positions import Position

BUILD = (1, 5)
WAYS = ("serf", "soldier")


@rule("TA-STABLES-01")
@pytest.mark.parametrize(("build", "measure"), [(1, 3), (5, 6)])
def test_building_a_level_needs_a_measure_of_warcraft(build: int, measure: int) -> None:

    def position() -> Position:
        return Position().stock(craftsman=1, material=1).filled(stables=build - 1)

    assert opens_at(position, Fill(f"stables-{build}"), "warcraft") == measure


@rule("TA-STABLES-01")
@pytest.mark.parametrize("build", BUILD)
def test_building_a_level_costs_a_craftsman_and_a_material_and_grants_influence(build: int) -> None:

    def position() -> Position:
        return Position().filled(stables=build - 1, warcraft=9)

    price(position, Fill(f"stables-{build}"), craftsman=1, material=1)
    game = position().stock(craftsman=1, material=1).play().do(Fill(f"stables-{build}"))
    assert gains(game) == {"influence": 1}


@rule("TA-STABLES-02")
@pytest.mark.parametrize("number", [2, 3, 4, 6, 7, 8])
@pytest.mark.parametrize(("way", "other"), [WAYS, WAYS[::-1]])
def test_each_box_costs_a_serf_or_a_soldier(number: int, way: str, other: str) -> None:
    game = Position().stock(**{way: 2}).filled(stables=number - 1).play()
    box = f"stables-{number}"
    lacking: dict[str, str | int] = {"good": other, "number": 1}
    assert reason(game, Fill(box, other)) == Reason("too-dear", "TA-R10", lacking)
    given = {2: "food", 3: "coin", 0: "knight"}[number % 4]
    assert gains(game.do(Fill(box, way))) == {way: 1, given: 1}
    assert game[0].tracks["stables"] == number


@rule("TA-STABLES-02")
def test_with_both_the_player_chooses_whom_to_discard() -> None:
    game = Position().stock(serf=1, soldier=1).filled(stables=1).play()
    offered = [c for c in game.choices() if isinstance(c, Fill) and c.box == "stables-2"]
    assert offered == [Fill("stables-2", "serf"), Fill("stables-2", "soldier")]
    assert game.do(Fill("stables-2", "soldier")).stock() == {"serf": 1, "food": 1}


@rule("TA-STABLES-03", "TA-STABLES-04")
@pytest.mark.parametrize(("build", "horse"), [(1, "black-horse"), (5, "white-horse")])
def test_a_level_with_all_three_boxes_filled_brings_its_horse(build: int, horse: str) -> None:
    game = Position().stock(serf=3).filled(stables=build).play()
    before = list(game[0].owned)
    game.do(Fill(f"stables-{build + 1}", "serf"), Fill(f"stables-{build + 2}", "serf"))
    assert game[0].owned == before
    game.do(Fill(f"stables-{build + 3}", "serf"))
    assert game[0].owned == [*before, horse]


@rule("TA-STABLES-05")
def test_a_castle_that_shows_a_horse_is_not_attacked_without_it() -> None:
    position = Position(round=4).stock(soldier=9, food=9, serf=1).having(tent=3).owning("ram")
    game = position.filled(stables=3, castles=3).play()
    lacking = Reason("not-owned", "TA-CASTLEATTACK-06", {"thing": "black-horse"})
    assert reason(game, AttackCastle(5, 0)) == lacking
    game.do(Fill("stables-4", "serf"))
    assert game.offers(AttackCastle(5, 0))


@rule("TA-STABLES-05")
def test_a_castle_that_shows_no_horse_is_attacked_without_one() -> None:
    game = Position(round=1).stock(soldier=2, food=1).play()
    assert game.offers(AttackCastle(2, 0))


@rule("TA-STABLES-06")
@pytest.mark.parametrize("filled", [0, 1, 2, 3])
def test_the_large_stables_wait_for_the_small_ones_to_be_full(filled: int) -> None:
    game = Position().stock(craftsman=1, material=1).filled(stables=filled, warcraft=9).play()
    assert game.why_not(Fill("stables-5")) == "box-before"


@rule("TA-STABLES-06")
@pytest.mark.parametrize("build", BUILD)
def test_a_level_is_not_used_before_it_is_built(build: int) -> None:
    game = Position().stock(serf=2, soldier=2).filled(stables=build - 1, warcraft=9).play()
    assert game.why_not(Fill(f"stables-{build + 1}", "serf")) == "box-before"


@rule("TA-STABLES-06")
def test_a_horse_is_kept_whatever_happens() -> None:
    position = Position(round=4).stock(soldier=5, food=2, serf=1, craftsman=1, material=1)
    position.having(tent=3).owning("ram").filled(stables=4, castles=3, warcraft=9)
    game = position.play().do(AttackCastle(5, 0), Fill("stables-5"), Fill("stables-6", "serf"))
    assert game[0].owned == ["ram", "black-horse"]
