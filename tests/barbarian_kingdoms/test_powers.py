"""The twelve powers: each at work, the Kings' gone with the King, and the game without powers."""

from collections.abc import Callable
from typing import Any

import pytest

from oyez.games.barbarian_kingdoms.box.fixed import KINGDOMS, Province, Zone
from oyez.games.barbarian_kingdoms.rules.assault import EMBARK, REMAIN, Assault
from oyez.games.barbarian_kingdoms.rules.battle import Reinforce
from oyez.games.barbarian_kingdoms.rules.claim import CLAIM_NOTHING, Claim
from oyez.games.barbarian_kingdoms.rules.contestation import LET_PASS, Contest
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, MANOEUVRE, Move, SwapKing
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit, RecruitAtSea
from oyez.games.barbarian_kingdoms.rules.taxation import TAX, TakeToken
from oyez.games.barbarian_kingdoms.scene.happenings import BattleCounted
from oyez.scene.views import view
from tests.barbarian_kingdoms.box import POWERS, POWERS_OF
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.barbarian_kingdoms.wandering import idle, offers
from tests.ledger import rule

KING, WARRIOR = "king", "warrior"


def table(turn: str, **options: Any) -> Position:
    """All six Kingdoms, their Kings out of the way (Geiseric, who is never far, is dead)."""
    position = Position(*KINGDOMS, turn=turn, **options)
    for kingdom, zone in {
        "huns": "gepidia",
        "ostrogoths": "apulia",
        "vandals": None,
        "visigoths": "carthaginensis",
        "saxons": "icenia",
        "franks": "frisia",
    }.items():
        position.king(kingdom, zone)
    return position


def march(unit: str, origin: str, target: str) -> Assault:
    return Assault(unit, Zone(origin), Zone(target))


def counted(game: Played, kingdom: str) -> Any:
    """The last count of a Kingdom's Battle Points."""
    return [c for c in game.events(BattleCounted) if c.kingdom == kingdom][-1]


def fight(game: Played) -> Played:
    """No (more) Reinforcements, no Bribes."""
    while game.prompt == "reinforce":
        game.say(())
    for seat in game.match.waiting():
        game.match.answer(seat, ())
    return game


# -- the twelve, each in a position where it shows: is it at work? --------------------------------


def horsemen(king: str | None = "quadia", **options: Any) -> bool:
    game = table("huns", **options).king("huns", king).warriors("huns", "gepidia").play()
    game.say(MANOEUVRE, Move(WARRIOR, Zone("gepidia"), Zone("hunnia")))
    return offers(game, Move(WARRIOR, Zone("hunnia"), Zone("gepidia")))


def liguria(king: str | None = "apulia", **options: Any) -> Played:
    """A Hun Warrior has attacked an Ostrogoth one in Liguria, over Loot of 3 tremis."""
    position = table("huns", **options).warriors("huns", "illyricum").king("ostrogoths", king)
    position.warriors("ostrogoths", "liguria").loot("liguria", "g")
    return fight(position.play().say(march(WARRIOR, "illyricum", "liguria")))


def fortifications(king: str | None = "apulia", **options: Any) -> bool:
    return bool(counted(liguria(king, **options), "ostrogoths").fortifications == 3)


def raid(king: str | None = "byzacena", **options: Any) -> bool:
    game = table("vandals", **options).king("vandals", king).warriors("vandals", "sea").play()
    return offers(game.say(march(WARRIOR, "sea", "sardinia")), EMBARK)


def hospitality(king: str | None = "carthaginensis", **options: Any) -> bool:
    position = table("visigoths", **options).king("visigoths", king)
    position.warriors("visigoths", "narbonensis").loot("narbonensis", "b").loot("aquitania", "b")
    game = position.play().say(TAX)
    return offers(game, (TakeToken(Province("narbonensis"), "bronze"),))


def keels(king: str | None = "icenia", **options: Any) -> bool:
    game = table("saxons", **options).king("saxons", king).play()
    return offers(game, RecruitAtSea(Province("cantia")))


