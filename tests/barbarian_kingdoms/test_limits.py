"""Limits: one Unit a Province, the material of the box, and no action without what it needs."""

from typing import Any

import pytest

from oyez.games.barbarian_kingdoms import Coins
from oyez.games.barbarian_kingdoms.box.fixed import CONTROL_TOKENS, SEA, WARRIORS, Province, Zone
from oyez.games.barbarian_kingdoms.invariants import all_coins, check
from oyez.games.barbarian_kingdoms.rules.assault import Assault
from oyez.games.barbarian_kingdoms.rules.battle import Reinforce
from oyez.games.barbarian_kingdoms.rules.claim import Claim
from oyez.games.barbarian_kingdoms.rules.manoeuvres import MANOEUVRE, Manoeuvre, Move
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit
from oyez.games.barbarian_kingdoms.rules.taxation import Tax
from oyez.kernel import NotAmongChoices
from tests.barbarian_kingdoms.positions import Position, coins
from tests.barbarian_kingdoms.wandering import wander
from tests.ledger import rule

KING, WARRIOR = "king", "warrior"


def franks(**options: Any) -> Position:
    """Franks to play; Clovis at home in Belgica, Huns and Visigoths far away."""
    return Position("huns", "visigoths", "franks", turn="franks", **options)


# -- occupation -----------------------------------------------------------------------------------


@rule("BK-LIMIT-01")
def test_no_unit_enters_a_province_held_by_one_of_its_own() -> None:
    game = franks().warriors("franks", "ripuaria", "mosellana").play()
    assert game.offered(Recruit) == []
    assert not [
        a for a in game.offered(Assault) if a.target in ("belgica", "ripuaria", "mosellana")
    ]
    game.say(MANOEUVRE)
    assert {move.target for move in game.offered(Move)} == {SEA}


@rule("BK-LIMIT-01")
def test_no_unit_assaults_a_province_held_by_one_of_its_own() -> None:
    game = franks().warriors("franks", "burgundia", "noricum").play()
    held = [a for a in game.offered(Assault) if a.target in ("burgundia", "noricum")]
    assert held == []
    assert [a for a in game.offered(Assault) if a.target == "alemannia"]


@rule("BK-LIMIT-01")
def test_outside_battles_a_province_never_holds_two_units() -> None:
    for seed in range(5):
        for moment in wander(seed, seats=2 + seed):
            state = moment.after
            if state.arena is None:
                lands = [z for realm in state.realms for z in realm.zones() if z != SEA]
                assert len(lands) == len(set(lands)), moment.said


@rule("BK-LIMIT-02")
def test_during_a_battle_the_province_holds_all_the_units_that_come() -> None:
    position = franks().warriors("franks", "ripuaria", "mosellana", "burgundia", "alemannia")
    game = position.warriors("visigoths", "noricum").king("visigoths", "aquitania").play()
    game.say(Assault(WARRIOR, Zone("burgundia"), Zone("noricum")))
    game.say((Reinforce(WARRIOR, Zone("alemannia")),))
    assert game.realm("franks").warriors.count(Zone("noricum")) == 2
    assert game.realm("visigoths").stands_in(Zone("noricum"))


@rule("BK-LIMIT-02", "BK-LIMIT-01")
def test_after_the_battle_one_unit_is_left() -> None:
    position = (
        franks().warriors("franks", "burgundia", "alemannia").warriors("visigoths", "noricum")
    )
    game = position.play().say(Assault(WARRIOR, Zone("burgundia"), Zone("noricum")))
    game.say((Reinforce(WARRIOR, Zone("alemannia")),)).bribe(franks="", visigoths="")
    assert game.realm("franks").warriors == ["noricum"]
    assert game.realm("visigoths").warriors == []


@rule("BK-LIMIT-03")
def test_the_sea_holds_any_number_of_units_of_any_kingdoms() -> None:
    position = franks().warriors("franks", "sea", "sea", "sea").king("visigoths", "sea")
    game = position.warriors("visigoths", "sea").play()
    game.say(MANOEUVRE, Move(KING, Zone("belgica"), SEA))
    assert (game.realm("franks").king, game.realm("franks").warriors) == (SEA, [SEA] * 3)
    assert game.realm("visigoths").zones() == [SEA, SEA]


# -- material -------------------------------------------------------------------------------------


@rule("BK-LIMIT-04")
def test_the_box_has_four_warriors_and_four_tokens_a_kingdom() -> None:
    assert set(WARRIORS.values()) == {4}
    assert set(CONTROL_TOKENS.values()) == {4}


