"""Making change: with Loot of one's own Provinces, and by an offer with that of a rival."""

from typing import Any

import pytest

from oyez.games.barbarian_kingdoms.box.fixed import Province, Zone
from oyez.games.barbarian_kingdoms.rules.contestation import Contest
from oyez.games.barbarian_kingdoms.rules.money import OfferChange
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit
from oyez.games.barbarian_kingdoms.scene.happenings import ChangeMade, ChangeOfferClosed
from oyez.kernel import Accept, Decline, NotAmongChoices, Retract
from tests.barbarian_kingdoms.moves import act, acts, enter_burgundia, offer, swap
from tests.barbarian_kingdoms.positions import Position, coins
from tests.barbarian_kingdoms.wandering import idle
from tests.ledger import rule

KING, WARRIOR = "king", "warrior"


def huns(**options: Any) -> Position:
    return Position("huns", "visigoths", "franks", **options)


@rule("BK-ECONOMY-07", "BK-R17")
def test_tokens_of_equal_value_are_swapped_with_loot_of_ones_own_province() -> None:
    game = huns().treasury("huns", "g").loot("gepidia", "bbs").play()
    assert set(acts(game, "huns")) == {swap("gepidia", "g", "bs")}
    act(game, "huns", swap("gepidia", "g", "bs"))
    assert (game.purse("huns"), game.loot("gepidia")) == (coins("bs"), coins("bg"))
    assert game.events(ChangeMade) == [
        ChangeMade(game.seat("huns"), Province("gepidia"), coins("g"), coins("bs"))
    ]


@rule("BK-ECONOMY-07")
def test_a_swap_of_unequal_value_is_refused() -> None:
    game = huns().treasury("huns", "b").loot("gepidia", "s").play()
    with pytest.raises(NotAmongChoices):
        act(game, "huns", swap("gepidia", "b", "s"))


@rule("BK-R17")
def test_change_is_not_made_in_a_province_nobody_controls() -> None:
    game = huns().king("huns", "pannonia").treasury("huns", "s").loot("pannonia", "bb").play()
    assert not acts(game, "huns")
    assert not acts(huns(change_with_rivals=True).treasury("huns", "s").play(), "huns")


@rule("BK-R17")
def test_change_is_not_made_with_a_chest() -> None:
    assert not acts(huns().chests("gepidia").treasury("huns", "sgbb").play(), "huns")


@rule("BK-R17", "BK-CONTROL-09")
def test_change_is_not_made_in_a_province_whose_control_is_suspended() -> None:
    position = huns().treasury("huns", "s").loot("gepidia", "bb").warriors("franks", "gepidia")
    assert not acts(position.play(), "huns")


@rule("BK-R17")
def test_change_is_made_on_ones_own_turn_only() -> None:
    game = huns().treasury("franks", "s").loot("belgica", "bb").play()
    assert not acts(game, "franks")
    assert acts(idle(idle(game)), "franks")


@rule("BK-R17")
def test_change_can_be_made_while_a_rival_is_asked_to_contest() -> None:
    game = enter_burgundia()
    game.state.treasuries[game.seat("visigoths")] = coins("s")
    game.state.loot[Province("tarraconensis")] = coins("bb")
    assert game.asked == ("franks",)
    act(game, "visigoths", swap("tarraconensis", "s", "bb"))
    assert game.purse("visigoths") == coins("bb")
    assert game.asked == ("franks",)


@rule("BK-R17")
def test_a_belligerent_makes_change_just_before_he_fills_his_purse() -> None:
    game = enter_burgundia()
    game.state.treasuries[game.seat("franks")] = coins("s")
    game.state.loot[Province("mosellana")] = coins("bb")
    assert not acts(game, "franks")
    game.say(Contest(WARRIOR, Zone("belgica")))
    while game.prompt == "reinforce":
        assert not acts(game, "franks")
        game.say(())
    act(game, "franks", swap("mosellana", "s", "bb"))
    game.bribe(visigoths="", franks="b")
    assert game.purse("franks") == coins("b")
    assert not acts(game, "franks") or game.state.active.id == "franks"


@rule("BK-R17")
def test_change_with_a_rivals_province_needs_the_option() -> None:
    plain = huns().treasury("huns", "s").loot("belgica", "bb").play()
    assert not list(plain.match.anytime(plain.seat("huns")))
    free = huns(change_with_rivals=True).treasury("huns", "s").loot("belgica", "bb").play()
    assert acts(free, "huns", OfferChange) == [offer("belgica", "s", "bb")]


