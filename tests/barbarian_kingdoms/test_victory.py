"""Victory: seven Provinces or two Kings, at once, and the limit of rounds."""

import pytest

from oyez.games.barbarian_kingdoms import GAME, KingdomsOptions
from oyez.games.barbarian_kingdoms.box.fixed import CONTROL_TOKENS, KINGDOMS, Province, Zone
from oyez.games.barbarian_kingdoms.rules.assault import Assault
from oyez.games.barbarian_kingdoms.rules.battle import Reinforce
from oyez.games.barbarian_kingdoms.rules.claim import Claim
from oyez.games.barbarian_kingdoms.rules.contestation import LET_PASS, Contest
from oyez.games.barbarian_kingdoms.rules.control import controlled
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, MANOEUVRE, Move
from oyez.games.barbarian_kingdoms.scene.happenings import GameWon, Pillaged
from oyez.kernel import NotAmongChoices, NotYourQuestion
from tests.barbarian_kingdoms.box import INITIAL
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.ledger import rule

FOUR = ("frisia", "alemannia", "burgundia", "armorica")


def franks_claim(*tokens: str, **options: int) -> Position:
    """The Franks are about to claim Thuringia, with King Clovis in it: nobody can contest."""
    position = Position("huns", "saxons", "franks", turn="franks", **options)
    position.king("franks", "thuringia").treasury("franks", "gggg")
    return position.tokens("franks", *tokens)


def claim_thuringia(position: Position) -> Played:
    game = position.play().say(Claim(Province("thuringia")))
    return game.say(game.choices()[0])


def pass_turn(game: Played) -> Played:
    return game.say(MANOEUVRE, DONE)


def attack_on_huns(**options: int) -> Position:
    """Clovis next to Attila, who stands in Noricum; the Saxon King is a Frankish trophy."""
    position = Position("huns", "ostrogoths", "saxons", "franks", turn="franks", **options)
    position.king("huns", "noricum").king("franks", "thuringia").loot("noricum", "g")
    return position.king("saxons", None).trophies("franks", "saxons")


STRIKE = Assault("king", Zone("thuringia"), Zone("noricum"))


# -- territorial ----------------------------------------------------------------------------------


@rule("BK-VICTORY-01", "BK-VICTORY-02", "BK-R44")
def test_the_seventh_province_wins() -> None:
    game = claim_thuringia(franks_claim("frisia", "alemannia", "burgundia"))
    assert game.winner == game.seat("franks")
    assert game.events(GameWon) == [
        GameWon(game.seat("franks"), game.realm("franks").id, "territorial")
    ]


@rule("BK-VICTORY-02")
def test_six_provinces_are_not_enough() -> None:
    game = claim_thuringia(franks_claim("frisia", "alemannia"))
    assert len(controlled(game.state, game.realm("franks"))) == 6
    assert not game.match.over


@rule("BK-VICTORY-03")
def test_an_initial_province_counts_not_while_an_opponent_occupies_it() -> None:
    position = franks_claim("frisia", "alemannia", "burgundia").warriors("saxons", "ripuaria")
    game = claim_thuringia(position)
    assert len(controlled(game.state, game.realm("franks"))) == 6
    assert not game.match.over


@rule("BK-VICTORY-03")
def test_an_initial_province_counts_not_while_an_opponent_controls_it() -> None:
    position = franks_claim("frisia", "alemannia", "burgundia").tokens("saxons", "ripuaria")
    game = claim_thuringia(position)
    assert len(controlled(game.state, game.realm("franks"))) == 6
    assert not game.match.over


@rule("BK-R33")
@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_three_initial_provinces_and_four_tokens_make_exactly_seven(kingdom: str) -> None:
    position = Position(*KINGDOMS)
    realm = position.realm(kingdom)
    assert len(INITIAL[realm.id]) + CONTROL_TOKENS[realm.id] == 7
    position.tokens(kingdom, "hibernia", "sardinia", "caledonia", "noricum")
    assert len(controlled(position.state, realm)) == 7


