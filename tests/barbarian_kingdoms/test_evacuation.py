"""Evacuations: which Unit stays, where the others go, and who returns to the reserve."""

from oyez.games.barbarian_kingdoms.rules import recruitment
from tests.barbarian_kingdoms.moves import (
    NORICUM,
    assault,
    borderland,
    contest,
    evacuation,
    fight,
    holds,
    king_from,
    warriors_from,
)
from tests.barbarian_kingdoms.positions import Played, Position
from tests.ledger import rule


def host() -> Position:
    """The Hun King and three Warriors stand around a lone Frankish Warrior in Noricum."""
    position = borderland().warriors("huns", "quadia", "pannonia", "thuringia")
    return position.king("huns", "illyricum").warriors("franks", "noricum")


def victory(position: Position) -> Played:
    """The King and the Warrior of Pannonia join the one of Quadia, and they win."""
    game = position.play().say(NORICUM, king_from("illyricum") + warriors_from("pannonia"))
    return fight(game)


def overseas(king: str, *warriors: str) -> Played:
    """The Franks land all that they have at Sea in Hibernia, where a Hun stands, and win."""
    position = Position("huns", "ostrogoths", "franks", turn="franks", powers=False)
    position.warriors("huns", "hibernia").king("franks", king).warriors("franks", *warriors)
    game = position.play().say(assault("warrior", "sea", "hibernia"))
    return fight(game.say(game.choices()[-1]))


@rule("BK-EVAC-01", "BK-EVAC-02")
def test_one_unit_stays_and_the_others_go_to_free_provinces_of_ones_own_next_to_it() -> None:
    game = victory(host().tokens("huns", "alemannia", "frisia"))
    assert (game.prompt, game.asked) == ("evacuate", ("huns",))
    assert game.choices() == [
        evacuation("quadia", "alemannia", king="noricum"),
        evacuation("noricum", "alemannia", king="quadia"),
        evacuation("noricum", "quadia", king="alemannia"),
    ]
    game.say(evacuation("noricum", "quadia", king="alemannia"))
    assert sorted(game.realm("huns").warriors) == ["noricum", "quadia", "thuringia"]
    assert game.realm("huns").king == "alemannia"


@rule("BK-EVAC-01")
def test_a_single_unit_stays_without_a_question() -> None:
    game = fight(host().play().say(NORICUM))
    assert game.prompt == "announce"
    assert game.realm("huns").warriors == ["noricum", "pannonia", "thuringia"]


@rule("BK-EVAC-02")
def test_an_occupied_province_of_ones_own_takes_nobody() -> None:
    game = victory(host().tokens("huns", "thuringia"))
    assert game.choices() == [
        evacuation("quadia", king="noricum"),
        evacuation("noricum", king="quadia"),
    ]


@rule("BK-EVAC-02")
def test_a_winner_who_is_not_active_evacuates_too() -> None:
    position = borderland().king("franks", "burgundia").warriors("franks", "mosellana")
    position.warriors("huns", "thuringia")
    game = position.play().say(assault("warrior", "thuringia", "alemannia"))
    game.say(contest("warrior", "mosellana"), king_from("burgundia"))
    fight(game)
    assert (game.prompt, game.asked) == ("evacuate", ("franks",))
    game.say(evacuation("alemannia", king="mosellana"))
    assert game.realm("franks").king == "mosellana"


@rule("BK-EVAC-03", "BK-EVAC-04")
def test_who_came_from_the_sea_does_not_return_there_but_to_the_reserve() -> None:
    game = overseas("belgica", "sea", "sea", "sea")
    assert game.prompt == "announce"
    assert game.realm("franks").warriors == ["hibernia"]
    assert game.realm("franks").warriors_in_reserve == 3
    assert recruitment.cost(game.state, game.realm("franks")) == 2


@rule("BK-EVAC-05", "BK-R42")
def test_the_king_stays_where_nobody_can_be_evacuated() -> None:
    game = overseas("sea", "sea", "sea")
    assert game.prompt == "announce"
    assert game.realm("franks").king == "hibernia"
    assert game.realm("franks").warriors == []


@rule("BK-EVAC-05", "BK-R42")
def test_the_king_stays_or_takes_the_only_free_province() -> None:
    game = victory(host())
    assert game.choices() == [
        evacuation("quadia", king="noricum"),
        evacuation("noricum", king="quadia"),
    ]
    game.say(evacuation("noricum", king="quadia"))
    assert game.realm("huns").king == "quadia"
    assert game.realm("huns").warriors == ["thuringia", "noricum"]


@rule("BK-R41")
def test_as_many_are_evacuated_as_find_room() -> None:
    game = victory(host().tokens("huns", "alemannia", "burgundia"))
    for way in game.choices():
        left = [zone for zone in (way.king, *way.warriors) if zone != "noricum"]
        assert len(left) == 2
        assert len(set(left)) == 2


@rule("BK-R41")
def test_the_only_way_to_evacuate_is_not_asked_for() -> None:
    position = host().king("huns", "hunnia")
    game = fight(position.play().say(NORICUM, warriors_from("pannonia")))
    assert game.prompt == "announce"
    assert sorted(game.realm("huns").warriors) == ["noricum", "quadia", "thuringia"]


@rule("BK-R43")
def test_a_province_emptied_by_a_reinforcement_takes_a_unit_back() -> None:
    game = victory(host().tokens("huns", "pannonia"))
    assert evacuation("quadia", "pannonia", king="noricum") in game.choices()


@rule("BK-R43")
def test_a_province_recovered_because_an_enemy_left_it_takes_a_unit() -> None:
    position = host().warriors("huns", "pannonia", "illyricum").king("huns", "hunnia")
    position.warriors("franks", "noricum", "quadia")
    game = position.play().say(assault("warrior", "pannonia", "noricum"))
    game.say(warriors_from("illyricum"), warriors_from("quadia"))
    assert holds(game, "huns", "quadia")
    assert sorted(fight(game).realm("huns").warriors) == ["noricum", "quadia"]
