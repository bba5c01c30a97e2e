"""Taking back: one's own doings in any number, whatever others did, up to the last card shown."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from oyez.games.the_anarchy.answers import (
    CONCEDE,
    PAY_FOOD,
    STOP,
    AttackCastle,
    Drink,
    Fill,
    Hang,
    Prepare,
    RaiseWall,
    Rally,
    Spend,
    Spy,
    Trade,
    UseTactic,
    Write,
)
from oyez.kernel import CannotUndo, Seat, clone, redo, undo
from tests.ledger import rule
from tests.the_anarchy.defending import besieged, deployment, places, stand, standing
from tests.the_anarchy.positions import ME, YOU, Game, Position


def lying(game: Game) -> Any:
    """Everything on the table, for comparing."""
    s = game.state
    return to_builtins([s.players, s.fronts, s.passages, s.defending, s.to_defend], str_keys=True)


def take_back(game: Game, seat: int = 0) -> Game:
    undo(game.match, Seat(seat))
    return game


def refusal(game: Game, seat: int = 0) -> str:
    """Why somebody cannot take back what he did last."""
    before = lying(game)
    with pytest.raises(CannotUndo) as refused:
        undo(game.match, Seat(seat))
    assert lying(game) == before
    return refused.value.reason.message


def rich(seats: int = 1) -> Position:
    """Everybody can do a bit of everything."""
    position = Position(seats, round=2)
    for seat in range(seats):
        goods = dict.fromkeys(("serf", "craftsman", "patron", "coin", "material", "food"), 4)
        position.stock(seat, **goods).filled(seat, entertainment=4, governance=3)
        position.facing(f"f{seat + 1}", f"a0{seat + 1}", f"a{seat + 25}", hidden=(2,), seat=seat)
    return position


# -- the Actions phase ---------------------------------------------------------------------------


def test_any_number_of_boxes_can_be_taken_back_one_by_one() -> None:
    game = rich().play()
    states = []
    for answer in (
        Fill("quarry-1"),
        Fill("walls-1"),
        RaiseWall("left"),
        Fill("farms-1"),
        Trade("coin", "coin", "food"),
        Fill("governance-4"),
        Fill("quarry-2"),
    ):
        states.append(lying(game))
        game.do(answer)
    while states:
        take_back(game)
        assert lying(game) == states.pop()
    assert refusal(game) == "undo-none-here"


def test_what_was_taken_back_can_be_done_again() -> None:
    game = rich().play().do(Fill("quarry-1"), Fill("walls-1"), RaiseWall("left"))
    after = lying(game)
    take_back(take_back(game))
    redo(game.match, ME)
    redo(game.match, ME)
    assert lying(game) == after


def test_every_kind_of_action_can_be_taken_back() -> None:
    position = rich().stock(soldier=9).owning("ladders").researched("stones")
    for answer in (Prepare("stones"), Trade("coin", "food", "material"), AttackCastle(4, 0)):
        game = position.play()
        before = lying(game)
        assert lying(take_back(game.do(answer))) == before


@rule("TA-ROUND-02")
def test_what_others_did_meanwhile_stays() -> None:
    game = rich(3).play()
    game.do(Fill("quarry-1"), seat=0).do(Fill("farms-1"), seat=1).do(Fill("walls-1"), seat=0)
    game.do(Fill("quarry-1"), seat=2).do(RaiseWall("top"), seat=0)
    you, other = clone(game[1]), clone(game[2])
    take_back(take_back(take_back(game)))
    assert (game[1], game[2]) == (you, other)
    assert game[0].tracks["quarry"] == game[0].tracks["walls"] == 0
    assert game[0].walls["top"] == 0
    assert game[0].stock == rich(3)[0].stock


@rule("TA-DOMAIN-01")
@pytest.mark.parametrize(
    ("box", "drawn"), [("lammas-1", ("d01", "d02")), ("michaelmas-1", ("d01", "d02"))]
)
def test_a_domain_card_that_is_revealed_stays_so(box: str, drawn: tuple[str, str]) -> None:
    game = rich().play().do(Fill("quarry-1"), Fill(box)).draw(*drawn)
    assert refusal(game) == "undo-chance"


def test_what_was_done_since_the_last_domain_card_can_be_taken_back() -> None:
    game = rich().play().do(Fill("lammas-1")).draw("d01", "d02")
    before = lying(game)
    game.do(Hang("pennant-top-yellow"), Hang("pennant-top-purple"), Fill("quarry-1"))
    take_back(take_back(take_back(game)))
    assert lying(game) == before
    assert refusal(game) == "undo-chance"


def test_the_domain_cards_of_others_are_no_obstacle() -> None:
    game = rich(2).play().do(Fill("quarry-1"), seat=ME)
    game.do(Fill("michaelmas-1"), seat=YOU).draw("d01", "d02").do(Write(5, "free-1-a"), seat=YOU)
    you = clone(game[YOU])
    take_back(game)
    assert game[ME].tracks["quarry"] == 0
    assert game[YOU] == you


@rule("TA-SPIES-10")
def test_a_card_that_a_spy_has_turned_up_stays_so() -> None:
    game = rich(2).having(ME, knowledge=2).play().do(Fill("quarry-1"), Spy(YOU, 2), seat=ME)
    assert refusal(game) == "undo-known"
    game.do(Fill("farms-1"), seat=ME)
    take_back(game)
    assert refusal(game) == "undo-known"
    assert game[YOU].slots[2].card == "a26"


def test_who_was_spied_on_may_still_take_back_what_came_before() -> None:
    game = rich(2).having(ME, knowledge=1).play().do(Fill("quarry-1"), seat=YOU)
    game.do(Spy(YOU, 2), seat=ME)
    take_back(game, YOU)
    assert game[YOU].tracks["quarry"] == 0
    assert game[YOU].slots[2].card == "a26"


@rule("TA-R21")
def test_who_has_stopped_may_take_that_back_until_everybody_has() -> None:
    game = rich(2).play().do(Fill("quarry-1"), STOP, seat=ME)
    assert not game.asked(ME)
    take_back(game, ME)
    assert game.prompt(ME) == "act"
    game.do(STOP, seat=ME).do(STOP, seat=YOU)
    assert game.phase != "actions"
    assert refusal(game, ME) == "undo-none-here"


# -- the Castle Defence phase --------------------------------------------------------------------


def test_a_deployment_may_be_taken_back_as_long_as_others_prepare() -> None:
    position = besieged("a01", seats=2).stock(ME, food=1, coin=2, soldier=1, knight=1)
    position.facing("a32", "a03", seat=1).stock(YOU, food=3, soldier=1)
    game = position.play("preparation")
    begun = lying(game)
    game.do(PAY_FOOD, places(top=1), places(left=1))
    assert not game.asked(ME)
    take_back(game)
    assert game.question().about == {"worker": "soldier", "number": 1}
    take_back(take_back(game))
    assert lying(game) == begun


@rule("TA-DEFENSE-18", "TA-DEFENSE-17")
def test_once_the_cards_are_revealed_no_deployment_can_be_taken_back() -> None:
    position = besieged("a01", "a05", round=2).facing("a31", "a01", "a05", hidden=(2,))
    game = stand(position, soldier={"left": 1})
    assert game.phase == "defence"
    assert refusal(game) == "undo-none-here"
    position = besieged("a01")
    game = stand(position, soldier={"left": 1})
    assert refusal(game) == "undo-none-here"


def test_what_was_done_about_a_card_can_be_taken_back_card_by_card() -> None:
    position = besieged("a01", "a02").researched("stones").prepared(stones=2)
    position.having(beers=1, rally=1)
    game = stand(position, soldier={"right": 1, "left": 1, "top": 1})
    states = []
    for answer in (
        Spend("soldier", "right"),
        UseTactic("right"),
        CONCEDE,
        Drink("soldier", "top"),
        Rally("soldier", "left", "top"),
        Spend("soldier", "top"),
    ):
        states.append(lying(game))
        game.do(answer)
    while states:
        take_back(game)
        assert lying(game) == states.pop()


def test_others_defend_on_while_somebody_takes_back() -> None:
    position = besieged("a01", seats=2).having(ME, rally=1).stock(ME, food=3, soldier=2)
    position.facing("a32", "a03", seat=1).having(YOU, rally=1).stock(YOU, food=3, soldier=2)
    game = position.play("preparation")
    game.do(*deployment(soldier={"top": 2}), seat=ME)
    game.do(*deployment(soldier={"bottom": 2}), seat=YOU)
    game.do(Spend("soldier", "top"), seat=ME).do(Spend("soldier", "bottom"), seat=YOU)
    take_back(game, ME)
    assert standing(game, ME) == {"top": {"soldier": 2}}
    assert standing(game, YOU) == {"bottom": {"soldier": 1}}


@rule("TA-ROUNDEND-01")
def test_a_round_that_is_over_stays_over() -> None:
    game = stand(besieged("a01")).do(CONCEDE)
    assert game.phase == "deal"
    assert refusal(game) == "undo-known"