@rule("BK-R33")
def test_a_fifth_province_cannot_be_claimed() -> None:
    position = franks_claim(*FOUR).warriors("huns", "mosellana")
    with pytest.raises(NotAmongChoices, match="no token left"):
        position.play().say(Claim(Province("thuringia")))


# -- military -------------------------------------------------------------------------------------


@rule("BK-VICTORY-01", "BK-VICTORY-04")
def test_the_second_king_defeated_over_the_whole_game_wins() -> None:
    game = attack_on_huns().play().say(STRIKE).bribe(franks="", huns="")
    assert game.realm("franks").trophies == ["saxons", "huns"]
    assert game.winner == game.seat("franks")
    assert [e.how for e in game.events(GameWon)] == ["military"]


@rule("BK-VICTORY-04")
def test_one_king_is_not_enough() -> None:
    position = attack_on_huns().trophies("franks").trophies("ostrogoths", "saxons")
    game = position.play().say(STRIKE).bribe(franks="", huns="")
    assert game.realm("franks").trophies == ["huns"]
    assert not game.match.over


@rule("BK-VICTORY-04")
def test_a_defender_wins_with_the_king_that_came_against_him() -> None:
    position = attack_on_huns().trophies("franks").trophies("huns", "saxons")
    game = position.play().say(STRIKE).bribe(franks="", huns="b")
    assert game.winner == game.seat("huns")


@rule("BK-VICTORY-05", "BK-R09")
def test_who_has_lost_his_king_goes_on_taking_turns() -> None:
    position = Position("huns", "saxons", "franks").king("saxons", None).trophies("huns", "saxons")
    game = position.play()
    for kingdom in ("huns", "saxons", "franks", "huns", "saxons"):
        assert game.asked == (kingdom,)
        pass_turn(game)


@rule("BK-VICTORY-05")
def test_who_has_lost_his_king_can_still_win() -> None:
    position = franks_claim("frisia", "alemannia", "burgundia").king("franks", None)
    position.trophies("huns", "franks").warriors("franks", "thuringia")
    game = claim_thuringia(position)
    while game.prompt == "contest":
        game.say(LET_PASS)
    assert game.winner == game.seat("franks")


# -- at once --------------------------------------------------------------------------------------


def huns_against_saxons_beside_the_franks(*tokens: str) -> Position:
    """A Hun Warrior in Mosellana keeps the Franks from their seventh Province."""
    position = Position("huns", "saxons", "franks", turn="huns").king("franks", "frisia")
    position.warriors("huns", "mosellana", "noricum").warriors("saxons", "alemannia")
    return position.tokens("franks", *tokens)


@rule("BK-VICTORY-06", "BK-R44")
def test_a_player_not_involved_wins_in_the_middle_of_a_battle_of_others() -> None:
    position = huns_against_saxons_beside_the_franks("frisia", "thuringia", "burgundia", "armorica")
    game = position.play().say(Assault("warrior", Zone("noricum"), Zone("alemannia")))
    assert game.prompt == "reinforce"
    assert not game.match.over
    game.say((Reinforce("warrior", Zone("mosellana")),))
    assert game.winner == game.seat("franks")  # no Bribes, no count: the Battle is never decided
    assert game.realm("saxons").warriors == ["alemannia"]


@rule("BK-R44")
def test_a_move_of_manoeuvres_that_frees_a_seventh_province_ends_the_game() -> None:
    position = huns_against_saxons_beside_the_franks("frisia", "armorica", "burgundia", "noricum")
    position.warriors("huns", "mosellana", "quadia").tokens("huns", "thuringia")
    game = position.play().say(MANOEUVRE, Move("warrior", Zone("quadia"), Zone("thuringia")))
    assert not game.match.over
    game = position.play()
    game.say(MANOEUVRE, Move("warrior", Zone("mosellana"), Zone("thuringia")))
    assert game.winner == game.seat("franks")


