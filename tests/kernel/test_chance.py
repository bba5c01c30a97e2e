"""Chance: what Nature can answer, with which odds, and decks that have no order until drawn."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from oyez.kernel import (
    NATURE,
    Ask,
    CannotUndo,
    ChanceRequest,
    Deck,
    Draw,
    Flow,
    Match,
    NotAmongChoices,
    NotYourQuestion,
    OneOf,
    Roll,
    Shuffle,
    undo,
)
from oyez.kernel.decks import DeckKnowledge, PlacedCard
from tests.kernel.toys import A, B, Step, Toy, toy

TRIES = 6000


class Coin(Struct, frozen=True):
    """A thing that is more than a word."""

    metal: str


def asking(chance: ChanceRequest) -> Step:
    """A step that asks Nature once, writes down the outcome, then asks a seat."""

    def step(s: Toy) -> Flow[None]:
        s.note(*(yield chance))
        yield Ask(A, OneOf(["go"]))

    return step


def odds(chance: ChanceRequest) -> dict[Any, float]:
    """How often each outcome came, in a seeded run."""
    rng = Random(7)
    seen = Counter(chance.sample(rng) for _ in range(TRIES))
    return {outcome: times / TRIES for outcome, times in seen.items()}


def drawing(deck: Deck, *numbers: int) -> Match[Toy]:
    """A match that draws from the deck, so many cards at a time; Nature is answered for."""

    def start(s: Toy) -> None:
        s.deck = deck

    def step(s: Toy) -> Flow[None]:
        for number in numbers:
            s.note(*(yield from s.deck.draw(number)))
        yield Ask(A, OneOf(["go"]))

    return toy(step, start=start)


def played(flow: Flow[Any], *luck: object) -> Any:
    """What a flow returns when Nature answers with `luck`, one after the other."""
    outcomes = iter(luck)
    answer: object = None
    try:
        while True:
            request = flow.send(answer)
            answer = next(outcomes) if isinstance(request, ChanceRequest) else None
    except StopIteration as stop:
        return stop.value


# -- Nature answers by itself, or is answered for ------------------------------------------------


def test_nature_answers_by_itself_when_it_has_a_random_stream() -> None:
    match = toy(asking(Roll(2)), rng=Random(1))
    assert match.waiting() == (A,)
    assert len(match.state.notes[0].split()) == 2


def test_the_same_stream_gives_the_same_luck() -> None:
    first, second = (toy(asking(Roll(5)), rng=Random(3)) for _ in range(2))
    assert first.digest() == second.digest()


def test_without_a_random_stream_nature_is_waited_for() -> None:
    assert toy(asking(Roll(2))).waiting() == (NATURE,)


def test_luck_can_be_scripted() -> None:
    match = toy(asking(Roll(2)))
    match.answer(NATURE, (6, 1))
    assert match.state.notes == ["6 1"]


def test_no_seat_can_answer_for_itself_what_nature_is_asked() -> None:
    match = toy(asking(Roll(2)))
    with pytest.raises(NotYourQuestion):
        match.answer(A, (6, 6))


@pytest.mark.parametrize("outcome", [(7, 1), (0, 1), (1,), (1, 2, 3), "11", (True, 1), None])
def test_impossible_dice_are_refused(outcome: object) -> None:
    match = toy(asking(Roll(2)))
    with pytest.raises(NotAmongChoices):
        match.answer(NATURE, outcome)


@pytest.mark.parametrize("outcome", [("ruby",), ("pearl", "pearl"), ("gold", "pearl"), ([], "a")])
def test_things_that_are_not_in_the_bag_are_refused(outcome: object) -> None:
    match = toy(asking(Draw({"ruby": 3, "pearl": 1}, 2)))
    with pytest.raises(NotAmongChoices):
        match.answer(NATURE, outcome)


@pytest.mark.parametrize("outcome", [("a", "b"), ("a", "b", "b"), ("a", "b", "d")])
def test_a_shuffle_that_loses_or_adds_things_is_refused(outcome: object) -> None:
    match = toy(asking(Shuffle("abc")))
    with pytest.raises(NotAmongChoices):
        match.answer(NATURE, outcome)


def test_a_refused_outcome_changes_nothing() -> None:
    match = toy(asking(Roll(2)))
    before = match.digest()
    with pytest.raises(NotAmongChoices):
        match.answer(NATURE, (7, 7))
    assert match.digest() == before


def test_things_drawn_may_be_more_than_words() -> None:
    match = toy(asking(Draw({Coin("gold"): 1, Coin("tin"): 2})))
    match.answer_plain(NATURE, [{"metal": "gold"}])
    assert match.log[0].value == (Coin("gold"),)


@pytest.mark.parametrize("raw", ["gold", [[]], [{}], [{"metal": "lead"}], None, [1]])
def test_plain_data_that_is_no_outcome_is_refused(raw: object) -> None:
    match = toy(asking(Draw({Coin("gold"): 1, Coin("tin"): 2})))
    with pytest.raises(NotAmongChoices):
        match.answer_plain(NATURE, raw)


# -- the record ----------------------------------------------------------------------------------


def test_what_nature_answered_is_in_the_record() -> None:
    match = toy(asking(Roll(1)), rng=Random(1))
    assert [(entry.seat, len(entry.value)) for entry in match.log] == [(NATURE, 1)]


def test_a_public_outcome_may_be_known_by_all() -> None:
    match = toy(asking(Roll(1)), rng=Random(1))
    assert match.log[0].seen is None


@pytest.mark.parametrize("rng", [None, Random(1)])
def test_a_private_outcome_is_marked_with_those_who_may_know_it(rng: Random | None) -> None:
    match = toy(asking(Draw({"ruby": 1}, seen=[B])), rng=rng)
    if rng is None:
        match.answer(NATURE, ("ruby",))
    assert match.log[0].seen == (B,)


def test_an_outcome_may_be_known_by_nobody() -> None:
    match = toy(asking(Shuffle("ab", seen=())), rng=Random(1))
    assert match.log[0].seen == ()


# -- odds ----------------------------------------------------------------------------------------


def test_every_face_of_a_die_is_equally_likely() -> None:
    assert odds(Roll()) == {(face,): pytest.approx(1 / 6, abs=0.03) for face in range(1, 7)}


def test_two_dice_are_rolled_independently() -> None:
    assert odds(Roll(2, 2)) == {
        (one, two): pytest.approx(1 / 4, abs=0.04) for one in (1, 2) for two in (1, 2)
    }


def test_a_thing_that_is_there_thrice_is_drawn_thrice_as_often() -> None:
    assert odds(Draw({"common": 3, "rare": 1, "gone": 0})) == {
        ("common",): pytest.approx(3 / 4, abs=0.04),
        ("rare",): pytest.approx(1 / 4, abs=0.04),
    }


def test_draws_are_without_replacement() -> None:
    assert odds(Draw({"common": 2, "rare": 1}, 2)) == {
        row: pytest.approx(1 / 3, abs=0.04)
        for row in [("common", "common"), ("common", "rare"), ("rare", "common")]
    }


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    orders = odds(Shuffle("abc"))
    assert len(orders) == 6
    assert all(share == pytest.approx(1 / 6, abs=0.03) for share in orders.values())


@pytest.mark.parametrize(
    "chance", [Roll(2), Draw({"a": 2, "b": 1, "c": 0}, 2), Shuffle("aab")], ids=["r", "d", "s"]
)
def test_nature_can_answer_exactly_what_the_outcomes_list(chance: ChanceRequest) -> None:
    listed = set(chance.choices)
    assert set(odds(chance)) == listed
    assert len(listed) == chance.choices.count()


# -- decks ---------------------------------------------------------------------------------------


def test_a_card_drawn_is_no_longer_in_the_deck() -> None:
    match = drawing(Deck({"ace": 1, "king": 2}), 1)
    match.answer(NATURE, ("king",))
    assert (match.state.notes, len(match.state.deck)) == (["king"], 2)


def test_several_cards_are_one_question_to_nature() -> None:
    match = drawing(Deck({"ace": 1, "king": 2}), 2)
    match.answer(NATURE, ("king", "ace"))
    assert match.state.notes == ["king ace"]


def test_a_card_that_has_been_drawn_cannot_come_again() -> None:
    match = drawing(Deck({"ace": 1, "king": 2}), 1, 1)
    match.answer(NATURE, ("ace",))
    with pytest.raises(NotAmongChoices):
        match.answer(NATURE, ("ace",))


def test_no_more_cards_are_drawn_than_there_are() -> None:
    match = drawing(Deck({"ace": 1, "king": 1}), 5)
    match.answer(NATURE, ("king", "ace"))
    assert match.state.notes == ["king ace"]


def test_an_empty_deck_gives_nothing_and_asks_nothing() -> None:
    match = drawing(Deck({"ace": 0}), 1)
    assert (match.state.notes, match.ply) == ([""], 0)


def test_buried_cards_come_last_in_the_order_buried() -> None:
    deck = Deck({"ace": 1})
    deck.bury(["ten", "nine"])
    deck.bury(["two"])
    match = drawing(deck, 4)
    match.answer(NATURE, ("ace",))
    assert match.state.notes == ["ace ten nine two"]


def test_settled_cards_are_drawn_without_asking_nature() -> None:
    deck = Deck({})
    deck.bury(["ten", "nine"])
    assert drawing(deck, 1).state.notes == ["ten"]


def test_peeked_cards_are_the_ones_drawn_next() -> None:
    deck = Deck({"ace": 1, "king": 1, "two": 3})
    looked = played(deck.peek(2, A), ("two", "ace"))
    assert played(deck.draw(2)) == looked == ["two", "ace"]


def test_peeking_leaves_as_many_cards_as_there_were() -> None:
    deck = Deck({"ace": 1, "king": 1, "two": 3})
    played(deck.peek(2, A), ("two", "ace"))
    assert len(deck) == 5


def test_a_longer_peek_keeps_what_was_settled() -> None:
    deck = Deck({"ace": 1, "king": 1, "two": 3})
    played(deck.peek(1, A), ("ace",))
    assert played(deck.peek(3, B), ("two", "king")) == ["ace", "two", "king"]


def test_a_shorter_peek_keeps_what_was_settled() -> None:
    deck = Deck({"ace": 1, "king": 1})
    played(deck.peek(2, A), ("king", "ace"))
    assert played(deck.peek(1, B)) == ["king"]
    assert [(placed.card, placed.known) for placed in deck.top] == [("king", (A, B)), ("ace", (A,))]


def test_peeking_reaches_the_buried_cards() -> None:
    deck = Deck({"ace": 1})
    deck.bury(["ten"])
    played(deck.peek(2, A), ("ace",))
    assert [placed.card for placed in deck.top] == ["ace", "ten"]


def test_only_those_who_peeked_know_the_cards() -> None:
    deck = Deck({"ace": 1, "two": 1})
    played(deck.peek(1, A), ("ace",))
    assert deck.observed(A)["top"] == ["ace"]
    assert deck.observed(B)["top"] == [None]


def test_who_peeked_first_still_knows_after_another_peek() -> None:
    deck = Deck({"ace": 1, "two": 1})
    played(deck.peek(1, B), ("ace",))
    played(deck.peek(1, A))
    assert deck.observed(A)["top"] == deck.observed(B)["top"] == ["ace"]


def test_who_buried_a_card_knows_it() -> None:
    deck = Deck({"ace": 1})
    deck.bury(["ten"], [B])
    assert (deck.observed(B)["bottom"], deck.observed(None)["bottom"]) == (["ten"], [None])


def test_a_reshuffle_opens_every_place_again() -> None:
    deck = Deck({"ace": 1, "two": 0})
    deck.bury(["ten"])
    played(deck.peek(1, A), ("ace",))
    deck.shuffle(["two", "two"])
    assert (deck.stock, deck.top, deck.bottom) == ({"ace": 1, "two": 2, "ten": 1}, [], [])


def test_after_a_reshuffle_any_card_may_be_on_top() -> None:
    deck = Deck({"ace": 1})
    deck.bury(["ten"])
    deck.shuffle(["two"])
    outcomes = next(deck.draw(1)).choices  # type: ignore[attr-defined]
    assert set(outcomes) == {("ace",), ("ten",), ("two",)}


def test_a_card_drawn_for_one_seat_is_marked_so_in_the_record() -> None:
    def step(s: Toy) -> Flow[None]:
        s.hand[B] += yield from s.deck.draw(1, [B])
        yield Ask(A, OneOf(["go"]))

    def start(s: Toy) -> None:
        s.deck = Deck({"ace": 1, "two": 1})

    assert toy(step, start=start, rng=Random(1)).log[0].seen == (B,)


def test_turning_up_a_settled_card_cannot_be_taken_back() -> None:
    def step(s: Toy) -> Flow[None]:
        s.deck.bury(["ten"])
        yield Ask(A, OneOf(["look"]))
        s.note(*(yield from s.deck.draw(1)))
        yield Ask(A, OneOf(["go"]))

    match = toy(step)
    match.answer(A, "look")
    with pytest.raises(CannotUndo):
        undo(match, A)


def test_redealing_keeps_the_places_that_a_seat_knows() -> None:
    for seed in range(20):
        deck = Deck({"ace": 1, "king": 1, "two": 3})
        played(deck.peek(1, A), ("ace",))
        deck.bury(["ten"], [A])
        deck.redeal(A, Random(seed))
        assert (deck.observed(A)["top"], deck.observed(A)["bottom"]) == (["ace"], ["ten"])


def test_redealing_changes_the_places_that_a_seat_does_not_know() -> None:
    tops: set[str] = set()
    for seed in range(40):
        deck = Deck({"ace": 1, "king": 1, "two": 1})
        played(deck.peek(1, A), ("ace",))
        deck.redeal(B, Random(seed))
        tops.add(deck.top[0].card)
        assert deck.top[0].known == (A,)
    assert tops == {"ace", "king", "two"}


def test_redealing_keeps_the_places_seen_since_and_leaves_what_was_drawn_in_the_stock() -> None:
    first, second = PlacedCard("two"), PlacedCard("two")
    seen = DeckKnowledge(["ace"], [second])
    firsts = set()
    for seed in range(40):
        deck = Deck({"ace": 1, "ten": 1, "six": 1}, bottom=[first, second])
        deck.redeal(B, Random(seed), seen)
        assert deck.bottom[1] is second
        assert deck.stock["ace"] == 1
        firsts.add(deck.bottom[0].card)
    assert firsts == {"two", "ten", "six"}


def test_redealing_after_a_shuffle_takes_no_card_for_settled() -> None:
    deck = Deck({"six": 1}, bottom=[PlacedCard("ace"), PlacedCard("ten")])
    deck.redeal(B, Random(1), DeckKnowledge(["ace", "ten"], []))
    assert sorted([*deck.stock, *(placed.card for placed in deck.bottom)]) == ["ace", "six", "ten"]


def test_redealing_keeps_the_cards() -> None:
    deck = Deck({"ace": 1, "king": 1, "two": 3})
    played(deck.peek(2, A), ("ace", "two"))
    deck.bury(["ten"], [A])
    deck.redeal(B, Random(5))
    deck.shuffle()
    assert deck.stock == {"ace": 1, "king": 1, "two": 3, "ten": 1}
