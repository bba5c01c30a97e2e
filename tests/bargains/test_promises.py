"""Promises: written down, never enforced, and kept or broken once and for all."""

from __future__ import annotations

from msgspec import convert

from oyez.bargains.promises import (
    break_term,
    fulfil,
    judge,
    judged_by,
    make_promise,
    promises_in_force,
    track_record,
)
from oyez.kernel import Promise, TrackRecord
from oyez.scene.deals import show_promises
from oyez.scene.elements import Pledge, Text
from tests.kernel.toys import A, B, C


def some() -> list[Promise]:
    """A promises B help in words, and peace to the end of round 3; C promises B peace, too."""
    promises: list[Promise] = []
    make_promise(promises, A, B, 1, words="help")
    make_promise(promises, A, B, 1, term="peace", until=3)
    make_promise(promises, C, B, 2, term="peace", until=2)
    return promises


def verdicts(promises: list[Promise]) -> list[str]:
    return [each.verdict for each in promises]


def test_promises_are_numbered_as_they_come() -> None:
    assert [each.number for each in some()] == [1, 2, 3]


def test_words_are_judged_by_who_was_given_them() -> None:
    promises = some()
    assert (judged_by(promises, A), judged_by(promises, B)) == ([], [1])
    judge(promises, 1, kept=True)
    assert verdicts(promises) == ["kept", "pending", "pending"]
    assert judged_by(promises, B) == []


def test_a_term_is_broken_between_the_two_only() -> None:
    promises = some()
    assert [each.number for each in break_term(promises, A, B, "peace")] == [2]
    assert break_term(promises, B, A, "peace") == []
    assert verdicts(promises) == ["pending", "broken", "pending"]
    assert promises_in_force(promises, A, B, "peace") == []


def test_a_term_whose_time_is_over_is_kept() -> None:
    promises = some()
    assert [each.number for each in fulfil(promises, 3)] == [3]
    assert verdicts(promises) == ["pending", "pending", "kept"]


def test_a_broken_term_stays_broken_when_its_time_is_over() -> None:
    promises = some()
    break_term(promises, C, B, "peace")
    assert fulfil(promises, 9) == [promises[1]]
    assert verdicts(promises)[2] == "broken"


def test_a_seat_has_a_record_of_its_promises() -> None:
    promises = some()
    judge(promises, 1, kept=False)
    assert track_record(promises, A) == TrackRecord(pending=1, kept=0, broken=1)
    assert track_record(promises, B) == TrackRecord()


def test_who_keeps_promises_is_trusted_more_than_a_stranger_and_who_breaks_them_less() -> None:
    faithless, stranger, faithful = TrackRecord(broken=2), TrackRecord(), TrackRecord(kept=2)
    assert faithless.trust < stranger.trust == 0.5 < faithful.trust


def test_a_promise_stored_before_there_was_a_record_is_read() -> None:
    stored = {"number": 1, "maker": 0, "to": 1, "words": "help", "round": 2, "broken": False}
    assert convert(stored, Promise).verdict == "pending"


def test_who_may_judge_a_promise_sees_how() -> None:
    def shown(seat: int | None) -> list[Pledge]:
        place = None if seat is None else (A, B, C)[seat]
        said, since = lambda p: Text(p.words or p.term), lambda p: Text("since", {"n": p.round})
        return show_promises(some(), place, said, since, kept="keep", broken="break")

    assert shown(1)[0].acts == {"kept": ["keep", 1], "broken": ["break", 1]}
    assert [pledge.acts for seat in (0, 2, None) for pledge in shown(seat)] == [{}] * 9
