"""The variant for two players: two Kingdoms each, one Treasury, and nothing else in common."""

import pytest

from oyez.games.barbarian_kingdoms.box.fixed import Province, Zone
from oyez.games.barbarian_kingdoms.rules.assault import Assault
from oyez.games.barbarian_kingdoms.rules.battle import Reinforce
from oyez.games.barbarian_kingdoms.rules.claim import Claim
from oyez.games.barbarian_kingdoms.rules.contestation import LET_PASS, Contest
from oyez.games.barbarian_kingdoms.rules.control import controlled, controls
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, MANOEUVRE, Move, SwapKing
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit
from oyez.games.barbarian_kingdoms.rules.reign import reign
from oyez.games.barbarian_kingdoms.rules.taxation import TAX, TakeToken
from oyez.games.barbarian_kingdoms.rules.turn import PlayFirst
from oyez.games.barbarian_kingdoms.scene.happenings import OrderFixed, TurnBegun
from oyez.kernel import NotAmongChoices, Seat
from tests.barbarian_kingdoms.box import closed_provinces
from tests.barbarian_kingdoms.positions import Played, Position, begin, coins
from tests.ledger import rule

SOUTH = ("ostrogoths", "vandals")
NORTH = ("visigoths", "franks")


def two(turn: str = "ostrogoths", second: tuple[str, str] = NORTH) -> Position:
    """The South (seat 0) against the North (seat 1)."""
    return Position.two_players(SOUTH, second, turn)


def started(*letters: str, scenario: str = "2-1") -> Played:
    """A game whose first Loot has been spread."""
    game = begin(2, scenario=scenario, kingdoms=letters)
    while game.prompt == "spread-loot":
        game.say(game.choices()[0])
    return game


def pass_turn(game: Played) -> Played:
    return game.say(MANOEUVRE, DONE)


def announcing(game: Played) -> str:
    """The Kingdom whose action is being asked for."""
    assert game.prompt == "announce"
    return str(game.about["kingdom"])


def askings(game: Played) -> list[str]:
    """Which Kingdoms are asked for a Contestation if all decline."""
    asked = []
    while game.prompt == "contest":
        asked.append(str(game.about["kingdom"]))
        game.say(LET_PASS)
    return asked


# -- setting up -----------------------------------------------------------------------------------


@rule("BK-TWOPLAYER-01")
@pytest.mark.parametrize(
    ("scenario", "pairs"),
    [
        ("2-1", [{"ostrogoths", "vandals"}, {"visigoths", "franks"}]),
        ("2-2", [{"huns", "franks"}, {"vandals", "visigoths"}]),
    ],
)
def test_each_player_runs_the_two_kingdoms_of_one_letter(
    scenario: str, pairs: list[set[str]]
) -> None:
    game = started("A", "B", scenario=scenario)
    assert [{r.id for r in game.state.realms_of(Seat(n))} for n in range(2)] == pairs
    game = started("B", "A", scenario=scenario)
    assert [{r.id for r in game.state.realms_of(Seat(n))} for n in range(2)] == pairs[::-1]


@rule("BK-TWOPLAYER-01")
def test_the_letters_are_drawn_unless_agreed_on() -> None:
    game = begin(2)
    assert game.asked == ("nature",)
    assert game.choices() == [("A", "B"), ("B", "A")]


@rule("BK-TWOPLAYER-01")
def test_kingdoms_cannot_be_paired_otherwise() -> None:
    with pytest.raises(ValueError, match="A, B"):
        begin(2, kingdoms=("ostrogoths", "visigoths"))


@rule("BK-TWOPLAYER-02", "BK-R52")
def test_each_player_starts_with_one_treasury_of_ten_tremis() -> None:
    game = started("A", "B")
    assert game.state.treasuries == {0: coins("bbbssg"), 1: coins("bbbssg")}


@rule("BK-TWOPLAYER-02")
def test_both_kingdoms_pay_from_the_one_treasury() -> None:
    game = two().play().say(Recruit(Province("liguria")), coins("b")).end()
    game.say(Recruit(Province("numidia")), coins("b"))
    assert game.purse("ostrogoths") == game.purse("vandals") == coins("bssg")


@rule("BK-R52")
def test_each_of_the_four_kingdoms_has_its_first_loot() -> None:
    game = started("A", "B")
    for kingdom in (*SOUTH, *NORTH):
        heaps = [game.loot(p) for p in controlled(game.state, game.realm(kingdom))]
        assert sorted(heap.value for heap in heaps) == [1, 2, 3]


@rule("BK-R52")
def test_two_kingdoms_are_absent_and_sixteen_chests_are_laid() -> None:
    game = started("A", "B")
    assert len(closed_provinces(game.state.kingdoms)) == 8
    assert len(game.state.map.provinces) == 28
    assert len(game.state.chests) == 16


