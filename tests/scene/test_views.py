"""The view of a seat: what is in it, and that its plies count only what the seat may notice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from oyez.kernel import (
    Amount,
    Ask,
    AskAll,
    Choices,
    Each,
    Flow,
    Match,
    OneOf,
    Seat,
    plain,
    visibility,
)
from oyez.kernel.visibility import (
    plies_seen,
    ply_recorded,
    ply_seen,
    public_ply,
    seat_inputs,
    seat_log_lines,
    unnoticed,
    whisper_to,
)
from oyez.scene.elements import Dialog
from oyez.scene.views import scenes, seat_view, sent_bytes, view, view_bytes
from oyez.testing.properties import check_secrecy
from tests.kernel.toys import A, B, C, Noted, Toy, ToyGame, toy

GO = OneOf(["go"])


def bids(s: Toy) -> Flow[None]:
    s.tell(Noted, "bid")
    yield AskAll(dict.fromkeys(s.coins, Amount(0, 3)), "bid", "T-1")
    yield Ask(A, GO)


def shop(s: Toy, seat: Seat) -> Flow[None]:
    for _ in range(2):
        s.coins[seat] -= yield Ask(seat, Amount(0, 1))


def market(s: Toy) -> Flow[None]:
    yield Each(tuple(s.coins), shop)


def shout(s: Toy, seat: Seat, value: Any) -> Flow[None]:
    s.tell(Noted, f"{seat} shouts {value}")
    yield from ()


def noisy(step: Callable[[Toy], Flow[None]]) -> Match[Toy]:
    """A match in which anybody may shout at any time."""

    def shouts(_s: Toy, _seat: Seat) -> Choices[Any]:
        return OneOf(["oyez"])

    return toy(step, rng=Random(1), listen=True, anytime=shouts, act=shout)


# -- what is in it --------------------------------------------------------------------------------


def test_a_seat_is_shown_its_question_and_a_spectator_none() -> None:
    match = toy(bids)
    own, other = seat_view(match, A), seat_view(match, None)
    assert isinstance(own.question, Dialog)
    assert (own.question.prompt.id, own.question.rule) == ("bid", "T-1")
    assert (own.can_undo, own.can_redo) == (False, False)
    beside = plain(other)
    assert not {"question", "anytime", "can_undo", "can_redo", "whisper_to", "state"} & set(beside)
    assert beside["you"] is None


def test_the_state_is_sent_only_when_the_match_is_over() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield Ask(A, GO)))

    match = toy(step)
    assert "state" not in plain(seat_view(match, A))
    match.answer(A, "go")
    seen = plain(seat_view(match, B))
    assert seen["state"]["notes"] == ["go"]
    assert "question" not in seen


def test_what_is_known_already_need_not_be_worked_out_again() -> None:
    match = toy(bids)
    (table,) = scenes(match, [A])
    assert seat_view(match, A, table, seat_inputs(match, A)) == seat_view(match, A)
    assert seat_view(match, A, table).table is table


def test_the_view_as_plain_data_has_what_is_sent_the_log_and_the_state() -> None:
    match = toy(bids, listen=True)
    seen = view(match, B)
    sent = msgspec.json.decode(sent_bytes(match, B))
    line = {"ply": 0, "event": {"type": "Noted", "words": "bid"}, "tells": {}}
    assert seen["log"] == sent["log"] == [line]
    parts = {name: seen[name] for name in sent["view"] if not name.startswith("can_")}
    assert msgspec.json.decode(msgspec.json.encode(parts)).items() <= sent["view"].items()
    assert seen["state"]["hand"]["0"] == {"hidden": True}


def test_a_copy_looks_the_same_though_it_goes_back_less_far() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield Ask(A, GO)))

    match = toy(step, steps=3)
    match.answer(A, "go")
    copy = match.clone()
    assert seat_view(match, A).can_undo
    assert not seat_view(copy, A).can_undo
    assert view_bytes(copy, A) == view_bytes(match, A)


# -- plies under seal -----------------------------------------------------------------------------


def test_the_ply_of_an_event_counts_nothing_that_others_say_under_seal() -> None:
    plies: list[list[int]] = []
    for answers in (0, 1):
        match = noisy(market)
        for _ in range(answers):
            match.answer(B, 1)
        match.act(C, "oyez")
        plies.append([line.ply for line in seat_log_lines(match, A, match.told or ())])
    assert plies == [[1], [1]]


def test_one_s_own_answers_under_seal_count() -> None:
    match = noisy(market)
    match.answer(B, 1)
    match.act(C, "oyez")
    assert unnoticed(match, B) == []
    assert unnoticed(match, A) == unnoticed(match, None) == [0]
    assert [line.ply for line in seat_log_lines(match, B, match.told or ())] == [2]


def test_once_all_is_open_everybody_counts_alike() -> None:
    match = noisy(bids)
    for seat in (C, A, B):
        match.answer(seat, 1)
    assert unnoticed(match, A) == []
    assert ply_seen(match, A, match.ply) == match.ply == 3


def test_the_public_ply_counts_nothing_under_seal_not_even_one_s_own() -> None:
    match = noisy(market)
    match.answer(B, 1)
    match.act(C, "oyez")
    match.answer(A, 1)
    assert public_ply(match, A) == public_ply(match, None) == match.ply_of(None) == 1


def test_secrecy_is_proved_for_the_plies_of_the_log() -> None:
    match = noisy(market)
    match.answer(B, 1)
    match.act(C, "oyez")
    for seed in range(10):
        check_secrecy(match, Random(seed))


# -- to the record and back -----------------------------------------------------------------------

MISSED = [1, 2, 5]


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match[Toy]:
    monkeypatch.setattr(visibility, "unnoticed", lambda _match, _seat: MISSED)
    return toy(bids)


def test_a_ply_of_the_record_is_counted_without_what_is_not_noticed(match: Match[Toy]) -> None:
    assert plies_seen(match, A, range(8)) == [0, 1, 1, 1, 2, 3, 3, 4]
    assert [ply_seen(match, A, ply) for ply in range(8)] == [0, 1, 1, 1, 2, 3, 3, 4]


def test_a_ply_that_a_seat_counts_is_found_in_the_record(match: Match[Toy]) -> None:
    assert [ply_recorded(match, A, ply) for ply in range(5)] == [0, 1, 4, 5, 7]
    assert [ply_seen(match, A, ply_recorded(match, A, ply)) for ply in range(20)] == [*range(20)]


# -- whispering -----------------------------------------------------------------------------------


class Court(ToyGame):
    """Only who has as many coins may whisper to one another."""

    def may_whisper(self, s: Toy, seat: Seat, other: Seat) -> bool:
        return s.coins[seat] == s.coins[other]


class Conspiracy(ToyGame):
    """Who may whisper depends on what lies in the pile."""

    def may_whisper(self, s: Toy, seat: Seat, other: Seat) -> bool:
        return s.pile[0] == "moon"


def test_to_whom_a_seat_may_whisper_is_asked_of_the_game() -> None:
    def poor(s: Toy) -> None:
        s.coins[B] = 0

    match = Match(Court(bids, start=poor), 3)
    assert [whisper_to(match, seat) for seat in (A, B, C)] == [(C,), (), (A,)]
    assert seat_view(match, A).whisper_to == (C,)


def test_where_there_is_no_private_talk_nobody_whispers(monkeypatch: pytest.MonkeyPatch) -> None:
    match = toy(bids)
    assert whisper_to(match, A) == (B, C)
    monkeypatch.setattr(ToyGame, "private_talk", False)
    assert whisper_to(match, A) == ()


def test_who_may_whisper_must_not_depend_on_a_secret() -> None:
    def fill(s: Toy) -> None:
        s.pile = ["sun"]

    def redeal(s: Toy, seat: Seat, rng: Random) -> None:
        s.pile = ["moon"]

    match = Match(Conspiracy(bids, start=fill, redeal=redeal), 3)
    with pytest.raises(AssertionError, match="/view/whisper_to"):
        check_secrecy(match, Random(1))
