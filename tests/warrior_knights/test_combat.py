"""Who can fight whom, where and how."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import NO, REFUSE, SUBMIT, Attack, NameRegion, ToNoble
from oyez.games.warrior_knights.rules.war.combat import attacks
from oyez.games.warrior_knights.scene.happenings_in_the_field import CombatBegun
from oyez.kernel import NotAmongChoices, Seat
from tests.ledger import rule
from tests.warrior_knights.fighting import assail, deal, under_way
from tests.warrior_knights.moves import attack, smalt_and_prussen
from tests.warrior_knights.positions import Position

SMALT, CELADON, PRUSSEN, AZURE, SOLFERINO = (
    "alan-of-smalt",
    "ernesto-di-celadon",
    "otto-von-prussen",
    "ranulf-azure",
    "guy-de-solferino",
)
GREEN, BLUE, RED = Seat(0), Seat(1), Seat(2)


def green_in(region: str, troops: str = "regular-100", **how: bool) -> Position:
    return Position("green", "blue", "red").noble(SMALT, region, troops, **how)


def kinds(position: Position, region: str, baron: str = "green") -> list[tuple[Seat | None, str]]:
    found = attacks(position.state, position.seat(baron), region)
    return [(value.against, value.kind) for value in found]


# -- whom ------------------------------------------------------------------------------------------


@rule("WK-COMBAT-01")
def test_a_combat_is_started_by_two_cards_only() -> None:
    for card in ("levy-taxes", "draft-soldiers", "rally-support", "serve-the-church"):
        game = smalt_and_prussen().turn_up(card, "green")
        assert game.over or not any(isinstance(value, Attack) for value in game.choices())
    assert smalt_and_prussen().turn_up("versatile-strategy", "green").offers(attack("E3", BLUE))
    game = smalt_and_prussen().turn_up("mobilize-forces", "green").say(NameRegion("E3"))
    assert game.offers(attack("E3", BLUE))


@rule("WK-COMBAT-01")
def test_where_nobody_else_is_there_is_no_combat() -> None:
    assert kinds(green_in("E3").noble(PRUSSEN, "E2", "regular-50"), "E3") == []


@rule("WK-COMBAT-01", "WK-MOVE-07", "WK-NOBLE-06")
def test_an_exhausted_noble_cannot_attack() -> None:
    position = green_in("E3", fresh=False).noble(PRUSSEN, "E3", "regular-50")
    assert kinds(position, "E3") == []
    assert kinds(position, "E3", "blue") == [(GREEN, "battle")]


@rule("WK-COMBAT-02", "WK-COMBAT-03", "WK-COMBAT-11")
def test_the_attacker_announces_the_one_he_attacks() -> None:
    position = smalt_and_prussen()
    assert kinds(position, "E3") == [(BLUE, "battle"), (RED, "battle")]
    game = assail(position, "green", "E3", "red").say((SMALT,))
    combat = under_way(game)
    assert (combat.attacker.seat, combat.defender.seat) == (GREEN, RED)
    assert combat.defender.nobles == [SOLFERINO]


@rule("WK-COMBAT-02", "WK-R49")
def test_the_defender_may_be_a_neutral_city() -> None:
    assert (None, "assault") in kinds(green_in("B3"), "B3")
    game = assail(green_in("B3"), "green", "B3", "", "assault")
    combat = under_way(game)
    assert (combat.defender.seat, combat.defender.walls) == (None, True)


@rule("WK-R49", "WK-COMBAT-07")
def test_a_neutral_city_can_be_assaulted_and_besieged() -> None:
    assert kinds(green_in("B3"), "B3") == [(None, "assault"), (None, "siege")]


@rule("WK-COMBAT-04")
def test_all_of_the_defender_takes_part_the_exhausted_too() -> None:
    position = smalt_and_prussen().noble(AZURE, "E3", "polish-50")
    game = assail(position, "green", "E3", "blue").say((SMALT,))
    assert under_way(game).defender.nobles == [PRUSSEN, AZURE]


@rule("WK-COMBAT-05")
def test_the_attacker_chooses_among_his_fresh_armies() -> None:
    position = smalt_and_prussen().noble("lorenz-von-linden", "E3", "english-50", fresh=False)
    game = assail(position, "green", "E3", "blue")
    assert game.prompt == "choose-armies"
    assert sorted(game.choices()) == [(SMALT,), (SMALT, CELADON), (CELADON,)]
    game.say((CELADON,))
    assert under_way(game).attacker.nobles == [CELADON]


@rule("WK-COMBAT-05", "WK-SIEGE-01", "WK-SIEGE-05")
def test_for_a_siege_he_commits_armies_that_are_strong_enough_together() -> None:
    """Monz, fortified, is 300: 150 men and a commander are enough, 50 and a commander are not."""
    position = green_in("B3", "english-150").city("monz", "blue", fortified=True)
    position.noble(CELADON, "B3", "regular-50").noble("lorenz-von-linden", "B3", "regular-50")
    game = assail(position, "green", "B3", "blue", "siege")
    assert game.prompt == "choose-armies"
    assert {frozenset(party) for party in game.choices()} == {
        frozenset({SMALT}),
        frozenset({SMALT, CELADON}),
        frozenset({SMALT, "lorenz-von-linden"}),
        frozenset({SMALT, CELADON, "lorenz-von-linden"}),
    }
    game.say(next(party for party in game.choices() if set(party) == {SMALT, CELADON}))
    assert [game.noble(name).fresh for name in (SMALT, CELADON, "lorenz-von-linden")] == [
        False,
        False,
        True,
    ]


@rule("WK-COMBAT-05", "WK-BATTLE-02")
def test_who_stays_out_is_not_exhausted() -> None:
    game = assail(smalt_and_prussen(), "green", "E3", "blue").say((SMALT,))
    deal(game, "avoid", "avoid").say(NO)
    assert game.over
    assert not game.noble(SMALT).fresh
    assert game.noble(CELADON).fresh


@rule("WK-COMBAT-10")
@pytest.mark.parametrize("fresh", [True, False])
def test_defending_changes_nothing_about_being_fresh(fresh: bool) -> None:
    position = green_in("E3").noble(PRUSSEN, "E3", "regular-100", fresh=fresh)
    game = deal(assail(position, "green", "E3", "blue"), "draw", "avoid")
    while not game.over:
        if game.asked == ("nature",):
            game.fate(game.choices()[0][0])
        else:
            game.say(NO)
    assert game.noble(PRUSSEN).fresh is fresh


# -- how -------------------------------------------------------------------------------------------


@rule("WK-COMBAT-06", "WK-R48")
def test_who_is_in_his_own_city_is_not_met_in_the_open() -> None:
    position = green_in("B3").city("monz", "blue").noble(PRUSSEN, "B3", "regular-50")
    assert (BLUE, "battle") not in kinds(position, "B3")
    assert (BLUE, "assault") in kinds(position, "B3")
    game = assail(position, "green", "B3", "blue", "assault")
    assert under_way(game).defender.nobles == [PRUSSEN]


@rule("WK-R48")
def test_nor_is_who_is_in_his_own_stronghold() -> None:
    position = green_in("C3").stronghold("blue", "C3").noble(PRUSSEN, "C3", "regular-50")
    assert (BLUE, "battle") not in kinds(position, "C3")
    assert (BLUE, "assault") in kinds(position, "C3")


@rule("WK-R48")
@pytest.mark.parametrize("owner", ["", "red"])
def test_who_is_in_a_city_of_others_is_in_the_open(owner: str) -> None:
    position = green_in("B3").city("monz", owner).noble(PRUSSEN, "B3", "regular-50")
    assert (BLUE, "battle") in kinds(position, "B3")


@rule("WK-COMBAT-07")
def test_assault_and_siege_only_where_there_are_walls() -> None:
    position = green_in("E3").noble(PRUSSEN, "E3", "regular-50")
    assert kinds(position, "E3") == [(BLUE, "battle")]


@rule("WK-COMBAT-07")
def test_a_stronghold_is_assaulted_and_besieged() -> None:
    position = green_in("C3", "regular-100 english-150 polish-150").stronghold("blue", "C3")
    assert kinds(position, "C3") == [(BLUE, "assault"), (BLUE, "siege")]


@rule("WK-COMBAT-08")
def test_out_of_his_own_city_only_a_battle() -> None:
    position = green_in("B3").city("monz", "green").noble(PRUSSEN, "B3", "regular-50")
    assert kinds(position, "B3") == [(BLUE, "battle")]


@rule("WK-COMBAT-09", "WK-SIEGE-08")
def test_in_a_battle_no_walls_count() -> None:
    """Green sallies out of Monz with 100 men: 1 card and 2 for the commander, none for Monz."""
    position = green_in("B3").city("monz", "green").noble(PRUSSEN, "B3", "regular-50")
    game = assail(position.siege("B3", "blue"), "green", "B3", "blue")
    combat = under_way(game)
    assert not combat.attacker.walls
    assert not combat.defender.walls
    assert len(game.choices()[0]) == 3


@rule("WK-COMBAT-08", "WK-COMBAT-09")
def test_before_his_own_stronghold_its_troops_and_walls_stay_out() -> None:
    position = green_in("C3").stronghold("green", "C3", "regular-50 english-150")
    position.stronghold("blue", "G4", "polish-200").noble(PRUSSEN, "C3", "regular-50")
    assert kinds(position, "C3") == [(BLUE, "battle")]
    game = assail(position, "green", "C3", "blue")
    assert [(side.walls, side.garrison) for side in under_way(game).sides] == [(False, False)] * 2
    assert len(game.choices()[0]) == 1 + 2


@rule("WK-COMBAT-11")
def test_armies_of_others_stay_out_of_it() -> None:
    game = assail(smalt_and_prussen(), "green", "E3", "blue").say((SMALT, CELADON))
    (begun,) = game.events(CombatBegun)
    assert (begun.seat, begun.defender, begun.nobles) == (GREEN, BLUE, (SMALT, CELADON))
    game.say(ToNoble(SMALT))
    deal(game, "avoid", "avoid").say(NO)
    assert game.over
    assert game.noble(SOLFERINO).fresh


# -- events and laws -------------------------------------------------------------------------------


def test_during_the_truce_of_god_nobody_fights() -> None:
    assert kinds(smalt_and_prussen().proclaimed("truce-of-god"), "E3") == []


def test_a_law_can_forbid_sieges() -> None:
    assert kinds(green_in("B3").law("no-sieges"), "B3") == [(None, "assault")]


@rule("WK-SIEGE-11")
def test_no_second_siege_in_the_same_round() -> None:
    position = green_in("B3").siege("B3", "green", since=1)
    assert kinds(position, "B3") == [(None, "assault")]
    position.state.round = 2
    assert (None, "siege") in kinds(position, "B3")


def sacred() -> Position:
    position = Position("green", "blue", "red", chairman="red").noble(SMALT, "C3", "regular-100")
    return position.stronghold("blue", "C3").law("sanctity-of-strongholds")


@rule("WK-BANNED-05")
def test_who_obeys_the_sanctity_of_strongholds_does_not_attack() -> None:
    game = assail(sacred(), "green", "C3", "blue", "assault").say(SUBMIT)
    assert game.state.combat is None
    assert game.asked == ("green",)
    assert not game.offers(attack("C3", BLUE, "assault"))


@rule("WK-BANNED-05")
def test_the_sanctity_of_strongholds_does_not_protect_cities() -> None:
    position = green_in("B3").city("monz", "blue").law("sanctity-of-strongholds")
    game = assail(position, "green", "B3", "blue", "assault")
    assert under_way(game).kind == "assault"


@rule("WK-BANNED-05")
def test_who_refuses_to_obey_attacks_and_is_banned() -> None:
    game = assail(sacred(), "green", "C3", "blue", "assault").say(REFUSE)
    assert under_way(game).kind == "assault"
    assert game.baron("green").banned


@pytest.mark.parametrize(
    ("value", "law"),
    [
        (attack("E3", BLUE), "WK-MILITARY-02"),
        (attack("B3", BLUE), "WK-COMBAT-06"),
        (attack("B3", BLUE, "siege"), "WK-SIEGE-01"),
    ],
)
def test_an_attack_that_is_not_possible_says_why(value: Attack, law: str) -> None:
    position = green_in("B3", "regular-50").city("monz", "blue")
    position.noble(PRUSSEN, "B3", "regular-100 english-150")
    game = position.turn_up("mobilize-forces", "green").say(NameRegion("B3"))
    with pytest.raises(NotAmongChoices) as refusal:
        game.say(value)
    assert refusal.value.rule == law


def test_why_not_to_besiege_where_the_law_forbids_it() -> None:
    position = Position("green", "blue", open_motions=True).noble(SMALT, "B3", "swiss-200")
    game = position.law("no-sieges").turn_up("mobilize-forces", "green").say(NameRegion("B3"))
    with pytest.raises(NotAmongChoices) as refusal:
        game.say(attack("B3", None, "siege"))
    assert refusal.value.rule == "WK-R78"


def test_against_ones_own_walls_nothing() -> None:
    position = green_in("B3").city("monz", "green").noble(PRUSSEN, "B3", "regular-50")
    game = position.turn_up("mobilize-forces", "green").say(NameRegion("B3"))
    with pytest.raises(NotAmongChoices) as refusal:
        game.say(attack("B3", GREEN, "assault"))
    assert refusal.value.rule == "WK-COMBAT-08"
