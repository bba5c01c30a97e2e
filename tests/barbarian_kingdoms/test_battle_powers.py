"""The powers that work in Assaults, Claims, Contestations and Battles."""

import pytest

from oyez.games.barbarian_kingdoms.rules.assault import EMBARK, REMAIN, Assault
from oyez.games.barbarian_kingdoms.rules.claim import CLAIM_NOTHING
from oyez.games.barbarian_kingdoms.rules.contestation import LET_PASS
from tests.barbarian_kingdoms.moves import (
    assault,
    claim,
    contest,
    counted,
    evacuation,
    fight,
    holds,
    king_from,
    warriors_from,
)
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.ledger import rule

# -- Ostrogoths: Fortifications and Lawgiver ------------------------------------------------------


def siege() -> Position:
    """A Hun Warrior in Illyricum is about to attack Liguria, where 4 tremis lie."""
    position = Position("huns", "ostrogoths", "franks", turn="huns").loot("liguria", "bg")
    return position.warriors("huns", "illyricum")


LIGURIA = assault("warrior", "illyricum", "liguria")


@rule("BK-R48")
def test_fortifications_give_a_defender_a_point_for_each_tremis_of_loot() -> None:
    game = fight(siege().warriors("ostrogoths", "liguria").play().say(LIGURIA))
    assert counted(game, "ostrogoths").fortifications == 4
    assert counted(game, "ostrogoths").total == 3 + 4 + 4
    assert counted(game, "huns").total == 3


@rule("BK-R48")
def test_fortifications_serve_a_contester_and_cost_no_loot() -> None:
    game = fight(siege().play().say(LIGURIA, contest("king", "latium")))
    assert counted(game, "ostrogoths").fortifications == 4
    assert game.loot("liguria") == coins("bg")


@rule("BK-R48")
def test_a_chest_is_no_fortification() -> None:
    position = siege().tokens("ostrogoths", "noricum").warriors("ostrogoths", "noricum")
    game = position.chests("noricum").play().say(assault("warrior", "illyricum", "noricum"))
    assert counted(fight(game), "ostrogoths").fortifications == 0


@rule("BK-R48")
def test_there_are_no_fortifications_in_a_claim() -> None:
    game = siege().warriors("huns", "liguria").play().say(claim("liguria"), coins("s"))
    fight(game.say(contest("king", "latium")))
    assert counted(game, "ostrogoths").fortifications == 0


@rule("BK-R48")
def test_there_are_no_fortifications_for_an_attacker() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="ostrogoths").loot("liguria", "bg")
    game = position.warriors("huns", "liguria").play().say(assault("king", "latium", "liguria"))
    assert counted(fight(game), "ostrogoths").fortifications == 0


@rule("BK-R48")
def test_there_are_no_fortifications_where_the_ostrogoths_only_stand() -> None:
    position = siege().warriors("ostrogoths", "noricum").loot("noricum", "g")
    game = position.play().say(assault("warrior", "illyricum", "noricum"))
    assert counted(fight(game), "ostrogoths").total == 3


@rule("BK-R64")
def test_while_theodoric_lives_anywhere_the_control_bonus_is_four() -> None:
    position = siege().warriors("ostrogoths", "liguria").king("ostrogoths", "sea")
    game = fight(position.play().say(LIGURIA))
    assert counted(game, "ostrogoths").control == 4
    assert counted(game, "ostrogoths").fortifications == 4


@rule("BK-R64")
def test_when_theodoric_is_dead_the_control_bonus_is_two() -> None:
    position = siege().warriors("ostrogoths", "liguria").king("ostrogoths", None)
    game = fight(position.play().say(LIGURIA))
    assert counted(game, "ostrogoths").control == 2
    assert counted(game, "ostrogoths").fortifications == 4


@rule("BK-R64")
def test_the_bonus_is_four_even_in_the_battle_that_kills_theodoric() -> None:
    position = siege().treasury("huns", "gggggg").king("ostrogoths", "liguria")
    game = fight(position.play().say(LIGURIA), huns="gggggg")
    assert counted(game, "ostrogoths").control == 4
    assert game.realm("ostrogoths").king is None


