"""Spies: knowledge turns face-down Attack cards up, one's own or those of others."""

import pytest

from oyez.games.the_anarchy.answers import RESUME, STOP, Fill, PayFood, Prepare, Spy
from oyez.games.the_anarchy.rules.defence.spies import spyings
from oyez.games.the_anarchy.rules.scoring import points_of_path
from oyez.games.the_anarchy.scene.happenings import AttackTurnedUp, CardDefended, CardSpied
from oyez.games.the_anarchy.state import Slot
from oyez.kernel import CannotUndo, NotAmongChoices, Reason, undo
from oyez.state.secrets import observe
from tests.ledger import rule
from tests.the_anarchy.defending import places
from tests.the_anarchy.gains import gains, opens_at, price, reason
from tests.the_anarchy.positions import ME, YOU, Position

OWN, HERS = Spy(ME, 2), Spy(YOU, 2)


def two(knowledge: int = 1, **fields: int) -> Position:
    """Round 2: each of two players has a face-down Attack card on the right."""
    position = Position(2, round=2).having(knowledge=knowledge, **fields)
    position.facing("f1", "a01", "a19", hidden=(2,))
    return position.facing("f2", "a02", "a23", hidden=(2,), seat=1)


# -- the boxes ------------------------------------------------------------------------------------


@rule("TA-SPIES-01")
def test_spies_need_no_building_and_are_filled_from_the_left() -> None:
    game = Position().stock(coin=6).filled(governance=9).play()
    assert game.offers(Fill("spies-1"))
    for number in range(2, 7):
        assert game.why_not(Fill(f"spies-{number}")) == "box-before"


@rule("TA-SPIES-02", "TA-R19")
@pytest.mark.parametrize(("number", "measure"), [(1, 3), (2, 3), (3, 6), (4, 6), (5, 9), (6, 9)])
def test_each_level_needs_a_measure_of_governance(number: int, measure: int) -> None:

    def position() -> Position:
        return Position().stock(coin=1).filled(spies=number - 1)

    assert opens_at(position, Fill(f"spies-{number}"), "governance") == measure


@rule("TA-SPIES-03")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_box_costs_a_coin(number: int) -> None:

    def position() -> Position:
        return Position().filled(spies=number - 1, governance=9)

    price(position, Fill(f"spies-{number}"), coin=1)


@rule("TA-SPIES-04")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_the_first_box_of_a_level_grants_nothing(number: int) -> None:
    position = Position().stock(coin=1).filled(spies=number - 1, governance=9)
    game = position.play().do(Fill(f"spies-{number}"))
    assert gains(game) == {}
    assert game[0].tracks["spies"] == number


@rule("TA-SPIES-05", "TA-SPIES-06", "TA-R19")
@pytest.mark.parametrize(("number", "knowledge"), [(2, 1), (4, 2), (6, 2)])
def test_the_second_box_of_a_level_grants_influence_and_knowledge(
    number: int, knowledge: int
) -> None:
    position = Position().stock(coin=1).filled(spies=number - 1, governance=9)
    game = position.play().do(Fill(f"spies-{number}"))
    assert gains(game) == {"influence": 1, "knowledge": knowledge}


@rule("TA-SPIES-06", "TA-SPIES-07")
def test_knowledge_is_kept_while_further_boxes_are_filled() -> None:
    game = Position().stock(coin=6).filled(governance=9).play()
    counted = [game.do(Fill(f"spies-{number}"))[0].knowledge for number in range(1, 7)]
    assert counted == [0, 1, 1, 3, 3, 5]


@rule("TA-SPIES-EX1")
def test_the_worked_example_of_three_knowledge_one_is_spent_and_two_remain() -> None:
    position = two(knowledge=0).stock(coin=4).filled(governance=6)
    game = position.play().do(Fill("spies-1"), Fill("spies-2"), HERS)
    game.do(Fill("spies-3"), Fill("spies-4"))
    assert game[0].tracks["spies"] == 4
    assert game[0].knowledge == 2
    assert game[0].tracks["helps"] == 1


