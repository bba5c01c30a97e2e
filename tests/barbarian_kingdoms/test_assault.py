"""Assaults: who may go where, and what comes of it."""

import pytest

from oyez.errors import CannotUndo, NotAmongChoices
from oyez.games.barbarian_kingdoms.rules import claim
from oyez.games.barbarian_kingdoms.rules.assault import Assault
from oyez.games.barbarian_kingdoms.rules.contestation import LET_PASS
from oyez.kernel.undo import undo
from tests.barbarian_kingdoms.moves import (
    NORICUM,
    assault,
    borderland,
    contest,
    fight,
    holds,
)
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.ledger import rule


def targets(game: Played, origin: str) -> set[str]:
    """What can be assaulted from a Zone."""
    return {str(a.target) for a in game.offered(Assault) if a.origin == origin}


@rule("BK-ASSAULT-01")
def test_one_unit_moves_into_an_adjacent_province() -> None:
    game = borderland().warriors("huns", "quadia", "gepidia").play()
    assert targets(game, "quadia") == {"noricum", "pannonia", "thuringia"}
    assert targets(game, "gepidia") == {"illyricum"}
    game.say(NORICUM)
    assert game.realm("huns").warriors == ["noricum", "gepidia"]
    assert game.realm("huns").king == "hunnia"


@rule("BK-ASSAULT-01")
def test_a_province_that_is_not_adjacent_is_refused() -> None:
    with pytest.raises(NotAmongChoices, match="BK-MOVE-01"):
        borderland().play().say(assault("warrior", "quadia", "illyricum"))


@rule("BK-ASSAULT-01")
def test_what_two_warriors_at_sea_can_both_assault_is_offered_once() -> None:
    position = Position("huns", "saxons", "franks", turn="franks").warriors("franks", "sea", "sea")
    found = position.play().offered(Assault)
    assert "hibernia" in {str(each.target) for each in found if each.origin == "sea"}
    assert len(found) == len(set(found))


@rule("BK-ASSAULT-02")
def test_an_assault_is_not_taken_back_once_the_unit_has_moved() -> None:
    game = borderland().warriors("ostrogoths", "liguria").play().say(NORICUM)
    with pytest.raises(CannotUndo) as refusal:
        undo(game.match, game.seat("huns"))
    assert refusal.value.rule == "BK-ASSAULT-02"


@rule("BK-ASSAULT-03", "BK-R35")
def test_an_occupied_province_is_fought_for_at_once_and_by_nobody_else() -> None:
    position = borderland().warriors("franks", "noricum").warriors("ostrogoths", "liguria")
    game = position.play().say(NORICUM)
    assert (game.prompt, game.asked) == ("bribe", ("huns", "franks"))


@rule("BK-ASSAULT-04")
def test_an_empty_province_is_taken_when_nobody_contests() -> None:
    game = borderland().warriors("ostrogoths", "liguria").play().say(NORICUM)
    assert (game.prompt, game.asked) == ("contest", ("ostrogoths",))
    game.say(LET_PASS)
    assert (game.prompt, game.asked) == ("announce", ("ostrogoths",))
    assert game.realm("huns").warriors == ["noricum"]


@rule("BK-ASSAULT-05")
def test_success_pillages_the_target() -> None:
    game = borderland().treasury("huns", "b").loot("noricum", "ssg").play().say(NORICUM)
    assert game.purse("huns") == coins("bssg")
    assert game.loot("noricum") == coins("")


@rule("BK-ASSAULT-06")
def test_success_sends_the_opposing_token_back_to_the_dearest_free_slot() -> None:
    game = borderland().tokens("ostrogoths", "noricum", "illyricum").play().say(NORICUM)
    ostrogoths = game.realm("ostrogoths")
    assert ostrogoths.tokens == ["illyricum"]
    assert ostrogoths.tokens_in_reserve == 3
    assert claim.cost(game.state, ostrogoths) == 4


@rule("BK-ASSAULT-07")
def test_a_province_one_controls_is_no_target() -> None:
    game = borderland().tokens("huns", "noricum").play()
    assert targets(game, "quadia") == {"pannonia", "thuringia"}
    assert targets(game, "hunnia") == {"illyricum", "pannonia"}