@rule("BK-R64")
def test_without_the_control_bonus_theodoric_raises_nothing() -> None:
    game = siege().warriors("huns", "liguria").play().say(claim("liguria"), coins("s"))
    fight(game.say(contest("king", "latium")))
    assert counted(game, "ostrogoths").control == 0


# -- Vandals: Raid and Lord of the Sea ------------------------------------------------------------


def raiders() -> Position:
    """A Vandal Warrior at Sea; the Vandal King and the others are far from Illyricum."""
    position = Position("huns", "vandals", "franks", turn="vandals").warriors("vandals", "sea")
    return position.king("vandals", "sea").king("huns", "quadia")


ILLYRICUM = assault("warrior", "sea", "illyricum")


@rule("BK-R49")
def test_raiders_evacuate_to_the_sea_unit_by_unit_and_one_stays() -> None:
    position = raiders().warriors("vandals", "sea", "noricum").tokens("vandals", "noricum")
    position.warriors("huns", "illyricum")
    game = position.play().say(ILLYRICUM, king_from("sea") + warriors_from("noricum"))
    assert fight(game).prompt == "evacuate"
    assert set(game.choices()) == {
        evacuation("sea", "sea", king="illyricum"),
        evacuation("noricum", "sea", king="illyricum"),
        evacuation("illyricum", "sea", king="sea"),
        evacuation("illyricum", "noricum", king="sea"),
        evacuation("illyricum", "sea", king="noricum"),
    }


@rule("BK-R49", "BK-EVAC-02")
def test_raiders_with_more_room_on_land_than_units_send_each_to_one_place() -> None:
    position = raiders().warriors("vandals", "sea", "sea").king("vandals", "africa")
    position.tokens("vandals", "noricum", "pannonia").warriors("huns", "illyricum")
    game = fight(position.play().say(ILLYRICUM, warriors_from("sea")))
    assert set(game.choices()) == {
        evacuation("illyricum", "sea"),
        evacuation("illyricum", "noricum"),
        evacuation("illyricum", "pannonia"),
    }


@rule("BK-R49")
def test_raiders_who_win_out_of_turn_evacuate_to_the_sea_but_do_not_all_leave() -> None:
    position = raiders().warriors("vandals", "sea", "sea").king("vandals", "africa")
    position.warriors("huns", "hunnia").state.turn = 0
    game = position.play().say(assault("warrior", "hunnia", "illyricum"))
    game.say(contest("warrior", "sea"), warriors_from("sea"))
    fight(game)
    assert game.realm("vandals").warriors == ["illyricum", "sea"]
    assert game.prompt == "announce"


@rule("BK-R49")
def test_there_is_no_evacuation_to_the_sea_from_inland() -> None:
    position = Position("vandals", "ostrogoths", "franks", turn="vandals")
    position.warriors("vandals", "illyricum", "liguria").warriors("franks", "noricum")
    game = position.play().say(assault("warrior", "illyricum", "noricum"))
    fight(game.say(warriors_from("liguria")))
    assert game.realm("vandals").warriors == ["noricum"]
    assert game.prompt == "announce"


@rule("BK-R49")
@pytest.mark.parametrize(("answer", "zone"), [(EMBARK, "sea"), (REMAIN, "illyricum")])
def test_after_an_uncontested_assault_on_a_port_a_raider_may_embark(
    answer: object, zone: str
) -> None:
    game = raiders().loot("illyricum", "g").treasury("vandals", "").play().say(ILLYRICUM)
    assert (game.prompt, game.asked) == ("raid", ("vandals",))
    assert game.purse("vandals") == coins("g")
    assert game.say(answer).realm("vandals").warriors == [zone]
    assert game.prompt == "announce"


@rule("BK-R49")
def test_after_a_contested_assault_from_land_a_raider_may_embark() -> None:
    """The Initial Province he leaves goes back to its Kingdom."""
    position = Position("vandals", "ostrogoths", "franks", turn="vandals")
    position.warriors("vandals", "liguria").king("ostrogoths", None)
    position.warriors("ostrogoths", "apulia").treasury("ostrogoths", "")
    game = position.play().say(
        assault("warrior", "liguria", "latium"), contest("warrior", "apulia"), king_from("africa")
    )
    fight(game).say(evacuation("sea", king="latium"))
    assert game.prompt == "raid"
    assert not holds(game, "ostrogoths", "latium")
    game.say(EMBARK)
    assert game.realm("vandals").king == "sea"
    assert holds(game, "ostrogoths", "latium")


