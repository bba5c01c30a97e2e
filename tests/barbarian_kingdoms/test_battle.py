"""Battles: the steps, the Belligerents, and the count."""

import pytest

from oyez.games.barbarian_kingdoms.rules.contestation import LET_PASS
from oyez.games.barbarian_kingdoms.scene.happenings import BattleCounted, BattleWon
from tests.barbarian_kingdoms.moves import (
    NORICUM,
    assault,
    borderland,
    claim,
    contest,
    counted,
    evacuation,
    fight,
    king_from,
    story,
    warriors_from,
)
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.ledger import rule


def duel() -> Position:
    """A Frankish Warrior stands in Noricum, next to the Hun Warrior in Quadia."""
    return borderland().warriors("franks", "noricum")


def liguria(*, hun_token: bool = False) -> Played:
    """A Hun Warrior stands in Liguria; the Ostrogoth King attacks it from Latium."""
    position = Position("huns", "ostrogoths", "franks", turn="ostrogoths", powers=False)
    position.warriors("huns", "liguria").tokens("huns", *["liguria"] * hun_token)
    return fight(position.play().say(assault("king", "latium", "liguria")))


@rule("BK-BATTLE-01")
def test_the_steps_come_in_order() -> None:
    position = borderland().warriors("huns", "quadia", "pannonia").tokens("huns", "pannonia")
    position.warriors("ostrogoths", "noricum").tokens("ostrogoths", "noricum").loot("noricum", "s")
    game = position.play().say(NORICUM, warriors_from("pannonia"))
    game.bribe(huns="b", ostrogoths="s").say(evacuation("noricum", "pannonia"))
    assert story(game) == [
        "Assaulted",
        "Reinforced",
        "Bribed",
        "Bribed",
        "BattleCounted",
        "BattleCounted",
        "BattleWon",
        "WarriorReturned",
        "Evacuated",
        "Pillaged",
        "TokenRemoved",
        "TurnBegun",
    ]


@rule("BK-BATTLE-01")
def test_bribes_are_collected_before_the_winner_evacuates() -> None:
    position = duel().warriors("huns", "quadia", "pannonia").tokens("huns", "pannonia")
    game = position.treasury("huns", "").play().say(NORICUM, warriors_from("pannonia"))
    game.bribe(huns="", franks="s")
    assert game.prompt == "evacuate"
    assert game.purse("huns") == coins("s")


@rule("BK-BATTLE-02")
def test_the_occupier_fights_the_attacker_and_nobody_else() -> None:
    game = duel().warriors("ostrogoths", "liguria").play().say(NORICUM)
    assert game.asked == ("huns", "franks")
    assert [c.kingdom for c in fight(game).events(BattleCounted)] == ["huns", "franks"]


@rule("BK-BATTLE-02")
def test_the_contester_fights_the_active_player_and_nobody_else() -> None:
    position = borderland().warriors("ostrogoths", "liguria").warriors("franks", "alemannia")
    game = position.play().say(NORICUM, LET_PASS, contest("warrior", "alemannia"))
    assert game.asked == ("huns", "franks")
    assert [c.kingdom for c in fight(game).events(BattleCounted)] == ["huns", "franks"]


@rule("BK-BATTLE-03")
@pytest.mark.parametrize(("huns", "winner"), [("", "franks"), ("s", "huns")])
def test_the_winner_has_more_points_when_the_bribes_are_counted(huns: str, winner: str) -> None:
    game = fight(duel().play().say(NORICUM), huns=huns, franks="b")
    assert [battle.kingdom for battle in game.events(BattleWon)] == [winner]


@rule("BK-BATTLE-04")
def test_a_tie_goes_to_the_active_player() -> None:
    game = fight(duel().play().say(NORICUM))
    assert counted(game, "huns").total == counted(game, "franks").total
    assert game.realm("huns").warriors == ["noricum"]
    assert game.realm("franks").warriors == []


@rule("BK-BATTLE-05")
def test_a_token_gives_its_owner_two_points_once() -> None:
    position = duel().warriors("franks", "noricum", "alemannia").tokens("franks", "noricum")
    game = fight(position.play().say(NORICUM, warriors_from("alemannia")))
    assert counted(game, "franks").control == 2
    assert counted(game, "franks").total == 8


