"""Control: its three markers, how it is won, suspended, lost and won back."""

import pytest

from oyez.games.barbarian_kingdoms.box.fixed import PROVINCES, Kingdom, Province, Zone
from oyez.games.barbarian_kingdoms.rules.assault import Assault
from oyez.games.barbarian_kingdoms.rules.battle import Reinforce
from oyez.games.barbarian_kingdoms.rules.claim import Claim
from oyez.games.barbarian_kingdoms.rules.contestation import Contest
from oyez.games.barbarian_kingdoms.rules.control import controlled, controller, controls
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, MANOEUVRE, Move
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit
from oyez.games.barbarian_kingdoms.rules.taxation import TAX, TakeToken, Tax
from oyez.games.barbarian_kingdoms.scene.happenings import Claimed, TokenPlaced
from oyez.scene.views import view
from tests.barbarian_kingdoms.box import INITIAL
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.barbarian_kingdoms.wandering import idle, offers, wander
from tests.ledger import rule

KING, WARRIOR = "king", "warrior"


def rome(turn: str = "ostrogoths") -> Position:
    """Huns, Ostrogoths, Visigoths and Franks; Theodoric in Apulia, out of everybody's way."""
    position = Position("huns", "ostrogoths", "visigoths", "franks", turn=turn)
    return position.king("ostrogoths", "apulia").king("franks", "frisia")


def holds(game: Played, kingdom: str, province: str) -> bool:
    """Whether the Kingdom controls the Province, asked in both ways there are."""
    realm = game.realm(kingdom)
    listed = Province(province) in controlled(game.state, realm)
    assert listed == controls(game.state, realm, Province(province))
    return listed


# -- markers --------------------------------------------------------------------------------------


@rule("BK-CONTROL-01")
def test_printed_spots_and_control_tokens_show_control_and_nothing_else_does() -> None:
    game = rome().tokens("huns", "noricum").warriors("huns", "noricum", "pannonia").play()
    for kingdom in ("huns", "ostrogoths", "visigoths", "franks"):
        printed = set(INITIAL[Kingdom(kingdom)])
        tokens = {"noricum"} if kingdom == "huns" else set()
        assert {p for p in PROVINCES if holds(game, kingdom, p)} == printed | tokens


@rule("BK-CONTROL-01")
def test_a_domination_tile_marks_the_domination_province_of_each_absent_kingdom() -> None:
    game = Position("huns", "visigoths", "franks").play()
    pieces = view(game.match, None)["table"]["pieces"]
    tiles = {p["where"] for p in pieces if p["kind"] == "domination-tile"}
    assert tiles == {"province:sicilia", "province:mauretania", "province:cambria"}
    for tile in tiles:
        assert controller(game.state, Province(tile.removeprefix("province:"))) is None


@rule("BK-CONTROL-02")
def test_an_initial_province_under_a_rival_unit_is_not_controlled() -> None:
    game = rome().warriors("huns", "liguria").play()
    assert not holds(game, "ostrogoths", "liguria")
    assert not holds(game, "huns", "liguria")


@rule("BK-CONTROL-11")
def test_control_needs_no_occupation() -> None:
    game = rome().tokens("ostrogoths", "noricum").play()
    assert not game.realm("ostrogoths").stands_in(Zone("noricum"))
    assert holds(game, "ostrogoths", "noricum")
    assert holds(game, "ostrogoths", "latium")


@rule("BK-CONTROL-11")
def test_occupation_gives_no_control() -> None:
    game = rome().warriors("ostrogoths", "noricum").play()
    assert not holds(game, "ostrogoths", "noricum")


# -- gaining --------------------------------------------------------------------------------------


@rule("BK-CONTROL-03")
def test_a_successful_assault_gives_occupation_but_no_control() -> None:
    game = rome().warriors("ostrogoths", "liguria").play()
    game.say(Assault(WARRIOR, Zone("liguria"), Zone("noricum")))
    assert game.realm("ostrogoths").warriors == ["noricum"]
    assert not holds(game, "ostrogoths", "noricum")


@rule("BK-CONTROL-03")
def test_a_province_has_to_be_occupied_before_it_can_be_claimed() -> None:
    assert rome().play().offered(Claim) == []
    occupied = rome().warriors("ostrogoths", "noricum").play()
    assert occupied.offered(Claim) == [Claim(Province("noricum"))]


@rule("BK-CONTROL-03")
def test_a_successful_claim_gives_control_marked_by_a_token() -> None:
    game = rome().warriors("ostrogoths", "noricum").play()
    game.say(Claim(Province("noricum")), coins("s"))
    assert holds(game, "ostrogoths", "noricum")
    assert game.realm("ostrogoths").tokens == ["noricum"]


