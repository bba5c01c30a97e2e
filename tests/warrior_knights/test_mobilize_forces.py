"""Mobilize Forces."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import DONE, NO, NameRegion
from oyez.games.warrior_knights.scene.happenings import ActionDeclined
from oyez.kernel import Seat
from tests.ledger import rule
from tests.warrior_knights.fighting import deal, under_way
from tests.warrior_knights.moves import attack, march, to_zone
from tests.warrior_knights.positions import Game, Position

SMALT, CELADON, LINDEN, PRUSSEN = (
    "alan-of-smalt",
    "ernesto-di-celadon",
    "lorenz-von-linden",
    "otto-von-prussen",
)
BLUE = Seat(1)


def position() -> Position:
    """Smalt in E3 with a blue noble; Celadon one region off, in E2."""
    return (
        Position("green", "blue")
        .noble(SMALT, "E3", "regular-100")
        .noble(CELADON, "E2", "regular-50")
        .noble(PRUSSEN, "E3", "regular-100")
    )


def mobilized(where: Position | None = None) -> Game:
    return (where or position()).turn_up("mobilize-forces", "green")


@rule("WK-MILITARY-01")
def test_he_names_a_region_that_he_can_move_into_or_fight_in() -> None:
    game = mobilized()
    regions = {value.region for value in game.choices() if isinstance(value, NameRegion)}
    assert {"E3", "D3", "F3", "E2", "D1", "F1", "F2", "E1"} <= regions
    assert "A1" not in regions


@rule("WK-MILITARY-01", "WK-MILITARY-02")
def test_all_moves_end_in_the_region_named() -> None:
    game = mobilized().say(NameRegion("E3"))
    assert game.prompt == "move"
    assert game.choices() == [march(CELADON, "E3"), DONE]


@rule("WK-MILITARY-01")
def test_several_nobles_may_move_into_it() -> None:
    where = position().noble(LINDEN, "D3", "english-50")
    game = mobilized(where).say(NameRegion("E3"), march(CELADON, "E3"))
    while game.prompt == "take-troops":
        game.say(())
    game.say(march(LINDEN, "E3"))
    while game.prompt == "take-troops":
        game.say(())
    assert {n.region for n in game.state.nobles_of(Seat(0)) if n.on_board} == {"E3"}


@rule("WK-MILITARY-02")
def test_the_combat_is_in_the_region_named() -> None:
    where = position().noble("ranulf-azure", "E2", "polish-50")
    game = mobilized(where).say(NameRegion("E3"), DONE)
    assert game.prompt == "attack"
    assert game.offers(attack("E3", BLUE))
    assert not game.offers(attack("E2", BLUE))


def moved_in() -> Game:
    game = mobilized().say(NameRegion("E3"), march(CELADON, "E3"))
    assert game.prompt == "take-troops"
    return game.say(())


@rule("WK-MILITARY-03")
def test_after_the_combat_nobody_moves() -> None:
    """Movement is asked first; when the combat is started the moves are over."""
    game = moved_in()
    assert game.prompt == "attack"
    game.say(attack("E3", BLUE), (SMALT,))
    deal(game, "avoid", "avoid").say(NO, NO)
    assert game.prompt == "put-away"


@rule("WK-MILITARY-04", "WK-R89")
def test_who_was_there_and_who_just_came_fight_together() -> None:
    game = moved_in().say(attack("E3", BLUE))
    assert game.prompt == "choose-armies"
    game.say((SMALT, CELADON))
    assert under_way(game).attacker.nobles == [SMALT, CELADON]


@rule("WK-R89")
def test_who_just_came_may_command_and_use_his_ability() -> None:
    """Smalt, a square, marches in and avoids the 100 that blue inflicts."""
    where = Position("green", "blue").noble(SMALT, "E2", "regular-100")
    where.noble(PRUSSEN, "E3", "regular-100", fresh=False)
    game = mobilized(where).say(NameRegion("E3"), march(SMALT, "E3"), attack("E3", BLUE))
    deal(game, "avoid", "inflict")
    assert (game.prompt, game.about) == ("use-ability", {"noble": SMALT, "ability": "avoid"})
    assert game.noble(SMALT).fresh


@rule("WK-MILITARY-05")
def test_whoever_moved_or_attacked_is_exhausted_after_the_combat() -> None:
    game = moved_in().say(attack("E3", BLUE), (SMALT,))
    deal(game, "avoid", "avoid")
    assert game.noble(SMALT).fresh
    assert game.noble(CELADON).fresh
    game.say(NO, NO)
    assert not game.noble(SMALT).fresh
    assert not game.noble(CELADON).fresh


@rule("WK-MILITARY-06")
def test_used_only_to_move_the_card_goes_to_wages() -> None:
    game = moved_in().say(NO)
    assert game.over
    assert [played.card for played in game.state.zones["wages"]] == ["mobilize-forces"]


@rule("WK-MILITARY-07")
def test_used_only_to_fight_the_card_goes_to_the_assembly() -> None:
    game = mobilized().say(NameRegion("E3"), DONE, attack("E3", BLUE))
    deal(game, "avoid", "avoid").say(NO, NO)
    assert game.over
    assert [played.card for played in game.state.zones["assembly"]] == ["mobilize-forces"]


@rule("WK-MILITARY-08")
@pytest.mark.parametrize("zone", ["wages", "assembly"])
def test_used_for_both_its_owner_chooses(zone: str) -> None:
    game = moved_in().say(attack("E3", BLUE), (SMALT,))
    deal(game, "avoid", "avoid").say(NO, NO)
    assert game.prompt == "put-away"
    game.say(to_zone(zone))
    assert len(game.state.zones[zone]) == 1


@rule("WK-R12")
@pytest.mark.parametrize("zone", ["wages", "assembly"])
def test_declined_its_owner_chooses_too(zone: str) -> None:
    game = mobilized().say(NO)
    assert len(game.events(ActionDeclined)) == 1
    assert game.say(to_zone(zone)).over


def test_without_anything_to_do_nothing_is_asked_but_the_zone() -> None:
    assert mobilized(Position("green", "blue")).prompt == "put-away"


def test_a_noble_moves_once_with_a_card() -> None:
    where = Position("green", "blue").noble(SMALT, "D1", "regular-50")
    game = mobilized(where).say(NameRegion("E2"), march(SMALT, "E2"))
    assert game.prompt != "move"


@rule("WK-MILITARY-01", "WK-MOVE-06")
def test_who_is_refused_passage_may_come_another_way() -> None:
    """From D1 to F1 by the road leads through blue's Semlik."""
    where = Position("green", "blue").noble(SMALT, "D1", "regular-50").city("semlik", "blue")
    where.noble(CELADON, "G1", "regular-50")
    game = mobilized(where).say(NameRegion("F1"), march(SMALT, "E2", "F1"), NO)
    assert game.choices() == [march(CELADON, "F1"), DONE]