# -- turns ----------------------------------------------------------------------------------------


@rule("BK-R53")
@pytest.mark.parametrize("letters", [("A", "B"), ("B", "A")])
def test_the_owner_of_the_first_kingdom_on_the_board_begins(letters: tuple[str, str]) -> None:
    game = started(*letters, scenario="2-2")
    assert game.prompt == "fix-order"
    assert game.match.waiting() == (letters.index("A"),)


@rule("BK-TWOPLAYER-05", "BK-R53")
def test_each_player_settles_the_order_of_his_kingdoms_once_and_keeps_it() -> None:
    game = started("A", "B")
    assert game.choices() == [PlayFirst(game.realm(k).id) for k in SOUTH]
    game.say(PlayFirst(game.realm("vandals").id))
    pass_turn(pass_turn(game))
    assert game.prompt == "fix-order"
    assert game.choices() == [PlayFirst(game.realm(k).id) for k in NORTH]
    game.say(PlayFirst(game.realm("visigoths").id))
    for _ in range(8):
        pass_turn(game)
    assert [e.kingdom for e in game.events(TurnBegun)][:10] == [
        *("vandals", "ostrogoths", "visigoths", "franks") * 2,
        "vandals",
        "ostrogoths",
    ]
    assert [e.first for e in game.events(OrderFixed)] == ["vandals", "visigoths"]


@rule("BK-TWOPLAYER-05")
def test_a_player_plays_both_kingdoms_before_his_opponent() -> None:
    game = started("A", "B", scenario="2-2")
    seats = []
    for _ in range(4):
        if game.prompt == "fix-order":
            game.say(game.choices()[0])
        seats.append(game.match.waiting()[0])
        pass_turn(game)
    assert seats == [0, 0, 1, 1]


@rule("BK-R53")
def test_the_first_action_is_resolved_before_the_second_is_announced() -> None:
    position = two().king("ostrogoths", "liguria").king("visigoths", "narbonensis")
    game = position.play().say(Assault("king", Zone("liguria"), Zone("narbonensis")))
    assert game.prompt == "bribe"
    game.match.answer(Seat(0), ())
    game.match.answer(Seat(1), ())
    assert announcing(game) == "vandals"


# -- victory --------------------------------------------------------------------------------------


@rule("BK-TWOPLAYER-03")
def test_provinces_of_two_kingdoms_do_not_add_up() -> None:
    position = two().tokens("ostrogoths", "noricum").king("ostrogoths", "illyricum")
    position.tokens("vandals", "tripolitania", "sicilia", "mauretania").treasury("vandals", "gg")
    game = position.play().say(Claim(Province("illyricum")), coins("gg"))
    held = [len(controlled(game.state, game.realm(k))) for k in SOUTH]
    assert held == [5, 6]
    assert not game.match.over


@rule("BK-TWOPLAYER-03")
def test_seven_provinces_of_one_kingdom_win() -> None:
    position = two("vandals").tokens("vandals", "tripolitania", "sicilia", "mauretania")
    game = position.king("vandals", "sardinia").treasury("vandals", "ggg").play()
    game.say(Claim(Province("sardinia")), coins("ggg"))
    assert game.winner == Seat(0)


def fourth_token(occupier: str) -> Played:
    """The Vandals claim for the fourth time, while a Warrior of `occupier` stands in Numidia."""
    position = two("vandals").tokens("vandals", "tripolitania", "sicilia", "mauretania")
    position.king("vandals", "sardinia").treasury("vandals", "ggg").warriors(occupier, "numidia")
    game = position.play().say(Claim(Province("sardinia")), coins("ggg"))
    assert len(game.realm("vandals").tokens) == 4
    return game


@rule("BK-TWOPLAYER-03", "BK-CONTROL-08", "BK-VICTORY-03")
@pytest.mark.parametrize("occupier", ["visigoths", "franks"])
def test_an_initial_province_that_the_opponent_occupies_is_missing_to_the_seven(
    occupier: str,
) -> None:
    game = fourth_token(occupier)
    assert len(controlled(game.state, game.realm("vandals"))) == 6
    assert not game.match.over


@rule("BK-TWOPLAYER-03", "BK-CONTROL-08", "BK-R54")
def test_an_initial_province_that_the_sister_occupies_is_missing_to_the_seven() -> None:
    game = fourth_token("ostrogoths")
    assert len(controlled(game.state, game.realm("vandals"))) == 6
    assert not game.match.over