@rule("BK-CONTROL-03")
def test_tokens_come_onto_the_map_by_claims_alone() -> None:
    placed = 0
    for seed in range(4):
        claimed = ""
        for moment in wander(seed, seats=4):
            before = {p for realm in moment.before.realms for p in realm.tokens}
            new = {p for realm in moment.after.realms for p in realm.tokens} - before
            claimed = next((e.province for e in moment.events if isinstance(e, Claimed)), claimed)
            told = [e.province for e in moment.events if isinstance(e, TokenPlaced)]
            assert new == set(told)
            assert all(p == claimed for p in new)
            assert all(any(r.stands_in(p) for r in moment.before.realms) for p in new)
            placed += len(new)
    assert placed


@rule("BK-CONTROL-04")
def test_a_capital_cannot_be_claimed_even_while_it_is_occupied() -> None:
    game = rome("huns").warriors("huns", "latium", "liguria").play()
    assert game.offered(Claim) == [Claim(Province("liguria"))]
    assert not holds(game, "huns", "latium")


# -- losing and winning back ----------------------------------------------------------------------


@rule("BK-CONTROL-05")
def test_a_successful_assault_ends_control_by_a_token() -> None:
    game = rome("huns").warriors("huns", "quadia").tokens("ostrogoths", "noricum").play()
    game.say(Assault(WARRIOR, Zone("quadia"), Zone("noricum")))
    assert not holds(game, "ostrogoths", "noricum")
    assert game.realm("ostrogoths").tokens == []


@rule("BK-CONTROL-05", "BK-CONTROL-06")
def test_a_successful_assault_suspends_control_of_an_initial_province_while_the_unit_stays() -> (
    None
):
    game = rome("huns").warriors("huns", "illyricum").play()
    assert holds(game, "ostrogoths", "liguria")
    game.say(Assault(WARRIOR, Zone("illyricum"), Zone("liguria")))
    assert not holds(game, "ostrogoths", "liguria")
    for _ in range(3):
        idle(game)
    assert not holds(game, "ostrogoths", "liguria")
    game.say(Assault(WARRIOR, Zone("liguria"), Zone("noricum")))
    assert holds(game, "ostrogoths", "liguria")


def leaving(how: str) -> Played:
    """Hun Warriors in Liguria, which is Ostrogoth, and in Alemannia, marked by a Hun token."""
    position = rome("visigoths" if how in ("contestation", "reinforcement") else "huns")
    position.warriors("huns", "liguria", "alemannia").tokens("huns", "alemannia", "noricum")
    position.king("huns", "gepidia").king("visigoths", "aquitania")
    if how == "reinforcement":
        position.warriors("huns", "liguria", "alemannia", "burgundia")
    return position.play()


def leave(how: str) -> Played:
    game = leaving(how)
    into = Assault(KING, Zone("aquitania"), Zone("burgundia"))
    if how == "manoeuvres":
        return game.say(MANOEUVRE, Move(WARRIOR, Zone("liguria"), Zone("noricum")))
    if how == "assault":
        return game.say(Assault(WARRIOR, Zone("liguria"), Zone("burgundia")))
    if how == "contestation":
        return game.say(into, Contest(WARRIOR, Zone("liguria")))
    return game.say(into, (Reinforce(WARRIOR, Zone("liguria")),))


@rule("BK-CONTROL-07", "BK-R15")
@pytest.mark.parametrize("how", ["manoeuvres", "assault", "contestation", "reinforcement"])
def test_an_initial_province_is_its_kingdoms_again_the_moment_the_occupier_leaves(how: str) -> None:
    assert not holds(leaving(how), "ostrogoths", "liguria")
    game = leave(how)
    assert not game.realm("huns").stands_in(Zone("liguria"))
    assert holds(game, "ostrogoths", "liguria")


@rule("BK-R15")
def test_a_province_with_a_token_stays_controlled_when_the_unit_leaves() -> None:
    game = leaving("assault").say(Assault(WARRIOR, Zone("alemannia"), Zone("burgundia")))
    assert not game.realm("huns").stands_in(Zone("alemannia"))
    assert holds(game, "huns", "alemannia")


@rule("BK-R15")
def test_a_neutral_province_without_a_token_belongs_to_nobody_when_the_unit_leaves() -> None:
    position = rome("huns").warriors("huns", "noricum")
    game = position.play().say(Assault(WARRIOR, Zone("noricum"), Zone("burgundia")))
    assert controller(game.state, Province("noricum")) is None


