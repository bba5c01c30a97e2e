"""Retreat."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import NameRegion
from oyez.games.warrior_knights.rules.war.retreat import refuges, retreat
from oyez.games.warrior_knights.scene.happenings import Deserted, Exhausted, SiegeLifted
from oyez.games.warrior_knights.scene.happenings_in_the_field import NobleKilled, Retreated
from oyez.kernel import Seat
from tests.ledger import rule
from tests.warrior_knights.fighting import assail, deal, turn_up
from tests.warrior_knights.positions import Game, Position

SMALT, CELADON, CIRCLE = "alan-of-smalt", "ernesto-di-celadon", "kazimierz-zielonka"
PRUSSEN, AZURE, CYAN = "otto-von-prussen", "ranulf-azure", "louis-de-cyan"


def green_in(region: str, troops: str = "regular-100", **how: bool) -> Position:
    return Position("green", "blue").noble(SMALT, region, troops, **how)


def beaten(position: Position, *nobles: str) -> Game:
    """These nobles retreat."""
    return position.run(lambda s: retreat(s, [s.noble(name) for name in nobles or (SMALT,)]))


def havens(position: Position) -> list[str]:
    return refuges(position.state, position.state.noble(SMALT))


@rule("WK-RETREAT-01")
def test_nobody_can_choose_to_retreat() -> None:
    """In a battle the defender names no place to go, and leaves only if he has lost."""
    position = green_in("E3").noble(CYAN, "E3", "regular-100")
    game = assail(position, "blue", "E3", "green")
    asked = {game.prompt}
    deal(game, "victory", "victory")
    asked.add(game.prompt)
    assert "retreat" not in asked
    assert game.noble(SMALT).region == "E3"
    assert (
        not green_in("E3", fresh=False)
        .turn_up("versatile-strategy", "green")
        .offers(NameRegion("D3"))
    )


@rule("WK-RETREAT-02")
def test_a_card_of_the_nation_shown_deserts() -> None:
    game = turn_up(beaten(green_in("E3", "regular-50 english-50 polish-100")), nation="english")
    (gone,) = game.events(Deserted)
    assert (gone.noble, gone.troops, gone.rule) == (SMALT, ("english-50",), "WK-RETREAT-02")
    assert game.noble(SMALT).troops == ["regular-50", "polish-100"]
    assert game.state.mercenaries.stock["english-50"] == 4


@rule("WK-RETREAT-02")
def test_of_several_his_baron_chooses_one() -> None:
    game = turn_up(beaten(green_in("E3", "english-50 english-100 polish-100")), nation="english")
    assert (game.prompt, game.asked) == ("deserter", ("green",))
    assert game.choices() == ["english-100", "english-50"]
    game.say("english-50")
    assert game.noble(SMALT).troops == ["english-100", "polish-100"]


@rule("WK-RETREAT-02")
def test_none_of_that_nation_none_deserts() -> None:
    game = turn_up(beaten(green_in("E3", "regular-50 english-50")), nation="swiss")
    assert game.events(Deserted) == []
    assert game.prompt == "retreat"


@rule("WK-RETREAT-02", "WK-R30")
def test_who_loses_his_last_troops_leaves_the_board_alive() -> None:
    game = turn_up(beaten(green_in("E3", "english-50")), nation="english")
    assert game.over
    assert not game.noble(SMALT).on_board
    assert game.events(NobleKilled) == []


@rule("WK-R30")
def test_who_has_as_many_casualties_as_men_left_dies_at_once() -> None:
    position = Position("green", "blue")
    position.noble(SMALT, "E3", "regular-100 english-50", casualties=1)
    game = turn_up(beaten(position), nation="english")
    turn_up(game, nation="swiss")
    assert [event.noble for event in game.events(NobleKilled)] == [SMALT]
    assert game.noble(SMALT).troops == ["regular-100"]


@rule("WK-RETREAT-03")
@pytest.mark.parametrize("fresh", [True, False])
def test_to_an_adjacent_region_exhausted_or_not(fresh: bool) -> None:
    game = turn_up(beaten(green_in("E3", fresh=fresh)), nation="swiss")
    assert game.choices() == ["D3", "E2", "F3"]
    game.say("F3")
    assert game.noble(SMALT).region == "F3"
    assert game.noble(SMALT).fresh is fresh


@rule("WK-RETREAT-03")
def test_not_where_another_baron_has_a_noble_or_a_city() -> None:
    position = green_in("E3").noble(PRUSSEN, "D3", "regular-50").city("semlik", "blue")
    assert havens(position) == ["F3"]


@rule("WK-RETREAT-03")
def test_several_may_go_to_different_regions() -> None:
    game = beaten(green_in("E3").noble(CELADON, "E3", "regular-50"), SMALT, CELADON)
    turn_up(game, nation="swiss").say("D3")
    turn_up(game, nation="swiss").say("F3")
    assert [event.region for event in game.events(Retreated)] == ["D3", "F3"]


@rule("WK-RETREAT-03")
def test_to_the_only_refuge_without_a_choice() -> None:
    position = green_in("E3").noble(PRUSSEN, "D3", "regular-50").city("semlik", "blue")
    game = turn_up(beaten(position.stronghold("green", "C3")), nation="swiss")
    assert game.over
    assert (game.noble(SMALT).region, game.noble(SMALT).fresh) == ("F3", True)


@rule("WK-R68")
def test_to_a_neutral_city_but_not_to_a_stronghold_of_others() -> None:
    assert "D3" in havens(green_in("E3").city("froli"))
    assert havens(green_in("C3").stronghold("blue", "D2")) == ["B2", "B3", "C2", "D3"]


@rule("WK-R68")
def test_one_step_over_borders_that_can_be_crossed_and_no_road() -> None:
    """From E3 no way over the mountain to F2 or the river to E4, and no further along the road."""
    assert havens(green_in("E3")) == ["D3", "E2", "F3"]
    assert havens(green_in("E3").proclaimed("flood")) == ["E2", "F3"]


@rule("WK-R88")
def test_who_is_at_sea_bars_no_retreat() -> None:
    position = green_in("C1").noble(PRUSSEN, "D1", "regular-50", at_sea=True)
    assert "D1" in havens(position)


def shut_in(*, fresh: bool = True, retreat_exhausts: bool = False) -> Position:
    """All around H3 is blue's."""
    position = Position("green", "blue", retreat_exhausts=retreat_exhausts)
    position.noble(SMALT, "H3", "regular-100", fresh=fresh)
    position.noble(PRUSSEN, "G3", "regular-50").noble(AZURE, "H2", "regular-50")
    assert havens(position) == []
    return position


