"""Michaelmas: numbers are written into additions, which pay when they are right."""

import pytest

from oyez.games.the_anarchy.answers import Fill, TakeGain, Write
from oyez.games.the_anarchy.box.edition import edition
from oyez.games.the_anarchy.rules.scoring import COUNTS
from oyez.games.the_anarchy.scene.happenings import AdditionCompleted, CardWasted, NumberWritten
from tests.ledger import rule
from tests.the_anarchy.domain import showing
from tests.the_anarchy.gains import gains, opens_at, price
from tests.the_anarchy.positions import Game, Position

ADDITIONS = ("free-1", "free-2", *(f"sum-{target}" for target in range(2, 15, 2)))
GIVEN = {
    "free-1": (1, {}),
    "free-2": (1, {}),
    "sum-2": (3, {"influence": 1}),
    "sum-4": (3, {}),
    "sum-6": (2, {}),
    "sum-8": (1, {"joy": 1}),
    "sum-10": (1, {"joy": 1}),
    "sum-12": (2, {}),
    "sum-14": (3, {}),
}
"""By addition: how many resources of choice, and what else."""
FULL = {f"{addition}-{place}": 1 for addition in ADDITIONS for place in "ab"}


def feast(first: int, second: int, written: dict[str, int] | None = None, **options: bool) -> Game:
    """A feast with these numbers, some having been written before."""
    position = Position(**options).stock(serf=1).filled(entertainment=1).written(written or {})
    return position.play().do(Fill("michaelmas-1")).draw(*showing("michaelmas", first, second))


def full_but(**places: int | None) -> dict[str, int]:
    """All places written on, but for those named; a number is written there instead."""
    found = {name: number for name, number in FULL.items() if name.replace("-", "_") not in places}
    more = {name.replace("_", "-"): number for name, number in places.items()}
    return {**found, **{name: number for name, number in more.items() if number is not None}}


def places(game: Game, number: int) -> list[str]:
    return [choice.box for choice in game.choices() if choice.number == number]


@rule("TA-MICHAELMAS-01")
@pytest.mark.parametrize(("number", "measure"), [(1, 1), (2, 2), (3, 4), (4, 5), (5, 7), (6, 9)])
def test_each_of_six_levels_needs_a_measure_of_entertainment(number: int, measure: int) -> None:

    def position() -> Position:
        return Position().stock(serf=1).filled(michaelmas=number - 1)

    assert opens_at(position, Fill(f"michaelmas-{number}"), "entertainment") == measure


@rule("TA-MICHAELMAS-01")
def test_feasts_need_no_building_and_go_in_ascending_order() -> None:
    game = Position().stock(serf=9).filled(entertainment=9, michaelmas=2).play()
    assert game.why_not(Fill("michaelmas-2")) == "filled-already"
    assert game.offers(Fill("michaelmas-3"))
    assert game.why_not(Fill("michaelmas-4")) == "box-before"
    game = Position().stock(serf=9).filled(entertainment=9, michaelmas=6).play()
    assert not any(isinstance(c, Fill) and c.box.startswith("michael") for c in game.choices())


@rule("TA-MICHAELMAS-02")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_box_costs_a_serf(number: int) -> None:

    def position() -> Position:
        return Position().filled(michaelmas=number - 1, entertainment=9)

    price(position, Fill(f"michaelmas-{number}"), serf=1)


@rule("TA-MICHAELMAS-03")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_box_reveals_two_numbers(number: int) -> None:
    position = Position().stock(serf=1).filled(michaelmas=number - 1, entertainment=9)
    game = position.play().do(Fill(f"michaelmas-{number}")).draw("d02", "d21")
    assert game.prompt() == "write-number"
    assert {choice.number for choice in game.choices()} == {7, 8}
    assert game[0].drawn == 2
    assert gains(game) == {}


@rule("TA-MICHAELMAS-03")
def test_the_cards_show_eight_numbers() -> None:
    assert {card.michaelmas for card in edition("standard").domain.values()} == set(range(1, 9))


@rule("TA-MICHAELMAS-04", "TA-R26")
def test_either_number_may_be_written_first_on_any_free_line() -> None:
    game = feast(7, 4)
    first = [f"{addition}-a" for addition in ADDITIONS]
    assert game.choices() == [Write(number, place) for number in (7, 4) for place in first]


@rule("TA-MICHAELMAS-04")
def test_a_number_shown_twice_is_written_twice() -> None:
    game = feast(7, 7)
    assert game.choices() == [Write(7, f"{addition}-a") for addition in ADDITIONS]
    game.do(Write(7, "sum-14-a"))
    assert places(game, 7) == [*(f"{addition}-a" for addition in ADDITIONS[:-1]), "sum-14-b"]
    game.do(Write(7, "sum-14-b"), TakeGain("coin"), TakeGain("food"), TakeGain("food"))
    assert game[0].boxes == {"sum-14-a": 7, "sum-14-b": 7}
    assert gains(game) == {"coin": 1, "food": 2}


