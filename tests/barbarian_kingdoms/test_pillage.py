"""Pillage: who takes the Loot, when, and who learns what was in a chest."""

import pytest

from oyez.games.barbarian_kingdoms.scene.happenings import ChestOpened
from oyez.kernel import Seat
from oyez.kernel.record import redacted, to_json
from oyez.scene.views import view_bytes
from tests.barbarian_kingdoms.moves import (
    NORICUM,
    assault,
    borderland,
    claim,
    contest,
    fight,
    holds,
    story,
    warriors_from,
)
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.ledger import rule


def recovery() -> Position:
    """The Ostrogoths are to play; their King is next to Liguria, where gold lies."""
    position = Position("huns", "ostrogoths", "franks", turn="ostrogoths", powers=False)
    return position.treasury("ostrogoths", "b").loot("liguria", "g")


def rescue(position: Position) -> Played:
    """The Huns assault a Province; a Frankish Warrior from Alemannia contests and wins."""
    game = position.warriors("franks", "alemannia").treasury("franks", "b").play()
    return fight(game.say(NORICUM, contest("warrior", "alemannia")), franks="b")


@rule("BK-PILLAGE-01")
def test_all_of_the_loot_is_taken_chest_and_all() -> None:
    position = borderland().treasury("huns", "").loot("noricum", "bbd").chests("noricum")
    game = position.play().say(NORICUM).draw("gold")
    assert game.purse("huns") == coins("bbdg")
    assert game.loot("noricum") == coins("")
    assert game.state.chests == []


@rule("BK-PILLAGE-02")
def test_a_successful_assault_pillages() -> None:
    game = borderland().treasury("huns", "").loot("noricum", "g").play().say(NORICUM)
    assert game.purse("huns") == coins("g")


@rule("BK-PILLAGE-02", "BK-PILLAGE-05")
def test_a_successful_contestation_pillages() -> None:
    game = rescue(borderland().loot("noricum", "g"))
    assert game.purse("franks") == coins("g")
    assert game.loot("noricum") == coins("")


@rule("BK-PILLAGE-03")
def test_a_defender_does_not_pillage_what_he_controls() -> None:
    position = borderland().warriors("franks", "noricum").tokens("franks", "noricum")
    position.treasury("franks", "").loot("noricum", "g")
    game = fight(position.play().say(NORICUM))
    assert game.realm("huns").warriors == []
    assert game.loot("noricum") == coins("g")


@rule("BK-PILLAGE-03")
def test_a_contester_does_not_pillage_what_he_controls() -> None:
    game = rescue(borderland().tokens("franks", "noricum").loot("noricum", "g"))
    assert game.realm("franks").warriors == ["noricum"]
    assert game.loot("noricum") == coins("g")


@rule("BK-PILLAGE-04")
def test_only_the_pillager_learns_what_was_in_a_chest() -> None:
    game = borderland().chests("noricum").play().say(NORICUM).draw("diamond")
    for seat in (Seat(1), Seat(2), None):
        assert not any(isinstance(event, ChestOpened) for event in game.match.log_of(seat))
    (opened,) = [e for e in game.match.log_of(Seat(0)) if isinstance(e, ChestOpened)]
    assert opened.coin == "diamond"


@rule("BK-PILLAGE-04")
def test_to_others_the_table_looks_the_same_whatever_was_in_the_chest() -> None:
    position = borderland().chests("noricum")
    large = position.play().say(NORICUM).draw("diamond").match
    small = position.play().say(NORICUM).draw("bronze").match
    for seat in (Seat(1), Seat(2), None):
        assert view_bytes(large, seat) == view_bytes(small, seat)
    assert view_bytes(large, Seat(0)) != view_bytes(small, Seat(0))


@rule("BK-PILLAGE-04")
@pytest.mark.parametrize("seat", [Seat(1), Seat(2), None])
def test_to_others_the_record_is_the_same_whatever_was_in_the_chest(seat: Seat | None) -> None:
    position = borderland().chests("noricum")
    large = position.play().say(NORICUM).draw("diamond").match
    small = position.play().say(NORICUM).draw("bronze").match
    assert to_json(redacted(large, seat)) == to_json(redacted(small, seat))
    assert b"diamond" not in to_json(redacted(large, seat))


@rule("BK-PILLAGE-04")
def test_the_record_tells_the_pillager_what_was_in_the_chest() -> None:
    match = borderland().chests("noricum").play().say(NORICUM).draw("diamond").match
    assert redacted(match, Seat(0)).answers[-1].value == ["diamond"]