@rule("WK-RETREAT-04", "WK-R68")
@pytest.mark.parametrize("fresh", [True, False])
def test_without_a_refuge_to_the_stronghold_as_he_was(fresh: bool) -> None:
    game = turn_up(beaten(shut_in(fresh=fresh).stronghold("green", "C3")), nation="swiss")
    assert game.over
    assert (game.noble(SMALT).region, game.noble(SMALT).fresh) == ("C3", fresh)
    assert game.events(Exhausted) == []


@rule("WK-R68")
def test_by_option_he_comes_to_the_stronghold_exhausted() -> None:
    position = shut_in(retreat_exhausts=True).stronghold("green", "C3")
    game = turn_up(beaten(position), nation="swiss")
    assert (game.noble(SMALT).region, game.noble(SMALT).fresh) == ("C3", False)
    assert [event.rule for event in game.events(Exhausted)] == ["WK-R68"]


@rule("WK-R68")
def test_that_option_tires_nobody_who_finds_a_refuge() -> None:
    position = Position("green", "blue", retreat_exhausts=True).noble(SMALT, "E3", "regular-100")
    game = turn_up(beaten(position.stronghold("green", "C3")), nation="swiss").say("F3")
    assert (game.noble(SMALT).region, game.noble(SMALT).fresh) == ("F3", True)


@rule("WK-RETREAT-05")
def test_he_dies_if_the_stronghold_is_off_the_board() -> None:
    game = turn_up(turn_up(beaten(shut_in()), nation="swiss"), nation="swiss")
    (killed,) = game.events(NobleKilled)
    assert (killed.noble, killed.rule) == (SMALT, "WK-RETREAT-05")


@rule("WK-RETREAT-05")
def test_or_besieged() -> None:
    position = shut_in().stronghold("green", "C3").noble(CYAN, "C3", "polish-100")
    game = turn_up(turn_up(beaten(position.siege("C3", "blue")), nation="swiss"), nation="swiss")
    assert [event.noble for event in game.events(NobleKilled)] == [SMALT]


@rule("WK-RETREAT-02", "WK-RETREAT-06")
def test_from_overseas_nobody_retreats() -> None:
    # One Fate card for the desertion of a retreat, another for that of a death.
    game = beaten(green_in("O3").stronghold("green", "C3"))
    turn_up(turn_up(game, nation="swiss"), nation="swiss")
    assert game.over
    (killed,) = game.events(NobleKilled)
    assert (killed.noble, killed.rule) == (SMALT, "WK-RETREAT-06")
    assert not game.noble(SMALT).on_board


@rule("WK-R63", "WK-SIEGE-08")
def test_a_lost_sortie_ends_outside_the_walls() -> None:
    position = Position("green", "blue").noble(CIRCLE, "B3", "regular-100").city("monz", "green")
    position.noble(CYAN, "B3", "regular-100").siege("B3", "blue")
    game = deal(assail(position, "green", "B3", "blue"), "avoid", "victory")
    turn_up(game, nation="swiss")
    assert game.choices() == ["A3", "A4", "B2", "B4", "C3"]
    game.say("B2")
    assert game.noble(CIRCLE).region == "B2"
    assert len(game.state.sieges) == 1


@rule("WK-R63", "WK-SIEGE-09")
def test_a_sortie_that_wins_lifts_the_siege() -> None:
    position = Position("green", "blue").noble(CIRCLE, "B3", "regular-100").city("monz", "green")
    position.noble(CYAN, "B3", "regular-100").siege("B3", "blue")
    game = deal(assail(position, "green", "B3", "blue"), "victory", "avoid")
    turn_up(game, nation="swiss").say("B2")
    assert game.state.sieges == []
    assert [event.seat for event in game.events(SiegeLifted)] == [Seat(1)]


def test_the_standard_bearer_keeps_his_men_together() -> None:
    position = green_in("E3", "english-50 polish-100").office(SMALT, "standard-bearer")
    game = beaten(position)
    assert game.prompt == "retreat"
    assert game.noble(SMALT).troops == ["english-50", "polish-100"]
