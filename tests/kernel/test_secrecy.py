"""Secrets: what a seat may not see is veiled; another deal of it changes nothing that it sees."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Annotated, Any

import pytest
from msgspec import Struct

from oyez.kernel import (
    HIDDEN,
    NATURE,
    OWNED,
    Amount,
    Ask,
    AskAll,
    Choices,
    Commit,
    Deck,
    Draw,
    Each,
    Flow,
    Match,
    NoDealFound,
    OneOf,
    OwnedBy,
    Seat,
    StepKnowledge,
    observe,
    redeal,
    redeal_position,
    undo,
)
from oyez.kernel.decks import PlacedCard
from oyez.scene.elements import Card, Hand, Scene
from oyez.scene.views import view, view_bytes
from oyez.testing.properties import (
    check_choices,
    check_clone,
    check_probes,
    check_replay,
    check_secrecy,
    check_table,
    play,
)
from tests.kernel.tavern import Tavern
from tests.kernel.toys import A, B, C, Noted, Step, Toy, ToyGame, Whispered, toy

VEIL = {"hidden": True}
CARDS = [f"card {n}" for n in range(12)]

# -- what is declared -----------------------------------------------------------------------


class Plan(Struct):
    """A plan that its seat alone may see."""

    seat: Seat
    goal: Annotated[str, OwnedBy("seat")]


class House(Struct):
    """Secrets of every sort, one inside the other."""

    name: str
    hand: Annotated[dict[Seat, list[str]], OWNED]
    spoils: Annotated[dict[str, int], HIDDEN]
    plans: list[Plan]
    deck: Deck
    events: int = 0


class Realm(Struct):
    """A struct with structs that have secrets."""

    houses: dict[str, House]


class Vacant(Struct):
    """A plan whose seat may be empty."""

    seat: Seat | None
    goal: Annotated[str, OwnedBy("seat")]


class Misdeclared(Struct):
    """Secrecy where it would be overlooked."""

    cards: list[Annotated[str, HIDDEN]]


HOUSE = House(
    name="york",
    hand={A: ["ace"], B: ["king"]},
    spoils={"gold": 2},
    plans=[Plan(A, "crown"), Plan(B, "peace")],
    deck=Deck({"ten": 3}, [PlacedCard("two", (A,))], [PlacedCard("six", (A, B))]),
)


@pytest.mark.parametrize(
    ("seat", "hands"),
    [
        (A, {"0": ["ace"], "1": VEIL}),
        (B, {"0": VEIL, "1": ["king"]}),
        (C, {"0": VEIL, "1": VEIL}),
        (None, {"0": VEIL, "1": VEIL}),
    ],
)
def test_an_owned_entry_is_for_its_own_seat(seat: Seat | None, hands: dict[str, Any]) -> None:
    assert observe(HOUSE, seat)["hand"] == hands


@pytest.mark.parametrize("seat", [A, B, C, None])
def test_a_hidden_field_is_for_nobody(seat: Seat | None) -> None:
    assert observe(HOUSE, seat)["spoils"] == VEIL


@pytest.mark.parametrize(
    ("seat", "goals"),
    [(A, ["crown", VEIL]), (B, [VEIL, "peace"]), (C, [VEIL, VEIL]), (None, [VEIL, VEIL])],
)
def test_a_field_owned_by_a_neighbouring_field_is_for_that_seat(
    seat: Seat | None, goals: list[Any]
) -> None:
    assert [plan["goal"] for plan in observe(HOUSE, seat)["plans"]] == goals


def test_what_is_not_declared_secret_is_for_everybody() -> None:
    assert observe(HOUSE, None)["name"] == "york"


def test_secrets_deep_inside_are_veiled_too() -> None:
    realm = observe(Realm({"york": HOUSE}), B)
    assert realm["houses"]["york"]["hand"] == {"0": VEIL, "1": ["king"]}


def test_what_nobody_owns_is_shown_to_nobody() -> None:
    assert observe(Vacant(None, "crown"), None)["goal"] == VEIL


def test_a_field_that_happens_to_be_called_events_is_shown() -> None:
    assert observe(HOUSE, A)["events"] == 0


def test_what_a_state_has_told_is_not_part_of_the_view_of_it() -> None:
    assert "events" not in observe(Toy(), A)


def test_sets_are_shown_in_order() -> None:
    assert observe({"seats": {3, 1, 2}}, A) == {"seats": [1, 2, 3]}


def test_secrecy_declared_where_it_would_be_overlooked_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"Misdeclared\.cards"):
        observe(Misdeclared(["ace"]), A)


@pytest.mark.parametrize(
    ("seat", "top", "bottom"),
    [(A, ["two"], ["six"]), (B, [None], ["six"]), (C, [None], [None]), (None, [None], [None])],
)
def test_a_deck_shows_its_size_and_the_cards_a_seat_has_seen(
    seat: Seat | None, top: list[Any], bottom: list[Any]
) -> None:
    assert observe(HOUSE, seat)["deck"] == {"size": 5, "top": top, "bottom": bottom}


# -- another deal ---------------------------------------------------------------------------


def deal(s: Toy) -> None:
    """Two cards for each seat, the others on a pile that nobody sees."""
    for seat in s.hand:
        s.hand[seat] = CARDS[2 * seat : 2 * seat + 2]
    s.pile = CARDS[2 * len(s.hand) :]


def deal_again(s: Toy, seat: Seat, rng: Random) -> None:
    """Deal the pile and the other hands anew."""
    cards = sorted(s.pile + [card for owner in s.hand if owner != seat for card in s.hand[owner]])
    rng.shuffle(cards)
    for owner in s.hand:
        if owner != seat:
            s.hand[owner] = [cards.pop() for _ in s.hand[owner]]
    s.pile = cards


def dealt(step: Step, **parts: Any) -> Match[Toy]:
    """A match with cards, to which somebody listens; Nature plays by itself."""
    return toy(step, start=deal, redeal=deal_again, listen=True, rng=Random(1), **parts)


def waiting(s: Toy) -> Flow[None]:
    """A step that only waits for A."""
    yield Ask(A, OneOf(["go"]))


def deals(match: Match[Toy], seat: Seat | None, tries: int = 40) -> list[Match[Toy]]:
    """Other matches that look the same to a seat; that they do is checked."""
    rng = Random(2)
    twins = [redeal(match, seat, rng) for _ in range(tries)]
    assert {view_bytes(twin, seat) for twin in twins} == {view_bytes(match, seat)}
    return twins


@pytest.mark.parametrize("seat", [A, B, C, None])
def test_another_deal_looks_the_same_and_is_another(seat: Seat | None) -> None:
    match = dealt(waiting)
    assert len({twin.digest() for twin in deals(match, seat)}) > 30


def test_another_deal_leaves_the_match_as_it_was() -> None:
    match = dealt(waiting)
    before = match.digest()
    deals(match, B)
    assert match.digest() == before


def test_another_deal_keeps_one_s_own_hand() -> None:
    match = dealt(waiting)
    assert all(twin.state.hand[B] == match.state.hand[B] for twin in deals(match, B))


def test_another_deal_has_the_same_cards() -> None:
    for twin in deals(dealt(waiting), B):
        assert sorted(sum(twin.state.hand.values(), twin.state.pile)) == sorted(CARDS)


def test_the_game_goes_on_from_another_deal() -> None:
    (twin,) = deals(dealt(waiting), B, 1)
    twin.answer(A, "go")
    assert twin.over


def test_sealed_answers_of_others_are_given_anew() -> None:
    def step(s: Toy) -> Flow[None]:
        yield AskAll({seat: Amount(0, 3) for seat in (A, B, C)})

    match = dealt(step)
    match.answer(A, 2)
    assert {twin.log[-1].value for twin in deals(match, B)} == {0, 1, 2, 3}


def test_one_s_own_sealed_answer_is_kept() -> None:
    def step(s: Toy) -> Flow[None]:
        yield AskAll({seat: Amount(0, 3) for seat in (A, B, C)})

    match = dealt(step)
    match.answer(A, 2)
    assert {twin.log[-1].value for twin in deals(match, A)} == {2}


def test_answers_under_a_seal_that_is_broken_are_known() -> None:
    def step(s: Toy) -> Flow[None]:
        yield AskAll({A: Amount(0, 3), B: Amount(0, 3)})
        yield Ask(C, OneOf(["go"]))

    match = dealt(step)
    match.answer(A, 2)
    match.answer(B, 1)
    assert {tuple(e.value for e in twin.log) for twin in deals(match, C)} == {(2, 1)}


def choosing(s: Toy, seat: Seat) -> Flow[None]:
    """A card out of one's hand, then a little luck, all to oneself."""
    card = yield Ask(seat, OneOf(list(s.hand[seat])))
    s.hand[seat].remove(card)
    yield Draw({"sun": 1, "rain": 1})
    yield Ask(seat, OneOf(["stay", "leave"]))


