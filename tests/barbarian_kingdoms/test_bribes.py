"""Bribes: sealed, exchanged, shown, and kept."""

from oyez.games.barbarian_kingdoms.scene.happenings import Bribed
from oyez.kernel import Seat
from oyez.scene.views import view_bytes
from tests.barbarian_kingdoms.moves import NORICUM, borderland, counted
from tests.barbarian_kingdoms.positions import Played, coins
from tests.ledger import rule


def haggle(huns: str = "bs", franks: str = "sg") -> Played:
    """A Hun and a Frankish Warrior fight over Noricum; these are the Treasuries."""
    position = borderland().warriors("franks", "noricum")
    game = position.treasury("huns", huns).treasury("franks", franks).play().say(NORICUM)
    assert (game.prompt, game.asked) == ("bribe", ("huns", "franks"))
    return game


@rule("BK-BRIBE-01")
def test_any_tokens_of_the_treasury_fit_into_the_purse() -> None:
    assert set(haggle(huns="bbs").choices()) == {
        (),
        ("bronze",),
        ("silver",),
        ("bronze", "bronze"),
        ("bronze", "silver"),
        ("bronze", "bronze", "silver"),
    }


@rule("BK-BRIBE-01")
def test_nobody_else_sees_what_is_put_into_a_purse() -> None:
    rich, poor = haggle().bribe(huns="bs").match, haggle().bribe(huns="").match
    for seat in (Seat(1), Seat(2), None):
        assert view_bytes(rich, seat) == view_bytes(poor, seat)


@rule("BK-BRIBE-02")
def test_a_purse_may_be_empty() -> None:
    game = haggle().bribe(huns="", franks="")
    assert counted(game, "huns").bribe == 0
    assert game.purse("huns") == coins("bs")
    assert game.purse("franks") == coins("sg")


@rule("BK-BRIBE-03")
def test_nothing_changes_hands_before_both_are_ready() -> None:
    game = haggle().bribe(huns="b")
    assert game.asked == ("franks",)
    assert game.events(Bribed) == []
    assert game.purse("huns") == coins("bs")
    assert game.purse("franks") == coins("sg")
    assert len(game.bribe(franks="s").events(Bribed)) == 2


@rule("BK-BRIBE-03")
def test_either_belligerent_may_be_ready_first() -> None:
    game = haggle().bribe(franks="s", huns="b")
    assert game.purse("huns") == coins("ss")
    assert game.purse("franks") == coins("bg")


@rule("BK-BRIBE-04")
def test_everybody_is_shown_the_tokens() -> None:
    game = haggle().bribe(huns="b", franks="sg")
    huns, franks = game.realm("huns").id, game.realm("franks").id
    seen = [event for event in game.match.log_of(None) if isinstance(event, Bribed)]
    assert seen == [Bribed(huns, franks, coins("b")), Bribed(franks, huns, coins("sg"))]


@rule("BK-BRIBE-05")
def test_points_come_from_the_bribe_paid_not_from_the_one_received() -> None:
    game = haggle().bribe(huns="b", franks="sg")
    assert counted(game, "huns").total == 3 + 1
    assert counted(game, "franks").total == 3 + 5


@rule("BK-BRIBE-06")
def test_winner_and_loser_keep_what_they_received() -> None:
    game = haggle().bribe(huns="b", franks="s")
    assert game.realm("huns").warriors == []
    assert game.purse("huns") == coins("ss")
    assert game.purse("franks") == coins("bg")


@rule("BK-R39")
def test_bribes_are_asked_for_even_with_empty_treasuries() -> None:
    game = haggle(huns="", franks="")
    assert game.choices() == [()]
    assert game.bribe(huns="", franks="").prompt == "announce"


@rule("BK-R39")
def test_bribes_are_asked_for_even_when_the_result_is_certain() -> None:
    position = borderland().king("franks", "noricum")
    game = position.treasury("huns", "").treasury("franks", "").play().say(NORICUM)
    assert (game.prompt, game.asked) == ("bribe", ("huns", "franks"))


@rule("BK-R39")
def test_a_bribe_received_cannot_be_paid_on_in_the_same_battle() -> None:
    game = haggle(huns="").bribe(franks="g")
    assert game.asked == ("huns",)
    assert game.choices() == [()]
