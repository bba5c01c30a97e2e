"""Money: who may spend which, what is hidden, payments, Pillage, and what cannot be undone."""

from collections.abc import Iterator
from typing import Any

import pytest

from oyez.games.barbarian_kingdoms import GAME, Coins
from oyez.games.barbarian_kingdoms.box.fixed import Province, Zone
from oyez.games.barbarian_kingdoms.rules.assault import Assault
from oyez.games.barbarian_kingdoms.rules.claim import Claim
from oyez.games.barbarian_kingdoms.rules.contestation import LET_PASS, Contest
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, MANOEUVRE, Move
from oyez.games.barbarian_kingdoms.rules.money import MakeChange, OfferChange
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit, RecruitAtSea
from oyez.games.barbarian_kingdoms.rules.taxation import TAX, TakeToken
from oyez.games.barbarian_kingdoms.scene.happenings import (
    Bribed,
    ChestOpened,
    Claimed,
    Pillaged,
    Recruited,
    Taxed,
)
from oyez.kernel import Accept, CannotUndo, Decline, NotAmongChoices, Retract, clone, undo
from oyez.scene.views import view, view_bytes
from tests.barbarian_kingdoms.moves import act, enter_burgundia, offer, swap
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.barbarian_kingdoms.wandering import Moment, idle, wander
from tests.ledger import rule

KING, WARRIOR = "king", "warrior"


def huns(**options: Any) -> Position:
    return Position("huns", "visigoths", "franks", **options)


# -- Treasury and Loot ----------------------------------------------------------------------------


@rule("BK-ECONOMY-01", "BK-LIMIT-05")
def test_loot_does_not_pay_for_a_recruitment() -> None:
    assert not huns().treasury("huns", "").loot("gepidia", "ggg").play().offered(Recruit)
    assert huns().treasury("huns", "b").loot("gepidia", "ggg").play().offered(Recruit)


@rule("BK-ECONOMY-01", "BK-LIMIT-05")
def test_loot_does_not_pay_for_a_claim() -> None:
    position = huns().king("huns", "pannonia").loot("hunnia", "ggg").loot("pannonia", "ggg")
    assert not position.treasury("huns", "b").play().offered(Claim)
    assert position.treasury("huns", "s").play().offered(Claim)


@rule("BK-ECONOMY-01")
def test_a_payment_leaves_the_treasury_and_no_loot_moves() -> None:
    game = huns().treasury("huns", "bs").loot("gepidia", "bg").loot("quadia", "b").play()
    game.say(Recruit(Province("quadia")))
    assert set(game.choices()) == {coins("b"), coins("s")}
    game.say(coins("b"))
    assert game.purse("huns") == coins("s")
    assert (game.loot("gepidia"), game.loot("quadia")) == (coins("bg"), coins("bb"))


@rule("BK-ECONOMY-01")
def test_loot_does_not_pay_a_bribe() -> None:
    game = enter_burgundia().say(Contest(WARRIOR, Zone("belgica")))
    game.state.treasuries[game.seat("franks")] = coins("b")
    game.state.loot[Province("belgica")] = coins("d")
    while game.prompt == "reinforce":
        game.say(())
    with pytest.raises(NotAmongChoices):
        game.bribe(franks="d")
    game.bribe(franks="b")


@rule("BK-ECONOMY-02", "BK-R20")
def test_nobody_else_can_tell_one_treasury_from_another() -> None:
    rich = huns().treasury("franks", "ggggd").play().match
    poor = huns().treasury("franks", "b").play().match
    hun, visigoth, frank = (realm.seat for realm in rich.state.realms)
    for rival in (hun, visigoth, None):
        assert view_bytes(rich, rival) == view_bytes(poor, rival)
    assert view_bytes(rich, frank) != view_bytes(poor, frank)


@rule("BK-R20")
def test_the_owner_sees_his_own_treasury() -> None:
    game = huns().treasury("franks", "bd").play()
    seat = game.seat("franks")
    shown = view(game.match, seat)["state"]["treasuries"]
    assert shown[str(seat)] == {"bronze": 1, "silver": 0, "gold": 0, "diamond": 1}