def leudes(king: str | None = "frisia", **options: Any) -> bool:
    position = table("visigoths", **options).king("visigoths", "aquitania").king("franks", king)
    position.warriors("franks", "burgundia", "ripuaria")
    game = position.play().say(march(KING, "aquitania", "burgundia"))
    return offers(game, (Reinforce(WARRIOR, Zone("ripuaria")),))


def scourge(king: str | None = "hunnia", **options: Any) -> bool:
    position = table("huns", **options).king("huns", king)
    if king is None:
        position.warriors("huns", "hunnia")
    unit = KING if king else WARRIOR
    game = position.play().say(march(unit, "hunnia", "pannonia"))
    return offers(game, Claim(Province("pannonia")))


def lawgiver(king: str | None = "apulia", **options: Any) -> bool:
    return bool(counted(liguria(king, **options), "ostrogoths").control == 4)


def lord_of_the_sea(king: str | None = "africa", **options: Any) -> bool:
    position = table("ostrogoths", **options).king("vandals", king).warriors("vandals", "africa")
    game = position.warriors("ostrogoths", "sea").play().say(march(WARRIOR, "sea", "sardinia"))
    return offers(game, Contest(KING, Zone("africa")))


def warlord(king: str | None = "aquitania", **options: Any) -> bool:
    position = table("visigoths", **options).king("visigoths", king).warriors("franks", "burgundia")
    position.warriors("visigoths", *(("narbonensis",) if king else ("aquitania", "narbonensis")))
    game = position.play().say(march(KING if king else WARRIOR, "aquitania", "burgundia"))
    fight(game.say((Reinforce(WARRIOR, Zone("narbonensis")),)))
    return bool(counted(game, "visigoths").units == (6 + 4 if king else 4 + 4))


def bretwalda(king: str | None = "icenia", **options: Any) -> bool:
    game = table("saxons", **options).king("saxons", king).play()
    game.say(Recruit(Province("brigantia")), coins("b"))
    return offers(game, SwapKing(Zone("icenia"), Zone("brigantia")))


def baptism(king: str | None = "burgundia", **options: Any) -> bool:
    position = table("franks", **options).king("franks", king).king("visigoths", "aquitania")
    if king is None:
        position.warriors("franks", "burgundia")
    game = position.play().say(Claim(Province("burgundia")), coins("s"))
    return game.realm("franks").tokens == ["burgundia"]


KINGDOM_POWERS: dict[str, Callable[..., bool]] = {
    "hun_horsemen": horsemen,
    "ost_fortifications": fortifications,
    "van_raid": raid,
    "vis_hospitality": hospitality,
    "sax_keels": keels,
    "fra_leudes": leudes,
}
KING_POWERS: dict[str, Callable[..., bool]] = {
    "hun_scourge": scourge,
    "ost_lawgiver": lawgiver,
    "van_lord_of_the_sea": lord_of_the_sea,
    "vis_warlord": warlord,
    "sax_bretwalda": bretwalda,
    "fra_baptism": baptism,
}
ALL = KINGDOM_POWERS | KING_POWERS


@rule("BK-POWERS-01", "BK-POWERS-03")
@pytest.mark.parametrize("power", ALL)
def test_the_power_is_at_work(power: str) -> None:
    assert ALL[power]()


@rule("BK-POWERS-01")
@pytest.mark.parametrize("power", ALL)
def test_without_powers_the_ordinary_rule_holds(power: str) -> None:
    assert not ALL[power](powers=False)


@rule("BK-POWERS-04")
@pytest.mark.parametrize("power", KINGDOM_POWERS)
def test_a_kingdoms_power_outlives_its_king(power: str) -> None:
    assert KINGDOM_POWERS[power](king=None)


@rule("BK-POWERS-05")
@pytest.mark.parametrize("power", KING_POWERS)
def test_a_kings_power_is_gone_with_the_king(power: str) -> None:
    assert not KING_POWERS[power](king=None)