@rule("TA-R61")
@pytest.mark.parametrize(
    ("filled", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)]
)
def test_a_spy_is_a_level_of_which_both_boxes_are_filled(filled: int, points: int) -> None:
    position = Position().filled(spies=filled)
    assert points_of_path(position.state, position[0], "scout") == points


# -- knowledge ------------------------------------------------------------------------------------


@rule("TA-SPIES-08")
def test_any_face_down_card_of_any_player_can_be_turned_up() -> None:
    position = two()
    position.facing("f1", "a01", "a19", "a25", "a13", hidden=(2, 4))
    game = position.play()
    spyings = [choice for choice in game.choices() if isinstance(choice, Spy)]
    assert spyings == [Spy(ME, 2), Spy(ME, 4), Spy(YOU, 2)]


@rule("TA-SPIES-08")
def test_without_knowledge_no_card_is_turned_up() -> None:
    game = two(knowledge=0).play()
    assert not any(isinstance(choice, Spy) for choice in game.choices())
    assert spyings(game.state, game[0]) == []
    assert reason(game, OWN) == Reason("no-knowledge", "TA-SPIES-08")
    assert reason(game, HERS) == Reason("no-knowledge", "TA-SPIES-08")


@rule("TA-SPIES-08")
@pytest.mark.parametrize("place", [0, 1])
def test_a_card_that_lies_face_up_is_no_target(place: int) -> None:
    game = two().play()
    assert reason(game, Spy(YOU, place)) == Reason("face-up", "TA-SPIES-10")


@rule("TA-SPIES-08")
def test_knowledge_may_be_used_before_between_and_after_other_actions() -> None:
    position = two(knowledge=2).stock(serf=1, material=2).researched("stones")
    game = position.play().do(OWN, Fill("quarry-1"), Prepare("stones"), HERS, Prepare("stones"))
    assert game[0].knowledge == 0


@rule("TA-SPIES-08")
def test_what_has_been_seen_cannot_be_taken_back() -> None:
    game = two(knowledge=1).stock(serf=2).play().do(Fill("quarry-1"), OWN)
    with pytest.raises(CannotUndo):
        undo(game.match, ME)
    game.do(Fill("farms-1"))
    undo(game.match, ME)
    assert game[0].tracks["farms"] == 0
    assert game[0].slots[2].card == "a19"


@rule("TA-SPIES-09", "TA-SPIES-11")
def test_turning_up_ones_own_card_spends_a_knowledge_and_gives_nothing_else() -> None:
    game = two(knowledge=2).play().do(OWN)
    assert gains(game) == {"knowledge": 1}
    assert game[0].slots[2] == Slot("ram", "a19")
    (told,) = game.events(CardSpied)
    assert (told.seat, told.owner, told.card) == (ME, ME, "a19")


@rule("TA-SPIES-09", "TA-SPIES-12")
def test_turning_up_the_card_of_an_opponent_fills_a_help_box_and_grants_bravery() -> None:
    game = two(knowledge=2).play().do(HERS)
    assert gains(game) == {"knowledge": 1, "helps": 1, "bravery": 1}
    assert gains(game, 1) == {}
    assert game[1].slots[2] == Slot("ram", "a23")
    assert game[0].slots[2] == Slot("ram")


@rule("TA-SPIES-12")
@pytest.mark.parametrize("helped", [0, 1, 2])
def test_each_of_the_three_help_boxes_grants_a_bravery(helped: int) -> None:
    position = two().filled(helps=helped, bravery=2)
    game = position.play().do(HERS)
    assert (game[0].tracks["helps"], game[0].tracks["bravery"]) == (helped + 1, 3)


@rule("TA-SPIES-13", "TA-R20")
def test_nobody_helps_a_fourth_time() -> None:
    game = two().filled(helps=3).play()
    assert not game.offers(HERS)
    assert reason(game, HERS) == Reason("helped-enough", "TA-SPIES-13", {"number": 3})
    assert game.offers(OWN)
    assert gains(game.do(OWN)) == {"helps": 3}


