"""The fair: all trade at once on one stall, and some of it behind each other's backs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.kernel import (
    NATURE,
    Accept,
    CannotUndo,
    Decline,
    Match,
    NotAmongChoices,
    Passage,
    Retract,
    Seat,
    can_redo,
    can_undo,
    redo,
    undo,
)
from oyez.kernel.record import redacted
from oyez.scene.views import view, view_bytes
from oyez.testing.properties import (
    check_choices,
    check_clone,
    check_probes,
    check_replay,
    check_secrecy,
    check_table,
)
from tests.kernel.market import GAME
from tests.kernel.market.goods import GOODS
from tests.kernel.market.state import Fair, Options
from tests.kernel.market.trade import CANCEL, CRATES, HOME, Buy, OpenCrate, Pay, Sell, Take
from tests.kernel.toys import A, B, C, choices
from tests.kernel.walks import walk

D = Seat(3)
LETTER = ("letter", (B, "Meet me at the well."))
WHISPER = ("whisper", (B, 1, 6))


def fair(seats: int = 3, days: int = 1, crates: int = 3) -> Match[Fair]:
    """A fair on its first day: 17 coins and a gem each, everything costs 5, wool is wanted."""
    match = Match(GAME, seats, Options(days, crates), listen=True)
    for _ in range(seats):
        match.answer(NATURE, (3, 4))
        match.answer(NATURE, ("wool",))
    match.answer(NATURE, (3, 3, 3))
    return match


def buy(match: Match[Fair], seat: Seat, good: str, number: int) -> None:
    """A whole purchase, in coins."""
    price = match.state.prices[good]
    for said in (Buy(good), Take(number), Pay(0, number * price)):
        match.answer(seat, said)


def go_home(match: Match[Fair], *seats: Seat) -> None:
    for seat in seats:
        match.answer(seat, HOME)


def number_of_offer(match: Match[Fair], seat: Seat) -> int:
    """The private offer that somebody can answer."""
    (bargain,) = (b for b in match.state.whispers.standing.values() if b.to == seat)
    return bargain.number


# -- trade --------------------------------------------------------------------------------------


def test_all_are_asked_at_once() -> None:
    match = fair()
    assert match.waiting() == (A, B, C)
    assert [question.prompt for question in match.questions()] == ["trade"] * 3


def test_a_purchase_is_decided_step_by_step() -> None:
    match = fair()
    match.answer(A, Buy("wine"))
    assert choices(match, A) == [Take(1), Take(2), Take(3), Take(4), CANCEL]
    match.answer(A, Take(2))
    assert choices(match, A) == [Pay(0, 10), Pay(1, 5), CANCEL]
    match.answer(A, Pay(1, 5))
    chest = match.state.chests[A]
    assert (chest.coins, chest.gems, match.state.goods[A]["wine"]) == (12, 0, 3)


def test_the_price_follows_what_is_bought_and_sold() -> None:
    match = fair()
    buy(match, A, "wine", 2)
    assert (match.state.prices["wine"], match.state.stall["wine"]) == (7, 7)
    match.answer(B, Sell("wine"))
    match.answer(B, Take(1))
    assert (match.state.prices["wine"], match.state.stall["wine"]) == (6, 8)
    assert match.state.chests[B].coins == 17 + 7


def test_who_is_in_the_middle_of_a_purchase_blocks_nobody() -> None:
    match = fair()
    match.answer(A, Buy("wine"))
    buy(match, B, "wool", 1)
    match.answer(C, CRATES)
    match.answer(NATURE, ("straw",))
    assert match.waiting() == (A, B, C)
    question = match.question(A)
    assert question is not None
    assert question.prompt == "buy"


def test_others_may_take_what_one_was_looking_at() -> None:
    match = fair()
    match.state.stall["wine"] = 2
    match.answer(A, Buy("wine"))
    match.answer(A, Take(2))
    buy(match, B, "wine", 1)
    assert choices(match, A) == [CANCEL]


def test_an_answer_holds_though_others_were_faster() -> None:
    match = fair()
    ply = match.ply_of(A)
    buy(match, B, "wine", 1)
    match.answer(A, Buy("wine"), ply)
    assert match.ply_of(A) == ply + 1


def test_what_cannot_be_begun_says_why() -> None:
    match = fair(crates=0)
    with pytest.raises(NotAmongChoices, match="no crates") as refused:
        match.answer(A, OpenCrate())
    assert refused.value.rule == "MK-TRADE-05"


def test_a_crate_is_seen_by_who_opens_it() -> None:
    match = fair()
    match.answer(A, CRATES)
    match.answer(NATURE, ("gem",))
    assert match.state.chests[A].gems == 2
    assert [event.__class__.__name__ for event in match.log_of(B)][-1] == "CrateOpened"
    assert redacted(match, B).answers[-1].value is None
    assert redacted(match, A).answers[-1].value == ["gem"]


def test_how_one_pays_is_nobodys_business() -> None:
    match = fair()
    match.answer(A, Buy("wine"))
    match.answer(A, Take(1))
    match.answer(A, Pay(1, 0))
    assert redacted(match, B).answers[-1].value is None
    assert view(match, B)["state"]["chests"]["0"] == {"hidden": True}


# -- days -----------------------------------------------------------------------------------------


def test_where_we_are_and_who_is_still_to_come() -> None:
    match = fair()
    match.answer(B, HOME)
    day, market = match.game.where(match.state)
    assert day == Passage("day", 1)
    assert market == Passage("market", rest=[A, C])


def test_a_day_ends_when_the_last_has_gone_home() -> None:
    match = fair(days=2)
    match.act(A, LETTER)
    match.act(A, WHISPER)
    go_home(match, B, A)
    assert match.waiting() == (C,)
    go_home(match, C)
    assert match.waiting() == (NATURE,)
    match.answer(NATURE, (1, 2, 6))
    assert match.state.prices == {"wool": 3, "wine": 4, "spice": 8}
    assert (match.state.letters, match.state.whispers.standing) == ([], {})
    assert match.game.where(match.state)[0] == Passage("day", 2)


def test_the_richest_wins() -> None:
    match = fair()
    buy(match, A, "wool", 2)
    match.answer(B, CRATES)
    match.answer(NATURE, ("bag",))
    go_home(match, A, B, C)
    assert match.outcome is not None
    # Coins, a gem at 5, wool at 7 twice, wine and spice at 5.
    assert match.outcome.scores == {A: 7 + 5 + 42 + 10, B: 21 + 5 + 14 + 10, C: 17 + 5 + 14 + 10}
    assert match.outcome.places == {A: 1, B: 2, C: 3}


# -- behind each other's backs --------------------------------------------------------------------


def known_to(match: Match[Fair], seat: Seat | None) -> tuple[Any, ...]:
    """All that somebody is given: view, ply, log and the record handed out."""
    return view_bytes(match, seat), match.ply_of(seat), match.log_of(seat), redacted(match, seat)


def secretly(match: Match[Fair], *acts: tuple[Seat, Any]) -> None:
    """Do this and see that the third seat and a spectator notice nothing."""
    before = {seat: known_to(match, seat) for seat in (C, None)}
    for seat, act in acts:
        match.act(seat, act)
        assert {seat: known_to(match, seat) for seat in (C, None)} == before


def test_a_letter_is_read_by_two() -> None:
    match = fair()
    secretly(match, (A, LETTER))
    assert [letter.words for letter in match.state.letters] == [LETTER[1][1]]
    for seat in (A, B):
        assert [row["id"] for row in view(match, seat)["table"]["rows"]] == ["stall", "letters"]


def test_a_whispered_offer_is_settled_between_two() -> None:
    match = fair()
    secretly(match, (A, WHISPER))
    secretly(match, (B, ("answer-whisper", Accept(number_of_offer(match, B)))))
    chests = match.state.chests
    assert (chests[A].gems, chests[A].coins) == (0, 23)
    assert (chests[B].gems, chests[B].coins) == (2, 11)


@pytest.mark.parametrize(("seat", "answer"), [(B, Decline), (A, Retract)])
def test_an_offer_that_comes_to_nothing_changes_nothing(seat: Seat, answer: Any) -> None:
    match = fair()
    match.act(A, WHISPER)
    secretly(match, (seat, ("answer-whisper", answer(number_of_offer(match, B)))))
    assert match.state.chests[A].gems == 1
    assert match.state.whispers.standing == {}


def test_an_offer_that_can_no_longer_be_met_comes_to_nothing() -> None:
    match = fair()
    match.act(A, WHISPER)
    match.answer(A, Buy("wine"))
    match.answer(A, Take(1))
    match.answer(A, Pay(1, 0))
    secretly(match, (B, ("answer-whisper", Accept(number_of_offer(match, B)))))
    assert match.state.chests[B].coins == 17


def test_a_third_seat_is_not_offered_to_answer() -> None:
    match = fair()
    match.act(A, WHISPER)
    with pytest.raises(NotAmongChoices):
        match.act(C, ("answer-whisper", Accept(number_of_offer(match, B))))


def test_a_private_act_makes_no_answer_of_others_stale() -> None:
    match = fair()
    plies = {seat: match.ply_of(seat) for seat in (B, C)}
    match.act(A, WHISPER)
    for seat, ply in plies.items():
        match.answer(seat, Buy("wine"), ply)
    assert sorted(match.state.deals) == [B, C]


def test_the_numbers_of_private_offers_tell_nothing() -> None:
    match = fair(4)
    match.act(A, WHISPER)
    match.act(C, ("whisper", (D, 1, 6)))
    alone = fair(4)
    alone.act(C, ("whisper", (D, 1, 6)))
    assert number_of_offer(match, D) == number_of_offer(alone, D)


def test_a_cry_is_heard_by_all() -> None:
    match = fair()
    match.act(A, ("cry", (B, "wine", 4)))
    assert redacted(match, C).answers[-1].value == ["cry", [1, "wine", 4]]
    match.act(B, ("answer-cry", Accept(1)))
    assert match.state.goods[B]["wine"] == 2
    assert [type(event).__name__ for event in match.log_of(C)][-2:] == ["Cried", "CryAnswered"]


def test_who_has_gone_home_still_writes_letters() -> None:
    match = fair()
    match.answer(A, HOME)
    secretly(match, (A, LETTER))


def test_nobody_whispers_from_home() -> None:
    match = fair()
    assert match.game.may_whisper(match.state, A, B)
    match.answer(B, HOME)
    assert not match.game.may_whisper(match.state, A, B)
    assert match.game.may_whisper(match.state, A, C)


def test_when_the_fair_is_over_nothing_is_left_out_of_the_record() -> None:
    match = fair()
    match.act(A, LETTER)
    go_home(match, A, B, C)
    assert redacted(match, C).answers[7].value == ["letter", [1, LETTER[1][1]]]


# -- taking back ----------------------------------------------------------------------------------


def test_one_takes_back_ones_own_though_others_have_acted_since() -> None:
    match = fair()
    match.answer(A, Buy("wine"))
    buy(match, B, "wool", 2)
    match.act(B, ("letter", (C, "sour-wine")))
    undo(match, A)
    assert A not in match.state.deals
    assert match.state.goods[B]["wool"] == 3
    assert len(match.state.letters) == 1
    redo(match, A)
    assert match.state.deals[A].good == "wine"


def test_a_purchase_stays_once_others_have_paid_the_price_it_made() -> None:
    match = fair()
    buy(match, A, "wine", 1)
    buy(match, B, "wine", 1)
    before = match.digest()
    with pytest.raises(CannotUndo) as refused:
        undo(match, A)
    assert refused.value.reason.message == "undo-built-on"
    assert match.digest() == before


def test_a_sale_stays_once_another_has_counted_on_its_price() -> None:
    match = fair()
    match.answer(A, Sell("wine"))
    match.answer(A, Take(1))
    match.answer(B, Buy("wine"))
    undo(match, A)
    redo(match, A)
    match.answer(B, Take(4))
    with pytest.raises(CannotUndo):
        undo(match, A)


def test_a_purchase_of_another_good_can_still_be_taken_back() -> None:
    match = fair()
    buy(match, A, "wine", 1)
    buy(match, B, "wool", 1)
    for _ in range(3):
        undo(match, A)
    assert match.state.prices == {"wool": 6, "wine": 5, "spice": 5}
    assert not can_undo(match, A)
    assert can_undo(match, B)


def test_nothing_goes_back_behind_a_crate() -> None:
    match = fair()
    match.answer(A, CRATES)
    match.answer(NATURE, ("straw",))
    match.answer(A, Buy("wine"))
    undo(match, A)
    with pytest.raises(CannotUndo) as refused:
        undo(match, A)
    assert refused.value.reason.message == "undo-chance"


def test_nothing_goes_back_behind_a_letter() -> None:
    match = fair()
    match.answer(A, Buy("wine"))
    match.act(A, LETTER)
    with pytest.raises(CannotUndo) as refused:
        undo(match, A)
    assert refused.value.reason.message == "undo-known"


def test_who_has_gone_home_may_come_back() -> None:
    match = fair()
    go_home(match, A, B)
    undo(match, A)
    assert match.waiting() == (A, C)


def test_a_day_that_is_over_stays_so() -> None:
    match = fair(days=2)
    go_home(match, A, B, C)
    match.answer(NATURE, (1, 1, 1))
    assert not any(can_undo(match, seat) for seat in (A, B, C))


def test_what_others_take_back_leaves_ones_own_redo() -> None:
    match = fair()
    match.answer(A, Buy("wine"))
    match.answer(B, Buy("wool"))
    undo(match, A)
    undo(match, B)
    assert can_redo(match, A)
    match.answer(B, HOME)
    assert can_redo(match, A)
    assert not can_redo(match, B)


# -- in whatever order ----------------------------------------------------------------------------

SCRIPTS: dict[Seat, list[Any]] = {
    A: [Buy("wool"), Take(2), Pay(0, 10), HOME],
    B: [Buy("wine"), CANCEL, Buy("wine"), Take(1), Pay(1, 0), HOME],
    C: [Sell("spice"), Take(1), HOME],
    D: [LETTER, WHISPER, CRATES, HOME],
}


def in_some_order(match: Match[Fair], rng: Random) -> None:
    """Let everybody do what they mean to, in a random order, taking back now and then."""
    left = {seat: list(said) for seat, said in SCRIPTS.items()}
    while any(left.values()):
        seat = rng.choice([seat for seat, said in left.items() if said])
        said = left[seat].pop(0)
        if isinstance(said, tuple):
            match.act(seat, said)
            continue
        match.answer(seat, said)
        if said == CRATES:
            match.answer(NATURE, ("gem",))
        elif said != HOME and rng.random() < 0.3:
            undo(match, seat)
            left[seat].insert(0, said)


def test_what_is_independent_comes_out_the_same_in_any_order() -> None:
    start, ends = fair(4, days=2), set[str]()
    for seed in range(1000):
        match = start.clone()
        in_some_order(match, Random(seed))
        assert match.waiting() == (NATURE,)
        ends.add(repr(match.state))
    assert len(ends) == 1


@pytest.mark.parametrize("answers", [10, 640])
def test_a_copy_replays_a_handful_of_answers_however_long_the_day(answers: int) -> None:
    match = fair()
    for n in range(answers):
        match.answer(Seat(n % 3), CANCEL if Seat(n % 3) in match.state.deals else Buy("wine"))
    assert match.ply - match.bases[-1][0] == 0
    twin = match.clone()
    assert twin.digest() == match.digest()
    assert [twin.ply_of(seat) for seat in (A, B, C)] == [match.ply_of(seat) for seat in (A, B, C)]


# -- properties -----------------------------------------------------------------------------------


@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_the_fair_keeps_all_properties(seed: int, by_hand: bool) -> None:
    rng = Random(seed)
    for match in walk(GAME, seed, every=6, by_hand=by_hand):
        match.game.check(match.state)
        check_secrecy(match, rng)
        check_clone(match, rng, plies=6)
        check_replay(match)
        check_choices(match, rng)
        check_probes(match, rng)
        assert check_table(match) > len(GOODS)


@pytest.mark.parametrize("seed", range(5, 10))
def test_the_fair_keeps_its_secrets_when_seats_take_back(seed: int) -> None:
    rng = Random(seed)
    for match in walk(GAME, seed, every=6, undos=0.2):
        check_secrecy(match, rng)
        check_replay(match)