@rule("BK-POWERS-01")
def test_every_kingdom_and_every_king_has_one_power_of_its_own() -> None:
    assert set(POWERS) == set(ALL)
    for kingdom in KINGDOMS:
        own, of_king = POWERS_OF[kingdom]
        assert (own.kingdom, own.of_king) == (kingdom, False)
        assert (of_king.kingdom, of_king.of_king) == (kingdom, True)


@rule("BK-POWERS-02")
def test_powers_are_shown_to_everybody_on_every_board() -> None:
    game = table("huns").play()
    shown = {
        note["id"] for panel in view(game.match, None)["table"]["panels"] for note in panel["notes"]
    }
    assert shown == {f"power-{power.replace('_', '-')}" for power in POWERS}
    own = view(game.match, game.seat("franks"))["table"]["panels"]
    assert [p["notes"] for p in own] == [
        p["notes"] for p in view(game.match, game.seat("huns"))["table"]["panels"]
    ]


# -- only for their owners ------------------------------------------------------------------------


@rule("BK-POWERS-06")
def test_loot_gives_battle_points_to_nobody_but_the_ostrogoths() -> None:
    position = table("huns").warriors("huns", "alemannia").warriors("franks", "mosellana")
    position.loot("mosellana", "ggg")
    game = fight(position.play().say(march(WARRIOR, "alemannia", "mosellana")))
    assert counted(game, "franks").total == 3 + 2
    assert counted(game, "huns").total == 3


@rule("BK-POWERS-06")
def test_fortifications_add_a_point_for_every_tremis_of_loot_to_the_control_bonus() -> None:
    count = counted(liguria(), "ostrogoths")
    assert (count.control, count.units, count.fortifications, count.total) == (4, 3, 3, 10)


def sardinia(kingdom: str, **options: Any) -> Played:
    """Two Warriors from the Sea take Sardinia from a Frankish Warrior."""
    position = table(kingdom, **options).warriors(kingdom, "sea", "sea")
    game = position.warriors("franks", "sardinia").play()
    game.say(march(WARRIOR, "sea", "sardinia"), (Reinforce(WARRIOR, Zone("sea")),))
    return fight(game)


@rule("BK-POWERS-07", "BK-POWERS-03")
def test_the_vandals_evacuate_to_the_sea() -> None:
    assert sorted(sardinia("vandals").realm("vandals").warriors) == ["sardinia", "sea"]


@rule("BK-POWERS-07")
@pytest.mark.parametrize("kingdom", ["ostrogoths", "visigoths", "saxons"])
def test_nobody_else_evacuates_to_the_sea(kingdom: str) -> None:
    assert sardinia(kingdom).realm(kingdom).warriors == ["sardinia"]


@rule("BK-POWERS-01")
def test_warriors_without_alaric_beside_them_fight_as_usual() -> None:
    position = table("visigoths").warriors("visigoths", "aquitania", "narbonensis")
    game = position.warriors("franks", "burgundia").play()
    game.say(march(WARRIOR, "aquitania", "burgundia"), (Reinforce(WARRIOR, Zone("narbonensis")),))
    assert counted(fight(game), "visigoths").units == 6


# -- the step that eliminates a King --------------------------------------------------------------


@rule("BK-R47", "BK-POWERS-05")
def test_theodorics_power_counts_in_the_battle_that_kills_him_and_never_again() -> None:
    position = table("huns").king("ostrogoths", "liguria").warriors("ostrogoths", "latium")
    position.warriors("huns", "illyricum", "noricum", "burgundia").king("huns", "hunnia")
    game = position.play().say(march(WARRIOR, "illyricum", "liguria"))
    game.say(tuple(Reinforce(WARRIOR, Zone(z)) for z in ("noricum", "burgundia")))
    while game.prompt == "reinforce":
        game.say(())
    game.bribe(huns="bbs", ostrogoths="")
    assert counted(game, "ostrogoths").control == 4
    assert game.realm("ostrogoths").king is None
    while game.state.active.id != "huns":
        idle(game)
    fight(game.say(march(WARRIOR, "liguria", "latium")))
    assert counted(game, "ostrogoths").control == 2