@rule("TA-SPIES-13", "TA-R20")
def test_the_same_opponent_may_be_helped_again_and_again() -> None:
    position = two(knowledge=4)
    position.facing("f2", "a02", "a23", "a03", "a24", hidden=(1, 2, 3, 4), seat=1)
    game = position.play().do(Spy(YOU, 1), Spy(YOU, 2), Spy(YOU, 3))
    assert game[0].tracks["helps"] == 3
    assert game.why_not(Spy(YOU, 4)) == "helped-enough"
    assert gains(game) == {"knowledge": 1, "helps": 3, "bravery": 3, "serf": 1}


@rule("TA-SPIES-10")
def test_a_card_turned_up_lies_face_up_for_the_rest_of_the_round() -> None:
    game = two().stock(0, soldier=1).stock(1, soldier=1).play().do(HERS, STOP)
    game.do(STOP, seat=1)
    assert game.phase == "preparation"
    assert game[1].slots[2] == Slot("ram", "a23")
    game.do(places(top=1)).do(places(top=1), seat=1)
    assert [told.card for told in game.events(AttackTurnedUp)] == ["a19"]


@rule("TA-SPIES-14")
def test_a_card_turned_up_is_seen_by_everybody() -> None:
    game = two().play()
    for seat in (ME, YOU, None):
        assert "a23" not in repr(observe(game.state, seat))
    game.do(HERS)
    assert game.state.fronts == {ME: {2: "a19"}, YOU: {}}
    for seat in (ME, YOU, None):
        assert "a23" in repr(observe(game.state, seat))
        assert "a19" not in repr(observe(game.state, seat))


@rule("TA-SPIES-14")
def test_a_card_turned_up_is_resolved_like_any_other() -> None:
    position = two().having(1, gate=3).filled(1, gate=3)
    game = position.play().do(HERS, STOP).do(STOP, seat=1)
    assert [told.card for told in game.events(CardDefended)] == ["a23"]
    assert game[1].tracks["bravery"] == 1  # for the violent ram, which the gate met


# -- who acts when --------------------------------------------------------------------------------


@rule("TA-R21")
def test_who_has_stopped_can_be_helped_and_may_act_again() -> None:
    game = two().stock(1, serf=1).play().do(STOP, seat=1)
    assert not game.asked(1)
    game.do(HERS)
    game.act(RESUME, seat=1)
    assert game.offers(Fill("quarry-1"), seat=1)


@rule("TA-R21")
def test_nobody_resumes_who_has_not_stopped() -> None:
    game = two().play()
    with pytest.raises(NotAmongChoices):
        game.act(RESUME, seat=1)


@rule("TA-R21")
def test_nobody_resumes_once_all_have_stopped() -> None:
    game = two().stock(0, soldier=1).stock(1, soldier=1).play().do(STOP).do(STOP, seat=1)
    assert game.phase == "preparation"
    with pytest.raises(NotAmongChoices):
        game.act(RESUME, seat=1)


@rule("TA-R65")
def test_of_two_who_want_the_same_card_the_first_to_speak_turns_it_up() -> None:
    position = two().having(1, knowledge=1)
    game = position.play().do(HERS, seat=1)
    assert gains(game, 1) == {}
    assert not game.offers(HERS)
    assert reason(game, HERS) == Reason("face-up", "TA-SPIES-10")
    assert gains(game) == {"knowledge": 1}


@rule("TA-R65")
def test_the_owner_sees_a_card_as_soon_as_another_has_turned_it_up() -> None:
    game = two().stock(1, serf=1).play()
    assert game[1].slots[2].card == ""
    game.do(HERS)
    assert game[1].slots[2].card == "a23"
    assert game.offers(Fill("quarry-1"), seat=1)


@rule("TA-R66")
def test_knowledge_is_of_no_use_in_the_castle_defence_phase() -> None:
    game = two(rally=1).stock(soldier=1, coin=2).play("preparation")
    assert game.offers(PayFood())
    assert not game.offers(OWN)
    game.do(PayFood())
    assert game.prompt() == "deploy"
    assert not game.offers(OWN)
    game.do(places(top=1))
    assert game.prompt() == "defend"
    assert not game.offers(OWN)
    assert game[0].knowledge == 1
