"""Manoeuvres: every Unit once, over one's own lands, onto the Sea, or castling."""

from typing import Any

from oyez.games.barbarian_kingdoms.box.fixed import SEA, Zone
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, MANOEUVRE, Move, SwapKing
from oyez.games.barbarian_kingdoms.scene.happenings import Castled, Moved
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.barbarian_kingdoms.wandering import offers
from tests.ledger import rule

KING, WARRIOR = "king", "warrior"


def rome(king: str | None, *warriors: str, **options: Any) -> Position:
    """The Ostrogoths, whom no power helps in Manoeuvres, with Units where the test needs them."""
    position = Position("huns", "ostrogoths", "visigoths", turn="ostrogoths", **options)
    return position.king("ostrogoths", king).warriors("ostrogoths", *warriors)


def move(unit: str, origin: str, target: str) -> Move:
    return Move(unit, Zone(origin), Zone(target))


def castle(king: str, warrior: str) -> SwapKing:
    return SwapKing(Zone(king), Zone(warrior))


def options(game: Played) -> set[object]:
    return set(game.choices()) - {DONE}


def over(game: Played) -> bool:
    return (game.prompt, game.asked) == ("announce", ("visigoths",))


def stuck(game: Played) -> bool:
    """No move is left: the Ostrogoths can only say so, and then the turn passes."""
    assert (game.prompt, game.asked) == ("manoeuvre", ("ostrogoths",))
    return game.choices() == [DONE] and over(game.say(DONE))


@rule("BK-MANEUVER-01")
def test_each_unit_moves_at_most_once() -> None:
    game = rome("apulia", "liguria").play().say(MANOEUVRE, move(WARRIOR, "liguria", "latium"))
    assert all(choice.unit == KING for choice in game.offered(Move))
    game.say(move(KING, "apulia", "sea"))
    assert stuck(game)


@rule("BK-MANEUVER-01")
def test_all_units_may_move() -> None:
    game = rome("apulia", "latium", "liguria", "sea").tokens("ostrogoths", "illyricum").play()
    game.say(
        MANOEUVRE,
        move(WARRIOR, "liguria", "illyricum"),
        move(WARRIOR, "latium", "liguria"),
        move(KING, "apulia", "latium"),
        move(WARRIOR, "sea", "apulia"),
    )
    realm = game.realm("ostrogoths")
    assert (realm.king, sorted(realm.warriors)) == ("latium", ["apulia", "illyricum", "liguria"])
    assert stuck(game)


@rule("BK-MANEUVER-01")
def test_the_player_may_stop_after_any_number_of_moves() -> None:
    game = rome("apulia", "liguria").play().say(MANOEUVRE, DONE)
    assert over(game)
    game = rome("apulia", "sea").play().say(MANOEUVRE, move(KING, "apulia", "latium"), DONE)
    assert over(game)


@rule("BK-MANEUVER-01")
def test_of_two_units_at_sea_the_one_that_has_just_embarked_stays() -> None:
    game = rome(None, "apulia", "sea").play().say(MANOEUVRE, move(WARRIOR, "apulia", "sea"))
    game.say(move(WARRIOR, "sea", "latium"))
    assert sorted(game.realm("ostrogoths").warriors) == ["latium", "sea"]
    assert stuck(game)


@rule("BK-MANEUVER-01")
def test_what_two_units_at_sea_can_both_do_is_offered_once() -> None:
    found = rome(None, "sea", "sea").play().say(MANOEUVRE).choices()
    assert move(WARRIOR, "sea", "latium") in found
    assert len(found) == len(set(found))


@rule("BK-MANEUVER-02")
def test_a_unit_moves_into_an_adjacent_province_its_kingdom_controls() -> None:
    game = rome("liguria").tokens("ostrogoths", "noricum", "sicilia").play().say(MANOEUVRE)
    assert options(game) == {move(KING, "liguria", "latium"), move(KING, "liguria", "noricum")}


@rule("BK-MANEUVER-02")
def test_a_unit_does_not_move_onto_neutral_or_opposing_land() -> None:
    position = rome("liguria").tokens("visigoths", "noricum").warriors("huns", "latium")
    assert stuck(position.play().say(MANOEUVRE))


@rule("BK-MANEUVER-02", "BK-R12")
def test_a_unit_returns_from_neutral_land_to_ones_own() -> None:
    game = rome("noricum").play().say(MANOEUVRE)
    assert options(game) == {move(KING, "noricum", "liguria")}


@rule("BK-MANEUVER-03")
def test_a_unit_embarks_in_a_port_whoever_controls_it() -> None:
    for port in ("latium", "apulia", "sardinia", "aquitania"):
        position = rome(port).king("visigoths", "tarraconensis")
        game = position.play().say(MANOEUVRE, move(KING, port, "sea"))
        assert game.realm("ostrogoths").king == SEA
        assert game.events(Moved)[-1].target == SEA


@rule("BK-MANEUVER-03")
def test_a_unit_does_not_embark_where_there_is_no_port() -> None:
    assert not offers(rome("liguria").play().say(MANOEUVRE), move(KING, "liguria", "sea"))


@rule("BK-MANEUVER-04")
def test_the_king_and_an_adjacent_warrior_trade_places() -> None:
    game = rome("latium", "liguria").play().say(MANOEUVRE, castle("latium", "liguria"))
    realm = game.realm("ostrogoths")
    assert (realm.king, realm.warriors) == ("liguria", ["latium"])
    assert game.events(Castled) == [Castled(realm.id, Zone("liguria"), Zone("latium"))]