@rule("BK-R47")
def test_alaric_counts_for_his_warriors_in_the_battle_he_loses() -> None:
    position = (
        table("visigoths").king("visigoths", "aquitania").warriors("visigoths", "narbonensis")
    )
    game = position.warriors("franks", "burgundia").play()
    game.say(march(KING, "aquitania", "burgundia"), (Reinforce(WARRIOR, Zone("narbonensis")),))
    while game.prompt == "reinforce":
        game.say(())
    game.bribe(visigoths="", franks="bbbssg")
    assert game.realm("visigoths").king is None
    assert counted(game, "visigoths").units == 10


@rule("BK-R47")
def test_attila_claims_nothing_in_the_action_that_kills_him() -> None:
    position = table("huns").king("huns", "hunnia").warriors("ostrogoths", "pannonia")
    game = position.warriors("huns", "quadia").play().say(march(KING, "hunnia", "pannonia"))
    while game.prompt == "reinforce":
        game.say(())
    game.bribe(huns="", ostrogoths="bbbssg")
    assert game.realm("huns").king is None
    assert (game.prompt, game.asked) == ("announce", ("ostrogoths",))


# -- what holds for all powers --------------------------------------------------------------------


@rule("BK-R61")
def test_powers_that_change_battle_points_ask_nothing() -> None:
    position = (
        table("visigoths").king("visigoths", "aquitania").warriors("visigoths", "narbonensis")
    )
    position.warriors("ostrogoths", "liguria").loot("liguria", "b")
    game = position.warriors("visigoths", "narbonensis", "burgundia").play()
    game.say(march(WARRIOR, "narbonensis", "liguria"))
    prompts = set()
    while game.prompt in ("reinforce", "bribe"):
        prompts.add(game.prompt)
        game.say(())
    assert prompts == {"reinforce", "bribe"}
    assert game.prompt in ("announce", "evacuate")


@rule("BK-R61")
def test_baptism_asks_nothing() -> None:
    position = table("franks").king("franks", "burgundia").king("visigoths", "aquitania")
    game = position.play().say(Claim(Province("burgundia")), coins("s"))
    assert (game.prompt, game.asked) == ("announce", ("huns",))


@rule("BK-R61")
def test_optional_powers_can_be_left_unused() -> None:
    attila = table("huns").king("huns", "hunnia").play().say(march(KING, "hunnia", "pannonia"))
    assert attila.say(CLAIM_NOTHING).realm("huns").tokens == []
    vandals = table("vandals").warriors("vandals", "sea").play()
    vandals.say(march(WARRIOR, "sea", "sardinia"), REMAIN)
    assert vandals.realm("vandals").warriors == ["sardinia"]
    saxons = table("saxons").play().say(Recruit(Province("brigantia")), coins("b"), DONE)
    assert saxons.realm("saxons").king == "icenia"
    franks = table("visigoths").king("visigoths", "aquitania")
    game = franks.warriors("franks", "burgundia", "ripuaria").play()
    fight(game.say(march(KING, "aquitania", "burgundia")))
    assert game.realm("franks").warriors == ["ripuaria"]
    huns = table("huns").warriors("huns", "gepidia").king("huns", "quadia").play()
    huns.say(MANOEUVRE, Move(WARRIOR, Zone("gepidia"), Zone("hunnia")), DONE)
    assert huns.asked == ("ostrogoths",)


@rule("BK-R61")
def test_geiseric_may_stay_where_he_is() -> None:
    position = table("ostrogoths").king("vandals", "africa").warriors("ostrogoths", "sea")
    game = position.play().say(march(WARRIOR, "sea", "sardinia"))
    game.say(LET_PASS)
    assert game.realm("vandals").king == "africa"