def all_at_once(s: Toy) -> Flow[None]:
    """A phase that all play at once."""
    yield Each((A, B, C), choosing)


@pytest.mark.parametrize("seat", [B, None])
def test_what_others_do_in_a_common_phase_is_done_anew(seat: Seat | None) -> None:
    match = dealt(all_at_once)
    match.answer(A, CARDS[0])
    said = [[e.value for e in twin.log if A in (e.seat, e.lane)] for twin in deals(match, seat)]
    assert {values[0] for values in said if values} > {CARDS[0], CARDS[4]}
    assert {values[1] for values in said if values[1:]} == {("sun",), ("rain",)}


@pytest.mark.parametrize("seat", [B, None])
def test_how_far_others_are_in_a_common_phase_is_dealt_anew_too(seat: Seat | None) -> None:
    silent, begun = dealt(all_at_once), dealt(all_at_once)
    begun.answer(A, CARDS[0])
    for match in (silent, begun):
        said = {sum(e.seat == A for e in twin.log) for twin in deals(match, seat)}
        assert said == {0, 1}


def test_whoever_is_done_with_a_common_phase_is_done_in_every_deal() -> None:
    match = dealt(all_at_once)
    match.answer(A, CARDS[0])
    match.answer(A, "stay")
    twins = deals(match, B)
    assert {twin.waiting() for twin in twins} == {(B, C)}
    assert {[e.value for e in twin.log if e.seat == A][-1] for twin in twins} == {"stay", "leave"}