@rule("BK-R44")
def test_an_assault_that_leaves_a_seventh_province_free_ends_the_game_before_it_is_contested() -> (
    None
):
    position = huns_against_saxons_beside_the_franks("frisia", "thuringia", "armorica", "noricum")
    position.warriors("huns", "mosellana").warriors("saxons", "alemannia")
    game = position.play().say(Assault("warrior", Zone("mosellana"), Zone("burgundia")))
    assert game.winner == game.seat("franks")


@rule("BK-R44")
def test_a_contestation_that_leaves_a_seventh_province_free_ends_the_game() -> None:
    position = huns_against_saxons_beside_the_franks("frisia", "thuringia", "armorica", "noricum")
    position.state.turn = 1
    position.warriors("huns", "mosellana").warriors("saxons", "alemannia")
    game = position.play().say(Assault("warrior", Zone("alemannia"), Zone("burgundia")))
    game.say(Contest("warrior", Zone("mosellana")))
    assert game.winner == game.seat("franks")


@rule("BK-R44")
def test_a_token_taken_off_ones_own_initial_province_ends_the_game() -> None:
    position = franks_claim(*FOUR).tokens("huns", "mosellana").loot("mosellana", "b")
    game = position.play().say(Assault("king", Zone("thuringia"), Zone("mosellana")))
    assert game.winner == game.seat("franks")
    assert game.realm("huns").tokens == []


@rule("BK-R44")
def test_an_initial_province_won_back_ends_the_game_before_evacuations() -> None:
    position = franks_claim(*FOUR).warriors("huns", "mosellana").warriors("franks", "ripuaria")
    game = position.play().say(Assault("king", Zone("thuringia"), Zone("mosellana")))
    game.say((Reinforce("warrior", Zone("ripuaria")),)).bribe(franks="", huns="")
    assert game.winner == game.seat("franks")
    assert game.realm("franks").zones() == ["mosellana", "mosellana"]


@rule("BK-VICTORY-06", "BK-R44")
def test_the_second_king_ends_the_game_before_evacuations_and_pillage() -> None:
    position = attack_on_huns().warriors("franks", "alemannia")
    game = position.play().say(STRIKE, (Reinforce("warrior", Zone("alemannia")),))
    game.bribe(franks="", huns="")
    assert game.winner == game.seat("franks")
    assert game.realm("franks").zones() == ["noricum", "noricum"]
    assert game.loot("noricum") == coins("g")
    assert game.events(Pillaged) == []


@rule("BK-VICTORY-06")
def test_after_the_end_nobody_is_asked_anything() -> None:
    game = claim_thuringia(franks_claim("frisia", "alemannia", "burgundia"))
    assert game.match.waiting() == ()
    with pytest.raises(NotYourQuestion):
        game.match.answer(game.seat("huns"), MANOEUVRE)


# -- two at once ----------------------------------------------------------------------------------


def two_at_seven(turn: str) -> Position:
    """A made-up position in which Huns and Franks both have seven Provinces."""
    position = Position("franks", "huns", "ostrogoths", "saxons", turn=turn)
    position.tokens("huns", "noricum", "pannonia", "illyricum", "thuringia")
    return position.tokens("franks", *FOUR)


@rule("BK-R45")
@pytest.mark.parametrize(
    ("turn", "winner", "step"),
    [
        ("huns", "huns", Move("king", Zone("hunnia"), Zone("gepidia"))),
        ("franks", "franks", Move("king", Zone("belgica"), Zone("ripuaria"))),
        ("saxons", "franks", Move("king", Zone("cantia"), Zone("icenia"))),
        ("ostrogoths", "franks", Move("king", Zone("latium"), Zone("apulia"))),
    ],
)
def test_of_two_at_once_the_active_player_wins_or_else_the_next(
    turn: str, winner: str, step: Move
) -> None:
    game = two_at_seven(turn).play().say(MANOEUVRE, step)
    assert game.winner == game.seat(winner)