@rule("BK-R61")
def test_the_claim_of_scourge_of_god_is_contested_like_any_other() -> None:
    position = table("huns").king("huns", "hunnia").warriors("ostrogoths", "noricum")
    game = position.play().say(march(KING, "hunnia", "pannonia"), LET_PASS)
    game.say(Claim(Province("pannonia")), coins("s"))
    assert (game.prompt, game.asked) == ("contest", ("ostrogoths",))


@rule("BK-R61", "BK-R69")
def test_what_the_other_powers_add_cannot_be_contested() -> None:
    position = table("vandals").warriors("vandals", "sea").warriors("ostrogoths", "sea")
    game = position.play().say(march(WARRIOR, "sea", "sardinia"), LET_PASS, EMBARK)
    assert (game.prompt, game.asked) == ("announce", ("visigoths",))
    position = table("saxons").warriors("franks", "cambria")
    game = position.play().say(Recruit(Province("brigantia")), coins("b"))
    game.say(SwapKing(Zone("icenia"), Zone("brigantia")))
    assert (game.prompt, game.asked) == ("end-turn", ("saxons",))
    game.end()
    assert (game.prompt, game.asked) == ("announce", ("franks",))


@rule("BK-R61")
def test_powers_leave_costs_alone() -> None:
    game = table("huns").king("huns", "hunnia").tokens("huns", "thuringia").play()
    game.say(march(KING, "hunnia", "pannonia"), Claim(Province("pannonia")))
    assert game.terms == {"cost": 4, "province": "pannonia"}
    game = table("saxons").warriors("saxons", "sea").play().say(RecruitAtSea(Province("cantia")))
    assert game.terms == {"cost": 2, "province": "cantia"}


@rule("BK-R61", "BK-LIMIT-06")
def test_an_extra_claim_needs_its_cost_and_a_token_like_any_other() -> None:
    poor = table("huns").king("huns", "hunnia").treasury("huns", "b").play()
    poor.say(march(KING, "hunnia", "pannonia"))
    assert not offers(poor, Claim(Province("pannonia")))
    spent = table("huns").king("huns", "hunnia").treasury("huns", "ggggg")
    spent.tokens("huns", "noricum", "thuringia", "alemannia", "burgundia")
    game = spent.warriors("franks", "gepidia").play().say(march(KING, "hunnia", "pannonia"))
    assert not offers(game, Claim(Province("pannonia")))


@rule("BK-R61")
def test_an_extra_claim_of_one_kingdom_is_not_helped_by_the_power_of_its_sister() -> None:
    position = Position.two_players(("huns", "franks"), ("vandals", "visigoths"))
    position.king("visigoths", "noricum").king("huns", "hunnia")
    game = position.play().say(march(KING, "hunnia", "pannonia"), LET_PASS)
    game.say(Claim(Province("pannonia")), coins("s"))
    assert game.prompt == "contest"


@rule("BK-R61")
def test_hospitality_does_not_count_where_the_sister_kingdom_stands() -> None:
    position = Position.two_players(("visigoths", "franks"), ("ostrogoths", "vandals"))
    position.warriors("franks", "burgundia").loot("burgundia", "b").loot("aquitania", "b")
    position.king("visigoths", "tarraconensis").king("franks", "belgica")
    game = position.play().say(TAX)
    assert game.terms == {"amount": 3}
    assert not offers(game, (TakeToken(Province("burgundia"), "bronze"),))


@rule("BK-R61")
def test_the_leudes_do_not_ride_through_lands_of_the_sister_kingdom() -> None:
    position = Position.two_players(("visigoths", "franks"), ("huns", "vandals"), turn="huns")
    position.king("franks", "frisia").warriors("franks", "burgundia", "tarraconensis")
    position.king("visigoths", "carthaginensis").warriors("huns", "noricum").king("huns", "hunnia")
    game = position.play().say(march(WARRIOR, "noricum", "burgundia"))
    assert not offers(game, (Reinforce(WARRIOR, Zone("tarraconensis")),))


# -- Horsemen -------------------------------------------------------------------------------------


