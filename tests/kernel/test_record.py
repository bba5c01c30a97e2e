"""Records: matches on paper, to be read back, gone through, forked, mended and handed out."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oyez.kernel import (
    NATURE,
    WITHDRAWN,
    Amount,
    Ask,
    AskAll,
    Deck,
    Each,
    Flow,
    Match,
    OneOf,
    Record,
    Roll,
    Seat,
    redeal,
)
from oyez.kernel.record import FORMAT, from_json, read, redacted, to_json, write
from tests.kernel.tavern import TAVERN, BidsOpened, Options, random_play
from tests.kernel.toys import A, B, C, Noted, Step, Toy, ToyGame, toy

WORD = OneOf(["yes", "no"])


def played(seed: int, plays: int = 1000, *, listen: bool = False) -> Match[Any]:
    """A match at the tavern after so many random answers, or to its end."""
    rng = Random(seed)
    match = Match(TAVERN, 2 + seed % 3, Options(evenings=3), rng=Random(seed), listen=listen)
    while not match.over and plays:
        random_play(match, rng)
        plays -= 1
    return match


def again(match: Match[Any]) -> Record:
    """The record of a match, after a journey as JSON."""
    return from_json(to_json(write(match)))


seeds = st.integers(0, 100_000)
plays = st.integers(0, 80)


# -- out and in again ----------------------------------------------------------------------------


@settings(max_examples=50, deadline=None)
@given(seed=seeds, plays=plays)
def test_a_record_survives_json_to_the_byte(seed: int, plays: int) -> None:
    data = to_json(write(played(seed, plays), ["Ada", "Björn"]))
    assert to_json(from_json(data)) == data


@settings(max_examples=50, deadline=None)
@given(seed=seeds, plays=plays)
def test_a_match_read_back_stands_where_it_stood(seed: int, plays: int) -> None:
    match = played(seed, plays)
    assert read(TAVERN, again(match)).digest() == match.digest()


@settings(max_examples=50, deadline=None)
@given(seed=seeds, plays=plays)
def test_a_match_read_back_writes_the_same_record(seed: int, plays: int) -> None:
    data = to_json(write(played(seed, plays)))
    assert to_json(write(read(TAVERN, from_json(data)))) == data


@settings(max_examples=50, deadline=None)
@given(seed=seeds, plays=plays)
def test_a_record_reads_back_from_json_as_it_was(seed: int, plays: int) -> None:
    record = write(played(seed, plays))
    assert from_json(to_json(record)) == record


def test_a_finished_match_read_back_has_the_same_outcome() -> None:
    match = played(5)
    assert read(TAVERN, again(match)).outcome == match.outcome


def test_a_record_names_the_game_its_rules_and_its_options() -> None:
    record = write(Match(TAVERN, 3, Options(evenings=7)), ["Ada", "Bo", "Cy"])
    assert (record.game, record.rules, record.seats) == ("tavern", "1", 3)
    assert record.options == {"evenings": 7}, "options that have their default are left out"
    assert record.names == ["Ada", "Bo", "Cy"]


def test_a_record_holds_natures_answers() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Roll()

    assert [entry.seat for entry in write(toy(step, rng=Random(1))).answers] == [NATURE]


def test_a_record_replays_without_a_random_stream() -> None:
    match = played(5, 30)
    assert any(entry.seat == NATURE for entry in match.log)
    assert read(TAVERN, again(match)).digest() == match.digest()


def test_a_match_read_back_tells_what_happened_again() -> None:
    match = played(5, listen=True)
    assert match.log_of(A)
    assert read(TAVERN, again(match), listen=True).log_of(A) == match.log_of(A)


def test_what_was_told_before_the_first_answer_is_told_again() -> None:
    def step(s: Toy) -> Flow[None]:
        s.tell(Noted, "begun")
        yield Ask(A, WORD)

    match = toy(step, listen=True)
    assert read(match.game, again(match), listen=True).log_of(None) == [Noted("begun")]


def test_nobody_listens_to_a_match_read_back_unless_asked_for() -> None:
    assert read(TAVERN, again(played(5, listen=True))).told is None


def test_a_question_that_was_withdrawn_is_withdrawn_again() -> None:
    def step(s: Toy) -> Flow[None]:
        for choices in (OneOf([]), WORD, OneOf([]), WORD):
            s.note((yield Ask(A, choices)) is WITHDRAWN)

    match = toy(step)
    match.answer(A, "yes")
    twin = read(match.game, again(match))
    assert (twin.digest(), twin.state.notes) == (match.digest(), ["True", "False", "True"])


# -- readable ------------------------------------------------------------------------------------


def test_a_record_is_json() -> None:
    match = played(5, 12)
    assert len(json.loads(to_json(write(match)))["answers"]) == match.ply


def test_every_answer_has_a_line_of_its_own() -> None:
    match = played(5, 12)
    lines = to_json(write(match)).decode().splitlines()
    start = lines.index('"answers": [') + 1
    answers = [json.loads(line.rstrip(",")) for line in lines[start : start + match.ply]]
    assert [answer["seat"] for answer in answers] == [entry.seat for entry in match.log]
    assert lines[start + match.ply] == "],"


def test_an_ordinary_answer_says_no_more_than_who_and_what() -> None:
    match = toy(turns(["yes"]))
    match.answer(A, "yes")
    assert b'\n{"seat":0,"value":"yes"}\n' in to_json(write(match))


def test_a_match_without_answers_can_be_written_too() -> None:
    match = Match(TAVERN, 2)
    assert read(TAVERN, again(match)).digest() == match.digest()


# -- going through it ----------------------------------------------------------------------------


def test_a_match_can_be_seen_at_any_ply() -> None:
    match = Match(TAVERN, 3)
    rng = Random(4)
    digests = [match.digest()]
    while not match.over:
        random_play(match, rng)
        digests.append(match.digest())
    record = again(match)
    assert [read(TAVERN, record, ply).digest() for ply in range(len(digests))] == digests


@settings(max_examples=30, deadline=None)
@given(seed=seeds, data=st.data())
def test_a_match_can_be_forked_at_any_ply(seed: int, data: st.DataObject) -> None:
    match = played(seed)
    record = again(match)
    ply = data.draw(st.integers(0, match.ply))
    fork = read(TAVERN, record, ply, rng=Random(seed + 1))
    rng = Random(seed + 2)
    while not fork.over:
        random_play(fork, rng)
    assert [plainly(entry.value) for entry in fork.log[:ply]] == [
        plainly(entry.value) for entry in match.log[:ply]
    ]


def plainly(value: object) -> object:
    """A value as JSON has it."""
    return msgspec.to_builtins(value)


def test_a_fork_can_be_played_differently() -> None:
    def step(s: Toy) -> Flow[None]:
        for _ in range(3):
            s.note((yield Ask(A, WORD)))

    match = toy(step)
    for _ in range(2):
        match.answer(A, "yes")
    fork = read(match.game, again(match), 1)
    fork.answer(A, "no")
    assert (fork.state.notes, match.state.notes) == (["yes", "no"], ["yes", "yes"])


def test_nature_goes_on_by_itself_in_a_fork_with_a_random_stream() -> None:
    def step(s: Toy) -> Flow[None]:
        for _ in range(3):
            yield Ask(A, WORD)
            yield Roll()

    match = toy(step, rng=Random(1))
    match.answer(A, "yes")
    assert read(match.game, again(match), 1, rng=Random(1)).waiting() == (A,)


def test_nature_is_answered_for_in_a_fork_without_a_random_stream() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, WORD)
        yield Roll()

    match = toy(step)
    match.answer(A, "yes")
    assert read(match.game, again(match)).waiting() == (NATURE,)


# -- snapshots and mended rules ------------------------------------------------------------------


def test_the_snapshot_is_of_the_latest_step_boundary() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield Ask(A, WORD)))
        s.note((yield Ask(A, WORD)))

    match = toy(step, steps=3)
    for _ in range(3):
        match.answer(A, "yes")
    (snapshot,) = write(match).snapshots
    assert (snapshot.ply, snapshot.rules, snapshot.state["notes"]) == (2, "1", ["yes", "yes"])


class Mended(ToyGame):
    """The toy with newer rules."""

    rules = "2"


def turns(words: list[str]) -> Step:
    """Steps of two questions each, where these words are allowed."""

    def step(s: Toy) -> Flow[None]:
        for _ in range(2):
            s.note((yield Ask(A, OneOf(words))))

    return step


def old_record(*said: str) -> Record:
    """A record under the old rules, by which one may shout."""
    match = toy(turns(["say", "shout"]), steps=4)
    for word in said:
        match.answer(A, word)
    return again(match)


MENDED = Mended(turns(["say", "sing"]), steps=4)


def test_a_match_whose_rules_were_mended_goes_on_from_its_snapshot() -> None:
    match = read(MENDED, old_record("shout", "shout"))
    match.answer(A, "sing")
    assert match.state.notes == ["shout", "shout", "sing"]


def test_the_answers_before_the_snapshot_stay_in_the_record() -> None:
    match = read(MENDED, old_record("shout", "shout"))
    match.answer(A, "sing")
    assert [entry.value for entry in write(match).answers] == ["shout", "shout", "sing"]


def test_answers_after_the_snapshot_are_kept_while_they_are_legal() -> None:
    match = read(MENDED, old_record("shout", "shout", "say"))
    assert match.state.notes == ["shout", "shout", "say"]


def test_answers_after_the_snapshot_are_dropped_from_the_first_that_is_not_legal() -> None:
    match = read(MENDED, old_record("shout", "shout", "shout"))
    assert (match.state.notes, match.ply) == (["shout", "shout"], 2)


def test_a_match_whose_rules_were_mended_is_written_under_the_new_ones() -> None:
    match = read(MENDED, old_record("shout", "shout", "shout"))
    for word in ["sing", "say"]:
        match.answer(A, word)
    record = write(match)
    assert (record.rules, record.snapshots[0].ply, record.snapshots[0].rules) == ("2", 4, "2")


def test_a_question_that_lost_its_object_in_mended_rules_is_withdrawn() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield Ask(A, OneOf([]))) is WITHDRAWN)
        s.note((yield Ask(A, WORD)))

    match = read(Mended(step, steps=4), old_record("shout", "shout"))
    assert match.state.notes == ["shout", "shout", "True"]


def test_answers_are_kept_after_a_question_that_lost_its_object_in_mended_rules() -> None:
    def step(s: Toy) -> Flow[None]:
        s.note((yield Ask(A, OneOf([]))) is WITHDRAWN)
        s.note((yield Ask(A, OneOf(["say"]))))

    match = read(Mended(step, steps=4), old_record("shout", "shout", "say"))
    assert match.state.notes == ["shout", "shout", "True", "say", "True"]


def test_of_several_snapshots_the_latest_before_the_ply_is_taken() -> None:
    record = old_record("shout", "shout", "shout", "shout")
    record.snapshots[:0] = old_record("shout", "shout").snapshots
    assert [read(MENDED, record, ply).ply for ply in (2, 3, 4)] == [2, 2, 4]


def test_a_mended_match_can_be_copied() -> None:
    match = read(MENDED, old_record("shout", "shout", "say"))
    assert match.clone().digest() == match.digest()


def test_somebody_may_listen_to_a_mended_match() -> None:
    def step(s: Toy) -> Flow[None]:
        s.tell(Noted, (yield Ask(A, OneOf(["say"]))))
        yield Ask(A, OneOf(["say"]))

    match = read(Mended(step, steps=4), old_record("shout", "shout", "say"), listen=True)
    assert match.log_of(None) == [Noted("say")]


def test_a_ply_before_the_snapshot_cannot_be_seen_under_mended_rules() -> None:
    with pytest.raises(ValueError, match="no snapshot to go on from"):
        read(MENDED, old_record("shout", "shout"), 1)


def test_under_the_same_rules_no_snapshot_is_needed() -> None:
    match = played(5, 30)
    record = again(match)
    record.snapshots = []
    assert read(TAVERN, record).digest() == match.digest()


def test_a_mended_match_with_every_kind_of_state_goes_on() -> None:
    class Newer(type(TAVERN)):  # type: ignore[misc]
        rules = "2"

    for seed in range(20):
        match = played(seed, 25)
        if not match.over:
            assert read(Newer(), again(match)).digest() == match.digest()


# -- what is no record ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b'"record"',
        b'{"game": 1}',
        b'{"game":"toy","rules":"1","seats":3,"options":{},"answers":[{"seat":"a"}]}',
        b'{"game":"toy","rules":"1","seats":3,"options":{},"answers":'
        b'[{"seat":0,"value":"say","kind":"guess"}]}',
        b'{"game":"toy","rules":"1","seats":3,"answers":[],"options":' + b"[" * 100_000,
    ],
)
def test_garbage_is_no_record(data: bytes) -> None:
    with pytest.raises(ValueError, match="not a record"):
        from_json(data)


def test_a_record_of_a_later_format_is_refused() -> None:
    record = old_record()
    record.oyez = FORMAT + 1
    with pytest.raises(ValueError, match=f"format {FORMAT + 1}"):
        from_json(to_json(record))


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="toy"):
        read(TAVERN, old_record())


@pytest.mark.parametrize("ply", [-1, 3])
def test_a_ply_that_is_not_in_the_record_is_refused(ply: int) -> None:
    with pytest.raises(ValueError, match="plies 0 to 2"):
        read(ToyGame(turns(["shout"])), old_record("shout", "shout"), ply)


def spoilt(change: Callable[[dict[str, Any]], object]) -> Record:
    """A record of the tavern that somebody has written in."""
    raw = json.loads(to_json(write(played(5, 12))))
    change(raw)
    return from_json(json.dumps(raw).encode())


@pytest.mark.parametrize(
    "change",
    [
        lambda raw: raw["answers"][0].update(value="everything"),
        lambda raw: raw["answers"][0].update(value=None),
        lambda raw: raw["answers"][0].update(value=[[]]),
        lambda raw: raw["answers"][0].update(seat=9),
        lambda raw: raw["answers"][0].update(seat=NATURE),
        lambda raw: raw["answers"][0].update(kind="act"),
        lambda raw: raw["answers"][0].update(kind="act", seat=9, value="brawl"),
        lambda raw: raw["answers"][0].update(kind="act", seat=NATURE, value="brawl"),
        lambda raw: raw["answers"][0].update(kind="act", seat=0, value={"brawl": 1}),
    ],
)
def test_an_illegal_answer_is_refused_with_its_ply(
    change: Callable[[dict[str, Any]], object],
) -> None:
    with pytest.raises(ValueError, match="ply 0 of the record does not replay"):
        read(TAVERN, spoilt(change))


def test_answers_after_the_end_are_refused() -> None:
    record = again(played(5))
    record.answers.append(record.answers[0])
    with pytest.raises(ValueError, match="the match is over"):
        read(TAVERN, record)


@pytest.mark.parametrize("change", [{"seats": 9}, {"options": {"evenings": "many"}}])
def test_a_header_that_does_not_fit_the_game_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"9|options"):
        read(TAVERN, spoilt(lambda raw: raw.update(change)))


def test_a_snapshot_that_does_not_fit_the_game_is_refused() -> None:
    record = old_record("shout", "shout")
    record.snapshots[0].state = {"coins": "many"}
    with pytest.raises(ValueError, match="snapshot"):
        read(MENDED, record)


# -- what may be handed out ----------------------------------------------------------------------


def secrets(s: Toy) -> Flow[None]:
    """A card for one seat, a secret answer of another, a public die, then sealed bids."""
    s.deck = Deck({"ace": 1, "king": 1})
    s.hand[A] += yield from s.deck.draw(1, [A])
    s.note((yield Ask(B, WORD, secret=True)))
    yield Roll()
    s.note((yield AskAll({seat: Amount(0, 9) for seat in (A, B, C)})))
    yield Ask(A, WORD)


def dealt() -> Match[Toy]:
    """A match in which a card was drawn, a secret told, a die rolled."""
    match = toy(secrets)
    match.answer(NATURE, ("ace",))
    match.answer(B, "no")
    match.answer(NATURE, (5,))
    return match


def values(match: Match[Any], seat: Seat | None) -> list[Any]:
    """The values in the record that a seat may have."""
    return [entry.value for entry in redacted(match, seat).answers]


@pytest.mark.parametrize(
    ("seat", "known"),
    [
        (A, [["ace"], None, [5]]),
        (B, [None, "no", [5]]),
        (C, [None, None, [5]]),
        (None, [None, None, [5]]),
    ],
)
def test_private_luck_and_secret_answers_are_left_out_for_those_who_may_not_know(
    seat: Seat | None, known: list[Any]
) -> None:
    assert values(dealt(), seat) == known


@pytest.mark.parametrize(("seat", "known"), [(A, []), (B, [7]), (C, []), (None, [])])
def test_open_sealed_answers_are_there_for_their_own_seat_only(
    seat: Seat | None, known: list[Any]
) -> None:
    match = dealt()
    match.answer(B, 7)
    assert values(match, seat)[3:] == known


def test_sealed_answers_are_there_for_all_once_opened() -> None:
    match = dealt()
    for seat, bid in [(B, 7), (A, 1), (C, 2)]:
        match.answer(seat, bid)
    assert values(match, None)[3:] == [7, 1, 2]


def test_the_answers_of_a_secret_ballot_stay_out_even_when_counted() -> None:
    def step(s: Toy) -> Flow[None]:
        yield AskAll({A: WORD, B: WORD}, secret=True)
        yield Ask(A, WORD)

    match = toy(step)
    match.answer(A, "yes")
    match.answer(B, "no")
    assert values(match, A) == ["yes", None]


def test_sealed_answers_stay_out_while_and_after_somebody_acts() -> None:
    def step(s: Toy) -> Flow[None]:
        yield AskAll({A: WORD, B: WORD, C: WORD})

    def act(s: Toy, seat: Seat, value: Any) -> Flow[None]:
        yield Ask(C, WORD)

    match = toy(step, anytime=lambda s, seat: OneOf(["act"]), act=act)
    match.answer(A, "yes")
    match.act(B, "act")
    assert values(match, B) == ["act"]
    match.answer(C, "no")
    assert values(match, B) == ["act", "no"]


def phase(s: Toy) -> Flow[None]:
    """A phase that all play at once, with a die."""

    def flow(s: Toy, seat: Seat) -> Flow[None]:
        yield Ask(seat, WORD)
        yield Roll()
        yield Ask(seat, WORD)

    yield Each([A, B], flow)
    yield Ask(A, WORD)


@pytest.mark.parametrize(("seat", "count"), [(A, 2), (B, 0), (C, 0), (None, 0)])
def test_in_a_common_phase_the_record_holds_ones_own_part_only(
    seat: Seat | None, count: int
) -> None:
    match = toy(phase, rng=Random(1))
    match.answer(A, "yes")
    assert len(values(match, seat)) == count


def test_the_part_of_the_others_is_there_once_the_common_phase_is_over() -> None:
    match = toy(phase, rng=Random(1))
    for seat in (A, A, B, B):
        match.answer(seat, "yes")
    assert len(values(match, None)) == match.ply


def test_a_redacted_record_has_no_snapshot() -> None:
    assert redacted(dealt(), A).snapshots == []


def test_a_redacted_record_says_for_whom_it_was_made() -> None:
    assert from_json(to_json(redacted(dealt(), B))).redacted_for == B


@pytest.mark.parametrize("seat", [A, None])
def test_a_redacted_record_cannot_be_replayed(seat: Seat | None) -> None:
    match = dealt()
    with pytest.raises(ValueError, match="redacted"):
        read(match.game, from_json(to_json(redacted(match, seat))))


def test_everything_may_be_known_when_the_match_is_over() -> None:
    match = dealt()
    for seat, value in [(A, 1), (B, 7), (C, 2), (A, "yes")]:
        match.answer(seat, value)
    assert match.over
    assert redacted(match, None) == write(match)


@settings(max_examples=40, deadline=None)
@given(seed=seeds, plays=plays)
def test_what_is_handed_to_a_seat_does_not_depend_on_what_it_cannot_know(
    seed: int, plays: int
) -> None:
    match = played(seed, plays)
    if match.over:
        return
    for seat in map(Seat, range(match.seats)):
        twin = redeal(match, seat, Random(seed))
        ply = match.bases[-1][0]
        kept = redacted(match, seat).answers[:ply]
        assert redacted(twin, seat).answers[:ply] == kept
        assert to_json(redacted(twin, seat)) == to_json(redacted(match, seat))


def test_bids_once_opened_are_told_in_the_log_of_a_match_read_back() -> None:
    match = Match(TAVERN, 2)
    for seat in (A, B):
        match.answer(seat, 2)
    assert read(TAVERN, again(match), listen=True).log_of(None) == [BidsOpened({A: 2, B: 2})]
