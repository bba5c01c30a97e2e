"""The turn: who begins, who follows, one action of five, and when a Battle breaks out."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from oyez.games.barbarian_kingdoms import GAME, KingdomsOptions
from oyez.games.barbarian_kingdoms.box.fixed import KINGDOMS, Province, Zone
from oyez.games.barbarian_kingdoms.rules.assault import Assault
from oyez.games.barbarian_kingdoms.rules.claim import Claim
from oyez.games.barbarian_kingdoms.rules.contestation import LET_PASS, Contest
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, MANOEUVRE, Manoeuvre, Move
from oyez.games.barbarian_kingdoms.rules.preparation import TakeKingdom
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit
from oyez.games.barbarian_kingdoms.rules.taxation import TAX, TakeToken, Tax
from oyez.games.barbarian_kingdoms.rules.turn import END_TURN
from oyez.games.barbarian_kingdoms.scene.happenings import BattleWon, TurnBegun
from oyez.kernel import Match, NotAmongChoices, NotYourQuestion
from tests.barbarian_kingdoms.positions import Played, Position, begin, coins
from tests.ledger import rule


def pass_turn(game: Played) -> Played:
    """Manoeuvres without a move."""
    return game.say(MANOEUVRE, DONE)


def every_action() -> Played:
    """A Frankish turn in which each of the five actions can be taken."""
    position = Position("huns", "visigoths", "franks", turn="franks").loot("ripuaria", "b")
    return position.warriors("franks", "burgundia").play()


ACTIONS = {
    "recruitment": (Recruit(Province("ripuaria")), coins("s"), END_TURN),
    "taxation": (TAX, (TakeToken(Province("ripuaria"), "bronze"),), END_TURN),
    "manoeuvres": (MANOEUVRE, Move("king", Zone("belgica"), Zone("ripuaria")), DONE),
    "assault": (Assault("king", Zone("belgica"), Zone("frisia")),),
    "claim": (Claim(Province("burgundia")), coins("s"), LET_PASS),
}


# -- whose turn -----------------------------------------------------------------------------------


@rule("BK-TURN-01")
def test_the_huns_begin_wherever_their_player_sits() -> None:
    game = begin(4, scenario="4-3", kingdoms=("franks", "saxons", "huns", "vandals"))
    while game.prompt == "spread-loot":
        game.say(game.choices()[0])
    assert game.asked == ("huns",)
    assert game.match.waiting() == (2,)


@rule("BK-TURN-01")
@pytest.mark.parametrize(
    ("kingdoms", "first"),
    [
        ("ostrogoths visigoths franks", "ostrogoths"),
        ("franks saxons vandals", "vandals"),
        ("franks visigoths saxons", "visigoths"),
    ],
)
def test_without_huns_the_next_kingdom_in_board_order_begins(kingdoms: str, first: str) -> None:
    game = begin(3, expert=True).say((0, 1, 2))
    for _ in ("select", "take"):
        for kingdom in kingdoms.split():
            game.say(TakeKingdom(kingdom))
    while game.prompt == "spread-loot":
        game.say(game.choices()[0])
    assert game.events(TurnBegun) == [TurnBegun(game.realm(first).id, 1)]
    assert game.asked == (first,)


@rule("BK-TURN-02", "BK-R04")
def test_turns_go_round_in_board_order_whatever_the_seats() -> None:
    game = Position("franks", "huns", "saxons", "ostrogoths", "visigoths", "vandals").play()
    for _ in range(13):
        pass_turn(game)
    board = ["huns", "ostrogoths", "vandals", "visigoths", "saxons", "franks"]
    assert [e.kingdom for e in game.events(TurnBegun)] == [*board[1:], *board, *board[:2]]


@rule("BK-TURN-02")
def test_nothing_happens_between_the_last_turn_of_a_round_and_the_first_of_the_next() -> None:
    game = Position("huns", "franks", "saxons", turn="franks").play()
    before = (game.state.treasuries, game.state.loot, game.state.chests)
    assert pass_turn(game).asked == ("huns",)
    assert (game.state.treasuries, game.state.loot, game.state.chests) == before


@rule("BK-TURN-02")
def test_without_a_victory_play_never_ends_by_itself() -> None:
    game = Position("huns", "franks", "saxons").play()
    for _ in range(300):
        pass_turn(game)
    assert not game.match.over


@rule("BK-R04")
def test_contestations_are_asked_in_board_order_after_the_active_player() -> None:
    position = Position("ostrogoths", "huns", "franks", "visigoths", turn="visigoths")
    position.warriors("huns", "noricum").king("ostrogoths", "liguria").chests("burgundia")
    game = position.play().say(Assault("king", Zone("aquitania"), Zone("burgundia")))
    asked: list[str] = []
    while game.prompt == "contest":
        asked += game.asked
        game.say(LET_PASS)
    assert asked == ["franks", "huns", "ostrogoths"]


# -- one action -----------------------------------------------------------------------------------


@rule("BK-TURN-04")
def test_the_action_is_one_of_five() -> None:
    kinds = {type(action) for action in every_action().choices()}
    assert kinds == {Recruit, Tax, Manoeuvre, Assault, Claim}


@rule("BK-TURN-03", "BK-TURN-05")
@pytest.mark.parametrize("answers", ACTIONS.values(), ids=ACTIONS)
def test_one_action_and_the_turn_passes_to_the_left(answers: tuple[Any, ...]) -> None:
    game = every_action()
    for before, answer in pairwise((*answers, None)):
        game.say(before)
        if answer is not None:
            assert game.prompt != "announce"  # resolved completely before anybody's next action
            assert game.state.active.id == "franks"
    assert game.prompt == "announce"
    assert game.asked == ("huns",)


@rule("BK-TURN-03")
def test_only_the_active_player_may_announce() -> None:
    game = every_action()
    for kingdom in ("huns", "visigoths"):
        with pytest.raises(NotYourQuestion):
            game.match.answer(game.seat(kingdom), MANOEUVRE)


@rule("BK-R08")
def test_there_is_no_pass_but_manoeuvres_without_a_move_serve_as_one() -> None:
    game = every_action()
    with pytest.raises(NotAmongChoices):
        game.say(DONE)
    before = (game.realm("franks").zones(), game.purse("franks"))
    game.say(MANOEUVRE, DONE)
    assert (game.realm("franks").zones(), game.purse("franks")) == before
    assert game.asked == ("huns",)


@rule("BK-R08", "BK-R09")
def test_a_player_with_nothing_at_all_keeps_his_turns_and_passes_by_manoeuvres() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="franks").king("franks", None)
    position.trophies("huns", "franks").warriors("huns", "belgica", "ripuaria", "mosellana")
    game = position.play()
    for _ in range(2):
        assert game.asked == ("franks",)
        assert game.choices() == [MANOEUVRE]
        game.say(MANOEUVRE)
        assert game.choices() == [DONE]  # nothing can move
        game.say(DONE)
        assert game.asked == ("huns",)
        pass_turn(pass_turn(game))


@rule("BK-R08")
@pytest.mark.parametrize("seed", range(5))
def test_manoeuvres_can_be_announced_in_every_turn(seed: int) -> None:
    rng = Random(seed)
    options = GAME.headless_options(GAME.sample_options(4, rng))
    match = Match(GAME, 4, options, rng=rng)
    turns = 0
    while not match.over:
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        if question.prompt == "announce":
            turns += 1
            assert MANOEUVRE in question.choices
        match.answer(seat, question.choices.sample(rng))
    assert turns > 4


# -- Battles --------------------------------------------------------------------------------------


def border(turn: str = "franks") -> Position:
    """A Hun Warrior stands among Franks, in Mosellana's neighbour Thuringia."""
    position = Position("huns", "visigoths", "franks", turn=turn).loot("ripuaria", "b")
    return position.warriors("huns", "thuringia").king("franks", "mosellana")


