"""The brewery: four ingredients in a square; each full row or column is a beer."""

from collections import Counter

import pytest

from oyez.games.the_anarchy.answers import LEAVE, Brew, Drink, Fill
from oyez.games.the_anarchy.box.edition import edition
from oyez.games.the_anarchy.scene.happenings import (
    BeerBrewed,
    CardDefended,
    CardWasted,
    DomainRevealed,
    IngredientAdded,
)
from oyez.kernel import Reason
from tests.ledger import rule
from tests.the_anarchy.defending import places
from tests.the_anarchy.domain import showing
from tests.the_anarchy.gains import gains, reason
from tests.the_anarchy.positions import Game, Position

SQUARE = (
    ("water", "hop", "grain", "yeast"),
    ("hop", "water", "yeast", "grain"),
    ("yeast", "grain", "water", "hop"),
    ("grain", "yeast", "hop", "water"),
)


def boxes(*kinds: str) -> list[str]:
    """Where these ingredients go, row by row."""
    return [
        f"brew-{row + 1}-{column + 1}"
        for row in range(4)
        for column in range(4)
        if SQUARE[row][column] in kinds
    ]


def brewing(first: str, second: str, *filled: str, beers: int = 0) -> Game:
    """Two ingredients from the second box of Entertainment, some being in their boxes before."""
    position = Position().stock(patron=1).filled(entertainment=1).boxes(*filled)
    game = position.having(beers=beers).play().do(Fill("entertainment-2"))
    return game.draw(*showing("ingredient", first, second))


@rule("TA-BREWERY-01")
def test_six_icons_of_entertainment_feed_the_brewery() -> None:
    icons: Counter[str] = Counter()
    for box in edition("standard").boxes.values():
        icons[box.id] += box.gives.count("brewery")
    assert +icons == {
        "entertainment-2": 1,
        "entertainment-4": 1,
        "entertainment-6": 1,
        "entertainment-8": 2,
        "entertainment-9": 1,
    }


@rule("TA-BREWERY-01")
def test_no_box_of_the_brewery_is_ever_paid_for() -> None:
    game = Position().stock(patron=5, serf=5, coin=5, food=5, material=5).play()
    not_so = Reason("not-by-action", "TA-ACTION-03", {"box": "brew-1-1"})
    assert reason(game, Fill("brew-1-1")) == not_so


@rule("TA-BREWERY-02")
@pytest.mark.parametrize(("number", "icons"), [(2, 1), (4, 1), (6, 1), (8, 2), (9, 1)])
def test_each_icon_reveals_two_cards(number: int, icons: int) -> None:
    game = Position().stock(patron=1).filled(entertainment=number - 1).play()
    game.do(Fill(f"entertainment-{number}"))
    for _ in range(icons):
        game.draw(*list(game[0].domain)[:2])
        assert game.prompt() == "add-ingredient"
        game.do(LEAVE)
    assert game.prompt() == "act"
    assert [len(told.cards) for told in game.events(DomainRevealed)] == [2] * icons


@rule("TA-BREWERY-02")
def test_only_the_fifth_line_counts_and_it_has_four_ingredients() -> None:
    shown = Counter(card.ingredient for card in edition("standard").domain.values())
    assert shown == {"water": 6, "hop": 6, "grain": 6, "yeast": 6}
    game = Position().stock(patron=1).filled(entertainment=1).play().do(Fill("entertainment-2"))
    game.draw("d01", "d02")
    assert game.choices() == [*(Brew(box) for box in boxes("hop", "water")), LEAVE]


@rule("TA-BREWERY-03")
def test_each_ingredient_fills_any_empty_box_of_its_kind() -> None:
    game = brewing("hop", "water", "brew-1-2", "brew-3-3")
    free = [box for box in boxes("hop", "water") if box not in ("brew-1-2", "brew-3-3")]
    assert game.choices() == [*map(Brew, free), LEAVE]
    game.do(Brew("brew-4-4"))
    assert game.choices() == [*map(Brew, ("brew-2-1", "brew-3-4", "brew-4-3")), LEAVE]
    game.do(Brew("brew-2-1"))
    assert set(game[0].boxes) == {"brew-1-2", "brew-3-3", "brew-4-4", "brew-2-1"}
    assert [told.box for told in game.events(IngredientAdded)] == ["brew-4-4", "brew-2-1"]
    assert game.prompt() == "act"
    assert gains(game) == {}


@rule("TA-BREWERY-03")
def test_an_ingredient_shown_twice_fills_two_boxes() -> None:
    game = brewing("yeast", "yeast").do(Brew("brew-2-3"))
    assert game.choices() == [*map(Brew, ("brew-1-4", "brew-3-1", "brew-4-2")), LEAVE]
    game.do(Brew("brew-4-2"))
    assert set(game[0].boxes) == {"brew-2-3", "brew-4-2"}
    assert game.prompt() == "act"