@rule("TA-MICHAELMAS-04")
def test_both_numbers_may_go_to_one_line() -> None:
    game = feast(5, 7).do(Write(7, "sum-12-a"), Write(5, "sum-12-b"))
    assert game[0].boxes == {"sum-12-a": 7, "sum-12-b": 5}
    assert [(told.number, told.box) for told in game.events(NumberWritten)] == [
        (7, "sum-12-a"),
        (5, "sum-12-b"),
    ]
    assert game.prompt() == "take-resource"


@rule("TA-MICHAELMAS-04")
def test_the_numbers_may_go_to_two_lines() -> None:
    game = feast(5, 7).do(Write(5, "sum-10-a"), Write(7, "free-1-a"))
    assert game[0].boxes == {"sum-10-a": 5, "free-1-a": 7}
    assert game.prompt() == "act"
    assert gains(game) == {}


@rule("TA-MICHAELMAS-04")
def test_a_number_must_be_written_while_there_is_a_place() -> None:
    """The last place of all takes the first number without a question; the other is wasted."""
    game = feast(8, 8, full_but(sum_2_b=None))
    assert game[0].boxes["sum-2-b"] == 8
    assert [told.thing for told in game.events(CardWasted)] == ["number-8"]
    assert game.prompt() == "act"


@rule("TA-MICHAELMAS-04")
def test_without_any_free_place_both_numbers_are_wasted() -> None:
    game = feast(8, 3, full_but())
    assert game[0].boxes == FULL
    assert [told.thing for told in game.events(CardWasted)] == ["number-8", "number-3"]
    assert game.prompt() == "act"


