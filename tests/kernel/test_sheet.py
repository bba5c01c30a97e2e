"""The sheet: the rules of the toy, and what holds for every match of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.bots import bots_by_name
from oyez.kernel import (
    NATURE,
    CannotUndo,
    Match,
    NotAmongChoices,
    NotYourQuestion,
    Seat,
    record,
    undo,
)
from oyez.scene.views import view
from oyez.testing.properties import (
    check_choices,
    check_clone,
    check_probes,
    check_replay,
    check_secrecy,
    check_table,
)
from tests.kernel.sheet import GAME, Options
from tests.kernel.sheet.boxes import BAG, INCOME, VICTORY
from tests.kernel.sheet.state import Gift, Manors, Mark, Spy, Vow
from tests.kernel.sheet.works import DIG, DONE, HIRE, STOP
from tests.kernel.toys import A, B, C, choices

OMENS = ("harvest", "siege", "siege")


def begun(seats: int = 2, rounds: int = 2) -> Match[Manors]:
    """A match with known omens, Nature by hand."""
    match = Match(GAME, seats, Options(rounds=rounds), listen=True)
    match.answer(NATURE, OMENS)
    return match


def rich(seats: int = 2) -> Match[Manors]:
    """One in which nobody has to look at the price."""
    match = begun(seats)
    for sheet in match.state.sheets.values():
        sheet.coins = sheet.stone = sheet.workers = 9
    start = record.as_read_back(match.state)
    return record.match_from_position(GAME, seats, Options(rounds=2), start, listen=True)


def say(match: Match[Manors], seat: Seat, *values: Any) -> None:
    for value in values:
        match.answer(seat, value)


def refusal(match: Match[Manors], seat: Seat, value: Any) -> str:
    with pytest.raises(NotAmongChoices) as caught:
        match.answer(seat, value)
    assert caught.value.reason is not None
    return caught.value.reason.message


# -- works ----------------------------------------------------------------------------------------


def test_all_work_at_once_with_an_income() -> None:
    match = begun(4)
    assert match.waiting() == tuple(map(Seat, range(4)))
    assert {sheet.coins for sheet in match.state.sheets.values()} == {INCOME}
    assert match.state.workers == 9


def test_a_box_is_paid_and_marked_once() -> None:
    match = begun()
    say(match, B, Mark("field"))
    assert match.state.sheets[B].marked == ["field"]
    assert match.state.sheets[B].coins == INCOME - 1
    assert refusal(match, B, Mark("field")) == "marked-already"


def test_what_one_cannot_pay_or_has_not_prepared_is_refused() -> None:
    match = begun()
    assert refusal(match, A, Mark("mill")) == "needs-box"
    say(match, A, Mark("field"))
    assert refusal(match, A, Mark("mill")) == "too-dear"
    assert refusal(match, A, STOP) == "no-chain"


def test_a_chain_goes_on_from_box_to_box_free_of_charge() -> None:
    match = rich()
    say(match, A, Mark("field"), Mark("mill"))
    assert choices(match, A) == [Mark("quarry"), Mark("chapel"), STOP]
    coins = match.state.sheets[A].coins
    say(match, A, Mark("chapel"), Mark("quarry"))
    assert match.state.sheets[A].coins == coins
    assert match.state.sheets[A].chain == ""
    assert Mark("wall") in choices(match, A)


def test_in_a_chain_there_is_nothing_else_to_do() -> None:
    match = rich()
    say(match, A, Mark("field"), Mark("mill"))
    assert refusal(match, A, DIG) == "chain-first"
    assert refusal(match, A, Mark("choir")) == "needs-box"
    assert refusal(match, A, Mark("wall")) == "needs-box"
    say(match, A, STOP)
    assert DIG in choices(match, A)


def test_a_seat_in_a_chain_holds_up_nobody() -> None:
    match = rich()
    say(match, A, Mark("field"), Mark("mill"))
    say(match, B, Mark("field"), Mark("mill"), STOP, DONE)
    assert match.waiting() == (A,)
    assert match.state.sheets[A].chain == "mill"


def test_a_chain_is_in_the_state_and_survives_a_copy() -> None:
    match = rich()
    say(match, A, Mark("field"), Mark("mill"))
    twin = match.clone()
    assert choices(twin, A) == choices(match, A)
    assert twin.bases[-1][0] == twin.ply


def test_workers_run_out_for_all() -> None:
    match = rich(1)
    say(match, A, HIRE, HIRE, HIRE)
    assert match.state.workers == 0
    assert refusal(match, A, HIRE) == "no-workers"


def test_a_die_brings_stone_once_a_round() -> None:
    match = begun()
    say(match, A, DIG)
    match.answer(NATURE, (6,))
    assert match.state.sheets[A].stone == 3
    assert refusal(match, A, DIG) == "dug-already"
    say(match, A, DONE)
    say(match, B, DONE)
    assert DIG in choices(match, A)


def test_an_omen_is_seen_by_the_spy_alone() -> None:
    match = begun(3)
    say(match, B, Spy("left"))
    assert view(match, B)["state"]["spied"]["1"] == {"left": "harvest"}
    assert view(match, A)["state"]["spied"]["1"] == {"hidden": True}
    assert [len(match.log_of(seat)) for seat in (A, B, C)] == [2, 3, 2]
    assert refusal(match, B, Spy("left")) == "spied-already"


def test_without_coins_nobody_hires_or_spies() -> None:
    match = begun()
    say(match, A, HIRE, HIRE, HIRE)
    assert refusal(match, A, HIRE) == "no-coins"
    assert refusal(match, A, Spy("left")) == "no-coins"


def test_a_gift_changes_hands_at_once_also_in_a_chain() -> None:
    match = rich()
    say(match, A, Mark("field"), Mark("mill"))
    match.act(B, Gift(A))
    assert match.state.sheets[A].coins == 9 - 2 + 1
    assert choices(match, A) == [Mark("quarry"), Mark("chapel"), STOP]


def test_alone_there_is_nobody_to_give_to() -> None:
    assert not begun(1).anytime(A)


def test_who_is_done_waits_for_the_next_round() -> None:
    match = begun(3)
    say(match, C, DONE)
    with pytest.raises(NotYourQuestion):
        match.answer(C, DIG)
    say(match, A, DONE)
    say(match, B, DONE)
    assert match.waiting() == (A, B, C)
    assert [passage.name for passage in match.state.passages] == ["round", "works"]
    assert match.state.passages[0].number == 2


def test_the_end_of_a_round_stands() -> None:
    match = begun()
    say(match, A, DONE)
    undo(match, A)
    say(match, A, DONE)
    say(match, B, DONE)
    for seat in (A, B):
        with pytest.raises(CannotUndo):
            undo(match, seat)


# -- scoring --------------------------------------------------------------------------------------


def scored(*boxes: str, vow: str = "church", seats: int = 1) -> Match[Manors]:
    """A match in which the first seat has marked these boxes, at its end."""
    match = begun(seats, rounds=1)
    match.state.sheets[A].marked = list(boxes)
    start = record.as_read_back(match.state)
    match = record.match_from_position(GAME, seats, Options(rounds=1), start)
    for seat in map(Seat, range(seats)):
        match.answer(seat, DONE)
    for seat in map(Seat, range(seats)):
        match.answer(seat, Vow(vow))
    return match


def test_omens_and_vows_bless_columns() -> None:
    outcome = scored("field", "quarry", "chapel", vow="farm").outcome
    assert outcome is not None
    # one each; Harvest and the vow for the farm; twice Siege for the castle
    assert outcome.scores == {A: 3 + 2 + 2}


def test_the_vows_come_one_after_the_other() -> None:
    match = begun(3, rounds=1)
    for seat in (C, A, B):
        match.answer(seat, DONE)
    for seat in (A, B, C):
        assert match.waiting() == (seat,)
        match.answer(seat, Vow("farm"))
    assert match.over


def test_the_most_points_win_and_equal_points_share() -> None:
    outcome = scored("field", seats=3).outcome
    assert outcome is not None
    assert outcome.places == {A: 1, B: 2, C: 2}
    assert outcome.rank == ""


@pytest.mark.parametrize(
    ("boxes", "place", "rank"),
    [
        ((), 2, "serf"),
        (("field", "mill", "bakery", "feast"), 2, "reeve"),
        (("field", "mill", "bakery", "feast", "quarry", "wall"), 2, "reeve"),
        (("quarry", "wall", "tower", "keep", "field", "mill"), 1, "steward"),
        (("quarry", "wall", "tower", "keep", "field", "mill", "bakery", "feast"), 1, "lord"),
    ],
)
def test_alone_one_earns_a_rank(boxes: tuple[str, ...], place: int, rank: str) -> None:
    outcome = scored(*boxes).outcome
    assert outcome is not None
    assert (outcome.places[A], outcome.rank) == (place, rank)
    assert (outcome.scores[A] >= VICTORY) == (place == 1)


def test_the_omens_are_shown_at_the_end_for_good() -> None:
    match = begun(1, rounds=1)
    say(match, A, DONE)
    assert view(match, A)["state"]["turned"] == dict(
        zip(("left", "middle", "right"), OMENS, strict=True)
    )
    with pytest.raises(CannotUndo):
        undo(match, A)


# -- records --------------------------------------------------------------------------------------


def test_a_redacted_record_hides_the_omens_and_the_orders_of_others() -> None:
    match = begun(3)
    match.order(B, ("always", ("chain", STOP)))
    say(match, A, Spy("left"))
    for seat, known in ((A, False), (B, True), (None, False)):
        told = str([entry.value for entry in record.redacted(match, seat).answers])
        assert "harvest" not in told
        assert ("chain" in told) is known


# -- properties -----------------------------------------------------------------------------------


def anything(match: Match[Any], rng: Random) -> None:
    """One more answer, gift, order or undo, at random."""
    seat, chance = Seat(rng.randrange(match.seats)), rng.random()
    gifts, orders = match.anytime(seat), match.orders_open_to(seat)
    if chance < 0.08 and gifts:
        match.act(seat, gifts.sample(rng))
    elif chance < 0.12 and orders:
        match.order(seat, orders.sample(rng))
    elif chance < 0.2:
        try:
            undo(match, seat)
        except CannotUndo:
            return
    else:
        seat = rng.choice(match.waiting())
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(5))
def test_the_properties_hold(seats: int, seed: int) -> None:
    rng = Random(seed)
    options = GAME.sample_options(seats, rng)
    match = Match(GAME, seats, options, rng=Random(seed), listen=True)
    while not match.over:
        GAME.check(match.state)
        check_secrecy(match, rng)
        check_table(match)
        check_choices(match, rng)
        check_probes(match, rng, 3)
        check_clone(match, rng, 5)
        check_replay(match)
        anything(match, rng)
    check_replay(match)


def test_a_redeal_keeps_what_a_spy_knows() -> None:
    rng = Random(1)
    match = begun()
    say(match, A, Spy("left"))
    dealt = [match.clone().state for _ in range(20)]
    for s in dealt:
        GAME.redeal(s, A, rng)
    assert {s.omens["left"] for s in dealt} == {"harvest"}
    assert {s.omens["right"] for s in dealt} == set(BAG)


def test_bots_do_better_than_chance() -> None:
    points = [0, 0]
    for seed in range(6):
        match = Match(GAME, 2, rng=Random(seed))
        bots = bots_by_name(match, ["knight", "random"], Random(seed))
        while match.outcome is None:
            bots.move()
        for seat, score in match.outcome.scores.items():
            points[seat] += score
    assert points[0] > points[1] * 1.3