def horde() -> Position:
    return table("huns").king("huns", "hunnia").warriors("huns", "gepidia")


@rule("BK-R62")
def test_a_hun_unit_has_two_moves_and_no_third() -> None:
    game = table("huns").king("huns", "hunnia").play().say(MANOEUVRE)
    game.say(
        Move(KING, Zone("hunnia"), Zone("gepidia")), Move(KING, Zone("gepidia"), Zone("hunnia"))
    )
    assert game.choices() == [DONE]
    game.say(DONE)
    assert (game.prompt, game.asked) == ("announce", ("ostrogoths",))


@rule("BK-R62")
def test_the_two_moves_are_interleaved_with_those_of_other_units() -> None:
    game = (
        horde()
        .play()
        .say(
            MANOEUVRE,
            Move(KING, Zone("hunnia"), Zone("quadia")),
            Move(WARRIOR, Zone("gepidia"), Zone("hunnia")),
        )
    )
    assert not offers(game, Move(KING, Zone("quadia"), Zone("hunnia")))
    game.say(
        Move(WARRIOR, Zone("hunnia"), Zone("gepidia")),
        Move(KING, Zone("quadia"), Zone("hunnia")),
    )
    assert (game.realm("huns").king, game.realm("huns").warriors) == ("hunnia", ["gepidia"])


@rule("BK-R62")
def test_each_of_the_two_moves_ends_in_a_province_the_huns_control() -> None:
    game = horde().play().say(MANOEUVRE)
    assert {move.target for move in game.offered(Move)} == {"quadia"}
    game.say(Move(KING, Zone("hunnia"), Zone("quadia")))
    assert {(move.unit, move.target) for move in game.offered(Move)} == {
        (KING, "hunnia"),
        (WARRIOR, "hunnia"),
    }


@rule("BK-R62")
def test_a_hun_unit_goes_from_port_over_the_sea_to_port() -> None:
    position = table("huns").king("huns", "hunnia").warriors("huns", "illyricum")
    game = position.tokens("huns", "illyricum", "sardinia").play()
    game.say(
        MANOEUVRE,
        Move(WARRIOR, Zone("illyricum"), Zone("sea")),
        Move(WARRIOR, Zone("sea"), Zone("sardinia")),
    )
    assert game.realm("huns").warriors == ["sardinia"]


@rule("BK-R62")
def test_castling_costs_both_units_one_of_their_two_moves() -> None:
    game = horde().play().say(MANOEUVRE, SwapKing(Zone("hunnia"), Zone("gepidia")))
    assert (game.realm("huns").king, game.realm("huns").warriors) == ("gepidia", ["hunnia"])
    game.say(Move(WARRIOR, Zone("hunnia"), Zone("quadia")))
    game.say(Move(KING, Zone("gepidia"), Zone("hunnia")))
    assert game.choices() == [DONE]
    game.say(DONE)
    assert (game.prompt, game.asked) == ("announce", ("ostrogoths",))


@rule("BK-R62")
def test_the_huns_castle_after_another_move_too_but_only_once() -> None:
    game = horde().play().say(MANOEUVRE, Move(KING, Zone("hunnia"), Zone("quadia")))
    game.say(Move(WARRIOR, Zone("gepidia"), Zone("hunnia")))
    game.say(SwapKing(Zone("quadia"), Zone("hunnia")))
    assert (game.realm("huns").king, game.realm("huns").warriors) == ("hunnia", ["quadia"])
    once = horde().play().say(MANOEUVRE, SwapKing(Zone("hunnia"), Zone("gepidia")))
    assert not once.offered(SwapKing)


@rule("BK-R62")
def test_horsemen_do_not_reach_further_in_an_assault() -> None:
    targets = {a.target for a in table("huns").king("huns", "gepidia").play().offered(Assault)}
    assert targets == {"illyricum"}


