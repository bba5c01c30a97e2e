"""Copies: independent of what they were copied from, at any moment, and cheap to make."""

from __future__ import annotations

import enum
from collections.abc import Callable
from random import Random
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, defstruct, field

import oyez.kernel.match as match_module
from oyez.kernel import (
    HIDDEN,
    NATURE,
    Amount,
    Ask,
    AskAll,
    CannotUndo,
    Commit,
    Each,
    Flow,
    Match,
    OneOf,
    Roll,
    Seat,
    State,
    clone,
    redeal,
    undo,
)
from oyez.scene.views import view_bytes
from tests.kernel.tavern import TAVERN, random_play
from tests.kernel.toys import A, B, C, Noted, Toy, toy

WORD = OneOf(["yes", "no"])
T = TypeVar("T")

seeds = st.integers(0, 100_000)


def played(seed: int, plays: int, *, by_hand: bool) -> Match[Any]:
    """A match at the tavern after so many random answers."""
    rng = Random(seed)
    match = Match(TAVERN, 2 + seed % 3, rng=None if by_hand else Random(seed))
    for _ in range(plays):
        if match.over:
            break
        random_play(match, rng)
    return match


def play_on(match: Match[Any], rng: Random, plays: int = 60) -> None:
    """Play a match further, at most to its end."""
    for _ in range(plays):
        if match.over:
            return
        random_play(match, rng)


# -- any match, at any moment --------------------------------------------------------------------


@settings(max_examples=50, deadline=None)
@given(seed=seeds, plays=st.integers(0, 60), by_hand=st.booleans())
def test_a_copy_stands_where_the_original_stands(seed: int, plays: int, by_hand: bool) -> None:
    match = played(seed, plays, by_hand=by_hand)
    assert match.clone().digest() == match.digest()


@settings(max_examples=50, deadline=None)
@given(seed=seeds, plays=st.integers(0, 60), by_hand=st.booleans())
def test_every_seat_sees_the_same_in_a_copy(seed: int, plays: int, by_hand: bool) -> None:
    match = played(seed, plays, by_hand=by_hand)
    twin = match.clone()
    for seat in map(Seat, range(match.seats)):
        assert view_bytes(twin, seat) == view_bytes(match, seat)


@settings(max_examples=20, deadline=None)
@given(seed=seeds, by_hand=st.booleans())
def test_playing_copies_never_changes_the_original(seed: int, by_hand: bool) -> None:
    rng = Random(seed)
    match = played(seed, 0, by_hand=by_hand)
    while not match.over:
        before = match.digest()
        views = [view_bytes(match, Seat(seat)) for seat in range(match.seats)]
        play_on(match.clone(Random(seed)), rng, plays=8)
        assert match.digest() == before
        assert [view_bytes(match, Seat(seat)) for seat in range(match.seats)] == views
        random_play(match, rng)


@settings(max_examples=50, deadline=None)
@given(seed=seeds, plays=st.integers(0, 60))
def test_a_copy_given_the_same_answers_reaches_the_same_place(seed: int, plays: int) -> None:
    match = played(seed, plays, by_hand=True)
    twin = match.clone()
    play_on(twin.clone(), Random(1))
    play_on(match, Random(2))
    play_on(twin, Random(2))
    assert twin.digest() == match.digest()


@settings(max_examples=50, deadline=None)
@given(seed=seeds, plays=st.integers(0, 60))
def test_a_copy_of_a_copy_is_as_good(seed: int, plays: int) -> None:
    match = played(seed, plays, by_hand=True)
    twin = match.clone().clone()
    play_on(match, Random(3))
    play_on(twin, Random(3))
    assert twin.digest() == match.digest()


# -- in the middle of things ---------------------------------------------------------------------


def inner(s: Toy, seat: Seat) -> Flow[str]:
    """A flow inside a flow, with something to remember."""
    first = yield Ask(seat, WORD)
    second = yield Ask(seat, WORD)
    return f"{first}-{second}"


def nested(s: Toy) -> Flow[None]:
    """A step that calls flows."""
    for seat in (A, B):
        s.note((yield from inner(s, seat)))


def sealed(s: Toy) -> Flow[None]:
    """Sealed bids."""
    s.note((yield AskAll({seat: Amount(0, 9) for seat in (A, B, C)})))