@rule("BK-MANEUVER-04")
def test_the_king_castles_with_an_adjacent_warrior_of_his_own_only() -> None:
    position = rome("latium", "noricum").warriors("huns", "liguria")
    assert not position.play().say(MANOEUVRE).offered(SwapKing)


@rule("BK-MANEUVER-05")
def test_neither_unit_moves_after_castling() -> None:
    game = rome("latium", "liguria").play().say(MANOEUVRE, castle("latium", "liguria"))
    assert stuck(game)


@rule("BK-MANEUVER-05")
def test_neither_unit_castles_after_moving() -> None:
    game = rome("apulia", "liguria").play().say(MANOEUVRE, move(KING, "apulia", "latium"))
    assert not game.offered(SwapKing)
    game = rome("apulia", "liguria").play().say(MANOEUVRE, move(WARRIOR, "liguria", "latium"))
    assert not game.offered(SwapKing)


@rule("BK-MANEUVER-05")
def test_other_units_move_before_and_after_castling() -> None:
    game = rome("latium", "liguria", "sea").play().say(MANOEUVRE, castle("latium", "liguria"))
    assert options(game) == {move(WARRIOR, "sea", "apulia")}


@rule("BK-MANEUVER-06")
def test_castling_needs_no_control_of_either_place() -> None:
    game = rome("noricum", "burgundia").play().say(MANOEUVRE, castle("noricum", "burgundia"))
    realm = game.realm("ostrogoths")
    assert (realm.king, realm.warriors) == ("burgundia", ["noricum"])


@rule("BK-MANEUVER-06")
def test_castling_is_possible_on_land_of_opponents() -> None:
    position = rome("tarraconensis", "aquitania").king("visigoths", "gallaecia")
    game = position.play().say(MANOEUVRE, castle("tarraconensis", "aquitania"))
    assert game.realm("ostrogoths").king == "aquitania"


@rule("BK-MANEUVER-07")
def test_manoeuvres_cost_nothing_and_are_there_with_an_empty_treasury() -> None:
    game = rome("apulia").treasury("ostrogoths", "").loot("latium", "b").play()
    game.say(MANOEUVRE, move(KING, "apulia", "latium"))
    assert game.purse("ostrogoths") == coins("")
    assert game.loot("latium") == coins("b")
    paid = rome("apulia").play().say(MANOEUVRE, move(KING, "apulia", "latium"))
    assert paid.purse("ostrogoths") == coins("bbbssg")


@rule("BK-MANEUVER-08")
def test_manoeuvres_are_not_contested() -> None:
    position = rome("apulia", "latium").warriors("huns", "noricum", "illyricum")
    game = position.king("visigoths", "narbonensis").play()
    game.say(MANOEUVRE, move(WARRIOR, "latium", "liguria"))
    assert (game.prompt, game.asked) == ("manoeuvre", ("ostrogoths",))
    assert over(game.say(DONE))


@rule("BK-MANEUVER-08")
def test_manoeuvres_never_start_a_battle() -> None:
    position = rome("latium").warriors("huns", "liguria").tokens("ostrogoths", "sicilia")
    assert not offers(position.play().say(MANOEUVRE), move(KING, "latium", "liguria"))


# -- one after another ----------------------------------------------------------------------------


@rule("BK-R13")
def test_a_unit_enters_a_province_that_another_left_before() -> None:
    game = rome("latium", "liguria").play().say(MANOEUVRE)
    assert not offers(game, move(WARRIOR, "liguria", "latium"))
    game.say(move(KING, "latium", "apulia"))
    game.say(move(WARRIOR, "liguria", "latium"))
    assert game.realm("ostrogoths").warriors == ["latium"]


@rule("BK-R13")
def test_units_do_not_rotate_or_change_places_but_by_castling() -> None:
    position = rome("latium", "liguria", "apulia", "noricum").tokens("ostrogoths", "noricum")
    game = position.play().say(MANOEUVRE)
    assert options(game) == {
        castle("latium", "liguria"),
        castle("latium", "apulia"),
        move(KING, "latium", "sea"),
        move(WARRIOR, "apulia", "sea"),
    }


@rule("BK-R13")
def test_a_unit_does_not_pass_through_another() -> None:
    game = rome("apulia", "latium").play().say(MANOEUVRE)
    assert not offers(game, move(KING, "apulia", "liguria"))


@rule("BK-R14")
def test_the_king_at_sea_castles_with_a_warrior_in_a_port() -> None:
    game = rome("sea", "latium", "liguria").play().say(MANOEUVRE)
    assert game.offered(SwapKing) == [castle("sea", "latium")]
    game.say(castle("sea", "latium"))
    assert (game.realm("ostrogoths").king, game.realm("ostrogoths").warriors) == (
        "latium",
        ["sea", "liguria"],
    )


@rule("BK-R14")
def test_the_king_in_a_port_castles_with_a_warrior_at_sea() -> None:
    game = rome("apulia", "sea").play().say(MANOEUVRE, castle("apulia", "sea"))
    assert (game.realm("ostrogoths").king, game.realm("ostrogoths").warriors) == ("sea", ["apulia"])
    assert not rome("liguria", "sea").play().say(MANOEUVRE).offered(SwapKing)


@rule("BK-R14")
def test_two_units_at_sea_have_nothing_to_trade() -> None:
    assert not rome("sea", "sea").play().say(MANOEUVRE).offered(SwapKing)