@rule("BK-CONTROL-07")
def test_an_initial_province_is_its_kingdoms_again_when_the_occupier_is_eliminated() -> None:
    game = rome("visigoths").warriors("huns", "liguria").king("visigoths", "narbonensis").play()
    game.say(Assault(KING, Zone("narbonensis"), Zone("liguria"))).bribe(visigoths="", huns="")
    assert game.realm("huns").warriors == []
    assert not holds(game, "ostrogoths", "liguria")  # now Alaric stands there
    position = rome().warriors("huns", "liguria").king("ostrogoths", "latium")
    game = position.play().say(Assault(KING, Zone("latium"), Zone("liguria")))
    game.bribe(huns="", ostrogoths="")
    assert game.realm("huns").warriors == []
    assert holds(game, "ostrogoths", "liguria")


@rule("BK-CONTROL-08")
def test_a_suspended_province_does_not_count_for_the_territorial_victory() -> None:
    position = rome("huns").warriors("huns", "liguria").king("huns", "gepidia")
    position.tokens("ostrogoths", "noricum", "burgundia", "narbonensis", "sicilia")
    game = position.play()
    game.say(MANOEUVRE, Move(KING, Zone("gepidia"), Zone("hunnia")), DONE)
    assert len(controlled(game.state, game.realm("ostrogoths"))) == 6
    assert not game.match.over
    for _ in range(3):
        idle(game)
    game.say(Assault(WARRIOR, Zone("liguria"), Zone("illyricum")))
    assert game.winner == game.seat("ostrogoths")


@rule("BK-CONTROL-09")
def test_a_suspended_province_does_not_count_in_the_taxation_amount() -> None:
    position = rome().loot("latium", "b")
    assert position.play().say(TAX).terms == {"amount": 3}
    position.warriors("huns", "liguria")
    assert position.play().say(TAX).terms == {"amount": 2}


@rule("BK-CONTROL-09")
def test_the_loot_of_a_suspended_province_cannot_be_taxed() -> None:
    position = rome().loot("liguria", "b")
    assert position.play().offered(Tax) == [TAX]
    position.warriors("huns", "liguria")
    assert position.play().offered(Tax) == []
    game = position.loot("latium", "b").play().say(TAX)
    assert offers(game, (TakeToken(Province("latium"), "bronze"),))
    assert not offers(game, (TakeToken(Province("liguria"), "bronze"),))


@rule("BK-CONTROL-10")
def test_nobody_can_be_recruited_in_a_suspended_province() -> None:
    position = rome()
    assert Recruit(Province("liguria")) in position.play().offered(Recruit)
    position.warriors("huns", "liguria")
    assert position.play().offered(Recruit) == [Recruit(Province("latium"))]


# -- tokens on the printed spots of others --------------------------------------------------------


@rule("BK-R28")
def test_a_claim_covers_the_printed_spot_of_another_kingdom() -> None:
    game = rome("visigoths").warriors("visigoths", "liguria").play()
    game.say(Claim(Province("liguria")), coins("s"))
    assert holds(game, "visigoths", "liguria")
    assert not holds(game, "ostrogoths", "liguria")


@rule("BK-R28")
def test_the_token_keeps_the_province_when_the_claimants_unit_leaves() -> None:
    position = rome("visigoths").warriors("visigoths", "liguria").tokens("visigoths", "liguria")
    game = position.play().say(Assault(WARRIOR, Zone("liguria"), Zone("burgundia")))
    assert holds(game, "visigoths", "liguria")
    assert not holds(game, "ostrogoths", "liguria")


@rule("BK-R29")
def test_the_original_kingdom_wins_its_province_back_by_assault_without_a_claim() -> None:
    position = rome().king("ostrogoths", "latium").tokens("visigoths", "liguria")
    game = position.play().say(Assault(KING, Zone("latium"), Zone("liguria")))
    assert game.realm("visigoths").tokens == []
    assert holds(game, "ostrogoths", "liguria")
    assert game.realm("ostrogoths").tokens == []


@rule("BK-R29")
def test_a_third_kingdom_that_removes_the_token_suspends_the_printed_spot_while_it_stays() -> None:
    position = rome("huns").warriors("huns", "illyricum").tokens("visigoths", "liguria")
    game = position.play().say(Assault(WARRIOR, Zone("illyricum"), Zone("liguria")))
    assert game.realm("visigoths").tokens == []
    assert controller(game.state, Province("liguria")) is None
    for _ in range(3):
        idle(game)
    game.say(Assault(WARRIOR, Zone("liguria"), Zone("noricum")))
    assert holds(game, "ostrogoths", "liguria")
