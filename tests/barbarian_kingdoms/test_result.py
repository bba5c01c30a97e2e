"""The end of a Battle: what is announced, who is eliminated, and whether the action succeeds."""

from typing import Any

from oyez.games.barbarian_kingdoms import KingdomsState
from oyez.games.barbarian_kingdoms.rules import recruitment
from oyez.games.barbarian_kingdoms.rules.assault import Assault
from oyez.games.barbarian_kingdoms.rules.contestation import LET_PASS
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, MANOEUVRE
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit
from oyez.games.barbarian_kingdoms.scene.happenings import BattleCounted, BattleWon, Bribed
from tests.barbarian_kingdoms.moves import (
    NORICUM,
    borderland,
    claim,
    contest,
    evacuation,
    fight,
    king_from,
    story,
    warriors_from,
)
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.ledger import rule


def ambush() -> Position:
    """Franks in Noricum and Alemannia; the Hun King in Illyricum makes the Huns the stronger."""
    position = borderland().king("huns", "illyricum")
    return position.warriors("franks", "noricum", "alemannia", "ripuaria", "frisia")


def won_by_huns() -> Played:
    """Both sides bring all they have near: 9 against 6."""
    game = ambush().play()
    game.say(NORICUM, king_from("illyricum"), warriors_from("alemannia"))
    return fight(game).say(evacuation("quadia", king="noricum"))


class Witness(list[Any]):
    """Notes the Treasuries at the moment the winner is named."""

    def __init__(self, state: KingdomsState) -> None:
        super().__init__()
        self.state = state
        self.treasuries = dict(state.treasuries)

    def append(self, event: Any) -> None:
        super().append(event)
        if isinstance(event, BattleWon):
            self.treasuries = dict(self.state.treasuries)


@rule("BK-RESULT-01")
def test_bribes_and_points_and_winner_are_announced_to_everybody_in_this_order() -> None:
    game = fight(borderland().warriors("franks", "noricum").play().say(NORICUM), franks="s")
    kinds = (Bribed, BattleCounted, BattleWon)
    seen = [event for event in game.match.log_of(None) if isinstance(event, kinds)]
    assert [type(event) for event in seen] == [Bribed] * 2 + [BattleCounted] * 2 + [BattleWon]
    assert [event.total for event in seen if isinstance(event, BattleCounted)] == [3, 5]


@rule("BK-RESULT-01")
def test_the_winner_is_named_before_the_bribes_are_collected() -> None:
    position = borderland().warriors("franks", "noricum")
    game = position.treasury("huns", "b").treasury("franks", "s").play().say(NORICUM)
    game.bribe(huns="b")
    witness = game.state.events = Witness(game.state)
    game.bribe(franks="s")
    assert witness.treasuries[game.seat("huns")] == coins("")
    assert witness.treasuries[game.seat("franks")] == coins("")
    assert game.purse("huns") == coins("s")


@rule("BK-RESULT-02", "BK-R40")
def test_defeated_warriors_return_to_the_dearest_free_slots() -> None:
    game = won_by_huns()
    assert game.realm("franks").warriors == ["ripuaria", "frisia"]
    assert game.realm("franks").warriors_in_reserve == 2
    assert recruitment.cost(game.state, game.realm("franks")) == 3


@rule("BK-RESULT-02")
def test_defeated_warriors_can_be_recruited_again() -> None:
    game = won_by_huns().say(MANOEUVRE, DONE)
    assert game.asked == ("franks",)
    assert game.offered(Recruit)


@rule("BK-RESULT-03")
def test_a_defeated_king_is_out_for_good() -> None:
    position = ambush().warriors("franks", "thuringia").king("franks", "noricum")
    game = fight(position.play().say(NORICUM, king_from("illyricum"), ()))
    game.say(evacuation("quadia", king="noricum"))
    assert game.realm("franks").king is None
    game.say(MANOEUVRE, DONE)
    assert game.asked == ("franks",)
    assert {action.unit for action in game.offered(Assault)} == {"warrior"}


@rule("BK-RESULT-04")
def test_the_winner_keeps_the_king_as_a_trophy() -> None:
    position = ambush().warriors("franks").king("franks", "noricum")
    game = fight(position.play().say(NORICUM, king_from("illyricum")))
    assert game.realm("huns").trophies == ["franks"]
    assert game.realm("ostrogoths").trophies == []


@rule("BK-RESULT-04")
def test_a_defender_takes_the_attacking_king_as_a_trophy() -> None:
    position = borderland().king("huns", "illyricum").king("franks", "noricum")
    game = position.play().say(NORICUM, king_from("illyricum"))
    fight(game, franks="sg")
    assert game.realm("huns").king is None
    assert game.realm("franks").trophies == ["huns"]


@rule("BK-RESULT-05")
def test_a_claim_won_in_battle_succeeds_after_the_evacuations() -> None:
    position = borderland().warriors("huns", "noricum", "quadia").warriors("franks", "alemannia")
    position.king("huns", "pannonia").treasury("huns", "s")
    game = position.play().say(claim("noricum"), coins("s"), contest("warrior", "alemannia"))
    fight(game.say(king_from("pannonia") + warriors_from("quadia")))
    assert game.prompt == "evacuate"
    assert game.realm("huns").tokens == []
    game.say(game.choices()[0])
    assert game.realm("huns").tokens == ["noricum"]


@rule("BK-RESULT-05")
def test_an_assault_won_in_battle_pillages_after_the_evacuations() -> None:
    position = ambush().loot("noricum", "g").warriors("franks", "noricum")
    game = fight(position.play().say(NORICUM, king_from("illyricum")))
    assert game.prompt == "evacuate"
    assert game.loot("noricum") == coins("g")
    game.say(game.choices()[0])
    assert game.loot("noricum") == coins("")


@rule("BK-RESULT-05")
def test_an_action_lost_in_battle_has_failed() -> None:
    position = borderland().warriors("ostrogoths", "liguria").warriors("franks", "alemannia")
    game = position.play().say(NORICUM, LET_PASS, contest("warrior", "alemannia"))
    fight(game, franks="b")
    assert "ActionFailed" in story(game)
    assert game.realm("huns").warriors == []
    assert game.realm("franks").warriors == ["noricum"]


@rule("BK-R40")
def test_king_and_warriors_of_the_loser_are_all_eliminated_and_nobody_else() -> None:
    position = borderland().warriors("huns", "quadia", "pannonia", "thuringia")
    position.king("huns", "illyricum").warriors("franks", "alemannia").king("franks", "noricum")
    game = position.treasury("franks", "gggg").play().say(NORICUM)
    game.say(king_from("illyricum") + warriors_from("pannonia"), (), ())
    fight(game, franks="ggg")
    assert game.realm("huns").warriors == ["thuringia"]
    assert game.realm("huns").king is None
    assert game.realm("franks").warriors == ["alemannia"]
