"""Where casualties and breaches go."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import WALL, ToNoble, Yield
from oyez.games.warrior_knights.scene.happenings_in_the_field import CasualtyPlaced, NobleKilled
from tests.ledger import rule
from tests.warrior_knights.ballots import choose, hold
from tests.warrior_knights.fighting import assail, deal, turn_up, under_way
from tests.warrior_knights.moves import march
from tests.warrior_knights.positions import Game, Position, fates

CIRCLE, SQUARE = "kazimierz-zielonka", "alan-of-smalt"
PRUSSEN, AZURE, CYAN = "otto-von-prussen", "ranulf-azure", "louis-de-cyan"
STRONG = "english-150 polish-150 swiss-150"


def two_armies(region: str = "E3", casualties: int = 0) -> Position:
    """Blue with 150 men of Cyan and 100 of Azure, both exhausted, against 450."""
    return (
        Position("green", "blue")
        .noble(CIRCLE, region, STRONG)
        .noble(CYAN, region, "regular-100 regular-50", fresh=False, casualties=casualties)
        .noble(AZURE, region, "polish-100", fresh=False)
    )


def struck(position: Position, inflicted: int) -> Game:
    """Blue suffers so many; Cyan commands."""
    game = assail(position, "green", "E3", "blue").say(ToNoble(CYAN))
    return deal(game, " ".join(["inflict"] * inflicted), "victory")


@rule("WK-BATTLE-11")
def test_one_by_one_on_any_army_that_took_part() -> None:
    game = struck(two_armies(), 2)
    assert (game.prompt, game.asked, game.about) == ("place-loss", ("blue",), {"casualties": 2})
    assert game.choices() == [ToNoble(AZURE), ToNoble(CYAN)]
    game.say(ToNoble(CYAN))
    assert game.about == {"casualties": 1}
    assert game.noble(CYAN).casualties == 1


@rule("WK-BATTLE-11")
def test_not_on_an_army_that_stayed_out() -> None:
    position = Position("green", "blue").noble(CIRCLE, "E3", "regular-100 regular-50")
    position.noble(SQUARE, "E3", "english-100").noble(CYAN, "E3", STRONG)
    game = assail(position, "green", "E3", "blue").say((CIRCLE,))
    deal(game, "victory", "inflict victory")
    assert game.over
    assert (game.noble(CIRCLE).casualties, game.noble(SQUARE).casualties) == (1, 0)


@rule("WK-BATTLE-12", "WK-R52")
def test_as_many_casualties_as_troops_kill_and_no_more_can_be_borne() -> None:
    """100 men bear one token; the next can only go to the other army."""
    game = struck(two_armies(), 2).say(ToNoble(AZURE))
    assert game.noble(CYAN).casualties == 1
    assert under_way(game).defender.dead == [AZURE]


@rule("WK-R52")
def test_250_men_bear_three_tokens() -> None:
    position = Position("green", "blue").noble(CIRCLE, "E3", STRONG)
    position.noble(CYAN, "E3", "regular-100 english-150")
    game = deal(assail(position, "green", "E3", "blue"), "inflict inflict victory", "victory")
    assert game.noble(CYAN).casualties == 2
    assert game.events(NobleKilled) == []
    position = Position("green", "blue").noble(CIRCLE, "E3", STRONG)
    position.noble(CYAN, "E3", "regular-100 english-150")
    game = deal(assail(position, "green", "E3", "blue"), "inflict inflict inflict", "victory")
    assert [event.noble for event in game.events(NobleKilled)] == [CYAN]


@rule("WK-BATTLE-13")
def test_when_all_are_dead_the_rest_is_ignored() -> None:
    """Three tokens are enough for both armies; the fourth is nothing."""
    game = struck(two_armies(), 4).say(ToNoble(AZURE))
    assert len(game.events(CasualtyPlaced)) == 3
    turn_up(turn_up(game, nation="swiss"), nation="swiss")
    assert game.over
    assert [event.noble for event in game.events(NobleKilled)] == [AZURE, CYAN]


@rule("WK-BATTLE-12")
def test_old_casualties_count() -> None:
    game = struck(two_armies(casualties=1), 1).say(ToNoble(CYAN))
    assert under_way(game).defender.dead == [CYAN]


@rule("WK-R53", "WK-BATTLE-12")
def test_free_troops_bear_losses_too() -> None:
    """100 men and 150 of the Marshal: two tokens do not kill him."""
    position = Position("green", "blue").noble(CIRCLE, "E3", STRONG)
    position.noble(CYAN, "E3", "regular-100").office(CYAN, "marshal")
    game = deal(assail(position, "green", "E3", "blue"), "inflict inflict", "victory")
    assert game.noble(CYAN).casualties == 2
    assert game.events(NobleKilled) == []


@rule("WK-ASSAULT-04", "WK-ASSAULT-05")
def test_behind_walls_any_casualty_may_be_a_breach() -> None:
    position = Position("green", "blue").noble(CIRCLE, "D3", STRONG).city("froli", "blue")
    position.noble(CYAN, "D3", "regular-100 regular-50")
    game = assail(position, "green", "D3", "blue", "assault")
    deal(game, "inflict inflict inflict inflict", "victory victory")
    assert game.choices() == [ToNoble(CYAN), WALL]
    game.say(WALL, ToNoble(CYAN), WALL)
    assert game.city("froli").breaches == 2
    assert game.noble(CYAN).casualties == 2


@rule("WK-R59")
def test_a_neutral_city_can_only_take_breaches() -> None:
    position = Position("green", "blue").noble(CIRCLE, "D3", STRONG).city("froli")
    game = deal(assail(position, "green", "D3", "", "assault"), "inflict", "avoid victory")
    assert game.city("froli").breaches == 0
    position = Position("green", "blue").noble(CIRCLE, "D3", STRONG).city("froli")
    game = deal(assail(position, "green", "D3", "", "assault"), "inflict", "victory victory")
    assert game.city("froli").breaches == 1


@rule("WK-R90")
def test_a_garrison_that_is_spent_takes_no_more_tokens() -> None:
    """50 men in the stronghold bear one; the rest are breaches."""
    position = Position("green", "blue").noble(CIRCLE, "C3", STRONG)
    position.stronghold("blue", "C3", "regular-50")
    game = assail(position, "green", "C3", "blue", "assault")
    deal(game, "inflict inflict", "victory victory victory")
    assert game.choices() == [ToNoble(""), WALL]
    game.say(ToNoble(""))
    home = game.baron("blue").stronghold
    assert (home.casualties, home.breaches, home.troops) == (1, 1, ["regular-50"])


def test_the_warden_of_the_marches_bears_more_at_home() -> None:
    """50 men, 50 of the Warden and 100 more in his own city: one token does not kill him."""
    position = Position("green", "blue").noble(CIRCLE, "D3", STRONG).city("froli", "blue")
    position.noble(CYAN, "D3", "regular-50").office(CYAN, "warden-of-the-marches")
    game = assail(position, "green", "D3", "blue", "assault")
    deal(game, "inflict", "avoid victory")
    assert game.events(NobleKilled) == []
    position = Position("green", "blue").noble(CIRCLE, "D3", STRONG).city("froli", "blue")
    position.noble(CYAN, "D3", "regular-50").office(CYAN, "warden-of-the-marches")
    game = assail(position, "green", "D3", "blue", "assault")
    deal(game, "inflict", "victory").say(ToNoble(CYAN))
    assert under_way(game).defender.dead == []


def warden() -> Position:
    """50 men, 50 of the Warden, one casualty; in D3 is his own city, and 100 more men."""
    position = Position("green", "blue", "red").city("froli", "blue")
    position.noble(CYAN, "D3", "regular-50", casualties=1)
    return position.office(CYAN, "warden-of-the-marches")


@rule("WK-R53", "WK-R30")
@pytest.mark.parametrize("owner", ["blue", "green", ""])
def test_at_home_the_warden_lives_with_what_he_suffered_in_its_defence(owner: str) -> None:
    game = choose(hold(warden().city("froli", owner).agendas("coronation-gifts")), "no")
    assert [event.noble for event in game.events(NobleKilled)] == [CYAN] * (owner != "blue")


@rule("WK-R53", "WK-R30")
def test_the_warden_dies_of_it_if_he_goes_out_or_the_city_is_lost() -> None:
    game = warden().turn_up("versatile-strategy", "blue").say(march(CYAN, "C3"))
    assert [event.region for event in turn_up(game).events(NobleKilled)] == ["C3"]
    position = warden().next_event("red")
    position.state.church = position.seat("blue")
    game = position.turn_up("important-event").draw("bread-riots").fate(*fates(city="froli"))
    game.say(Yield("D3")).draw("red")  # the back of the next event
    assert [event.noble for event in turn_up(game).events(NobleKilled)] == [CYAN]