def test_one_s_own_part_of_a_common_phase_is_kept() -> None:
    match = dealt(all_at_once)
    match.answer(A, CARDS[0])
    assert {twin.log[0].value for twin in deals(match, A)} == {CARDS[0]}


def test_secret_answers_of_others_are_given_anew() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, Amount(0, 3), secret=True)
        yield Ask(B, OneOf(["go"]))

    match = dealt(step)
    match.answer(A, 2)
    assert {twin.log[0].value for twin in deals(match, B)} == {0, 1, 2, 3}


def test_luck_that_only_others_have_seen_is_drawn_anew() -> None:
    def step(s: Toy) -> Flow[None]:
        s.hand[A] += yield Draw(Counter(s.pile), seen=(A,))
        yield Ask(B, OneOf(["go"]))

    match = dealt(step)
    assert len({twin.state.hand[A][-1] for twin in deals(match, B)}) > 3


def test_luck_that_one_has_seen_stays() -> None:
    def step(s: Toy) -> Flow[None]:
        s.hand[A] += yield Draw(Counter(s.pile), seen=(A,))
        yield Ask(B, OneOf(["go"]))

    match = dealt(step)
    assert {twin.state.hand[A][-1] for twin in deals(match, A)} == {match.state.hand[A][-1]}


def test_a_deal_in_which_what_was_seen_could_not_happen_is_thrown_away() -> None:
    def step(s: Toy) -> Flow[None]:
        s.hand[A].remove((yield Ask(A, lambda: OneOf(s.hand[A]))))
        yield Ask(B, OneOf(["go"]))

    match = dealt(step)
    match.answer(A, CARDS[0])
    twins = deals(match, B)
    assert {twin.log[0].value for twin in twins} == {CARDS[0]}
    assert len({twin.digest() for twin in twins}) > 3


def test_a_question_withdrawn_at_the_start_of_a_step_is_withdrawn_again() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, lambda: OneOf([]))
        yield Ask(B, OneOf(["go"]))

    assert len({twin.digest() for twin in deals(dealt(step), B)}) > 30


def test_where_no_other_deal_is_found_the_true_one_is_not_handed_out() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, lambda: OneOf([s.hand[A] + s.hand[C] + s.pile]))
        yield Ask(B, OneOf(["go"]))

    match = dealt(step)
    match.answer(A, CARDS[:2] + CARDS[4:])
    with pytest.raises(NoDealFound, match="seat 1"):
        redeal(match, B, Random(2))
    with pytest.raises(AssertionError, match="ply 1, asked"):
        check_secrecy(match, Random(2))


