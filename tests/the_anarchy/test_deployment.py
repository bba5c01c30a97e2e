"""The Castle Defence phase, steps 2 to 4: deployment, what is discarded, and the reveal."""

from __future__ import annotations

from oyez.games.the_anarchy.answers import CONCEDE, STOP, Spy
from oyez.games.the_anarchy.box.edition import GOODS
from oyez.games.the_anarchy.rules.sheets.fortifications import SIDES
from oyez.games.the_anarchy.scene.happenings import AttackTurnedUp, CardFaced, WorkersDeployed
from oyez.games.the_anarchy.state import FACE_DOWN
from tests.ledger import rule
from tests.the_anarchy.defending import PAUSE, besieged, deployment, places, stand, standing
from tests.the_anarchy.positions import ME, YOU, Position

OPPOSITE = ({"top", "bottom"}, {"left", "right"})


@rule("TA-DEFENSE-EX1", "TA-DEFENSE-15", "TA-DEFENSE-04")
def test_the_worked_example_of_a_deployment() -> None:
    game = stand(besieged(), craftsman={"right": 1}, soldier={"bottom": 1}, knight={"bottom": 1})
    (told,) = game.events(WorkersDeployed)
    assert (told.top, told.right, told.bottom, told.left) == (0, 1, 3, 0)
    assert standing(game) == {"right": {"craftsman": 1}, "bottom": {"soldier": 1, "knight": 1}}


@rule("TA-DEFENSE-15")
def test_craftsmen_and_soldiers_have_one_force_and_knights_two() -> None:
    game = stand(besieged(), craftsman={"top": 1}, soldier={"right": 1}, knight={"left": 1})
    (told,) = game.events(WorkersDeployed)
    assert (told.top, told.right, told.bottom, told.left) == (1, 1, 0, 2)


@rule("TA-DEFENSE-04", "TA-DEFENSE-16")
def test_workers_may_be_distributed_in_any_way() -> None:
    game = Position(round=1).stock(food=1, soldier=2, knight=1).facing("f1").play("preparation")
    assert set(game.choices()) == {places(**{side: 1}) for side in SIDES}
    game.do(places(left=1))
    assert game.question().choices.count() == 4 + 6
    for side in SIDES:
        assert game.offers(places(**{side: 2}))
    assert game.offers(places(top=1, bottom=1))


@rule("TA-DEFENSE-16")
def test_any_number_of_workers_may_stand_on_one_side() -> None:
    game = stand(besieged(), craftsman={"left": 9}, soldier={"left": 11}, knight={"left": 8})
    assert standing(game) == {"left": {"craftsman": 9, "soldier": 11, "knight": 8}}


@rule("TA-R39", "TA-DEFENSE-04")
def test_nobody_may_be_held_back() -> None:
    game = Position(round=1).stock(food=1, soldier=3).facing("f1").play("preparation")
    assert game.offers(places(top=2, left=1))
    assert not game.offers(places(top=2))
    assert not game.offers(places(top=4))
    assert not game.offers(places())
    assert game.why_not(places(top=2)) == "wrong-sum"


@rule("TA-DEFENSE-05", "TA-DEFENSE-01")
def test_all_that_is_not_deployed_is_discarded() -> None:
    position = besieged().stock(serf=4, patron=3, coin=2, material=1)
    game = stand(position, craftsman={"top": 1})
    assert game[ME].stock == dict.fromkeys(GOODS, 0)
    assert standing(game) == {"top": {"craftsman": 1}}


@rule("TA-DEFENSE-05")
def test_who_has_no_fighters_is_not_asked_and_discards_the_rest() -> None:
    game = besieged().stock(food=5, serf=2, patron=1, coin=3, material=1).play("preparation")
    assert game.prompt() == "defend"
    assert (game.stock(), standing(game)) == ({}, {})


@rule("TA-DEFENSE-04")
def test_only_those_are_asked_about_who_are_there() -> None:
    game = besieged().stock(food=3, craftsman=2, soldier=1, knight=3).play("preparation")
    asked = []
    while game.prompt() == "deploy":
        asked.append(game.question().about)
        game.do(game.choices()[0])
    assert asked == [
        {"worker": "knight", "number": 3},
        {"worker": "soldier", "number": 1},
        {"worker": "craftsman", "number": 2},
    ]
    game = stand(besieged(), craftsman={"top": 1}, knight={"left": 1})
    assert standing(game) == {"top": {"craftsman": 1}, "left": {"knight": 1}}


@rule("TA-DEFENSE-05")
def test_nothing_is_discarded_before_everybody_is_deployed() -> None:
    game = besieged().stock(food=4, serf=2, craftsman=1, knight=1).play("preparation")
    game.do(places(top=1))
    assert game.stock() == {"food": 1, "serf": 2, "craftsman": 1}
    assert standing(game) == {"top": {"knight": 1}}
    game.do(places(left=1))
    assert game.stock() == {}


