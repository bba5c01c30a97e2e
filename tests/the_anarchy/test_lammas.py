"""Lammas: pennants on three strings, and what hangs between them."""

from collections import Counter

import pytest

from oyez.games.the_anarchy.answers import Fill, Hang
from oyez.games.the_anarchy.box.edition import edition
from oyez.games.the_anarchy.scene.happenings import BoxCompleted, CardWasted, PennantHung
from tests.ledger import rule
from tests.the_anarchy.domain import showing
from tests.the_anarchy.gains import gains, opens_at, price
from tests.the_anarchy.positions import Game, Position

STRINGS = {
    "top": ("yellow", "red", "purple", "green"),
    "middle": ("red", "green", "yellow", "purple"),
    "bottom": ("green", "purple", "red", "yellow"),
}
HANGING = {
    "top": ("loyalty", "joy", "loyalty"),
    "middle": ("joy", "loyalty", "joy"),
    "bottom": ("joy", "loyalty", "joy"),
}


def pennants(*colours: str) -> list[str]:
    return [f"pennant-{string}-{c}" for string, row in STRINGS.items() for c in row if c in colours]


def lammas(first: str, second: str, *hung: str) -> Game:
    """Two pennants of these colours are shown, some hanging there before."""
    position = Position().stock(serf=1).filled(entertainment=2).boxes(*hung)
    return position.play().do(Fill("lammas-1")).draw(*showing("pennant", first, second))


@rule("TA-LAMMAS-01")
@pytest.mark.parametrize(("number", "measure"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 7), (6, 9)])
def test_each_of_six_levels_needs_a_measure_of_entertainment(number: int, measure: int) -> None:

    def position() -> Position:
        return Position().stock(serf=1).filled(lammas=number - 1)

    assert opens_at(position, Fill(f"lammas-{number}"), "entertainment") == measure


@rule("TA-LAMMAS-01")
def test_lammas_days_need_no_building_and_go_in_ascending_order() -> None:
    game = Position().stock(serf=9).filled(entertainment=9, lammas=2).play()
    assert game.why_not(Fill("lammas-2")) == "filled-already"
    assert game.offers(Fill("lammas-3"))
    assert game.why_not(Fill("lammas-4")) == "box-before"
    game = Position().stock(serf=9).filled(entertainment=9, lammas=6).play()
    assert not any(isinstance(c, Fill) and c.box.startswith("lammas") for c in game.choices())


@rule("TA-LAMMAS-02")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_box_costs_a_serf(number: int) -> None:

    def position() -> Position:
        return Position().filled(lammas=number - 1, entertainment=9)

    price(position, Fill(f"lammas-{number}"), serf=1)


@rule("TA-LAMMAS-03")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_box_reveals_two_cards(number: int) -> None:
    position = Position().stock(serf=1).filled(lammas=number - 1, entertainment=9)
    game = position.play().do(Fill(f"lammas-{number}")).draw("d01", "d02")
    assert game.choices() == list(map(Hang, pennants("yellow", "purple")))
    assert game[0].drawn == 2
    assert gains(game) == {}


@rule("TA-LAMMAS-03")
def test_the_cards_show_four_colours() -> None:
    shown = Counter(card.pennant for card in edition("standard").domain.values())
    assert shown == {"yellow": 6, "purple": 6, "green": 6, "red": 6}


@rule("TA-LAMMAS-04")
def test_each_card_fills_an_empty_pennant_of_its_colour_on_any_string() -> None:
    game = lammas("red", "green", "pennant-top-red", "pennant-bottom-green")
    assert game.prompt() == "hang-pennant"
    free = ["pennant-top-green", "pennant-middle-red", "pennant-middle-green", "pennant-bottom-red"]
    assert game.choices() == list(map(Hang, free))
    game.do(Hang("pennant-top-green"))
    assert game.choices() == [Hang("pennant-middle-red"), Hang("pennant-bottom-red")]
    game.do(Hang("pennant-bottom-red"))
    hung = ["pennant-top-green", "pennant-bottom-red"]
    assert [told.box for told in game.events(PennantHung)] == hung
    assert set(game[0].boxes) == {"pennant-top-red", "pennant-bottom-green", *hung}
    assert game.prompt() == "act"