def paces(s: Toy) -> Flow[None]:
    """A phase that all play at once."""
    s.note((yield Each([A, B], inner)))


def ask_next(s: Toy, seat: Seat, value: Any) -> Flow[None]:
    """An act that asks the next seat."""
    s.note(seat, value, (yield Ask(Seat((seat + 1) % 3), WORD)))


Play = Callable[[Match[Toy]], None]


def answers(*given: tuple[Seat, object]) -> Play:
    """Give these answers."""

    def play(match: Match[Toy]) -> None:
        for seat, value in given:
            match.answer(seat, value)

    return play


def acts(*done: tuple[Seat, object]) -> Play:
    """Do these acts."""

    def play(match: Match[Toy]) -> None:
        for seat, value in done:
            match.act(seat, value)

    return play


@pytest.mark.parametrize(
    ("step", "before", "after", "notes"),
    [
        pytest.param(
            nested,
            answers((A, "yes")),
            answers((A, "no"), (B, "no"), (B, "no")),
            ["yes-no", "no-no"],
            id="inside-a-flow",
        ),
        pytest.param(
            sealed,
            answers((C, 3), (A, 1)),
            answers((B, 2)),
            ["{0: 1, 1: 2, 2: 3}"],
            id="sealed-answers-half-given",
        ),
        pytest.param(
            paces,
            answers((B, "yes"), (A, "no"), (B, "no")),
            answers((A, "no")),
            ["{0: 'no-no', 1: 'yes-no'}"],
            id="common-phase-half-played",
        ),
        pytest.param(
            nested,
            acts((C, "ask")),
            answers((A, "no"), (A, "yes"), (A, "yes"), (B, "no"), (B, "no")),
            ["2 ask no", "yes-yes", "no-no"],
            id="act-pending",
        ),
        pytest.param(
            sealed,
            lambda match: (answers((B, 2))(match), acts((A, "ask"), (C, "ask"))(match)),
            answers((B, "yes"), (A, "no"), (A, 1), (C, 3)),
            ["0 ask yes", "2 ask no", "{0: 1, 1: 2, 2: 3}"],
            id="act-waiting-for-another-over-sealed-answers",
        ),
    ],
)
def test_a_copy_made_in_the_middle_goes_on_by_itself(
    step: Callable[[Toy], Flow[None]], before: Play, after: Play, notes: list[str]
) -> None:
    match = toy(step, anytime=lambda s, seat: OneOf(["ask"]), act=ask_next)
    before(match)
    digest = match.digest()
    twin = match.clone()
    after(twin)
    assert (twin.over, twin.state.notes) == (True, notes)
    assert (match.over, match.digest()) == (False, digest)


@pytest.mark.parametrize("step", [nested, sealed, paces])
def test_a_copy_of_a_match_that_is_over_is_over(step: Callable[[Toy], Flow[None]]) -> None:
    match = toy(step)
    while not match.over:
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, next(iter(question.choices)))
    twin = match.clone()
    assert (twin.outcome, twin.digest()) == (match.outcome, match.digest())


# -- what a copy is ------------------------------------------------------------------------------


def rolling(s: Toy) -> Flow[None]:
    """A word, a die, again and again."""
    for _ in range(9):
        yield Ask(A, WORD)
        s.note(*(yield Roll()))


def test_a_copy_leaves_the_random_stream_of_the_original_alone() -> None:
    rng = Random(1)
    match = toy(rolling, rng=rng)
    before = rng.getstate()
    match.clone(Random(2)).answer(A, "yes")
    assert rng.getstate() == before


def test_in_a_copy_without_a_random_stream_nature_is_answered_for() -> None:
    twin = toy(rolling, rng=Random(1)).clone()
    twin.answer(A, "yes")
    assert twin.waiting() == (NATURE,)


def test_a_copy_with_a_random_stream_does_not_wait_for_nature() -> None:
    match = toy(rolling)
    match.answer(A, "yes")
    assert match.clone(Random(1)).waiting() == (A,)


def test_nobody_listens_to_a_copy() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, WORD)
        s.tell(Noted, "heard")
        yield Ask(A, WORD)

    match = toy(step, listen=True)
    twin = match.clone()
    twin.answer(A, "yes")
    assert (twin.log_of(None), twin.state.events, match.log_of(None)) == ([], None, [])