@rule("TA-MICHAELMAS-05", "TA-MICHAELMAS-06")
@pytest.mark.parametrize("addition", ADDITIONS)
def test_what_each_addition_pays(addition: str) -> None:
    target = edition("standard").additions[addition].target
    one, other = (target // 2, target // 2) if target else (8, 1)
    resources, more = GIVEN[addition]
    game = feast(one, other).do(Write(one, f"{addition}-a"), Write(other, f"{addition}-b"))
    for _ in range(resources):
        assert game.choices() == [TakeGain("coin"), TakeGain("material"), TakeGain("food")]
        game.do(TakeGain("material"))
    assert game.prompt() == "act"
    assert gains(game) == {"material": resources, **more}
    assert [(e.addition, e.right) for e in game.events(AdditionCompleted)] == [(addition, True)]


@rule("TA-MICHAELMAS-06")
@pytest.mark.parametrize("addition", ["free-1", "free-2"])
@pytest.mark.parametrize(("one", "other"), [(1, 1), (8, 8), (3, 6)])
def test_two_additions_take_any_numbers(addition: str, one: int, other: int) -> None:
    game = feast(one, other, reachable_sums=True)
    game.do(Write(one, f"{addition}-a"), Write(other, f"{addition}-b"), TakeGain("food"))
    assert gains(game) == {"food": 1}


@rule("TA-MICHAELMAS-EX1")
def test_the_worked_example_the_line_for_twelve_waits_for_a_five_and_that_for_six_pays() -> None:
    game = feast(7, 4, {"sum-6-a": 2}).do(Write(7, "sum-12-a"), Write(4, "sum-6-b"))
    assert game[0].boxes == {"sum-6-a": 2, "sum-12-a": 7, "sum-6-b": 4}
    game.do(TakeGain("coin"), TakeGain("food"))
    assert gains(game) == {"coin": 1, "food": 1}
    assert game.prompt() == "act"
    position = Position(reachable_sums=True).stock(serf=1).filled(entertainment=9)
    position.written({"sum-6-a": 2, "sum-6-b": 4, "sum-12-a": 7})
    for number in range(1, 9):
        later = position.play().do(Fill("michaelmas-1"))
        later.draw(*showing("michaelmas", number, 1))
        assert ("sum-12-b" in places(later, number)) == (number == 5)


# -- sums that are missed -------------------------------------------------------------------------


@rule("TA-R25")
@pytest.mark.parametrize("second", [1, 3, 8])
def test_an_addition_that_misses_its_sum_is_filled_but_pays_nothing(second: int) -> None:
    game = feast(second, 5, {"sum-4-a": 2}).do(Write(second, "sum-4-b"))
    assert game.prompt() == "write-number"
    assert places(game, 5) == [f"{a}-a" for a in ADDITIONS if a != "sum-4"]
    game.do(Write(5, "free-1-a"))
    assert gains(game) == {}
    assert [(e.addition, e.right) for e in game.events(AdditionCompleted)] == [("sum-4", False)]


@rule("TA-R25")
def test_an_addition_that_misses_its_sum_is_complete_for_the_monk() -> None:
    game = feast(8, 8, {"sum-2-a": 8})
    assert COUNTS["additions"](game.state, game[0]) == 0
    game.do(Write(8, "sum-2-b"))
    assert COUNTS["additions"](game.state, game[0]) == 1


@rule("TA-R25")
def test_any_number_may_be_written_on_any_free_place() -> None:
    game = feast(8, 1, {"sum-2-a": 5})
    everywhere = ["sum-2-b" if a == "sum-2" else f"{a}-a" for a in ADDITIONS]
    assert places(game, 8) == places(game, 1) == everywhere


@rule("TA-R25")
@pytest.mark.parametrize(
    ("number", "targets"),
    [
        (1, [2, 4, 6, 8]),
        (2, [4, 6, 8, 10]),
        (3, [4, 6, 8, 10]),
        (4, [6, 8, 10, 12]),
        (5, [6, 8, 10, 12]),
        (6, [8, 10, 12, 14]),
        (7, [8, 10, 12, 14]),
        (8, [10, 12, 14]),
    ],
)
def test_at_tables_that_so_agree_the_first_number_leaves_a_partner_from_one_to_eight(
    number: int, targets: list[int]
) -> None:
    game = feast(number, 1 if number != 1 else 2, reachable_sums=True)
    assert places(game, number) == ["free-1-a", "free-2-a", *(f"sum-{t}-a" for t in targets)]


@rule("TA-R25")
@pytest.mark.parametrize("target", range(2, 15, 2))
def test_at_tables_that_so_agree_the_second_number_makes_the_sum(target: int) -> None:
    first = max(1, target - 8)
    for number in range(1, 9):
        game = feast(
            number, 1 if number != 1 else 2, {f"sum-{target}-a": first}, reachable_sums=True
        )
        assert (f"sum-{target}-b" in places(game, number)) == (first + number == target)


@rule("TA-R25")
def test_at_tables_that_so_agree_a_number_without_a_place_is_wasted() -> None:
    game = feast(8, 1, full_but(sum_2_a=1, sum_2_b=None), reachable_sums=True)
    assert game[0].boxes["sum-2-b"] == 1
    assert [told.thing for told in game.events(CardWasted)] == []
    for resource in ("coin", "coin", "coin"):
        game.do(TakeGain(resource))
    assert gains(game) == {"coin": 3, "influence": 1}
    assert [told.thing for told in game.events(CardWasted)] == ["number-8"]


@rule("TA-R25")
def test_at_tables_that_so_agree_writing_is_compulsory_where_there_is_a_place() -> None:
    game = feast(8, 8, full_but(free_2_a=3, free_2_b=None), reachable_sums=True)
    assert game[0].boxes["free-2-b"] == 8
    game.do(TakeGain("coin"))
    assert [told.thing for told in game.events(CardWasted)] == ["number-8"]
    game = feast(8, 3, full_but(sum_2_a=1, sum_2_b=None), reachable_sums=True)
    assert "sum-2-b" not in game[0].boxes
    assert [told.thing for told in game.events(CardWasted)] == ["number-8", "number-3"]
    assert game.prompt() == "act"


# -- order ----------------------------------------------------------------------------------------


@rule("TA-R26")
def test_a_reward_is_taken_before_the_other_number_is_written() -> None:
    game = feast(7, 4, {"sum-6-a": 2, "sum-12-a": 5}).do(Write(4, "sum-6-b"))
    assert game.prompt() == "take-resource"
    game.do(TakeGain("coin"), TakeGain("coin"))
    assert game.prompt() == "write-number"
    assert {choice.number for choice in game.choices()} == {7}
    game.do(Write(7, "sum-12-b"))
    assert game.prompt() == "take-resource"
    game.do(TakeGain("food"), TakeGain("material"))
    assert gains(game) == {"coin": 2, "food": 1, "material": 1}


@rule("TA-R26")
def test_the_second_number_revealed_may_be_written_first() -> None:
    game = feast(7, 4).do(Write(4, "free-1-a"), Write(7, "free-1-b"))
    assert game[0].boxes == {"free-1-a": 4, "free-1-b": 7}
    assert list(game[0].boxes) == ["free-1-a", "free-1-b"]


@rule("TA-R76")
def test_both_numbers_may_complete_an_addition_each() -> None:
    game = feast(3, 5, {"sum-8-a": 5, "sum-10-a": 5})
    game.do(Write(3, "sum-8-b"), TakeGain("coin"), Write(5, "sum-10-b"), TakeGain("food"))
    assert gains(game) == {"coin": 1, "food": 1, "joy": 2}