@rule("TA-R29", "TA-BREWERY-03")
def test_no_ingredient_has_to_be_used() -> None:
    game = brewing("hop", "water").do(LEAVE)
    assert game[0].boxes == {}
    assert game.prompt() == "act"
    game = brewing("hop", "water").do(Brew("brew-1-1"), LEAVE)
    assert game[0].boxes == {"brew-1-1": 1}
    assert game.prompt() == "act"


@rule("TA-BREWERY-04")
@pytest.mark.parametrize("number", range(1, 5))
@pytest.mark.parametrize("lines", ["row", "column"])
def test_a_full_row_or_column_is_a_beer(lines: str, number: int) -> None:
    line = [
        (f"brew-{number}-{each}" if lines == "row" else f"brew-{each}-{number}")
        for each in range(1, 5)
    ]
    kinds = {box: SQUARE[int(box[5]) - 1][int(box[7]) - 1] for box in line}
    game = brewing(kinds[line[0]], kinds[line[3]], line[1], line[2])
    game.do(Brew(line[0]))
    assert game[0].beers == 0
    assert not game.events(BeerBrewed)
    game.do(Brew(line[3]))
    assert game[0].beers == 1
    assert [told.beers for told in game.events(BeerBrewed)] == [1]


@rule("TA-R30", "TA-R76", "TA-BREWERY-04")
def test_one_ingredient_may_complete_a_row_and_a_column() -> None:
    row = [f"brew-2-{column}" for column in (1, 2, 4)]
    column = [f"brew-{row}-3" for row in (1, 3, 4)]
    game = brewing("yeast", "hop", *row, *column).do(Brew("brew-2-3"))
    assert game[0].beers == 2
    assert [told.beers for told in game.events(BeerBrewed)] == [2]


@rule("TA-BREWERY-05", "TA-R29")
def test_the_fifth_ingredient_of_a_kind_is_wasted() -> None:
    game = brewing("hop", "hop", *boxes("hop")[:3])
    assert game.choices() == [Brew("brew-4-3"), LEAVE]
    game.do(Brew("brew-4-3"))
    assert game.prompt() == "act"
    assert [told.thing for told in game.events(CardWasted)] == ["ingredient-hop"]
    game = brewing("hop", "hop", *boxes("hop"))
    assert game.prompt() == "act"
    assert [told.thing for told in game.events(CardWasted)] == ["ingredient-hop"] * 2


@rule("TA-BREWERY-05")
def test_an_ingredient_that_is_wasted_leaves_the_other_its_choice() -> None:
    game = brewing("hop", "water", *boxes("hop"))
    assert game.choices() == [*map(Brew, boxes("water")), LEAVE]
    assert not game.events(CardWasted)
    game.do(Brew("brew-1-1"))
    assert [told.thing for told in game.events(CardWasted)] == ["ingredient-hop"]
    assert game.prompt() == "act"


@rule("TA-BREWERY-05")
def test_there_are_four_boxes_of_each_ingredient() -> None:
    held = edition("standard").ingredients
    assert {name: cell.ingredient for name, cell in held.items()} == {
        f"brew-{row + 1}-{column + 1}": SQUARE[row][column]
        for row in range(4)
        for column in range(4)
    }


@rule("TA-BREWERY-06")
def test_a_beer_strengthens_a_soldier_in_the_castle_defence_phase_and_is_gone() -> None:
    position = Position().facing("f1", "a03").stock(soldier=1, food=1).having(beers=1)
    game = position.play("preparation").do(places(bottom=1))
    assert game.prompt() == "defend"
    game.do(Drink("soldier", "bottom"))  # two force at the bottom against the ladder's two
    assert game[0].beers == 0
    assert [told.card for told in game.events(CardDefended)] == ["a03"]


@rule("TA-BREWERY-06")
@pytest.mark.parametrize("worker", ["craftsman", "soldier"])
def test_craftsmen_and_soldiers_drink_but_knights_do_not(worker: str) -> None:
    position = Position().facing("f1", "a03").stock(**{worker: 1}, knight=1, food=1)
    game = position.having(beers=1).play("preparation")
    game.do(places(bottom=1), places(bottom=1))
    assert [c for c in game.choices() if isinstance(c, Drink)] == [Drink(worker, "bottom")]


@rule("TA-BREWERY-EX1")
@pytest.mark.parametrize("hop", ["brew-2-1", "brew-3-4"])
def test_the_worked_example_the_yeast_of_row_two_completes_the_third_column(hop: str) -> None:
    before = ("brew-1-3", "brew-3-3", "brew-4-3", "brew-1-2")
    game = brewing("yeast", "hop", *before, beers=1).do(Brew("brew-2-3"))
    assert game[0].beers == 2
    assert game.choices() == [Brew("brew-2-1"), Brew("brew-3-4"), LEAVE]
    game.do(Brew(hop))
    assert set(game[0].boxes) == {*before, "brew-2-3", hop}
    assert game[0].beers == 2