@rule("BK-TWOPLAYER-03", "BK-CONTROL-07", "BK-VICTORY-06")
@pytest.mark.parametrize("occupier", ["visigoths", "ostrogoths"])
def test_the_suspended_province_wins_as_soon_as_its_occupier_leaves(occupier: str) -> None:
    """Whether the opponent leaves it on his turn, or the player's own other Kingdom."""
    game = fourth_token(occupier)
    while announcing(game) != occupier:
        pass_turn(game)
    game.say(MANOEUVRE, Move("warrior", Zone("numidia"), Zone("sea")))
    assert game.winner == Seat(0)
    assert game.match.outcome is not None
    assert game.match.outcome.how == "territorial"


@rule("BK-TWOPLAYER-04", "BK-R56")
def test_both_opposing_kings_win_whichever_kingdom_eliminated_them() -> None:
    position = two().king("franks", None).trophies("vandals", "franks")
    position.king("ostrogoths", "liguria").king("visigoths", "narbonensis")
    game = position.play().say(Assault("king", Zone("liguria"), Zone("narbonensis")))
    game.bribe(ostrogoths="", visigoths="")
    assert [game.realm(k).trophies for k in SOUTH] == [["visigoths"], ["franks"]]
    assert game.winner == Seat(0)
    assert game.match.outcome is not None
    assert game.match.outcome.how == "military"


@rule("BK-TWOPLAYER-04")
def test_one_of_the_two_opposing_kings_is_not_enough() -> None:
    position = two().king("ostrogoths", "liguria").king("visigoths", "narbonensis")
    game = position.play().say(Assault("king", Zone("liguria"), Zone("narbonensis")))
    game.bribe(ostrogoths="", visigoths="")
    assert game.realm("visigoths").king is None
    assert not game.match.over


@rule("BK-R56")
def test_the_reign_of_a_player_sums_up_both_kingdoms_and_counts_the_treasury_once() -> None:
    position = two().warriors("ostrogoths", "apulia").warriors("vandals", "numidia", "byzacena")
    position.tokens("vandals", "sicilia").trophies("ostrogoths", "franks").king("franks", None)
    parts = reign(position.state, Seat(0))
    assert parts.defeated_kings == 2
    assert parts.living_kings == 4
    assert parts.warriors == 3
    assert parts.tokens == 1
    assert parts.treasury == 2
    assert parts.score == 12


@rule("BK-R45")
@pytest.mark.parametrize("turn", SOUTH)
def test_of_two_at_once_the_active_player_wins_with_either_kingdom(turn: str) -> None:
    """A made-up position: a Kingdom of each player has seven Provinces."""
    position = two(turn).tokens("ostrogoths", "noricum", "illyricum", "sardinia", "sicilia")
    position.tokens("visigoths", "gallaecia", "baetica", "armorica", "burgundia")
    game = position.play().say(MANOEUVRE)
    assert game.say(game.choices()[0]).winner == Seat(0)


# -- two independent Kingdoms ---------------------------------------------------------------------


@rule("BK-TWOPLAYER-06")
def test_each_kingdom_has_its_own_reserve_and_costs() -> None:
    position = two("vandals").warriors("ostrogoths", "liguria", "apulia")
    position.tokens("ostrogoths", "noricum").king("vandals", "tripolitania")
    game = position.play()
    assert game.realm("vandals").warriors_in_reserve == 4
    assert game.realm("vandals").tokens_in_reserve == 4
    assert game.say(Recruit(Province("africa"))).terms == {
        "cost": 1,
        "province": "africa",
    }
    game = position.play().say(Claim(Province("tripolitania")))
    assert game.terms == {"cost": 2, "province": "tripolitania"}


@rule("BK-TWOPLAYER-06")
def test_a_kingdom_recruits_only_in_its_own_provinces() -> None:
    game = two("vandals").play()
    assert {str(a.province) for a in game.offered(Recruit)} == {"numidia", "byzacena"}


@rule("BK-TWOPLAYER-06", "BK-R54")
def test_taxation_counts_and_uses_only_the_provinces_of_the_kingdom_in_action() -> None:
    position = two().loot("latium", "b").loot("africa", "bbb").tokens("vandals", "sicilia")
    game = position.play().say(TAX)
    assert game.terms == {"amount": 3}
    assert game.choices() == [(TakeToken(Province("latium"), "bronze"),)]


@rule("BK-TWOPLAYER-07")
def test_a_kingdom_cannot_reinforce_its_sister() -> None:
    position = two().king("ostrogoths", "liguria").warriors("franks", "burgundia")
    position.warriors("vandals", "narbonensis").king("visigoths", "gallaecia")
    position.king("franks", "ripuaria")
    game = position.play().say(Assault("king", Zone("liguria"), Zone("burgundia")))
    assert game.prompt == "bribe"  # nobody but the Vandal Warrior is near, and he is not asked