@rule("BK-R20")
def test_payments_taxes_and_bribes_are_told_to_everybody() -> None:
    game = huns().loot("hunnia", "b").play()
    game.say(Recruit(Province("quadia")), coins("b")).end()
    idle(idle(game)).say(TAX, (TakeToken(Province("hunnia"), "bronze"),)).end()
    spectator = game.match.log_of(None)
    assert [e.paid for e in spectator if isinstance(e, Recruited)] == [coins("b")]
    assert [e.taken for e in spectator if isinstance(e, Taxed)] == [coins("b")]
    fight = enter_burgundia().say(Contest(WARRIOR, Zone("belgica")))
    while fight.prompt == "reinforce":
        fight.say(())
    fight.bribe(visigoths="b", franks="s")
    bribes = [e.coins for e in fight.match.log_of(None) if isinstance(e, Bribed)]
    assert bribes == [coins("b"), coins("s")]


@rule("BK-R20")
def test_a_claim_is_paid_in_the_open() -> None:
    game = huns().king("huns", "pannonia").play().say(Claim(Province("pannonia")), coins("s"))
    assert [e.paid for e in game.match.log_of(None) if isinstance(e, Claimed)] == [coins("s")]
    assert view(game.match, None)["state"]["loot"]["pannonia"]["silver"] == 1


@rule("BK-R20")
def test_only_the_pillager_learns_what_was_in_a_chest() -> None:
    game = enter_burgundia(chest=True).say(LET_PASS).draw("diamond")
    assert game.purse("visigoths") == coins("bbbssg") + coins("d")
    rival = enter_burgundia(chest=True).say(LET_PASS).draw("bronze")
    for seat in (game.seat("huns"), game.seat("franks"), None):
        assert not [e for e in game.match.log_of(seat) if isinstance(e, ChestOpened)]
        assert view_bytes(game.match, seat) == view_bytes(rival.match, seat)
    own = game.match.log_of(game.seat("visigoths"))
    assert [e.coin for e in own if isinstance(e, ChestOpened)] == ["diamond"]


@rule("BK-ECONOMY-03")
def test_loot_is_any_number_of_tokens() -> None:
    game = huns().loot("gepidia", "bbbsgg").treasury("huns", "b").play()
    game.say(Recruit(Province("gepidia")), coins("b"))
    assert game.loot("gepidia") == coins("bbbbsgg")


@rule("BK-ECONOMY-03")
def test_loot_may_lie_face_up_and_face_down_in_one_province() -> None:
    position = huns(turn="visigoths").warriors("visigoths", "aquitania").king("visigoths", "sea")
    game = position.loot("burgundia", "bg").chests("burgundia").king("franks", "frisia").play()
    pieces = view(game.match, None)["table"]["pieces"]
    there = [p for p in pieces if p["where"] == "province:burgundia"]
    assert sorted((p["kind"], p.get("face_up", True)) for p in there) == [
        ("bronze", True),
        ("chest", False),
        ("gold", True),
    ]
    game.say(Assault(WARRIOR, Zone("aquitania"), Zone("burgundia"))).draw("silver")
    assert game.purse("visigoths") == coins("bbbssg") + coins("bgs")
    assert (game.loot("burgundia"), game.state.chests) == (Coins(), [])


# -- what moves money -----------------------------------------------------------------------------


def many_moments() -> Iterator[Moment]:
    for seed in range(6):
        yield from wander(seed, seats=2 + seed % 5)


def changed(moment: Moment) -> dict[Any, int]:
    """By how much each Treasury grew."""
    before, after = moment.before.treasuries, moment.after.treasuries
    grown = {seat: after[seat].value - before[seat].value for seat in before}
    return {seat: value for seat, value in grown.items() if value}