def raided_home() -> Played:
    """Vandals have driven the Huns out of Latium, the seventh Province of the Ostrogoths."""
    position = Position("vandals", "ostrogoths", "huns", turn="vandals")
    position.warriors("vandals", "sea").treasury("vandals", "").treasury("huns", "")
    position.king("ostrogoths", "apulia").warriors("huns", "latium")
    position.tokens("ostrogoths", "noricum", "burgundia", "narbonensis", "sicilia")
    game = position.play().say(assault("warrior", "sea", "latium"))
    while game.prompt == "reinforce":
        game.say(())
    game = fight(game)
    assert game.prompt == "raid"
    assert not game.match.over
    return game


@rule("BK-R49", "BK-VICTORY-06", "BK-CONTROL-07")
def test_a_raider_who_embarks_may_give_a_rival_the_victory() -> None:
    game = raided_home().say(EMBARK)
    assert game.winner == game.seat("ostrogoths")
    assert game.match.outcome is not None
    assert game.match.outcome.how == "territorial"


@rule("BK-R49", "BK-CONTROL-08")
def test_a_raider_who_remains_keeps_the_province_suspended() -> None:
    assert not raided_home().say(REMAIN).match.over


@rule("BK-R49")
def test_a_raider_does_not_embark_from_inland() -> None:
    position = raiders().warriors("vandals", "illyricum")
    game = position.play().say(assault("warrior", "illyricum", "noricum"), LET_PASS)
    assert game.prompt == "announce"


@rule("BK-R49")
def test_a_raider_does_not_embark_after_a_contestation() -> None:
    position = raiders().warriors("huns", "hunnia")
    position.state.turn = 0
    game = position.play().say(assault("warrior", "hunnia", "illyricum"), contest("king", "sea"))
    fight(game.say(()))
    assert game.realm("vandals").king == "illyricum"
    assert game.prompt == "announce"


@rule("BK-R49")
def test_a_raider_does_not_embark_after_a_claim() -> None:
    position = raiders().warriors("vandals", "illyricum")
    game = position.play().say(claim("illyricum"), coins("s"))
    assert game.realm("vandals").tokens == ["illyricum"]
    assert game.prompt == "announce"


@rule("BK-R49")
def test_a_raider_does_not_embark_after_a_defence() -> None:
    position = raiders().king("vandals", "illyricum").warriors("huns", "hunnia")
    position.state.turn = 0
    game = fight(position.play().say(assault("warrior", "hunnia", "illyricum")))
    assert game.realm("vandals").king == "illyricum"
    assert game.prompt == "announce"


def landing(king: str, *warriors: str) -> Played:
    """The Huns assault Illyricum, a port, with a Warrior; the Vandals stand as given."""
    position = raiders().king("vandals", king).warriors("vandals", *warriors)
    position.warriors("huns", "hunnia").state.turn = 0
    return position.play().say(assault("warrior", "hunnia", "illyricum"))


@rule("BK-R65")
@pytest.mark.parametrize("port", ["africa", "sicilia", "belgica"])
def test_geiseric_contests_from_any_port_in_any_port(port: str) -> None:
    position = raiders().king("vandals", port).warriors("vandals", "numidia", "mauretania")
    position.king("franks", "ripuaria").warriors("huns", "hunnia").state.turn = 0
    game = position.play().say(assault("warrior", "hunnia", "illyricum"))
    assert game.choices() == [contest("king", port), LET_PASS]
    assert game.say(contest("king", port)).realm("vandals").king == "illyricum"


@rule("BK-R65")
def test_geiseric_at_sea_has_the_normal_adjacency() -> None:
    assert landing("sea").choices() == [contest("king", "sea"), LET_PASS]


@rule("BK-R65")
def test_geiseric_does_not_cross_to_or_from_a_province_without_a_port() -> None:
    assert landing("mosellana").prompt == "announce"
    position = raiders().king("vandals", "africa").warriors("huns", "hunnia")
    position.state.turn = 0
    game = position.play().say(assault("warrior", "hunnia", "pannonia"))
    assert game.prompt == "announce"


