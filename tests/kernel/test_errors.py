"""Errors: an answer is refused in one of three ways, in words, with the rule, and to no effect."""

from __future__ import annotations

from random import Random

import pytest

from oyez.kernel import (
    NATURE,
    Amount,
    Ask,
    AskAll,
    Each,
    Flow,
    Match,
    NotAmongChoices,
    NotYourQuestion,
    OneOf,
    Reason,
    Refused,
    Roll,
    Seat,
    StalePly,
)
from oyez.testing.properties import check_probes
from tests.kernel.toys import A, B, C, Step, Toy, Whispered, toy


def too_poor(value: object) -> Reason | None:
    """The game's own reason, for what it can explain."""
    return Reason("too-poor", "T-PAY-02", {"coins": 3}) if value == 9 else None


def paying(s: Toy) -> Flow[None]:
    """Two questions to A, one after the other."""
    s.note((yield Ask(A, Amount(0, 3, why=too_poor), rule="T-PAY-01")))
    s.note((yield Ask(A, OneOf(["yes", "no"]), rule="T-ASK-01")))


def bids(s: Toy) -> Flow[None]:
    """Sealed bids of A and B."""
    s.note((yield AskAll({A: Amount(0, 3), B: Amount(0, 3)}, rule="T-BID-01")))


def suppers(s: Toy) -> Flow[None]:
    """A and B play at once, under rules of their own."""

    def sup(s: Toy, seat: Seat) -> Flow[None]:
        yield Ask(seat, OneOf(["eat"]), rule=f"T-SUP-{seat}")

    yield Each((A, B), sup)


def dice(s: Toy) -> Flow[None]:
    """Nature is asked."""
    s.note(*(yield Roll()))


def refused(match: Match[Toy], seat: Seat, value: object, ply: int | None = None) -> Refused:
    """How an answer is refused, and that it changes nothing."""
    before = match.digest()
    with pytest.raises(Refused) as caught:
        match.answer(seat, value, ply)
    assert match.digest() == before
    return caught.value


def refused_plain(match: Match[Toy], seat: Seat, raw: object, ply: int | None = None) -> Refused:
    """How an answer in plain data is refused, and that it changes nothing."""
    before = match.digest()
    with pytest.raises(Refused) as caught:
        match.answer_plain(seat, raw, ply)
    assert match.digest() == before
    return caught.value


def test_another_seat_is_told_who_is_asked() -> None:
    refusal = refused(toy(paying), B, 1)
    assert isinstance(refusal, NotYourQuestion)
    assert str(refusal) == "seat 1 is not being asked: the question is put to seat 0 [T-PAY-01]"


def test_another_seat_is_told_the_rule_of_the_question() -> None:
    assert refused(toy(paying), B, 1).rule == "T-PAY-01"


def test_a_seat_outside_sealed_questions_is_told_their_rule() -> None:
    assert refused(toy(bids), C, 1).rule == "T-BID-01"


def test_a_seat_outside_a_common_phase_is_not_told_what_the_others_are_at() -> None:
    assert refused(toy(suppers), C, "eat").rule == ""


def test_a_seat_cannot_answer_for_nature() -> None:
    refusal = refused(toy(dice), A, (6,))
    assert isinstance(refusal, NotYourQuestion)
    assert "put to Nature" in str(refusal)


def test_nature_cannot_answer_for_a_seat() -> None:
    assert isinstance(refused(toy(paying), NATURE, 1), NotYourQuestion)


def test_nobody_is_asked_anything_when_the_match_is_over() -> None:
    match = toy(paying)
    match.answer(A, 1)
    match.answer(A, "yes")
    assert str(refused(match, A, "yes")) == "the match is over: nobody is asked anything"


@pytest.mark.parametrize("ply", [-1, 1, 7])
def test_an_answer_for_another_ply_is_told_which_is_which(ply: int) -> None:
    refusal = refused(toy(paying), A, 1, ply)
    assert isinstance(refusal, StalePly)
    assert f"for ply {ply}; the ply now is 0" in str(refusal)


