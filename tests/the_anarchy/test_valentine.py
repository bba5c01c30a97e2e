"""Valentine: women and men are invited, and couples formed."""

import pytest

from oyez.games.the_anarchy.answers import LEAVE, Fill, Invite
from oyez.games.the_anarchy.scene.happenings import (
    CardWasted,
    CoupleFormed,
    DomainRevealed,
    IconLost,
    PersonInvited,
)
from tests.ledger import rule
from tests.the_anarchy.domain import showing
from tests.the_anarchy.gains import gains, opens_at, price
from tests.the_anarchy.positions import Game, Position


def festival(woman: int, man: int, *invited: str, **filled: int) -> Game:
    """A festival with these values, so many having been invited before."""
    position = Position().stock(patron=1).filled(tracks=filled, worship=1).boxes(*invited)
    return position.play().do(Fill("valentine-1")).draw(*showing("valentine", woman, man))


def people(game: Game) -> set[str]:
    return set(game[0].boxes)


@rule("TA-VALENTINE-01")
@pytest.mark.parametrize(("number", "measure"), [(1, 1), (2, 2), (3, 4), (4, 5), (5, 7), (6, 9)])
def test_each_of_six_levels_needs_a_measure_of_worship(number: int, measure: int) -> None:

    def position() -> Position:
        return Position().stock(patron=1).filled(valentine=number - 1)

    assert opens_at(position, Fill(f"valentine-{number}"), "worship") == measure


@rule("TA-VALENTINE-01")
def test_festivals_need_no_building_and_go_in_ascending_order() -> None:
    game = Position().stock(patron=9).filled(worship=9, valentine=2).play()
    assert game.why_not(Fill("valentine-2")) == "filled-already"
    assert game.offers(Fill("valentine-3"))
    assert game.why_not(Fill("valentine-4")) == "box-before"
    game = Position().stock(patron=9).filled(worship=9, valentine=6).play()
    assert not any(isinstance(c, Fill) and c.box.startswith("valentine") for c in game.choices())


@rule("TA-VALENTINE-02")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_box_costs_a_patron(number: int) -> None:

    def position() -> Position:
        return Position().filled(valentine=number - 1, worship=9)

    price(position, Fill(f"valentine-{number}"), patron=1)


@rule("TA-VALENTINE-03", "TA-VALENTINE-04", "TA-VALENTINE-05")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_first_of_two_cards_is_the_womans_and_the_second_the_mans(number: int) -> None:
    position = Position().stock(patron=1).filled(valentine=number - 1, worship=9)
    game = position.play().do(Fill(f"valentine-{number}")).draw("d02", "d05")
    assert people(game) == {"woman-2", "man-6"}
    assert [told.cards for told in game.events(DomainRevealed)] == [("d02", "d05")]
    assert gains(game) == {}
    assert game.prompt() == "act"


@rule("TA-VALENTINE-03")
def test_only_the_value_from_one_to_six_counts() -> None:
    for woman in range(1, 7):
        for man in range(1, 7):
            assert people(festival(woman, man)) >= {f"woman-{woman}", f"man-{man}"}
    assert people(festival(1, 2)) == {"woman-1", "man-2"}


@rule("TA-VALENTINE-05", "TA-R24")
def test_a_free_box_that_is_shown_has_to_be_filled() -> None:
    game = festival(4, 2, "woman-3", "woman-5", "man-1", "man-3")
    assert game.prompt() == "act"
    assert [told.box for told in game.events(PersonInvited)] == ["woman-4", "man-2"]


@rule("TA-VALENTINE-06", "TA-R24")
@pytest.mark.parametrize("choice", [Invite("woman-3"), Invite("woman-5"), LEAVE])
def test_in_place_of_a_box_that_is_taken_one_beside_it_may_be_filled(
    choice: Invite | object,
) -> None:
    game = festival(4, 1, "woman-4")
    assert game.prompt() == "invite"
    assert game.choices() == [Invite("woman-3"), Invite("woman-5"), LEAVE]
    game.do(choice)
    more = {choice.box} if isinstance(choice, Invite) else set()
    assert people(game) == {"woman-4", "man-1"} | more


@rule("TA-VALENTINE-06")
def test_a_man_stays_a_man_and_may_be_moved_too() -> None:
    game = festival(1, 4, "man-4")
    assert game.choices() == [Invite("man-3"), Invite("man-5"), LEAVE]
    game.do(Invite("man-3"))
    assert people(game) == {"man-4", "woman-1", "man-3"}


@rule("TA-VALENTINE-06")
def test_only_a_box_beside_it_that_is_free_is_offered() -> None:
    game = festival(4, 1, "woman-4", "woman-3")
    assert game.choices() == [Invite("woman-5"), LEAVE]
    game = festival(4, 1, "woman-4", "woman-5")
    assert game.choices() == [Invite("woman-3"), LEAVE]