@rule("BK-ECONOMY-04")
def test_a_treasury_grows_only_by_pillage_taxation_and_bribes() -> None:
    sources = (Pillaged, ChestOpened, Taxed, Bribed)
    grown = 0
    for moment in many_moments():
        if max(changed(moment).values(), default=0) > 0:
            grown += 1
            told = any(isinstance(event, sources) for event in moment.events)
            assert told or any(isinstance(part, TakeToken) for part in moment.said), moment.said
    assert grown > 5


@rule("BK-ECONOMY-06")
def test_no_answer_and_no_act_moves_money_between_treasuries_outside_a_battle() -> None:
    paid = 0
    for moment in many_moments():
        if any(isinstance(event, Bribed) for event in moment.events):
            paid += 1
        else:
            assert len(changed(moment)) <= 1, moment.said
    assert paid


@rule("BK-ECONOMY-06")
def test_an_accepted_offer_of_change_leaves_every_treasury_worth_the_same() -> None:
    game = huns(change_with_rivals=True).treasury("huns", "s").loot("belgica", "bb").play()
    before = {seat: coins.value for seat, coins in game.state.treasuries.items()}
    act(game, "huns", offer("belgica", "s", "bb"))
    act(game, "franks", Accept(1))
    assert {seat: coins.value for seat, coins in game.state.treasuries.items()} == before
    assert game.purse("franks") == coins("bbbssg")


@rule("BK-R21")
@pytest.mark.parametrize("gift", ["", "b", "bbbssg"])
def test_a_bribe_may_be_anything_in_the_treasury_even_where_it_wins_nothing(gift: str) -> None:
    game = enter_burgundia().say(Contest(WARRIOR, Zone("belgica")))
    while game.prompt == "reinforce":
        game.say(())
    game.bribe(visigoths=gift, franks="")
    assert game.purse("visigoths") == coins("bbbssg") - coins(gift)
    assert game.purse("franks") == coins("bbbssg") + coins(gift)


@rule("BK-ECONOMY-08")
def test_the_only_acts_between_players_are_about_change() -> None:
    about_change = (MakeChange, OfferChange, Accept, Decline, Retract)
    for seed in range(3):
        for moment in wander(seed, rounds=6):
            for seat in moment.after.treasuries:
                assert all(isinstance(a, about_change) for a in GAME.anytime(moment.after, seat))


@rule("BK-ECONOMY-08")
def test_an_offer_talked_over_and_dropped_binds_nobody() -> None:
    game = huns(change_with_rivals=True).treasury("huns", "s").loot("belgica", "bb").play()
    before, choices = clone(game.state), game.choices()
    act(game, "huns", offer("belgica", "s", "bb"))
    act(game, "franks", Decline(1))
    after = clone(game.state)
    after.bargains.made = before.bargains.made
    assert after == before
    assert game.choices() == choices


# -- paying ---------------------------------------------------------------------------------------


@rule("BK-R16")
def test_change_can_be_made_first_to_pay_the_exact_cost() -> None:
    game = huns().treasury("huns", "g").loot("gepidia", "bs").play()
    game.say(Recruit(Province("quadia")))
    assert game.choices() == [coins("g")]
    act(game, "huns", swap("gepidia", "g", "bs"))
    assert sorted(paid.value for paid in game.choices()) == [1, 2]
    game.say(coins("b"))
    assert game.purse("huns") == coins("s")


@rule("BK-R16")
def test_what_is_paid_over_the_cost_stays_as_loot() -> None:
    game = huns().treasury("huns", "g").play().say(Recruit(Province("quadia")), coins("g"))
    assert (game.purse("huns"), game.loot("quadia")) == (Coins(), coins("g"))


@rule("BK-R16")
def test_a_superfluous_token_is_refused() -> None:
    game = huns().treasury("huns", "bs").play().say(Recruit(Province("quadia")))
    with pytest.raises(NotAmongChoices):
        game.say(coins("bs"))


# -- Pillage --------------------------------------------------------------------------------------