def test_a_game_may_use_what_was_seen_to_find_a_deal() -> None:
    learnt: list[StepKnowledge] = []

    class Knowing(ToyGame):
        """Deals every other card, once it is told what came off the pile."""

        def redeal_after(self, s: Toy, seat: Seat, rng: Random, seen: StepKnowledge) -> None:
            learnt.append(seen)
            kept = seen.outcomes[0] if seen.outcomes else ()
            s.pile = [*kept, *rng.sample(s.pile[len(kept) :], len(s.pile) - len(kept))]

    def step(s: Toy) -> Flow[None]:
        yield Draw(Counter(s.pile[:4]), 4)
        yield Draw(Counter(s.pile[:4]), 1, seen=(C,))
        yield Commit(shown="for B", seen=(B,))
        yield Commit(shown="for C", seen=(C,))
        yield Ask(A, OneOf(["go"]))

    match = Match(Knowing(step, start=deal), 3, rng=Random(1))
    drawn = match.log[0].value
    assert len({tuple(redeal(match, B, Random(n)).state.pile) for n in range(4)}) > 1
    assert (learnt[0].outcomes, learnt[0].shown) == ([drawn], ["for B"])


def test_a_guess_is_the_position_with_what_is_hidden_dealt_anew() -> None:
    match = dealt(waiting)
    before = match.digest()
    guesses = [redeal_position(match, B, Random(n)) for n in range(10)]
    assert {tuple(s.hand[B]) for s in guesses} == {tuple(match.state.hand[B])}
    assert len({tuple(s.hand[A]) for s in guesses}) > 3
    assert match.digest() == before


def peeking(s: Toy) -> Flow[None]:
    """A card of the pile is shown to B in the middle of a step."""
    yield Commit("T-PEEK-01", shown=s.pile[0], seen=(B,))
    s.tell(Whispered, B, s.pile[0])
    yield Ask(A, OneOf(["go"]))


def test_a_secret_that_was_shown_agrees_with_every_other_deal() -> None:
    match = dealt(peeking)
    assert {twin.state.pile[0] for twin in deals(match, B)} == {match.state.pile[0]}


def test_a_secret_shown_to_another_is_dealt_anew() -> None:
    assert len({twin.state.pile[0] for twin in deals(dealt(peeking), C)}) > 3


def test_a_settled_card_that_one_has_peeked_at_stays() -> None:
    def start(s: Toy) -> None:
        s.deck = Deck({"ace": 1, "ten": 1}, bottom=[PlacedCard("two"), PlacedCard("six")])

    def step(s: Toy) -> Flow[None]:
        yield from s.deck.peek(3, B)
        yield Ask(A, OneOf(["go"]))

    match = toy(
        step, start=start, redeal=lambda s, seat, rng: s.deck.redeal(seat, rng), rng=Random(3)
    )
    assert {twin.state.deck.top[2].card for twin in deals(match, B)} == {"two"}
    assert {twin.state.deck.top[2].card for twin in deals(match, C)} == {"ace", "ten", "two", "six"}


def test_events_of_earlier_steps_and_of_this_one_are_in_the_log_of_another_deal() -> None:
    def step(s: Toy) -> Flow[None]:
        s.tell(Noted, "before")
        yield Draw({"sun": 1})
        yield Ask(A, OneOf(["go"]))
        s.tell(Noted, "after")

    match = dealt(step, steps=3)
    match.answer(A, "go")
    assert [log["event"]["words"] for log in view(deals(match, B, 1)[0], B)["log"]] == [
        "before",
        "after",
        "before",
    ]


def test_the_log_of_another_deal_goes_on() -> None:
    match = dealt(peeking, steps=2)
    (twin,) = deals(match, B, 1)
    twin.answer(A, "go")
    assert len(view(twin, B)["log"]) == 2


def test_a_match_that_is_over_keeps_its_outcome() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, OneOf(["go"]))
        s.coins[A] = int(s.pile[0][-1])

    match = dealt(step)
    match.answer(A, "go")
    assert {twin.outcome and twin.outcome.scores[A] for twin in deals(match, B)} == {6}


def test_another_deal_begins_with_the_right_events_after_taking_back_over_a_step() -> None:
    def step(s: Toy) -> Flow[None]:
        s.tell(Noted, "asked")
        yield Ask(A, OneOf(["go"]))
        s.tell(Noted, "gone")

    match = dealt(step, steps=3)
    match.answer(A, "go")
    undo(match, A)
    assert [log["event"]["words"] for log in view(deals(match, B, 1)[0], B)["log"]] == ["asked"]


def test_another_deal_of_another_deal_looks_the_same() -> None:
    match = dealt(peeking, steps=2)
    match.answer(A, "go")
    (twin,) = deals(match, B, 1)
    assert view_bytes(deals(twin, B, 1)[0], B) == view_bytes(match, B)