@rule("BK-BATTLE-06")
def test_a_king_gives_six_points() -> None:
    game = fight(duel().warriors("franks").king("franks", "noricum").play().say(NORICUM))
    assert counted(game, "franks").total == 6


@rule("BK-BATTLE-07")
def test_each_warrior_gives_three_points() -> None:
    position = duel().warriors("franks", "noricum", "alemannia", "burgundia")
    game = position.play().say(NORICUM, warriors_from("alemannia", "burgundia"))
    assert counted(fight(game), "franks").total == 9
    assert counted(game, "huns").total == 3


@rule("BK-BATTLE-08")
def test_each_tremis_paid_gives_a_point() -> None:
    game = fight(duel().treasury("franks", "bsgd").play().say(NORICUM), franks="sd")
    assert counted(game, "franks").bribe == 7
    assert counted(game, "franks").total == 10


@rule("BK-BATTLE-09")
def test_loot_gives_nobody_points() -> None:
    position = duel().tokens("franks", "noricum").loot("noricum", "ggd")
    game = fight(position.play().say(NORICUM))
    assert counted(game, "huns").total == 3
    assert counted(game, "franks").total == 5


@rule("BK-BATTLE-10")
def test_points_are_control_and_units_and_bribe() -> None:
    position = duel().warriors("huns", "quadia", "pannonia").king("huns", "illyricum")
    position.warriors("franks", "noricum", "alemannia").tokens("franks", "noricum")
    game = position.play().say(NORICUM, king_from("illyricum"), warriors_from("alemannia"))
    fight(game, huns="b", franks="sg")
    assert counted(game, "huns") == BattleCounted(game.realm("huns").id, 0, 9, 0, 1, 10)
    assert counted(game, "franks") == BattleCounted(game.realm("franks").id, 2, 6, 0, 5, 13)


@rule("BK-BATTLE-10")
def test_the_claimant_and_the_contester_are_mobilised() -> None:
    position = borderland().warriors("huns", "noricum", "quadia").warriors("franks", "alemannia")
    game = position.play().say(claim("noricum"), coins("s"), contest("warrior", "alemannia"))
    fight(game.say(warriors_from("quadia")))
    assert counted(game, "huns").units == 6
    assert counted(game, "franks").units == 3


@rule("BK-R25")
def test_the_owner_who_contests_has_the_bonus_though_the_attacker_stands_there() -> None:
    position = borderland().warriors("huns", "illyricum")
    game = position.play().say(assault("warrior", "illyricum", "liguria"))
    fight(game.say(contest("king", "latium")))
    assert counted(game, "ostrogoths").control == 2


@rule("BK-R25")
def test_the_owner_who_defends_has_the_bonus_though_the_attacker_stands_there() -> None:
    position = borderland().warriors("huns", "illyricum").warriors("ostrogoths", "liguria")
    game = fight(position.play().say(assault("warrior", "illyricum", "liguria")))
    assert counted(game, "ostrogoths").control == 2


@rule("BK-R26")
def test_nobody_has_the_bonus_where_an_enemy_stands_on_the_printed_spot() -> None:
    game = liguria()
    assert counted(game, "ostrogoths").control == 0
    assert counted(game, "huns").control == 0


@rule("BK-R26")
def test_the_occupier_has_the_bonus_if_his_token_covers_the_printed_spot() -> None:
    game = liguria(hun_token=True)
    assert counted(game, "ostrogoths").control == 0
    assert counted(game, "huns").control == 2


@rule("BK-R27")
def test_nobody_has_the_bonus_in_a_claim() -> None:
    position = borderland().warriors("huns", "liguria").treasury("huns", "s")
    game = position.play().say(claim("liguria"), coins("s"))
    fight(game.say(contest("king", "latium")))
    assert counted(game, "ostrogoths").control == 0
    assert counted(game, "huns").control == 0


@rule("BK-R27")
def test_in_an_assault_only_the_rival_can_have_the_bonus() -> None:
    position = duel().tokens("franks", "noricum").tokens("huns", "pannonia", "thuringia")
    game = fight(position.play().say(NORICUM))
    assert counted(game, "huns").control == 0
    assert counted(game, "franks").control == 2