@rule("BK-R45")
@pytest.mark.parametrize("winner", ["franks", "saxons"])
def test_of_three_players_too_the_search_begins_with_the_active_one(winner: str) -> None:
    position = Position("huns", "franks", "saxons", turn=winner)
    position.tokens("saxons", "caledonia", "hibernia", "armorica", "noricum")
    position.tokens("franks", "frisia", "alemannia", "burgundia", "thuringia")
    position.tokens("huns", "pannonia", "illyricum", "lugdunensis", "sardinia")
    game = position.play().say(MANOEUVRE)
    assert game.say(game.choices()[0]).winner == game.seat(winner)


@rule("BK-R45")
def test_after_the_last_kingdom_of_the_order_comes_the_first() -> None:
    position = Position("franks", "huns", "ostrogoths", "saxons", turn="franks")
    position.tokens("huns", "noricum", "pannonia", "illyricum", "thuringia")
    position.tokens("saxons", *FOUR)
    game = position.play().say(MANOEUVRE, Move("king", Zone("belgica"), Zone("ripuaria")))
    assert game.winner == game.seat("huns")


# -- the end --------------------------------------------------------------------------------------


@rule("BK-VICTORY-07")
def test_those_who_did_not_win_are_ranked_by_their_reign_scores() -> None:
    position = franks_claim("frisia", "alemannia", "burgundia")
    position.warriors("saxons", "icenia", "brigantia").treasury("saxons", "").treasury("huns", "b")
    game = claim_thuringia(position)
    assert game.match.outcome is not None
    seats = {kingdom: game.seat(kingdom) for kingdom in ("franks", "saxons", "huns")}
    assert [game.match.outcome.places[seat] for seat in seats.values()] == [1, 2, 3]
    assert game.match.outcome.scores[seats["saxons"]] == 4
    assert game.match.outcome.scores[seats["huns"]] == 2


@rule("BK-VICTORY-07")
def test_the_winner_is_first_even_with_a_lower_reign_score() -> None:
    position = franks_claim("frisia", "alemannia", "burgundia").treasury("huns", "g" * 17)
    position.warriors("huns", "gepidia", "quadia", "noricum", "pannonia")
    position.tokens("huns", "noricum", "pannonia")
    game = claim_thuringia(position)
    assert game.match.outcome is not None
    scores = game.match.outcome.scores
    assert scores[game.seat("huns")] > scores[game.seat("franks")]
    assert game.match.outcome.winners == (game.seat("franks"),)


# -- the limit of rounds --------------------------------------------------------------------------


@rule("BK-R10")
def test_there_is_no_limit_of_rounds_unless_one_is_asked_for() -> None:
    assert KingdomsOptions().rounds == 0
    game = Position("huns", "saxons", "franks").play()
    for _ in range(300):
        pass_turn(game)
    assert game.state.round == 101
    assert not game.match.over


@rule("BK-R10")
def test_when_the_last_round_is_over_the_best_reign_wins() -> None:
    position = Position("huns", "saxons", "franks", rounds=2).warriors("saxons", "icenia")
    game = position.play()
    for _ in range(5):
        pass_turn(game)
        assert not game.match.over
    pass_turn(game)
    assert game.winner == game.seat("saxons")
    assert game.match.outcome is not None
    assert game.match.outcome.how == "rounds"


@rule("BK-R10")
def test_a_tie_at_the_last_round_is_broken_by_treasury_then_by_the_later_turn() -> None:
    position = Position("huns", "saxons", "franks", turn="franks", rounds=1)
    assert pass_turn(position.play()).winner == position.realm("franks").seat
    position.treasury("saxons", "g" * 4)
    assert pass_turn(position.play()).winner == position.realm("saxons").seat


@rule("BK-R10")
def test_matches_without_people_always_have_a_limit() -> None:
    assert GAME.headless_options(KingdomsOptions()).rounds > 0
    assert GAME.headless_options(KingdomsOptions(rounds=7)).rounds == 7


@rule("BK-R10")
def test_a_negative_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="rounds"):
        GAME.setup(KingdomsOptions(rounds=-1), 3)