@rule("BK-R65")
def test_geiseric_reinforces_a_vandal_battle_across_the_sea() -> None:
    game = landing("africa", "sea", "numidia").say(contest("warrior", "sea"))
    assert game.asked == ("vandals",)
    assert game.choices() == [(), king_from("africa")]


@rule("BK-R65")
def test_geiseric_assaults_only_real_neighbours() -> None:
    game = raiders().king("vandals", "africa").warriors("vandals").play()
    assert game.offered(Assault) == []


@rule("BK-R65")
def test_geiseric_is_evacuated_to_real_neighbours_only() -> None:
    game = fight(landing("africa", "sea").say(contest("warrior", "sea"), king_from("africa")))
    assert set(game.choices()) == {
        evacuation("sea", king="illyricum"),
        evacuation("illyricum", king="sea"),
    }


# -- Huns: Scourge of God -------------------------------------------------------------------------


def attila(target: str = "noricum") -> Position:
    """The Hun King stands next to Noricum with an empty Treasury."""
    position = Position("huns", "ostrogoths", "franks", turn="huns").loot(target, "s")
    return position.king("huns", "quadia").treasury("huns", "")


KING_TO_NORICUM = assault("king", "quadia", "noricum")


@rule("BK-R63")
def test_attila_claims_at_once_what_he_has_taken_with_what_he_has_pillaged() -> None:
    game = attila().play().say(KING_TO_NORICUM)
    assert (game.prompt, game.asked) == ("scourge", ("huns",))
    game.say(claim("noricum"), coins("s"))
    assert game.realm("huns").tokens == ["noricum"]
    assert game.loot("noricum") == coins("s")
    assert (game.prompt, game.asked) == ("announce", ("ostrogoths",))


@rule("BK-R63")
def test_attila_may_leave_it() -> None:
    game = attila().play().say(KING_TO_NORICUM, CLAIM_NOTHING)
    assert game.realm("huns").tokens == []
    assert game.prompt == "announce"


@rule("BK-R63")
def test_the_claim_is_offered_afresh_to_who_declined_before() -> None:
    game = attila().warriors("ostrogoths", "liguria").play().say(KING_TO_NORICUM, LET_PASS)
    game.say(claim("noricum"), coins("s"))
    assert (game.prompt, game.asked) == ("contest", ("ostrogoths",))


@rule("BK-R63")
def test_the_claim_is_offered_afresh_to_who_lost_against_the_assault() -> None:
    game = attila().warriors("ostrogoths", "liguria", "illyricum").play()
    fight(game.say(KING_TO_NORICUM, contest("warrior", "liguria")))
    game.say(claim("noricum"), coins("s"))
    assert (game.prompt, game.asked) == ("contest", ("ostrogoths",))
    assert game.choices() == [contest("warrior", "illyricum"), LET_PASS]


@rule("BK-R63")
def test_a_lost_claim_leaves_the_assault_a_success() -> None:
    position = attila().warriors("ostrogoths", "liguria").tokens("franks", "noricum")
    position.treasury("ostrogoths", "gg")
    game = position.play().say(KING_TO_NORICUM, LET_PASS, claim("noricum"), coins("s"))
    fight(game.say(contest("warrior", "liguria")), ostrogoths="gg")
    assert game.realm("huns").king is None
    assert game.realm("franks").tokens == []
    assert game.purse("ostrogoths") == coins("s")


@rule("BK-R63")
def test_a_tie_over_the_claim_goes_to_the_huns() -> None:
    position = attila().warriors("ostrogoths", "liguria").treasury("ostrogoths", "g")
    game = position.play().say(KING_TO_NORICUM, LET_PASS, claim("noricum"), coins("s"))
    fight(game.say(contest("warrior", "liguria")), ostrogoths="g")
    assert game.realm("huns").tokens == ["noricum"]


@rule("BK-R63")
def test_a_claim_that_cannot_be_paid_is_not_among_the_choices() -> None:
    game = attila().loot("noricum", "b").play().say(KING_TO_NORICUM)
    assert game.choices() == [CLAIM_NOTHING]


@rule("BK-R63")
def test_there_is_no_claim_after_the_assault_of_a_warrior() -> None:
    position = attila().warriors("huns", "pannonia")
    game = position.play().say(assault("warrior", "pannonia", "noricum"))
    assert game.prompt == "announce"


