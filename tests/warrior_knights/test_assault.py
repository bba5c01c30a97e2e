"""Assaults: walls that fight, breaches, and what is taken."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import (
    CONTROL,
    NO,
    RAZE,
    REFUSE,
    SUBMIT,
    WALL,
    YES,
    NameRegion,
    ToNoble,
)
from oyez.games.warrior_knights.rules.war.assault import undefended
from oyez.games.warrior_knights.rules.war.battle import cards_due
from oyez.games.warrior_knights.rules.war.walls import strength
from oyez.games.warrior_knights.scene.happenings_in_the_field import NobleKilled
from tests.ledger import rule
from tests.warrior_knights.fighting import assail, deal, turn_up, under_way
from tests.warrior_knights.moves import attack, march
from tests.warrior_knights.positions import Game, Position

SMALT, ZIELONKA = "alan-of-smalt", "kazimierz-zielonka"
CYAN = "louis-de-cyan"


def at_monz(owner: str = "", *, breaches: int = 0, fortified: bool = False) -> Position:
    """Green's circle noble with 400 men before Monz (strength 200)."""
    return (
        Position("green", "blue", "red")
        .noble(ZIELONKA, "B3", "regular-100 regular-50 regular-50 swiss-200")
        .city("monz", owner, breaches=breaches, fortified=fortified)
    )


def held() -> Position:
    """The same; blue's circle noble defends the city with 200 men."""
    return at_monz("blue").noble(CYAN, "B3", "regular-100 regular-50 regular-50")


def stormed(position: Position, attacker: str, defender: str, against: str = "") -> Game:
    return deal(assail(position, "green", "B3", against, "assault"), attacker, defender)


@rule("WK-ASSAULT-EX1", "WK-ASSAULT-02")
@pytest.mark.parametrize(("fortified", "cards"), [(False, 7), (True, 8)])
def test_vecht_and_its_noble_draw_for_all_they_have(fortified: bool, cards: int) -> None:
    position = Position("green", "blue").city("vecht", "blue", fortified=fortified)
    position.noble(CYAN, "E5", "regular-100 regular-50 regular-50").noble(SMALT, "E5", "swiss-200")
    game = assail(position, "green", "E5", "blue", "assault")
    assert cards_due(game.state, under_way(game).defender) == cards


@rule("WK-ASSAULT-02", "WK-ASSAULT-06")
def test_breaches_count_against_the_walls() -> None:
    game = assail(at_monz(breaches=1), "green", "B3", "", "assault")
    assert cards_due(game.state, under_way(game).defender) == 1


@rule("WK-ASSAULT-03", "WK-R57", "WK-ASSAULT-01")
def test_a_neutral_city_discards_nothing() -> None:
    game = assail(at_monz(), "green", "B3", "", "assault")
    game.draw("F01", "F02", "F03", "F04", "F05", "F06").draw("F07", "F08")
    assert game.asked == ("green",)
    game.say(("F01", "F02", "F03", "F04"))
    assert under_way(game).defender.revealed == ["F07", "F08"]


@rule("WK-R57")
def test_an_owned_city_without_a_noble_need_not_discard_but_may() -> None:
    game = assail(at_monz("blue"), "green", "B3", "blue", "assault")
    game.draw("F01", "F02", "F03", "F04", "F05", "F06").draw("F07", "F08")
    game.say(("F01", "F02"))
    assert game.asked == ("blue",)
    assert game.offers(())
    assert game.offers(("F07",))


@rule("WK-ASSAULT-04")
def test_the_defender_takes_casualties_as_breaches_or_on_armies_as_he_likes() -> None:
    game = stormed(held(), "inflict inflict inflict", "avoid", "blue")
    assert game.choices() == [ToNoble(CYAN), WALL]
    game.say(WALL, ToNoble(CYAN))
    assert game.city("monz").breaches == 1
    assert game.noble(CYAN).casualties == 1


@rule("WK-ASSAULT-05")
def test_walls_in_ruins_take_no_more_breaches() -> None:
    game = stormed(held(), "inflict inflict inflict", "", "blue").say(WALL, WALL)
    assert game.city("monz").breaches == 2
    assert not game.offers(WALL)