def test_an_answer_for_another_ply_is_told_the_rule_of_the_question() -> None:
    assert refused(toy(paying), A, 1, 5).rule == "T-PAY-01"


def test_a_doubled_click_is_stale_although_its_value_is_no_longer_legal() -> None:
    match = toy(paying)
    match.answer_plain(A, 2, 0)
    assert isinstance(refused_plain(match, A, 2, 0), StalePly)


def test_an_illegal_value_is_told_so_with_the_bounds() -> None:
    refusal = refused(toy(paying), A, 4)
    assert isinstance(refusal, NotAmongChoices)
    assert "4 is not among the choices: out of range (least 0, most 3)" in str(refusal)


def test_an_illegal_value_is_told_the_rule_of_the_question() -> None:
    refusal = refused(toy(paying), A, 4)
    assert refusal.rule == "T-PAY-01"
    assert str(refusal).endswith("[T-PAY-01]")


def test_an_illegal_value_in_plain_data_is_told_the_rule_of_the_question() -> None:
    assert refused_plain(toy(paying), A, "4").rule == "T-PAY-01"


def test_the_game_s_own_reason_and_rule_come_first() -> None:
    refusal = refused(toy(paying), A, 9)
    assert refusal.rule == "T-PAY-02"
    assert str(refusal) == "9 is not among the choices: too poor (coins 3) [T-PAY-02]"


def test_the_reason_travels_with_the_refusal() -> None:
    refusal = refused(toy(paying), A, 9)
    assert isinstance(refusal, NotAmongChoices)
    assert refusal.reason == Reason("too-poor", "T-PAY-02", {"coins": 3})


def test_a_long_value_does_not_make_a_long_refusal() -> None:
    assert len(str(refused(toy(paying), A, "x" * 10**6))) < 400


def acting() -> Match[Toy]:
    """A match in which everybody may whistle out of turn."""

    def act(s: Toy, seat: Seat, value: str) -> Flow[None]:
        s.tell(Whispered, seat, value)
        yield from ()

    return toy(paying, anytime=lambda s, seat: OneOf(["whistle"]), act=act)


@pytest.mark.parametrize("door", ["act", "act_plain"])
def test_an_act_that_is_not_on_offer_is_refused(door: str) -> None:
    with pytest.raises(NotAmongChoices, match="'sing' is not among the choices"):
        getattr(acting(), door)(B, "sing")


@pytest.mark.parametrize("door", ["act", "act_plain"])
def test_an_act_for_another_ply_is_stale_whatever_it_is(door: str) -> None:
    with pytest.raises(StalePly):
        getattr(acting(), door)(B, "whistle" if door == "act" else "sing", 4)


@pytest.mark.parametrize("door", ["act", "act_plain"])
def test_somebody_who_does_not_sit_at_the_table_cannot_act(door: str) -> None:
    with pytest.raises(NotYourQuestion):
        getattr(acting(), door)(Seat(9), "whistle")


@pytest.mark.parametrize("door", ["act", "act_plain"])
def test_a_refused_act_changes_nothing(door: str) -> None:
    match = acting()
    before = match.digest()
    with pytest.raises(NotAmongChoices):
        getattr(match, door)(B, "sing")
    assert match.digest() == before


def test_every_refusal_is_a_refused_and_a_value_error() -> None:
    assert all(
        issubclass(kind, Refused) and issubclass(kind, ValueError)
        for kind in (NotYourQuestion, StalePly, NotAmongChoices)
    )


def test_a_reason_says_itself_in_words() -> None:
    assert Reason("too-far", "R-1", {"most": 2}).words() == "too far (most 2) [R-1]"


@pytest.mark.parametrize("step", [paying, bids, suppers, dice])
def test_probing_finds_nothing_that_is_taken_wrongly(step: Step) -> None:
    assert check_probes(toy(step), Random(1), 40) > 20