@rule("BK-R63")
def test_there_is_no_claim_where_attila_only_reinforced() -> None:
    position = attila().warriors("huns", "pannonia").warriors("franks", "noricum")
    game = position.play().say(assault("warrior", "pannonia", "noricum"), king_from("quadia"))
    fight(game).say(evacuation("quadia", king="noricum"))
    assert game.realm("huns").king == "noricum"
    assert game.prompt == "announce"


@rule("BK-R63")
def test_there_is_no_claim_where_attila_did_not_stay() -> None:
    position = attila().warriors("huns", "pannonia").warriors("franks", "noricum")
    game = position.play().say(KING_TO_NORICUM, warriors_from("pannonia"))
    fight(game).say(evacuation("noricum", king="quadia"))
    assert game.prompt == "announce"


@rule("BK-R63")
def test_there_is_no_claim_in_a_capital() -> None:
    position = attila("latium").king("huns", "liguria").king("ostrogoths", None)
    game = position.play().say(assault("king", "liguria", "latium"))
    assert game.realm("huns").king == "latium"
    assert game.prompt == "announce"


@rule("BK-R63")
def test_there_is_no_claim_in_an_initial_province_won_back() -> None:
    position = attila("gepidia").king("huns", "hunnia").warriors("franks", "gepidia")
    game = fight(position.play().say(assault("king", "hunnia", "gepidia")))
    assert holds(game, "huns", "gepidia")
    assert game.prompt == "announce"


@rule("BK-R63")
def test_there_is_no_claim_without_a_token_in_reserve() -> None:
    """Gepidia is occupied, or the four tokens would have won the game."""
    position = attila().tokens("huns", "pannonia", "illyricum", "thuringia", "alemannia")
    game = position.warriors("ostrogoths", "gepidia").play().say(KING_TO_NORICUM)
    assert game.realm("huns").king == "noricum"
    assert game.prompt == "announce"


# -- Visigoths: Warlord ---------------------------------------------------------------------------


def alaric(king: str, *warriors: str) -> Position:
    """The Visigoths are about to assault Burgundia, where a Frankish Warrior stands."""
    position = Position("visigoths", "ostrogoths", "franks", turn="visigoths")
    position.king("visigoths", king).warriors("visigoths", *warriors).king("franks", "frisia")
    return position.warriors("franks", "burgundia")


@rule("BK-R67")
def test_with_alaric_attacking_each_warrior_gives_four() -> None:
    game = alaric("aquitania", "narbonensis", "armorica").play()
    game.say(assault("king", "aquitania", "burgundia"), warriors_from("narbonensis", "armorica"))
    assert counted(fight(game), "visigoths").units == 6 + 4 + 4


@rule("BK-R67")
def test_with_alaric_reinforcing_each_warrior_gives_four() -> None:
    game = alaric("aquitania", "narbonensis").play()
    game.say(assault("warrior", "narbonensis", "burgundia"), king_from("aquitania"))
    assert counted(fight(game), "visigoths").units == 6 + 4


@rule("BK-R67")
def test_without_alaric_in_the_battle_a_warrior_gives_three() -> None:
    game = alaric("aquitania", "narbonensis").play()
    game.say(assault("warrior", "narbonensis", "burgundia"))
    assert counted(fight(game), "visigoths").units == 3


@rule("BK-R67")
def test_alaric_leads_in_defence_and_in_defeat() -> None:
    position = alaric("burgundia", "narbonensis").warriors("franks", "belgica")
    position.treasury("franks", "gggg").state.turn = 2
    game = position.play().say(assault("warrior", "belgica", "burgundia"))
    fight(game.say(warriors_from("narbonensis")), franks="gggg")
    assert counted(game, "visigoths").units == 6 + 4
    assert game.realm("visigoths").king is None


@rule("BK-R67")
def test_alaric_leads_when_he_contests() -> None:
    position = alaric("aquitania", "narbonensis").warriors("franks", "belgica")
    position.state.turn = 2
    game = position.play().say(assault("warrior", "belgica", "burgundia"))
    fight(game.say(contest("king", "aquitania"), warriors_from("narbonensis")))
    assert counted(game, "visigoths").units == 6 + 4


# -- Franks: Leudes and Baptism -------------------------------------------------------------------