@rule("BK-TWOPLAYER-07", "BK-R55")
def test_only_the_contesting_kingdom_reinforces_its_side() -> None:
    position = two().king("ostrogoths", "liguria").warriors("franks", "mosellana")
    position.king("visigoths", "aquitania").warriors("visigoths", "narbonensis")
    game = position.king("franks", "ripuaria").play()
    game.say(Assault("king", Zone("liguria"), Zone("burgundia")))
    game.say(Contest("king", Zone("aquitania")))
    assert game.prompt == "reinforce"
    assert set(game.choices()) == {(), (Reinforce("warrior", Zone("narbonensis")),)}
    game.say(())
    assert game.prompt == "bribe"


# -- sisters --------------------------------------------------------------------------------------


@rule("BK-R54")
def test_a_kingdom_cannot_contest_its_sister() -> None:
    position = two().king("ostrogoths", "liguria").warriors("vandals", "narbonensis")
    game = position.play().say(Assault("king", Zone("liguria"), Zone("burgundia")))
    assert askings(game) == ["visigoths", "franks"]


@rule("BK-R54")
def test_a_kingdom_cannot_assault_where_its_sister_stands() -> None:
    position = two().king("ostrogoths", "liguria").warriors("vandals", "noricum")
    game = position.play()
    with pytest.raises(NotAmongChoices, match="BK-R54"):
        game.say(Assault("king", Zone("liguria"), Zone("noricum")))


@rule("BK-R54")
def test_a_kingdom_may_assault_an_empty_province_of_its_sister() -> None:
    position = two().king("ostrogoths", "liguria").tokens("vandals", "noricum").loot("noricum", "g")
    game = position.warriors("vandals", "illyricum").play()
    game.say(Assault("king", Zone("liguria"), Zone("noricum")))
    assert announcing(game) == "vandals"  # the Vandal Warrior next door was not asked
    assert game.realm("ostrogoths").king == "noricum"
    assert game.realm("vandals").tokens == []
    assert game.state.treasuries[Seat(0)] == coins("bbbssg") + coins("g")


@rule("BK-R54")
def test_manoeuvres_do_not_lead_into_sister_provinces() -> None:
    position = two().king("ostrogoths", "liguria").tokens("vandals", "noricum")
    game = position.play().say(MANOEUVRE)
    assert game.offered(Move) == [Move("king", Zone("liguria"), Zone("latium"))]


@rule("BK-R54")
def test_evacuations_do_not_lead_into_sister_provinces() -> None:
    position = two().king("ostrogoths", "noricum").warriors("ostrogoths", "alemannia")
    position.warriors("franks", "burgundia").warriors("visigoths", "liguria")
    position.king("franks", "ripuaria").tokens("vandals", "narbonensis")
    game = position.play().say(Assault("king", Zone("noricum"), Zone("burgundia")))
    game.say((Reinforce("warrior", Zone("alemannia")),)).bribe(ostrogoths="", franks="")
    assert announcing(game) == "vandals"
    assert game.realm("ostrogoths").zones() == ["burgundia"]


@rule("BK-R54")
def test_a_king_does_not_castle_with_a_sister_warrior() -> None:
    position = two().king("ostrogoths", "liguria").warriors("vandals", "noricum")
    assert position.play().say(MANOEUVRE).offered(SwapKing) == []


@rule("BK-R54")
def test_a_sister_unit_suspends_control_like_an_opposing_one() -> None:
    position = two().warriors("vandals", "liguria")
    state = position.state
    assert not controls(state, position.realm("ostrogoths"), Province("liguria"))
    assert not controls(state, position.realm("vandals"), Province("liguria"))


@rule("BK-R54")
def test_a_sister_token_covers_the_printed_spot_like_an_opposing_one() -> None:
    position = two().tokens("vandals", "liguria")
    state = position.state
    assert not controls(state, position.realm("ostrogoths"), Province("liguria"))
    assert controls(state, position.realm("vandals"), Province("liguria"))


# -- Contestations --------------------------------------------------------------------------------


@rule("BK-R55")
@pytest.mark.parametrize("order", [("visigoths", "franks"), ("franks", "visigoths")])
@pytest.mark.parametrize("turn", SOUTH)
def test_the_opponent_is_asked_for_each_kingdom_in_his_fixed_order(
    turn: str, order: tuple[str, str]
) -> None:
    position = two(turn, order).king("ostrogoths", "latium").king("vandals", "africa")
    position.warriors(turn, "narbonensis")
    game = position.play().say(Assault("warrior", Zone("narbonensis"), Zone("burgundia")))
    assert askings(game) == list(order)


@rule("BK-R55")
def test_at_most_one_kingdom_of_the_opponent_contests() -> None:
    game = two().king("ostrogoths", "liguria").play()
    game.say(Assault("king", Zone("liguria"), Zone("burgundia")))
    game.say(Contest("king", Zone("aquitania")))
    assert game.prompt == "bribe"
    assert game.realm("franks").king == "belgica"