@rule("BK-ECONOMY-07", "BK-R17")
def test_change_with_a_rivals_province_needs_his_consent() -> None:
    game = huns(change_with_rivals=True).treasury("huns", "s").loot("belgica", "bb").play()
    act(game, "huns", offer("belgica", "s", "bb"))
    assert (game.purse("huns"), game.loot("belgica")) == (coins("s"), coins("bb"))
    assert not acts(game, "visigoths", Accept)
    act(game, "franks", Accept(1))
    assert (game.purse("huns"), game.loot("belgica")) == (coins("bb"), coins("s"))


@rule("BK-R17")
def test_the_owner_may_decline_an_offer_of_change() -> None:
    game = huns(change_with_rivals=True).treasury("huns", "s").loot("belgica", "bb").play()
    act(act(game, "huns", offer("belgica", "s", "bb")), "franks", Decline(1))
    assert (game.purse("huns"), game.loot("belgica")) == (coins("s"), coins("bb"))
    assert [e.how for e in game.events(ChangeOfferClosed)] == ["decline"]


@rule("BK-R17")
def test_the_offerer_may_take_his_offer_back() -> None:
    game = huns(change_with_rivals=True).treasury("huns", "s").loot("belgica", "bb").play()
    act(act(game, "huns", offer("belgica", "s", "bb")), "huns", Retract(1))
    assert not acts(game, "franks", Accept)


@rule("BK-R17")
def test_an_offer_of_change_lapses_with_the_offerers_turn() -> None:
    game = huns(change_with_rivals=True).treasury("huns", "s").loot("belgica", "bb").play()
    act(game, "huns", offer("belgica", "s", "bb"))
    idle(game)
    assert not acts(game, "franks", Accept)
    assert [e.how for e in game.events(ChangeOfferClosed)] == ["lapsed"]


@rule("BK-R17")
def test_while_an_offer_of_change_stands_no_other_is_made() -> None:
    position = huns(change_with_rivals=True).treasury("huns", "ss")
    game = position.loot("belgica", "bb").loot("aquitania", "bb").play()
    act(game, "huns", offer("belgica", "s", "bb"))
    assert not acts(game, "huns", OfferChange)
    act(game, "huns", Retract(1))
    assert offer("aquitania", "s", "bb") in acts(game, "huns", OfferChange)


@rule("BK-R17")
def test_an_offer_of_change_is_made_on_ones_own_turn_only() -> None:
    game = huns(change_with_rivals=True).treasury("franks", "s").loot("hunnia", "bb").play()
    assert not acts(game, "franks", OfferChange)
    assert acts(idle(idle(game)), "franks", OfferChange)


@rule("BK-R17")
def test_an_offer_that_can_no_longer_be_met_comes_to_nothing() -> None:
    game = huns(change_with_rivals=True).treasury("huns", "s").loot("belgica", "bb").play()
    act(game, "huns", offer("belgica", "s", "bb"))
    game.say(Recruit(Province("gepidia")))
    game.state.treasuries[game.seat("huns")] = coins("b")
    act(game, "franks", Accept(1))
    assert (game.purse("huns"), game.loot("belgica")) == (coins("b"), coins("bb"))


@rule("BK-R17")
def test_an_offer_for_a_province_that_is_no_longer_the_owners_comes_to_nothing() -> None:
    position = huns(change_with_rivals=True).tokens("franks", "frisia").treasury("huns", "s")
    game = position.loot("frisia", "bb").play()
    act(game, "huns", offer("frisia", "s", "bb"))
    game.realm("franks").tokens.clear()
    act(game, "franks", Accept(1))
    assert (game.purse("huns"), game.loot("frisia")) == (coins("s"), coins("bb"))
    assert [e.how for e in game.events(ChangeOfferClosed)] == ["lapsed"]


@rule("BK-R17")
def test_an_accepted_offer_is_told_as_change_made_and_not_as_an_offer_closed() -> None:
    game = huns(change_with_rivals=True).treasury("huns", "s").loot("belgica", "bb").play()
    act(act(game, "huns", offer("belgica", "s", "bb")), "franks", Accept(1))
    assert len(game.events(ChangeMade)) == 1
    assert game.events(ChangeOfferClosed) == []


@rule("BK-R17", "BK-TWOPLAYER-06")
@pytest.mark.parametrize("province", ["belgica", "aquitania"])
def test_a_player_of_two_kingdoms_accepts_for_either(province: str) -> None:
    pairs = (("ostrogoths", "vandals"), ("visigoths", "franks"))
    position = Position.two_players(*pairs, change_with_rivals=True).treasury("ostrogoths", "s")
    game = position.loot(province, "bb").play()
    act(act(game, "ostrogoths", offer(province, "s", "bb")), "franks", Accept(1))
    assert (game.purse("ostrogoths"), game.loot(province)) == (coins("bb"), coins("s"))
