"""Claims: what they cost, where they can be made, and what they give."""

import pytest

from oyez.errors import CannotUndo
from oyez.games.barbarian_kingdoms.rules.claim import Claim, cost
from oyez.games.barbarian_kingdoms.rules.contestation import LET_PASS
from oyez.kernel.undo import undo
from tests.barbarian_kingdoms.moves import borderland, claim, contest, fight, holds
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.ledger import rule


def settler() -> Position:
    """A Hun Warrior stands in Noricum; the Treasury holds bronze only."""
    return borderland().warriors("huns", "noricum").treasury("huns", "b" * 9)


def claimed(game: Played) -> set[str]:
    """What could be claimed."""
    return {str(action.province) for action in game.offered(Claim)}


@rule("BK-CLAIM-01", "BK-CLAIM-05", "BK-CLAIM-06")
def test_an_uncontested_claim_puts_a_token_for_its_cost() -> None:
    game = settler().warriors("ostrogoths", "liguria").play()
    game.say(claim("noricum"), coins("bb"))
    assert (game.prompt, game.asked) == ("contest", ("ostrogoths",))
    assert not holds(game, "huns", "noricum")
    game.say(LET_PASS)
    assert game.realm("huns").tokens == ["noricum"]
    assert holds(game, "huns", "noricum")
    assert game.purse("huns") == coins("b" * 7)


@rule("BK-CLAIM-02")
@pytest.mark.parametrize(("out", "price"), [(0, 2), (1, 4), (2, 6), (3, 8)])
def test_the_cost_grows_with_the_tokens_on_the_map(out: int, price: int) -> None:
    tokens = ["pannonia", "illyricum", "thuringia"][:out]
    game = settler().tokens("huns", *tokens).play().say(claim("noricum"))
    assert game.choices() == [coins("b" * price)]


@rule("BK-CLAIM-03")
def test_the_cost_lies_in_the_province_before_anybody_decides() -> None:
    game = settler().warriors("ostrogoths", "liguria").play()
    game.say(claim("noricum"))
    assert (game.prompt, game.asked) == ("pay", ("huns",))
    game.say(coins("bb"))
    assert game.prompt == "contest"
    assert game.loot("noricum") == coins("bb")
    assert game.purse("huns") == coins("b" * 7)


@rule("BK-CLAIM-04")
def test_a_claim_is_not_taken_back_once_the_cost_is_laid() -> None:
    game = settler().warriors("ostrogoths", "liguria").play()
    game.say(claim("noricum"), coins("bb"))
    with pytest.raises(CannotUndo) as refusal:
        undo(game.match, game.seat("huns"))
    assert refusal.value.rule == "BK-CLAIM-04"


@rule("BK-CLAIM-06")
def test_the_cheapest_token_is_used() -> None:
    game = settler().play()
    assert cost(game.state, game.realm("huns")) == 2
    game.say(claim("noricum"), coins("bb"))
    assert cost(game.state, game.realm("huns")) == 4


@rule("BK-CLAIM-07")
def test_only_an_occupied_province_can_be_claimed() -> None:
    game = settler().warriors("huns", "noricum", "thuringia", "sea").play()
    assert claimed(game) == {"noricum", "thuringia"}


@rule("BK-CLAIM-08")
def test_a_province_one_controls_cannot_be_claimed() -> None:
    game = settler().warriors("huns", "noricum", "quadia", "thuringia").tokens("huns", "thuringia")
    assert claimed(game.play()) == {"noricum"}


@rule("BK-CLAIM-09")
def test_a_capital_cannot_be_claimed_another_initial_province_can() -> None:
    position = settler().king("ostrogoths", "sea").warriors("huns", "latium", "liguria")
    assert claimed(position.play()) == {"liguria"}


@rule("BK-CLAIM-10")
def test_the_cost_of_a_failed_claim_stays_in_the_province() -> None:
    """Its owner recovers Liguria, so he does not pillage it."""
    position = settler().warriors("huns", "liguria")
    game = position.play().say(claim("liguria"), coins("bb"), contest("king", "latium"))
    fight(game)
    assert game.realm("huns").tokens == []
    assert game.purse("huns") == coins("b" * 7)
    assert game.loot("liguria") == coins("bb")


@rule("BK-CLAIM-11")
def test_a_successful_claim_pillages_nothing() -> None:
    game = settler().loot("noricum", "g").play().say(claim("noricum"), coins("bb"))
    assert game.realm("huns").tokens == ["noricum"]
    assert game.loot("noricum") == coins("bbg")


@rule("BK-CLAIM-11")
def test_a_claim_won_in_battle_pillages_nothing() -> None:
    position = settler().warriors("ostrogoths", "liguria")
    game = position.play().say(claim("noricum"), coins("bb"), contest("warrior", "liguria"))
    fight(game)
    assert game.realm("huns").tokens == ["noricum"]
    assert game.loot("noricum") == coins("bb")