@rule("BK-PILLAGE-05")
def test_pillage_is_the_last_step_of_a_battle() -> None:
    game = rescue(borderland().loot("noricum", "g"))
    assert story(game)[-4:] == ["WarriorReturned", "ActionFailed", "Pillaged", "TurnBegun"]


@rule("BK-PILLAGE-05")
def test_an_active_winner_pillages() -> None:
    position = borderland().warriors("franks", "noricum").treasury("huns", "")
    game = fight(position.loot("noricum", "g").play().say(NORICUM))
    assert game.purse("huns") == coins("g")


@rule("BK-R24")
def test_a_contester_who_wins_removes_the_token_of_a_third_player_after_the_pillage() -> None:
    game = rescue(borderland().tokens("ostrogoths", "noricum").loot("noricum", "g"))
    assert game.realm("ostrogoths").tokens == []
    assert story(game)[-3:] == ["Pillaged", "TokenRemoved", "TurnBegun"]


@rule("BK-R24")
def test_a_contester_who_wins_suspends_the_control_of_a_third_player() -> None:
    position = borderland().warriors("huns", "illyricum").king("ostrogoths", "apulia")
    position.warriors("franks", "burgundia")
    game = position.play().say(assault("warrior", "illyricum", "liguria"))
    assert holds(game, "ostrogoths", "liguria")
    fight(game.say(contest("warrior", "burgundia")), franks="b")
    assert game.realm("franks").warriors == ["liguria"]
    assert not holds(game, "ostrogoths", "liguria")


@rule("BK-R30")
def test_an_initial_province_that_was_only_occupied_is_not_pillaged_by_its_owner() -> None:
    game = recovery().warriors("huns", "liguria").play()
    fight(game.say(assault("king", "latium", "liguria")))
    assert holds(game, "ostrogoths", "liguria")
    assert game.loot("liguria") == coins("g")
    assert game.purse("ostrogoths") == coins("b")


@rule("BK-R30", "BK-BATTLE-01")
def test_an_initial_province_is_recovered_in_the_step_that_eliminates_the_occupier() -> None:
    """It is the seventh of the Franks, who win before their Evacuations."""
    position = Position("huns", "ostrogoths", "franks", turn="franks", powers=False)
    position.tokens("franks", "frisia", "armorica", "burgundia", "alemannia")
    position.warriors("huns", "ripuaria").warriors("franks", "mosellana")
    game = position.play().say(assault("king", "belgica", "ripuaria"), warriors_from("mosellana"))
    assert fight(game).winner == game.seat("franks")
    assert story(game)[-2:] == ["WarriorReturned", "GameWon"]


@rule("BK-R30")
def test_an_initial_province_under_an_enemy_token_is_pillaged_by_its_owner() -> None:
    game = recovery().tokens("huns", "liguria").play()
    game.say(assault("king", "latium", "liguria"))
    assert game.purse("ostrogoths") == coins("bg")
    assert game.realm("huns").tokens == []
    assert holds(game, "ostrogoths", "liguria")


@rule("BK-R30")
def test_an_initial_province_under_an_enemy_token_and_unit_is_pillaged_by_its_owner() -> None:
    game = recovery().warriors("huns", "liguria").tokens("huns", "liguria").play()
    fight(game.say(assault("king", "latium", "liguria")))
    assert game.purse("ostrogoths") == coins("bg")
    assert holds(game, "ostrogoths", "liguria")


@rule("BK-R30")
def test_an_owner_who_contests_a_claim_on_his_initial_province_finds_the_cost_there() -> None:
    position = borderland().warriors("huns", "liguria").treasury("huns", "s")
    position.treasury("ostrogoths", "").loot("liguria", "g")
    game = position.play().say(claim("liguria"), coins("s"), contest("king", "latium"))
    fight(game)
    assert holds(game, "ostrogoths", "liguria")
    assert game.loot("liguria") == coins("sg")
    assert game.purse("ostrogoths") == coins("")


@rule("BK-R32")
def test_a_defender_pillages_a_province_that_he_does_not_control() -> None:
    position = borderland().king("franks", "noricum").treasury("franks", "")
    game = fight(position.loot("noricum", "g").play().say(NORICUM))
    assert game.realm("franks").king == "noricum"
    assert game.purse("franks") == coins("g")