@rule("TA-VALENTINE-07")
def test_one_and_six_are_beside_each_other() -> None:
    assert festival(1, 3, "woman-1").choices() == [Invite("woman-6"), Invite("woman-2"), LEAVE]
    assert festival(6, 3, "woman-6").choices() == [Invite("woman-5"), Invite("woman-1"), LEAVE]
    game = festival(3, 6, "man-6").do(Invite("man-1"))
    assert people(game) == {"man-6", "woman-3", "man-1"}


@rule("TA-VALENTINE-08")
def test_with_both_neighbours_taken_nothing_is_filled_for_the_card() -> None:
    game = festival(4, 1, "woman-3", "woman-4", "woman-5")
    assert people(game) == {"woman-3", "woman-4", "woman-5", "man-1"}
    assert [told.thing for told in game.events(CardWasted)] == ["woman-4"]
    assert game.prompt() == "act"


@rule("TA-VALENTINE-09")
@pytest.mark.parametrize(("first", "second"), [("man-4", (4, 1)), ("woman-4", (1, 4))])
def test_woman_and_man_of_one_value_are_a_couple(first: str, second: tuple[int, int]) -> None:
    game = festival(*second, first)
    assert game[0].tracks["couples"] == 1
    assert [told.value for told in game.events(CoupleFormed)] == [4]
    assert gains(game) == {"couples": 1, "serf": 1, "loyalty": 1}


@rule("TA-VALENTINE-09")
def test_two_cards_of_one_value_make_a_couple_of_their_own() -> None:
    game = festival(4, 4)
    assert people(game) == {"woman-4", "man-4"}
    assert [told.value for told in game.events(CoupleFormed)] == [4]


@rule("TA-VALENTINE-09")
def test_woman_and_man_of_different_values_are_no_couple() -> None:
    game = festival(4, 5, "woman-6", "man-3")
    assert gains(game) == {}


@rule("TA-VALENTINE-10")
@pytest.mark.parametrize(
    ("couples", "production"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 1)]
)
def test_each_couple_grants_a_serf_and_loyalty_and_every_other_serf_production(
    couples: int, production: int
) -> None:
    game = festival(4, 1, "man-4", couples=couples, loyalty=2)
    given = {"couples": couples + 1, "serf": 1, "loyalty": 3, "produce-serf": production}
    assert gains(game) == {name: number for name, number in given.items() if number}


@rule("TA-VALENTINE-11")
def test_the_sixth_couple_is_the_last() -> None:
    women = [f"woman-{value}" for value in range(1, 7)]
    men = [f"man-{value}" for value in range(1, 7)]
    game = festival(1, 6, *women, *men[:5], couples=5, loyalty=2)
    assert gains(game) == {"couples": 6, "serf": 1, "loyalty": 3, "produce-serf": 1}
    game = festival(1, 6, *women, *men, couples=6, loyalty=2)
    assert gains(game) == {"couples": 6, "loyalty": 2}
    assert [told.thing for told in game.events(CardWasted)] == ["woman-1", "man-6"]
    assert not game.events(IconLost)


@rule("TA-VALENTINE-EX1")
def test_the_worked_example_woman_five_in_place_of_woman_four_makes_a_couple_with_man_five() -> (
    None
):
    game = festival(4, 5, "woman-4")
    assert game.choices() == [Invite("woman-3"), Invite("woman-5"), LEAVE]
    game.do(Invite("woman-5"))
    assert people(game) == {"woman-4", "woman-5", "man-5"}
    assert gains(game) == {"couples": 1, "serf": 1, "loyalty": 1}


@rule("TA-VALENTINE-EX1")
def test_the_worked_example_with_woman_three_there_is_no_couple() -> None:
    game = festival(4, 5, "woman-4").do(Invite("woman-3"))
    assert people(game) == {"woman-4", "woman-3", "man-5"}
    assert gains(game) == {}


# -- order ----------------------------------------------------------------------------------------


@rule("TA-R24")
def test_the_womans_card_is_resolved_before_the_mans() -> None:
    game = festival(4, 2, "woman-4", "man-2")
    assert game.choices() == [Invite("woman-3"), Invite("woman-5"), LEAVE]
    game.do(Invite("woman-5"))
    assert game.choices() == [Invite("man-1"), Invite("man-3"), LEAVE]
    game.do(LEAVE)
    assert people(game) == {"woman-4", "man-2", "woman-5"}


@rule("TA-R24", "TA-R09")
def test_the_couple_of_the_woman_pays_before_the_mans_card_is_looked_at() -> None:
    game = festival(3, 2, "man-3", "man-2")
    assert game.choices() == [Invite("man-1"), LEAVE]
    assert gains(game) == {"couples": 1, "serf": 1, "loyalty": 1}


@rule("TA-R76")
def test_one_festival_may_form_two_couples() -> None:
    game = festival(3, 5, "man-3", "woman-5", loyalty=2)
    assert [told.value for told in game.events(CoupleFormed)] == [3, 5]
    assert gains(game) == {"couples": 2, "serf": 2, "loyalty": 4, "produce-serf": 1}
