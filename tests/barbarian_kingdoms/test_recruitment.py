"""Recruitment: one Warrior, the cheapest one, onto free land of one's own."""

from typing import Any

import pytest

from oyez.games.barbarian_kingdoms import Coins
from oyez.games.barbarian_kingdoms.box.fixed import Province, Zone
from oyez.games.barbarian_kingdoms.rules.assault import Assault
from oyez.games.barbarian_kingdoms.rules.claim import Claim
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit
from oyez.games.barbarian_kingdoms.rules.turn import END_TURN
from oyez.games.barbarian_kingdoms.scene.happenings import Recruited
from oyez.scene.views import view
from tests.barbarian_kingdoms.positions import Position, coins
from tests.barbarian_kingdoms.wandering import wander
from tests.ledger import rule

KING, WARRIOR = "king", "warrior"


def huns(**options: Any) -> Position:
    return Position("huns", "visigoths", "franks", **options)


@rule("BK-RECRUIT-01")
def test_a_warrior_comes_from_the_reserve_onto_the_map() -> None:
    game = huns().play()
    assert game.realm("huns").warriors_in_reserve == 4
    game.say(Recruit(Province("quadia")), coins("b"))
    assert game.realm("huns").warriors == ["quadia"]
    assert game.realm("huns").warriors_in_reserve == 3


@rule("BK-RECRUIT-02", "BK-RECRUIT-03")
@pytest.mark.parametrize(("on_map", "cost"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_the_cost_is_that_of_the_leftmost_warrior_in_reserve(on_map: int, cost: int) -> None:
    game = huns().warriors("huns", *["sea"] * on_map).play().say(Recruit(Province("quadia")))
    assert game.terms == {"cost": cost, "province": "quadia"}
    assert min(paid.value for paid in game.choices()) == cost


@rule("BK-R46", "BK-RECRUIT-03")
def test_a_warrior_lost_makes_the_next_one_as_cheap_as_before() -> None:
    position = huns().warriors("huns", "quadia", "sea", "sea").warriors("franks", "noricum")
    game = position.king("franks", "frisia").play()
    game.say(Assault(WARRIOR, Zone("quadia"), Zone("noricum"))).bribe(huns="", franks="b")
    assert len(game.realm("huns").warriors) == 2
    game.state.turn = 0
    panel = view(game.match, None)["table"]["panels"][0]
    shown = {counter["name"]: counter["value"] for counter in panel["counters"]}
    assert shown["recruit-cost"] == 3


@rule("BK-R46")
def test_the_costs_depend_on_the_number_on_the_map_alone() -> None:
    position = huns().king("huns", "noricum").tokens("huns", "pannonia", "thuringia")
    assert position.play().say(Claim(Province("noricum"))).terms == {
        "cost": 6,
        "province": "noricum",
    }
    position.tokens("huns", "thuringia")
    about = position.play().say(Claim(Province("noricum"))).terms
    assert about == {"cost": 4, "province": "noricum"}


@rule("BK-RECRUIT-04")
def test_the_warrior_is_placed_on_free_land_of_ones_own() -> None:
    position = huns().king("huns", "hunnia").tokens("huns", "illyricum", "noricum")
    position.warriors("huns", "noricum", "pannonia").warriors("franks", "gepidia")
    places = {action.province for action in position.play().offered(Recruit)}
    assert places == {"quadia", "illyricum"}


@rule("BK-RECRUIT-05")
def test_the_cost_becomes_loot_of_the_province_of_the_new_warrior() -> None:
    game = huns().loot("quadia", "g").play().say(Recruit(Province("quadia")), coins("b"))
    assert game.purse("huns") == coins("bbssg")
    assert game.loot("quadia") == coins("gb")
    assert game.loot("gepidia") == game.loot("hunnia") == Coins()
    assert game.events(Recruited)[0].into == "quadia"


@rule("BK-RECRUIT-06")
def test_one_recruitment_brings_one_warrior_and_ends_the_turn() -> None:
    game = huns().play().say(Recruit(Province("quadia")), coins("b"))
    assert len(game.realm("huns").warriors) == 1
    assert (game.prompt, game.asked) == ("end-turn", ("huns",))
    assert game.choices() == [END_TURN]
    game.end()
    assert len(game.realm("huns").warriors) == 1
    assert (game.prompt, game.asked) == ("announce", ("visigoths",))


@rule("BK-RECRUIT-06")
def test_no_answer_ever_brings_two_warriors() -> None:
    recruited = 0
    for seed in range(4):
        for moment in wander(seed, seats=3 + seed):
            for old, new in zip(moment.before.realms, moment.after.realms, strict=False):
                if old.id == new.id:
                    assert len(new.warriors) - len(old.warriors) <= 1
                    recruited += len(new.warriors) > len(old.warriors)
    assert recruited > 5


@rule("BK-RECRUIT-07")
def test_a_recruitment_is_not_contested() -> None:
    position = huns().warriors("franks", "noricum").warriors("visigoths", "pannonia")
    game = position.play().say(Recruit(Province("quadia")), coins("b"))
    assert game.realm("huns").warriors == ["quadia"]
    assert (game.prompt, game.asked) == ("end-turn", ("huns",))
    game.end()
    assert (game.prompt, game.asked) == ("announce", ("visigoths",))