@rule("BK-LIMIT-04", "BK-LIMIT-06")
def test_there_is_no_fifth_warrior() -> None:
    position = franks().treasury("franks", "ggggg").warriors("franks", "sea", "sea", "sea")
    assert position.play().offered(Recruit)
    assert not position.warriors("franks", "sea", "sea", "sea", "sea").play().offered(Recruit)


@rule("BK-LIMIT-04", "BK-LIMIT-06")
def test_there_is_no_fifth_control_token() -> None:
    position = franks().treasury("franks", "gggggg").king("franks", "burgundia")
    position.warriors("visigoths", "mosellana")  # or the Franks would win with the fourth token
    assert position.tokens("franks", "frisia", "armorica", "thuringia").play().offered(Claim)
    four = position.tokens("franks", "frisia", "armorica", "thuringia", "alemannia")
    assert not four.play().offered(Claim)


@rule("BK-LIMIT-04")
@pytest.mark.parametrize("seed", range(5))
def test_pieces_and_money_are_those_of_the_box_after_every_answer(seed: int) -> None:
    money: Coins | None = None
    for moment in wander(seed, seats=2 + seed):
        state = moment.after
        check(state)
        if state.phase == "play":
            money = money or all_coins(state)
            assert all_coins(state) == money
        for realm in state.realms:
            assert len(realm.warriors) <= 4
            assert len(realm.tokens) <= 4
    assert money is not None


# -- what an action needs -------------------------------------------------------------------------


@rule("BK-LIMIT-05")
def test_with_nothing_at_all_only_manoeuvres_are_left() -> None:
    position = franks().king("franks", None).treasury("franks", "")
    assert [type(action) for action in position.play().choices()] == [Manoeuvre]


@rule("BK-LIMIT-05")
def test_with_all_it_takes_every_action_is_there() -> None:
    position = franks().warriors("franks", "burgundia").loot("belgica", "b")
    kinds = {type(action) for action in position.play().choices()}
    assert kinds == {Manoeuvre, Recruit, Tax, Assault, Claim}


@rule("BK-LIMIT-05")
def test_an_action_that_is_not_offered_is_refused() -> None:
    game = franks().treasury("franks", "").play()
    with pytest.raises(NotAmongChoices):
        game.say(Recruit(Province("ripuaria")))


@rule("BK-LIMIT-06")
def test_recruitment_needs_the_cost_in_the_treasury() -> None:
    position = franks().warriors("franks", "sea", "sea")
    assert not position.treasury("franks", "s").play().offered(Recruit)
    assert position.treasury("franks", "bs").play().offered(Recruit)


@rule("BK-LIMIT-06")
def test_recruitment_needs_a_free_province_of_ones_own() -> None:
    position = franks().warriors("franks", "ripuaria")
    assert position.play().offered(Recruit) == [Recruit(Province("mosellana"))]
    assert not position.warriors("visigoths", "mosellana").play().offered(Recruit)


@rule("BK-LIMIT-06")
def test_a_claim_needs_the_cost_in_the_treasury() -> None:
    position = franks().warriors("franks", "burgundia").tokens("franks", "frisia")
    assert not position.treasury("franks", "g").play().offered(Claim)
    assert position.treasury("franks", "gb").play().offered(Claim)


@rule("BK-LIMIT-06")
def test_a_claim_needs_an_eligible_province() -> None:
    position = franks().warriors("franks", "sea", "mosellana", "frisia").tokens("franks", "frisia")
    assert not position.play().offered(Claim)
    position.warriors("franks", "sea", "mosellana", "frisia", "aquitania")
    position.king("visigoths", "sea")
    assert not position.play().offered(Claim)
    position.warriors("franks", "tarraconensis")
    assert position.play().offered(Claim) == [Claim(Province("tarraconensis"))]


@rule("BK-LIMIT-06")
def test_an_assault_needs_a_unit_next_to_an_eligible_province() -> None:
    position = franks().king("franks", None)
    assert not position.play().offered(Assault)
    position.warriors("franks", "frisia")  # next to nothing but Frankish land
    assert not position.play().offered(Assault)
    position.warriors("franks", "burgundia").tokens("franks", "narbonensis")
    assert {a.target for a in position.play().offered(Assault)} == {
        "alemannia",
        "aquitania",
        "armorica",
        "noricum",
    }


@rule("BK-LIMIT-06")
def test_the_treasury_pays_in_value_not_in_tokens() -> None:
    game = franks().warriors("franks", "sea").treasury("franks", "g").play()
    game.say(Recruit(Province("ripuaria")))
    assert game.choices() == [coins("g")]