@rule("BK-ASSAULT-08")
def test_a_province_where_one_stands_is_no_target() -> None:
    game = borderland().warriors("huns", "quadia", "noricum").play()
    assert targets(game, "quadia") == {"pannonia", "thuringia"}


@rule("BK-ASSAULT-09")
def test_closed_provinces_are_no_targets() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="franks")
    game = position.warriors("franks", "armorica", "sea").play()
    assert targets(game, "armorica") == {"burgundia"}
    open_ports = {"baetica", "caledonia", "frisia", "hibernia", "illyricum", "narbonensis"}
    assert targets(game, "sea") == open_ports | {
        "apulia",
        "latium",
        "sardinia",
        "sicilia",
        "tripolitania",
    }


@rule("BK-ASSAULT-10")
def test_an_assault_costs_nothing() -> None:
    game = borderland().treasury("huns", "").play().say(NORICUM)
    assert game.realm("huns").warriors == ["noricum"]
    assert game.purse("huns") == coins("")


@rule("BK-ASSAULT-11")
def test_a_capital_can_be_assaulted() -> None:
    position = borderland().warriors("huns", "liguria").king("ostrogoths", "apulia")
    game = position.play().say(assault("warrior", "liguria", "latium"), LET_PASS)
    assert game.realm("huns").warriors == ["latium"]


@rule("BK-ASSAULT-12")
def test_no_chest_is_opened_before_every_able_rival_has_declined() -> None:
    position = borderland().chests("noricum")
    position.warriors("ostrogoths", "liguria").warriors("franks", "alemannia")
    game = position.play().say(NORICUM)
    for rival in ("ostrogoths", "franks"):
        assert (game.prompt, game.asked) == ("contest", (rival,))
        assert game.state.chests == ["noricum"]
        game.say(LET_PASS)
    assert game.asked == ("nature",)


@rule("BK-ASSAULT-13")
def test_success_gives_occupation_and_no_control() -> None:
    position = borderland().warriors("huns", "illyricum")
    game = position.play().say(assault("warrior", "illyricum", "liguria"), LET_PASS)
    assert game.realm("huns").warriors == ["liguria"]
    assert not holds(game, "huns", "liguria")
    assert not holds(game, "ostrogoths", "liguria")


@rule("BK-ASSAULT-13")
def test_an_initial_province_of_ones_own_is_recovered_without_a_claim() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="ostrogoths", powers=False)
    position.warriors("huns", "liguria")
    game = fight(position.play().say(assault("king", "latium", "liguria")))
    assert holds(game, "ostrogoths", "liguria")
    assert game.realm("ostrogoths").tokens == []


@rule("BK-ASSAULT-06", "BK-ASSAULT-13", "BK-R29")
def test_a_third_kingdom_does_not_get_its_province_back_when_a_token_leaves_it() -> None:
    """Not even for an instant: the Franks would have seven Provinces."""
    position = borderland().warriors("huns", "thuringia").king("franks", "frisia")
    position.tokens("franks", "frisia", "armorica", "burgundia", "alemannia")
    position.tokens("ostrogoths", "ripuaria")
    game = position.play().say(assault("warrior", "thuringia", "ripuaria"), LET_PASS)
    assert game.realm("ostrogoths").tokens == []
    assert not game.match.over
    assert not holds(game, "franks", "ripuaria")


@rule("BK-R31")
def test_a_kingdom_assaults_its_own_initial_province_when_an_enemy_stands_there() -> None:
    position = borderland().warriors("ostrogoths", "gepidia")
    assert targets(position.play(), "hunnia") == {"gepidia", "illyricum", "pannonia"}


@rule("BK-R31")
def test_a_kingdom_assaults_its_own_initial_province_under_an_enemy_token() -> None:
    position = borderland().tokens("ostrogoths", "gepidia")
    assert targets(position.play(), "hunnia") == {"gepidia", "illyricum", "pannonia"}


@rule("BK-ASSAULT-03")
def test_the_occupier_is_not_asked_whether_he_contests() -> None:
    position = borderland().warriors("franks", "noricum", "alemannia")
    game = position.play().say(NORICUM)
    assert (game.prompt, game.asked) == ("reinforce", ("franks",))
    assert contest("warrior", "alemannia") not in game.choices()