@rule("TA-LAMMAS-04")
def test_a_colour_shown_twice_fills_two_pennants() -> None:
    game = lammas("red", "red").do(Hang("pennant-middle-red"))
    assert game.choices() == [Hang("pennant-top-red"), Hang("pennant-bottom-red")]
    game.do(Hang("pennant-top-red"))
    assert set(game[0].boxes) == {"pennant-middle-red", "pennant-top-red"}
    assert game.prompt() == "act"


@rule("TA-R29", "TA-LAMMAS-04")
def test_the_last_empty_pennant_of_a_colour_has_to_be_filled() -> None:
    game = lammas("red", "green", *pennants("red")[:2], *pennants("green")[:2])
    assert game.choices() == [Hang("pennant-bottom-green"), Hang("pennant-bottom-red")]
    game.do(Hang("pennant-bottom-green"))
    assert "pennant-bottom-red" in game[0].boxes
    assert game.prompt() == "act"


@rule("TA-LAMMAS-05", "TA-R29")
def test_the_fourth_pennant_of_a_colour_is_wasted() -> None:
    game = lammas("red", "red", *pennants("red")[:2])
    assert set(game[0].boxes) == set(pennants("red"))
    assert [told.thing for told in game.events(CardWasted)] == ["pennant-red"]
    assert game.prompt() == "act"
    game = lammas("red", "red", *pennants("red"))
    assert set(game[0].boxes) == set(pennants("red"))
    assert [told.thing for told in game.events(CardWasted)] == ["pennant-red"] * 2


@rule("TA-LAMMAS-05")
def test_a_colour_that_is_wasted_leaves_the_other_its_choice() -> None:
    game = lammas("red", "green", *pennants("red"))
    assert game.choices() == list(map(Hang, pennants("green")))
    assert not game.events(CardWasted)
    game.do(Hang("pennant-middle-green"))
    assert [told.thing for told in game.events(CardWasted)] == ["pennant-red"]
    assert game.prompt() == "act"


@rule("TA-LAMMAS-05")
def test_there_are_three_pennants_of_each_colour() -> None:
    colours = Counter(row.colour for row in edition("standard").pennants.values())
    assert colours == {"yellow": 3, "purple": 3, "green": 3, "red": 3}


@rule("TA-LAMMAS-06")
@pytest.mark.parametrize("string", STRINGS)
@pytest.mark.parametrize("place", [1, 2, 3])
@pytest.mark.parametrize("first", [0, 1])
def test_what_hangs_between_two_pennants_is_gained_when_both_are_filled(
    string: str, place: int, first: int
) -> None:
    pair = STRINGS[string][place - 1 : place + 1]
    old, new = pair[first], pair[1 - first]
    game = lammas(new, new, f"pennant-{string}-{old}").do(Hang(f"pennant-{string}-{new}"))
    assert gains(game) == {HANGING[string][place - 1]: 1}
    assert [told.box for told in game.events(BoxCompleted)] == [f"hanging-{string}-{place}"]
    assert f"hanging-{string}-{place}" in game[0].boxes


@rule("TA-LAMMAS-06")
def test_pennants_that_are_not_neighbours_give_nothing() -> None:
    game = lammas("yellow", "purple").do(Hang("pennant-top-yellow"), Hang("pennant-top-purple"))
    assert gains(game) == {}
    assert set(game[0].boxes) == {"pennant-top-yellow", "pennant-top-purple"}
    game = lammas("red", "green").do(Hang("pennant-top-red"), Hang("pennant-middle-green"))
    assert gains(game) == {}


@rule("TA-LAMMAS-EX1", "TA-R76")
@pytest.mark.parametrize("purple", ["pennant-top-purple", "pennant-bottom-purple"])
def test_the_worked_example_the_yellow_pennant_of_the_middle_brings_loyalty_and_joy(
    purple: str,
) -> None:
    game = lammas("yellow", "purple", "pennant-middle-green", "pennant-middle-purple")
    game.do(Hang("pennant-middle-yellow"))
    assert gains(game) == {"loyalty": 1, "joy": 1}
    assert game.choices() == [Hang("pennant-top-purple"), Hang("pennant-bottom-purple")]
    game.do(Hang(purple))
    assert gains(game) == {"loyalty": 1, "joy": 1}
    assert game.prompt() == "act"