@rule("WK-R59")
def test_a_neutral_city_takes_breaches_and_what_is_over_is_lost() -> None:
    game = stormed(at_monz(), "inflict inflict inflict", "victory victory").say(CONTROL)
    assert game.city("monz").breaches == 2


@rule("WK-ASSAULT-07", "WK-ASSAULT-09")
def test_walls_in_ruins_and_nobody_left_is_a_capture() -> None:
    game = stormed(at_monz(), "inflict inflict", "victory victory").say(CONTROL)
    assert game.owner("monz") == "green"


@rule("WK-ASSAULT-08")
def test_a_partial_victory_captures_without_a_breach_and_the_defenders_retreat() -> None:
    game = stormed(held(), "victory", "avoid", "blue").say(CONTROL)
    turn_up(game, nation="swiss")
    game.say(game.choices()[0])
    assert game.owner("monz") == "green"
    assert game.city("monz").breaches == 0
    assert game.noble(CYAN).region not in ("", "B3")


@rule("WK-ASSAULT-08")
def test_a_total_victory_kills_the_defenders() -> None:
    game = stormed(held(), "victory victory", "avoid", "blue").say(CONTROL)
    turn_up(game, nation="swiss")
    assert game.owner("monz") == "green"
    assert game.noble(CYAN).region == ""


@rule("WK-ASSAULT-09")
def test_without_a_surviving_attacker_nothing_is_captured() -> None:
    position = Position("green", "blue", "red").noble(ZIELONKA, "B3", "regular-100")
    game = stormed(position.city("monz", breaches=1), "inflict", "inflict")
    while not game.over:
        game.draw(next(card for card, n in game.state.fate.stock.items() if n))
    assert game.owner("monz") == ""
    assert game.noble(ZIELONKA).region == ""


@rule("WK-ASSAULT-EX3", "WK-CITY-03")
def test_the_example_of_froli() -> None:
    solferino, scarletti = "guy-de-solferino", "ricardo-di-scarletti"
    position = (
        Position("red", "blue")
        .noble(solferino, "D3", "regular-100")
        .noble(scarletti, "C3", "regular-50 regular-50")
    )
    game = position.turn_up("mobilize-forces", "red").say(NameRegion("D3"), march(scarletti, "D3"))
    game.say((), attack("D3", None, "assault"))
    game.say((solferino, scarletti), ToNoble(solferino))
    deal(game, "inflict avoid", "inflict victory")
    game.say(YES, CONTROL)
    assert game.owner("froli") == "red"
    assert game.city("froli").breaches == 2
    assert strength(game.state, "D3") == 0
    assert game.noble(solferino).casualties + game.noble(scarletti).casualties == 0


@rule("WK-R54")
def test_walls_that_stand_count_as_survivors() -> None:
    game = stormed(at_monz(), "inflict victory", "avoid avoid").say(CONTROL)
    assert game.owner("monz") == "green"
    assert game.city("monz").breaches == 0


@rule("WK-R55")
@pytest.mark.parametrize(
    ("victories", "dead"), [("victory avoid", False), ("victory victory", True)]
)
def test_a_city_that_wins_drives_the_attackers_off_or_kills_them(
    victories: str, dead: bool
) -> None:
    game = stormed(at_monz(), "avoid", victories)
    turn_up(game, nation="polish")
    if not dead:
        game.say(game.choices()[0])
    assert game.over
    assert (game.noble(ZIELONKA).region == "") is dead
    assert game.owner("monz") == ""


@rule("WK-R56")
def test_an_empty_ruin_is_taken_without_a_fight() -> None:
    position = at_monz(breaches=2)
    assert undefended(position.state, "B3")
    game = assail(position, "green", "B3", "", "assault").say(CONTROL)
    assert game.over
    assert game.owner("monz") == "green"
    assert not game.noble(ZIELONKA).fresh