def test_taking_back_over_a_step_remembers_what_was_shown_in_it() -> None:
    def step(s: Toy) -> Flow[None]:
        if s.step == 0:
            yield Commit(shown=s.pile[0], seen=(B,))
        yield Ask(A, OneOf(["go"]))

    match = dealt(step, steps=2)
    match.answer(A, "go")
    undo(match, A)
    assert {twin.state.pile[0] for twin in deals(match, B)} == {match.state.pile[0]}


# -- leaks ----------------------------------------------------------------------------------


def leak(step: Step = waiting, **parts: Any) -> str:
    """What the check says about a game that leaks."""
    with pytest.raises(AssertionError) as caught:
        check_often(dealt(step, **parts))
    return str(caught.value)


def check_often(match: Match[Toy]) -> None:
    """A deal may happen to be the same."""
    for seed in range(20):
        check_secrecy(match, Random(seed))


def test_a_game_that_keeps_its_secrets_passes_for_every_seat_and_for_spectators() -> None:
    assert check_secrecy(dealt(peeking), Random(1)) == 4


def test_choices_that_depend_on_a_secret_are_caught() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, OneOf(list(s.hand[B])))

    assert "seat 0 sees" in leak(step)
    assert "/question/choices/values/0 is 'card" in leak(step)


def test_the_number_of_choices_that_depends_on_a_secret_is_caught() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, Amount(0, int(s.hand[B][0][-1])))

    assert "/question/choices/most" in leak(step)


def test_the_arguments_of_a_prompt_that_depend_on_a_secret_are_caught() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, OneOf(["go"]), about={"top": s.pile[0]})

    assert "/question/prompt/about/top" in leak(step)


def test_a_table_that_shows_another_s_cards_is_caught() -> None:
    def scene(s: Toy, seat: Seat | None) -> Scene:
        cards = [Card(id=f"card:{card}") for card in s.hand[B]]
        return Scene(hands=[Hand(id="hand:1", owner=B, size=2, cards=cards)])

    assert "/table/hands/0/cards/0/id" in leak(table=scene)


def test_a_table_that_shows_only_spectators_too_much_is_caught() -> None:
    def scene(s: Toy, seat: Seat | None) -> Scene:
        cards = [Card(id=f"card:{card}") for card in s.pile] if seat is None else []
        return Scene(hands=[Hand(id="pile", owner=A, size=6, cards=cards)])

    assert "seat None sees" in leak(table=scene)


def test_acts_out_of_turn_that_depend_on_a_secret_are_caught() -> None:
    def anytime(s: Toy, seat: Seat) -> Choices[Any]:
        return OneOf([s.pile[0]])

    assert "/anytime/values/0" in leak(anytime=anytime)


def test_a_public_field_that_holds_a_secret_is_caught() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note(s.pile[0])
        yield Ask(A, OneOf(["go"]))

    assert "/state/notes/0" in leak(step)


def test_an_event_that_tells_a_secret_is_caught() -> None:
    def step(s: Toy) -> Flow[None]:
        s.tell(Noted, s.hand[B][0])
        yield Ask(A, OneOf(["go"]))

    assert "/log/0/event/words" in leak(step)


def test_an_event_told_to_the_wrong_seat_is_caught() -> None:
    def step(s: Toy) -> Flow[None]:
        s.tell(Whispered, C, s.hand[B][0])
        yield Ask(A, OneOf(["go"]))

    assert "seat 2 sees" in leak(step)


# -- a whole game ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_every_property_holds_at_every_ply_of_an_evening_at_the_tavern(seed: int) -> None:
    rng = Random(seed)
    match = Match(Tavern(), 2 + seed % 3, rng=Random(seed), listen=True)
    views = 0
    while not match.over:
        views += check_secrecy(match, rng)
        check_clone(match, rng, 4)
        check_replay(match)
        check_choices(match, rng)
        check_probes(match, rng, 6)
        check_table(match)
        if rng.random() < 0.2 and (acts := match.anytime(seat := Seat(rng.randrange(match.seats)))):
            match.act(seat, acts.sample(rng))
        else:
            play(match, rng)
    assert views > 20


@pytest.mark.parametrize("seed", range(3))
def test_the_properties_hold_where_nature_is_answered_for(seed: int) -> None:
    rng = Random(seed)
    match = Match(Tavern(), 3, listen=True)
    by_hand = 0
    while not match.over:
        by_hand += NATURE in match.waiting()
        check_secrecy(match, rng)
        check_clone(match, rng, 4)
        check_replay(match)
        check_choices(match, rng)
        check_probes(match, rng, 6)
        play(match, rng)
    assert by_hand