def test_a_copy_remembers_by_which_rule_nothing_can_be_taken_back() -> None:
    def step(s: Toy) -> Flow[None]:
        if s.step == 0:
            yield Ask(A, WORD)
            yield Commit("T-OATH-01")
        else:
            yield Ask(A, WORD)

    match = toy(step, steps=3)
    match.answer(A, "yes")
    with pytest.raises(CannotUndo) as refusal:
        undo(match.clone(), A)
    assert refusal.value.rule == "T-OATH-01"


def test_answers_given_since_the_step_began_can_be_taken_back_in_a_copy() -> None:
    match = toy(nested)
    match.answer(A, "yes")
    twin = match.clone()
    undo(twin, A)
    assert (twin.ply, match.ply) == (0, 1)


# -- what a copy costs ---------------------------------------------------------------------------


def test_no_choices_are_worked_out_to_make_a_copy() -> None:
    asked: list[str] = []

    def words() -> OneOf[str]:
        asked.append("asked")
        return OneOf(["yes", "no"])

    def step(s: Toy) -> Flow[None]:
        yield Ask(A, words)
        yield Ask(B, words)
        yield AskAll({A: words, B: words})
        yield Each([A, B], lambda s, seat: (yield Ask(seat, words)))

    match = toy(step)
    for seat in (A, B, A, B, A):
        match.answer(seat, "yes")
        asked.clear()
        match.clone()
        assert asked == []


def test_one_state_is_copied_to_make_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[object] = []

    def counting(value: Any) -> Any:
        copied.append(value)
        return clone(value)

    match = toy(nested, steps=3)
    for seat in (A, A, B, B, A):
        match.answer(seat, "yes")
    monkeypatch.setattr(match_module, "clone", counting)
    match.clone()
    assert len(copied) == 1


def test_only_the_answers_since_the_step_began_are_played_again() -> None:
    played: list[str] = []

    def step(s: Toy) -> Flow[None]:
        for _ in range(2):
            word = yield Ask(A, WORD)
            played.append(word)

    match = toy(step, steps=9)
    for _ in range(7):
        match.answer(A, "yes")
    played.clear()
    match.clone()
    assert played == ["yes"]


# -- copies of states ----------------------------------------------------------------------------


class Metal(enum.Enum):
    """A closed list."""

    GOLD = "gold"
    TIN = "tin"


class Spot(NamedTuple):
    """A place."""

    x: int
    y: int


class Card(Struct, frozen=True):
    """A thing that never changes."""

    name: str
    spots: tuple[Spot, ...] = ()


class Purse(Struct):
    """A thing that changes."""

    coins: int = 0
    cards: list[Card] = field(default_factory=list)


class Mark(Struct):
    """A thing that changes, though its parts do not."""

    at: int = 0


class Loose(Struct, frozen=True):
    """A frozen thing that holds one that changes."""

    purse: Purse


class Box(Struct, Generic[T]):
    """A box of something."""

    inside: T


class Keyed(Struct, kw_only=True, rename="camel"):
    """A thing with names for its parts."""

    some_purse: Purse
    some_name: str = ""


class Table(State):
    """A state with a field of every kind that a state may hold."""

    name: str
    number: int
    share: float
    flag: bool
    raw: bytes
    metal: Metal
    word: Literal["a", "b"]
    seat: Seat
    spot: Spot
    card: Card
    purse: Purse
    mark: Mark
    loose: Loose
    keyed: Keyed
    boxed: Box[Purse]
    words: list[str]
    rows: list[list[int]]
    grid: list[list[list[Purse]]]
    pair: tuple[int, Card]
    counts: dict[str, int]
    purses: dict[Seat, Purse]
    hands: dict[Seat, list[Card]]
    deep: dict[Seat, dict[str, list[Purse]]]
    secret: Annotated[list[str], HIDDEN]
    maybe_purse: Purse | None
    no_purse: Purse | None
    maybe_rows: list[list[int]] | None
    maybe_card: Card | str | None


