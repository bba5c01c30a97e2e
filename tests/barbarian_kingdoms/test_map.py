"""The map: Zones, Initial Provinces and Capitals, ports, the Sea, Straits."""

import pytest

from oyez.games.barbarian_kingdoms.box.fixed import (
    KINGDOMS,
    PROVINCES,
    SEA,
    Kingdom,
    Province,
    Zone,
)
from oyez.games.barbarian_kingdoms.rules.assault import Assault
from oyez.games.barbarian_kingdoms.rules.claim import Claim
from oyez.games.barbarian_kingdoms.rules.contestation import Contest
from oyez.games.barbarian_kingdoms.rules.control import controlled, controller
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, MANOEUVRE, Move
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit
from oyez.games.barbarian_kingdoms.rules.taxation import TAX
from oyez.kernel import NotAmongChoices
from tests.barbarian_kingdoms.box import (
    BORDERS,
    CAPITAL,
    HOME_OF,
    INITIAL,
    NEUTRAL,
    PORTS,
    STRAITS,
    open_map,
)
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.ledger import rule

WHOLE = open_map(KINGDOMS)
LANDLOCKED_COASTS = ("liguria", "carthaginensis", "icenia")


def all_six(turn: str) -> Position:
    return Position(*KINGDOMS, turn=turn)


def assaults(game: Played, origin: str) -> set[str]:
    """Where Units in this Zone may assault."""
    return {str(a.target) for a in game.offered(Assault) if a.origin == origin}


# -- Provinces ------------------------------------------------------------------------------------


@rule("BK-MAP-01")
def test_the_map_has_thirty_six_provinces_one_sea_and_three_straits() -> None:
    assert len(set(PROVINCES)) == len(PROVINCES) == 36
    assert SEA not in PROVINCES
    assert set(WHOLE.adjacent) == {*PROVINCES, SEA}
    assert len(WHOLE.adjacent) == 37
    assert {frozenset(ends) for ends in STRAITS} == {
        frozenset({"cantia", "armorica"}),
        frozenset({"apulia", "sicilia"}),
        frozenset({"baetica", "mauretania"}),
    }


@rule("BK-MAP-01")
def test_adjacency_goes_both_ways_and_never_to_oneself() -> None:
    for zone, near in WHOLE.adjacent.items():
        assert zone not in near
        assert len(set(near)) == len(near)
        assert all(zone in WHOLE.adjacent[other] for other in near)
    assert sum(map(len, BORDERS.values())) == 2 * 56


@rule("BK-MAP-02")
def test_no_kingdom_controls_a_neutral_province_when_the_game_begins() -> None:
    state = all_six("huns").state
    assert {p for p in PROVINCES if controller(state, p) is None} == set(NEUTRAL)
    assert len(NEUTRAL) == 18


@rule("BK-MAP-03")
def test_each_kingdom_controls_its_three_initial_provinces_when_the_game_begins() -> None:
    state = all_six("huns").state
    for realm in state.realms:
        assert len(INITIAL[realm.id]) == 3
        assert CAPITAL[realm.id] in INITIAL[realm.id]
        assert controlled(state, realm) == list(INITIAL[realm.id])
    assert len(HOME_OF) == 18


@rule("BK-MAP-04")
def test_every_capital_is_the_initial_province_printed_for_the_king() -> None:
    assert CAPITAL == {
        "huns": "hunnia",
        "ostrogoths": "latium",
        "vandals": "africa",
        "visigoths": "aquitania",
        "saxons": "cantia",
        "franks": "belgica",
    }


@rule("BK-MAP-05")
@pytest.mark.parametrize("home", [k for k in KINGDOMS if k != "huns"])
def test_a_foreign_capital_cannot_be_claimed_even_while_occupied(home: Kingdom) -> None:
    position = all_six("huns").king(home, "sardinia").warriors("huns", CAPITAL[home])
    game = position.play()
    with pytest.raises(NotAmongChoices, match="BK-CLAIM-09"):
        game.say(Claim(CAPITAL[home]))


@rule("BK-MAP-05")
def test_not_even_attila_claims_a_capital_he_has_just_taken() -> None:
    position = Position("huns", "ostrogoths", "franks").king("huns", "liguria")
    position.king("ostrogoths", "burgundia")
    game = position.play().say(Assault("king", Zone("liguria"), Zone("latium")))
    assert game.prompt == "announce"
    assert game.asked == ("ostrogoths",)
    assert controller(game.state, Province("latium")) is None


# -- ports and the Sea ----------------------------------------------------------------------------


@rule("BK-MAP-06")
def test_there_are_twenty_three_ports() -> None:
    assert len(PORTS) == 23
    assert not PORTS.intersection(LANDLOCKED_COASTS)


@rule("BK-MAP-06")
def test_units_embark_from_a_port() -> None:
    game = all_six("franks").play().say(MANOEUVRE)
    game.say(Move("king", Zone("belgica"), SEA))
    assert game.realm("franks").king == SEA


@rule("BK-MAP-06")
def test_units_land_from_the_sea_in_a_port() -> None:
    game = all_six("franks").king("franks", "sea").play().say(MANOEUVRE)
    assert game.offered(Move) == [Move("king", SEA, Zone("belgica"))]


