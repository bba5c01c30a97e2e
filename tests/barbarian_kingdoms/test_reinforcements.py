"""Reinforcements: whose turn it is to bring Units, from where, and when it ends."""

import pytest

from oyez.errors import CannotUndo, NotAmongChoices
from oyez.games.barbarian_kingdoms.rules.battle import Reinforce
from oyez.kernel.undo import undo
from tests.barbarian_kingdoms.moves import (
    NORICUM,
    assault,
    borderland,
    contest,
    counted,
    fight,
    warriors_from,
)
from tests.barbarian_kingdoms.positions import Played, Position
from tests.ledger import rule


def front() -> Position:
    """Two more Hun Warriors, and two Frankish ones, next to a Frankish Warrior in Noricum."""
    position = borderland().warriors("huns", "quadia", "pannonia", "illyricum")
    return position.warriors("franks", "noricum", "alemannia", "burgundia")


def units(game: Played) -> set[str]:
    """Where the Units come from that can be brought now."""
    return {str(unit.origin) for choice in game.choices() for unit in choice}


@rule("BK-REINFORCE-01")
def test_belligerents_alternate_and_the_active_player_begins() -> None:
    game = front().play().say(NORICUM)
    assert (game.prompt, game.asked) == ("reinforce", ("huns",))
    assert game.say(warriors_from("pannonia")).asked == ("franks",)
    assert game.say(warriors_from("alemannia")).asked == ("huns",)
    assert game.say(warriors_from("illyricum")).asked == ("franks",)
    assert game.say(()).prompt == "bribe"


@rule("BK-REINFORCE-01")
def test_reinforcements_end_when_both_have_passed() -> None:
    game = front().play().say(NORICUM, ())
    assert (game.prompt, game.asked) == ("reinforce", ("franks",))
    assert game.say(()).prompt == "bribe"


@rule("BK-REINFORCE-01")
def test_a_contester_chooses_second_as_well() -> None:
    position = front().warriors("franks", "alemannia", "burgundia")
    game = position.play().say(NORICUM, contest("warrior", "alemannia"))
    assert game.asked == ("huns",)
    assert game.say(()).asked == ("franks",)


@rule("BK-REINFORCE-02")
def test_units_come_from_adjacent_zones() -> None:
    game = front().warriors("huns", "quadia", "gepidia", "thuringia", "sea").play().say(NORICUM)
    assert units(game) == {"thuringia"}
    game.say(warriors_from("thuringia"))
    assert game.realm("huns").warriors == ["noricum", "gepidia", "noricum", "sea"]


@rule("BK-REINFORCE-02")
def test_units_come_from_the_sea_into_a_port() -> None:
    position = borderland().warriors("huns", "hunnia", "sea").king("huns", "quadia")
    position.warriors("franks", "illyricum")
    game = position.play().say(assault("warrior", "hunnia", "illyricum"))
    assert game.choices() == [(), warriors_from("sea")]


@rule("BK-REINFORCE-02")
def test_to_bring_nobody_is_to_pass() -> None:
    game = front().warriors("franks", "noricum").play().say(NORICUM, warriors_from("pannonia"))
    assert game.asked == ("huns",)
    assert game.say(()).prompt == "bribe"
    assert counted(fight(game), "huns").units == 6


@rule("BK-REINFORCE-03")
def test_third_players_take_no_part_and_lend_no_units() -> None:
    game = front().warriors("ostrogoths", "liguria").king("ostrogoths", "thuringia").play()
    game.say(NORICUM)
    asked = set()
    while game.prompt == "reinforce":
        asked |= {(*game.asked, *sorted(units(game)))}
        game.say(())
    assert asked == {("huns", "illyricum", "pannonia"), ("franks", "alemannia", "burgundia")}


@rule("BK-R36")
def test_a_pass_is_final_and_the_other_goes_on() -> None:
    game = front().play().say(NORICUM, ())
    assert game.asked == ("franks",)
    assert game.say(warriors_from("alemannia")).asked == ("franks",)
    assert game.say(warriors_from("burgundia")).prompt == "bribe"


@rule("BK-R36")
def test_to_have_nobody_at_hand_is_not_to_pass() -> None:
    """A Hun leaves Mosellana for the Battle: a Frank can ride through it after all."""
    position = Position("huns", "ostrogoths", "franks", turn="franks")
    position.king("franks", "frisia").warriors("franks", "belgica", "thuringia")
    position.warriors("huns", "burgundia", "mosellana")
    game = position.play().say(assault("warrior", "belgica", "burgundia"))
    assert (game.prompt, game.asked) == ("reinforce", ("huns",))
    game.say(warriors_from("mosellana"))
    assert (game.prompt, game.asked) == ("reinforce", ("franks",))
    assert game.choices() == [(), warriors_from("thuringia")]


@rule("BK-R37")
def test_a_unit_that_has_entered_does_not_leave_before_the_end() -> None:
    game = front().play().say(NORICUM, warriors_from("pannonia"), ())
    assert game.asked == ("huns",)
    assert units(game) == {"illyricum"}
    with pytest.raises(NotAmongChoices):
        game.say((Reinforce("warrior", game.realm("huns").warriors[0]),))
    assert counted(fight(game), "huns").units == 6


@rule("BK-R36")
def test_a_pass_cannot_be_taken_back() -> None:
    game = front().play().say(NORICUM, ())
    assert game.asked == ("franks",)
    with pytest.raises(CannotUndo) as refusal:
        undo(game.match, game.seat("huns"))
    assert refusal.value.rule == "BK-R36"


@rule("BK-R37")
def test_a_reinforcement_cannot_be_taken_back() -> None:
    game = front().play().say(NORICUM, warriors_from("pannonia"))
    assert game.asked == ("franks",)
    with pytest.raises(CannotUndo) as refusal:
        undo(game.match, game.seat("huns"))
    assert refusal.value.rule == "BK-R37"


@rule("BK-R37")
def test_a_reinforcement_cannot_be_taken_back_even_when_one_chooses_again() -> None:
    game = front().play().say(NORICUM, (), warriors_from("alemannia"))
    assert game.asked == ("franks",)
    with pytest.raises(CannotUndo) as refusal:
        undo(game.match, game.seat("franks"))
    assert refusal.value.rule == "BK-R37"


@rule("BK-R38")
def test_one_choice_brings_units_from_several_zones() -> None:
    game = front().play().say(NORICUM, warriors_from("pannonia", "illyricum"))
    assert game.realm("huns").warriors == ["noricum"] * 3


@rule("BK-R38")
def test_one_choice_brings_several_units_from_one_zone() -> None:
    position = borderland().warriors("huns", "hunnia", "sea", "sea").king("huns", "quadia")
    position.warriors("franks", "illyricum")
    game = position.play().say(assault("warrior", "hunnia", "illyricum"))
    game.say(warriors_from("sea", "sea"))
    assert game.realm("huns").warriors == ["illyricum"] * 3