def laid() -> Table:
    """A table with something in every field."""
    return Table(
        name="inn",
        number=1,
        share=0.5,
        flag=True,
        raw=b"raw",
        metal=Metal.TIN,
        word="a",
        seat=A,
        spot=Spot(1, 2),
        card=Card("ace", (Spot(0, 0),)),
        purse=Purse(1, [Card("two")]),
        mark=Mark(1),
        loose=Loose(Purse(1)),
        keyed=Keyed(some_purse=Purse(2), some_name="x"),
        boxed=Box(Purse(3)),
        words=["a"],
        rows=[[1], [2]],
        grid=[[[Purse(1)]]],
        pair=(1, Card("ace")),
        counts={"a": 1},
        purses={A: Purse(1)},
        hands={A: [Card("ace")]},
        deep={A: {"x": [Purse(1)]}},
        secret=["s"],
        maybe_purse=Purse(1),
        no_purse=None,
        maybe_rows=[[1]],
        maybe_card=Card("two"),
    )


def test_a_copied_state_equals_the_original() -> None:
    assert clone(laid()) == laid()


@pytest.mark.parametrize(
    "change",
    [
        lambda t: t.purse.cards.append(Card("x")),
        lambda t: setattr(t.mark, "at", 9),
        lambda t: setattr(t.loose.purse, "coins", 9),
        lambda t: setattr(t.keyed.some_purse, "coins", 9),
        lambda t: setattr(t.boxed.inside, "coins", 9),
        lambda t: t.words.append("x"),
        lambda t: t.rows[0].append(9),
        lambda t: setattr(t.grid[0][0][0], "coins", 9),
        lambda t: t.counts.update(a=9),
        lambda t: setattr(t.purses[A], "coins", 9),
        lambda t: t.hands[A].append(Card("x")),
        lambda t: setattr(t.deep[A]["x"][0], "coins", 9),
        lambda t: t.secret.clear(),
        lambda t: setattr(t.maybe_purse, "coins", 9),
        lambda t: t.maybe_rows[0].append(9),
    ],
)
def test_changing_a_copied_state_leaves_the_original_alone(change: Callable[[Any], None]) -> None:
    original = laid()
    copy = clone(original)
    change(copy)
    assert original == laid()
    assert copy != original


@pytest.mark.parametrize("name", ["card", "spot", "pair", "maybe_card"])
def test_what_never_changes_is_shared(name: str) -> None:
    original = laid()
    assert getattr(clone(original), name) is getattr(original, name)


def test_what_was_told_is_not_copied() -> None:
    original = laid()
    original.events = ["told"]
    assert clone(original).events is None


def test_only_a_states_own_events_are_left_out() -> None:
    class Calendar(Struct):
        events: list[str]

    assert clone(Calendar(["fair"])).events == ["fair"]


def test_things_of_the_same_name_are_told_apart() -> None:
    other: Any = defstruct("Purse", [("jewels", list[str])])
    both_kinds: Any = defstruct("Both", [("one", Purse), ("two", other)])
    both = both_kinds(Purse(1), other(["ruby"]))
    assert clone(both) == both


@pytest.mark.parametrize(
    "kind",
    [
        Any,
        object,
        list,
        dict,
        tuple,
        bytearray,
        set[str],
        frozenset[int],
        tuple[list[int], ...],
        Purse | Keyed,
        list[Any],
        dict[str, Callable[[], None]],
        Box[Any],
    ],
)
def test_a_state_cannot_hold_what_cannot_be_copied(kind: Any) -> None:
    odd: Any = defstruct("Odd", [("thing", kind)])
    with pytest.raises(TypeError, match="states cannot hold"):
        clone(odd(None))


def test_a_match_that_keeps_nothing_plays_the_same_game() -> None:
    kept, fast = (Match(TAVERN, 3, rng=Random(3), keep=keep) for keep in (True, False))
    for match in (kept, fast):
        rng = Random(4)
        while not match.over:
            for question in match.questions():
                match.answer(question.seat, question.choices.sample(rng))
    assert fast.digest() == kept.digest()


def test_a_match_that_keeps_nothing_has_no_way_back() -> None:
    match = Match(TAVERN, 3, rng=Random(3), keep=False)
    with pytest.raises(ValueError, match="cannot be copied"):
        match.clone()
    with pytest.raises(ValueError, match="dealt anew"):
        redeal(match, Seat(0), Random(1))
    with pytest.raises(CannotUndo):
        undo(match, match.waiting()[0])