@rule("BK-R62")
def test_horsemen_do_not_reach_further_in_contestation_and_reinforcement() -> None:
    position = table("ostrogoths").king("huns", "gepidia").warriors("ostrogoths", "liguria")
    game = position.play().say(march(WARRIOR, "liguria", "noricum"))
    assert (game.prompt, game.asked) == ("announce", ("vandals",))
    position = table("ostrogoths").king("huns", "gepidia").warriors("huns", "noricum")
    game = position.warriors("ostrogoths", "liguria").play()
    assert game.say(march(WARRIOR, "liguria", "noricum")).prompt == "bribe"


# -- Hospitality ----------------------------------------------------------------------------------


@rule("BK-R66")
def test_each_province_merely_occupied_adds_one_to_the_visigoth_amount() -> None:
    position = table("visigoths").loot("aquitania", "b")
    position.warriors("visigoths", "narbonensis", "burgundia", "sea")
    assert position.play().say(TAX).terms == {"amount": 5}


@rule("BK-R66")
def test_a_province_controlled_and_occupied_counts_once() -> None:
    position = table("visigoths").loot("aquitania", "b")
    position.warriors("visigoths", "narbonensis", "aquitania").tokens("visigoths", "narbonensis")
    assert position.play().say(TAX).terms == {"amount": 4}


@rule("BK-R66")
def test_an_opposing_capital_is_taxed_while_a_visigoth_stands_in_it() -> None:
    position = table("visigoths").warriors("visigoths", "latium").loot("latium", "bs")
    game = position.play().say(TAX)
    assert game.terms == {"amount": 4}
    game.say((TakeToken(Province("latium"), "bronze"), TakeToken(Province("latium"), "silver")))
    assert game.purse("visigoths") == coins("bbbssg") + coins("bs")


@rule("BK-R66")
def test_change_is_made_only_where_the_visigoths_control() -> None:
    position = table("visigoths").warriors("visigoths", "narbonensis").loot("narbonensis", "d")
    position.treasury("visigoths", "bb")
    assert not position.play().offered(type(TAX))
    assert position.tokens("visigoths", "narbonensis").play().offered(type(TAX))


@rule("BK-R66")
def test_hospitality_counts_for_nothing_but_taxation() -> None:
    position = table("visigoths").warriors("visigoths", "narbonensis", "aquitania")
    game = position.play()
    assert Recruit(Province("narbonensis")) not in game.offered(Recruit)
    lone = table("visigoths").warriors("visigoths", "narbonensis").king("visigoths", "aquitania")
    game = lone.play().say(MANOEUVRE)
    assert not offers(game, Move(KING, Zone("aquitania"), Zone("narbonensis")))
    defended = table("huns").warriors("huns", "liguria").warriors("visigoths", "narbonensis")
    game = fight(defended.play().say(march(WARRIOR, "liguria", "narbonensis")))
    assert counted(game, "visigoths").control == 0


# -- Keels ----------------------------------------------------------------------------------------


@rule("BK-R68")
def test_a_warrior_is_recruited_onto_the_sea_and_paid_for_in_a_port() -> None:
    game = table("saxons").play().say(RecruitAtSea(Province("brigantia")), coins("b"))
    assert game.realm("saxons").warriors == ["sea"]
    assert game.loot("brigantia") == coins("b")
    assert game.prompt in ("bretwalda", "announce")


@rule("BK-R68")
def test_the_cost_may_be_laid_in_any_port_of_the_saxons_occupied_or_not() -> None:
    position = table("saxons").king("saxons", "cantia").tokens("saxons", "cambria", "burgundia")
    assert set(position.play().offered(RecruitAtSea)) == {
        RecruitAtSea(Province("cantia")),
        RecruitAtSea(Province("brigantia")),
        RecruitAtSea(Province("cambria")),
    }


@rule("BK-R68")
def test_the_saxons_recruit_onto_the_sea_when_all_their_provinces_are_occupied() -> None:
    position = table("saxons").king("saxons", "cantia").warriors("saxons", "icenia", "brigantia")
    game = position.play()
    assert not game.offered(Recruit)
    assert game.offered(RecruitAtSea)


