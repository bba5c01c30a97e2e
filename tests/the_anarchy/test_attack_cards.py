"""The deal of Attack and Final Assault cards at the start of a round."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy import GAME
from oyez.games.the_anarchy.answers import Spy
from oyez.games.the_anarchy.box.edition import edition
from oyez.games.the_anarchy.scene.happenings import AttackDealt
from oyez.games.the_anarchy.state import Slot
from oyez.kernel import NATURE, Seat
from oyez.scene.views import whole_log
from oyez.state.secrets import observe
from tests.ledger import rule
from tests.the_anarchy.luck import bag, draw_first, idle
from tests.the_anarchy.positions import ME, YOU, Game, Position, begin

BOX = edition(STANDARD)
BACKS = ("ladder", "arrows", "ballista", "ram", "siege-tower", "catapult")


def deal(seats: int = 1, number: int = 1, first: int = 0) -> Game:
    """The start of a round, both decks to be drawn from."""
    position = Position(seats, number)
    position.state.first = Seat(first)
    return position.play("deal")


# -- the decks -------------------------------------------------------------------------------------


@rule("TA-ATTACKDEAL-01")
def test_both_decks_are_whole_again_in_every_round() -> None:
    position = Position(1, 1).facing("f1", "a01")
    game = position.play("aftermath")
    assert (game.phase, game.state.passages[0].number) == ("deal", 2)
    assert bag(game) == list(BOX.final_assaults)
    assert bag(game.draw("f1")) == list(BOX.attack_deck)
    game.draw("a01")
    assert game.state.round == 2
    assert [slot.card for slot in game[0].slots] == ["f1", "a01"]


def test_within_a_round_no_card_is_dealt_twice() -> None:
    game = deal(2, 1).draw("f2").draw("a05")
    assert bag(game) == ["f1", "f3", "f4", "f5", "f6"]
    assert "a05" not in bag(game.draw("f1"))
    assert len(bag(game)) == len(BOX.attack_deck) - 1


@rule("TA-R69")
def test_four_players_never_exhaust_the_decks() -> None:
    game = deal(4, 5)
    final, attacks = [], []
    while game.phase == "deal":
        things = bag(game)
        if things[0] in BOX.final_assaults:
            final.append(len(things))
        elif things[0] in BOX.attacks and len({BOX.attacks[name].back for name in things}) > 1:
            attacks.append(len(things))
        game.draw(things[0])
    assert final == [6, 5, 4, 3]
    assert (max(attacks), min(attacks)) == (36, 36 - 19)
    assert [len(p.slots) for p in game.state.players] == [6, 6, 6, 6]
    dealt = [slot.card for p in game.state.players for slot in p.slots if slot.card]
    dealt += [card for fronts in game.state.fronts.values() for card in fronts.values()]
    assert len(set(dealt)) == 4 * 6


# -- what everybody gets ---------------------------------------------------------------------------


@rule("TA-ATTACKDEAL-02")
def test_the_final_assault_lies_face_up_at_the_left() -> None:
    game = deal(2).draw("f3").draw("a17").draw("f6").draw("a36")
    assert game[0].slots == [Slot("final-assault", "f3"), Slot("ballista", "a17")]
    assert game[1].slots == [Slot("final-assault", "f6"), Slot("catapult", "a36")]
    assert not any(slot.defended for p in game.state.players for slot in p.slots)


@rule("TA-ATTACKDEAL-03")
def test_final_assaults_differ_only_in_the_sides_they_attack() -> None:
    cards = [BOX.attacks[name] for name in BOX.final_assaults]
    assert {(card.back, card.type, card.violent) for card in cards} == {
        ("final-assault", "final-assault", False)
    }
    assert {letter for card in cards for _, letter in card.sides} == {"A"}
    pairs = {frozenset(side for side, _ in card.sides) for card in cards}
    assert len(pairs) == len(cards) == 6
    assert {len(pair) for pair in pairs} == {2}


@rule("TA-ATTACKDEAL-04", "TA-ATTACKDEAL-05")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_in_round_n_everybody_gets_n_attack_cards_and_a_final_assault(number: int) -> None:
    game = draw_first(deal(2, number))
    for p in game.state.players:
        assert [slot.back == "final-assault" for slot in p.slots] == [True] + [False] * number
        assert len(p.slots) == number + 1


@rule("TA-ATTACKDEAL-06", "TA-R01")
@pytest.mark.parametrize(
    ("number", "hidden"), [(1, []), (2, [2]), (3, [2]), (4, [2, 4]), (5, [2, 4])]
)
def test_the_second_and_the_fourth_attack_card_are_face_down(
    number: int, hidden: list[int]
) -> None:
    game = draw_first(deal(2, number))
    for p in game.state.players:
        assert [place for place, slot in enumerate(p.slots) if slot.card == ""] == hidden
        assert list(game.state.fronts[p.seat]) == hidden
        for place in hidden:
            front = game.state.fronts[p.seat][place]
            assert BOX.attacks[front].back == p.slots[place].back


@rule("TA-ATTACKDEAL-EX1")
def test_in_round_1_everybody_faces_two_cards() -> None:
    game = draw_first(deal(3, 1))
    for p in game.state.players:
        assert len(p.slots) == 2
        assert p.slots[0].card in BOX.final_assaults
        assert p.slots[1].card in BOX.attack_deck


@rule("TA-ATTACKDEAL-EX2")
def test_in_round_5_everybody_faces_six_cards_two_of_them_face_down() -> None:
    game = draw_first(deal(3, 5))
    for p in game.state.players:
        assert len(p.slots) == 6
        assert p.slots[0].card in BOX.final_assaults
        assert sum(slot.card == "" for slot in p.slots[1:]) == 2
        assert sum(slot.card in BOX.attack_deck for slot in p.slots[1:]) == 3


# -- who sees what ---------------------------------------------------------------------------------


def hidden_ladder(front: str) -> Game:
    """Round 2, a ladder lying face down before the first of two players."""
    game = deal(2, 2).draw("f1").draw("a19")
    assert Counter(bag(game)) == {**dict.fromkeys(BACKS, 6), "ram": 5}
    game.draw("ladder")
    assert bag(game) == ["a01", "a02", "a03", "a04", "a05", "a06"]
    game.draw(front)
    return game.draw("f2").draw("a20").draw("ram").draw("a23")


@rule("TA-ATTACKDEAL-07")
def test_nobody_can_tell_what_lies_face_down_not_even_its_owner() -> None:
    one, other = hidden_ladder("a01"), hidden_ladder("a05")
    assert one.state.fronts[ME] == {2: "a01"}
    assert other.state.fronts[ME] == {2: "a05"}
    for seat in (ME, YOU, None):
        assert observe(one.state, seat) == observe(other.state, seat)
        assert whole_log(one.match, seat) == whole_log(other.match, seat)


@rule("TA-ATTACKDEAL-07")
def test_only_knowledge_turns_a_card_up_before_the_reveal() -> None:
    position = Position(2, 2).facing("f1", "a19", "a05", hidden=(2,))
    game = position.play()
    assert game.why_not(Spy(ME, 2)) == "no-knowledge"
    game = position.having(knowledge=1).play().do(Spy(ME, 2))
    assert game[0].slots[2] == Slot("ladder", "a05")
    assert game.state.fronts[ME] == {}


@rule("TA-ATTACKDEAL-08")
def test_everybody_sees_the_back_of_a_card_that_is_face_down() -> None:
    position = Position(2, 2)
    game = position.play("deal").draw("f1").draw("a19").draw("ladder").draw("a05")
    assert game[0].slots[2] == Slot("ladder")
    (dealt,) = game.events(AttackDealt)
    assert (dealt.seat, dealt.cards[:2]) == (ME, ("f1", "a19"))
    assert dealt.cards[2].endswith("ladder")


@rule("TA-ATTACKDEAL-08")
def test_the_back_leaves_open_only_the_cards_of_its_family_that_are_left() -> None:
    game = deal(1, 2).draw("f1").draw("a03").draw("ladder")
    assert bag(game) == ["a01", "a02", "a04", "a05", "a06"]


@rule("TA-ATTACKDEAL-09")
def test_nobody_sees_which_card_is_dealt_face_down_nor_what_is_left_of_the_deck() -> None:
    game = hidden_ladder("a05")
    drawn = [entry for entry in game.match.log if entry.seat == NATURE]
    assert [entry.seen for entry in drawn if entry.value == ("a05",)] == [()]
    assert [entry.seen for entry in drawn if entry.value == ("ladder",)] == [None]
    assert [entry.seen for entry in drawn if entry.value == ("a19",)] == [None]


@rule("TA-ATTACKDEAL-07", "TA-ATTACKDEAL-08")
def test_any_unseen_card_with_that_back_may_lie_there() -> None:
    position = Position(2, 4).facing("f1", "a19", "a05", "a03", "a31", hidden=(2, 4))
    position.facing("f2", "a01", "a02", "a20", "a06", hidden=(2, 4), seat=1)
    found: dict[tuple[int, int], set[str]] = {(0, 2): set(), (0, 4): set(), (1, 2): set()}
    for seed in range(200):
        state = position.play().state
        GAME.redeal(state, ME, Random(seed))
        GAME.check(state)
        for seat, place in found:
            found[seat, place].add(state.fronts[Seat(seat)][place])
        assert [slot.card for slot in state.players[0].slots] == ["f1", "a19", "", "a03", ""]
    ladders = {"a02", "a04", "a05", "a06"}
    assert found[0, 2] == found[1, 2] == ladders
    assert found[0, 4] == {"a31", "a32", "a33", "a34", "a35", "a36"}


# -- in which order --------------------------------------------------------------------------------


@rule("TA-ATTACKDEAL-10", "TA-R71")
def test_the_first_player_gets_all_his_cards_before_the_next_clockwise() -> None:
    game = deal(3, 2, first=1)
    game.draw("f1").draw("a01").draw("ram").draw("a19")
    game.draw("f2").draw("a02").draw("ram").draw("a20")
    assert [len(p.slots) for p in game.state.players] == [0, 3, 3]
    game.draw("f3").draw("a03").draw("ram").draw("a21")
    assert [dealt.seat for dealt in game.events(AttackDealt)] == [1, 2, 0]
    assert [p.slots[0].card for p in game.state.players] == ["f3", "f1", "f2"]
    assert [p.slots[1].card for p in game.state.players] == ["a03", "a01", "a02"]
    assert game.state.fronts == {0: {2: "a21"}, 1: {2: "a19"}, 2: {2: "a20"}}
    assert game.phase == "draft"


@rule("TA-ATTACKDEAL-11")
def test_cards_fill_the_slots_from_left_to_right_as_they_are_drawn() -> None:
    game = deal(1, 5).draw("f5").draw("a36").draw("catapult").draw("a31").draw("a02")
    game.draw("arrows").draw("a12").draw("a07")
    assert game[0].slots == [
        Slot("final-assault", "f5"),
        Slot("catapult", "a36"),
        Slot("catapult"),
        Slot("ladder", "a02"),
        Slot("arrows"),
        Slot("arrows", "a07"),
    ]
    assert game.state.fronts[ME] == {2: "a31", 4: "a12"}


@rule("TA-ATTACKDEAL-12")
def test_no_card_stays_with_anybody_beyond_the_round() -> None:
    game = begin(2)
    idle(game, lambda game: game.state.passages[:1] != [] and game.state.passages[0].number == 2)
    assert game.phase == "deal"
    assert [p.slots for p in game.state.players] == [[], []]
    assert game.state.fronts == {0: {}, 1: {}}