@rule("BK-TURN-06")
def test_an_assault_on_an_occupied_province_is_a_battle_at_once() -> None:
    game = border().play().say(Assault("king", Zone("mosellana"), Zone("thuringia")))
    assert game.prompt == "bribe"
    assert set(game.asked) == {"huns", "franks"}
    game.bribe(franks="", huns="")
    assert [e.province for e in game.events(BattleWon)] == ["thuringia"]
    assert game.state.active.id == "huns"


@rule("BK-TURN-06")
def test_a_contested_assault_is_a_battle_at_once() -> None:
    game = border().play().say(Assault("king", Zone("mosellana"), Zone("alemannia")))
    game.say(Contest("warrior", Zone("thuringia")))
    assert game.prompt == "bribe"


@rule("BK-TURN-06")
def test_a_contested_claim_is_a_battle_at_once() -> None:
    game = border().warriors("franks", "alemannia").play()
    game.say(Claim(Province("alemannia")), coins("s"), Contest("warrior", Zone("thuringia")), ())
    assert game.prompt == "bribe"


@rule("BK-TURN-06")
@pytest.mark.parametrize(
    "answers",
    [
        (Assault("king", Zone("mosellana"), Zone("alemannia")), LET_PASS),
        (Claim(Province("alemannia")), coins("s"), LET_PASS),
        (Recruit(Province("ripuaria")), coins("b"), END_TURN),
        (TAX, (TakeToken(Province("ripuaria"), "bronze"),), END_TURN),
        (MANOEUVRE, Move("king", Zone("mosellana"), Zone("ripuaria")), DONE),
    ],
    ids=["assault", "claim", "recruitment", "taxation", "manoeuvres"],
)
def test_nothing_else_is_a_battle_even_with_an_enemy_next_door(answers: tuple[Any, ...]) -> None:
    position = border()
    if isinstance(answers[0], Claim):
        position.warriors("franks", "alemannia")
    game = position.play().say(*answers)
    assert game.asked == ("huns",)
    assert game.prompt == "announce"
    assert game.events(BattleWon) == []


@rule("BK-R09")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_ever_drops_out_of_the_turn_order(seed: int) -> None:
    rng = Random(seed)
    match = Match(GAME, 3, KingdomsOptions(scenario="3-2", rounds=30), rng=rng, listen=True)
    while not match.over:
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
    turns = [told.event.kingdom for told in match.told or () if isinstance(told.event, TurnBegun)]
    order = [k for k in KINGDOMS if k in match.state.kingdoms]
    assert turns == [order[n % 3] for n in range(len(turns))]