@rule("BK-R22")
def test_no_chest_is_opened_before_every_able_rival_was_asked() -> None:
    position = huns(turn="visigoths").warriors("visigoths", "aquitania").king("visigoths", "sea")
    position.warriors("franks", "belgica").king("huns", "noricum").chests("burgundia")
    game = position.play().say(Assault(WARRIOR, Zone("aquitania"), Zone("burgundia")))
    for rival in ("franks", "huns"):
        assert (game.prompt, game.asked) == ("contest", (rival,))
        assert game.state.chests == ["burgundia"]
        assert game.purse("visigoths") == coins("bbbssg")
        game.say(LET_PASS)
    assert game.asked == ("nature",)


@rule("BK-R23")
def test_pillage_takes_everything_and_asks_nothing() -> None:
    position = huns(turn="visigoths").warriors("visigoths", "aquitania").king("visigoths", "sea")
    game = position.king("franks", "frisia").loot("burgundia", "bsg").play()
    game.say(Assault(WARRIOR, Zone("aquitania"), Zone("burgundia")))
    assert game.purse("visigoths") == coins("bbbssg") + coins("bsg")
    assert (game.prompt, game.asked) == ("announce", ("franks",))


@rule("BK-R23")
def test_the_contester_who_wins_pillages_without_being_asked() -> None:
    position = huns(turn="visigoths").warriors("visigoths", "aquitania").king("visigoths", "sea")
    position.king("franks", "belgica").loot("burgundia", "bsg")
    game = position.play().say(Assault(WARRIOR, Zone("aquitania"), Zone("burgundia")))
    game.say(Contest(KING, Zone("belgica"))).bribe(visigoths="", franks="")
    assert game.purse("franks") == coins("bbbssg") + coins("bsg")
    assert (game.prompt, game.asked) == ("announce", ("franks",))


# -- what can be taken back -----------------------------------------------------------------------


def back(game: Played, kingdom: str, *prompts: str) -> None:
    """The Kingdom takes back one answer after another, and is asked these questions again."""
    for prompt in prompts:
        undo(game.match, game.seat(kingdom))
        assert (game.prompt, game.asked) == (prompt, (kingdom,))


def fixed(game: Played, kingdom: str) -> bool:
    """The turn has passed, and an attempt to take it back changes nothing."""
    before = view_bytes(game.match, game.seat(kingdom))
    with pytest.raises(CannotUndo):
        undo(game.match, game.seat(kingdom))
    assert view_bytes(game.match, game.seat(kingdom)) == before
    return game.prompt == "announce" and game.asked != (kingdom,)


@rule("BK-R11")
def test_a_recruitment_can_be_rearranged_until_it_is_paid() -> None:
    game = huns().play().say(Recruit(Province("quadia")))
    back(game, "huns", "announce")
    game.say(Recruit(Province("gepidia")), coins("b"))
    assert game.realm("huns").warriors == ["gepidia"]


@rule("BK-R11")
def test_a_paid_recruitment_can_be_taken_back_until_the_turn_is_ended() -> None:
    game = huns().play().say(Recruit(Province("quadia")), coins("b"))
    back(game, "huns", "pay")
    assert (game.realm("huns").warriors, game.loot("quadia")) == ([], coins(""))
    assert game.purse("huns") == coins("bbbssg")
    back(game, "huns", "announce")
    game.say(Recruit(Province("gepidia")), coins("s"))
    assert (game.prompt, game.asked) == ("end-turn", ("huns",))
    game.end()
    assert fixed(game, "huns")
    assert (game.realm("huns").warriors, game.loot("gepidia")) == (["gepidia"], coins("s"))


@rule("BK-R11")
def test_a_taxation_can_be_rearranged_until_the_tokens_are_taken() -> None:
    game = huns().loot("hunnia", "b").play().say(TAX)
    back(game, "huns", "announce")