def muster(king: str, *warriors: str) -> Position:
    """A Hun Warrior stands in Burgundia; the Franks attack it from Belgica."""
    position = Position("huns", "saxons", "franks", turn="franks").king("franks", king)
    return position.warriors("franks", "belgica", *warriors).warriors("huns", "burgundia")


BURGUNDIA = assault("warrior", "belgica", "burgundia")


@rule("BK-R70")
def test_a_warrior_two_steps_away_comes_through_a_frankish_province() -> None:
    game = muster("frisia", "ripuaria", "mosellana").play().say(BURGUNDIA)
    assert game.choices() == [
        (),
        warriors_from("ripuaria"),
        warriors_from("mosellana"),
        warriors_from("ripuaria", "mosellana"),
    ]
    game.say(warriors_from("ripuaria"))
    assert game.realm("franks").warriors == ["burgundia", "burgundia", "mosellana"]


@rule("BK-R70")
def test_a_warrior_comes_over_a_strait_too() -> None:
    position = muster("frisia", "cantia").tokens("franks", "armorica").king("saxons", "icenia")
    assert position.play().say(BURGUNDIA).choices() == [(), warriors_from("cantia")]


@rule("BK-R70")
def test_the_province_between_must_be_frankish_at_that_moment() -> None:
    position = muster("frisia", "thuringia")
    assert position.play().say(BURGUNDIA).choices() == [(), warriors_from("thuringia")]
    position.warriors("huns", "burgundia", "mosellana")
    assert position.play().say(BURGUNDIA).asked == ("huns",)


@rule("BK-R70")
def test_the_king_does_not_ride_so_far() -> None:
    assert muster("ripuaria").play().say(BURGUNDIA).prompt == "bribe"


@rule("BK-R70")
def test_nobody_comes_over_the_sea_in_two_steps() -> None:
    assert muster("ripuaria", "sea").play().say(BURGUNDIA).prompt == "bribe"
    position = muster("ripuaria", "sea").warriors("huns", "hibernia")
    assert position.play().say(assault("warrior", "sea", "hibernia")).prompt == "bribe"


@rule("BK-R70")
def test_leudes_do_not_contest_from_two_steps_away() -> None:
    position = muster("frisia", "ripuaria").warriors("franks", "ripuaria")
    position.warriors("huns", "noricum").state.turn = 0
    game = position.play().say(assault("warrior", "noricum", "burgundia"))
    assert game.prompt == "announce"


@rule("BK-R70")
def test_leudes_reinforce_a_contestation_from_two_steps_away() -> None:
    position = muster("mosellana", "ripuaria").warriors("franks", "ripuaria")
    position.warriors("huns", "noricum").state.turn = 0
    game = position.play().say(assault("warrior", "noricum", "burgundia"))
    game.say(contest("king", "mosellana"))
    assert game.choices() == [(), warriors_from("ripuaria")]


def clovis(king: str, *warriors: str) -> Position:
    """The Franks are to play; a Hun Warrior in Noricum watches Burgundia."""
    position = Position("huns", "saxons", "franks", turn="franks").king("franks", king)
    position.warriors("franks", *warriors).warriors("huns", "noricum")
    return position.treasury("franks", "bb")


@rule("BK-R71")
def test_a_claim_where_clovis_stands_is_not_contested() -> None:
    game = clovis("burgundia").play().say(claim("burgundia"), coins("bb"))
    assert (game.prompt, game.asked) == ("announce", ("huns",))
    assert game.realm("franks").tokens == ["burgundia"]
    assert game.loot("burgundia") == coins("bb")


@rule("BK-R71")
def test_a_claim_where_clovis_stands_costs_as_usual() -> None:
    game = clovis("burgundia").treasury("franks", "b").play()
    assert claim("burgundia") not in game.choices()


@rule("BK-R71")
def test_a_claim_where_a_warrior_stands_is_contested_as_usual() -> None:
    game = clovis("belgica", "burgundia").play().say(claim("burgundia"), coins("bb"))
    assert (game.prompt, game.asked) == ("contest", ("huns",))


@rule("BK-R71")
def test_an_assault_of_clovis_is_contested_as_usual() -> None:
    game = clovis("belgica").play().say(assault("king", "belgica", "burgundia"))
    assert (game.prompt, game.asked) == ("contest", ("huns",))