@rule("WK-R56", "WK-R90")
def test_who_is_inside_a_ruin_must_still_be_fought() -> None:
    position = at_monz("blue", breaches=2).noble(CYAN, "B3", "regular-100")
    assert not undefended(position.state, "B3")
    position = Position("green", "blue").stronghold("blue", "C3", "regular-100", breaches=3)
    assert not undefended(position.state, "C3")
    assert undefended(position.stronghold("blue", "C3", "", breaches=3).state, "C3")
    position.stronghold("blue", "C3", "regular-100", casualties=1, breaches=3)
    assert undefended(position.state, "C3")  # the garrison is spent


@rule("WK-R58", "WK-BATTLE-20", "WK-ASSAULT-08")
def test_the_dead_of_an_assault_are_the_attackers_first() -> None:
    """A total victory, in which one of the two attacking nobles fell."""
    position = held().noble(SMALT, "B3", "english-100")
    game = assail(position, "green", "B3", "blue", "assault").say((SMALT, ZIELONKA))
    deal(game.say(ToNoble(ZIELONKA)), "victory victory", "inflict").say(ToNoble(SMALT), CONTROL)
    turn_up(turn_up(game, nation="swiss"), nation="tuscan")
    while not game.over:
        game.say(game.choices()[0])
    assert [event.noble for event in game.events(NobleKilled)] == [SMALT, CYAN]
    assert game.owner("monz") == "green"


# -- control or raze -------------------------------------------------------------------------------


@rule("WK-RAZE-01", "WK-RAZE-02", "WK-R10")
def test_a_city_is_razed_as_it_is_taken_for_three_times_its_income() -> None:
    position = at_monz("blue", breaches=2, fortified=False)
    game = assail(position, "green", "B3", "blue", "assault").say(RAZE)
    assert game.city("monz").razed
    assert game.baron("green").crowns == 6
    position = at_monz("blue", fortified=True)
    game = stormed(position, "victory", "avoid avoid avoid", "blue").say(RAZE)
    assert game.city("monz").razed
    assert game.owner("monz") == ""
    assert game.baron("green").crowns == 6  # a fortification adds nothing to the plunder


@rule("WK-FORTIFY-01", "WK-FORTIFY-03", "WK-FORTIFY-04")
def test_a_fortification_and_breaches_stay_when_a_city_is_taken() -> None:
    position = at_monz("blue", fortified=True, breaches=1)
    game = stormed(position, "victory", "avoid avoid", "blue").say(CONTROL)
    assert game.owner("monz") == "green"
    assert game.city("monz").fortified
    assert game.city("monz").breaches == 1


@rule("WK-FORTIFY-05")
def test_a_fortified_city_in_ruins_is_fortified_no_more() -> None:
    position = at_monz("blue", fortified=True)
    game = stormed(position, "inflict inflict inflict", "victory victory", "blue")
    city = game.city("monz")
    assert (city.fortified, city.breaches) == (False, 2)
    assert strength(game.state, "B3") == 0


@rule("WK-BANNED-05", "WK-R39")
@pytest.mark.parametrize(("answer", "razed"), [(SUBMIT, False), (REFUSE, True)])
def test_against_the_law_one_razes_only_by_refusing_it(answer: object, razed: bool) -> None:
    position = at_monz(breaches=2).law("protection-of-cities")
    position.state.chairman = position.seat("red")
    game = assail(position, "green", "B3", "", "assault").say(RAZE, answer)
    assert game.city("monz").razed is razed
    assert game.baron("green").banned is razed


def test_laws_about_other_things_do_not_hinder_razing() -> None:
    position = at_monz(breaches=2).law("income-tax", "right-of-passage")
    game = assail(position, "green", "B3", "", "assault").say(RAZE)
    assert game.over
    assert game.city("monz").razed


def test_a_law_without_refusal_leaves_no_choice() -> None:
    position = Position("green", "blue", "red", open_motions=True).law("no-razing")
    position.noble(ZIELONKA, "B3", "swiss-200").city("monz", breaches=2)
    game = assail(position, "green", "B3", "", "assault")
    assert game.over
    assert game.owner("monz") == "green"


def test_who_declines_to_attack_changes_nothing() -> None:
    game = at_monz().turn_up("versatile-strategy", "green").say(NO)
    assert game.over
    assert game.owner("monz") == ""