@rule("BK-R11")
def test_a_finished_taxation_can_be_taken_back_until_the_turn_is_ended() -> None:
    game = huns().treasury("huns", "").loot("hunnia", "bb").play()
    game.say(TAX, (TakeToken(Province("hunnia"), "bronze"),) * 2)
    assert (game.purse("huns"), game.loot("hunnia")) == (coins("bb"), coins(""))
    back(game, "huns", "tax")
    assert (game.purse("huns"), game.loot("hunnia")) == (coins(""), coins("bb"))
    game.say((TakeToken(Province("hunnia"), "bronze"),))
    back(game, "huns", "tax", "announce")
    game.say(TAX, (TakeToken(Province("hunnia"), "bronze"),)).end()
    assert fixed(game, "huns")
    assert (game.purse("huns"), game.loot("hunnia")) == (coins("b"), coins("b"))


@rule("BK-R11", "BK-R69")
def test_the_move_of_the_bretwalda_can_be_taken_back_with_the_action_before_it() -> None:
    game = Position("saxons", "franks", "huns", turn="saxons").play()
    game.say(RecruitAtSea(Province("cantia")), coins("b"), Move(KING, Zone("cantia"), Zone("sea")))
    assert (game.prompt, game.asked) == ("end-turn", ("saxons",))
    back(game, "saxons", "bretwalda", "pay", "announce")
    assert (game.realm("saxons").king, game.realm("saxons").warriors) == ("cantia", [])
    game.say(RecruitAtSea(Province("cantia")), coins("b"), DONE).end()
    assert fixed(game, "saxons")


@rule("BK-R11")
def test_manoeuvres_can_be_rearranged_until_they_are_done() -> None:
    game = huns().warriors("huns", "quadia").play()
    game.say(MANOEUVRE, Move(KING, Zone("hunnia"), Zone("gepidia")))
    back(game, "huns", "manoeuvre")
    assert game.realm("huns").king == "hunnia"
    back(game, "huns", "announce")


@rule("BK-R11")
def test_the_last_manoeuvre_can_be_taken_back_until_they_are_done() -> None:
    game = Position("franks", "huns", "saxons", turn="franks").play()
    game.say(MANOEUVRE, Move(KING, Zone("belgica"), Zone("ripuaria")))
    assert game.choices() == [DONE]  # the only Unit has moved
    back(game, "franks", "manoeuvre")
    assert game.realm("franks").king == "belgica"
    game.say(Move(KING, Zone("belgica"), Zone("sea")), DONE)
    assert fixed(game, "franks")
    assert game.realm("franks").king == "sea"


@rule("BK-R11", "BK-R08")
def test_manoeuvres_without_a_move_can_be_taken_back_until_they_are_done() -> None:
    game = huns().king("huns", None).play().say(MANOEUVRE)
    assert game.choices() == [DONE]
    back(game, "huns", "announce")
    game.say(MANOEUVRE, DONE)
    assert fixed(game, "huns")


@rule("BK-R11")
@pytest.mark.parametrize(
    "answers",
    [
        (Assault(WARRIOR, Zone("pannonia"), Zone("noricum")),),
        (Claim(Province("pannonia")), coins("s")),
    ],
    ids=["assault", "claim"],
)
def test_an_assault_and_a_claim_ask_for_no_confirmation(answers: tuple[Any, ...]) -> None:
    """Nobody is near enough to contest, and yet there is no way back."""
    game = huns().warriors("huns", "pannonia").play().say(*answers)
    assert (game.prompt, game.asked) == ("announce", ("visigoths",))
    assert fixed(game, "huns")


@rule("BK-R11")
def test_an_assault_is_committed_when_its_unit_moves() -> None:
    game = enter_burgundia()
    with pytest.raises(CannotUndo) as refusal:
        undo(game.match, game.seat("visigoths"))
    assert refusal.value.rule == "BK-ASSAULT-02"


@rule("BK-R11")
def test_a_claim_can_be_taken_back_until_its_cost_is_laid() -> None:
    position = huns().king("huns", "pannonia").warriors("franks", "noricum")
    game = position.play().say(Claim(Province("pannonia")))
    undo(game.match, game.seat("huns"))
    game.say(Claim(Province("pannonia")), coins("s"))
    assert game.prompt == "contest"
    with pytest.raises(CannotUndo) as refusal:
        undo(game.match, game.seat("huns"))
    assert refusal.value.rule == "BK-CLAIM-04"
