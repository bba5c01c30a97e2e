"""What nobles can do in a combat."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oyez.games.warrior_knights.answers import NO, YES, ToNoble
from oyez.games.warrior_knights.rules.phases.wages import wages
from oyez.games.warrior_knights.rules.war.abilities import victories
from oyez.games.warrior_knights.scene.happenings_in_the_field import (
    AbilityUsed,
    CasualtiesSuffered,
    CombatDecided,
)
from oyez.games.warrior_knights.state import CombatSide
from oyez.kernel import Seat
from tests.ledger import rule
from tests.warrior_knights.fighting import Pack, assail, deal
from tests.warrior_knights.positions import Game, Position

STAR, SQUARE, TRIANGLE, CIRCLE = (
    "lorenz-von-linden",
    "alan-of-smalt",
    "ernesto-di-celadon",
    "kazimierz-zielonka",
)
PRUSSEN, AZURE, CYAN = "otto-von-prussen", "ranulf-azure", "louis-de-cyan"
MEN = "regular-100 regular-50 regular-50"


def led_by(noble: str, against: str = CYAN, fresh: bool = True) -> Position:
    position = Position("green", "blue").noble(noble, "E3", MEN)
    return position.noble(against, "E3", MEN, fresh=fresh)


def fought(position: Position, attacker: str, defender: str) -> Game:
    return deal(assail(position, "green", "E3", "blue"), attacker, defender)


def losses(game: Game) -> list[int]:
    return [event.casualties for event in game.events(CasualtiesSuffered)]


@rule("WK-NOBLE-01")
@pytest.mark.parametrize(("answer", "suffered"), [(YES, [0, 2]), (NO, [0, 1])])
def test_a_star_may_inflict_a_hundred_more(answer: object, suffered: list[int]) -> None:
    game = fought(led_by(STAR), "inflict", "victory victory").say(answer)
    assert losses(game) == suffered


@rule("WK-NOBLE-02")
@pytest.mark.parametrize(("answer", "suffered"), [(YES, [0, 0]), (NO, [1, 0])])
def test_a_square_may_avoid_a_hundred_more(answer: object, suffered: list[int]) -> None:
    game = fought(led_by(SQUARE), "avoid", "inflict inflict").say(answer)
    assert losses(game) == suffered


@rule("WK-NOBLE-01", "WK-NOBLE-02")
@pytest.mark.parametrize(("noble", "suffered"), [(STAR, [1, 1]), (SQUARE, [0, 0])])
def test_a_star_avoids_nothing_and_a_square_inflicts_nothing(
    noble: str, suffered: list[int]
) -> None:
    game = fought(led_by(noble), "victory victory", "inflict victory").say(YES)
    assert losses(game) == suffered


@rule("WK-NOBLE-03", "WK-BATTLE-16")
def test_a_triangle_is_one_more_victory() -> None:
    game = fought(led_by(TRIANGLE), "avoid", "avoid")
    (decided,) = game.events(CombatDecided)
    assert (decided.attacker, decided.defender) == (1, 0)


@rule("WK-NOBLE-03")
def test_but_only_while_he_lives() -> None:
    s = led_by(TRIANGLE).state
    side = CombatSide(Seat(0), [TRIANGLE], TRIANGLE, revealed=Pack().take("victory avoid"))
    assert victories(s, side) == 2
    side.dead = [TRIANGLE]
    assert victories(s, side) == 1


@rule("WK-BATTLE-10", "WK-R58")
def test_the_attacker_decides_first() -> None:
    game = fought(led_by(STAR, PRUSSEN), "avoid", "avoid")
    assert (game.prompt, game.asked) == ("use-ability", ("green",))
    assert game.say(YES).asked == ("blue",)
    game.say(NO)
    assert [event.noble for event in game.events(AbilityUsed)] == [STAR]


@rule("WK-NOBLE-05", "WK-NOBLE-06")
@pytest.mark.parametrize("shape", [PRUSSEN, "azzo-di-zaffiro", AZURE])
def test_an_exhausted_noble_fights_without_his_ability(shape: str) -> None:
    game = fought(led_by(CIRCLE, shape, fresh=False), "avoid", "avoid")
    assert game.over
    assert game.events(AbilityUsed) == []
    assert game.events(CombatDecided)[0].defender == 0


@rule("WK-NOBLE-05", "WK-NOBLE-04", "WK-WAGES-07")
@pytest.mark.parametrize("fresh", [True, False])
def test_only_the_circle_keeps_his_when_exhausted(fresh: bool) -> None:
    """Only the star's 200 men are paid, fresh or not."""
    position = Position("green", "blue").purse("green", crowns=9)
    position.noble(CIRCLE, "E3", "regular-100 swiss-100 swiss-200", fresh=fresh)
    game = position.noble(STAR, "E3", MEN, fresh=fresh).run(wages)
    assert game.over
    assert game.baron("green").crowns == 9 - (2 + 1 + 1)
    assert game.noble(CIRCLE).troops == ["regular-100", "swiss-100", "swiss-200"]


@rule("WK-NOBLE-05")
def test_the_ability_of_a_circle_goes_with_his_freshness_where_an_edition_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = Position("green", "blue").purse("green", crowns=9)
    position.noble(CIRCLE, "E3", MEN, fresh=False)
    shapes = position.state.edition.shapes
    monkeypatch.setitem(shapes, "circle", replace(shapes["circle"], when_exhausted=False))
    assert position.run(wages).baron("green").crowns == 9 - (2 + 1 + 1)


@rule("WK-TERM-04")
def test_who_does_not_command_has_no_ability_and_no_two_hundred() -> None:
    position = led_by(CIRCLE).noble(STAR, "E3", "english-100").noble(TRIANGLE, "E3", "polish-100")
    game = assail(position, "green", "E3", "blue").say((STAR, TRIANGLE, CIRCLE))
    game.say(ToNoble(CIRCLE))
    assert len(next(iter(game.question().choices))) == 4 + 2  # there are very many such hands
    deal(game, "avoid", "avoid")
    assert game.over
    assert game.events(CombatDecided)[0].attacker == 0


@rule("WK-NOBLE-07")
def test_the_two_hundred_of_a_noble_bears_no_losses() -> None:
    """100 men and a commander: one casualty kills him."""
    position = Position("green", "blue").noble(CIRCLE, "E3", "regular-100")
    position.noble(CYAN, "E3", MEN)
    game = fought(position, "avoid", "inflict inflict")
    assert game.asked == ("nature",)
    assert game.noble(CIRCLE).casualties == 1


@pytest.mark.parametrize(("fresh", "worth"), [(True, 1), (False, 0)])
def test_the_champion_of_the_realm_is_one_more_victory_while_fresh(fresh: bool, worth: int) -> None:
    s = led_by(CIRCLE, fresh=fresh).office(CYAN, "champion-of-the-realm").state
    assert victories(s, CombatSide(Seat(1), [CYAN], CYAN)) == worth