@rule("BK-R68")
def test_a_suspended_port_does_not_serve_the_keels() -> None:
    position = table("saxons").warriors("franks", "cantia", "brigantia")
    assert not position.play().offered(RecruitAtSea)


@rule("BK-R68")
def test_one_warrior_is_recruited_onto_the_sea_per_action_at_the_usual_cost() -> None:
    position = table("saxons").warriors("saxons", "sea").treasury("saxons", "bsg")
    game = position.play().say(RecruitAtSea(Province("cantia")), coins("s"))
    assert game.realm("saxons").warriors == ["sea", "sea"]
    assert game.purse("saxons") == coins("bg")
    poor = table("saxons").warriors("saxons", "sea").treasury("saxons", "b").play()
    assert not poor.offered(RecruitAtSea)


@rule("BK-R68")
def test_nobody_else_recruits_onto_the_sea() -> None:
    for kingdom in KINGDOMS:
        if kingdom != "saxons":
            assert not table(str(kingdom)).play().offered(RecruitAtSea)


# -- Bretwalda ------------------------------------------------------------------------------------


@rule("BK-R69")
def test_after_a_recruitment_aelle_may_make_any_move_of_manoeuvres_and_nobody_else_may() -> None:
    position = table("saxons").king("saxons", "cantia").warriors("saxons", "brigantia")
    game = position.play().say(Recruit(Province("icenia")), coins("s"))
    assert game.prompt == "bretwalda"
    assert set(game.choices()) == {
        Move(KING, Zone("cantia"), Zone("sea")),
        SwapKing(Zone("cantia"), Zone("icenia")),
        DONE,
    }


@rule("BK-R69")
def test_after_a_taxation_aelle_may_move_once() -> None:
    game = table("saxons").loot("cantia", "b").play()
    game.say(TAX, (TakeToken(Province("cantia"), "bronze"),))
    assert game.prompt == "bretwalda"
    game.say(Move(KING, Zone("icenia"), Zone("cantia")))
    assert game.realm("saxons").king == "cantia"
    assert (game.prompt, game.asked) == ("end-turn", ("saxons",))
    game.end()
    assert (game.prompt, game.asked) == ("announce", ("franks",))


@rule("BK-R69")
def test_aelle_lands_from_the_sea_in_a_free_port_of_his_own() -> None:
    position = table("saxons").king("saxons", "sea").warriors("saxons", "brigantia")
    game = position.play().say(Recruit(Province("icenia")), coins("s"))
    assert set(game.choices()) == {
        Move(KING, Zone("sea"), Zone("cantia")),
        SwapKing(Zone("sea"), Zone("brigantia")),
        DONE,
    }


@rule("BK-R69")
def test_aelle_castles_with_the_warrior_just_recruited() -> None:
    game = table("saxons").play().say(Recruit(Province("brigantia")), coins("b"))
    game.say(SwapKing(Zone("icenia"), Zone("brigantia")))
    assert (game.realm("saxons").king, game.realm("saxons").warriors) == ("brigantia", ["icenia"])


@rule("BK-R69")
def test_aelle_does_not_move_after_other_actions() -> None:
    game = table("saxons").play().say(march(KING, "icenia", "cambria"))
    assert (game.prompt, game.asked) == ("announce", ("franks",))
    game = table("saxons").king("saxons", "cambria").play()
    game.say(Claim(Province("cambria")), coins("s"))
    assert (game.prompt, game.asked) == ("announce", ("franks",))


@rule("BK-R69")
def test_with_two_players_aelle_moves_before_the_sister_kingdom_plays() -> None:
    position = Position.two_players(("saxons", "franks"), ("huns", "vandals"))
    game = position.play().say(Recruit(Province("icenia")), coins("b"))
    assert game.prompt == "bretwalda"
    game.say(DONE)
    assert game.prompt == "end-turn"
    assert game.state.active.id == "saxons"
    game.end()
    assert game.state.active.id == "franks"