@rule("TA-R40", "TA-DEFENSE-18")
def test_everybody_deploys_independently_and_the_reveal_waits_for_all() -> None:
    position = Position(2, round=2).stock(ME, food=2, soldier=1).stock(YOU, food=2, knight=1)
    position.facing("f1", "a01", "a05", hidden=(2,)).facing("f2", "a02", "a06", hidden=(2,), seat=1)
    game = position.play("preparation")
    game.do(*deployment(knight={"left": 1}), seat=YOU)
    assert not game.asked(YOU)
    assert game.prompt(ME) == "deploy"
    assert [game[seat].slots[2].card for seat in (ME, YOU)] == [FACE_DOWN, FACE_DOWN]
    assert game.events(AttackTurnedUp) == []
    game.do(*deployment(soldier={"top": 1}), seat=ME)
    assert [(told.seat, told.card) for told in game.events(AttackTurnedUp)] == [
        (ME, "a05"),
        (YOU, "a06"),
    ]
    assert game.state.fronts == {ME: {}, YOU: {}}


@rule("TA-DEFENSE-18")
def test_paying_food_is_part_of_what_the_reveal_waits_for() -> None:
    position = Position(2, round=2).stock(ME, food=2).stock(YOU, coin=2)
    position.facing("f1", "a01", "a05", hidden=(2,)).facing("f2", "a02", seat=1)
    game = position.play("preparation")
    assert (game[ME].done, game.prompt(YOU)) == (True, "pay-food")
    assert game[ME].slots[2].card == FACE_DOWN


@rule("TA-DEFENSE-18", "TA-ROUND-06")
def test_at_a_table_that_defends_in_turn_the_reveal_waits_for_that_player_only() -> None:
    position = besieged("a01", "a05", round=2, seats=2, defence_in_turn=True)
    position.facing(PAUSE, "a01", "a05", hidden=(2,)).stock(ME, food=2, soldier=1)
    position.facing("f2", "a02", "a06", hidden=(2,), seat=1).stock(YOU, food=2, soldier=1)
    game = position.play("preparation")
    assert not game.asked(YOU)
    game.do(*deployment(soldier={"bottom": 1}))
    assert [told.card for told in game.events(AttackTurnedUp)] == ["a05"]
    assert game.prompt(ME) == "defend"
    assert not game.asked(YOU)
    assert game[YOU].slots[2].card == FACE_DOWN
    assert not game[YOU].paid


@rule("TA-ROUND-06", "TA-ROUND-07")
def test_a_table_that_defends_in_turn_goes_by_the_tents() -> None:
    position = Position(3, round=2, defence_in_turn=True)
    for seat, tent in enumerate((0, 2, 1)):
        position.facing(f"a3{seat + 1}", seat=seat).researched("covers", seat=seat)
        position.having(seat, tent=tent).stock(seat, food=2)
    game = position.play("preparation")
    order = []
    while game.phase == "defence":
        (seat,) = game.match.waiting()
        order.append(seat)
        assert [p.paid for p in game.state.players].count(True) == len(order)
        game.do(CONCEDE, seat=seat)
    assert order == [1, 2, 0]


@rule("TA-DEFENSE-06", "TA-DEFENSE-01")
def test_the_cards_are_turned_up_once_the_preparation_is_over() -> None:
    position = besieged("a01", "a28", "a02", "a31", round=4)
    position.facing(PAUSE, "a01", "a28", "a02", "a35", hidden=(2, 4))
    position.stock(food=4, soldier=1)
    game = position.play("preparation")
    assert [slot.card for slot in game[ME].slots] == [PAUSE, "a01", "", "a02", ""]
    game.do(*deployment(soldier={"bottom": 1}))
    assert [slot.card for slot in game[ME].slots] == [PAUSE, "a01", "a28", "a02", "a35"]
    assert [told.card for told in game.events(AttackTurnedUp)] == ["a28", "a35"]
    assert game.events(CardFaced)[0].card == "a35"


@rule("TA-DEFENSE-06", "TA-SPIES-10")
def test_a_card_that_a_spy_has_shown_is_not_turned_up_again() -> None:
    position = Position(round=2).facing("f1", "a01", "a05", hidden=(2,))
    position.stock(food=2, soldier=1).having(knowledge=1)
    game = position.play().do(Spy(ME, 2), STOP, *deployment(soldier={"left": 1}))
    assert game.events(AttackTurnedUp) == []


@rule("TA-DEFENSE-EX2")
def test_the_worked_example_of_a_ballista_that_is_face_down() -> None:
    position = Position(round=2).facing("f1", "a01", "a17", hidden=(2,)).stock(food=2, soldier=1)
    game = position.play("preparation")
    slot, box = game[ME].slots[2], game.state.box
    assert (slot.back, slot.card) == ("ballista", FACE_DOWN)
    family = [card for card in box.attacks.values() if card.back == slot.back]
    aims = [{side for side, _ in card.sides} for card in family]
    assert all(aim in OPPOSITE for aim in aims)
    assert all(aim in aims for aim in OPPOSITE)
    assert {card.violent for card in family} == {True, False}
    (kind,) = {card.type for card in family}
    helping = box.types[kind]
    assert (helping.fortification, helping.tactic, helping.workers) == ("towers", "bolts", True)


@rule("TA-DEFENSE-17")
def test_who_is_deployed_stays_where_he_is() -> None:
    game = stand(besieged("a01"), soldier={"bottom": 1})
    assert {type(deed).__name__ for deed in game.choices()} == {"UseTactic", "Concede"}
    assert standing(game) == {"bottom": {"soldier": 1}}