@rule("BK-MAP-06")
@pytest.mark.parametrize("coast", LANDLOCKED_COASTS)
def test_a_coast_without_a_port_is_no_way_to_the_sea_or_from_it(coast: str) -> None:
    owner = HOME_OF[Province(coast)]
    game = all_six(owner).king(owner, coast).play().say(MANOEUVRE)
    assert SEA not in {move.target for move in game.offered(Move)}
    game = all_six(owner).king(owner, "sea").play().say(MANOEUVRE)
    assert coast not in {move.target for move in game.offered(Move)}
    raider = all_six("huns").king("huns", "sea").play()
    assert coast not in assaults(raider, "sea")


@rule("BK-MAP-07")
def test_the_sea_touches_every_port_and_nothing_else() -> None:
    assert set(WHOLE.adjacent[SEA]) == set(PORTS)
    assert {p for p in PROVINCES if SEA in WHOLE.adjacent[p]} == set(PORTS)


@rule("BK-MAP-07")
def test_from_the_sea_a_unit_can_assault_every_port_and_no_other_province() -> None:
    game = all_six("huns").king("huns", "sea").play()
    assert assaults(game, "sea") == set(PORTS)


@rule("BK-MAP-08")
def test_every_kingdom_may_put_to_sea_whoever_is_there_already() -> None:
    position = all_six("vandals").king("saxons", "sea").warriors("saxons", "sea", "sea")
    game = position.king("franks", "sea").play()
    game.say(MANOEUVRE, Move("king", Zone("africa"), SEA))
    assert [game.realm(k).king for k in ("vandals", "saxons", "franks")] == [SEA] * 3
    assert len(game.realm("saxons").warriors) == 2


@rule("BK-MAP-08")
def test_the_sea_counts_neither_for_taxation_nor_as_a_source_of_it() -> None:
    position = all_six("franks").king("franks", "sea").warriors("franks", "sea")
    game = position.loot("ripuaria", "bbbbb").play().say(TAX)
    assert game.terms == {"amount": 3}


@rule("BK-MAP-08")
def test_the_sea_counts_not_for_victory() -> None:
    position = Position("huns", "saxons", "franks", turn="franks").king("franks", "sea")
    position.tokens("franks", "frisia", "alemannia").warriors("franks", "burgundia")
    game = position.treasury("franks", "gg").play().say(Claim(Province("burgundia")), coins("gg"))
    assert not game.match.over
    assert len(controlled(game.state, game.realm("franks"))) == 6


@rule("BK-MAP-08")
def test_nobody_recruits_or_claims_at_sea() -> None:
    game = all_six("franks").king("franks", "sea").play()
    assert SEA not in {action.province for action in game.offered(Recruit)}
    assert game.offered(Claim) == []


@rule("BK-MAP-09")
def test_units_at_sea_cannot_be_attacked() -> None:
    position = all_six("vandals").king("saxons", "sea").warriors("vandals", "sea")
    game = position.play()
    assert SEA not in {assault.target for assault in game.offered(Assault)}
    with pytest.raises(NotAmongChoices):
        game.say(Assault("king", Zone("africa"), SEA))


@rule("BK-MAP-09")
def test_putting_to_sea_among_enemies_starts_no_battle() -> None:
    position = all_six("franks").king("saxons", "sea").warriors("vandals", "sea")
    game = position.play().say(MANOEUVRE, Move("king", Zone("belgica"), SEA))
    assert (game.prompt, game.asked) == ("manoeuvre", ("franks",))
    assert game.say(DONE).prompt == "announce"
    assert (game.realm("saxons").king, game.realm("vandals").warriors) == (SEA, [SEA])


# -- Straits --------------------------------------------------------------------------------------


@rule("BK-MAP-10")
@pytest.mark.parametrize(
    ("here", "there"), [*STRAITS, *((b, a) for a, b in STRAITS)], ids=lambda p: str(p)
)
def test_a_strait_is_crossed_like_a_border(here: Province, there: Province) -> None:
    owner = HOME_OF.get(there)
    attacker = "huns" if owner != "huns" else "franks"
    position = all_six(attacker)
    if owner is not None:
        position.king(owner, "hibernia")
    game = position.king(attacker, here).play()
    assert there in assaults(game, here)
    game.say(Assault("king", here, there))
    assert game.realm(attacker).king == there


@rule("BK-MAP-10")
def test_contesting_across_a_strait_is_possible() -> None:
    position = all_six("franks").chests("armorica")
    game = position.play().say(Assault("king", Zone("belgica"), Zone("armorica")))
    while game.asked != ("saxons",):
        game.say(game.choices()[-1])
    assert Contest("king", Zone("cantia")) in game.choices()


@rule("BK-MAP-11")
@pytest.mark.parametrize(("near", "far"), STRAITS)
def test_a_strait_does_not_cut_the_sea(near: Province, far: Province) -> None:
    """Both shores of a Strait, and ports on either side of it, lie on the one Sea."""
    game = all_six("huns").king("huns", "sea").play()
    assert {str(near), str(far), "frisia", "hibernia", "illyricum", "tripolitania"} <= assaults(
        game, "sea"
    )


@rule("BK-MAP-11")
def test_a_unit_sails_from_one_side_of_all_straits_to_the_other() -> None:
    game = Position("huns", "franks", "saxons", turn="franks").play()
    game.say(MANOEUVRE, Move("king", Zone("belgica"), SEA), DONE)
    while game.asked != ("franks",):
        game.say(MANOEUVRE, DONE)
    assert Assault("king", SEA, Province("illyricum")) in game.choices()
